"""Heartbeat: detects server downtime so that no player's clock is charged for it.

While any clock runs, each process stores every few seconds that the server is alive. A heartbeat
that finds no other within `gap` before it has found a downtime: the server was stopped, the
machine slept, or the database could not be reached. Wall time is compared, because monotonic
clocks stand still while a machine sleeps.

A downtime that this process doesn't know yet began after its last heartbeat, so it ended more than
`gap` after it. Times up to then are charged rightly; later ones wait for the next heartbeat.
"""

import asyncio
from collections.abc import Callable
from time import time_ns

import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.store import Store
from motherlode.server.store.downtime import Downtime, HeartbeatResult

log = structlog.get_logger("motherlode.heartbeat")

BEATS_PER_GAP = 3
AHEAD = 60_000
"""Milliseconds: a stored time further ahead comes from a machine with a wrong clock: ignored."""
NS_PER_MS = 1_000_000


class Heartbeat:
    """The downtimes that a process knows; `downtimes` is the list that all timekeepers share."""

    def __init__(self, store: Store, seconds: float, on_downtime: Callable[[], None]) -> None:
        self.downtimes: list[Downtime] = []
        self._store = store
        self._gap = int(seconds * 1000)
        # A SQLite file has one server: before this start it was down, however shortly.
        self._first = store.dialect == "sqlite"
        self._period = seconds / BEATS_PER_GAP
        self._on_downtime = on_downtime
        self._alive = 0
        self._lead = 0
        self._lock = asyncio.Lock()

    def now(self) -> int:
        """The time in milliseconds by the machine whose clock is furthest ahead.

        So an entry made now is later than the end of every known downtime.
        """
        return time_ns() // NS_PER_MS + self._lead

    def knows(self, at: int) -> bool:
        """True if every downtime that ended by `at`, and no later than now, is known."""
        return at - self._alive <= self._gap or self.now() - self._alive <= self._gap

    async def reliable_now(self) -> int:
        """The time now; waits until every downtime that ended by then is known."""
        at = self.now()
        while not self.knows(at):
            await self.beat()
            at = max(at, self._alive)
        return at

    async def learn_until(self, at: int) -> None:
        """Waits until every downtime that ended by `at` is known."""
        while not self.knows(at):
            await self.beat()

    async def beat(self, timed: bool = True) -> None:
        """Stores that the server is alive, and learns of new downtimes.

        Heartbeats run one after the other: if many were sent to a store that doesn't answer, and
        stored later, they would claim that the server was alive all the time.
        """
        async with self._lock:
            gap = 0 if self._first else self._gap
            self._learn(await self._store.beat(self.now(), gap, self._last_end(), timed))
            self._first = False

    def _last_end(self) -> int:
        return self.downtimes[-1][1] if self.downtimes else 0

    def _learn(self, result: HeartbeatResult | None) -> None:
        """Takes over what the store answered; None means that no clock runs."""
        if result is None:
            return
        here = time_ns() // NS_PER_MS
        alive = result[0] if result[0] < here + AHEAD else here
        self._alive = max(self._alive, alive)
        self._lead = max(self._lead, alive - here)
        known = self._last_end()
        new = [downtime for downtime in result[1] if downtime[1] > known]
        if new:
            self.downtimes += new
            seconds = [round((ended - began) / 1000) for began, ended in new]
            log.info("the server was down", seconds=seconds[-10:])
            self._on_downtime()

    async def run(self) -> None:
        """Beats until it is cancelled."""
        while True:
            try:
                await self.beat(timed=False)
            except MotherlodeError:
                log.warning("heartbeat not stored")
            except Exception:  # Without heartbeats all clocks would stand still.
                log.exception("heartbeat failed")
            await asyncio.sleep(self._period)
