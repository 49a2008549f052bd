"""Where a shape may be placed, found for whole rows at a time with bit masks (S16-S23).

Bit c of a row's mask stands for column c. All places of a shape in one row are found at once: the
masks of the rows that it touches are shifted by the columns of its spaces. Joined by "and", the
masks of `free` leave the columns where every space is free; joined by "or", those of `near` leave
the columns where a space connects.
"""

from typing import Final, final

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


def free_rows(params: Params, s: State, height: i64, tool: Tool) -> vec[i64]:
    """For each of the `height` rows, the uncovered spaces that the tool may cover (S20, S23)."""
    free = s.cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    open_masks = tool.open
    seam = boards.upper_rows(params, s)
    upper = boards.upper_board(s) * kinds.ROWS
    for row in range(seam):
        free[row] = open_masks[upper + row] & ~free[row]
    lower = boards.lower_board(s) * kinds.ROWS - seam
    for row in range(seam, height):
        free[row] = open_masks[lower + row] & ~free[row]
    return free


def near_rows(s: State, height: i64, corner: bool) -> vec[i64]:
    """For each of the `height` rows, the spaces that touch a tunnel or the surface (S21, S39)."""
    near = s.cells[cell.COVERED : cell.COVERED + kinds.MOST_ROWS]
    before = above_top(s)
    here = near[0]
    for row in range(height):
        after: i64 = 0  # not a conditional expression, which would box the int
        if row + 1 < height:
            after = near[row + 1]
        near[row] = near_row(before, here, after, corner)
        before = here
        here = after
    return near


def above_top(s: State) -> i64:
    """The tunnels and the surface above the top row.

    Tunnels of a removed board change nothing: below each lies a covered space (S52).
    """
    return kinds.FULL_ROW if boards.surface_in_play(s) else kinds.EMPTY_ROW


def near_row(before: i64, here: i64, after: i64, corner: bool) -> i64:
    """The spaces of a row that touch a tunnel in it or in the rows before and after it (S21)."""
    beside = here
    if corner:
        beside = before | here | after
    return (beside << 1 | beside >> 1 | before | after) & kinds.FULL_ROW


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
        self.height: i64 = boards.rows_in_play(params, s)
        self.free: Final = free_rows(params, s, self.height, tool)
        self.near: Final = near_rows(s, self.height, corners)


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
        if places != 0:
            first = act.place_argument(spaces.space_at(row, 0), way, ways)
            moves.add_bits(verb, first, places, ways)


def drill_fits(params: Params, s: State, colour: Colour, abilities: i64, length: i64) -> bool:
    """True if a line of this length may lie somewhere (S17)."""
    tool = params.tools.drill(colour, abilities)
    corners = round_corners(abilities)
    # Nearly all that fit lie across some row: the masks of all rows are seldom needed.
    seam = boards.upper_rows(params, s)
    end = boards.rows_in_play(params, s)
    if seam < end:
        lower = boards.lower_board(s) * kinds.ROWS
        if fits_across(s, tool.open, lower, seam, end, end, corners, length):
            return True
    upper = boards.upper_board(s) * kinds.ROWS
    if fits_across(s, tool.open, upper, 0, seam, end, corners, length):
        return True
    return fits_down(Ground(params, s, tool, corners), length)


def fits_across(
    s: State,
    open_masks: vec[i64],
    board: i64,
    first: i64,
    after_last: i64,
    end: i64,
    corners: bool,
    length: i64,
) -> bool:
    """True if a line may lie across a row of a board, from row `first` up to `after_last`.

    The masks of the spaces that may be covered begin at `board`; `end` is the number of rows of
    all boards.
    """
    cells = s.cells
    before = above_top(s) if first == 0 else cells[cell.COVERED + first - 1]
    here = cells[cell.COVERED + first]
    for row in range(first, after_last):
        after: i64 = 0  # not a conditional expression, which would box the int
        if row + 1 < end:
            after = cells[cell.COVERED + row + 1]
        free = open_masks[board + row - first] & ~here
        if free != 0 and fits_in_row(free, near_row(before, here, after, corners), length):
            return True
        before = here
        here = after
    return False


def fits_in_row(free: i64, near: i64, length: i64) -> bool:
    """True if a line of this length may lie in a row with these free and connecting spaces."""
    places = free
    connected = near
    for further in range(1, length):
        places &= free >> further
        if places == 0:
            return False
        connected |= near >> further
    return places & connected != 0


def fits_down(ground: Ground, length: i64) -> bool:
    """True if a line of this length may go down from some row."""
    free = ground.free
    near = ground.near
    for row in range(ground.height - length + 1):
        places: i64 = kinds.FULL_ROW
        connected: i64 = 0
        for at in range(row, row + length):
            places &= free[at]
            if places == 0:
                break
            connected |= near[at]
        if places & connected != 0:
            return True
    return False


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
