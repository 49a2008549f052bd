"""Whether a choice was worse than another, told apart from luck.

A first look in few worlds only says whether it is worth looking closer. What is told is measured
afterwards in worlds of its own: numbers that were picked because they are high would be too high.
"""

import time
from dataclasses import dataclass
from math import sqrt

from motherlode.bots.rollouts import Difference, average, rollout_differences
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook

FEWEST = 25
"""Nothing is judged by fewer pairs of tries than this."""
CLOSE = 4
"""So many pairs of tries for each iteration of the search, of a choice that is looked at closer."""
CLOSER = 1.0
SURE = 2.6
"""Standard errors: from the first a choice is looked at closer, beyond the second it is a cost."""
ROUND = 50
"""Pairs of tries before it is seen whether more could still show a cost."""
HOPE = 2.0
"""Standard errors by which what was measured so far may yet turn out to be too low."""


class Watch:
    """A limit of time; 0 seconds are none."""

    def __init__(self, seconds: float) -> None:
        self._began = time.monotonic()
        self.seconds = seconds

    def spent(self) -> float:
        """The part of the time that is over."""
        return (time.monotonic() - self._began) / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Verdict:
    """What a choice moved of each seat's chance against the best, 0 if that is not beyond luck.

    `spread` is the standard error of what it moved for its own seat, `least` what it had to cost to
    be told from luck, as far as the first look can say.
    """

    moved: list[float]
    spread: float = 0.0
    least: float = 0.0


def judged(
    setup: Setup, outlook: Outlook, chosen: int, best: int, iterations: int, watch: Watch
) -> Verdict | None:
    """The verdict on a choice, or None if there can't be one."""
    nothing = [0.0] * setup.seats
    if iterations < 2 * FEWEST:
        return None
    if chosen == best:
        return Verdict(nothing)
    seat = int(outlook.seat)
    first = range(iterations // 2)
    then = range(iterations, (1 + CLOSE) * iterations)
    quick = _paired(outlook, chosen, best, first, CLOSER, watch)
    if quick is None:
        return None
    least = setup.win_probability(seat, SURE * quick.spread * sqrt(quick.pairs / len(then)))
    if quick.loss(seat) <= CLOSER * quick.spread:
        return Verdict(nothing, least=least)
    close = _paired(outlook, chosen, best, then, SURE, watch)
    if close is None:
        return None
    if close.loss(seat) <= SURE * close.spread:
        return Verdict(nothing, least=least)
    return Verdict(
        setup.win_probabilities(close.gained), setup.win_probability(seat, close.spread), least
    )


def _paired(
    outlook: Outlook, chosen: int, best: int, seeds: range, wanted: float, watch: Watch
) -> Difference | None:
    """The difference over all seeds, or over the first once the others could hardly make a loss of
    it by so many standard errors; None if the time is over before."""
    seat = int(outlook.seat)
    rows = []
    for row in rollout_differences(outlook, chosen, best, seeds):
        if watch.spent() >= 1.0:
            return None
        rows.append(row)
        if len(rows) % ROUND == 0:
            so_far = average(rows, seat)
            in_the_end = wanted * so_far.spread * sqrt(len(rows) / len(seeds))
            # Where no try has differed yet, nothing is known of how much they will.
            if so_far.loss(seat) + HOPE * so_far.spread <= in_the_end and so_far.spread > 0:
                return so_far
    return average(rows, seat)
