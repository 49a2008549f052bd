"""The balance report in the terminal: a grid of gates, the same as Markdown, a summary."""

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
from motherlode.lab.measures.comparison import Comparison, base_name
from motherlode.lab.runs.match import edition_from_json
from motherlode.plugins import Gate

MARKS = {"dominant": "red", "weak": "yellow", "dead": "red", "unseen": "dim"}


def columns(comparison: Comparison | None) -> list[str]:
    """The column headings of a report, or of a comparison."""
    names = ["gate", "value", "interval", "target", "games"]
    if comparison is not None:
        names[1:] = ["before", "value", "difference"]
    return [phrase(f"balance.{name}") for name in names]


def cells(gate: Gate, comparison: Comparison | None) -> list[str]:
    """The cells of a gate's row, without those of `outcomes`."""
    value = value_text(gate.value, gate)
    if comparison is None:
        return [gate.name, value, interval_text(gate), target_text(gate), f"{gate.games}"]
    change = comparison.gate_change(gate)
    before = value_text(change.before, gate) if change else ""
    difference = difference_text(change.low, change.high, gate) if change else ""
    return [base_name(gate), before, value, difference]


def outcomes(gate: Gate, comparison: Comparison | None) -> list[tuple[str, str]]:
    """Kept or missed, and in a comparison the edition's effect, each with its colour."""
    kept = (phrase("balance.kept"), "green") if gate.passed else (phrase("balance.missed"), "red")
    if comparison is None:
        return [kept]
    effect = comparison.gate_effect(gate)
    colour = {"better": "green", "worse": "red"}.get(effect, "dim")
    return [kept, (phrase(f"balance.{effect.replace(' ', '_')}"), colour)]


def gates_grid(heading: str, report: Report, comparison: Comparison | None) -> Grid:
    """A grid with a row for each gate: value, interval, target, and whether it is kept."""
    lines = box.HEAVY_HEAD if comparison is None else box.SIMPLE_HEAD
    grid = Grid(title=heading, title_justify="left", box=lines)
    for place, column in enumerate(columns(comparison)):
        grid.add_column(column, justify="right" if place else "left", min_width=0 if place else 14)
    for word in ("kept", "not_distinguishable") if comparison is not None else ("kept",):
        grid.add_column("", min_width=len(phrase(f"balance.{word}").split()[-1]))
    for gate in report.gates:
        outcome_cells = [Text(word, colour) for word, colour in outcomes(gate, comparison)]
        grid.add_row(*(Text(cell) for cell in cells(gate, comparison)), *outcome_cells)
    return grid


def markdown(heading: str, report: Report, comparison: Comparison | None) -> Iterator[str]:
    """The grid as lines of Markdown, with the seed and the hash of the content."""
    yield f"{heading}."
    yield f"Seed {report.config.seed!r}, content `{report.content}`."
    yield ""
    names = columns(comparison) + ["" if comparison is None else "|"]
    yield f"| {' | '.join(names)}|"
    yield "|" + "---|" * (len(names) + (comparison is not None))
    for gate in report.gates:
        words = [word for word, _ in outcomes(gate, comparison)]
        yield f"| {' | '.join([*cells(gate, comparison), *words])} |"


def summary(game: Game, report: Report) -> Group:
    """Median figures for each number of seats, and the content that has a mark."""
    words = Words(game, [], edition=edition_from_json(report.config.edition))
    lines = []
    for part in report.by_seat_count:
        figures = {name: f"{figure.median:.3g}" for name, figure in part.figures.items()}
        lines.append(Text(phrase("balance.flow", seats=part.seats, **figures)))
    for mark, colour in MARKS.items():
        marked = report.marked(mark)
        if marked:
            names = ", ".join(f"{kind} {words.name(content.name)}" for kind, content in marked)
            lines.append(Text(f"{phrase(f'balance.{mark}')}: {names}", colour))
    return Group(*lines)


def value_text(value: float, gate: Gate) -> str:
    """A gate's value as text: a share in percent."""
    return f"{value:.1%}" if gate.share else f"{value:g}"


def interval_text(gate: Gate) -> str:
    """The interval of a gate's share; empty for other values."""
    if not gate.share:
        return ""
    low, high = interval(gate)
    return f"{low:.1%} - {high:.1%}"


def difference_text(low: float, high: float, gate: Gate) -> str:
    """The interval of a difference, for shares in percentage points; empty with too few games."""
    if not math.isfinite(low):
        return ""
    if gate.share:
        return f"{max(low, -1) * 100:+.1f} .. {min(high, 1) * 100:+.1f}"
    return f"{low:+.1f} .. {high:+.1f}"


def target_text(gate: Gate) -> str:
    """The range that a gate's value has to lie in."""
    return f"{value_text(gate.low, gate)} - {value_text(gate.high, gate)}"
