"""`lab run` and `match --out`: run files, result files, resuming, and bad input."""

import json
from pathlib import Path

import pytest

from tests.cli.run_command import Shell, check_refused

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


def write_run_file(text: str = RUN) -> str:
    Path("run.toml").write_text(text)
    Path("rich.toml").write_text("[gold]\nto_win = 1\n")
    return "run.toml"


def test_a_run_file_is_played_and_its_results_written(shell: Shell) -> None:
    data = json.loads(shell("lab", "run", write_run_file(), "--workers", "1", "--json").out)
    assert [[bot["bot"] for bot in match["bots"]] for match in data["matches"]] == [
        ["random", "greedy"],
        ["random", "search:5"],
        ["greedy", "search:5"],
    ]
    assert {match["games"] for match in data["matches"]} == {8}
    assert data["matches"][0]["options"] == {"automaton": "easy"}
    assert len(Path("games.csv").read_text().splitlines()) == 1 + 3 * 8 * 2


def test_a_repeated_run_prints_the_same_standings_with_any_number_of_workers(shell: Shell) -> None:
    first = shell("lab", "run", write_run_file(), "--workers", "1")
    assert first.out.count("95 % interval") == 3
    assert "games.csv" in first.out
    results = Path("games.csv").read_bytes()
    assert shell("lab", "run", "run.toml", "--workers", "2").out == first.out
    assert Path("games.csv").read_bytes() == results


def test_a_run_file_can_list_its_pairings(shell: Shell) -> None:
    text = 'game = "karats"\ngames = 2\npairings = [["random", "random", "greedy"]]\n'
    data = json.loads(shell("lab", "run", write_run_file(text), "--json", "--workers", "1").out)
    assert [bot["bot"] for bot in data["matches"][0]["bots"]] == ["random", "random", "greedy"]
    assert data["out"] is None


GOLDEN = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"
FROM_RECORD = """
game = "karats"
games = 4
pairings = [["greedy", "random"]]
record = "game.json"
at = 100
"""


def write_run_from_record(text: str = FROM_RECORD) -> str:
    Path("game.json").write_bytes(GOLDEN.read_bytes())
    return write_run_file(text)


def test_a_run_can_start_from_a_position_of_a_record(shell: Shell) -> None:
    data = json.loads(shell("lab", "run", write_run_from_record(), "--json", "--workers", "1").out)
    command = f"match karats --bots greedy,random --record {GOLDEN} --at 100 --games 4 --workers 1"
    assert data["matches"] == [json.loads(shell(*command.split(), "--json").out)]


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (
            FROM_RECORD.replace("at = 100", 'edition = "rich.toml"'),
            "run.toml:6: edition: a record has",
        ),
        (FROM_RECORD + "[options]\nautomaton = 'easy'", "own edition and options"),
        (
            FROM_RECORD.replace('record = "game.json"', ""),
            "run.toml:6: at: this is an entry of a record",
        ),
        (FROM_RECORD.replace("100", "20000"), "record: the record has"),
        (FROM_RECORD.replace("at = 100", ""), "the game is over there; name an earlier entry"),
        (FROM_RECORD.replace('["greedy", "random"]', '["greedy"]'), "the record has 2 seats"),
        (
            FROM_RECORD.replace("karats", "super_motherload"),
            "it is a game of karats, not of super_motherload",
        ),
        (FROM_RECORD.replace("game.json", "none.json"), "none.json"),
    ],
)
def test_a_run_file_with_a_wrong_record_or_entry_is_refused(
    shell: Shell, text: str, cause: str
) -> None:
    check_refused(shell("lab", "run", write_run_from_record(text)), cause)


def test_a_match_that_stops_early_writes_only_the_games_it_counted(shell: Shell) -> None:
    match = ("match", "karats", "--games", "300", "--workers", "1", "--json")
    data = json.loads(shell(*match, "--stop-width", "0.3", "--out", "games.csv").out)
    low, high = data["bots"][0]["interval"]
    assert data["games"] < 300
    assert high - low <= 0.3
    assert len(Path("games.csv").read_text().splitlines()) == 1 + 2 * data["games"]


BAD = {
    "no TOML": ("game = = 1", "run.toml:1"),
    "an unknown field": (RUN.replace("seed", "sede"), "run.toml:6"),
    "no games": (RUN.replace("games = 8", "games = 0"), "run.toml:3"),
    "another game": (RUN.replace("karats", "chess"), "run.toml:2: game: there is no game 'chess'"),
    "no bots": ('game = "karats"', "pairings, or bots"),
    "both": (RUN.replace("seed = 7", 'pairings = [["random"]]'), "either pairings, or bots"),
    "an unknown option": (RUN + "speed = 7", "'speed'"),
    "an unknown bot": (RUN.replace("search:5", "stockfish"), "run.toml:4"),
    "a bot with no budget": (RUN.replace("search:5", "search:"), "search:N, search:1s"),
    "more seats than bots": (RUN.replace("seed = 7", "seats = 4"), "3 bots don't fill 4 seats"),
    "too wide": (RUN.replace("seed = 7", "stop_width = 7"), "run.toml:6"),
    "a bad option": (RUN.replace('"easy"', '"gentle"'), "off, easy, hard"),
    "no such edition": (RUN.replace("rich.toml", "poor.toml"), "poor.toml"),
    "an unknown result format": (RUN.replace("games.csv", "games.txt"), ".csv or .parquet"),
    "too many pairings": (
        RUN.replace('["random", "greedy", "search:5"]', str(["random"] * 60)).replace(
            "seed = 7", "seats = 4"
        ),
        "more than 1000 pairings",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_run_file_is_refused(shell: Shell, name: str) -> None:
    text, cause = BAD[name]
    check_refused(shell("lab", "run", write_run_file(text)), cause)
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
def test_bad_arguments_of_match_and_lab_run_are_refused_and_no_file_is_written(
    shell: Shell, arguments: list[str], cause: str
) -> None:
    check_refused(shell(*arguments), cause)
    assert list(Path.cwd().iterdir()) == []
