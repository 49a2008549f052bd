"""Cells of the tables of a published balance page, in Markdown."""

from motherlode.lab.measures.summary_statistics import Estimate
from motherlode.lab.runs.report_file import ReportRun


def row(cells: list[str]) -> str:
    """A row of a Markdown table with these cells."""
    return f"| {' | '.join(cells)} |"


def percent(share: Estimate) -> str:
    """A share in percent with its 95 % interval, such as `24.6 (23-27)`."""
    return f"{share.value * 100:.1f} ({share.low * 100:.0f}-{share.high * 100:.0f})"


def options_text(run: ReportRun, without: str = "") -> str:
    """The options and the edition of a run, without one option."""
    options = [f"{name} {value}" for name, value in run.options.items() if name != without]
    return ", ".join(options + [f"edition {run.edition}"] * bool(run.edition)) or "the box"
