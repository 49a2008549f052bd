"""Several seats of a table in one browser."""

from playwright.sync_api import Page, expect

from tests.web.seated_tables import Table
from tests.web.visits import Visit


def share_page(visit: Visit, playing: Table, seats: int) -> Page:
    """Opens a page on which the first seats of a table are played."""
    page = visit(playing.link(0))
    for seat in range(1, seats):
        expect(page.locator("#asked")).to_be_visible()
        page.goto(playing.link(seat))
        expect(page.locator(".pass-device")).to_be_visible()
    return page


def play_until_asked(playing: Table, seat: int) -> None:
    """Plays first legal actions through the API until `seat` is asked."""
    for entry in range(60):
        if playing.asked_seat() == seat:
            return
        playing.take_first_action()
    raise AssertionError(f"seat {seat} was never asked")
