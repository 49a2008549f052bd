"""Compares two contents of a game: what an edition changes in each gate and figure.

Both are played with the same seeds. The games are split into blocks, the same for both; the
variance of the blocks' differences gives the interval of the whole difference.
"""

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from motherlode.lab.measures.balance import Report, make_report
from motherlode.plugin_types import Gate

MAX_BLOCKS = 20
GAMES_PER_BLOCK = 2
MIN_BLOCKS = 5
"""Fewer blocks often differ alike by luck, which would look like certainty."""

BETTER, WORSE, CHANGED, SAME = "better", "worse", "changed", "not distinguishable"
"""The effects of an edition on a gate; a changed gate is as near to its target as before."""


@dataclass(frozen=True)
class Change:
    """A figure before and after an edition, with the 95 % interval of its change: `low`, `high`."""

    before: float
    after: float
    low: float
    high: float

    @property
    def distinct(self) -> bool:
        """True if the difference is significant: its interval excludes 0."""
        return self.low > 0 or self.high < 0

    def as_data(self) -> dict[str, Any]:
        interval = [self.low, self.high] if math.isfinite(self.low) else None
        return {"before": self.before, "after": self.after, "difference": interval}


@dataclass(frozen=True)
class Comparison:
    """The reports on two contents of a game, and the changes of all figures that both have."""

    before: Report
    after: Report
    changes: dict[str, Change]

    def gate_change(self, gate: Gate) -> Change | None:
        return self.changes.get(f"gate {base_name(gate)}")

    def gate_effect(self, gate: Gate) -> str:
        """BETTER or WORSE if the gate is nearer to its target or further; else CHANGED or SAME."""
        change = self.gate_change(gate)
        if change is None or not change.distinct:
            return SAME
        gain = distance_to_target(gate, change.before) - distance_to_target(gate, change.after)
        margin = (change.high - change.low) / 2 if _two_sided(gate) else 0.0
        return CHANGED if abs(gain) <= margin else BETTER if gain > 0 else WORSE

    def as_data(self) -> dict[str, Any]:
        gates = [
            {"gate": base_name(gate), "verdict": self.gate_effect(gate), **change.as_data()}
            for gate in self.after.gates
            if (change := self.gate_change(gate)) is not None
        ]
        others = {
            name: {**change.as_data(), "distinct": change.distinct}
            for name, change in self.changes.items()
            if not name.startswith("gate ")
        }
        return {
            "content": self.before.content,
            "options": dict(self.before.config.options),
            "gates": gates,
            "figures": others,
        }

    @property
    def options_left_out(self) -> dict[str, Any]:
        """The options that the content of `before` doesn't support, with their defaults."""
        before = dict(self.before.config.options)
        return {
            option.name: option.schema()["default"]
            for option in self.before.config.game.options
            if option.name in dict(self.after.config.options) and option.name not in before
        }


def base_name(gate: Gate) -> str:
    """A gate's name without the part in brackets, which names the sample it was measured on."""
    return gate.name.partition(" (")[0]


def _two_sided(gate: Gate) -> bool:
    return not (gate.share and (gate.high >= 1 or gate.low <= 0))


def distance_to_target(gate: Gate, value: float) -> float:
    """How far a value is from the middle of a gate's range.

    For a gate with only one limit: how far the value is beyond it.
    """
    if _two_sided(gate):
        return abs(value - (gate.low + gate.high) / 2)
    return max(0.0, gate.low - value, value - gate.high)


def compare(before: Report, after: Report) -> Comparison:
    """Compares the reports on two contents that were played with the same seeds."""
    first, second = flatten(before), flatten(after)
    blocks = list(zip(block_figures(before), block_figures(after), strict=True))
    changes = {}
    for name in first:
        if name in second:
            differences = [b[name] - a[name] for a, b in blocks if name in a and name in b]
            margin = interval_margin(differences)
            change = second[name] - first[name]
            changes[name] = Change(first[name], second[name], change - margin, change + margin)
    return Comparison(before, after, changes)


def flatten(report: Report) -> dict[str, float]:
    """All figures of a report in one dictionary, each under a unique name."""
    figures = {f"gate {base_name(gate)}": gate.value for gate in report.gates}
    for part in report.by_seat_count:
        for name, figure in part.figures.items():
            figures[f"{name} of {part.seats}"] = figure.mean.value
        for seat, wins in enumerate(part.wins):
            figures[f"seat {seat + 1} of {part.seats}"] = wins.value
    for kind, stats in report.picks.items():
        for content in stats:
            figures[f"rate of {kind} {content.name}"] = content.rate.value
            if content.lift is not None:
                figures[f"lift of {kind} {content.name}"] = content.lift.value
    return figures


def block_figures(report: Report) -> list[dict[str, float]]:
    """The figures of each block of games; each block has the same mix of games as the whole."""
    count = min(MAX_BLOCKS, max(2, report.config.games // GAMES_PER_BLOCK))
    if report.config.games < count:
        return []
    blocks = [
        {seats: games[block::count] for seats, games in report.summaries.items()}
        for block in range(count)
    ]
    return [flatten(make_report(report.config, block)) for block in blocks]


def interval_margin(differences: list[float]) -> float:
    """Half the width of the 95 % interval of the blocks' mean difference; inf if too few."""
    count = len(differences)
    if count < MIN_BLOCKS:
        return math.inf
    middle = fmean(differences)
    variance = sum((difference - middle) ** 2 for difference in differences) / (count - 1)
    return student_quantile(count - 1) * math.sqrt(variance / count)


def student_quantile(degrees_of_freedom: int) -> float:
    """The factor of Student's two-sided 95 % interval."""
    from scipy.special import stdtrit  # loads slowly

    return float(stdtrit(degrees_of_freedom, 0.975))
