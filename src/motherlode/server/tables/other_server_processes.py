"""The other server processes on the same database, behind one interface.

A SQLite file has one process: `SingleProcess` has nobody to talk to. Several processes may share a
PostgreSQL database: `SharedPostgres` applies the entries that the others announce, and exchanges
with them who is online. Its notices are only hints; the log in the database is the truth.
"""

import asyncio
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import msgspec

from motherlode.server.api.socket_schema import Watcher
from motherlode.server.store import Store
from motherlode.server.store.admin_rows import BANS_CHANGED, NOTICE
from motherlode.server.tables.catch_up_with_store import apply_stored, catch_up
from motherlode.server.tables.downtime_heartbeat import Heartbeat
from motherlode.server.tables.table import Table, TableCluster

PRESENCE_SECONDS = 20.0
NOTICE_SECONDS = 1.0
"""How long a notice may take; a table is reloaded only if it is still behind after that."""
WATCHERS_IN_A_NOTICE = 8
"""A notice has a largest size, and a name of 24 characters may take 288 bytes of it."""
MOST_NOTICED = 100
"""Announced entries kept for a table that can't apply them yet; the log has them all."""


class Cluster(TableCluster, Protocol):
    """What tables and the registry need of the other processes."""

    def start(self) -> None:
        """Starts to receive notices."""

    def repeat_presence(self) -> None:
        """Announces the presence at all tables again if that is due."""

    async def tables_behind(self) -> set[str]:
        """The ids of tables in memory to which another process appended without a notice."""


class ServerProcess:
    """What a process does for its tables, whether others share its database or not."""

    def __init__(self, store: Store, heartbeat: Heartbeat) -> None:
        self._store = store
        self._heartbeat = heartbeat

    async def catch_up(self, table: Table, newest_version: int | None = None) -> None:
        await catch_up(table, self._heartbeat, newest_version)

    async def start_clock(self, table: Table) -> None:
        """Stores a heartbeat: without a running clock none was stored lately."""
        clock = table.config.clock
        assert clock is not None
        await self._heartbeat.beat()
        self._store.set_wake(table.id, table.config.begun + clock.per_move * 1000)


class SingleProcess(ServerProcess):
    """The cluster of a server that is alone on its database."""

    def start(self) -> None:
        pass

    async def refresh_config(self, table: Table) -> None:
        pass

    def announce_presence(self, table: Table) -> None:
        pass

    def announce_watchers(self, table: Table, watchers: Sequence[Watcher], whole: bool) -> None:
        pass

    def repeat_presence(self) -> None:
        pass

    async def tables_behind(self) -> set[str]:
        return set()


class OperatorNotices(Protocol):
    """Does here what an operator did in another process."""

    def on_notice(self, kind: str, subject: str) -> None: ...


class ClusterHost(Protocol):
    """What SharedPostgres needs of the table registry."""

    tables: "dict[str, Table]"
    stopping: bool

    @property
    def operations(self) -> OperatorNotices: ...

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]": ...
    async def reload(self, table: Table) -> None: ...
    def reload_after_loading(self, table: str) -> None: ...


class SharedPostgres(ServerProcess):
    """The cluster of several processes that share a PostgreSQL database."""

    def __init__(self, store: Store, heartbeat: Heartbeat, host: ClusterHost) -> None:
        super().__init__(store, heartbeat)
        self._host = host
        self._presence_sent = 0.0
        self._noticed: WeakKeyDictionary[Table, dict[int, Any]] = WeakKeyDictionary()
        """Announced entries that can't be applied yet, by number; each after the version of the
        config by which it was checked."""

    def start(self) -> None:
        if self._store.listener is not None:
            self._store.listener.listen(self.on_notices, self._on_missed_notices)

    # --- entries and configs

    def on_notices(self, hints: list[list[Any]]) -> None:
        """Handles what other processes wrote: entries, configs, or their presence."""
        for hint in hints:
            if hint[0] == "presence":
                self._on_presence(*hint[1:])
                continue
            if hint[0] == "watchers":
                self._on_watchers(*hint[1:])
                continue
            if hint[0] == NOTICE:
                self._host.operations.on_notice(*hint[1:])
                continue
            table = self._host.tables.get(hint[0])
            if table is None:
                self._host.reload_after_loading(hint[0])
            elif not self._apply_at_once(table, *hint[1:]):
                self._host.spawn(self.apply_notice(table, hint[1], hint[2]))

    def _apply_at_once(self, table: Table, number: int, version: int, *entry: Any) -> bool:
        """Applies an announced entry; False if the lock or the store is needed for that.

        `entry` is its seat, by, text and time; without it something else was stored.
        """
        noticed = self._noticed.setdefault(table, {})
        if entry and number > table.number and len(noticed) < MOST_NOTICED:
            noticed[number] = (version, *entry)
        unsafe = table.stale or table.lock.locked()
        if not entry or version > table.version or version < 0 or unsafe:
            return False
        self._apply_noticed(table)
        return number <= table.number

    async def apply_notice(self, table: Table, number: int, version: int) -> None:
        """Brings a table to an announced number and version."""
        async with table.lock:
            self._apply_noticed(table)
            if number > table.number or version > table.version or version < 0:
                await self.catch_up(table, version)

    def _apply_noticed(self, table: Table) -> None:
        """Applies the announced entries that follow the table's last one.

        None is applied under an older config than it was checked by: that may not know which links
        are dead.
        """
        noticed = self._noticed.get(table, {})
        while table.live_game is not None and not table.fault:
            number = table.number + 1
            version, *entry = noticed.get(number, (table.version + 1,))
            if version > table.version or not self._downtime_is_known(table, entry[3]):
                break
            seat, by, text, at = entry
            apply_stored(table, number, seat, by, text, at)
        for number in [number for number in noticed if number <= table.number]:
            del noticed[number]

    def _downtime_is_known(self, table: Table, at: int) -> bool:
        """True if all downtime before `at` is known (always true without a clock)."""
        return table.config.clock is None or self._heartbeat.knows(at)

    async def refresh_config(self, table: Table) -> None:
        found = await self._store.config(table.id)
        if found is not None and found[0] > table.version:
            async with table.lock:
                await self.catch_up(table, found[0])

    async def tables_behind(self) -> set[str]:
        """Asks for all tables with one query.

        Busy tables always have a notice on its way, so those behind get a moment to receive it.
        """
        open_tables = [table for table in self._host.tables.values() if table.live_game]
        rows = await self._store.newer_entries({table.id: table.number for table in open_tables})
        last = {row.table_id: row.number for row in rows}
        if last:
            await asyncio.sleep(NOTICE_SECONDS)
        tables = self._host.tables
        return {id for id, number in last.items() if id in tables and tables[id].number < number}

    def _on_missed_notices(self) -> None:
        """Reloads every table: notices may be missing."""
        for table in self._host.tables.values():
            self._host.spawn(self._host.reload(table))
        self._host.operations.on_notice(BANS_CHANGED, "")

    # --- presence

    def announce_presence(self, table: Table) -> None:
        listener = self._store.listener
        if listener is not None and not self._host.stopping:
            seats = [seat for seat in table.subscribers.seats() if seat >= 0]
            spectators, host = table.subscribers.spectators(), table.subscribers.has_host()
            self._store.notify(["presence", listener.node, table.id, seats, spectators, host])

    def repeat_presence(self) -> None:
        if time.monotonic() - self._presence_sent > PRESENCE_SECONDS:
            self._presence_sent = time.monotonic()
            for table in self._host.tables.values():
                if table.subscribers.seats():
                    self.announce_presence(table)
                if here := list(table.watch_room.here.values()):
                    self.announce_watchers(table, here, whole=True)

    def announce_watchers(self, table: Table, watchers: Sequence[Watcher], whole: bool) -> None:
        listener = self._store.listener
        if listener is None or self._host.stopping:
            return
        rows = [list(msgspec.structs.astuple(watcher)) for watcher in watchers]
        for first in range(0, max(1, len(rows)), WATCHERS_IN_A_NOTICE):
            part = rows[first : first + WATCHERS_IN_A_NOTICE]
            self._store.notify(["watchers", listener.node, table.id, whole and not first, part])

    def _on_watchers(self, node: str, name: str, whole: bool, rows: list[list[Any]]) -> None:
        """Notes who watches the replay in another process; a process that is new gets ours."""
        table = self._host.tables.get(name)
        if table is None or not table.is_revealed():
            return
        room = table.watch_room
        is_new = room.take_remote(node, [Watcher(*row) for row in rows], whole)
        if is_new and room.here:
            self.announce_watchers(table, list(room.here.values()), whole=True)

    def _on_presence(
        self, node: str, name: str, seats: list[int], spectators: int, host: bool
    ) -> None:
        """Notes who is online in another process; a process that is new gets our presence."""
        table = self._host.tables.get(name)
        if table is None:
            return
        subscribers = table.subscribers
        before = subscribers.online(), subscribers.all_spectators()
        if node not in subscribers.remote and subscribers.seats():
            self.announce_presence(table)
        until = time.monotonic() + 3 * PRESENCE_SECONDS
        subscribers.remote[node] = (until, seats, spectators, host)
        if (subscribers.online(), subscribers.all_spectators()) != before:
            table.send_table_changed()
