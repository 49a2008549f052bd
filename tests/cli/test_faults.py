"""When the program itself fails: words instead of a traceback, and the game is kept."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.cli import about, match
from motherlode.cli.local_game import Table
from motherlode.kernel.record import load_record
from motherlode.lab.runs.local_pool import WorkerDied
from tests.cli.shell import Shell

GAME = ("play", "karats", "--seed", "1", "--seats", "you,greedy")


def test_a_fault_in_mid_game_keeps_the_game(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: Table) -> None:
        raise RuntimeError("a bot\nlost its mind")

    monkeypatch.setattr(Table, "let_bot_act", fail)
    said = shell(*GAME, lines="draft pilot\n")
    assert said.code == 70
    assert "RuntimeError: a bot lost its mind" in said.err
    assert said.err.count("\n") == 1
    (kept,) = Path().glob("karats-rescued-*.json")
    assert str(kept) in said.err
    assert load_record(kept).actions == ["draft pilot"]


def test_a_fault_elsewhere_is_said_in_a_line(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> bool:
        raise ZeroDivisionError("nothing to divide")

    monkeypatch.setattr(about, "compiled", fail)
    said = shell("about")
    assert said.code == 70
    assert said.err.count("\n") == 1
    assert "ZeroDivisionError: nothing to divide" in said.err


def test_a_killed_process_of_the_lab_is_no_fault(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*given: object) -> None:
        raise WorkerDied("a process of the lab ended in the middle of a game")

    monkeypatch.setattr(match, "play_run", killed)
    said = shell("match", "karats", "--games", "2", "--workers", "1", "--out", "games.csv")
    assert said.code == 70
    assert "fault" not in said.err
    assert "with --out or --journal it goes on where it was" in said.err


@pytest.mark.parametrize(("answer", "saved"), [("yes", True), ("no", False)])
def test_ctrl_c_while_bots_think_asks_about_the_game(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, answer: str, saved: bool
) -> None:
    def interrupted(table: Table) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "let_bot_act", interrupted)
    said = shell(*GAME, lines=f"draft pilot\n{answer}\n")
    assert said.code == 0
    assert "Save the game first?" in said.out
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


def test_ctrl_c_while_the_command_loads_ends_it_without_a_word() -> None:
    done = subprocess.run([sys.executable, "-c", IMPATIENT], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_debugging_shows_where(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "compiled", lambda: 1 / 0)
    monkeypatch.setenv("MOTHERLODE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        shell("about")
