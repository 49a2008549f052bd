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
from warnings import catch_warnings

from motherlode.bots import YARDSTICK, is_slow
from motherlode.kernel.errors import BadOptions
from motherlode.lab.measures.confidence_interval import Z95
from motherlode.lab.runs.match import Match, Result
from motherlode.lab.runs.resumable_run import Run

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
        """The pairs of bots that play each other: neighbours on the ladder, the weaker bot
        first."""
        count = len(self.bots)
        return [(a, b) for a in range(count) for b in range(a + 1, min(a + NEIGHBOURS + 1, count))]

    def match(self, lower: int, upper: int) -> Match:
        """The two-player match of a pairing."""
        pair = (self.bots[lower], self.bots[upper])
        slow = self.slow_games and any(map(is_slow, pair))
        games = self.slow_games if slow else self.games
        return Match(self.game, pair, games, f"ladder {self.seed}", self.options)

    def run(self, width: float = 0.0, out: Path | None = None) -> Run:
        """The resumable run that plays all pairings of the ladder."""
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions(
                f"a ladder needs at least two bots, each once, not {', '.join(self.bots)!r:.80}"
            )
        _regression()  # If statsmodels is missing, this fails before the games, not after them.
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
    """Maximum-likelihood strengths of `count` bots (the first has 0), and standard errors.

    The Bradley-Terry model is a logistic regression: the log odds of a win are the difference of
    two strengths. The fit counts PRIOR_WINS more wins for each side of every pairing.
    """
    model, binomial = _regression()
    pairings = [[float((i == a) - (i == b)) for i in range(1, count)] for a, b, _, _ in wins]
    outcomes = [[won + PRIOR_WINS, lost + PRIOR_WINS] for _, _, won, lost in wins]
    with catch_warnings(action="ignore"):  # Few pairings are fitted perfectly, as they should be.
        fit = model(outcomes, pairings, family=binomial()).fit(tol=1e-12)
    return [0.0, *map(float, fit.params)], [0.0, *map(float, fit.bse)]


def _regression() -> tuple[Any, Any]:
    """The generalised linear model of statsmodels, and its binomial family; both load slowly."""
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM

    return GLM, Binomial
