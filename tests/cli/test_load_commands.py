"""`bench server`, `crash-test`, `rolling-upgrade`: figures, and the need for a checkout."""

import json

import pytest

from motherlode.cli import import_load_tests
from motherlode.cli.main import main
from tests.cli.run_command import Shell

RATE = 40


def test_bench_server_sends_no_more_moves_than_the_given_rate(shell: Shell) -> None:
    paced = ("--tables", "4", "--seconds", "2", "--rate", str(RATE))
    figures = json.loads(shell("bench", "server", *paced, "--json").out)
    assert figures["refused"] == 0
    assert 0 < figures["moves_per_s"] <= 1.2 * RATE
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["server_ms"] > 0


@pytest.mark.parametrize("command", [["bench", "server"], ["crash-test"], ["rolling-upgrade"]])
def test_load_commands_without_a_checkout_exit_2_with_one_line(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(import_load_tests, "checkout_root", lambda: None)
    assert main(command) == 2
    errors = capsys.readouterr().err
    assert "needs the repository's tests: run it in a checkout" in errors
    assert errors.count("\n") == 1
