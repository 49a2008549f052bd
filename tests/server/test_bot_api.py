"""The bot in examples/ plays whole games at a real table, over HTTP only."""

import asyncio
import json
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from tests.load.client import Api
from tests.load.launch import Server
from tests.server.sites import QUICK, Site, drive

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def plain_bot(*given: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), *given]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_example_bots_play_a_whole_game_over_http(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            chairs = [{"kind": "human"}, {"kind": "open"}]
            created = await api.post("/tables", body={"game": "karats", "seats": chairs})
            name, token = created["table"], created["seats"][0]["token"]
            bots = [plain_bot(api.address, name, token), plain_bot(api.address, name)]
            reply = [bot.communicate(timeout=100) for bot in bots]
            assert [bot.returncode for bot in bots] == [0, 0], reply
            results = [json.loads(out) for out, err in reply]
            assert results[0] == results[1]
            assert sum(results[0]) == 1
            record = await api.ask("GET", f"/tables/{name}/record")
            assert record.status_code == 200

    drive(work, 120)


def test_a_long_poll_waits_while_the_table_waits_for_players(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            chairs = [{"kind": "human"}, {"kind": "human"}]
            created = await api.post("/tables", body={"game": "karats", "seats": chairs})
            path, links = f"/tables/{created['table']}", created["seats"]
            state = f"{path}/state"
            began = time.monotonic()
            reply = await api.get(state, links[0]["token"], after=-1, wait=1)
            assert time.monotonic() - began >= 0.9
            assert (reply["table"]["state"], reply.get("position")) == ("waiting", None)
            own = await api.sit(created["table"], links[0]["token"])
            for change in (
                partial(api.post, f"{path}/sit", own, {"name": "Ada"}),
                partial(api.sit, created["table"], links[1]["token"]),
            ):
                poll = asyncio.create_task(api.get(state, own, after=-1, wait=20))
                await asyncio.sleep(0.3)
                await change()
                reply = await asyncio.wait_for(poll, 15)
            assert reply["position"]["number"] == 0

    drive(work)


def test_a_shutdown_answers_long_polls_and_a_bot_continues_after_the_restart(
    tmp_path: Path,
) -> None:
    server = Server(str(tmp_path / "stop.db"), tmp_path / "log", QUICK)
    bots: list[subprocess.Popen[str]] = []
    made: dict[str, Any] = {}

    async def before() -> None:
        api = Api(server.address)
        made.update(await api.table())
        first, second = (link["token"] for link in made["seats"])
        path = f"/tables/{made['table']}"
        poll = asyncio.create_task(api.ask("GET", f"{path}/state", first, after=9, wait=25))
        bots.append(plain_bot(server.address, made["table"], second))
        await asyncio.sleep(1.5)
        began = time.monotonic()
        stop = asyncio.create_task(asyncio.to_thread(server.stop))
        answer = await poll
        assert time.monotonic() - began < 10, "it would have waited for 25 seconds"
        assert (answer.status_code, answer.json()["table"]["state"]) == (200, "playing")
        await stop
        await api.close()

    async def after() -> None:
        bots.append(plain_bot(server.address, made["table"], made["seats"][0]["token"]))
        reply = [await asyncio.to_thread(bot.communicate, timeout=100) for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0], reply
        assert reply[0][0] == reply[1][0]

    server.start()
    try:
        drive(before)
        with server:
            drive(after, 120)
    finally:
        for bot in bots:
            bot.kill()
