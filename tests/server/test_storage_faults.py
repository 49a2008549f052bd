"""A database that can't be written under load: nothing unstored is acknowledged; play resumes."""

import asyncio
import errno
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Api, Follower
from tests.load.history_checker import history_faults
from tests.load.launch import Postgres, Server
from tests.load.storage_shim import ShimmedServer, has_compiler
from tests.server.chaos import AWAY, again
from tests.server.play import wait_for_number
from tests.server.silent_proxy import SilentProxy
from tests.server.sites import QUICK, drive

SECONDS = float(os.environ.get("MOTHERLODE_FAULT_SECONDS", "1"))
TABLES = 50 if SECONDS >= 30 else 3
LONGEST = 60.0
FAULTS = {"disk full": errno.ENOSPC, "read only": errno.EROFS, "I/O error": errno.EIO}


class Loaded:
    """A table whose two seats play all the time; a move that is refused is sent again."""

    def __init__(self, api: Api, seed: int) -> None:
        self._api, self._rng = api, random.Random(seed)
        self.created: Any = {}
        self.seats: list[Follower] = []
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.unavailable = 0

    async def begin(self) -> None:
        self.created = await self._api.table(edition=LONG_GAME)
        links = self.created["seats"]
        self.seats = [Follower(self._api.address, self.created["table"], x["token"]) for x in links]
        for seat in self.seats:
            await seat.open()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not any(seat.over for seat in self.seats):
            asked = next((i for i, seat in enumerate(self.seats) if seat.legal), None)
            if asked is None:
                await asyncio.sleep(0.01)
                continue
            number = self.seats[asked].number + 1
            action = self._rng.choice(self.seats[asked].legal)
            await self._move(asked, number, action)
            self.acknowledged[number] = (asked, action)
            await wait_for_number(self.seats, number)

    async def _move(self, asked: int, number: int, action: str) -> None:
        """Sends one move, with the same id each time, until it is acknowledged."""
        message = {"type": "move", "id": f"m{number}", "number": number, "action": action}
        while True:
            try:
                answer = await self.seats[asked].ask(dict(message), LONGEST)
            except AWAY:
                await again(self.seats[asked])
                continue
            if answer["type"] == "ok":
                assert answer["number"] == number
                return
            assert answer.get("code") == "storage_unavailable", answer
            self.unavailable += 1
            await asyncio.sleep(0.05)

    async def check(self) -> None:
        """Asserts that the log has every acknowledged move and nothing else."""
        for i, link in enumerate(self.created["seats"]):
            path = f"/tables/{self.created['table']}/history"
            entries = (await self._api.get(path, link["token"], limit=5000))["entries"]
            assert [entry["number"] for entry in entries] == [0, *self.acknowledged]
            assert history_faults(self.seats[i].raw, entries) == []
            for entry in entries[1:]:
                seat, action = self.acknowledged[entry["number"]]
                assert entry["seat"] == seat
                assert entry["text"] in ("", action)
            await self.seats[i].close()


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


def moves(tables: list[Loaded]) -> list[int]:
    return [len(table.acknowledged) for table in tables]


async def until_moved(tables: list[Loaded], more: int) -> None:
    """Waits until every table that is not over has some more moves."""
    wanted = [count + more for count in moves(tables)]
    while any(
        len(table.acknowledged) < count and not any(seat.over for seat in table.seats)
        for table, count in zip(tables, wanted, strict=True)
    ):
        await asyncio.sleep(0.02)


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
