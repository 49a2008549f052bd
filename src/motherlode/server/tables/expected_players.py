"""Whom the host of a waiting table expects at its open seats: a name that everybody sees.

It keeps the seat for nobody: the name only says which seat is meant for whom.
"""

from motherlode.server.api.errors import Refusal, not_allowed
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.seat_names import count_change, same_name, unique_name
from motherlode.server.tables.table_config import OPEN, WAITING, TableConfig


def expect_player(config: TableConfig, seat: int, name: str, token: str) -> None:
    """Says whom the host expects at an open seat; an empty name takes it back."""
    if not token or not config.identify(token).host:
        raise not_allowed()
    if config.state != WAITING:
        raise Refusal("begun", "the game has begun")
    if not 0 <= seat < len(config.seats):
        raise Refusal("no_such_seat", "the table has no such seat")
    if config.seats[seat].kind != OPEN:
        raise Refusal("seat_taken", "somebody has this seat")
    chosen = unique_name(config, seat, name) if name else ""
    if chosen != config.seats[seat].expected:
        if chosen:
            count_change(config, seat, now_ms())
        config.seats[seat].expected = chosen


def best_seats_first(config: TableConfig, seats: list[int], name: str) -> list[int]:
    """Open seats in the order in which somebody of a name gets one.

    First where this name is expected, then where nobody is, then where others are.
    """

    def rank(seat: int) -> int:
        expected = config.seats[seat].expected
        return 1 if not expected else 0 if same_name(expected, name) else 2

    return sorted(seats, key=rank)
