"""`motherlode bench engine`: measures how fast the rules run, compiled and interpreted.

`bench search` and `bench server` have modules of their own.
"""

import json

from rich.table import Table as Grid

from motherlode.cli import bench_search, bench_server
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
from motherlode.cli.translated_texts import phrase
from motherlode.lab.bench.engine import Figures, as_data, measure_engine

MAX_SECONDS = 600
MAX_GAMES = 100_000_000


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    command = add_command(commands, "bench engine")
    add_game(command)
    seconds = whole_number(1, MAX_SECONDS)
    command.add_argument(
        "--seconds", metavar="N", type=seconds, default=2, help=phrase("help.seconds")
    )
    command.add_argument(
        "--scaling",
        metavar="GAMES",
        type=whole_number(10, MAX_GAMES),
        nargs="?",
        const=20_000,
        default=0,
        help=phrase("help.scaling"),
    )
    add_json(command)
    command.set_defaults(run=run)
    bench_search.add(commands)
    bench_server.add(commands)


def run(arguments: Arguments) -> int:
    """Measures a game's speed, showing a spinner; prints the figures."""
    game = game_or_first(arguments.game)
    with console(stderr=True).status(phrase("bench.measuring", what=game)) as status:
        figures = measure_engine(
            game,
            arguments.seconds,
            arguments.scaling,
            lambda what: status.update(phrase("bench.measuring", what=what)),
        )
    if arguments.json:
        print(json.dumps(as_data(figures)))
    else:
        console().print(figures_grid(figures))
    return 0


def figures_grid(figures: Figures) -> Grid:
    """A grid with a row for each figure and its meaning."""
    how = phrase("about.compiled" if figures.compiled else "about.interpreted")
    heading = phrase("bench.title", game=figures.game, seats=figures.seats, how=how)
    grid = Grid(title=heading, title_justify="left", show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    rows = [
        ("decisions_per_s", f"{figures.decisions_per_s:,.0f}"),
        ("driven_per_s", f"{figures.driven_per_s:,.0f}"),
        ("games_per_s", f"{figures.games_per_s:,.1f}"),
        ("copy_us", f"{figures.copy_us:.3f}"),
        ("copy_decisions", f"{figures.copy_decisions:.2f}"),
        ("interpreted_ratio", f"{figures.interpreted_ratio:.1f}"),
    ]
    if figures.match_ratio is not None:
        rows.append(("match_ratio", f"{figures.match_ratio:.2f}"))
    if figures.memory_kb is not None:
        rows.append(("memory", f"{figures.memory_kb:,.0f}"))
    for key, figure in rows:
        grid.add_row(phrase(f"bench.{key}"), figure)
    return grid
