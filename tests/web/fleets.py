"""Tables of Mothership for browser tests: fleets that meet at once, clicks on spaces."""

import secrets
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.web.serving import Server

FIELD = "[role=application]"

# A short game: no cards at the start, and it ends after some rounds at the latest.
QUICK = {"economy": {"start_cards": 0}, "game": {"rounds": 3}}

# Two fleets that meet at once: Stations three spaces apart, one planet between the fleets.
CLOSE = {
    "economy": {"start_cards": 0},
    "layouts": {
        "custom": {
            "players": 2,
            "map": """
. . . . . . . . . . .
 . . . . . . . . . .
. . 1 . . # . . . . .
 . . . . . P . . . .
. . . . . . . . 2 . .
 . . . . . . . . . .
. . . . . . . . . . .
""",
        }
    },
}

# Where the middle of a space is on the screen.
WHERE = """
(space) => {
  const svg = document.querySelector('[role=application] svg');
  const column = 'abcdefghijklmnopqrs'.indexOf(space[0]);
  const row = Number(space.slice(1)) - 1;
  const width = Math.sqrt(3) * 30;
  const at = new DOMPoint((column + 0.5 + (row & 1) * 0.5) * width, row * 45 + 30)
    .matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}
"""
# A click with a mouse, wherever the page is scrolled to.
CLICK = """
([x, y]) => {
  const svg = document.querySelector('[role=application] svg');
  const event = { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse' };
  for (const kind of ['pointermove', 'pointerdown', 'pointerup'])
    svg.dispatchEvent(new PointerEvent(kind, event));
  svg.dispatchEvent(new MouseEvent('click', event));
}
"""
SHIPS = ("mothership", "fighter 1", "fighter 2", "fighter 3", "bomber 1", "bomber 2")
NAMES = [f"{column}{row}" for row in range(1, 16) for column in "abcdefghijklmnopqrs"]


@dataclass
class Table:
    """A table, and the secrets of its human seats."""

    server: Server
    id: str
    tokens: list[str]

    def link(self, seat: int) -> str:
        return f"/t/{self.id}#{self.tokens[seat]}"

    def position(self, seat: int) -> dict[str, Any]:
        return dict(self._get(seat, "state")["position"])

    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        asked = self.position(0)["view"]["asked"]
        return -1 if asked is None else int(asked["seat"])

    def act(self, seat: int, text: str) -> None:
        entry = self.position(seat)["number"] + 1
        body = {"type": "move", "id": f"{entry}", "number": entry, "action": text}
        url = f"{self.server.address}/api/tables/{self.id}/messages"
        httpx.post(url, json=body, headers=self._as(seat)).raise_for_status()

    def space(self, seat: int, ship: str) -> str:
        """Where a ship is."""
        ships = self.position(0)["view"]["seats"][seat]["ships"]
        return NAMES[int(ships[SHIPS.index(ship)]) - 1]

    def deploy(self) -> int:
        """Places all ships the usual way; gives the seat that has the first turn."""
        for _ in self.tokens:
            self.act(self.asked(), "deploy")
        return self.asked()

    def _get(self, seat: int, what: str) -> dict[str, Any]:
        url = f"{self.server.address}/api/tables/{self.id}/{what}"
        return dict(httpx.get(url, headers=self._as(seat)).json())

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


def table(server: Server, edition: dict[str, Any], humans: int = 2, **options: Any) -> Table:
    seats = [
        {"kind": "human", "name": name, "entropy": secrets.token_hex(32)}
        for name in ("Red", "Blue")[:humans]
    ]
    body = {"game": "mothership", "seats": seats, "options": options, "edition": edition}
    made = httpx.post(f"{server.address}/api/tables", json=body)
    made.raise_for_status()
    return Table(server, made.json()["table"], [seat["token"] for seat in made.json()["seats"]])


def where(page: Page, space: str) -> tuple[float, float]:
    page.wait_for_selector(f"{FIELD} .cell", state="attached")
    x, y = page.evaluate(WHERE, space)
    return x, y


def click(page: Page, space: str) -> None:
    page.evaluate(CLICK, where(page, space))
