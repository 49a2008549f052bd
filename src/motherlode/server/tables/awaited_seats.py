"""What a table awaits of its seats: a move, a reaction, consent, or that somebody sits down.

Everything here is public: windows ask seats whatever they hold. Only that a seat has passed in an
open window already is known to that seat alone, and is used for it alone.
"""

from motherlode.server.api.my_tables_schema import Awaited, MyTable
from motherlode.server.api.rest_schema import ListedTable
from motherlode.server.tables import response_windows
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.proposals import current_proposal
from motherlode.server.tables.public_table_info import listed_table
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import HUMAN, PLAYING, WAITING

FAR = 2**62
"""A deadline later than all others: that of a table without one."""


def asked_seats(table: Table) -> dict[int, Awaited]:
    """By seat, what the running game asks of humans who play themselves; empty in a pause."""
    live_game = table.live_game
    if live_game is None or table.fault or table.state != PLAYING or table.config.paused:
        return {}
    asked = live_game.play.deciding_seat()
    found: dict[int, Awaited] = {}
    if asked is not None:
        found[asked] = "react" if live_game.play.position.window() else "move"
    for seat in response_windows.answers_at_once(live_game.play):
        found[seat] = "react"
    return {
        seat: what
        for seat, what in found.items()
        if not table.config.seats[seat].player and not has_passed(table, live_game, seat)
    }


def has_passed(table: Table, live_game: LiveGame, seat: int) -> bool:
    """True if a seat has passed in the open window before its pass takes effect."""
    window, step = live_game.window, live_game.step() if live_game.window else ""
    return window is not None and any(
        order.step == step and order.action and order.since >= window.opened
        for order in table.config.seats[seat].orders
    )


def awaited_of(table: Table, seat: int) -> Awaited:
    """What a table awaits of a seat; empty if nothing."""
    config, state = table.config, table.state
    own = config.seats[seat]
    if state == WAITING:
        return "sit" if own.kind == HUMAN and not own.sat else ""
    if state != PLAYING:
        return ""
    if what := asked_seats(table).get(seat):
        return what if own.sat else "sit"
    return "consent" if needs_consent(table, seat) else ""


def needs_consent(table: Table, seat: int) -> bool:
    """True if the open proposal of a running game waits for the answer of a seat."""
    if table.state != PLAYING or table.fault:
        return False
    proposal = current_proposal(table.config, table.live_game)
    return proposal is not None and seat in proposal.needed and seat not in proposal.agreed


def my_table(table: Table, own_seats: list[int]) -> MyTable:
    """A table as the player of some seats sees it in a list."""
    listed: ListedTable = listed_table(
        table.id, table.config, table.number, table.subscribers.online()
    )
    found = MyTable(**{name: getattr(listed, name) for name in ListedTable.__struct_fields__})
    found.state, found.own_seats, found.paused = table.state, own_seats, table.config.paused
    found.awaits = next((what for seat in own_seats if (what := awaited_of(table, seat))), "")
    live_game = table.live_game
    if live_game is None or found.state != PLAYING or table.fault:
        return found
    asked = live_game.play.deciding_seat()
    if asked is None:
        return found
    own = next((seat for seat in asked_seats(table) if seat in own_seats), asked)
    found.asked, found.step = own, live_game.step()
    found.since = live_game.window.at if live_game.window else live_game.waiting_since()
    if live_game.clock_state is not None and not found.paused:
        found.deadline = live_game.clock_state.deadline
    return found


def most_urgent_first(table: MyTable) -> tuple[bool, int, int]:
    """The order of a list: tables that await the player, the nearest deadlines first."""
    return not table.awaits, table.deadline or FAR, table.since or FAR
