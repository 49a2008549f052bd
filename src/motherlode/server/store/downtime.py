"""Lulls: when the house was down. They are found by beats, of which each notes that it is alive.

All processes of a house share one note, so one that slept alone makes no lull: others were alive.
"""

from collections.abc import Callable

from sqlalchemy import Connection, select, text, update

from motherlode.server.store.schema import ALIVE, DOWNTIMES, TABLES

Downtime = tuple[int, int]
"""When it began, and when it ended."""
HeartbeatResult = tuple[int, list[Downtime]]
"""Until when the house is known to be alive, and the lulls that whoever asks didn't know."""

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
    SELECT greatest(held.at, CAST(:now AS bigint)) FROM held
""")
"""One statement that is committed by itself: a process that is stopped in the middle of a beat
doesn't hold the note, for which all others would wait."""


def beat(
    dialect: str, now: int, gap: int, known: int, timed: bool
) -> Callable[[Connection], HeartbeatResult | None]:
    """The work of a beat: whoever was silent for longer than `gap` before it was down.

    `known` is the end of the last lull that is known. Where no clock runs nothing is timed and
    nothing written, unless one is about to run (`timed`); then there is no lull either.
    """

    def work(connection: Connection) -> HeartbeatResult | None:
        if dialect == "postgresql":
            given = {"now": now, "gap": gap, "timed": timed}
            alive = connection.execute(POSTGRES, given).scalar()
        else:
            alive = _beat_sqlite(connection, now, gap, timed)
        if alive is None:
            return None
        # By a statement of its own, which sees what a beat has found that this one waited for.
        wanted = select(DOWNTIMES.c.began, DOWNTIMES.c.ended).where(DOWNTIMES.c.ended > known)
        found = connection.execute(wanted.order_by(DOWNTIMES.c.ended)).all()
        return int(alive), [(lull.began, lull.ended) for lull in found]

    return work


def _beat_sqlite(connection: Connection, now: int, gap: int, timed: bool) -> int | None:
    """A beat in a transaction that nobody else waits for."""
    run = connection.execute(RUNNING).first() is not None
    if not run and not timed:
        return None
    before = int(connection.execute(select(ALIVE.c.at)).scalar_one())
    if before < now:
        connection.execute(update(ALIVE).values(at=now))
    if run and 0 < before < now - gap:
        connection.execute(DOWNTIMES.insert().values(began=before, ended=now))
    return max(before, now)
