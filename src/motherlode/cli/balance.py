"""`motherlode balance GAME`: equal bots play; gates, seats, length and content are measured."""

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.arguments import Arguments, Parser, Subparsers, add_json
from motherlode.cli.contest import (
    add_contest,
    add_crew,
    add_edition,
    add_games,
    chosen_options,
    crew_given,
    edition_given,
)
from motherlode.cli.pages import add_html, refuse_unwritable, write_page
from motherlode.cli.phrases import phrase
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.kernel.gates import Gate
from motherlode.kernel.title import Title
from motherlode.kernel.words import Words
from motherlode.lab.balance import Report, Trial, balance, interval
from motherlode.lab.balance_page import page
from motherlode.lab.compare import Comparison, compare, plain

MISSED = 1
BOX = "box"
MARKS = {"dominant": "red", "weak": "yellow", "dead": "red", "unseen": "dim"}


def add(subparsers: Subparsers) -> None:
    add_contest(subparsers, "balance", add_title)


def add_title(parser: Parser, title: Title) -> None:
    parser.add_argument("--bot", default="greedy", help=phrase("help.balance_bot"))
    add_games(parser, 1000, "help.balance_games")
    parser.add_argument(
        "--tables", metavar="N,N", type=counts, default=(), help=phrase("help.balance_tables")
    )
    add_edition(parser)
    parser.add_argument("--against", metavar="FILE", type=Path, help=phrase("help.against"))
    add_crew(parser)
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
    refuse_unwritable(arguments.html)
    trial = trial_given(arguments, arguments.edition)
    trials = [trial]
    if arguments.against is not None:
        box = arguments.against == Path(BOX)
        trials.insert(0, trial_given(arguments, None if box else arguments.against))
    games = sum(len(wanted.tables()) * wanted.games for wanted in trials)
    with crew_given(arguments) as crew, bar(phrase("balance.playing"), games) as done:
        *before, report = [balance(wanted, crew, _more(n, trials, done))
                           for n, wanted in enumerate(trials)]  # fmt: skip
    comparison = compare(before[0], report) if before else None
    if arguments.html is not None:
        write_page(arguments.html, page(report, comparison, _names(arguments)))
    show(arguments, report, comparison)
    return 0 if report.kept else MISSED


def _more(number: int, trials: list[Trial], done: Callable[[int], None]) -> Callable[[int], None]:
    before = sum(len(wanted.tables()) * wanted.games for wanted in trials[:number])
    return lambda games: done(before + games)


def _names(arguments: Arguments) -> tuple[str, str]:
    """What the contents are called: before, after."""
    after = arguments.edition.name if arguments.edition else phrase("balance.box")
    before = arguments.against.name if arguments.against else ""
    return (phrase("balance.box") if before == BOX else before, after)


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
    title = arguments.title
    heading = phrase(
        "balance.title", title=title.title, games=report.trial.games, bot=report.trial.bot
    )
    if arguments.markdown:
        print("\n".join(markdown(heading, report, comparison)))
        return
    console().print(gates_table(heading, report, comparison))
    console().print(summary(title, report))
    if arguments.html is not None:
        console().print(phrase("balance.written", file=arguments.html), soft_wrap=True)


def columns(comparison: Comparison | None) -> list[str]:
    names = ["gate", "value", "interval", "target", "games"]
    if comparison is not None:
        names[1:] = ["before", "value", "difference", "target"]
    return [phrase(f"balance.{name}") for name in names]


def cells(gate: Gate, comparison: Comparison | None) -> list[str]:
    if comparison is None:
        return [gate.name, shown(gate.value, gate), spread(gate), target(gate), f"{gate.games}"]
    change = comparison.of_gate(gate)
    before = shown(change.before, gate) if change else ""
    apart = difference(change.low, change.high, gate) if change else ""
    return [plain(gate), before, shown(gate.value, gate), apart, target(gate)]


def verdicts(gate: Gate, comparison: Comparison | None) -> list[tuple[str, str]]:
    """Kept or missed, and what the edition does to it, each with its colour."""
    kept = (phrase("balance.kept"), "green") if gate.kept else (phrase("balance.missed"), "red")
    if comparison is None:
        return [kept]
    said = comparison.verdict(gate)
    colour = {"better": "green", "worse": "red"}.get(said, "dim")
    return [kept, (phrase(f"balance.{said.replace(' ', '_')}"), colour)]


def gates_table(heading: str, report: Report, comparison: Comparison | None) -> Grid:
    """A row for each gate: what was measured, how sure that is, and where it has to lie."""
    grid = Grid(title=heading, title_justify="left")
    for place, column in enumerate(columns(comparison)):
        grid.add_column(column, justify="right" if place else "left", min_width=0 if place else 14)
    for _ in verdicts(report.gates[0], comparison) if report.gates else ():
        grid.add_column("", min_width=6)
    for gate in report.gates:
        said = [Text(word, colour) for word, colour in verdicts(gate, comparison)]
        grid.add_row(*(Text(cell) for cell in cells(gate, comparison)), *said)
    return grid


def markdown(heading: str, report: Report, comparison: Comparison | None) -> Iterator[str]:
    """The same as a page to keep, with the hash of the content it was measured on."""
    yield f"{heading}."
    yield f"Seed {report.trial.seed!r}, content `{report.content}`."
    yield ""
    names = columns(comparison) + ["" if comparison is None else "|"]
    yield f"| {' | '.join(names)}|"
    yield "|" + "---|" * (len(names) + (comparison is not None))
    for gate in report.gates:
        words = [word for word, _ in verdicts(gate, comparison)]
        yield f"| {' | '.join([*cells(gate, comparison), *words])} |"


def summary(title: Title, report: Report) -> Group:
    """Length and lead of each table, and the content that stands out."""
    words = Words(title, [])
    lines = []
    for flow in report.flows:
        figures = {name: f"{figure.median:.3g}" for name, figure in flow.figures.items()}
        lines.append(Text(phrase("balance.flow", seats=flow.seats, **figures)))
    for mark, colour in MARKS.items():
        found = report.marked(mark)
        if found:
            names = ", ".join(f"{kind} {words.name(content.name)}" for kind, content in found)
            lines.append(Text(f"{phrase(f'balance.{mark}')}: {names}", colour))
    return Group(*lines)


def shown(value: float, gate: Gate) -> str:
    return f"{value:.1%}" if gate.share else f"{value:g}"


def spread(gate: Gate) -> str:
    if not gate.share:
        return ""
    low, high = interval(gate)
    return f"{low:.1%} - {high:.1%}"


def difference(low: float, high: float, gate: Gate) -> str:
    """A difference of shares is in points."""
    if gate.share:
        return f"{low * 100:+.1f} .. {high * 100:+.1f}"
    return f"{low:+.1f} .. {high:+.1f}"


def target(gate: Gate) -> str:
    return f"{shown(gate.low, gate)} - {shown(gate.high, gate)}"
