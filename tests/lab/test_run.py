"""Runs: the same results with any pool, after a kill and resume, early stops, added games."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from motherlode.lab.runs import csv_and_parquet, journal
from motherlode.lab.runs.csv_and_parquet import CantWrite
from motherlode.lab.runs.journal import BadJournal
from motherlode.lab.runs.match import Match, Outcome, Result
from motherlode.lab.runs.resumable_run import Run, play_run
from motherlode.lab.runs.worker_pool import SerialPool, WorkerPool, open_pool

BOTS = ("greedy", "random")


def match(games: int = 24, seed: str = "1") -> Match:
    return Match("karats", BOTS, games, seed)


def play(out: Path, games: int = 24, width: float = 0.0, pool: WorkerPool | None = None) -> Result:
    [result] = play_run(Run((match(games),), width, out), pool or SerialPool())
    return result


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_results_are_the_same_bytes_for_one_worker_and_two(tmp_path: Path, ending: str) -> None:
    alone, both = tmp_path / f"alone.{ending}", tmp_path / f"both.{ending}"
    play(alone)
    with open_pool(2) as pool:
        play(both, pool=pool)
    assert alone.read_bytes() == both.read_bytes()


def test_a_result_file_has_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    result = play(tmp_path / "games.csv", 6)
    head, *rows = [line.split(",") for line in (tmp_path / "games.csv").read_text().splitlines()]
    assert head == ["pairing", "game", "seat", "bot", "won", "decisions", "ended"]
    assert len(rows) == 12
    assert [row[3] for row in rows[:4]] == ["greedy", "random", "random", "greedy"]
    won = sum(float(row[4]) for row in rows if row[3] == "greedy")
    assert won == result.standings[0].wins
    assert sum(int(row[5]) for row in rows) == 2 * result.decisions


def test_parquet_has_the_same_rows_as_csv(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    play(tmp_path / "games.csv", 6)
    play(tmp_path / "games.parquet", 6)
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    rows = [",".join(_csv_text(cell) for cell in row.values()) for row in table]
    assert rows == (tmp_path / "games.csv").read_text().splitlines()[1:]


def _csv_text(cell: object) -> str:
    return f"{cell:g}" if isinstance(cell, float) else str(int(cell) if cell is True else cell)


def test_a_killed_run_resumes_and_leaves_no_process_behind(tmp_path: Path) -> None:
    """After kill -9 the resumed run has the same results as an uninterrupted one."""
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    games = 3000
    command = [sys.executable, "-m", "motherlode.cli.main", "match", "karats", "--workers", "2"]
    running = subprocess.Popen([*command, "--games", f"{games}", "--out", str(broken)])
    journal_file = tmp_path / "broken.csv.journal"
    while not journal_file.exists() or journal_file.read_bytes().count(b"\n") < 40:
        assert running.poll() is None
        time.sleep(0.02)
    children = psutil.Process(running.pid).children(recursive=True)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    assert not psutil.wait_procs(children, timeout=10)[1]
    before = journal_file.read_bytes().count(b"\n")
    assert 40 <= before < games
    assert not broken.exists()

    counted: list[int] = []
    [again] = play_run(Run((match(before + 20),), 0.0, broken), SerialPool(), counted.append)
    straight = play(whole, before + 20)
    assert again == straight
    assert broken.read_bytes() == whole.read_bytes()


def test_a_game_whose_journal_entry_is_incomplete_is_played_again(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    play(out, 10)
    straight = out.read_bytes()
    journal_file = tmp_path / "games.csv.journal"
    journal_file.write_bytes(journal_file.read_bytes()[:-7])
    play(out, 10)
    assert out.read_bytes() == straight


def test_a_finished_run_plays_nothing_again_and_can_be_extended(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    play(out, 10)
    journal_file = tmp_path / "games.csv.journal"
    before = journal_file.read_bytes()
    play(out, 10)
    assert journal_file.read_bytes() == before
    play(out, 14)
    assert journal_file.read_bytes().startswith(before)
    play(tmp_path / "straight.csv", 14)
    assert out.read_bytes() == (tmp_path / "straight.csv").read_bytes()


def test_a_run_stops_early_at_the_same_game_with_any_pool(tmp_path: Path) -> None:
    width, most = 0.25, 400
    alone = play(tmp_path / "alone.csv", most, width)
    with open_pool(2) as pool:
        both = play(tmp_path / "both.csv", most, width, pool)
    assert 30 <= alone.games < most
    low, high = alone.standings[0].interval()
    assert high - low <= width
    assert both == alone
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "both.csv").read_bytes()
    before = play(tmp_path / "fewer.csv", alone.games - 2)
    assert not before.narrow_enough(width)


def test_a_run_that_stops_early_ignores_later_games_in_its_journal(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    stopped = play(out, 100, 0.3)
    rows = out.read_bytes()
    play(out, 100)
    assert play(out, 100, 0.3) == stopped
    assert out.read_bytes() == rows


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    play(out, 4)
    with pytest.raises(BadJournal, match="other seed"):
        play_run(Run((match(4, seed="2"),), 0.0, out), SerialPool())
    (tmp_path / "games.csv.journal").write_text("dear diary\n")
    with pytest.raises(BadJournal, match="not a journal"):
        play(out, 4)


@pytest.mark.parametrize("text", ['{"a": 1}', "[megalodrill]", "\x7fELF", '{"format": "other"}\n'])
def test_a_file_that_is_not_a_journal_is_not_changed(tmp_path: Path, text: str) -> None:
    """With or without a newline after its first line."""
    journal_file = tmp_path / "games.csv.journal"
    journal_file.write_text(text)
    with pytest.raises(BadJournal, match="not a journal"):
        play(tmp_path / "games.csv", 4)
    assert journal_file.read_text() == text


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_journal_cut_off_in_its_first_line_is_restarted(tmp_path: Path, length: int) -> None:
    out, journal_file = tmp_path / "games.csv", tmp_path / "games.csv.journal"
    play(out, 4)
    whole = journal_file.read_bytes()
    journal_file.write_bytes(whole[:length])
    play(out, 4)
    assert journal_file.read_bytes() == whole


def test_two_runs_cant_write_to_the_same_journal(tmp_path: Path) -> None:
    run = Run((match(4),), 0.0, tmp_path / "games.csv")
    with (
        journal.open_journal(tmp_path / "games.csv.journal", run.identity(), Outcome),
        pytest.raises(BadJournal, match="another run"),
    ):
        play_run(run, SerialPool())


def test_a_result_file_counts_a_teams_win_for_both_partners() -> None:
    teams = Match("mothership", ("greedy", "random") * 2, 1, "1", (("teams", "pairs"),))
    outcome = Outcome(0, (0.5, 0.0, 0.5, 0.0), 10, True)
    assert [row.won for row in csv_and_parquet.rows(0, teams, [outcome])] == [
        1.0,
        0.0,
        1.0,
        0.0,
    ]


def test_runs_that_differ_in_one_matchs_options_have_different_identities() -> None:
    usual = Match("mothership", ("greedy", "random"), 2, "seed")
    other = replace(usual, options=(("mode", "victory_points"),))
    same, different = (
        journal.run_identity("", matches) for matches in ((usual, usual), (usual, other))
    )
    assert same != different


@pytest.mark.parametrize("name", ["games.xlsx", "games", "nowhere/games.csv"])
def test_an_unwritable_result_file_is_refused_before_any_game(tmp_path: Path, name: str) -> None:
    with pytest.raises(CantWrite):
        play(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_a_run_at_once_without_a_traceback(tmp_path: Path) -> None:
    """Even in the middle of a long game; the journal stays."""
    out = tmp_path / "games.csv"
    command = [sys.executable, "-m", "motherlode.cli.main", "match", "karats", "--workers", "2"]
    command += ["--bots", "random,search:10s", "--games", "50", "--out", str(out)]
    running = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's & ignores it
    )
    journal_file = tmp_path / "games.csv.journal"
    while not journal_file.exists() or len(psutil.Process(running.pid).children()) < 2:
        assert running.poll() is None
        time.sleep(0.05)
    time.sleep(1)
    children = psutil.Process(running.pid).children(recursive=True)
    os.killpg(running.pid, signal.SIGINT)
    try:
        _, errors = running.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        raise
    assert (running.returncode, errors) == (130, "motherlode: interrupted\n")
    assert not psutil.wait_procs(children, timeout=5)[1]
    assert journal_file.exists()
