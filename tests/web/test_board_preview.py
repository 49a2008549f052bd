"""The board before the game: in the lobby's form, in the waiting room, and in the editor (M57)."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.viewport import fits_width
from tests.web.visits import Visit

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


def open_form(page: Page, layout: str = "generated") -> Locator:
    """The form of a new Mothership table with a layout chosen."""
    page.locator("article, li", has=page.get_by_role("heading", name="Mothership")).get_by_role(
        "button"
    ).last.click()
    form = page.locator("form", has=page.locator("#new-table"))
    form.locator("select", has=page.locator('option[value="generated"]')).select_option(layout)
    return form


def shown_map(where: Page | Locator) -> str:
    """The map of the board that is drawn."""
    picture = where.locator("svg[data-map]")
    expect(picture).to_be_visible()
    return picture.get_attribute("data-map") or ""


def table_info(page: Page) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((all) => all.json())"
    )
    return dict(answer["table"])


def invite_a_friend(form: Locator) -> None:
    """Makes the second seat one that waits for a friend, so that the game doesn't begin."""
    form.locator(".seat").nth(1).locator("select").first.select_option("friend")


@pytest.mark.rule("M57")
@pytest.mark.parametrize("viewport", [DESKTOP, proof_case(PHONE)], ids=["desktop", "phone"])
def test_the_board_is_shown_before_the_game_and_the_table_has_just_that_board(
    visit: Visit, viewport: dict[str, int]
) -> None:
    page = visit("/", viewport=viewport)
    form = open_form(page)
    first = shown_map(form)
    form.get_by_role("button", name="Another one").click()
    expect(form.locator("svg[data-map]")).not_to_have_attribute("data-map", first)
    chosen = shown_map(form)
    expect(form.locator("[data-fairness]")).to_have_text("Alike by 100 %")
    expect(form.get_by_role("row", name="planets in first-turn reach")).to_be_visible()
    assert form.locator('svg [data-mark="P"]').count() == chosen.count("P") == 3
    assert fits_width(page)
    invite_a_friend(form)
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert shown_map(page) == chosen
    info = table_info(page)
    assert info["edition"]["layouts"]["generated"]["map"] == chosen
    assert (info["fairness"]["seed"], info["fairness"]["secret"]) == ("", "")
    assert fits_width(page)
    # Somebody else who opens the table's address sees the same.
    guest = visit(page.url.removeprefix(page.url.split("/t/")[0]).split("#")[0])
    assert shown_map(guest) == chosen
    expect(guest.locator("[data-fairness]")).to_be_visible()


@pytest.mark.rule("M57")
def test_settings_that_do_not_fit_say_what_would_in_german(visit: Visit) -> None:
    page = visit("/", locale="de-DE")
    form = open_form(page, "triad")
    unfit = form.locator("[data-unfit]")
    expect(unfit).to_contain_text("die Karte triad ist für 3 Mitspieler, nicht für 2")
    expect(unfit).to_contain_text("duel, narrows, wide_duel")
    form.locator(".count select").select_option("3")
    expect(unfit).to_have_count(0)
    assert shown_map(form).count("3") == 1


@pytest.mark.rule("M48")
def test_a_table_of_one_against_two_is_opened_in_the_lobby(visit: Visit) -> None:
    page = visit("/")
    form = open_form(page)
    uneven = form.locator("select", has=page.locator('option[value="1v2"]'))
    uneven.select_option("1v2")
    expect(form.locator("[data-unfit]")).to_contain_text("don't fit 2 players")
    form.locator(".count select").select_option("3")
    expect(form.locator("[data-unfit]")).to_have_count(0)
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#asked")
    assert table_info(page)["teams"] == [0, 1, 1]


@pytest.mark.rule("M57")
def test_the_editor_begins_with_a_generated_board(visit: Visit) -> None:
    page = visit("/")
    form = open_form(page)
    chosen = shown_map(form)
    form.get_by_role("button", name="Change it in the editor").click()
    expect(page.locator("[data-playable]")).to_be_visible()
    marked = page.locator('[data-space][aria-label*="planet"]')
    expect(marked).to_have_count(chosen.count("P"))
    page.get_by_role("button", name="Clear the board").click()
    expect(marked).to_have_count(0)
    page.locator("label", has_text=re.compile(r"^\s*Players")).locator("select").select_option("4")
    page.get_by_role("button", name="Begin with a generated board").click()
    expect(marked).to_have_count(5)
    expect(page.locator("[data-playable]")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", proof_case("light")])
def test_axe_finds_nothing_serious_in_a_form_with_a_board(visit: Visit, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    shown_map(open_form(page))
    assert serious_violations(page) == []


@pytest.mark.rule("M6")
def test_an_editions_layout_is_chosen_by_its_own_name_and_played(visit: Visit) -> None:
    page = visit("/")
    form = open_form(page, "duel")
    text = f"[layouts.our_table]\nplayers = 2\nmap = '''\n{shown_map(form)}\n'''\n"
    form.get_by_text("More", exact=True).click()
    form.get_by_label("Edition file").set_input_files(
        {"name": "ours.toml", "mimeType": "text/plain", "buffer": text.encode()}
    )
    form.locator("select", has=page.locator('option[value="our_table"]')).select_option("our table")
    assert shown_map(form).split() == text.split("'''")[1].split()
    invite_a_friend(form)
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert table_info(page)["options"]["layout"] == "our_table"
