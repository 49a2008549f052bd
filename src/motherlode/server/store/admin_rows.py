"""Reads and writes what the admin page shows and changes in the database."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update

from motherlode.server.store.pg_notify import LISTENER
from motherlode.server.store.schema import (
    ADMIN_ACTIONS,
    BANS,
    CHAT,
    ENTRIES,
    PROCESS_REPORTS,
    SNAPSHOTS,
    TABLES,
)
from motherlode.server.store.store import CHAT_ROWS, TABLE_ROW, Store, StoredRow

NOTICE = "admin"
"""The first part of a notice to other processes that is about the whole server."""
BANS_CHANGED, DELETED, CHAT_DELETED, REPORT = "bans", "deleted", "chat", "report"
PAGE = 50
ACTIONS_SHOWN = 100
REPORTS_KEPT_MS = 60_000


@dataclass(frozen=True)
class AdminAction:
    """An action on the admin page: what was done to what, and from which address."""

    at: int
    action: str
    subject: str
    note: str
    address: str


class AdminRows:
    """The rows of the admin page, through the store of a server process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, done: AdminAction) -> None:
        """Adds an action to the list."""
        row = {"id": secrets.token_hex(8), **vars(done)}
        await self._store.writer.submit(
            lambda connection: connection.execute(insert(ADMIN_ACTIONS), row).rowcount
        )

    async def actions(self) -> Sequence[StoredRow]:
        """The latest actions, newest first."""
        wanted = select(ADMIN_ACTIONS).order_by(ADMIN_ACTIONS.c.at.desc()).limit(ACTIONS_SHOWN)
        return await self._store.read(lambda connection: connection.execute(wanted).all())

    # --- bans

    async def bans(self, now: int) -> Sequence[StoredRow]:
        """The bans that are in force at a time, newest first."""
        wanted = select(BANS).where((BANS.c.until.is_(None)) | (BANS.c.until > now))
        wanted = wanted.order_by(BANS.c.at.desc())
        return await self._store.read(lambda connection: connection.execute(wanted).all())

    async def ban(self, network: str, reason: str, at: int, until: int | None) -> None:
        """Stores a ban, in place of an earlier one of the same addresses."""
        row = {"network": network, "reason": reason, "at": at, "until": until}

        def work(connection: Connection) -> bool:
            connection.execute(delete(BANS).where(BANS.c.network == network))
            connection.execute(insert(BANS), row)
            return True

        await self._store.writer.submit(work, [NOTICE, BANS_CHANGED, ""])

    async def lift(self, network: str) -> bool:
        """Deletes a ban; False if it doesn't exist."""
        gone = delete(BANS).where(BANS.c.network == network)

        def work(connection: Connection) -> bool:
            return connection.execute(gone).rowcount == 1

        lifted: bool = await self._store.writer.submit(work, [NOTICE, BANS_CHANGED, ""])
        return lifted

    # --- tables

    async def tables(self, state: str, search: str, page: int) -> Sequence[StoredRow]:
        """One page of the tables, newest first, and one row more if there is another page."""
        last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id)
        wanted: Any = select(
            TABLES.c.id, TABLES.c.game, TABLES.c.state, TABLES.c.listed, TABLES.c.created,
            func.coalesce(last.scalar_subquery(), 0).label("number"),
        )  # fmt: skip
        wanted = wanted.where(TABLES.c.state == state) if state else wanted
        if search:
            wanted = wanted.where(TABLES.c.id.startswith(search, autoescape=True))
        wanted = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id)
        wanted = wanted.limit(PAGE + 1).offset(page * PAGE)
        return await self._store.read(lambda connection: connection.execute(wanted).all())

    async def delete_table(self, table: str) -> bool:
        """Deletes a table with its log and chat; False if it doesn't exist."""
        here = TABLES.c.id == table
        # Moves of other processes wait for the lock, and find no table then.
        locked = select(TABLES.c.id).where(here).with_for_update()

        def work(connection: Connection) -> bool:
            if connection.execute(locked).first() is None:
                return False
            for rows in (SNAPSHOTS, CHAT, ENTRIES):
                connection.execute(delete(rows).where(rows.c.table_id == table))
            return connection.execute(delete(TABLES).where(here)).rowcount == 1

        order = (table, TABLE_ROW)
        deleted: bool = await self._store.writer.submit(work, [NOTICE, DELETED, table], order)
        return deleted

    async def delete_chat(self, table: str, message: tuple[str, int] | None) -> int:
        """Empties all messages of a chat, or one, by room and number; returns how many.

        Their numbers stay taken.
        """
        wanted = (CHAT.c.table_id == table) & (CHAT.c.text != "")
        if message is not None:
            wanted = wanted & (CHAT.c.room == message[0]) & (CHAT.c.number == message[1])
        change = update(CHAT).where(wanted).values(text="")
        emptied: int = await self._store.writer.submit(
            lambda connection: connection.execute(change).rowcount,
            [NOTICE, CHAT_DELETED, table],
            (table, CHAT_ROWS),
        )
        return emptied

    # --- reports of processes

    async def add_report(self, node: str, asked: str, at: int, body: str) -> None:
        """Stores the answer of a process to the question `asked`."""
        row: dict[str, Any] = {"node": node, "asked": asked, "at": at, "body": body}

        def work(connection: Connection) -> int:
            connection.execute(delete(PROCESS_REPORTS).where(PROCESS_REPORTS.c.node == node))
            return connection.execute(insert(PROCESS_REPORTS), row).rowcount

        await self._store.writer.submit(work)

    async def listeners(self) -> int:
        """The number of processes on this PostgreSQL database, by their connections for notices."""
        wanted = text(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = :name"
        )
        return await self._store.read(
            lambda connection: int(connection.execute(wanted, {"name": LISTENER}).scalar_one())
        )

    async def reports(self, asked: str) -> list[str]:
        """The answers so far."""
        wanted = select(PROCESS_REPORTS.c.body).where(PROCESS_REPORTS.c.asked == asked)
        return await self._store.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def delete_reports(self, asked: str, now: int) -> None:
        """Deletes the answers to a question, and those that nobody has read."""
        old = PROCESS_REPORTS.c.at < now - REPORTS_KEPT_MS
        gone = delete(PROCESS_REPORTS).where((PROCESS_REPORTS.c.asked == asked) | old)
        await self._store.writer.submit(lambda connection: connection.execute(gone).rowcount)
