"""Whole games of Mothership: one by fingers on a phone 390 pixels wide, one by keys alone."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.mothership_tables import CLOSE, MothershipTable, mothership_table, screen_position
from tests.web.page_actions import is_over, shown_entry
from tests.web.server_process import Server
from tests.web.visits import Visit

TIMEOUT = 180.0
SHIPS_PER_TURN = 3
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SHORT = {**CLOSE, "game": {"rounds": 3}}

Hand = Callable[[Page, MothershipTable, int, str, int], None]
"""Answers what a step asks of a seat; the last number counts the orders of this turn."""

# Brings a space of the star field between the top of the window and the prompt.
BRING = """
([x, y]) => {
  const frame = document.querySelector('[role=application]');
  const sheet = document.querySelector('.prompt').getBoundingClientRect().top;
  const box = frame.getBoundingClientRect();
  frame.scrollBy({ left: x - box.left - box.width / 2, behavior: 'instant' });
  window.scrollBy({ top: y - sheet / 2, behavior: 'instant' });
}
"""


def tap_space(page: Page, space: str) -> None:
    page.evaluate(BRING, screen_position(page, space))
    page.wait_for_timeout(100)
    page.touchscreen.tap(*screen_position(page, space))


def legal_texts(playing: MothershipTable, seat: int) -> list[str]:
    return [action["text"] for action in playing.position(seat)["legal"]]


def wait_for_answer(page: Page, before: int, seconds: float = 1.5) -> bool:
    """True if the page shows a later entry within a while."""
    until = time.monotonic() + seconds
    while shown_entry(page) <= before and time.monotonic() < until:
        page.wait_for_timeout(50)
    return shown_entry(page) > before


def by_fingers(page: Page, playing: MothershipTable, seat: int, step: str, orders: int) -> None:
    texts, before = legal_texts(playing, seat), shown_entry(page)
    ships = [text.removeprefix("order ") for text in texts if text.startswith("order ")]
    if step == "turn" and ships and orders < SHIPS_PER_TURN:
        tap_space(page, playing.space(seat, ships[-1 - orders % len(ships)]))
        return
    if step == "turn":
        page.locator('.prompt [data-action^="end"]').tap()
        return
    targets = [text for text in texts if text.split(" ")[0] in ("attack", "move", "enter")]
    if step == "orders" and targets:
        wanted = min(targets, key=lambda text: not text.startswith("attack"))
        tap_space(page, wanted.split(" ")[1])
        if not wait_for_answer(page, before):
            page.locator(f'[data-does="{wanted}"]').tap()
        return
    page.locator(".prompt [data-action]:visible").first.tap()


def by_keys(page: Page, playing: MothershipTable, seat: int, step: str, orders: int) -> None:
    press, before = page.keyboard.press, shown_entry(page)
    if step == "turn" and orders >= SHIPS_PER_TURN:
        press("e")
        return
    if step in ("turn", "orders"):
        for _ in range(80):
            if page.evaluate("document.activeElement.role") == "application":
                break
            press("Tab")
        press("Home" if step == "turn" else "End")
        for _ in range(orders if step == "turn" else 0):
            press("PageDown")
        press("Enter")
        if wait_for_answer(page, before):
            return
        press("Escape")
    press("1")
    if not wait_for_answer(page, before):
        press("e")


def play_out(page: Page, playing: MothershipTable, seat: int, hand: Hand) -> None:
    """Plays a seat by hand to the end; the other one places its ships and ends its turns."""
    until, orders = time.monotonic() + TIMEOUT, 0
    while not is_over(page):
        assert time.monotonic() < until, f"the game stands at entry {shown_entry(page)}"
        if playing.asked_seat() == 1 - seat:
            texts = legal_texts(playing, 1 - seat)
            wanted = [text for text in ("deploy", "end turn", "pass") if text in texts] or texts
            # The server passes for a seat that could only pass; then this move comes too late.
            if not wanted or not playing.send_move(1 - seat, wanted[0]).is_success:
                page.wait_for_timeout(100)
            orders = 0
            continue
        asked, before = page.locator("#asked"), shown_entry(page)
        if asked.get_attribute("data-mine") != "true" or before < playing.position(seat)["number"]:
            page.wait_for_timeout(50)
            continue
        step = asked.get_attribute("data-step") or ""
        hand(page, playing, seat, step, orders)
        wait_for_answer(page, before)
        orders += step == "turn"


@pytest.mark.proof
@pytest.mark.parametrize(
    ("hand", "screen"), [(by_fingers, PHONE), (by_keys, {})], ids=["fingers", "keys"]
)
def test_a_whole_game_of_mothership_is_played_by_hand(
    visit: Visit, server: Server, hand: Hand, screen: dict[str, Any]
) -> None:
    playing = mothership_table(server, SHORT, layout="custom")
    page = visit(playing.link(0), **screen)
    expect(page.locator("#asked")).to_be_visible()
    play_out(page, playing, 0, hand)
    expect(page.locator("#ending")).to_be_visible()
    verbs = {str(entry["text"]).split(" ")[0] for entry in playing.history() if entry["seat"] == 0}
    assert {"order", "end"} <= verbs
    assert verbs & {"attack", "move", "enter"}
