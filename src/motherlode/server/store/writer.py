"""The writer: one thread that owns the writing connection and commits in batches.

Every write returns a future. The thread takes all waiting jobs, writes and commits them, and only
then resolves their futures: nobody learns of anything that is not on the disk.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import Connection, Engine, select

from motherlode.server.store.batching import BUSY, LARGEST_BATCH, batch_delay
from motherlode.server.store.database_errors import StorageUnavailable, failure_cause, failure_text
from motherlode.server.store.schema import ENTRIES
from motherlode.server.store.sql_statements import SQLITE_APPEND

log = structlog.get_logger("motherlode.store")

LOGGED_TABLES = 10
"""Most tables that a failed write names in the log."""


OnCommit = Callable[[float], Any]
"""Takes the seconds that a batch took."""
OnFailure = Callable[[str], Any]
"""Takes the cause for which a batch was not written."""


def ignore(what: object) -> None:
    """Does nothing: nobody measures."""


@dataclass(slots=True)
class WriteJob:
    """A write: an entry to append to the log, or any other write as a function.

    `hint` is sent to the other processes if the write was done. `lock_order` is the table and
    the kind of row that the job changes: each process sorts its jobs by it, so that no two wait
    for each other.
    """

    entry: list[Any] | None
    work: Callable[[Connection], Any] | None
    hint: list[Any] | None
    future: "asyncio.Future[Any]"
    lock_order: tuple[str, int] = ("", 0)
    answer: Any = None


class BatchWriter(Protocol):
    """Writes batches to one kind of database. Only the writer's thread uses it."""

    def write(self, jobs: list[WriteJob]) -> None:
        """Does the jobs and sets each one's answer; all is committed when it returns."""

    def close(self) -> None:
        """Closes the connection; the next write opens another."""


class EntryLog(Protocol):
    """Appends entries to the logs of tables."""

    @property
    def batches(self) -> int:
        """The number of batches written."""

    @property
    def jobs(self) -> int:
        """The number of jobs written."""

    @property
    def waiting(self) -> int:
        """The number of jobs that wait to be written."""

    def measure(self, on_commit: OnCommit, on_failure: OnFailure) -> None:
        """Calls `on_commit` after each batch that was written, `on_failure` after any other."""

    def append(self, entry: list[Any], version: int) -> "asyncio.Future[bool]":
        """Appends [table, number, seat, by, text, message, at] to a table of that version.

        The future gives False if the number is taken or another process changed the table's row.
        """

    async def stop(self) -> None:
        """Finishes all writes."""


class LazyConnection:
    """A connection that is opened when first needed and kept until something fails."""

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


class SqliteBatchWriter(LazyConnection):
    """Writes each batch to SQLite in one transaction, and so with one sync of the disk."""

    def write(self, jobs: list[WriteJob]) -> None:
        connection = self._connection or self.connection()
        with connection.begin():
            appends = [job for job in jobs if job.entry is not None]
            if appends:
                rows = msgspec.json.encode([job.entry for job in appends]).decode()
                taken = connection.exec_driver_sql(SQLITE_APPEND, (rows,)).rowcount
                for job in appends:
                    job.answer = taken == len(appends) or _is_stored(connection, job.entry or [])
            for job in jobs:
                if job.work is not None:
                    job.answer = job.work(connection)


def _is_stored(connection: Connection, entry: list[Any]) -> bool:
    """True if exactly this entry is stored under its number."""
    found = connection.execute(
        select(ENTRIES).where(ENTRIES.c.table_id == entry[0], ENTRIES.c.number == entry[1])
    ).first()
    return found is not None and list(found) == entry


class Writer:
    """Does jobs in the order in which they were submitted."""

    def __init__(self, batch_writer: BatchWriter) -> None:
        self._batch_writer = batch_writer
        self._queue: SimpleQueue[WriteJob | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._stopped = False
        self.batches = 0
        self.jobs = 0
        self._on_commit: OnCommit = ignore
        self._on_failure: OnFailure = ignore
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def measure(self, on_commit: OnCommit, on_failure: OnFailure) -> None:
        self._on_commit, self._on_failure = on_commit, on_failure

    def submit(
        self,
        work: Callable[[Connection], Any],
        hint: list[Any] | None = None,
        lock_order: tuple[str, int] = ("", 0),
    ) -> "asyncio.Future[Any]":
        """Queues a write; its future has the answer once it is committed."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._stopped:
            future.set_exception(StorageUnavailable())
        else:
            self._queue.put(WriteJob(None, work, hint, future, lock_order))
        return future

    def append(self, entry: list[Any], version: int) -> "asyncio.Future[bool]":
        """Queues an entry. SQLite has one process, so the version is always the newest."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._stopped:
            future.set_exception(StorageUnavailable())
        else:
            self._queue.put(WriteJob(entry, None, None, future))
        return future

    async def stop(self) -> None:
        """Finishes the queued writes, then ends the thread."""
        self._stopped = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """Commits batch after batch; each batch's futures are settled in the loop at once."""
        for jobs in self._next_batches():
            self.batches += 1
            self.jobs += len(jobs)
            settle, failed, began = resolve, False, time.perf_counter()
            try:
                self._batch_writer.write(jobs)
                self._on_commit(time.perf_counter() - began)
            except Exception as error:  # The callers get an error; others continue.
                log_failed_write(jobs, error)
                cause = failure_cause(error)
                settle, failed = partial(fail, cause=cause), True
                self._on_failure(cause)
            try:
                self._loop.call_soon_threadsafe(settle, jobs)
            except RuntimeError:
                log.warning("server stopped before it could answer stored writes", writes=len(jobs))
            if failed:
                self._batch_writer.close()
        self._batch_writer.close()

    def _next_batches(self) -> Iterator[list[WriteJob]]:
        """Waits for jobs and gives all that are queued at once, until the writer is stopped."""
        jobs: list[WriteJob] = []
        while (job := self._queue.get()) is not None:
            if len(jobs) >= BUSY:
                time.sleep(batch_delay(len(jobs)))
            jobs = [job]
            try:
                while len(jobs) < LARGEST_BATCH and (job := self._queue.get_nowait()) is not None:
                    jobs.append(job)
            except Empty:
                pass
            yield jobs
            if job is None:
                return


def resolve(jobs: list[WriteJob]) -> None:
    """Gives every job its answer."""
    for job in jobs:
        if not job.future.done():
            job.future.set_result(job.answer)


def log_failed_write(jobs: list[WriteJob], error: Exception) -> None:
    """Logs a batch that was not committed, with the first tables that it belongs to."""
    names = {job.entry[0] if job.entry else job.lock_order[0] for job in jobs}
    tables = sorted(names - {""})[:LOGGED_TABLES]
    named = {"error": type(error).__name__, "cause": failure_text(error)}
    log.error("not stored; the senders may retry", writes=len(jobs), tables=tables, **named)


def fail(jobs: list[WriteJob], cause: str) -> None:
    """Tells the callers that nothing was written."""
    for job in jobs:
        if not job.future.done():
            job.future.set_exception(StorageUnavailable(cause))
