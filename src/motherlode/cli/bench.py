"""`motherlode bench engine`: measures how fast the rules run, compiled and interpreted.

`bench search` and `bench server` have modules of their own.
"""

import json
from dataclasses import asdict

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
from motherlode.lab.bench.instructions import (
    Instructions,
    count_instructions,
    tables_of,
    why_not_counted,
)

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
    command.add_argument("--instructions", action="store_true", help=phrase("help.instructions"))
    add_json(command)
    command.set_defaults(run=run)
    bench_search.add(commands)
    bench_server.add(commands)


def run(arguments: Arguments) -> int:
    """Measures a game's speed, showing a spinner; prints the figures."""
    game = game_or_first(arguments.game)
    if arguments.instructions:
        return print_instructions(game, arguments.json)
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


def print_instructions(game: str, as_json: bool) -> int:
    """Counts a game's instructions and prints them; without valgrind one line says so."""
    counted: list[Instructions] = []
    if reason := why_not_counted():
        console(stderr=True).print(phrase(reason))
    else:
        with console(stderr=True).status(phrase("bench.measuring", what=game)):
            counted = [count_instructions(game, seats) for seats in tables_of(game)]
    if as_json:
        print(json.dumps([asdict(figures) for figures in counted]))
    elif counted:
        console().print(instructions_grid(counted))
    return 0


def instructions_grid(counted: list[Instructions]) -> Grid:
    """A grid with a row for each table."""
    grid = Grid(title=phrase("bench.instructions", game=counted[0].game), title_justify="left")
    for column in ("seats", "decisions", "instructions_in_all", "per_decision"):
        grid.add_column(phrase(f"bench.{column}"), justify="right")
    for figures in counted:
        whole = (figures.decisions, figures.instructions, round(figures.per_decision))
        grid.add_row(str(figures.seats), *(f"{number:,}" for number in whole))
    return grid


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
        ("greedy_us", f"{figures.greedy_us:.2f}"),
        ("greedy_ratio", f"{figures.greedy_ratio:.2f}"),
        ("interpreted_ratio", f"{figures.interpreted_ratio:.1f}"),
    ]
    if figures.match_ratio is not None:
        rows.append(("match_ratio", f"{figures.match_ratio:.2f}"))
    if figures.memory_kb is not None:
        rows.append(("memory", f"{figures.memory_kb:,.0f}"))
    for key, figure in rows:
        grid.add_row(phrase(f"bench.{key}"), figure)
    return grid
