"""What tests do on pages: open a table from the lobby, click actions, wait for entries."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.games.karats.long_game import LONG_GAME

TIMEOUT = 90.0

# Clicks the first sensible legal action of the list whenever its seat is asked, until the game has
# this number of entries. It offers one trade a turn if it can, and accepts every offer.
PLAYER = """
(entries) => {
  const order = ['draft', 'build', 'load', 'use', 'mine', 'keep', 'done', 'end', 'accept'];
  const rank = (button) => {
    const found = order.indexOf(button.dataset.action.split(' ')[0]);
    return found < 0 ? order.length : found;
  };
  clearInterval(window.player);
  window.clicked ??= [];
  window.player = setInterval(() => {
    const shown = Number(document.querySelector('.board')?.dataset.number ?? 0);
    const buttons = [...document.querySelectorAll('[data-action]')];
    if (shown >= entries) return clearInterval(window.player);
    if (!buttons.length) return;
    const list = document.querySelector('.prompt .tools > details');
    if (list && !list.open) return void (list.open = true);
    const offer = buttons.find((button) => button.dataset.action.startsWith('offer'));
    const first = buttons.reduce((one, other) => (rank(other) < rank(one) ? other : one));
    const best = offer && window.traded !== true ? offer : first;
    window.traded = best === offer || (window.traded && !best.dataset.action.startsWith('end'));
    window.clicked.push(best.dataset.action);
    best.click();
  }, 10);
}
"""

FOREVER = 1_000_000

GO_ON = re.compile(r"^(Play|Resume|Sit down|Answer)\b")
"""The names of a link from the lobby to a table of one's own."""


def wait_until(page: Page, is_true: Callable[[], object], seconds: float = TIMEOUT) -> None:
    """Waits until something holds that no page shows, such as an intercepted request."""
    until = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < until, f"not true after {seconds} seconds"
        page.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator("#ending").count() > 0


def shown_entry(page: Page) -> int:
    """The number of the entry that the page shows."""
    return int(page.locator(".board").get_attribute("data-number") or 0)


def play_until(pages: list[Page], entries: int = FOREVER) -> int:
    """Plays on all pages to the end, or to a number of entries; returns the number of clicks."""
    for page in pages:
        page.evaluate(PLAYER, entries)
    wait_until(pages[0], lambda: is_over(pages[0]) or shown_entry(pages[0]) >= entries)
    return sum(len(page.evaluate("clearInterval(window.player), window.clicked")) for page in pages)


def make_games_long(page: Page) -> None:
    """Makes the games of all Karats tables that this page opens very long."""

    def lengthen(route: Route) -> None:
        form: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data={**form, "edition": LONG_GAME})

    page.route("**/api/tables", lengthen)


def wait_for_entry(page: Page, entry: int) -> None:
    """Waits until the page shows an entry, or a later one."""
    page.wait_for_function(
        "(n) => Number(document.querySelector('.board')?.dataset.number) >= n", arg=entry
    )


def play_now(page: Page, game: str = "") -> None:
    """Opens a table with one click in the lobby."""
    card = card_of(page, game) if game else page.locator("article.game").first
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_be_visible()


def card_of(page: Page, game: str) -> Locator:
    return page.locator("article.game", has=page.locator(f'a[href="/rules/{game}"]'))


def play_greedy(page: Page, game: str) -> None:
    """Opens a table against greedy bots with the form."""
    card_of(page, game).get_by_role("button", name="Set up a table").click()
    form = page.locator("form", has=page.locator("#new-table"))
    for bot in form.get_by_label("Bot at seat").all():
        bot.select_option("greedy")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_be_visible()


def take_first_action(page: Page) -> None:
    """Clicks the first action of the list; waits for the next entry or for a covered board."""
    before = shown_entry(page)
    page.locator("[data-action]").first.click()
    page.wait_for_function(
        "(n) => document.querySelector('.pass-device')"
        " || Number(document.querySelector('.board').dataset.number) > n",
        arg=before,
    )


def wait_for_entry_after(page: Page, than: int) -> None:
    page.wait_for_function(
        "(n) => Number(document.querySelector('.board').dataset.number) > n", arg=than
    )
