"""Checks of the database: reachable, ours, of a known version, whole, writable; disk and clock."""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from motherlode.server.operation.finding import CLOCK, DATABASE, DISK, Finding, fine, wrong
from motherlode.server.operation.stored_database import (
    closing,
    stored_engine,
)
from motherlode.server.store.database import (
    BadDatabase,
    is_postgres_address,
    known_revisions,
    refusing,
    revision_of,
)
from motherlode.server.store.database_errors import failure_cause
from motherlode.server.store.schema import ALIVE, DOWNTIMES, TABLES

LEAST_FREE = 500_000_000
"""Bytes that a disk should have free."""
CLOCK_SECONDS = 5.0
"""Seconds by which clocks may differ."""
NEVER = -2
"""The time of a row that is never committed."""
MEGABYTE = 1_000_000
WHOLE = "ok"
"""SQLite's answer about a file without damage."""


def check_database(database: str) -> Iterator[Finding]:
    """The findings about a database, its disk and its clock; nothing is changed."""
    try:
        if not is_postgres_address(database) and not Path(database).exists():
            yield _new_file(Path(database))
            yield _disk(Path(database))
            return
        with refusing(database), closing(stored_engine(database)) as engine:
            yield from _stored(database, engine)
    except BadDatabase as error:
        yield wrong(DATABASE, "unusable", problem=str(error))


def _new_file(path: Path) -> Finding:
    folder = path.resolve().parent
    if folder.is_dir() and os.access(folder, os.W_OK):
        return fine(DATABASE, "new_file", file=path)
    return wrong(DATABASE, "no_folder", folder=folder)


def _stored(database: str, engine: Engine) -> Iterator[Finding]:
    is_postgres = engine.dialect.name == "postgresql"
    with engine.connect() as connection:
        revision = revision_of(connection)
        yield _version(connection, revision)
        if revision in known_revisions():
            if not is_postgres:
                yield from _damage(connection)
            yield from _clock(connection, is_postgres)
        if is_postgres:
            size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar()
            yield fine(DISK, "elsewhere", size=int(size or 0) // MEGABYTE)
        connection.rollback()
        if revision == known_revisions()[0]:
            yield _writable(connection)
    if not is_postgres:
        yield _disk(Path(database))


def _version(connection: Connection, revision: str | None) -> Finding:
    latest = known_revisions()[0]
    if revision is None:
        foreign = inspect(connection).get_table_names()
        return (
            wrong(DATABASE, "foreign", table=repr(foreign[0]))
            if foreign
            else fine(DATABASE, "empty")
        )
    if revision not in known_revisions():
        return wrong(DATABASE, "later", revision=repr(revision), latest=latest)
    if revision != latest:
        return fine(DATABASE, "earlier", revision=repr(revision), latest=latest)
    count = connection.execute(select(func.count()).select_from(TABLES)).scalar()
    return fine(DATABASE, "ours", revision=repr(revision), tables=count)


def _damage(connection: Connection) -> Iterator[Finding]:
    answer = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if answer != WHOLE:
        yield wrong(DATABASE, "damaged", problem=answer)


def _writable(connection: Connection) -> Finding:
    """Checks that the database can be written: inserts a row and takes it back."""
    try:
        connection.execute(insert(DOWNTIMES).values(began=NEVER, ended=NEVER))
    except SQLAlchemyError as error:
        return wrong(DATABASE, "not_writable", cause=failure_cause(error))
    finally:
        connection.rollback()
    return fine(DATABASE, "writable")


def _clock(connection: Connection, is_postgres: bool) -> Iterator[Finding]:
    now = time.time()
    if is_postgres:
        asked = text("SELECT extract(epoch FROM clock_timestamp())")
        ahead = float(connection.execute(asked).scalar() or now) - now
        if abs(ahead) > CLOCK_SECONDS:
            yield wrong(CLOCK, "differs", seconds=round(ahead))
            return
    ahead = _newest(connection) / 1000 - now
    late = ahead > CLOCK_SECONDS
    yield wrong(CLOCK, "behind", seconds=round(ahead)) if late else fine(CLOCK, "right")


def _newest(connection: Connection) -> int:
    """The latest heartbeat, or when the newest table was made."""
    newest = [connection.execute(select(func.max(TABLES.c.created))).scalar()]
    if inspect(connection).has_table(ALIVE.name):
        newest.append(connection.execute(select(ALIVE.c.at)).scalar())
    return max(at or 0 for at in newest)


def _disk(path: Path) -> Finding:
    """Checks that the disk has free what the larger of two needs: a second copy of the database,
    or LEAST_FREE for more games.
    """
    size = path.stat().st_size if path.exists() else 0
    folder = next(each for each in path.resolve().parents if each.is_dir())
    free, needed = shutil.disk_usage(folder).free, max(LEAST_FREE, size)
    numbers = {"free": free // MEGABYTE, "needed": needed // MEGABYTE, "folder": folder}
    return fine(DISK, "room", **numbers) if free >= needed else wrong(DISK, "full", **numbers)
