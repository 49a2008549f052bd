"""Groups: what waits is done together, in the event loop itself."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_AT_ONCE = 512
MANY = 4
LONGEST_MOMENT = 0.006


def moment(before: int) -> float:
    """Seconds for which a group is let grow after one of so many: as many will come again."""
    return min(LONGEST_MOMENT, before * 0.00025) if before >= MANY else 0.0


class Groups(Generic[T]):
    """Hands on what is put in, in order, as much at once as waits; one group at a time."""

    def __init__(self, work: Callable[[list[T]], Awaitable[None]]) -> None:
        self._work = work
        self._waiting: deque[T] = deque()
        self._some = asyncio.Event()
        self._stopping = False
        self.groups = self.items = 0
        self._task = asyncio.get_running_loop().create_task(self._run())

    def put(self, item: T) -> None:
        self._waiting.append(item)
        self._some.set()

    async def stop(self) -> None:
        """Finishes what was put in."""
        self._stopping = True
        self._some.set()
        await self._task

    async def _run(self) -> None:
        before = 0
        while self._waiting or not self._stopping:
            if not self._waiting:
                self._some.clear()
                await self._some.wait()
            if (seconds := moment(before)) and not self._stopping:
                await asyncio.sleep(seconds)
            group = [self._waiting.popleft() for i in range(min(len(self._waiting), MOST_AT_ONCE))]
            before = len(group)
            if group:
                self.groups, self.items = self.groups + 1, self.items + before
                await self._work(group)
