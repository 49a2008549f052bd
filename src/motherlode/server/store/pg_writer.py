"""Writes to PostgreSQL other than moves; the commit of a batch sends its notices."""

from sqlalchemy import Engine

from motherlode.server.store.pg_notify import payloads, publish
from motherlode.server.store.writer import LazyConnection, WriteJob


class PostgresBatchWriter(LazyConnection):
    """Writes batches to PostgreSQL.

    All processes lock the rows of a table in the same order, so that they never wait for each
    other in a circle.
    """

    def __init__(self, engine: Engine, node: str) -> None:
        super().__init__(engine)
        self._node = node

    def write(self, jobs: list[WriteJob]) -> None:
        connection = self.connection()
        with connection.begin():
            for job in sorted(jobs, key=lambda job: job.lock_order):
                if job.work is not None:
                    job.answer = job.work(connection)
            hints = [job.hint for job in jobs if job.hint is not None and job.answer]
            publish(connection, payloads(self._node, hints))
