"""The names of seats: printable, and unique at their table."""

import unicodedata

from motherlode.server.api.errors import Refusal
from motherlode.server.tables.table_config import OPEN, WAITING, TableConfig

NAMES_WHILE_WAITING, RENAMING_SECONDS = 5, 10.0
"""Before the deal a seat may change its name or colour so often in this time: everybody is shown
it, like a chat message, and nobody can mute it."""
NAMES_AFTER_DEAL = 3
"""After the deal a seat may change its name or colour so often."""

INVISIBLE = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0]
    + [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)
"""Characters that Unicode calls printable although nobody sees them."""
LATIN = "ABEKMHOPCTYXIJSaeopcyxijshABEZHIKMNOPTYXov"
OTHERS = (
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405"
)
OTHERS += "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb"
OTHERS += "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
OTHERS += "\u03bf\u03bd"
LOOKALIKES = str.maketrans(OTHERS, LATIN)
"""Cyrillic and Greek letters, and the Latin ones that look the same."""
STROKES = str.maketrans("l10", "iio")
""""Iris" and "lris" look the same in many fonts."""


def clean_name(name: str) -> str:
    """A name without control characters; raises a Refusal if nothing is left."""
    shown = "".join(c for c in name if c.isprintable()).strip()
    if not _same_as(shown):
        raise Refusal("unprintable_name", "a name needs at least one printable character")
    return shown


def unique_name(config: TableConfig, seat: int, name: str) -> str:
    """The cleaned name for a seat; raises a Refusal if another seat has it."""
    shown = clean_name(name)
    if _same_as(shown) in _taken(config, seat):
        raise Refusal("name_taken", f"somebody at this table is called {shown}")
    return shown


def same_name(name: str, other: str) -> bool:
    """True if two names look alike."""
    return _same_as(name) == _same_as(other)


def change_looks(config: TableConfig, seat: int, name: str, colour: str, now: int) -> None:
    """Gives a seat the name and the colour that its player chose; empty ones stay as they are.

    Raises a Refusal if they change too often.
    """
    owner = config.seats[seat]
    chosen = unique_name(config, seat, name) if name else owner.name
    colour = colour or owner.colour
    if (chosen, colour) != (owner.name, owner.colour):
        count_change(config, seat, now)
        owner.name, owner.colour = chosen, colour


def count_change(config: TableConfig, seat: int, now: int) -> None:
    """Counts a change that everybody is shown: of a seat's name or colour, or of whom the host
    expects there. Raises a Refusal if there are too many."""
    owner, waiting = config.seats[seat], config.state == WAITING
    most = NAMES_WHILE_WAITING if waiting else NAMES_AFTER_DEAL
    since = now - RENAMING_SECONDS * 1000 if waiting else config.begun
    lately = [at for at in owner.renamed if at > since]
    if len(lately) >= most:
        raise Refusal("renamed_too_often", "this seat changed its name or colour too often")
    owner.renamed = [*lately, now]


def free_default_name(config: TableConfig, seat: int) -> str:
    """`Player 2` for seat 1, with a higher number if another seat is called that."""
    number, taken = seat + 1, _taken(config, seat)
    while _same_as(name := f"Player {number}") in taken:
        number += 1
    return name


def _taken(config: TableConfig, but: int) -> set[str]:
    """The names of all other seats, as they are compared; nobody has the name of an open seat."""
    others = [owner for seat, owner in enumerate(config.seats) if seat != but]
    return {_same_as(owner.name) for owner in others if owner.name and owner.kind != OPEN}


def _same_as(name: str) -> str:
    """Names that look alike have the same text.

    Case, spaces, forms of letters, invisible characters and alphabets don't count.
    """
    visible = "".join(c for c in name if ord(c) not in INVISIBLE)
    shown = unicodedata.normalize("NFKC", visible).translate(LOOKALIKES)
    return "".join(shown.casefold().translate(STROKES).split())
