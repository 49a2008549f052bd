"""Internal errors and Ctrl-C: one line instead of a traceback, and the game is saved."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.cli import about, match
from motherlode.cli.local_game import LocalGame
from motherlode.kernel.record import load_record
from motherlode.lab.runs.local_pool import WorkerDied
from tests.cli.run_command import Shell

GAME = ("play", "karats", "--seed", "1", "--seats", "you,greedy")


def test_an_error_during_a_game_saves_the_game(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(local_game: LocalGame) -> None:
        raise RuntimeError("a bot\nlost its mind")

    monkeypatch.setattr(LocalGame, "play_bot", fail)
    result = shell(*GAME, lines="draft pilot\n")
    assert result.code == 70
    assert "RuntimeError: a bot lost its mind" in result.err
    assert result.err.count("\n") == 1
    (rescued,) = Path().glob("karats-rescued-*.json")
    assert str(rescued) in result.err
    assert load_record(rescued).actions == ["draft pilot"]


def test_an_internal_error_is_reported_in_one_line(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> bool:
        raise ZeroDivisionError("nothing to divide")

    monkeypatch.setattr(about, "is_compiled", fail)
    result = shell("about")
    assert result.code == 70
    assert result.err.count("\n") == 1
    assert "ZeroDivisionError: nothing to divide" in result.err


def test_a_killed_worker_process_is_reported_with_advice(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*given: object) -> None:
        raise WorkerDied("a worker process of the lab ended during a game")

    monkeypatch.setattr(match, "play_run", killed)
    result = shell("match", "karats", "--games", "2", "--workers", "1", "--out", "games.csv")
    assert result.code == 70
    assert "internal error" not in result.err
    assert "with --out or --journal it resumes" in result.err


@pytest.mark.parametrize(("answer", "saved"), [("yes", True), ("no", False)])
def test_ctrl_c_during_a_bots_turn_asks_whether_to_save(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, answer: str, saved: bool
) -> None:
    def interrupted(local_game: LocalGame) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(LocalGame, "play_bot", interrupted)
    result = shell(*GAME, lines=f"draft pilot\n{answer}\n")
    assert result.code == 0
    assert "Save the game first?" in result.out
    assert Path("karats.json").exists() == saved


IMPATIENT = """
import os, signal, sys
from motherlode.cli.main import main

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == "motherlode.cli.play":
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Impatient())
main(["about"])
"""


def test_ctrl_c_during_imports_ends_the_command_without_output() -> None:
    done = subprocess.run([sys.executable, "-c", IMPATIENT], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_an_internal_error_is_raised_if_motherlode_debug_is_set(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "is_compiled", lambda: 1 / 0)
    monkeypatch.setenv("MOTHERLODE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        shell("about")
