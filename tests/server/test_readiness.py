"""/health answers while the server runs; /ready answers only while the database can be written."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from motherlode.server import readiness
from motherlode.server.readiness import NO_ANSWER, Readiness
from motherlode.server.store import Store, database, open_database, pg_timeouts
from motherlode.server.store.database import BadDatabase
from motherlode.server.store.database_errors import failure_cause
from tests.load.launch import Postgres
from tests.server.silent_proxy import SilentProxy
from tests.server.sites import Site, drive
from tests.server.small_disks import fill, small_disk_at

SECONDS = 20.0


def test_a_running_server_is_alive_and_ready(site: Site) -> None:
    for path in ("/health", "/ready"):
        answer = httpx.get(f"{site.address()}{path}", timeout=SECONDS)
        assert (answer.status_code, answer.json()["ok"]) == (200, True)


def test_a_locked_database_is_alive_but_not_ready(sqlite: Site) -> None:
    def asked(path: str) -> httpx.Response:
        return httpx.get(f"{sqlite.address()}{path}", timeout=SECONDS)

    connection = sqlite3.connect(sqlite.servers[0].database, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(readiness.VALID_SECONDS + 0.2)  # a check from before the lock answers until then
    try:
        answer = asked("/ready")
        assert (answer.status_code, answer.json()["cause"]) == (503, NO_ANSWER)
        assert asked("/health").status_code == 200
    finally:
        connection.execute("ROLLBACK")
        connection.close()
    while asked("/ready").status_code != 200:
        pass


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 2 MB; skips where it can't be mounted."""
    with small_disk_at(tmp_path, "2m") as disk:
        yield disk


def test_a_full_disk_is_not_ready_until_there_is_room(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "VALID_SECONDS", 0.0)

    async def work() -> None:
        store = Store(open_database(str(small_disk / "tables.db")))
        checked = Readiness(store)
        assert await checked.problem() == ""
        filler = fill(small_disk)
        # The write-ahead log may have some pages left.
        found = [await checked.problem() for _ in range(300)]
        assert found[-1] == "disk full"
        filler.unlink()
        assert await checked.problem() == ""
        await store.close()

    drive(work)


def test_a_start_on_a_full_disk_names_the_cause(small_disk: Path) -> None:
    """SQLite itself says `disk I/O error`."""
    path = str(small_disk / "tables.db")
    filler = fill(small_disk)
    with pytest.raises(BadDatabase, match=r"its disk is full .*; make room there$"):
        open_database(path)
    filler.unlink()
    opened = open_database(path)
    opened.engine.dispose()
    fill(small_disk)
    assert opened.lock
    opened.lock.close()
    with pytest.raises(BadDatabase, match=r"its disk is full .*; make room there$"):
        open_database(path)


def test_a_lost_database_is_not_ready_until_it_is_back(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "VALID_SECONDS", 0.0)
    monkeypatch.setattr(readiness, "CHECK_SECONDS", 1.0)
    monkeypatch.setattr(pg_timeouts, "ANSWER", 0.7)
    monkeypatch.setitem(database.KEEPALIVE, "connect_timeout", 2)

    async def work() -> None:
        proxy = SilentProxy(postgres.address)
        address = await proxy.open()
        store = Store(await asyncio.to_thread(open_database, address))
        checked = Readiness(store)
        assert await checked.problem() == ""
        proxy.silent = True
        assert await checked.problem() in (NO_ANSWER, "unreachable")
        proxy.silent = False
        while await checked.problem():
            await asyncio.sleep(0.1)
        await store.close()
        proxy.close()

    drive(work)


def test_requests_at_the_same_time_share_one_check(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(open_database(str(tmp_path / "tables.db")))
        checked = Readiness(store)
        assert await asyncio.gather(*(checked.problem() for _ in range(50))) == [""] * 50
        assert store.writer.jobs == 1
        await store.close()

    drive(work)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("database or disk is full", "disk full"),
        ("database is locked", "locked"),
        ("attempt to write a readonly database", "read only"),
        ("database disk image is malformed", "damaged"),
        ("disk I/O error", "disk error"),
        ('could not extend file "base/1": No space left on device', "disk full"),
        ("server closed the connection unexpectedly", "unreachable"),
        ("something else", "failed"),
    ],
)
def test_the_cause_of_a_database_error_is_named(text: str, cause: str) -> None:
    assert failure_cause(sqlite3.OperationalError(text)) == cause
