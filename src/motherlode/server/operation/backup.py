"""Writes the backup of a database, and restores one into an empty database."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path

from sqlalchemy import Connection, Table, delete, func, inspect, select, text

from motherlode.server.operation.backup_file import (
    FORMAT,
    BackupRow,
    BadBackup,
    Header,
    counted,
    read_header,
    read_rows,
    write_backup,
)
from motherlode.server.operation.stored_database import (
    VERSION_TABLE,
    closing,
    one_state,
    require_ours,
    stored_engine,
    stored_tables,
)
from motherlode.server.store.database import (
    HEAD,
    MIGRATION_LOCK,
    is_postgres_address,
    lock_file,
    postgres_engine,
    refusing,
    require_known,
    sqlite_engine,
    upgrade_to,
)
from motherlode.server.store.schema import ALIVE, METADATA, PROCESS_REPORTS, SNAPSHOTS

BATCH = 1000
LEFT_OUT = (SNAPSHOTS.name, PROCESS_REPORTS.name)
"""What servers make again."""
NOT_COUNTED = (ALIVE.name, PROCESS_REPORTS.name)
"""What an empty database may hold."""
Progress = Callable[[int], None]


class NotEmpty(BadBackup):
    """A backup can't be restored over what a database holds."""


class BackupSource:
    """One state of a database, to be written as a backup."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        found = stored_tables(connection)
        self._tables = [table for table in found if table.name not in LEFT_OUT]
        self.header = Header(
            FORMAT,
            require_ours(connection),
            time.time_ns() // 1_000_000,
            {
                str(table.name): [str(column.name) for column in table.columns]
                for table in self._tables
            },
            {str(table.name): _count(connection, table) for table in self._tables},
        )

    def write(self, path: Path, progress: Progress) -> None:
        """Writes the backup; snapshots are left out, because the log makes them again."""
        write_backup(path, self.header, self._rows(), progress)

    def _rows(self) -> Iterator[BackupRow]:
        for table in self._tables:
            wanted = select(table).order_by(*table.primary_key.columns)
            options = {"yield_per": BATCH}
            for row in self._connection.execute(wanted, execution_options=options):
                yield BackupRow(str(table.name), list(row))


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@contextmanager
def backup_source(database: str) -> Iterator[BackupSource]:
    """The state of a database now; servers may go on writing while it is read."""
    with one_state(database) as connection:
        yield BackupSource(connection)


def check_backup(path: Path, progress: Progress) -> Header:
    """Reads a whole backup; raises BadBackup or BadDatabase if it can't be restored here."""
    header = read_header(path)
    require_known(header.revision, f"the backup {path}")
    for _ in counted(read_rows(path, header), progress):
        pass
    return header


def restore(database: str, path: Path, header: Header, progress: Progress) -> None:
    """Restores a checked backup, all of it in one transaction, into a database without games."""
    with _empty_database(database) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(:key)")
            connection.execute(lock, {"key": MIGRATION_LOCK})
        require_empty(connection)
        _drop_ours(connection)
        upgrade_to(connection, header.revision)
        _insert(connection, path, header, progress)
        upgrade_to(connection, HEAD)


@contextmanager
def _empty_database(database: str) -> Iterator[Connection]:
    """A connection to a new or empty database; a file that this makes is removed by a failure."""
    if is_postgres_address(database):
        engine = postgres_engine(database)
        with refusing(database), closing(engine), engine.connect() as connection:
            yield connection
        return
    is_new = not Path(database).exists()
    if not is_new:
        _require_empty_file(database)
    with lock_file(database), refusing(database), closing(sqlite_engine(database)) as engine:
        try:
            with engine.connect() as connection:
                yield connection
        except BaseException:
            engine.dispose()
            if is_new:
                Path(database).unlink(missing_ok=True)
            raise


def _require_empty_file(database: str) -> None:
    """Checks a SQLite file before it is opened in a way that may change it."""
    engine = stored_engine(database)
    with refusing(database), closing(engine), engine.connect() as connection:
        require_empty(connection)


def require_empty(connection: Connection) -> None:
    """Raises NotEmpty if the database has tables of others, or rows besides the heartbeat's."""
    foreign = set(inspect(connection).get_table_names()) - {*METADATA.tables, VERSION_TABLE}
    if foreign:
        raise NotEmpty(f"the database is not empty: it has the table {min(foreign)!r:.40}")
    for table in stored_tables(connection):
        rows = _count(connection, table) if table.name not in NOT_COUNTED else 0
        if rows:
            raise NotEmpty(
                f"the database is not empty: {table.name} has {rows} rows; restore into a new one"
            )


def _drop_ours(connection: Connection) -> None:
    for table in reversed(stored_tables(connection)):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {VERSION_TABLE}"))


def _insert(connection: Connection, path: Path, header: Header, progress: Progress) -> None:
    tables = {table.name: table for table in stored_tables(connection)}
    _require_columns(path, header, tables)
    connection.execute(delete(tables[ALIVE.name]) if ALIVE.name in tables else text("SELECT 1"))
    rows = counted(read_rows(path, header), progress)
    for name, group in groupby(rows, key=lambda row: row.table):
        columns = header.columns[name]
        while batch := [
            dict(zip(columns, row.values, strict=True)) for row in islice(group, BATCH)
        ]:
            connection.execute(tables[name].insert(), batch)


def _require_columns(path: Path, header: Header, tables: dict[str, Table]) -> None:
    for name, columns in header.columns.items():
        if name not in tables or set(columns) != set(tables[name].columns.keys()):
            raise BadBackup(f"the backup {path} has columns of {name!r:.40} that are unknown here")
