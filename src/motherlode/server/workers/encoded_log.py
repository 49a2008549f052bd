"""Logs in a form that is quickly sent to a worker: the event loop copies some bytes and no rows."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

ROWS_AT_ONCE = 500
"""Rows that are encoded without a break, in which no other thread runs."""


class LogRow(NamedTuple):
    """An entry of a log: its number and seat, who chose it, its text and its time."""

    number: int
    seat: int
    by: str
    text: str
    at: int


ROWS = msgspec.msgpack.Decoder(list[LogRow])


def encode_rows(entries: Sequence[Any]) -> list[bytes]:
    """The entries of a log, encoded in a thread."""
    return [
        msgspec.msgpack.encode(
            [
                LogRow(row.number, row.seat, row.by, row.text, row.at)
                for row in entries[start : start + ROWS_AT_ONCE]
            ]
        )
        for start in range(0, len(entries), ROWS_AT_ONCE)
    ]


def decode_rows(rows: list[bytes]) -> list[LogRow]:
    """Decodes, in the worker, the entries that `encode_rows` encoded."""
    return [row for part in rows for row in ROWS.decode(part)]
