"""The tables of the database for notices: who wants them, what is due, and the server's keys."""

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text

from motherlode.server.store.schema import METADATA

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("doc", Text, nullable=False),
    Column("changed", BigInteger, nullable=False, server_default="0"),
    Column("address", Text, nullable=False, server_default=""),
    Index("people_changed", "changed"),
    Index("people_address", "address"),
)
"""Who wants notices: `id` is the hash of a secret of their browsers, `doc` the JSON of a Person.

`changed`: when the person's wishes changed last. `address`: the hash of the e-mail address, which
several people share if somebody has several browsers; empty without one.
"""

NOTICE_SEATS = Table(
    "notice_seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    Index("notice_seats_person", "person"),
)
"""The seats of whose turns a person wants notices: from a Person, to be found by table."""

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("doc", Text, nullable=False),
    Index("webhooks_table", "table_id"),
)

NOTED_TABLES = Table(
    "noted_tables",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)
"""Up to which entry and version of its config a table's turns are in the queue."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("target", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claimed", BigInteger, nullable=False),
    Column("owner", Text, nullable=False),
    Column("fault", Text, nullable=False),
    Index("notices_due", "state", "due"),
)
"""The queue. The primary key admits one notice of a turn to a target: no second one ever goes out.

`state`: due, claimed (at a time `claimed`, by the process `owner`), sending, sent, void, failed or
unknown. `turn`: the entry after which the seat's turn began, or, below 0, a request for consent
(-3: the table's third one). `target`: `mail ADDRESS`, with the hash of an e-mail address,
`push PERSON DEVICE`, `hook ID`, or `confirm PERSON`.
"""

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets that all processes of a database share."""
