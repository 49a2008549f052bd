"""The store: reads and writes tables, logs, chat and snapshots in the database."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, and_, delete, func, or_, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from motherlode.server.store.database import Database, with_autocommit
from motherlode.server.store.database_errors import StorageUnavailable, failure_cause
from motherlode.server.store.downtime import HeartbeatResult, beat
from motherlode.server.store.pg_move_writer import PostgresEntryLog
from motherlode.server.store.pg_notify import NotifyListener, plain_address
from motherlode.server.store.pg_writer import PostgresBatchWriter
from motherlode.server.store.schema import CHAT, CONTENTS, DOWNTIMES, ENTRIES, SNAPSHOTS, TABLES
from motherlode.server.store.sql_statements import (
    NEWER_ENTRIES,
    insert,
    say_statement,
    snapshot_statement,
)
from motherlode.server.store.writer import (
    EntryLog,
    OnCommit,
    OnFailure,
    SqliteBatchWriter,
    Writer,
)

T = TypeVar("T")
StoredRow = Row[Any]
MOST_LISTED = 100
CHAT_KEPT = 100
MOST_ENTRIES = 1_000_000
"""Entries of a table: numbers in requests end there too."""
LATELY = 5.0
"""Seconds for which a failure to store moves says that the database can't be written."""
NEVER = -1
"""The time of a row that no other transaction sees."""
TABLE_ROW, CHAT_ROWS, SNAPSHOT_ROW = 0, 1, 2
"""The order in which the rows of a table are locked."""


@dataclass(slots=True)
class StoredTable:
    """A table as it is stored; `config` is the JSON of its TableConfig.

    `content` is the JSON of the content that it was created with, without the edition.
    """

    version: int
    config: str
    snapshot: tuple[int, str] | None
    entries: Sequence[StoredRow]
    chat: Sequence[StoredRow]
    content: str = ""


class Store:
    """Reads in a few threads, writes in one or two. All times are milliseconds since 1970."""

    def __init__(self, database: Database) -> None:
        engine = self._engine = database.engine
        self._reading = with_autocommit(engine)
        self._lock = database.lock
        self.dialect = engine.dialect.name
        self._readers = ThreadPoolExecutor(4, "reader")
        created = insert(self.dialect, TABLES).on_conflict_do_nothing()
        # Without the option psycopg doesn't say how many rows an INSERT made.
        self._create = created.execution_options(preserve_rowcount=True)
        self._keep_content = insert(self.dialect, CONTENTS).on_conflict_do_nothing()
        self._say = say_statement(self.dialect)
        self._snapshot = snapshot_statement(self.dialect)
        self.listener: NotifyListener | None = None
        """Receives the notices of other processes; None on SQLite, which has one process."""
        if self.dialect == "postgresql":
            address = plain_address(engine)
            self.listener = NotifyListener(address)
            self.log: EntryLog = PostgresEntryLog(address, self.listener.node)
            self.writer = Writer(PostgresBatchWriter(engine, self.listener.node))
        else:
            self.log = self.writer = Writer(SqliteBatchWriter(engine))
        self._failure, self._failed_at = "", 0.0
        self.append: Callable[[list[Any], int], asyncio.Future[bool]] = self.log.append
        """Appends an entry: see EntryLog.append."""

    async def close(self) -> None:
        """Finishes all writes, then closes the database."""
        await self.log.stop()
        await self.writer.stop()
        if self.listener is not None:
            await self.listener.stop()
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # --- measuring

    def measure_commits(self, on_commit: OnCommit, on_failure: OnFailure) -> None:
        """Calls one of these after each batch of writes."""

        def note_failure(cause: str) -> None:
            self._failure, self._failed_at = cause, time.monotonic()
            on_failure(cause)

        self.writer.measure(on_commit, on_failure)
        self.log.measure(on_commit, note_failure)

    def recent_failure(self) -> str:
        """Why moves were not stored just now; empty if there was no such failure lately."""
        lately = time.monotonic() - self._failed_at < LATELY
        return self._failure if lately else ""

    @property
    def waiting_writes(self) -> int:
        """The number of writes that wait."""
        return sum(log.waiting for log in {self.log, self.writer})

    async def count_tables(self) -> dict[tuple[str, str], int]:
        """The number of tables of each game and state."""
        wanted = select(TABLES.c.game, TABLES.c.state, func.count())
        wanted = wanted.group_by(TABLES.c.game, TABLES.c.state)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return {(game, state): count for game, state, count in rows}

    # --- writing

    def create(
        self, row: dict[str, Any], entries: list[dict[str, Any]], content: dict[str, Any]
    ) -> "asyncio.Future[bool]":
        """Creates a table with its content and the entries it starts from; False if the id
        exists."""

        def work(connection: Connection) -> bool:
            connection.execute(self._keep_content, content)
            made = connection.execute(self._create, row).rowcount == 1
            if made and entries:
                connection.execute(ENTRIES.insert(), entries)
            return made

        return self.writer.submit(work, lock_order=(row["id"], TABLE_ROW))

    def save(self, table: str, version: int, row: dict[str, Any]) -> "asyncio.Future[bool]":
        """Replaces a table's row if it still has that version; False if it has another."""
        here = (TABLES.c.id == table) & (TABLES.c.version == version)
        # Waits for appends in progress; later appends wait for this save and see its version.
        locked = select(TABLES.c.id).where(here).with_for_update()
        change = update(TABLES).where(here).values(version=version + 1, **row)

        def work(connection: Connection) -> bool:
            if connection.execute(locked).first() is None:
                return False
            return connection.execute(change).rowcount == 1

        return self.writer.submit(work, [table, -1, version + 1], (table, TABLE_ROW))

    def add_chat(self, row: dict[str, Any], version: int) -> "asyncio.Future[bool]":
        """Adds a message to a room of the chat of a table of that version.

        False if its number or message id is taken, or another process changed the table's row.
        """
        table = row["table_id"]
        here = (TABLES.c.id == table) & (TABLES.c.version == version)
        locked = select(TABLES.c.id).where(here).with_for_update(read=True, key_share=True)

        def work(connection: Connection) -> bool:
            if connection.execute(locked).first() is None:
                return False
            return connection.execute(self._say, row).first() is not None

        return self.writer.submit(work, [table, -1, -1], (table, CHAT_ROWS))

    def save_snapshot(self, table: str, number: int, body: str) -> None:
        """Stores a snapshot soon; if that fails, an older one remains."""
        values = {"table_id": table, "number": number, "body": body}
        self._forget(
            self.writer.submit(
                lambda connection: connection.execute(self._snapshot, values).rowcount,
                lock_order=(table, SNAPSHOT_ROW),
            )
        )

    def delete_snapshot(self, table: str) -> None:
        """Deletes a table's snapshot soon."""
        deletion = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        self._forget(
            self.writer.submit(
                lambda connection: connection.execute(deletion).rowcount,
                lock_order=(table, SNAPSHOT_ROW),
            )
        )

    def set_wake(self, table: str, at: int | None) -> None:
        """Stores when the table's clock has to be checked; None: never."""
        change = update(TABLES).where(TABLES.c.id == table).values(wake=at)
        self._forget(
            self.writer.submit(
                lambda connection: connection.execute(change).rowcount,
                lock_order=(table, TABLE_ROW),
            )
        )

    async def beat(self, now: int, gap: int, known: int, timed: bool) -> HeartbeatResult | None:
        """Stores that the server is alive and finds downtimes; None if no clock runs."""
        work = beat(self.dialect, now, gap, known, timed)
        if self.dialect == "postgresql":
            return await self.read(work)
        answer: HeartbeatResult | None = await self.writer.submit(work)
        return answer

    async def check_write(self) -> None:
        """Inserts a row and deletes it; raises StorageUnavailable if that fails.

        SQLite writes nothing for an update that changes no value.
        """

        def work(connection: Connection) -> None:
            connection.execute(DOWNTIMES.insert().values(began=NEVER, ended=NEVER))
            connection.execute(delete(DOWNTIMES).where(DOWNTIMES.c.ended == NEVER))

        await self.writer.submit(work)

    def notify(self, hint: list[Any]) -> None:
        """Sends other processes something that is not stored; does nothing on SQLite."""
        if self.listener is not None:
            self._forget(self.writer.submit(lambda connection: True, hint))

    def _forget(self, future: "asyncio.Future[Any]") -> None:
        """Ignores the result of a write, so that asyncio does not log its failure a second time."""
        future.add_done_callback(lambda done: done.exception())

    # --- reading

    async def load(self, table: str) -> StoredTable | None:
        """A table with its whole log; its config is no older than the log. None if unknown."""
        return await self.read(lambda connection: _load(connection, table))

    async def config(self, table: str) -> tuple[int, str] | None:
        """A table's version and config."""

        def read(connection: Connection) -> tuple[int, str] | None:
            wanted = select(TABLES.c.version, TABLES.c.doc).where(TABLES.c.id == table)
            found = connection.execute(wanted).first()
            return None if found is None else (found.version, found.doc)

        return await self.read(read)

    async def entries(
        self, table: str, after: int, most: int = MOST_ENTRIES
    ) -> Sequence[StoredRow]:
        """The entries later than `after`, in order."""
        return await self.read(lambda connection: _rows(connection, ENTRIES, table, after, most))

    async def newer_entries(self, tables: dict[str, int]) -> Sequence[StoredRow]:
        """For many tables at once, the entries later than the number given for each.

        Empty on SQLite, where no other process appends.
        """
        if self.dialect != "postgresql" or not tables:
            return []
        given = {"tables": list(tables), "after": list(tables.values())}
        return await self.read(lambda connection: connection.execute(NEWER_ENTRIES, given).all())

    async def chat(self, table: str, known: dict[str, int]) -> Sequence[StoredRow]:
        """The chat messages later than the number given for each room, in order."""
        later = [and_(CHAT.c.room == room, CHAT.c.number > last) for room, last in known.items()]
        wanted = select(CHAT).where(
            CHAT.c.table_id == table, or_(CHAT.c.room.not_in(known), *later)
        )
        wanted = wanted.order_by(CHAT.c.number).limit(1000)
        return await self.read(lambda connection: connection.execute(wanted).all())

    async def newest_chat(self, table: str) -> Sequence[StoredRow]:
        """The latest chat messages of each room, oldest first."""
        return await self.read(lambda connection: _newest_chat(connection, table))

    async def chat_before(self, table: str, room: str, before: int) -> Sequence[StoredRow]:
        """The latest chat messages of a room before one, oldest first."""
        here = (CHAT.c.table_id == table) & (CHAT.c.room == room)
        wanted = select(CHAT).where(here, CHAT.c.number < before)
        wanted = wanted.order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
        return await self.read(lambda connection: connection.execute(wanted).all()[::-1])

    async def chat_of_message(self, table: str, seat: int, message: str) -> StoredRow | None:
        """The chat message that a message id made."""
        return await self._row_of_message(CHAT, table, seat, message)

    async def entry_of_message(self, table: str, seat: int, message: str) -> StoredRow | None:
        """The entry that a message id made."""
        return await self._row_of_message(ENTRIES, table, seat, message)

    async def listed_tables(self, game: str, state: str) -> Sequence[StoredRow]:
        """The newest listed tables of a game and a state, or of all if these are empty.

        Each row has the table's id, config (`doc`) and number of entries.
        """
        wanted = listed_tables_query(game, state)
        return await self.read(lambda connection: connection.execute(wanted).all())

    async def due(self, before: int, more: int = 0) -> list[str]:
        """The tables whose clock may have run out: 100, and `more`."""
        wanted = select(TABLES.c.id).where(TABLES.c.wake < before).limit(100 + more)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def _row_of_message(
        self, where: Any, table: str, seat: int, message: str
    ) -> StoredRow | None:
        wanted = select(where).where(
            where.c.table_id == table, where.c.seat == seat, where.c.message == message
        )
        return await self.read(lambda connection: connection.execute(wanted).first())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a read in a thread; tries once more if the connection was lost."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            if not isinstance(error, DBAPIError) or not error.connection_invalidated:
                raise StorageUnavailable(failure_cause(error)) from None
        # The pool has dropped its lost connections: a new one may work.
        try:
            return await loop.run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            raise StorageUnavailable(failure_cause(error)) from None


def listed_tables_query(game: str, state: str) -> Any:
    """The query of `listed_tables`; an index gives the rows of a state in their order."""
    wanted = select(TABLES.c.id, TABLES.c.doc, _log_length()).where(TABLES.c.listed)
    wanted = wanted.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)
    wanted = wanted.where(TABLES.c.game == game) if game else wanted
    return wanted.where(TABLES.c.state == state) if state else wanted


def _log_length() -> Any:
    """An SQL column: the number of a table's last entry, or 0 if it has no entries."""
    longest = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id)
    return func.coalesce(longest.scalar_subquery(), 0).label("number")


def _load(connection: Connection, table: str) -> StoredTable | None:
    found = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
    snapshot = None if found is None else (found.number, found.body)
    entries = _rows(connection, ENTRIES, table, 0, MOST_ENTRIES)
    chat = _newest_chat(connection, table)
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    content = read_content(connection, row.content)
    return StoredTable(row.version, row.doc, snapshot, entries, chat, content)


def _newest_chat(connection: Connection, table: str) -> Sequence[StoredRow]:
    """The latest chat messages of each room of a table, oldest first."""
    place = func.row_number().over(partition_by=CHAT.c.room, order_by=CHAT.c.number.desc())
    placed = select(CHAT, place.label("place")).where(CHAT.c.table_id == table).subquery()
    newest = select(placed).where(placed.c.place <= CHAT_KEPT)
    return connection.execute(newest.order_by(placed.c.at, placed.c.number)).all()


def read_content(connection: Connection, hash: str | None) -> str:
    """The JSON of the content with this hash; empty if it is not stored."""
    wanted = select(CONTENTS.c.tables).where(CONTENTS.c.hash == hash)
    return connection.execute(wanted).scalar() or ""


def _rows(
    connection: Connection, where: Any, table: str, after: int, most: int
) -> Sequence[StoredRow]:
    later = (where.c.table_id == table) & (where.c.number > after)
    return connection.execute(select(where).where(later).order_by(where.c.number).limit(most)).all()
