"""What an ability is: when it may be used, what it is aimed at, what it does, and why not.

There is one object for an ability, which all tables share; the numbers of a table are in `n`. A
`why_` function gives a reason and its rule, or ALLOWED: what is allowed is what has no reason
against it.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from ... import actions as act, cells as cell, fleet, kinds, reach
from ...ai.evaluation import ATTACK_NEXT, LOWEST
from ...forecast_types import OddsReport
from ...kinds import Space
from ...params import Params
from ...reach import ALLOWED

NOT_NOW: Final = -3
"""How a bot rates an ability that would gain nothing now."""


class Ability:
    """An ability, by its number in `kinds`."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.name = kinds.ABILITIES[number]

    # When it may be used

    def is_for_any_ship(self) -> bool:
        """True if ships other than the Mothership can use it too."""
        return True

    def why_fleet_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        """Why no ship of the seat can use it in this turn."""
        owned = n.technology.has_ability(s, seat, self.number)
        return ALLOWED if owned else ("no_such_ability", "M43")

    def why_ship_cannot(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        """Why a ship on the board can't use it now, when its fleet can."""
        raise NotImplementedError(self.name)

    def why_no_use(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        """Why a ship on the board can't use it now."""
        reason = self.why_fleet_cannot(n, s, seat)
        return reason if reason[0] else self.why_ship_cannot(n, s, seat, ship)

    # What it is aimed at

    def is_aimed(self) -> bool:
        """True if its player chooses a space for it."""
        return True

    def why_no_aim(
        self, n: Params, s: State, seat: Seat, ship: i64, space: Space
    ) -> tuple[str, str]:
        """Why a ship can't aim it at a space."""
        return "no_target", "M45"

    def add_aims(self, n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
        """Adds every space that a ship may aim it at."""
        for at in n.board.spaces:
            if not self.why_no_aim(n, s, seat, ship, Space(at))[0]:
                moves.add(act.TARGET, at)

    # What it does

    def use(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        """Works, without an aim."""
        raise NotImplementedError(self.name)

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Works on the space that a ship aimed it at."""
        raise NotImplementedError(self.name)

    # From the menu of the turn, before any ship is chosen

    def is_in_menu(self) -> bool:
        """True if there are tables at which it is used from the menu too."""
        return False

    def usable_in_menu(self, n: Params, s: State, seat: Seat) -> bool:
        """True if it can be used from the menu now."""
        return False

    def use_in_menu(self, s: State, seat: Seat) -> None:
        """Asks what it is used on."""
        raise NotImplementedError(self.name)

    def rate_in_menu(self, n: Params, s: State, seat: Seat) -> i64:
        """How good it looks to a bot to use it from the menu."""
        return NOT_NOW

    # How much a bot wants it, and what players are told

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        """How good it looks to a bot that a ship uses it."""
        raise NotImplementedError(self.name)

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        """How good it looks to a bot that a ship aims it at a space."""
        raise NotImplementedError(self.name)

    def best_aim(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        """The rating of the best space that a ship may aim it at."""
        best: i64 = -LOWEST
        for at in n.board.spaces:
            space = Space(at)
            if not self.why_no_aim(n, s, seat, ship, space)[0]:
                best = max(best, self.rate_aim(n, s, seat, ship, space))
        return best

    def odds(self, n: Params, s: State, seat: Seat, space: Space) -> OddsReport | None:
        """What its dice promise on a space, for the forecast; None if it rolls none."""
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
        if fleet.has_attacked(s, seat, kinds.MOTHERSHIP):
            return "attacked_already", "M43"
        return ALLOWED

    def why_ship_cannot(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        if ship != kinds.MOTHERSHIP:
            return "mothership_only", "M43"
        return self.why_mothership_cannot(n, s, seat)

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        """Why a Mothership that has its attack can't use it now."""
        return ALLOWED

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        """By the same scale as an attack, since it takes the place of one."""
        worth = self.best_aim(n, s, seat, ship)
        return ATTACK_NEXT + worth if worth > 0 else NOT_NOW


class RangedAbility(MothershipAbility):
    """A Mothership's ability that is aimed at a unit or a planet within its range."""

    def range(self, n: Params) -> i64:
        """How many spaces away it reaches."""
        raise NotImplementedError(self.name)

    def why_too_far(self) -> tuple[str, str]:
        """The reason against a space out of its range."""
        return "too_far_to_aim", "M44"

    def why_mothership_cannot(self, n: Params, s: State, seat: Seat) -> tuple[str, str]:
        return ALLOWED if self.has_aim(n, s, seat) else ("nothing_in_range", "M44")

    def has_aim(self, n: Params, s: State, seat: Seat) -> bool:
        """True if there is anything to aim it at."""
        cells = s.cells
        for at in n.board.spaces:
            if (
                cells[cell.MAP + at] != cell.EMPTY
                and not self.why_no_aim(n, s, seat, kinds.MOTHERSHIP, Space(at))[0]
            ):
                return True
        return False

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
        """Why it can't be aimed at an enemy or a planet within its range."""
        return reach.why_unharmed(n, s, kinds.MOTHERSHIP, occupant)
