"""The abilities of the category economy: Asteroid Mining and Repair Drones (M44)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from ... import dice, fleet, kinds, shared_effects, state_cells as cell
from ...ai.target_values import ATTACK_NEXT, HULL_POINT
from ...params import Params
from ...reach import ALLOWED
from .base_ability import Ability, MothershipAbility

MINING: Final = 12
MENDING: Final = 10
BADLY_HURT: Final = 3
"""A bot repairs before it attacks if more HP than this are lost."""


@final
class AsteroidMining(MothershipAbility):
    def is_aimed(self) -> bool:
        return False

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        near_field = n.board.near_field[fleet.space_of(s, seat, kinds.MOTHERSHIP)] != 0
        return ALLOWED if near_field else ("no_field_near", "M44")

    def use(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        """In or beside an asteroid field, gain a d6 in Resources."""
        fleet.mark(s, seat, kinds.MOTHERSHIP, cell.ATTACKED)
        dice.open_throw(n, s, seat, kinds.MINING_THROW, d)

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        return MINING


@final
class RepairDrones(MothershipAbility):
    def is_aimed(self) -> bool:
        return False

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        if self.lost(n, s, seat) <= 0:
            return "hull_is_whole", "M44"
        return ALLOWED if fleet.planets_held(s, seat) > 0 else ("no_planet_held", "M44")

    def lost(self, n: Params, s: State, seat: Seat) -> i64:
        """The HP that the Mothership has lost."""
        return n.mothership.hull - s.cells[s.block(seat) + cell.HP]

    def repaired(self, n: Params, s: State, seat: Seat) -> i64:
        return fleet.planets_held(s, seat) * n.technology.repair_per_planet

    def use(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        """Repair Drones: repair 1 HP of the Mothership for each planet you control."""
        fleet.mark(s, seat, kinds.MOTHERSHIP, cell.ATTACKED)
        shared_effects.repair_hull(n, s, seat, self.repaired(n, s, seat), d)

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        lost = self.lost(n, s, seat)
        healed = min(lost, self.repaired(n, s, seat))
        return ATTACK_NEXT + HULL_POINT * healed if lost > BADLY_HURT else MENDING + healed


ABILITIES: Final[list[Ability]] = [
    AsteroidMining(kinds.ASTEROID_MINING),
    RepairDrones(kinds.REPAIR_DRONES),
]
