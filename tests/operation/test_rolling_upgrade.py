"""`rolling-upgrade`: two servers are restarted in turn under load, and nothing is lost."""

import json

import pytest

import motherlode
from tests.cli.run_command import Shell, check_refused
from tests.load.client import Follower
from tests.load.rolling_upgrade import UpgradeReport


@pytest.mark.proof
def test_a_rolling_upgrade_loses_no_move_and_every_client_goes_on(shell: Shell) -> None:
    given = ("--tables", "8", "--rounds", "2", "--within", "60", "--json")
    result = shell("rolling-upgrade", *given)
    report = json.loads(result.out)
    assert (result.code, report["lost"]) == (0, [])
    assert (report["kills"], report["tables"]) == (4, 8)
    assert report["acknowledged"] > 0
    # Somebody was at each server that stopped, and came back to the other.
    assert report["sent_again"] > 0
    assert report["before"] == report["after"] == motherlode.__version__


@pytest.mark.parametrize("python", ["/nowhere/python", "/bin/false"])
def test_a_python_without_motherlode_is_refused(shell: Shell, python: str) -> None:
    check_refused(shell("rolling-upgrade", "--to", python), "has no motherlode")


def test_a_lost_move_or_a_client_that_was_away_too_long_is_a_fault() -> None:
    assert UpgradeReport("postgresql", slowest_return_s=4.9).faults == []
    late = UpgradeReport("postgresql", slowest_return_s=5.1)
    assert late.faults == ["a client was away for 5.1 s"]
    assert UpgradeReport("postgresql", lost=["a move"]).faults == ["a move"]


def test_a_follower_moves_to_the_same_table_of_another_server() -> None:
    follower = Follower("http://127.0.0.1:8000", "abc", "token")
    follower.move_to("http://127.0.0.1:8001")
    assert follower.uri == "ws://127.0.0.1:8001/api/tables/abc/socket"
