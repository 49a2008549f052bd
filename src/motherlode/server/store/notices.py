"""Notices between processes that share a PostgreSQL database.

A notice is only a hint: whoever hears one reads the log from the last number it has. So one
that comes early, late, twice or never does no harm.
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
                    node, hints = msgspec.json.decode(notice.payload)
                    if node != self.node:
                        loop.call_soon_threadsafe(heard, hints)


def publish(connection: Connection, notices: Notices | None, hints: Hints) -> None:
    """Tells the other processes with one notice a batch; the commit sends it."""
    if notices is None:
        return
    payload = msgspec.json.encode([notices.node, hints]).decode()
    if len(payload) > LARGEST and len(hints) > 1:
        publish(connection, notices, hints[: len(hints) // 2])
        publish(connection, notices, hints[len(hints) // 2 :])
        return
    connection.execute(select(func.pg_notify(CHANNEL, payload)))
