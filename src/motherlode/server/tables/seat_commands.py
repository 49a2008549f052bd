"""The messages of a seat: moves, standing orders, and those of the other command modules.

`execute` takes the table's lock, checks the seat's link and hands the message to its command.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.release import find_rules
from motherlode.plugin_types import ServerPlugin
from motherlode.server.api.errors import ConfigChanged, Refusal, StaleMove, as_refusal, not_allowed
from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import (
    Chat,
    Consent,
    Move,
    Mute,
    Order,
    Orders,
    Propose,
    Resign,
    SeatMessage,
    Undo,
)
from motherlode.server.tables import window_answers
from motherlode.server.tables.chat_commands import chat, mute
from motherlode.server.tables.message_retries import (
    number_of_move_retry,
    recheck_if_config_changed,
    replaced_refusal,
)
from motherlode.server.tables.proposal_commands import consent, propose, resign, undo
from motherlode.server.tables.rule_watchdog import AT_WORK
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import PLAYING, WAITING, TableConfig

RECHECKS = 32
"""How often a message is checked again if other processes change the config while it is stored."""


async def execute(table: Table, you: MySeat, message: SeatMessage, link: str | None) -> int:
    """Executes a seat's message; returns the number that its Ok carries.

    `link` is the hash of the token that came with it; None skips the check of the link.
    """
    if you.seat < 0:
        raise not_allowed()
    if isinstance(message, Move) and table.live_game and table.live_game.window:
        await window_answers.hold_early_pass(table, you.seat, message)
    for attempt in range(RECHECKS):
        try:
            async with table.lock:
                if table.stale:
                    await table.refresh()
                if link is not None and link != table.config.seats[you.seat].token:
                    raise not_allowed()
                is_open = table.config.state in (WAITING, PLAYING)
                if is_open and not table.config.seats[you.seat].sat:
                    # The sender of the link has it too, and is not the player.
                    raise Refusal("not_allowed", "sit down first")
                if isinstance(message, Move):
                    return await move(table, you.seat, message, link)
                return await COMMANDS[type(message)](table, you.seat, message, link)
        except ConfigChanged as changed:
            stale = changed
    raise stale


async def move(table: Table, seat: int, message: Move, link: str | None = None) -> int:
    """Appends a player's action; returns its number. A retry of a message returns the same."""
    number, text = message.number, message.action
    if table.live_game is None or number != table.live_game.number + 1:
        return await number_of_move_retry(table, seat, message, text)
    live_game = table.require_playing()
    play = live_game.play
    if table.config.pauses:
        table.require_unpaused()
    AT_WORK.section = (live_game,)
    try:
        answer = window_answers.answer_at_once(table, seat, text) if live_game.window else None
        if answer is None:
            checked = play.check_action(play.parse(text), seat)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    finally:
        AT_WORK.section = None
    if table.config.seats[seat].stand_in:
        raise replaced_refusal()
    if answer is not None:
        return await _answer_window(table, seat, message, answer, link)
    table.orders_in_a_row = 0
    version = table.version
    if await table.append_entry(number, seat, PLAYER, checked.text, message.id, checked):
        return number
    recheck_if_config_changed(table, version, number)
    return await number_of_move_retry(table, seat, message, checked.text)


async def _answer_window(
    table: Table, seat: int, message: Move, answer: int, link: str | None
) -> int:
    """Enters an answer in a window that is open for all at once; returns the table's number."""
    try:
        if await window_answers.enter_answer(table, seat, message.id, answer, link):
            return table.number
    except MotherlodeError as error:
        raise as_refusal(error) from None
    raise StaleMove(table.number)


async def set_orders(table: Table, seat: int, message: Orders, link: str | None) -> int:
    """Replaces the seat's standing orders; refuses a step or an action that doesn't exist."""
    steps = await _known_steps(table) if message.orders else set[str]()
    for order in message.orders:
        _check_order(table.config, steps, order)

    def replace(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        if config.state not in (WAITING, PLAYING):
            raise Refusal("game_over", "the game is over")
        began = table.live_game.turn_began if table.live_game else 0
        used = config.seats[seat].used_orders
        wanted = [order for order in message.orders if not 0 <= order.since < began]
        kept = [order for order in wanted if order not in used]
        config.seats[seat].orders = table.orders_that_hold(seat, kept)

    await table.change_config_locked(replace)
    table.orders_in_a_row = 0
    table.autoplay.nudge(table)
    return table.number


async def _known_steps(table: Table) -> set[str]:
    """The steps and occasions of the table's game, and what may happen in it."""
    live_game = table.live_game
    setup = live_game.play.setup if live_game else await asyncio.to_thread(table.setup)
    server = setup.game.plugin(ServerPlugin)
    return {*server.occasions, *server.reactions, *(step.name for step in setup.rules.steps)}


def _check_order(config: TableConfig, steps: set[str], order: Order) -> None:
    """Raises a Refusal if an order can never be carried out."""
    if not order.step and not order.action:
        return
    if order.step not in steps:
        raise Refusal("no_such_step", f"the game has no step {order.step!r}")
    if not order.action:
        return  # It asks for the full time of the seat, or raises its hand.
    try:
        find_rules(config.game, config.version).actions.parse(order.action)
    except MotherlodeError as error:
        raise as_refusal(error) from None


Command = Callable[[Table, int, Any, str | None], Awaitable[int]]

COMMANDS: Final[dict[type, Command]] = {
    Undo: undo,
    Propose: propose,
    Consent: consent,
    Resign: resign,
    Chat: chat,
    Mute: mute,
    Orders: set_orders,
}
"""The command of each message but a move; it gets the table, the seat, the message and the link."""
