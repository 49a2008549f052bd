"""Playing through the page: clicking what a person would click first."""

import json
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, Route, expect

from motherlode.bots import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text
from tests.games.karats.lasting import LASTING
from tests.web.serving import Server

PATIENCE = 90.0

# Clicks the first sensible legal action of the list whenever one is asked for, until so many
# entries were made; a page that is asked nothing does nothing.
PLAYER = """
(entries) => {
  const order = ['draft', 'build', 'load', 'use', 'mine', 'keep', 'done', 'decline', 'withdraw'];
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
    const best = buttons.reduce((one, other) => (rank(other) < rank(one) ? other : one));
    window.clicked.push(best.dataset.action);
    best.click();
  }, 10);
}
"""

FOREVER = 1_000_000


def over(page: Page) -> bool:
    return page.locator("#ending").count() > 0


def number(page: Page) -> int:
    """The entry that the page shows."""
    return int(page.locator(".board").get_attribute("data-number") or 0)


def play_until(pages: list[Page], entries: int = FOREVER) -> int:
    """Plays on all pages until the end, or until so many entries were made; gives the clicks."""
    for page in pages:
        page.evaluate(PLAYER, entries)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if over(pages[0]) or number(pages[0]) >= entries:
            break
        pages[0].wait_for_timeout(50)
    else:
        raise TimeoutError(f"the game didn't get there: it is at entry {number(pages[0])}")
    return sum(len(page.evaluate("clearInterval(window.player), window.clicked")) for page in pages)


def last_long(page: Page) -> None:
    """Whatever table of Karats this page opens, its game never ends soon."""

    def lengthen(route: Route) -> None:
        form: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data={**form, "edition": LASTING})

    page.route("**/api/tables", lengthen)


def caught_up(page: Page, entry: int) -> None:
    """Waits until the page shows an entry that was made beside it."""
    page.wait_for_function(
        "(n) => Number(document.querySelector('.board')?.dataset.number) >= n", arg=entry
    )


def play_now(page: Page, game: str = "") -> None:
    """One click in the lobby, then the table is there."""
    card = card_of(page, game) if game else page.locator("article.game").first
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_be_visible()


def card_of(page: Page, game: str) -> Locator:
    return page.locator("article.game", has=page.locator(f'a[href="/rules/{game}"]'))


def play_greedy(page: Page, game: str) -> None:
    """A table against bots that answer at once, from the form."""
    card_of(page, game).get_by_role("button", name="Set up a table").click()
    form = page.locator("form", has=page.locator("#new-table"))
    for bot in form.get_by_label("Bot at seat").all():
        bot.select_option("greedy")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_be_visible()


def bots_table(server: Server, **more: Any) -> str:
    """A table of Karats that bots play among themselves; gives its id when it is over."""
    body = {"game": "karats", "seats": bots(), **more}
    return _when_over(server, httpx.post(f"{server.address}/api/tables", json=body))


def known_table(server: Server, colours: Sequence[str] = ()) -> str:
    """A table whose game is the same in every run and over: of 185 entries, won by the second."""
    body = {"record": known_record(), "number": 185, "seats": bots(colours)}
    return _when_over(server, httpx.post(f"{server.address}/api/tables/play-on", json=body))


@cache
def known_record() -> dict[str, Any]:
    """A game of Karats by two greedy bots from a seed that is always the same."""
    play = Play(find_game("karats").setup(2), seed_from_text("known 0"))
    bot, dealer = registry.make("greedy", 1), Dealer(1)
    while not play.over():
        play.play(bot.choose(play.outlook(dealer)))
    record: dict[str, Any] = json.loads(to_json(record_of(play, [Seat("Bot 1"), Seat("Bot 2")])))
    return record


def bots(colours: Sequence[str] = ()) -> list[dict[str, str]]:
    """Two seats of a form, at which quick bots sit."""
    seats = [{"kind": "bot", "bot": "greedy", "name": f"Bot {n}"} for n in (1, 2)]
    for seat, colour in zip(seats, colours, strict=False):
        seat["colour"] = colour
    return seats


def _when_over(server: Server, made: httpx.Response) -> str:
    made.raise_for_status()
    table = str(made.json()["table"])
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        info = httpx.get(f"{server.address}/api/tables/{table}").json()["table"]
        if info["state"] == "over":
            return table
        time.sleep(0.1)
    raise TimeoutError("the bots didn't finish")


def take_first(page: Page) -> None:
    """Takes the first action of the list, and waits for what follows: an entry or a curtain."""
    before = number(page)
    page.locator("[data-action]").first.click()
    page.wait_for_function(
        "(n) => document.querySelector('.curtain')"
        " || Number(document.querySelector('.board').dataset.number) > n",
        arg=before,
    )
