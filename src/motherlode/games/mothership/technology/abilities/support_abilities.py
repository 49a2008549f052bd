"""The Mothership's ability that holds an enemy ship: the Tractor Beam (M44, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from ... import fleet, kinds, shared_effects, state_cells as cell
from ...ai import target_values
from ...kinds import Space
from ...params import Params
from ...reach import ALLOWED
from .base_ability import Ability, RangedAbility

HOLDING: Final = 8


@final
class TractorBeam(RangedAbility):
    def range(self, n: Params) -> i64:
        return n.technology.tractor_range

    def why_no_target(self, n: Params, s: State, seat: Seat, occupant: i64) -> tuple[str, str]:
        if not fleet.is_ship(occupant):
            return "ships_only", "M45"
        if fleet.is_paralysed(s, fleet.seat_of(occupant), fleet.ship_of(occupant)):
            return "held_already", "M45"
        return ALLOWED

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """An enemy ship within 4 spaces can't move, attack or use abilities in its next turn."""
        fleet.mark(s, seat, ship, cell.ATTACKED)
        shared_effects.paralyse_ship(s, space, d)

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        return HOLDING

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        return target_values.ship_worth(fleet.ship_of(s.cells[cell.MAP + space]))


ABILITIES: Final[list[Ability]] = [TractorBeam(kinds.TRACTOR_BEAM)]
