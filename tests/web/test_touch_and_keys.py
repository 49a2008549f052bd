"""What a finger presses is wide enough, what a key does is harmless, and boards stay in place."""

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.web.mothership_tables import CLOSE, click_space, mothership_table
from tests.web.page_actions import play_now, shown_entry, wait_for_entry_after
from tests.web.server_process import Server
from tests.web.viewport import PHONE
from tests.web.visits import Visit

FINGER = 43.5
"""The least side of what a finger presses, 44 pixels, without the rounding of a layout."""
PLACES_ON_BOARDS = ".starfield svg, .mine svg"

SMALL_TARGETS = """
([finger, boards]) => [...document.querySelectorAll(
  'button, select, summary, input:not([type=hidden]), a.button, [role=tab]')]
  .filter((element) => element.checkVisibility() && !element.closest(boards))
  .filter((element) => !element.closest('.unseen, label'))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < finger || box.width < finger))
  .map(([element, box]) =>
    `${element.textContent.trim().slice(0, 30) || element.title} ${element.className} ` +
    `${Math.round(box.width)}x${Math.round(box.height)}`)
"""


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["y"]


@pytest.mark.parametrize(
    "game", ["mothership", proof_case("karats"), proof_case("super_motherload")]
)
def test_what_a_finger_presses_is_44_pixels_wide_and_high(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    play_now(page, game)
    assert page.evaluate(SMALL_TARGETS, [FINGER, PLACES_ON_BOARDS]) == []


def test_no_digit_ends_a_turn_and_its_own_key_does(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    page = visit(playing.link(playing.deploy()))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    end = page.locator('.prompt [data-action^="end"]')
    expect(end).to_have_attribute("aria-keyshortcuts", "E")
    with_digits = page.locator(".prompt [data-action][aria-keyshortcuts]")
    assert with_digits.first.get_attribute("data-action") != "end turn"
    before = shown_entry(page)
    page.keyboard.press("e")
    wait_for_entry_after(page, before)


def test_the_star_field_stays_in_place_when_a_ship_is_chosen(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    seat = playing.deploy()
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    before, entry = top_of(page, ".starfield"), shown_entry(page)
    click_space(page, playing.space(seat, "fighter 1"))
    wait_for_entry_after(page, entry)
    assert top_of(page, ".starfield") == before


def test_on_a_phone_the_control_panel_comes_into_view_to_divert_energy(
    visit: Visit, server: Server
) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    page = visit(playing.link(playing.deploy()), **PHONE)
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    page.locator('.prompt [data-action="divert"]').tap()
    page.wait_for_selector('#asked[data-step="divert"]')
    sheet = page.locator(".prompt").bounding_box()
    assert sheet
    for row in page.locator(".control [data-row]").all():
        box = row.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= sheet["y"]


def test_a_table_against_bots_is_marked_as_casual(visit: Visit, server: Server) -> None:
    page = visit()
    play_now(page, "karats")
    expect(page.locator("[data-casual]")).to_be_visible()
    two = mothership_table(server, CLOSE, layout="custom")
    page.goto(two.link(0))
    expect(page.locator("#asked")).to_be_visible()
    expect(page.locator("[data-casual]")).to_have_count(0)
