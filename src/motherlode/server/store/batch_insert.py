"""The ledgers: how a group of writes gets into either database."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, select

from motherlode.server.store.pg_notify import payloads, publish
from motherlode.server.store.queries import sqlite_append
from motherlode.server.store.schema import ENTRIES
from motherlode.server.store.writer import Job


class Held:
    """A connection that is opened when it is needed and kept until something goes wrong."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def connection(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
        self._connection = None


class SqliteLedger(Held):
    """One transaction a group, and so one write to the disk."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._append = sqlite_append()

    def write(self, jobs: list[Job]) -> None:
        connection = self.connection()
        with connection.begin():
            appends = [job for job in jobs if job.entry is not None]
            if appends:
                rows = msgspec.json.encode([job.entry for job in appends]).decode()
                taken = connection.execute(self._append, {"rows": rows}).rowcount
                answer(connection, appends, taken)
            work(connection, jobs)


class PostgresLedger(Held):
    """One transaction a group; its commit tells the other processes.

    Other processes do the same for the same tables: as all lock rows in one order, none of them
    waits for another that waits for it.
    """

    def __init__(self, engine: Engine, node: str) -> None:
        super().__init__(engine)
        self._node = node

    def write(self, jobs: list[Job]) -> None:
        connection = self.connection()
        with connection.begin():
            work(connection, sorted(jobs, key=lambda job: job.about))
            hints = [job.hint for job in jobs if job.hint is not None and job.answer]
            publish(connection, payloads(self._node, hints))


def answer(connection: Connection, jobs: list[Job], taken: int) -> None:
    """Gives every append its answer: whether its own entry is in the log."""
    for job in jobs:
        job.answer = taken == len(jobs) or _is_there(connection, job.entry or [])


def _is_there(connection: Connection, entry: list[Any]) -> bool:
    """Whether the entry under that number is this very one."""
    found = connection.execute(
        select(ENTRIES).where(ENTRIES.c.table_id == entry[0], ENTRIES.c.number == entry[1])
    ).first()
    return found is not None and list(found) == entry


def work(connection: Connection, jobs: list[Job]) -> None:
    """Does all jobs that are no appends."""
    for job in jobs:
        if job.work is not None:
            job.answer = job.work(connection)
