"""What Mothership's pages say of cards and technology: prices that hold, tiles that count."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.games.mothership.beside import deck_of
from tests.web.conftest import Visit
from tests.web.fleets import Fleets, table
from tests.web.serving import Server

RICH = {"economy": {"start_resources": 40}}
TURN = '#asked[data-step="turn"][data-mine="true"]'
INDUSTRY = ("economy", "industry", "industry")


def rich(server: Server, card: str) -> tuple[Fleets, int]:
    """A table of the rich, with one kind of card; and the seat that has the turn."""
    playing = table(server, deck_of(card) | RICH, layout="custom")
    return playing, playing.deploy()


def research(playing: Fleets, seat: int, *tiles: str) -> None:
    for tile in tiles:
        playing.act(seat, f"research {tile}")


def resources(playing: Fleets, seat: int) -> int:
    return int(playing.position(seat)["view"]["seats"][seat]["resources"])


@pytest.mark.rule("M36", "M44")
@pytest.mark.parametrize(("tiles", "price"), [((), 3), (INDUSTRY, 2)])
def test_a_card_is_sold_for_what_its_button_says(
    visit: Visit, server: Server, tiles: tuple[str, ...], price: int
) -> None:
    """A Wormhole is worth 3; who saves 1 on a card that is bought gets 1 less."""
    playing, seat = rich(server, "wormhole")
    research(playing, seat, *tiles)
    before = resources(playing, seat)
    page = visit(playing.link(seat))
    page.locator(".hand").get_by_role("button", name=f"Sell: {price}, Wormhole").click()
    expect(page.get_by_role("log")).to_contain_text(f"sold Wormhole for {price}")
    assert resources(playing, seat) == before + price


def states(page: Page, category: str) -> list[str]:
    """How the trunk and the first branch of a category are marked."""
    page.wait_for_selector(TURN)
    tiles = page.locator(f'.tree .category[aria-label="{category}"] .tile')
    tiles.first.wait_for()
    marks = tiles.evaluate_all("(all) => all.map((tile) => tile.classList[1])")
    return [str(mark) for mark in marks[:5]]


@pytest.mark.rule("M43", "M44")
def test_the_tree_shows_what_counts_and_what_was_replaced(visit: Visit, server: Server) -> None:
    playing, seat = rich(server, "wormhole")
    research(playing, seat, *INDUSTRY)
    page = visit(playing.link(seat))
    assert states(page, "Economy") == ["replaced", "active", "active", "free", "free"]

    # The page has no tree of its own: where the server tells of another, it shows that.
    page.route("**/api/games/mothership", with_ladder([2, 3]))
    page.reload()
    assert states(page, "Economy") == ["active", "replaced", "active", "free", "free"]


def with_ladder(tiers: list[int]) -> Any:
    def answer(route: Route) -> None:
        told = httpx.get(route.request.url).json()
        told["content_tables"]["tree"]["ladders"]["industry"] = tiers
        route.fulfill(json=told)

    return answer
