"""Placing a tunnel without taking every symbol under it (S24): the texts and numbers of that.

A placement such as `dig c4 across without e4` has no row in the action table: it is checked, not
listed. Its number holds the place, as in the rows, and a mask of the declined spaces. A tunnel lies
in a box whose upper left corner is the named space; the mask has a bit for each space of that box,
row by row.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import UnreadableArguments

from . import kinds

WITHOUT: Final = "without"
NONE_DECLINED: Final = 0

Box = tuple[int, int]
"""How many rows and columns a box has."""

DIG_BOXES: Final[dict[str, Box]] = {"across": (1, kinds.COLUMNS), "down": (kinds.MOST_ROWS, 1)}
"""The box of the longest line in each direction."""
BLAST_BOXES: Final[dict[str, Box]] = dict.fromkeys(
    kinds.TURNINGS, (kinds.PATTERN_SIDE, kinds.PATTERN_SIDE)
)
"""The box of the largest Bomb Pattern in each turning."""


def place_in(code: i64, ways: i64) -> i64:
    """The place in the number of a placement, as the argument of a row has it."""
    return code % (kinds.SPACES * ways)


def declined_in(code: i64, ways: i64) -> i64:
    """The mask of declined spaces in the number of a placement."""
    return code // (kinds.SPACES * ways)


def is_declined(declined: i64, bit: i64) -> bool:
    """True if the symbol of the space with this bit is declined."""
    return (declined >> bit) & 1 != 0


def count_declined(declined: i64) -> i64:
    """How many symbols a mask of declined spaces declines."""
    count: i64 = 0
    while declined != NONE_DECLINED:
        count += declined & 1
        declined >>= 1
    return count


class PlacementText:
    """Reads and writes placements that decline symbols.

    `boxes` has the largest box of a tunnel in each direction or turning.
    """

    def __init__(self, boxes: Mapping[str, Box]) -> None:
        self.boxes = boxes
        self.ways = tuple(boxes)
        self.places = len(kinds.CELLS) * len(self.ways)

    def read(self, text: str) -> int:
        """The number of a placement; raises `UnreadableArguments`, with a reason if it declines."""
        words = text.split()
        if len(words) < 4 or words[1] not in self.ways or words[2] != WITHOUT:
            if WITHOUT in words:
                raise UnreadableArguments("write_declined_spaces_after_without", "S24")
            raise UnreadableArguments("")
        first, box = _space_named(words[0]), self.boxes[words[1]]
        declined = 0
        for name in words[3:]:
            declined |= 1 << _bit_in_box(box, first, _space_named(name))
        place = first * len(self.ways) + self.ways.index(words[1])
        return declined * self.places + place

    def text(self, number: int) -> str:
        """The canonical text of a placement: its declined spaces in the order of the boards."""
        declined, place = divmod(number, self.places)
        first, way = divmod(place, len(self.ways))
        _, columns = self.boxes[self.ways[way]]
        bits = [bit for bit in range(declined.bit_length()) if declined >> bit & 1]
        names = [_name_in_box(first, *divmod(bit, columns)) for bit in bits]
        return f"{kinds.CELLS[first]} {self.ways[way]} {WITHOUT} {' '.join(names)}"

    def random(self, dealer: Dealer) -> int:
        """A random placement that declines one space."""
        first = int(dealer.below(len(kinds.CELLS)))
        way = int(dealer.below(len(self.ways)))
        rows, columns = self.boxes[self.ways[way]]
        row, column = divmod(first, int(kinds.COLUMNS))
        down = int(dealer.below(min(rows, int(kinds.MOST_ROWS) - row)))
        right = int(dealer.below(min(columns, int(kinds.COLUMNS) - column)))
        return (1 << down * columns + right) * self.places + first * len(self.ways) + way


def _space_named(name: str) -> int:
    if name not in kinds.CELLS:
        raise UnreadableArguments("no_such_space", "S24")
    return kinds.CELLS.index(name)


def _bit_in_box(box: Box, first: int, space: int) -> int:
    """The bit of a space in the box that begins at `first`."""
    rows, columns = box
    down = space // int(kinds.COLUMNS) - first // int(kinds.COLUMNS)
    right = space % int(kinds.COLUMNS) - first % int(kinds.COLUMNS)
    if not (0 <= down < rows and 0 <= right < columns):
        raise UnreadableArguments("no_symbol_there", "S24")
    return down * columns + right


def _name_in_box(first: int, down: int, right: int) -> str:
    return kinds.CELLS[first + down * int(kinds.COLUMNS) + right]
