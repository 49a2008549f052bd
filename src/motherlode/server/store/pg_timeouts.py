"""Timeouts for PostgreSQL: a connection that doesn't answer in time is closed.

A proxy that drops all data, or a database that was stopped, keeps its connections open and never
answers; no setting of the connection itself detects that.
"""

import time
from typing import Any

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Engine, event

from motherlode.server.store.pg_notify import ANSWER

IDLE = 5.0
"""Seconds after which the database ends an idle transaction: it locks rows that others wait for."""


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that is closed if an answer takes longer than ANSWER seconds."""

    def wait(self, gen: PQGen[Any], *arguments: Any, **keywords: Any) -> Any:
        return super().wait(self._with_timeout(gen), *arguments, **keywords)

    def _with_timeout(self, gen: PQGen[Any]) -> PQGen[Any]:
        """Waits for the database as psycopg does; fails if nothing is readable for too long."""
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
                raise psycopg.OperationalError("PostgreSQL did not answer in time")


def enable_timeouts(engine: Engine) -> None:
    """Makes all connections opened from now on use timeouts; slow migrations are done before."""
    engine.dispose()
    event.listen(
        engine, "do_connect", lambda d, r, arguments, keywords: _connect(*arguments, **keywords)
    )


def _connect(*arguments: Any, **keywords: Any) -> TimeoutConnection:
    connection = TimeoutConnection.connect(*arguments, **keywords)
    connection.execute(f"SET idle_in_transaction_session_timeout = {int(IDLE * 1000)}")
    connection.commit()
    return connection
