"""Tables of a published balance page: what was measured, in Markdown."""

from collections.abc import Iterator

from motherlode.kernel.game import Setup
from motherlode.lab.measures.balance import Report, SeatCountReport
from motherlode.lab.measures.gates import (
    KEPT,
    interval,
    outcome,
    outcome_of_all,
    turn_order_gates,
    worst_outcome,
)
from motherlode.lab.measures.summary_statistics import Estimate, pick_stats
from motherlode.lab.pages.markdown_cells import options_text, percent, row
from motherlode.lab.pages.solo_markdown import solo_outcome, solo_tables
from motherlode.lab.pages.translated_texts import figure_name
from motherlode.lab.runs.report_file import ReportRun
from motherlode.plugin_types import Gate, LabPlugin

MANY_GATES = 8
"""A kind with more gates than this gets one row for those that are kept."""


def write_into(page: str, name: str, measured: str) -> str:
    """Returns the page with new tables between the two marks of report `name`; or ValueError."""
    first, last = f"<!-- measured by {name}: begin -->", f"<!-- measured by {name}: end -->"
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise ValueError(
            f"the page needs the lines {first} and {last}, between which the tables are put"
        )
    return f"{before}{first}\n\n{measured.strip()}\n\n{last}{after}"


def tables(reports: list[Report], runs: list[ReportRun]) -> str:
    """All tables: turn order and figures of all runs, then picks and gates of each run."""
    played = list(zip(reports, runs, strict=True))
    lines = [*turn_order_table(played), *solo_tables(played), *figures_table(played)]
    for report, run in played:
        others = [line for kind in run.picks for line in picks_table(report, kind)]
        others += gates_table(report) if run.gates else []
        if others:
            lines += ["", f"### {run_title(report, run)}", *others]
    return "\n".join(lines).strip("\n")


def run_title(report: Report, run: ReportRun) -> str:
    """A heading for a run: its bot, its options, its numbers of games."""
    counts = ", ".join(str(part.seats) for part in report.by_seat_count)
    return f"{run.bot}, {options_text(run)}: {run.games} games each, {counts} players"


def turn_order_table(played: list[tuple[Report, ReportRun]]) -> Iterator[str]:
    """A row for each run and number of players: wins by place in the turn order."""
    if all(part.seats == 1 for report, _ in played for part in report.by_seat_count):
        return
    yield from ("### Turn order", "")
    yield "| players | bot | options | games | wins by place in the turn order, % | rounds | |"
    yield "|---|---|---|---|---|---|---|"
    for report, run in played:
        for part in report.by_seat_count:
            if part.seats > 1:
                gates = turn_order_gates(part.seats, report.summaries[part.seats])
                yield row([
                    *_run_cells(run, part), ", ".join(map(percent, part.order)),
                    f"{part.figures['rounds'].median:g}", outcome_of_all(gates),
                ])  # fmt: skip


def _run_cells(run: ReportRun, part: SeatCountReport) -> list[str]:
    """The first cells of a row: players, bot, options, games."""
    return [str(part.seats), run.bot, options_text(run), str(part.games)]


def gates_table(report: Report) -> Iterator[str]:
    """A row for each gate that isn't one of the turn order; many gates of a kind are one row."""
    if not report.other_gates:
        return
    yield from ("", "| gate | measured | 95 % interval | target | |", "|---|---|---|---|---|")
    for gate, others in shortened(report.other_gates):
        limits = [_range(gate, interval(gate)), _range(gate, (gate.low, gate.high))]
        name = f"{gate.name} (nearest of {others + 1})" if others else gate.name
        yield row([name, _value(gate, gate.value), *limits, outcome(gate)])


def shortened(gates: list[Gate]) -> Iterator[tuple[Gate, int]]:
    """Gates with the number of others that each of them stands for.

    Of a kind with many gates, those that aren't kept stand for themselves, and the kept one whose
    interval is nearest to its limits stands for all that are kept. A gate's kind is its name up to
    the colon.
    """
    kinds: dict[str, list[Gate]] = {}
    for gate in gates:
        kinds.setdefault(gate.name.partition(":")[0], []).append(gate)
    for of_kind in kinds.values():
        kept = [gate for gate in of_kind if outcome(gate) == KEPT]
        if len(of_kind) <= MANY_GATES or not kept:
            yield from ((gate, 0) for gate in of_kind)
        else:
            yield from ((gate, 0) for gate in of_kind if gate not in kept)
            yield min(kept, key=_room), len(kept) - 1


def _room(gate: Gate) -> float:
    """How far a gate's interval is from the limits that it could miss."""
    low, high = interval(gate)
    above = [low - gate.low] if gate.low > 0 or not gate.share else []
    below = [gate.high - high] if gate.high < 1 or not gate.share else []
    return min(above + below)


def _value(gate: Gate, value: float) -> str:
    return f"{value:.1%}" if gate.share else f"{value:g}"


def _range(gate: Gate, limits: tuple[float, float]) -> str:
    return " - ".join(_value(gate, limit) for limit in limits)


def figures_table(played: list[tuple[Report, ReportRun]]) -> Iterator[str]:
    """A row for each run and number of players: the means of the game's own figures."""
    names = [figure.name for figure in played[0][0].config.game.plugin(LabPlugin).figures]
    if not names:
        return
    heads = " | ".join(f"{figure_name(name)}, mean" for name in names)
    yield from ("", "### " + ", ".join(figure_name(name) for name in names), "")
    yield f"| players | bot | options | games | {heads} |"
    yield "|---|---|---|---|" + "---|" * len(names)
    for report, run in played:
        for part in report.by_seat_count:
            yield row([*_run_cells(run, part), *(_mean(part, name) for name in names)])


def _mean(part: SeatCountReport, name: str) -> str:
    mean = part.figures[name].mean
    return f"{mean.value:.3g} ({max(0.0, mean.low):.3g}-{mean.high:.3g})"


def picks_table(report: Report, kind: str) -> Iterator[str]:
    """The pick rate and the win share of each piece of content of a kind.

    Each number of players has its own rows.
    """
    kinds = [pick.name for pick in report.config.game.plugin(LabPlugin).picks]
    setups = {seats: match.setup() for seats, match in report.config.matches().items()}
    yield from ("", f"| players | {kind} | seats that have it, % | wins of these seats, % | fair |")
    yield "|---|---|---|---|---|"
    for part in report.by_seat_count:
        yield from _pick_rows(report, part, setups[part.seats], kinds.index(kind))


def _pick_rows(report: Report, part: SeatCountReport, setup: Setup, group: int) -> Iterator[str]:
    fair = sum(wins.value for wins in part.wins) / part.seats
    for stats in pick_stats(group, [(setup, report.summaries[part.seats])]):
        won = percent(shifted(stats.lift, fair)) if stats.lift else "-"
        yield row([str(part.seats), stats.name, percent(stats.rate), won, f"{fair:.1%}"])


def shifted(lift: Estimate, fair: float) -> Estimate:
    """The win share that a lift above the fair share stands for."""
    low, high = max(0.0, lift.low + fair), min(1.0, lift.high + fair)
    return Estimate(lift.value + fair, low, high)


def outcome_of_reports(reports: list[Report], runs: list[ReportRun]) -> str:
    """The outcome of all gates that the page lists, and of the levels of solo games."""
    played = list(zip(reports, runs, strict=True))
    listed = [report.gates if run.gates else report.turn_order for report, run in played]
    gates = outcome_of_all(gate for of_run in listed for gate in of_run)
    return worst_outcome([gates, solo_outcome(played)])
