"""`motherlode match GAME --bots A,B --games N`: bots against each other, with 95 % intervals."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_json, whole_number
from motherlode.cli.gameoptions import add_options, options_given
from motherlode.cli.phrases import phrase
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.kernel import registry
from motherlode.kernel.title import Title
from motherlode.lab.match import Match, Result, run_match

MOST_GAMES = 100_000_000
MOST_WORKERS = 1024


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "match")
    games = parser.add_subparsers(metavar="GAME", required=True)
    for title in registry.titles().values():
        add_title(games, title)


def add_title(games: Subparsers, title: Title) -> None:
    parser = games.add_parser(title.name, help=title.title, description=phrase("help.match"))
    parser.add_argument("--bots", metavar="A,B", default="greedy,random", help=phrase("help.bots"))
    count = whole_number(1, MOST_GAMES)
    parser.add_argument("--games", metavar="N", type=count, default=1000, help=phrase("help.games"))
    parser.add_argument("--seed", metavar="S", default="1", help=phrase("help.match_seed"))
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))
    workers = whole_number(1, MOST_WORKERS)
    parser.add_argument("--workers", metavar="N", type=workers, help=phrase("help.workers"))
    add_options(parser, title)
    add_json(parser)
    parser.set_defaults(run=run, title=title)


def run(arguments: Arguments) -> int:
    """Plays the match under a bar; prints its standings."""
    match = Match(
        game=arguments.title.name,
        bots=tuple(name.strip() for name in arguments.bots.split(",")),
        games=arguments.games,
        seed=arguments.seed,
        options=tuple(options_given(arguments, arguments.title).items()),
        edition=str(arguments.edition or ""),
    )
    match.setup()
    with bar(phrase("match.playing"), match.games) as done:
        result = run_match(match, arguments.workers, done)
    if arguments.json:
        print(json.dumps(result.as_data()))
    else:
        console().print(standings(arguments.title, result))
    return 0


def standings(title: Title, result: Result) -> Grid:
    """A row for each bot: wins, share, and where the share lies with 95 % certainty."""
    heading = phrase("match.title", title=title.title, games=result.match.games)
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
