"""`rolling-upgrade`: two servers are restarted in turn under load, and nothing is lost."""

import json
import os
from pathlib import Path

import pytest

import motherlode
from tests.cli.run_command import Shell, check_refused
from tests.load.client import Follower
from tests.load.launch import UNLIMITED, Server
from tests.load.rolling_upgrade import UpgradeReport, rehearse
from tests.operation.proxies import CERTIFICATE, running_proxy
from tests.operation.stored_rows import POSTGRES, NewDatabase
from tests.releases.made_up_release import NEXT, environment_of, make_next_release
from tests.server.sites import run_aside

WITHIN = float(os.environ.get("MOTHERLODE_WITHIN", "60"))
"""The longest time that a client may be away, in seconds: much, as other tests run meanwhile.

`scripts/server_proof.py` runs the upgrade behind nginx alone, and allows 5 seconds.
"""


@pytest.mark.proof
def test_a_rolling_upgrade_loses_no_move_and_every_client_goes_on(shell: Shell) -> None:
    given = ("--tables", "8", "--rounds", "2", "--within", f"{WITHIN:.0f}", "--json")
    result = shell("rolling-upgrade", *given)
    report = json.loads(result.out)
    assert (result.code, report["lost"]) == (0, [])
    assert report["kills"] == 4
    assert report["tables"] >= 8
    assert report["acknowledged"] > 0
    # Somebody was at each server that stopped, and came back to the other.
    assert report["sent_again"] > 0
    assert report["before"] == report["after"] == motherlode.__version__


@pytest.mark.proof
@pytest.mark.parametrize("recipe", ["nginx.conf", "Caddyfile"])
def test_an_upgrade_to_the_next_release_behind_a_proxy_loses_no_move(
    recipe: str, new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "next" / "motherlode"
    make_next_release(package)
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    database, given = new_database(POSTGRES), [*UNLIMITED, "--trusted-proxies", "127.0.0.1"]
    first, second = [Server(database, tmp_path / f"server{i}.log", given) for i in range(2)]

    def change(server: Server) -> None:
        server.environment = environment_of(package)

    with (
        first,
        second,
        running_proxy(recipe, [first.port, second.port], tmp_path) as proxy,
    ):
        report = run_aside(rehearse([first, second], 8, 1, change, proxy))
    report.within_s = WITHIN
    print(report.as_data())
    assert report.faults == []
    assert (report.kills, report.before, report.after) == (2, motherlode.__version__, NEXT)
    assert report.acknowledged > 0
    assert report.sent_again > 0


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
    assert follower.is_at("http://127.0.0.1:8000")
    assert not follower.is_at("http://127.0.0.1:800")
    follower.move_to("http://127.0.0.1:8001")
    assert follower.uri == "ws://127.0.0.1:8001/api/tables/abc/socket"
