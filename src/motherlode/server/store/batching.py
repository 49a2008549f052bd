"""Batching: jobs that wait are done together, in the event loop itself."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

LARGEST_BATCH = 512
BUSY = 4
"""From a batch of this size on, the next one is given time to grow."""
LONGEST_DELAY = 0.006


def batch_delay(size: int) -> float:
    """The seconds to wait for more jobs after a batch of this size: about as many will follow."""
    return min(LONGEST_DELAY, size * 0.00025) if size >= BUSY else 0.0


class Batcher(Generic[T]):
    """Passes jobs on in order, all that wait at once; one batch at a time."""

    def __init__(self, work: Callable[[list[T]], Awaitable[None]]) -> None:
        self._work = work
        self._waiting: deque[T] = deque()
        self._some = asyncio.Event()
        self._stopping = False
        self.batches = self.jobs = 0
        self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def waiting(self) -> int:
        """The number of queued jobs."""
        return len(self._waiting)

    def put(self, job: T) -> None:
        """Queues a job."""
        self._waiting.append(job)
        self._some.set()

    async def stop(self) -> None:
        """Finishes the queued jobs."""
        self._stopping = True
        self._some.set()
        await self._task

    async def _run(self) -> None:
        before = 0
        while self._waiting or not self._stopping:
            if not self._waiting:
                self._some.clear()
                await self._some.wait()
            if (delay := batch_delay(before)) and not self._stopping:
                await asyncio.sleep(delay)
            count = min(len(self._waiting), LARGEST_BATCH)
            batch = [self._waiting.popleft() for _ in range(count)]
            before = count
            if batch:
                self.batches, self.jobs = self.batches + 1, self.jobs + count
                await self._work(batch)
