"""The pulse of the house: the time in which it was down, which is nobody's.

Each process notes in the store every few seconds that the house is alive, as long as a clock runs
anywhere. A beat that finds no other within `gap` before it has found a lull: a server that was
stopped, a machine that slept, a database that couldn't be reached. Wall time tells it, for other
clocks stand still while a machine sleeps.

A lull that this process doesn't know began after its last beat, and so ended more than `gap` after
it: nothing of up to then can be charged wrongly, and what is later waits for a beat.
"""

import asyncio
from collections.abc import Callable

import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.store import Store
from motherlode.server.store.lulls import Beat, Lull
from motherlode.server.timing import now_ms

log = structlog.get_logger("motherlode.pulse")

BEATS = 3
"""So many beats are due within the gap."""
AHEAD = 60_000
"""Milliseconds: a note from further ahead is of a clock that was wrong, and nobody goes by it."""


class Pulse:
    """What a process knows of lulls; `lulls` is the one list that all boards reckon with."""

    def __init__(self, store: Store, seconds: float, found: Callable[[], None]) -> None:
        self.lulls: list[Lull] = []
        self._store = store
        self._gap = int(seconds * 1000)
        # A SQLite file has one server: before this one's start the house was down, if not for long.
        self._first = store.dialect == "sqlite"
        self._period = seconds / BEATS
        self._found = found
        self._alive = 0
        self._lead = 0
        self._beating = asyncio.Lock()

    def now(self) -> int:
        """The time, by the clock of the house that is furthest ahead: what is entered now is later
        than the end of every lull that is known, whichever machine found it."""
        return now_ms() + self._lead

    def knows(self, at: int) -> bool:
        """Whether every lull that ended by then, and no later than now, is known."""
        return at - self._alive <= self._gap or self.now() - self._alive <= self._gap

    async def moment(self) -> int:
        """The time now, when every lull that ended by then is known."""
        at = self.now()
        while not self.knows(at):
            await self.beat()
            at = max(at, self._alive)
        return at

    async def reach(self, at: int) -> None:
        """Learns of every lull that ended by then."""
        while not self.knows(at):
            await self.beat()

    async def beat(self, timed: bool = True) -> None:
        """Notes that the house is alive, and hears of lulls.

        One after the other: many that are sent while the store is silent, and noted later, would
        tell that the house was alive all the while.
        """
        async with self._beating:
            gap = 0 if self._first else self._gap
            self._take(await self._store.beat(self.now(), gap, self._last(), timed))
            self._first = False

    def _last(self) -> int:
        return self.lulls[-1][1] if self.lulls else 0

    def _take(self, beat: Beat | None) -> None:
        if beat is None:
            return
        here = now_ms()
        alive = beat[0] if beat[0] < here + AHEAD else here
        self._alive = max(self._alive, alive)
        self._lead = max(self._lead, alive - here)
        known = self._last()
        news = [lull for lull in beat[1] if lull[1] > known]
        if news:
            self.lulls += news
            seconds = [round((ended - began) / 1000) for began, ended in news]
            log.info("the house was down", seconds=seconds[-10:])
            self._found()

    async def run(self) -> None:
        """Beats for as long as the house is there."""
        while True:
            try:
                await self.beat(timed=False)
            except MotherlodeError:
                log.warning("no beat")
            except Exception:  # Without beats clocks would stand still.
                log.exception("beat failed")
            await asyncio.sleep(self._period)
