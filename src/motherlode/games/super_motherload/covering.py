"""Covering spaces: what an action finds under its tunnel, and what follows (S24-S26)."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.super_motherload.boards import next_depth
from motherlode.games.super_motherload.cards import discard_played, draw_cards, take_bomb
from motherlode.games.super_motherload.kinds import (
    ACTION_FACTS,
    ARTIFACT_SYMBOL,
    BOMB_BONUS,
    BOMB_MINERALS,
    BOMB_ROCK,
    BOMB_SPACES,
    BOMB_SYMBOL,
    COLLECT_KINDS,
    COLLECT_MINERALS,
    COLLECT_SYMBOLS,
    COLLECT_VALUE,
    COLUMNS,
    CROSS_SEAM,
    DRAW_1_SYMBOL,
    DRAW_ONE,
    DRAW_TWO,
    DRILL_ROCK,
    DRILL_SPACES,
    DRILL_STEEL,
    FIRST_MINERAL,
    LAST_MINERAL,
    MINERALS,
    MOST_ROWS,
    RED_STEEL,
    ROCK,
    ROWS,
    SPLIT,
    SWAP,
    TURN_BOMBS,
    TURN_SPACES,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.order import (
    ATTACHING,
    BUYING,
    CLAIMING,
    FINDING,
    STOWING,
    SWAPPING,
)
from motherlode.games.super_motherload.parts import (
    ACTED,
    ARTIFACTS_LEFT,
    BOMBED,
    BOMBS,
    COLLECTED,
    COVERED,
    DRILLED,
    FACTS,
    FOUND,
    LEFT,
    LOOT,
    LOWER,
    SEAM,
    SPACE_COVERED,
    SPACES,
    TOKENS,
    block,
)
from motherlode.games.super_motherload.selection import played_with
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

JUST_DONE: Final = 1
"""What a Claiming frame holds in `a` when the facts of an action count."""


def spend_action(s: State) -> None:
    """An action other than a pass begins: its facts start at nothing."""
    s.cells[LEFT] -= 1
    s.cells[ACTED] = 1
    for fact in range(ACTION_FACTS):
        s.cells[FACTS + fact] = 0


def drill(n: Numbers, s: State, seat: i64, shape: i64, row: i64, column: i64, d: Dealer) -> None:
    """Does a Drill whose cards and place are chosen (S26)."""
    draws = played_with(n, s, seat, DRAW_ONE) + 2 * played_with(n, s, seat, DRAW_TWO)
    bombs = played_with(n, s, seat, BOMB_BONUS)
    swaps = played_with(n, s, seat, SWAP)
    split: i64 = 1 if played_with(n, s, seat, SPLIT) > 0 else 0
    spend_action(s)
    discard_played(s, seat, d)
    d.tell(DRILLED, seat, row * COLUMNS + column, shape % 2, n.shapes.size(shape))
    cover_spaces(n, s, seat, False, shape, row, column, d)
    draw_cards(s, seat, draws, d)
    for i in range(bombs):
        take_bomb(s, seat, d)
    set_off(s, seat, split)
    if swaps > 0:
        s.push(SWAPPING, seat, swaps)


def bomb(n: Numbers, s: State, seat: i64, shape: i64, row: i64, column: i64, d: Dealer) -> None:
    """Does a Bomb whose card and place are chosen; the card's bonuses do nothing (S18, S26)."""
    spend_action(s)
    discard_played(s, seat, d)
    s.cells[block(seat) + TOKENS] -= 1
    s.cells[BOMBS] += 1
    s.cells[FACTS + TURN_BOMBS] += 1
    turning = n.shapes.turning[shape]
    d.tell(BOMBED, seat, row * COLUMNS + column, turning, n.shapes.size(shape))
    cover_spaces(n, s, seat, True, shape, row, column, d)
    set_off(s, seat, 0)


def set_off(s: State, seat: i64, split: i64) -> None:
    """What follows once spaces are covered, the last of it first (S26)."""
    s.push(BUYING, seat)
    s.push(ATTACHING, seat, next_depth(s) + 1)
    s.push(CLAIMING, seat, JUST_DONE)
    s.push(STOWING, seat, split)
    s.push(FINDING, seat)


def cover_spaces(
    n: Numbers, s: State, seat: i64, bombing: bool, shape: i64, row: i64, column: i64, d: Dealer
) -> None:
    """Lays the tunnel and gathers what is under it."""
    cells = s.cells
    shapes = n.shapes
    highest: i64 = MOST_ROWS
    lowest: i64 = 0
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        bit = one(across)
        cells[COVERED + at] |= bit
        highest = min(highest, at)
        lowest = max(lowest, at)
        space = cells[SPACES + at * COLUMNS + across]
        d.tell(SPACE_COVERED, seat, at * COLUMNS + across, space)
        note_terrain(s, bombing, (space - 1) >> 4)
        gather(n, s, seat, at, (space - 1) & 15, bombing, d)
    if highest < ROWS <= lowest:
        cells[FACTS + CROSS_SEAM] = 1
        cells[SEAM] |= crossing(n, shape, row, column)
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
        if row + shapes.rows[i] == ROWS - 1:
            over |= one(column + shapes.columns[i])
        elif row + shapes.rows[i] == ROWS:
            under |= one(column + shapes.columns[i])
    return over & under


def note_terrain(s: State, bombing: bool, terrain: i64) -> None:
    """Counts a covered space among the facts of the action and the turn."""
    cells = s.cells
    cells[FACTS + TURN_SPACES] += 1
    if bombing:
        cells[FACTS + BOMB_SPACES] += 1
        if terrain == ROCK:
            cells[FACTS + BOMB_ROCK] += 1
    else:
        cells[FACTS + DRILL_SPACES] += 1
        if terrain == ROCK:
            cells[FACTS + DRILL_ROCK] += 1
        elif terrain >= RED_STEEL:
            cells[FACTS + DRILL_STEEL] += 1


def gather(
    n: Numbers, s: State, seat: i64, row: i64, symbol: i64, bombing: bool, d: Dealer
) -> None:
    """Takes a Mineral, or remembers a symbol until its time in the order of S26 (S24, S25)."""
    cells = s.cells
    if FIRST_MINERAL <= symbol <= LAST_MINERAL:
        mineral = symbol - FIRST_MINERAL
        cells[LOOT + mineral] += 1
        cells[FACTS + COLLECT_MINERALS] += 1
        cells[FACTS + COLLECT_VALUE] += n.mineral_values[mineral]
        if bombing:
            cells[FACTS + BOMB_MINERALS] += 1
        d.tell(COLLECTED, seat, mineral)
    elif symbol >= BOMB_SYMBOL:
        cells[FACTS + COLLECT_SYMBOLS] += 1
        if symbol == BOMB_SYMBOL:
            cells[FOUND] += 1
        elif symbol == ARTIFACT_SYMBOL:
            cells[FOUND + 2] += 1
            if cells[LOWER] == 0 or row >= ROWS:
                cells[ARTIFACTS_LEFT] -= 1
        else:
            cells[FOUND + 1] += symbol - DRAW_1_SYMBOL + 1


def count_kinds(s: State) -> None:
    kinds: i64 = 0
    for mineral in range(len(MINERALS)):
        if s.cells[LOOT + mineral] > 0:
            kinds += 1
    s.cells[FACTS + COLLECT_KINDS] = kinds
