"""`motherlode bench engine --instructions`, with a stand-in for valgrind and without any."""

import json
import sys
from pathlib import Path

import pytest

from motherlode.lab.bench import instructions
from tests.cli.run_command import Shell

STAND_IN = """#!{python}
import subprocess, sys
counts = next(text.partition("=")[2] for text in sys.argv if "out-file" in text)
own = [text for text in sys.argv[1:] if text.startswith("--")]
with open(counts, "w") as file:
    file.write("events: Ir\\nfn=(1) play_many\\n1 7\\n\\ntotals: 500000\\n")
sys.exit(subprocess.run(sys.argv[1 + len(own):]).returncode)
"""
"""Writes the file of counts that callgrind would write, and runs the command."""


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    valgrind = tmp_path / "valgrind"
    valgrind.write_text(STAND_IN.format(python=sys.executable))
    valgrind.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(instructions, "is_compiled", lambda: True)
    monkeypatch.setattr(instructions, "GAMES", 1)


@pytest.mark.usefixtures("stand_in")
def test_each_table_has_its_instructions_per_decision(shell: Shell) -> None:
    counted = json.loads(shell("bench", "engine", "--instructions", "--json").out)
    assert [figures["seats"] for figures in counted] == [2, 4]
    for figures in counted:
        assert figures["decisions"] > 0
        assert figures["instructions"] == 500_000
        assert figures["per_decision"] == 500_000 / figures["decisions"]


@pytest.mark.usefixtures("stand_in")
def test_the_grid_shows_what_was_counted(shell: Shell) -> None:
    out = shell("bench", "engine", "--game", "karats", "--instructions").out
    assert "500,000" in out


def test_without_valgrind_one_line_says_so_and_the_figure_is_absent(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = shell("bench", "engine", "--instructions", "--json")
    assert (result.code, json.loads(result.out)) == (0, [])
    assert result.err.strip() == "valgrind is not installed, so instructions are not counted"


@pytest.mark.usefixtures("stand_in")
def test_uncompiled_games_are_not_counted(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "is_compiled", lambda: False)
    result = shell("bench", "engine", "--instructions")
    assert result.out == ""
    assert result.err.strip() == "The games run uncompiled, so instructions are not counted"
