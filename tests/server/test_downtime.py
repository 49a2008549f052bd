"""Downtime is charged to nobody: machines that sleep, servers that are stopped."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text

from motherlode.server.api.rest_schema import Clock
from motherlode.server.settings import Settings
from motherlode.server.store import Store, open_database, writer
from motherlode.server.store.database import MIGRATIONS, postgres_engine, sqlite_engine
from motherlode.server.store.schema import METADATA
from motherlode.server.tables import clock
from motherlode.server.tables.clock import Timekeeper, downtimes_between, now_ms
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table, read_table
from tests.counts import proof_case
from tests.load.client import Api
from tests.load.launch import UNLIMITED, Postgres, Server
from tests.server.play import asked_seat, move_at, wait_for_number
from tests.server.sites import Site, drive, fresh_database
from tests.server.tables import sit_all, until, waiting

DOWNTIME_AFTER, ASLEEP = 2, 6.0
GIVEN = [*UNLIMITED, "--grace", "0", "--idle", "1", "--downtime-after", str(DOWNTIME_AFTER)]
CLOCKS: dict[str, dict[str, Any]] = {
    "sleep": {"per_move": 5, "bank": 0, "expiry": "bot"},
    "stop": {"per_move": 60, "bank": 1, "expiry": "bot"},
}
"""The sleep is longer than the clock; the time a server takes to start is unknown."""


# --- timekeeping


def test_downtimes_between_two_times_are_only_ended_ones() -> None:
    downtimes = [(10, 20), (30, 50)]
    assert downtimes_between(downtimes, 0, 60) == [(30, 50), (10, 20)]
    assert downtimes_between(downtimes, 15, 60) == [(30, 50), (15, 20)]
    assert downtimes_between(downtimes, 20, 30) == []
    assert downtimes_between(downtimes, 40, 60) == [(40, 50)]
    assert downtimes_between(downtimes, 0, 40) == [(10, 20)], "a downtime that had not ended"
    assert downtimes_between(downtimes, 50, 60) == []


def test_a_downtime_during_a_pause_counts_once() -> None:
    """The seat would get the time of the downtime a second time, as a present."""
    downtimes = [(2_000, 3_000), (12_000, 18_000), (29_000, 32_000)]
    timing = Timekeeper(Clock(6, 10, "bot"), 2, 0, downtimes)
    timing.pauses = [(10_000, 20_000), (30_000, 31_000)]
    assert timing.elapsed(40_000) == 40_000 - 1_000 - 10_000 - 3_000
    assert timing.deadline((0, 1)) == 16_000 + 1_000 + 10_000 + 3_000
    timing.charge((0, 1), 24_000)
    assert timing.banks == [10_000, 3_000]


def test_downtime_is_charged_neither_to_bank_nor_to_deadline() -> None:
    downtimes: list[tuple[int, int]] = []
    timing = Timekeeper(Clock(6, 10, "bot"), 2, 0, downtimes)
    assert timing.deadline((0, 1)) == 16_000
    downtimes.append((2_000, 102_000))
    assert timing.deadline((0, 1)) == 116_000
    assert timing.elapsed(103_000) == 3_000
    timing.charge((0, 1), 109_000)
    assert timing.banks == [10_000, 7_000]
    assert timing.deadline((1, 0)) == 109_000 + 16_000


def test_an_entry_between_the_last_heartbeat_and_the_sleep_is_charged_the_same_after_a_reload() -> (
    None
):
    """The stored downtime begins at the heartbeat; it was not known when the entry was made."""
    downtimes: list[tuple[int, int]] = []
    live = Timekeeper(Clock(6, 10, "bot"), 2, 0, downtimes)
    live.charge((0, 0), 7_000)
    downtimes.append((5_000, 100_000))
    live.charge((1, 1), 107_000)
    again = Timekeeper(Clock(6, 10, "bot"), 2, 0, [(5_000, 100_000)])
    again.charge((0, 0), 7_000)
    again.charge((1, 1), 107_000)
    assert live.snapshot() == again.snapshot()
    assert live.banks == [9_000, 9_000]


# --- one process that is blocked


def registry_of(folder: Path, grace: float = 0.0, downtime_after: float = 1.0) -> TableRegistry:
    settings = Settings(
        str(folder / "l.db"), clock_grace=grace, downtime_after_seconds=downtime_after
    )
    return TableRegistry(settings, Store(open_database(settings.database)))


async def begun(registry: TableRegistry, clock: Clock) -> Table:
    table, tokens = await waiting(registry, clock)
    await sit_all(table, tokens)
    return table


def sleep(seconds: float) -> None:
    """Blocks the whole process: to the server it looks as if the machine slept."""
    time.sleep(seconds)


def deadline(table: Table) -> int:
    running = table.require_playing().running_clock()
    assert running is not None
    return running.deadline


def test_time_without_a_running_clock_is_no_downtime(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock starts when the last heartbeat is old, but not older than the gap."""
    at = now_ms()
    monkeypatch.setattr(clock, "time_ns", lambda: at * 1_000_000)

    async def work() -> None:
        nonlocal at
        registry = registry_of(tmp_path, downtime_after=100.0)
        await registry.heartbeat.beat()
        at += 90_000
        await begun(registry, Clock(1000, 0, "bot"))
        at += 20_000
        await registry.heartbeat.beat(timed=False)
        assert registry.heartbeat.downtimes == []
        at += 101_000
        await registry.heartbeat.beat(timed=False)
        assert len(registry.heartbeat.downtimes) == 1
        await registry.stop()

    drive(work)


def test_heartbeats_are_stored_while_bots_make_the_first_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = now_ms()
    monkeypatch.setattr(clock, "time_ns", lambda: at * 1_000_000)

    async def work() -> None:
        nonlocal at
        registry = registry_of(tmp_path, downtime_after=100.0)
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(registry.autoplay, "nudge", lambda table: None)
            table = await begun(registry, Clock(1000, 0, "bot"))
            for _ in range(2):
                at += 90_000
                await registry.heartbeat.beat(timed=False)
        registry.autoplay.nudge(table)
        at += 20_000
        await registry.heartbeat.beat(timed=False)
        assert registry.heartbeat.downtimes == []
        await registry.stop()

    drive(work)


def test_a_machine_whose_clock_is_behind_charges_nobody_for_downtime(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        table = await begun(registry, Clock(1, 10, "bot"))
        live_game = table.require_playing()
        seat = int(live_game.play.deciding_seat() or 0)
        sleep(2.5)
        ahead = now_ms() + 2000
        await registry.store.beat(ahead, 400, 0, timed=True)
        await move_at(table, seat, "m", 1, live_game.play.legal_texts()[0])
        assert [ended for _, ended in registry.heartbeat.downtimes] == [ahead]
        assert live_game.timekeeper.banks == [10_000, 10_000]
        deciding = table.running_decision(int(live_game.play.deciding_seat() or 0))
        assert deciding is not None
        assert deciding[1] >= ahead, "time that restarts doesn't begin before it either"
        later = await begun(registry, Clock(1, 10, "bot"))
        live_game = later.require_playing()
        await move_at(
            later, int(live_game.play.deciding_seat() or 0), "m", 1, live_game.play.legal_texts()[0]
        )
        assert live_game.timekeeper.banks == [10_000, 10_000], "all tables use the same time"
        await registry.stop()

    drive(work)


def test_moves_are_accepted_even_if_heartbeats_are_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        table = await begun(registry, Clock(100, 0, "bot"))
        live_game, beat = table.require_playing(), registry.store.beat

        async def slow(*given: Any) -> Any:
            found = await beat(*given)
            await asyncio.sleep(2.0)
            return found

        monkeypatch.setattr(registry.store, "beat", slow)
        sleep(2.5)
        seat = int(live_game.play.deciding_seat() or 0)
        async with asyncio.timeout(30):
            await move_at(table, seat, "m", 1, live_game.play.legal_texts()[0])
        await registry.stop()

    drive(work, 60)


def test_heartbeats_stored_late_hide_no_downtime(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        await begun(registry, Clock(100, 0, "bot"))
        write, silent = writer.SqliteBatchWriter.write, time.monotonic() + 3.0

        def late(self: writer.SqliteBatchWriter, jobs: Any) -> Any:
            time.sleep(max(0.0, silent - time.monotonic()))
            return write(self, jobs)

        monkeypatch.setattr(writer.SqliteBatchWriter, "write", late)
        beats = []
        for _ in range(15):
            beats.append(asyncio.create_task(registry.heartbeat.beat()))
            await asyncio.sleep(0.2)
        await asyncio.gather(*beats)
        assert sum(ended - began for began, ended in registry.heartbeat.downtimes) > 2000
        await registry.stop()

    drive(work)


def test_stored_heartbeats_more_than_a_minute_ahead_are_ignored(tmp_path: Path) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        await registry.store.beat(now_ms() + 10**11, 400, 0, timed=True)
        table = await begun(registry, Clock(100, 0, "bot"))
        seat = int(table.require_playing().play.deciding_seat() or 0)
        for _ in range(2):
            found = table.running_decision(seat)
            assert found is not None
            assert abs(found[1] - now_ms()) < 10_000
            await registry.heartbeat.beat()
        await registry.stop()

    drive(work)


def test_a_failing_table_stops_neither_other_tables_nor_heartbeats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise ValueError("broken")

    async def work() -> None:
        registry = registry_of(tmp_path)
        registry.start()
        tables = [await begun(registry, Clock(60, 0, "bot")) for _ in range(2)]
        informed: list[str] = []
        monkeypatch.setattr(tables[0], "send_deadline", fails)
        monkeypatch.setattr(tables[1], "send_deadline", lambda: informed.append("second"))
        await asyncio.sleep(0.2)
        sleep(1.0)
        await until(lambda: informed)
        with monkeypatch.context() as broken:
            broken.setattr(registry.heartbeat, "_on_downtime", fails)
            for _ in range(2):
                before = len(registry.heartbeat.downtimes)
                sleep(1.0)
                await until(lambda before=before: len(registry.heartbeat.downtimes) > before)
        await registry.stop()

    drive(work)


def test_a_move_right_after_waking_is_not_charged_for_the_sleep(tmp_path: Path) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        registry.start()
        table = await begun(registry, Clock(1, 1, "bot"))
        live_game = table.require_playing()
        seat, before = int(live_game.play.deciding_seat() or 0), deadline(table)
        await asyncio.sleep(0.2)
        sleep(2.5)
        # No heartbeat yet, and the clock timer is due: the move comes first.
        await move_at(table, seat, "m", 1, live_game.play.legal_texts()[0])
        assert live_game.timekeeper.banks[seat] == 1000
        assert not table.config.seats[seat].stand_in
        ((began, ended),) = registry.heartbeat.downtimes
        assert 2000 < ended - began < 3500
        table.save_snapshot()
        loaded = await read_table(registry.store, registry.time, table.id)
        assert loaded is not None
        again = Table(registry.services, table.id, loaded).require_playing()
        assert again.timekeeper.snapshot() == live_game.timekeeper.snapshot()
        assert again.running_clock() == live_game.running_clock()
        assert before < ended
        await registry.stop()

    drive(work)


def test_a_restart_on_sqlite_is_charged_neither_to_time_nor_to_bank(tmp_path: Path) -> None:
    """However short it is: a SQLite file has one server, so before its start there was none."""

    async def work() -> None:
        registry = registry_of(tmp_path)
        registry.start()
        before = await begun(registry, Clock(2, 2, "bot"))
        first = deadline(before)
        await registry.stop()
        await asyncio.sleep(3.0)
        registry = registry_of(tmp_path)
        registry.start()
        table = await registry.table(before.id)
        seat = int(table.require_playing().play.deciding_seat() or 0)
        assert deadline(table) > first + 2900
        await move_at(table, seat, "m", 1, table.require_playing().play.legal_texts()[0])
        assert table.require_playing().timekeeper.banks == [2000, 2000]
        second = deadline(table)
        await registry.stop()
        await asyncio.sleep(0.1)
        registry = registry_of(tmp_path)
        registry.start()
        assert second + 80 < deadline(await registry.table(before.id)) < second + 1500
        await registry.stop()

    drive(work)


def test_a_clock_continues_after_the_sleep_and_runs_out_later(tmp_path: Path) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        registry.start()
        table = await begun(registry, Clock(1, 1, "bot"))
        seat, before = int(table.require_playing().play.deciding_seat() or 0), deadline(table)
        await asyncio.sleep(0.2)
        sleep(2.5)
        await until(lambda: registry.heartbeat.downtimes)
        ((began, ended),) = registry.heartbeat.downtimes
        assert deadline(table) == before + ended - began
        assert not table.config.seats[seat].stand_in
        await until(lambda: table.config.seats[seat].stand_in)
        assert now_ms() >= before + ended - began
        await registry.stop()

    drive(work)


def test_no_clock_expires_within_the_grace_after_a_sleep(tmp_path: Path) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path, grace=2.0)
        registry.start()
        table = await begun(registry, Clock(3, 0, "bot"))
        seat = int(table.require_playing().play.deciding_seat() or 0)
        await until(lambda: registry.grace_left() == 0)
        assert not table.config.seats[seat].stand_in
        sleep(1.5)
        woke = time.monotonic()  # About one second of the clock is left.
        await until(lambda: table.config.seats[seat].stand_in)
        assert time.monotonic() - woke > 1.95
        await registry.stop()

    drive(work)


def test_without_a_running_clock_no_heartbeat_is_stored(tmp_path: Path) -> None:
    """And when the first clock starts, no downtime before it is found."""

    def alive() -> int:
        with closing(sqlite3.connect(tmp_path / "l.db")) as connection:
            return int(connection.execute("SELECT at FROM alive").fetchone()[0])

    async def work() -> None:
        registry = registry_of(tmp_path)
        registry.start()
        await asyncio.sleep(1.0)
        assert alive() == 0
        await begun(registry, Clock(60, 0, "bot"))
        first = alive()
        assert first > 0
        await asyncio.sleep(1.0)
        assert alive() > first
        assert registry.heartbeat.downtimes == []
        await registry.stop()

    drive(work)


def test_a_sleep_without_a_running_clock_is_no_downtime(tmp_path: Path) -> None:
    async def work() -> None:
        registry = registry_of(tmp_path)
        registry.start()
        table, tokens = await waiting(registry)
        await sit_all(table, tokens)
        sleep(2.0)
        timed = await begun(registry, Clock(60, 0, "bot"))
        assert registry.heartbeat.downtimes == []
        assert timed.config.clock is not None
        await registry.stop()

    drive(work)


# --- migration


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_old_database_is_migrated_and_finds_downtimes(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    if kind == "sqlite":
        address = str(tmp_path / "old.db")
        engine = sqlite_engine(address)
    else:
        address = fresh_database(request.getfixturevalue("postgres"), "downtime_before")
        engine = postgres_engine(address)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, version, doc, game, state, listed, created, wake)"
                " VALUES ('t', 1, '{}', 'karats', 'playing', false, 1, 5)"
            )
        )
        connection.commit()
    engine.dispose()

    async def work() -> None:
        store = Store(open_database(address))
        assert await store.beat(100_000, 1000, 0, timed=False) == (100_000, [])
        assert await store.beat(101_000, 1000, 0, timed=False) == (101_000, [])
        found = await store.beat(103_000, 1000, 0, timed=False)
        assert found == (103_000, [(101_000, 103_000)])
        assert await store.beat(102_000, 1000, 103_000, timed=False) == (103_000, [])
        assert await store.beat(105_000, 1000, 0, timed=False) == (
            105_000,
            [(101_000, 103_000), (103_000, 105_000)],
        )
        await store.close()

    drive(work)
    reading = create_engine(engine.url)
    assert set(METADATA.tables) <= set(inspect(reading).get_table_names())
    for name, made in METADATA.tables.items():
        columns = [column["name"] for column in inspect(reading).get_columns(name)]
        assert sorted(columns) == sorted(column.name for column in made.columns)
    reading.dispose()


def test_concurrent_heartbeats_find_adjoining_downtimes(postgres: Postgres) -> None:
    """Each finds what the one before it stored, although they wait for each other."""
    address = fresh_database(postgres, "downtime_at_once")

    async def work() -> None:
        stores = [Store(open_database(address)) for i in range(3)]
        await stores[0].create(
            {
                "id": "t",
                "version": 1,
                "doc": "{}",
                "game": "karats",
                "state": "playing",
                "listed": False,
                "created": 1,
                "wake": 5,
            },
            [],
            {"hash": "none", "game": "karats", "tables": "{}"},
        )
        await stores[0].beat(1, 0, 0, timed=True)
        beats = [stores[i % 3].beat(i, 0, 0, timed=True) for i in range(2, 152)]
        for alive, found in [beat for beat in await asyncio.gather(*beats) if beat]:
            chain = [began for began, _ in found]
            assert chain == [1, *(ended for _, ended in found[:-1])]
            assert found[-1][1] >= alive, "a known heartbeat implies the downtime before it"
        for store in stores:
            await store.close()

    drive(work)


# --- real servers


@pytest.fixture(scope="module")
def on_sqlite(folder: Path) -> Iterator[Site]:
    with Server(str(folder / "downtime.db"), folder / "downtime.log", GIVEN) as server:
        yield Site([server])


@pytest.fixture(scope="module")
def on_postgres(folder: Path, postgres: Postgres) -> Iterator[Site]:
    address = fresh_database(postgres, "downtime")
    servers = [Server(address, folder / f"downtimes{i}.log", GIVEN) for i in range(2)]
    with servers[0], servers[1]:
        yield Site(servers)


@pytest.fixture
def registry(request: pytest.FixtureRequest) -> Site:
    found: Site = request.getfixturevalue(request.param)
    return found


def downtimes(site: Site) -> list[Any]:
    database = site.servers[0].database
    connection: Any = (psycopg if "://" in database else sqlite3).connect(database)
    with closing(connection):
        return list(connection.execute("SELECT began, ended FROM lulls ORDER BY ended").fetchall())


async def asleep(servers: list[Server], seconds: float = ASLEEP) -> None:
    for server in servers:
        os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for server in servers:
        os.kill(server.pid, signal.SIGCONT)


async def down(servers: list[Server]) -> None:
    await asyncio.gather(*(asyncio.to_thread(server.stop) for server in servers))
    await asyncio.sleep(ASLEEP)
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))


@pytest.mark.parametrize(
    ("registry", "by"),
    [
        ("on_sqlite", "sleep"),
        ("on_postgres", "stop"),
        proof_case("on_sqlite", "stop"),
        proof_case("on_postgres", "sleep"),
    ],
    indirect=["registry"],
)
def test_after_downtime_the_asked_seat_still_has_its_time_and_bank(registry: Site, by: str) -> None:
    async def work() -> None:
        before = len(downtimes(registry))
        async with registry.api() as api:
            created = await api.table(clock=CLOCKS[by])
        async with registry.open_seats(created) as seats:
            seat = asked_seat(seats)
            assert seat is not None
            assert seat.position is not None
            own_seat, first = seat.you["seat"], seat.position["clock"]["deadline"]
            await (asleep if by == "sleep" else down)(registry.servers)
            if by == "stop":
                for each in seats:
                    await each.close()
                    await each.open()
            # Every seat gets the new deadline from the process that it is connected to.
            for each in seats:
                await each.until(lambda each=each: each.position["clock"]["deadline"] > first)
            deadlines = [each.position["clock"]["deadline"] for each in seats if each.position]
            assert deadlines[0] == deadlines[1]
            later = deadlines[0] - first
            assert later > (ASLEEP - 1) * 1000
            assert len(downtimes(registry)) == before + 1
            answer = await seat.move(seat.legal[0])
            assert answer["type"] == "ok", answer
            await wait_for_number(seats, answer["number"])
            bank = CLOCKS[by]["bank"]
            assert [each["bank"] for each in seat.table["seats"]] == [bank * 1000] * 2
            assert not seat.table["seats"][own_seat]["stand_in"]

    drive(work)


def test_a_clock_runs_on_while_one_of_two_processes_sleeps(on_postgres: Site) -> None:
    async def work() -> None:
        before = downtimes(on_postgres)
        awake = Api(on_postgres.address(0))
        created = await awake.table(clock={"per_move": 3, "bank": 0, "expiry": "bot"})
        name = created["table"]
        await asleep(on_postgres.servers[1:])
        status = await awake.get(f"/tables/{name}")
        assert any(seat["stand_in"] for seat in status["table"]["seats"])
        await awake.close()
        woken = Api(on_postgres.address(1))
        status = await woken.get(f"/tables/{name}")
        assert any(seat["stand_in"] for seat in status["table"]["seats"])
        await woken.close()
        assert downtimes(on_postgres) == before

    drive(work)
