"""An installed server is upgraded to the made-up next release, as docs/operating.md says."""

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.load.client import Api, Follower
from tests.load.launch import Server
from tests.package.environments import install, run
from tests.package.two_wheels import build_two_wheels
from tests.releases.made_up_release import NEXT, NOW
from tests.server.play import make_moves
from tests.server.sites import QUICK, drive

SECONDS = 240.0


def installed_server(commands: Path, database: Path, folder: Path) -> Server:
    server = Server(str(database), folder / "server.log", QUICK)
    server.python = str(commands / "python")
    return server


async def play(address: str, created: Any) -> None:
    """Makes some moves at a table with two humans."""
    async with AsyncExitStack() as stack:
        seats = []
        for link in created["seats"]:
            seat = await Follower(address, created["table"], link["token"]).open()
            stack.push_async_callback(seat.close)
            seats.append(seat)
        await make_moves(seats, 10, random.Random(1))


@pytest.mark.proof
def test_an_installed_server_is_upgraded_as_documented(tmp_path: Path) -> None:
    wheels = build_two_wheels(tmp_path / "wheels", MOTHERLODE_COMPILE="0")
    old = install(tmp_path / "this release", wheels[0], "server")
    new = install(tmp_path / "next release", wheels[1], "server")
    database, backup = tmp_path / "motherlode.db", tmp_path / "before.backup"
    begun: list[Any] = []

    def check(place: Path = database) -> str:
        return run(new / "motherlode", "upgrade", "check", "--database", place, folder=tmp_path)

    async def begin() -> None:
        api = Api(server.address)
        begun.append(await api.table())
        await play(api.address, begun[0])
        await api.close()

    async def go_on() -> None:
        api = Api(server.address)
        await play(api.address, begun[0])
        await play(api.address, await api.table())
        shown = (await api.get(f"/tables/{begun[0]['table']}"))["table"]
        assert (shown["version"], shown["number"]) == (NOW, 20)
        await api.close()

    with installed_server(old, database, tmp_path) as server:
        drive(begin, SECONDS)
        assert f"karats: 1 goes on under the kept rules {NOW}." in check()
        saved = ("backup", "--database", database, "--out", backup)
        run(old / "motherlode", *saved, folder=tmp_path)
    with installed_server(new, database, tmp_path) as server:
        drive(go_on, SECONDS)
    assert f"karats: 1 goes on under the kept rules {NOW}." in check()
    assert f"karats: 1 goes on as it is, under rules {NEXT}." in check()
    restored = tmp_path / "restored.db"
    run(new / "motherlode", "restore", "--database", restored, backup, folder=tmp_path)
    assert f"karats: 1 goes on under the kept rules {NOW}." in check(restored)
