"""The writer: one thread that owns the writing connection and commits in groups.

Whoever writes gets a future. The thread takes all that waits, does it in one transaction, and
resolves the futures after the commit: nobody hears of anything that is not on the disk.
"""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from motherlode.kernel.errors import MotherlodeError

MOST_AT_ONCE = 512

log = structlog.get_logger("motherlode.store")


class StorageUnavailable(MotherlodeError):
    """The store can't be written or read now; nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__("the store is not available now; try again")


@dataclass(slots=True)
class Job:
    """Something to write: an entry to append to the log, or anything else as a function.

    `hint` is what other processes are told if it was done.
    """

    entry: list[Any] | None
    work: Callable[[Connection], Any] | None
    hint: list[Any] | None
    future: "asyncio.Future[Any]"
    answer: Any = None


class Writer:
    """Does jobs in the order they come: `append` writes entries, `publish` tells others."""

    def __init__(
        self,
        engine: Engine,
        append: Callable[[Connection, list[Job]], None],
        publish: Callable[[Connection, list[list[Any]]], None],
    ) -> None:
        self._engine = engine
        self._append = append
        self._publish = publish
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._stopped = False
        self.batches = 0
        self.jobs = 0
        self._thread.start()

    def submit(
        self,
        entry: list[Any] | None = None,
        work: Callable[[Connection], Any] | None = None,
        hint: list[Any] | None = None,
    ) -> "asyncio.Future[Any]":
        """Hands a job over; the future has its answer once it is committed."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._stopped:
            future.set_exception(StorageUnavailable())
        else:
            self._queue.put(Job(entry, work, hint, future))
        return future

    async def stop(self) -> None:
        """Finishes what was handed over, then ends the thread."""
        self._stopped = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection: Connection | None = None
        running = True
        while running:
            jobs, running = self._take()
            connection = self._commit(connection, jobs)
        if connection is not None:
            connection.close()

    def _take(self) -> tuple[list[Job], bool]:
        """Waits for a job and takes all that wait with it; False when that was the end."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(self, connection: Connection | None, jobs: list[Job]) -> Connection | None:
        if not jobs:
            return connection
        self.batches += 1
        self.jobs += len(jobs)
        try:
            connection = connection or self._engine.connect()
            with connection.begin():
                self._write(connection, jobs)
        except SQLAlchemyError as error:
            log.error("batch failed", jobs=len(jobs), error=type(error).__name__)
            self._call(_fail, jobs)
            if connection is not None:
                connection.invalidate()
                connection.close()
            return None
        self._call(_resolve, jobs)
        return connection

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        appends = [job for job in jobs if job.entry is not None]
        if appends:
            self._append(connection, appends)
        for job in jobs:
            if job.work is not None:
                job.answer = job.work(connection)
        hints = [job.hint for job in jobs if job.hint is not None and job.answer]
        if hints:
            self._publish(connection, hints)

    def _call(self, settle: Callable[[list[Job]], None], jobs: list[Job]) -> None:
        """Settles the futures in the loop, all of a batch at once."""
        try:
            self._loop.call_soon_threadsafe(settle, jobs)
        except RuntimeError:
            log.warning("the loop is gone", jobs=len(jobs))


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if not job.future.done():
            job.future.set_result(job.answer)


def _fail(jobs: list[Job]) -> None:
    for job in jobs:
        if not job.future.done():
            job.future.set_exception(StorageUnavailable())
