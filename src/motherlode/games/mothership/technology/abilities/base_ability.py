"""The base classes of abilities: when an ability is usable, its targets and its effect.

All games share one object per ability; the numbers of a game are in `n`. A `why_` method returns a
reason and its rule, or ALLOWED; an action is legal if no `why_` method has a reason against it.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from ... import actions as act, fleet, kinds, reach, state_cells as cell
from ...ai.target_values import ATTACK_NEXT, LOWEST
from ...forecast_types import OddsReport
from ...kinds import Space
from ...params import Params
from ...reach import ALLOWED

NOT_NOW: Final = -3
"""A bot's rating of an ability that would gain nothing now."""


class Ability:
    """The base class of abilities; each has its number in `kinds`."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.name = kinds.ABILITIES[number]

    # When it may be used

    def is_for_any_ship(self) -> bool:
        """True if ships other than the Mothership can use the ability too."""
        return True

    def why_fleet_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        """The reason why no ship of the seat can use the ability in this turn, or ALLOWED."""
        owned = n.technology.has_ability(s, seat, self.number)
        return ALLOWED if owned else ("no_such_ability", "M43")

    def why_ship_cannot(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        """The reason why a ship can't use the ability although its fleet can, or ALLOWED."""
        raise NotImplementedError(self.name)

    def why_no_use(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        """The reason why a ship on the board can't use the ability now, or ALLOWED."""
        reason = self.why_fleet_cannot(n, s, seat)
        if not reason[0] and fleet.is_paralysed(s, seat, ship):
            reason = "ship_is_held", "M45"
        return reason if reason[0] else self.why_ship_cannot(n, s, seat, ship)

    # Its targets

    def is_aimed(self) -> bool:
        """True if the player chooses a space as the ability's target."""
        return True

    def why_no_aim(
        self, n: Params, s: State, seat: Seat, ship: i64, space: Space
    ) -> tuple[str, str]:
        """The reason why a ship can't aim the ability at a space, or ALLOWED."""
        return "no_target", "M45"

    def add_aims(self, n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
        """Adds every space at which a ship may aim the ability."""
        for at in n.board.spaces:
            if not self.why_no_aim(n, s, seat, ship, Space(at))[0]:
                moves.add(act.TARGET, at)

    # What it does

    def use(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        """Carries out the effect of an ability without a target."""
        raise NotImplementedError(self.name)

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Carries out the ability's effect on the space at which a ship aimed it."""
        raise NotImplementedError(self.name)

    # Use from the menu of the turn, before a ship is chosen

    def is_in_menu(self) -> bool:
        """True if some games allow the ability in the menu of the turn too."""
        return False

    def usable_in_menu(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the ability can be used from the menu of the turn now."""
        return False

    def use_in_menu(self, s: State, seat: Seat) -> None:
        """Begins the step that asks which ship the ability is used on."""
        raise NotImplementedError(self.name)

    def rate_in_menu(self, n: Params, s: State, seat: Seat) -> i64:
        """A bot's rating of using the ability from the menu of the turn."""
        return NOT_NOW

    # Ratings for bots, and odds for the forecast

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        """A bot's rating of using the ability with a ship."""
        raise NotImplementedError(self.name)

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        """A bot's rating of aiming the ability at a space."""
        raise NotImplementedError(self.name)

    def best_aim(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        """A bot's rating of the best space at which a ship may aim the ability."""
        best: i64 = -LOWEST
        for at in n.board.spaces:
            space = Space(at)
            if not self.why_no_aim(n, s, seat, ship, space)[0]:
                best = max(best, self.rate_aim(n, s, seat, ship, space))
        return best

    def odds(self, n: Params, s: State, seat: Seat, space: Space) -> OddsReport | None:
        """The odds of the ability on a space, for the forecast; None if it rolls no dice."""
        return None


class MothershipAbility(Ability):
    """An ability of the Mothership, used in place of its attack (M43)."""

    def is_for_any_ship(self) -> bool:
        return False

    def why_fleet_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        reason = super().why_fleet_cannot(n, s, seat)
        if reason[0]:
            return reason
        if not fleet.alive(s, seat, kinds.MOTHERSHIP):
            return "no_mothership", "M43"
        if fleet.powerless(s, seat):
            return "no_power", "M58"
        if fleet.has_attacked(s, seat, kinds.MOTHERSHIP):
            return "attacked_already", "M43"
        return ALLOWED

    def why_ship_cannot(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        if ship != kinds.MOTHERSHIP:
            return "mothership_only", "M43"
        return self.why_mothership_cannot(n, s, seat)

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        """The reason why a Mothership that has not attacked can't use the ability, or ALLOWED."""
        return ALLOWED

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        """A bot's rating, on the scale of attacks, since the ability is used instead of one."""
        worth = self.best_aim(n, s, seat, ship)
        return ATTACK_NEXT + worth if worth > 0 else NOT_NOW


class RangedAbility(MothershipAbility):
    """A Mothership's ability that is aimed at a unit or a planet within its range."""

    def range(self, n: Params) -> i64:
        """How many spaces away the target of the ability may be."""
        raise NotImplementedError(self.name)

    def why_too_far(self) -> tuple[str, str]:
        """The reason for refusing a space that is out of range."""
        return "too_far_to_aim", "M44"

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        return ALLOWED if self.has_aim(n, s, seat) else ("nothing_in_range", "M44")

    def has_aim(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the ability has a legal target."""
        start = fleet.space_of(s, seat, kinds.MOTHERSHIP)
        far = self.range(n)
        rows = n.board.rows_within(start, far)
        for row in range(rows[0], rows[1]):
            part = n.board.part_of_row(start, far, row)
            for at in range(part[0], part[1]):
                if self.aims_at(n, s, seat, Space(at)):
                    return True
        return False

    def aims_at(self, n: Params, s: State, seat: Seat, space: Space) -> bool:
        """True if something stands on a space and the Mothership can aim the ability at it."""
        if s.cells[cell.MAP + space] == cell.EMPTY:
            return False
        return not self.why_no_aim(n, s, seat, kinds.MOTHERSHIP, space)[0]

    def why_no_aim(
        self, n: Params, s: State, seat: Seat, ship: i64, space: Space
    ) -> tuple[str, str]:
        occupant = s.cells[cell.MAP + space]
        if n.board.distance(fleet.space_of(s, seat, ship), space) > self.range(n):
            return self.why_too_far()
        if occupant == cell.EMPTY:
            return "nothing_there", "M45"
        if fleet.is_friendly(n, s, seat, occupant):
            return fleet.why_friendly(occupant)
        return self.why_no_target(n, s, seat, occupant)

    def why_no_target(self, n: Params, s: State, seat: Seat, occupant: i64) -> tuple[str, str]:
        """The reason why an enemy or planet within range is not a legal target, or ALLOWED."""
        return reach.why_unharmed(n, s, kinds.MOTHERSHIP, occupant)
