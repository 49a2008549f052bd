"""Where a shape may be placed: whole rows at a time, by masks (S16-S23).

Bit c of a row's mask is column c. Of a shape, all placements in a row are found at once: shift
every row it touches back by the column of the space and take them together. What is left of
`free` are the places where nothing is in the way; what is left of `near` are those that connect.
"""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import cells as cell, kinds
from .numbers import Boards, Numbers, Shapes


def rows_in_play(s: State) -> i64:
    return kinds.ROWS if s.cells[cell.LOWER] == 0 else kinds.MOST_ROWS


def drill_tool(colour: i64, bonuses: i64) -> i64:
    """What a Drill in a colour digs with: one that breaks Rock where a bonus says so (S38)."""
    return colour + kinds.ROCK_DRILL if bonuses & kinds.ROCK_BONUS != 0 else colour


def free_rows(boards: Boards, s: State, tool: i64) -> vec[i64]:
    """For each row, the uncovered spaces whose terrain the tool may cover (S20, S23)."""
    cells = s.cells
    free = cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    upper = cells[cell.UPPER] - 1
    lower = cells[cell.LOWER] - 1
    for row in range(kinds.ROWS):
        free[row] = boards.open_mask(upper, row, tool) & ~free[row]
        if lower >= 0:
            free[kinds.ROWS + row] = boards.open_mask(lower, row, tool) & ~free[kinds.ROWS + row]
    return free


def near_rows(s: State, corner: bool) -> vec[i64]:
    """For each row, the spaces that touch a covered one or the surface (S21, S39)."""
    cells = s.cells
    near = cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    height = rows_in_play(s)
    before = cells[cell.COVERED - 1]  # the cell `above`
    here = near[0]
    for row in range(height):
        after = near[row + 1] if row + 1 < height else 0
        if corner:
            beside = before | here | after
            near[row] = (beside << 1 | beside >> 1 | before | after) & kinds.FULL_ROW
        else:
            near[row] = (here << 1 | here >> 1 | before | after) & kinds.FULL_ROW
        before = here
        here = after
    return near


def places_in_row(shapes: Shapes, shape: i64, free: vec[i64], near: vec[i64], row: i64) -> i64:
    """The columns at which the shape may lie with its upper left corner in this row."""
    places: i64 = kinds.FULL_ROW
    connected: i64 = 0
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        at = row + shapes.rows[i]
        column = shapes.columns[i]
        places &= free[at] >> column
        if places == 0:
            return 0
        connected |= near[at] >> column
    return places & connected


def fits(shapes: Shapes, shape: i64, free: vec[i64], near: vec[i64], height: i64) -> bool:
    """Whether the shape may lie anywhere."""
    for row in range(height - shapes.height[shape] + 1):
        if places_in_row(shapes, shape, free, near, row) != 0:
            return True
    return False


def add_places(
    shapes: Shapes,
    shape: i64,
    free: vec[i64],
    near: vec[i64],
    height: i64,
    first: i64,
    ways: i64,
    moves: Moves,
) -> None:
    """Adds the action of every legal place; actions follow `first` by cell, `ways` to a cell."""
    for row in range(height - shapes.height[shape] + 1):
        places = places_in_row(shapes, shape, free, near, row)
        action = first + row * kinds.COLUMNS * ways
        while places != 0:
            if places & 1 != 0:
                moves.add(action)
            places >>= 1
            action += ways


def longest_line(free: vec[i64], near: vec[i64], height: i64, most: i64) -> i64:
    """The length of the longest legal line, not looking beyond `most`.

    A legal line stays legal when it loses an end that doesn't connect, so every shorter length
    is legal somewhere too.
    """
    best: i64 = 0
    for row in range(height):
        places = free[row]
        connected = near[row]
        length: i64 = 1
        while places != 0:
            if places & connected != 0 and length > best:
                best = length
                if best >= most:
                    return best
            places &= free[row] >> length
            connected |= near[row] >> length
            length += 1
        places = free[row]
        connected = near[row]
        length = 1
        while places != 0:
            if places & connected != 0 and length > best:
                best = length
                if best >= most:
                    return best
            if row + length >= height:
                break
            places &= free[row + length]
            connected |= near[row + length]
            length += 1
    return best


def reach(n: Numbers, s: State, colour: i64, bonuses: i64, most: i64) -> i64:
    """The longest legal Drill in a colour with these bonuses, not looking beyond `most`."""
    free = free_rows(n.boards, s, drill_tool(colour, bonuses))
    near = near_rows(s, bonuses & kinds.CORNER != 0)
    return longest_line(free, near, rows_in_play(s), min(most, kinds.LONGEST))


def bomb_fits(n: Numbers, pattern: i64, free: vec[i64], near: vec[i64], height: i64) -> bool:
    """Whether a Bomb Pattern may lie anywhere, turned in any way (S19)."""
    shapes = n.shapes
    for shape in range(shapes.first_turning[pattern], shapes.first_turning[pattern + 1]):
        if fits(shapes, shape, free, near, height):
            return True
    return False
