"""A table: the one authority over a game, its seats and its subscribers.

An entry is checked, stored, and only then applied and sent. Everything that changes the table runs
under its lock; the primary key (table, number) of the log decides between competing entries.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar
from zlib import crc32

import msgspec
import structlog

from motherlode.kernel.errors import MotherlodeError, UnknownGame
from motherlode.kernel.game import Setup
from motherlode.kernel.play import CheckedAction
from motherlode.kernel.release import StoredGame, UnknownRules, find_rules
from motherlode.server.api.connection import ENCODER, Connection
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import MySeat, TableInfo
from motherlode.server.api.socket_schema import (
    ChatAdded,
    ChatMessage,
    Entry,
    Order,
    Sync,
    TableChanged,
    Update,
    Watcher,
)
from motherlode.server.metrics import Metrics
from motherlode.server.settings import Limits
from motherlode.server.store.store import Store, StoredRow, StoredTable
from motherlode.server.tables.accepted_proposals import settle
from motherlode.server.tables.chat_messages import (
    EVERYBODY,
    REPLAY,
    WATCHERS,
    chat_message,
    last_numbers,
    newest_messages,
    team_room,
    with_message,
)
from motherlode.server.tables.clock import ServerTime
from motherlode.server.tables.live_game import LiveGame, PlayedEntry, open_live_game
from motherlode.server.tables.order_ends import not_expired
from motherlode.server.tables.proposals import BOT_VOTE, current_proposal
from motherlode.server.tables.public_table_info import state_of, table_info, teams_of
from motherlode.server.tables.return_seat_after_timeout import change_returning_seat
from motherlode.server.tables.rule_watchdog import RulesStopped
from motherlode.server.tables.snapshot_digest import seal, unseal
from motherlode.server.tables.subscribers import Subscribers
from motherlode.server.tables.table_config import (
    CLOSED,
    OVER,
    PLAYING,
    WAITING,
    OpenProposal,
    TableConfig,
    decode_config,
    stored_game,
)
from motherlode.server.tables.takeovers import stamp
from motherlode.server.tables.watch_room import WatchRoom
from motherlode.server.workers.pool import Workers
from motherlode.server.workers.replay_long_logs import is_long

T = TypeVar("T")
log = structlog.get_logger("motherlode.table")

ATTEMPTS = 8
SPECTATOR_SECONDS = 1.0
"""Spectators who come and go are announced once in this time."""


class Nudged(Protocol):
    """Plays for bots, standing orders and expired clocks; implemented by Autoplay."""

    def nudge(self, table: "Table") -> None: ...
    def nudge_later(self, table: "Table") -> None: ...
    async def wait_for_window(self, table: "Table") -> None: ...


class TableCluster(Protocol):
    """What a table needs of the server processes on its database, of which there may be one."""

    async def catch_up(self, table: "Table") -> None:
        """Brings a table to the state of the store; the caller holds its lock."""

    async def refresh_config(self, table: "Table") -> None:
        """Reads a table's config if another process may have changed it."""

    async def start_clock(self, table: "Table") -> None:
        """Prepares the server for the first running clock of a table."""

    def announce_presence(self, table: "Table") -> None:
        """Tells other processes which seats are online here, and the number of spectators."""

    def announce_watchers(self, table: "Table", watchers: Sequence[Watcher], whole: bool) -> None:
        """Tells other processes who watches the replay here: all of them, or some who moved."""


@dataclass(frozen=True)
class TableServices:
    """What tables need of the server process."""

    store: Store
    time: ServerTime
    workers: Workers
    autoplay: Nudged
    cluster: TableCluster
    metrics: Metrics
    snapshot_every: int
    limits: Limits
    window_ms: int
    spawn: Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]


async def read_table(store: Store, time: ServerTime, table: str) -> StoredTable | None:
    """Reads a table; afterwards the server's time is reliable up to its last entry."""
    stored = await store.load(table)
    await time.reliable_now()
    if stored is not None and stored.snapshot is not None:
        stored.snapshot = _checked_snapshot(store, table, stored, *stored.snapshot)
    return stored


def _checked_snapshot(
    store: Store, table: str, stored: StoredTable, number: int, sealed: str
) -> tuple[int, str] | None:
    """A table's snapshot; one that is torn or altered is deleted, and the log is replayed."""
    body = unseal(decode_config(stored.config).seed, number, sealed)
    if body is not None:
        return number, body
    log.warning("snapshot has a wrong digest; deleted", table=table, number=number)
    store.delete_snapshot(table)
    return None


async def read_replayed(services: TableServices, table: str) -> StoredTable | None:
    """Reads a table; a long log has a snapshot of its end afterwards, made by a worker."""
    stored = await read_table(services.store, services.time, table)
    if stored is None or not is_long(stored):
        return stored
    try:
        number, body = await services.workers.replay_long_log(stored, services.time.downtimes)
    except Refusal as refusal:
        log.warning("long log not replayed by a worker", table=table, error=refusal.text)
        return stored
    stored.snapshot = number, body
    seed = decode_config(stored.config).seed
    services.store.save_snapshot(table, number, seal(seed, number, body))
    return stored


class Table:
    """A table in memory. It can be dropped at any time and is read from the store again."""

    def __init__(self, services: TableServices, table: str, stored: StoredTable) -> None:
        self.id = table
        self._services = services
        self.store = services.store
        self.time = services.time
        self.autoplay = services.autoplay
        self.cluster = services.cluster
        self._metrics = services.metrics
        self._snapshot_every = services.snapshot_every
        self._spawn = services.spawn
        self.limits = services.limits
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers()
        self.watch_room = WatchRoom()
        self.chat: list[ChatMessage] = []
        self.autoplay_task: asyncio.Task[None] | None = None
        self.clock_timer: asyncio.TimerHandle | None = None
        self.clock_timer_deadline = 0
        """The deadline that the clock timer waits for; it may have moved to a later time."""
        self.takeover_timer: asyncio.TimerHandle | None = None
        self._spectator_timer: asyncio.TimerHandle | None = None
        self.last_used = time.monotonic()
        self.host_seen = time.monotonic()
        """When the host was here last, as far as this process knows."""
        self.host_stored = 0.0
        """When it was stored last that the host is here."""
        self.stale = False
        """True if the store may be ahead of this table."""
        self.deleted = False
        """True if the store has this table no more."""
        self.orders_in_a_row = 0
        self._snapshot_number = stored.snapshot[0] if stored.snapshot else 0
        self._snapshot_phase = crc32(table.encode())
        """Spreads snapshots: tables that began together don't all store one at the same moment."""
        self.live_game: LiveGame | None = None
        self.fault = ""
        """Why nothing more is played at this table; empty if it can be played."""
        self.unknown_rules = ""
        """Why nothing can be changed here: another version of the server plays this table."""
        self.content = stored.content
        self._use_config(stored.version, decode_config(stored.config))
        self._open_game(stored)
        self.chat = [chat_message(row) for row in stored.chat]

    # --- opening

    def _use_config(self, version: int, config: TableConfig) -> None:
        """Replaces the config; sockets whose link is no longer valid are closed."""
        self.version = version
        self.config = config
        self.fault = self.fault or config.fault
        self.has_orders = any(seat.orders for seat in config.seats)
        self.subscribers.close_dead_links([seat.token for seat in config.seats], config.host)

    def _open_game(self, stored: StoredTable) -> None:
        """Opens the game; one that can't be played here sets `fault` to the reason."""
        if self.fault:
            return
        try:
            find_rules(self.config.game, self.config.version)
        except UnknownRules as error:
            self.leave_to_others(str(error))
            return
        except UnknownGame as error:
            self.fault = str(error)
            return
        if self.config.state == WAITING:
            return
        try:
            live_game = open_live_game(
                self.setup(),
                bytes.fromhex(self.config.first_seed()),
                self.config.clock,
                self.config.begun,
                stored.snapshot,
                list(stored.entries),
                self.config.restarts,
                self.time.downtimes,
                self.config.pauses,
                self.config.added,
                self.config.redeals(),
            )
            live_game.inherited_entries = self.config.before
            self._follow_seats(live_game)
            live_game.window_ms = self._services.window_ms
            live_game.on_fault = self._shut
            self.live_game = live_game
        except (MotherlodeError, msgspec.MsgspecError) as error:
            self.fault = str(error)
        except Exception as error:
            log.exception("game can't be opened; the table is shut", table=self.id)
            self.fault = f"this table can't be opened ({type(error).__name__})"

    def leave_to_others(self, why: str) -> None:
        """Changes nothing here from now on: the table is played under rules of another version."""
        self.fault = self.unknown_rules = why

    def setup(self) -> Setup:
        """The game of this table; raises BadRecord if its rules or its content are not here."""
        return self.config.setup(self.content)

    def stored_game(self) -> StoredGame:
        """The game of this table, as workers need it."""
        return stored_game(self.config, self.content)

    # --- state

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.live_game.number if self.live_game else 0

    @property
    def state(self) -> str:
        """The state of the table: waiting, playing, over or closed."""
        return state_of(self.config, self.live_game)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(self.id, self.config, self.live_game, self.subscribers, self.fault)

    def require_playing(self) -> LiveGame:
        """The running game; raises a Refusal before and after it."""
        if self.fault:
            raise Refusal("fault", self.fault)
        if self.config.state == WAITING or self.live_game is None:
            raise Refusal("not_begun", "the game has not begun")
        if self.config.state != PLAYING or self.live_game.play.over():
            raise Refusal("game_over", "the game is over")
        return self.live_game

    def require_unpaused(self) -> LiveGame:
        """The running game; raises a Refusal before and after it and while it is paused."""
        if self.config.paused:
            raise Refusal("paused", "the game is paused")
        return self.require_playing()

    def absence(self, seat: int) -> int:
        """The milliseconds for which a seat that is asked has not answered."""
        return self.live_game.absence(seat, self.time.now()) if self.live_game else 0

    def is_absent(self, seat: int) -> bool:
        """True if a seat has not answered for the time that the table allows."""
        return self.absence(seat) >= self.config.allowed_absence(seat) * 1000

    def can_afford_undo(self, seat: int, count: int) -> bool:
        """True if the decision that an undo returns to has time left, or a bot makes it."""
        live_game = self.require_playing()
        if self.config.seats[live_game.play.applied[-count].seat].player:
            return True
        return live_game.can_afford_undo(seat, count, self.time.now())

    def running_decision(self, seat: int) -> tuple[int, int] | None:
        """The last entry's number and the time now; None if this seat's time doesn't run."""
        live_game = self.live_game
        running = live_game.running_clock() if live_game and self.state == PLAYING else None
        if live_game is None or running is None or running.seat != seat:
            return None
        return live_game.number, self.time.now()

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

    def is_revealed(self) -> bool:
        """True if the game is over and everybody may see its seed and all hands."""
        return self.is_finished() and self.config.reveals_secrets

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
            at = await self.time.reliable_now() if timed else self.time.now()
            entry = [self.id, number, seat, by, text, message, at]
            taken = await self.store.append(entry, self.version)
        except MotherlodeError:
            self.stale = True
            raise
        if not taken:
            await self.cluster.catch_up(self)
            return False
        self._metrics.moves.inc()
        if not self.apply_entry(number, seat, by, text, at, checked):
            return False
        if (number + self._snapshot_phase) % self._snapshot_every == 0:
            self.save_snapshot()
        self.autoplay.nudge(self)
        return True

    def apply_entry(
        self,
        number: int,
        seat: int,
        by: str,
        text: str,
        at: int,
        checked: CheckedAction | None = None,
    ) -> bool:
        """Applies a stored entry and sends it to everybody; False if the rules failed."""
        live_game = self.live_game
        assert live_game is not None
        vote = self._open_vote() if self.config.proposal is not None else None
        try:
            played = live_game.apply_entry(number, seat, by, text, at, checked)
        except Exception:
            log.exception(
                "rules failed on a stored entry; the table is shut", table=self.id, number=number
            )
            self.fault = "the rules of this game failed here; the table is shut"
            self.send_table_changed()
            return False
        if self.config.seats[seat].stand_in:
            self._return_seat_in_time(played)
        self.send_update(played)
        if vote is not None and self._open_vote() is None:
            self.send_table_changed()  # The seat has answered: the vote is void.
        if live_game.play.over():
            self._spawn(self.store_result())
        return True

    def _open_vote(self) -> OpenProposal | None:
        """The open vote for a bot; None without one, or if its seat has answered."""
        found = self.config.proposal
        if found is None or found.kind != BOT_VOTE:
            return None
        return current_proposal(self.config, self.live_game)

    def save_snapshot(self) -> None:
        """Stores a snapshot if there are entries after the last one."""
        if self.live_game is not None and self.live_game.number > self._snapshot_number:
            self._snapshot_number = self.live_game.number
            body = ENCODER.encode(self.live_game.snapshot()).decode()
            sealed = seal(self.config.seed, self._snapshot_number, body)
            self.store.save_snapshot(self.id, self._snapshot_number, sealed)

    async def store_result(self) -> None:
        """Stores in the config that the game is over, for the lobby's list."""
        live_game = self.live_game
        if live_game is None or self.config.state != PLAYING:
            return

        def end(config: TableConfig) -> bool:
            if config.state != PLAYING:
                return False
            config.state = OVER
            config.result = [float(share) for share in live_game.play.position.payoffs()]
            return True

        try:
            if await self.change_config(end):
                self._metrics.finished.labels(self.config.game).inc()
            self.store.set_wake(self.id, None)
        except (Refusal, MotherlodeError):
            log.warning("result not stored; stored when the table is opened again", table=self.id)

    # --- the config

    async def change_config(self, change: Callable[[TableConfig], T]) -> T:
        """Changes the config, stores it and sends it to everybody; a Refusal changes nothing."""
        async with self.lock:
            return await self.change_config_locked(change)

    async def change_config_locked(self, change: Callable[[TableConfig], T]) -> T:
        """Does what `change_config` promises, for a caller that holds the lock."""
        if self.unknown_rules:
            raise Refusal("fault", self.unknown_rules)
        for attempt in range(ATTEMPTS):
            await self.refresh()
            draft = self.config.copy()
            result = change(draft)
            settle(draft, self.live_game, self.time.now())
            stamp(draft, self.number if self.live_game else -1, self.time.now())
            if draft.state == WAITING and draft.is_full():
                draft.begin(self.id, self.time.now())
            if draft == self.config:
                return result
            self.stale = True  # Even if no answer comes, the draft may have been saved.
            if await self.store.save(self.id, self.version, draft.row()):
                self.stale = False
                await self.adopt_config(self.version + 1, draft)
                self.autoplay.nudge(self)
                return result
        raise Refusal("busy", "the table changes too fast; try again")

    def _shut(self, fault: str) -> None:
        self.fault = fault

    def orders_that_hold(self, seat: int, orders: Sequence[Order]) -> list[Order]:
        """The orders of a seat that have not expired."""
        begun = self.live_game.own_turns[seat] if self.live_game else 0
        return not_expired(orders, self.time.now(), begun)

    async def shut_if_stopped(self) -> None:
        """Stores that the rules of this game were stopped, so that no process runs them again."""
        fault = self.live_game.fault if self.live_game else ""

        def shut(config: TableConfig) -> None:
            config.fault = fault

        if fault and not self.config.fault:
            await self.change_config(shut)

    async def adopt_config(self, version: int, config: TableConfig) -> None:
        """Continues with a stored config: opens the game after the deal, informs everybody.

        Nobody is informed of standing orders, whose time may reveal a hand, nor of muted seats.
        """
        is_news = not config.differs_in_private_only(self.config)
        before = self.config.seats
        self._use_config(version, config)
        if self.needs_opening():
            await self.open_after_deal()
        self._restart_clock()
        self._use_times()
        self.return_seats_in_time()
        if is_news:
            self.send_table_changed()
        for seat, owner in enumerate(config.seats):
            seated = owner.sat and not before[seat].sat and self.live_game is not None
            if seated or owner.orders != before[seat].orders:
                self.send_seat_sync(seat)

    def _follow_seats(self, live_game: LiveGame) -> bool:
        """Lets the game know when seats changed hands; True if that changes what can be undone."""
        before = live_game.last_takeover, live_game.nobody_can_agree
        live_game.last_takeover = self.config.last_takeover()
        live_game.nobody_can_agree = self.config.nobody_can_agree()
        live_game.returned = [seat.returned for seat in self.config.seats]
        return (live_game.last_takeover, live_game.nobody_can_agree) != before

    def _use_times(self) -> None:
        """Gives the running game the pauses, the added time and the takeovers of the config."""
        if self.live_game is None:
            return
        changed = self._follow_seats(self.live_game)
        if self.live_game.use_times(self.config.pauses, self.config.added) or changed:
            self._send_sync(self.live_game.recent[0].number - 1)

    def _return_seat_in_time(self, played: PlayedEntry) -> None:
        """Gives a seat back to its player if the player moved just before the clock ran out."""
        if (change := change_returning_seat(self.config, played)) is not None:
            self._spawn(self.change_config(change))

    def return_seats_in_time(self) -> None:
        """Gives back each seat whose player moved in time, when a config came after the moves."""
        for played in list(self.live_game.recent) if self.live_game else []:
            self._return_seat_in_time(played)

    def _restart_clock(self) -> None:
        """Restarts the running decision's time if the config says so."""
        if self.live_game is None:
            return
        self.live_game.restarts = self.config.restarts
        if self.live_game.restart_clock():
            self._send_sync(self.live_game.recent[0].number - 1)

    def is_clock_ahead(self) -> bool:
        """True if the running decision began in the future: the server's clock was wrong then."""
        live_game = self.live_game
        timed = live_game is not None and live_game.clock is not None and self.state == PLAYING
        return timed and live_game is not None and live_game.timekeeper.is_ahead(self.time.now())

    async def restart_clock_ahead(self) -> None:
        """Lets a decision that began in the future begin now, in every process."""

        def restart(config: TableConfig) -> None:
            if self.is_clock_ahead():
                config.restarts[self.number] = self.time.now()

        await self.change_config(restart)

    def send_deadline(self) -> None:
        """Sends everybody the running decision's deadline, which has moved."""
        timed = self.config.clock is not None and self.state == PLAYING
        if self.live_game is not None and timed and not self.fault:
            self.live_game.update_clock()
            self._send_sync(self.live_game.recent[0].number - 1)
            self.autoplay.nudge(self)

    async def open_after_deal(self) -> None:
        """Opens the game that was just dealt; if that fails, the table stays stale and retries."""
        try:
            if self.config.clock is not None:
                await self.cluster.start_clock(self)
            stored = await read_replayed(self._services, self.id)
        except MotherlodeError:
            log.warning(
                "dealt game not read from the store; the next message retries", table=self.id
            )
            self.stale = True
            return
        if stored is not None:
            if stored.version > self.version:
                self._use_config(stored.version, decode_config(stored.config))
            await asyncio.to_thread(self._open_game, stored)
        self._send_sync(-1)

    # --- reading the store

    async def identify(self, token: str) -> MySeat:
        """The seat and rights of a token; an unknown one is looked up in the store."""
        you = self.config.identify(token)
        if token and you.seat < 0 and not you.host:
            await self.cluster.refresh_config(self)
            return self.config.identify(token)
        return you

    async def read_log(self) -> Sequence[StoredRow]:
        """All entries; afterwards the config is as new as they are."""
        rows = await self.store.entries(self.id, 0)
        if len(rows) > self.number:
            async with self.lock:
                await self.cluster.catch_up(self)
        return rows

    async def refresh(self) -> None:
        """Reads the store if the table is stale; with a clock the time is reliable afterwards."""
        if self.config.clock is not None:
            await self.time.reliable_now()
        if self.stale:
            await self.cluster.catch_up(self)

    # --- sending

    def send_update(self, played: PlayedEntry) -> None:
        """Sends an entry and the position after it to everybody, to each as it may know them."""
        live_game, connections = self.live_game, self.subscribers.connections
        assert live_game is not None
        if self.subscribers.waiters:
            self.subscribers.wake()
        if not connections:
            return
        known, watched = self.config.seats, -1 in connections and self.may_watch()
        seats = [seat for seat in connections if (watched if seat < 0 else known[seat].sat)]
        entries = live_game.entries_for(played, seats)
        for seat, position in live_game.positions(seats).items():
            update = ENCODER.encode(Update(entries[seat], position))
            for connection in list(connections[seat]):
                connection.send_encoded(update)

    def send_table_changed(self, but: Connection | None = None) -> None:
        """Sends everybody, but one, the table's public information."""
        self.subscribers.send(ENCODER.encode(TableChanged(self.info())), but)
        self.subscribers.wake()

    def add_chat_message(self, message: ChatMessage) -> None:
        """Adds a chat message, unless it is known, and sends it to everybody who may read it."""
        if message.number <= last_numbers(self.chat).get(message.room, 0):
            return
        self.chat = with_message(self.chat, message)
        added = ENCODER.encode(ChatAdded(message))
        for connection in self.subscribers.all():
            if self.may_read(self.config.reader(connection.you.seat), message):
                connection.send_encoded(added)

    def mark_deleted(self) -> None:
        """Lets nobody play on at a table that the store has no more."""
        self.deleted, self.fault = True, self.fault or "this table was deleted"

    def replace_chat(self, messages: list[ChatMessage]) -> None:
        """Replaces the chat, from which an operator deleted messages; everybody gets it whole."""
        self.chat = messages
        self._send_sync(-1)

    def may_watch(self) -> bool:
        """True if somebody without a seat may see the game."""
        over = self.state != PLAYING and self.config.reveals_secrets
        return self.config.spectators or over

    def may_read(self, seat: int, message: ChatMessage) -> bool:
        """True if a seat (-1: a spectator) gets a chat message; nobody gets a deleted one."""
        if not message.text or not self.may_read_room(seat, message.room):
            return False
        return seat < 0 or message.seat not in self.config.seats[seat].muted

    def may_read_room(self, seat: int, room: str) -> bool:
        """True if a seat (-1: a spectator) gets the messages of a room.

        A player gets those of spectators when the game is over: they are no help then.
        """
        if room == EVERYBODY:
            return seat >= 0 or self.may_watch()
        if room == REPLAY:
            return self.is_revealed()
        if room == WATCHERS:
            return self.may_watch() if seat < 0 else self.is_finished()
        return seat >= 0 and room == self.team_room_of(seat)

    def team_room_of(self, seat: int) -> str:
        """The room of a seat's team; empty if each plays for itself.

        It is shut to the link of a seat that nobody sat down at: its maker has a copy of it.
        """
        teams = teams_of(self.config) if self.config.seats[seat].sat else []
        return team_room(teams[seat]) if teams else ""

    def _send_sync(self, last: int) -> None:
        """Sends everybody the whole table with the entries after `last`."""
        for connection in self.subscribers.all():
            connection.send(self.make_sync(connection.you, "", last))
        self.subscribers.wake()

    def send_seat_sync(self, seat: int) -> None:
        """Sends a seat everything but entries: its own settings changed."""
        for connection in list(self.subscribers.connections.get(seat, ())):
            connection.send(self.make_sync(connection.you, "", self.number))

    def make_sync(self, you: MySeat, message: str, last: int) -> Sync:
        """Everything that somebody may know of the table; answers the message with that id."""
        seat = self.config.reader(you.seat)
        complete, entries, position = False, list[Entry](), None
        if self.live_game is not None and (seat >= 0 or self.may_watch()):
            complete, entries = self.live_game.entries_since(last, seat)
            with suppress(RulesStopped):  # The client shows the fault.
                position = self.live_game.positions([seat])[seat]
        chat = [message for message in self.chat if self.may_read(seat, message)]
        own = self.config.seats[seat] if seat >= 0 else None
        return Sync(
            message,
            self.info(),
            you,
            position,
            not complete,
            entries,
            newest_messages(chat),
            self.orders_that_hold(seat, own.orders) if own else [],
            self.time.now(),
            own.muted if own else [],
            self.config.invitations(seat),
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
        self.leave_watch_room(connection)
        self._announce_presence(connection, self.subscribers.remove(connection))

    def leave_watch_room(self, connection: Connection) -> None:
        """Takes a connection out of the room in which the replay is watched together."""
        if self.watch_room.leave(connection):
            watchers = list(self.watch_room.here.values())
            self.cluster.announce_watchers(self, watchers, whole=True)

    def _announce_presence(self, connection: Connection, news: bool) -> None:
        """Announces who came or left: a seat at once, spectators together after a moment."""
        if connection.you.seat >= 0:
            if news:
                self.send_table_changed(but=connection)
            self.cluster.announce_presence(self)
        elif self._spectator_timer is None:
            loop = asyncio.get_running_loop()
            self._spectator_timer = loop.call_later(SPECTATOR_SECONDS, self._announce_spectators)

    def _announce_spectators(self) -> None:
        self._spectator_timer = None
        self.send_table_changed()
        self.cluster.announce_presence(self)
