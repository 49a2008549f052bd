"""What notices are about: which seats a table asks, and since when."""

from motherlode.kernel.entry_authors import PLAYER, WITHOUT_ASKING
from motherlode.server.tables.awaited_seats import asked_seats, needs_consent
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.table import Table

Ask = tuple[int, int]
"""A seat, and the entry after which its turn began; below 0, the request for its consent."""


def open_asks(table: Table) -> set[Ask]:
    """What a running game waits for: turns of human seats, and their consent to a proposal."""
    return open_turns(table) | open_requests(table)


def open_turns(table: Table) -> set[Ask]:
    """The turns of human seats that are asked.

    A turn goes on while its seat alone makes entries. A window that asks several seats is one turn
    for each of them.
    """
    live_game = table.live_game
    if live_game is None:
        return set()
    found: set[Ask] = set()
    for seat in asked_seats(table):
        began = _turn_began(live_game, seat)
        if began is not None and table.config.seats[seat].sat:
            found.add((seat, began))
    return found


def open_requests(table: Table) -> set[Ask]:
    """The seats without whose consent the open proposal changes nothing."""
    proposal, seats = table.config.proposal, range(len(table.config.seats))
    if proposal is None:
        return set()
    return {
        (seat, -proposal.request)
        for seat in seats
        if needs_consent(table, seat) and table.config.seats[seat].sat
    }


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
