"""Summaries of the games of matches: played on a worker pool, or read from a journal."""

from collections.abc import Callable
from pathlib import Path

from motherlode.lab.measures.game_summary import GameSummary, summarise_game
from motherlode.lab.runs import journal
from motherlode.lab.runs.match import Match
from motherlode.lab.runs.worker_pool import WorkerPool


def summarise_matches(
    kind: str,
    matches: list[Match],
    pool: WorkerPool,
    progress: Callable[[int], None],
    journal_path: Path | None,
) -> list[list[GameSummary]]:
    """The summaries of each match's games; only games missing from the journal are played.

    `kind` is the kind of run: a journal of another kind is refused.
    """
    summaries: list[list[GameSummary]] = []
    done = 0
    identity = journal.run_identity(kind, matches)
    with journal.open_journal(journal_path, identity, GameSummary) as opened:
        for number, match in enumerate(matches):
            summaries.append([])
            for summary in journal.read_or_play(opened, number, pool, summarise_game, match):
                summaries[-1].append(summary)
                done += 1
                progress(done)
    return summaries
