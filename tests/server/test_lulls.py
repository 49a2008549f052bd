"""Time in which the house was down is nobody's: machines that sleep, servers that are stopped."""

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
from sqlalchemy import create_engine, inspect, make_url, text

from motherlode.server import pulse, seatwork
from motherlode.server.bodies import Clock
from motherlode.server.house import House
from motherlode.server.settings import Settings
from motherlode.server.store import Store, ledgers, open_database
from motherlode.server.store.engines import MIGRATIONS, postgres_engine, sqlite_engine
from motherlode.server.store.schema import METADATA
from motherlode.server.table import Table
from motherlode.server.timing import Timing, lost, now_ms
from motherlode.server.trial.client import Api
from motherlode.server.trial.launch import UNLIMITED, Postgres, Server
from tests.server.conftest import Site, drive
from tests.server.play import asked, level
from tests.server.tables import sit, until, waiting

LULL, ASLEEP = 2, 6.0
GIVEN = [*UNLIMITED, "--grace", "0", "--idle", "1", "--lull", str(LULL)]
CLOCKS: dict[str, dict[str, Any]] = {
    "sleep": {"per_move": 5, "bank": 0, "expiry": "bot"},
    "stop": {"per_move": 60, "bank": 1, "expiry": "bot"},
}
"""A sleep takes longer than the clock gives; how long a server takes to start nobody knows."""


# --- reckoning


def test_a_lull_is_nobodys_time() -> None:
    lulls = [(10, 20), (30, 50)]
    assert lost(lulls, 0, 60) == 30
    assert lost(lulls, 15, 60) == 25
    assert lost(lulls, 20, 30) == 0
    assert lost(lulls, 40) == 10
    assert lost(lulls, 0, 40) == 10, "one that was not over at an entry takes nothing before it"
    assert lost(lulls, 50) == 0


def test_neither_bank_nor_deadline_pay_for_a_lull() -> None:
    lulls: list[tuple[int, int]] = []
    timing = Timing(Clock(6, 10, "bot"), 2, 0, lulls)
    assert timing.deadline((0, 1)) == 16_000
    lulls.append((2_000, 102_000))
    assert timing.deadline((0, 1)) == 116_000
    assert timing.taken(103_000) == 3_000
    timing.charge((0, 1), 109_000)
    assert timing.banks == [10_000, 7_000]
    assert timing.deadline((1, 0)) == 109_000 + 16_000


def test_what_was_entered_between_the_last_beat_and_the_sleep_is_charged_as_it_was() -> None:
    """The lull of the store begins with the beat; live it was not known at that entry."""
    lulls: list[tuple[int, int]] = []
    live = Timing(Clock(6, 10, "bot"), 2, 0, lulls)
    live.charge((0, 0), 7_000)
    lulls.append((5_000, 100_000))
    live.charge((1, 1), 107_000)
    again = Timing(Clock(6, 10, "bot"), 2, 0, [(5_000, 100_000)])
    again.charge((0, 0), 7_000)
    again.charge((1, 1), 107_000)
    assert live.times() == again.times()
    assert live.banks == [9_000, 9_000]


# --- one house, whose process is held up


def house_of(folder: Path, grace: float = 0.0, lull: float = 1.0) -> House:
    settings = Settings(str(folder / "l.db"), clock_grace=grace, lull_seconds=lull)
    return House(settings, Store(open_database(settings.database)))


async def begun(house: House, clock: Clock) -> Table:
    table, tokens = await waiting(house, clock)
    for token in tokens:
        await sit(table, token)
    return table


def sleep(seconds: float) -> None:
    """Nothing of this process moves: as far as a house can tell the machine sleeps."""
    time.sleep(seconds)


def deadline(table: Table) -> int:
    running = table.playing().running()
    assert running is not None
    return running.deadline


def test_while_no_clock_ran_nobody_was_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first clock after a pause of clocks begins when the last beat is old, not too old."""
    at = now_ms()
    monkeypatch.setattr(pulse, "now_ms", lambda: at)

    async def work() -> None:
        nonlocal at
        house = house_of(tmp_path, lull=100.0)
        await house.pulse.beat()
        at += 90_000
        await begun(house, Clock(1000, 0, "bot"))
        at += 20_000
        await house.pulse.beat(timed=False)
        assert house.pulse.lulls == []
        at += 101_000
        await house.pulse.beat(timed=False)
        assert len(house.pulse.lulls) == 1
        await house.stop()

    drive(work)


def test_a_clock_runs_while_bots_think_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = now_ms()
    monkeypatch.setattr(pulse, "now_ms", lambda: at)

    async def work() -> None:
        nonlocal at
        house = house_of(tmp_path, lull=100.0)
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(house.driver, "nudge", lambda table: None)
            table = await begun(house, Clock(1000, 0, "bot"))
            for _ in range(2):
                at += 90_000
                await house.pulse.beat(timed=False)
        house.driver.nudge(table)
        at += 20_000
        await house.pulse.beat(timed=False)
        assert house.pulse.lulls == []
        await house.stop()

    drive(work)


def test_a_machine_that_is_behind_charges_nobody_for_a_lull_that_another_found(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        table = await begun(house, Clock(1, 10, "bot"))
        board = table.playing()
        seat = int(board.play.asked() or 0)
        sleep(2.5)
        ahead = now_ms() + 2000
        await house.store.beat(ahead, 400, 0, timed=True)
        await seatwork.move(table, seat, "m", 1, board.play.legal_texts()[0])
        assert [ended for _, ended in house.pulse.lulls] == [ahead]
        assert board.time.banks == [10_000, 10_000]
        deciding = table.deciding(int(board.play.asked() or 0))
        assert deciding is not None
        assert deciding[1] >= ahead, "time that begins anew doesn't begin before it either"
        later = await begun(house, Clock(1, 10, "bot"))
        board = later.playing()
        await seatwork.move(
            later, int(board.play.asked() or 0), "m", 1, board.play.legal_texts()[0]
        )
        assert board.time.banks == [10_000, 10_000], "the whole house goes by one clock"
        await house.stop()

    drive(work)


def test_moves_are_entered_however_slow_the_store_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        table = await begun(house, Clock(100, 0, "bot"))
        board, beat = table.playing(), house.store.beat

        async def slow(*given: Any) -> Any:
            found = await beat(*given)
            await asyncio.sleep(2.0)
            return found

        monkeypatch.setattr(house.store, "beat", slow)
        sleep(2.5)
        seat = int(board.play.asked() or 0)
        async with asyncio.timeout(30):
            await seatwork.move(table, seat, "m", 1, board.play.legal_texts()[0])
        await house.stop()

    drive(work, 60)


def test_beats_that_a_silent_store_notes_late_hide_no_lull(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        await begun(house, Clock(100, 0, "bot"))
        write, silent = ledgers.SqliteLedger.write, time.monotonic() + 3.0

        def late(self: ledgers.SqliteLedger, jobs: Any) -> Any:
            time.sleep(max(0.0, silent - time.monotonic()))
            return write(self, jobs)

        monkeypatch.setattr(ledgers.SqliteLedger, "write", late)
        beats = []
        for _ in range(15):
            beats.append(asyncio.create_task(house.pulse.beat()))
            await asyncio.sleep(0.2)
        await asyncio.gather(*beats)
        assert sum(ended - began for began, ended in house.pulse.lulls) > 2000
        await house.stop()

    drive(work)


def test_no_time_waits_for_a_clock_that_was_years_ahead(tmp_path: Path) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        await house.store.beat(now_ms() + 10**11, 400, 0, timed=True)
        table = await begun(house, Clock(100, 0, "bot"))
        seat = int(table.playing().play.asked() or 0)
        for _ in range(2):
            found = table.deciding(seat)
            assert found is not None
            assert abs(found[1] - now_ms()) < 10_000
            await house.pulse.beat()
        await house.stop()

    drive(work)


def test_a_table_that_fails_keeps_neither_others_nor_beats_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise ValueError("broken")

    async def work() -> None:
        house = house_of(tmp_path)
        house.start()
        tables = [await begun(house, Clock(60, 0, "bot")) for _ in range(2)]
        told: list[str] = []
        monkeypatch.setattr(tables[0], "was_down", fails)
        monkeypatch.setattr(tables[1], "was_down", lambda: told.append("told"))
        await asyncio.sleep(0.2)
        sleep(1.0)
        await until(lambda: told)
        monkeypatch.setattr(house.pulse, "_found", fails)
        for _ in range(2):
            before = len(house.pulse.lulls)
            sleep(1.0)
            await until(lambda before=before: len(house.pulse.lulls) > before)
        await house.stop()

    drive(work)


def test_a_move_right_after_waking_is_not_charged_for_the_sleep(tmp_path: Path) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        house.start()
        table = await begun(house, Clock(1, 1, "bot"))
        board = table.playing()
        seat, before = int(board.play.asked() or 0), deadline(table)
        await asyncio.sleep(0.2)
        sleep(2.5)
        # Nobody has beaten yet, and the alarm is due: the move comes first.
        await seatwork.move(table, seat, "m", 1, board.play.legal_texts()[0])
        assert board.time.banks[seat] == 1000
        assert not table.doc.chairs[seat].stand_in
        ((began, ended),) = house.pulse.lulls
        assert 2000 < ended - began < 3500
        table.keep_snapshot()
        loaded = await house.store.load(table.id)
        assert loaded is not None
        again = Table(house, table.id, loaded).playing()
        assert again.time.times() == board.time.times()
        assert again.running() == board.running()
        assert before < ended
        await house.stop()

    drive(work)


def test_a_restart_costs_neither_time_nor_bank(tmp_path: Path) -> None:
    """However short it was: a SQLite file has one server, so before its start there was none."""

    async def work() -> None:
        house = house_of(tmp_path)
        house.start()
        before = await begun(house, Clock(2, 2, "bot"))
        first = deadline(before)
        await house.stop()
        await asyncio.sleep(3.0)
        house = house_of(tmp_path)
        house.start()
        table = await house.table(before.id)
        seat = int(table.playing().play.asked() or 0)
        assert deadline(table) > first + 2900
        await seatwork.move(table, seat, "m", 1, table.playing().play.legal_texts()[0])
        assert table.playing().time.banks == [2000, 2000]
        second = deadline(table)
        await house.stop()
        await asyncio.sleep(0.1)
        house = house_of(tmp_path)
        house.start()
        assert second + 80 < deadline(await house.table(before.id)) < second + 1500
        await house.stop()

    drive(work)


def test_a_clock_goes_on_after_waking_and_runs_out_then(tmp_path: Path) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        house.start()
        table = await begun(house, Clock(1, 1, "bot"))
        seat, before = int(table.playing().play.asked() or 0), deadline(table)
        await asyncio.sleep(0.2)
        sleep(2.5)
        await until(lambda: house.pulse.lulls)
        ((began, ended),) = house.pulse.lulls
        assert deadline(table) == before + ended - began
        assert not table.doc.chairs[seat].stand_in
        await until(lambda: table.doc.chairs[seat].stand_in)
        assert now_ms() >= before + ended - began
        await house.stop()

    drive(work)


def test_the_grace_begins_again_after_waking(tmp_path: Path) -> None:
    async def work() -> None:
        house = house_of(tmp_path, grace=2.0)
        house.start()
        table = await begun(house, Clock(3, 0, "bot"))
        seat = int(table.playing().play.asked() or 0)
        await until(lambda: house.grace_left() == 0)
        assert not table.doc.chairs[seat].stand_in
        sleep(1.5)
        woke = time.monotonic()  # Of the clock about one second is left.
        await until(lambda: table.doc.chairs[seat].stand_in)
        assert time.monotonic() - woke > 1.95
        await house.stop()

    drive(work)


def test_a_house_without_clocks_notes_nothing(tmp_path: Path) -> None:
    """Neither does one with clocks find that it was down before the first of them ran."""

    def alive() -> int:
        with closing(sqlite3.connect(tmp_path / "l.db")) as connection:
            return int(connection.execute("SELECT at FROM alive").fetchone()[0])

    async def work() -> None:
        house = house_of(tmp_path)
        house.start()
        await asyncio.sleep(1.0)
        assert alive() == 0
        await begun(house, Clock(60, 0, "bot"))
        first = alive()
        assert first > 0
        await asyncio.sleep(1.0)
        assert alive() > first
        assert house.pulse.lulls == []
        await house.stop()

    drive(work)


def test_only_a_clock_makes_a_lull_of_a_sleep(tmp_path: Path) -> None:
    async def work() -> None:
        house = house_of(tmp_path)
        house.start()
        table, tokens = await waiting(house)
        for token in tokens:
            await sit(table, token)
        sleep(2.0)
        timed = await begun(house, Clock(60, 0, "bot"))
        assert house.pulse.lulls == []
        assert timed.doc.clock is not None
        await house.stop()

    drive(work)


# --- the schema before


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_of_before_gets_its_lulls(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    if kind == "sqlite":
        address = str(tmp_path / "old.db")
        engine = sqlite_engine(address)
    else:
        address = fresh_database(request.getfixturevalue("postgres"), "lulls_before")
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


def test_beats_at_the_same_time_find_lulls_that_follow_on_each_other(postgres: Postgres) -> None:
    """Each finds what the one before it noted, though they wait for each other."""
    address = fresh_database(postgres, "lulls_at_once")

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
        )
        await stores[0].beat(1, 0, 0, timed=True)
        beats = [stores[i % 3].beat(i, 0, 0, timed=True) for i in range(2, 152)]
        for alive, found in [beat for beat in await asyncio.gather(*beats) if beat]:
            chain = [began for began, _ in found]
            assert chain == [1, *(ended for _, ended in found[:-1])]
            assert found[-1][1] >= alive, "whoever knows of a beat knows of the lull before it"
        for store in stores:
            await store.close()

    drive(work)


# --- real servers


def fresh_database(postgres: Postgres, name: str) -> str:
    """A database of its own, which no other test's server keeps alive."""
    with psycopg.connect(postgres.address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(postgres.address).set(database=name).render_as_string(False)


@pytest.fixture(scope="module")
def on_sqlite(folder: Path) -> Iterator[Site]:
    with Server(str(folder / "lulls.db"), folder / "lulls.log", GIVEN) as server:
        yield Site([server])


@pytest.fixture(scope="module")
def on_postgres(folder: Path, postgres: Postgres) -> Iterator[Site]:
    address = fresh_database(postgres, "lulls")
    servers = [Server(address, folder / f"lulls{i}.log", GIVEN) for i in range(2)]
    with servers[0], servers[1]:
        yield Site(servers)


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def house(request: pytest.FixtureRequest) -> Site:
    found: Site = request.getfixturevalue(request.param)
    return found


def lulls(site: Site) -> list[Any]:
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


@pytest.mark.parametrize("by", ["sleep", "stop"])
def test_who_was_asked_has_its_time_and_its_bank_afterwards(house: Site, by: str) -> None:
    async def work() -> None:
        before = len(lulls(house))
        async with house.api() as api:
            created = await api.table(clock=CLOCKS[by])
        async with house.seated(created) as seats:
            seat = asked(seats)
            assert seat is not None
            assert seat.position is not None
            mine, first = seat.you["seat"], seat.position["clock"]["deadline"]
            await (asleep if by == "sleep" else down)(house.servers)
            if by == "stop":
                for each in seats:
                    await each.close()
                    await each.open()
            # Everybody is told of the new deadline, wherever they are.
            for each in seats:
                await each.until(lambda each=each: each.position["clock"]["deadline"] > first)
            deadlines = [each.position["clock"]["deadline"] for each in seats if each.position]
            assert deadlines[0] == deadlines[1]
            later = deadlines[0] - first
            assert later > (ASLEEP - 1) * 1000
            assert len(lulls(house)) == before + 1
            answer = await seat.move(seat.legal[0])
            assert answer["type"] == "ok", answer
            await level(seats, answer["number"])
            bank = CLOCKS[by]["bank"]
            assert [each["bank"] for each in seat.table["seats"]] == [bank * 1000] * 2
            assert not seat.table["seats"][mine]["stand_in"]

    drive(work)


def test_one_process_that_sleeps_alone_stops_no_clock(on_postgres: Site) -> None:
    async def work() -> None:
        before = lulls(on_postgres)
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
        assert lulls(on_postgres) == before

    drive(work)
