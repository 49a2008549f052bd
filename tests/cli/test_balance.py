"""`motherlode balance`: grid, page, JSON, comparisons of editions, and bad input."""

import json
from pathlib import Path

import pytest

from tests.cli.run_command import Shell, check_refused

BALANCE = ("balance", "karats", "--games", "6", "--players", "2", "--workers", "1")


def test_the_balance_command_prints_gates_and_exits_with_1_only_if_one_is_missed(
    shell: Shell,
) -> None:
    result = shell(*BALANCE)
    data = json.loads(shell(*BALANCE, "--json").out)
    assert result.code == (1 if data["outcome"] == "missed" else 0)
    assert "2 players:" in result.out
    assert "lead changes" in result.out


def test_the_balance_report_of_super_motherload_has_its_own_gates_and_all_kinds_of_picks(
    shell: Shell,
) -> None:
    arguments = ("balance", "super_motherload", "--games", "1", "--workers", "1")
    data = json.loads(shell(*arguments, "--json").out)
    assert "wins of the courier deck" in [gate["gate"] for gate in data["gates"]]
    assert set(data["picks"]) == {"deck", "pilot", "major", "minor", "artifact"}
    markdown = shell(*arguments, "--markdown").out
    assert data["content"] in markdown
    assert markdown.count("\n|") == 2 + len(data["gates"])
    names = [gate["gate"] for gate in data["gates"]]
    assert names[:2] == ["2 players: 1st to play wins", "2 players: 2nd to play wins"]
    assert names[8] == "4 players: 4th to play wins"


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


def test_a_custom_layout_is_compared_with_the_default_layout_of_the_box(shell: Shell) -> None:
    Path("custom.toml").write_text(LAYOUT)
    ours = ("balance", "mothership", "--games", "2", "--layout", "custom", "--workers", "1")
    data = json.loads(shell(*ours, "--edition", "custom.toml", "--json").out)
    assert [part["seats"] for part in data["by_seat_count"]] == [2]
    for players in ((), ("--players", "2")):
        against = (*ours, "--edition", "custom.toml", "--against", "box", *players)
        compared = json.loads(shell(*against, "--json").out)
        assert compared["options"] == {"layout": "custom"}
        assert compared["against"]["options"] == {}
        assert "rounds of 2" in compared["against"]["figures"]
    result = shell(*against, "--html", "page.html").out
    assert "played with the defaults: --layout default" in " ".join(result.split())
    assert "the box (--layout default)" in Path("page.html").read_text()
    assert "--layout default" in shell(*against, "--markdown").out
    check_refused(shell(*ours), "no layout named")
    check_refused(shell(*ours, "--against", "custom.toml"), "no layout named")


def test_a_layout_for_more_players_is_replaced_by_the_default_layout_in_a_comparison(
    shell: Shell,
) -> None:
    Path("ours.toml").write_text(LAYOUT)
    theirs = LAYOUT.replace("players = 2", "players = 3").replace(". . . . . . 2", ". 3 . . . . 2")
    Path("theirs.toml").write_text(theirs.replace("\n . . . P . . . .", "\n . . . P . . P ."))
    layouts = ("--edition", "ours.toml", "--against", "theirs.toml", "--layout", "custom")
    result = shell("balance", "mothership", "--games", "2", "--workers", "1", *layouts, "--json")
    data = json.loads(result.out)
    assert data["against"]["options"] == {}
    assert data["against"]["figures"]["rounds of 2"]["before"] is not None
    assert "rounds of 3" not in data["against"]["figures"]
    wins = [gate for gate in data["against"]["gates"] if gate["gate"].endswith(" wins")]
    assert [gate["gate"] for gate in wins if gate["before"] is None] == []


def test_the_balance_command_writes_a_page_with_the_html_option(shell: Shell) -> None:
    result = shell(*BALANCE, "--html", "report.html")
    assert "report.html" in result.out
    assert Path("report.html").read_text().startswith("<!doctype html>")


def test_the_balance_page_is_written_in_the_chosen_language_if_that_exists(shell: Shell) -> None:
    shell(*BALANCE, "--html", "report.html", "--language", "de")
    assert "Inhalt: die Schachtel." in Path("report.html").read_text(encoding="utf-8")
    check_refused(shell(*BALANCE, "--html", "x.html", "--language", "tlh"), "tlh")
    assert not Path("x.html").exists()


def test_an_edition_is_compared_with_the_content_of_the_box(shell: Shell) -> None:
    Path("rich.toml").write_text("[gold]\nto_win = 1\n")
    compared = (*BALANCE, "--edition", "rich.toml", "--against", "box")
    data = json.loads(shell(*compared, "--json").out)
    rounds = data["against"]["figures"]["rounds of 2"]
    assert rounds["after"] < rounds["before"]
    effects = {gate["verdict"] for gate in data["against"]["gates"]}
    assert effects <= {"better", "worse", "changed", "not distinguishable"}
    back = (*BALANCE, "--against", "rich.toml")
    again = json.loads(shell(*back, "--json").out)
    assert again["against"]["figures"]["rounds of 2"]["before"] == rounds["after"]
    assert "| before |" in shell(*compared, "--markdown").out


def test_a_comparison_of_one_game_each_finds_no_distinguishable_difference(shell: Shell) -> None:
    arguments = ("balance", "karats", "--games", "1", "--against", "box", "--workers", "1")
    data = json.loads(shell(*arguments, "--json").out, parse_constant=pytest.fail)
    assert {gate["verdict"] for gate in data["against"]["gates"]} == {"not distinguishable"}
    assert {gate["difference"] is None for gate in data["against"]["gates"]} == {True}
    result = shell(*arguments)
    assert "inf" not in result.out
    assert "2 players, medians" in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert "distinguishable" in result.out


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["balance"], "GAME"),
        (["balance", "chess"], "chess"),
        (["balance", "karats", "--bot", "stockfish"], "stockfish"),
        (["balance", "karats", "--games", "0"], "--games"),
        (["balance", "karats", "--players", "two"], "two"),
        (["balance", "karats", "--players", "9"], "1 to 4 players"),
        (["balance", "karats", "--players", "4", "--automaton", "easy"], "Automaton"),
        (["balance", "karats", "--automaton", "gentle"], "off, easy, hard"),
        (["balance", "karats", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["balance", "karats", "--against", "nowhere.toml"], "nowhere.toml"),
        (["balance", "karats", "--html", "nowhere/report.html"], "no folder"),
        (["balance", "karats", "--html", "."], "folder"),
    ],
)
def test_bad_arguments_of_balance_are_refused_and_no_file_is_written(
    shell: Shell, arguments: list[str], cause: str
) -> None:
    check_refused(shell(*arguments), cause)
    assert list(Path.cwd().iterdir()) == []
