"""Matches whose games continue from a position of a record."""

import json
from pathlib import Path

import pytest

from motherlode.cli.main import main
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions, BadRecord
from motherlode.kernel.record import load_record, replay_to
from motherlode.lab.runs.match import match_from_record, run_match

FILE = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"
BOTS = ("greedy", "random")


def test_games_of_a_match_from_a_record_start_at_its_position() -> None:
    record = load_record(FILE)
    match = match_from_record(record, 100, BOTS, 4)
    state = replay_to(record, 100).position.state
    first, second = match.start_position(Dealer(1)), match.start_position(Dealer(2))
    assert first.state.same(state)
    first.advance(first.legal()[0], Dealer(3))
    assert second.state.same(state)
    assert run_match(match, 1).as_data() == run_match(match, 1).as_data()


def test_games_from_a_later_position_are_shorter() -> None:
    record = load_record(FILE)
    near_the_end = len(record.actions) - 5
    early, late = (run_match(match_from_record(record, at, BOTS, 4), 1) for at in (0, near_the_end))
    assert late.decisions < early.decisions


def test_a_match_from_a_record_needs_its_seats_and_an_entry_before_the_end() -> None:
    record = load_record(FILE)
    with pytest.raises(BadOptions, match="2 seats"):
        match_from_record(record, 10, ("greedy",) * 3, 4)
    with pytest.raises(BadOptions, match="over"):
        match_from_record(record, len(record.actions), BOTS, 4)
    with pytest.raises(BadRecord):
        match_from_record(record, 10**6, BOTS, 4)


def test_the_match_command_refuses_options_that_the_record_fixes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = f"match karats --record {FILE} --at 100 --games 2 --workers 1"
    for more in ("--edition mine.toml", "--automaton easy"):
        assert main(f"{command} {more}".split()) == 2
        assert "its own edition and options" in capsys.readouterr().err
    assert main(["match", "karats", "--at", "3", "--games", "2"]) == 2
    assert "add --record" in capsys.readouterr().err


def test_match_refuses_a_record_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"match karats --record {FILE} --at 100 --games 2 --workers 1 --json"
    assert main(command.split()) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(command.replace("match karats", "match super_motherload").split()) == 2
