"""Moves on PostgreSQL: appended by the event loop itself, which no thread keeps waiting."""

import asyncio
from operator import itemgetter
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from motherlode.server.store.batching import Groups
from motherlode.server.store.pg_notify import ANSWER, CHANNEL, Hints, payloads
from motherlode.server.store.writer import Job, StorageUnavailable, fail, resolve

log = structlog.get_logger("motherlode.store")

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
it was checked; tells the notices only if every entry was taken.

The rows of the tables are locked as the foreign key would do it, in the order of the entries. A
save holds its row for update: it comes wholly before an append, which then sees it, or after.
"""
THERE = """
    SELECT table_id, number, seat, by, text, message, at FROM entries
    WHERE table_id = $1 AND number = $2
"""
TELL = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS notice(payload)"


class PostgresLog:
    """Appends entries and tells the other processes of them, with one statement a group.

    The statement is a transaction of its own and takes one round trip. The connection is opened
    when it is needed and kept until something goes wrong; one that was cut while nobody moved is
    opened anew, and nobody notices.
    """

    def __init__(self, address: str, node: str) -> None:
        self._address = address
        self._node = node
        self._connection: Any = None
        self._groups = Groups(self._append)
        self._stopped = False

    @property
    def batches(self) -> int:
        return self._groups.groups

    @property
    def jobs(self) -> int:
        return self._groups.items

    def append(self, entry: list[Any], hint: list[Any]) -> "asyncio.Future[bool]":
        """The future has an answer once the entry is committed, or is known not to be taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._stopped:
            future.set_exception(StorageUnavailable())
        else:
            self._groups.put(Job(entry, None, hint, future))
        return future

    async def stop(self) -> None:
        """Finishes what was handed over."""
        self._stopped = True
        await self._groups.stop()
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def _append(self, jobs: list[Job]) -> None:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    self._address, timeout=ANSWER, command_timeout=ANSWER
                )
            await self._write(jobs)
        except Exception as error:  # Whatever it is, whoever waits is told, and others go on.
            log.error("batch failed", jobs=len(jobs), error=type(error).__name__)
            fail(jobs)
            self._drop()
        else:
            resolve(jobs)

    async def _write(self, jobs: list[Job]) -> None:
        # In one order in all processes: two that append to the same tables don't lock each other.
        rows = sorted(([*(job.entry or []), version(job)] for job in jobs), key=itemgetter(0))
        columns = [list(column) for column in zip(*rows)]
        told = payloads(self._node, _hints(jobs))
        taken = await self._connection.fetchval(APPEND, *columns, told)
        for job in jobs:
            job.answer = taken == len(jobs) or await self._is_there(job.entry or [])
        if taken != len(jobs):
            done = [job for job in jobs if job.answer]
            await self._connection.execute(TELL, payloads(self._node, _hints(done)))

    async def _is_there(self, entry: list[Any]) -> bool:
        """Whether the entry under that number is this very one."""
        found = await self._connection.fetchrow(THERE, *entry[:2])
        return found is not None and list(found) == entry


def version(job: Job) -> int:
    """The version of the table by which an append was checked: its hint tells it."""
    return int(job.hint[2]) if job.hint else 0


def _hints(jobs: list[Job]) -> Hints:
    return [job.hint for job in jobs if job.hint is not None]
