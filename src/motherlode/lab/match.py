"""Matches: many games between bots, seats balanced, over all cores, the same whatever their number.

Game g of a match depends on the match's seed and g alone, so results are bit-identical for any
number of workers.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from motherlode import bots
from motherlode.kernel import registry
from motherlode.kernel.chance import seed_of, stream
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import start
from motherlode.kernel.title import Setup
from motherlode.lab.stats import wilson

MOST_DECISIONS = 100_000
GAMES_A_TASK = 25


@dataclass(frozen=True)
class Match:
    """What is played: a game, its options, a bot for each seat, how many games, a seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    options: tuple[tuple[str, Any], ...] = ()
    edition: str = ""

    def setup(self) -> Setup:
        return _setup(self)

    def seating(self, game: int) -> tuple[str, ...]:
        """Who sits where: every bot comes to every seat in turn."""
        shift = game % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]


@cache
def _setup(match: Match) -> Setup:
    from pathlib import Path

    title = registry.title(match.game)
    edition = Path(match.edition) if match.edition else None
    return title.setup(len(match.bots), dict(match.options), edition)


@dataclass
class Standing:
    """How one bot of a match did: `wins` counts shares of shared wins."""

    bot: str
    wins: float = 0.0
    games: int = 0

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass
class Result:
    """The standings of a match by place in `Match.bots`, and what else was counted."""

    match: Match
    standings: list[Standing]
    decisions: int = 0
    unfinished: int = 0
    seat_wins: list[float] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.match.game,
            "games": self.match.games,
            "seed": self.match.seed,
            "options": dict(self.match.options),
            "bots": [
                {
                    "bot": standing.bot,
                    "wins": standing.wins,
                    "share": standing.share(),
                    "interval": list(standing.interval()),
                }
                for standing in self.standings
            ],
            "seats": [wins / self.match.games for wins in self.seat_wins],
            "decisions": self.decisions,
            "unfinished": self.unfinished,
        }


@dataclass(frozen=True)
class Outcome:
    """One game: its number, the payoff of each seat, and how many decisions it took."""

    game: int
    payoffs: tuple[float, ...]
    decisions: int
    over: bool


def play_game(match: Match, game: int) -> Outcome:
    """Game number `game` of the match, from its own seeds."""
    setup = match.setup()
    seed = seed_of(f"match {match.seed}")
    dealer = Dealer(stream(seed, game * 64))
    eyes = Dealer(stream(seed, game * 64 + 1))
    seated = [
        bots.make(name, stream(seed, game * 64 + 2 + seat))
        for seat, name in enumerate(match.seating(game))
    ]
    position = start(setup.rules, dealer)
    decisions = 0
    while not position.over() and decisions < MOST_DECISIONS:
        seat = position.seat()
        outlook = Outlook(setup.rules, position.state, seat, eyes)
        position.advance(seated[seat].choose(outlook), dealer)
        decisions += 1
    payoffs = position.payoffs() if position.over() else [0.0] * setup.seats
    return Outcome(game, tuple(payoffs), decisions, position.over())


def _play_some(match: Match, first: int, after: int) -> list[Outcome]:
    return [play_game(match, game) for game in range(first, after)]


def outcomes(match: Match, workers: int) -> Iterator[Outcome]:
    """Every game's outcome, in order, as they come."""
    match.setup()
    for name in match.bots:
        bots.make(name, 0)
    tasks = [
        (first, min(first + GAMES_A_TASK, match.games))
        for first in range(0, match.games, GAMES_A_TASK)
    ]
    if workers <= 1:
        for first, after in tasks:
            yield from _play_some(match, first, after)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        pending = [pool.submit(_play_some, match, first, after) for first, after in tasks]
        for task in pending:
            yield from task.result()


def run_match(
    match: Match,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Plays the match; `progress` hears after each game how many are done."""
    result = Result(match, [Standing(bot) for bot in match.bots])
    result.seat_wins = [0.0] * len(match.bots)
    for outcome in outcomes(match, workers or os.cpu_count() or 1):
        for seat, payoff in enumerate(outcome.payoffs):
            standing = result.standings[(seat + outcome.game) % len(match.bots)]
            standing.wins += payoff
            standing.games += 1
            result.seat_wins[seat] += payoff
        result.decisions += outcome.decisions
        result.unfinished += not outcome.over
        progress(outcome.game + 1)
    return result
