"""The bot in examples/ plays whole games at a real table, over HTTP alone."""

import json
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Site, drive

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_plain_bots_play_a_whole_game(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            chairs = [{"kind": "human"}, {"kind": "open"}]
            created = await api.post("/tables", body={"game": "karats", "seats": chairs})
            name, token = created["table"], created["seats"][0]["token"]
            command = [sys.executable, str(BOT), api.address, name]
            bots = [
                subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                for given in ([*command, token], command)
            ]
            told = [bot.communicate(timeout=100) for bot in bots]
            assert [bot.returncode for bot in bots] == [0, 0], told
            results = [json.loads(out) for out, err in told]
            assert results[0] == results[1]
            assert sum(results[0]) == 1
            record = await api.ask("GET", f"/tables/{name}/record")
            assert record.status_code == 200

    drive(work, 120)
