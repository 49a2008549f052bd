"""`lab run` and the match's lasting powers: run files, results, and one line for what is wrong."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell, refused

RUN = """
game = "karats"
games = 8
bots = ["random", "greedy", "search:5"]
edition = "rich.toml"
seed = 7
out = "games.csv"

[options]
automaton = "easy"
"""


def written(text: str = RUN) -> str:
    Path("run.toml").write_text(text)
    Path("rich.toml").write_text("[gold]\nto_win = 1\n")
    return "run.toml"


def test_a_run_file_is_played_and_kept(shell: Shell) -> None:
    told = json.loads(shell("lab", "run", written(), "--workers", "1", "--json").out)
    assert [[bot["bot"] for bot in match["bots"]] for match in told["matches"]] == [
        ["random", "greedy"],
        ["random", "search:5"],
        ["greedy", "search:5"],
    ]
    assert {match["games"] for match in told["matches"]} == {8}
    assert told["matches"][0]["options"] == {"automaton": "easy"}
    assert len(Path("games.csv").read_text().splitlines()) == 1 + 3 * 8 * 2


def test_a_run_prints_its_standings_and_goes_on(shell: Shell) -> None:
    first = shell("lab", "run", written(), "--workers", "1")
    assert first.out.count("95 % interval") == 3
    assert "games.csv" in first.out
    kept = Path("games.csv").read_bytes()
    assert shell("lab", "run", "run.toml", "--workers", "2").out == first.out
    assert Path("games.csv").read_bytes() == kept


def test_pairings_may_be_written_out(shell: Shell) -> None:
    text = 'game = "karats"\ngames = 2\npairings = [["random", "random", "greedy"]]\n'
    told = json.loads(shell("lab", "run", written(text), "--json", "--workers", "1").out)
    assert [bot["bot"] for bot in told["matches"][0]["bots"]] == ["random", "random", "greedy"]
    assert told["out"] is None


GOLDEN = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"
FROM = """
game = "karats"
games = 4
pairings = [["greedy", "random"]]
record = "game.json"
at = 200
"""


def from_record(text: str = FROM) -> str:
    Path("game.json").write_bytes(GOLDEN.read_bytes())
    return written(text)


def test_a_run_begins_at_a_position(shell: Shell) -> None:
    told = json.loads(shell("lab", "run", from_record(), "--json", "--workers", "1").out)
    line = f"match karats --bots greedy,random --record {GOLDEN} --at 200 --games 4 --workers 1"
    assert told["matches"] == [json.loads(shell(*line.split(), "--json").out)]


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (FROM.replace("at = 200", 'edition = "rich.toml"'), "run.toml:6: edition: a record has"),
        (FROM + "[options]\nautomaton = 'easy'", "own edition and options"),
        (FROM.replace('record = "game.json"', ""), "run.toml:6: at: this is an entry of a record"),
        (FROM.replace("200", "20000"), "record: the record has"),
        (FROM.replace("at = 200", ""), "the game is over there"),
        (FROM.replace('["greedy", "random"]', '["greedy"]'), "the record has 2 seats"),
        (FROM.replace("karats", "super_motherload"), "it is of karats, not of super_motherload"),
        (FROM.replace("game.json", "none.json"), "none.json"),
    ],
)
def test_a_position_that_is_none_is_refused(shell: Shell, text: str, cause: str) -> None:
    refused(shell("lab", "run", from_record(text)), cause)


def test_a_match_is_kept_and_stopped_early(shell: Shell) -> None:
    match = ("match", "karats", "--games", "300", "--workers", "1", "--json")
    told = json.loads(shell(*match, "--stop-width", "0.3", "--out", "games.csv").out)
    low, high = told["bots"][0]["interval"]
    assert told["games"] < 300
    assert high - low <= 0.3
    assert len(Path("games.csv").read_text().splitlines()) == 1 + 2 * told["games"]


BAD = {
    "no TOML": ("game = = 1", "run.toml:1"),
    "a field nobody knows": (RUN.replace("seed", "sede"), "run.toml:6"),
    "games that are none": (RUN.replace("games = 8", "games = 0"), "run.toml:3"),
    "another game": (RUN.replace("karats", "chess"), "run.toml:2: game: there is no 'chess'"),
    "no bots": ('game = "karats"', "pairings or bots"),
    "both": (RUN.replace("seed = 7", 'pairings = [["random"]]'), "either pairings or bots"),
    "an option nobody knows": (RUN + "speed = 7", "'speed'"),
    "a bot nobody knows": (RUN.replace("search:5", "stockfish"), "run.toml:4"),
    "a bot with no budget": (RUN.replace("search:5", "search:"), "search:N, search:1s"),
    "more seats than bots": (RUN.replace("seed = 7", "seats = 4"), "3 bots don't fill 4 seats"),
    "too wide": (RUN.replace("seed = 7", "stop_width = 7"), "run.toml:6"),
    "a bad option": (RUN.replace('"easy"', '"gentle"'), "off, easy, hard"),
    "no such edition": (RUN.replace("rich.toml", "poor.toml"), "poor.toml"),
    "results as what": (RUN.replace("games.csv", "games.txt"), ".csv or .parquet"),
    "pairings without end": (
        RUN.replace('["random", "greedy", "search:5"]', str(["random"] * 60)).replace(
            "seed = 7", "seats = 4"
        ),
        "more than 1000 pairings",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_run_file_is_refused(shell: Shell, name: str) -> None:
    text, cause = BAD[name]
    refused(shell("lab", "run", written(text)), cause)
    assert sorted(path.name for path in Path.cwd().iterdir()) == ["rich.toml", "run.toml"]


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["lab"], "COMMAND"),
        (["lab", "run", "nowhere.toml"], "nowhere.toml"),
        (["match", "karats", "--stop-width", "2"], "--stop-width"),
        (["match", "karats", "--stop-width", "narrow"], "narrow"),
        (["match", "karats", "--out", "games.doc"], ".csv or .parquet"),
        (["match", "karats", "--out", "nowhere/games.csv"], "no folder"),
        (["match", "karats", "--ray", "127.0.0.1:9"], "no Ray cluster"),
    ],
)
def test_bad_arguments_are_refused(shell: Shell, arguments: list[str], cause: str) -> None:
    refused(shell(*arguments), cause)
    assert list(Path.cwd().iterdir()) == []
