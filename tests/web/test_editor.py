"""The map editor: placing by mouse and keys, the server's faults, files, and playing a layout."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.visits import Visit

PHONE = {"width": 390, "height": 844}


def space_label(page: Page, name: str) -> str:
    """The label that screen readers get for a space."""
    label = page.locator(f'[data-space="{name}"]').get_attribute("aria-label")
    return (label or "").removeprefix(f"{name}: ")


def choose_mark(page: Page, mark: str) -> None:
    page.locator("label", has=page.locator(f'input[name="mark"][value="{mark}"]')).click()


def field(page: Page, label: str) -> Locator:
    """The choice whose label begins with a text."""
    return page.locator("label", has_text=re.compile(rf"^\s*{label}")).locator("select")


def place_mark(page: Page, name: str, mark: str) -> None:
    choose_mark(page, mark)
    page.locator(f'[data-space="{name}"]').click()


def make_small_duel(page: Page) -> None:
    """Makes a playable layout by mouse, with half-turn symmetry."""
    field(page, "Columns").select_option("9")
    field(page, "Rows").select_option("9")
    place_mark(page, "c3", "1")
    place_mark(page, "d4", "P")


def test_a_map_layout_is_made_with_the_mouse_checked_and_played(visit: Visit) -> None:
    page = visit("/editor")
    expect(page.get_by_text("Station 1 is there 0 times, not 1")).to_be_visible()
    make_small_duel(page)
    assert space_label(page, "g7") == "Station 2"
    assert space_label(page, "e6") == "planet"
    expect(page.locator("[data-playable]")).to_be_visible()
    place_mark(page, "b3", "#")
    fault = page.get_by_text("Station 1 at c3 has asteroids beside it, on b3")
    expect(fault).to_be_visible()
    expect(page.get_by_role("link", name="M7").first).to_have_attribute(
        "href", "/rules/mothership#M7"
    )
    expect(page.get_by_role("button", name="Use it at a new table")).to_be_disabled()
    page.get_by_role("button", name="Show b3").click()
    expect(page.locator('[data-space="b3"]')).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    place_mark(page, "b3", "P")  # unfair, but it can be played
    warning = page.locator('[data-sort="warning"]')
    expect(warning.get_by_text("Station 1 at c3 has something beside it, on b3")).to_be_visible()
    expect(page.get_by_role("button", name="Use it at a new table")).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-playable]")).to_be_visible()

    page.get_by_role("button", name="Use it at a new table").click()
    form = page.locator("form", has=page.locator("#new-table"))
    expect(form).to_contain_text("Mothership")
    expect(form).to_contain_text("its own contents")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-action], [data-legal], [data-space]")
    status = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/'))"
                         ".then((answer) => answer.json())")  # fmt: skip
    assert status["table"]["options"]["layout"] == "custom"
    assert status["table"]["edition"]["layouts"]["custom"]["map"].startswith(". . . . . . . . .\n")


def test_a_map_layout_is_made_with_the_keyboard(visit: Visit) -> None:
    page = visit("/editor")
    field(page, "Symmetry").select_option("across")
    page.locator('[data-space="a1"]').focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "1"):
        page.keyboard.press(key)
    assert space_label(page, "c3") == "Station 1"
    assert space_label(page, "m3") == "Station 2"
    page.keyboard.press("Enter")  # what is there already is cleared
    assert space_label(page, "c3") == "empty space"
    page.keyboard.press("#")
    assert space_label(page, "m3") == "asteroids"


def test_a_map_layout_is_saved_as_a_file_and_loaded_again(visit: Visit, tmp_path: Path) -> None:
    page = visit("/editor")
    make_small_duel(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "layout.toml"
    waiting.value.save_as(file)
    assert "[layouts.custom]\nplayers = 2\n" in file.read_text()
    page.get_by_role("button", name="Clear the board").click()
    assert space_label(page, "c3") == "empty space"
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.locator("[data-playable]")).to_be_visible()
    assert space_label(page, "c3") == "Station 1"
    file.write_text("[layouts.custom]\nplayers = 99\n")
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_text("There is no layout in this file.")).to_be_visible()
    page.reload()  # the browser remembers what was being made
    assert space_label(page, "g7") == "Station 2"


def test_the_editor_finds_layouts_of_the_box_playable(visit: Visit) -> None:
    page = visit("/editor")
    begin = field(page, "Begin with a layout of the box")
    expect(begin.locator("option")).to_have_count(16)
    for name in ("six_suns", "siege", "duel"):
        begin.select_option(name)
        expect(page.locator("[data-playable]")).to_be_visible()


def test_with_sixfold_symmetry_one_placed_station_makes_six(visit: Visit) -> None:
    page = visit("/editor")
    field(page, "Players").select_option("6")
    field(page, "Symmetry").select_option("sixth")
    place_mark(page, "l7", "1")
    stations = page.locator('[aria-label*="Station"][data-space]')
    expect(stations).to_have_count(6)


@pytest.mark.parametrize("scheme", ["dark", proof_case("light")])
def test_axe_finds_nothing_serious_in_the_editor(visit: Visit, scheme: str) -> None:
    page = visit("/editor", color_scheme=scheme)
    expect(page.get_by_text("Station 1 is there 0 times, not 1")).to_be_visible()
    assert serious_violations(page) == []


def test_the_editor_fits_on_a_phone_and_speaks_german(visit: Visit) -> None:
    page = visit("/editor", viewport=PHONE, locale="de-DE")
    expect(page.get_by_text("Kolonie 1 ist 0-mal da, nicht 1-mal")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    place_mark(page, "d4", "P")
    assert space_label(page, "d4") == "Planet"


def test_tab_still_reaches_the_editors_board_after_the_focused_space_is_removed(
    visit: Visit,
) -> None:
    page = visit("/editor")
    field(page, "Columns").select_option("19")
    page.locator('[data-space="s1"]').focus()
    field(page, "Columns").select_option("9")
    expect(page.locator('[data-space="s1"]')).to_have_count(0)
    expect(page.locator('[data-space][tabindex="0"]')).to_have_count(1)


def test_undo_deselects_a_mark_that_the_earlier_layout_lacks(visit: Visit) -> None:
    page = visit("/editor")
    field(page, "Players").select_option("1")
    choose_mark(page, "m")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('input[name="mark"][value="m"]')).to_have_count(0)
    expect(page.locator('input[name="mark"]:checked')).to_have_value("#")
