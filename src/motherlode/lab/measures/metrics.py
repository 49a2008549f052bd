"""Measures: shares, lifts and spreads of many games, each with its 95 % interval."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from motherlode.kernel.game import Setup
from motherlode.lab.measures.game_summary import Story
from motherlode.lab.measures.statistics import Z95, wilson
from motherlode.plugins import LabPlugin

RARE = 0.01
"""Content that fewer of the games see is dead."""
STRONG = 0.10
"""Content whose pickers win so much more, or less, than their fair share stands out."""
FEW = 30
"""Games whose own scatter tells too little of what others would bring."""


@dataclass(frozen=True)
class Measure:
    """A number and where it lies with 95 % certainty."""

    value: float
    low: float
    high: float

    def as_data(self) -> list[float]:
        return [self.value, self.low, self.high]


def share(wins: float, games: int) -> Measure:
    return Measure(wins / games if games else 0.0, *wilson(wins, games))


def mean(values: Sequence[float]) -> Measure:
    """The mean of independent values."""
    if not values:
        return Measure(0.0, 0.0, 0.0)
    middle = fmean(values)
    scatter = sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1)
    spread = Z95 * math.sqrt(scatter / len(values))
    return Measure(middle, middle - spread, middle + spread)


@dataclass(frozen=True)
class Spread:
    """How a figure of single games is spread: mean, median, and how many games had what."""

    mean: Measure
    median: float
    counts: dict[float, int]

    def as_data(self) -> dict[str, Any]:
        counts = {f"{value:g}": n for value, n in self.counts.items()}
        return {"mean": self.mean.as_data(), "median": self.median, "counts": counts}


def spread(values: list[float]) -> Spread:
    middle = median(values) if values else 0.0
    return Spread(mean(values), middle, dict(sorted(Counter(values).items())))


@dataclass(frozen=True)
class Content:
    """A piece of content: how many seats pick it, in how many games, and how much more they win.

    `lift` is the pickers' share of the wins less what would be fair; none picked, no lift.
    """

    name: str
    rate: Measure
    games: Measure
    lift: Measure | None

    @property
    def mark(self) -> str:
        """What stands out: `dead`, `unseen` (in too few games to say), `dominant`, `weak`."""
        if self.games.value < RARE:
            return "dead" if self.games.high < 2 * RARE else "unseen"
        if self.lift is None or self.rate.value > 1 - RARE:
            return ""
        if self.lift.low > STRONG:
            return "dominant"
        return "weak" if self.lift.high < -STRONG else ""

    def as_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "pick_rate": self.rate.as_data(),
            "in_games": self.games.as_data(),
            "lift": self.lift.as_data() if self.lift else None,
            "mark": self.mark,
        }


@dataclass
class _Count:
    """The games of one piece of content: pickers and their gains, a pair for each game."""

    seats: int = 0
    games: int = 0
    gains: list[tuple[int, float]] | None = None


def contents(group: int, tables: Iterable[tuple[Setup, list[Story]]]) -> list[Content]:
    """Everything that a kind of pick offers, over tables of any number of seats."""
    counts: dict[str, _Count] = {}
    for setup, stories in tables:
        for name in setup.game.plugin(LabPlugin).picks[group].choices(setup):
            count = counts.setdefault(name, _Count(gains=[]))
            count.seats += len(stories) * setup.seats
            count.games += len(stories)
        for story in stories:
            _gather(story, group, counts)
    return [_content(name, count) for name, count in counts.items()]


def _gather(story: Story, group: int, counts: dict[str, _Count]) -> None:
    fair = story.fair()
    pickers: dict[str, list[float]] = {}
    for won, picked in zip(story.won, story.picks[group], strict=True):
        for name in picked:
            pickers.setdefault(name, []).append(won - fair)
    for name, gains in pickers.items():
        if name in counts:
            counts[name].gains.append((len(gains), sum(gains)))  # type: ignore[union-attr]


def _content(name: str, count: _Count) -> Content:
    gains = count.gains or []
    picked = sum(pickers for pickers, _ in gains)
    return Content(
        name,
        share(picked, count.seats),
        share(len(gains), count.games),
        lift(gains) if picked else None,
    )


def lift(gains: list[tuple[int, float]]) -> Measure:
    """The mean gain of a picker; its interval knows that seats of one game hang together."""
    picked = sum(pickers for pickers, _ in gains)
    middle = sum(gain for _, gain in gains) / picked
    scatter = sum((gain - middle * pickers) ** 2 for pickers, gain in gains)
    spread = Z95 * math.sqrt(scatter) / picked
    if len(gains) < FEW:
        spread = max(spread, 1 / math.sqrt(len(gains)))
    return Measure(middle, max(-1.0, middle - spread), min(1.0, middle + spread))
