"""The state of a game: one row of integers, the frames of pending work at its end.

A game's `Layout` (see `zones`) says which cells mean what. A frame is the step that is pending,
the seat that decides, and the fields that the step's declaration names (see `steps`). The top
frame is what is asked now. Copying a state is copying one row, so nothing can be shared by mistake.
"""

from typing import Final, NewType, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Seat = NewType("Seat", i64)
"""A player's number, from 0 on."""

TOP: Final = 0
"""Cell that holds where the top frame begins."""
OVER: Final = 1
"""Cell that is 1 once the game has ended."""
TURN: Final = 2
"""Cell that holds the seat whose turn it is."""
SEATS: Final = 3
"""Cell that holds the number of seats at this table."""
BLOCKS: Final = 4
"""Cell that holds where the block of the first seat begins."""
STRIDE: Final = 5
"""Cell that holds how many cells a seat's block has."""
HEADER: Final = 6
"""How many cells the kernel keeps for itself, before the game's zones."""

FIELDS: Final = 4
"""How many fields a frame can hold."""
FRAME: Final = 2 + FIELDS
"""Cells of a frame: step, seat, fields."""


@final
@mypyc_attr(acyclic=True)
class State:
    """Plain data that a game's steps read and write."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells
        self._blocks = cells[BLOCKS]
        self._stride = cells[STRIDE]

    def copy(self) -> "State":
        """An independent state, equal to this one."""
        return State(self.cells[:])

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Puts work on top, done before what is pending now; fields in the order of the row."""
        self._put_frame(self.cells[TOP] + FRAME, step, seat, a, b, c, d)

    def become(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Replaces the top frame: this work is done, that comes next."""
        self._put_frame(self.cells[TOP], step, seat, a, b, c, d)

    def _put_frame(self, top: i64, step: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        cells = self.cells
        cells[TOP] = top
        cells[top] = step
        cells[top + 1] = seat
        cells[top + 2] = a
        cells[top + 3] = b
        cells[top + 4] = c
        cells[top + 5] = d

    def pop(self) -> None:
        """Takes the top frame off: its work is done."""
        self.cells[TOP] -= FRAME

    def step(self) -> i64:
        top = self.cells[TOP]
        return self.cells[top]

    def seat(self) -> Seat:
        """The seat that decides now."""
        at = self.cells[TOP] + 1
        return Seat(self.cells[at])

    def field(self, field: i64) -> i64:
        """A field of the top frame, as the game's step table numbers it."""
        at = self.cells[TOP] + 2 + field
        return self.cells[at]

    def set_field(self, field: i64, value: i64) -> None:
        self.cells[self.cells[TOP] + 2 + field] = value

    def block(self, seat: i64) -> i64:
        """The first cell of a seat's block."""
        return self._blocks + seat * self._stride

    def next_seat(self, seat: i64) -> Seat:
        """The seat to the left: the next one clockwise."""
        following = seat + 1
        return Seat(following if following < self.cells[SEATS] else 0)

    def previous_seat(self, seat: i64) -> Seat:
        """The seat to the right."""
        return Seat(seat - 1 if seat > 0 else self.cells[SEATS] - 1)

    def over(self) -> bool:
        return self.cells[OVER] != 0

    def end(self) -> None:
        """Ends the game at once, whatever is pending."""
        self.cells[OVER] = 1

    def dump(self) -> list[int]:
        """The canonical form: equal states give equal dumps, and `load` takes it back."""
        cells = self.cells
        end = cells[TOP] + FRAME
        return [cells[i] for i in range(end)]

    def same(self, other: "State") -> bool:
        """Whether the two states are equal."""
        return self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, tuple[list[int], int]]:
        return load, (self.dump(), len(self.cells))


def load(dump: list[int], size: int) -> State:
    """The state that `dump` was taken of; `size` is its layout's number of cells."""
    return State(vec[i64](dump + [0] * (size - len(dump))))
