"""Lessons in the browser: every step lights something up; doing what is lit leads to the end."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from motherlode.kernel import registry
from motherlode.lessons.lesson_catalogue import lessons_of
from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.lesson_walk import walk
from tests.web.page_actions import take_first_action, wait_until
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

GERMAN: dict[str, Any] = {"locale": "de-DE"}
LESSONS = [
    (game.name, name, place == 0)
    for game in registry.all_games().values()
    for place, name in enumerate(lessons_of(game))
]


def cases() -> list[Any]:
    """The first lesson of each game for every run; all lessons on both screens for the proof."""
    found: list[Any] = []
    for game, name, first in LESSONS:
        desktop: tuple[str, str, dict[str, Any]] = (game, name, {})
        found.append(desktop if first else proof_case(*desktop))
        found.append(proof_case(game, name, PHONE))
    return found


def open_lesson(page: Page) -> None:
    page.wait_for_selector("#lesson-text")


@pytest.mark.parametrize(("game", "name", "screen"), cases())
def test_a_lesson_is_played_to_its_end(
    visit: Visit, game: str, name: str, screen: dict[str, Any]
) -> None:
    page = visit(f"/learn/{game}/{name}", **screen)
    open_lesson(page)
    lesson = lessons_of(registry.find_game(game))[name].lesson
    assert walk(page) == [step.name for step in lesson.step]
    assert fits_width(page)
    page.goto("/learn")
    expect(page.locator(f'a[href$="/learn/{game}/{name}"]')).to_contain_text("Done")


def test_a_lesson_is_played_by_keyboard_and_goes_on_as_a_practice_table(visit: Visit) -> None:
    page = visit("/learn/karats/first-shift")
    open_lesson(page)
    assert serious_violations(page) == []
    walk(page, by_keyboard=True)
    assert serious_violations(page) == []
    page.locator("[data-lesson=play-on]").click()
    page.wait_for_selector(".prompt")
    assert "/t/" in page.url


def test_a_wrong_click_is_answered_by_the_rule_and_changes_nothing(visit: Visit) -> None:
    page = visit("/learn/karats/first-shift")
    open_lesson(page)
    for _ in range(2):
        page.locator("[data-lesson=next]").click()
    page.locator('[data-action="skip mining"]').click()
    expect(page.locator(".lesson .answer")).to_contain_text("You may skip digging")
    expect(page.locator(".lesson .answer a")).to_have_text("Rule K22")
    expect(page.locator("#lesson-text")).to_have_attribute("data-step", "first dig")
    page.locator(".action-target button", has_text="Megalodrill").click()
    expect(page.locator(".lesson .answer")).to_contain_text("That doesn't work:")
    expect(page.locator('[data-action="mine"]')).to_have_attribute(
        "aria-describedby", "lesson-text"
    )


def test_a_lesson_goes_on_where_it_was_left_and_steps_back(visit: Visit) -> None:
    page = visit("/learn/karats/first-shift", **GERMAN)
    open_lesson(page)
    for step in ("mine", "first dig"):
        page.locator("[data-lesson=next]").click()
        expect(page.locator("#lesson-text")).to_have_attribute("data-step", step)
    page.reload()
    expect(page.locator("#lesson-text")).to_have_attribute("data-step", "first dig")
    expect(page.locator("#lesson-text")).to_contain_text("Los geht")
    page.get_by_role("button", name="Zurück").click()
    expect(page.locator("#lesson-text")).to_have_attribute("data-step", "mine")


def test_a_lesson_goes_on_without_storage(visit: Visit) -> None:
    page = visit()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })"
    )
    page.goto("/learn/karats/first-shift")
    open_lesson(page)
    for step in ("mine", "first dig"):
        page.locator("[data-lesson=next]").click()
        expect(page.locator("#lesson-text")).to_have_attribute("data-step", step)


def test_a_lesson_and_a_table_go_on_with_full_storage(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    page.goto("/learn/karats/first-shift")
    open_lesson(page)
    page.locator("[data-lesson=next]").click()
    expect(page.locator("#lesson-text")).to_have_attribute("data-step", "mine")
    page.get_by_role("link", name="Motherlode").first.click()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    take_first_action(page)
    page.get_by_role("link", name="Motherlode").first.click()
    page.locator('#main a[href*="/t/"]').first.click()
    expect(page.locator("#asked")).to_be_visible()


def test_play_now_offers_a_newcomer_the_lesson_until_it_is_skipped(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("dialog")).to_contain_text("New to")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-lesson=just-play]").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.wait_for_url("**/t/*")


def test_the_offer_leads_to_the_first_lesson(visit: Visit) -> None:
    """A click that comes before the lessons are loaded waits for them."""
    page = visit("/rules", newcomer=True)
    held: list[Route] = []
    page.route("**/api/lessons", lambda route: held.append(route))
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_disabled()
    wait_until(page, lambda: held)
    held[0].continue_()
    page.locator("dialog a").click()
    page.wait_for_url("**/learn/*/*")
    open_lesson(page)


def test_an_unknown_lesson_says_so(visit: Visit) -> None:
    page = visit("/learn/karats/none")
    expect(page.locator("main")).to_contain_text("There is no such lesson.")
