"""Notices between processes that share a PostgreSQL database.

A notice contains the appended entries and is only a hint: a process for which an entry is not the
next one reads the log. So a notice that comes late, twice or never does no harm. A notice that
comes is true, because it is sent by the commit or after it.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import structlog
from sqlalchemy import Connection, Engine, func, select

CHANNEL = "motherlode"
LISTENER = "motherlode listener"
"""The application name of the listening connection in the database."""
LARGEST_PAYLOAD = 7_000
"""Bytes; PostgreSQL accepts payloads of less than 8,000."""
RECONNECT_SECONDS = 0.2
"""Seconds before a lost connection is opened again."""
PING_SECONDS = 20.0
"""Seconds without a notice after which the connection is tested."""
ANSWER = 20.0
"""Seconds that the database may take to answer before the connection counts as lost."""

log = structlog.get_logger("motherlode.store")

Hints = list[list[Any]]
NOTICE = msgspec.json.Decoder(tuple[str, Hints])


def plain_address(engine: Engine) -> str:
    """The address of a database in PostgreSQL's own notation."""
    return engine.url.set(drivername="postgresql").render_as_string(False)


class NotifyListener:
    """Listens on its own connection; reconnects when that is lost."""

    def __init__(self, address: str) -> None:
        self.node = secrets.token_hex(4)
        self._address = address
        self._task: asyncio.Task[None] | None = None

    def listen(self, on_notices: Callable[[Hints], None], on_missed: Callable[[], None]) -> None:
        """Calls `on_notices` for every notice, and `on_missed` whenever some may be missing."""
        self._task = asyncio.get_running_loop().create_task(self._run(on_notices, on_missed))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(
        self, on_notices: Callable[[Hints], None], on_missed: Callable[[], None]
    ) -> None:
        while True:
            try:
                await self._listen_until_lost(on_notices, on_missed)
                log.warning("connection for notices lost; reconnecting")
            except Exception as error:  # Whatever failed, the process needs a listener: try again.
                log.warning("no connection for notices; retrying", error=type(error).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_until_lost(
        self, on_notices: Callable[[Hints], None], on_missed: Callable[[], None]
    ) -> None:
        """Listens until the connection is lost."""
        connection = await asyncpg.connect(
            self._address,
            timeout=ANSWER,
            command_timeout=ANSWER,
            server_settings={"application_name": LISTENER},
        )
        gone = asyncio.Event()
        connection.add_termination_listener(lambda *arguments: gone.set())
        try:
            await connection.add_listener(
                CHANNEL, lambda *arguments: self._receive(arguments[-1], on_notices, on_missed)
            )
            on_missed()
            while not gone.is_set():
                try:
                    await asyncio.wait_for(gone.wait(), PING_SECONDS)
                except TimeoutError:
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _receive(
        self, payload: str, on_notices: Callable[[Hints], None], on_missed: Callable[[], None]
    ) -> None:
        """Passes on a notice of another process; one that can't be decoded counts as missed."""
        try:
            node, hints = NOTICE.decode(payload)
        except msgspec.MsgspecError:
            log.warning("notice not understood; all tables are reloaded")
            on_missed()
            return
        if node != self.node:
            on_notices(hints)


def payloads(node: str, hints: Hints) -> list[str]:
    """The payloads of hints: one, or several if they are too large together."""
    if not hints:
        return []
    payload = msgspec.json.encode([node, hints])
    if len(payload) <= LARGEST_PAYLOAD:
        return [payload.decode()]
    if len(hints) == 1:
        return payloads(node, [hints[0][:3]])
    half = len(hints) // 2
    return payloads(node, hints[:half]) + payloads(node, hints[half:])


def publish(connection: Connection, notices: list[str]) -> None:
    """Sends notices to other processes when the transaction commits."""
    for payload in notices:
        connection.execute(select(func.pg_notify(CHANNEL, payload)))
