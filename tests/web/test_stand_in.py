"""Seats that a bot plays for a while: their pages say so, and they share no device."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import caught_up, number
from tests.web.screens import PHONE
from tests.web.serving import Server
from tests.web.sharing import share, until_asked
from tests.web.tables import Table

FOR_YOU = "plays for you"


def replaced(page: Page) -> None:
    """The page says that a bot plays, aloud too, and offers nothing else."""
    expect(page.locator("#asked")).to_contain_text(FOR_YOU)
    expect(page.locator("[data-notice]")).to_contain_text(FOR_YOU)
    assert page.locator("[data-action], [data-help]").count() == 0


def bots_turn_ends(playing: Table) -> None:
    until = time.monotonic() + 20
    while playing.asked() != 1:
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_seat_is_taken_back_from_its_bot(
    visit: Visit, server: Server, screen: dict[str, object]
) -> None:
    playing = Table.of(server, "karats")
    until_asked(playing, 0)
    page = visit(playing.link(0), **screen)
    expect(page.locator("[data-action]").first).to_be_visible()
    playing.ask("seats/0/bot", playing.host, {"bot": "random"})
    replaced(page)
    expect(page.get_by_role("button", name="Take my seat back")).to_be_in_viewport()
    bots_turn_ends(playing)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator('#asked[data-mine="false"]')).to_be_visible()
    expect(page.locator("[data-notice]")).not_to_contain_text(FOR_YOU)
    until_asked(playing, 0)
    before = int(playing.position(0)["number"])
    caught_up(page, before)
    page.locator("[data-action]").first.click()
    expect(page.locator(".board")).to_have_attribute("data-number", str(before + 1))


def test_who_is_asked_before_something_is_taken_back(visit: Visit, server: Server) -> None:
    """The button says what the server does: those who left their seat to a bot are not asked,
    those whom the host replaced are."""
    playing = Table.of(server, "karats")
    for seat in (0, 1, 0):
        until_asked(playing, seat)
    assert playing.position(0)["undo"] == 0
    page = visit(playing.link(0))
    taking = page.locator('[data-help="undo"]')
    expect(taking).to_have_text("Ask to take back")
    playing.ask("seats/1/bot", playing.host, {"bot": "random"})
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_text("plays for this seat")).to_be_visible()
    expect(taking).to_have_text("Ask to take back")
    playing.ask("seats/1/back", playing.host, {})
    playing.ask("seats/1/bot", playing.tokens[1], {"bot": "random"})
    expect(taking).to_have_text("Take back")
    before = number(page)
    taking.click()
    expect(page.locator(".board")).to_have_attribute("data-number", str(before + 1))


def test_who_ran_out_of_time_is_told(visit: Visit, server: Server) -> None:
    clock = {"per_move": 4, "bank": 0, "expiry": "bot"}
    playing = Table.laid(server, "karats", clock=clock)
    page = visit(playing.link(0))
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    playing.sit(1)  # The clock begins with the page there, however long that took.
    until_asked(playing, 0)
    expect(page.locator("[data-action]").first).to_be_visible()
    replaced(page)


def test_the_one_human_left_lifts_no_curtain(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    until_asked(playing, 0)
    page = share(visit, playing, 2)
    page.get_by_role("button", name="I am Red").click()
    playing.ask("seats/1/bot", playing.host, {"bot": "random"})
    for turn in range(6):
        page.locator("[data-action]").first.wait_for()
        before = number(page)
        page.locator("[data-action]").first.click()
        page.wait_for_function(
            "(n) => Number(document.querySelector('.board').dataset.number) > n", arg=before
        )
        assert page.locator(".curtain").count() == 0
    expect(page.get_by_role("log")).to_contain_text("Blue")  # It has played meanwhile.
    page.reload()
    expect(page.locator("[data-action]").first).to_be_visible()
    assert page.locator(".curtain").count() == 0
    # With its player back, the device is shared again.
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("More about Blue").click()
    page.get_by_role("button", name="Give the seat back").click()
    expect(page.get_by_text("plays for this seat")).to_have_count(0)
    until_asked(playing, 1)
    expect(page.get_by_role("button", name="I am Blue")).to_be_visible()
