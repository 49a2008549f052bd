"""`motherlode ladder GAME`: ratings of bots with intervals, the same for the same seed."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode import bots
from motherlode.cli.arguments import Arguments, Parser, Subparsers, add_json
from motherlode.cli.bot_args import (
    add_bots,
    add_contest,
    add_crew,
    add_games,
    bots_given,
    chosen_options,
    games,
    width,
)
from motherlode.cli.match import played
from motherlode.cli.pages import add_html, refuse_unwritable, write_page
from motherlode.cli.play import check_language
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.kernel.game import Game
from motherlode.lab.pages.ladder_page import page
from motherlode.lab.pages.page_text import speaking
from motherlode.lab.runs.ladder import Ladder, Rung, Standings, standings
from motherlode.lab.runs.results import journal_of


def add(subparsers: Subparsers) -> None:
    add_contest(subparsers, "ladder", add_title)


def add_title(parser: Parser, game: Game) -> None:
    add_bots(parser, ",".join(bots.names()), "help.ladder_bots")
    add_games(parser, 400, "help.rungs", least=2)
    parser.add_argument("--dear", metavar="N", type=games(2), default=0, help=phrase("help.dear"))
    parser.add_argument("--stop-width", metavar="W", type=width, help=phrase("help.stop_width"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrase("help.results"))
    add_crew(parser)
    add_html(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays every pairing under a bar, or goes on with them; prints the ratings."""
    out = arguments.out
    refuse_unwritable(arguments.html, out, journal_of(out) if out is not None else None)
    check_language(arguments.language)
    ladder = Ladder(
        game=arguments.title.name,
        bots=bots_given(arguments),
        games=arguments.games,
        dear=arguments.dear,
        seed=arguments.seed,
        options=chosen_options(arguments),
    )
    results = played(ladder.run(arguments.stop_width or 0.0, out), arguments)
    found = standings(ladder, results)
    if arguments.html is not None:
        with speaking(arguments.language):
            write_page(arguments.html, page(found))
    if arguments.json:
        print(json.dumps(found.as_data()))
        return 0
    console().print(rating_table(arguments.title, found))
    if arguments.html is not None:
        console().print(phrase("ladder.written", file=arguments.html), soft_wrap=True)
    return 0


def rating_table(game: Game, standings: Standings) -> Grid:
    """The strongest on top, each with its share of wins over the one below."""
    results = standings.results
    games = sum(result.games for result in results)
    heading = phrase("ladder.title", title=game.title, games=games, pairings=len(results))
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
