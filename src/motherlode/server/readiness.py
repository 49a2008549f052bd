"""Readiness: True if the database can be written, as load balancers and operators ask."""

import asyncio
import time

from motherlode.server.store import StorageUnavailable, Store

CHECK_SECONDS = 3.0
"""A database that takes longer to write is not ready."""
VALID_SECONDS = 1.0
"""How long a finished check answers further requests: a flood of them writes once a second."""
NO_ANSWER = "no answer"


class Readiness:
    """Checks the database by a write; requests at the same time share one check."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._check: asyncio.Task[str] | None = None
        self._checked = 0.0

    async def problem(self) -> str:
        """What keeps the database from being written; empty if nothing does."""
        if self._check is None or (self._check.done() and self._is_old()):
            self._check = asyncio.create_task(self._write())
        try:
            return await asyncio.wait_for(asyncio.shield(self._check), CHECK_SECONDS)
        except TimeoutError:
            return NO_ANSWER

    def _is_old(self) -> bool:
        return time.monotonic() - self._checked > VALID_SECONDS

    async def _write(self) -> str:
        try:
            await self._store.check_write()
            # A full disk of PostgreSQL may have room for that row and none for a move.
            return self._store.recent_failure()
        except StorageUnavailable as error:
            return error.cause
        finally:
            self._checked = time.monotonic()
