"""Processes beside this one that do its work: a task at a time each, ended at once when need be.

The standard library's pool waits for running tasks when it is shut down, so that Ctrl-C in a long
match would not end it, and its processes outlive a parent that is killed.
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
    """A process that ended in the middle of its work, for want of memory for example."""


class Task:
    """Work that waits, is being done, or is done."""

    def __init__(self, crew: "Processes", work: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self._crew = crew
        self.message = (work, given)
        self.done = False
        self.answer: tuple[bool, Any] = (True, None)

    def result(self) -> Any:
        while not self.done:
            self._crew.hear(None)
        fine, value = self.answer
        if not fine:
            raise value
        return value

    def cancel(self) -> None:
        self._crew.forget(self)


class Processes:
    """A process for each hand. Whoever asks for a result also gives out what waits."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._waiting: deque[Task] = deque()
        self._busy: dict[Connection, Task] = {}
        self._free: list[Connection] = []
        self._processes: list[BaseProcess] = []
        context = multiprocessing.get_context("spawn")
        with deaf_to_interrupts():
            for _ in range(hands):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self._free.append(ours)

    def submit(self, work: Callable[..., Any], *given: Any) -> Task:
        task = Task(self, work, given)
        self._waiting.append(task)
        self.hear(0)
        return task

    def hear(self, seconds: float | None) -> None:
        """Takes what is done, waiting so long for it; gives free hands something to do."""
        self._give()
        for line in wait(list(self._busy), seconds):
            assert isinstance(line, Connection)
            task = self._busy.pop(line)
            try:
                task.answer = line.recv()
            except (EOFError, OSError):
                raise WorkerDied("a process of the lab ended in the middle of a game") from None
            task.done = True
            self._free.append(line)
        self._give()

    def _give(self) -> None:
        while self._waiting and self._free:
            task, line = self._waiting.popleft(), self._free.pop()
            self._busy[line] = task
            line.send(task.message)

    def forget(self, task: Task) -> None:
        if task in self._waiting:
            self._waiting.remove(task)

    def end(self) -> None:
        """Ends all processes, in the middle of a game if need be."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile leave Ctrl-C to this one, which hears of it when they are there."""
    resource_tracker.ensure_running()  # Where it isn't, the first process unblocks all signals.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: Connection) -> None:
    """What a process does: a task after another, until nobody has one or its parent is gone."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    while True:
        try:
            work, given = line.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*given))
        except Exception as error:
            answer = (False, _portable(error))
        line.send(answer)


def _portable(error: Exception) -> Exception:
    """The error, or where it can't be sent what it says."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
