"""`motherlode ladder GAME`: plays bots against each other and prints their ratings."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode import bots
from motherlode.cli.base_argument_parser import Arguments, Parser, Subparsers, add_json
from motherlode.cli.console_output import console
from motherlode.cli.html_output import add_html, refuse_unwritable, write_page
from motherlode.cli.match import play_with_progress
from motherlode.cli.play import check_language
from motherlode.cli.shared_lab_arguments import (
    add_bot_command,
    add_bots,
    add_games,
    add_worker_options,
    bots_given,
    chosen_options,
    game_count,
    width,
)
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.game import Game
from motherlode.lab.pages.ladder_page import page
from motherlode.lab.pages.translated_texts import page_language
from motherlode.lab.runs.csv_and_parquet import journal_path
from motherlode.lab.runs.ladder import Ladder, Rung, Standings, rate


def add(subparsers: Subparsers) -> None:
    add_bot_command(subparsers, "ladder", add_arguments)


def add_arguments(parser: Parser, game: Game) -> None:
    add_bots(parser, ",".join(bots.names()), "help.ladder_bots")
    add_games(parser, 400, "help.rungs", least=2)
    count = game_count(2)
    parser.add_argument("--dear", metavar="N", type=count, default=0, help=phrase("help.dear"))
    parser.add_argument("--stop-width", metavar="W", type=width, help=phrase("help.stop_width"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrase("help.results"))
    add_worker_options(parser)
    add_html(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays every pairing of bots, or resumes them, showing progress; prints the ratings."""
    out = arguments.out
    refuse_unwritable(arguments.html, out, journal_path(out) if out is not None else None)
    check_language(arguments.language)
    ladder = Ladder(
        game=arguments.game.name,
        bots=bots_given(arguments),
        games=arguments.games,
        slow_games=arguments.dear,
        seed=arguments.seed,
        options=chosen_options(arguments),
    )
    results = play_with_progress(ladder.run(arguments.stop_width or 0.0, out), arguments)
    standings = rate(ladder, results)
    if arguments.html is not None:
        with page_language(arguments.language):
            write_page(arguments.html, page(standings))
    if arguments.json:
        print(json.dumps(standings.as_data()))
        return 0
    console().print(rating_grid(arguments.game, standings))
    if arguments.html is not None:
        console().print(phrase("ladder.written", file=arguments.html), soft_wrap=True)
    return 0


def rating_grid(game: Game, standings: Standings) -> Grid:
    """A grid of bots, the strongest on top: rating, and win share against the bot below."""
    results = standings.results
    games = sum(result.games for result in results)
    heading = phrase("ladder.title", title=game.title, games=games, pairings=len(results))
    grid = Grid(title=heading, title_justify="left")
    for column in ("bot", "rating", "below", "interval"):
        grid.add_column(phrase(f"ladder.{column}"), justify="left" if column == "bot" else "right")
    for rung in reversed(standings.rungs):
        grid.add_row(*(Text(cell) for cell in rung_cells(rung)))
    return grid


def rung_cells(rung: Rung) -> tuple[str, str, str, str]:
    """The cells of a bot's row: name, rating, win share against the bot below, its interval."""
    rating = f"{rung.rating:+.0f} ± {rung.spread:.0f}" if rung.spread else "0"
    if rung.share is None or rung.interval is None:
        return rung.bot, rating, "", ""
    low, high = rung.interval
    return rung.bot, rating, f"{rung.share:.1%}", f"{low:.1%} - {high:.1%}"
