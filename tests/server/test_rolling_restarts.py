"""Rolling restarts under load (SIGTERM): no acknowledged move is lost, and every client returns."""

import os
from pathlib import Path

from tests.load.crash_run import crash
from tests.load.launch import Postgres, Server
from tests.server.sites import run_aside

RESTARTS = int(os.environ.get("MOTHERLODE_RESTARTS", "1"))
TABLES = 50 if RESTARTS >= 20 else 4


class RestartedServer(Server):
    """A server that `kill` stops as an operator does."""

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            assert self.stop() == 0


def restart(servers: list[Server], store: str) -> None:
    report = run_aside(crash(servers, store, kills=RESTARTS, tables=TABLES))
    print(report.as_data())
    assert report.lost == []
    assert report.kills == RESTARTS
    assert report.acknowledged > 0


def test_rolling_restarts_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    with RestartedServer(str(tmp_path / "restart.db"), tmp_path / "log") as server:
        restart([server], "sqlite")


def test_rolling_restarts_lose_nothing_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    servers = [RestartedServer(postgres.address, tmp_path / f"log{i}") for i in range(2)]
    with servers[0], servers[1]:
        restart([*servers], "postgresql")
