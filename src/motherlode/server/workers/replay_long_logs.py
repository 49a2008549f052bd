"""Replays long logs in a worker process: the table is then opened from the snapshot of its end."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from motherlode.server.store.downtime import Downtime
from motherlode.server.store.store import StoredTable
from motherlode.server.tables.live_game import open_live_game
from motherlode.server.tables.table_config import DECODER
from motherlode.server.workers.jobs import time_limit

LONG = 1000
"""More entries after the last snapshot are replayed in a worker process."""
ROWS_AT_ONCE = 500
"""Rows that are encoded without a break, in which no other thread runs."""


class LogRow(NamedTuple):
    """An entry of a log, as the replay needs it."""

    number: int
    seat: int
    by: str
    text: str
    at: int


ROWS = msgspec.msgpack.Decoder(list[LogRow])


def is_long(stored: StoredTable) -> bool:
    """True if opening the table would replay many entries."""
    begin = stored.snapshot[0] if stored.snapshot else 0
    return len(stored.entries) - begin > LONG


def encode_rows(entries: Sequence[Any]) -> list[bytes]:
    """The entries in a form that is quickly sent to a worker."""
    rows = [LogRow(row.number, row.seat, row.by, row.text, row.at) for row in entries]
    return [
        msgspec.msgpack.encode(rows[start : start + ROWS_AT_ONCE])
        for start in range(0, len(rows), ROWS_AT_ONCE)
    ]


def replay_log(
    config: str,
    snapshot: tuple[int, str] | None,
    rows: list[bytes],
    downtimes: list[Downtime],
    seconds: float,
) -> tuple[int, str]:
    """The snapshot of a table after its last entry."""
    with time_limit(seconds):
        table = DECODER.decode(config)
        entries: list[Any] = [row for part in rows for row in ROWS.decode(part)]
        live_game = open_live_game(
            table.setup(),
            bytes.fromhex(table.first_seed()),
            table.clock,
            table.begun,
            snapshot,
            entries,
            table.restarts,
            downtimes,
            table.pauses,
            table.added,
            table.redeals(),
        )
        return live_game.number, msgspec.json.encode(live_game.snapshot()).decode()
