"""Autoplay: plays what needs no human: bots, standing orders, clocks that ran out.

All of it becomes ordinary entries. With several processes two may think about the same decision;
the store takes one of the two entries.
"""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

import structlog

from motherlode import bots
from motherlode.kernel import entry_authors
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import CheckedAction
from motherlode.kernel.record import CLOCK_RAN_OUT
from motherlode.kernel.release import release_of
from motherlode.plugin_types import ServerPlugin
from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Order
from motherlode.server.store import Store
from motherlode.server.tables import order_removal, response_windows
from motherlode.server.tables.clock import ServerTime
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.order_ends import is_expired
from motherlode.server.tables.proposals import drop_seat
from motherlode.server.tables.rule_watchdog import watched
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import BOT, PLAYING, TableConfig
from motherlode.server.tables.takeovers import takeover
from motherlode.server.workers.jobs import DecisionRequest
from motherlode.server.workers.pool import Workers

log = structlog.get_logger("motherlode.autoplay")

ORDERS_IN_A_ROW = 200
"""Standing orders that follow one another longer than this go round in a circle."""
LONGEST_GAME = 20_000
"""Bots stop playing at this number of entries."""
TAKEOVER_SECONDS = 3.0
"""Time that the process which made an entry has before others play for its bots."""
PASSING = ("pass", "done", "decline", "skip", "end", "stop", "no")
"""Verbs that a clock set to pass chooses, where they are legal."""
CHOSEN_WITHOUT_ASKING = (entry_authors.PLAYER, *entry_authors.WITHOUT_ASKING)
"""What `automatic_choice` returns as authors: a player passes in advance for a moment."""
DEFAULT_BOT = bots.DEFAULT_BOT
"""The bot that plays for absent humans and for bots that fail."""
RETRY_SECONDS = 1.0
"""Time before a bot whose worker was lost thinks again."""


class AutoplayHost(Protocol):
    """What autoplay needs of the table registry."""

    tables: dict[str, Table]
    is_leaving: bool

    def grace_left(self) -> float: ...
    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]": ...


class Autoplay:
    """Plays for the bots, orders and clocks of all tables of a process."""

    def __init__(
        self, host: AutoplayHost, workers: Workers, time: ServerTime, store: Store
    ) -> None:
        self._host = host
        self._workers = workers
        self._time = time
        self._store = store
        self._dropping: set[str] = set()
        """The tables of which orders that expired are being removed."""
        self._hinted: set[tuple[str, int]] = set()
        """The seats that wait for a hint."""

    def nudge(self, table: Table) -> None:
        """Plays what is to be played at a table that changed, or else sets its clock timer.

        A timer that ends too early stays: `expire` sets it again. So most moves set none.
        """
        if table.has_orders:
            self._drop_expired_orders(table)
        if table.autoplay_task is not None and not table.autoplay_task.done():
            return
        if self._next_automatic(table) is not None:
            table.autoplay_task = self._host.spawn(self._drive(table))
            return
        running = table.live_game.clock_state if table.live_game is not None else None
        unset = table.clock_timer is None
        if running is not None and (unset or running.deadline < table.clock_timer_deadline):
            self._set_clock_timer(table)

    def _drop_expired_orders(self, table: Table) -> None:
        """Removes orders that expired, if there are any."""
        playing = table.config.state == PLAYING and not table.fault
        if playing and table.id not in self._dropping and order_removal.has_expired_orders(table):
            self._dropping.add(table.id)
            self._host.spawn(self._drop_expired(table))

    async def _drop_expired(self, table: Table) -> None:
        try:
            await order_removal.drop_expired_orders(table)
        except (Refusal, MotherlodeError) as error:
            log.warning("expired orders not removed", table=table.id, error=str(error))
        finally:
            self._dropping.discard(table.id)

    def nudge_later(self, table: Table) -> None:
        """Nudges a table after a while, unless the process that made its last entry has played
        on."""
        if table.takeover_timer is None:
            loop, number = asyncio.get_running_loop(), table.number
            table.takeover_timer = loop.call_later(TAKEOVER_SECONDS, self._take_over, table, number)

    def _take_over(self, table: Table, number: int) -> None:
        """Nudges a table that stands still; keeps watching one that moves."""
        table.takeover_timer = None
        if table.number != number:
            self.nudge_later(table)
        else:
            self._nudge_if_at(table, number)

    def _nudge_if_at(self, table: Table, number: int) -> None:
        if table.number == number and self._host.tables.get(table.id) is table:
            self.nudge(table)

    # --- bots and orders

    def _next_automatic(self, table: Table) -> tuple[str, int, int] | None:
        """Who plays next without a human: by what, which seat, which action (-1: a bot decides)."""
        live_game = table.live_game
        if live_game is None or table.fault or table.config.state != PLAYING:
            return None
        if table.config.pauses and table.config.paused:
            return None
        asked = live_game.play.deciding_seat()
        if asked is None or live_game.number >= LONGEST_GAME or self._host.is_leaving:
            return None
        seat = table.config.seats[asked]
        if seat.stand_in or seat.kind == BOT:
            return entry_authors.BOT, asked, -1
        if table.orders_in_a_row >= ORDERS_IN_A_ROW:
            return None
        if live_game.window is None and not seat.orders:
            return None
        with watched(live_game):
            by, action = automatic_choice(live_game, table.config, asked, self._time.now())
        return None if action < 0 else (by, asked, action)

    async def _drive(self, table: Table) -> None:
        """Plays for bots, orders and clocks until a human is asked; then sets the clock's timer."""
        try:
            while (automatic := self._next_automatic(table)) is not None:
                await self._play_one(table, *automatic)
        except (Refusal, MotherlodeError) as error:
            if self._host.is_leaving:
                return
            log.warning(
                "bots and orders not played; retry in a second", table=table.id, error=str(error)
            )
            asyncio.get_running_loop().call_later(1.0, self._nudge_if_at, table, table.number)
            return
        self._drop_expired_orders(table)
        self._set_clock_timer(table)

    async def _play_one(self, table: Table, by: str, seat: int, action: int) -> None:
        live_game = table.live_game
        assert live_game is not None
        number = live_game.number + 1
        if action < 0:
            kind = (
                entry_authors.STAND_IN if table.config.seats[seat].stand_in else entry_authors.BOT
            )
            action, bot = await self._bot_action(table, live_game, seat)
            by = entry_authors.join_author(kind, bot)
        else:
            await self.wait_for_window(table)
        await self._enter(table, number, seat, by, action)

    async def wait_for_window(self, table: Table) -> None:
        """Waits until a pass may take effect in the open window, if there is one."""
        if table.live_game is not None and (until := window_end(table.config, table.live_game)):
            await asyncio.sleep(max(0.0, (until - self._time.now()) / 1000))

    async def _enter(self, table: Table, number: int, seat: int, by: str, action: int) -> None:
        """Appends an automatic action, unless the table changed while it was chosen."""
        async with table.lock:
            await table.refresh()
            if table.fault or table.state != PLAYING or table.config.paused:
                return  # It was closed meanwhile, and its seed is public; or it was paused.
            live_game = table.live_game
            if live_game is None or live_game.number + 1 != number:
                return
            by_bot = entry_authors.split_author(by)[0] in (
                entry_authors.BOT,
                entry_authors.STAND_IN,
            )
            if by_bot and not table.config.seats[seat].player:
                return
            at = self._time.now()
            if by in CHOSEN_WITHOUT_ASKING and (by, action) != automatic_choice(
                live_game, table.config, seat, at
            ):
                return  # The seat asked for its full time meanwhile, or changed its orders.
            once = once_order(live_game, table.config, seat, by, at)
            try:
                with watched(live_game):
                    checked = live_game.play.check_action(action, seat)
            except MotherlodeError:
                return
            in_a_row = table.orders_in_a_row + 1
            table.orders_in_a_row = in_a_row if by in CHOSEN_WITHOUT_ASKING else 0
            if once is None:
                await table.append_entry(number, seat, by, checked.text, None, checked)
            else:
                await self._enter_once(table, number, seat, once, checked)

    async def _enter_once(
        self, table: Table, number: int, seat: int, order: Order, checked: CheckedAction
    ) -> None:
        """Appends what an order chooses once; it is kept if another entry was first."""
        if not await order_removal.use_up(table, seat, order):
            return
        fits = table.number + 1 == number and table.state == PLAYING and not table.config.paused
        by = entry_authors.ORDER
        if not fits or not await table.append_entry(number, seat, by, checked.text, None, checked):
            await order_removal.give_back(table, seat, order)

    async def _bot_action(self, table: Table, live_game: LiveGame, seat: int) -> tuple[int, str]:
        """A bot's choice; it waits for the end of a window's delay, with or without a choice."""
        bot = table.config.seats[seat].player
        waiting = self.wait_for_window(table)
        chosen, _ = await asyncio.gather(self.choose(table, seat, bot), waiting)
        return chosen

    async def choose(self, table: Table, seat: int, bot: str) -> tuple[int, str]:
        """What a bot would do for the seat that is asked, and the bot that chose: if it fails
        twice, another one."""
        live_game = table.live_game
        assert live_game is not None
        legal = live_game.legal_ids()
        if len(legal) == 1 and not may_reveal_hand(table.config, live_game):
            return legal[0], bot
        number, attended = live_game.number, table.config.is_attended()
        for name in (bot, bot, DEFAULT_BOT):
            try:
                request = decision_request(table, live_game, seat, name)
                return await self._workers.choose(request, attended), name
            except Refusal as error:
                failed = error
            # A shutdown may have stopped the workers first: then no bot moves.
            await asyncio.sleep(RETRY_SECONDS)
            if self._host.is_leaving or live_game.number != number:
                break
            log.warning(
                "bot made no choice; asked again, then replaced",
                table=table.id,
                bot=name,
                error=failed.text,
            )
        raise failed

    async def hint(
        self, table: Table, live_game: LiveGame, seat: int, bot: str, address: str
    ) -> list[tuple[int, float]]:
        """The best actions of the seat that is asked with their win probabilities.

        If a bot is named: its choice, with a win probability of 0. A seat gets one hint at a time.
        """
        asking = (table.id, seat)
        if asking in self._hinted:
            raise Refusal("busy", "a hint for this seat is on its way")
        self._hinted.add(asking)
        try:
            request = decision_request(table, live_game, seat, bot or bots.DEFAULT_BOT)
            if not bot:
                return await self._workers.advise(address, request)
            return [(await self._workers.hint(address, request), 0.0)]
        finally:
            self._hinted.discard(asking)

    # --- clocks

    def _set_clock_timer(self, table: Table) -> None:
        """Sets the timer for the seat whose time runs, here and in the store."""
        if table.clock_timer is not None:
            table.clock_timer.cancel()
            table.clock_timer = None
        live_game = table.live_game
        if live_game is None or live_game.clock is None or table.config.state != PLAYING:
            return
        running = live_game.running_clock()
        if running is None or table.config.seats[running.seat].player:
            return
        self._store.set_wake(table.id, running.deadline)
        wait = max(0.0, (running.deadline - self._time.now()) / 1000)
        wait = max(wait, self._host.grace_left())
        loop = asyncio.get_running_loop()
        table.clock_timer = loop.call_later(wait, self._on_clock_timer, table)
        table.clock_timer_deadline = running.deadline

    def _on_clock_timer(self, table: Table) -> None:
        table.clock_timer = None
        if self._host.tables.get(table.id) is table:
            self._host.spawn(self.expire(table))

    async def expire(self, table: Table) -> None:
        """Does what the table chose for a clock that ran out, if it did run out."""
        await self._time.reliable_now()
        live_game = table.live_game
        running = live_game.running_clock() if live_game else None
        if live_game is None or live_game.clock is None or running is None:
            return
        if table.state != PLAYING:
            return
        early = running.deadline > self._time.now() or self._host.grace_left() > 0
        if early or table.config.seats[running.seat].player:
            self._set_clock_timer(table)
            return
        log.info("clock ran out", table=table.id, seat=running.seat)
        try:
            if (action := expired_action(live_game)) >= 0:
                await self._enter(
                    table, live_game.number + 1, running.seat, entry_authors.CLOCK, action
                )
            elif live_game.clock.expiry == "bot":
                await self._let_bot_stand_in(table, live_game.number, running.seat)
            else:
                await self._pass(table, live_game, running.seat)
        except (Refusal, MotherlodeError) as error:
            log.warning(
                "expired clock not handled; next sweep retries", table=table.id, error=str(error)
            )
        self.nudge(table)

    async def _let_bot_stand_in(self, table: Table, number: int, seat: int) -> None:
        """Lets a bot stand in, unless a move was being stored when the clock ran out."""

        def unless_moved(config: TableConfig) -> None:
            running = table.live_game.running_clock() if table.live_game else None
            late = running is not None and running.deadline <= self._time.now()
            playing = table.state == PLAYING and not config.paused
            if late and table.number == number and playing:
                stand_in(config, seat, DEFAULT_BOT, number)

        async with table.lock:
            await table.cluster.catch_up(table)
            await table.change_config_locked(unless_moved)

    async def _pass(self, table: Table, live_game: LiveGame, seat: int) -> None:
        """Passes for a seat; a bot chooses if passing is not legal or may end the game."""
        number = live_game.number + 1
        action, bot = passing_action(live_game), ""
        if action < 0:
            action, bot = await self.choose(table, seat, DEFAULT_BOT)
        await self._enter(
            table, number, seat, entry_authors.join_author(entry_authors.CLOCK, bot), action
        )


def stand_in(config: TableConfig, seat: int, bot: str, number: int) -> None:
    """Lets a bot play for a human whose clock ran out after entry `number`, until called back."""
    if config.seats[seat].kind != BOT and not config.seats[seat].stand_in:
        with takeover(config, seat, CLOCK_RAN_OUT):
            config.seats[seat].stand_in, config.seats[seat].expired = bot, number
        drop_seat(config, seat)


def expired_action(live_game: LiveGame) -> int:
    """The action that a game prescribes for a clock that runs out in this step; -1 for none."""
    prescribed = dict(live_game.play.setup.game.plugin(ServerPlugin).expired)
    texts = {row.text: row.id for row in live_game.legal()}
    return texts.get(prescribed.get(live_game.step(), ""), -1)


def passing_action(live_game: LiveGame) -> int:
    """The action that ends a pause or passes; -1 if no action does, or if passing is idle."""
    answers = live_game.answers()
    if live_game.play.position.in_pause():
        return answers[0].id
    idle = live_game.play.setup.game.plugin(ServerPlugin).idle_verbs
    passing = [row.id for row in answers if row.verb in PASSING and row.verb not in idle]
    return passing[0] if passing else -1


def automatic_choice(
    live_game: LiveGame, config: TableConfig, seat: int, at: int
) -> tuple[str, int]:
    """What is played for a human's seat without asking it at a time: why, and which action (-1:
    none)."""
    window = live_game.window
    if window is not None and has_full_time(live_game, window, config, seat):
        return "", -1
    ordered = bool(config.seats[seat].orders)
    by, action = ordered_choice(live_game, config, seat, at) if ordered else ("", -1)
    if action >= 0 or window is None:
        return by, action
    if could_only_pass(live_game):
        return entry_authors.ONLY, live_game.play.legal()[0]
    if window.kind == response_windows.ON_REQUEST:
        return entry_authors.UNASKED, live_game.play.legal()[0]
    return "", -1


def has_full_time(
    live_game: LiveGame, window: response_windows.Window, config: TableConfig, seat: int
) -> bool:
    """True if a seat asked for its full time in a window, or raised its hand by trading there."""
    if window.kind == response_windows.ON_REQUEST and seat in window.acted:
        return True
    orders, turn = config.seats[seat].orders, response_windows.turn_of(live_game.play)
    names = step_names(live_game)
    return response_windows.asks_for_time(orders, names, window, turn, live_game.turn_began)


def window_end(config: TableConfig, live_game: LiveGame) -> int:
    """When passes take effect in the open window; 0 if nobody waits for that."""
    window = live_game.window
    if window is None:
        return 0
    turn = (
        response_windows.turn_of(live_game.play)
        if window.kind == response_windows.ON_REQUEST
        else -1
    )
    if all(seat.kind == BOT for i, seat in enumerate(config.seats) if i != turn):
        return 0  # The time of bots reveals nothing to bots.
    return window.at + window.delay(live_game.clock, live_game.window_ms)


def step_names(live_game: LiveGame) -> tuple[str, ...]:
    """The names under which orders apply to the pending decision, most exact first: what happens,
    the occasion, the step."""
    server = live_game.play.setup.game.plugin(ServerPlugin)
    state = live_game.play.position.state
    return (*server.happening(state), server.occasion(state), live_game.step())


def ordered_choice(live_game: LiveGame, config: TableConfig, seat: int, at: int) -> tuple[str, int]:
    """What a seat's standing orders choose at a time: why, and which action (-1: none)."""
    order, action = choosing_order(live_game, config, seat, at)
    if order is None:
        return "", -1
    if not order.step:
        return entry_authors.ONLY, action
    return (entry_authors.ORDER if order.since < 0 else entry_authors.PLAYER), action


def once_order(
    live_game: LiveGame, config: TableConfig, seat: int, by: str, at: int
) -> Order | None:
    """The order that makes an entry by `by` and is used up by it; None if it stays."""
    if by != entry_authors.ORDER:
        return None
    order, _ = choosing_order(live_game, config, seat, at)
    return order if order is not None and order.once else None


def choosing_order(
    live_game: LiveGame, config: TableConfig, seat: int, at: int
) -> tuple[Order | None, int]:
    """The standing order that chooses at a time, and its action; that of the most exact name."""
    legal = live_game.play.legal()
    names, window = step_names(live_game), live_game.window
    kind, opened = (window.kind, window.opened) if window else ("", live_game.number)
    texts = {live_game.play.setup.game.actions.text(action): action for action in legal}
    only_choice = len(legal) == 1 and not could_only_pass(live_game)
    found: list[tuple[int, Order, int]] = []
    for order in config.seats[seat].orders:
        current = response_windows.is_current(order, kind, opened, live_game.turn_began)
        if not current or is_expired(order, at, live_game.own_turns[seat]):
            continue
        if order.step and order.step in names and order.action in texts:
            found.append((names.index(order.step), order, texts[order.action]))
        elif not order.step and not order.action and only_choice:
            found.append((len(names), order, legal[0]))
    if not found:
        return None, -1
    _, order, action = min(found, key=lambda row: row[0])
    return order, action


def could_only_pass(live_game: LiveGame) -> bool:
    """True if a seat is asked for a reaction or in a pause and has nothing to use.

    The delay must not reveal that: it is as long as if there were something to think about.
    """
    return asked_by_public_facts(live_game) and len(live_game.play.legal()) == 1


def asked_by_public_facts(live_game: LiveGame) -> bool:
    """True if a seat is asked in a reaction window or a pause, whatever it holds."""
    return live_game.window is not None and live_game.window.kind != response_windows.ON_REQUEST


def may_reveal_hand(config: TableConfig, live_game: LiveGame) -> bool:
    """True if the time an answer takes could reveal something to a human."""
    return asked_by_public_facts(live_game) and any(seat.kind != BOT for seat in config.seats)


def decision_request(table: Table, live_game: LiveGame, seat: int, bot: str) -> DecisionRequest:
    """A decision for a worker; what the seat can't know is redealt before it leaves the server."""
    setup, world = live_game.play.setup, live_game.play.position.state.copy()
    release = release_of(setup)
    with watched(live_game):
        release.redeal(setup, world, seat, release.dealer(secrets.randbits(63)))
    return DecisionRequest(table.stored_game(), bot, seat, world.dump())
