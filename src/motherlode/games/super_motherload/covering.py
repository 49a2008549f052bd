"""Covering spaces: what an action finds under its tunnel, and what follows (S24-S26)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

from . import boards, cards, cells as cell, events as event, kinds, selection, step_table as step
from .numbers import Numbers

JUST_DONE: Final = 1
"""What a Claiming frame holds in `a` when the facts of an action count."""


def spend_action(s: State) -> None:
    """An action other than a pass begins: its facts start at nothing."""
    s.cells[cell.LEFT] -= 1
    s.cells[cell.ACTED] = 1
    for fact in range(kinds.ACTION_FACTS):
        s.cells[cell.FACTS + fact] = 0


def drill(n: Numbers, s: State, seat: i64, shape: i64, row: i64, column: i64, d: Dealer) -> None:
    """Does a Drill whose cards and place are chosen (S26)."""
    draws = selection.played_with(n, s, seat, kinds.DRAW_ONE) + 2 * selection.played_with(
        n, s, seat, kinds.DRAW_TWO
    )
    bombs = selection.played_with(n, s, seat, kinds.BOMB_BONUS)
    swaps = selection.played_with(n, s, seat, kinds.SWAP)
    split: i64 = 1 if selection.played_with(n, s, seat, kinds.SPLIT) > 0 else 0
    spend_action(s)
    cards.discard_played(s, seat, d)
    d.tell(event.DRILLED, seat, row * kinds.COLUMNS + column, shape % 2, n.shapes.size(shape))
    cover_spaces(n, s, seat, False, shape, row, column, d)
    cards.draw_cards(s, seat, draws, d)
    for i in range(bombs):
        cards.take_bomb(s, seat, d)
    set_off(s, seat, split)
    if swaps > 0:
        s.push(step.SWAPPING, seat, swaps)


def bomb(n: Numbers, s: State, seat: i64, shape: i64, row: i64, column: i64, d: Dealer) -> None:
    """Does a Bomb whose card and place are chosen; the card's bonuses do nothing (S18, S26)."""
    spend_action(s)
    cards.discard_played(s, seat, d)
    s.cells[cell.block(seat) + cell.TOKENS] -= 1
    s.cells[cell.BOMBS] += 1
    s.cells[cell.FACTS + kinds.TURN_BOMBS] += 1
    turning = n.shapes.turning[shape]
    d.tell(event.BOMBED, seat, row * kinds.COLUMNS + column, turning, n.shapes.size(shape))
    cover_spaces(n, s, seat, True, shape, row, column, d)
    set_off(s, seat, 0)


def set_off(s: State, seat: i64, split: i64) -> None:
    """What follows once spaces are covered, the last of it first (S26)."""
    s.push(step.BUYING, seat)
    s.push(step.ATTACHING, seat, boards.next_depth(s) + 1)
    s.push(step.CLAIMING, seat, JUST_DONE)
    s.push(step.STOWING, seat, split)
    s.push(step.FINDING, seat)


def cover_spaces(
    n: Numbers, s: State, seat: i64, bombing: bool, shape: i64, row: i64, column: i64, d: Dealer
) -> None:
    """Lays the tunnel and gathers what is under it."""
    cells = s.cells
    shapes = n.shapes
    highest: i64 = kinds.MOST_ROWS
    lowest: i64 = 0
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        bit = one(across)
        cells[cell.COVERED + at] |= bit
        highest = min(highest, at)
        lowest = max(lowest, at)
        space = cells[cell.SPACES + at * kinds.COLUMNS + across]
        d.tell(event.SPACE_COVERED, seat, at * kinds.COLUMNS + across, space)
        note_terrain(s, bombing, (space - 1) >> 4)
        gather(n, s, seat, at, (space - 1) & 15, bombing, d)
    if highest < kinds.ROWS <= lowest:
        cells[cell.FACTS + kinds.CROSS_SEAM] = 1
        cells[cell.SEAM] |= crossing(n, shape, row, column)
    count_kinds(s)


def one(column: i64) -> i64:
    """The mask of one column."""
    mask: i64 = 1
    return mask << column


def crossing(n: Numbers, shape: i64, row: i64, column: i64) -> i64:
    """The columns in which the shape covers the spaces on both sides of the seam (S52)."""
    shapes = n.shapes
    over: i64 = 0
    under: i64 = 0
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        if row + shapes.rows[i] == kinds.ROWS - 1:
            over |= one(column + shapes.columns[i])
        elif row + shapes.rows[i] == kinds.ROWS:
            under |= one(column + shapes.columns[i])
    return over & under


def note_terrain(s: State, bombing: bool, terrain: i64) -> None:
    """Counts a covered space among the facts of the action and the turn."""
    cells = s.cells
    cells[cell.FACTS + kinds.TURN_SPACES] += 1
    if bombing:
        cells[cell.FACTS + kinds.BOMB_SPACES] += 1
        if terrain == kinds.ROCK:
            cells[cell.FACTS + kinds.BOMB_ROCK] += 1
    else:
        cells[cell.FACTS + kinds.DRILL_SPACES] += 1
        if terrain == kinds.ROCK:
            cells[cell.FACTS + kinds.DRILL_ROCK] += 1
        elif terrain >= kinds.RED_STEEL:
            cells[cell.FACTS + kinds.DRILL_STEEL] += 1


def gather(
    n: Numbers, s: State, seat: i64, row: i64, symbol: i64, bombing: bool, d: Dealer
) -> None:
    """Takes a Mineral, or remembers a symbol until its time in the order of S26 (S24, S25)."""
    cells = s.cells
    if kinds.FIRST_MINERAL <= symbol <= kinds.LAST_MINERAL:
        mineral = symbol - kinds.FIRST_MINERAL
        cells[cell.LOOT + mineral] += 1
        cells[cell.FACTS + kinds.COLLECT_MINERALS] += 1
        cells[cell.FACTS + kinds.COLLECT_VALUE] += n.mineral_values[mineral]
        if bombing:
            cells[cell.FACTS + kinds.BOMB_MINERALS] += 1
        d.tell(event.COLLECTED, seat, mineral)
    elif symbol >= kinds.BOMB_SYMBOL:
        cells[cell.FACTS + kinds.COLLECT_SYMBOLS] += 1
        if symbol == kinds.BOMB_SYMBOL:
            cells[cell.FOUND] += 1
        elif symbol == kinds.ARTIFACT_SYMBOL:
            cells[cell.FOUND + 2] += 1
            if cells[cell.LOWER] == 0 or row >= kinds.ROWS:
                cells[cell.ARTIFACTS_LEFT] -= 1
        else:
            cells[cell.FOUND + 1] += symbol - kinds.DRAW_1_SYMBOL + 1


def count_kinds(s: State) -> None:
    sorts: i64 = 0
    for mineral in range(len(kinds.MINERALS)):
        if s.cells[cell.LOOT + mineral] > 0:
            sorts += 1
    s.cells[cell.FACTS + kinds.COLLECT_KINDS] = sorts
