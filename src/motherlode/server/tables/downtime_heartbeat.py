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

import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.store import Store
from motherlode.server.store.downtime import AHEAD, HeartbeatResult
from motherlode.server.tables.clock import ServerTime, now_ms

log = structlog.get_logger("motherlode.heartbeat")

BEATS_PER_GAP = 3


class Heartbeat(ServerTime):
    """The server's time, kept reliable by heartbeats."""

    def __init__(
        self,
        store: Store,
        seconds: float,
        on_downtime: Callable[[], None],
        on_clock_put_right: Callable[[], None],
    ) -> None:
        super().__init__(int(seconds * 1000))
        self._store = store
        # A SQLite file has one server: before this start it was down, however shortly.
        self._first = store.dialect == "sqlite"
        self._period = seconds / BEATS_PER_GAP
        self._on_downtime = on_downtime
        self._on_clock_put_right = on_clock_put_right
        self._lock = asyncio.Lock()

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
            self._notice_clock_put_right()

    def _notice_clock_put_right(self) -> None:
        """Goes back to a clock that ran ahead and is right again."""
        here = now_ms()
        if self._alive > here + AHEAD:
            log.warning("clock was put right", seconds=round((self._alive - here) / 1000))
            self._alive = here
            self._on_clock_put_right()

    def _last_end(self) -> int:
        return self.downtimes[-1][1] if self.downtimes else 0

    def _learn(self, result: HeartbeatResult | None) -> None:
        """Takes over what the store answered; None means that no clock runs."""
        if result is None:
            return
        here = now_ms()
        alive = result[0] if result[0] < here + AHEAD else here
        self._alive = max(self._alive, alive)
        self._lead = max(self._lead, alive - here)
        known = self._last_end()
        new = [downtime for downtime in result[1] if downtime[1] > known]
        if new:
            self.downtimes += new
            seconds = [round((ended - began) / 1000) for began, ended in new]
            log.info("the server was down; no clock is charged for it", seconds=seconds[-10:])
            self._on_downtime()

    async def run(self) -> None:
        """Beats until it is cancelled."""
        while True:
            try:
                await self.beat(timed=False)
            except MotherlodeError as error:
                log.warning("heartbeat not stored; retried", seconds=self._period, error=str(error))
            except Exception:  # Without heartbeats all clocks would stand still.
                log.exception("heartbeat failed; retried", seconds=self._period)
            await asyncio.sleep(self._period)
