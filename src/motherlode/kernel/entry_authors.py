"""Who chose an entry of a log: its seat, and who or what chose for that seat.

As text: `player`, `bot greedy`, `stand-in greedy`, `order`, `clock`, `clock greedy` or `table`. A
record writes the seat before it, counted from 0: `1 stand-in greedy`.
"""

from typing import NamedTuple

from motherlode.kernel.errors import BadRecord

PLAYER, BOT, STAND_IN, ORDER, CLOCK, TABLE = "player", "bot", "stand-in", "order", "clock", "table"
"""A human; a bot that has the seat; a bot that plays for a human; a human's standing order; what
happens when the time is over; an entry taken over from the record that a table continues."""
KINDS = (PLAYER, BOT, STAND_IN, ORDER, CLOCK, TABLE)
LONGEST = 60


class Author(NamedTuple):
    """The seat that an entry belongs to, and who or what chose; `bot` is the bot's name or ''."""

    seat: int
    kind: str
    bot: str = ""

    def __str__(self) -> str:
        return f"{self.seat} {join_author(self.kind, self.bot)}"


def join_author(kind: str, bot: str = "") -> str:
    """The text of a kind and a bot, as logs store it."""
    return f"{kind} {bot}" if bot else kind


def split_author(by: str) -> tuple[str, str]:
    """The kind and the bot ('' for none) of a text."""
    kind, _, bot = by.partition(" ")
    return kind, bot


def parse_author(text: str) -> Author:
    """The author of an entry of a record; raises `BadRecord` if the text is not one."""
    seat, _, by = text.partition(" ")
    kind, bot = split_author(by)
    if not seat.isascii() or not seat.isdecimal() or len(seat) > 2 or kind not in KINDS:
        raise BadRecord(f"not a record: {text!r:.60} says nobody who chose an entry")
    if len(text) > LONGEST or not text.isprintable():
        raise BadRecord("not a record: the name of a bot is too long or can't be shown")
    return Author(int(seat), kind, bot)
