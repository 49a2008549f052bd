"""Opens the database of a server for another command: nothing is created, nothing is migrated."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, MetaData, NullPool, Table, create_engine, event, inspect

# Adds its tables to METADATA.
import motherlode.server.store.notice_schema  # noqa: F401
from motherlode.server.store.database import (
    BadDatabase,
    is_postgres_address,
    postgres_engine,
    refusing,
    require_known,
    revision_of,
)
from motherlode.server.store.schema import METADATA

VERSION_TABLE = "alembic_version"


def stored_engine(database: str) -> Engine:
    """The engine of a database that exists; raises BadDatabase if a file is missing."""
    if is_postgres_address(database):
        return postgres_engine(database)
    if not Path(database).is_file():
        raise BadDatabase(f"there is no database {database}: --database names another")
    place = f"file:{quote(str(Path(database).resolve()))}?mode=rw"
    connect = partial(sqlite3.connect, place, uri=True, timeout=10.0, isolation_level=None)
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    event.listen(engine, "begin", partial(Connection.exec_driver_sql, statement="BEGIN"))
    return engine


@contextmanager
def one_state(database: str) -> Iterator[Connection]:
    """A connection that reads one state of a database of ours while servers write to it."""
    with refusing(database), closing(stored_engine(database)) as engine:
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(**options)
            with connection.begin():
                require_ours(connection)
                yield connection


@contextmanager
def closing(engine: Engine) -> Iterator[Engine]:
    """Closes the engine's connections after the block."""
    try:
        yield engine
    finally:
        engine.dispose()


def require_ours(connection: Connection) -> str:
    """The revision of a database of ours; raises BadDatabase for another or a later one."""
    revision = revision_of(connection)
    if revision is None:
        raise BadDatabase("this is not a database of ours, or no server has used it yet")
    require_known(revision, "the database")
    return revision


def stored_tables(connection: Connection) -> list[Table]:
    """Our tables as the database has them, each after those that it refers to."""
    names = [name for name in inspect(connection).get_table_names() if name in METADATA.tables]
    reflected = MetaData()
    reflected.reflect(connection, only=names)
    return list(reflected.sorted_tables)
