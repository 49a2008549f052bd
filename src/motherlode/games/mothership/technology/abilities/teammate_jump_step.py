"""The step in which a teammate's ship is sent through Jump Gates (M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from ... import (
    actions as act,
    events as event,
    fleet,
    kinds,
    shared_effects,
    state_cells as cell,
    step_table as step,
)
from ...fight_setup import NOBODY
from ...kinds import Space
from ...steps.base_step import MothershipStep
from . import jump_gates


@final
class Jumping(MothershipStep):
    """The player chooses a teammate's ship, then its space; until then `owner` is NOBODY."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.OWNER) == NOBODY:
            self.add_ships(s, s.seat(), moves)
        else:
            jump_gates.add_landings(self.n, s, s.seat(), moves)

    def add_ships(self, s: State, seat: Seat, moves: LegalActions) -> None:
        for i in range(s.cells[SEATS]):
            other = Seat(i)
            for ship in range(kinds.FLEET):
                if jump_gates.may_send(self.n, s, seat, other, ship):
                    moves.add(act.TARGET, fleet.space_of(s, other, ship))

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.TARGET:
            return super().explain(s, verb, argument)
        if s.field(step.OWNER) == NOBODY:
            return "no_target", "M45"
        return jump_gates.why_no_landing(self.n, s, s.seat(), Space(argument))

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if s.field(step.OWNER) == NOBODY:
            occupant = s.cells[cell.MAP + argument]
            s.set_field(step.OWNER, fleet.seat_of(occupant))
            s.set_field(step.SHIP, fleet.ship_of(occupant))
        else:
            self.jump(s, s.seat(), Seat(s.field(step.OWNER)), Space(argument), d)

    def jump(self, s: State, seat: Seat, owner: Seat, space: Space, d: Dealer) -> None:
        ship = s.field(step.SHIP)
        s.pop()
        d.emit(event.ABILITY_USED, seat, kinds.JUMP_GATES)
        fleet.mark(s, owner, ship, cell.JUMPED)
        shared_effects.warp_ship(self.n, s, seat, owner, ship, space, d)
