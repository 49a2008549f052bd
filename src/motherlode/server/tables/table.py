"""A table: the one authority over a game, its seats and its subscribers.

An entry is checked, stored, and only then applied and sent. Everything that changes the table runs
under its lock; the primary key (table, number) of the log decides between competing entries.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar
from zlib import crc32

import msgspec
import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import CheckedAction
from motherlode.server.api.connection import ENCODER, Connection
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import MySeat, TableInfo
from motherlode.server.api.socket_schema import ChatLine, Entry, Said, Sync, TableChanged, Update
from motherlode.server.metrics import Metrics
from motherlode.server.store.store import Store, StoredRow, StoredTable
from motherlode.server.tables.chat_lines import chat_line, newest_lines
from motherlode.server.tables.clock_grace import change_returning_seat
from motherlode.server.tables.heartbeat import Heartbeat
from motherlode.server.tables.live_game import LiveGame, PlayedEntry, open_live_game
from motherlode.server.tables.subscribers import Subscribers
from motherlode.server.tables.table_config import (
    CLOSED,
    DECODER,
    OVER,
    PLAYING,
    WAITING,
    TableConfig,
)
from motherlode.server.tables.table_summary import state_of, table_info

T = TypeVar("T")
log = structlog.get_logger("motherlode.table")

ATTEMPTS = 8
CHAT_SENT = 100
SPECTATOR_SECONDS = 1.0
"""Spectators who come and go are announced once in this time."""


class Nudged(Protocol):
    """Plays at a table what needs no human; implemented by Autoplay."""

    def nudge(self, table: "Table") -> None: ...
    def nudge_later(self, table: "Table") -> None: ...


class OtherProcesses(Protocol):
    """What a table needs of the other processes on its database, if there are any."""

    async def refresh_config(self, table: "Table") -> None:
        """Reads a table's config if another process may have changed it."""

    def announce_presence(self, table: "Table") -> None:
        """Tells other processes which seats are online here, and the number of spectators."""


@dataclass(frozen=True)
class TableServices:
    """What tables need of the server process."""

    store: Store
    heartbeat: Heartbeat
    autoplay: Nudged
    cluster: OtherProcesses
    metrics: Metrics
    snapshot_every: int
    spawn: Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]


async def read_table(store: Store, heartbeat: Heartbeat, table: str) -> StoredTable | None:
    """Reads a table; every downtime before its last entry is known afterwards."""
    stored = await store.load(table)
    await heartbeat.reliable_now()
    return stored


class Table:
    """A table in memory. It can be dropped at any time and is read from the store again."""

    def __init__(self, services: TableServices, table: str, stored: StoredTable) -> None:
        self.id = table
        self.store = services.store
        self.heartbeat = services.heartbeat
        self.autoplay = services.autoplay
        self._cluster = services.cluster
        self._metrics = services.metrics
        self._snapshot_every = services.snapshot_every
        self._spawn = services.spawn
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers()
        self.chat: list[ChatLine] = []
        self.autoplay_task: asyncio.Task[None] | None = None
        self.clock_timer: asyncio.TimerHandle | None = None
        self.takeover_timer: asyncio.TimerHandle | None = None
        self._spectator_timer: asyncio.TimerHandle | None = None
        self.last_used = time.monotonic()
        self.stale = False
        """True if the store may be ahead of this table."""
        self.orders_in_a_row = 0
        self._snapshot_number = stored.snapshot[0] if stored.snapshot else 0
        self._snapshot_phase = crc32(table.encode())
        """Spreads snapshots: tables that began together don't all store one at the same moment."""
        self.live_game: LiveGame | None = None
        self.fault = ""
        self._use_config(stored.version, DECODER.decode(stored.config))
        self._open_game(stored)
        self.chat = [chat_line(row) for row in stored.chat][-CHAT_SENT:]

    # --- opening

    def _use_config(self, version: int, config: TableConfig) -> None:
        """Replaces the config; sockets whose link is no longer valid are closed."""
        self.version = version
        self.config = config
        self.fault = self.fault or config.fault
        self.subscribers.close_dead_links([seat.token for seat in config.seats], config.host)

    def _open_game(self, stored: StoredTable) -> None:
        """Opens the game; one that can't be played here sets `fault` to the reason."""
        if self.config.state == WAITING or self.fault:
            return
        try:
            self.live_game = open_live_game(
                self.config.setup(),
                bytes.fromhex(self.config.seed),
                self.config.clock,
                self.config.begun,
                stored.snapshot,
                list(stored.entries),
                self.config.restarts,
                self.heartbeat.downtimes,
            )
            self.live_game.inherited_entries = self.config.before
        except (MotherlodeError, msgspec.MsgspecError) as error:
            self.fault = str(error)
        except Exception as error:
            log.exception("table can't be opened", table=self.id)
            self.fault = f"this table can't be opened ({type(error).__name__})"

    # --- state

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.live_game.number if self.live_game else 0

    @property
    def state(self) -> str:
        """waiting, playing, over or closed."""
        return state_of(self.config, self.live_game)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(self.id, self.config, self.live_game, self.subscribers, self.fault)

    def require_playing(self) -> LiveGame:
        """The running game; raises a Refusal if there is none."""
        if self.fault:
            raise Refusal("fault", self.fault)
        if self.config.state == WAITING or self.live_game is None:
            raise Refusal("not_begun", "the game has not begun")
        if self.config.state != PLAYING or self.live_game.play.over():
            raise Refusal("game_over", "the game is over")
        return self.live_game

    def can_afford_undo(self, seat: int, count: int) -> bool:
        """True if the decision that an undo returns to has time left, or a bot makes it."""
        live_game = self.require_playing()
        if self.config.seats[live_game.play.applied[-count].seat].player:
            return True
        return live_game.can_afford_undo(seat, count, self.heartbeat.now())

    def running_decision(self, seat: int) -> tuple[int, int] | None:
        """The last entry's number and the time now; None if this seat's time doesn't run."""
        live_game = self.live_game
        running = live_game.running_clock() if live_game and self.state == PLAYING else None
        if live_game is None or running is None or running.seat != seat:
            return None
        return live_game.number, self.heartbeat.now()

    def needs_opening(self) -> bool:
        """True if the game was dealt but is not open yet."""
        return self.live_game is None and self.config.begun > 0 and not self.fault

    def is_idle(self) -> bool:
        """True if nobody is connected or waits and nothing is being played."""
        busy = self.subscribers.busy() or self.lock.locked()
        return not busy and (self.autoplay_task is None or self.autoplay_task.done())

    def is_finished(self) -> bool:
        """True if the game is over or was given up."""
        return self.state in (OVER, CLOSED)

    # --- entries

    async def append_entry(
        self,
        number: int,
        seat: int,
        by: str,
        text: str,
        message: str | None,
        checked: CheckedAction | None = None,
    ) -> bool:
        """Stores a checked entry, then applies and sends it; False if another one was first.

        The caller holds the lock and has checked the entry on the game as it is. `checked` is the
        action that `text` names; an undo has none.
        """
        try:
            timed = self.config.clock is not None
            at = await self.heartbeat.reliable_now() if timed else self.heartbeat.now()
            entry = [self.id, number, seat, by, text, message, at]
            taken = await self.store.append(entry, self.version)
        except MotherlodeError:
            self.stale = True
            raise
        if not taken:
            await self.catch_up()
            return False
        return self.apply_entry(number, seat, by, text, at, made_here=True, checked=checked)

    def apply_entry(
        self,
        number: int,
        seat: int,
        by: str,
        text: str,
        at: int,
        made_here: bool,
        checked: CheckedAction | None = None,
    ) -> bool:
        """Applies a stored entry and sends it to everybody; False if the rules failed."""
        live_game = self.live_game
        assert live_game is not None
        try:
            played = live_game.apply_entry(number, seat, by, text, at, checked)
        except Exception:
            log.exception("rules failed", table=self.id, number=number)
            self.fault = "the rules of this game failed here; the table is shut"
            self.send_table_changed()
            return False
        self._metrics.moves.inc()
        if self.config.seats[seat].stand_in:
            self._return_seat_in_time(played)
        self.send_update(played)
        if made_here and (number + self._snapshot_phase) % self._snapshot_every == 0:
            self.save_snapshot()
        if live_game.play.over():
            self._spawn(self.store_result())
        if made_here:
            self.autoplay.nudge(self)
        else:
            self.autoplay.nudge_later(self)
        return True

    def save_snapshot(self) -> None:
        """Stores a snapshot if there are entries after the last one."""
        if self.live_game is not None and self.live_game.number > self._snapshot_number:
            self._snapshot_number = self.live_game.number
            body = ENCODER.encode(self.live_game.snapshot()).decode()
            self.store.save_snapshot(self.id, self._snapshot_number, body)

    async def store_result(self) -> None:
        """Stores in the config that the game is over, for the lobby's list."""
        live_game = self.live_game
        if live_game is None or self.config.state != PLAYING:
            return

        def end(config: TableConfig) -> None:
            if config.state == PLAYING:
                config.state = OVER
                config.result = [float(share) for share in live_game.play.position.payoffs()]

        try:
            await self.change_config(end)
            self.store.set_wake(self.id, None)
        except (Refusal, MotherlodeError):
            log.warning("result not stored", table=self.id)

    # --- the config

    async def change_config(self, change: Callable[[TableConfig], T]) -> T:
        """Changes the config, stores it and sends it to everybody; a Refusal changes nothing."""
        async with self.lock:
            return await self.change_config_locked(change)

    async def change_config_locked(self, change: Callable[[TableConfig], T]) -> T:
        """The same for a caller that holds the lock."""
        for attempt in range(ATTEMPTS):
            await self.refresh()
            draft = self.config.copy()
            result = change(draft)
            if draft.state == WAITING and draft.is_full():
                draft.begin(self.id, self.heartbeat.now())
            if draft == self.config:
                return result
            self.stale = True  # Even if no answer comes, the draft may have been saved.
            if await self.store.save(self.id, self.version, draft.row()):
                self.stale = False
                await self._adopt_config(self.version + 1, draft)
                return result
        raise Refusal("busy", "the table changes too fast; try again")

    async def _adopt_config(
        self, version: int, config: TableConfig, made_here: bool = True
    ) -> None:
        """Continues with a stored config: opens the game after the deal, informs everybody."""
        fault_before = self.fault
        self._use_config(version, config)
        if self.needs_opening():
            await self._open_after_deal()
        self._restart_clock()
        self.return_seats_in_time()
        self.send_table_changed()
        if made_here or fault_before != self.fault:
            self.autoplay.nudge(self)

    def _return_seat_in_time(self, played: PlayedEntry) -> None:
        """Gives a seat back to its player if the player moved just before the clock ran out."""
        if (change := change_returning_seat(self.config, played)) is not None:
            self._spawn(self.change_config(change))

    def return_seats_in_time(self) -> None:
        """The same for the latest entries, when a config arrived after them."""
        for played in list(self.live_game.recent) if self.live_game else []:
            self._return_seat_in_time(played)

    def _restart_clock(self) -> None:
        """Restarts the running decision's time if the config says so."""
        if self.live_game is None:
            return
        self.live_game.restarts = self.config.restarts
        if self.live_game.restart_clock():
            self._send_sync(self.live_game.recent[0].number - 1)

    def after_downtime(self) -> None:
        """Sends everybody the new deadline after the server was down."""
        timed = self.config.clock is not None and self.state == PLAYING
        if self.live_game is not None and timed and not self.fault:
            self._send_sync(self.live_game.recent[0].number - 1)
            self.autoplay.nudge(self)

    async def _open_after_deal(self) -> None:
        """Opens the game that was just dealt; if that fails, the table stays stale and retries."""
        try:
            if self.config.clock is not None:
                await self.heartbeat.beat()  # Without a running clock none was stored lately.
                self.store.set_wake(self.id, self.config.begun + self.config.clock.per_move * 1000)
            stored = await read_table(self.store, self.heartbeat, self.id)
        except MotherlodeError:
            log.warning("game not opened yet", table=self.id)
            self.stale = True
            return
        if stored is not None:
            if stored.version > self.version:
                self._use_config(stored.version, DECODER.decode(stored.config))
            self._open_game(stored)
        self._send_sync(-1)

    # --- reading the store

    async def identify(self, token: str) -> MySeat:
        """The seat and rights of a token; an unknown one is looked up in the store."""
        you = self.config.identify(token)
        if token and you.seat < 0 and not you.host:
            await self._cluster.refresh_config(self)
            return self.config.identify(token)
        return you

    async def read_log(self) -> Sequence[StoredRow]:
        """All entries; afterwards the config is as new as they are."""
        rows = await self.store.entries(self.id, 0)
        if len(rows) > self.number:
            async with self.lock:
                await self.catch_up()
        return rows

    async def refresh(self) -> None:
        """Reads the store if the table is stale, and learns of downtimes if it has a clock."""
        if self.config.clock is not None:
            await self.heartbeat.reliable_now()
        if self.stale:
            await self.catch_up()

    async def catch_up(self, newest_version: int | None = None) -> None:
        """Brings the table to the state of the store; the caller holds the lock.

        If that fails the table stays stale and the next caller reads again. The config is read
        after the entries, so that no entry is sent to a link that was replaced before it.
        `newest_version` is known from a notice; without it everything is read.
        """
        everything = newest_version is None or newest_version < 0 or self.stale
        self.stale = True
        rows: Sequence[StoredRow] = []
        if self.live_game is not None and not self.fault:
            rows = await self.store.entries(self.id, self.live_game.number)
        if everything or rows or (newest_version or 0) > self.version:
            await self._catch_up_config()
        if self.needs_opening():
            await self._open_after_deal()
            self.autoplay.nudge(self)
        if rows and self.config.clock is not None:
            await self.heartbeat.learn_until(rows[-1].at)
        for row in rows:
            if not self.fault:
                self.apply_entry(row.number, row.seat, row.by, row.text, row.at, made_here=False)
        if everything:
            await self._catch_up_chat()
        self.stale = self.needs_opening()

    async def _catch_up_config(self) -> None:
        found = await self.store.config(self.id)
        if found is None or found[0] <= self.version:
            return
        config = DECODER.decode(found[1])
        if self.config.clock is not None:
            await self.heartbeat.learn_until(max(config.restarts.values(), default=0))
        await self._adopt_config(found[0], config, made_here=False)

    async def _catch_up_chat(self) -> None:
        last = self.chat[-1].number if self.chat else 0
        for row in await self.store.chat(self.id, last):
            self.add_chat_line(chat_line(row))

    # --- sending

    def send_update(self, played: PlayedEntry) -> None:
        """Sends an entry and the position after it to everybody, to each as it may know them."""
        live_game, connections = self.live_game, self.subscribers.connections
        assert live_game is not None
        if self.subscribers.waiters:
            self.subscribers.wake()
        if not connections:
            return
        for seat, position in live_game.positions(list(connections)).items():
            update = Update(live_game.entry_for(played, seat), position)
            text = ENCODER.encode(update).decode()
            for connection in list(connections[seat]):
                connection.send_text(text)

    def send_table_changed(self, but: Connection | None = None) -> None:
        """Sends everybody, but one, the table's public information."""
        self.subscribers.send(ENCODER.encode(TableChanged(self.info())).decode(), but)
        self.subscribers.wake()

    def add_chat_line(self, line: ChatLine) -> None:
        """Adds a line of chat and sends it to everybody, unless it is known."""
        if self.chat and line.number <= self.chat[-1].number:
            return
        self.chat = [*self.chat, line][-CHAT_SENT:]
        self.subscribers.send(ENCODER.encode(Said(line)).decode())

    def _send_sync(self, last: int) -> None:
        """Sends everybody the whole table with the entries after `last`."""
        for connection in self.subscribers.all():
            connection.send(self.make_sync(connection.you, "", last))
        self.subscribers.wake()

    def make_sync(self, you: MySeat, message: str, last: int) -> Sync:
        """Everything that somebody may know of the table; answers the message with that id."""
        seat = you.seat
        complete, entries, position = False, list[Entry](), None
        if self.live_game is not None:
            complete, entries = self.live_game.entries_since(last, seat)
            position = self.live_game.positions([seat])[seat]
        return Sync(
            message,
            self.info(),
            you,
            position,
            not complete,
            entries,
            newest_lines(self.chat),
            self.config.seats[seat].orders if seat >= 0 else [],
            self.heartbeat.now(),
        )

    # --- presence

    def attach(self, connection: Connection, message: str, last: int) -> None:
        """Adds a connection: it gets a Sync first, then the others learn that it came."""
        news = self.subscribers.add(connection)
        connection.send(self.make_sync(connection.you, message, last))
        self._announce_presence(connection, news)

    def detach(self, connection: Connection) -> None:
        """Removes a connection; the others learn that it left."""
        self.last_used = time.monotonic()
        self._announce_presence(connection, self.subscribers.remove(connection))

    def _announce_presence(self, connection: Connection, news: bool) -> None:
        """Announces who came or left: a seat at once, spectators together after a moment."""
        if connection.you.seat >= 0:
            if news:
                self.send_table_changed(but=connection)
            self._cluster.announce_presence(self)
        elif self._spectator_timer is None:
            loop = asyncio.get_running_loop()
            self._spectator_timer = loop.call_later(SPECTATOR_SECONDS, self._announce_spectators)

    def _announce_spectators(self) -> None:
        self._spectator_timer = None
        self.send_table_changed()
        self._cluster.announce_presence(self)
