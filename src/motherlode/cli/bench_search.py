"""`motherlode bench search`: iterations a second, and OpenSpiel's ISMCTS on the same game."""

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
from motherlode.cli.phrases import phrase
from motherlode.cli.screen import console
from motherlode.lab.bench_search import SearchFigures, as_data, measure_search
from motherlode.lab.stats import wilson

LONGEST = 600
MOST_GAMES = 100_000


def add(commands: Subparsers) -> None:
    command = add_command(commands, "bench search")
    add_game(command)
    seconds = whole_number(1, LONGEST)
    command.add_argument(
        "--seconds", metavar="N", type=seconds, default=4, help=phrase("help.seconds")
    )
    games = whole_number(1, MOST_GAMES)
    command.add_argument("--duel", metavar="GAMES", type=games, help=phrase("help.duel"))
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Measures under a spinner; prints the figures."""
    game = game_or_first(arguments.game)
    with console(stderr=True).status(phrase("bench.measuring", what=game)):
        figures = measure_search(game, arguments.seconds)
        compare(figures, arguments)
    if arguments.json:
        print(json.dumps(as_data(figures)))
    else:
        console().print(figures_table(figures))
    return 0


def compare(figures: SearchFigures, arguments: Arguments) -> None:
    """Measures OpenSpiel's bot too, where OpenSpiel is installed."""
    try:
        from motherlode.envs import peer
    except ImportError:
        return
    figures.openspiel_per_s = peer.their_rate(figures.game, arguments.seconds)
    figures.times_openspiel = figures.iterations_per_s / figures.openspiel_per_s
    if arguments.duel:
        figures.duel_games = arguments.duel
        figures.duel_wins = peer.duel(figures.game, 1.0, arguments.duel)


def figures_table(figures: SearchFigures) -> Grid:
    grid = Grid(title=phrase("bench.search", game=figures.game), title_justify="left")
    grid.show_header = False
    grid.add_column()
    grid.add_column(justify="right")
    rows = [
        ("games_per_s", f"{figures.games_per_s:,.1f}"),
        ("iterations_per_s", f"{figures.iterations_per_s:,.1f}"),
        ("share", f"{figures.share:.2f}"),
        ("guided_per_s", f"{figures.guided_per_s:,.1f}"),
    ]
    if figures.openspiel_per_s:
        rows.append(("openspiel_per_s", f"{figures.openspiel_per_s:,.1f}"))
        rows.append(("times_openspiel", f"{figures.times_openspiel:,.0f}"))
    if figures.duel_games:
        low, high = wilson(figures.duel_wins, figures.duel_games)
        share = figures.duel_wins / figures.duel_games
        rows.append(("duel", f"{share:.1%} ({low:.1%} - {high:.1%})"))
    for key, figure in rows:
        grid.add_row(phrase(f"bench.{key}"), figure)
    return grid
