"""Estimates over many games: shares, means, distributions and win lifts, with 95 % intervals."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from motherlode.kernel.game import Setup
from motherlode.lab.measures.confidence_interval import Z95, wilson
from motherlode.lab.measures.game_summary import GameSummary
from motherlode.plugin_types import LabPlugin

RARE = 0.01
"""Content picked in a smaller share of the games is dead."""
STRONG = 0.10
"""Content is dominant, or weak, if its win lift is beyond plus, or minus, this share."""
MIN_GAMES = 30
"""With fewer games the variance among them is no basis for an interval."""


@dataclass(frozen=True)
class Estimate:
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float

    def as_data(self) -> list[float]:
        return [self.value, self.low, self.high]


def share(wins: float, games: int) -> Estimate:
    """The share of `wins` among `games`, with its Wilson interval."""
    return Estimate(wins / games if games else 0.0, *wilson(wins, games))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with its normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    middle = fmean(values)
    variance = sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1)
    margin = Z95 * math.sqrt(variance / len(values))
    return Estimate(middle, middle - margin, middle + margin)


@dataclass(frozen=True)
class Distribution:
    """The distribution of a figure over games: mean, median, and the number of games by value."""

    mean: Estimate
    median: float
    counts: dict[float, int]

    def as_data(self) -> dict[str, Any]:
        counts = {f"{value:g}": n for value, n in self.counts.items()}
        return {"mean": self.mean.as_data(), "median": self.median, "counts": counts}


def distribution(values: list[float]) -> Distribution:
    middle = median(values) if values else 0.0
    return Distribution(mean(values), middle, dict(sorted(Counter(values).items())))


@dataclass(frozen=True)
class PickStats:
    """Statistics of one piece of content: its pick rate and its win lift.

    `rate` is the share of seats that picked it, `games` the share of games in which any seat did.
    `lift` is the pickers' share of the wins minus their fair share, None if no seat picked it.
    """

    name: str
    rate: Estimate
    games: Estimate
    lift: Estimate | None

    @property
    def mark(self) -> str:
        """`dominant`, `weak`, `dead` (hardly ever picked), `unseen` (too few games) or ''."""
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
    """Counts of one piece of content; `gains` has a pair (pickers, their gain) for each game."""

    seats: int = 0
    games: int = 0
    gains: list[tuple[int, float]] | None = None


def pick_stats(group: int, by_setup: Iterable[tuple[Setup, list[GameSummary]]]) -> list[PickStats]:
    """Statistics of all content of one kind of pick, over games with any number of seats."""
    counts: dict[str, _Count] = {}
    for setup, summaries in by_setup:
        for name in setup.game.plugin(LabPlugin).picks[group].choices(setup):
            count = counts.setdefault(name, _Count(gains=[]))
            count.seats += len(summaries) * setup.seats
            count.games += len(summaries)
        for summary in summaries:
            _count_game(summary, group, counts)
    return [_pick_stats(name, count) for name, count in counts.items()]


def _count_game(summary: GameSummary, group: int, counts: dict[str, _Count]) -> None:
    fair = summary.fair_share()
    pickers: dict[str, list[float]] = {}
    for won, picked in zip(summary.won, summary.picks[group], strict=True):
        for name in picked:
            pickers.setdefault(name, []).append(won - fair)
    for name, gains in pickers.items():
        if name in counts:
            counts[name].gains.append((len(gains), sum(gains)))  # type: ignore[union-attr]


def _pick_stats(name: str, count: _Count) -> PickStats:
    gains = count.gains or []
    picked = sum(pickers for pickers, _ in gains)
    return PickStats(
        name,
        share(picked, count.seats),
        share(len(gains), count.games),
        lift(gains) if picked else None,
    )


def lift(gains: list[tuple[int, float]]) -> Estimate:
    """The win lift: the mean gain of the seats that picked; seats of one game are dependent."""
    picked = sum(pickers for pickers, _ in gains)
    middle = sum(gain for _, gain in gains) / picked
    variance = sum((gain - middle * pickers) ** 2 for pickers, gain in gains)
    margin = Z95 * math.sqrt(variance) / picked
    if len(gains) < MIN_GAMES:
        margin = max(margin, 1 / math.sqrt(len(gains)))
    return Estimate(middle, max(-1.0, middle - margin), min(1.0, middle + margin))
