"""The table registry: loads tables into memory, keeps them up to date and evicts them."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.admin.operations import GONE, Operations
from motherlode.server.api.errors import Refusal, no_such_table
from motherlode.server.metrics import Metrics
from motherlode.server.net.rate_limits import AddressBuckets, AddressCounter
from motherlode.server.notices.service import NoticeService
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.tables.autoplay import Autoplay
from motherlode.server.tables.chat_commands import CHAT_SECONDS
from motherlode.server.tables.clock import ServerTime
from motherlode.server.tables.downtime_heartbeat import Heartbeat
from motherlode.server.tables.host_presence import check_host, unlist_if_gone
from motherlode.server.tables.other_server_processes import Cluster, SharedPostgres, SingleProcess
from motherlode.server.tables.rule_watchdog import RuleWatchdog
from motherlode.server.tables.table import Table, TableServices, read_replayed
from motherlode.server.tables.table_config import PLAYING, WAITING, UnreadableTable
from motherlode.server.tables.watch_commands import BURST, PER_SECOND
from motherlode.server.workers.pool import Workers

log = structlog.get_logger("motherlode.registry")

COUNT_SECONDS = 60.0
"""How often the stored tables are counted."""
STOPPING = 1001
HOUR = 3600.0
DAY = 24 * HOUR
SHORTEST_IDLE = 5.0
"""Seconds after which a table may be dropped to make room: no request still works with it."""
OPENINGS, OPENINGS_PER_SECOND = 500, 20
"""Tables that requests of an address for lists of tables may open: at once, and a second."""
BOXES_PER_HOUR = 60
"""Boxes with links of seats that an address may store in an hour."""
RECOVERY_BOXES = 20
"""New recovery boxes, which last for more than a year, that an address may store in a day."""
WRONG_CODES, WRONG_CODE_SECONDS = 20, 10.0
"""Wrong codes that an address may name at once, and the seconds until it may name another."""
NOTICE_CHANGES = 60
"""New people, mail addresses, devices and webhooks that an address may name in an hour."""
EVICTED_SHARE = 50
"""A fiftieth of the tables is dropped at once, so that the search for idle ones is rare."""


class TableRegistry:
    """The tables of one server process, and everything they share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        limits = settings.limits
        self.workers = Workers(
            settings.bot_processes, settings.bot_seconds, limits.works_per_address, self.metrics
        )
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started = time.monotonic()
        self.creations = AddressBuckets(limits.tables_per_hour, limits.tables_per_hour / HOUR)
        self.spectator_chat = AddressBuckets(
            limits.chat_messages, limits.chat_messages / CHAT_SECONDS
        )
        self.watching = AddressBuckets(BURST, PER_SECOND)
        self.openings = AddressBuckets(OPENINGS, OPENINGS_PER_SECOND)
        self.boxes = AddressBuckets(BOXES_PER_HOUR, BOXES_PER_HOUR / HOUR)
        self.recovery_boxes = AddressBuckets(RECOVERY_BOXES, RECOVERY_BOXES / DAY)
        self.wrong_codes = AddressBuckets(WRONG_CODES, 1 / WRONG_CODE_SECONDS)
        self.notice_changes = AddressBuckets(NOTICE_CHANGES, NOTICE_CHANGES / HOUR)
        self.sockets = AddressCounter(limits.sockets_per_address)
        self.polls = AddressCounter(limits.polls_per_address)
        self.left_to_others: set[str] = set()
        """Tables whose clocks another version of the server watches."""
        self.is_leaving = self.stopping = False
        self.heartbeat = Heartbeat(
            store,
            settings.downtime_after_seconds,
            self._on_downtime,
            self._on_clock_put_right,
        )
        self.time: ServerTime = self.heartbeat
        self.operations = Operations(self, store)
        self.cluster: Cluster = SingleProcess(store, self.heartbeat)
        if store.listener is not None:
            self.cluster = SharedPostgres(store, self.heartbeat, self)
        self.metrics.follow(lambda: len(self.tables), store)
        self.rule_watchdog = RuleWatchdog()
        self.notices = NoticeService(self)
        self.autoplay = Autoplay(self, self.workers, self.time, store)
        self.services = TableServices(
            store,
            self.time,
            self.workers,
            self.autoplay,
            self.cluster,
            self.metrics,
            settings.snapshot_every,
            limits,
            settings.window_ms,
            self.spawn,
        )

    def start(self, leaving: asyncio.Event | None = None) -> None:
        """Starts the background tasks; `leaving` is set when a shutdown begins."""
        if leaving is not None:
            self.spawn(self._on_shutdown(leaving))
        self.cluster.start()
        self.rule_watchdog.start()
        self.spawn(self.heartbeat.run())
        self.spawn(self._sweep())
        self.spawn(self.notices.run())
        self.spawn(self._count_stored())
        self.spawn(self._open_listed())

    async def _on_shutdown(self, leaving: asyncio.Event) -> None:
        """When a shutdown begins, answers waiting requests and stops the workers."""
        await leaving.wait()
        self.is_leaving = True
        self.workers.close()
        for table in self.tables.values():
            table.subscribers.wake()

    async def stop(self) -> None:
        """Closes all sockets and finishes all writes."""
        self.stopping = True
        self.rule_watchdog.end()
        for table in self.tables.values():
            for connection in table.subscribers.all():
                connection.end(STOPPING, "the server stops")
        for task in list(self._tasks):
            task.cancel()
        for table in self.tables.values():
            async with table.lock:
                table.save_snapshot()
        self.workers.close()
        with suppress(MotherlodeError):
            await self.heartbeat.beat(timed=False)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs a background task; a failure is logged."""
        name = getattr(work, "__qualname__", None)
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._log_failure)
        return task

    def _log_failure(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, MotherlodeError):
            log.warning("background task ended early", task=task.get_name(), error=str(error))
        elif error is not None:
            log.error("background task failed", task=task.get_name(), exc_info=error)

    def grace_left(self) -> float:
        """The seconds that are left of the grace after a start, in which no clock runs out."""
        return max(0.0, self._started + self.settings.clock_grace - time.monotonic())

    def _on_downtime(self) -> None:
        """After downtime the grace begins again, and every table sends its new deadline."""
        self._started = time.monotonic()
        self._send_deadlines()

    def _send_deadlines(self) -> None:
        for table in list(self.tables.values()):
            try:
                table.send_deadline()
            except Exception:  # The other tables are informed all the same.
                log.exception("deadline not sent; clients keep the old one", table=table.id)

    def _on_clock_put_right(self) -> None:
        """After a clock was put right, lets running decisions begin now, not in the future."""
        self._send_deadlines()
        for table in list(self.tables.values()):
            self._restart_clock_ahead(table)

    def _restart_clock_ahead(self, table: Table) -> None:
        if table.is_clock_ahead():
            self.spawn(table.restart_clock_ahead())

    # --- tables

    async def table(self, table: str) -> Table:
        """A table from memory or from the store; raises a Refusal if it doesn't exist."""
        found = self.tables.get(table)
        if found is not None:
            found.last_used = time.monotonic()
            return found
        if not table.isalnum():
            raise no_such_table()
        if table not in self._loading:
            self._make_room()
            self._loading[table] = self.spawn(self._load(table))
        loaded = await asyncio.shield(self._loading[table])
        if loaded is None:
            raise no_such_table()
        return loaded

    async def _load(self, table: str) -> Table | None:
        try:
            stored = await read_replayed(self.services, table)
            if stored is None:
                return None
            loaded = await asyncio.to_thread(Table, self.services, table, stored)
            self.tables[table] = loaded
        except UnreadableTable as error:
            raise Refusal("fault", str(error)) from None
        finally:
            del self._loading[table]
        if loaded.unknown_rules:
            return loaded
        if loaded.live_game is not None and loaded.live_game.play.over():
            # The process that made the last entry may have been killed before it stored the result.
            self.spawn(loaded.store_result())
        loaded.return_seats_in_time()
        self._restart_clock_ahead(loaded)
        self.autoplay.nudge(loaded)
        return loaded

    async def create(
        self,
        table: str,
        row: dict[str, Any],
        entries: list[dict[str, Any]],
        content: dict[str, Any],
    ) -> None:
        """Stores a new table with its content, unless the id exists."""
        row = {"id": table, "version": 1, "wake": None, **row}
        if await self.store.create(row, entries, content):
            self.metrics.created.labels(row["game"]).inc()

    async def reload(self, table: Table) -> None:
        """Brings a table to the state of the store."""
        async with table.lock:
            await self.cluster.catch_up(table)

    def reload_after_loading(self, table: str) -> None:
        """Reloads a table that is being read: what changed meanwhile may be missing."""
        if table in self._loading:
            self._loading[table].add_done_callback(self._reload_loaded)

    def _reload_loaded(self, loading: "asyncio.Task[Table | None]") -> None:
        if not loading.cancelled() and loading.exception() is None:
            table = loading.result()
            if table is not None:
                self.spawn(self.reload(table))

    # --- sweeping

    async def _count_stored(self) -> None:
        """Counts the stored tables for the metrics and reads the bans, again and again."""
        while True:
            try:
                self.metrics.show_stored(await self.store.count_tables())
                await self.operations.reload_bans()
            except MotherlodeError as error:
                log.warning("tables not counted, bans not read; retried", error=str(error))
            await asyncio.sleep(COUNT_SECONDS)

    async def _open_listed(self) -> None:
        """Opens the tables that are listed as being played, so that missing results are stored."""
        for row in await self.store.listed_tables("", PLAYING):
            try:
                await self.table(row.id)
            except Refusal as refusal:
                log.warning("listed table not opened", table=row.id, error=refusal.text)

    async def _sweep(self) -> None:
        """Evicts idle tables, checks clocks and reloads outdated tables, again and again."""
        while True:
            await self.metrics.sleep(self.settings.sweep_seconds)
            self.evict()
            try:
                await self._check_clocks()
                await self._reload_outdated()
                await self._check_hosts()
                await self._shut_stopped()
            except (MotherlodeError, Refusal) as error:
                log.warning(
                    "clocks and outdated tables not checked; next sweep retries", error=str(error)
                )
            except Exception:  # Without sweeps no clock of an unloaded table would run out.
                log.exception("clocks and outdated tables not checked; next sweep retries")
            self.cluster.repeat_presence()

    def evict(self) -> None:
        """Drops the tables that nobody has used for a while, and those that were deleted."""
        for table in [table for table in self.tables.values() if table.deleted]:
            self.forget(table.id)
        for table in self._idle_tables(self.settings.idle_seconds):
            self._drop(table)

    def forget(self, table: str) -> None:
        """Drops a table that was deleted from the store, and closes its sockets."""
        found = self.tables.pop(table, None)
        if found is None:
            self.reload_after_loading(table)
            return
        found.mark_deleted()
        for timer in (found.clock_timer, found.takeover_timer):
            if timer is not None:
                timer.cancel()
        for connection in found.subscribers.all():
            connection.end(GONE, "no such table")
        found.subscribers.wake()

    def _make_room(self) -> None:
        """Drops idle tables if memory holds the most allowed; a Refusal if all are in use."""
        most = self.settings.limits.live_tables
        if len(self.tables) + len(self._loading) < most:
            return
        idle = self._idle_tables(min(SHORTEST_IDLE, self.settings.idle_seconds))
        idle.sort(key=lambda table: table.last_used)
        for table in idle[: 1 + most // EVICTED_SHARE]:
            self._drop(table)
        if len(self.tables) + len(self._loading) >= most:
            raise Refusal("busy", "too many tables are in use; try again")

    def _idle_tables(self, seconds: float) -> list[Table]:
        before = time.monotonic() - seconds
        return [t for t in self.tables.values() if t.last_used < before and t.is_idle()]

    def _drop(self, table: Table) -> None:
        table.save_snapshot()
        if table.clock_timer is not None:
            table.clock_timer.cancel()
        del self.tables[table.id]

    async def _check_clocks(self) -> None:
        """Opens the tables whose clock may have run out."""
        if self.grace_left() > 0:
            return
        for name in await self.store.due(self.time.now(), len(self.left_to_others)):
            if name in self.left_to_others:
                continue
            try:
                table = await self.table(name)
            except Refusal as refusal:
                log.warning("clock not checked; next sweep retries", error=refusal.text)
                continue
            await self._wake(table)

    async def _wake(self, table: Table) -> None:
        """Does what is due at a table: its clock ran out, or it waits for a host who is gone."""
        config = table.config
        if table.unknown_rules:
            self.left_to_others.add(table.id)
            return
        timed = config.clock is not None and not config.paused
        if config.state == WAITING:
            await unlist_if_gone(table)
        elif config.state == PLAYING and not table.fault and timed:
            await self.autoplay.expire(table)
        else:
            self.store.set_wake(table.id, None)

    async def _check_hosts(self) -> None:
        """At tables whose host is gone, passes hosting on to a player who is online."""
        for table in list(self.tables.values()):
            if table.subscribers.connections:
                await check_host(table, self.settings.host_gone_seconds)

    async def _shut_stopped(self) -> None:
        for table in list(self.tables.values()):
            await table.shut_if_stopped()

    async def _reload_outdated(self) -> None:
        """Reloads the tables that are stale or behind the other processes."""
        behind = await self.cluster.tables_behind()
        for table in list(self.tables.values()):
            if table.stale or table.id in behind:
                await self.reload(table)
