"""`motherlode bench search`: the search and the environments beside their peers, as ratios."""

import json

from rich.table import Table as Grid

from motherlode.cli.arguments import (
    Arguments,
    Subparsers,
    add_command,
    add_game,
    add_json,
    game_or_first,
    whole_number,
)
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.lab.bench.search import ROUNDS, SearchFigures, as_data, measure_search, table_of

LONGEST = 600


def add(commands: Subparsers) -> None:
    command = add_command(commands, "bench search")
    add_game(command)
    seconds = whole_number(1, LONGEST)
    command.add_argument(
        "--seconds", metavar="N", type=seconds, default=2, help=phrase("help.seconds")
    )
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Measures under a bar; prints the figures."""
    game = game_or_first(arguments.game)
    with bar(phrase("bench.measuring", what=game), ROUNDS + 2) as done:
        figures = measure_search(game, arguments.seconds, done)
        compare(figures, arguments.seconds)
        done(ROUNDS + 1)
        step_along(figures, arguments.seconds)
        done(ROUNDS + 2)
    if arguments.json:
        print(json.dumps(as_data(figures)))
    else:
        console().print(figures_table(figures))
        if figures.classics:
            console().print(classics_table(figures))
    return 0


def compare(figures: SearchFigures, seconds: float) -> None:
    """Measures OpenSpiel's bot too, where OpenSpiel is installed."""
    try:
        from motherlode.envs import openspiel_bot
    except ImportError:
        return
    figures.openspiel_per_s = openspiel_bot.openspiel_rate(figures.game, seconds)
    figures.times_openspiel = figures.iterations_per_s / figures.openspiel_per_s


def step_along(figures: SearchFigures, seconds: float) -> None:
    """Measures steps through PettingZoo, in turns with those of PettingZoo's own classics."""
    try:
        from motherlode.envs.pettingzoo import raw_env
        from motherlode.lab.bench import classics
    except ImportError:
        return
    env = raw_env(figures.game, seats=table_of(figures.game).seats)
    rate, figures.classics = classics.compare(env, seconds)
    figures.steps_per_s, figures.observed = rate.steps_per_s, rate.observed


def figures_table(figures: SearchFigures) -> Grid:
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
    for key, figure in rows:
        grid.add_row(phrase(f"bench.{key}"), figure)
    return grid


def classics_table(figures: SearchFigures) -> Grid:
    """A row for each of PettingZoo's classics; a star marks those of comparable size."""
    heading = phrase("bench.classics", game=figures.game)
    grid = Grid(title=heading, title_justify="left", caption=phrase("bench.comparable"))
    grid.caption_justify = "left"
    for place, column in enumerate(("classic", "observed", "classic_steps", "times")):
        grid.add_column(phrase(f"bench.{column}"), justify="right" if place else "left")
    for peer in figures.classics:
        name = f"{peer.classic} *" if peer.comparable else peer.classic
        steps, times = f"{peer.steps_per_s:,.0f}", f"{peer.times:.1f}"
        grid.add_row(name, f"{peer.observed}", steps, times)
    return grid
