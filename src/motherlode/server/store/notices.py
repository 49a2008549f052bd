"""Notices between processes that share a PostgreSQL database.

A notice carries the entries that a commit appended, and is only a hint: whoever finds that one
doesn't follow on the last number it has reads the log. So a notice that comes late, twice or
never does no harm; one that comes is true, since the commit itself sends it.
"""

import asyncio
import secrets
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import psycopg
import structlog
from sqlalchemy import Connection, Engine, func, select

CHANNEL = "motherlode"
LARGEST = 7_000
"""PostgreSQL takes payloads of less than 8,000 bytes."""

log = structlog.get_logger("motherlode.store")

Hints = list[list[Any]]
NOTICE = msgspec.json.Decoder(tuple[str, Hints])


class Notices:
    """Listens in a thread of its own; comes back when its connection is lost."""

    def __init__(self, engine: Engine) -> None:
        self.node = secrets.token_hex(4)
        self._address = engine.url.set(drivername="postgresql").render_as_string(False)
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self.reconnects = -1

    def listen(self, heard: Callable[[Hints], None], lost: Callable[[], None]) -> None:
        """Calls `heard` in the running loop for every notice, `lost` when some may be missing."""
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(
            target=self._run, args=(loop, heard, lost), name="listener", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, loop: asyncio.AbstractEventLoop, heard: Any, lost: Any) -> None:
        while not self._stopping.is_set():
            try:
                self._hear(loop, heard, lost)
            except psycopg.Error as error:
                log.warning("listener lost", error=type(error).__name__)
                self._stopping.wait(0.2)

    def _hear(self, loop: asyncio.AbstractEventLoop, heard: Any, lost: Any) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.reconnects += 1
            loop.call_soon_threadsafe(lost)
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._pass_on(loop, notice.payload, heard, lost)

    def _pass_on(
        self, loop: asyncio.AbstractEventLoop, payload: str, heard: Any, lost: Any
    ) -> None:
        """Tells the loop what a notice says; one that can't be read may have said anything."""
        try:
            node, hints = NOTICE.decode(payload)
        except msgspec.MsgspecError:
            log.warning("notice not understood")
            loop.call_soon_threadsafe(lost)
            return
        if node != self.node:
            loop.call_soon_threadsafe(heard, hints)


def payloads(notices: Notices, hints: Hints) -> list[str]:
    """The notices that tell hints: one, unless they are many."""
    if not hints:
        return []
    payload = msgspec.json.encode([notices.node, hints])
    if len(payload) <= LARGEST:
        return [payload.decode()]
    if len(hints) == 1:
        return payloads(notices, [hints[0][:3]])
    half = len(hints) // 2
    return payloads(notices, hints[:half]) + payloads(notices, hints[half:])


def publish(connection: Connection, told: list[str]) -> None:
    """Tells other processes; inside a transaction the commit sends it."""
    for payload in told:
        connection.execute(select(func.pg_notify(CHANNEL, payload)))
