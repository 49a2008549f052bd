"""Boards on the table: the first side, new Depths below, old ones leaving (S8, S11, S50-S53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.super_motherload.steps.base_step import SuperMotherloadStep
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, events as event, kinds, spaces
from .kinds import BoardSide
from .params import Params

SKIPPED_BY_TWO: Final = 2
"""The third Depth, counted from 0: two players leave it out (S11)."""


def upper_board(s: State) -> BoardSide:
    """The upper board on the table; its cell counts from 1 on."""
    return BoardSide(s.cells[cell.UPPER] - 1)


def lower_board(s: State) -> BoardSide:
    """The lower board, where there are two."""
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
    """The Depth (0 is the first) that comes below."""
    depth = kinds.depth_of(current_board(s)) + 1
    return depth + 1 if depth == SKIPPED_BY_TWO and s.cells[SEATS] == 2 else depth


def lay_first(params: Params, s: State, board: BoardSide, d: Dealer) -> None:
    """Lays Depth 1 with the surface above it (S8, S21)."""
    s.cells[cell.UPPER] = board + 1
    s.cells[cell.ABOVE] = kinds.FULL_ROW
    fill(params, s, board, 0)
    d.emit(event.BOARD_ADDED, -1, board)


def lay_below(params: Params, s: State, board: BoardSide, d: Dealer) -> None:
    """Attaches a board below; with two on the table the upper one leaves first (S51)."""
    if two_boards(s):
        d.emit(event.BOARD_REMOVED, -1, upper_board(s))
        remove_upper(s)
    s.cells[cell.LOWER] = board + 1
    fill(params, s, board, kinds.ROWS)
    d.emit(event.BOARD_ADDED, -1, board)


def remove_upper(s: State) -> None:
    """The upper board leaves with its tunnels; what hangs over its seam stays (S51, S52)."""
    cells = s.cells
    cells[cell.ABOVE] = cells[cell.SEAM]
    cells[cell.SEAM] = 0
    cells[cell.UPPER] = cells[cell.LOWER]
    for row in range(kinds.ROWS):
        cells[cell.COVERED + row] = cells[cell.COVERED + kinds.ROWS + row]
        cells[cell.COVERED + kinds.ROWS + row] = 0
    for space in range(kinds.SPACES_OF_BOARD):
        cells[cell.SPACES + space] = cells[cell.SPACES + kinds.SPACES_OF_BOARD + space]


def fill(params: Params, s: State, board: BoardSide, row: i64) -> None:
    """Prints a board's spaces from a row on; its Artifacts are now the ones to find."""
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
    """When the current board has no Artifact left, its finder adds the next (S51, S53).

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
