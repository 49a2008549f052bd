"""Lines before the workers: nobody's pile of work keeps the others waiting."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from motherlode.server.api.errors import Refusal
from motherlode.server.net.rate_limits import AddressCounter


class FairQueue:
    """Lets so many wait in all, so many of each address, of which one is served at a time."""

    def __init__(self, capacity: int, per_address: int) -> None:
        self._capacity = capacity
        self._size = 0
        self._waiting = AddressCounter(per_address)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for an address's turn and holds it; where the line is full it is refused."""
        if self._size >= self._capacity or not self._waiting.enter(address):
            raise Refusal("busy", "too much is being computed now; try again")
        self._size += 1
        turn = self._locks.setdefault(address, asyncio.Lock())
        try:
            async with turn:
                yield
        finally:
            self._size -= 1
            self._waiting.leave(address)
