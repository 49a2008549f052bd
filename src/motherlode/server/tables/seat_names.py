"""The names of seats: printable, and unique at their table."""

import unicodedata

from motherlode.server.api.errors import Refusal
from motherlode.server.tables.table_config import OPEN, TableConfig


def clean_name(name: str) -> str:
    """A name without control characters; raises a Refusal if nothing is left."""
    shown = "".join(c for c in name if c.isprintable()).strip()
    if not shown:
        raise Refusal("unprintable_name", "a name needs at least one printable character")
    return shown


def unique_name(config: TableConfig, seat: int, name: str) -> str:
    """The cleaned name for a seat; raises a Refusal if another seat has it."""
    shown = clean_name(name)
    if _same_as(shown) in _taken(config, seat):
        raise Refusal("name_taken", f"somebody at this table is called {shown}")
    return shown


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
    """Names that look alike have the same text: case, spaces and forms of letters don't count."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
