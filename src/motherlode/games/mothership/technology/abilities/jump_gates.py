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
    cells as cell,
    fleet,
    kinds,
    shared_effects,
    step_table as step,
    warp_destinations,
)
from ...ai import evaluation
from ...ai.evaluation import LOWEST, MOVE_FIRST
from ...fight import NOBODY
from ...hexes import DIRECTIONS
from ...kinds import Space
from ...params import Params
from ...reach import ALLOWED, NOWHERE, why_movement_over, why_stuck
from .ability import NOT_NOW, Ability

JUMP_FIRST: Final = MOVE_FIRST - 100
WORTH_WARPING: Final = 12


def gate_beside(n: Params, s: State, seat: Seat, space: Space, but: Space) -> bool:
    """True if a friendly Station or planet, other than the one on `but`, is beside a space."""
    for direction in range(DIRECTIONS):
        gate = n.board.beside(space, direction)
        if gate >= 0 and gate != but and warp_destinations.is_destination(n, s, seat, gate, True):
            return True
    return False


def leads_anywhere(n: Params, s: State, seat: Seat, start: Space) -> bool:
    """True if a jump from `start` can end somewhere: beside another gate with a free space."""
    for destination in range(kinds.MOST_PLANETS + s.cells[SEATS]):
        gate = warp_destinations.destination_space(n, s, seat, destination)
        if (
            gate >= 0
            and warp_destinations.room_beside(n, s, gate, False)
            and gate_beside(n, s, seat, start, gate)
        ):
            return True
    return False


def why_no_jump(n: Params, s: State, seat: Seat, start: Space) -> tuple[str, str]:
    """The reason why a jump can't begin on a space, or ALLOWED."""
    if not gate_beside(n, s, seat, start, NOWHERE):
        return "no_gate_beside", "M45"
    return ALLOWED if leads_anywhere(n, s, seat, start) else ("no_other_gate", "M45")


def why_no_landing(n: Params, s: State, seat: Seat, start: Space, end: Space) -> tuple[str, str]:
    """The reason why a jump from one space can't end on another, or ALLOWED."""
    if s.cells[cell.MAP + end] != cell.EMPTY:
        return "space_taken", "M45"
    for direction in range(DIRECTIONS):
        gate = n.board.beside(end, direction)
        if (
            gate >= 0
            and warp_destinations.is_destination(n, s, seat, gate, True)
            and gate_beside(n, s, seat, start, gate)
        ):
            return ALLOWED
    return "not_at_another_gate", "M45"


def add_landings(n: Params, s: State, seat: Seat, start: Space, moves: LegalActions) -> None:
    """Adds every space on which a jump can end."""
    for at in n.board.spaces:
        if not why_no_landing(n, s, seat, start, Space(at))[0]:
            moves.add(act.TARGET, at)


def may_send(n: Params, s: State, seat: Seat, other: Seat, ship: i64) -> bool:
    """True if a seat that owns Jump Gates may send a teammate's ship through them now."""
    space = fleet.space_of(s, other, ship)
    if other == seat or space < 0 or not fleet.friends(n, seat, other):
        return False
    if s.cells[s.block(other) + cell.STATUS + ship] & cell.JUMPED != 0:
        return False
    return not fleet.is_infected(n, s, other, ship) and not why_no_jump(n, s, seat, space)[0]


def best_jump(n: Params, s: State, seat: Seat, owner: Seat, ship: i64) -> i64:
    """A bot's estimate of the gain of a ship's best jump through the gates of a seat."""
    lures = evaluation.targets_of(n, s, owner, ship)
    start = fleet.space_of(s, owner, ship)
    best: i64 = -LOWEST
    for at in n.board.spaces:
        space = Space(at)
        if not why_no_landing(n, s, seat, start, space)[0]:
            best = max(best, evaluation.best_target_value(n, lures, space))
    return best - evaluation.best_target_value(n, lures, start)


def rate_jump_choice(n: Params, s: State, seat: Seat, space: Space) -> i64:
    """A bot's rating of a space in the step `jump`.

    First it prefers the teammate's ship with the largest gain, then the best space for the ship.
    """
    if s.field(step.OWNER) != NOBODY:
        owner = Seat(s.field(step.OWNER))
        return evaluation.space_value(n, s, owner, s.field(step.SHIP), space)
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
        if not reason[0]:
            reason = why_movement_over(s, seat, ship)
        if reason[0]:
            return reason
        return why_no_jump(n, s, seat, fleet.space_of(s, seat, ship))

    def why_no_aim(
        self, n: Params, s: State, seat: Seat, ship: i64, space: Space
    ) -> tuple[str, str]:
        return why_no_landing(n, s, seat, fleet.space_of(s, seat, ship), space)

    def use_at(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Warp from beside a friendly Station or planet to beside another."""
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
        lures = evaluation.targets_of(n, s, seat, ship)
        start = fleet.space_of(s, seat, ship)
        return evaluation.best_target_value(n, lures, space) - evaluation.best_target_value(
            n, lures, start
        )


ABILITIES: Final[list[Ability]] = [JumpGates(kinds.JUMP_GATES)]
