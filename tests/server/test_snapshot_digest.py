"""Damaged snapshots: they are dropped, and the table is opened from its log."""

from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from motherlode.server.store.schema import SNAPSHOTS
from motherlode.server.tables.registry import TableRegistry
from tests.server.sites import drive
from tests.server.tables import played_table, registry_on

Snapshot = tuple[int, str]


def torn(number: int, body: str) -> Snapshot:
    return number, body[: len(body) // 2]


def altered(number: int, body: str) -> Snapshot:
    head, dump, rest = body.partition('"dump":[')
    return number, f"{head}{dump}7{rest}"


def misnumbered(number: int, body: str) -> Snapshot:
    """No later snapshot could replace it: the row has to be deleted."""
    return 10**6, body


def without_digest(number: int, body: str) -> Snapshot:
    return number, body.replace('"dump":[', '"dump":[7').partition(" ")[2]


async def damage(database: str, table: str, number: int, body: str) -> None:
    async with registry_on(database) as registry:
        await registry.store.writer.submit(
            lambda connection: connection.execute(
                update(SNAPSHOTS)
                .where(SNAPSHOTS.c.table_id == table)
                .values(number=number, body=body)
            )
        )


async def stored_snapshot(registry: TableRegistry, table: str) -> Snapshot:
    wanted = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
    row = await registry.store.writer.submit(lambda connection: connection.execute(wanted).one())
    return int(row.number), str(row.body)


@pytest.mark.parametrize("damaged", [torn, altered, misnumbered, without_digest])
def test_a_damaged_snapshot_is_dropped_and_the_log_replayed(
    database: str, damaged: Callable[[int, str], Snapshot]
) -> None:
    async def work() -> None:
        async with registry_on(database) as registry:
            table = await played_table(registry, 5)
            before = table.require_playing().positions([0, 1])
            name = table.id
        async with registry_on(database) as registry:
            number, body = await stored_snapshot(registry, name)
        await damage(database, name, *damaged(number, body))
        async with registry_on(database) as registry:
            table = await registry.table(name)
            assert table.require_playing().positions([0, 1]) == before
        async with registry_on(database) as registry:
            assert await stored_snapshot(registry, name) == (number, body)

    drive(work)
