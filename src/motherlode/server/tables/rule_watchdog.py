"""Stops rules that compute too long or take too much memory: their table is shut, and no other.

Rules run in the event loop, which serves all tables. A section of code that runs rules is set as
`AT_WORK.section` in the loop's thread. The watchdog's thread looks at it ten times a second. A
signal stops it there, between two instructions of Python. Compiled code is stopped only when it
calls interpreted code or returns.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, Protocol

import structlog

from motherlode.server.api.errors import Refusal

log = structlog.get_logger("motherlode.rules")

SECONDS: Final = 0.8
"""The most processor time of one section, for example the rules of a move, or of all views."""
MEGABYTES: Final = 256
"""The most memory by which the process may grow during one section."""
TICK: Final = 0.1
STOP_SIGNAL: Final = signal.SIGVTALRM
FAULT: Final = "the rules of this game computed too long or took too much memory; the table is shut"


class RulesStopped(Refusal):
    """Rules were stopped; nothing more of their game is computed."""

    def __init__(self) -> None:
        super().__init__("fault", FAULT)


class Game(Protocol):
    """A game whose rules may be stopped."""

    fault: str

    def stop(self, fault: str) -> None:
        """Runs no rules any more."""


class AtWork:
    """The section that runs rules now: a tuple of its own with its game; None outside of all."""

    section: tuple[Game] | None = None


AT_WORK: Final = AtWork()


@contextmanager
def watched(game: Game) -> Iterator[None]:
    """A section that runs rules of a game; one of a game that was stopped is refused."""
    if game.fault:
        raise RulesStopped
    outer, AT_WORK.section = AT_WORK.section, (game,)
    try:
        yield
    finally:
        AT_WORK.section = outer


class RuleWatchdog:
    """Looks after the sections that run in the main thread."""

    def __init__(self) -> None:
        self._main = threading.main_thread().ident or 0
        self._seen: tuple[Game] | None = None
        self._began = 0.0
        self._memory = memory_in_use()
        """The memory in use when no section was at work for long."""
        self._late: tuple[Game] | None = None
        self._ended = threading.Event()

    def start(self) -> None:
        """Starts to look; without effect in another thread than the main one, as in tests."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(STOP_SIGNAL, self._stop_section)
            threading.Thread(target=self._run, name="rule watchdog", daemon=True).start()

    def end(self) -> None:
        self._ended.set()

    def _run(self) -> None:
        while not self._ended.wait(TICK):
            section = AT_WORK.section
            if section is None or section is not self._seen:
                self._seen, self._began = section, main_thread_time(self._main)
                self._memory = memory_in_use() if section is None else self._memory
            elif self._is_too_much():
                self._late = section
                signal.pthread_kill(self._main, STOP_SIGNAL)

    def _is_too_much(self) -> bool:
        late = main_thread_time(self._main) - self._began > SECONDS
        return late or memory_in_use() - self._memory > MEGABYTES * 1024 * 1024

    def _stop_section(self, number: int, frame: FrameType | None) -> None:
        """Raises RulesStopped in the main thread if the section that was late still runs."""
        section = AT_WORK.section
        if section is not None and section is self._late:
            section[0].stop(FAULT)
            log.error("rules stopped; their table is shut", where=_lines_of(frame))
            raise RulesStopped


def _lines_of(frame: FrameType | None) -> list[str]:
    """Where the innermost functions of a stack are."""
    found: list[str] = []
    while frame is not None and len(found) < 5:
        found.append(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        frame = frame.f_back
    return found


def main_thread_time(thread: int) -> float:
    """The processor's time that a thread has used, in seconds."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.monotonic()


def memory_in_use() -> int:
    """The bytes of this process in memory; 0 where the system doesn't say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
