"""The benchmark of the search: its iterations per second, compared with plain random games.

Rates are per second of processor time, so that other programs on the machine matter less.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from motherlode.bots.search import SearchBot, Style
from motherlode.kernel import registry
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import play_many, start_game
from motherlode.lab.bench.engine import bench_seats

MAX_DECISIONS = 100_000
ROUNDS = 4


@dataclass
class SearchFigures:
    """The figures of a game's search, at the first decision of a game.

    `iterations_per_s` is the rate with random rollouts to the end, `share` that rate as a share of
    `games_per_s`; `usual_per_s` is the rate of the search as the bots use it. `classics` compares
    our environment's `steps_per_s` with PettingZoo's games. `vector_steps_per_s` is the rate of
    our vector environment, `sync_vector_steps_per_s` that of Gymnasium's own of single ones.
    """

    game: str
    games_per_s: float = 0.0
    iterations_per_s: float = 0.0
    usual_per_s: float = 0.0
    share: float = 0.0
    openspiel_per_s: float = 0.0
    times_openspiel: float = 0.0
    steps_per_s: float = 0.0
    observed: int = 0
    vector_steps_per_s: float = 0.0
    sync_vector_steps_per_s: float = 0.0
    classics: list[Any] = field(default_factory=list)


def bench_setup(name: str) -> Setup:
    """The setup that is measured: two seats if the game allows it."""
    game = registry.find_game(name)
    return game.setup(bench_seats(game))


def measure_search(
    game: str, seconds: float, progress: Callable[[int], None] = lambda done: None
) -> SearchFigures:
    """Measures random games and searches for `seconds` each, in alternating rounds."""
    setup = bench_setup(game)
    figures = SearchFigures(game)
    part = seconds / ROUNDS
    for number in range(ROUNDS):
        figures.games_per_s += games_per_s(setup, part, number + 1) / ROUNDS
        figures.iterations_per_s += (
            iterations_per_s(setup, part, Style(guided=0, rounds=0)) / ROUNDS
        )
        figures.usual_per_s += iterations_per_s(setup, part, Style()) / ROUNDS
        progress(number + 1)
    figures.share = figures.iterations_per_s / figures.games_per_s
    return figures


def games_per_s(setup: Setup, seconds: float, seed: int) -> float:
    """Random games per second."""
    games, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play_many(setup.rules, 8, seed + games, MAX_DECISIONS)
        games += 8
    return games / spent


def iterations_per_s(setup: Setup, seconds: float, style: Style) -> float:
    """Iterations per second at the first decision of a game."""
    position = start_game(setup.rules, Dealer(1))
    outlook = Outlook(setup.rules, position.state, position.seat(), Dealer(2))
    bot = SearchBot(1, 0, seconds, style, time.process_time)
    began = time.process_time()
    bot.hints(outlook)
    return int(bot.iterations_done) / (time.process_time() - began)


def as_data(figures: SearchFigures) -> dict[str, Any]:
    return asdict(figures)
