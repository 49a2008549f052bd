"""Playing at one browser: keyboard, phone, hot seat, the generic board, hints and undo."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from motherlode.kernel import registry
from tests.counts import proof_case
from tests.web.page_actions import (
    is_over,
    make_games_long,
    play_greedy,
    play_now,
    play_until,
    shown_entry,
    take_first_action,
    wait_for_entry_after,
    wait_until,
)
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until an element is focused."""
    for press in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(it) => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def focused_label(page: Page) -> str:
    return str(page.evaluate("document.activeElement.tagName"))


def test_karats_is_played_with_the_keyboard_only(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    make_games_long(page)
    tab_to(page, "article.game .button.strong")
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_be_visible()
    expect(page.locator('[data-action^="draft"]').first).to_be_visible()

    # A thing on the board, reached by Tab.
    tab_to(page, '.board button[data-actions^="draft"]')
    before = shown_entry(page)
    page.keyboard.press("Enter")
    wait_for_entry_after(page, before)

    # The list, by its digits; the keyboard never loses its place.
    for turn in range(6):
        page.wait_for_selector("[data-action]")
        before = shown_entry(page)
        page.keyboard.press("1")
        wait_for_entry_after(page, before)
        page.wait_for_selector("[data-action]")
        assert focused_label(page) != "BODY"


def test_karats_fits_a_phone_and_is_played_by_touch(visit: Visit) -> None:
    page = visit(**PHONE)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert fits_width(page)
    make_games_long(page)
    play_now(page)
    assert fits_width(page)
    draft_button = page.locator('.board button[data-actions^="draft"]').first
    before = shown_entry(page)
    draft_button.tap()
    wait_for_entry_after(page, before)
    play_until([page], entries=30)
    assert fits_width(page)
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] < 740, "what is asked is in sight without scrolling"
    page.goto("/rules/karats")
    expect(page.locator("#K31")).to_be_visible()
    assert fits_width(page)


# Collects announcements made while the board is covered.
EAVESDROP = """
() => {
  window.leaked = [];
  new MutationObserver(() => {
    const announced = document.querySelector('[data-live]')?.textContent;
    if (announced && document.querySelector('.pass-device')) window.leaked.push(announced);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""


def test_two_players_at_one_browser_pass_the_device_with_the_board_covered(visit: Visit) -> None:
    page = visit()
    page.evaluate(EAVESDROP)
    page.get_by_label("Name at seat 1").fill("Red")
    page.get_by_label("Who sits at seat 2").select_option("here")
    page.get_by_label("Name at seat 2").fill("Blue")
    page.get_by_role("button", name="Open the table").click()
    passed: list[str] = []
    for choice in range(60):
        pass_button = page.get_by_role("button", name="I am ")
        page.locator("[data-action]").or_(pass_button).first.wait_for()
        if pass_button.count():
            assert page.locator("[data-action], .karats").count() == 0, "the table is hidden"
            expect(page.locator("[data-live]")).to_have_text("")
            passed.append(pass_button.text_content() or "")
            pass_button.click()
        else:
            take_first_action(page)
        if len(passed) >= 4:
            break
    assert {"I am Red", "I am Blue"} <= set(passed)
    assert page.evaluate("window.leaked") == []


@pytest.mark.parametrize(
    "game", ["karats", *map(proof_case, sorted(registry.all_games().keys() - {"karats"}))]
)
def test_the_generic_board_plays_every_game(visit: Visit, game: str) -> None:
    page = visit(settings='{"speed":"instant","plain":true}')
    play_greedy(page, game)
    expect(page.locator(".plain")).to_be_visible()
    play_until([page], entries=40)
    assert is_over(page) or shown_entry(page) >= 40
    assert page.locator(".plain .zone").count() > 5


def test_the_generic_board_names_spaces_and_owners_as_actions_do(visit: Visit) -> None:
    page = visit(settings='{"speed":"instant","plain":true}')
    play_greedy(page, "mothership")
    zones = page.locator(".plain .zone")
    planets = zones.filter(has=page.get_by_text("planets", exact=True))
    expect(planets).to_have_text(re.compile(r"planets\s+([a-s]\d+\s+)+(-\s*)*$"))
    owners = zones.filter(has=page.get_by_text("who holds them", exact=True))
    expect(owners).to_have_text(re.compile(r"them\s+(-\s*)+$"))


def test_a_click_on_a_target_of_the_generic_board_does_its_action(visit: Visit) -> None:
    page = visit(settings='{"speed":"instant","plain":true}')
    play_greedy(page, "karats")
    for choice in range(60):
        page.wait_for_selector("[data-action]")
        buttons = page.locator(".plain button[data-actions]")
        before = shown_entry(page)
        if buttons.count():
            buttons.first.click()
            if page.locator(".plain .menu").count():
                page.locator(".plain .menu button").first.click()
            wait_for_entry_after(page, before)
            return
        page.locator("[data-action]").first.click()
        wait_for_entry_after(page, before)
    raise AssertionError("no zone ever offered an action")


ON_THE_BOARD = """() => {
  const listed = [...document.querySelectorAll('[data-action]')].map((b) => b.dataset.action);
  const things = [...document.querySelectorAll('.board [data-actions]')];
  const shown = new Set(things.flatMap((thing) => thing.dataset.actions.split('|')));
  const answers = document.querySelector('.offer button') ? ['accept', 'decline'] : [];
  const composer = document.querySelector('[data-trade], [data-trade-send]');
  const trades = composer ? ['offer', 'counter'] : [];
  const elsewhere = ['done', 'skip', 'end', 'forgo', ...answers, ...trades];
  return listed.every((text) => shown.has(text) || elsewhere.includes(text.split(' ')[0]));
}"""


def test_every_legal_karats_action_has_a_target_on_the_board(visit: Visit) -> None:
    page = visit()
    play_greedy(page, "karats")
    seen = set()
    for choice in range(40):
        page.wait_for_selector("[data-action], .ending")
        if is_over(page):
            break
        page.wait_for_function(ON_THE_BOARD)
        listed = page.evaluate(
            "[...document.querySelectorAll('[data-action]')].map((b) => b.dataset.action)"
        )
        seen |= {text.split()[0] for text in listed}
        play_until([page], entries=shown_entry(page) + 1)
    assert {"draft", "mine", "keep"} <= seen


def test_refusals_hints_and_standing_orders_work_at_the_table(visit: Visit) -> None:
    page = visit()
    play_greedy(page, "karats")
    page.wait_for_selector('[data-action^="draft"]')

    # An illegal thing says why, with its rule.
    page.locator('.board [data-anchor="stack drill"]').click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Choose a Profession first")
    rule = toast.get_by_role("link").get_attribute("href") or ""
    assert rule.startswith("/rules/karats#K")

    waiting: list[Route] = []
    page.route("**/hint", lambda route: waiting.append(route))
    button = page.locator('[data-help="hint"]')
    button.click()
    expect(button).to_have_text("Thinking…")
    expect(button).to_be_disabled()
    wait_until(page, lambda: waiting)
    waiting[0].continue_()
    expect(page.locator("[data-action].hinted")).to_be_visible()
    expect(button).to_have_text("Hint")
    expect(page.locator(".board .hinted")).to_be_visible()
    expect(page.locator(".advice li").first).to_contain_text("%")
    expect(page.locator("[data-live]")).to_contain_text("Best: ")

    # A standing order is played by the server.
    page.get_by_role("tab", name="Orders").click()
    single = page.get_by_label("When there is only one thing to choose")
    single.check()
    expect(single).to_be_checked()
    page.locator('[data-action^="draft"]').first.click()
    page.wait_for_selector('[data-action="mine"]')
    page.get_by_label("When I may dig by hand").select_option("mine")
    page.get_by_role("button", name="Order", exact=True).click()
    play_until([page], entries=shown_entry(page) + 12)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("standing order").first).to_be_attached()


def test_a_player_lets_a_bot_play_on_and_takes_the_seat_back(visit: Visit, server: Server) -> None:
    page = visit(Table.of(server, "karats").link(0))  # The other never moves: it can't be over.
    expect(page.locator("#asked")).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("More about Red").click()
    page.get_by_role("button", name="Let a bot play on").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("is playing this seat")
    page.get_by_role("button", name="Give the seat back").click()
    expect(panel).not_to_contain_text("is playing this seat")


@pytest.mark.smoke
def test_a_player_against_bots_takes_back_a_draft(visit: Visit) -> None:
    page = visit()
    play_greedy(page, "karats")
    page.wait_for_selector('[data-action="draft pilot"]')
    page.locator('[data-action="draft pilot"]').click()
    page.wait_for_selector("[data-action]:not([data-action^=draft])")
    page.locator('[data-help="undo"]').click()
    page.wait_for_selector('[data-action="draft pilot"]')


def test_a_hint_disappears_when_another_decision_is_asked(visit: Visit) -> None:
    page = visit()
    play_greedy(page, "karats")
    page.locator('[data-action="draft pilot"]').click()
    page.wait_for_selector("[data-action]:not([data-action^=draft])")
    page.locator('[data-help="hint"]').click()
    expect(page.locator(".advice")).to_be_visible()
    page.locator('[data-help="undo"]').click()
    page.wait_for_selector('[data-action="draft pilot"]')
    assert page.locator(".advice, .hinted").count() == 0


def test_undo_needs_no_consent_from_bots(visit: Visit) -> None:
    page = visit()
    play_greedy(page, "karats")
    for entry in range(40):
        play_until([page], entries=shown_entry(page) + 1)
        page.wait_for_selector("[data-action]")
        assert page.get_by_role("button", name="Ask to take back").count() == 0
        if "You dug up" in page.get_by_role("log").locator("li").last.inner_text():
            break
    before = shown_entry(page)
    page.get_by_role("button", name="Take back").click()
    wait_for_entry_after(page, before)
    expect(page.locator('[data-action="mine"]')).to_be_visible()


def test_the_page_follows_the_browsers_language_until_another_is_chosen(visit: Visit) -> None:
    page = visit(locale="de-DE")
    expect(page.get_by_role("heading", name="Neuer Tisch")).to_be_visible()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("heading", name="New table")).to_be_attached()
    page.reload()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()


@pytest.mark.parametrize("latency", [0, proof_case(400)])
def test_an_edition_changes_what_the_board_shows(visit: Visit, latency: int) -> None:
    page = visit(latency=latency)
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Edition file").set_input_files(
        {"name": "rich.toml", "mimeType": "text/plain", "buffer": b"[drill]\niron = 7\n"}
    )
    page.get_by_role("button", name="Open the table").click()
    stack = page.locator('[data-anchor="stack drill"]')
    expect(stack).to_have_accessible_name("Drill Machine: 8 left, costs 7 Iron, 2 Copper")


def test_faults_of_an_edition_file_are_listed_with_file_and_line(visit: Visit) -> None:
    page = visit()
    page.get_by_text("More", exact=True).click()
    text = b'# mine\n[drill]\nirn = 7\n\n[steambot]\nstack = "x"\n'
    page.get_by_label("Edition file").set_input_files(
        {"name": "odd.toml", "mimeType": "text/plain", "buffer": text}
    )
    faults = page.get_by_role("alert").locator("li")
    expect(faults).to_have_count(2)
    expect(faults.filter(has_text="odd.toml:3: drill.irn: unknown")).to_be_visible()
    expect(faults.filter(has_text="odd.toml:6: steambot.stack: Expected")).to_be_visible()


def test_an_edition_file_with_an_unknown_key_is_refused_with_that_key(visit: Visit) -> None:
    page = visit()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Edition file").set_input_files(
        {"name": "odd.toml", "mimeType": "text/plain", "buffer": b"[drill]\nirn = 7\n"}
    )
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".toast")).to_contain_text("irn")
    assert page.url.endswith("/")
