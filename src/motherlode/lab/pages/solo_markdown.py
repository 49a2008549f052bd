"""Tables of solo games in a published balance page: wins by level, in Markdown."""

from collections.abc import Iterator

from motherlode.lab.measures.balance import Report
from motherlode.lab.measures.gates import KEPT, outcome, worst_outcome
from motherlode.lab.measures.solo_levels import LevelResult, comparisons, level_result
from motherlode.lab.pages.markdown_cells import options_text, percent, row
from motherlode.lab.runs.report_file import ReportRun
from motherlode.plugin_types import LabPlugin

Played = list[tuple[Report, ReportRun]]
HEAD = (
    "| bot | options | level | games | wins, % | lost before the second turn, % | rounds | |",
    "|---|---|---|---|---|---|---|---|",
)


def solo_tables(played: Played) -> Iterator[str]:
    """A row for each solo run, and what the runs that differ by level alone say of the levels."""
    alone = solo_runs(played)
    if not alone:
        return
    yield from ("", "### Solo", "", *HEAD)
    for report, run in alone:
        yield _row(report, run)
    for name, levels in _by_other_options(alone).items():
        if len(levels) > 1:
            yield from ("", f"{name}: {_not_kept(levels)}.")


def solo_outcome(played: Played) -> str:
    """The outcome of all that solo games have to show."""
    alone = solo_runs(played)
    early = [outcome(_result(report, run).lost_early) for report, run in alone]
    compared = [
        each.outcome for levels in _by_other_options(alone).values() for each in comparisons(levels)
    ]
    return worst_outcome([*early, *compared])


def solo_runs(played: Played) -> Played:
    return [(report, run) for report, run in played if 1 in report.summaries]


def _row(report: Report, run: ReportRun) -> str:
    found, part = _result(report, run), report.by_seat_count[0]
    return row([
        run.bot, options_text(run, _level_option(report)), str(found.level), str(part.games),
        percent(found.wins), f"{found.lost_early.value * 100:.1f}",
        f"{part.figures['rounds'].median:g}", outcome(found.lost_early),
    ])  # fmt: skip


def _level_option(report: Report) -> str:
    return report.config.game.plugin(LabPlugin).difficulty


def _result(report: Report, run: ReportRun) -> LevelResult:
    level = dict(report.config.matches()[1].setup().options).get(_level_option(report), 0)
    return level_result(int(level), report.summaries[1])


def _by_other_options(played: Played) -> dict[str, list[LevelResult]]:
    """The results of the levels, by the bot and the other options."""
    groups: dict[str, list[LevelResult]] = {}
    for report, run in played:
        name = f"{run.bot}, {options_text(run, _level_option(report))}"
        groups.setdefault(name, []).append(_result(report, run))
    return groups


def _not_kept(levels: list[LevelResult]) -> str:
    """A sentence with the comparisons of levels that are not kept, or that all are kept."""
    found = [each for each in comparisons(levels) if each.outcome != KEPT]
    not_kept = "; ".join(f"{each.statement}: {each.outcome}" for each in found)
    return not_kept or "the win share falls from level to level, kept"
