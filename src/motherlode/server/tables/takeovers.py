"""Takeovers: every change of who plays a seat is kept for everybody to see, and for the record.

A function that changes a seat of a config does it within `takeover`; the table adds the number of
the last entry and the time when it stores the config.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from motherlode.kernel.record import HOST, KICK, LONGEST_HOLDER, OWN_LINK, Takeover
from motherlode.server.api.errors import Refusal
from motherlode.server.tables.table_config import BOT, OPEN, SeatConfig, TableConfig

NOT_STORED = -1
"""The time of a takeover that is not stored yet."""
MOST = 1000
"""Takeovers of a table. More by a link are refused, so that a config can't grow without limit.
Clocks, votes and resignations are not: without returns each seat goes to a bot only once."""


@contextmanager
def takeover(config: TableConfig, seat: int, by: str) -> Iterator[None]:
    """Notes who had a seat before and after a block; `by` is one of `kernel.record.WAYS`."""
    if len(config.takeovers) >= MOST and by in (OWN_LINK, KICK, HOST):
        raise Refusal("too_many_takeovers", "the seats of this table changed hands too often")
    before = holder(config.seats[seat])
    yield
    after = holder(config.seats[seat])
    config.takeovers.append(Takeover(seat, -1, NOT_STORED, before, after, by))


def holder(seat: SeatConfig) -> str:
    """Who plays a seat, as takeovers name it."""
    if seat.kind == OPEN:
        return "open"
    if seat.kind == BOT:
        return f"bot {seat.bot}"
    text = f"stand-in {seat.stand_in}" if seat.stand_in else f"player {seat.name}"
    return text[:LONGEST_HOLDER]


def stamp(config: TableConfig, number: int, at: int) -> None:
    """Sets the last entry's number (-1: before the deal) and the time of new takeovers."""
    for change in config.takeovers:
        if change.at == NOT_STORED:
            change.entry, change.at = number, at
