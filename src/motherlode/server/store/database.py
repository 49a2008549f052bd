"""Opens and migrates a database."""

import fcntl
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import IO, Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.store.database_errors import failure_cause, failure_text
from motherlode.server.store.pg_timeouts import enable_timeouts

MIGRATIONS = Path(__file__).parent / "migrations"
KEEPALIVE = {
    "connect_timeout": 20,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 20_000,
}
"""A connection that stopped answering is detected after about twenty seconds."""
ALMOST_NOTHING = 1 << 16
"""Bytes: fewer than this, and SQLite can't open a file in WAL mode."""
HEAD = "head"
"""Alembic's name of the latest revision of the schema."""
MIGRATION_LOCK = 7_201_909
"""The advisory lock that lets only one process migrate a PostgreSQL database."""


class BadDatabase(MotherlodeError):
    """A database that can't be used; the text says what the operator can do."""


class StoreInUse(BadDatabase):
    """A SQLite file that another server has open: it may have one writer only."""


class Database(NamedTuple):
    """An open database with the latest schema; `lock` claims a SQLite file."""

    engine: Engine
    lock: IO[str] | None


def open_database(database: str) -> Database:
    """Opens and migrates a SQLite file or a postgresql:// address; raises BadDatabase."""
    is_postgres = is_postgres_address(database)
    lock = None if is_postgres else lock_file(database)
    with ExitStack() as on_failure, refusing(database):
        if lock:
            on_failure.callback(lock.close)
        engine = postgres_engine(database) if is_postgres else sqlite_engine(database)
        migrate(engine)
        if is_postgres:
            enable_timeouts(engine)
        on_failure.pop_all()
    return Database(engine, lock)


@contextmanager
def refusing(database: str) -> Iterator[None]:
    """Raises BadDatabase, with what the operator can do, if a block can't use the database."""
    is_postgres = is_postgres_address(database)
    try:
        yield
    except (SQLAlchemyError, CommandError, ValueError, OSError) as error:
        cause = failure_text(error)
        if failure_cause(error) == "disk full" or (not is_postgres and is_disk_full(database)):
            cause, advice = f"its disk is full ({cause})", "make room there"
        elif is_postgres:
            advice = "is PostgreSQL running there, and are user, password and name right?"
        else:
            advice = (
                f"is {database} a database of ours that may be written? --database names another"
            )
        raise BadDatabase(f"the database can't be used: {cause}; {advice}") from None


def is_disk_full(path: str) -> bool:
    """True if a file's disk has no room for a database. SQLite says `disk I/O error` if it can't
    write the index of its log.
    """
    return shutil.disk_usage(Path(path).resolve().parent).free < ALMOST_NOTHING


def is_postgres_address(database: str) -> bool:
    """True for an address of PostgreSQL, False for a SQLite file; raises BadDatabase."""
    is_postgres = database.startswith(("postgresql:", "postgres:"))
    if "://" in database and not is_postgres:
        raise BadDatabase(f"--database takes a path of a file or postgresql://…, not {database!r}")
    return is_postgres


def sqlite_engine(path: str) -> Engine:
    """A SQLite file in WAL mode; a commit is on the disk when it returns (synchronous=FULL)."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10.0})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", partial(Connection.exec_driver_sql, statement="BEGIN"))
    return engine


def _prepare_sqlite(connection: DBAPIConnection, record: Any) -> None:
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def postgres_engine(address: str) -> Engine:
    url = make_url(address).set(drivername="postgresql+psycopg")
    return create_engine(url, pool_size=6, connect_args=KEEPALIVE)


def with_autocommit(engine: Engine) -> Engine:
    """The engine with every statement as its own transaction: one round trip on PostgreSQL."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine


def lock_file(path: str) -> IO[str]:
    """Claims a SQLite file for this process until the lock is closed."""
    try:
        Path(path).resolve().parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{path}.lock", "w")  # noqa: SIM115
    except OSError as error:
        raise BadDatabase(
            f"can't write {path}.lock: {error.strerror}; --database names a file elsewhere"
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreInUse(
            f"{path} is open in another server; several processes need --database postgresql://…"
        ) from None
    return lock


def migrate(engine: Engine) -> None:
    """Upgrades the database to the latest schema; several processes may start at once."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
            connection.commit()
        try:
            _upgrade(connection)
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                connection.commit()


def _upgrade(connection: Connection) -> None:
    revision = revision_of(connection)
    if revision is not None:
        require_known(revision, "the database")
    upgrade_to(connection, HEAD)
    connection.commit()


def upgrade_to(connection: Connection, revision: str) -> None:
    """Migrates to a revision of the schema; in the connection's transaction if it has one."""
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


@cache
def known_revisions() -> list[str]:
    """The revisions of the schema that this version knows, the latest first."""
    scripts = ScriptDirectory.from_config(migration_config())
    return [script.revision for script in scripts.walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """The revision of the database's schema; None if it has no schema of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def require_known(revision: str, what: str) -> None:
    """Raises BadDatabase if a later version made `what`."""
    if revision not in known_revisions():
        raise BadDatabase(
            f"{what} has the schema {revision!r:.40} of a later version; this version knows "
            f"up to {known_revisions()[0]}: use the version that made it"
        )
