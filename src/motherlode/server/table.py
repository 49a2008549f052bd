"""A table: the one authority over a game, its seats and everybody who looks at it.

An entry is checked, stored, and only then done and told. Everything that changes the table runs
under its lock; the store's (table, number) is the last word where several processes serve it.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar
from zlib import crc32

import msgspec
import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.audience import Audience
from motherlode.server.board import Board, Kept, open_board
from motherlode.server.bodies import MySeat, TableInfo
from motherlode.server.clocks import seat_returned
from motherlode.server.doc import CLOSED, DECODER, OVER, PLAYING, WAITING, Doc
from motherlode.server.messages import ChatLine, Entry, Said, Sync, TableChanged, Update
from motherlode.server.metrics import Metrics
from motherlode.server.peer import ENCODER, Peer
from motherlode.server.pulse import Pulse
from motherlode.server.refusals import Refusal
from motherlode.server.settings import Settings
from motherlode.server.sight import state_of, table_info
from motherlode.server.store.store import Line, Loaded, Store
from motherlode.server.talk import chat_line, newest

T = TypeVar("T")
log = structlog.get_logger("motherlode.table")

TRIES = 8
CHAT_SENT = 100
CROWD_SECONDS = 1.0
"""How long spectators who come and go are gathered before everybody hears of them."""
MOST_TOLD = 100
"""Entries told ahead of time that are kept; the log has them all."""


class Autoplay(Protocol):
    """Plays at a table what no human has to."""

    def nudge(self, table: "Table") -> None: ...
    def nudge_later(self, table: "Table") -> None: ...


class Services(Protocol):
    """What a table needs of the server process."""

    settings: Settings
    store: Store
    metrics: Metrics
    pulse: Pulse

    @property
    def driver(self) -> Autoplay: ...
    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]": ...
    async def read(self, table: str) -> Loaded | None: ...
    def tell_presence(self, table: "Table") -> None: ...


class Table:
    """A table in memory. It can be dropped at any time and comes back from the store."""

    def __init__(self, house: Services, table: str, loaded: Loaded) -> None:
        self.house = house
        self.id = table
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.chat: list[ChatLine] = []
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.watch: asyncio.TimerHandle | None = None
        self._crowd: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.stale = False
        self.told: dict[int, Any] = {}
        """Entries that another process told of before those in front of them were done here, each
        after the version of the table by which it was checked."""
        self.orders_in_a_row = 0
        self.kept_number = loaded.snapshot[0] if loaded.snapshot else 0
        self._phase = crc32(table.encode())
        """Of its snapshots: tables that began together don't all keep one at the same moment."""
        self.board: Board | None = None
        self.fault = ""
        self._take_doc(loaded.version, DECODER.decode(loaded.doc))
        self._open(loaded)
        self._hear(loaded.chat)

    # --- coming up

    def _take_doc(self, version: int, doc: Doc) -> None:
        """Goes by a doc from now on: sockets whose link is dead by it hear nothing more."""
        self.version = version
        self.doc = doc
        self.fault = self.fault or doc.fault
        self.audience.cut([chair.token for chair in doc.chairs], doc.host)

    def _open(self, loaded: Loaded) -> None:
        """Brings the board up; a game that can't be played here says why and stays shut."""
        if self.doc.state == WAITING or self.fault:
            return
        try:
            self.board = open_board(
                self.doc.setup(),
                bytes.fromhex(self.doc.seed),
                self.doc.clock,
                self.doc.begun,
                loaded.snapshot,
                list(loaded.entries),
                self.doc.restarts,
                self.house.pulse.lulls,
            )
            self.board.before = self.doc.before
        except (MotherlodeError, msgspec.MsgspecError) as error:
            self.fault = str(error)
        except Exception as error:
            log.exception("table can't be opened", table=self.id)
            self.fault = f"this table can't be opened ({type(error).__name__})"

    def _hear(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if not self.chat or line.number > self.chat[-1].number:
                self.chat = [*self.chat, chat_line(line)][-CHAT_SENT:]

    # --- what is so

    @property
    def number(self) -> int:
        return self.board.number if self.board else 0

    @property
    def state(self) -> str:
        return state_of(self.doc, self.board)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(self.id, self.doc, self.board, self.audience, self.fault)

    def playing(self) -> Board:
        """The board, if the game is on."""
        if self.fault:
            raise Refusal("fault", self.fault)
        if self.doc.state == WAITING or self.board is None:
            raise Refusal("not_begun", "the game has not begun")
        if self.state != PLAYING:
            raise Refusal("game_over", "the game is over")
        return self.board

    def affords(self, seat: int, count: int) -> bool:
        """Whether what is asked again after an undo has time left, or a bot decides it."""
        board = self.playing()
        chair = self.doc.chairs[board.play.done[-count].seat]
        return bool(chair.player) or board.affords(seat, count, self.house.pulse.now())

    def deciding(self, seat: int) -> tuple[int, int] | None:
        """The entry after which a seat is asked, and the time now; None if its time doesn't run."""
        board = self.board
        running = board.running() if board and self.state == PLAYING else None
        if board is None or running is None or running.seat != seat:
            return None
        return board.number, self.house.pulse.now()

    def unopened(self) -> bool:
        """Whether the cards are dealt and the board isn't there yet."""
        return self.board is None and self.doc.begun > 0 and not self.fault

    def idle(self) -> bool:
        busy = self.audience.busy() or self.lock.locked()
        return not busy and (self.driver is None or self.driver.done())

    # --- entries

    async def enter(
        self, number: int, seat: int, by: str, text: str, message: str | None
    ) -> Kept | None:
        """Stores an entry that was checked, then does it and tells of it; None: not ours.

        The caller holds the lock and has checked the entry on the board as it is.
        """
        try:
            at = await self._moment()
            taken = await self.house.store.append(
                [self.id, number, seat, by, text, message, at], self.version
            )
        except MotherlodeError:
            self.stale = True
            raise
        if not taken:
            await self.catch_up()
            return None
        return self._do(number, seat, by, text, at, ours=True)

    def _do(self, number: int, seat: int, by: str, text: str, at: int, ours: bool) -> Kept | None:
        """Does a stored entry and tells everybody."""
        assert self.board is not None
        try:
            kept = self.board.enter(number, seat, by, text, at)
        except Exception:
            log.exception("rules failed", table=self.id, number=number)
            self.fault = "the rules of this game failed here; the table is shut"
            self.changed()
            return None
        self.house.metrics.moves.inc()
        self._return_seat(kept)
        self.tell(kept)
        self._after(ours)
        return kept

    def _after(self, ours: bool) -> None:
        """What follows any entry: the end, snapshots, clocks, bots."""
        board = self.board
        assert board is not None
        if ours and (board.number + self._phase) % self.house.settings.snapshot_every == 0:
            self.keep_snapshot()
        if board.play.over():
            self.house.spawn(self.finish())
        if ours:
            self.house.driver.nudge(self)
        else:
            self.house.driver.nudge_later(self)

    def keep_snapshot(self) -> None:
        if self.board is not None and self.board.number > self.kept_number:
            self.kept_number = self.board.number
            body = ENCODER.encode(self.board.snapshot()).decode()
            self.house.store.keep(self.id, self.kept_number, body)

    async def finish(self) -> None:
        """Notes in the doc that the game is over, for the lobby's list."""
        board = self.board
        if board is None or self.doc.state != PLAYING:
            return

        def end(doc: Doc) -> None:
            if doc.state == PLAYING:
                doc.state = OVER
                doc.result = [float(share) for share in board.play.position.payoffs()]

        try:
            await self.change(end)
            self.house.store.set_wake(self.id, None)
        except (Refusal, MotherlodeError):
            log.warning("end not noted", table=self.id)

    # --- the doc

    async def change(self, mutate: Callable[[Doc], T]) -> T:
        """Changes the doc, stores it, and tells everybody; a refusal changes nothing."""
        async with self.lock:
            return await self.change_locked(mutate)

    async def change_locked(self, mutate: Callable[[Doc], T]) -> T:
        for attempt in range(TRIES):
            await self.refresh()
            draft = self.doc.copy()
            result = mutate(draft)
            if draft.state == WAITING and draft.full():
                draft.begin(self.id, self.house.pulse.now())
            if draft == self.doc:
                return result
            self.stale = True  # Also if no answer comes: it may be saved.
            if await self.house.store.save(self.id, self.version, draft.row()):
                self.stale = False
                await self._adopt(self.version + 1, draft)
                return result
        raise Refusal("busy", "the table changes too fast; try again")

    async def _adopt(self, version: int, doc: Doc, ours: bool = True) -> None:
        """Goes on with a new doc: the board comes up, all are told."""
        was_fault = self.fault
        self._take_doc(version, doc)
        if self.unopened():
            await self._begin()
        self._restart()
        self.return_seats()
        self.changed()
        if ours or was_fault != self.fault:
            self.house.driver.nudge(self)

    def _return_seat(self, kept: Kept) -> None:
        """Gives a seat back if its player's move was just in time."""
        if (give_back := seat_returned(self.doc, kept)) is not None:
            self.house.spawn(self.change(give_back))

    def return_seats(self) -> None:
        """The same for the latest entries, when a doc came after them."""
        for kept in list(self.board.recent) if self.board else []:
            self._return_seat(kept)

    def _restart(self) -> None:
        """Tells everybody of the clock if it runs anew."""
        board = self.board
        if board is None:
            return
        board.restarts = self.doc.restarts
        if board.restart():
            self._tell_clock(board)

    def _tell_clock(self, board: Board) -> None:
        for peer in self.audience.everybody():
            peer.send(self.sync(peer.you, "", board.recent[0].number - 1))
        self.audience.wake()

    def was_down(self) -> None:
        """The house was down for a while: tells everybody of the clock, which goes on later."""
        timed = self.doc.clock is not None and self.state == PLAYING
        if self.board is not None and timed and not self.fault:
            self._tell_clock(self.board)
            self.house.driver.nudge(self)

    def timely(self, at: int) -> bool:
        """Whether all that was nobody's time until then is known, where time counts."""
        return self.doc.clock is None or self.house.pulse.knows(at)

    async def _moment(self) -> int:
        """The time now, when all of it that was nobody's is known, where time counts."""
        if self.doc.clock is None:
            return self.house.pulse.now()
        return await self.house.pulse.moment()

    async def _begin(self) -> None:
        """Brings the board up after the deal, which is stored: what fails here is tried again."""
        try:
            if self.doc.clock is not None:
                await self.house.pulse.beat()  # While no clock ran there was no need of any.
                self.house.store.set_wake(self.id, self.doc.begun + self.doc.clock.per_move * 1000)
            loaded = await self.house.read(self.id)
        except MotherlodeError:
            log.warning("board not up yet", table=self.id)
            self.stale = True
            return
        if loaded is not None:
            if loaded.version > self.version:
                self._take_doc(loaded.version, DECODER.decode(loaded.doc))
            self._open(loaded)
        for peer in self.audience.everybody():
            peer.send(self.sync(peer.you, "", -1))
        self.audience.wake()

    # --- other processes

    async def who(self, token: str) -> MySeat:
        """What a token is good for. Another process may have given one that isn't known here,
        so the store is asked before it is called a stranger's."""
        you = self.doc.who(token)
        if not token or you.seat >= 0 or you.host or self.house.store.notices is None:
            return you
        found = await self.house.store.doc(self.id)
        if found is not None and found[0] > self.version:
            async with self.lock:
                await self.catch_up(found[0])
        return self.doc.who(token)

    async def log(self) -> Sequence[Line]:
        """All entries; the doc is as new as they are, so that who asks for them is known."""
        lines = await self.house.store.entries(self.id, 0)
        if len(lines) > self.number:
            async with self.lock:
                await self.catch_up()
        return lines

    async def refresh(self) -> None:
        """Reads the store again after something went wrong or somebody else was faster, or if the
        house may have been down."""
        await self._moment()
        if self.stale:
            await self.catch_up()

    def follow(self, number: int, version: int, *rest: Any) -> bool:
        """Hears of an entry that another process stored; False: more has to be done for it.

        `rest` is its seat, by, text and time; without it something else was stored.
        """
        if rest and number > self.number and len(self.told) < MOST_TOLD:
            self.told[number] = (version, *rest)
        if not rest or version > self.version or version < 0 or self.stale or self.lock.locked():
            return False
        self.go_on()
        return number <= self.number

    def go_on(self) -> None:
        """Does the entries that others told of, as far as they follow on the last one here; none
        by an older doc than they were made by, which may not know whose link is dead."""
        while self.board is not None and not self.fault:
            number = self.board.number + 1
            version, *told = self.told.get(number, (self.version + 1,))
            if version > self.version or not self.timely(told[3]):
                break
            seat, by, text, at = told
            self._do(number, seat, by, text, at, ours=False)
        if self.told:
            self.told = {number: told for number, told in self.told.items() if number > self.number}

    async def catch_up(self, hinted_version: int | None = None) -> None:
        """Brings the table to where the store is; the caller holds the lock.

        Where that fails the table stays stale, and is read again by whoever comes next. The doc
        is read after the entries: nobody is told of them by an older one.
        """
        whole = hinted_version is None or hinted_version < 0 or self.stale
        self.stale = True
        lines: Sequence[Line] = []
        if self.board is not None and not self.fault:
            lines = await self.house.store.entries(self.id, self.board.number)
        if whole or lines or (hinted_version or 0) > self.version:
            await self._catch_up_doc()
        if self.unopened():
            await self._begin()
            self.house.driver.nudge(self)
        if lines and not self.timely(lines[-1].at):
            await self.house.pulse.reach(lines[-1].at)
        for line in lines:
            if not self.fault:
                self._do(line.number, line.seat, line.by, line.text, line.at, ours=False)
        if whole:
            await self.catch_up_chat()
        self.stale = self.unopened()

    async def _catch_up_doc(self) -> None:
        found = await self.house.store.doc(self.id)
        if found is not None and found[0] > self.version:
            doc = DECODER.decode(found[1])
            if not self.timely(latest := max(doc.restarts.values(), default=0)):
                await self.house.pulse.reach(latest)
            await self._adopt(found[0], doc, ours=False)

    async def catch_up_chat(self) -> None:
        last = self.chat[-1].number if self.chat else 0
        for line in await self.house.store.chat(self.id, last):
            self.said(chat_line(line))

    # --- telling

    def tell(self, kept: Kept) -> None:
        """Sends an entry and the table after it to everybody, to each as it may know it."""
        board = self.board
        assert board is not None
        self.audience.wake()
        seats = self.audience.seats()
        if not seats:
            return
        for seat, position in board.positions(seats).items():
            update = Update(board.entry(kept, seat), position)
            self.audience.send_to(seat, ENCODER.encode(update).decode())

    def changed(self, but: Peer | None = None) -> None:
        """Tells everybody that something besides the game changed."""
        self.audience.send(ENCODER.encode(TableChanged(self.info())).decode(), but)
        self.audience.wake()

    def said(self, line: ChatLine) -> None:
        if self.chat and line.number <= self.chat[-1].number:
            return
        self.chat = [*self.chat, line][-CHAT_SENT:]
        self.audience.send(ENCODER.encode(Said(line)).decode())

    def sync(self, you: MySeat, message: str, last: int) -> Sync:
        """Everything that somebody may know of the table."""
        seat = you.seat
        joins, entries, position = False, list[Entry](), None
        if self.board is not None:
            joins, entries = self.board.since_number(last, seat)
            position = self.board.positions([seat])[seat]
        orders = self.doc.chairs[seat].orders if seat >= 0 else []
        return Sync(
            message,
            self.info(),
            you,
            position,
            not joins,
            entries,
            newest(self.chat),
            orders,
            self.house.pulse.now(),
        )

    def attach(self, peer: Peer, message: str, last: int) -> None:
        """Lets a peer in: it gets everything first, the others hear that it came."""
        news = self.audience.enter(peer)
        peer.send(self.sync(peer.you, message, last))
        self._tell_presence(peer, news)

    def detach(self, peer: Peer) -> None:
        """Lets a peer go."""
        self.used = time.monotonic()
        self._tell_presence(peer, self.audience.leave(peer))

    def _tell_presence(self, peer: Peer, news: bool) -> None:
        """Tells who came or went: of a seat at once, of spectators once for many."""
        if peer.you.seat >= 0:
            if news:
                self.changed(but=peer)
            self.house.tell_presence(self)
        elif self._crowd is None:
            loop = asyncio.get_running_loop()
            self._crowd = loop.call_later(CROWD_SECONDS, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._crowd = None
        self.changed()
        self.house.tell_presence(self)

    def closed(self) -> bool:
        return self.state in (OVER, CLOSED)
