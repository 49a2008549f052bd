"""Crews: who plays the lab's games: this process, processes beside it, or a cluster of machines.

Whoever plays, outcomes come back in the order of the games, so that results, and where a run stops
early, are the same for any crew.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from motherlode.lab.runs.local_pool import Processes

T = TypeVar("T")
W = TypeVar("W")

TASKS_AHEAD = 4
"""Tasks that wait for each hand, so that none is ever idle."""
SHORT = 0.2
"""Seconds: tasks that take less grow, so that handing them out costs next to nothing; towards the
end they shrink, so that all hands are done at the same time."""
LONG = 2.0
MOST_GAMES_A_TASK = 256


class Promise(Protocol):
    """Work that was given away: its result when it is there."""

    def result(self) -> Any: ...

    def cancel(self) -> object: ...


class Crew(Protocol):
    """So many hands that work is given to."""

    hands: int

    def submit(self, work: Callable[..., Any], *given: Any) -> Promise: ...


class _Later:
    """Work that is done when its result is asked for."""

    def __init__(self, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self._work, self._given = work, given

    def result(self) -> Any:
        return self._work(*self._given)

    def cancel(self) -> None:
        pass


class Alone:
    """This process does everything itself."""

    hands = 1

    def submit(self, work: Callable[..., Any], *given: Any) -> Promise:
        return _Later(work, given)


@contextmanager
def gathered(workers: int | None = None, ray: str = "") -> Iterator[Crew]:
    """A crew of so many processes (none named: one a core), or of a Ray cluster's at an address."""
    hands = workers or os.cpu_count() or 1
    if ray:
        from motherlode.lab.runs.ray_pool import cluster

        with cluster(ray) as nodes:
            yield nodes
    elif hands == 1:
        yield Alone()
    else:
        crew = Processes(hands)
        try:
            yield crew
        finally:
            crew.end()


def in_order(crew: Crew, play: Callable[[W, int], T], what: W, games: range) -> Iterator[T]:
    """`play(what, game)` for each game, in order. Stop asking and the rest is not played."""
    pending: deque[Promise] = deque()
    first, size = games.start, 1
    try:
        while pending or first < games.stop:
            while first < games.stop and len(pending) < crew.hands * TASKS_AHEAD:
                even = -(-(games.stop - first) // (2 * crew.hands))
                after = first + min(size, even)
                pending.append(crew.submit(play_some, play, what, first, after))
                first = after
            played, seconds = pending.popleft().result()
            size = fitting(size, seconds)
            yield from played
    finally:
        for promise in pending:
            promise.cancel()


def play_some(
    play: Callable[[W, int], T], what: W, first: int, after: int
) -> tuple[list[T], float]:
    """A task: some games, and how long they took."""
    began = time.perf_counter()
    played = [play(what, game) for game in range(first, after)]
    return played, time.perf_counter() - began


def fitting(size: int, seconds: float) -> int:
    """How many games the next task has, after one that took so long."""
    if seconds < SHORT:
        return min(size * 2, MOST_GAMES_A_TASK)
    return max(size // 2, 1) if seconds > LONG else size
