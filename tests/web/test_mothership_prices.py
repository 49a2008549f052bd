"""Prices of cards and states of technology tiles on Mothership's board."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.counts import proof_case
from tests.games.mothership.adjacent_fleets import edition_with_deck_of
from tests.web.mothership_tables import MothershipTable, mothership_table
from tests.web.server_process import HTTP, Server
from tests.web.visits import Visit

RICH = {"economy": {"start_resources": 40}}
TURN = '#asked[data-step="turn"][data-mine="true"]'
INDUSTRY = ("economy", "industry", "industry")


def rich_table(server: Server, card: str) -> tuple[MothershipTable, int]:
    """A table with many Resources and one kind of card, and the seat that has the turn."""
    playing = mothership_table(server, edition_with_deck_of(card) | RICH, layout="custom")
    return playing, playing.deploy()


def research(playing: MothershipTable, seat: int, *tiles: str) -> None:
    for tile in tiles:
        playing.act(seat, f"research {tile}")


def resources(playing: MothershipTable, seat: int) -> int:
    return int(playing.position(seat)["view"]["seats"][seat]["resources"])


@pytest.mark.rule("M36", "M44")
@pytest.mark.parametrize("tiles", [proof_case(()), INDUSTRY])
def test_a_card_sells_for_the_price_on_its_button(
    visit: Visit, server: Server, tiles: tuple[str, ...]
) -> None:
    """A Wormhole sells for 3, whatever tiles make buying cheaper."""
    price = 3
    playing, seat = rich_table(server, "wormhole")
    research(playing, seat, *tiles)
    before = resources(playing, seat)
    page = visit(playing.link(seat))
    page.locator(".hand").get_by_role("button", name=f"Sell: {price}, Wormhole").click()
    expect(page.get_by_role("log")).to_contain_text(f"sold Wormhole for {price}")
    assert resources(playing, seat) == before + price


@pytest.mark.rule("M36", "M44")
def test_the_price_of_the_next_card_stands_beside_the_deck(visit: Visit, server: Server) -> None:
    playing, seat = rich_table(server, "wormhole")
    research(playing, seat, "economy", "dominion", "dominion")
    hand = visit(playing.link(seat)).locator(".hand")
    expect(hand).to_contain_text("costs 1")
    hand.locator('[data-anchor="deck"]').click()
    expect(hand).to_contain_text("costs 2")


def tile_states(page: Page, category: str) -> list[str]:
    """The states of the trunk and of the first branch of a category."""
    page.wait_for_selector(TURN)
    tiles = page.locator(f'.tree .category[aria-label="{category}"] .tile')
    tiles.first.wait_for()
    marks = tiles.evaluate_all("(all) => all.map((tile) => tile.classList[1])")
    return [str(mark) for mark in marks[:5]]


@pytest.mark.rule("M43", "M44")
def test_the_technology_tree_marks_active_and_replaced_tiles(visit: Visit, server: Server) -> None:
    playing, seat = rich_table(server, "wormhole")
    research(playing, seat, *INDUSTRY)
    page = visit(playing.link(seat))
    assert tile_states(page, "Economy") == ["replaced", "replaced", "active", "free", "free"]

    # The page has no tree of its own: it shows the one that the server sends.
    page.route("**/api/games/mothership", with_mark("economy", "none"))
    page.reload()
    assert tile_states(page, "Economy") == ["active", "replaced", "active", "free", "free"]


def with_mark(tile: str, mark: str) -> Any:
    """Answers with the game's details, in which a tile has another mark."""

    def answer(route: Route) -> None:
        details = HTTP.get(route.request.url).json()
        details["content_tables"]["technology"]["tiles"][tile]["mark"] = mark
        route.fulfill(json=details)

    return answer
