"""Runs: matches of several pairings, with a journal beside the result file, that can be resumed.

A run that was stopped and resumed gives the same results as one that was not, and more games can be
added later.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from motherlode.kernel.errors import BadOptions
from motherlode.lab.runs import csv_and_parquet, journal
from motherlode.lab.runs.journal import Journal, read_or_play
from motherlode.lab.runs.match import Match, Outcome, Result, check_match, play_game, tally
from motherlode.lab.runs.worker_pool import WorkerPool

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Run:
    """Matches that differ only in their bots.

    A match stops early when no interval is wider than `width` (0: never). `out` is the result file;
    without it nothing is saved.
    """

    matches: tuple[Match, ...]
    width: float = 0.0
    out: Path | None = None

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches)

    def identity(self) -> dict[str, Any]:
        return journal.run_identity("", self.matches)


def check_run(run: Run) -> None:
    """Raises an error if the run can't be played or its results can't be written."""
    if not run.matches:
        raise BadOptions("a run needs at least one pairing of bots that play each other")
    for match in run.matches:
        check_match(match)
    if run.out is not None:
        csv_and_parquet.writer_for(run.out)


def play_run(run: Run, pool: WorkerPool, progress: Progress = lambda games: None) -> list[Result]:
    """Plays the games that are not in the journal; writes the result file if the run has one."""
    check_run(run)
    path = None if run.out is None else csv_and_parquet.journal_path(run.out)
    with journal.open_journal(path, run.identity(), Outcome) as opened:
        outcomes = [
            read_or_play(opened, number, pool, play_game, match)
            for number, match in enumerate(run.matches)
        ]
        tallied = _tally_all(run, outcomes, progress)
        if run.out is not None and opened is not None:
            csv_and_parquet.write(run.out, _rows(opened, tallied))
    return tallied


def _tally_all(run: Run, played: list[Iterator[Outcome]], progress: Progress) -> list[Result]:
    done = 0
    tallied = []
    for match, outcomes in zip(run.matches, played, strict=True):
        with closing(outcomes):  # type: ignore[type-var]
            tallied.append(tally(match, outcomes, _counting_from(done, progress), run.width))
        done += match.games
        progress(done)
    return tallied


def _counting_from(before: int, progress: Progress) -> Progress:
    """A progress function that adds `before`, the games of earlier matches, to each count."""
    return lambda games: progress(before + games)


def _rows(journal: Journal[Outcome], tallied: list[Result]) -> Iterator[csv_and_parquet.Row]:
    for pairing, result in enumerate(tallied):
        yield from csv_and_parquet.rows(
            pairing, result.match, islice(journal.read(pairing), result.games)
        )
