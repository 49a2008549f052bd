"""The tables of the database. Migrations create them; queries use them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Index("tables_listed", "listed", "created"),
    Index("tables_wake", "wake"),
)
"""A game table: `doc` is the JSON of its TableConfig, `version` grows with every change of it.

`wake`: when the server has to check its clock; it may be too early, never too late.
"""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", Text),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "message", name="entries_message"),
    sqlite_with_rowid=False,
)
"""The log: append-only, without gaps. `message` is the client's message id: it detects retries."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", Text),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "message", name="chat_message"),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""A cache: the state after entry `number`. Any row may be deleted at any time."""

ALIVE = Table(
    "alive",
    METADATA,
    Column("one", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: the time of the last heartbeat while a clock ran; 0 if there was none."""

DOWNTIMES = Table(
    "lulls",  # Its name since the first migration.
    METADATA,
    Column("ended", BigInteger, primary_key=True, autoincrement=False),
    Column("began", BigInteger, nullable=False),
)
"""The downtimes of the server; they don't overlap."""
