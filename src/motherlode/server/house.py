"""The house: which tables are in memory, how they come and go, and what others tell of them."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.doc import PLAYING
from motherlode.server.driver import Driver
from motherlode.server.limits import Buckets, Tally
from motherlode.server.metrics import Metrics
from motherlode.server.pulse import Pulse
from motherlode.server.refusals import Refusal, no_such_table
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.store.store import Loaded
from motherlode.server.table import Table
from motherlode.server.workers import Workers

log = structlog.get_logger("motherlode.house")

STOPPING = 1001
PRESENCE_SECONDS = 20.0
NOTICE_SECONDS = 1.0
"""As long as a notice may take, or a poll reads what is about to be told anyway."""
HOUR = 3600.0


class House:
    """All that one server process has."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.workers = Workers(
            settings.bot_processes, settings.bot_seconds, settings.limits.works_per_address
        )
        self.driver = Driver(self)
        self.pulse = Pulse(store, settings.lull_seconds, self._was_down)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started = time.monotonic()
        self._presence_told = 0.0
        limits = settings.limits
        self.creations = Buckets(limits.tables_per_hour, limits.tables_per_hour / HOUR)
        self.sockets = Tally(limits.sockets_per_address)
        self.polls = Tally(limits.polls_per_address)
        self.leaving = self.stopping = False

    def start(self, leaving: asyncio.Event | None = None) -> None:
        """Begins to sweep and to listen."""
        if leaving is not None:
            self.spawn(self._leave(leaving))
        if self.store.notices is not None:
            self.store.notices.listen(self._heard, self._lost)
        self.spawn(self.pulse.run())
        self.spawn(self._sweep())
        self.spawn(self._look_over())

    async def _leave(self, leaving: asyncio.Event) -> None:
        """When a stop begins, requests that wait for news are answered with what is so, and those
        that wait for a thought are told to try again."""
        await leaving.wait()
        self.leaving = True
        self.workers.close()
        for table in self.tables.values():
            table.audience.wake()

    async def stop(self) -> None:
        """Says goodbye to all sockets and finishes what is in flight."""
        self.stopping = True
        for table in self.tables.values():
            for peer in table.audience.everybody():
                peer.end(STOPPING, "the server stops")
        for task in list(self._tasks):
            task.cancel()
        for table in self.tables.values():
            async with table.lock:
                table.keep_snapshot()
        self.workers.close()
        with suppress(MotherlodeError):
            await self.pulse.beat(timed=False)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs something beside; the house keeps hold of it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, MotherlodeError):
            log.warning("task failed", error=str(error))
        elif error is not None:
            log.error("task failed", exc_info=error)

    def grace_left(self) -> float:
        """Nobody's clock runs out just because the server was down."""
        return max(0.0, self._started + self.settings.clock_grace - time.monotonic())

    def _was_down(self) -> None:
        """The house slept, or the store was away: that is as good as a start."""
        self._started = time.monotonic()
        for table in list(self.tables.values()):
            try:
                table.was_down()
            except Exception:  # The others are told all the same.
                log.exception("clock not told", table=table.id)

    # --- tables

    async def table(self, table: str) -> Table:
        """A table, from memory or from the store."""
        found = self.tables.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        if not table.isalnum():
            raise no_such_table()
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        loaded = await asyncio.shield(self._loading[table])
        if loaded is None:
            raise no_such_table()
        return loaded

    async def _load(self, table: str) -> Table | None:
        try:
            loaded = await self.read(table)
            if loaded is None:
                return None
            found = self.tables[table] = Table(self, table, loaded)
        finally:
            del self._loading[table]
        if found.board is not None and found.board.play.over():
            # Whoever entered the end may have been killed before it was noted.
            self.spawn(found.finish())
        found.return_seats()
        self.driver.nudge(found)
        return found

    async def read(self, table: str) -> Loaded | None:
        """A table as it lies in the store, with all that is to be known of when time stood still
        before its last entry."""
        loaded = await self.store.load(table)
        await self.pulse.moment()
        return loaded

    async def create(self, table: str, row: dict[str, Any], entries: list[dict[str, Any]]) -> None:
        """Stores a new table, unless there is one of that id."""
        row = {"id": table, "version": 1, "wake": None, **row}
        if await self.store.create(row, entries):
            self.metrics.created.inc()

    # --- sweeping

    async def _look_over(self) -> None:
        """Opens the tables that the lobby lists as being played: what is over is noted then."""
        for line in await self.store.listed("", PLAYING):
            try:
                await self.table(line.id)
            except Refusal:
                log.warning("listed table is gone", table=line.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.evict()
            try:
                await self._wake_clocks()
                await self._poll()
            except MotherlodeError:
                log.warning("sweep failed")
            except Exception:  # Without sweeps no clock runs out that nobody looks at.
                log.exception("sweep failed")
            self._refresh_presence()

    def evict(self) -> None:
        """Lets go of tables that nobody has looked at for a while."""
        before = time.monotonic() - self.settings.idle_seconds
        for table in list(self.tables.values()):
            if table.used < before and table.idle():
                table.keep_snapshot()
                if table.alarm is not None:
                    table.alarm.cancel()
                del self.tables[table.id]

    async def _wake_clocks(self) -> None:
        """Opens tables whose clock may have run out while nobody looked."""
        if self.grace_left() > 0:
            return
        for table in await self.store.due(self.pulse.now()):
            found = await self.table(table)
            if found.doc.state == "playing" and not found.fault:
                await self.driver.expire(found)
            else:
                self.store.set_wake(table, None)

    # --- other processes

    def _heard(self, hints: list[list[Any]]) -> None:
        """Other processes wrote something: entries, another version, or who is there."""
        for hint in hints:
            if hint[0] == "presence":
                self._presence(*hint[1:])
                continue
            table = self.tables.get(hint[0])
            if table is None and hint[0] in self._loading:
                self._loading[hint[0]].add_done_callback(self._look_again)
            if table is not None and not table.follow(*hint[1:]):
                self.spawn(self._follow(table, hint[1], hint[2]))

    async def _follow(self, table: Table, number: int, version: int) -> None:
        async with table.lock:
            table.go_on()
            if number > table.number or version > table.version or version < 0:
                await table.catch_up(version)

    async def _poll(self) -> None:
        """Looks for entries that no notice told of, with one query for all tables, and again
        where something went wrong.

        A notice that is on its way gets a moment: at busy tables there is always one.
        """
        had = {table.id: table.number for table in self.tables.values() if table.board}
        last = {line.table_id: line.number for line in await self.store.tails(had)}
        if last:
            await asyncio.sleep(NOTICE_SECONDS)
        for table in list(self.tables.values()):
            if table.stale or table.number < last.get(table.id, 0):
                await self.look(table)

    def _look_again(self, loading: "asyncio.Task[Table | None]") -> None:
        """What was told while a table was being read may not be in what was read."""
        if not loading.cancelled() and loading.exception() is None:
            table = loading.result()
            if table is not None:
                self.spawn(self.look(table))

    def _lost(self) -> None:
        """Notices may have been missed: every table looks for itself."""
        for table in self.tables.values():
            self.spawn(self.look(table))

    async def look(self, table: Table) -> None:
        """Brings a table to where the store is."""
        async with table.lock:
            await table.catch_up()

    # --- presence

    def tell_presence(self, table: Table) -> None:
        """Tells other processes which seats are online here, and how many watch."""
        notices = self.store.notices
        if notices is not None and not self.stopping:
            seats = [seat for seat in table.audience.seats() if seat >= 0]
            watchers = table.audience.watchers()
            self.store.tell(["presence", notices.node, table.id, seats, watchers])

    def _refresh_presence(self) -> None:
        if time.monotonic() - self._presence_told > PRESENCE_SECONDS:
            self._presence_told = time.monotonic()
            for table in self.tables.values():
                if table.audience.seats():
                    self.tell_presence(table)

    def _presence(self, node: str, name: str, seats: list[int], watchers: int) -> None:
        """Hears who is at a table elsewhere; a process that is new there is told who is here."""
        table = self.tables.get(name)
        if table is None:
            return
        audience = table.audience
        before = audience.online(), audience.all_watchers()
        if node not in audience.elsewhere and audience.seats():
            self.tell_presence(table)
        audience.elsewhere[node] = (time.monotonic() + 3 * PRESENCE_SECONDS, seats, watchers)
        if (audience.online(), audience.all_watchers()) != before:
            table.changed()
