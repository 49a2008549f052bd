"""Accessibility: axe finds nothing serious in dark and light mode; screen readers get events."""

import pytest
from playwright.sync_api import expect

from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.finished_tables import known_table
from tests.web.page_actions import make_games_long, play_now, play_until
from tests.web.server_process import Server
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
