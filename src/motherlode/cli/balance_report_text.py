"""The balance report as text: a grid of gates for the terminal, Markdown, a summary."""

import math
from collections.abc import Iterator

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import Words
from motherlode.kernel.game import Game
from motherlode.lab.measures.balance import Report
from motherlode.lab.measures.edition_comparison import Comparison, base_name
from motherlode.lab.measures.gates import KEPT, MISSED, UNKNOWN, interval, outcome
from motherlode.lab.runs.match import edition_from_json
from motherlode.plugin_types import Gate

OUTCOMES = {KEPT: "green", MISSED: "red", UNKNOWN: "yellow"}
OUTCOME_WIDTH, EFFECT_WIDTH = len("not known"), len("distinguishable")
"""Widths of the last columns of a comparison, which has to fit in 80 columns."""
MARKS = {"dominant": "red", "weak": "yellow", "dead": "red", "unseen": "dim"}


def columns(comparison: Comparison | None) -> list[str]:
    """The column headings of the grid of gates, without those of outcomes and effects."""
    names = ["gate", "value", "interval", "target", "games"]
    if comparison is not None:
        names[1:] = ["before", "value", "difference"]
    return [phrase(f"balance.{name}") for name in names]


def cells(gate: Gate, comparison: Comparison | None) -> list[str]:
    """The cells of a gate's row under the headings of `columns`."""
    value = value_text(gate.value, gate)
    if comparison is None:
        return [gate.name, value, interval_text(gate), target_text(gate), f"{gate.games}"]
    change = comparison.gate_change(gate)
    before = value_text(change.before, gate) if change else ""
    difference = difference_text(change.low, change.high, gate) if change else ""
    return [base_name(gate), before, value, difference]


def outcomes(gate: Gate, comparison: Comparison | None) -> list[tuple[str, str]]:
    """The gate's outcome, and in a comparison the effect of the edition, each with its colour."""
    found = outcome(gate)
    kept = (phrase(f"balance.{found.replace(' ', '_')}"), OUTCOMES[found])
    if comparison is None:
        return [kept]
    effect = comparison.gate_effect(gate)
    colour = {"better": "green", "worse": "red"}.get(effect, "dim")
    return [kept, (phrase(f"balance.{effect.replace(' ', '_')}"), colour)]


def gates_grid(heading: str, report: Report, comparison: Comparison | None) -> Grid:
    """A grid with a row for each gate; the gates of the turn order come first."""
    grid = Grid(title=heading, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    name, *numbers = columns(comparison)
    grid.add_column(name, min_width=14)
    for column in numbers:
        grid.add_column(column, justify="right", no_wrap=comparison is None)
    grid.add_column("", max_width=None if comparison is None else OUTCOME_WIDTH)
    if comparison is not None:
        grid.add_column("", min_width=EFFECT_WIDTH)
    for place, gate in enumerate(report.gates):
        if place == len(report.turn_order):
            grid.add_section()
        outcome_cells = [Text(word, colour) for word, colour in outcomes(gate, comparison)]
        grid.add_row(*(Text(cell) for cell in cells(gate, comparison)), *outcome_cells)
    return grid


def markdown(heading: str, report: Report, comparison: Comparison | None) -> Iterator[str]:
    """The grid of gates as lines of Markdown, under the seed and the hash of the content."""
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
    """Median figures for each number of seats, and the components marked as dominant or weak."""
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
    """A value of a gate as text; in percent if the gate measures a share."""
    return f"{value:.1%}" if gate.share else f"{value:g}"


def interval_text(gate: Gate) -> str:
    """The confidence interval of a gate's value, as text."""
    return " - ".join(value_text(limit, gate) for limit in interval(gate))


def difference_text(low: float, high: float, gate: Gate) -> str:
    """The interval `low` .. `high` of a difference of values; empty if it is infinite."""
    if not math.isfinite(low):
        return ""
    if gate.share:
        return f"{max(low, -1) * 100:+.1f} .. {min(high, 1) * 100:+.1f}"
    return f"{low:+.1f} .. {high:+.1f}"


def target_text(gate: Gate) -> str:
    """The range that a gate's value has to lie in."""
    return f"{value_text(gate.low, gate)} - {value_text(gate.high, gate)}"
