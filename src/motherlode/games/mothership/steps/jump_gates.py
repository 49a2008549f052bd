"""Jump Gates: from beside one friendly Station or planet to beside another (M45).

An own ship jumps by its orders. A teammate's ship is friendly too: in the own turn it is named
first, then where it goes. As with cards that costs it nothing of its own turn (M37), but it jumps
once at most in a turn, since none moves after a jump.
"""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership import (
    actions as act,
    cells as cell,
    effects,
    events as event,
    fleet,
    havens,
    kinds,
    step_table as step,
)
from motherlode.games.mothership.fight import NOBODY
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.steps.base_step import MothershipStep
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State


def can_jump(n: Params, s: State, seat: Seat, start: Space) -> bool:
    """True if a gate is beside a space, and another has a free space beside it (M45)."""
    if not leaves_by_other(n, s, seat, start, Space(-1)):
        return False
    for haven in range(kinds.MOST_PLANETS + s.cells[SEATS]):
        gate = havens.haven_space(n, s, seat, haven)
        if (
            gate >= 0
            and havens.room_beside(n, s, gate, False)
            and leaves_by_other(n, s, seat, start, gate)
        ):
            return True
    return False


def gate_on(n: Params, s: State, seat: Seat, space: Space) -> bool:
    """True if a friendly Station or planet stands on a space."""
    occupant = s.cells[cell.MAP + space]
    if fleet.is_planet(occupant):
        return fleet.friends_hold(n, s, seat, fleet.planet_of(occupant))
    return fleet.is_station(occupant) and fleet.friends(n, seat, fleet.station_owner(occupant))


def joined_by_gates(n: Params, s: State, seat: Seat, start: Space, end: Space) -> bool:
    """True if the two spaces lie beside two different friendly Stations or planets (M45)."""
    for direction in range(DIRECTIONS):
        gate = n.board.beside(end, direction)
        if gate >= 0 and gate_on(n, s, seat, gate) and leaves_by_other(n, s, seat, start, gate):
            return True
    return False


def leaves_by_other(n: Params, s: State, seat: Seat, start: Space, gate: Space) -> bool:
    for direction in range(DIRECTIONS):
        other = n.board.beside(start, direction)
        if other >= 0 and other != gate and gate_on(n, s, seat, other):
            return True
    return False


def why_no_landing(s: State, space: Space) -> tuple[str, str]:
    """Why no jump ends on a space."""
    taken = s.cells[cell.MAP + space] != cell.EMPTY
    return "space_taken" if taken else "not_at_another_gate", "M45"


def may_send(n: Params, s: State, seat: Seat, other: Seat, ship: i64) -> bool:
    """True if a seat that owns Jump Gates may send a teammate's ship through them now."""
    space = fleet.space_of(s, other, ship)
    if other == seat or space < 0 or not fleet.friends(n, seat, other):
        return False
    if s.cells[s.block(other) + cell.STATUS + ship] & cell.JUMPED != 0:
        return False
    return not fleet.is_infected(n, s, other, ship) and can_jump(n, s, seat, space)


def sends_some(n: Params, s: State, seat: Seat) -> bool:
    """True if there is a teammate's ship to send."""
    if not n.options.teamed or not n.technology.has_ability(s, seat, kinds.JUMP_GATES):
        return False
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        for ship in range(kinds.FLEET):
            if may_send(n, s, seat, other, ship):
                return True
    return False


@final
class Jumping(MothershipStep):
    """Which teammate's ship jumps, then where to; at first its owner is NOBODY."""

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        seat = s.seat()
        if s.field(step.OWNER) != NOBODY:
            start = fleet.space_of(s, Seat(s.field(step.OWNER)), s.field(step.SHIP))
            for at in n.board.spaces:
                space = Space(at)
                if s.cells[cell.MAP + space] == cell.EMPTY and joined_by_gates(
                    n, s, seat, start, space
                ):
                    moves.add(act.TARGET, space)
            return
        for i in range(s.cells[SEATS]):
            other = Seat(i)
            for ship in range(kinds.FLEET):
                if may_send(n, s, seat, other, ship):
                    moves.add(act.TARGET, fleet.space_of(s, other, ship))

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.TARGET:
            return super().explain(s, verb, argument)
        if s.field(step.OWNER) == NOBODY:
            return "no_target", "M45"
        return why_no_landing(s, Space(argument))

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if s.field(step.OWNER) == NOBODY:
            occupant = s.cells[cell.MAP + argument]
            s.set_field(step.OWNER, fleet.seat_of(occupant))
            s.set_field(step.SHIP, fleet.ship_of(occupant))
            return
        seat = s.seat()
        owner = Seat(s.field(step.OWNER))
        ship = s.field(step.SHIP)
        s.pop()
        d.emit(event.ABILITY_USED, seat, kinds.JUMP_GATES)
        fleet.mark(s, owner, ship, cell.JUMPED)
        effects.land(self.n, s, seat, owner, ship, Space(argument), d)
