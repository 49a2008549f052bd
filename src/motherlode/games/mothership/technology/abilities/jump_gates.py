"""Jump Gates: ships jump from beside a friendly Station or planet to beside another (M45).

A seat's own ship jumps as one of its orders. From the menu of the turn a seat can also send a
teammate's ship: it chooses the ship, then the space. The ship keeps the movement of its own turn
(M37), but jumps at most once in a turn.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from ... import (
    actions as act,
    fleet,
    kinds,
    shared_effects,
    state_cells as cell,
    step_table as step,
    warp_destinations,
)
from ...ai import target_values
from ...ai.target_values import LOWEST, MOVE_FIRST
from ...fight_setup import NOBODY
from ...kinds import Space
from ...params import Params
from ...reach import ALLOWED, why_stuck
from .base_ability import NOT_NOW, Ability

JUMP_FIRST: Final = MOVE_FIRST - 100
WORTH_WARPING: Final = 12


def why_no_jump(n: Params, s: State, seat: Seat, start: Space) -> tuple[str, str]:
    """The reason why a jump can't begin on a space, or ALLOWED."""
    if not warp_destinations.is_beside(n, s, seat, start, stations=True):
        return "no_gate_beside", "M45"
    room = warp_destinations.has_room(n, s, seat, stations=True, outside=False)
    return ALLOWED if room else ("no_room_at_a_gate", "M45")


def why_no_landing(n: Params, s: State, seat: Seat, end: Space) -> tuple[str, str]:
    """The reason why a jump can't end on a space, or ALLOWED; it may end beside the gate where it
    began (M58)."""
    if s.cells[cell.MAP + end] != cell.EMPTY:
        return "space_taken", "M45"
    beside = warp_destinations.is_beside(n, s, seat, end, stations=True)
    return ALLOWED if beside else ("not_at_a_gate", "M45")


def add_landings(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every space on which a jump can end."""
    for at in n.board.spaces:
        if not why_no_landing(n, s, seat, Space(at))[0]:
            moves.add(act.TARGET, at)


def may_send(n: Params, s: State, seat: Seat, other: Seat, ship: i64) -> bool:
    """True if a seat that owns Jump Gates may send a teammate's ship through them now."""
    space = fleet.space_of(s, other, ship)
    if other == seat or space < 0 or not fleet.friends(n, seat, other):
        return False
    if fleet.has_jumped(s, other, ship) or fleet.is_paralysed(s, other, ship):
        return False
    return not fleet.is_infected(n, s, other, ship) and not why_no_jump(n, s, seat, space)[0]


def best_jump(n: Params, s: State, seat: Seat, owner: Seat, ship: i64) -> i64:
    """A bot's estimate of the gain of a ship's best jump through the gates of a seat."""
    lures = target_values.targets_of(n, s, owner, ship)
    start = fleet.space_of(s, owner, ship)
    best: i64 = -LOWEST
    for at in n.board.spaces:
        space = Space(at)
        if not why_no_landing(n, s, seat, space)[0]:
            best = max(best, target_values.best_target_value(n, lures, space))
    return best - target_values.best_target_value(n, lures, start)


def rate_jump_choice(n: Params, s: State, seat: Seat, space: Space) -> i64:
    """A bot's rating of a space in the step `jump`.

    First it prefers the teammate's ship with the largest gain, then the best space for the ship.
    """
    if s.field(step.OWNER) != NOBODY:
        owner = Seat(s.field(step.OWNER))
        return target_values.space_value(n, s, owner, s.field(step.SHIP), space)
    occupant = s.cells[cell.MAP + space]
    return best_jump(n, s, seat, fleet.seat_of(occupant), fleet.ship_of(occupant))


def rate_gain(gain: i64) -> i64:
    """A bot's rating of a jump with some gain."""
    return JUMP_FIRST + gain if gain >= WORTH_WARPING else NOT_NOW


@final
class JumpGates(Ability):
    def why_ship_cannot(self, n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
        """The reason why a ship can't jump now; a jump is part of its movement."""
        reason = why_stuck(n, s, seat, ship)
        if reason[0]:
            return reason
        if fleet.has_attacked(s, seat, ship):
            return "attacked_already", "M12"
        if fleet.has_jumped(s, seat, ship):
            return "jumped_already", "M45"
        return why_no_jump(n, s, seat, fleet.space_of(s, seat, ship))

    def why_no_aim(
        self, n: Params, s: State, seat: Seat, ship: i64, space: Space
    ) -> tuple[str, str]:
        return why_no_landing(n, s, seat, space)

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Warp from beside a friendly Station or planet to a space beside any of them."""
        fleet.mark(s, seat, ship, cell.JUMPED)
        shared_effects.warp_ship(n, s, seat, seat, ship, space, d)

    def is_in_menu(self) -> bool:
        return True

    def usable_in_menu(self, n: Params, s: State, seat: Seat) -> bool:
        """True if there is a teammate's ship to send."""
        if not n.options.teamed or not n.technology.has_ability(s, seat, self.number):
            return False
        for i in range(s.cells[SEATS]):
            for ship in range(kinds.FLEET):
                if may_send(n, s, seat, Seat(i), ship):
                    return True
        return False

    def use_in_menu(self, s: State, seat: Seat) -> None:
        s.push(step.JUMPING, seat, 0, NOBODY)

    def rate_in_menu(self, n: Params, s: State, seat: Seat) -> i64:
        """A bot's rating of the best jump of a teammate's ship."""
        best: i64 = -LOWEST
        for i in range(s.cells[SEATS]):
            other = Seat(i)
            for ship in range(kinds.FLEET):
                if may_send(n, s, seat, other, ship):
                    best = max(best, best_jump(n, s, seat, other, ship))
        return rate_gain(best)

    def rate(self, n: Params, s: State, seat: Seat, ship: i64) -> i64:
        return rate_gain(best_jump(n, s, seat, seat, ship))

    def rate_aim(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
        lures = target_values.targets_of(n, s, seat, ship)
        start = fleet.space_of(s, seat, ship)
        return target_values.best_target_value(n, lures, space) - target_values.best_target_value(
            n, lures, start
        )


ABILITIES: Final[list[Ability]] = [JumpGates(kinds.JUMP_GATES)]
