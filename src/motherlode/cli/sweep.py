"""`motherlode sweep GAME --set KEY=4..8`: what a value of the content does to shares and length."""

import json
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.arguments import Arguments, Parser, Subparsers, add_json
from motherlode.cli.bot_args import (
    add_bots,
    add_contest,
    add_crew,
    add_edition,
    add_games,
    add_journal,
    bots_given,
    chosen_options,
    crew_given,
    edition_given,
)
from motherlode.cli.pages import add_html, refuse_unwritable, write_page
from motherlode.cli.play import check_language
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.kernel.game import Game
from motherlode.lab.measures.metrics import Measure
from motherlode.lab.pages.page_text import speaking
from motherlode.lab.pages.sweep_page import page, seat_names
from motherlode.lab.runs.match import Match
from motherlode.lab.runs.sweep import Swept, read_sweep, run_sweep

WIDTH = 19


def add(subparsers: Subparsers) -> None:
    add_contest(subparsers, "sweep", add_title)


def add_title(parser: Parser, game: Game) -> None:
    parser.add_argument(
        "--set", metavar="KEY=VALUES", dest="sets", action="append", required=True,
        help=phrase("help.set"),
    )  # fmt: skip
    add_bots(parser, "greedy,greedy", "help.sweep_bots")
    add_games(parser, 200, "help.sweep_games")
    add_edition(parser)
    add_crew(parser)
    add_journal(parser)
    add_html(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays every value under a bar; prints a small plot, and writes the page."""
    refuse_unwritable(arguments.html, arguments.edition, arguments.journal)
    check_language(arguments.language)
    match = Match(
        game=arguments.title.name,
        bots=bots_given(arguments),
        games=arguments.games,
        seed=arguments.seed,
        options=chosen_options(arguments),
        edition=edition_given(arguments.title, arguments.edition),
    )
    sweep = read_sweep(match, arguments.sets)
    games = len(sweep.settings()) * match.games
    with crew_given(arguments) as crew, bar(phrase("sweep.playing"), games) as done:
        swept = run_sweep(sweep, crew, done, arguments.journal)
    if arguments.html is not None:
        with speaking(arguments.language):
            write_page(arguments.html, page(swept))
    if arguments.json:
        print(json.dumps(swept.as_data()))
        return 0
    console().print(plot(arguments.title, swept))
    if arguments.html is not None:
        console().print(phrase("sweep.written", file=arguments.html), soft_wrap=True)
    return 0


def plot(game: Game, swept: Swept) -> Grid:
    """A row a setting: the first share and the length, as numbers and as dots with whiskers."""
    keys = ", ".join(axis.key for axis in swept.sweep.axes)
    games = swept.sweep.match.games
    heading = phrase("sweep.title", title=game.title, keys=keys, games=games)
    grid = Grid(title=heading, caption=phrase("sweep.now"), title_justify="left",
                caption_justify="left")  # fmt: skip
    for axis in swept.sweep.axes:
        grid.add_column(axis.key.rpartition(".")[2], justify="right", no_wrap=True)
    for column in (phrase("sweep.wins", name=seat_names(swept)[0]), phrase("sweep.rounds")):
        grid.add_column(column, no_wrap=True)
        grid.add_column("", justify="right", no_wrap=True)
    shares = [point.shares[0] for point in swept.points]
    rounds = [point.rounds for point in swept.points]
    for point, share, length in zip(swept.points, shares, rounds, strict=True):
        values = [
            f"{'* ' if value == axis.usual else ''}{value}"
            for axis, value in zip(swept.sweep.axes, point.setting, strict=True)
        ]
        said = f"{share.value:.1%}" if share else "-"
        cells = [*values, whiskers(share, shares), said,
                 whiskers(length, rounds), f"{length.value:.1f}"]  # fmt: skip
        grid.add_row(*(Text(cell) for cell in cells))
    return grid


def whiskers(found: Measure | None, among: Sequence[Measure | None]) -> str:
    """A measure as a line of text: `├──●──┤`, on one scale with its neighbours."""
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
