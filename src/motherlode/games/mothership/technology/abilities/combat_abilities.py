"""Abilities that are attacks: Torpedoes, Nuclear Missile and Solar Beam (M44-M46)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from ... import fight_setup, fleet, kinds, odds_reports, state_cells as cell, step_table as step
from ...ai import target_values
from ...ai.target_values import HULL_POINT
from ...forecast_types import OddsReport
from ...kinds import Space
from ...params import Params
from . import attack_boosts
from .base_ability import Ability, RangedAbility

MOTHERSHIP_ALONE: Final = 1
"""A mask of ships with only the Mothership."""


class AttackAbility(RangedAbility):
    """An ability that is an attack: the Mothership needs energy in its weapons."""

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        if fleet.die_of(n, s, seat, kinds.MOTHERSHIP) == 0:
            return "no_weapons", "M3"
        return super().why_mothership_cannot(n, s, seat)


@final
class SunslayerTorpedoes(AttackAbility):
    def range(self, n: Params) -> i64:
        return n.technology.torpedo_range

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Sunslayer Torpedoes: attack a target up to 4 spaces away with the Mothership."""
        fight_setup.open_attack(n, s, seat, MOTHERSHIP_ALONE, space, True, 0, d)

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        return target_values.attack_worth(n, s, seat, MOTHERSHIP_ALONE, space, 0, True)

    def odds(self, n: Params, s: State, seat: Seat, space: Space) -> OddsReport | None:
        return odds_reports.marked_as_ranged(
            odds_reports.attack_odds(n, s, seat, MOTHERSHIP_ALONE, space)
        )


@final
class NuclearMissile(AttackAbility):
    """One ship or Station within range is attacked with the Mothership's die, thrown twice."""

    def range(self, n: Params) -> i64:
        return n.technology.missile_range

    def why_no_target(self, n: Params, s: State, seat: Seat, occupant: i64) -> tuple[str, str]:
        if fleet.is_planet(occupant):
            return "no_missile_at_planets", "M44"
        return super().why_no_target(n, s, seat, occupant)

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Attack a ship or Station up to 6 spaces away; the die is thrown twice and added."""
        throws = n.technology.missile_throws
        fight_setup.open_attack(n, s, seat, MOTHERSHIP_ALONE, space, True, 0, d, throws)

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        throws = n.technology.missile_throws
        return target_values.attack_worth(n, s, seat, MOTHERSHIP_ALONE, space, 0, True, throws)

    def odds(self, n: Params, s: State, seat: Seat, space: Space) -> OddsReport | None:
        throws = int(n.technology.missile_throws)
        return odds_reports.marked_as_ranged(
            odds_reports.attack_odds(n, s, seat, MOTHERSHIP_ALONE, space, throws=throws)
        )


@final
class SolarBeam(AttackAbility):
    def range(self, n: Params) -> i64:
        return 1

    def why_too_far(self) -> tuple[str, str]:
        return "not_beside", "M18"

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        if s.cells[s.block(seat) + cell.HP] <= n.technology.beam_hull:
            return "hull_too_low", "M44"
        return super().why_mothership_cannot(n, s, seat)

    def why_no_target(self, n: Params, s: State, seat: Seat, occupant: i64) -> tuple[str, str]:
        if fleet.is_planet(occupant):
            return "not_on_planet_rolls", "M46"
        return super().why_no_target(n, s, seat, occupant)

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Lose 2 HP to add 8 to an attack on what is beside the Mothership; others may join."""
        s.push(step.JOINING, seat, MOTHERSHIP_ALONE, space, 0, attack_boosts.SOLAR_BEAM)

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        ships = target_values.possible_attackers(n, s, seat, space)
        worth = target_values.attack_worth(n, s, seat, ships, space, n.technology.beam)
        return worth - HULL_POINT * n.technology.beam_hull

    def odds(self, n: Params, s: State, seat: Seat, space: Space) -> OddsReport | None:
        added = int(n.technology.beam)
        return odds_reports.attack_odds(n, s, seat, MOTHERSHIP_ALONE, space, added)


ABILITIES: Final[list[Ability]] = [
    SunslayerTorpedoes(kinds.TORPEDOES),
    NuclearMissile(kinds.NUCLEAR_MISSILE),
    SolarBeam(kinds.SOLAR_BEAM),
]
