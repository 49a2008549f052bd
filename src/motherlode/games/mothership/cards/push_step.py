"""The step in which a card pushes an enemy ship along a path (M42)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    fight_setup,
    fleet,
    reach,
    state_cells as cell,
    step_table as step,
)
from ..board import UNREACHED
from ..kinds import Space
from ..reach import NOWHERE, ROLLED
from ..steps.base_step import MothershipStep


@final
class Pushing(MothershipStep):
    """The player of a card chooses where the pushed ship goes.

    The path is one that the ship could fly itself. If it enters a field, the ship's owner rolls; a
    ship that survives may then be pushed on by the spaces that are left.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        steps = self.steps(s)
        for at in self.n.board.spaces:
            if steps[at] < UNREACHED and s.cells[cell.MAP + at] == cell.EMPTY:
                moves.add(act.TARGET, at)
        if moves.count > 0 and self.has_begun(s):
            moves.add(act.PASS)

    def steps(self, s: State) -> vec[i64]:
        """The steps of the paths that are left; none if the ship was lost in a field."""
        owner, ship = Seat(s.field(step.OWNER)), s.field(step.WARPED)
        if not fleet.alive(s, owner, ship):
            return self.n.board.unreached()
        return reach.flights(self.n, s, owner, ship, s.field(step.SPACES_LEFT))

    def has_begun(self, s: State) -> bool:
        """True if the ship was pushed already, so that the push may end here."""
        return s.field(step.SPACES_LEFT) < self.n.cards.push[s.field(step.CARD)]

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.TARGET:
            return super().explain(s, verb, argument)
        taken = s.cells[cell.MAP + argument] != cell.EMPTY
        return "space_taken" if taken else "no_path_there", "M42"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            s.pop()
            return
        steps = self.steps(s)[argument]
        entered = steps >= ROLLED
        if entered:
            s.set_field(step.SPACES_LEFT, s.field(step.SPACES_LEFT) - steps % ROLLED)
        owner, ship = Seat(s.field(step.OWNER)), s.field(step.WARPED)
        if not entered:
            s.pop()
        self.push(s, owner, ship, Space(argument), steps, d)

    def push(self, s: State, owner: Seat, ship: i64, space: Space, steps: i64, d: Dealer) -> None:
        """Moves the ship; a field that it enters attacks it (M31)."""
        edge = NOWHERE
        if steps >= ROLLED:
            edge = reach.edge_of(self.n, s, owner, ship, space, steps % ROLLED)
        fleet.put_ship(s, owner, ship, space)
        d.emit(event.SHIP_MOVED, owner, ship, space)
        if edge != NOWHERE:
            fight_setup.open_asteroids(self.n, s, owner, ship, edge, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()
