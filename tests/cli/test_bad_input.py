"""Bad input gives one error line and exit code 2, and writes no file."""

import json
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel.record import to_json
from tests.cli.run_command import Shell, bots_record, check_refused, save

TEN_MB = 10_000_000
ESCAPE = "\x1b[2J\x1b]0;owned\x07"


def files(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.rglob("*"))


COMMAND_LINES = [
    ([], "COMMAND"),
    (["dance"], "dance"),
    (["play"], "which game"),
    (["play", "chess"], "chess"),
    (["play", "karats", "--automatom", "hard"], "--automatom"),
    (["play", "karats", "--auto", "hard"], "--auto"),
    (["play", "karats", "--automaton", "gentle"], "off, easy, hard"),
    (["play", "karats", "--automaton"], "--automaton"),
    (["play", "karats", "--seats", "you,gredy"], "did you mean greedy"),
    (["play", "karats", "--seats", "you,,greedy"], "empty"),
    (["play", "karats", "--seats", ""], "empty"),
    (["play", "karats", "--seats", "you", "--automaton", "gentle"], "automaton"),
    (["play", "karats", "--seats", "you,you,you,you,you"], "1 to 4 players"),
    (["play", "karats", "--seats", "you,you,you,you", "--automaton", "easy"], "four players"),
    (["play", "karats", "--seats", f"you:{ESCAPE},greedy"], "can't be shown"),
    (["play", "karats", "--seats", f"{ESCAPE},greedy"], "there is no player"),
    (["play", "karats", "--seats", "you:" + "x" * 5000 + ",greedy"], "1 to 40"),
    (["play", "karats", "--language", "tlh"], "tlh"),
    (["play", "karats", "--language", "../words/en"], "there is no translation"),
    (["play", f"{ESCAPE}"], "invalid choice"),
    (["rules", "show", "Z99"], "Z99"),
    (["rules", "show", "K1", "--game", "chess"], "chess"),
    (["rules", "coverage", "--tests", "nowhere"], "nowhere"),
    (["match", "karats", "--bots", "greedy,stockfish"], "stockfish"),
    (["match", "karats", "--bots", "greedy", "--trades", "many"], "trades"),
    (["match", "karats", "--games", "0"], "--games"),
    (["match", "karats", "--games", "-5"], "--games"),
    (["match", "karats", "--games", "many"], "many"),
    (["match", "karats", "--games", "9" * 5000], "--games"),
    (["match", "karats", "--workers", "0"], "--workers"),
    (["match", "karats", "--edition", "nowhere.toml"], "nowhere.toml"),
    (["bench", "engine", "--game", "chess"], "chess"),
    (["bench", "engine", "--seconds", "0"], "--seconds"),
    (["verify"], "FILE"),
    (["replay", "nowhere.json"], "nowhere.json"),
]


@pytest.mark.parametrize(("arguments", "cause"), COMMAND_LINES)
def test_a_bad_command_line_is_refused(
    shell: Shell, tmp_path: Path, arguments: list[str], cause: str
) -> None:
    check_refused(shell(*arguments), cause)
    assert files(tmp_path) == []


GARBAGE = {
    "words": "all work and no play\n" * 150_000,
    "empty lines": "\n" * 3_000_000,
    "numbers": "999\n" * 750_000,
    "refusals": "undo 7\n" * 1000,
    "after a move": "1\n" + "mine mine mine\n" * 1000,
}


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_from_a_pipe_ends_the_game_after_20_lines(shell: Shell, garbage: str) -> None:
    result = shell("play", "karats", "--seats", "you,greedy", lines=GARBAGE[garbage])
    assert result.code == 2
    assert "20 lines of input in a row were neither an action nor a command" in result.err
    assert ("not saved" in result.err) == (garbage == "after a move")
    assert len(result.out) < 20_000


def test_garbage_from_a_pipe_after_a_game_is_over_ends_the_command(
    shell: Shell, tmp_path: Path
) -> None:
    path = save(tmp_path, bots_record())
    lines = "what now\n" * 100_000
    result = shell("play", "karats", "--seats", "you,greedy", "--load", str(path), lines=lines)
    assert result.code == 2
    assert "20 lines of input in a row" in result.err


def test_fifteen_mistakes_in_a_row_between_commands_from_a_pipe_dont_end_the_game(
    shell: Shell,
) -> None:
    lines = ("nonsense\n" * 15 + "?\n") * 4 + "quit\n"
    result = shell("play", "karats", "--seats", "you,greedy", lines=lines)
    assert result.code == 0
    assert result.err == ""


def altered(**changes: Any) -> bytes:
    """A good record with some fields changed."""
    fields = json.loads(to_json(bots_record(most=12)))
    return json.dumps({**fields, **changes}).encode()


RECORDS = {
    "empty": (b"", "not a record"),
    "truncated": (to_json(bots_record(most=12))[:-40], "truncated"),
    "no object": (b"[1, 2, 3]", "not a record"),
    "no text": (b"\xff\xfe\x00\x01" * 100, "not a record"),
    "garbage of 10 MB": (b"\x00garbage\x1b" * (TEN_MB // 9), "larger than"),
    "deeply nested": (b'{"edition":' + b"[" * 1_000_000, "not a record"),
    "another format": (altered(format="chess 1"), "format"),
    "an unknown field": (altered(cheat=True), "cheat"),
    "a missing field": (b'{"format": "motherlode record 1"}', "missing"),
    "an unknown game": (altered(game="chess" + ESCAPE), "chess"),
    "another version": (altered(version="0" + ESCAPE), "version"),
    "other content": (altered(content="00"), "other content"),
    "a seed that is none": (altered(seed="xyz"), "seed"),
    "a short seed": (altered(seed="00"), "seed"),
    "options of another type": (altered(options={"automaton": []}), "options"),
    "unknown options": (altered(options={"cheat": 1}), "cheat"),
    "no seats": (altered(seats=[], authors=[]), "players"),
    "authors without seats": (altered(seats=[]), "a seat that the game lacks"),
    "fewer draws than actions": (altered(draws=["", ""]), "draws"),
    "many seats": (altered(seats=[{"name": "x"}] * 1000), "players"),
    "a seat that steers the screen": (altered(seats=[{"name": ESCAPE}] * 2), "can't be shown"),
    "a seat without a name": (altered(seats=[{"name": " "}] * 2), "name"),
    "an edition of another type": (altered(edition={"drill": 7}), "object"),
    "an edition with negative counts": (altered(edition={"cubes": {"iron": -1}}), ">= 0"),
    "more actions than checks": (altered(checks=[]), "checks"),
    "numbers for actions": (altered(actions=[1] * 12), "not a record"),
}


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize("name", RECORDS)
def test_a_bad_record_is_refused(shell: Shell, tmp_path: Path, name: str, command: str) -> None:
    raw, cause = RECORDS[name]
    path = tmp_path / "game.json"
    path.write_bytes(raw)
    arguments = ["play", "karats", "--load"] if command == "play" else [command]
    result = shell(*arguments, str(path))
    check_refused(result, *([] if command == "play" and name == "an unknown game" else [cause]))
    assert path.read_bytes() == raw
    assert files(tmp_path) == [str(path)]


def test_a_record_with_an_unknown_bot_can_be_replayed_but_not_resumed(
    shell: Shell, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(altered(seats=[{"name": "x", "bot": "stockfish"}] * 2))
    check_refused(shell("play", "karats", "--load", str(path)), "stockfish")
    assert shell("replay", str(path)).code == 0


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_path_that_is_not_a_file_is_refused(
    shell: Shell, tmp_path: Path, command: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("x")
    check_refused(shell(command, "folder"), "folder: can't be read: Is a directory")
    check_refused(shell(command, "file/child"), "Not a directory")
    check_refused(shell(command, "x" * 5000), "File name too long")
    check_refused(shell(command, "/dev/zero"), "larger than")


def test_loading_a_saved_game_with_another_seed_option_or_edition_is_refused(
    shell: Shell, tmp_path: Path
) -> None:
    path = str(save(tmp_path, bots_record(most=12)))
    for extra in (["--seed", "1"], ["--automaton", "off"], ["--edition", "x"]):
        check_refused(shell("play", "karats", "--load", path, *extra), "saved game has its own")
    check_refused(shell("play", "karats", "--load", path, "--seats", "you,you,you"), "2 seats")


EDITIONS = {
    "a wrong type": (b'[drill]\nstack = "many"\n', "edition.toml:2: drill.stack: Expected `int`"),
    "a negative count": (
        b"[cubes]\n\niron = -1\n",
        "edition.toml:3: cubes.iron: Expected `int` >= 0",
    ),
    "a huge count": (b"[cubes]\niron = 99999999999999999999\n", "edition.toml:2"),
    "a table that is a number": (
        b"# ours\ndrill = 7\n",
        "edition.toml:2: drill: Expected `object`",
    ),
    "tables in a list": (b"[[drill]]\nstack = 1\n", "edition.toml:1: drill: Expected `object`"),
    "an unknown table": (b"[chess]\nking = 1\n", "edition.toml:1: chess: there is nothing"),
    "an unknown key": (b"[drill]\n\nhorses = 4\n", "edition.toml:3"),
    "faulty numbers": (b"[gold]\nto_win = 11\n", "edition.toml:2: gold.to_win"),
    "no TOML": (b"[drill]\nstack = = 2\n", "edition.toml:2: not TOML"),
    "cut off": (b'[drill]\nstack = "', "edition.toml:2: not TOML"),
    "no text": (b"[drill]\n\xff\xfe = 1\n", "edition.toml:2: not UTF-8"),
    "garbage of 10 MB": (b"\x00garbage\x1b" * (TEN_MB // 9), "edition.toml:1: larger than"),
    "deeply nested": (b"x = " + b"[" * 100_000, "edition.toml:1: nested too deeply"),
}


@pytest.mark.parametrize("command", ["check", "play", "match"])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_bad_edition_is_refused_with_the_number_of_the_faulty_line(
    shell: Shell, tmp_path: Path, name: str, command: str
) -> None:
    raw, cause = EDITIONS[name]
    Path("edition.toml").write_bytes(raw)
    arguments = ["content", "check"] if command == "check" else [command, "karats", "--edition"]
    check_refused(shell(*arguments, "edition.toml"), cause)
    assert files(tmp_path) == [str(tmp_path / "edition.toml")]


def test_content_check_prints_every_fault_on_its_own_line(shell: Shell) -> None:
    Path("edition.toml").write_text(
        '[cubes]\niron = -1\nsilver = 2\n[drill]\nstack = "x"\n[chess]\n'
    )
    result = shell("content", "check", "edition.toml")
    assert (result.code, result.out) == (2, "")
    lines = result.err.splitlines()
    starts = ["2: cubes.iron: ", "3: cubes.silver: ", "5: drill.stack: ", "6: chess: "]
    assert len(lines) == len(starts)
    for line, start in zip(lines, starts, strict=True):
        assert line.startswith(f"motherlode: edition.toml:{start}")
    assert shell("play", "karats", "--edition", "edition.toml").err.count("\n") == 1


def test_an_edition_that_is_not_a_file_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    check_refused(shell("content", "check", "folder"), "folder: can't be read")
    check_refused(shell("content", "check", "nowhere.toml"), "nowhere.toml: can't be read")
    check_refused(shell("content", "check", "/dev/zero"), "larger than")
