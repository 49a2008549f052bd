"""What players should see on every screen: why a turn ended, rulers, the width of large screens."""

from typing import Any

from playwright.sync_api import expect

from tests.games.karats.long_game import LONG_GAME
from tests.web.mothership_tables import mothership_table
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

DIRTY: dict[str, Any] = {
    **LONG_GAME,
    "cubes": {"gold": 14, "dirt": 200, "iron": 10, "ember": 10, "copper": 10},
    "turn": {"basic_mining": 1},
}
"""An edition whose Mine is mostly Dirt, so that a turn of Dirt alone comes soon."""
LARGE = {"viewport": {"width": 2560, "height": 1440}}
MOST_TURNS = 40


def dig_until_only_dirt(playing: Table) -> None:
    """Plays turns of both seats until one has dug up nothing but Dirt."""
    for _ in range(MOST_TURNS):
        seat = playing.asked_seat()
        texts = [row["text"] for row in playing.position(seat)["legal"]]
        playing.act(seat, "mine" if "mine" in texts else texts[-1])
        events = playing.history()[-1]["events"]
        cubes = [event["cube"] for event in events if event["event"] == "excavated"]
        if cubes and set(cubes) == {"dirt"}:
            return
    raise AssertionError("every turn dug up something else than Dirt")


def test_a_turn_that_digs_up_only_dirt_says_so_in_the_log_and_the_tray(
    visit: Visit, server: Server
) -> None:
    options = {"professions": "none", "trades": "off"}
    playing = Table.of(server, "karats", edition=DIRTY, options=options)
    dig_until_only_dirt(playing)
    page = visit(playing.link(0))
    expect(page.locator(".log [data-note]").last).to_have_text("Only Dirt: nothing to keep")
    expect(page.locator("[data-only-dirt]")).to_be_visible()


def test_rulers_of_the_star_field_stay_in_view_and_its_zoom_buttons_cover_no_space(
    visit: Visit, server: Server
) -> None:
    page = visit(mothership_table(server, {}).link(0), **PHONE)
    frame = page.locator(".starfield .frame")
    expect(frame).to_be_visible()
    frame.evaluate("frame => frame.scrollTo(150, 0)")
    rows = '() => document.querySelector("[data-ruler=rows] text").getBoundingClientRect().left'
    page.wait_for_function(f"{rows} >= 0 && document.querySelector('.frame').scrollLeft > 100")
    box, zoom = frame.bounding_box(), page.locator(".starfield .zoom").bounding_box()
    assert box is not None
    assert zoom is not None
    assert zoom["y"] >= box["y"] + box["height"]


def test_a_table_of_karats_fills_most_of_a_large_screen(visit: Visit, server: Server) -> None:
    page = visit(Table.of(server, "karats").link(0), **LARGE)
    expect(page.locator(".karats")).to_be_visible()
    board = page.locator(".karats").bounding_box()
    assert board is not None
    assert fits_width(page)
    assert board["width"] >= 2560 * 0.68
    assert board["y"] + board["height"] >= 1440 * 0.75
    size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert size >= 20
