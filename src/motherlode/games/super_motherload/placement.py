"""Where a shape may be placed: whole rows at a time, by masks (S16-S23).

Bit c of a row's mask is column c. Of a shape, all placements in a row are found at once: shift
every row it touches back by the column of the space and take them together. What is left of
`free` are the places where nothing is in the way; what is left of `near` are those that connect.
"""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import actions as act, boards, cells as cell, kinds, spaces
from .kinds import Colour, Space
from .params import Params
from .shapes import Pattern, Shape, Shapes
from .tools import Tool


def free_rows(s: State, tool: Tool) -> vec[i64]:
    """For each row, the uncovered spaces whose terrain the tool may cover (S20, S23)."""
    free = s.cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    upper = tool.open[boards.upper_board(s)]
    for row in range(kinds.ROWS):
        free[row] = upper[row] & ~free[row]
    if boards.two_boards(s):
        lower = tool.open[boards.lower_board(s)]
        for row in range(kinds.ROWS):
            free[kinds.ROWS + row] = lower[row] & ~free[kinds.ROWS + row]
    return free


def near_rows(s: State, corner: bool) -> vec[i64]:
    """For each row, the spaces that touch a covered one or the surface (S21, S39)."""
    cells = s.cells
    near = cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    height = boards.rows_in_play(s)
    before = cells[cell.ABOVE]
    here = near[0]
    for row in range(height):
        after: i64 = near[row + 1] if row + 1 < height else 0
        if corner:
            beside = before | here | after
            near[row] = (beside << 1 | beside >> 1 | before | after) & kinds.FULL_ROW
        else:
            near[row] = (here << 1 | here >> 1 | before | after) & kinds.FULL_ROW
        before = here
        here = after
    return near


def places_in_row(shapes: Shapes, shape: Shape, free: vec[i64], near: vec[i64], row: i64) -> i64:
    """The columns at which the shape may lie with its upper left corner in this row."""
    places: i64 = kinds.FULL_ROW
    connected: i64 = 0
    for i in range(shapes.start[shape], shapes.end[shape]):
        at = row + shapes.rows[i]
        column = shapes.columns[i]
        places &= free[at] >> column
        if places == 0:
            return 0
        connected |= near[at] >> column
    return places & connected


def fits(shapes: Shapes, shape: Shape, free: vec[i64], near: vec[i64], height: i64) -> bool:
    """True if the shape may lie somewhere."""
    for row in range(height - shapes.height[shape] + 1):
        if places_in_row(shapes, shape, free, near, row) != 0:
            return True
    return False


def add_places(
    shapes: Shapes,
    shape: Shape,
    free: vec[i64],
    near: vec[i64],
    height: i64,
    verb: i64,
    way: i64,
    ways: i64,
    moves: Moves,
) -> None:
    """Adds the action of every legal place of a shape, which lies one `way` of so many."""
    for row in range(height - shapes.height[shape] + 1):
        places = places_in_row(shapes, shape, free, near, row)
        column: i64 = 0
        while places != 0:
            if places & 1 != 0:
                moves.add(verb, act.place(spaces.space_at(row, column), way, ways))
            places >>= 1
            column += 1


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


def round_corners(abilities: i64) -> bool:
    """True if a bonus lets the tunnel connect by a corner (S39)."""
    return abilities & kinds.ROUND_CORNERS != 0


def reach(params: Params, s: State, colour: Colour, abilities: i64, most: i64) -> i64:
    """The longest legal Drill in a colour with these abilities, not looking beyond `most`."""
    free = free_rows(s, params.tools.drill(colour, abilities))
    near = near_rows(s, round_corners(abilities))
    return longest_line(free, near, boards.rows_in_play(s), min(most, kinds.LONGEST))


def bomb_fits(params: Params, s: State, pattern: Pattern) -> bool:
    """True if a Bomb Pattern may lie somewhere, turned in any way (S19)."""
    shapes = params.shapes
    free = free_rows(s, params.tools.bomb)
    near = near_rows(s, False)
    height = boards.rows_in_play(s)
    for shape in range(shapes.first_turned[pattern], shapes.end_turned[pattern]):
        if fits(shapes, Shape(shape), free, near, height):
            return True
    return False


def explain_place(
    shapes: Shapes, s: State, shape: Shape, space: Space, tool: Tool, corners: bool
) -> tuple[str, str]:
    """The first thing that is wrong with a place: edge, tunnel, terrain, connection."""
    row = spaces.row_of(space)
    column = spaces.column_of(space)
    if leaves_boards(shapes, s, shape, row, column):
        return "leaves_the_boards", "S20"
    free = free_rows(s, tool)
    near = near_rows(s, corners)
    for i in range(shapes.start[shape], shapes.end[shape]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        if has(s.cells[cell.COVERED + at], across):
            return "already_covered", "S20"
        if not has(free[at], across):
            printed = s.cells[cell.SPACES + spaces.space_at(at, across)]
            return tool.refusal(spaces.terrain_of(printed)), "S23"
    if not has(places_in_row(shapes, shape, free, near, row), column):
        return "not_connected", "S21"
    return "not_now", ""  # a single space goes down too, but is only listed across


def leaves_boards(shapes: Shapes, s: State, shape: Shape, row: i64, column: i64) -> bool:
    """True if a shape would lie beyond an edge."""
    for i in range(shapes.start[shape], shapes.end[shape]):
        if column + shapes.columns[i] >= kinds.COLUMNS:
            return True
    return row + shapes.height[shape] > boards.rows_in_play(s)


def has(mask: i64, column: i64) -> bool:
    return (mask >> column) & 1 != 0
