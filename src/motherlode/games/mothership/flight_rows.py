"""Flights searched for all spaces at once: a row of the board is a number, with a bit a column.

A search keeps its rows in one list, part after part. A part has an empty row above and below the
board, so every row of the board has neighbours.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import SEATS, Seat, State

from . import fleet, kinds, state_cells as cell
from .board import FIRST_ROW, OPEN_SPACE, PART, Board
from .hexes import COLUMNS, SPACES
from .kinds import Space
from .params import Params

FREE: Final = FIRST_ROW
"""The first row of the spaces without a ship, planet or Station."""
PASSABLE: Final = FREE + PART
"""The first row of the spaces that ships can fly over: free, or with a friendly ship (M14)."""
SAFE: Final = PASSABLE + PART
"""The first row of the spaces reached without an attack by a field."""
ENTERED: Final = SAFE + PART
"""The first row of the spaces reached by entering one field, which attacks (M31)."""

_ROW: Final = vec[i64]([space // COLUMNS for space in range(SPACES)])
_BIT: Final = vec[i64]([2 ** (space % COLUMNS) for space in range(SPACES)])


def begin(n: Params, s: State, seat: Seat, start: Space) -> vec[i64]:
    """The rows of a search from a space, for calls of `fly_on`."""
    cells = s.cells
    rows = n.board.free_rows[:]
    for planet in range(kinds.MOST_PLANETS):
        take(rows, cells[cell.PLANET_AT + planet] - 1, False)
    for i in range(cells[SEATS]):
        other = Seat(i)
        block = s.block(other)
        take(rows, cells[block + cell.STATION_AT] - 1, False)
        friendly = fleet.friends(n, seat, other)
        for at in range(block + cell.AT, block + cell.AT + kinds.FLEET):
            take(rows, cells[at] - 1, friendly)
    home = SAFE + _ROW[start]
    rows[home] = _BIT[start]
    return rows


def take(rows: vec[i64], space: i64, friendly: bool) -> None:
    """Marks a space as taken by a ship, planet or Station; -1 marks nothing."""
    if space >= 0:
        row = _ROW[space]
        bit = _BIT[space]
        rows[FREE + row] -= bit
        if not friendly:
            rows[PASSABLE + row] -= bit


def fly_on(board: Board, rows: vec[i64], start: Space, far: i64) -> None:
    """Adds the spaces that a flight from `start` reaches by its step number `far`."""
    fields = board.field_rows
    from_field = board.fields[start] != OPEN_SPACE
    entering = board.to_field[start] <= far
    row = max(_ROW[start] - far, 0)
    end = min(_ROW[start] + far + 1, board.rows)
    # The spaces reached before in the row above, in this row and in the row below.
    above: i64 = 0
    here = rows[SAFE + row]
    outside_above: i64 = 0
    outside = (here & ~fields[FIRST_ROW + row]) | rows[ENTERED + row]
    while row < end:
        field = fields[FIRST_ROW + row]
        passable = rows[PASSABLE + row]
        below = rows[SAFE + row + 1]
        reached = beside(above, here, below, row) & ~field
        if from_field:
            inside_above = above & fields[FIRST_ROW + row - 1]
            inside_below = below & fields[FIRST_ROW + row + 1]
            reached |= beside(inside_above, here & field, inside_below, row)
        rows[SAFE + row] = here | (reached & passable)
        if entering:
            # A flight enters from outside, and goes on in the field that it has entered.
            outside_below = (below & ~fields[FIRST_ROW + row + 1]) | rows[ENTERED + row + 1]
            entered = beside(outside_above, outside, outside_below, row) & field & passable
            rows[ENTERED + row] |= entered
            outside_above = outside
            outside = outside_below
        above = here
        here = below
        row += 1


def beside(above: i64, here: i64, below: i64, row: i64) -> i64:
    """The spaces of a row next to any of these spaces of the row and of the rows beside it."""
    across = above | below
    slanted = across >> 1 if row & 1 != 0 else across << 1
    return (here << 1) | (here >> 1) | across | slanted


def holds(rows: vec[i64], part: i64, space: Space) -> bool:
    """True if a part of a search has a space."""
    return rows[part + _ROW[space]] & _BIT[space] != 0
