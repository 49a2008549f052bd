"""The beginning and the end of a turn, and the end of the game (S12, S13, S53-S56)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel import counts
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import actions as act, cells as cell, events as event, kinds, step_table as step
from ..artifacts import artifact_points
from ..cards import hand_size, in_hand
from ..kinds import CardKind
from ..params import Params
from .base_step import SuperMotherloadStep


def begin_turn(params: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Begins the turn of a seat; goals that are already met may be claimed (S12, S45)."""
    cells = s.cells
    cells[TURN] = seat
    if seat == cells[cell.STARTING_PLAYER]:
        cells[cell.ROUND] += 1
    cells[cell.ACTIONS_LEFT] = params.turn.actions
    cells[cell.ACTED] = 0
    cells[cell.MAJOR_TAKEN] = 0
    cells[cell.MINOR_TAKEN] = 0
    for fact in range(len(kinds.FACTS)):
        cells[cell.FACTS + fact] = 0
    d.emit(event.TURN_BEGAN, seat, cells[cell.ROUND])
    s.become(step.ACT, seat)
    s.push(step.CLAIM, seat)


@final
class Discarding(SuperMotherloadStep):
    """At the end of a turn, discard down to the limit; then the next turn, or the end (S13).

    Cards are discarded in the order of their kinds: other orders would lead to the same hands.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        surplus = self.surplus(s)
        if surplus > 0:
            hand = s.block(s.seat()) + cell.IN_HAND
            first = s.field(step.CARD)
            left = counts.total(s.cells, hand + first, kinds.CARDS - first)
            for kind in range(first, kinds.CARDS):
                if left >= surplus and s.cells[hand + kind] > 0:
                    moves.add(act.THROW, kind)
                left -= s.cells[hand + kind]

    def surplus(self, s: State) -> i64:
        """How many cards must be discarded."""
        return hand_size(s, s.seat()) - self.params.turn.hand_limit

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.THROW:
            return super().explain(s, verb, argument)
        if not in_hand(s, s.seat(), CardKind(argument)):
            return "card_not_in_hand", "S13"
        return "cards_in_order", "S13"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        kind = CardKind(argument)
        block = s.block(s.seat())
        s.cells[block + cell.IN_HAND + kind] -= 1
        s.cells[block + cell.DISCARD + kind] += 1
        s.set_field(step.CARD, kind)
        d.emit(event.DISCARDED, s.seat(), kind)

    def run(self, s: State, d: Dealer) -> None:
        if self.surplus(s) > 0:
            s.set_field(step.CARD, 0)  # only in redealt worlds: too few cards follow the last one
            return
        count_idle_turn(s, d)
        if s.cells[cell.LAST_TURN] > 0 or all_passed(s):
            score(self.params, s, d)
            s.end()
        else:
            begin_turn(self.params, s, s.next_seat(s.seat()), d)


def count_idle_turn(s: State, d: Dealer) -> None:
    """Counts the consecutive turns without an action (S56)."""
    s.cells[cell.IDLE_TURNS] += 1
    if s.cells[cell.ACTED] > 0:
        s.cells[cell.IDLE_TURNS] = 0
    if all_passed(s):
        d.emit(event.ALL_PASSED)


def all_passed(s: State) -> bool:
    """True if a whole round was passed."""
    return s.cells[cell.IDLE_TURNS] == s.cells[SEATS]


def score(params: Params, s: State, d: Dealer) -> None:
    """Computes the final scores and marks the winners (S54, S55)."""
    best: i64 = -1
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        total = s.cells[s.block(seat) + cell.POINTS] + artifact_points(params, s, seat)
        s.cells[s.block(seat) + cell.FINAL_SCORE] = total
        d.emit(event.SCORED, seat, total)
        best = max(best, total)
    tied = seats_with_score(s, best)
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        loses_tie = tied > 1 and seat == s.cells[cell.STARTING_PLAYER]
        if s.cells[s.block(seat) + cell.FINAL_SCORE] == best and not loses_tie:
            s.cells[s.block(seat) + cell.WON] = 1
            d.emit(event.WINS, seat)


def seats_with_score(s: State, score: i64) -> i64:
    """How many seats have this final score."""
    seats: i64 = 0
    for seat in range(s.cells[SEATS]):
        if s.cells[s.block(seat) + cell.FINAL_SCORE] == score:
            seats += 1
    return seats
