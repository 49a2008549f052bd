"""Connections of PostgreSQL that answer in time or are closed.

A proxy that swallows all it is told, or a database that was stopped, keeps a connection open and
says nothing more on it; no setting of the connection itself knows of that.
"""

import time
from typing import Any

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Engine, event

from motherlode.server.store.pg_notify import ANSWER

IDLE = 5.0
"""Seconds after which the database ends a transaction in which nothing more is said: it holds rows
that others wait for."""


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that is closed when it is waited for and silent for longer than ANSWER."""

    def wait(self, gen: PQGen[Any], *arguments: Any, **keywords: Any) -> Any:
        return super().wait(self._with_timeout(gen), *arguments, **keywords)

    def _with_timeout(self, gen: PQGen[Any]) -> PQGen[Any]:
        """The same work, which is told from time to time that there is nothing to read yet."""
        ready: Any = None
        until = time.monotonic() + ANSWER
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as end:
                return end.value
            ready = yield wanted
            if ready:
                until = time.monotonic() + ANSWER
            elif time.monotonic() > until:
                self.close()
                raise psycopg.OperationalError("no answer in time")


def enable_timeouts(engine: Engine) -> None:
    """Has all connections from now on answer in time: what takes its time was done before."""
    engine.dispose()
    event.listen(
        engine, "do_connect", lambda d, r, arguments, keywords: _connect(*arguments, **keywords)
    )


def _connect(*arguments: Any, **keywords: Any) -> TimeoutConnection:
    connection = TimeoutConnection.connect(*arguments, **keywords)
    connection.execute(f"SET idle_in_transaction_session_timeout = {int(IDLE * 1000)}")
    connection.commit()
    return connection
