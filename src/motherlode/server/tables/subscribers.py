"""The subscribers of a table: sockets that follow it, and requests that wait for news.

It also counts the subscribers that other processes announce.
"""

import asyncio
import time

from motherlode.server.api.connection import Connection
from motherlode.server.api.rest_schema import MySeat
from motherlode.server.settings import Limits

DEAD_LINK = 4001


class Subscribers:
    """The connections of a table by seat; -1 is the spectators'. No seat has an empty set."""

    def __init__(self) -> None:
        self.connections: dict[int, set[Connection]] = {}
        self.remote: dict[str, tuple[float, list[int], int, bool]] = {}
        """By process: until when its announcement counts, its online seats, its spectators, and
        True if the host is there."""
        self.waiters: set[asyncio.Future[None]] = set()
        """Requests that wait for news."""

    def seats(self) -> list[int]:
        """The seats with a connection in this process, and -1 if there are spectators."""
        return list(self.connections)

    def all(self) -> list[Connection]:
        """Every connection of this process."""
        return [each for connections in self.connections.values() for each in connections]

    def spectators(self) -> int:
        """The number of spectators in this process."""
        return len(self.connections.get(-1, ()))

    def online(self) -> set[int]:
        """The seats with a connection in any process."""
        return {*self.seats(), *(seat for seats, *_ in self._remote() for seat in seats)}

    def all_spectators(self) -> int:
        """The number of spectators in all processes."""
        return self.spectators() + sum(spectators for _, spectators, _ in self._remote())

    def has_host(self) -> bool:
        """True if the host has a connection in this process."""
        return any(connection.you.host for connection in self.all())

    def host_online(self) -> bool:
        """True if the host has a connection in any process."""
        return self.has_host() or any(host for *_, host in self._remote())

    def _remote(self) -> list[tuple[list[int], int, bool]]:
        now = time.monotonic()
        return [announced[1:] for announced in self.remote.values() if announced[0] > now]

    def has_room(self, you: MySeat, limits: Limits) -> bool:
        """True if one more may connect; spectators never use up a seat's or the host's places."""
        here = self.connections.get(you.seat, set())
        if you.seat >= 0 or you.host:
            return sum(each.you == you for each in here) < limits.sockets_per_seat
        return sum(not each.you.host for each in here) < limits.watchers_per_table

    def busy(self) -> bool:
        """True if anybody is connected by a socket, or waits for news in a long poll."""
        return bool(self.connections or self.waiters)

    def add(self, connection: Connection) -> bool:
        """Adds a connection; True if that changes what others see of the table."""
        here = self.connections.setdefault(connection.you.seat, set())
        here.add(connection)
        return connection.you.seat < 0 or len(here) == 1

    def remove(self, connection: Connection) -> bool:
        """Removes a connection; True if that changes what others see of the table."""
        here = self.connections.get(connection.you.seat, set())
        here.discard(connection)
        if not here:
            self.connections.pop(connection.you.seat, None)
        return connection.you.seat < 0 or not here

    def send(self, message: bytes, but: Connection | None = None) -> None:
        """Sends an encoded message to everybody but one."""
        for connection in self.all():
            if connection is not but:
                connection.send_encoded(message)

    def close_dead_links(self, tokens: list[str], host: str) -> None:
        """Closes the sockets whose seat, or whose host, has another link now."""
        for connection in self.all():
            seat = connection.you.seat
            valid = tokens[seat] if seat >= 0 else host
            if connection.token and connection.token != valid:
                connection.end(DEAD_LINK, "this link is dead")

    def wake(self) -> None:
        """Answers the requests that wait for news."""
        for waiter in self.waiters:
            if not waiter.done():
                waiter.set_result(None)
        self.waiters.clear()

    def next_news(self) -> asyncio.Future[None]:
        """A future that the next news completes; it counts from now on, so none is missed."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiters.add(waiter)
        return waiter

    def stop_waiting(self, waiter: asyncio.Future[None]) -> None:
        """Forgets a request that waited for news."""
        self.waiters.discard(waiter)
