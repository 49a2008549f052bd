"""Boards on the table: the first side, new Depths below, old ones leaving (S8, S11, S50-S53)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.kinds import (
    COLUMNS,
    DEPTHS,
    FULL_ROW,
    ROWS,
    SPACES_OF_BOARD,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.parts import (
    ABOVE,
    ARTIFACTS_LEFT,
    BOARD_ADDED,
    BOARD_REMOVED,
    COVERED,
    LAST_ARTIFACT,
    LAST_TURN,
    LOWER,
    SEAM,
    SIDE,
    SPACES,
    UPPER,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State


def current_board(s: State) -> i64:
    """The deepest board on the table (S50)."""
    lower = s.cells[LOWER]
    return (lower if lower > 0 else s.cells[UPPER]) - 1


def next_depth(s: State) -> i64:
    """The Depth (0 is the first) that comes below; two players skip Depth 3 (S11)."""
    depth = current_board(s) // 2 + 1
    return depth + 1 if depth == 2 and s.cells[SEATS] == 2 else depth


def lay_first(n: Numbers, s: State, side: i64, d: Dealer) -> None:
    """Depth 1 with the surface above it (S8, S21)."""
    s.cells[UPPER] = side + 1
    s.cells[ABOVE] = FULL_ROW
    fill(n, s, side, 0)
    d.tell(BOARD_ADDED, -1, side)


def lay_below(n: Numbers, s: State, board: i64, d: Dealer) -> None:
    """Attaches a board below; with two on the table the upper one leaves first (S51)."""
    cells = s.cells
    if cells[LOWER] > 0:
        d.tell(BOARD_REMOVED, -1, cells[UPPER] - 1)
        remove_upper(s)
    cells[LOWER] = board + 1
    fill(n, s, board, ROWS)
    d.tell(BOARD_ADDED, -1, board)


def remove_upper(s: State) -> None:
    """The upper board leaves with its tunnels; what hangs over its seam stays (S51, S52)."""
    cells = s.cells
    cells[ABOVE] = cells[SEAM]
    cells[SEAM] = 0
    cells[UPPER] = cells[LOWER]
    for row in range(ROWS):
        cells[COVERED + row] = cells[COVERED + ROWS + row]
        cells[COVERED + ROWS + row] = 0
    for space in range(SPACES_OF_BOARD):
        cells[SPACES + space] = cells[SPACES + SPACES_OF_BOARD + space]


def fill(n: Numbers, s: State, board: i64, row: i64) -> None:
    """Prints a board's spaces from a row on; its Artifacts are now the ones to find."""
    first = SPACES + row * COLUMNS
    for space in range(SPACES_OF_BOARD):
        s.cells[first + space] = n.boards.spaces[board * SPACES_OF_BOARD + space]
    s.cells[ARTIFACTS_LEFT] = n.boards.artifacts[board]


@final
class Attaching(Step):
    """When the current board has no Artifact left, its finder adds the next (S51, S53).

    `a` is the Depth that would come, counted from 1, so that its sides can be shown.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.cells[ARTIFACTS_LEFT] == 0 and next_depth(s) < DEPTHS:
            moves.add(SIDE)
            moves.add(SIDE + 1)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        lay_below(self.n, s, next_depth(s) * 2 + action - SIDE, d)
        s.pop()

    def run(self, s: State, d: Dealer) -> None:
        if s.cells[ARTIFACTS_LEFT] == 0 and s.cells[LAST_TURN] == 0:
            s.cells[LAST_TURN] = 1
            d.tell(LAST_ARTIFACT, s.seat())
        s.pop()
