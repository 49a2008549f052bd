"""`motherlode sweep GAME --set KEY=4..8`: plays a match with several values of a content key."""

import json
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.base_argument_parser import Arguments, Parser, Subparsers, add_json
from motherlode.cli.board_picture import show_generated_boards
from motherlode.cli.console_output import console
from motherlode.cli.html_output import add_html, refuse_unwritable, write_page
from motherlode.cli.play import check_language
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.shared_lab_arguments import (
    add_bot_command,
    add_bots,
    add_edition,
    add_games,
    add_journal,
    add_worker_options,
    bots_given,
    chosen_options,
    edition_given,
    pool_from,
)
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.game import Game
from motherlode.lab.measures.summary_statistics import Estimate
from motherlode.lab.pages.sweep_page import page, share_names
from motherlode.lab.pages.translated_texts import page_language
from motherlode.lab.runs.match import Match
from motherlode.lab.runs.sweep import SweepResult, read_sweep, run_sweep

WIDTH = 19


def add(subparsers: Subparsers) -> None:
    add_bot_command(subparsers, "sweep", add_arguments)


def add_arguments(parser: Parser, game: Game) -> None:
    parser.add_argument(
        "--set", metavar="KEY=VALUES", dest="sets", action="append", required=True,
        help=phrase("help.set"),
    )  # fmt: skip
    add_bots(parser, "greedy,greedy", "help.sweep_bots")
    add_games(parser, 200, "help.sweep_games")
    add_edition(parser)
    add_worker_options(parser)
    add_journal(parser)
    add_html(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays a match with each value, showing progress; prints a small plot and writes the page."""
    refuse_unwritable(arguments.html, arguments.edition, arguments.journal)
    check_language(arguments.language)
    match = Match(
        game=arguments.game.name,
        bots=bots_given(arguments),
        games=arguments.games,
        seed=arguments.seed,
        options=chosen_options(arguments),
        edition=edition_given(arguments.game, arguments.edition),
    )
    sweep = read_sweep(match, arguments.sets)
    show_generated_boards([match])
    games = len(sweep.settings()) * match.games
    with pool_from(arguments) as pool, progress_bar(phrase("sweep.playing"), games) as progress:
        result = run_sweep(sweep, pool, progress, arguments.journal)
    if arguments.html is not None:
        with page_language(arguments.language):
            write_page(arguments.html, page(result))
    if arguments.json:
        print(json.dumps(result.as_data()))
        return 0
    console().print(plot_grid(arguments.game, result))
    if arguments.html is not None:
        console().print(phrase("sweep.written", file=arguments.html), soft_wrap=True)
    return 0


def plot_grid(game: Game, result: SweepResult) -> Grid:
    """A grid with a row for each setting: the first bot's win share and the number of rounds."""
    parameters = result.sweep.parameters
    keys = ", ".join(parameter.key for parameter in parameters)
    games = result.sweep.match.games
    heading = phrase("sweep.title", title=game.title, keys=keys, games=games)
    grid = Grid(title=heading, caption=phrase("sweep.now"), title_justify="left",
                caption_justify="left")  # fmt: skip
    for parameter in parameters:
        grid.add_column(parameter.key.rpartition(".")[2], justify="right", no_wrap=True)
    for column in (phrase("sweep.wins", name=share_names(result)[0]), phrase("sweep.rounds")):
        grid.add_column(column, no_wrap=True)
        grid.add_column("", justify="right", no_wrap=True)
    shares = [point.shares[0] for point in result.points]
    rounds = [point.rounds for point in result.points]
    for point, share, length in zip(result.points, shares, rounds, strict=True):
        values = [
            f"{'* ' if value == parameter.default else ''}{value}"
            for parameter, value in zip(parameters, point.setting, strict=True)
        ]
        percent = f"{share.value:.1%}" if share else "-"
        cells = [*values, whiskers(share, shares), percent,
                 whiskers(length, rounds), f"{length.value:.1f}"]  # fmt: skip
        grid.add_row(*(Text(cell) for cell in cells))
    return grid


def whiskers(found: Estimate | None, among: Sequence[Estimate | None]) -> str:
    """Draws an estimate and its interval, `├──●──┤`, on a scale that fits all estimates `among`."""
    if found is None:
        return ""
    known = [each for each in among if each is not None]
    low = min(each.low for each in known)
    span = max(each.high for each in known) - low or 1.0
    left, middle, right = (
        round((WIDTH - 1) * (edge - low) / span) for edge in (found.low, found.value, found.high)
    )
    line = ["─" if left <= place <= right else " " for place in range(WIDTH)]
    line[left], line[right] = "├", "┤"
    line[middle] = "●"
    return "".join(line)
