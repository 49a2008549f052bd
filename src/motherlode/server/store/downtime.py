"""Downtimes of the server, found by heartbeats: each stores in one row that the server is alive.

All processes share that row. If only one of them slept, there is no downtime: others were alive.
"""

from collections.abc import Callable

from sqlalchemy import Connection, select, text, update

from motherlode.server.store.schema import ALIVE, DOWNTIMES, TABLES

Downtime = tuple[int, int]
"""When a downtime began, and when it ended."""
HeartbeatResult = tuple[int, list[Downtime]]
"""Until when the server is known to be alive, and the downtimes that the caller didn't know."""

AHEAD = 60_000
"""Milliseconds: a time further ahead comes from a machine whose clock is or was wrong."""

RUNNING = select(TABLES.c.id).where(TABLES.c.wake.is_not(None)).limit(1)
POSTGRES = text("""
    WITH clocks AS (
        SELECT EXISTS (SELECT FROM tables WHERE wake IS NOT NULL) AS run
    ), held AS (
        SELECT alive.at, clocks.run FROM alive, clocks WHERE clocks.run OR :timed
        FOR UPDATE OF alive
    ), noted AS (
        UPDATE alive SET at = CAST(:now AS bigint) FROM held WHERE held.at < :now
    ), found AS (
        INSERT INTO lulls (began, ended) SELECT held.at, CAST(:now AS bigint) FROM held
        WHERE held.run AND held.at > 0 AND held.at < CAST(:now AS bigint) - :gap
    )
    SELECT held.at FROM held
""")
"""One statement with its own commit: a process that is stopped during a heartbeat holds no lock on
the row, for which all others would wait."""


def beat(
    dialect: str, now: int, gap: int, known: int, timed: bool
) -> Callable[[Connection], HeartbeatResult | None]:
    """The database work of a heartbeat: finds a downtime if the last one is older than `gap`.

    `known` is the end of the last downtime that the caller knows. Without a running clock nothing
    is written, unless one is about to run (`timed`); then there is no downtime either.
    A stored time that is more than AHEAD after `now` is of a clock that was put right.
    """

    def work(connection: Connection) -> HeartbeatResult | None:
        if dialect == "postgresql":
            given = {"now": now, "gap": gap, "timed": timed}
            before = connection.execute(POSTGRES, given).scalar()
        else:
            before = _beat_sqlite(connection, now, gap, timed)
        if before is None:
            return None
        if before > now + AHEAD:
            _put_right(connection, now)
            before = now
        # A second statement sees the downtime of a heartbeat that the first one waited for.
        wanted = select(DOWNTIMES.c.began, DOWNTIMES.c.ended).where(DOWNTIMES.c.ended > known)
        found = connection.execute(wanted.order_by(DOWNTIMES.c.ended)).all()
        return max(int(before), now), [(row.began, row.ended) for row in found]

    return work


def _beat_sqlite(connection: Connection, now: int, gap: int, timed: bool) -> int | None:
    """A heartbeat on SQLite, in the writer's transaction; returns the time of the last one."""
    run = connection.execute(RUNNING).first() is not None
    if not run and not timed:
        return None
    before = int(connection.execute(select(ALIVE.c.at)).scalar_one())
    if before < now:
        connection.execute(update(ALIVE).values(at=now))
    if run and 0 < before < now - gap:
        connection.execute(DOWNTIMES.insert().values(began=before, ended=now))
    return before


def _put_right(connection: Connection, now: int) -> None:
    """Forgets a heartbeat in the future; all clocks are checked, since their times were wrong."""
    connection.execute(update(ALIVE).values(at=now))
    connection.execute(update(TABLES).where(TABLES.c.wake > now).values(wake=now))
