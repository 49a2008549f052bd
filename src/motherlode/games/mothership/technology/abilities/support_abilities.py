"""The Mothership's abilities of the category support: Tractor Beam, Nuclear Missile (M44, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from ... import (
    attack_odds,
    cells as cell,
    fight,
    fleet,
    kinds,
    shared_effects,
    step_table as step,
    warp_destinations,
)
from ...ai import evaluation
from ...forecast_types import OddsReport
from ...hexes import DIRECTIONS, NAMES
from ...kinds import Space
from ...odds import dogfight_odds, percent
from ...params import Params
from ...reach import ALLOWED
from .ability import Ability, MothershipAbility, RangedAbility

HOLDING: Final = 8
MOTHERSHIP_BLASTED: Final = 4
"""A bot's value of hitting a Mothership with a missile."""


@final
class TractorBeam(RangedAbility):
    def range(self, n: Params) -> i64:
        return n.technology.tractor_range

    def why_no_target(self, n: Params, s: State, seat: Seat, occupant: i64) -> tuple[str, str]:
        if not fleet.is_ship(occupant):
            return "ships_only", "M45"
        if fleet.held_back(s, fleet.seat_of(occupant), fleet.ship_of(occupant)) != 0:
            return "held_already", "M45"
        return ALLOWED

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """An enemy ship within 3 spaces can't move in its next turn."""
        fleet.mark(s, seat, ship, cell.ATTACKED)
        shared_effects.hold_ship(s, space, d)

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        return HOLDING

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        return evaluation.ship_worth(fleet.ship_of(s.cells[cell.MAP + space]))


@final
class NuclearMissile(MothershipAbility):
    """The target of a missile is any space within its range, even an empty one."""

    def why_no_aim(
        self, n: Params, s: State, seat: Seat, ship: i64, space: Space
    ) -> tuple[str, str]:
        far = n.board.distance(fleet.space_of(s, seat, ship), space)
        return ALLOWED if far <= n.technology.missile_range else ("too_far_to_aim", "M44")

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Every ship on a space within 6 spaces and around it is attacked with a d12."""
        fleet.mark(s, seat, ship, cell.ATTACKED)
        s.push(step.BLASTING, seat, 0, space)

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        """A bot's rating of a space: the value of enemies in the blast, less that of friends."""
        total: i64 = 0
        for place in range(DIRECTIONS + 1):
            at = warp_destinations.place_around(n, space, place)
            if at >= 0:
                total += self.blast_worth(n, s, seat, s.cells[cell.MAP + at])
        return total

    def blast_worth(self, n: Params, s: State, seat: Seat, occupant: i64) -> i64:
        """A bot's value of hitting what stands on a space with a missile."""
        if not fleet.is_ship(occupant):
            return 0
        owner = fleet.seat_of(occupant)
        worth = self.hit_worth(n, s, owner, fleet.ship_of(occupant))
        return -worth if fleet.friends(n, seat, owner) else worth

    def hit_worth(self, n: Params, s: State, owner: Seat, ship: i64) -> i64:
        """A bot's value of hitting an enemy ship with a missile."""
        if ship == kinds.MOTHERSHIP:
            return MOTHERSHIP_BLASTED
        defence = fight.defence_buffs(n, s, owner, ship) + fight.wingman_buff(n, s, owner, ship)
        odds = dogfight_odds(
            [n.technology.missile_die], 0, [fleet.die_of(n, s, owner, ship)], defence
        )
        return evaluation.SMALL_SHIP_WORTH * percent(odds.win, odds.ways) // 100

    def odds(self, n: Params, s: State, seat: Seat, space: Space) -> OddsReport | None:
        """The odds for every ship in the blast, in `blast` by space, before the missile is fired.

        The main odds are those of the ship in the middle, or else of the first ship around it.
        """
        places = (
            int(warp_destinations.place_around(n, space, place)) for place in range(DIRECTIONS + 1)
        )
        blast = {
            NAMES[at]: attack_odds.missile_odds(n, s, seat, Space(at))
            for at in places
            if at >= 0 and fleet.is_ship(s.cells[cell.MAP + at])
        }
        return {**next(iter(blast.values())), "blast": blast} if blast else None


ABILITIES: Final[list[Ability]] = [
    TractorBeam(kinds.TRACTOR_BEAM),
    NuclearMissile(kinds.NUCLEAR_MISSILE),
]
