"""Who chose an entry of a log: its seat, and who or what chose for that seat.

As text: `player`, `bot greedy`, `stand-in greedy`, `order`, `only`, `unasked`, `clock`, `clock
greedy` or `table`. A record writes the seat before it, counted from 0: `1 stand-in greedy`.
"""

from typing import NamedTuple

from motherlode.kernel.errors import BadRecord

PLAYER, BOT, STAND_IN, ORDER, CLOCK, TABLE = "player", "bot", "stand-in", "order", "clock", "table"
"""A human; a bot that has the seat; a bot that plays for a human; a human's standing order; what
happens when the time is over; an entry taken over from the record that a table continues."""
ONLY, UNASKED = "only", "unasked"
"""The only answer that a human had; a pass of a human who is asked on request and did not ask, or
before whom another reacted."""
KINDS = (PLAYER, BOT, STAND_IN, ORDER, ONLY, UNASKED, CLOCK, TABLE)
WITHOUT_ASKING = (ORDER, ONLY, UNASKED)
"""What a server plays for a human without asking. That shows something of the human's hand."""
LONGEST = 60


class Author(NamedTuple):
    """The seat that an entry belongs to, and who or what chose; `bot` is the bot's name or ''."""

    seat: int
    kind: str
    bot: str = ""

    def __str__(self) -> str:
        return f"{self.seat} {join_author(self.kind, self.bot)}"


def join_author(kind: str, bot: str = "") -> str:
    """The text that logs store for an author: the kind, then the bot's name if there is one."""
    return f"{kind} {bot}" if bot else kind


def split_author(by: str) -> tuple[str, str]:
    """Splits the text of `join_author` into the kind and the bot's name ('' for no bot)."""
    kind, _, bot = by.partition(" ")
    return kind, bot


def parse_author(text: str) -> Author:
    """Parses an author as records write it, such as `1 bot greedy`; raises `BadRecord`."""
    seat, _, by = text.partition(" ")
    kind, bot = split_author(by)
    if not seat.isascii() or not seat.isdecimal() or len(seat) > 2 or kind not in KINDS:
        raise BadRecord(f"not a record: {text!r:.60} is not the author of an entry")
    if len(text) > LONGEST:
        raise BadRecord(f"not a record: an author has {len(text)} letters, at most {LONGEST} fit")
    if not text.isprintable():
        raise BadRecord(f"not a record: an author has unprintable characters: {text!r:.60}")
    return Author(int(seat), kind, bot)
