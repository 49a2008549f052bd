"""Comparisons: what an edition changes, gate by gate and figure by figure, with intervals.

Both contents are played with the same seeds. Games are dealt into blocks, the same for both; the
scatter of the blocks' differences tells how sure the difference of the whole is.
"""

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from motherlode.lab.measures.balance import Report, measured
from motherlode.plugins import Gate

MOST_BLOCKS = 20
GAMES_A_BLOCK = 2
LEAST_BLOCKS = 5
"""Fewer often happen to differ alike, which would look like certainty."""

BETTER, WORSE, CHANGED, SAME = "better", "worse", "changed", "not distinguishable"
"""What an edition does to a gate; one that changed is as near to its target as before."""

STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093,
)  # fmt: skip
"""Student's 95 % quantiles for 1 to 19 degrees of freedom."""


@dataclass(frozen=True)
class Change:
    """A figure before and after, and where its difference lies with 95 % certainty."""

    before: float
    after: float
    low: float
    high: float

    @property
    def distinct(self) -> bool:
        return self.low > 0 or self.high < 0

    def as_data(self) -> dict[str, Any]:
        known = [self.low, self.high] if math.isfinite(self.low) else None
        return {"before": self.before, "after": self.after, "difference": known}


@dataclass(frozen=True)
class Comparison:
    """Two contents of a game, measured alike: all that both have in common, by its name."""

    before: Report
    after: Report
    changes: dict[str, Change]

    def of_gate(self, gate: Gate) -> Change | None:
        return self.changes.get(f"gate {plain(gate)}")

    def verdict(self, gate: Gate) -> str:
        """Whether the edition brings a gate nearer to its target."""
        change = self.of_gate(gate)
        if change is None or not change.distinct:
            return SAME
        gain = off(gate, change.before) - off(gate, change.after)
        doubt = (change.high - change.low) / 2 if _two_sided(gate) else 0.0
        return CHANGED if abs(gain) <= doubt else BETTER if gain > 0 else WORSE

    def as_data(self) -> dict[str, Any]:
        gates = [
            {"gate": plain(gate), "verdict": self.verdict(gate), **change.as_data()}
            for gate in self.after.gates
            if (change := self.of_gate(gate)) is not None
        ]
        others = {
            name: {**change.as_data(), "distinct": change.distinct}
            for name, change in self.changes.items()
            if not name.startswith("gate ")
        }
        return {
            "content": self.before.content,
            "options": dict(self.before.trial.options),
            "gates": gates,
            "figures": others,
        }

    @property
    def as_usual(self) -> dict[str, Any]:
        """The options that the content before has nothing of, with what it was played by."""
        before = dict(self.before.trial.options)
        return {
            option.name: option.schema()["default"]
            for option in self.before.trial.title.options
            if option.name in dict(self.after.trial.options) and option.name not in before
        }


def plain(gate: Gate) -> str:
    """A gate's name without what it happened to be measured on, in brackets at its end."""
    return gate.name.partition(" (")[0]


def _two_sided(gate: Gate) -> bool:
    return not (gate.share and (gate.high >= 1 or gate.low <= 0))


def off(gate: Gate, value: float) -> float:
    """How far from good: from the middle of a range, or short of a limit."""
    if _two_sided(gate):
        return abs(value - (gate.low + gate.high) / 2)
    return max(0.0, gate.low - value, value - gate.high)


def compare(before: Report, after: Report) -> Comparison:
    first, second = flat(before), flat(after)
    blocks = list(zip(in_blocks(before), in_blocks(after), strict=True))
    changes = {}
    for name in first:
        if name in second:
            differences = [b[name] - a[name] for a, b in blocks if name in a and name in b]
            doubt = uncertainty(differences)
            change = second[name] - first[name]
            changes[name] = Change(first[name], second[name], change - doubt, change + doubt)
    return Comparison(before, after, changes)


def flat(report: Report) -> dict[str, float]:
    """Every figure of a report by a name of its own."""
    found = {f"gate {plain(gate)}": gate.value for gate in report.gates}
    for flow in report.flows:
        for name, figure in flow.figures.items():
            found[f"{name} of {flow.seats}"] = figure.mean.value
        for seat, wins in enumerate(flow.wins):
            found[f"seat {seat + 1} of {flow.seats}"] = wins.value
    for kind, offered in report.picks.items():
        for content in offered:
            found[f"rate of {kind} {content.name}"] = content.rate.value
            if content.lift is not None:
                found[f"lift of {kind} {content.name}"] = content.lift.value
    return found


def in_blocks(report: Report) -> list[dict[str, float]]:
    """The figures of each block of games, as even a mix as the whole."""
    count = min(MOST_BLOCKS, max(2, report.trial.games // GAMES_A_BLOCK))
    if report.trial.games < count:
        return []
    dealt = [
        {seats: told[block::count] for seats, told in report.stories.items()}
        for block in range(count)
    ]
    return [flat(measured(report.trial, stories)) for stories in dealt]


def uncertainty(differences: list[float]) -> float:
    """Half the width of the interval of what these blocks' differences are samples of."""
    count = len(differences)
    if count < LEAST_BLOCKS:
        return math.inf
    middle = fmean(differences)
    scatter = sum((difference - middle) ** 2 for difference in differences) / (count - 1)
    return STUDENT[min(count - 1, len(STUDENT)) - 1] * math.sqrt(scatter / count)
