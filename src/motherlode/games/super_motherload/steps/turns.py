"""The beginning and the end of a turn, and the end of the game (S12, S13, S53-S56)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..achievement_facts import forget_turn_facts
from ..artifacts import artifact_points
from ..digging import forget_action
from ..hand_and_tokens import hand_size, in_hand
from ..kinds import CardKind
from ..params import Params
from .base_step import SuperMotherloadStep

IDLE_ROUNDS_TO_END: Final = 5
"""The game ends after this many full rounds in a row in which no space was covered."""


def begin_turn(params: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Begins the turn of a seat (S12)."""
    cells = s.cells
    cells[TURN] = seat
    if seat == cells[cell.STARTING_PLAYER]:
        cells[cell.ROUND] += 1
        cells[cell.COVERED_THIS_ROUND] = 0
    cells[cell.ACTIONS_LEFT] = params.turn.actions
    cells[cell.MAJOR_TAKEN] = 0
    cells[cell.MINOR_TAKEN] = 0
    forget_action(s)
    forget_turn_facts(s)
    d.emit(event.TURN_BEGAN, seat, cells[cell.ROUND])
    s.become(step.ACT, seat)


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
            left = piles.total(s.cells, hand + first, kinds.CARDS - first)
            for kind in range(first, kinds.CARDS):
                if left >= surplus and s.cells[hand + kind] > 0:
                    moves.add(act.THROW, kind)
                left -= s.cells[hand + kind]

    def surplus(self, s: State) -> i64:
        """How many cards the hand has beyond the limit at the end of a turn."""
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
        if s.next_seat(s.seat()) == s.cells[cell.STARTING_PLAYER]:
            count_idle_round(s, d)
        if s.cells[cell.LAST_TURN] > 0 or nobody_digs(s):
            score(self.params, s, d)
            s.end()
        else:
            begin_turn(self.params, s, s.next_seat(s.seat()), d)


def count_idle_round(s: State, d: Dealer) -> None:
    """Counts the consecutive rounds in which no space was covered (S56)."""
    s.cells[cell.IDLE_ROUNDS] += 1
    if s.cells[cell.COVERED_THIS_ROUND] > 0:
        s.cells[cell.IDLE_ROUNDS] = 0
    if nobody_digs(s):
        d.emit(event.NOBODY_DUG, -1, IDLE_ROUNDS_TO_END)


def nobody_digs(s: State) -> bool:
    """True if the game ends because nobody has covered a space for long (S56)."""
    return s.cells[cell.IDLE_ROUNDS] == IDLE_ROUNDS_TO_END


def score(params: Params, s: State, d: Dealer) -> None:
    """Computes the final scores and marks the winners (S54, S55)."""
    best: i64 = -1
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        total = s.cells[s.block(seat) + cell.POINTS] + artifact_points(params, s, seat)
        if not params.options.hand_scores:
            total -= hand_points(params, s, seat)
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


def hand_points(params: Params, s: State, seat: Seat) -> i64:
    """What the cards in hand are worth, which some tables don't count (S54, S58)."""
    points = params.deck(s, seat).points
    total: i64 = 0
    for kind in range(kinds.CARDS):
        total += s.cells[s.block(seat) + cell.IN_HAND + kind] * points[kind]
    return total


def seats_with_score(s: State, score: i64) -> i64:
    """How many seats have this final score."""
    seats: i64 = 0
    for seat in range(s.cells[SEATS]):
        if s.cells[s.block(seat) + cell.FINAL_SCORE] == score:
            seats += 1
    return seats
