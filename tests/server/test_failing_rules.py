"""A rule that raises an error, loops or takes memory shuts its own table; the others play on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.extra_games import environment_with_game
from tests.load.client import Api
from tests.load.launch import Server
from tests.server.human_tables import refused, sitting
from tests.server.sites import QUICK, drive
from tests.server.tables import played_table

ROGUE = "tests.server.rogue_game:ROGUE"


@pytest.mark.parametrize("where", ["check_action", "play_checked"])
def test_a_rule_that_raises_an_error_shuts_its_table_and_no_other(
    database: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise ZeroDivisionError

    async def work() -> None:
        async with sitting(database) as broken:
            monkeypatch.setattr(broken.live_game.play, where, fail)
            with suppress(ZeroDivisionError):
                await broken.move()
            other = await played_table(broken.registry, 3)
            assert other.number == 3
            assert broken.live_game.number == 0, "nothing has changed"
            if where == "play_checked":  # The entry is stored already.
                assert await refused(broken.move()) == "fault"
                assert broken.table.info().fault

    drive(work)


@pytest.fixture
def rogue_server(tmp_path: Path) -> Iterator[Server]:
    """A server with a third-party game whose rules loop or take memory."""
    server = Server(str(tmp_path / "rogue.db"), tmp_path / "log", QUICK)
    server.environment = environment_with_game(tmp_path, "rogue", ROGUE)
    with server:
        yield server


def test_rules_that_loop_or_take_memory_are_stopped_and_shut_their_table_alone(
    rogue_server: Server,
) -> None:
    async def work() -> None:
        api, process = Api(rogue_server.address), rogue_server.pid
        shut = []
        for action in ("loop", "take memory", "break legal"):
            created = await api.table(2, "rogue")
            path, tokens = f"/tables/{created['table']}", [s["token"] for s in created["seats"]]
            await _move(api, path, tokens[0], 1, "walk")
            await _move(api, path, tokens[1], 2, action)  # It is legal, and stored.
            assert (await _move(api, path, tokens[0], 3, "walk"))["code"] == "fault"
            assert (await api.get(path))["table"]["fault"]
            shut.append(path)
            other = await api.table(2, "rogue")
            answer = await _move(
                api, f"/tables/{other['table']}", other["seats"][0]["token"], 1, "walk"
            )
            assert answer["number"] == 1, "the other tables play on"
        assert rogue_server.pid == process
        assert await _stored_faults(api, rogue_server, shut)
        await api.close()

    async def reopened() -> None:
        api = Api(rogue_server.address)
        created = await api.table(2, "rogue")
        token = created["seats"][0]["token"]
        assert (await _move(api, f"/tables/{created['table']}", token, 1, "walk"))["number"] == 1
        await api.close()

    drive(work, 120.0)
    rogue_server.stop()
    rogue_server.start()
    drive(reopened, 120.0)


async def _move(api: Api, path: str, token: str, number: int, action: str) -> dict[str, Any]:
    body = {"type": "move", "id": f"m{number}", "number": number, "action": action}
    answer: dict[str, Any] = (await api.ask("POST", f"{path}/messages", token, body)).json()
    return answer


async def _stored_faults(api: Api, server: Server, paths: list[str]) -> bool:
    """True once the database says that each of some tables is shut."""
    for _ in range(300):
        with sqlite3.connect(server.database) as connection:
            rows = connection.execute("SELECT doc FROM tables").fetchall()
        shut = [row for (row,) in rows if '"fault":"the rules' in row]
        if len(shut) == len(paths):
            return True
        await asyncio.sleep(0.1)
    return False
