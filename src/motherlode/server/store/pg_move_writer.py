"""Moves on PostgreSQL: appended by the event loop itself, without a thread in between."""

import asyncio
import time
from operator import itemgetter
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from motherlode.server.store.batching import Batcher
from motherlode.server.store.database_errors import StorageUnavailable, failure_cause
from motherlode.server.store.pg_notify import ANSWER, CHANNEL, Hints, payloads
from motherlode.server.store.writer import (
    OnCommit,
    OnFailure,
    WriteJob,
    fail,
    ignore,
    log_failed_write,
    resolve,
)

APPEND = f"""
    WITH taken AS (
        INSERT INTO entries (table_id, number, seat, by, text, message, at)
        SELECT new.table_id, new.number, new.seat, new.by, new.text, new.message, new.at
        FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[],
            $8::int[]
        ) WITH ORDINALITY AS new(table_id, number, seat, by, text, message, at, version, place)
        JOIN tables ON tables.id = new.table_id AND tables.version = new.version
        ORDER BY new.place FOR KEY SHARE OF tables
        ON CONFLICT DO NOTHING RETURNING 1
    ), counted AS (SELECT count(*) AS rows FROM taken)
    SELECT counted.rows,
        CASE WHEN notice.payload IS NOT NULL
        THEN pg_notify('{CHANNEL}', notice.payload)::text END
    FROM counted LEFT JOIN unnest($9::text[]) AS notice(payload)
    ON counted.rows = cardinality($2::int[])
"""
"""Appends entries, a list for each column, each to a table that still has the version by which
it was checked; sends the notices only if every entry was taken.

The rows of the tables are locked as the foreign key would do it, in the order of the entries. A
save locks its row for update: it comes wholly before an append, which then sees it, or after.
"""
STORED_ENTRY = """
    SELECT table_id, number, seat, by, text, message, at FROM entries
    WHERE table_id = $1 AND number = $2
"""
SEND_NOTICES = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS notice(payload)"


class PostgresEntryLog:
    """Appends entries and notifies the other processes, with one statement a batch.

    The statement is a transaction of its own and takes one round trip. The connection is opened
    when first needed and kept until something fails; one that was cut between two moves is opened
    again without any failure.
    """

    def __init__(self, address: str, node: str) -> None:
        self._address = address
        self._node = node
        self._connection: Any = None
        self._batcher = Batcher(self._append)
        self._stopped = False
        self._on_commit: OnCommit = ignore
        self._on_failure: OnFailure = ignore

    @property
    def waiting(self) -> int:
        return self._batcher.waiting

    def measure(self, on_commit: OnCommit, on_failure: OnFailure) -> None:
        self._on_commit, self._on_failure = on_commit, on_failure

    @property
    def batches(self) -> int:
        return self._batcher.batches

    @property
    def jobs(self) -> int:
        return self._batcher.jobs

    def append(self, entry: list[Any], version: int) -> "asyncio.Future[bool]":
        """Queues an entry; the future has its answer once it is committed or refused."""
        hint = [entry[0], entry[1], version, *entry[2:5], entry[6]]
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._stopped:
            future.set_exception(StorageUnavailable())
        else:
            self._batcher.put(WriteJob(entry, None, hint, future))
        return future

    async def stop(self) -> None:
        """Refuses further appends, finishes the queued ones and disconnects."""
        self._stopped = True
        await self._batcher.stop()
        self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def _append(self, jobs: list[WriteJob]) -> None:
        began = time.perf_counter()
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    self._address, timeout=ANSWER, command_timeout=ANSWER
                )
            await self._write(jobs)
        except Exception as error:  # Whatever failed, the callers get an error; others continue.
            log_failed_write(jobs, error)
            cause = failure_cause(error)
            fail(jobs, cause)
            self._on_failure(cause)
            self._disconnect()
        else:
            self._on_commit(time.perf_counter() - began)
            resolve(jobs)

    async def _write(self, jobs: list[WriteJob]) -> None:
        # All processes append in the same order of tables, so that they never wait in a circle.
        rows = sorted(([*(job.entry or []), version(job)] for job in jobs), key=itemgetter(0))
        columns = [list(column) for column in zip(*rows)]
        notices = payloads(self._node, _hints(jobs))
        taken = await self._connection.fetchval(APPEND, *columns, notices)
        for job in jobs:
            job.answer = taken == len(jobs) or await self._is_stored(job.entry or [])
        if taken != len(jobs):
            done = [job for job in jobs if job.answer]
            await self._connection.execute(SEND_NOTICES, payloads(self._node, _hints(done)))

    async def _is_stored(self, entry: list[Any]) -> bool:
        """True if exactly this entry is stored under its number."""
        found = await self._connection.fetchrow(STORED_ENTRY, *entry[:2])
        return found is not None and list(found) == entry


def version(job: WriteJob) -> int:
    """The version of the table by which an append was checked, as its hint says."""
    return int(job.hint[2]) if job.hint else 0


def _hints(jobs: list[WriteJob]) -> Hints:
    return [job.hint for job in jobs if job.hint is not None]
