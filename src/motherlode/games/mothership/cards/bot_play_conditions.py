"""Conditions that a bot considers before it plays a card in its turn."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import SEATS, Seat, State

from .. import fleet, kinds
from ..ai import target_values
from ..params import Params

NOT_NOW: Final = -4


def if_ship_is_far(n: Params, s: State, seat: Seat, wanted: i64) -> i64:
    """The rating of a card that moves ships: `wanted` if some ship has no target, else NOT_NOW."""
    return wanted if some_ship_is_far(n, s, seat) else NOT_NOW


def some_ship_is_far(n: Params, s: State, seat: Seat) -> bool:
    """True if a ship, other than the Station's guard, has no target beside it."""
    guard = target_values.station_guard(n, s, seat)
    for ship in range(kinds.FLEET):
        if (
            fleet.space_of(s, seat, ship) >= 0
            and ship != guard
            and target_values.distance_to_nearest_target(n, s, seat, ship) > 1
        ):
            return True
    return False


def enemy_holds_more(n: Params, s: State, seat: Seat) -> bool:
    """True if an enemy holds more planets than the seat."""
    held = fleet.planets_held(s, seat)
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if not fleet.friends(n, seat, other) and fleet.planets_held(s, other) > held:
            return True
    return False
