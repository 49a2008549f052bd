"""The store: tables, logs, chat and snapshots; every write goes through a writer."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, func, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from motherlode.server.store.batch_insert import PostgresLedger, SqliteLedger
from motherlode.server.store.downtime import Beat, beat
from motherlode.server.store.engines import Database, by_statement
from motherlode.server.store.pg_moves import PostgresLog
from motherlode.server.store.pg_notify import Notices, plain_address
from motherlode.server.store.queries import TAILS, insert, say_statement, snapshot_statement
from motherlode.server.store.schema import CHAT, ENTRIES, SNAPSHOTS, TABLES
from motherlode.server.store.writer import Log, StorageUnavailable, Writer

T = TypeVar("T")
Line = Row[Any]
MOST_LISTED = 100
CHAT_KEPT = 100
ROW, TALK, CACHE = 0, 1, 2
"""The order in which what belongs to a table is locked: its row, its chat, its snapshot."""


@dataclass(slots=True)
class Loaded:
    """A table as it lies in the store."""

    version: int
    doc: str
    snapshot: tuple[int, str] | None
    entries: Sequence[Line]
    chat: Sequence[Line]


class Store:
    """Reads run in a few threads, writes in one or two. All times are milliseconds since 1970."""

    def __init__(self, database: Database) -> None:
        engine = self._engine = database.engine
        self._reading = by_statement(engine)
        self._lock = database.lock
        self.dialect = engine.dialect.name
        self._readers = ThreadPoolExecutor(4, "reader")
        self._create = insert(self.dialect, TABLES).on_conflict_do_nothing()
        self._say = say_statement(self.dialect)
        self._snapshot = snapshot_statement(self.dialect)
        self.notices: Notices | None = None
        if self.dialect == "postgresql":
            address = plain_address(engine)
            self.notices = Notices(address)
            self.log: Log = PostgresLog(address, self.notices.node)
            self.clerk = Writer(PostgresLedger(engine, self.notices.node))
        else:
            self.log = self.clerk = Writer(SqliteLedger(engine))

    async def close(self) -> None:
        """Finishes all writes, then lets go of the database."""
        await self.log.stop()
        await self.clerk.stop()
        if self.notices is not None:
            await self.notices.stop()
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # --- writing

    def append(self, entry: list[Any], version: int) -> "asyncio.Future[bool]":
        """Appends [table, number, seat, by, text, message, at] to a table of that version; False:
        something was before it, or another process has changed the table's row."""
        hint = [entry[0], entry[1], version, *entry[2:5], entry[6]]
        return self.log.append(entry, hint)

    def create(self, row: dict[str, Any], entries: list[dict[str, Any]]) -> "asyncio.Future[bool]":
        """A new table, with the entries it starts from; False: there is one of that id."""

        def work(connection: Connection) -> bool:
            made = connection.execute(self._create, row).rowcount == 1
            if made and entries:
                connection.execute(ENTRIES.insert(), entries)
            return made

        return self.clerk.submit(work=work, about=(row["id"], ROW))

    def save(self, table: str, version: int, row: dict[str, Any]) -> "asyncio.Future[bool]":
        """Replaces a table's row if it still has that version; False: somebody was faster."""
        here = (TABLES.c.id == table) & (TABLES.c.version == version)
        # Lets appends that are under way end, and has others wait, who then find the new version.
        held = select(TABLES.c.id).where(here).with_for_update()
        change = update(TABLES).where(here).values(version=version + 1, **row)

        def work(connection: Connection) -> bool:
            if connection.execute(held).first() is None:
                return False
            return connection.execute(change).rowcount == 1

        hint = [table, -1, version + 1]
        return self.clerk.submit(work=work, hint=hint, about=(table, ROW))

    def say(self, line: dict[str, Any], version: int) -> "asyncio.Future[bool]":
        """Adds a line to the chat of a table of that version; False: its number or its message id
        is taken, or another process has changed the table's row."""
        table = line["table_id"]
        here = (TABLES.c.id == table) & (TABLES.c.version == version)
        held = select(TABLES.c.id).where(here).with_for_update(read=True, key_share=True)

        def work(connection: Connection) -> bool:
            if connection.execute(held).first() is None:
                return False
            return connection.execute(self._say, line).first() is not None

        return self.clerk.submit(work=work, hint=[table, -1, -1], about=(table, TALK))

    def keep(self, table: str, number: int, body: str) -> None:
        """Stores a snapshot sometime soon; it may be lost."""
        row = {"table_id": table, "number": number, "body": body}
        self._forget(
            self.clerk.submit(
                work=lambda c: c.execute(self._snapshot, row).rowcount, about=(table, CACHE)
            )
        )

    def set_wake(self, table: str, at: int | None) -> None:
        """Notes when a clock runs out; losing this means looking too early, not too late."""
        change = update(TABLES).where(TABLES.c.id == table).values(wake=at)
        self._forget(
            self.clerk.submit(work=lambda c: c.execute(change).rowcount, about=(table, ROW))
        )

    async def beat(self, now: int, gap: int, known: int, timed: bool) -> Beat | None:
        """Notes that the house is alive, and whether it was down; nothing where no clock runs."""
        work = beat(self.dialect, now, gap, known, timed)
        if self.dialect == "postgresql":
            return await self._read(work)
        answer: Beat | None = await self.clerk.submit(work=work)
        return answer

    def tell(self, hint: list[Any]) -> None:
        """Tells the other processes something that is not stored."""
        if self.notices is not None:
            self._forget(self.clerk.submit(work=lambda c: True, hint=hint))

    def _forget(self, future: "asyncio.Future[Any]") -> None:
        future.add_done_callback(lambda done: done.exception())

    # --- reading

    async def load(self, table: str) -> Loaded | None:
        """A table with its whole log, or nothing; the doc is no older than the log."""
        return await self._read(lambda connection: _load(connection, table))

    async def doc(self, table: str) -> tuple[int, str] | None:
        """A table's version and doc."""

        def read(connection: Connection) -> tuple[int, str] | None:
            wanted = select(TABLES.c.version, TABLES.c.doc).where(TABLES.c.id == table)
            found = connection.execute(wanted).first()
            return None if found is None else (found.version, found.doc)

        return await self._read(read)

    async def entries(self, table: str, after: int, most: int = 100_000) -> Sequence[Line]:
        """Entries later than `after`, in order."""
        return await self._read(lambda connection: _lines(connection, ENTRIES, table, after, most))

    async def tails(self, tables: dict[str, int]) -> Sequence[Line]:
        """Entries of many tables at once: of each those later than the number given for it."""
        if self.dialect != "postgresql" or not tables:
            return []
        given = {"tables": list(tables), "after": list(tables.values())}
        return await self._read(lambda connection: connection.execute(TAILS, given).all())

    async def chat(self, table: str, after: int) -> Sequence[Line]:
        return await self._read(lambda connection: _lines(connection, CHAT, table, after, 1000))

    async def chat_before(self, table: str, before: int) -> Sequence[Line]:
        """The lines that came last before one, oldest first."""
        wanted = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number < before)
        wanted = wanted.order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
        return await self._read(lambda connection: connection.execute(wanted).all()[::-1])

    async def said(self, table: str, seat: int, message: str) -> Line | None:
        """The line of chat that a message id made."""
        return await self._one(CHAT, table, seat, message)

    async def entered(self, table: str, seat: int, message: str) -> Line | None:
        """The entry that a message id made."""
        return await self._one(ENTRIES, table, seat, message)

    async def listed(self, game: str, state: str) -> Sequence[Line]:
        """The newest listed tables: id and doc, and how long their logs are."""
        wanted = select(TABLES.c.id, TABLES.c.doc, _length()).where(TABLES.c.listed)
        wanted = wanted.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)
        wanted = wanted.where(TABLES.c.game == game) if game else wanted
        wanted = wanted.where(TABLES.c.state == state) if state else wanted
        return await self._read(lambda connection: connection.execute(wanted).all())

    async def due(self, before: int) -> list[str]:
        """Tables whose clock may have run out."""
        wanted = select(TABLES.c.id).where(TABLES.c.wake < before).limit(100)
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def _one(self, where: Any, table: str, seat: int, message: str) -> Line | None:
        wanted = select(where).where(
            where.c.table_id == table, where.c.seat == seat, where.c.message == message
        )
        return await self._read(lambda connection: connection.execute(wanted).first())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            if not isinstance(error, DBAPIError) or not error.connection_invalidated:
                raise StorageUnavailable from None
        # The pool's connections were lost and are gone from it by now: a new one may do.
        try:
            return await loop.run_in_executor(self._readers, run)
        except SQLAlchemyError:
            raise StorageUnavailable from None


def _length() -> Any:
    longest = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id)
    return func.coalesce(longest.scalar_subquery(), 0).label("number")


def _load(connection: Connection, table: str) -> Loaded | None:
    kept = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
    snapshot = None if kept is None else (kept.number, kept.body)
    entries = _lines(connection, ENTRIES, table, 0, 1_000_000)
    newest = select(CHAT).where(CHAT.c.table_id == table)
    chat = connection.execute(newest.order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)).all()
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    return Loaded(row.version, row.doc, snapshot, entries, chat[::-1])


def _lines(connection: Connection, where: Any, table: str, after: int, most: int) -> Sequence[Line]:
    later = (where.c.table_id == table) & (where.c.number > after)
    return connection.execute(select(where).where(later).order_by(where.c.number).limit(most)).all()
