"""Returns seats that a clock gave to a bot although their player had moved just in time."""

from collections.abc import Callable

from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.record import CLOCK_RAN_OUT
from motherlode.server.tables.live_game import PlayedEntry
from motherlode.server.tables.table_config import TableConfig
from motherlode.server.tables.takeovers import takeover


def change_returning_seat(
    config: TableConfig, played: PlayedEntry
) -> Callable[[TableConfig], None] | None:
    """The change of the config that gives a seat back to its player; None if none is due.

    It is due if another process stored the player's move while the clock's bot was let in here.
    The log decides: a bot let in after entry n leaves if entry n + 1 is the player's.
    """
    seat, before = played.seat, played.number - 1
    owner = config.seats[seat]
    if played.by != PLAYER or not owner.stand_in or owner.expired != before:
        return None

    def return_seat(draft: TableConfig) -> None:
        if draft.seats[seat].expired == before:
            with takeover(draft, seat, CLOCK_RAN_OUT):
                draft.seats[seat].stand_in, draft.seats[seat].expired = "", -1

    return return_seat
