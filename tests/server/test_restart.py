"""Tables are evicted and reloaded; servers stop and start; nothing is lost or slow."""

import asyncio
import json
import random
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from motherlode.kernel import registry as games_registry
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, record_of, to_json
from motherlode.server.store.store import StoredRow
from motherlode.server.tables.live_game import RECENT, LiveGame, open_live_game
from tests.counts import proof_case
from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Api, Follower
from tests.load.launch import DidNotStart, Server
from tests.server.play import asked_seat, make_moves, wait_for_number
from tests.server.sites import QUICK, drive
from tests.server.tables import registry_in


@pytest.fixture(scope="module")
def forgetful(folder: Path) -> Iterator[Server]:
    """A server that evicts idle tables after a second."""
    given = [*QUICK, "--idle", "1"]
    with Server(str(folder / "forgetful.db"), folder / "forgetful.log", given) as server:
        yield server


async def in_memory(api: Api) -> int:
    text = (await api.http.get("/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("motherlode_tables "))
    return int(float(line.split()[1]))


def test_an_idle_table_is_evicted_and_reloaded_unchanged(forgetful: Server) -> None:
    async def work() -> None:
        api = Api(forgetful.address)
        created = await api.table(edition=LONG_GAME)
        seats = [
            await Follower(api.address, created["table"], link["token"]).open()
            for link in created["seats"]
        ]
        await make_moves(seats, 130, random.Random(1))
        undoable = [seat.position for seat in seats]
        latest = [list(seat.entries.items())[-RECENT:] for seat in seats]
        for seat in seats:
            await seat.close()
        end = time.monotonic() + 20
        while await in_memory(api) and time.monotonic() < end:
            time.sleep(0.2)
        assert await in_memory(api) == 0
        for i, seat in enumerate(seats):
            seat.number, seat.entries = -1, {}
            await seat.open()
            assert seat.position == undoable[i]
            assert list(seat.entries.items()) == latest[i]
        mover = asked_seat(seats)
        assert mover is not None
        number = mover.number + 1
        assert (await mover.move(mover.legal[0]))["number"] == number
        await wait_for_number(seats, number)
        for seat in seats:
            await seat.close()
        await api.close()

    drive(work)


def test_a_shutdown_during_play_loses_nothing(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "stop.db"), tmp_path / "log", QUICK)
    saved: dict[str, Any] = {}

    async def before() -> None:
        api = Api(server.address)
        saved.update(await api.table(edition=LONG_GAME))
        seats = [
            await Follower(api.address, saved["table"], link["token"]).open()
            for link in saved["seats"]
        ]
        await make_moves(seats, 30, random.Random(2))
        saved["position"] = seats[0].position
        assert await asyncio.to_thread(server.stop) == 0
        assert seats[0].socket is not None
        await seats[0].socket.wait_closed()
        assert seats[0].socket.close_code in (1001, 1012)
        await api.close()

    async def after() -> None:
        seat = await Follower(server.address, saved["table"], saved["seats"][0]["token"]).open()
        assert seat.position == saved["position"]
        await seat.close()

    server.start()
    drive(before)
    with server:
        drive(after)


async def wait_for_state(address: str, state: str) -> None:
    """Waits until the first table of the lobby has that state."""
    api = Api(address)
    end = time.monotonic() + 50
    rows = (await api.get("/tables"))["tables"]
    while rows[0]["state"] != state and time.monotonic() < end:
        await asyncio.sleep(0.1)
        rows = (await api.get("/tables"))["tables"]
    await api.close()
    assert rows[0]["state"] == state


def test_a_result_that_a_killed_server_did_not_store_is_stored_after_a_restart(
    tmp_path: Path,
) -> None:
    """A server is killed right after the last entry; the lobby must list the game as over."""
    database = tmp_path / "ended.db"
    server = Server(str(database), tmp_path / "log", QUICK)

    async def whole_game() -> None:
        api = Api(server.address)
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        await api.post("/tables", body={"game": "karats", "seats": bots, "listed": True})
        await api.close()
        await wait_for_state(server.address, "over")

    with server:
        drive(whole_game)
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE tables SET state = 'playing',"
            " doc = json_set(doc, '$.state', 'playing', '$.result', json('[]'))"
        )
    with server:
        drive(lambda: wait_for_state(server.address, "over"))
    kept = sqlite3.connect(database).execute("SELECT doc FROM tables").fetchone()[0]
    assert sum(json.loads(kept)["result"]) == 1.0


def test_workers_exit_when_their_server_is_killed(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "killed.db"), tmp_path / "log", QUICK)

    async def think() -> None:
        api = Api(server.address)
        created = await api.table()
        for token in [link["token"] for link in created["seats"]]:
            await api.ask("GET", f"/tables/{created['table']}/hint", token, bot="greedy")
        await api.close()

    server.start()
    drive(think)
    workers = psutil.Process(server.pid).children(recursive=True)
    assert workers
    server.kill()
    alive = psutil.wait_procs(workers, timeout=20)[1]
    assert not alive


def long_game() -> Record:
    """A record whose analysis takes long."""
    play, rng = (
        Play(games_registry.find_game("mothership").setup(2), bytes(32)),
        random.Random(1),
    )
    while play.deciding_seat() is not None and len(play.applied) < 800:
        play.enter(rng.choice(play.legal_texts()))
    return record_of(play, [Seat("One"), Seat("Two")])


@pytest.mark.parametrize("by", [signal.SIGTERM, proof_case(signal.SIGINT)])
def test_a_shutdown_does_not_wait_for_workers(tmp_path: Path, by: signal.Signals) -> None:
    """Workers are ended during their jobs and leave nothing behind."""
    logs = tmp_path / "log"
    server = Server(str(tmp_path / "stopped.db"), logs, QUICK)
    record = to_json(long_game())

    async def look_back() -> None:
        api = Api(server.address)
        asking = asyncio.create_task(
            api.http.post("/api/records/analysis", content=record, timeout=60.0)
        )
        while not psutil.Process(server.pid).children(recursive=True):
            await asyncio.sleep(0.1)
        await asyncio.sleep(2.0)
        assert not asking.done()
        workers = psutil.Process(server.pid).children(recursive=True)
        assert await asyncio.to_thread(server.stop, by) == 0
        assert not psutil.wait_procs(workers, timeout=20)[1]
        await asyncio.gather(asking, return_exceptions=True)
        await api.close()

    server.start()
    drive(look_back)
    assert "leaked" not in logs.read_text()
    assert "Traceback" not in logs.read_text()


@pytest.mark.parametrize("whom", ["all", proof_case("server")])
def test_a_bot_interrupted_by_a_shutdown_makes_no_move(tmp_path: Path, whom: str) -> None:
    """A shutdown may stop the workers first: the bot must think again after the restart."""
    server = Server(str(tmp_path / "bots.db"), tmp_path / "log", QUICK)

    async def think() -> None:
        api = Api(server.address)
        bots = [{"kind": "bot", "bot": "search:adept"}] * 2
        made = await api.post("/tables", body={"game": "karats", "seats": bots})
        while (await api.get(f"/tables/{made['table']}"))["table"]["number"] < 5:
            await asyncio.sleep(0.1)
        if whom == "all":
            for worker in psutil.Process(server.pid).children(recursive=True):
                worker.terminate()
        assert await asyncio.to_thread(server.stop) == 0
        await api.close()

    server.start()
    drive(think)
    assert "warning" not in (tmp_path / "log").read_text()


def test_a_bot_whose_worker_was_lost_tries_again(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "lost.db"), tmp_path / "log", QUICK)

    async def lose() -> None:
        api = Api(server.address)
        bots = [{"kind": "bot", "bot": "search:adept"}] * 2
        made = await api.post("/tables", body={"game": "karats", "seats": bots})
        path = f"/tables/{made['table']}"
        for wanted in (3, 6):
            while (await api.get(path))["table"]["number"] < wanted:
                await asyncio.sleep(0.05)
            for worker in psutil.Process(server.pid).children(recursive=True):
                worker.kill()
        before = (await api.get(path))["table"]["number"]
        while (await api.get(path))["table"]["number"] < before + 3:
            await asyncio.sleep(0.05)
        await api.close()

    with server:
        drive(lose)
    assert "a worker was lost" in (tmp_path / "log").read_text()


def test_a_sqlite_file_has_one_server(tmp_path: Path) -> None:
    second = Server(str(tmp_path / "one.db"), tmp_path / "log2")
    with Server(str(tmp_path / "one.db"), tmp_path / "log"), pytest.raises(DidNotStart) as refused:
        second.start()
    assert "another server" in str(refused.value)


def test_a_table_whose_rules_version_is_missing_says_so(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "old.db"), tmp_path / "log", QUICK)
    saved: dict[str, Any] = {}

    async def create() -> None:
        api = Api(server.address)
        saved.update(await api.table())
        await api.close()

    async def look() -> None:
        api = Api(server.address)
        status = await api.get(f"/tables/{saved['table']}")
        assert "rules version '0'" in status["table"]["fault"]
        seat = await Follower(api.address, saved["table"], saved["seats"][0]["token"]).open()
        answer = await seat.move("mine", 1)
        assert (answer["type"], answer["code"]) == ("reject", "fault")
        record = await api.ask("GET", f"/tables/{saved['table']}/record")
        assert (record.status_code, record.json()["code"]) == (409, "fault")
        await seat.close()
        await api.close()

    with server:
        drive(create)
    with sqlite3.connect(tmp_path / "old.db") as connection:
        (config,) = connection.execute("SELECT doc FROM tables").fetchone()
        old = json.dumps({**json.loads(config), "version": "0"})
        connection.execute("UPDATE tables SET doc = ?", (old,))
    connection.close()
    with server:
        drive(look)


def store_finished_tables(database: Path, count: int) -> None:
    """Adds rows of tables whose games are over; opening one of them would fail."""
    with sqlite3.connect(database) as connection:
        rows = ((f"t{i}", 1, "{}", "karats", "over", True, i) for i in range(count))
        columns = "id, version, doc, game, state, listed, created"
        connection.executemany(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    connection.close()


def test_finished_tables_are_not_opened_at_the_start(tmp_path: Path) -> None:
    async def work() -> None:
        async with registry_in(tmp_path):
            pass
        store_finished_tables(tmp_path / "races.db", 100)
        async with registry_in(tmp_path) as registry:
            await registry._open_listed()
            assert registry.tables == {}

    drive(work)


@pytest.mark.proof
def test_ten_thousand_stored_tables_do_not_slow_the_start(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "many.db"), tmp_path / "log", QUICK)
    server.start()
    server.stop()
    store_finished_tables(tmp_path / "many.db", 10_000)
    empty = Server(str(tmp_path / "empty.db"), tmp_path / "log0", QUICK)
    quick = empty.start()
    empty.stop()
    slow = server.start()
    server.stop()
    assert slow < quick * 2 + 2


class Row:
    """A row of the log as the store returns it."""

    def __init__(self, number: int, seat: int, text: str) -> None:
        self.number, self.seat, self.by, self.text, self.at = number, seat, "player", text, number


def long_log(entries: int) -> list[Row]:
    """A log of that many entries: free actions, undone again."""
    play = Play(games_registry.find_game("karats").setup(2), bytes(32), checking=False)
    rng = random.Random(3)
    rows: list[Row] = []
    while len(rows) < entries:
        seat = play.deciding_seat()
        assert seat is not None
        if rows and play.undo_limit(play.applied[-1].seat) and len(rows) > 40:
            text, seat = "undo 1", play.applied[-1].seat
        else:
            text = rng.choice(play.legal_texts())
            if len(rows) > 40 and not text.startswith(("done", "build", "offer")):
                text = next((t for t in play.legal_texts() if t.startswith("offer")), text)
        play.enter(text)
        rows.append(Row(len(rows) + 1, seat, text))
        if play.over():
            break
    return rows


def test_a_game_opened_from_its_snapshot_is_whole_and_its_moves_cost_like_a_new_games() -> None:
    setup = games_registry.find_game("karats").setup(2)
    rows: list[Any] = long_log(3000)
    stored: list[StoredRow] = rows
    live_game = open_live_game(setup, bytes(32), None, 0, None, stored)
    body = json.dumps(_plain(live_game))
    began = time.process_time()
    again = open_live_game(setup, bytes(32), None, 0, (live_game.number, body), stored)
    opened = time.process_time() - began
    assert opened < 0.25
    assert again.positions([0, 1, -1]) == live_game.positions([0, 1, -1])
    assert again.play.applied == live_game.play.applied
    for seat in (0, 1, -1):
        assert again.entries_since(-1, seat) == live_game.entries_since(-1, seat)
    fresh = LiveGame(Play(setup, bytes(32), checking=False), None, 0)
    assert _cost(again) < _cost(fresh) * 3 + 0.02


def test_a_reloaded_game_still_has_the_deal_among_its_recent_entries() -> None:
    setup = games_registry.find_game("karats").setup(2)
    rows: list[Any] = long_log(5)
    live_game = open_live_game(setup, bytes(32), None, 0, None, rows[:3])
    body = json.dumps(_plain(live_game))
    again = open_live_game(setup, bytes(32), None, 0, (3, body), rows)
    assert [kept.number for kept in again.recent] == [0, 1, 2, 3, 4, 5]
    whole = open_live_game(setup, bytes(32), None, 0, None, rows)
    assert again.entries_since(1, 0) == whole.entries_since(1, 0)
    assert again.entries_since(-1, -1) == whole.entries_since(-1, -1)
    older = json.dumps({**json.loads(body), "told": []})
    assert len(open_live_game(setup, bytes(32), None, 0, (3, older), rows).recent) == 6


def _plain(live_game: LiveGame) -> Any:
    import msgspec

    return msgspec.to_builtins(live_game.snapshot())


def _cost(live_game: LiveGame) -> float:
    """Seconds for fifty moves, including their messages."""
    began = time.process_time()
    for i in range(50):
        if live_game.play.over():
            break
        seat = live_game.play.deciding_seat()
        assert seat is not None
        text = live_game.play.legal_texts()[0]
        kept = live_game.apply_entry(live_game.number + 1, seat, "player", text, 0)
        live_game.entry_for(kept, 0)
        live_game.positions([0, 1])
    return time.process_time() - began
