"""Deletes the tables that nobody has used for long, by their state, and boxes with links."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    case,
    delete,
    false,
    func,
    or_,
    select,
)

from motherlode.server.operation.stored_database import closing, require_ours, stored_engine
from motherlode.server.store.carried_seats import RECOVERY_MS
from motherlode.server.store.database import is_postgres_address, lock_file, refusing
from motherlode.server.store.notice_schema import (
    NOTED_TABLES,
    NOTICE_SEATS,
    NOTICES,
    WEBHOOKS,
)
from motherlode.server.store.schema import CARRIED_SEATS, CHAT, ENTRIES, SNAPSHOTS, TABLES
from motherlode.server.tables.table_config import CLOSED, OVER, PLAYING, WAITING

STATES = (OVER, CLOSED, WAITING, PLAYING)
DAY_MS = 24 * 3600 * 1000
BATCH = 50
"""Tables that are deleted in one transaction; a server's moves wait meanwhile."""
Days = Mapping[str, int]
"""By state, the days after which an unused table is deleted; a state without days is kept."""


class OldTable(NamedTuple):
    """A table to delete; `last_used` is the time of its last entry or chat message, or its
    creation."""

    id: str
    game: str
    state: str
    last_used: int
    entries: int


class Pruning:
    """The old tables of a database, and the number of its old boxes with links of seats."""

    def __init__(self, engine: Engine, days: Days, box_days: int | None) -> None:
        self._engine = engine
        now = time.time_ns() // 1_000_000
        self._wanted = old_tables(days, now)
        self._old_boxes = old_boxes(box_days, now)
        with engine.begin() as connection:
            require_ours(connection)
            rows = connection.execute(self._wanted.order_by("last_used", TABLES.c.id))
            self.tables = [OldTable(*row) for row in rows]
            count = select(func.count()).select_from(CARRIED_SEATS).where(self._old_boxes)
            self.boxes = int(connection.execute(count).scalar_one())

    def delete(self, progress: Callable[[int], None]) -> int:
        """Deletes the tables that nobody has used meanwhile; returns their number."""
        deleted, ids = 0, [table.id for table in self.tables]
        for start in range(0, len(ids), BATCH):
            with self._engine.begin() as connection:
                deleted += self._delete(connection, ids[start : start + BATCH])
            progress(min(start + BATCH, len(ids)))
        return deleted

    def delete_boxes(self) -> int:
        """Deletes the old boxes; returns their number."""
        with self._engine.begin() as connection:
            return connection.execute(delete(CARRIED_SEATS).where(self._old_boxes)).rowcount

    def _delete(self, connection: Connection, ids: list[str]) -> int:
        # On SQLite the first write locks the database, so that no move comes between.
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(ids)))
        locked = select(TABLES.c.id).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
        connection.execute(locked.with_for_update()).all()
        old = list(connection.execute(self._wanted.where(TABLES.c.id.in_(ids))).scalars())
        for rows in (SNAPSHOTS, CHAT, ENTRIES, NOTICE_SEATS, WEBHOOKS, NOTICES, NOTED_TABLES):
            connection.execute(delete(rows).where(rows.c.table_id.in_(old)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(old)))
        return len(old)


@contextmanager
def pruning(database: str, days: Days, box_days: int | None = None) -> Iterator[Pruning]:
    """The old tables of a database. A SQLite file has to be free to delete begun games: its
    server may have them in memory, while servers on PostgreSQL check every move."""
    engine = stored_engine(database)
    is_server_barred = PLAYING in days and not is_postgres_address(database)
    lock = lock_file(database) if is_server_barred else nullcontext()
    with lock, refusing(database), closing(engine):
        yield Pruning(engine, days, box_days)


def old_boxes(days: int | None, now: int) -> ColumnElement[bool]:
    """The boxes that are void, and recovery boxes that no device has replaced for some days."""
    void = CARRIED_SEATS.c.expires < now
    if days is None:
        return false()
    recovery = CARRIED_SEATS.c.once.is_(False)
    return or_(void, recovery & (CARRIED_SEATS.c.expires < now + RECOVERY_MS - days * DAY_MS))


def old_tables(days: Days, now: int) -> Select[Any]:
    """The tables that are older than the days of their state."""
    times = [TABLES.c.created, _latest(ENTRIES), _latest(CHAT)]
    last_used = _greatest(times)
    count = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == TABLES.c.id)
    wanted = select(
        TABLES.c.id, TABLES.c.game, TABLES.c.state, last_used.label("last_used"),
        count.scalar_subquery(),
    )  # fmt: skip
    too_old = [
        (TABLES.c.state == state) & (last_used < now - age * DAY_MS) for state, age in days.items()
    ]
    return wanted.where(or_(False, *too_old))


def _latest(rows: Any) -> Any:
    """The time of a table's last entry or message; 0 if it has none."""
    latest = select(func.max(rows.c.at)).where(rows.c.table_id == TABLES.c.id).scalar_subquery()
    return func.coalesce(latest, 0)


def _greatest(times: list[Any]) -> Any:
    """The greatest of some columns: SQLite and PostgreSQL have different functions for it."""
    first, *others = times
    for other in others:
        first = case((other > first, other), else_=first)
    return first
