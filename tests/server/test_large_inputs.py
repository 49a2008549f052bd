"""Large bodies and long logs: the event loop serves others while they are read."""

import threading
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import delete

from motherlode.server.api.rest_schema import Clock
from motherlode.server.api.socket_schema import History
from motherlode.server.store.schema import SNAPSHOTS
from motherlode.server.tables import table as table_module
from motherlode.server.tables.live_game import LiveGame, open_live_game
from motherlode.server.workers import jobs, replay_long_logs
from motherlode.server.workers.encoded_log import encode_rows
from tests.server.sites import Site, drive
from tests.server.tables import played_table, registry_on

LISTS = b'{"actions":[' + b",".join([b"[]"] * 1_200_000) + b"]}"
"""3.6 MB of JSON that take more than a second to decode."""
MOST_SECONDS = 0.5
LARGE = {
    "records/verify": LISTS,
    "records/analysis": LISTS,
    "records/frames": LISTS,
    "records/score": LISTS,
    "tables/play-on": b'{"number":0,"seats":[{"kind":"human"}],"record":' + LISTS + b"}",
}


def event_loop_seconds(site: Site) -> float:
    """The CPU time of a server's main thread, in which the event loop runs."""
    process = psutil.Process(site.servers[0].pid)
    main = next(thread for thread in process.threads() if thread.id == process.pid)
    return float(main.user_time + main.system_time)


@pytest.mark.parametrize("path", LARGE)
def test_a_large_body_is_decoded_outside_the_event_loop(sqlite: Site, path: str) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            before = event_loop_seconds(sqlite)
            reply = await api.http.post(f"/api/{path}", content=LARGE[path], timeout=50.0)
            assert reply.json().get("code", "bad_record") == "bad_record"
            assert event_loop_seconds(sqlite) - before < MOST_SECONDS

    drive(work)


def test_a_long_log_is_replayed_by_a_worker(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_long_logs, "LONG", 20)
    applied: list[int] = []

    async def work() -> None:
        async with registry_on(database) as registry:
            table = await played_table(registry, 30, Clock(60, 600, "bot"))
            before = table.require_playing()
        async with registry_on(database) as registry:
            await registry.store.writer.submit(
                lambda connection: connection.execute(delete(SNAPSHOTS))
            )
            monkeypatch.setattr(LiveGame, "apply_entry", lambda *given: applied.append(given[1]))
            again = (await registry.table(table.id)).require_playing()
            assert again.play.views([-1, 0, 1]) == before.play.views([-1, 0, 1])
            assert again.timekeeper.snapshot() == before.timekeeper.snapshot()
            assert applied == []

    drive(work)


def test_a_history_comes_from_its_worker_as_json_of_the_chosen_entries(database: str) -> None:
    given: list[Any] = []
    make: Any = jobs.history

    async def work() -> None:
        async with registry_on(database) as registry:
            table = await played_table(registry, 12)
            rows = encode_rows(await table.read_log())
            dealt = jobs.Deals(table.config.first_seed(), {}, [])
            given.extend([table.stored_game(), dealt, rows, table.config.takeovers])

    drive(work)
    history = msgspec.json.decode(make(*given, 0, False, (5, 3), 10.0), type=History)
    assert history.number == 12
    assert [entry.number for entry in history.entries] == [6, 7, 8]


def test_games_are_opened_outside_the_event_loop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[threading.Thread] = []

    def noting(*given: Any) -> LiveGame:
        opened.append(threading.current_thread())
        return open_live_game(*given)

    async def work() -> None:
        loop = threading.current_thread()
        monkeypatch.setattr(table_module, "open_live_game", noting)
        async with registry_on(database) as registry:
            table = await played_table(registry, 3)
            registry.tables.clear()
            await registry.table(table.id)
        assert len(opened) == 2
        assert loop not in opened

    drive(work)
