"""Looking back through a running game without leaving it."""

from typing import Any

from playwright.sync_api import expect

from tests.games.karats.long_game import LONG_GAME
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit

PHONE = {"width": 390, "height": 844}


def entry_of(page: Any) -> str:
    return str(page.locator(".board").get_attribute("data-number"))


def test_a_player_looks_back_while_the_game_goes_on(visit: Visit, server: Server) -> None:
    table = Table.of(server, "karats", edition=LONG_GAME)
    for move in range(12):
        table.take_first_action()
    page = visit(table.link(0), viewport=PHONE)
    expect(page.locator(".board")).to_have_attribute("data-number", "12")
    with page.expect_response("**/earlier?*", timeout=60_000):  # The first one starts a worker.
        page.locator("[data-look-back-begin]").click()
    bar = page.locator("[data-look-back]")
    expect(page.locator(".board")).to_have_attribute("data-number", "11")
    expect(page.locator("[data-action]")).to_have_count(0)
    expect(page.get_by_role("slider", name="Move 11 of 12")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board")).to_have_attribute("data-number", "10")
    assert fits_width(page)
    bar.get_by_role("button", name="One step back").click()
    expect(page.locator(".board")).to_have_attribute("data-number", "9")

    # Meanwhile others move: the earlier position stays, and the end of the slider moves on.
    token = table.tokens[0]
    saved = "JSON.parse(localStorage.getItem('motherlode.tables'))[0].seats[0].token"
    table.tokens[0] = str(page.evaluate(saved)) or token
    table.take_first_action()
    expect(page.get_by_role("slider", name="Move 9 of 13")).to_be_visible()
    assert entry_of(page) == "9"

    page.locator("[data-back-to-now]").click()
    expect(bar).to_have_count(0)
    expect(page.locator(".board")).to_have_attribute("data-number", "13")
    page.locator("[data-look-back-begin]").click()
    expect(page.locator(".board")).to_have_attribute("data-number", "12")
    page.keyboard.press("Escape")
    expect(page.locator(".board")).to_have_attribute("data-number", "13")
