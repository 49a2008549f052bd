"""`motherlode match GAME --bots A,B --games N`: bots against each other, with 95 % intervals."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.arguments import Arguments, BadUsage, Parser, Subparsers, add_json, whole_number
from motherlode.cli.bot_args import (
    add_bots,
    add_contest,
    add_crew,
    add_edition,
    add_games,
    bots_given,
    chosen_options,
    crew_given,
    edition_given,
    width,
)
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Game
from motherlode.lab.runs.match import Match, Result, from_position
from motherlode.lab.runs.results import refuse_over
from motherlode.lab.runs.run import Run, check_run, play_run
from motherlode.records.source import load_place, parse_place, short_text

MOST_ENTRIES = 1_000_000


def add(subparsers: Subparsers) -> None:
    add_contest(subparsers, "match", add_title)


def add_title(parser: Parser, game: Game) -> None:
    add_bots(parser, "greedy,random", "help.bots")
    add_games(parser, 1000, "help.games")
    add_edition(parser)
    parser.add_argument("--stop-width", metavar="W", type=width, help=phrase("help.stop_width"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrase("help.results"))
    parser.add_argument(
        "--record", metavar="FILE", type=parse_place, help=phrase("help.match_record")
    )
    entry = whole_number(0, MOST_ENTRIES)
    parser.add_argument("--at", metavar="N", type=entry, help=phrase("help.match_at"))
    add_crew(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays the match under a bar, or goes on with it; prints its standings."""
    refuse_over(arguments.out, arguments.edition, arguments.record)
    match = wanted(arguments)
    [result] = played(Run((match,), arguments.stop_width or 0.0, arguments.out), arguments)
    if arguments.json:
        print(json.dumps(result.as_data()))
    else:
        console().print(standings(arguments.title, result))
    return 0


def wanted(arguments: Arguments) -> Match:
    """The match that was asked for: new games, or games that go on from a record's position."""
    if arguments.at is not None and arguments.record is None:
        raise BadUsage(phrase("errors.at_alone"))
    if arguments.record is not None:
        if arguments.edition is not None or chosen_options(arguments):
            raise BadUsage(phrase("errors.recorded"))
        begun = load_place(arguments.record)
        record = begun.record
        if record.game != arguments.title.name:
            file, game = short_text(arguments.record), record.game
            raise BadOptions(phrase("errors.other_game", file=file, game=game))
        at = begun.at if arguments.at is None else arguments.at
        return from_position(record, at, bots_given(arguments), arguments.games, arguments.seed)
    return Match(
        game=arguments.title.name,
        bots=bots_given(arguments),
        games=arguments.games,
        seed=arguments.seed,
        options=chosen_options(arguments),
        edition=edition_given(arguments.title, arguments.edition),
    )


def played(run: Run, arguments: Arguments) -> list[Result]:
    """Plays a run by the crew that was asked for, under a bar."""
    check_run(run)
    with crew_given(arguments) as crew, bar(phrase("match.playing"), run.games) as done:
        return play_run(run, crew, done)


def standings(game: Game, result: Result) -> Grid:
    """A row for each bot: wins, share, and where the share lies with 95 % certainty."""
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
