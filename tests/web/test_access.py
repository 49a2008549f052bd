"""Axe finds nothing serious on any page, by day and by lamp light; the first load is small."""

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import serious
from tests.web.conftest import Visit
from tests.web.playing import known_table, last_long, play_now, play_until
from tests.web.serving import Server

FIRST_LOAD = 200_000


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Visit, server: Server, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Settings").click()
    assert serious(page) == []
    page.keyboard.press("Escape")

    last_long(page)
    play_now(page, "karats")
    page.wait_for_selector("[data-action]")
    assert serious(page) == []
    play_until([page], entries=40)
    for tab in ("Chat", "Players", "Orders", "Fairness", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert serious(page, ".side-panel") == []

    page.goto("/rules/karats#K31")
    expect(page.locator("#K31")).to_be_visible()
    assert serious(page) == []
    page.goto(f"/replay/{known_table(server)}")
    expect(page.locator(".karats")).to_be_visible()
    assert serious(page) == []


def test_axe_finds_nothing_serious_on_the_plain_board(visit: Visit) -> None:
    page = visit(settings='{"speed":"instant","plain":true}')
    play_now(page, "karats")
    page.wait_for_selector("[data-action]")
    assert serious(page) == []


def test_events_are_told_to_screen_readers(visit: Visit) -> None:
    page = visit()
    play_now(page, "karats")
    expect(page.locator("[data-live]")).to_contain_text("Your move: choose a Profession")
    assert page.locator("[data-live]").get_attribute("aria-live") == "polite"


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything up to a Karats table being played, as it comes over the wire."""
    page = visit("/rules")
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    play_now(page, "karats")
    page.wait_for_selector(".karats")
    assert len(sizes) > 5
    assert sum(sizes) < FIRST_LOAD
