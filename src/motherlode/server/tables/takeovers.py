"""Takeovers: every change of who plays a seat is kept for everybody to see, and for the record.

A function that changes a seat of a config does it within `takeover`; the table adds the number of
the last entry and the time when it stores the config.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from motherlode.kernel.record import HOST, LONGEST_HOLDER, OWN_LINK, Takeover
from motherlode.server.api.errors import Refusal
from motherlode.server.tables.table_config import BOT, OPEN, SeatConfig, TableConfig

NOT_STORED = -1
"""The time of a takeover that is not stored yet."""
MOST = 200
"""Takeovers of a seat. More by its own link or a new one are refused, so that a config can't grow
without limit, and no seat uses up the takeovers of another. Clocks, votes and resignations are not:
without returns each seat goes to a bot only once. Nor are leaving and kicks: beyond this number
nobody else can join the seat."""


@contextmanager
def takeover(config: TableConfig, seat: int, by: str, *, freed: bool = False) -> Iterator[None]:
    """Notes who had a seat before and after a block; `by` is one of `kernel.record.WAYS`.

    A seat that is `freed` for others is never refused.
    """
    if by in (OWN_LINK, HOST) and not freed:
        refuse_too_many(config, seat)
    before = holder(config.seats[seat])
    yield
    after = holder(config.seats[seat])
    config.takeovers.append(Takeover(seat, -1, NOT_STORED, before, after, by))


def refuse_too_many(config: TableConfig, seat: int) -> None:
    """Raises a Refusal if a seat changed hands too often for another player or link."""
    if sum(change.seat == seat for change in config.takeovers) >= MOST:
        raise Refusal("too_many_takeovers", "this seat changed hands too often")


def refuse_too_many_host_links(config: TableConfig) -> None:
    """Raises a Refusal if the host's link was replaced too often: each is remembered."""
    if config.host_links >= MOST:
        raise Refusal("too_many_takeovers", "the host's link was replaced too often")


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
