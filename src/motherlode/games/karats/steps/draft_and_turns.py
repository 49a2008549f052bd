"""The draft, the beginning and the end of turns, and the Automaton's turn (K6, K7, K40)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import (
    actions as act,
    events as event,
    excavation_and_gold,
    kinds,
    offers,
    sabotage,
    state_cells as cell,
    step_table as step,
)
from ..kinds import Profession
from .base_step import KaratsStep


@final
class Drafting(KaratsStep):
    """The players draft Professions counter-clockwise, each a different one (K6)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        for draft in range(kinds.DRAFTABLE_COUNT):
            if not is_taken(s, kinds.profession_of(draft)):
                moves.add(act.DRAFT, draft)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.DRAFT:
            return "profession_taken", "K6"
        return self.explain_pending(verb, "draft_first", "K6")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        profession = kinds.profession_of(argument)
        s.cells[s.block(seat) + cell.PROFESSION] = profession
        d.emit(event.DRAFTED, seat, profession)
        next_drafter = s.previous_seat(seat)
        if next_drafter != s.cells[cell.LAST_PLAYER]:
            s.become(step.DRAFT, next_drafter)
        else:
            s.cells[cell.ROUND] = 1
            begin_turn(s, seat, d)


def is_taken(s: State, profession: Profession) -> bool:
    for i in range(s.cells[SEATS]):
        if s.cells[s.block(Seat(i)) + cell.PROFESSION] == profession:
            return True
    return False


def begin_turn(s: State, seat: Seat, d: Dealer) -> None:
    cells = s.cells
    cells[TURN] = seat
    cells[cell.PREP_BEGUN] = 0
    cells[cell.ENGINEERED] = 0
    cells[cell.SKIPPED_TO_SABOTAGE] = kinds.NO_PHASE
    cells[cell.KEEPS] = 0
    offers.forget_turn(s)
    d.emit(event.TURN_BEGAN, seat)
    s.become(step.BUILD, seat)


@final
class Ending(KaratsStep):
    """Trade a last time (K32); then sabotage markers come off (K38), and the next turn begins."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if offers.trade_possible(self.params, s, s.seat()):
            moves.add(act.END_TURN)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.DONE:
            return "end_the_turn", "K32"
        return self.explain_elsewhere(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        self.run(s, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        removed = sabotage.remove_markers(s, seat)
        if removed > 0:
            d.emit(event.MACHINES_FREED, seat, removed)
        if seat == s.cells[cell.LAST_PLAYER]:
            s.become(step.AUTOMATON, seat)
        else:
            begin_turn(s, s.next_seat(seat), d)


@final
class AutomatonTurn(KaratsStep):
    """Ends the round: the Automaton, if the table has it, excavates its rate in cubes (K7, K40)."""

    def run(self, s: State, d: Dealer) -> None:
        if s.cells[cell.AUTOMATON] != kinds.OFF:
            self.excavate(s, s.cells[cell.RATE], d)
        if not s.over():
            self.end_round(s, d)

    def excavate(self, s: State, rate: i64, d: Dealer) -> None:
        d.emit(event.AUTOMATON_DUG, -1, rate)
        excavation_and_gold.excavate(self.params, s, kinds.AUTOMATON_SEAT, rate, d)
        if not s.over():
            excavation_and_gold.discard_excavated(s, kinds.AUTOMATON_SEAT, d)

    def end_round(self, s: State, d: Dealer) -> None:
        """Begins the next round, unless nobody has excavated for too many rounds (K48)."""
        cells = s.cells
        if cells[cell.EXCAVATED_IN_ROUND] != 0:
            cells[cell.IDLE_ROUNDS] = 0
        else:
            cells[cell.IDLE_ROUNDS] += 1
        cells[cell.EXCAVATED_IN_ROUND] = 0
        if cells[cell.IDLE_ROUNDS] >= self.params.turn.idle_rounds:
            excavation_and_gold.abandon(s, d)
        else:
            cells[cell.ROUND] += 1
            begin_turn(s, s.next_seat(s.seat()), d)
