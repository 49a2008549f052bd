"""Worker pools: this process alone, local processes, or a Ray cluster.

Results come back in the order of the games, so a run gives the same results, and stops early at the
same game, with any pool.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from motherlode.lab.runs.local_pool import ProcessPool

T = TypeVar("T")
W = TypeVar("W")

TASKS_PER_WORKER = 4
"""Tasks submitted ahead for each worker, so that no worker is ever idle."""
SHORT_BATCH = 0.2
"""Seconds: batches that take less grow, so that submitting them costs next to nothing."""
LONG_BATCH = 2.0
"""Seconds: batches that take longer shrink."""
MAX_GAMES_PER_BATCH = 256


class Future(Protocol):
    """The result of a submitted call, available later."""

    def result(self) -> Any: ...

    def cancel(self) -> object: ...


class WorkerPool(Protocol):
    """Runs submitted calls on `workers` workers."""

    workers: int

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Future: ...


class _LazyResult:
    """A call that runs when its result is requested."""

    def __init__(self, call: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self._call, self._arguments = call, arguments

    def result(self) -> Any:
        return self._call(*self._arguments)

    def cancel(self) -> None:
        pass


class SerialPool:
    """A pool without processes: a call runs in this process when its result is asked for."""

    workers = 1

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Future:
        return _LazyResult(call, arguments)


@contextmanager
def open_pool(workers: int | None = None, ray: str = "") -> Iterator[WorkerPool]:
    """A pool of `workers` local processes (default: one per core), or the Ray cluster at `ray`."""
    workers = workers or os.cpu_count() or 1
    if ray:
        from motherlode.lab.runs.ray_pool import connect

        with connect(ray) as cluster:
            yield cluster
    elif workers == 1:
        yield SerialPool()
    else:
        pool = ProcessPool(workers)
        try:
            yield pool
        finally:
            pool.terminate()


def run_in_order(
    pool: WorkerPool, play: Callable[[W, int], T], match: W, games: range
) -> Iterator[T]:
    """Yields `play(match, game)` for each game, in order; closing it cancels the remaining games.

    Towards the end batches shrink, so that all workers finish at the same time.
    """
    pending: deque[Future] = deque()
    first, size = games.start, 1
    try:
        while pending or first < games.stop:
            while first < games.stop and len(pending) < pool.workers * TASKS_PER_WORKER:
                fair_share = -(-(games.stop - first) // (2 * pool.workers))
                after = first + min(size, fair_share)
                pending.append(pool.submit(play_batch, play, match, first, after))
                first = after
            played, seconds = pending.popleft().result()
            size = next_batch_size(size, seconds)
            yield from played
    finally:
        for future in pending:
            future.cancel()


def play_batch(
    play: Callable[[W, int], T], match: W, first: int, after: int
) -> tuple[list[T], float]:
    """Plays the games from `first` up to, not including, `after`; returns results and seconds."""
    began = time.perf_counter()
    played = [play(match, game) for game in range(first, after)]
    return played, time.perf_counter() - began


def next_batch_size(size: int, seconds: float) -> int:
    """How many games the next batch should have, if `size` games took `seconds`."""
    if seconds < SHORT_BATCH:
        return min(size * 2, MAX_GAMES_PER_BATCH)
    return max(size // 2, 1) if seconds > LONG_BATCH else size
