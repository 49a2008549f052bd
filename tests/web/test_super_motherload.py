"""Super Motherload in the browser: whole games, ghosts by pointer, finger and keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.page_actions import is_over, shown_entry, wait_for_entry_after, wait_until
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

TIMEOUT = 60.0
COLUMNS = "abcdefghijkl"
MINE = "[role=application]"

# Boards that are dug through along their right edge: a game of a few rounds.
QUICK_BOARD = "\n".join(
    ".. " * 11 + edge for edge in (".?", ".?", ".g", ".p", ".?", ".g", "..", "..")
)
QUICK = {
    "boards": {f"depth_{depth}_{side}": QUICK_BOARD for depth in (1, 2, 3, 4) for side in "ab"}
}
# Every Artifact can be used at once.
USABLE = {
    "artifacts": {
        **dict.fromkeys(("into_hand", "trophy", "duplicator", "free_platinum"), 0),
        **dict.fromkeys(("extra_action", "two_cards", "bomb_and_card", "gold_and_card"), 4),
    }
}
# Everybody draws all of the first cards, so a test knows the hand.
FULL_HAND = {"setup": {"hand": 7}}

# Every starter without a bomb is blue but one, which is yellow.
ONE_YELLOW = {
    "setup": {"hand": 7},
    "decks": {
        deck: {f"starter_{n}": {"colour": "yellow" if n == 3 else "blue"} for n in range(3, 8)}
        for deck in ("demolition", "courier", "archaeology", "survey")
    },
}

# Digs as deep as the board offers, by its keys; answers everything else from the list.
DIGGER = """
() => {
  const order = ['side', 'pick', 'claim', 'buy', 'stow', 'use', 'drill', 'play', 'confirm'];
  order.push('draw', 'go_on');
  const rank = (button) => {
    const found = order.indexOf(button.dataset.action.split(' ')[0]);
    return found < 0 ? order.length : found;
  };
  window.dug = 0;
  window.clicked = [];
  window.player = setInterval(() => {
    if (document.querySelector('#asked')?.dataset.mine !== 'true') return;
    const mine = document.querySelector('[role=application]');
    if (mine && Number(mine.dataset.places)) {
      for (const key of ['End', 'Enter'])
        mine.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      window.dug += 1;
      return;
    }
    const buttons = [...document.querySelectorAll('[data-action]')];
    if (!buttons.length) return;
    const best = buttons.reduce((one, other) => (rank(other) < rank(one) ? other : one));
    window.clicked.push(best.dataset.action.split(' ')[0]);
    best.click();
  }, 15);
}
"""


class Digging(Table):
    """A table of Super Motherload for two."""

    def covered(self) -> set[str]:
        """The names of the spaces that are tunnels."""
        rows = self.position(0)["view"]["table"]["covered"]
        return {
            f"{column}{row + 1}"
            for row, mask in enumerate(rows)
            for at, column in enumerate(COLUMNS)
            if mask >> at & 1
        }

    def begin(self) -> int:
        """Lays the first board; returns the seat that has the first turn."""
        chooser = self.asked_seat()
        self.act(chooser, "side a")
        return 1 - chooser


def table(server: Server, edition: dict[str, Any], decks: str = "random") -> Digging:
    return Digging.of(server, "super_motherload", options={"decks": decks}, edition=edition)


def ghost(page: Page) -> set[str]:
    """The spaces that the preview of a dig (the ghost) covers."""
    page.wait_for_function("() => document.querySelector('[role=application]').dataset.ghost")
    return set((page.locator(MINE).get_attribute("data-ghost") or "").split())


def wait_for_places(page: Page) -> None:
    page.wait_for_selector(f'{MINE}:not([data-places="0"])')


def drill_blue(page: Page) -> None:
    """Chooses to drill with the blue starter, on the card itself."""
    page.get_by_role("button", name="blue starting Pilot").filter(has_text="drill").first.click()
    wait_for_places(page)


@pytest.mark.proof
def test_two_browsers_play_a_whole_game_of_super_motherload(visit: Visit, server: Server) -> None:
    playing = table(server, {**QUICK, **USABLE}, decks="chosen")
    pages = [visit(playing.link(seat)) for seat in (0, 1)]
    expect(pages[0].locator("#asked")).to_be_visible()
    for page in pages:
        page.evaluate(DIGGER)
    wait_until(pages[0], lambda: is_over(pages[0]), TIMEOUT)
    for page in pages:
        expect(page.locator("#ending")).to_contain_text("won")
        assert page.evaluate("clearInterval(window.player), window.dug") >= 3
    clicked = {verb for page in pages for verb in page.evaluate("window.clicked")}
    assert "use" in clicked, "Artifacts are used at any time"
    texts = [page.locator("#ending").text_content() or "" for page in pages]
    assert any(text.startswith("You won") for text in texts)
    assert shown_entry(pages[0]) == shown_entry(pages[1])

    shown = playing.position(0)["view"]
    assert shown["table"]["lower_board"].startswith("depth 4"), "two boards were added"
    for page in pages:
        for seat, has in enumerate(shown["seats"]):
            score = page.locator(f'[data-anchor="points {seat}"]')
            expect(score).to_have_text(str(has["final_score"]))


def test_drilling_and_bombing_work_with_the_keyboard_only(visit: Visit, server: Server) -> None:
    playing = table(server, FULL_HAND)
    page = visit(playing.link(playing.begin()))
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')

    page.get_by_role("button", name="blue starting Pilot").first.focus()
    page.keyboard.press("Enter")
    wait_for_places(page)
    page.locator(MINE).focus()
    page.keyboard.press("Home")
    assert ghost(page) == {"a1"}
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert ghost(page) == {"c1"}
    expect(page.locator(".mine [aria-live]")).to_contain_text("c1")
    before = shown_entry(page)
    page.keyboard.press("Enter")
    wait_for_entry_after(page, before)
    assert playing.covered() == {"c1"}

    while page.locator("#asked").get_attribute("data-step") != "act":
        before = shown_entry(page)
        page.keyboard.press("1")
        wait_for_entry_after(page, before)
    page.locator('[data-action="bomb starter 1"]').focus()
    page.keyboard.press("Enter")
    wait_for_places(page)
    page.locator(MINE).focus()
    page.keyboard.press("PageDown")
    first = ghost(page)
    before_turn = page.locator(MINE).get_attribute("data-ghost")
    page.keyboard.press("r")
    page.wait_for_function(
        "(old) => document.querySelector('[role=application]').dataset.ghost !== old",
        arg=before_turn,
    )
    page.keyboard.press("End")
    chosen = ghost(page)
    assert chosen != first
    before = shown_entry(page)
    page.keyboard.press("Enter")
    wait_for_entry_after(page, before)
    assert playing.covered() == {"c1"} | chosen, "the bomb covers what the ghost showed"


def test_in_the_browser_cards_for_a_drill_are_chosen_in_any_order(
    visit: Visit, server: Server
) -> None:
    playing = table(server, FULL_HAND)
    page = visit(playing.link(playing.begin()))
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    chosen = page.locator(".played .chip")

    page.get_by_role("button", name="wild starting Pilot").and_(
        page.locator('[aria-label$="drill with blue cards"]')
    ).click()
    expect(chosen).to_have_count(1)
    page.locator(".cards button").filter(has=page.locator(".card.blue")).first.click()
    expect(chosen).to_have_count(2)
    wait_for_places(page)
    page.locator(MINE).focus()
    page.keyboard.press("Home")
    assert ghost(page) == {"a1", "b1"}

    page.get_by_role("button", name="Put back: wild starting Pilot").click()
    expect(chosen).to_have_count(1)
    wait_for_places(page)
    page.keyboard.press("Tab")
    page.locator(MINE).focus()
    page.keyboard.press("Home")
    assert ghost(page) == {"a1"}


def test_the_preview_of_a_dig_follows_the_pointer(visit: Visit, server: Server) -> None:
    playing = table(server, FULL_HAND)
    page = visit(playing.link(playing.begin()))
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    drill_blue(page)
    for cell in ("e1", "h1"):
        page.locator(f'[data-anchor="cell {cell}"]').hover(force=True)
        expect(page.locator(MINE)).to_have_attribute("data-ghost", cell)
    before = shown_entry(page)
    page.locator('[data-anchor="cell h1"]').click(force=True)
    wait_for_entry_after(page, before)
    assert playing.covered() == {"h1"}

    pile = page.locator(".hand details")
    pile.locator("summary").click()
    expect(pile).to_contain_text("1 \u00d7 blue starting Pilot")


def test_a_mouse_reaches_the_buttons_that_turn_and_dig(visit: Visit, server: Server) -> None:
    playing = table(server, FULL_HAND)
    page = visit(playing.link(playing.begin()))
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    page.locator('[data-action="bomb starter 1"]').click()
    wait_for_places(page)
    page.locator('[data-anchor="cell f1"]').hover(force=True)
    aimed = ghost(page)
    for button in ("[data-turn]", "[data-dig]"):
        box = page.locator(button).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=25)
        before = shown_entry(page)
        page.mouse.down()
        page.mouse.up()
        if button == "[data-turn]":
            page.wait_for_function(
                "(old) => document.querySelector('[role=application]').dataset.ghost !== old",
                arg=" ".join(sorted(aimed)),
            )
            aimed = ghost(page)
    wait_for_entry_after(page, before)
    assert playing.covered() == aimed


def test_on_a_phone_a_touch_shows_the_line_and_a_button_digs_it(
    visit: Visit, server: Server
) -> None:
    playing = table(server, FULL_HAND)
    page = visit(playing.link(playing.begin()), **PHONE)
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    assert fits_width(page)
    drill_blue(page)
    assert fits_width(page)
    # The prompt stands over the lower half of the screen.
    page.locator(MINE).evaluate("mine => mine.scrollIntoView({ block: 'start' })")
    page.locator('[data-anchor="cell d1"]').tap(force=True)
    assert ghost(page) == {"d1"}
    assert playing.covered() == set(), "the first touch only shows"
    before = shown_entry(page)
    page.get_by_role("button", name="Dig here").tap()
    wait_for_entry_after(page, before)
    assert playing.covered() == {"d1"}


def test_minerals_are_left_and_symbols_declined_by_switches(visit: Visit, server: Server) -> None:
    row = ".* .i " + ".. " * 9 + ".?"
    rows = [row, *[".. " * 12] * 5, ".? " + ".. " * 11, ".? " + ".. " * 11]
    board = "\n".join(line.strip() for line in rows)
    sides = {f"depth_{depth}_{side}": board for depth in (1, 2, 3, 4) for side in "ab"}
    playing = table(server, {**FULL_HAND, "boards": sides})
    first = playing.begin()
    page = visit(playing.link(first))
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    drill_blue(page)
    page.locator(".cards button").filter(has=page.locator(".card.blue")).first.click()
    expect(page.locator(".played .chip")).to_have_count(2)
    page.locator(MINE).focus()
    page.keyboard.press("Home")
    assert ghost(page) == {"a1", "b1"}
    page.get_by_role("checkbox", name="Take Bomb Token on a1").uncheck()
    before = shown_entry(page)
    page.get_by_role("button", name="Dig here").click()
    wait_for_entry_after(page, before)
    page.locator(".cart").get_by_role("button", name="leave the Minerals").click()
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    has = playing.position(first)["view"]["seats"][first]
    assert (has["bombs"], has["minerals"]) == (1, {})
    assert playing.covered() == {"a1", "b1"}


@pytest.mark.parametrize("scheme", [proof_case("dark"), "light"])
def test_axe_finds_nothing_serious_on_super_motherload_pages(
    visit: Visit, server: Server, scheme: str
) -> None:
    playing = table(server, FULL_HAND)
    page = visit(playing.link(playing.begin()), color_scheme=scheme)
    page.wait_for_selector('#asked[data-step="act"][data-mine="true"]')
    assert serious_violations(page) == []
    drill_blue(page)
    page.locator(MINE).focus()
    page.keyboard.press("Home")
    ghost(page)
    assert serious_violations(page) == []


def test_an_only_card_is_chosen_for_the_player_until_it_is_taken_back(
    visit: Visit, server: Server
) -> None:
    playing = table(server, ONE_YELLOW)
    page = visit(playing.link(playing.begin()))
    asked = page.locator("#asked")
    page.locator('[data-action="drill yellow"]').click()
    expect(asked).to_have_attribute("data-step", "drill")
    wait_for_places(page)
    assert shown_entry(page) == 3
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector('[data-action="play starter 3"]')
    page.get_by_role("button", name="Take back").click()
    expect(asked).to_have_attribute("data-step", "act")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["pointer", "finger"])
def test_cards_stacks_and_goals_say_what_they_do_now(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    playing = table(server, ONE_YELLOW)
    seat = playing.begin()
    page = visit(playing.link(seat), **screen)
    tooltip = page.get_by_role("tooltip")

    def ask(what: str) -> None:
        part = page.locator(what).first
        part.scroll_into_view_if_needed()
        if not screen:
            part.hover()
            return
        box = part.bounding_box()
        assert box is not None
        finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
        part.dispatch_event("pointerdown", finger)
        page.wait_for_timeout(600)
        part.dispatch_event("pointerup", finger)

    ask(f'[data-anchor="stack {seat} red"]')
    expect(tooltip).to_contain_text("Minerals worth $10 more")
    ask(f'[data-anchor="bombs {seat}"]')
    expect(tooltip.last).to_contain_text("You have 2 such cards in hand.")
    ask(".hand .explained")
    expect(tooltip.last).to_contain_text("takes your only Bomb Token")
    assert serious_violations(page, ".hand") == []
    ask('[data-anchor^="goal"]')
    expect(tooltip.last).to_contain_text("You still need")
    page.keyboard.press("Escape")
    expect(page.locator("#asked")).to_have_attribute("data-step", "act")
