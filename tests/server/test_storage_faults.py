"""A database that can't be written under load: nothing unstored is acknowledged; play resumes."""

import asyncio
import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.load.client import Api
from tests.load.launch import Postgres, Server
from tests.load.storage_shim import ShimmedServer, has_compiler
from tests.server.silent_proxy import SilentProxy
from tests.server.sites import QUICK, drive
from tests.server.tables_at_play import Loaded, moves, until_moved

SECONDS = float(os.environ.get("MOTHERLODE_FAULT_SECONDS", "1"))
TABLES = 50 if SECONDS >= 30 else 3
FAULTS = {"disk full": errno.ENOSPC, "read only": errno.EROFS, "I/O error": errno.EIO}


async def play_through(server: Server, fault: Callable[[bool], None]) -> None:
    """Plays before, during and after a fault of the database, without a restart."""
    assert server.process is not None
    api, stop = Api(server.address), asyncio.Event()
    tables = [Loaded(api, i) for i in range(TABLES)]
    for table in tables:
        await table.begin()
    playing = [asyncio.create_task(table.play(stop)) for table in tables]
    await until_moved(tables, 2)
    fault(True)
    while not all(table.unavailable for table in tables):
        assert not any(task.done() for task in playing)
        await asyncio.sleep(0.02)
    before = moves(tables)
    await asyncio.sleep(SECONDS)
    assert moves(tables) == before, "a move was acknowledged that could not be stored"
    fault(False)
    await until_moved(tables, 2)
    stop.set()
    await asyncio.gather(*playing)
    for table in tables:
        await table.check()
    assert server.process.poll() is None
    print(f"{sum(moves(tables))} moves, {sum(table.unavailable for table in tables)} refused")
    await api.close()


@pytest.mark.skipif(not has_compiler(), reason="the shim is compiled")
@pytest.mark.parametrize("error", FAULTS.values(), ids=FAULTS)
def test_nothing_is_acknowledged_while_a_file_can_not_be_written(
    tmp_path: Path, error: int
) -> None:
    with ShimmedServer(tmp_path, QUICK) as server:
        fail = server.disk.fail_with
        drive(lambda: play_through(server, lambda on: fail(error if on else 0)), 120 + SECONDS)
    assert "Traceback" not in server.logs.read_text()


def test_nothing_is_acknowledged_while_postgresql_is_gone(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def work() -> None:
        proxy = SilentProxy(postgres.address)
        server = Server(await proxy.open(), tmp_path / "log", QUICK)

        def fail(on: bool) -> None:
            proxy.silent = on

        await asyncio.to_thread(server.start)
        try:
            await play_through(server, fail)
        finally:
            await asyncio.to_thread(server.stop)
        proxy.close()

    drive(work, 240 + SECONDS)
