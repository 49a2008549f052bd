"""A pool of local processes, one task each at a time, that can be terminated at once.

The standard library's pool waits for running tasks when it is shut down, so Ctrl-C would not end a
long match, and its processes outlive a parent that is killed.
"""

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any


class WorkerDied(Exception):
    """A worker process ended in the middle of a task, for example because memory ran out."""


class Task:
    """A submitted call: waiting, running or done."""

    def __init__(
        self, pool: "ProcessPool", call: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> None:
        self._pool = pool
        self.message = (call, arguments)
        self.done = False
        self.answer: tuple[bool, Any] = (True, None)

    def result(self) -> Any:
        """Waits for the call's result and returns it, or raises the call's error."""
        while not self.done:
            self._pool.collect(None)
        succeeded, value = self.answer
        if not succeeded:
            raise value
        return value

    def cancel(self) -> None:
        self._pool.discard(self)


class ProcessPool:
    """A pool of `workers` processes; waiting for a result also dispatches waiting tasks."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._waiting: deque[Task] = deque()
        self._busy: dict[Connection, Task] = {}
        self._idle: list[Connection] = []
        self._processes: list[BaseProcess] = []
        context = multiprocessing.get_context("spawn")
        with block_interrupts():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_run_worker, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self._idle.append(ours)

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Task:
        task = Task(self, call, arguments)
        self._waiting.append(task)
        self.collect(0)
        return task

    def collect(self, seconds: float | None) -> None:
        """Takes finished results, waiting up to `seconds` for one; gives idle workers tasks."""
        self._dispatch()
        for connection in wait(list(self._busy), seconds):
            assert isinstance(connection, Connection)
            task = self._busy.pop(connection)
            try:
                task.answer = connection.recv()
            except (EOFError, OSError):
                raise WorkerDied(
                    "a worker process of the lab was killed or crashed during a game"
                ) from None
            task.done = True
            self._idle.append(connection)
        self._dispatch()

    def _dispatch(self) -> None:
        while self._waiting and self._idle:
            task, connection = self._waiting.popleft(), self._idle.pop()
            self._busy[connection] = task
            connection.send(task.message)

    def discard(self, task: Task) -> None:
        """Removes a task that has not started."""
        if task in self._waiting:
            self._waiting.remove(task)

    def terminate(self) -> None:
        """Ends all processes, even in the middle of a game."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Blocks Ctrl-C (SIGINT) inside the block; processes started there never receive it."""
    resource_tracker.ensure_running()  # Started later, it would unblock all signals.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run_worker(connection: Connection) -> None:
    """Runs task after task until the connection closes or the parent process ends."""
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    while True:
        try:
            call, arguments = connection.recv()
        except EOFError:
            return
        try:
            answer = (True, call(*arguments))
        except Exception as error:
            answer = (False, _picklable(error))
        connection.send(answer)


def _picklable(error: Exception) -> Exception:
    """The error itself, or a RuntimeError with its text if it can't be pickled."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _exit_with_parent() -> None:
    """Ends this process as soon as its parent has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
