"""`motherlode ladder GAME`: ratings of bots with intervals, the same for the same seed."""

import json

from rich.table import Table as Grid
from rich.text import Text

from motherlode import bots
from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_json, whole_number
from motherlode.cli.gameoptions import add_options, options_given
from motherlode.cli.match import MOST_GAMES, MOST_WORKERS
from motherlode.cli.phrases import phrase
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.kernel import registry
from motherlode.kernel.title import Title
from motherlode.lab.ladder import Ladder, Rung, Standings, climb


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "ladder")
    games = parser.add_subparsers(metavar="GAME", required=True)
    for title in registry.titles().values():
        add_title(games, title)


def add_title(games: Subparsers, title: Title) -> None:
    parser = games.add_parser(title.name, help=title.title, description=phrase("help.ladder"))
    usual = ",".join(bots.names())
    parser.add_argument("--bots", metavar="A,B", default=usual, help=phrase("help.ladder_bots"))
    count = whole_number(2, MOST_GAMES)
    parser.add_argument("--games", metavar="N", type=count, default=400, help=phrase("help.rungs"))
    parser.add_argument("--seed", metavar="S", default="1", help=phrase("help.match_seed"))
    workers = whole_number(1, MOST_WORKERS)
    parser.add_argument("--workers", metavar="N", type=workers, help=phrase("help.workers"))
    add_options(parser, title)
    add_json(parser)
    parser.set_defaults(run=run, title=title)


def run(arguments: Arguments) -> int:
    """Plays every pairing under a bar; prints the ratings."""
    ladder = Ladder(
        game=arguments.title.name,
        bots=tuple(name.strip() for name in arguments.bots.split(",")),
        games=arguments.games,
        seed=arguments.seed,
        options=tuple(options_given(arguments, arguments.title).items()),
    )
    for name in ladder.bots:
        bots.make(name, 0)
    with bar(phrase("ladder.playing"), len(ladder.pairings()) * ladder.games) as done:
        standings = climb(ladder, arguments.workers, done)
    if arguments.json:
        print(json.dumps(standings.as_data()))
    else:
        console().print(rating_table(arguments.title, standings))
    return 0


def rating_table(title: Title, standings: Standings) -> Grid:
    """The strongest on top, each with its share of wins over the one below."""
    heading = phrase("ladder.title", title=title.title, games=standings.ladder.games)
    grid = Grid(title=heading, title_justify="left")
    for column in ("bot", "rating", "below", "interval"):
        grid.add_column(phrase(f"ladder.{column}"), justify="left" if column == "bot" else "right")
    for rung in reversed(standings.rungs):
        grid.add_row(*(Text(cell) for cell in row(rung)))
    return grid


def row(rung: Rung) -> tuple[str, str, str, str]:
    rating = f"{rung.rating:+.0f} ± {rung.spread:.0f}" if rung.spread else "0"
    if rung.share is None or rung.interval is None:
        return rung.bot, rating, "", ""
    low, high = rung.interval
    return rung.bot, rating, f"{rung.share:.1%}", f"{low:.1%} - {high:.1%}"
