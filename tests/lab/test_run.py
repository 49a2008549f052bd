"""Runs: the same results by any crew, killed and gone on with, stopped early, asked for more."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from motherlode.lab.runs import journal, results
from motherlode.lab.runs.journal import BadJournal
from motherlode.lab.runs.match import Match, Outcome, Result
from motherlode.lab.runs.results import CantWrite
from motherlode.lab.runs.run import Run, play_run
from motherlode.lab.runs.workers import SerialPool, WorkerPool, open_pool

BOTS = ("greedy", "random")


def match(games: int = 24, seed: str = "1") -> Match:
    return Match("karats", BOTS, games, seed)


def played(out: Path, games: int = 24, width: float = 0.0, pool: WorkerPool | None = None) -> Result:
    [result] = play_run(Run((match(games),), width, out), pool or SerialPool())
    return result


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_results_are_the_same_bytes_for_one_worker_and_two(tmp_path: Path, ending: str) -> None:
    alone, both = tmp_path / f"alone.{ending}", tmp_path / f"both.{ending}"
    played(alone)
    with open_pool(2) as pool:
        played(both, pool=pool)
    assert alone.read_bytes() == both.read_bytes()


def test_a_table_of_results_has_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    result = played(tmp_path / "games.csv", 6)
    head, *rows = [line.split(",") for line in (tmp_path / "games.csv").read_text().splitlines()]
    assert head == ["pairing", "game", "seat", "bot", "won", "decisions", "ended"]
    assert len(rows) == 12
    assert [row[3] for row in rows[:4]] == ["greedy", "random", "random", "greedy"]
    won = sum(float(row[4]) for row in rows if row[3] == "greedy")
    assert won == result.standings[0].wins
    assert sum(int(row[5]) for row in rows) == 2 * result.decisions


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    played(tmp_path / "games.csv", 6)
    played(tmp_path / "games.parquet", 6)
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    rows = [",".join(_told(cell) for cell in row.values()) for row in table]
    assert rows == (tmp_path / "games.csv").read_text().splitlines()[1:]


def _told(cell: object) -> str:
    return f"{cell:g}" if isinstance(cell, float) else str(int(cell) if cell is True else cell)


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """kill -9 in the middle: no process stays behind, and the end is as if nothing had been."""
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    games = 3000
    command = [sys.executable, "-m", "motherlode.cli.main", "match", "karats", "--workers", "2"]
    running = subprocess.Popen([*command, "--games", f"{games}", "--out", str(broken)])
    kept = tmp_path / "broken.csv.journal"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 40:
        assert running.poll() is None
        time.sleep(0.02)
    children = psutil.Process(running.pid).children(recursive=True)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    assert not psutil.wait_procs(children, timeout=10)[1]
    before = kept.read_bytes().count(b"\n")
    assert 40 <= before < games
    assert not broken.exists()

    counted: list[int] = []
    [again] = play_run(Run((match(before + 20),), 0.0, broken), SerialPool(), counted.append)
    straight = played(whole, before + 20)
    assert again == straight
    assert broken.read_bytes() == whole.read_bytes()


def test_what_was_written_by_halves_is_played_again(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    played(out, 10)
    straight = out.read_bytes()
    kept = tmp_path / "games.csv.journal"
    kept.write_bytes(kept.read_bytes()[:-7])
    played(out, 10)
    assert out.read_bytes() == straight


def test_a_finished_run_plays_nothing_again_and_more_games_go_on_from_it(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    played(out, 10)
    kept = tmp_path / "games.csv.journal"
    before = kept.read_bytes()
    played(out, 10)
    assert kept.read_bytes() == before
    played(out, 14)
    assert kept.read_bytes().startswith(before)
    played(tmp_path / "straight.csv", 14)
    assert out.read_bytes() == (tmp_path / "straight.csv").read_bytes()


def test_it_stops_at_the_first_games_that_are_enough_whoever_plays(tmp_path: Path) -> None:
    width, most = 0.25, 400
    alone = played(tmp_path / "alone.csv", most, width)
    with open_pool(2) as pool:
        both = played(tmp_path / "both.csv", most, width, pool)
    assert 30 <= alone.games < most
    low, high = alone.standings[0].interval()
    assert high - low <= width
    assert both == alone
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "both.csv").read_bytes()
    before = played(tmp_path / "fewer.csv", alone.games - 2)
    assert not before.narrow(width)


def test_an_early_stop_after_more_games_counts_only_what_it_needed(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    stopped = played(out, 100, 0.3)
    rows = out.read_bytes()
    played(out, 100)
    assert played(out, 100, 0.3) == stopped
    assert out.read_bytes() == rows


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    played(out, 4)
    with pytest.raises(BadJournal, match="other seed"):
        play_run(Run((match(4, seed="2"),), 0.0, out), SerialPool())
    (tmp_path / "games.csv.journal").write_text("dear diary\n")
    with pytest.raises(BadJournal, match="not a journal"):
        played(out, 4)


@pytest.mark.parametrize("text", ['{"a": 1}', "[megalodrill]", "\x7fELF", '{"format": "other"}\n'])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, text: str) -> None:
    """Whether or not its first line ends."""
    kept = tmp_path / "games.csv.journal"
    kept.write_text(text)
    with pytest.raises(BadJournal, match="not a journal"):
        played(tmp_path / "games.csv", 4)
    assert kept.read_text() == text


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_journal_that_was_hardly_begun_is_begun_anew(tmp_path: Path, length: int) -> None:
    out, kept = tmp_path / "games.csv", tmp_path / "games.csv.journal"
    played(out, 4)
    whole = kept.read_bytes()
    kept.write_bytes(whole[:length])
    played(out, 4)
    assert kept.read_bytes() == whole


def test_two_runs_never_write_in_one_journal(tmp_path: Path) -> None:
    run = Run((match(4),), 0.0, tmp_path / "games.csv")
    with (
        journal.opened(tmp_path / "games.csv.journal", run.identity(), Outcome),
        pytest.raises(BadJournal, match="another run"),
    ):
        play_run(run, SerialPool())


def test_partners_have_both_won() -> None:
    teams = Match("mothership", ("greedy", "random") * 2, 1, "1", (("teams", "pairs"),))
    outcome = Outcome(0, (0.5, 0.0, 0.5, 0.0), 10, True)
    assert [row.won for row in results.rows(0, teams, [outcome])] == [1.0, 0.0, 1.0, 0.0]


def test_options_of_every_match_tell_runs_apart() -> None:
    usual = Match("mothership", ("greedy", "random"), 2, "seed")
    other = replace(usual, options=(("mode", "victory_points"),))
    told = [journal.identity("", matches) for matches in ((usual, usual), (usual, other))]
    assert told[0] != told[1]


@pytest.mark.parametrize("name", ["games.xlsx", "games", "nowhere/games.csv"])
def test_results_that_cant_be_written_are_refused_before_anything_is_played(
    tmp_path: Path, name: str
) -> None:
    with pytest.raises(CantWrite):
        played(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_a_run_at_once_and_quietly(tmp_path: Path) -> None:
    """Even where one game takes long; what was played is kept."""
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
    kept = tmp_path / "games.csv.journal"
    while not kept.exists() or len(psutil.Process(running.pid).children()) < 2:
        assert running.poll() is None
        time.sleep(0.05)
    time.sleep(1)
    children = psutil.Process(running.pid).children(recursive=True)
    os.killpg(running.pid, signal.SIGINT)
    try:
        _, said = running.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        raise
    assert (running.returncode, said) == (130, "motherlode: interrupted\n")
    assert not psutil.wait_procs(children, timeout=5)[1]
    assert kept.exists()
