"""Moves and hands at a table of Mothership in this process."""

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.table import Table
from tests.server.play import move_at

NO = "noooooooooooo"
SEVERAL = {"cards": {NO: {"count": 6}}}
"""An edition with more than one card that cancels others."""


def game(table: Table) -> LiveGame:
    assert table.live_game is not None
    return table.live_game


def give(live_game: LiveGame, seat: int, hand: tuple[str, ...]) -> None:
    """Replaces a seat's hand; what it held goes back to the deck."""
    position = live_game.play.position
    cells, held = position.state.cells, position.state.block(seat) + cell.CARDS_HELD
    for card, name in enumerate(kinds.CARDS):
        change = hand.count(name) - cells[held + card]
        cells[held + card] += change
        cells[cell.ACTION_DECK + card] -= change
    position.rules.legal(position.state, position.moves)


async def act(table: Table, seat: int, text: str) -> int:
    number = table.number + 1
    return await move_at(table, seat, f"{seat} {number} {text}", number, text)


async def entries(table: Table, after: int) -> list[tuple[int, str, str]]:
    rows = (await table.store.entries(table.id, 0))[after:]
    return [(row.seat, row.by, row.text) for row in rows]


def legal_of(table: Table, seat: int) -> list[str]:
    return [row.text for row in game(table).positions([seat])[seat].legal]
