"""Boards on the table: the first side, new Depths below, old ones leaving (S8, S11, S50-S53)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, events as event, kinds
from .numbers import Numbers


def current_board(s: State) -> i64:
    """The deepest board on the table (S50)."""
    lower = s.cells[cell.LOWER]
    return (lower if lower > 0 else s.cells[cell.UPPER]) - 1


def next_depth(s: State) -> i64:
    """The Depth (0 is the first) that comes below; two players skip Depth 3 (S11)."""
    depth = current_board(s) // 2 + 1
    return depth + 1 if depth == 2 and s.cells[SEATS] == 2 else depth


def lay_first(n: Numbers, s: State, side: i64, d: Dealer) -> None:
    """Depth 1 with the surface above it (S8, S21)."""
    s.cells[cell.UPPER] = side + 1
    s.cells[cell.ABOVE] = kinds.FULL_ROW
    fill(n, s, side, 0)
    d.tell(event.BOARD_ADDED, -1, side)


def lay_below(n: Numbers, s: State, board: i64, d: Dealer) -> None:
    """Attaches a board below; with two on the table the upper one leaves first (S51)."""
    cells = s.cells
    if cells[cell.LOWER] > 0:
        d.tell(event.BOARD_REMOVED, -1, cells[cell.UPPER] - 1)
        remove_upper(s)
    cells[cell.LOWER] = board + 1
    fill(n, s, board, kinds.ROWS)
    d.tell(event.BOARD_ADDED, -1, board)


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


def fill(n: Numbers, s: State, board: i64, row: i64) -> None:
    """Prints a board's spaces from a row on; its Artifacts are now the ones to find."""
    first = cell.SPACES + row * kinds.COLUMNS
    for space in range(kinds.SPACES_OF_BOARD):
        s.cells[first + space] = n.boards.spaces[board * kinds.SPACES_OF_BOARD + space]
    s.cells[cell.ARTIFACTS_LEFT] = n.boards.artifacts[board]


@final
class Attaching(Step):
    """When the current board has no Artifact left, its finder adds the next (S51, S53).

    `a` is the Depth that would come, counted from 1, so that its sides can be shown.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.cells[cell.ARTIFACTS_LEFT] == 0 and next_depth(s) < kinds.DEPTHS:
            moves.add(act.SIDE)
            moves.add(act.SIDE + 1)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        lay_below(self.n, s, next_depth(s) * 2 + action - act.SIDE, d)
        s.pop()

    def run(self, s: State, d: Dealer) -> None:
        if s.cells[cell.ARTIFACTS_LEFT] == 0 and s.cells[cell.LAST_TURN] == 0:
            s.cells[cell.LAST_TURN] = 1
            d.tell(event.LAST_ARTIFACT, s.seat())
        s.pop()
