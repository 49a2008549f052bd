"""Seats that a bot plays for a while: their pages say so, and the device isn't passed to them."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.web.hot_seat import play_until_asked, share_page
from tests.web.page_actions import shown_entry, wait_for_entry
from tests.web.seated_tables import TIMEOUT, Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE
from tests.web.visits import Visit

FOR_YOU = "is playing for you"


def expect_bot_plays(page: Page) -> None:
    """Checks that the page says and announces that a bot plays, and offers no action."""
    expect(page.locator("#asked")).to_contain_text(FOR_YOU)
    expect(page.locator("[data-notice]")).to_contain_text(FOR_YOU)
    # "What is this?" in the header is about the page; it is always there.
    assert page.locator("[data-action], [data-help]:not([data-help='what-is-this'])").count() == 0


def wait_for_bots_turn_to_end(playing: Table) -> None:
    until = time.monotonic() + TIMEOUT
    while playing.asked_seat() != 1:
        assert time.monotonic() < until
        time.sleep(0.1)


def play_until_seat_may_build(playing: Table, seat: int) -> None:
    """Plays until a seat begins its turn with something to build: not to build can be undone, while
    what the Mine gives can't."""
    for _ in range(200):
        asked = playing.position(seat)["view"]["asked"]
        if (asked["step"], asked["seat"]) == ("build", seat):
            return
        playing.take_first_action()
    raise AssertionError(f"seat {seat} never had anything to build")


@pytest.mark.parametrize("screen", [{}, proof_case(PHONE)], ids=["desk", "phone"])
def test_a_player_takes_their_seat_back_from_the_bot_that_plays_it(
    visit: Visit, server: Server, screen: dict[str, object]
) -> None:
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    page = visit(playing.link(0), **screen)
    expect(page.locator("[data-action]").first).to_be_visible()
    playing.ask("seats/0/bot", playing.tokens[0], {"bot": "random"})
    expect_bot_plays(page)
    expect(page.get_by_role("button", name="Take my seat back")).to_be_in_viewport()
    wait_for_bots_turn_to_end(playing)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator('#asked[data-mine="false"]')).to_be_visible()
    expect(page.locator("[data-notice]")).not_to_contain_text(FOR_YOU)
    play_until_asked(playing, 0)
    before = int(playing.position(0)["number"])
    wait_for_entry(page, before)
    page.locator("[data-action]").first.click()
    expect(page.locator(".board")).to_have_attribute("data-number", str(before + 1))


def test_a_player_whose_seat_a_bot_plays_is_not_asked_to_agree_to_an_undo(
    visit: Visit, server: Server
) -> None:
    """But actions from before the bot took over can't be undone."""
    playing = Table.of(server, "karats")
    play_until_seat_may_build(playing, 0)
    assert playing.position(0)["undo"] == 0
    page = visit(playing.link(0))
    taking = page.locator('[data-help="undo"]')
    expect(taking).to_have_text("Ask to take back")
    playing.ask("seats/1/bot", playing.tokens[1], {"bot": "random"})
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_text("is playing this seat")).to_be_visible()
    expect(taking).to_have_count(0)
    before = shown_entry(page)
    page.locator('[data-action="done"]').first.click()
    wait_for_entry(page, before + 1)
    expect(page.locator("[data-action]").first).to_be_visible()
    expect(taking).to_have_text("Take back")
    before = shown_entry(page)
    taking.click()
    expect(page.locator(".board")).to_have_attribute("data-number", str(before + 1))


def test_a_player_who_ran_out_of_time_sees_that_a_bot_plays(visit: Visit, server: Server) -> None:
    clock = {"per_move": 4, "bank": 0, "expiry": "bot"}
    playing = Table.waiting(server, "karats", clock=clock)
    page = visit(playing.link(0))
    page.get_by_role("button", name="Sit down").click()
    playing.learn_token(0, page)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    playing.sit(1)  # The clock begins once the page is open.
    play_until_asked(playing, 0)
    expect(page.locator("[data-action]").first).to_be_visible()
    expect_bot_plays(page)


def test_while_a_bot_plays_the_other_seat_nobody_is_asked_to_pass_the_device(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    page = share_page(visit, playing, 2)
    page.get_by_role("button", name="I am Red").click()
    playing.ask("seats/1/bot", playing.tokens[1], {"bot": "random"})
    for turn in range(6):
        page.locator("[data-action]").first.wait_for()
        before = shown_entry(page)
        page.locator("[data-action]").first.click()
        page.wait_for_function(
            "(n) => Number(document.querySelector('.board').dataset.number) > n", arg=before
        )
        assert page.locator(".pass-device").count() == 0
    expect(page.get_by_role("log")).to_contain_text("Blue")  # The bot has played meanwhile.
    page.reload()
    expect(page.locator("[data-action]").first).to_be_visible()
    assert page.locator(".pass-device").count() == 0
    # With its player back, the device is shared again.
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("More about Blue").click()
    page.get_by_role("button", name="Give the seat back").click()
    expect(page.get_by_text("is playing this seat")).to_have_count(0)
    play_until_asked(playing, 1)
    expect(page.get_by_role("button", name="I am Blue")).to_be_visible()
