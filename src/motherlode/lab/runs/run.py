"""Runs: matches of some pairings, kept in a journal beside their results, that go on when killed.

What is played follows from the run alone; a run stopped and begun again gives the same results as
one that was never stopped, and more games can be asked for later.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from motherlode.kernel.errors import BadOptions
from motherlode.lab.runs import journal, results
from motherlode.lab.runs.journal import Journal, kept_or_played
from motherlode.lab.runs.match import Match, Outcome, Result, check, play_game, tally
from motherlode.lab.runs.workers import Crew

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Run:
    """Matches that share all but their bots.

    A match stops early when its intervals are within `width`; 0 is never. `out` is the file of
    the results; without one nothing is kept.
    """

    matches: tuple[Match, ...]
    width: float = 0.0
    out: Path | None = None

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches)

    def identity(self) -> dict[str, Any]:
        return journal.identity("", self.matches)


def check_run(run: Run) -> None:
    """Raises what is wrong with a run before anything is played."""
    if not run.matches:
        raise BadOptions("a run needs a pairing at least")
    for match in run.matches:
        check(match)
    if run.out is not None:
        results.writer(run.out)


def play_run(run: Run, crew: Crew, progress: Progress = lambda games: None) -> list[Result]:
    """Plays what is not yet played, and writes the results where the run says."""
    check_run(run)
    path = None if run.out is None else results.journal_of(run.out)
    with journal.opened(path, run.identity(), Outcome) as kept:
        told = [
            kept_or_played(kept, number, crew, play_game, match)
            for number, match in enumerate(run.matches)
        ]
        tallied = _tallied(run, told, progress)
        if run.out is not None and kept is not None:
            results.write(run.out, _rows(kept, tallied))
    return tallied


def _tallied(run: Run, played: list[Iterator[Outcome]], progress: Progress) -> list[Result]:
    done = 0
    found = []
    for match, told in zip(run.matches, played, strict=True):
        with closing(told):  # type: ignore[type-var]
            found.append(tally(match, told, _after(done, progress), run.width))
        done += match.games
        progress(done)
    return found


def _after(before: int, progress: Progress) -> Progress:
    return lambda games: progress(before + games)


def _rows(kept: Journal[Outcome], tallied: list[Result]) -> Iterator[results.Row]:
    for pairing, result in enumerate(tallied):
        yield from results.rows(pairing, result.match, islice(kept.played(pairing), result.games))
