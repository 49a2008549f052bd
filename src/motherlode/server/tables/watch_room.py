"""The room of a table that is over, in which people watch its replay together.

Who watches, which entry and what they point at is kept in memory only. Other processes announce
those who are connected there.
"""

import secrets
import time
from collections.abc import Iterable

from motherlode.server.api.connection import ENCODER, Connection
from motherlode.server.api.socket_schema import Watched, Watcher, Watching

MOST_WATCHERS = 50
"""The most people in a room of one process: each is sent all of them."""
REMOTE_SECONDS = 60.0
"""How long an announcement of another process counts."""


class WatchRoom:
    """Who watches a replay together, by connection, and in other processes."""

    def __init__(self) -> None:
        self.here: dict[Connection, Watcher] = {}
        self.remote: dict[str, tuple[float, dict[str, Watcher]]] = {}
        """By process: until when its announcement counts, and its watchers by id."""

    def is_full(self) -> bool:
        """True if nobody else can come in here."""
        return len(self.here) >= MOST_WATCHERS

    def watchers(self) -> list[Watcher]:
        """Everybody in the room, in any process."""
        now = time.monotonic()
        there = (rows for until, rows in self.remote.values() if until > now)
        return [*self.here.values(), *(row for rows in there for row in rows.values())]

    def join(self, connection: Connection, seat: int, name: str) -> None:
        """Adds a connection, or renames it; everybody is sent who is there."""
        known = self.here.get(connection)
        if known is None:
            self.here[connection] = Watcher(secrets.token_hex(6), seat, name)
        else:
            known.name = name
        self.send_watchers()

    def leave(self, connection: Connection) -> bool:
        """Removes a connection; True if it was there."""
        if self.here.pop(connection, None) is None:
            return False
        self.send_watchers()
        return True

    def send_watchers(self) -> None:
        """Sends everybody here who is in the room."""
        watchers = self.watchers()
        for connection, watcher in self.here.items():
            connection.send(Watching(watchers, watcher.id))

    def send_moved(self, moved: Watcher) -> None:
        """Sends everybody here, but the one itself, what somebody looks at."""
        message = ENCODER.encode(Watched(moved))
        for connection, watcher in self.here.items():
            if watcher.id != moved.id:
                connection.send_encoded(message)

    def take_remote(self, node: str, rows: Iterable[Watcher], whole: bool) -> bool:
        """Notes who watches in another process, all of them or some that moved; True if the
        process is a new one."""
        now = time.monotonic()
        before, found = self.watchers(), {row.id: row for row in rows}
        until, known = self.remote.get(node, (0.0, {}))
        is_new = until <= now
        self.remote[node] = (now + REMOTE_SECONDS, found if whole else known | found)
        if {row.id for row in before} != {row.id for row in self.watchers()} or whole:
            self.send_watchers()
        else:
            for row in found.values():
                self.send_moved(row)
        return is_new
