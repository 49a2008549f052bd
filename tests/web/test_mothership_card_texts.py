"""What cards do, as the prompt, the log, the hand and the rules page show it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from motherlode.games.mothership import kinds
from motherlode.games.mothership.fleet import MOST_ENGINE
from tests.counts import proof_case
from tests.games.mothership.adjacent_fleets import edition_with_deck_of
from tests.web.mothership_tables import SHIPS, MothershipTable, mothership_table, screen_position
from tests.web.page_actions import wait_until
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

UPDATE = "An enemy ship can't move in its next turn."


def table_with_card_to_cancel(server: Server) -> tuple[MothershipTable, int, str]:
    """A table with Forced Update aimed at a Fighter, the seat that may cancel it, the space."""
    sorts = {"forced_update": 10, "noooooooooooo": 10}
    edition = {
        "economy": {"start_cards": 10},
        "cards": {name: {"count": sorts.get(name, 0)} for name in kinds.CARDS},
    }
    playing = mothership_table(server, edition)
    seat = playing.deploy()
    space = playing.space(1 - seat, "fighter 2")
    for text in ("play forced_update", f"target {space}"):
        playing.act(seat, text)
    return playing, 1 - seat, space


def wait_for_cancel_step(page: Page) -> Page:
    page.wait_for_selector('#asked[data-step="cancel"][data-mine="true"]')
    return page


@pytest.mark.rule("M12", "M30")
@pytest.mark.parametrize("plain", ["false", proof_case("true")])
def test_a_player_who_may_cancel_a_card_sees_its_text_and_target(
    visit: Visit, server: Server, plain: str
) -> None:
    playing, seat, space = table_with_card_to_cancel(server)
    settings = f'{{"speed":"instant","plain":{plain}}}'
    page = wait_for_cancel_step(visit(playing.link(seat), settings=settings))
    prompt = page.locator(".prompt")
    aimed = f"The target is your Fighter 2 on {space}"
    expect(prompt).to_contain_text("played Forced Update")
    expect(prompt).to_contain_text(aimed)
    expect(prompt).to_contain_text(UPDATE)
    expect(page.locator("[data-live]")).to_contain_text(aimed)
    if plain == "true":
        return
    expect(page.locator(".fight")).to_contain_text(aimed)
    expect(page.locator(".fight")).to_contain_text(UPDATE)
    expect(page.locator(".inspector")).to_contain_text(aimed)
    expect(page.locator(".starfield .threatened")).to_have_count(1)


def test_the_log_and_the_discard_pile_show_what_a_card_does(visit: Visit, server: Server) -> None:
    playing, seat, _ = table_with_card_to_cancel(server)
    page = wait_for_cancel_step(visit(playing.link(seat)))
    for place in (page.get_by_role("log"), page.locator(".hand")):
        about = place.locator("details", has_text="Forced Update").last
        expect(about.get_by_text(UPDATE)).not_to_be_visible()
        about.locator("summary").click()
        expect(about.get_by_text(UPDATE)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "card", "tile", "artifact"),
    [
        ("en-GB", "Roll a d4 and gain", "Each wingman counts 2.", "the shield absorbs 2 more"),
        proof_case(
            "de-DE", "Wirf einen W4", "Jeder Flügelmann zählt 2.", "der Schild schluckt 2 mehr"
        ),
    ],
)
def test_the_rules_list_every_card_tile_and_artifact(
    visit: Visit, locale: str, card: str, tile: str, artifact: str
) -> None:
    page = visit("/rules/mothership", locale=locale, **PHONE)
    rows = page.locator("article dl > div")
    expect(rows).to_have_count(len(kinds.CARDS) + 27 + 12)
    for text in (card, tile, artifact):
        expect(rows.filter(has_text=text)).to_have_count(1)
    expect(page.locator("article")).not_to_contain_text(".toml")
    assert fits_width(page)
    page.get_by_role("searchbox").fill(artifact)
    expect(rows).to_have_count(1)


# Two fleets at the far ends of a star field that is wider than a phone.
FAR = "\n".join(
    " ".join(
        "1"
        if (row, at) == (2, 2)
        else "2"
        if (row, at) == (2, 16)
        else "P"
        if (row, at) == (4, 9)
        else "."
        for at in range(19 - row % 2)
    )
    for row in range(7)
)
SEEN = """
(points) => {
  const { left, right, top, bottom } =
    document.querySelector('[role=application]').getBoundingClientRect();
  return points.some(([x, y]) => x > left && x < right && y > top && y < bottom);
}
"""


def test_on_a_phone_the_star_field_scrolls_to_legal_targets(visit: Visit, server: Server) -> None:
    edition = edition_with_deck_of("forced_update") | {
        "layouts": {"custom": {"players": 2, "map": FAR}}
    }
    playing = mothership_table(server, edition, layout="custom")
    seat = playing.deploy()
    page = visit(playing.link(seat), **PHONE)
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    enemies = [playing.space(1 - seat, ship) for ship in SHIPS]
    wait_for_scrolling(page, enemies, seen=False)
    playing.act(seat, "play forced_update")
    page.wait_for_selector('#asked[data-mine="true"]:not([data-step="turn"])')
    wait_for_scrolling(page, enemies, seen=True)


def wait_for_scrolling(page: Page, spaces: list[str], seen: bool) -> None:
    """Waits until one of the spaces is in sight, or none is: scrolling takes a moment."""

    def is_right() -> bool:
        places = [screen_position(page, space) for space in spaces]
        return bool(page.evaluate(SEEN, places)) == seen

    wait_until(page, is_right)


@pytest.mark.rule("M53")
def test_a_random_events_roll_is_titled_with_the_events_name_and_has_no_defender(
    visit: Visit, server: Server
) -> None:
    sorts = {"random_event": 10, "the_forks": 10}
    edition = {
        "economy": {"start_cards": 10},
        "cards": {name: {"count": sorts.get(name, 0)} for name in kinds.CARDS},
    }
    playing = mothership_table(server, edition, events=True)
    seat = playing.deploy()
    playing.act(seat, "play random_event")
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="after_roll"][data-mine="true"]')
    fight = page.locator(".fight")
    expect(fight.locator("h3")).not_to_have_text("A throw")
    expect(fight.locator(".against")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(fight.locator("h3").inner_text())


def table_with_card(server: Server, card: str, **changed: Any) -> tuple[MothershipTable, int]:
    """A table whose hands hold one changed kind of card, and the seat that has the turn."""
    edition = edition_with_deck_of(card) | {"economy": {"start_cards": 10, "start_resources": 5}}
    edition["cards"][card] |= changed
    playing = mothership_table(server, edition, layout="custom")
    return playing, playing.deploy()


@pytest.mark.rule("M39")
def test_an_editions_card_text_is_shown_in_the_hand_and_in_the_log(
    visit: Visit, server: Server
) -> None:
    written = "Pockets <b>are</b> turned out."
    playing, seat = table_with_card(server, "wallet_inspector", amount=3, text=written)
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    expect(page.locator(".hand")).to_contain_text(written)

    playing.act(seat, "play wallet_inspector")
    playing.act(seat, f"player seat {2 - seat}")
    log = page.get_by_role("log")
    expect(log.get_by_text(f"took 3 Resources from {('Blue', 'Red')[seat]}")).to_have_count(1)
    about = log.locator("details", has_text="Wallet Inspector").last
    about.locator("summary").click()
    expect(about.get_by_text(written)).to_be_visible()


@pytest.mark.rule("M39")
def test_the_engine_bonus_of_a_ship_is_shown_only_up_to_the_rules_limit(
    visit: Visit, server: Server
) -> None:
    playing, seat = table_with_card(server, "punch_it", amount=60)
    ship = playing.space(seat, "fighter 1")
    page = visit(playing.link(seat))
    # An engine of 5 counts 60 times, then all that it has by then, up to the limit.
    for bonus in (59 * 5, MOST_ENGINE, MOST_ENGINE):
        playing.act(seat, "play punch_it")
        playing.act(seat, f"target {ship}")
        page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
        page.mouse.move(*screen_position(page, ship))
        fact = f"flies further in this turn: +{bonus}"
        expect(page.locator(".inspector").get_by_text(fact, exact=True)).to_be_visible()
