"""The search's benchmark: its iterations a second against bare random games."""

import time
from dataclasses import asdict, dataclass
from typing import Any

from motherlode.bots.search import SearchBot, Style
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import play_many, start
from motherlode.kernel.title import Setup

MOST_DECISIONS = 100_000


@dataclass
class SearchFigures:
    """What was measured. Iterations play whole games out at random, from the first decision."""

    game: str
    games_per_s: float
    iterations_per_s: float
    guided_per_s: float
    share: float
    openspiel_per_s: float = 0.0
    times_openspiel: float = 0.0
    duel_games: int = 0
    duel_wins: float = 0.0


def measure_search(game: str, seconds: float) -> SearchFigures:
    """All figures of one game, each measured for so long, in turns that share the noise."""
    title = registry.title(game)
    setup = title.setup(2 if 2 in title.seats else title.seats[0])
    games = iterations = guided = 0.0
    rounds = 4
    for turn in range(rounds):
        games += random_games(setup, seconds / rounds, turn + 1) / rounds
        iterations += searched(setup, seconds / rounds, Style(guided=0, rounds=0)) / rounds
        guided += searched(setup, seconds / rounds, Style()) / rounds
    return SearchFigures(game, games, iterations, guided, iterations / games)


def random_games(setup: Setup, seconds: float, seed: int) -> float:
    games, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        play_many(setup.rules, 8, seed + games, MOST_DECISIONS)
        games += 8
    return games / spent


def searched(setup: Setup, seconds: float, style: Style) -> float:
    """Iterations a second from the first decision of a game."""
    position = start(setup.rules, Dealer(1))
    outlook = Outlook(setup.rules, position.state, position.seat(), Dealer(2))
    bot = SearchBot(1, 0, seconds, style)
    began = time.perf_counter()
    bot.hints(outlook)
    return int(bot.iterations_done) / (time.perf_counter() - began)


def as_data(figures: SearchFigures) -> dict[str, Any]:
    return asdict(figures)
