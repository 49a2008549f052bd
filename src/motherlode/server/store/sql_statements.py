"""The SQL statements of the store; those that differ by database are here in both forms."""

from typing import Any

from sqlalchemy import select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import bindparam

from motherlode.server.store.schema import CHAT, SNAPSHOTS, TABLES


def insert(dialect: str, table: Any) -> Any:
    """An INSERT that supports ON CONFLICT, in the dialect of the database."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


# One statement a batch, not one a row: the thread releases and takes the interpreter lock once,
# so it doesn't wait for the busy event loop at every row.


SQLITE_APPEND = """
    INSERT INTO entries (table_id, number, seat, "by", text, message, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
"""One INSERT for any number of entries, given as one JSON array."""

NEWER_ENTRIES = text("""
    SELECT entries.* FROM unnest(CAST(:tables AS text[]), CAST(:after AS int[])) AS had(id, number)
    JOIN entries ON entries.table_id = had.id AND entries.number > had.number
    ORDER BY entries.table_id, entries.number LIMIT 10000
""")
"""For many tables at once: the entries later than the number that each of them has."""


def say_statement(dialect: str) -> Any:
    """Adds a chat message unless its number or message id is taken."""
    return insert(dialect, CHAT).on_conflict_do_nothing().returning(CHAT.c.number)


def snapshot_statement(dialect: str) -> Any:
    """Stores a snapshot unless a newer one is stored or the table was deleted."""
    table, number, body = (
        bindparam(name, type_=column.type) for name, column in SNAPSHOTS.c.items()
    )
    exists = select(TABLES.c.id).where(TABLES.c.id == table).exists()
    given = select(table, number, body).where(exists)
    made = insert(dialect, SNAPSHOTS).from_select([*SNAPSHOTS.c.keys()], given)
    newer = SNAPSHOTS.c.number < made.excluded.number
    put = {"number": made.excluded.number, "body": made.excluded.body}
    return made.on_conflict_do_update(index_elements=["table_id"], set_=put, where=newer)
