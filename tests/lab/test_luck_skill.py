"""Luck averages to 0 over many games, and bad play is not counted as bad luck.

In a game made for this test each of two seats throws a good or a bad coin six times; the seat with
more hits wins, a tie is shared. One seat always takes the bad coin and so loses win probability.
"""

from statistics import fmean, stdev
from typing import Final

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.play import AppliedAction
from motherlode.kernel.position import start_game
from motherlode.kernel.registry import find_game
from motherlode.kernel.rules import Heuristic, Rules, Step
from motherlode.kernel.state import TURN, State
from motherlode.kernel.step_table import StepTable
from motherlode.kernel.zones import Layout
from motherlode.lab.measures.decision_effects import SequenceCollector, measure_effects
from motherlode.lab.measures.luck_skill import Ledger, make_ledgers

COINS: Final = Layout(seats=2, deepest=2)
THROWN: Final = int(COINS.number("thrown"))
HITS: Final = int(COINS.seat_number("hits"))
COINS.close()
ACTIONS: Final = ActionTable()
THROW: Final = ACTIONS.verb("throw", ("good", "bad"))
GOOD, BAD = 0, 1
HITS_OF_TEN: Final = (7, 3)
THROWS: Final = 6
GAMES: Final = 40
PAIR: Final = find_game("karats").setup(2)
"""Any setup of two seats without teams."""


def hits(s: State, seat: int) -> int:
    return int(s.cells[int(COINS.block(seat)) + HITS])


class Throwing(Step):
    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(THROW, GOOD)
        moves.add(THROW, BAD)

    def apply(self, s: State, verb: int, argument: int, d: Dealer) -> None:
        seat = int(s.seat())
        s.cells[int(COINS.block(seat)) + HITS] += int(d.below(10) < HITS_OF_TEN[argument])
        s.cells[THROWN] += 1
        s.cells[TURN] = 1 - seat
        s.become(THROWING, 1 - seat)
        if s.cells[THROWN] == 2 * THROWS:
            s.end()


STEPS: Final = StepTable()
THROWING: Final = STEPS.step("throw", Throwing)


class TakesGood(Heuristic):
    def fast_score(self, s: State, verb: int, argument: int) -> int:
        return int(argument == GOOD)


class Coins(Rules):
    def __init__(self) -> None:
        super().__init__(COINS, ACTIONS.columns(), STEPS.build(), 2, TakesGood())

    def begin(self, s: State, d: Dealer) -> None:
        s.push(THROWING, 0)

    def payoff(self, s: State, seat: int) -> float:
        ahead = hits(s, seat) - hits(s, 1 - seat)
        return 0.5 if ahead == 0 else float(ahead > 0)


def ledgers_of(game: int) -> list[Ledger]:
    """The ledgers of a game in which seat 1 always takes the bad coin, without single costs."""
    dealer = Dealer(game)
    position = start_game(Coins(), dealer)
    collector = SequenceCollector(bytes([game]))
    for entry in range(1, 2 * THROWS + 1):
        seat = int(position.seat())
        collector.add(position, AppliedAction(entry, seat, BAD if seat else GOOD, can_undo=False))
        position.advance(BAD if seat else GOOD, dealer)
    assert position.over()
    effects = measure_effects(collector.sequences, PAIR, 50)
    return make_ledgers([0.5, 0.5], position.payoffs(), [], effects)


def test_bad_play_is_not_counted_as_bad_luck() -> None:
    games = [ledgers_of(game) for game in range(GAMES)]
    good = [first for first, _ in games]
    bad = [second for _, second in games]
    assert fmean(ledger.result for ledger in bad) < 0.25
    luck = [ledger.luck for ledger in bad]
    error = stdev(luck) / GAMES**0.5
    assert abs(fmean(luck)) < 3 * error
    total = fmean(ledger.result - ledger.first for ledger in bad)
    assert total < -8 * error, "too few games to notice a mistake"
    assert fmean(ledger.small for ledger in bad) < -0.2
    assert all(ledger.small == 0.0 == ledger.margin for ledger in good), "good play has a cost"
    assert all(abs(first.luck + second.luck) < 1e-9 for first, second in games)
