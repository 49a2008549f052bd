"""`motherlode balance GAME`: equal bots play; gates, seats, length and content are measured."""

import argparse
import json
from pathlib import Path

from motherlode.cli.arguments import Arguments, Parser, Subparsers, add_json
from motherlode.cli.balance_table import gates_table, markdown, summary
from motherlode.cli.bot_args import (
    add_contest,
    add_crew,
    add_edition,
    add_games,
    add_journal,
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
from motherlode.lab.measures.balance import Report, Trial, balance
from motherlode.lab.measures.comparison import Comparison, compare
from motherlode.lab.pages.balance_page import page
from motherlode.lab.pages.page_text import speaking

MISSED = 1
BOX = "box"


def add(subparsers: Subparsers) -> None:
    add_contest(subparsers, "balance", add_title)


def add_title(parser: Parser, game: Game) -> None:
    parser.add_argument("--bot", default="greedy", help=phrase("help.balance_bot"))
    add_games(parser, 1000, "help.balance_games")
    parser.add_argument(
        "--tables", metavar="N,N", type=counts, default=(), help=phrase("help.balance_tables")
    )
    add_edition(parser)
    parser.add_argument("--against", metavar="FILE", type=Path, help=phrase("help.against"))
    add_crew(parser)
    add_journal(parser)
    parser.add_argument("--markdown", action="store_true", help=phrase("help.balance_markdown"))
    add_html(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def counts(text: str) -> tuple[int, ...]:
    """A type for argparse: numbers with commas between."""
    parts = text.split(",")
    if not all(part.strip().isdecimal() and len(part) < 4 for part in parts):
        raise argparse.ArgumentTypeError(phrase("errors.number", text=text[:40]))
    return tuple(dict.fromkeys(int(part) for part in parts))


def run(arguments: Arguments) -> int:
    """Plays under a bar; prints or writes the report; 1 where a gate is missed."""
    refuse_unwritable(arguments.html, arguments.edition, arguments.against, arguments.journal)
    check_language(arguments.language)
    trial = trial_given(arguments, arguments.edition)
    trials = [trial]
    if arguments.against is not None:
        box = arguments.against == Path(BOX)
        before = None if box else arguments.against
        trials.insert(0, trial.with_content(edition_given(arguments.title, before)))
    games = sum(len(wanted.tables()) * wanted.games for wanted in trials)
    with crew_given(arguments) as crew, bar(phrase("balance.playing"), games) as done:
        *rivals, report = balance(trials, crew, done, arguments.journal)
    comparison = compare(rivals[0], report) if rivals else None
    if arguments.html is not None:
        with speaking(arguments.language):
            write_page(arguments.html, page(report, comparison, _names(arguments, comparison)))
    show(arguments, report, comparison)
    return 0 if report.kept else MISSED


def _names(arguments: Arguments, comparison: Comparison | None) -> tuple[str, str]:
    """What the contents are called: before, after."""
    box = phrase("balance.box", arguments.language)
    after = arguments.edition.name if arguments.edition else box
    before = arguments.against.name if arguments.against else ""
    named = box if before == BOX else before
    usual = _usual(comparison)
    return (f"{named} ({usual})" if usual else named, after)


def _usual(comparison: Comparison | None) -> str:
    """What was left as usual for the content before, as it would be typed."""
    left = comparison.as_usual if comparison else {}
    return ", ".join(f"--{name} {value}" for name, value in left.items())


def trial_given(arguments: Arguments, edition: Path | None) -> Trial:
    return Trial(
        arguments.title.name,
        arguments.bot,
        arguments.games,
        arguments.seed,
        chosen_options(arguments),
        edition_given(arguments.title, edition),
        arguments.tables,
    )


def show(arguments: Arguments, report: Report, comparison: Comparison | None) -> None:
    if arguments.json:
        against = {"against": comparison.as_data()} if comparison else {}
        print(json.dumps({**report.as_data(), **against}))
        return
    game = arguments.title
    heading = phrase(
        "balance.title", title=game.title, games=report.trial.games, bot=report.trial.bot
    )
    if arguments.markdown:
        print("\n".join(markdown(heading, report, comparison)))
        if usual := _usual(comparison):
            print("\n" + phrase("balance.as_usual", options=usual))
        return
    console().print(gates_table(heading, report, comparison))
    if usual := _usual(comparison):
        console().print(phrase("balance.as_usual", options=usual))
    console().print(summary(game, report))
    if arguments.html is not None:
        console().print(phrase("balance.written", file=arguments.html), soft_wrap=True)
