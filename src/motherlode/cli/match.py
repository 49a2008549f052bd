"""`motherlode match GAME --bots A,B --games N`: plays bots against each other."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.base_argument_parser import (
    Arguments,
    BadUsage,
    Parser,
    Subparsers,
    add_json,
    whole_number,
)
from motherlode.cli.board_picture import show_generated_boards
from motherlode.cli.console_output import console
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.shared_lab_arguments import (
    add_bot_command,
    add_bots,
    add_edition,
    add_games,
    add_worker_options,
    bots_given,
    chosen_options,
    edition_given,
    pool_from,
    width,
)
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Game
from motherlode.lab.runs.csv_and_parquet import refuse_overwrite
from motherlode.lab.runs.match import Match, Result, match_from_record
from motherlode.lab.runs.resumable_run import Run, check_run, play_run
from motherlode.records.file_or_link import load_place, parse_place, short_text

MAX_ENTRIES = 1_000_000


def add(subparsers: Subparsers) -> None:
    add_bot_command(subparsers, "match", add_arguments)


def add_arguments(parser: Parser, game: Game) -> None:
    add_bots(parser, "greedy,random", "help.bots")
    add_games(parser, 1000, "help.games")
    add_edition(parser)
    parser.add_argument("--stop-width", metavar="W", type=width, help=phrase("help.stop_width"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrase("help.results"))
    parser.add_argument(
        "--record", metavar="FILE", type=parse_place, help=phrase("help.match_record")
    )
    entry = whole_number(0, MAX_ENTRIES)
    parser.add_argument("--at", metavar="N", type=entry, help=phrase("help.match_at"))
    add_worker_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays the match, or resumes it, showing progress; prints its standings."""
    refuse_overwrite(arguments.out, arguments.edition, arguments.record)
    run = Run((match_given(arguments),), arguments.stop_width or 0.0, arguments.out)
    [result] = play_with_progress(run, arguments)
    if arguments.json:
        print(json.dumps(result.as_data()))
    else:
        console().print(standings_grid(arguments.game, result))
    return 0


def match_given(arguments: Arguments) -> Match:
    """The match of the command line: new games, or games that continue from a record."""
    if arguments.at is not None and arguments.record is None:
        raise BadUsage(phrase("errors.at_alone"))
    if arguments.record is not None:
        if arguments.edition is not None or chosen_options(arguments):
            raise BadUsage(phrase("errors.recorded"))
        source = load_place(arguments.record)
        record = source.record
        if record.game != arguments.game.name:
            names = {"game": record.game, "wanted": arguments.game.name}
            file = short_text(arguments.record)
            raise BadOptions(phrase("errors.other_game", file=file, **names))
        at = source.at if arguments.at is None else arguments.at
        return match_from_record(record, at, bots_given(arguments), arguments.games, arguments.seed)
    return Match(
        game=arguments.game.name,
        bots=bots_given(arguments),
        games=arguments.games,
        seed=arguments.seed,
        options=chosen_options(arguments),
        edition=edition_given(arguments.game, arguments.edition),
    )


def play_with_progress(run: Run, arguments: Arguments) -> list[Result]:
    """Plays a run on the worker pool of the command line, under a progress bar."""
    check_run(run)
    show_generated_boards(run.matches)
    label = phrase("match.playing")
    with pool_from(arguments) as pool, progress_bar(label, run.games) as progress:
        return play_run(run, pool, progress)


def standings_grid(game: Game, result: Result) -> Grid:
    """A grid with a row for each bot: wins, win share, and the share's 95 % interval."""
    heading = phrase("match.title", title=game.title, games=result.games)
    grid = Grid(title=heading, title_justify="left")
    for column in ("bot", "wins", "share", "interval"):
        grid.add_column(phrase(f"match.{column}"), justify="left" if column == "bot" else "right")
    for standing in result.standings:
        low, high = standing.interval()
        row = (
            standing.bot,
            f"{standing.wins:g}",
            f"{standing.share():.1%}",
            f"{low:.1%} - {high:.1%}",
        )
        grid.add_row(*(Text(cell) for cell in row))
    return grid
