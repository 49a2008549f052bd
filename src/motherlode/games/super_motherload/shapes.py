"""Sets of spaces that one action covers: straight lines, and Bomb Patterns turned in every way."""

from typing import NewType, final

from librt.vecs import vec
from mypy_extensions import i64

from . import kinds, maps
from .spaces import NOTHING

Shape = NewType("Shape", i64)
Pattern = NewType("Pattern", i64)


@final
class Shapes:
    """Every shape by number, as (row, column) from its upper left corner.

    The spaces of a shape stand in `rows` and `columns` from `start` up to `end`. A pattern has
    the shapes from `first_turned` up to `end_turned`; `turning` says how a shape is turned.
    """

    def __init__(self, patterns: list[str]) -> None:
        shapes: list[list[tuple[int, int]]] = []
        turnings: list[int] = []
        lines: list[int] = []
        for length in range(kinds.LONGEST + 1):
            lines += [len(shapes), len(shapes) + 1]
            shapes += [[(0, at) for at in range(length)], [(at, 0) for at in range(length)]]
            turnings += [NOTHING, NOTHING]
        first_turned: list[int] = []
        for pattern in patterns:
            first_turned.append(len(shapes))
            for turning, cells in maps.turnings(maps.read_pattern(pattern)):
                shapes.append(cells)
                turnings.append(turning)
        ends: list[int] = []
        for shape in shapes:
            ends.append((ends[-1] if ends else 0) + len(shape))
        self.start = vec[i64]([0] + ends[:-1])
        self.end = vec[i64](ends)
        self.rows = vec[i64]([row for shape in shapes for row, column in shape])
        self.columns = vec[i64]([column for shape in shapes for row, column in shape])
        self.height = vec[i64]([1 + max([0] + [row for row, c in shape]) for shape in shapes])
        self.turning = vec[i64](turnings)
        self.first_turned = vec[i64](first_turned)
        self.end_turned = vec[i64](first_turned[1:] + [len(shapes)])
        self.lines = vec[i64](lines)

    def size(self, shape: Shape) -> i64:
        """How many spaces the shape covers."""
        return self.end[shape] - self.start[shape]

    def line(self, length: i64, direction: i64) -> Shape:
        """The straight line of a length, across or down."""
        return Shape(self.lines[length * len(kinds.DIRECTIONS) + direction])

    def turned(self, pattern: Pattern, turning: i64) -> Shape:
        """A pattern turned so; NOTHING where that looks like an earlier turning."""
        for shape in range(self.first_turned[pattern], self.end_turned[pattern]):
            if self.turning[shape] == turning:
                return Shape(shape)
        return Shape(NOTHING)
