"""`motherlode balance`: its table, its page, its JSON, what an edition changes, and bad input."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell, refused

BALANCE = ("balance", "karats", "--games", "6", "--tables", "2", "--workers", "1")


def test_it_prints_gates_and_says_with_its_code_whether_they_are_kept(shell: Shell) -> None:
    said = shell(*BALANCE)
    told = json.loads(shell(*BALANCE, "--json").out)
    assert said.code == (0 if told["kept"] else 1)
    assert "2 players:" in said.out
    assert "lead changes" in said.out


def test_own_gates_are_measured_at_all_tables(shell: Shell) -> None:
    arguments = ("balance", "super_motherload", "--games", "1", "--workers", "1")
    told = json.loads(shell(*arguments, "--json").out)
    assert "wins of the courier deck" in [gate["gate"] for gate in told["gates"]]
    assert set(told["picks"]) == {"deck", "pilot", "major", "minor", "artifact"}
    kept = shell(*arguments, "--markdown").out
    assert told["content"] in kept
    assert kept.count("\n|") == 2 + 10


LAYOUT = """
[layouts.custom]
players = 2
map = '''
. . . . . . . . .
 . . . . . . . .
. . 1 . . . . . .
 . . . P . . . .
. . . . . . . . .
 . . . . P . . .
. . . . . . 2 . .
 . . . . . . . .
. . . . . . . . .
'''
"""


def test_a_layout_of_ones_own_is_measured_and_compared_with_the_box(shell: Shell) -> None:
    Path("custom.toml").write_text(LAYOUT)
    ours = ("balance", "mothership", "--games", "2", "--layout", "custom", "--workers", "1")
    told = json.loads(shell(*ours, "--edition", "custom.toml", "--json").out)
    assert [table["seats"] for table in told["tables"]] == [2]
    for tables in ((), ("--tables", "2")):
        against = (*ours, "--edition", "custom.toml", "--against", "box", *tables)
        compared = json.loads(shell(*against, "--json").out)
        assert compared["options"] == {"layout": "custom"}
        assert compared["against"]["options"] == {}
        assert "rounds of 2" in compared["against"]["figures"]
    said = shell(*against, "--html", "page.html").out
    assert "played with --layout default" in " ".join(said.split())
    assert "the box (--layout default)" in Path("page.html").read_text()
    assert "--layout default" in shell(*against, "--markdown").out
    refused(shell(*ours), "no layout called")
    refused(shell(*ours, "--against", "custom.toml"), "no layout called")


def test_a_layout_for_another_number_of_players_is_left_out_of_a_comparison(shell: Shell) -> None:
    Path("ours.toml").write_text(LAYOUT)
    theirs = LAYOUT.replace("players = 2", "players = 3").replace(". . . . . . 2", ". 3 . . . . 2")
    Path("theirs.toml").write_text(theirs.replace("\n . . . P . . . .", "\n . . . P . . P ."))
    layouts = ("--edition", "ours.toml", "--against", "theirs.toml", "--layout", "custom")
    said = shell("balance", "mothership", "--games", "2", "--workers", "1", *layouts, "--json")
    told = json.loads(said.out)
    assert told["against"]["options"] == {}
    assert told["against"]["figures"]["rounds of 2"]["before"] is not None
    assert "rounds of 3" not in told["against"]["figures"]
    wins = [gate for gate in told["against"]["gates"] if gate["gate"].endswith(" wins")]
    assert [gate["gate"] for gate in wins if gate["before"] is None] == []


def test_it_writes_a_page(shell: Shell) -> None:
    said = shell(*BALANCE, "--html", "report.html")
    assert "report.html" in said.out
    assert Path("report.html").read_text().startswith("<!doctype html>")


def test_it_writes_a_page_in_another_language(shell: Shell) -> None:
    shell(*BALANCE, "--html", "report.html", "--language", "de")
    assert "Inhalt: die Schachtel." in Path("report.html").read_text(encoding="utf-8")
    refused(shell(*BALANCE, "--html", "x.html", "--language", "tlh"), "tlh")
    assert not Path("x.html").exists()


def test_an_edition_is_compared_with_the_box(shell: Shell) -> None:
    Path("rich.toml").write_text("[gold]\nto_win = 1\n")
    compared = (*BALANCE, "--edition", "rich.toml", "--against", "box")
    told = json.loads(shell(*compared, "--json").out)
    rounds = told["against"]["figures"]["rounds of 2"]
    assert rounds["after"] < rounds["before"]
    verdicts = {gate["verdict"] for gate in told["against"]["gates"]}
    assert verdicts <= {"better", "worse", "changed", "not distinguishable"}
    back = (*BALANCE, "--against", "rich.toml")
    again = json.loads(shell(*back, "--json").out)
    assert again["against"]["figures"]["rounds of 2"]["before"] == rounds["after"]
    assert "| before |" in shell(*compared, "--markdown").out


def test_a_comparison_of_single_games_says_that_it_knows_nothing(shell: Shell) -> None:
    arguments = ("balance", "karats", "--games", "1", "--against", "box", "--workers", "1")
    told = json.loads(shell(*arguments, "--json").out, parse_constant=pytest.fail)
    assert {gate["verdict"] for gate in told["against"]["gates"]} == {"not distinguishable"}
    assert {gate["difference"] is None for gate in told["against"]["gates"]} == {True}
    said = shell(*arguments)
    assert "inf" not in said.out
    assert "tables of 2, medians" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80
    assert "distinguishable" in said.out


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["balance"], "GAME"),
        (["balance", "chess"], "chess"),
        (["balance", "karats", "--bot", "stockfish"], "stockfish"),
        (["balance", "karats", "--games", "0"], "--games"),
        (["balance", "karats", "--tables", "two"], "two"),
        (["balance", "karats", "--tables", "9"], "1 to 4 players"),
        (["balance", "karats", "--tables", "1"], "Automaton"),
        (["balance", "karats", "--automaton", "gentle"], "off, easy, hard"),
        (["balance", "karats", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["balance", "karats", "--against", "nowhere.toml"], "nowhere.toml"),
        (["balance", "karats", "--html", "nowhere/report.html"], "no folder"),
        (["balance", "karats", "--html", "."], "folder"),
    ],
)
def test_bad_arguments_are_refused(shell: Shell, arguments: list[str], cause: str) -> None:
    refused(shell(*arguments), cause)
    assert list(Path.cwd().iterdir()) == []
