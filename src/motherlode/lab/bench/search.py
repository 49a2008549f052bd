"""The search's benchmark: its iterations a second against bare random games.

Rates are by the processor's time, not the clock's, so that others on the machine matter less.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from motherlode.bots.search import SearchBot, Style
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import play_many, start_game

MOST_DECISIONS = 100_000
ROUNDS = 4


@dataclass
class SearchFigures:
    """What was measured. Iterations are of the first decision; `share` is of full random games."""

    game: str
    games_per_s: float = 0.0
    iterations_per_s: float = 0.0
    usual_per_s: float = 0.0
    share: float = 0.0
    openspiel_per_s: float = 0.0
    times_openspiel: float = 0.0
    steps_per_s: float = 0.0
    observed: int = 0
    classics: list[Any] = field(default_factory=list)


def table_of(game: str) -> Setup:
    title = registry.find_game(game)
    return title.setup(2 if 2 in title.seats else title.seats[0])


def measure_search(
    game: str, seconds: float, progress: Callable[[int], None] = lambda done: None
) -> SearchFigures:
    """Random games and iterations, each for so long, in turns that share the noise."""
    setup = table_of(game)
    figures = SearchFigures(game)
    spell = seconds / ROUNDS
    for turn in range(ROUNDS):
        figures.games_per_s += random_games(setup, spell, turn + 1) / ROUNDS
        figures.iterations_per_s += searched(setup, spell, Style(guided=0, rounds=0)) / ROUNDS
        figures.usual_per_s += searched(setup, spell, Style()) / ROUNDS
        progress(turn + 1)
    figures.share = figures.iterations_per_s / figures.games_per_s
    return figures


def random_games(setup: Setup, seconds: float, seed: int) -> float:
    games, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play_many(setup.rules, 8, seed + games, MOST_DECISIONS)
        games += 8
    return games / spent


def searched(setup: Setup, seconds: float, style: Style) -> float:
    """Iterations a second from the first decision of a game."""
    position = start_game(setup.rules, Dealer(1))
    outlook = Outlook(setup.rules, position.state, position.seat(), Dealer(2))
    bot = SearchBot(1, 0, seconds, style, time.process_time)
    began = time.process_time()
    bot.hints(outlook)
    return int(bot.iterations_done) / (time.process_time() - began)


def as_data(figures: SearchFigures) -> dict[str, Any]:
    return asdict(figures)
