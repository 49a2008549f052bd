"""The writer: one thread that owns the writing connection and commits in groups.

Whoever writes gets a future. The thread takes all that waits, has it written and committed, and
resolves the futures after that: nobody hears of anything that is not on the disk.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Protocol

import structlog
from sqlalchemy import Connection

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.store.batching import MOST_AT_ONCE, moment

log = structlog.get_logger("motherlode.store")


class StorageUnavailable(MotherlodeError):
    """The store can't be written or read now; nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__("the store is not available now; try again")


@dataclass(slots=True)
class Job:
    """Something to write: an entry to append to the log, or anything else as a function.

    `hint` is what other processes are told if it was done; `about` names the rows it changes, in
    the order in which everybody locks them.
    """

    entry: list[Any] | None
    work: Callable[[Connection], Any] | None
    hint: list[Any] | None
    future: "asyncio.Future[Any]"
    about: tuple[str, int] = ("", 0)
    answer: Any = None


class Ledger(Protocol):
    """Where a database's writes go. It is used by one thread alone."""

    def write(self, jobs: list[Job]) -> None:
        """Does jobs, and gives each its answer; all is committed when it returns."""

    def close(self) -> None:
        """Lets go of the connection; the next write opens another."""


class Log(Protocol):
    """What appends entries."""

    @property
    def batches(self) -> int:
        """How many groups were written."""

    @property
    def jobs(self) -> int:
        """How many things were written."""

    def append(self, entry: list[Any], hint: list[Any]) -> "asyncio.Future[bool]":
        """Hands an entry over; the future says, once that is certain, whether it was taken."""

    async def stop(self) -> None:
        """Finishes what was handed over."""


class Writer:
    """Does jobs in the order they come."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
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
        about: tuple[str, int] = ("", 0),
    ) -> "asyncio.Future[Any]":
        """Hands a job over; the future has its answer once it is committed."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._stopped:
            future.set_exception(StorageUnavailable())
        else:
            self._queue.put(Job(entry, work, hint, future, about))
        return future

    def append(self, entry: list[Any], hint: list[Any]) -> "asyncio.Future[bool]":
        return self.submit(entry, hint=hint)

    async def stop(self) -> None:
        """Finishes what was handed over, then ends the thread."""
        self._stopped = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        before, running = 0, True
        while running:
            jobs, running = self._take(before)
            before = len(jobs)
            if jobs:
                self._commit(jobs)
        self._ledger.close()

    def _take(self, before: int) -> tuple[list[Job], bool]:
        """Waits for a job and takes all that wait with it; False when that was the end."""
        jobs: list[Job] = []
        job = self._queue.get()
        if seconds := moment(before):
            time.sleep(seconds)
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        self.batches += 1
        self.jobs += len(jobs)
        try:
            self._ledger.write(jobs)
        except Exception as error:  # Whatever it is, whoever waits is told, and others go on.
            log.error("batch failed", jobs=len(jobs), error=type(error).__name__)
            self._call(fail, jobs)
            self._ledger.close()
            return
        self._call(resolve, jobs)

    def _call(self, settle: Callable[[list[Job]], None], jobs: list[Job]) -> None:
        """Settles the futures in the loop, all of a batch at once."""
        try:
            self._loop.call_soon_threadsafe(settle, jobs)
        except RuntimeError:
            log.warning("the loop is gone", jobs=len(jobs))


def resolve(jobs: list[Job]) -> None:
    """Gives every job its answer."""
    for job in jobs:
        if not job.future.done():
            job.future.set_result(job.answer)


def fail(jobs: list[Job]) -> None:
    """Tells whoever waits that nothing was written."""
    for job in jobs:
        if not job.future.done():
            job.future.set_exception(StorageUnavailable())
