"""`motherlode lab report FILE`: plays the games of a balance page and writes its tables."""

import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from motherlode import __version__
from motherlode.cli.base_argument_parser import Arguments, BadUsage, Subparsers, add_command
from motherlode.cli.console_output import console
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.shared_lab_arguments import add_worker_options, pool_from
from motherlode.cli.translated_texts import phrase
from motherlode.lab.measures.balance import Report, balance
from motherlode.lab.measures.gates import MISSED
from motherlode.lab.pages.balance_markdown import outcome_of_reports, tables, write_into
from motherlode.lab.runs.report_file import configs, read_report_file, runs_of


def add(subparsers: Subparsers) -> None:
    command = add_command(subparsers, "lab report")
    command.add_argument("file", metavar="FILE", type=Path, help=phrase("help.report_file"))
    add_worker_options(command)
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays the games of a report file, or resumes them; returns 1 if a gate is missed."""
    file: Path = arguments.file
    given = read_report_file(file)
    page = file.parent / given.page
    written = _checked(page, file)
    wanted = configs(file, given)
    games = sum(len(config.matches()) * config.games for config in wanted)
    journal = file.with_suffix(".journal")
    with pool_from(arguments) as pool, progress_bar(phrase("balance.playing"), games) as progress:
        reports = balance(wanted, pool, progress, journal)
    origin = provenance(file, reports[0])
    measured = f"{origin}\n\n{tables(reports, runs_of(given))}"
    page.write_text(write_into(written, file.name, measured), encoding="utf-8")
    _write_results(file.with_suffix(".json"), origin, reports)
    journal.unlink()
    found = outcome_of_reports(reports, runs_of(given))
    text = phrase("report.written", file=page, outcome=found)
    console().print(text, soft_wrap=True)
    return 1 if found == MISSED else 0


def _checked(page: Path, file: Path) -> str:
    """The text of `page`; raises BadUsage if it can't be read or has no place for the tables."""
    try:
        text = page.read_text(encoding="utf-8")
        write_into(text, file.name, "")
    except (OSError, ValueError) as error:
        raise BadUsage(f"{page}: {error}") from None
    return text


def provenance(file: Path, report: Report) -> str:
    """A paragraph that says how, when and with which code and content the games were played."""
    today = datetime.now(UTC).date().isoformat()
    content = f"content `{report.content}`"
    command = f"motherlode lab report {_in_repository(file)}"
    return f"Made by `{command}` on {today}: {_code_version(file)}, {content}."


def _in_repository(file: Path) -> str:
    folder = _git(file.parent, "rev-parse", "--show-toplevel")
    root = Path(folder) if folder else Path.cwd()
    try:
        return file.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return file.name


def _code_version(file: Path) -> str:
    """The commit of the repository that `file` is in; outside of one, the package's version."""
    commit = _git(file.parent, "rev-parse", "--short=12", "HEAD")
    if not commit:
        return f"version {__version__}"
    changed = _git(file.parent, "status", "--porcelain", "--untracked-files=no", "--", ":/src")
    return f"commit {commit}" + (" with changes not committed yet" if changed else "")


def _git(folder: Path, *arguments: str) -> str:
    """The output of a git command; empty outside of a repository or without git."""
    try:
        command = ["git", "-C", str(folder.resolve()), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def _write_results(path: Path, origin: str, reports: list[Report]) -> None:
    """Writes all measured numbers as JSON, a run on each line."""
    lines = ",\n".join(json.dumps(report.as_data()) for report in reports)
    path.write_text(f'{{"made": {json.dumps(origin)}, "runs": [\n{lines}\n]}}\n')
