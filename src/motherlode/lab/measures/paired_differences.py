"""What all choices of a seat moved together, however little each of them did.

A stretch is what a seat decides one after the other before chance, news or another seat comes in.
Each is compared, in worlds of its own, with what the tries themselves would have done there: so
what was put off within it is counted once, and the sum over the game needs nothing picked out.
From the first chance (of seats that all play like the tries) to the result, all that moved a
chance is either one of these differences or luck; so luck comes to nothing over many games.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from motherlode.bots.rollouts import follow_heuristic, rollout_after
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.play import AppliedAction
from motherlode.kernel.position import Position
from motherlode.kernel.seeds import entry_seed
from motherlode.lab.measures.decision_cost import FEWEST

ROUND = 50
"""Pairs of tries of every stretch before it is seen whether more are needed."""
MOST = 5
"""So many pairs for each iteration of the search at most."""
PRECISE = 0.05
"""A sum that is known as well as this needs no more pairs."""
INTERVAL = 1.96
"""Standard errors to each side of 95 %."""
APART = 1 << 32
"""Between the seeds of stretches: no two of them, of a game or of several, share their luck."""


@dataclass
class Stretch:
    """Decisions of a seat one after the other; the differences measured so far."""

    outlook: Outlook
    actions: list[int]
    seed: int = 0
    """Of its first pair; the next ones follow."""
    pairs: int = 0
    sums: list[float] = field(default_factory=list)
    squares: float = 0.0
    """Of the deciding seat's differences."""

    def measure(self, pairs: int) -> None:
        """Adds the differences in so many more worlds."""
        seat = int(self.outlook.seat)
        first = self.seed + self.pairs
        self.pairs += pairs
        self.sums = self.sums or [0.0] * int(self.outlook.rules.seats)
        for seed in range(first, first + pairs):
            other = follow_heuristic(self.outlook, self.actions, seed)
            if other == self.actions:
                continue
            pair = (rollout_after(self.outlook, line, seed) for line in (self.actions, other))
            row = [one - two for one, two in zip(*pair, strict=True)]
            self.sums = [a + b for a, b in zip(self.sums, row, strict=True)]
            self.squares += row[seat] ** 2

    def variance(self) -> float:
        """Of the mean of the deciding seat's differences."""
        mean = self.sums[int(self.outlook.seat)] / self.pairs
        return max(0.0, self.squares / self.pairs - mean**2) / (self.pairs - 1)


class Stretches:
    """Collects the stretches of a game while it is replayed; a seed makes their worlds."""

    def __init__(self, seed: bytes) -> None:
        self.found: list[Stretch] = []
        self._seed = b"stretches" + seed
        self._going_on = False

    def see(self, position: Position, done: AppliedAction) -> None:
        """An action is about to be done in this position."""
        going_on = self._going_on and self.found[-1].outlook.seat == done.seat
        if not going_on and position.moves.count > 1:
            outlook = Outlook(position.rules, position.state, done.seat, Dealer(done.entry))
            seed = entry_seed(self._seed, done.entry) // APART * APART
            self.found.append(Stretch(outlook, [], seed))
            going_on = True
        if going_on:
            self.found[-1].actions.append(done.action)
        self._going_on = going_on and done.can_undo


@dataclass
class Together:
    """What a seat's choices moved of each seat's chance against those of the tries, and half the
    width of the interval of its own number."""

    moved: list[float]
    doubt: float


def together(
    stretches: list[Stretch],
    setup: Setup,
    iterations: int,
    late: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda part: None,
) -> list[Together] | None:
    """The sums of each seat, or None if there are too few tries or it is late too soon.

    All stretches are measured equally often: an interrupted round doesn't count.
    """
    if iterations < 2 * FEWEST:
        return None
    found = None
    for begin in range(0, MOST * iterations, ROUND):
        for stretch in stretches:
            if late():
                return found
            stretch.measure(ROUND)
        found = [_sum_of(stretches, setup, seat) for seat in range(setup.seats)]
        progress((begin + ROUND) / (MOST * iterations))
        if all(one.doubt <= PRECISE for one in found):
            break
    return found


def _sum_of(stretches: list[Stretch], setup: Setup, seat: int) -> Together:
    mine = [one for one in stretches if one.outlook.seat == seat]
    moved = [sum(one.sums[other] / one.pairs for one in mine) for other in range(setup.seats)]
    doubt = INTERVAL * sqrt(sum(one.variance() for one in mine))
    return Together(setup.win_probabilities(moved), setup.win_probability(seat, doubt))
