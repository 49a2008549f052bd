"""Tests of generating golden games from their cases."""

from pathlib import Path

import pytest

from motherlode.kernel import registry
from motherlode.kernel.record import load_record, replay
from motherlode.testing import golden
from motherlode.testing.golden_cases import BadCases, Case, Cases, Ending, load_cases

MET = """
[[case]]
name = "met"
seed = "golden"
seats = 1
options = { automaton = "easy" }
ending = { events = ["won"] }
"""
NEVER = """
[[case]]
name = "never"
seed = "golden"
seats = 1
options = { automaton = "easy" }
ending = { events = ["won"], absent_events = ["won"] }
"""
PERFT = '[[perft]]\ncase = "met"\nentries = 2\ndepth = 2\n'


def folder_with(path: Path, *cases: str) -> Path:
    """Creates a folder of golden games with these cases of Karats."""
    (path / "karats").mkdir()
    text = "\n".join(['printed = "met"', *cases, PERFT])
    (path / "karats" / "cases.toml").write_text(text, encoding="utf-8")
    return path


def names(folder: Path) -> set[str]:
    return {path.name for path in (folder / "karats").iterdir()}


def test_making_golden_games_writes_all_files_of_a_case(tmp_path: Path) -> None:
    golden.make(folder_with(tmp_path, MET), ["karats"], most=3)
    assert names(tmp_path) == {"cases.toml", "met.record.json", "met.txt", "perft.json"}
    assert replay(load_record(tmp_path / "karats" / "met.record.json")).over()


def test_making_golden_files_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    golden.make(folder_with(tmp_path, MET), ["karats"], most=3)
    before = {path: path.read_bytes() for path in (tmp_path / "karats").iterdir()}
    golden.make(tmp_path, ["karats"], most=3)
    assert {path: path.read_bytes() for path in (tmp_path / "karats").iterdir()} == before


def test_a_case_that_no_seed_meets_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, MET, NEVER)
    with pytest.raises(golden.CaseNotMet, match="'never'"):
        golden.make(folder, ["karats"], most=2)
    assert names(tmp_path) == {"cases.toml"}


def test_files_of_removed_cases_are_deleted(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, MET)
    for name in ("old.record.json", "old.txt"):
        (folder / "karats" / name).write_text("{}", encoding="utf-8")
    golden.make(folder, ["karats"], most=3)
    assert not {"old.record.json", "old.txt"} & names(tmp_path)


def test_making_golden_games_of_a_game_without_cases_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadCases, match=r"mothership.cases\.toml"):
        golden.make(folder_with(tmp_path, MET), ["karats", "mothership"], most=3)
    assert names(tmp_path) == {"cases.toml"}


@pytest.mark.parametrize(
    ("case", "fault"),
    [
        (MET, "two golden cases are named 'met'"),
        (
            NEVER.replace("seats = 1", "seats = 2\nbots = ['greedy']"),
            "don't have 2 entries, one a seat",
        ),
        (NEVER.replace("seats", "sets"), "sets"),
        (NEVER + 'edition = "none"', "no edition is named 'none'"),
        ('[[perft]]\ncase = "other"\nentries = 1\ndepth = 1\n', "names the unknown case 'other'"),
    ],
)
def test_errors_in_golden_cases_are_named(tmp_path: Path, case: str, fault: str) -> None:
    with pytest.raises(BadCases, match=fault):
        load_cases(folder_with(tmp_path, MET, case) / "karats")


def test_the_first_seed_number_of_a_golden_case_is_tried_first_and_each_number_once() -> None:
    case = Case("any", "seed", Ending(), first=7)
    assert list(case.numbers(4)) == [7, 0, 1, 2]
    assert sorted(case.numbers(9)) == [0, 1, 2, 3, 4, 5, 6, 7, 8]


def test_preferred_actions_replace_the_bots_choice(tmp_path: Path) -> None:
    case = Case("prefer", "golden", Ending(), seats=1, prefer=["draft engineer", "mine"])
    setup = registry.find_game("karats").setup(1, {"automaton": "easy"})
    log = golden.play_case(setup, case, 0).log
    assert log[:2] == ["draft engineer", "mine"]


def test_a_case_that_names_an_edition_gets_the_files_edition_of_that_name() -> None:
    case = Case("any", "seed", Ending(), edition="fast")
    cases = Cases("any", [case], [], {"fast": {"game": {"rounds": 1}}})
    assert cases.edition_of(case) == {"game": {"rounds": 1}}
