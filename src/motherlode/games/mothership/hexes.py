"""The hex grid: names, neighbours, distances and lines of spaces.

Rows run across; every odd row is shifted right by half a space and is one space shorter, so a
board with an odd number of rows is the same after a half turn and in both mirrors. A space is
`row * COLUMNS + column` whatever the size of the board, so a name means one place on every board:
`a1` is its top left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .kinds import Space

COLUMNS: Final = 19
ROWS: Final = 15
SPACES: Final = 285
DIRECTIONS: Final = 6
OFF_BOARD: Final = Space(-1)

NAMES: Final = tuple(
    f"{'abcdefghijklmnopqrs'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES)
)


def absolute(x: i64) -> i64:
    """The absolute value of a number."""
    return -x if x < 0 else x


def space_at(column: i64, row: i64) -> Space:
    return Space(row * COLUMNS + column)


def column_of(space: Space) -> i64:
    return space % COLUMNS


def row_of(space: Space) -> i64:
    return space // COLUMNS


def width(columns: i64, row: i64) -> i64:
    """The number of spaces of a row, on a board of `columns` columns."""
    return columns - (row & 1)


def inside(columns: i64, rows: i64, column: i64, row: i64) -> bool:
    return 0 <= row < rows and 0 <= column < width(columns, row)


def slant(space: Space) -> i64:
    """The axial coordinate q of a space, constant along one of the three line directions."""
    row = row_of(space)
    return column_of(space) - (row - (row & 1)) // 2


def distance(a: Space, b: Space) -> i64:
    """The number of steps from one space to another on an empty board."""
    across = slant(a) - slant(b)
    down = row_of(a) - row_of(b)
    third = -across - down
    return (absolute(across) + absolute(down) + absolute(third)) // 2


def point(space: Space) -> tuple[i64, i64]:
    """The point where a space is drawn: spaces of a row are 2 apart, rows 1 apart.

    A step to the south is the root of 3 times as long as one to the east.
    """
    row = row_of(space)
    return 2 * column_of(space) + (row & 1), row


def beside(columns: i64, rows: i64, space: Space, direction: i64) -> Space:
    """The neighbour in a direction (0 east, then clockwise), or OFF_BOARD."""
    row = row_of(space)
    column = column_of(space)
    shift = row & 1
    if direction == 0:
        column += 1
    elif direction == 3:
        column -= 1
    elif direction == 1 or direction == 2:
        row += 1
        column += shift - (1 if direction == 2 else 0)
    else:
        row -= 1
        column += shift - (1 if direction == 4 else 0)
    return space_at(column, row) if inside(columns, rows, column, row) else OFF_BOARD


def all_spaces(columns: i64, rows: i64) -> list[Space]:
    """Every space of a board, row by row."""
    spaces: list[Space] = []
    for row in range(rows):
        for column in range(width(columns, row)):
            spaces.append(space_at(column, row))
    return spaces


def neighbour_table(columns: i64, rows: i64) -> vec[i64]:
    """The six neighbours of every space, OFF_BOARD outside the board."""
    neighbours = vec[i64]([OFF_BOARD] * (SPACES * DIRECTIONS))
    for space in all_spaces(columns, rows):
        for direction in range(DIRECTIONS):
            neighbours[space * DIRECTIONS + direction] = beside(columns, rows, space, direction)
    return neighbours


def distance_table() -> vec[i64]:
    """Distances between all space numbers, row after row of SPACES entries."""
    distances = vec[i64]([0] * (SPACES * SPACES))
    for a in range(SPACES):
        for b in range(SPACES):
            distances[a * SPACES + b] = distance(Space(a), Space(b))
    return distances


def line(a: Space, b: Space) -> list[Space]:
    """The spaces of a straight flight from a to b, both ends included."""
    steps = distance(a, b)
    spaces = [a]
    for step in range(1, steps + 1):
        spaces.append(along(a, b, step))
    return spaces


def along(a: Space, b: Space, step: i64) -> Space:
    """The space that a straight flight from a to another space b reaches after `step` steps.

    That is the space nearest to the point `step / steps` of the way. The calculation uses whole
    numbers: coordinates are scaled by 6 * steps, and adding (1, 2, -3) breaks ties consistently.
    """
    steps = distance(a, b)
    scale = 6 * steps
    q = 6 * (slant(a) * (steps - step) + slant(b) * step) + 1
    r = 6 * (row_of(a) * (steps - step) + row_of(b) * step) + 2
    third = -q - r
    near_q = (2 * q + scale) // (2 * scale)
    near_r = (2 * r + scale) // (2 * scale)
    near_s = (2 * third + scale) // (2 * scale)
    off_q = absolute(near_q * scale - q)
    off_r = absolute(near_r * scale - r)
    off_s = absolute(near_s * scale - third)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return space_at(near_q + (near_r - (near_r & 1)) // 2, near_r)
