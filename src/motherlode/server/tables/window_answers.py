"""Answers of humans in windows: passes that come early, and answers of seats asked at once."""

from motherlode.kernel.entry_authors import PLAYER, UNASKED
from motherlode.kernel.errors import IllegalAction
from motherlode.server.api.socket_schema import Move, Order
from motherlode.server.tables import response_windows
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import TableConfig


async def hold_early_pass(table: Table, seat: int, message: Move) -> None:
    """Delays a pass that comes before the end of the window's delay (M29)."""
    live_game = table.live_game
    if (
        live_game is None
        or live_game.window is None
        or live_game.window.kind != response_windows.BY_TURNS
    ):
        return
    if message.number != live_game.number + 1 or live_game.play.deciding_seat() != seat:
        return
    if message.action == live_game.legal()[0].text:
        await table.autoplay.wait_for_window(table)


def answer_at_once(table: Table, seat: int, text: str) -> int | None:
    """The answer of a seat in a window that is open for all at once; None in any other case.

    The seat that decides plays as everywhere; only an early pass of it is noted.
    """
    live_game = table.require_playing()
    answers, window = (
        response_windows.answers_at_once(live_game.play).get(seat),
        live_game.window_state(),
    )
    if answers is None or window is None:
        return None
    action = live_game.play.parse(text)
    early_pass = action == answers[0] and table.time.now() < window.until
    if live_game.play.deciding_seat() == seat and not early_pass:
        return None
    if action not in answers:
        reason = response_windows.why_not_at_once(live_game.play, seat, action)
        raise IllegalAction(live_game.play.setup.game.actions.text(action), *reason)
    return action


async def enter_answer(
    table: Table, seat: int, message: str, action: int, link: str | None
) -> bool:
    """Enters an answer of `answer_at_once`; False if another entry was first.

    A pass becomes an order for this window. A reaction comes at once: it is the first one, so the
    seats that would be asked before it pass; they are asked again if it is cancelled.
    """
    live_game = table.require_playing()
    answers = response_windows.answers_at_once(live_game.play)
    if action == answers[seat][0]:
        await _note_pass(table, seat, action, link)
        return True
    for other, (passing, *_) in answers.items():
        if other == seat:
            return await _append(table, seat, PLAYER, action, message)
        if not await _append(table, other, UNASKED, passing, None):
            return False
    return False


async def _append(table: Table, seat: int, by: str, action: int, message: str | None) -> bool:
    live_game = table.require_playing()
    checked, number = live_game.play.check_action(action, seat), live_game.number + 1
    return await table.append_entry(number, seat, by, checked.text, message, checked)


async def _note_pass(table: Table, seat: int, action: int, link: str | None) -> None:
    """Stores a pass as an order for the present window."""
    live_game = table.require_playing()
    step, number = live_game.step(), live_game.number
    passing = Order(step, live_game.play.setup.game.actions.text(action), since=number)

    def note(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        orders = config.seats[seat].orders
        kept = [order for order in orders if order.step != step or order.since < 0]
        config.seats[seat].orders = [*kept, passing]

    await table.change_config_locked(note)
    table.autoplay.nudge(table)
