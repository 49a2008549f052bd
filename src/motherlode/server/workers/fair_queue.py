"""Fair queues in front of the workers: each serves one job of an address at a time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from motherlode.server.api.errors import Refusal
from motherlode.server.net.rate_limits import AddressCounter, client_of


class FairQueue:
    """A bounded queue, also bounded per address; serves one job of an address at a time."""

    def __init__(self, capacity: int, per_address: int) -> None:
        self._capacity = capacity
        self._size = 0
        self._waiting = AddressCounter(per_address)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for an address's turn and holds it; raises a Refusal if the queue is full."""
        if self._size >= self._capacity or not self._waiting.enter(address):
            raise Refusal("busy", "too much is being computed now; try again")
        self._size += 1
        turn = self._locks.setdefault(client_of(address), asyncio.Lock())
        try:
            async with turn:
                yield
        finally:
            self._size -= 1
            self._waiting.leave(address)
