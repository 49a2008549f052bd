"""The audience of a table: the sockets that follow it, and the requests that wait for news.

Those in other processes are known by what these tell of them.
"""

import asyncio
import time

from motherlode.server.api.connection import Peer
from motherlode.server.api.rest_schema import MySeat
from motherlode.server.settings import Limits

DEAD_LINK = 4001


class Audience:
    """Who is to be told what happens, by seat; -1 are the spectators."""

    def __init__(self) -> None:
        self.peers: dict[int, set[Peer]] = {}
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Until when we believe it, which seats are online in another process, and how many watch
        there."""
        self._waiters: set[asyncio.Future[None]] = set()

    def seats(self) -> list[int]:
        """The seats that somebody looks from."""
        return [seat for seat, peers in self.peers.items() if peers]

    def everybody(self) -> list[Peer]:
        return [peer for peers in self.peers.values() for peer in peers]

    def watchers(self) -> int:
        """How many look on without a seat here."""
        return len(self.peers.get(-1, ()))

    def online(self) -> set[int]:
        """The seats that somebody looks from, and -1 for spectators here."""
        return {*self.seats(), *(seat for seats, _ in self._others() for seat in seats)}

    def all_watchers(self) -> int:
        """How many look on without a seat, wherever they are connected."""
        return self.watchers() + sum(many for _, many in self._others())

    def _others(self) -> list[tuple[list[int], int]]:
        now = time.monotonic()
        return [(seats, many) for until, seats, many in self.elsewhere.values() if until > now]

    def room_for(self, you: MySeat, limits: Limits) -> bool:
        """Whether one more may look; spectators never take a seat's or the host's place."""
        here = self.peers.get(you.seat, set())
        if you.seat >= 0 or you.host:
            mine = sum(peer.you == you for peer in here)
            return mine < limits.sockets_per_seat
        return sum(not peer.you.host for peer in here) < limits.watchers_per_table

    def busy(self) -> bool:
        return any(self.peers.values()) or bool(self._waiters)

    def enter(self, peer: Peer) -> bool:
        """Lets a peer in; says whether that is news for the others."""
        here = self.peers.setdefault(peer.you.seat, set())
        here.add(peer)
        return peer.you.seat < 0 or len(here) == 1

    def leave(self, peer: Peer) -> bool:
        """Lets a peer go; says whether that is news for the others."""
        here = self.peers.get(peer.you.seat, set())
        here.discard(peer)
        if not here:
            self.peers.pop(peer.you.seat, None)
        return peer.you.seat < 0 or not here

    def send(self, text: str, but: Peer | None = None) -> None:
        """Sends the same to everybody but one."""
        for peer in self.everybody():
            if peer is not but:
                peer.send_text(text)

    def send_to(self, seat: int, text: str) -> None:
        for peer in list(self.peers.get(seat, ())):
            peer.send_text(text)

    def cut(self, tokens: list[str], host: str) -> None:
        """Ends the sockets whose seat, or whose host, has another link by now."""
        for peer in self.everybody():
            if peer.token and peer.token != (host if peer.you.host else tokens[peer.you.seat]):
                peer.end(DEAD_LINK, "this link is dead")

    def wake(self) -> None:
        """Something happened: requests that wait are answered."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()

    async def wait(self, seconds: float) -> None:
        """Waits until something happens at the table, or not longer than that."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await asyncio.wait_for(waiter, seconds)
        except TimeoutError:
            pass
        finally:
            self._waiters.discard(waiter)
