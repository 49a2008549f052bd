"""Position: a state with its rules and legal actions, for callers outside compiled code."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State


@final
class Position:
    """A game at a decision or at its end. It doesn't check actions; `Play` does."""

    def __init__(self, rules: Rules, state: State, moves: LegalActions) -> None:
        self.rules = rules
        self.state = state
        self.moves = moves

    def legal(self) -> list[int]:
        return self.moves.listed()

    def anytime(self) -> list[int]:
        """The any-time actions among the legal ones."""
        return self.moves.anytime()

    def in_pause(self) -> bool:
        """True if the seat can choose only between any-time actions and going on."""
        moves = self.moves
        only = moves.count > 0 and moves.own == 1
        return only and moves.ids[0] == self.rules.anytime.go_on

    def window(self) -> str:
        """The kind of reaction window that the pending step opens; '' if it opens none."""
        return "" if self.state.over() else self.rules.steps[self.state.step()].window

    def allows(self, action: i64) -> bool:
        return self.rules.allows(self.state, action, self.moves)

    def advance(self, action: i64, d: Dealer) -> None:
        self.rules.advance(self.state, action, d, self.moves)

    def over(self) -> bool:
        return self.state.over()

    def seat(self) -> i64:
        return self.state.seat()

    def copy(self) -> "Position":
        return position_at(self.rules, self.state.copy())

    def payoffs(self) -> list[float]:
        return [self.rules.payoff(self.state, seat) for seat in range(self.rules.seats)]


def start_game(rules: Rules, d: Dealer) -> Position:
    """Starts a new game; returns its first decision."""
    moves = LegalActions()
    return Position(rules, rules.start(d, moves), moves)


def position_at(rules: Rules, state: State) -> Position:
    """Makes a position, with its legal actions, from a state at a decision or at the end."""
    moves = LegalActions()
    if not state.over():
        rules.legal(state, moves)
    return Position(rules, state, moves)


def play_many(rules: Rules, games: i64, seed: i64, most: i64) -> tuple[int, int]:
    """Plays `games` random games of up to `most` decisions; returns all decisions, ended games."""
    d = Dealer(seed)
    moves = LegalActions()
    decisions: i64 = 0
    ended: i64 = 0
    for game in range(games):
        s = rules.start(d, moves)
        decisions += rules.play_out(s, d, moves, most)
        if s.over():
            ended += 1
    return decisions, ended
