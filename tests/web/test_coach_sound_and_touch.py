"""What a component does, the coach, sounds, the look of the table, and two fingers on a board."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.mothership_tables import CLOSE, mothership_table
from tests.web.page_actions import play_now, wait_until
from tests.web.seated_tables import Table
from tests.web.server_process import HTTP, Server
from tests.web.viewport import PHONE
from tests.web.visits import Visit

TONES = """
() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    window.tones += 1;
    return start.apply(this, given);
  };
}
"""
PINCH = """
([selector, apart]) => {
  const frame = document.querySelector(selector);
  const box = frame.getBoundingClientRect();
  const finger = (identifier, x) =>
    new Touch({ identifier, target: frame, clientX: box.left + x, clientY: box.top + 80 });
  const send = (kind, width) =>
    frame.dispatchEvent(new TouchEvent(kind, {
      touches: [finger(1, 100 - width / 2), finger(2, 100 + width / 2)],
      bubbles: true,
      cancelable: true,
    }));
  send('touchstart', 40);
  send('touchmove', 40 * apart);
}
"""


def zoom(page: Page) -> float:
    return float(page.locator("[data-zoom]").get_attribute("data-zoom") or 0)


def test_a_device_says_what_it_does_on_hover_and_focus(visit: Visit) -> None:
    page = visit()
    play_now(page, "karats")
    stack = page.locator('[data-anchor="stack dynamite"]')
    stack.hover()
    tooltip = page.get_by_role("tooltip")
    expect(tooltip).to_contain_text("Digs 6 cubes once")
    assert serious_violations(page, ".action-target.stack") == []
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    expect(tooltip).to_have_count(0)
    page.locator('[data-anchor="stack boiler"]').focus()
    expect(tooltip).to_contain_text("4 Steam")


def test_a_phone_is_silent_until_it_is_asked_for_sound(visit: Visit) -> None:
    page = visit(**PHONE)
    page.evaluate(TONES)
    page.get_by_role("button", name="Settings").tap()
    sound = page.locator("[data-sound]")
    expect(sound).not_to_be_checked()
    assert page.evaluate("window.tones") == 0
    sound.tap()
    page.wait_for_function("() => window.tones > 0")


def test_a_move_at_a_desk_makes_a_sound_that_can_be_turned_off(visit: Visit) -> None:
    page = visit()
    page.evaluate(TONES)
    play_now(page, "karats")
    page.locator("[data-action]").first.click()
    page.wait_for_function("() => window.tones > 0")
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-sound]").uncheck()
    before = page.evaluate("window.tones")
    page.get_by_label("Volume").is_disabled()
    page.locator("dialog").get_by_role("button", name="Done").click()
    assert page.evaluate("window.tones") == before


@pytest.mark.parametrize("scheme", ["dark", proof_case("light")])
def test_the_other_table_has_enough_contrast(visit: Visit, scheme: str) -> None:
    page = visit(settings=f'{{"speed":"instant","table":"slate","theme":"{scheme}"}}')
    assert serious_violations(page) == []
    play_now(page, "karats")
    assert serious_violations(page) == []


def test_two_fingers_zoom_the_star_field(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    page = visit(playing.link(playing.deploy()), **PHONE)
    page.wait_for_selector("[data-zoom]")
    before = zoom(page)
    page.evaluate(PINCH, [".starfield .frame", 1.5])
    page.wait_for_function(
        "(before) => Number(document.querySelector('[data-zoom]').dataset.zoom) > before",
        arg=before,
    )


@pytest.mark.parametrize("late", [False, True])
def test_the_coach_says_after_a_turn_what_was_clearly_better(visit: Visit, late: bool) -> None:
    """A hint that comes later than the choice counts as well."""
    page = visit(settings='{"speed":"instant","coach":true}')
    held: list[tuple[Route, Any]] = []

    def advise(route: Route) -> None:
        """Answers with a hint for the draft, in which one action is far better than another."""
        if held:
            route.abort()
            return
        url = route.request.url.replace("/hint", "/state")
        answer = HTTP.get(url, headers={"Authorization": route.request.headers["authorization"]})
        position = answer.json()["position"]
        best = [
            {"action": action, "win_probability": share}
            for action, share in zip(position["legal"], (0.9, 0.2), strict=False)
        ]
        hint = {"number": position["number"], "bot": "", "action": best[0]["action"], "best": best}
        held.append((route, hint))
        if not late:
            route.fulfill(json=hint)

    page.route("**/hint", advise)
    play_now(page, "karats")
    wait_until(page, lambda: held)
    route, hint = held[0]
    best = hint["best"][0]["action"]["text"]
    page.locator(f'.prompt [data-action]:not([data-action="{best}"])').first.click()
    note = page.locator("[data-coach-note]")
    if late:
        page.wait_for_selector('.prompt [data-action]:not([data-action^="draft"])')
        expect(note).to_have_count(0)
        route.fulfill(json=hint)
    expect(note).to_contain_text("would have won")
    assert serious_violations(page, "[data-coach-note]") == []


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_the_goal_and_the_phases_of_a_turn_stay_in_sight(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, game)
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text("Goal:")
    assert guide.locator("li").count() >= 3
    assert serious_violations(page, "[data-guide]") == []


def test_the_lobby_shows_each_game_with_a_picture_length_and_who_is_there(
    visit: Visit, server: Server
) -> None:
    Table.waiting(server, "karats", listed=True)
    page = visit()
    card = page.locator("article.game").first
    expect(card.locator(".cover .cube").first).to_be_visible()
    expect(card).to_contain_text("about 20 minutes")
    assert serious_violations(page, "section.games") == []
