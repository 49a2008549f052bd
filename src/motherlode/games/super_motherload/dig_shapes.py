"""Sets of spaces that one action covers: straight lines, and Bomb Patterns turned in every way."""

from typing import Final, NewType, final

from librt.vecs import vec
from mypy_extensions import i64

from . import kinds, spaces, text_maps
from .spaces import NOTHING
from .text_maps import Cell

Shape = NewType("Shape", i64)
Pattern = NewType("Pattern", i64)


@final
class Shapes:
    """Every shape by number, as rows and columns counted from its upper left corner.

    The spaces of a shape stand in `rows` and `columns` from `start` up to `end`; `offsets` says
    how far a space is from the corner when all spaces are counted row by row, `bits` which bit
    of a mask stands for it if its symbol is declined (S24). A pattern has the shapes from
    `first_turned` up to `end_turned`; `turning` says how a shape is turned.
    """

    def __init__(self, patterns: list[str]) -> None:
        self._shapes: list[list[Cell]] = []
        self._turnings: list[int] = []
        self.lines: Final = vec[i64](self._add_lines())
        first = [self._add_turnings(pattern) for pattern in patterns]
        self.first_turned: Final = vec[i64](first)
        self.end_turned: Final = vec[i64](first[1:] + [len(self._shapes)])
        self.turning: Final = vec[i64](self._turnings)
        ends = _running_total([len(cells) for cells in self._shapes])
        self.start: Final = vec[i64]([0] + ends[:-1])
        self.end: Final = vec[i64](ends)
        self.rows: Final = vec[i64]([row for cells in self._shapes for row, column in cells])
        self.columns: Final = vec[i64]([column for cells in self._shapes for row, column in cells])
        self.offsets: Final = vec[i64]([_offset(cell) for cells in self._shapes for cell in cells])
        self.bits: Final = vec[i64](self._all_bits())
        self.height: Final = vec[i64]([_height(cells) for cells in self._shapes])

    def _add_lines(self) -> list[int]:
        """Adds the lines of every length; gives their numbers by length and direction."""
        numbers = []
        for length in range(kinds.LONGEST_LINE + 1):
            for direction in range(len(kinds.DIRECTIONS)):
                numbers.append(self._add(_line(length, direction), NOTHING))
        return numbers

    def _add_turnings(self, pattern: str) -> int:
        """Adds a pattern turned in every way; gives the number of the first."""
        first = len(self._shapes)
        for turning, cells in text_maps.turnings(text_maps.read_pattern(pattern)):
            self._add(cells, turning)
        return first

    def _add(self, cells: list[Cell], turning: int) -> int:
        self._shapes.append(cells)
        self._turnings.append(turning)
        return len(self._shapes) - 1

    def _all_bits(self) -> list[int]:
        """The bits of the spaces of all shapes: lines bit by bit, patterns as in their box."""
        bits: list[int] = []
        for cells, turning in zip(self._shapes, self._turnings, strict=True):
            bits += range(len(cells)) if turning == NOTHING else [_bit(cell) for cell in cells]
        return bits

    def size(self, shape: Shape) -> i64:
        """How many spaces a shape (a drilled line or a turned Bomb Pattern) covers."""
        return self.end[shape] - self.start[shape]

    def line(self, length: i64, direction: i64) -> Shape:
        """The straight line of a length, across or down."""
        return Shape(self.lines[length * len(kinds.DIRECTIONS) + direction])

    def turned_pattern(self, pattern: Pattern, turning: i64) -> Shape:
        """The shape of a pattern in a turning; NOTHING if an earlier turning has the same shape."""
        for shape in range(self.first_turned[pattern], self.end_turned[pattern]):
            if self.turning[shape] == turning:
                return Shape(shape)
        return Shape(NOTHING)


def _line(length: int, direction: int) -> list[Cell]:
    return [(at, 0) if direction == kinds.DOWN else (0, at) for at in range(length)]


def _running_total(sizes: list[int]) -> list[int]:
    totals: list[int] = []
    for size in sizes:
        totals.append((totals[-1] if totals else 0) + size)
    return totals


def _offset(cell: Cell) -> int:
    return int(spaces.space_at(cell[0], cell[1]))


def _bit(cell: Cell) -> int:
    return cell[0] * kinds.PATTERN_SIDE + cell[1]


def _height(cells: list[Cell]) -> int:
    return 1 + max([0] + [row for row, column in cells])
