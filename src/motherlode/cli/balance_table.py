"""The balance report in the terminal: a table of gates, Markdown to keep, what stands out."""

import math
from collections.abc import Iterator

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.text import phrase
from motherlode.i18n.words import Words
from motherlode.kernel.game import Game
from motherlode.lab.measures.balance import Report, interval
from motherlode.lab.measures.comparison import Comparison, plain
from motherlode.lab.runs.match import unpacked
from motherlode.plugins import Gate

MARKS = {"dominant": "red", "weak": "yellow", "dead": "red", "unseen": "dim"}


def columns(comparison: Comparison | None) -> list[str]:
    names = ["gate", "value", "interval", "target", "games"]
    if comparison is not None:
        names[1:] = ["before", "value", "difference"]
    return [phrase(f"balance.{name}") for name in names]


def cells(gate: Gate, comparison: Comparison | None) -> list[str]:
    if comparison is None:
        return [gate.name, shown(gate.value, gate), spread(gate), target(gate), f"{gate.games}"]
    change = comparison.of_gate(gate)
    before = shown(change.before, gate) if change else ""
    apart = difference(change.low, change.high, gate) if change else ""
    return [plain(gate), before, shown(gate.value, gate), apart]


def verdicts(gate: Gate, comparison: Comparison | None) -> list[tuple[str, str]]:
    """Kept or missed, and what the edition does to it, each with its colour."""
    kept = (phrase("balance.kept"), "green") if gate.passed else (phrase("balance.missed"), "red")
    if comparison is None:
        return [kept]
    said = comparison.verdict(gate)
    colour = {"better": "green", "worse": "red"}.get(said, "dim")
    return [kept, (phrase(f"balance.{said.replace(' ', '_')}"), colour)]


def gates_table(heading: str, report: Report, comparison: Comparison | None) -> Grid:
    """A row for each gate: what was measured, how sure that is, and where it has to lie."""
    lines = box.HEAVY_HEAD if comparison is None else box.SIMPLE_HEAD
    grid = Grid(title=heading, title_justify="left", box=lines)
    for place, column in enumerate(columns(comparison)):
        grid.add_column(column, justify="right" if place else "left", min_width=0 if place else 14)
    for word in ("kept", "not_distinguishable") if comparison is not None else ("kept",):
        grid.add_column("", min_width=len(phrase(f"balance.{word}").split()[-1]))
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


def summary(game: Game, report: Report) -> Group:
    """Length and lead of each table, and the content that stands out."""
    words = Words(game, [], edition=unpacked(report.trial.edition))
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
    """A difference of shares is in points; too few games leave it open."""
    if not math.isfinite(low):
        return ""
    if gate.share:
        return f"{max(low, -1) * 100:+.1f} .. {min(high, 1) * 100:+.1f}"
    return f"{low:+.1f} .. {high:+.1f}"


def target(gate: Gate) -> str:
    return f"{shown(gate.low, gate)} - {shown(gate.high, gate)}"
