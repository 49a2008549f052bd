"""Placing a tunnel without taking every symbol under it (S24): the texts and numbers of that.

A placement such as `dig c4 across without e4` is no row of the action table: it is checked, not
listed. Its number holds the place, as in the rows, and up to four declined spaces.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer

from . import kinds
from .kinds import Space

WITHOUT: Final = "without"
NONE_DECLINED: Final = 0
MOST_DECLINED: Final = 4
"""More symbols than this lie under no tunnel on shipped boards."""
BASE: Final = 801
"""A declined space is a digit from 1 on to this base; 0 stands for none."""
DECLINES: Final = 411_651_843_201
"""How many combinations of declined spaces there are: BASE to the power of MOST_DECLINED."""


def place_in(code: i64) -> i64:
    """The place in the number of a placement, as the argument of a row has it."""
    return code // DECLINES


def declined_in(code: i64) -> i64:
    """The declined spaces in the number of a placement, as one number."""
    return code % DECLINES


def is_declined(declined: i64, space: Space) -> bool:
    """True if the symbol of a space is declined."""
    while declined != NONE_DECLINED:
        if declined % BASE == space + 1:
            return True
        declined //= BASE
    return False


def count_declined(declined: i64) -> i64:
    """How many spaces are declined."""
    count: i64 = 0
    while declined != NONE_DECLINED:
        count += 1
        declined //= BASE
    return count


class PlacementText:
    """Reads and writes placements that decline symbols; `ways` are directions or turnings."""

    def __init__(self, ways: tuple[str, ...]) -> None:
        self.ways = ways

    def read(self, text: str) -> int:
        """The number of a placement; raises `ValueError` with what is wrong in the text."""
        words = text.split()
        if len(words) < 4 or words[1] not in self.ways or words[2] != WITHOUT:
            raise ValueError(f"a space, a way, {WITHOUT!r} and declined spaces are expected")
        declined = sorted({_space_named(name) for name in words[3:]}, reverse=True)
        if len(declined) > MOST_DECLINED:
            raise ValueError(f"at most {MOST_DECLINED} symbols are declined")
        place = _space_named(words[0]) * len(self.ways) + self.ways.index(words[1])
        return place * int(DECLINES) + _packed(declined)

    def text(self, number: int) -> str:
        """The canonical text of a placement: its declined spaces in the order of the boards."""
        place, declined = divmod(number, int(DECLINES))
        space, way = divmod(place, len(self.ways))
        names = " ".join(kinds.CELLS[declined_space] for declined_space in _unpacked(declined))
        return f"{kinds.CELLS[space]} {self.ways[way]} {WITHOUT} {names}"

    def random(self, dealer: Dealer) -> int:
        """A random placement that declines one space."""
        place = int(dealer.below(len(kinds.CELLS) * len(self.ways)))
        return place * int(DECLINES) + 1 + int(dealer.below(len(kinds.CELLS)))


def _space_named(name: str) -> int:
    if name not in kinds.CELLS:
        raise ValueError(f"there is no space {name!r:.12}")
    return kinds.CELLS.index(name)


def _packed(spaces: list[int]) -> int:
    """Spaces as one number; the last one is its lowest digit."""
    packed = 0
    for space in spaces:
        packed = packed * int(BASE) + space + 1
    return packed


def _unpacked(packed: int) -> list[int]:
    """The spaces in a number, the lowest digit first."""
    spaces = []
    while packed:
        packed, digit = divmod(packed, int(BASE))
        spaces.append(digit - 1)
    return spaces
