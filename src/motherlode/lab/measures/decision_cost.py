"""Estimates how much win probability a decision cost, and whether luck could explain it.

A first comparison of the chosen and the best action in few imagined worlds only decides whether a
closer one is worthwhile. The reported cost comes from the closer comparison, in new worlds: numbers
that were selected because they are high would be too high.
"""

import time
from dataclasses import dataclass
from math import sqrt

from motherlode.bots.rollouts import Difference, average
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.game import Setup
from motherlode.lab.measures.kept_rollouts import rollout_differences

MIN_PAIRS = 25
"""The fewest pairs of rollouts that an estimate may rest on."""
CLOSE_FACTOR = 4
"""Pairs of rollouts of a close comparison, per iteration of the search."""
SUSPICIOUS = 1.0
"""Standard errors of loss at which a first comparison leads to a close one."""
SIGNIFICANT = 2.6
"""Standard errors of loss beyond which a close comparison counts as a cost."""
CHECK_INTERVAL = 50
"""Pairs of rollouts between checks whether more could still show a cost."""
OPTIMISM = 2.0
"""Standard errors by which the loss measured so far may still turn out too low."""


class TimeLimit:
    """A time limit; 0 seconds means no limit."""

    def __init__(self, seconds: float) -> None:
        self._began = time.monotonic()
        self.seconds = seconds

    def used(self) -> float:
        """The fraction of the time limit that has passed."""
        return (time.monotonic() - self._began) / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class DecisionCost:
    """How much a choice, compared with the best choice, changed each seat's win probability.

    All effects are 0 if luck could explain them. `standard_error` is that of the effect on the
    deciding seat, `detectable` the smallest cost that would have been significant.
    """

    effects: list[float]
    standard_error: float = 0.0
    detectable: float = 0.0


def estimate_cost(
    setup: Setup, outlook: Outlook, chosen: int, best: int, iterations: int, limit: TimeLimit
) -> DecisionCost | None:
    """The cost of `chosen` compared with `best`; None with too few iterations or no time left."""
    nothing = [0.0] * setup.seats
    if iterations < 2 * MIN_PAIRS:
        return None
    if chosen == best:
        return DecisionCost(nothing)
    seat = int(outlook.seat)
    first_seeds = range(iterations // 2)
    close_seeds = range(iterations, (1 + CLOSE_FACTOR) * iterations)
    first = _compare(outlook, chosen, best, first_seeds, SUSPICIOUS, limit)
    if first is None:
        return None
    expected_error = first.spread * sqrt(first.pairs / len(close_seeds))
    detectable = setup.win_probability(seat, SIGNIFICANT * expected_error)
    if first.loss(seat) <= SUSPICIOUS * first.spread:
        return DecisionCost(nothing, detectable=detectable)
    close = _compare(outlook, chosen, best, close_seeds, SIGNIFICANT, limit)
    if close is None:
        return None
    if close.loss(seat) <= SIGNIFICANT * close.spread:
        return DecisionCost(nothing, detectable=detectable)
    return DecisionCost(
        setup.win_probabilities(close.gained),
        setup.win_probability(seat, close.spread),
        detectable,
    )


def _compare(
    outlook: Outlook, chosen: int, best: int, seeds: range, errors: float, limit: TimeLimit
) -> Difference | None:
    """The average difference between `chosen` and `best`; None if the time runs out.

    Stops before all seeds are used once a loss of `errors` standard errors has become unlikely.
    """
    seat = int(outlook.seat)
    rows = []
    for row in rollout_differences(outlook, chosen, best, seeds):
        if limit.used() >= 1.0:
            return None
        rows.append(row)
        if len(rows) % CHECK_INTERVAL == 0:
            so_far = average(rows, seat)
            needed = errors * so_far.spread * sqrt(len(rows) / len(seeds))
            # While no pair has differed, the spread of later pairs is unknown.
            if so_far.loss(seat) + OPTIMISM * so_far.spread <= needed and so_far.spread > 0:
                return so_far
    return average(rows, seat)
