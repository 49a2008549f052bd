"""The statements of the store; those that differ by database are here in both forms."""

from typing import Any

from sqlalchemy import Insert, func, select, text, true
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import bindparam

from motherlode.server.store.schema import CHAT, ENTRIES, SNAPSHOTS

COLUMNS = ["table_id", "number", "seat", "by", "text", "message", "at"]


def insert(dialect: str, table: Any) -> Any:
    """An INSERT that can say what to do about a conflict, in either database's words."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


# One statement a batch, not one a row: the thread gives up and takes back the interpreter lock
# once, so it doesn't wait for the busy event loop at every row.


def sqlite_append() -> Insert:
    """One INSERT for any number of entries, given as one JSON array `rows`."""
    rows = func.json_each(bindparam("rows")).table_valued("value")
    values = [func.json_extract(rows.c.value, f"$[{i}]") for i in range(len(COLUMNS))]
    chosen = select(*values).select_from(rows).where(true())
    statement = sqlite.insert(ENTRIES).from_select(COLUMNS, chosen).on_conflict_do_nothing()
    return statement.execution_options(preserve_rowcount=True)


TAILS = text("""
    SELECT entries.* FROM unnest(CAST(:tables AS text[]), CAST(:after AS int[])) AS had(id, number)
    JOIN entries ON entries.table_id = had.id AND entries.number > had.number
    ORDER BY entries.table_id, entries.number LIMIT 10000
""")
"""What was appended to many tables since the number each of them has."""


def say_statement(dialect: str) -> Any:
    return insert(dialect, CHAT).on_conflict_do_nothing().returning(CHAT.c.number)


def snapshot_statement(dialect: str) -> Any:
    """Puts a snapshot where there is none or an older one."""
    made = insert(dialect, SNAPSHOTS)
    newer = SNAPSHOTS.c.number < made.excluded.number
    put = {"number": made.excluded.number, "body": made.excluded.body}
    return made.on_conflict_do_update(index_elements=["table_id"], set_=put, where=newer)
