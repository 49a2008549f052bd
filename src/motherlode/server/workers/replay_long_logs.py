"""Replays long logs in a worker process: the table is then opened from the snapshot of its end."""

from typing import Any

import msgspec

from motherlode.server.store.downtime import Downtime
from motherlode.server.store.store import StoredTable
from motherlode.server.tables.live_game import open_live_game
from motherlode.server.tables.table_config import decode_config
from motherlode.server.workers.encoded_log import decode_rows
from motherlode.server.workers.jobs import time_limit

LONG = 1000
"""More entries after the last snapshot are replayed in a worker process."""


def is_long(stored: StoredTable) -> bool:
    """True if opening the table would replay many entries."""
    begin = stored.snapshot[0] if stored.snapshot else 0
    return len(stored.entries) - begin > LONG


def replay_log(
    config: str,
    content: str,
    snapshot: tuple[int, str] | None,
    rows: list[bytes],
    downtimes: list[Downtime],
    seconds: float,
) -> tuple[int, str]:
    """The snapshot of a table after its last entry."""
    with time_limit(seconds):
        table = decode_config(config)
        entries: list[Any] = decode_rows(rows)
        live_game = open_live_game(
            table.setup(content),
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
