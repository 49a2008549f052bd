"""Tables of Mothership for browser tests: editions, placed fleets, clicks on spaces."""

from typing import Any

from playwright.sync_api import Page

from tests.web.seated_tables import Table
from tests.web.server_process import Server

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

# The position of the middle of a space on the screen.
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


class MothershipTable(Table):
    """A table of Mothership."""

    def space(self, seat: int, ship: str) -> str:
        """The name of the space that a ship stands on."""
        ships = self.position(0)["view"]["seats"][seat]["ships"]
        return NAMES[int(ships[SHIPS.index(ship)]) - 1]

    def deploy(self) -> int:
        """Places all ships by the action `deploy`; returns the seat that has the first turn."""
        for _ in self.tokens:
            self.act(self.asked_seat(), "deploy")
        return self.asked_seat()


def mothership_table(
    server: Server, edition: dict[str, Any], humans: int = 2, **options: Any
) -> MothershipTable:
    return MothershipTable.of(server, "mothership", humans, options=options, edition=edition)


def screen_position(page: Page, space: str) -> tuple[float, float]:
    page.wait_for_selector(f"{FIELD} .cell", state="attached")
    x, y = page.evaluate(WHERE, space)
    return x, y


def click_space(page: Page, space: str) -> None:
    page.evaluate(CLICK, screen_position(page, space))
