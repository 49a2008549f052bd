"""Measures a first visit on a slow phone: bytes, requests, and the time to the first move.

Chromium gets the network and the processor of a phone that Lighthouse uses: 1.6 Mbit/s with a round
trip of 150 ms, and a quarter of this machine's speed. `--write` puts the table into docs/web.md.
"""

import argparse
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import chromium  # noqa: E402
from tests.web.page_actions import play_now, take_first_action  # noqa: E402
from tests.web.server_process import Server  # noqa: E402

PAGE = ROOT / "docs/web.md"
BEGIN, END = "<!-- begin: scripts/first_load.py -->\n\n", "\n<!-- end -->\n"
GAMES = ("karats", "super_motherload", "mothership")
BITS_PER_SECOND, ROUND_TRIP_MS, SLOWER = 1_600_000, 150, 4
TIMEOUT_MS = 120_000
START_SECONDS = 180.0
NETWORK = {
    "offline": False,
    "latency": ROUND_TRIP_MS,
    "downloadThroughput": BITS_PER_SECOND / 8,
    "uploadThroughput": BITS_PER_SECOND / 2 / 8,
}
# The lesson that a newcomer is offered first is another visit than a game.
NO_LESSON = "localStorage.setItem('motherlode.lessons.offer', 'false')"


@dataclass
class FirstVisit:
    """What a visitor without any cached file waits for; `kb` are kilobytes as they are sent."""

    game: str
    lobby_kb: int
    lobby_requests: int
    lobby_ms: int
    table_kb: int
    table_requests: int
    table_ms: int
    move_ms: int


HEADINGS = {
    "game": "game",
    "lobby_kb": "lobby, kB",
    "lobby_requests": "requests",
    "lobby_ms": "ms until it is shown",
    "table_kb": "up to the first move, kB",
    "table_requests": "requests",
    "table_ms": "ms until the table can be played",
    "move_ms": "ms until the first move is stored and shown",
}


class Downloads:
    """Counts what a page downloads, as it is sent."""

    def __init__(self, page: Page) -> None:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Network.emulateNetworkConditions", NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.sizes: list[float] = []
        session.on("Network.loadingFinished", lambda event: self.sizes.append(_size(event)))

    def so_far(self) -> tuple[int, int]:
        """Kilobytes and requests."""
        return round(sum(self.sizes) / 1000), len(self.sizes)


def _size(event: dict[str, float]) -> float:
    return event["encodedDataLength"]


def first_visit(browser: Browser, address: str, game: str) -> FirstVisit:
    """Visits the lobby, opens a table by one click, and makes a move."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB"
    )
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(NO_LESSON)
    page = context.new_page()
    downloads = Downloads(page)
    began = time.perf_counter()
    page.goto("/")
    page.wait_for_selector("article.game")
    shown, lobby = milliseconds_since(began), downloads.so_far()
    page.wait_for_load_state("networkidle")
    began = time.perf_counter()
    play_now(page, game)
    page.wait_for_selector("[data-action]")
    playable = milliseconds_since(began)
    began = time.perf_counter()
    take_first_action(page)
    moved = milliseconds_since(began)
    page.wait_for_load_state("networkidle")
    table = downloads.so_far()
    context.close()
    return FirstVisit(game, *lobby, shown, *table, playable, moved)


def milliseconds_since(began: float) -> int:
    return round((time.perf_counter() - began) * 1000)


def middle(visits: list[FirstVisit]) -> FirstVisit:
    """The median of each figure."""
    rows = [asdict(visit) for visit in visits]
    figures = [field.name for field in fields(FirstVisit) if field.name != "game"]
    return FirstVisit(
        visits[0].game, *(round(median(row[name] for row in rows)) for name in figures)
    )


def table_of(visits: list[FirstVisit]) -> str:
    """The figures as a table of Markdown."""
    rows = [list(HEADINGS.values()), ["---"] * len(HEADINGS)]
    rows += [
        [f"{value:,}" if name != "game" else value for name, value in asdict(visit).items()]
        for visit in visits
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def write_page(table: str) -> None:
    text = PAGE.read_text()
    start, end = text.index(BEGIN) + len(BEGIN), text.index(END)
    PAGE.write_text(text[:start] + table + text[end:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=3, help="visits of each game (default: 3)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the table into docs/web.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), timeout=START_SECONDS)
        server.start()
        try:
            browser = chromium.launch(playwright, chromium.find())
            found = [
                middle([first_visit(browser, server.address, game) for _ in range(given.visits)])
                for game in GAMES
            ]
            browser.close()
        finally:
            server.stop()
    table = table_of(found)
    print(json.dumps([asdict(visit) for visit in found]) if given.json else table)
    if given.write:
        write_page(table)


if __name__ == "__main__":
    main()
