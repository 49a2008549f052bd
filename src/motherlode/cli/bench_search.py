"""`motherlode bench search`: compares the search and the environments with other libraries."""

import json

from rich.table import Table as Grid

from motherlode.cli.base_argument_parser import (
    Arguments,
    Subparsers,
    add_command,
    add_game,
    add_json,
    game_or_first,
    whole_number,
)
from motherlode.cli.console_output import console
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.translated_texts import phrase
from motherlode.lab.bench.search import (
    ROUNDS,
    SearchFigures,
    as_data,
    bench_setup,
    measure_search,
)

MAX_SECONDS = 600


def add(commands: Subparsers) -> None:
    command = add_command(commands, "bench search")
    add_game(command)
    seconds = whole_number(1, MAX_SECONDS)
    command.add_argument(
        "--seconds", metavar="N", type=seconds, default=2, help=phrase("help.seconds")
    )
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Measures the speed of the search, showing progress; prints the figures."""
    game = game_or_first(arguments.game)
    with progress_bar(phrase("bench.measuring", what=game), ROUNDS + 3) as progress:
        figures = measure_search(game, arguments.seconds, progress)
        add_openspiel(figures, arguments.seconds)
        progress(ROUNDS + 1)
        add_environments(figures, arguments.seconds)
        progress(ROUNDS + 2)
        add_vector_environment(figures, arguments.seconds)
        progress(ROUNDS + 3)
    if arguments.json:
        print(json.dumps(as_data(figures)))
    else:
        console().print(figures_grid(figures))
        if figures.classics:
            console().print(classics_grid(figures))
    return 0


def add_openspiel(figures: SearchFigures, seconds: float) -> None:
    """Adds the speed of OpenSpiel's search bot to `figures`, if OpenSpiel is installed."""
    try:
        from motherlode.envs import openspiel_ismcts_bot
    except ImportError:
        return
    figures.openspiel_per_s = openspiel_ismcts_bot.openspiel_rate(figures.game, seconds)
    figures.times_openspiel = figures.iterations_per_s / figures.openspiel_per_s


def add_environments(figures: SearchFigures, seconds: float) -> None:
    """Adds the speed of our PettingZoo environment and of PettingZoo's own games, if installed."""
    try:
        from motherlode.envs.pettingzoo import raw_env
        from motherlode.lab.bench import pettingzoo_classics
    except ImportError:
        return
    env = raw_env(figures.game, seats=bench_setup(figures.game).seats)
    rate, figures.classics = pettingzoo_classics.compare(env, seconds)
    figures.steps_per_s, figures.observed = rate.steps_per_s, rate.observed


def add_vector_environment(figures: SearchFigures, seconds: float) -> None:
    """Adds the speed of our vector environment and of Gymnasium's own, if installed."""
    try:
        from motherlode.envs.gymnasium import SeatEnv
        from motherlode.envs.gymnasium_vector import SeatVectorEnv
        from motherlode.lab.bench import vector_environment
    except ImportError:
        return
    game, bots = figures.game, ("random",) * (bench_setup(figures.game).seats - 1)
    ours = SeatVectorEnv(game, vector_environment.GAMES, bots)
    rates = vector_environment.compare(ours, lambda: SeatEnv(game, bots), seconds)
    figures.vector_steps_per_s, figures.sync_vector_steps_per_s = rates


def figures_grid(figures: SearchFigures) -> Grid:
    """A grid with a row for each figure of the search."""
    grid = Grid(title=phrase("bench.search", game=figures.game), title_justify="left")
    grid.show_header = False
    grid.add_column()
    grid.add_column(justify="right")
    rows = [
        ("games_per_s", f"{figures.games_per_s:,.1f}"),
        ("iterations_per_s", f"{figures.iterations_per_s:,.1f}"),
        ("share", f"{figures.share:.2f}"),
        ("usual_per_s", f"{figures.usual_per_s:,.1f}"),
    ]
    if figures.openspiel_per_s:
        rows.append(("openspiel_per_s", f"{figures.openspiel_per_s:,.1f}"))
        rows.append(("times_openspiel", f"{figures.times_openspiel:,.0f}"))
    if figures.steps_per_s:
        rows.append(("steps_per_s", f"{figures.steps_per_s:,.0f} ({figures.observed})"))
    if figures.vector_steps_per_s:
        rows.append(("vector_steps_per_s", f"{figures.vector_steps_per_s:,.0f}"))
        rows.append(("sync_vector_steps_per_s", f"{figures.sync_vector_steps_per_s:,.0f}"))
    for key, figure in rows:
        grid.add_row(phrase(f"bench.{key}"), figure)
    return grid


def classics_grid(figures: SearchFigures) -> Grid:
    """A grid of PettingZoo's classic games; a star marks observations of similar length to ours."""
    heading = phrase("bench.classics", game=figures.game)
    grid = Grid(title=heading, title_justify="left", caption=phrase("bench.comparable"))
    grid.caption_justify = "left"
    for place, column in enumerate(("classic", "observed", "classic_steps", "times")):
        grid.add_column(phrase(f"bench.{column}"), justify="right" if place else "left")
    for classic in figures.classics:
        name = f"{classic.classic} *" if classic.comparable else classic.classic
        steps, times = f"{classic.steps_per_s:,.0f}", f"{classic.times:.1f}"
        grid.add_row(name, f"{classic.observed}", steps, times)
    return grid
