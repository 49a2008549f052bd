"""`match`, `bench`, `content` and `about`: their output, also as JSON."""

import json
from pathlib import Path

import pytest

import motherlode
from tests.cli.run_command import Shell

MATCH = ("match", "karats", "--games", "12", "--seed", "1", "--workers", "1")


def test_json_output_of_a_match_is_one_object(shell: Shell) -> None:
    result = shell(*MATCH, "--bots", "greedy,random", "--json")
    data = json.loads(result.out)
    assert data["games"] == 12
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    for bot in data["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["share"] <= high <= 1
        assert bot["share"] == bot["wins"] / 12
    assert result.err == ""


def test_a_match_is_the_same_for_any_number_of_workers(shell: Shell) -> None:
    one_worker = shell(*MATCH, "--json")
    two_workers = shell(*MATCH[:-1], "2", "--json")
    assert one_worker.out == two_workers.out


def test_a_match_prints_its_standings(shell: Shell) -> None:
    result = shell(*MATCH, "--automaton", "easy")
    assert "greedy" in result.out
    assert "95 % interval" in result.out


def test_json_output_of_the_engine_benchmark_has_all_figures(shell: Shell) -> None:
    data = json.loads(shell("bench", "engine", "--seconds", "1", "--json").out)
    for key in ("decisions_per_s", "games_per_s", "copy_us", "interpreted_ratio"):
        assert data[key] > 0
    assert isinstance(data["compiled"], bool)


def test_the_content_of_every_game_has_no_faults(shell: Shell) -> None:
    result = shell("content", "check")
    assert result.code == 0
    assert "20,000 Karats Under the Earth: fine" in result.out


def test_all_editions_are_checked_even_after_a_bad_one(shell: Shell) -> None:
    Path("bad.toml").write_text("[drill]\nstack = -1\n")
    Path("good.toml").write_text("[drill]\nstack = 9\niron = 1\n[gold]\nto_win = 2\n")
    result = shell("content", "check", "bad.toml", "good.toml")
    assert result.code == 2
    assert "bad.toml:2" in result.err
    assert "good.toml: fine" in result.out
    assert "sets 3 values" in result.out


def test_the_play_command_uses_the_numbers_of_an_edition(shell: Shell) -> None:
    Path("rich.toml").write_text("[gold]\nto_win = 1\n[dynamite]\nember = 7\n")
    result = shell("play", "karats", "--edition", "rich.toml", lines="")
    assert "7 Ember" in result.out
    assert "◇ Gold" in result.out
    assert "◇◇" not in result.out


def test_about_prints_the_version_in_one_line(shell: Shell) -> None:
    result = shell("about")
    assert result.out.count("\n") == 1
    assert motherlode.__version__ in result.out
    assert "compiled" in result.out


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["match", "--help"]])
def test_help_prints_the_usage(shell: Shell, arguments: list[str]) -> None:
    result = shell(*arguments)
    assert result.code == 0
    assert "usage: motherlode" in result.out
