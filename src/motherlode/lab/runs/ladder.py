"""Ladders: ratings of bots in a game, from matches of every bot against its neighbours.

Ratings are on the Elo scale with the first bot at 0: 200 points more mean about three wins in four.
They are the maximum-likelihood fit of the Bradley-Terry model to all matches; 95 % intervals are
relative to the first bot.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from motherlode.bots import YARDSTICK, is_slow
from motherlode.kernel.errors import BadOptions
from motherlode.lab.measures.confidence_interval import Z95
from motherlode.lab.runs.match import Match, Result
from motherlode.lab.runs.run import Run

ELO = 400 / math.log(10)
NEIGHBOURS = 2
"""Each bot plays this many of the bots above it; games of bots far apart say little."""
PRIOR_WINS = 0.5
"""Wins added to each side of a pairing, so that no rating is infinite."""


@dataclass(frozen=True)
class Ladder:
    """A ladder to play: bots from weak to strong, with `games` games for each pairing.

    `slow_games` is the number of games for pairings with a slow bot; 0 for as many as the others.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    slow_games: int = 0
    seed: str = "1"
    options: tuple[tuple[str, Any], ...] = ()

    def pairings(self) -> list[tuple[int, int]]:
        """The pairs of bots that play each other, the weaker first."""
        count = len(self.bots)
        return [(a, b) for a in range(count) for b in range(a + 1, min(a + NEIGHBOURS + 1, count))]

    def match(self, lower: int, upper: int) -> Match:
        """The two-player match of a pairing."""
        pair = (self.bots[lower], self.bots[upper])
        slow = self.slow_games and any(map(is_slow, pair))
        games = self.slow_games if slow else self.games
        return Match(self.game, pair, games, f"ladder {self.seed}", self.options)

    def run(self, width: float = 0.0, out: Path | None = None) -> Run:
        """A run of all pairings."""
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions(
                f"a ladder needs at least two bots, each once, not {', '.join(self.bots)!r:.80}"
            )
        return Run(tuple(self.match(*pairing) for pairing in self.pairings()), width, out)


@dataclass
class Rung:
    """A bot's rating, and its share of wins against the bot below, with their intervals.

    `spread` is half the width of the rating's interval, `interval` that of the share.
    """

    bot: str
    rating: float
    spread: float
    share: float | None = None
    interval: tuple[float, float] | None = None


@dataclass
class Standings:
    """The ratings of a ladder's bots, and the match results they follow from."""

    ladder: Ladder
    rungs: list[Rung]
    results: list[Result]

    def ordered(self) -> bool:
        """True if every bot beats the bot below it significantly; the yardstick is left out."""
        levels = [bot for bot in self.ladder.bots if bot != YARDSTICK]
        steps = list(pairwise(levels))
        return all(
            result.standings[1].interval()[0] > 0.5
            for result in self.results
            if (result.standings[0].bot, result.standings[1].bot) in steps
        )

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.ladder.game,
            "games_a_pairing": self.ladder.games,
            "games_with_dear_bots": self.ladder.slow_games or self.ladder.games,
            "seed": self.ladder.seed,
            "ordered": self.ordered(),
            "rungs": [vars(rung) for rung in self.rungs],
            "matches": [result.as_data() for result in self.results],
        }


def rate(ladder: Ladder, results: list[Result]) -> Standings:
    """Rates the bots of a ladder by the results of its run."""
    return Standings(ladder, make_rungs(ladder, results), results)


def make_rungs(ladder: Ladder, results: list[Result]) -> list[Rung]:
    """The rungs of a ladder from weak to strong, given the results of its pairings."""
    pairings = ladder.pairings()
    wins = [
        (a, b, r.standings[0].wins, r.standings[1].wins) for (a, b), r in zip(pairings, results)
    ]
    strengths, errors = fit_strengths(len(ladder.bots), wins)
    rungs = [
        Rung(bot, ELO * strength, Z95 * ELO * error)
        for bot, strength, error in zip(ladder.bots, strengths, errors)
    ]
    for (lower, upper), result in zip(pairings, results):
        if upper == lower + 1:
            rungs[upper].share = result.standings[1].share()
            rungs[upper].interval = result.standings[1].interval()
    return rungs


Wins = list[tuple[int, int, float, float]]
"""For each pairing: the indices of both bots, then their wins."""


def fit_strengths(count: int, wins: Wins) -> tuple[list[float], list[float]]:
    """Maximum-likelihood strengths of `count` bots (the first has 0), and standard errors."""
    strengths = [0.0] * count
    for _ in range(100):  # Newton's method
        gradient, information = _derivatives(strengths, wins)
        covariance = invert([row[1:] for row in information[1:]])
        steps = [sum(x * y for x, y in zip(row, gradient[1:])) for row in covariance]
        largest = max(abs(step) for step in steps)
        for i, step in enumerate(steps, 1):
            strengths[i] += step * min(1.0, 2.0 / max(largest, 1e-12))
        if largest < 1e-9:
            break
    return strengths, [0.0] + [math.sqrt(covariance[i][i]) for i in range(count - 1)]


def _derivatives(strengths: list[float], wins: Wins) -> tuple[list[float], list[list[float]]]:
    """Gradient and negated second derivatives (information matrix) of the log likelihood."""
    count = len(strengths)
    gradient = [0.0] * count
    information = [[0.0] * count for _ in range(count)]
    for a, b, won, lost in wins:
        games = won + lost + 2 * PRIOR_WINS
        expected = 1 / (1 + math.exp(strengths[b] - strengths[a]))
        surplus = won + PRIOR_WINS - games * expected
        gradient[a] += surplus
        gradient[b] -= surplus
        weight = games * expected * (1 - expected)
        for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            information[i][j] += sign * weight
    return gradient, information


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix (Gauss-Jordan elimination with pivoting)."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [x / rows[at][at] for x in rows[at]]
        for i in range(size):
            if i != at:
                factor = rows[i][at]
                rows[i] = [x - factor * y for x, y in zip(rows[i], rows[at])]
    return [row[size:] for row in rows]
