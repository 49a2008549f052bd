"""What people do who watch a replay together: come and go, show an entry, point at the board."""

from motherlode.server.api.connection import Connection
from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Point, View, Watch
from motherlode.server.net.rate_limits import AddressBuckets
from motherlode.server.tables.seat_names import unique_name
from motherlode.server.tables.table import Table

WatchMessage = Watch | View | Point

BURST, PER_SECOND = 80, 40
"""How many of these messages an address may send at once, and then in a second."""


def watch_together(
    table: Table, connection: Connection, message: WatchMessage, rates: AddressBuckets
) -> int:
    """Does what a message of the room asks; returns the table's number.

    Only who may read the record gets in: everybody, once the game is over.
    """
    if not table.is_revealed() or table.deleted:
        raise Refusal("not_over", "a replay is watched together when the game is over")
    if wait := rates.take(connection.address):
        refusal = Refusal("throttled", "too many movements; wait a little")
        refusal.retry_after = round(wait, 2)
        raise refusal
    if isinstance(message, Watch):
        _come_or_go(table, connection, message)
    else:
        _move(table, connection, message)
    return table.number


def _come_or_go(table: Table, connection: Connection, message: Watch) -> None:
    room, seat = table.watch_room, connection.you.seat
    if not message.on:
        table.leave_watch_room(connection)
        return
    if connection not in room.here and room.is_full():
        raise Refusal("busy", "too many people watch this replay together")
    if seat >= 0:
        name = table.config.seats[seat].name
    else:
        name = unique_name(table.config, seat, message.name) if message.name else ""
    room.join(connection, seat, name)
    table.cluster.announce_watchers(table, list(room.here.values()), whole=True)


def _move(table: Table, connection: Connection, message: View | Point) -> None:
    """Changes what a watcher looks at, follows or points at; the others in the room learn of it."""
    watcher = table.watch_room.here.get(connection)
    if watcher is None:
        raise Refusal("not_allowed", "come into the room first")
    if isinstance(message, Point):
        watcher.place = message.place
    elif message.entry > table.number:
        raise Refusal("bad_message", "the game has no such entry")
    else:
        watcher.entry, watcher.follows = message.entry, message.follows
    table.watch_room.send_moved(watcher)
    table.cluster.announce_watchers(table, [watcher], whole=False)
