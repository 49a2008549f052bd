"""The statements of the store, in SQLAlchemy's language; two of them differ by database."""

from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    BigInteger,
    Connection,
    Insert,
    Integer,
    Text,
    bindparam,
    func,
    select,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.server.store.schema import CHAT, ENTRIES, SNAPSHOTS
from motherlode.server.store.writer import Job

COLUMNS = ["table_id", "number", "seat", "by", "text", "message", "at"]
TYPES: list[Any] = [Text, Integer, Integer, Text, Text, Text, BigInteger]


def insert(dialect: str, table: Any) -> Any:
    """An INSERT that can say what to do about a conflict, in either database's words."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


def append_statement(dialect: str) -> Insert:
    """One INSERT for any number of entries, given as one value or one a column.

    One statement a batch, not one a row: the thread gives up and takes back the interpreter
    lock once, so it doesn't wait for the busy event loop at every row.
    """
    rows: Any
    values: list[Any]
    if dialect == "sqlite":
        rows = func.json_each(bindparam("rows")).table_valued("value")
        values = [func.json_extract(rows.c.value, f"$[{i}]") for i in range(len(COLUMNS))]
    else:
        arrays = [bindparam(name, type_=ARRAY(type_)) for name, type_ in zip(COLUMNS, TYPES)]
        rows = func.unnest(*arrays).table_valued(*COLUMNS).render_derived()
        values = list(rows.c)
    chosen = select(*values).select_from(rows).where(true())
    statement: Insert = insert(dialect, ENTRIES).from_select(COLUMNS, chosen)
    unless_taken: Insert = statement.on_conflict_do_nothing()  # type: ignore[attr-defined]
    return unless_taken.execution_options(preserve_rowcount=True)


def append(connection: Connection, statement: Insert, jobs: list[Job]) -> None:
    """Appends the jobs' entries; each job's answer says whether its own was taken."""
    rows = [job.entry or [] for job in jobs]
    if connection.dialect.name == "sqlite":
        given: dict[str, Any] = {"rows": msgspec.json.encode(rows).decode()}
    else:
        given = {name: list(column) for name, column in zip(COLUMNS, zip(*rows))}
    every = connection.execute(statement, given).rowcount == len(jobs)
    for job, row in zip(jobs, rows):
        job.answer = every or _is_there(connection, row)


def _is_there(connection: Connection, entry: list[Any]) -> bool:
    """Whether the entry under that number is this very one."""
    found = connection.execute(
        select(ENTRIES).where(ENTRIES.c.table_id == entry[0], ENTRIES.c.number == entry[1])
    ).first()
    return found is not None and list(found) == entry


def say_statement(dialect: str) -> Any:
    return insert(dialect, CHAT).on_conflict_do_nothing().returning(CHAT.c.number)


def snapshot_statement(dialect: str) -> Any:
    """Puts a snapshot where there is none or an older one."""
    made = insert(dialect, SNAPSHOTS)
    newer = SNAPSHOTS.c.number < made.excluded.number
    put = {"number": made.excluded.number, "body": made.excluded.body}
    return made.on_conflict_do_update(index_elements=["table_id"], set_=put, where=newer)
