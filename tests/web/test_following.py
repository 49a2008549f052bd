"""Following the others: one action at a time, stopped and skipped; what happened meanwhile."""

from datetime import datetime, timedelta

from playwright.sync_api import expect

from tests.web.accessibility import serious_violations
from tests.web.page_actions import shown_entry, wait_for_entry
from tests.web.seated_tables import Table
from tests.web.server_process import HTTP, Server
from tests.web.visits import Visit

SLOW = '{"speed":"slow","motion":"reduced"}'
ACTIONS = 8


def play_on(playing: Table, seat: int, count: int) -> None:
    """Plays first actions until `count` of another seat than this one lie after its last."""
    others = 0
    while others < count:
        asked = playing.asked_seat()
        playing.take_first_action()
        others = others + 1 if asked != seat else 0


def others_entries(playing: Table, seat: int, after: int) -> list[int]:
    """The entries of others after one that have something to read."""
    url = f"{playing.server.address}/api/tables/{playing.id}/history?after={after}"
    found = HTTP.get(url, headers={"Authorization": f"Bearer {playing.tokens[seat]}"}).json()
    others = [each for each in found["entries"] if each["seat"] != seat]
    return [each["number"] for each in others if each["events"]]


def test_the_actions_of_others_are_shown_one_by_one(visit: Visit, server: Server) -> None:
    """The page's clock stands still until the reader has stopped the others' actions."""
    playing = Table.of(server, "karats", humans=4)
    while playing.position(0)["view"]["asked"]["step"] == "draft":
        playing.take_first_action()
    reader = (playing.asked_seat() - 1) % 4
    page = visit(playing.link(reader), settings=SLOW)
    expect(page.locator("#asked")).to_be_visible()
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    while playing.asked_seat() != reader:
        playing.take_first_action()
    last = int(playing.position(reader)["number"])
    hold = page.locator("[data-follow-hold]")
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    page.clock.resume()
    assert serious_violations(page, "[data-follow]") == []
    first = shown_entry(page)
    second = others_entries(playing, reader, first)[0]
    assert first < second < last
    page.locator("[data-follow-step]").click()
    wait_for_entry(page, second)
    expect(hold).to_have_attribute("aria-pressed", "true")
    assert shown_entry(page) == second
    page.locator("[data-follow-skip]").click()
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
