"""The state of a game: one row of integers, with a stack of frames (pending work) at its end.

A game's `Layout` (see `zones`) says what each cell means. A frame holds the pending step, the
deciding seat and the fields that the step declares (see `step_table`). The top frame is the current
decision. Copying a state copies one row, so two states never share data by mistake.
"""

from typing import Final, NewType, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Seat = NewType("Seat", i64)
"""A player's number, counted from 0."""

TOP: Final = 0
"""Cell that holds the index of the top frame's first cell."""
OVER: Final = 1
"""Cell that is 1 once the game has ended."""
TURN: Final = 2
"""Cell that holds the seat whose turn it is."""
SEATS: Final = 3
"""Cell that holds the number of seats and NPCs of this game."""
BLOCKS: Final = 4
"""Cell that holds the index of the first cell of seat 0's block."""
STRIDE: Final = 5
"""Cell that holds the number of cells in a seat's block."""
HEADER: Final = 6
"""Number of cells that the kernel uses itself, before the game's zones."""

FIELDS: Final = 4
"""Number of fields in a frame."""
FRAME: Final = 2 + FIELDS
"""Number of cells in a frame: step, seat, fields."""


@final
@mypyc_attr(acyclic=True)
class State:
    """A game's cells and its stack of frames: plain data that steps read and write."""

    def __init__(self, cells: vec[i64]) -> None:
        # Final: compiled code may read `s.cells[...]` without taking a reference to the cells.
        self.cells: Final = cells
        self._blocks: Final[i64] = cells[BLOCKS]
        self._stride: Final[i64] = cells[STRIDE]
        self.last_search: object = None
        """What a game computed last from these cells. It is no part of the state: no copy, dump or
        record has it, and the game itself checks that it still fits the cells."""

    def copy(self) -> "State":
        """Returns an independent copy."""
        return State(self.cells[:])

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Pushes a frame: its step runs before all pending ones. `a` to `d` are its fields."""
        self.cells[TOP] += FRAME
        self.become(step, seat, a, b, c, d)

    def become(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Replaces the top frame by another one."""
        cells = self.cells
        top = cells[TOP]
        cells[top] = step
        cells[top + 1] = seat
        cells[top + 2] = a
        cells[top + 3] = b
        cells[top + 4] = c
        cells[top + 5] = d

    def pop(self) -> None:
        """Removes the top frame."""
        self.cells[TOP] -= FRAME

    def step(self) -> i64:
        top = self.cells[TOP]
        return self.cells[top]

    def seat(self) -> Seat:
        """The seat that decides now."""
        at = self.cells[TOP] + 1
        return Seat(self.cells[at])

    def field(self, field: i64) -> i64:
        """Returns a field of the top frame; `StepTable.field` gives a field's number."""
        at = self.cells[TOP] + 2 + field
        return self.cells[at]

    def set_field(self, field: i64, value: i64) -> None:
        self.cells[self.cells[TOP] + 2 + field] = value

    def block(self, seat: i64) -> i64:
        """The first cell of a seat's block."""
        return self._blocks + seat * self._stride

    def next_seat(self, seat: i64) -> Seat:
        """Returns the seat to the left (the next one clockwise)."""
        following = seat + 1
        if following < self.cells[SEATS]:
            return Seat(following)
        return Seat(0)

    def previous_seat(self, seat: i64) -> Seat:
        """Returns the seat to the right (the next one counter-clockwise)."""
        if seat > 0:
            return Seat(seat - 1)
        return Seat(self.cells[SEATS] - 1)

    def over(self) -> bool:
        return self.cells[OVER] != 0

    def end(self) -> None:
        """Ends the game at once, even if frames are pending."""
        self.cells[OVER] = 1

    def dump(self) -> list[int]:
        """Returns the state as a list of integers: equal states give equal lists. See `load`."""
        cells = self.cells
        end = cells[TOP] + FRAME
        return [cells[i] for i in range(end)]

    def same(self, other: "State") -> bool:
        """True if the two states are equal."""
        return self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, tuple[list[int], int]]:
        return load, (self.dump(), len(self.cells))


def load(dump: list[int], size: int) -> State:
    """Restores the state that `State.dump` was called on; `size` is `Layout.size`."""
    return State(vec[i64](dump + [0] * (size - len(dump))))
