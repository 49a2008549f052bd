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
    Column("content", Text),
    Index("tables_listed", "listed", "created"),
    Index("tables_listed_by_state", "listed", "state", "created"),
    Index("tables_wake", "wake"),
)
"""A game table: `doc` is the JSON of its TableConfig, `version` grows with every change of it.

`wake`: when the server has to check its clock; it may be too early, never too late. `content` is
the hash of a row of CONTENTS; tables of before 1.0 have none.
"""

CONTENTS = Table(
    "contents",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("tables", Text, nullable=False),
)
"""The content of games, without editions: `tables` is its JSON, with the keys in order. It stays as
it is, so that a changed number changes no begun game."""

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
    Column("room", Text, primary_key=True, server_default="table"),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", Text),
    Column("at", BigInteger, nullable=False),
    Column("entry", Integer, nullable=False, server_default="-1"),
    UniqueConstraint("table_id", "seat", "message", name="chat_message"),
    sqlite_with_rowid=False,
)
"""Chat messages. Each room of a table (see `chat_messages.py`) has numbers of its own, so that they
tell nobody how many messages another room has."""

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

CARRIED_SEATS = Table(
    "carried_seats",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("once", Boolean, nullable=False),
    Column("box", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("opened_by", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("carried_seats_expires", "expires"),
)
"""Links of seats that a browser encrypted with a code; `code` is a hash of what names the code.

`once`: the box is opened by one device only, whose key's hash is `opened_by`.
"""

BANS = Table(
    "bans",
    METADATA,
    Column("network", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""Addresses that may not use the server, until a time or for good."""

ADMIN_ACTIONS = Table(
    "admin_actions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("address", Text, nullable=False),
    Index("admin_actions_at", "at"),
)
"""What was done on the admin page, and from which address."""

PROCESS_REPORTS = Table(
    "process_reports",
    METADATA,
    Column("node", Text, primary_key=True),
    Column("asked", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Answers of server processes to one question of the admin page, which deletes them."""
