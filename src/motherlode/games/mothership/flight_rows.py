"""Flights searched for all spaces at once: a row of the board is a number, with a bit a column.

A search keeps its rows in one list, part after part: the free and the passable spaces, then for
each number of steps the spaces reached without and with an attack by a field. A part has an empty
row above and below the board, so every row of the board has neighbours.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.state import SEATS, Seat, State

from . import fleet, kinds, state_cells as cell
from .board import FIRST_ROW, MOST_STEPS, OPEN_SPACE, PART, Board
from .hexes import COLUMNS, SPACES
from .kinds import Space
from .params import Params

FREE: Final = FIRST_ROW
"""The first row of the spaces without a ship, planet or Station."""
PASSABLE: Final = FREE + PART
"""The first row of the spaces that ships can fly over: free, or with a friendly ship (M14)."""
SAFE: Final = PASSABLE + PART
"""The first row of the spaces reached by no step without an attack by a field: the start."""
ENTERED: Final = PART
"""From a row of spaces reached without an attack to that of the spaces reached by entering one
field, which attacks (M31)."""
A_STEP: Final = 2 * PART
"""From the rows of one number of steps to those of the next."""

_ROW: Final = vec[i64]([space // COLUMNS for space in range(SPACES)])
_BIT: Final = vec[i64]([2 ** (space % COLUMNS) for space in range(SPACES)])
_NO_PLACES: Final = vec[i64]([0] * (kinds.MOST_PLANETS + kinds.MOST_SEATS * (kinds.FLEET + 1)))


def flights_of(n: Params, s: State, seat: Seat, start: Space, power: i64) -> "Flights":
    """The flights of a seat's ships from a space; searched only if the last search doesn't fit."""
    last = s.last_search
    if isinstance(last, Flights) and last.fits(n, s, seat, start, power):
        return last
    found = Flights(n, s, seat, start, power)
    s.last_search = found
    return found


def reached_by(steps: i64) -> i64:
    """The first row of the spaces reached within some steps without an attack by a field."""
    return SAFE + steps * A_STEP


@final
@mypyc_attr(acyclic=True)
class Flights:
    """The spaces that a seat's ships reach from a space by each number of steps up to `power`."""

    def __init__(self, n: Params, s: State, seat: Seat, start: Space, power: i64) -> None:
        self._table: Final = n
        self.seat: i64 = seat
        self.start: i64 = start
        self.power: i64 = power
        self._places: Final = _NO_PLACES[:]
        most = min(power, MOST_STEPS)
        self.rows: Final = n.board.search_rows[: SAFE + (1 + most) * A_STEP]
        self._take_all(n, s, seat)
        home = SAFE + _ROW[start]
        self.rows[home] = _BIT[start]
        for steps in range(1, most + 1):
            fly_on(n.board, self.rows, start, steps)

    def fits(self, n: Params, s: State, seat: Seat, start: Space, power: i64) -> bool:
        """True if a new search would find the same: everything stands where it stood."""
        if self.start != start or self.seat != seat or self.power < power:
            return False
        if self._table is not n:
            return False
        cells = s.cells
        places = self._places
        for planet in range(kinds.MOST_PLANETS):
            if cells[cell.PLANET_AT + planet] != places[planet]:
                return False
        kept: i64 = kinds.MOST_PLANETS
        for i in range(cells[SEATS]):
            block = s.block(i)
            if cells[block + cell.STATION_AT] != places[kept]:
                return False
            for at in range(block + cell.AT, block + cell.AT + kinds.FLEET):
                kept += 1
                if cells[at] != places[kept]:
                    return False
            kept += 1
        return True

    def holds(self, steps: i64, entering: bool, space: Space) -> bool:
        """True if a flight of this many steps or fewer reaches a space, entering a field or not."""
        at = reached_by(steps) + _ROW[space]
        if entering:
            at += ENTERED
        return self.rows[at] & _BIT[space] != 0

    def _take_all(self, n: Params, s: State, seat: Seat) -> None:
        """Marks the spaces of all planets, Stations and ships as taken, and keeps them in this
        order."""
        cells = s.cells
        rows = self.rows
        places = self._places
        for planet in range(kinds.MOST_PLANETS):
            place = cells[cell.PLANET_AT + planet]
            places[planet] = place
            take(rows, place - 1, False)
        kept: i64 = kinds.MOST_PLANETS
        for i in range(cells[SEATS]):
            other = Seat(i)
            block = s.block(other)
            place = cells[block + cell.STATION_AT]
            places[kept] = place
            take(rows, place - 1, False)
            friendly = fleet.friends(n, seat, other)
            for at in range(block + cell.AT, block + cell.AT + kinds.FLEET):
                kept += 1
                place = cells[at]
                places[kept] = place
                take(rows, place - 1, friendly)
            kept += 1


def take(rows: vec[i64], space: i64, friendly: bool) -> None:
    """Marks a space as taken by a ship, planet or Station; -1 marks nothing."""
    if space >= 0:
        row = _ROW[space]
        bit = _BIT[space]
        rows[FREE + row] -= bit
        if not friendly:
            rows[PASSABLE + row] -= bit


def fly_on(board: Board, rows: vec[i64], start: Space, steps: i64) -> None:
    """Writes the spaces that flights from `start` reach by `steps` steps, from those of one less.

    Only rows within `steps` rows of the start are written: the others have no reached space.
    """
    fields = board.field_rows
    from_field = board.fields[start] != OPEN_SPACE
    entering = board.to_field[start] <= steps
    row = max(_ROW[start] - steps, 0)
    end = min(_ROW[start] + steps + 1, board.rows)
    before = reached_by(steps - 1)
    after = before + A_STEP
    # The spaces reached before in the row above, in this row and in the row below.
    above: i64 = 0
    here = rows[before + row]
    while row < end:
        below = rows[before + row + 1]
        field = fields[FIRST_ROW + row]
        passable = rows[PASSABLE + row]
        reached = beside(above, here, below, row) & ~field
        if from_field:
            inside_above = above & fields[FIRST_ROW + row - 1]
            inside_below = below & fields[FIRST_ROW + row + 1]
            reached |= beside(inside_above, here & field, inside_below, row)
        rows[after + row] = here | (reached & passable)
        if entering and field != 0:
            # A flight enters from outside, and goes on in the field that it has entered.
            entered = beside(
                outside(fields, rows, before, row - 1),
                outside(fields, rows, before, row),
                outside(fields, rows, before, row + 1),
                row,
            )
            rows[after + ENTERED + row] = rows[before + ENTERED + row] | (
                entered & field & passable
            )
        above = here
        here = below
        row += 1


def outside(fields: vec[i64], rows: vec[i64], before: i64, row: i64) -> i64:
    """The spaces of a row from which a flight goes into a field, or on in one it has entered."""
    return (rows[before + row] & ~fields[FIRST_ROW + row]) | rows[before + ENTERED + row]


def beside(above: i64, here: i64, below: i64, row: i64) -> i64:
    """The spaces of a row next to any of these spaces of the row and of the rows beside it."""
    across = above | below
    slanted = across >> 1 if row & 1 != 0 else across << 1
    return (here << 1) | (here >> 1) | across | slanted
