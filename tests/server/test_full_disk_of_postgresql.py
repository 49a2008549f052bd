"""A full disk of PostgreSQL: nothing unstored is acknowledged, and play goes on with new room."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.load.client import Api
from tests.load.launch import Postgres, Server
from tests.server.sites import QUICK, drive
from tests.server.small_disks import fill, small_disk_at
from tests.server.tables_at_play import Loaded, moves, until_moved

TABLES = 3


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk that a new PostgreSQL fills to a half; outside of pytest's private folders, because
    the database runs as another user."""
    with tempfile.TemporaryDirectory(prefix="motherlode-disk-") as folder:
        Path(folder).chmod(0o755)
        with small_disk_at(Path(folder), "160m") as disk:
            yield disk


async def until_ready(address: str, found: Callable[[httpx.Response], bool]) -> None:
    async with httpx.AsyncClient(timeout=30.0) as client:
        while not found(await client.get(f"{address}/ready")):
            await asyncio.sleep(0.2)


@pytest.mark.slow
def test_a_full_disk_of_postgresql_loses_nothing_and_play_goes_on(
    small_disk: Path, postgres: Postgres, tmp_path: Path
) -> None:
    """`postgres` is started first: it makes the folder of sockets that outlives this test."""
    database = Postgres(small_disk)
    server = Server(database.address, tmp_path / "log", QUICK)

    async def work() -> None:
        api, stop = Api(server.address), asyncio.Event()
        tables = [Loaded(api, i) for i in range(TABLES)]
        for table in tables:
            await table.begin()
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        await until_moved(tables, 2)
        filler = fill(small_disk)
        # Some moves still fit the pages that the database has.
        await until_ready(
            server.address,
            lambda answer: (answer.status_code, answer.json().get("cause")) == (503, "disk full"),
        )
        while not all(table.unavailable for table in tables):
            await asyncio.sleep(0.05)
        assert not any(task.done() for task in playing)
        assert (await api.http.get("/health")).status_code == 200
        filler.unlink()
        await until_moved(tables, 2)
        await until_ready(server.address, lambda answer: answer.status_code == 200)
        stop.set()
        await asyncio.gather(*playing)
        for table in tables:
            await table.check()
        print(f"{sum(moves(tables))} moves, {sum(table.unavailable for table in tables)} refused")
        await api.close()

    try:
        with server:
            drive(work, 240)
    finally:
        database.stop()
    assert "Traceback" not in server.logs.read_text()
