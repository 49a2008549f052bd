"""`bench server`, `crash-test`, `rolling-upgrade`: figures, and the need for a checkout."""

import json
import shutil
from pathlib import Path

import pytest

from motherlode.cli import bench_server, import_load_tests
from motherlode.cli.main import main
from tests.cli.run_command import Shell
from tests.load import boardgame_io
from tests.load.misbehaving_clients import Disturbed

RATE = 40
ROOT = Path(__file__).parents[2]


def test_bench_server_sends_no_more_moves_than_the_given_rate(shell: Shell) -> None:
    paced = ("--tables", "4", "--seconds", "2", "--rate", str(RATE))
    figures = json.loads(shell("bench", "server", *paced, "--json").out)
    assert figures["refused"] == 0
    assert 0 < figures["moves_per_s"] <= 1.2 * RATE
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["server_ms"] > 0


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_clients_of_the_bench_are_refused_nothing(shell: Shell, game: str, seats: int) -> None:
    load = ("--game", game, "--seats", str(seats), "--tables", "4", "--seconds", "1")
    figures = json.loads(shell("bench", "server", *load, "--json").out)
    assert (figures["game"], figures["seats"], figures["refused"]) == (game, seats, 0)
    assert figures["moves_per_s"] > 0
    assert figures["server_ms"] > 0


def test_bench_server_compares_builds_in_one_run(shell: Shell) -> None:
    rounds = ("--tables", "2", "--seconds", "1", "--rounds", "1")
    found = json.loads(shell("bench", "server", *rounds, "--against", str(ROOT), "--json").out)
    assert [row["server"] for row in found] == ["here", "against"]
    assert all(row["moves_per_s"] > 0 and row["refused"] == 0 for row in found)


@pytest.mark.parametrize(("ratio", "code"), [(2.0, 0), (2.04, 1)])
def test_bench_disturbed_fails_if_others_wait_more_than_twice_as_long(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, ratio: float, code: int
) -> None:
    kinds = {"hints": ratio, "analyses": 1.0}
    found = [Disturbed(kind, 9, 5.0, 9.0, each, 0.9, 3.0) for kind, each in kinds.items()]
    monkeypatch.setattr(bench_server, "measure_disturbances", lambda seconds: found)
    answer = shell("bench", "server", "--disturbed", "--json")
    assert answer.code == code
    assert [row["ratio"] for row in json.loads(answer.out)] == [ratio, 1.0]
    assert ("more than 2 times as long beside: hints." in answer.err) == bool(code)


@pytest.mark.parametrize("given", [("--against", "/nowhere"), ("--game", "go"), ("--seats", "7")])
def test_bench_server_refuses_what_it_cannot_measure_with_one_line(
    shell: Shell, given: tuple[str, str]
) -> None:
    answer = shell("bench", "server", "--tables", "1", "--seconds", "1", *given)
    assert answer.code == 2
    assert answer.err.strip().count("\n") == 0
    assert not answer.out


def test_without_node_a_line_says_so_and_boardgame_io_has_no_figure(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boardgame_io, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    rounds = ("--tables", "2", "--seconds", "1", "--rounds", "1")
    answer = shell("bench", "server", *rounds, "--boardgame-io", "--json")
    assert answer.err == "Node is not installed, so boardgame.io is not measured\n"
    assert json.loads(answer.out)["server"] == "here"


@pytest.mark.parametrize("command", [["bench", "server"], ["crash-test"], ["rolling-upgrade"]])
def test_load_commands_without_a_checkout_exit_2_with_one_line(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(import_load_tests, "checkout_root", lambda: None)
    assert main(command) == 2
    errors = capsys.readouterr().err
    assert "needs the repository's tests: run it in a checkout" in errors
    assert errors.count("\n") == 1
