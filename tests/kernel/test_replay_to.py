"""Tests of replay_to: a record replayed up to any of its entries."""

from pathlib import Path

import pytest

from motherlode.kernel.errors import BadRecord
from motherlode.kernel.record import ReplayMismatch, load_record, replay, replay_to
from tests.arrange import from_record

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.record.json"))


@pytest.mark.slow
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name)
def test_replay_to_an_entry_gives_the_state_of_that_entry(file: Path) -> None:
    record = load_record(file)
    half = len(record.actions) // 2
    assert replay_to(record, half).check == record.checks[half - 1]
    arranged = from_record(file, half)
    assert arranged.state.dump() == replay_to(record, half).position.state.dump()
    arranged.play(record.actions[half])


def test_replay_to_entry_0_gives_the_deal_and_to_the_last_entry_the_whole_game() -> None:
    record = load_record(GOLDEN[0])
    assert replay_to(record, 0).log == []
    last = replay_to(record, len(record.actions))
    assert last.position.state.same(replay(record).position.state)


@pytest.mark.parametrize("at", [-1, 10**6])
def test_replay_to_an_entry_that_the_record_lacks_is_an_error(at: int) -> None:
    with pytest.raises(BadRecord, match="entries"):
        replay_to(load_record(GOLDEN[0]), at)


def test_replay_to_detects_a_wrong_stored_check_at_its_entry() -> None:
    record = load_record(GOLDEN[0])
    record.checks[3] = "0" * 16
    assert replay_to(record, 3).log == record.actions[:3]
    with pytest.raises(ReplayMismatch):
        replay_to(record, 4)
