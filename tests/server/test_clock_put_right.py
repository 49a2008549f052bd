"""A machine's clock that ran ahead and was put right leaves no seat with hours."""

import secrets
from pathlib import Path

import pytest

from motherlode.server.api.rest_schema import Clock
from motherlode.server.tables import clock
from motherlode.server.tables.clock import Timekeeper, now_ms
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from tests.server.play import move_at
from tests.server.sites import drive, fresh_database
from tests.server.tables import played_table, registry_on, until

HOURS = 5 * 3_600_000
PER_MOVE, BANK = 60, 100
TIME = (PER_MOVE + BANK) * 1000
CLOCK = Clock(PER_MOVE, BANK, "bot")
LEEWAY = 5000


class MachineClock:
    """The time of this machine, which a test sets; it stands still otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = now_ms()
        monkeypatch.setattr(clock, "time_ns", lambda: self.at * 1_000_000)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: heartbeats of other tests would count as downtime."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres = request.getfixturevalue("postgres")
    return fresh_database(postgres, f"clock_{secrets.token_hex(6)}")


async def next_move(table: Table) -> None:
    live_game = table.require_playing()
    seat, number = int(live_game.play.deciding_seat() or 0), live_game.number + 1
    await move_at(table, seat, f"m{number}", number, live_game.play.legal_texts()[0])


def time_left(table: Table, at: int) -> int:
    running = table.require_playing().running_clock()
    assert running is not None
    return running.deadline - at


def bank_of(table: Table) -> int:
    return min(table.require_playing().timekeeper.banks)


async def play_ahead(registry: TableRegistry, machine: MachineClock) -> Table:
    """A table with a move made while the clock was hours ahead."""
    table = await played_table(registry, 1, CLOCK)
    await registry.heartbeat.beat()
    machine.at += HOURS
    await registry.heartbeat.beat()
    await next_move(table)
    assert bank_of(table) == BANK * 1000
    machine.at -= HOURS
    return table


def test_a_running_decision_begins_when_the_clock_is_put_right(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = MachineClock(monkeypatch)

    async def work() -> None:
        async with registry_on(database) as registry:
            table = await play_ahead(registry, machine)
            await registry.heartbeat.beat()
            await until(lambda: time_left(table, machine.at) <= TIME + LEEWAY)
            machine.at += 90_000
            await next_move(table)
            assert bank_of(table) == BANK * 1000 - 30_000
            assert time_left(table, machine.at) <= TIME + LEEWAY

    drive(work)


def test_a_table_opened_after_a_clock_hours_ahead_was_put_right_gives_no_extra_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = MachineClock(monkeypatch)

    async def work() -> None:
        async with registry_on(database) as registry:
            name = (await play_ahead(registry, machine)).id
        async with registry_on(database) as registry:
            await registry.heartbeat.beat()
            table = await registry.table(name)
            await until(lambda: time_left(table, machine.at) <= TIME + LEEWAY)
            assert bank_of(table) == BANK * 1000

    drive(work)


def test_a_decision_that_ran_while_the_clock_was_hours_ahead_is_not_charged_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = MachineClock(monkeypatch)

    async def work() -> None:
        async with registry_on(str(tmp_path / "tables.db")) as registry:
            table = await played_table(registry, 1, CLOCK)
            await registry.heartbeat.beat()
            machine.at += HOURS
            await registry.heartbeat.beat()
            machine.at -= HOURS - 10_000
            await registry.heartbeat.beat()
            assert time_left(table, machine.at) <= TIME - 10_000 + LEEWAY

    drive(work)


def test_a_downtime_in_which_a_decision_began_does_not_count() -> None:
    timing = Timekeeper(Clock(60, 100, "bot"), 2, 0, [(1_000, HOURS)])
    timing.charge((0, 0), HOURS + 1_000)
    assert timing.banks == [100_000, 100_000]
    timing.charge((1, 1), 300_000)
    assert timing.since == 300_000
    timing.charge((2, 0), HOURS + 1_000)
    assert timing.banks == [0, 100_000]
