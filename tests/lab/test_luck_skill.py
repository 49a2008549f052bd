"""Luck comes to nothing over many games, and bad play is no bad luck, in a game made for it.

Each of two seats throws a good or a bad coin six times; who has more hits wins, equals share.
One seat always takes the bad coin, which gives a part of the win away each time.
"""

from statistics import fmean, stdev
from typing import Final

from motherlode.kernel.actions import ActionTable
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.play import Done
from motherlode.kernel.position import start
from motherlode.kernel.registry import find_game
from motherlode.kernel.rules import Heuristic, Rules, Step
from motherlode.kernel.state import TURN, State
from motherlode.kernel.step_table import StepTable
from motherlode.kernel.zones import Layout
from motherlode.lab.measures.luck_skill import Ledger, ledgers
from motherlode.lab.measures.paired_differences import Stretches, together

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
"""Any table of two, each for itself."""


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
    def rate(self, s: State, verb: int, argument: int) -> int:
        return int(argument == GOOD)


class Coins(Rules):
    def __init__(self) -> None:
        super().__init__(COINS, ACTIONS.columns(), STEPS.build(), 2, TakesGood())

    def begin(self, s: State, d: Dealer) -> None:
        s.push(THROWING, 0)

    def payoff(self, s: State, seat: int) -> float:
        ahead = hits(s, seat) - hits(s, 1 - seat)
        return 0.5 if ahead == 0 else float(ahead > 0)


def account(game: int) -> list[Ledger]:
    """The account of a game in which seat 1 always takes the bad coin; no choice is told alone."""
    dealer = Dealer(game)
    position = start(Coins(), dealer)
    found = Stretches(bytes([game]))
    for entry in range(1, 2 * THROWS + 1):
        seat = int(position.seat())
        found.see(position, Done(entry, seat, BAD if seat else GOOD, free=False))
        position.advance(BAD if seat else GOOD, dealer)
    assert position.over()
    return ledgers([0.5, 0.5], position.payoffs(), [], together(found.found, PAIR, 50))


def test_bad_play_is_no_bad_luck() -> None:
    seats = [account(game) for game in range(GAMES)]
    bad = [two for _, two in seats]
    assert fmean(one.result for one in bad) < 0.25
    luck = [one.chance for one in bad]
    error = stdev(luck) / GAMES**0.5
    assert abs(fmean(luck)) < 3 * error
    assert fmean(one.result - one.first for one in bad) < -8 * error, "that would be seen"
    assert fmean(one.small for one in bad) < -0.2
    assert all(one.small == 0.0 == one.doubt for one, _ in seats), "the good seat is charged"
    assert all(abs(one.chance + two.chance) < 1e-9 for one, two in seats)
