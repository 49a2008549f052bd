"""`motherlode sweep`: its plot, its page, its JSON, and bad input."""

import json
from pathlib import Path

import pytest

from tests.cli.run_command import Shell, check_refused

SWEEP = ("sweep", "karats", "--set", "dynamite.excavate=4..6", "--games", "6", "--workers", "1")


def test_the_sweep_command_prints_a_small_plot(shell: Shell) -> None:
    result = shell(*SWEEP)
    assert result.code == 0
    assert result.out.count("●") == 2 * 3
    assert "* 6" in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80


def test_the_sweep_command_writes_json_and_a_page(shell: Shell) -> None:
    data = json.loads(shell(*SWEEP, "--json", "--html", "sweep.html").out)
    assert [point["set"]["dynamite.excavate"] for point in data["points"]] == [4, 5, 6]
    assert data["keys"] == {"dynamite.excavate": 6}
    assert Path("sweep.html").read_text().startswith("<!doctype html>")
    shell(*SWEEP, "--html", "de.html", "--language", "de")
    assert "Was es ändert" in Path("de.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ([], "--set"),
        (["--set", "dynamite.excavte=4..8"], "did you mean dynamite.excavate"),
        (["--set", "dynamite.excavate=8..4"], "lower end first"),
        (["--set", "dynamite.excavate=x"], "whole number"),
        (["--set", "dynamite.excavate=4,-5"], "dynamite.excavate=-5: dynamite.excavate: Expected"),
        (["--set", "dynamite.excavate=1..50", "--set", "gold.to_win=1..9"], "at most 400"),
        (["--set", "gold.to_win=1", "--set", "gold.to_win=2"], "can be set once"),
        (["--set", "gold.to_win=1", "--bots", "greedy,stockfish"], "stockfish"),
        (
            ["--set", "gold.to_win=1", "--bots", ",".join(["greedy"] * 4), "--automaton", "easy"],
            "Automaton",
        ),
        (["--set", "gold.to_win=1", "--html", "nowhere/x.html"], "no folder"),
        (["--set", "gold.to_win=1", "--edition", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_bad_arguments_of_sweep_are_refused_and_no_file_is_written(
    shell: Shell, arguments: list[str], cause: str
) -> None:
    check_refused(shell("sweep", "karats", *arguments), cause)
    assert list(Path.cwd().iterdir()) == []


def test_a_value_that_breaks_the_content_is_refused(shell: Shell) -> None:
    result = shell("sweep", "mothership", "--set", "energy.most=4..6")
    check_refused(result, "energy.most=4: energy.most against energy.engines: more energy")
    assert "edition:1" not in result.err
