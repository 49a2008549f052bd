"""Interrupted reports, sweeps and ladders resume from their journal and give the same results."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motherlode.cli.main import main
from motherlode.lab.measures.balance import BalanceConfig, balance
from motherlode.lab.runs.journal import BadJournal
from motherlode.lab.runs.ladder import Ladder, rate
from motherlode.lab.runs.match import Match, edition_to_json
from motherlode.lab.runs.resumable_run import play_run
from motherlode.lab.runs.sweep import read_sweep, run_sweep
from motherlode.lab.runs.worker_pool import SerialPool, WorkerPool, open_pool

Played = Callable[[WorkerPool, Callable[[int], None], Path | None], Any]
"""Plays something on a pool, with a journal or without, and returns its results as data."""


def play_report(pool: WorkerPool, progress: Callable[[int], None], journal: Path | None) -> Any:
    edition = edition_to_json({"gold": {"to_win": 2}})
    configs = [
        BalanceConfig("karats", games=8, seats=(2, 3)),
        BalanceConfig("karats", games=8, seats=(2, 3), edition=edition),
    ]
    return [report.as_data() for report in balance(configs, pool, progress, journal)]


def play_sweep(pool: WorkerPool, progress: Callable[[int], None], journal: Path | None) -> Any:
    sweep = read_sweep(Match("karats", ("greedy", "greedy"), 8), ["gold.to_win=1..3"])
    return run_sweep(sweep, pool, progress, journal).as_data()


def play_ladder(pool: WorkerPool, progress: Callable[[int], None], journal: Path | None) -> Any:
    ladder = Ladder("karats", ("random", "greedy", "search:4"), 8)
    out = None if journal is None else journal.with_suffix("")
    return rate(ladder, play_run(ladder.run(0.0, out), pool, progress)).as_data()


ALL = pytest.mark.parametrize("play", [play_report, play_sweep, play_ladder])


def no_progress(games: int) -> None:
    pass


class Interrupted(Exception):
    """Raised by tests in the middle of a run, as a crash would end it."""


def interrupt_at(number: int) -> Callable[[int], None]:
    """A progress function that raises Interrupted after `number` games."""

    def progress(games: int) -> None:
        if games == number:
            raise Interrupted

    return progress


@ALL
def test_an_interrupted_run_resumes_with_the_same_results(play: Played, tmp_path: Path) -> None:
    uninterrupted = play(SerialPool(), no_progress, None)
    journal = tmp_path / "games.csv.journal"
    with pytest.raises(Interrupted):
        play(SerialPool(), interrupt_at(5), journal)
    journal.write_bytes(journal.read_bytes()[:-9])
    with open_pool(2) as pool:
        with pytest.raises(Interrupted):
            play(pool, interrupt_at(14), journal)
        assert play(pool, no_progress, journal) == uninterrupted
    complete = journal.read_bytes()
    assert play(SerialPool(), no_progress, journal) == uninterrupted
    assert journal.read_bytes() == complete


@ALL
def test_a_game_missing_from_the_journal_is_played_again(play: Played, tmp_path: Path) -> None:
    journal = tmp_path / "games.csv.journal"
    results = play(SerialPool(), no_progress, journal)
    complete = journal.read_bytes()
    lines = complete.splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:3] + lines[4:]))
    assert play(SerialPool(), no_progress, journal) == results
    assert journal.read_bytes() == complete


def test_the_journal_of_another_version_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "games.csv.journal"
    journal.write_text('{"format": "motherlode journal 1"}\n')
    with pytest.raises(BadJournal, match="the journal of another version"):
        play_report(SerialPool(), no_progress, journal)


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "games.csv.journal"
    play_sweep(SerialPool(), no_progress, journal)
    with pytest.raises(BadJournal, match="other bots, content, what"):
        play_report(SerialPool(), no_progress, journal)


@pytest.mark.parametrize(
    "command",
    [
        "balance karats --players 2 --games 6 --workers 1 --json --journal kept",
        "sweep karats --set gold.to_win=1..2 --games 4 --workers 1 --json --journal kept",
        "ladder karats --bots random,greedy --games 4 --workers 1 --json --out games.csv",
    ],
)
def test_a_command_repeated_after_its_run_prints_the_same_and_changes_no_file(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    first = main(command.split()), capsys.readouterr().out
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert files
    assert (main(command.split()), capsys.readouterr().out) == first
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == files


def test_the_ladder_page_has_a_row_for_each_bot_and_pairing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = "ladder karats --bots random,greedy --games 4 --workers 1 --html page.html"
    assert main([*command.split(), "--language", "de"]) == 0
    page = (tmp_path / "page.html").read_text()
    assert "greedy gegen random (4 Spiele)" in page
    assert page.count("<svg") == 3
