"""The boards on the table: laying, adding and removing them (S8, S11, S50-S53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, events as event, kinds, spaces
from .kinds import BoardSide
from .params import Params
from .steps.base_step import SuperMotherloadStep

SKIPPED_BY_TWO: Final = 2
"""The third Depth, counted from 0: two players leave it out (S11)."""


def upper_board(s: State) -> BoardSide:
    """The upper board on the table; its cell holds the number of the board plus 1."""
    return BoardSide(s.cells[cell.UPPER] - 1)


def lower_board(s: State) -> BoardSide:
    """The lower board; there must be two."""
    return BoardSide(s.cells[cell.LOWER] - 1)


def two_boards(s: State) -> bool:
    """True if two boards are on the table."""
    return s.cells[cell.LOWER] > 0


def current_board(s: State) -> BoardSide:
    """The deepest board on the table (S50)."""
    return lower_board(s) if two_boards(s) else upper_board(s)


def rows_in_play(s: State) -> i64:
    return kinds.MOST_ROWS if two_boards(s) else kinds.ROWS


def next_depth(s: State) -> i64:
    """The Depth that is added next, counted from 0."""
    depth = kinds.depth_of(current_board(s)) + 1
    return depth + 1 if depth == SKIPPED_BY_TWO and s.cells[SEATS] == 2 else depth


def lay_first(params: Params, s: State, board: BoardSide, d: Dealer) -> None:
    """Lays Depth 1 with the surface above it (S8, S21)."""
    s.cells[cell.UPPER] = board + 1
    s.cells[cell.TUNNELS_ABOVE] = kinds.FULL_ROW
    copy_spaces(params, s, board, 0)
    d.emit(event.BOARD_ADDED, -1, board)


def lay_below(params: Params, s: State, board: BoardSide, d: Dealer) -> None:
    """Attaches a board below; with two on the table the upper one leaves first (S51)."""
    if two_boards(s):
        d.emit(event.BOARD_REMOVED, -1, upper_board(s))
        remove_upper(s)
    s.cells[cell.LOWER] = board + 1
    copy_spaces(params, s, board, kinds.ROWS)
    d.emit(event.BOARD_ADDED, -1, board)


def remove_upper(s: State) -> None:
    """Removes the upper board with its tunnels; those across the seam still connect (S51, S52)."""
    cells = s.cells
    cells[cell.TUNNELS_ABOVE] = cells[cell.TUNNELS_ACROSS_SEAM]
    cells[cell.TUNNELS_ACROSS_SEAM] = 0
    cells[cell.UPPER] = cells[cell.LOWER]
    for row in range(kinds.ROWS):
        cells[cell.COVERED + row] = cells[cell.COVERED + kinds.ROWS + row]
        cells[cell.COVERED + kinds.ROWS + row] = 0
    for space in range(kinds.SPACES_OF_BOARD):
        cells[cell.SPACES + space] = cells[cell.SPACES + kinds.SPACES_OF_BOARD + space]


def copy_spaces(params: Params, s: State, board: BoardSide, row: i64) -> None:
    """Copies a board's spaces to the table from a row on, and counts its Artifacts."""
    first = cell.SPACES + spaces.space_at(row, 0)
    printed = params.boards[board].printed
    for space in range(kinds.SPACES_OF_BOARD):
        s.cells[first + space] = printed[space]
    s.cells[cell.ARTIFACTS_LEFT] = params.boards[board].artifacts


def add_sides(moves: LegalActions) -> None:
    for side in range(len(kinds.SIDES)):
        moves.add(act.SIDE, side)


@final
class Attaching(SuperMotherloadStep):
    """The finder of the current board's last Artifact adds the next board (S51, S53).

    The base class explains why there is no board to add: at this step both sides are legal.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.cells[cell.ARTIFACTS_LEFT] == 0 and next_depth(s) < kinds.DEPTHS:
            add_sides(moves)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        lay_below(self.params, s, kinds.board_side(next_depth(s), argument), d)
        s.pop()

    def run(self, s: State, d: Dealer) -> None:
        if s.cells[cell.ARTIFACTS_LEFT] == 0 and s.cells[cell.LAST_TURN] == 0:
            s.cells[cell.LAST_TURN] = 1
            d.emit(event.LAST_ARTIFACT, s.seat())
        s.pop()
