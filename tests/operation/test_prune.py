"""Prune: deletes by age and state, nothing by default, and never what was used meanwhile."""

import fcntl
import time

import pytest
from sqlalchemy import text

from motherlode.server.operation.prune import DAY_MS, pruning
from motherlode.server.operation.stored_database import stored_engine
from motherlode.server.store.carried_seats import RECOVERY_MS
from motherlode.server.tables.table_config import OVER
from tests.cli.run_command import Shell, check_refused
from tests.operation.stored_rows import SQLITE, NewDatabase, rows_of
from tests.server.sites import drive
from tests.server.tables import hosted, played_table, registry_on

STATES = ("over", "closed", "waiting", "playing")
OLD = 1_000_000_000_000
"""A time in 2001, in milliseconds."""


def change(database: str, statement: str, **given: object) -> None:
    engine = stored_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement), given)
    engine.dispose()


def fill_every_state(database: str) -> dict[str, str]:
    """A table of every state, each with three entries and last used in 2001; their ids."""
    ids: dict[str, str] = {}

    async def work() -> None:
        async with registry_on(database) as registry:
            for state in STATES:
                ids[state] = (await played_table(registry, 3)).id

    drive(work)
    for state, table in ids.items():
        values = {"state": state, "id": table, "old": OLD}
        change(
            database, "UPDATE tables SET state = :state, created = :old WHERE id = :id", **values
        )
    change(database, "UPDATE entries SET at = :old", old=OLD)
    return ids


def left(database: str) -> set[str]:
    return {row[0] for row in rows_of(database)["tables"]}


def test_without_days_and_in_a_dry_run_nothing_is_deleted(shell: Shell, database: str) -> None:
    ids = fill_every_state(database)
    before = rows_of(database)
    assert "Nothing was deleted" in shell("prune", "--database", database).out
    result = shell("prune", "--database", database, "--over", "30", "--waiting", "30", "--dry-run")
    assert result.code == 0
    assert "Would delete 2 tables with 6 entries." in result.out
    assert f"{ids['over']}  karats  over  last used 2001-09-09  3 entries" in result.out
    assert ids["playing"] not in result.out
    assert rows_of(database) == before


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_deleted_whole_and_others_stay(shell: Shell, database: str, state: str) -> None:
    ids = fill_every_state(database)
    result = shell("prune", "--database", database, f"--{state}", "30")
    assert (result.code, result.out) == (0, "Deleted 1 table.\n")
    assert left(database) == set(ids.values()) - {ids[state]}
    tables = rows_of(database)
    assert ids[state] not in {row[0] for name in ("entries", "chat") for row in tables[name]}
    assert len(tables["entries"]) == 9


def test_notices_of_a_deleted_table_are_deleted(shell: Shell, database: str) -> None:
    ids = fill_every_state(database)
    for state in ("over", "playing"):
        row = {"id": ids[state]}
        change(database, "INSERT INTO notice_seats VALUES (:id, 0, 'someone')", **row)
        change(database, "INSERT INTO webhooks VALUES (:id, :id, '{}')", **row)
        change(database, "INSERT INTO noted_tables VALUES (:id, 1, 1)", **row)
        values = "('mail someone', :id, 0, 1, 'sent', 0, 0, 0, 0, '', '')"
        change(database, f"INSERT INTO notices VALUES {values}", **row)
    shell("prune", "--database", database, "--over", "30")
    tables = rows_of(database)
    for name in ("notice_seats", "webhooks", "noted_tables", "notices"):
        assert len(tables[name]) == 1, name
        assert ids["playing"] in tables[name][0]


def test_boxes_that_nobody_renewed_are_deleted(shell: Shell, database: str) -> None:
    """Recovery boxes by their age, and void ones; nothing without a number of days."""
    drive(lambda: fill(database))
    now = time.time_ns() // 1_000_000
    rows = {"old": now + RECOVERY_MS - 40 * DAY_MS, "new": now + RECOVERY_MS, "void": now - 1}
    for code, expires in rows.items():
        values = "(:code, FALSE, 'box', 1, '', :expires)"
        columns = "(code, once, box, version, opened_by, expires)"
        statement = f"INSERT INTO carried_seats {columns} VALUES {values}"
        change(database, statement, code=code, expires=expires)
    shell("prune", "--database", database, "--over", "30")
    assert {row[0] for row in rows_of(database)["carried_seats"]} == set(rows)
    given = ("prune", "--database", database, "--boxes", "30")
    assert "Would delete 2 boxes" in shell(*given, "--dry-run").out
    assert "Deleted 2 boxes" in shell(*given).out
    assert [row[0] for row in rows_of(database)["carried_seats"]] == ["new"]


async def fill(database: str) -> None:
    """Makes the tables of a database."""
    async with registry_on(database):
        pass


def test_what_was_used_lately_stays(shell: Shell, database: str) -> None:
    """A table counts by its last move or chat message, or by its creation."""
    ids = fill_every_state(database)
    now = 4_000_000_000_000
    change(database, "UPDATE entries SET at = :now WHERE table_id = :id", now=now, id=ids["over"])
    change(database, "UPDATE tables SET created = :now WHERE id = :id", now=now, id=ids["closed"])
    row = {"id": ids["waiting"], "now": now}
    columns = "(table_id, number, seat, name, text, at)"
    change(database, f"INSERT INTO chat {columns} VALUES (:id, 1, 0, 'A', 'hello', :now)", **row)
    given = [part for state in STATES for part in (f"--{state}", "1")]
    assert shell("prune", "--database", database, *given).out == "Deleted 1 table.\n"
    assert left(database) == set(ids.values()) - {ids["playing"]}


def test_a_table_used_after_it_was_found_old_stays(database: str) -> None:
    ids = fill_every_state(database)
    with pruning(database, {OVER: 1}) as old:
        assert [table.id for table in old.tables] == [ids["over"]]
        change(database, "UPDATE entries SET at = 4000000000000")
        assert old.delete(lambda tables: None) == 0
    assert left(database) == set(ids.values())


def test_a_server_that_has_a_deleted_table_in_memory_goes_on(database: str) -> None:
    """Its snapshot of that table fails no write of other tables."""

    async def work() -> None:
        async with registry_on(database) as registry:
            gone = await played_table(registry, 2)
            change(database, "UPDATE tables SET state = 'over', created = :old", old=OLD)
            change(database, "UPDATE entries SET at = :old", old=OLD)
            with pruning(database, {OVER: 1}) as old:
                assert old.delete(lambda tables: None) == 1
            other, _, _ = await hosted(registry)
            registry.store.save_snapshot(gone.id, 2, "a snapshot")
            registry.store.save_snapshot(other.id, 0, "another")
            await registry.store.check_write()
            stored = await registry.store.load(other.id)
            assert stored is not None
            assert stored.snapshot == (0, "another")
            assert await registry.store.load(gone.id) is None

    drive(work)
    assert len(left(database)) == 1


def test_begun_games_of_a_running_sqlite_server_are_refused(
    shell: Shell, new_database: NewDatabase
) -> None:
    database = new_database(SQLITE)
    ids = fill_every_state(database)
    with open(f"{database}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        given = ("--playing", "1", "--over", "1")
        check_refused(shell("prune", "--database", database, *given), "open in another server")
        assert left(database) == set(ids.values())
        assert shell("prune", "--database", database, "--over", "1").code == 0
    assert ids["over"] not in left(database)


def test_wrong_days_and_wrong_databases_are_refused(
    shell: Shell, new_database: NewDatabase
) -> None:
    database = new_database(SQLITE)
    check_refused(shell("prune", "--database", database, "--over", "1"), "no database")
    check_refused(shell("prune", "--database", database, "--over", "-1"), "--over")
    fill_every_state(database)
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    check_refused(shell("prune", "--database", database, "--over", "1"), "later version")
