"""Following the others: one action at a time, stopped and skipped; what happened meanwhile."""

from playwright.sync_api import Page, expect

from tests.web.accessibility import serious_violations
from tests.web.page_actions import shown_entry, wait_for_entry
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.visits import Visit

SLOW = '{"speed":"slow","motion":"reduced"}'
ACTIONS = 8


def play_on(playing: Table, seat: int, count: int = ACTIONS) -> int:
    """Plays first actions until `count` of another seat than this one lie after its last; returns
    the number of the last entry."""
    others = 0
    while others < count:
        asked = playing.asked_seat()
        playing.take_first_action()
        others = others + 1 if asked != seat else 0
    return int(playing.position(seat)["number"])


def stopped(page: Page) -> int:
    """Stops the actions of others; returns the entry that is shown."""
    page.locator("[data-follow-hold]").click()
    expect(page.locator('[data-follow-hold][aria-pressed="true"]')).to_be_visible()
    return shown_entry(page)


def test_the_actions_of_others_are_shown_one_by_one(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    seat = 1
    while playing.asked_seat() != seat or playing.position(0)["view"]["asked"]["step"] == "draft":
        playing.take_first_action()
    page = visit(playing.link(1 - seat), settings=SLOW)
    expect(page.locator("#asked")).to_be_visible()
    while playing.asked_seat() == seat:
        playing.take_first_action()
    last = int(playing.position(seat)["number"])
    at = stopped(page)
    assert at < last
    assert serious_violations(page, "[data-follow]") == []
    page.locator("[data-follow-step]").click()
    wait_for_entry(page, at + 1)
    # A short turn may be over by now, and the button with it.
    page.evaluate("document.querySelector('[data-follow-skip]')?.click()")
    wait_for_entry(page, last)
    assert shown_entry(page) == last


def test_who_comes_back_reads_what_happened_since_their_last_move(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    first = playing.asked_seat()
    playing.take_first_action()
    play_on(playing, first, 2)
    page = visit(playing.link(first))
    since = page.locator("[data-since]")
    expect(since).to_contain_text(("Red", "Blue")[1 - first])
    assert serious_violations(page, "[data-since]") == []
    since.get_by_role("button", name="Seen").click()
    expect(since).to_have_count(0)


def test_the_beginning_of_a_turn_stands_with_its_own_player(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    for _ in range(ACTIONS):
        playing.take_first_action()
    page = visit(playing.link(0))
    begins = page.locator(".log .begins")
    expect(begins.first).to_be_visible()
    names = ["Red", "Blue"]
    for line in begins.all():
        name = names[int(line.get_attribute("data-seat") or 0)]
        text = line.inner_text()
        assert name in text or text.startswith("You")
