"""`motherlode balance GAME`: one bot plays every seat; prints the balance report.

Gates are balance criteria; the exit code is 1 if one is missed, 0 if all are kept or not known yet.
"""

import argparse
import json
from pathlib import Path

from motherlode.bots import registry
from motherlode.cli.balance_report_text import gates_grid, markdown, summary
from motherlode.cli.base_argument_parser import Arguments, BadUsage, Parser, Subparsers, add_json
from motherlode.cli.board_picture import show_generated_boards
from motherlode.cli.console_output import console
from motherlode.cli.html_output import add_html, refuse_unwritable, write_page
from motherlode.cli.play import check_language
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.shared_lab_arguments import (
    add_bot_command,
    add_edition,
    add_journal,
    add_worker_options,
    chosen_options,
    edition_given,
    game_count,
    pool_from,
)
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.game import Game
from motherlode.lab.measures.balance import BalanceConfig, Report, balance
from motherlode.lab.measures.edition_comparison import Comparison, compare, student_quantile
from motherlode.lab.measures.gates import MISSED
from motherlode.lab.measures.people_games import PeopleGames, read_people_games
from motherlode.lab.pages.balance_page import page
from motherlode.lab.pages.translated_texts import page_language
from motherlode.records.game_files import count_games

EXIT_MISSED = 1
QUICK_GAMES, SLOW_GAMES = 2000, 200
"""Games for each number of seats unless the user says otherwise; SLOW_GAMES by bots that search.

The 95 % interval of a share is at most 4.4 points wide after 2000 games, 14 points after 200: few
games of strong bots can show that a gate is missed, hardly ever that it is kept.
"""
BOX = "box"
FOR_BOTS = ("against", "journal", "html", "markdown", "games")
"""Flags that say nothing about games that people played."""


def add(subparsers: Subparsers) -> None:
    add_bot_command(subparsers, "balance", add_arguments)


def add_arguments(parser: Parser, game: Game) -> None:
    parser.add_argument("--bot", default="greedy", help=phrase("help.balance_bot"))
    parser.add_argument(
        "--games", metavar="N", type=game_count(1), help=phrase("help.balance_games")
    )
    parser.add_argument(
        "--players", metavar="N,N", type=counts, default=(), help=phrase("help.balance_players")
    )
    add_edition(parser)
    parser.add_argument(
        "--from", dest="source", metavar="FILE", type=Path, help=phrase("help.balance_from")
    )
    parser.add_argument("--against", metavar="FILE", type=Path, help=phrase("help.against"))
    add_worker_options(parser)
    add_journal(parser)
    parser.add_argument("--markdown", action="store_true", help=phrase("help.balance_markdown"))
    add_html(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def counts(text: str) -> tuple[int, ...]:
    """Reads whole numbers separated by commas, each kept once, for argparse: `2,3,2` gives (2,
    3)."""
    parts = text.split(",")
    if not all(part.strip().isdecimal() and len(part) < 4 for part in parts):
        raise argparse.ArgumentTypeError(phrase("errors.numbers", text=repr(text[:40])))
    return tuple(dict.fromkeys(int(part) for part in parts))


def run(arguments: Arguments) -> int:
    """Plays the games, showing progress, and prints the report; returns 1 if a gate is missed."""
    if arguments.source is not None:
        return measure_people(arguments)
    refuse_unwritable(arguments.html, arguments.edition, arguments.against, arguments.journal)
    check_language(arguments.language)
    config = config_from(arguments, arguments.edition)
    configs = [config]
    if arguments.against is not None:
        student_quantile(1)  # If SciPy is missing, this fails before the games, not after them.
        box = arguments.against == Path(BOX)
        before = None if box else arguments.against
        configs.insert(0, config.with_content(edition_given(arguments.game, before)))
    show_generated_boards(config.matches().values())
    games = sum(len(each.matches()) * each.games for each in configs)
    with pool_from(arguments) as pool, progress_bar(phrase("balance.playing"), games) as progress:
        *other, report = balance(configs, pool, progress, arguments.journal)
    comparison = compare(other[0], report) if other else None
    if arguments.html is not None:
        with page_language(arguments.language):
            write_page(arguments.html, page(report, comparison, _names(arguments, comparison)))
    show(arguments, report, comparison)
    return EXIT_MISSED if report.outcome == MISSED else 0


def measure_people(arguments: Arguments) -> int:
    """Prints the report on people's games in a file; returns 1 if a gate is missed."""
    for name in FOR_BOTS:
        if getattr(arguments, name):
            raise BadUsage(phrase("balance.for_bots", flag=f"--{name}"))
    config, file = config_from(arguments, arguments.edition), arguments.source
    with progress_bar(phrase("balance.reading"), count_games(file)) as progress:
        games = read_people_games(config, file, progress)
    report = games.report(config)
    if arguments.json:
        print(json.dumps({**report.as_data(), "from": games.as_data()}))
    else:
        heading = phrase("balance.people", title=arguments.game.title, games=games.count)
        console().print(gates_grid(heading, report, None))
        console().print(summary(arguments.game, report))
        print_left_out(games)
    return EXIT_MISSED if report.outcome == MISSED else 0


def print_left_out(games: PeopleGames) -> None:
    """Says which games and entries of a file were not measured."""
    for reason, count in sorted(games.left_out.items()):
        console().print(phrase(f"balance.{reason}", count=count), soft_wrap=True)
    if entries := games.stand_in_entries:
        text = phrase("balance.stand_ins", entries=entries, games=games.with_stand_ins)
        console().print(text, soft_wrap=True)


def _names(arguments: Arguments, comparison: Comparison | None) -> tuple[str, str]:
    """The names of the two contents compared: the one of `--against`, and the one measured."""
    box = phrase("balance.box", arguments.language)
    after = arguments.edition.name if arguments.edition else box
    before = arguments.against.name if arguments.against else ""
    before = box if before == BOX else before
    defaults = _default_options(comparison)
    return (f"{before} ({defaults})" if defaults else before, after)


def _default_options(comparison: Comparison | None) -> str:
    """The options that the content of `--against` was played without, like `--layout default`."""
    options = comparison.options_left_out if comparison else {}
    return ", ".join(f"--{name} {value}" for name, value in options.items())


def config_from(arguments: Arguments, edition: Path | None) -> BalanceConfig:
    usual_games = QUICK_GAMES if registry.is_quick(arguments.bot) else SLOW_GAMES
    return BalanceConfig(
        arguments.game.name,
        arguments.bot,
        arguments.games or usual_games,
        arguments.seed,
        chosen_options(arguments),
        edition_given(arguments.game, edition),
        arguments.players,
    )


def show(arguments: Arguments, report: Report, comparison: Comparison | None) -> None:
    """Prints the report as JSON with `--json`, as Markdown with `--markdown`, or else as grids."""
    if arguments.json:
        against = {"against": comparison.as_data()} if comparison else {}
        print(json.dumps({**report.as_data(), **against}))
        return
    game = arguments.game
    heading = phrase(
        "balance.title", title=game.title, games=report.config.games, bot=report.config.bot
    )
    if arguments.markdown:
        print("\n".join(markdown(heading, report, comparison)))
        if defaults := _default_options(comparison):
            print("\n" + phrase("balance.as_usual", options=defaults))
        return
    console().print(gates_grid(heading, report, comparison))
    if defaults := _default_options(comparison):
        console().print(phrase("balance.as_usual", options=defaults))
    console().print(summary(game, report))
    if arguments.html is not None:
        console().print(phrase("balance.written", file=arguments.html), soft_wrap=True)
