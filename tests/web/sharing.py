"""Several seats that share one browser."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.tables import Table


def share(visit: Visit, playing: Table, seats: int) -> Page:
    """A page at which the first seats of a table are played."""
    page = visit(playing.link(0))
    for seat in range(1, seats):
        expect(page.locator("#asked")).to_be_visible()
        page.goto(playing.link(seat))
        expect(page.locator(".curtain")).to_be_visible()
    return page


def until_asked(playing: Table, seat: int) -> None:
    """Plays on, beside the page, until that seat is asked."""
    for entry in range(60):
        asked = playing.asked()
        if asked == seat:
            return
        playing.act(asked, playing.position(asked)["legal"][0]["text"])
    raise AssertionError("this seat is never asked")
