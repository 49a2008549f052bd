"""The boards on the table: laying, adding and removing them (S8, S11, S50-S53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, State

from . import actions as act, events as event, kinds, spaces, state_cells as cell
from .kinds import BoardSide
from .params import Params
from .steps.anytime_actions import may_use
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


def upper_rows(params: Params, s: State) -> i64:
    """How many rows the upper board has; a second board begins below them, at the seam."""
    return params.boards[upper_board(s)].rows


def rows_in_play(params: Params, s: State) -> i64:
    rows = upper_rows(params, s)
    if two_boards(s):
        rows += params.boards[lower_board(s)].rows
    return rows


def current_board_top(params: Params, s: State) -> i64:
    """The row at which the deepest board begins (S50)."""
    return upper_rows(params, s) if two_boards(s) else 0


def surface_in_play(s: State) -> bool:
    """True if Depth 1 is on the table, so that tunnels may begin at the surface (S21)."""
    return kinds.depth_of(upper_board(s)) == 0


def next_depth(params: Params, s: State) -> i64:
    """The Depth that is added next, counted from 0 (S11, S58)."""
    depth = kinds.depth_of(current_board(s)) + 1
    skips = s.cells[SEATS] == 2 and not params.options.all_depths
    return depth + 1 if depth == SKIPPED_BY_TWO and skips else depth


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
        remove_upper(params, s)
    s.cells[cell.LOWER] = board + 1
    copy_spaces(params, s, board, upper_rows(params, s))
    d.emit(event.BOARD_ADDED, -1, board)


def remove_upper(params: Params, s: State) -> None:
    """Removes the upper board with its tunnels; those across the seam are still shown (S52)."""
    cells = s.cells
    gone = upper_rows(params, s)
    cells[cell.TUNNELS_ABOVE] = cells[cell.TUNNELS_ACROSS_SEAM]
    cells[cell.TUNNELS_ACROSS_SEAM] = 0
    cells[cell.UPPER] = cells[cell.LOWER]
    shift_up(s, cell.COVERED, kinds.MOST_ROWS, gone)
    shift_up(s, cell.SPACES, kinds.SPACES, gone * kinds.COLUMNS)


def shift_up(s: State, first: i64, length: i64, by: i64) -> None:
    """Moves `length` numbers `by` places towards the first cell; zeros fill the end."""
    cells = s.cells
    for at in range(first, first + length - by):
        cells[at] = cells[at + by]
    for at in range(first + length - by, first + length):
        cells[at] = 0


def copy_spaces(params: Params, s: State, board: BoardSide, row: i64) -> None:
    """Copies a board's spaces to the table from a row on, and counts its Artifacts."""
    first = cell.SPACES + spaces.space_at(row, 0)
    printed = params.boards[board].printed
    for space in range(len(printed)):
        s.cells[first + space] = printed[space]
    s.cells[cell.ARTIFACTS_LEFT] = params.boards[board].artifacts


def add_sides(moves: LegalActions) -> None:
    for side in range(len(kinds.SIDES)):
        moves.add(act.SIDE, side)


@final
class Attaching(SuperMotherloadStep):
    """The player who covers the current board's last Artifact adds the next board (S51, S53).

    It is the last step of an action. With random sides nobody chooses (S58), but a seat that holds
    any Artifact or could take an Achievement is asked before the board comes (S42).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        if not self.board_due(s):
            return
        if not self.params.options.random_sides:
            add_sides(moves)
        elif may_use(self.params, s, s.seat()):
            moves.add(act.GO_ON)

    def board_due(self, s: State) -> bool:
        """True if the current board has no Artifact left and a deeper one follows."""
        return s.cells[cell.ARTIFACTS_LEFT] == 0 and next_depth(self.params, s) < kinds.DEPTHS

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.SIDE:
            return "side_is_random", "S58"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.GO_ON:
            self.run(s, d)
            return
        self.add_board(s, argument, d)
        end_action(s)

    def add_board(self, s: State, side: i64, d: Dealer) -> None:
        lay_below(self.params, s, kinds.board_side(next_depth(self.params, s), side), d)

    def run(self, s: State, d: Dealer) -> None:
        if self.board_due(s):
            self.add_board(s, d.below(len(kinds.SIDES)), d)
        elif s.cells[cell.ARTIFACTS_LEFT] == 0 and s.cells[cell.LAST_TURN] == 0:
            s.cells[cell.LAST_TURN] = 1
            d.emit(event.LAST_ARTIFACT, s.seat())
        end_action(s)


def end_action(s: State) -> None:
    """Ends the current action; its buys are pending (S26)."""
    s.cells[cell.IN_ACTION] = 0
    s.pop()
