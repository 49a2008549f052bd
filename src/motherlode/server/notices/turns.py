"""Turns that notices are about: which seats a table asks, and after which entry that began."""

from motherlode.kernel.entry_authors import PLAYER, WITHOUT_ASKING
from motherlode.server.tables.awaited_seats import asked_seats
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.table import Table


def open_turns(table: Table) -> dict[int, int]:
    """By seat, the entry after which its turn began: of human seats that are asked.

    A turn goes on while its seat alone makes entries. A window that asks several seats is one turn
    for each of them.
    """
    live_game = table.live_game
    if live_game is None:
        return {}
    found: dict[int, int] = {}
    for seat in asked_seats(table):
        began = _turn_began(live_game, seat)
        if began is not None and table.config.seats[seat].sat:
            found[seat] = began
    return found


def _turn_began(live_game: LiveGame, seat: int) -> int | None:
    """None if all latest entries are the seat's: its player is at the table."""
    if live_game.play.position.window() and live_game.window is not None:
        return live_game.window.opened
    began = live_game.number
    for played in reversed(live_game.recent):
        if played.seat != seat or played.by not in (PLAYER, *WITHOUT_ASKING):
            return began
        began = played.number - 1
    return began if began <= 0 else None
