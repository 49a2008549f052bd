"""The driver: plays what no human has to: bots, standing orders, clocks that ran out.

All of it becomes ordinary entries. In a house of several processes two may think about the same
decision; the store takes one of them.
"""

import asyncio
import random
import secrets
from typing import Protocol

import msgspec
import structlog

from motherlode import bots
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.plugins import ServerPlugin
from motherlode.kernel.zones import redeal
from motherlode.server.board import BY_BOT, BY_CLOCK, BY_ORDER, Board
from motherlode.server.chores import Request, Table as GameTable
from motherlode.server.doc import BOT, PLAYING, Doc
from motherlode.server.refusals import Refusal
from motherlode.server.table import Services, Table
from motherlode.server.workers import Workers

log = structlog.get_logger("motherlode.driver")

ORDERS_IN_A_ROW = 200
"""Orders that follow one another longer than this go round in a circle."""
LONGEST = 20_000
"""Bots stop at a game of so many entries."""
SOMEBODY_ELSES_TURN = 3.0
"""Seconds that the process which made an entry has before others look after its bots."""
PASSING = ("pass", "done", "decline", "skip", "end", "stop", "no")
"""Verbs that a clock set to pass chooses, where they are legal."""
STAND_IN = bots.USUAL
AGAIN_SECONDS = 1.0
"""After which a bot whose worker was lost thinks again."""
MOMENT = (0.6, 1.6)
"""Seconds, each as likely, after which the house passes for a seat that could only pass, and
which a bot takes at least over an answer: times tell nothing of a hand."""


class DriverServices(Services, Protocol):
    """What the driver needs of the server process."""

    tables: dict[str, Table]
    workers: Workers
    leaving: bool

    def grace_left(self) -> float: ...


class Driver:
    """Looks after the tables of a house."""

    def __init__(self, house: DriverServices) -> None:
        self._house = house
        self._hinted: set[tuple[str, int]] = set()
        """The seats that wait for a hint."""

    def nudge(self, table: Table) -> None:
        """Something changed at a table: sees whether there is something to play or to time."""
        if table.driver is not None and not table.driver.done():
            return
        if self._automatic(table) is not None:
            table.driver = self._house.spawn(self._drive(table))
        else:
            self._set_alarm(table)

    def nudge_later(self, table: Table) -> None:
        """Another process made an entry and looks after the table, unless it stopped."""
        if table.watch is None:
            loop = asyncio.get_running_loop()
            table.watch = loop.call_later(SOMEBODY_ELSES_TURN, self._watch, table, table.number)

    def _watch(self, table: Table, number: int) -> None:
        """Looks after a table that stands still; watches on while it moves."""
        table.watch = None
        if table.number != number:
            self.nudge_later(table)
        else:
            self._unless_moved(table, number)

    def _unless_moved(self, table: Table, number: int) -> None:
        if table.number == number and self._house.tables.get(table.id) is table:
            self.nudge(table)

    # --- bots and orders

    def _automatic(self, table: Table) -> tuple[str, int, int] | None:
        """Who plays next without a human: by what, which seat, which action (-1: a bot's)."""
        board = table.board
        if board is None or table.fault or table.doc.state != PLAYING:
            return None
        asked = board.play.asked()
        if asked is None or board.number >= LONGEST or self._house.leaving:
            return None
        chair = table.doc.chairs[asked]
        if chair.player:
            return BY_BOT, asked, -1
        if table.orders_in_a_row >= ORDERS_IN_A_ROW:
            return None
        action = ordered(board, table.doc, asked)
        if action < 0 and could_only_pass(board):
            action = board.play.legal()[0]
        return None if action < 0 else (BY_ORDER, asked, action)

    async def _drive(self, table: Table) -> None:
        """Plays until a human is asked."""
        try:
            while (automatic := self._automatic(table)) is not None:
                await self._play_one(table, *automatic)
        except (Refusal, MotherlodeError) as error:
            if self._house.leaving:
                return
            log.warning("driver stopped", table=table.id, error=str(error))
            asyncio.get_running_loop().call_later(1.0, self._unless_moved, table, table.number)
            return
        self._set_alarm(table)

    async def _play_one(self, table: Table, by: str, seat: int, action: int) -> None:
        board = table.board
        assert board is not None
        number = board.number + 1
        if action < 0:
            action = await self._answer(table, board, seat)
        elif ordered(board, table.doc, seat) < 0:
            await asyncio.sleep(random.uniform(*MOMENT))
        await self._enter(table, number, seat, by, action)

    async def _enter(self, table: Table, number: int, seat: int, by: str, action: int) -> None:
        async with table.lock:
            await table.refresh()
            if table.fault or table.state != PLAYING:
                return  # It was given up meanwhile, and its seed is known.
            board = table.board
            moved = board is None or board.number + 1 != number or board.play.asked() != seat
            if moved or board is None or not board.play.position.allows(action):
                return
            if by == BY_BOT and not table.doc.chairs[seat].player:
                return
            table.orders_in_a_row = table.orders_in_a_row + 1 if by == BY_ORDER else 0
            text = board.play.setup.title.actions.text(action)
            await table.enter(number, seat, by, text, None)

    async def _answer(self, table: Table, board: Board, seat: int) -> int:
        """A bot's choice; before humans a reaction takes its moment, choice or none."""
        bot = table.doc.chairs[seat].player
        if not hides(table.doc, board):
            return await self.choice(table, seat, bot)
        moment = asyncio.sleep(random.uniform(*MOMENT))
        action, _ = await asyncio.gather(self.choice(table, seat, bot), moment)
        return action

    async def choice(self, table: Table, seat: int, bot: str) -> int:
        """What a bot would do for the seat that is asked."""
        board = table.board
        assert board is not None
        legal = board.play.legal()
        if len(legal) == 1 and not hides(table.doc, board):
            return legal[0]
        number, attended = board.number, table.doc.attended()
        for thinks in (bot, bot, STAND_IN):
            try:
                given = request(table, board, seat, thinks)
                return await self._house.workers.choose(given, attended)
            except Refusal as error:
                failed = error
            # Whoever stops this house may have stopped its workers first: then nobody moves.
            await asyncio.sleep(AGAIN_SECONDS)
            if self._house.leaving or board.number != number:
                break
            log.warning("bot failed", table=table.id, bot=thinks, error=failed.text)
        raise failed

    async def hint(
        self, table: Table, board: Board, seat: int, bot: str, address: str
    ) -> list[tuple[int, float]]:
        """The best actions of the seat that is asked, with their chances of winning; or what a
        bot would do, without one. A seat gets one hint at a time."""
        asking = (table.id, seat)
        if asking in self._hinted:
            raise Refusal("busy", "a hint for this seat is on its way")
        self._hinted.add(asking)
        workers = self._house.workers
        try:
            if not bot:
                return await workers.advise(address, request(table, board, seat, bots.USUAL))
            return [(await workers.hint(address, request(table, board, seat, bot)), 0.0)]
        finally:
            self._hinted.discard(asking)

    # --- clocks

    def _set_alarm(self, table: Table) -> None:
        """Sets the alarm for whoever is asked now, here and in the store."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        board = table.board
        if board is None or board.clock is None or table.doc.state != PLAYING:
            return
        running = board.running()
        if running is None or table.doc.chairs[running.seat].player:
            return
        self._house.store.set_wake(table.id, running.deadline)
        wait = max(0.0, (running.deadline - self._house.pulse.now()) / 1000)
        wait = max(wait, self._house.grace_left())
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_later(wait, self._ring, table, board.number)

    def _ring(self, table: Table, number: int) -> None:
        table.alarm = None
        if table.number == number and self._house.tables.get(table.id) is table:
            self._house.spawn(self.expire(table))

    async def expire(self, table: Table) -> None:
        """Does what the table chose for a clock that ran out, if it did."""
        await self._house.pulse.moment()
        board = table.board
        running = board.running() if board else None
        if board is None or board.clock is None or running is None or table.state != PLAYING:
            return
        early = running.deadline > self._house.pulse.now() or self._house.grace_left() > 0
        if early or table.doc.chairs[running.seat].player:
            self._set_alarm(table)
            return
        log.info("clock ran out", table=table.id, seat=running.seat)
        try:
            if board.clock.expiry == "bot":
                await self._replace(table, board.number, running.seat)
            else:
                await self._pass(table, board, running.seat)
        except (Refusal, MotherlodeError) as error:
            log.warning("clock not served", table=table.id, error=str(error))
        self.nudge(table)

    async def _replace(self, table: Table, number: int, seat: int) -> None:
        """Lets a bot stand in, unless a move was on its way when the clock ran out."""

        def unless_moved(doc: Doc) -> None:
            running = table.board.running() if table.board else None
            late = running is not None and running.deadline <= self._house.pulse.now()
            if late and table.number == number and table.state == PLAYING:
                stand_in(doc, seat, STAND_IN, number)

        async with table.lock:
            await table.catch_up()
            await table.change_locked(unless_moved)

    async def _pass(self, table: Table, board: Board, seat: int) -> None:
        """Passes for a seat; a bot chooses where nobody can pass, or passing may end the game."""
        number, idle = board.number + 1, board.play.setup.title.plugin(ServerPlugin).idle
        passing = [r.id for r in board.legal() if r.verb in PASSING and r.verb not in idle]
        action = passing[0] if passing else await self.choice(table, seat, STAND_IN)
        await self._enter(table, number, seat, BY_CLOCK, action)


def stand_in(doc: Doc, seat: int, bot: str, number: int) -> None:
    """Lets a bot play for a human whose clock ran out after entry `number`, until called back."""
    if doc.chairs[seat].kind != BOT:
        doc.chairs[seat].stand_in, doc.chairs[seat].expired = bot, number


def ordered(board: Board, doc: Doc, seat: int) -> int:
    """The action that a seat's standing orders choose now; -1: none."""
    legal = board.play.legal()
    setup, state = board.play.setup, board.play.position.state
    asked = (board.step(), setup.title.plugin(ServerPlugin).occasion(state))
    texts = {setup.title.actions.text(action): action for action in legal}
    for order in doc.chairs[seat].orders:
        if order.step and order.step in asked and order.action in texts:
            return texts[order.action]
        if not order.step and not order.action and len(legal) == 1 and not could_only_pass(board):
            return legal[0]
    return -1


def could_only_pass(board: Board) -> bool:
    """Whether a seat without an answer is asked, which the pause may not give away: it takes
    as long as if there were something to think about."""
    return in_window(board) and len(board.play.legal()) == 1


def in_window(board: Board) -> bool:
    """Whether a seat is asked by what all can see, with an answer or without."""
    return board.step() in board.play.setup.title.windows


def hides(doc: Doc, board: Board) -> bool:
    """Whether the time of an answer could tell a human something."""
    return in_window(board) and any(chair.kind != BOT for chair in doc.chairs)


def request(table: Table, board: Board, seat: int, bot: str) -> Request:
    """A decision for a worker: what the seat can't know is dealt again before it leaves."""
    rules = board.play.setup.rules
    world = board.play.position.state.copy()
    dealer = Dealer(secrets.randbits(63))
    redeal(rules.layout, world, seat, dealer)
    rules.guess(world, seat, dealer)
    return Request(game_table(table.doc), bot, seat, world.dump())


def game_table(doc: Doc) -> GameTable:
    options, edition = msgspec.json.encode(doc.options), msgspec.json.encode(doc.edition)
    return GameTable(doc.game, len(doc.chairs), options, edition)
