"""Luck and skill of each seat: how its choices, other seats' choices and luck led to its result.

Single choices that cost more than luck explains are counted first. All other choices of a seat are
counted as one sum, if the interval of that sum excludes 0. The rest is luck.
"""

from dataclasses import dataclass
from itertools import groupby
from math import hypot

from motherlode.lab.measures.decision_cost import DecisionCost
from motherlode.lab.measures.decision_effects import INTERVAL_ERRORS, SeatEffects


@dataclass
class AnalysedDecision:
    """A decision: its entry number, its seat, the chosen action, and the search's best action.

    `win_probabilities` are those of all seats before the decision. `cost_estimate` is None if there
    was no time, or there were too few rollouts, to estimate the cost. `turn` is the number of turns
    that had begun, including those of a solo game's automatic opponent.
    """

    number: int
    seat: int
    chosen: int
    best: int
    win_probabilities: list[float]
    cost_estimate: DecisionCost | None = None
    turn: int = 0

    @property
    def cost(self) -> float:
        """The win probability that the decision cost its own seat; 0 if not significant."""
        effects = self.cost_estimate.effects if self.cost_estimate else None
        return max(0.0, -effects[self.seat]) if effects else 0.0


@dataclass
class Ledger:
    """How a seat came to its result: first + own + small + others + luck = result.

    All are win probabilities. `own` is the effect of its costly decisions, `small` that of its
    other choices together, 0 if within its `margin`. `margin` is half the width of the 95 %
    interval of `small`, None if that was not measured.
    """

    first: float = 0.0
    own: float = 0.0
    small: float = 0.0
    others: float = 0.0
    luck: float = 0.0
    result: float = 0.0
    margin: float | None = None


def keep_costliest_per_turn(decisions: list[AnalysedDecision]) -> None:
    """Sets the cost of every decision to 0, except for the costliest of each seat's turn.

    If several decisions in a turn miss the same good action, that is one loss, not several.
    """
    for _, run in groupby(decisions, key=lambda decision: (decision.seat, decision.turn)):
        costly = [decision for decision in run if decision.cost > 0]
        costliest = max(costly, key=lambda decision: decision.cost, default=None)
        for decision in costly:
            if decision is not costliest:
                decision.cost_estimate = DecisionCost([0.0] * len(decision.win_probabilities))


def make_ledgers(
    first: list[float],
    last: list[float],
    decisions: list[AnalysedDecision],
    effects: list[SeatEffects] | None = None,
) -> list[Ledger]:
    """Makes each seat's ledger; a loss by a seat's own choice is a gain of the other seats.

    `first` and `last` are the win probabilities at the start and at the end, `effects` those of
    all choices of each seat.
    """
    ledgers = [Ledger(first=a, result=b) for a, b in zip(first, last, strict=True)]
    for chooser, own_ledger in enumerate(ledgers):
        costs = [d.cost_estimate for d in decisions if d.seat == chooser and d.cost_estimate]
        single = [sum(cost.effects[seat] for cost in costs) for seat in range(len(ledgers))]
        small = [0.0] * len(ledgers)
        if effects is not None:
            margin = hypot(
                effects[chooser].margin, *(INTERVAL_ERRORS * cost.standard_error for cost in costs)
            )
            own_ledger.margin = margin
            rest = [a - b for a, b in zip(effects[chooser].effects, single, strict=True)]
            small = rest if abs(rest[chooser]) > margin else small
        own_ledger.own, own_ledger.small = single[chooser], small[chooser]
        for seat, ledger in enumerate(ledgers):
            if seat != chooser:
                ledger.others += single[seat] + small[seat]
    for ledger in ledgers:
        ledger.luck = ledger.result - ledger.first - ledger.own - ledger.small - ledger.others
    return ledgers
