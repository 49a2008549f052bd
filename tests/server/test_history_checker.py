"""The prefix checker finds lost updates, stale reads and diverging reads."""

import json
from typing import Any

import pytest

from tests.load.history_checker import history_faults


def entry(number: int, **other: Any) -> dict[str, Any]:
    return {"number": number, "seat": 0, "undo": 0, "at": number, "text": "", **other}


def update(number: int, **other: Any) -> str:
    position = {"number": number}
    return json.dumps({"type": "update", "entry": entry(number, **other), "position": position})


LOG = [entry(number, text="pass") for number in range(4)]


def test_a_beginning_of_the_log_is_no_fault() -> None:
    sync = json.dumps({"type": "sync", "entries": [entry(0), entry(1)], "position": {"number": 1}})
    assert history_faults([sync, update(2), update(3, text="pass")], LOG) == []


@pytest.mark.parametrize(
    ("received", "fault"),
    [
        ([update(1, seat=1)], "lost update"),
        ([update(1, text="other")], "lost update"),
        ([update(2), update(1)], "stale read"),
        ([update(4)], "diverging read"),
    ],
)
def test_what_does_not_fit_the_log_is_found(received: list[str], fault: str) -> None:
    (found,) = history_faults(received, LOG)
    assert fault in found
