"""Returns seats that a clock or a vote gave to a bot just after their player had moved."""

from collections.abc import Callable

from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.record import CLOCK_RAN_OUT, VOTE
from motherlode.server.tables.live_game import PlayedEntry
from motherlode.server.tables.table_config import TableConfig
from motherlode.server.tables.takeovers import takeover


def change_returning_seat(
    config: TableConfig, played: PlayedEntry
) -> Callable[[TableConfig], None] | None:
    """The change of the config that gives a seat back to its player; None if none is due.

    It is due if another process stored the player's move while the bot was let in here. The log
    decides: a bot let in after entry n leaves if entry n + 1 is the player's.
    """
    seat, before = played.seat, played.number - 1
    by = _let_in_after(config, seat, before)
    if played.by != PLAYER or not by:
        return None

    def return_seat(draft: TableConfig) -> None:
        if _let_in_after(draft, seat, before):
            with takeover(draft, seat, by):
                owner = draft.seats[seat]
                owner.stand_in, owner.expired, owner.left, owner.invited = "", -1, False, False

    return return_seat


def _let_in_after(config: TableConfig, seat: int, number: int) -> str:
    """What let a bot into the seat after that entry, if it still plays there: CLOCK_RAN_OUT, VOTE
    or nothing."""
    owner = config.seats[seat]
    if not owner.stand_in:
        return ""
    if owner.expired == number:
        return CLOCK_RAN_OUT
    last = next((change for change in reversed(config.takeovers) if change.seat == seat), None)
    voted = last is not None and last.by == VOTE and last.entry == number
    return VOTE if voted else ""
