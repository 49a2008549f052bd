"""Where a shape may be placed, found for whole rows at a time with bit masks (S16-S23).

Bit c of a row's mask stands for column c. All places of a shape in one row are found at once: the
masks of the rows that it touches are shifted by the columns of its spaces. Joined by "and", the
masks of `free` leave the columns where every space is free; joined by "or", those of `near` leave
the columns where a space connects.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from . import actions as act, boards, kinds, spaces, state_cells as cell
from .declined_symbols_notation import count_declined, is_declined
from .dig_shapes import Pattern, Shape, Shapes
from .dig_tools import Tool
from .kinds import Colour, Space
from .params import Params


def free_rows(s: State, tool: Tool) -> vec[i64]:
    """For each row, the uncovered spaces whose terrain the tool may cover (S20, S23)."""
    free = s.cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    upper = tool.open[boards.upper_board(s)]
    seam: i64 = len(upper)
    for row in range(seam):
        free[row] = upper[row] & ~free[row]
    if boards.two_boards(s):
        lower = tool.open[boards.lower_board(s)]
        for row in range(len(lower)):
            free[seam + row] = lower[row] & ~free[seam + row]
    return free


def near_rows(s: State, height: i64, corner: bool) -> vec[i64]:
    """For each of the `height` rows, the spaces that touch a tunnel or the surface (S21, S39)."""
    cells = s.cells
    near = cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    # Tunnels left above the top row change nothing: below each lies a covered space (S52).
    before: i64 = 0
    if boards.surface_in_play(s):
        before = kinds.FULL_ROW
    here = near[0]
    for row in range(height):
        after: i64 = 0  # not a conditional expression, which would box the int
        if row + 1 < height:
            after = near[row + 1]
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


@final
@mypyc_attr(acyclic=True)
class Ground:
    """The boards for a tool: the free and the connecting spaces of each row in play."""

    def __init__(self, params: Params, s: State, tool: Tool, corners: bool) -> None:
        self.height = boards.rows_in_play(params, s)
        self.free = free_rows(s, tool)
        self.near = near_rows(s, self.height, corners)


def drill_ground(params: Params, s: State, colour: Colour, abilities: i64) -> Ground:
    """The boards for a Drill in a colour with these abilities."""
    return Ground(params, s, params.tools.drill(colour, abilities), round_corners(abilities))


def bomb_ground(params: Params, s: State) -> Ground:
    return Ground(params, s, params.tools.bomb, False)


def round_corners(abilities: i64) -> bool:
    """True if a bonus lets the tunnel connect by a corner (S39)."""
    return abilities & kinds.ROUND_CORNERS != 0


def fits(shapes: Shapes, shape: Shape, ground: Ground) -> bool:
    """True if the shape may lie somewhere on the boards in play."""
    for row in range(ground.height - shapes.height[shape] + 1):
        if places_in_row(shapes, shape, ground.free, ground.near, row) != 0:
            return True
    return False


def add_places(
    shapes: Shapes,
    shape: Shape,
    ground: Ground,
    verb: i64,
    way: i64,
    ways: i64,
    moves: LegalActions,
) -> None:
    """Adds an action for every legal place of a shape, in one of `ways` directions or turnings."""
    for row in range(ground.height - shapes.height[shape] + 1):
        places = places_in_row(shapes, shape, ground.free, ground.near, row)
        column: i64 = 0
        while places != 0:
            if places & 1 != 0:
                moves.add(verb, act.place_argument(spaces.space_at(row, column), way, ways))
            places >>= 1
            column += 1


def longest_drill(params: Params, s: State, colour: Colour, abilities: i64, most: i64) -> i64:
    """The length of the longest legal Drill in a colour, at most `most`.

    Every shorter length is legal somewhere too: a line stays legal without an end that doesn't
    connect.
    """
    ground = drill_ground(params, s, colour, abilities)
    free = ground.free
    near = ground.near
    best: i64 = 0
    for row in range(ground.height):
        best = max(best, longest_across(free[row], near[row], most))
        best = max(best, longest_down(free, near, row, ground.height, most))
        if best >= most:
            return best
    return best


def longest_across(free: i64, near: i64, most: i64) -> i64:
    """The length of the longest legal line within one row, at most `most`.

    `free` and `near` are the bits of its free and its connecting spaces.
    """
    places = free
    connected = near
    best: i64 = 0
    length: i64 = 1
    while places != 0 and length <= most:
        if places & connected != 0:
            best = length
        places &= free >> length
        connected |= near >> length
        length += 1
    return best


def longest_down(free: vec[i64], near: vec[i64], row: i64, height: i64, most: i64) -> i64:
    """The length of the longest legal line that goes down from a row."""
    places: i64 = kinds.FULL_ROW
    connected: i64 = 0
    best: i64 = 0
    for at in range(row, min(row + most, height)):
        places &= free[at]
        connected |= near[at]
        if places == 0:
            return best
        if places & connected != 0:
            best = at - row + 1
    return best


def bomb_fits(params: Params, s: State, pattern: Pattern) -> bool:
    """True if a Bomb Pattern may lie somewhere, turned in any way (S19)."""
    shapes = params.shapes
    ground = bomb_ground(params, s)
    for shape in range(shapes.first_turned[pattern], shapes.end_turned[pattern]):
        if fits(shapes, Shape(shape), ground):
            return True
    return False


def explain_place(
    params: Params, s: State, shape: Shape, space: Space, tool: Tool, corners: bool
) -> tuple[str, str]:
    """The first reason why a place is not legal: edge, tunnel, terrain, connection.

    The reason is empty if the place is legal.
    """
    shapes = params.shapes
    row = spaces.row_of(space)
    column = spaces.column_of(space)
    if leaves_boards(params, s, shape, row, column):
        return "leaves_the_boards", "S20"
    ground = Ground(params, s, tool, corners)
    for i in range(shapes.start[shape], shapes.end[shape]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        if has_column(s.cells[cell.COVERED + at], across):
            return "already_covered", "S20"
        if not has_column(ground.free[at], across):
            printed = s.cells[cell.SPACES + spaces.space_at(at, across)]
            return tool.why_not_cover(spaces.terrain_of(printed)), "S23"
    if not has_column(places_in_row(shapes, shape, ground.free, ground.near, row), column):
        return "not_connected", "S21"
    return "", ""


def explain_declined(
    shapes: Shapes, s: State, shape: Shape, place: Space, declined: i64
) -> tuple[str, str]:
    """Why symbols can't be declined; the reason is empty if they lie under the shape (S24)."""
    left = count_declined(declined)
    for i in range(shapes.start[shape], shapes.end[shape]):
        space = Space(place + shapes.offsets[i])
        symbol = spaces.symbol_of(s.cells[cell.SPACES + space])
        if is_declined(declined, shapes.bits[i]) and spaces.can_be_declined(symbol):
            left -= 1
    return ("no_symbol_there", "S24") if left > 0 else ("", "")


def leaves_boards(params: Params, s: State, shape: Shape, row: i64, column: i64) -> bool:
    """True if a shape would extend beyond an edge of the boards."""
    shapes = params.shapes
    for i in range(shapes.start[shape], shapes.end[shape]):
        if column + shapes.columns[i] >= params.columns:
            return True
    return row + shapes.height[shape] > boards.rows_in_play(params, s)


def has_column(mask: i64, column: i64) -> bool:
    """True if a row's mask has the bit of a column."""
    return (mask >> column) & 1 != 0
