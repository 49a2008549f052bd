"""A seat's account of a game: what its own choices, those of others and luck moved, adding up.

Booked first are single choices that cost more than luck explains; then, in one sum, what all other
choices of a seat moved, if the interval of that sum leaves 0 out. Chance, and what is too small
to tell from it, is all the rest.
"""

from dataclasses import dataclass
from itertools import groupby
from math import hypot

from motherlode.lab.measures.decision_cost import Verdict
from motherlode.lab.measures.paired_differences import INTERVAL, Together


@dataclass
class Moment:
    """A decision, by its entry: who chose what, what the search would have done, how all stood.

    There is no verdict if there was no time or too few tries to judge it. `turn` counts the turns
    that had begun, also those of a game that plays against its only seat.
    """

    number: int
    seat: int
    chosen: int
    best: int
    chances: list[float]
    verdict: Verdict | None = None
    turn: int = 0

    @property
    def moved(self) -> list[float] | None:
        """What the choice moved for each seat against the best, as far as that is certain."""
        return self.verdict.moved if self.verdict else None

    @property
    def cost(self) -> float:
        return max(0.0, -self.moved[self.seat]) if self.moved else 0.0


@dataclass
class Ledger:
    """A seat's account: first + own + small + others + chance = result.

    `own` are its costly decisions, `small` all its other choices together; `doubt` is half the
    width of their interval (95 %), none if they were not measured. What it holds 0 in is booked 0.
    """

    first: float = 0.0
    own: float = 0.0
    small: float = 0.0
    others: float = 0.0
    chance: float = 0.0
    result: float = 0.0
    doubt: float | None = None


def count_once(moments: list[Moment]) -> None:
    """Of the decisions that a seat makes one after the other in a turn only the costliest counts.

    What was put off by one of them could still be done by the next: that is one loss, not many.
    """
    for _, run in groupby(moments, key=lambda moment: (moment.seat, moment.turn)):
        costly = [moment for moment in run if moment.cost > 0]
        worst = max(costly, key=lambda moment: moment.cost, default=None)
        for moment in costly:
            if moment is not worst:
                moment.verdict = Verdict([0.0] * len(moment.chances))


def ledgers(
    first: list[float],
    last: list[float],
    moments: list[Moment],
    sums: list[Together] | None = None,
) -> list[Ledger]:
    """Each seat's account; what a choice took from its own seat, it gave to the others."""
    found = [Ledger(first=a, result=b) for a, b in zip(first, last, strict=True)]
    for chooser, account in enumerate(found):
        costly = [one.verdict for one in moments if one.seat == chooser and one.verdict]
        single = [sum(one.moved[seat] for one in costly) for seat in range(len(found))]
        small = [0.0] * len(found)
        if sums is not None:
            doubt = hypot(sums[chooser].doubt, *(INTERVAL * one.spread for one in costly))
            account.doubt = doubt
            beyond = [a - b for a, b in zip(sums[chooser].moved, single, strict=True)]
            small = beyond if abs(beyond[chooser]) > doubt else small
        account.own, account.small = single[chooser], small[chooser]
        for seat, ledger in enumerate(found):
            if seat != chooser:
                ledger.others += single[seat] + small[seat]
    for one in found:
        one.chance = one.result - one.first - one.own - one.small - one.others
    return found
