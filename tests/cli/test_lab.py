"""`match`, `bench`, `rules`, `content` and `about`: what they print, and JSON alone where asked."""

import json
from pathlib import Path

import pytest

import motherlode
from tests.cli.shell import Shell

MATCH = ("match", "karats", "--games", "12", "--seed", "1", "--workers", "1")


def test_a_match_in_json_is_one_object_and_nothing_else(shell: Shell) -> None:
    said = shell(*MATCH, "--bots", "greedy,random", "--json")
    told = json.loads(said.out)
    assert told["games"] == 12
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    for bot in told["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["share"] <= high <= 1
        assert bot["share"] == bot["wins"] / 12
    assert said.err == ""


def test_a_match_is_the_same_for_any_number_of_workers(shell: Shell) -> None:
    alone = shell(*MATCH, "--json")
    together = shell(*MATCH[:-1], "2", "--json")
    assert alone.out == together.out


def test_a_match_prints_its_standings(shell: Shell) -> None:
    said = shell(*MATCH, "--automaton", "easy")
    assert "greedy" in said.out
    assert "95 % interval" in said.out


def test_the_benchmark_in_json_has_all_its_figures(shell: Shell) -> None:
    told = json.loads(shell("bench", "engine", "--seconds", "1", "--json").out)
    for key in ("decisions_per_s", "games_per_s", "copy_us", "interpreted_ratio"):
        assert told[key] > 0
    assert isinstance(told["compiled"], bool)


def test_content_of_every_game_is_fine(shell: Shell) -> None:
    said = shell("content", "check")
    assert said.code == 0
    assert "20,000 Karats Under the Earth: fine" in said.out


def test_editions_are_checked_all_even_after_a_bad_one(shell: Shell) -> None:
    Path("bad.toml").write_text("[drill]\nstack = -1\n")
    Path("good.toml").write_text("[drill]\nstack = 9\niron = 1\n[gold]\nto_win = 2\n")
    said = shell("content", "check", "bad.toml", "good.toml")
    assert said.code == 2
    assert "bad.toml:2" in said.err
    assert "good.toml: fine" in said.out
    assert "sets 3 values" in said.out


def test_an_edition_is_played(shell: Shell) -> None:
    Path("rich.toml").write_text("[gold]\nto_win = 1\n[dynamite]\nember = 7\n")
    said = shell("play", "karats", "--edition", "rich.toml", lines="")
    assert "7 Ember" in said.out
    assert "◇ Gold" in said.out
    assert "◇◇" not in said.out


def test_about_is_one_line(shell: Shell) -> None:
    said = shell("about")
    assert said.out.count("\n") == 1
    assert motherlode.__version__ in said.out
    assert "compiled" in said.out


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["match", "--help"]])
def test_help_is_help(shell: Shell, arguments: list[str]) -> None:
    said = shell(*arguments)
    assert said.code == 0
    assert "usage: motherlode" in said.out
