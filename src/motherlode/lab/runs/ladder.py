"""The ladder: what each bot is worth in a game, from matches of every bot with its neighbours.

Ratings are on Elo's scale with the first bot at 0: 200 more is about three wins in four. They
follow from all matches together (Bradley and Terry's model, most likely values); intervals are
of 95 % and relative to the first bot.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from motherlode.bots import YARDSTICK, is_slow
from motherlode.kernel.errors import BadOptions
from motherlode.lab.measures.statistics import Z95
from motherlode.lab.runs.match import Match, Result
from motherlode.lab.runs.run import Run

ELO = 400 / math.log(10)
REACH = 2
"""Each bot meets so many of those above it: far apart, games tell little."""
PRIOR = 0.5
"""Wins that each side of a pairing is given at first, so that no rating is infinite."""


@dataclass(frozen=True)
class Ladder:
    """What is played: bots from weak to strong, so many games a pairing.

    `dear`: the games of pairings with a bot that takes its time; 0 for as many as the others.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    dear: int = 0
    seed: str = "1"
    options: tuple[tuple[str, Any], ...] = ()

    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, weaker first."""
        count = len(self.bots)
        return [(a, b) for a in range(count) for b in range(a + 1, min(a + REACH + 1, count))]

    def match(self, lower: int, upper: int) -> Match:
        """A two-player match: every bot has every seat equally often."""
        pair = (self.bots[lower], self.bots[upper])
        games = self.dear if self.dear and any(map(is_slow, pair)) else self.games
        return Match(self.game, pair, games, f"ladder {self.seed}", self.options)

    def run(self, width: float = 0.0, out: Path | None = None) -> Run:
        """All pairings as a run of the lab."""
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions("a ladder needs two or more bots, each named once")
        return Run(tuple(self.match(*pairing) for pairing in self.pairings()), width, out)


@dataclass
class Rung:
    """A bot's rating, half of its interval's width, and its share of wins over the bot below."""

    bot: str
    rating: float
    spread: float
    share: float | None = None
    interval: tuple[float, float] | None = None


@dataclass
class Standings:
    ladder: Ladder
    rungs: list[Rung]
    results: list[Result]

    def ordered(self) -> bool:
        """Whether every bot beats the one below it beyond doubt.

        The yardstick may stand anywhere: it is no level of anything.
        """
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
            "games_with_dear_bots": self.ladder.dear or self.ladder.games,
            "seed": self.ladder.seed,
            "ordered": self.ordered(),
            "rungs": [vars(rung) for rung in self.rungs],
            "matches": [result.as_data() for result in self.results],
        }


def standings(ladder: Ladder, results: list[Result]) -> Standings:
    """What the results of a ladder's run make of its bots."""
    return Standings(ladder, rungs(ladder, results), results)


def rungs(ladder: Ladder, results: list[Result]) -> list[Rung]:
    pairings = ladder.pairings()
    wins = [
        (a, b, r.standings[0].wins, r.standings[1].wins) for (a, b), r in zip(pairings, results)
    ]
    strengths, errors = most_likely(len(ladder.bots), wins)
    found = [
        Rung(bot, ELO * strength, Z95 * ELO * error)
        for bot, strength, error in zip(ladder.bots, strengths, errors)
    ]
    for (lower, upper), result in zip(pairings, results):
        if upper == lower + 1:
            found[upper].share = result.standings[1].share()
            found[upper].interval = result.standings[1].interval()
    return found


Wins = list[tuple[int, int, float, float]]


def most_likely(count: int, wins: Wins) -> tuple[list[float], list[float]]:
    """Strengths that make the results most likely, the first 0, and their standard errors."""
    strengths = [0.0] * count
    for _ in range(100):
        slope, bend = _derivatives(strengths, wins)
        inverse = inverted([row[1:] for row in bend[1:]])
        moves = [sum(x * y for x, y in zip(row, slope[1:])) for row in inverse]
        largest = max(abs(move) for move in moves)
        for i, move in enumerate(moves, 1):
            strengths[i] += move * min(1.0, 2.0 / max(largest, 1e-12))
        if largest < 1e-9:
            break
    return strengths, [0.0] + [math.sqrt(inverse[i][i]) for i in range(count - 1)]


def _derivatives(strengths: list[float], wins: Wins) -> tuple[list[float], list[list[float]]]:
    """First and (negated) second derivatives of the results' log likelihood."""
    count = len(strengths)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for a, b, won, lost in wins:
        games = won + lost + 2 * PRIOR
        expected = 1 / (1 + math.exp(strengths[b] - strengths[a]))
        surplus = won + PRIOR - games * expected
        slope[a] += surplus
        slope[b] -= surplus
        weight = games * expected * (1 - expected)
        for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            bend[i][j] += sign * weight
    return slope, bend


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix (Gauss and Jordan, with pivoting)."""
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
