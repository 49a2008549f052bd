"""`motherlode balance GAME`: equal bots play, the game's balance gates are measured."""

import json
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_json, whole_number
from motherlode.cli.phrases import phrase
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.kernel import registry
from motherlode.kernel.gates import Gate
from motherlode.lab.balance import Report, balance, interval

MOST_GAMES = 10_000_000
MOST_WORKERS = 1024
MISSED = 1


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "balance")
    names = [title.name for title in registry.titles().values() if title.gates is not None]
    parser.add_argument("game", metavar="GAME", help=", ".join(names))
    parser.add_argument("--bot", default="greedy", help=phrase("help.balance_bot"))
    count = whole_number(1, MOST_GAMES)
    parser.add_argument(
        "--games", metavar="N", type=count, default=1000, help=phrase("help.balance_games")
    )
    parser.add_argument("--seed", metavar="S", default="1", help=phrase("help.match_seed"))
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))
    workers = whole_number(1, MOST_WORKERS)
    parser.add_argument("--workers", metavar="N", type=workers, help=phrase("help.workers"))
    parser.add_argument("--markdown", action="store_true", help=phrase("help.balance_markdown"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays under a bar; prints the gates; 1 where one is missed."""
    title = registry.title(arguments.game)
    with bar(phrase("balance.playing"), arguments.games * len(title.seats)) as done:
        report = balance(
            title.name,
            arguments.bot,
            arguments.games,
            arguments.seed,
            str(arguments.edition or ""),
            arguments.workers,
            done,
        )
    if arguments.json:
        print(json.dumps(report.as_data()))
        return 0 if report.kept else MISSED
    heading = phrase("balance.title", title=title.title, games=report.games, bot=report.bot)
    if arguments.markdown:
        print("\n".join(markdown(heading, report)))
    else:
        console().print(gates_table(heading, report))
    return 0 if report.kept else MISSED


def gates_table(heading: str, report: Report) -> Grid:
    """A row for each gate: what was measured, how sure that is, and where it has to lie."""
    grid = Grid(title=heading, title_justify="left")
    for column in ("gate", "value", "interval", "target", "games"):
        grid.add_column(
            phrase(f"balance.{column}"), justify="left" if column == "gate" else "right"
        )
    grid.add_column("")
    for gate in report.gates:
        kept = phrase("balance.kept") if gate.kept else phrase("balance.missed")
        row = (gate.name, shown(gate.value, gate), spread(gate), target(gate), f"{gate.games}")
        grid.add_row(*(Text(cell) for cell in row), Text(kept, "green" if gate.kept else "red"))
    return grid


def markdown(heading: str, report: Report) -> Iterator[str]:
    """The same as a page to keep, with the hash of the content it was measured on."""
    columns = [phrase(f"balance.{key}") for key in ("gate", "value", "interval", "target", "games")]
    yield f"{heading}."
    yield f"Seed {report.seed!r}, content `{report.content}`."
    yield ""
    yield f"| {' | '.join(columns)} | |"
    yield "|---|---|---|---|---|---|"
    for gate in report.gates:
        kept = phrase("balance.kept") if gate.kept else phrase("balance.missed")
        cells = [gate.name, shown(gate.value, gate), spread(gate), target(gate), f"{gate.games}"]
        yield f"| {' | '.join([*cells, kept])} |"


def shown(value: float, gate: Gate) -> str:
    return f"{value:.1%}" if gate.share else f"{value:g}"


def spread(gate: Gate) -> str:
    if not gate.share:
        return ""
    low, high = interval(gate)
    return f"{low:.1%} - {high:.1%}"


def target(gate: Gate) -> str:
    return f"{shown(gate.low, gate)} - {shown(gate.high, gate)}"
