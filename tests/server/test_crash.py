"""Kills a server under load a few times; `motherlode crash-test` does it many times."""

from pathlib import Path

from tests.counts import count
from tests.load.crash_run import crash
from tests.load.launch import Postgres, Server
from tests.server.sites import run_aside

KILLS = count(1, 20)


def test_kills_lose_no_acknowledged_move_on_sqlite(tmp_path: Path) -> None:
    with Server(str(tmp_path / "crash.db"), tmp_path / "log") as server:
        report = run_aside(crash([server], "sqlite", kills=KILLS, tables=4))
    assert report.lost == []
    assert report.kills == KILLS
    assert report.acknowledged > 0


def test_kills_lose_no_acknowledged_move_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    servers = [Server(postgres.address, tmp_path / f"log{i}") for i in range(2)]
    with servers[0], servers[1]:
        report = run_aside(crash(servers, "postgresql", kills=KILLS, tables=4))
    assert report.lost == []
    assert report.acknowledged > 0
