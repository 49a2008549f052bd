"""Accessibility: axe finds nothing serious in dark and light mode; screen readers get events."""

import pytest
from playwright.sync_api import expect

from tests.counts import proof_case
from tests.games.karats.long_game import LONG_GAME
from tests.web.accessibility import serious_violations
from tests.web.finished_tables import known_table
from tests.web.page_actions import make_games_long, play_now, play_until
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit


@pytest.mark.parametrize("scheme", ["dark", proof_case("light")])
def test_axe_finds_nothing_serious(visit: Visit, server: Server, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert serious_violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert serious_violations(page) == []
    page.keyboard.press("Escape")

    make_games_long(page)
    play_now(page, "karats")
    page.wait_for_selector("[data-action]")
    assert serious_violations(page) == []
    play_until([page], entries=40)
    for tab in ("Chat", "Players", "Orders", "Fairness", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert serious_violations(page, ".side-panel") == []

    page.goto("/rules/karats#K31")
    expect(page.locator("#K31")).to_be_visible()
    assert serious_violations(page) == []
    page.goto(f"/replay/{known_table(server)}")
    expect(page.locator(".karats")).to_be_visible()
    assert serious_violations(page) == []


@pytest.mark.parametrize("scheme", ["dark", proof_case("light")])
def test_axe_finds_nothing_serious_where_players_over_days_look(
    visit: Visit, server: Server, scheme: str
) -> None:
    """Notices, carried seats, notes, looking back, rules of a table in one glance, chosen seats."""
    table = Table.of(server, "karats", edition=LONG_GAME, listed=True)
    for _ in range(4):
        table.take_first_action()
    page = visit(table.link(0), color_scheme=scheme, **PHONE)
    expect(page.locator(".board")).to_have_attribute("data-number", "4")
    page.get_by_role("tab", name="Notes").click()
    assert serious_violations(page, ".side-panel") == []
    assert fits_width(page)
    page.get_by_role("tab", name="Log").click()
    with page.expect_response("**/earlier?*", timeout=60_000):  # The first one starts a worker.
        page.locator("[data-look-back-begin]").click()
    expect(page.locator("[data-look-back]")).to_be_visible()
    assert serious_violations(page) == []
    for path in ("/notices", "/carry"):
        page.goto(path)
        expect(page.get_by_role("group").or_(page.get_by_role("form")).first).to_be_visible()
        assert serious_violations(page) == []
        assert fits_width(page)
    page.goto("/")
    running = page.locator("[aria-labelledby=running-tables]")
    running.get_by_text("Rules at this table").first.click()
    expect(running.locator("[data-table-rules]").first).to_be_visible()
    assert serious_violations(page) == []
    assert fits_width(page)
    page.goto(f"/replay/{known_table(server)}?at=13")
    choose = page.get_by_role("button", name="Choose who sits where")
    expect(choose).to_be_enabled()
    choose.press("Enter")
    expect(page.locator("[data-play-on]")).to_be_visible()
    assert serious_violations(page, "[data-play-on]") == []
    assert fits_width(page)


def test_axe_finds_nothing_serious_on_the_generic_board(visit: Visit) -> None:
    page = visit(settings='{"speed":"instant","plain":true}')
    play_now(page, "karats")
    page.wait_for_selector("[data-action]")
    assert serious_violations(page) == []


def test_events_are_announced_to_screen_readers(visit: Visit) -> None:
    page = visit()
    play_now(page, "karats")
    expect(page.locator("[data-live]")).to_contain_text("Your move: choose a Profession")
    assert page.locator("[data-live]").get_attribute("aria-live") == "polite"
