"""Covering spaces: what an action collects, and the steps that follow (S24-S26)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import cells as cell, chosen_cards, events as event, kinds, spaces, step_table as step
from .boards import next_depth, two_boards
from .cards import draw_cards, take_bomb
from .kinds import Mineral, Space
from .params import Params
from .shapes import Shape


def spend_action(s: State) -> None:
    """Spends an action that is not a pass, and resets the facts of one action."""
    s.cells[cell.ACTIONS_LEFT] -= 1
    s.cells[cell.ACTED] = 1
    for fact in range(len(kinds.ACTION_FACTS)):
        s.cells[cell.FACTS + fact] = 0


def do_drill(params: Params, s: State, seat: Seat, space: Space, direction: i64, d: Dealer) -> None:
    """Does a Drill whose cards and place are chosen (S26)."""
    deck = params.deck(s, seat)
    length = chosen_cards.sum_of(s, seat, deck.icons)
    draws = chosen_cards.sum_of(s, seat, deck.cards)
    bombs = chosen_cards.sum_of(s, seat, deck.bombs)
    swaps = chosen_cards.sum_of(s, seat, deck.swaps)
    splits = chosen_cards.sum_of(s, seat, deck.splits)
    spend_action(s)
    chosen_cards.discard_chosen(s, seat, d)
    d.emit(event.DRILLED, seat, space, direction, length)
    cover_spaces(params, s, seat, False, params.shapes.line(length, direction), space, d)
    draw_cards(s, seat, draws, d)
    for i in range(bombs):
        take_bomb(s, seat, d)
    push_following_steps(s, seat, min(splits, 1))
    if swaps > 0:
        s.push(step.SWAP, seat, swaps)


def do_bomb(params: Params, s: State, seat: Seat, shape: Shape, space: Space, d: Dealer) -> None:
    """Does a Bomb whose card and place are chosen; the card's bonuses do nothing (S18, S26)."""
    shapes = params.shapes
    spend_action(s)
    chosen_cards.discard_chosen(s, seat, d)
    s.cells[s.block(seat) + cell.BOMB_TOKENS] -= 1
    s.cells[cell.BOMB_SUPPLY] += 1
    s.cells[cell.FACTS + kinds.TURN_BOMBS] += 1
    d.emit(event.BOMBED, seat, space, shapes.turning[shape], shapes.size(shape))
    cover_spaces(params, s, seat, True, shape, space, d)
    push_following_steps(s, seat, 0)


def push_following_steps(s: State, seat: Seat, split: i64) -> None:
    """Pushes the steps that follow once spaces are covered, the last one first (S26)."""
    s.push(step.BUY, seat)
    s.push(step.ATTACH_BOARD, seat, next_depth(s) + 1)
    s.push(step.CLAIM, seat, 1)
    s.push(step.STOW, seat, 0, 0, split)
    s.push(step.FIND, seat)


def cover_spaces(
    params: Params, s: State, seat: Seat, bombing: bool, shape: Shape, place: Space, d: Dealer
) -> None:
    """Covers the spaces of a shape and collects what is printed on them."""
    cells = s.cells
    shapes = params.shapes
    row = spaces.row_of(place)
    column = spaces.column_of(place)
    for i in range(shapes.start[shape], shapes.end[shape]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        space = spaces.space_at(at, across)
        printed = cells[cell.SPACES + space]
        cells[cell.COVERED + at] |= spaces.mask_of(across)
        d.emit(event.SPACE_COVERED, seat, space, printed)
        count_terrain(s, bombing, spaces.terrain_of(printed))
        collect_symbol(params, s, seat, at, spaces.symbol_of(printed), bombing, d)
    if row < kinds.ROWS < row + shapes.height[shape]:
        cells[cell.FACTS + kinds.CROSS_SEAM] = 1
        cells[cell.TUNNELS_ACROSS_SEAM] |= columns_across_seam(params, shape, row, column)
    count_kinds(s)


def columns_across_seam(params: Params, shape: Shape, row: i64, column: i64) -> i64:
    """The columns in which the shape covers the spaces on both sides of the seam (S52)."""
    shapes = params.shapes
    over: i64 = 0
    under: i64 = 0
    for i in range(shapes.start[shape], shapes.end[shape]):
        if row + shapes.rows[i] == kinds.ROWS - 1:
            over |= spaces.mask_of(column + shapes.columns[i])
        elif row + shapes.rows[i] == kinds.ROWS:
            under |= spaces.mask_of(column + shapes.columns[i])
    return over & under


def count_terrain(s: State, bombing: bool, terrain: i64) -> None:
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
        elif spaces.steel_colour(terrain) != spaces.NOTHING:
            cells[cell.FACTS + kinds.DRILL_STEEL] += 1


def collect_symbol(
    params: Params, s: State, seat: Seat, row: i64, symbol: i64, bombing: bool, d: Dealer
) -> None:
    """Collects a Mineral, or counts another symbol for the step `find` (S24-S26)."""
    mineral = spaces.mineral_of(symbol)
    if mineral != spaces.NOTHING:
        collect_mineral(params, s, mineral, bombing)
        d.emit(event.COLLECTED, seat, mineral)
    elif symbol != kinds.EMPTY:
        count_symbol(s, row, symbol)


def collect_mineral(params: Params, s: State, mineral: Mineral, bombing: bool) -> None:
    cells = s.cells
    cells[cell.LOOT + mineral] += 1
    cells[cell.FACTS + kinds.COLLECT_MINERALS] += 1
    cells[cell.FACTS + kinds.COLLECT_VALUE] += params.minerals[mineral]
    if bombing:
        cells[cell.FACTS + kinds.BOMB_MINERALS] += 1


def count_symbol(s: State, row: i64, symbol: i64) -> None:
    cells = s.cells
    cells[cell.FACTS + kinds.COLLECT_SYMBOLS] += 1
    if symbol == kinds.BOMB_SYMBOL:
        cells[cell.FOUND + kinds.FOUND_BOMBS] += 1
    elif symbol == kinds.ARTIFACT_SYMBOL:
        cells[cell.FOUND + kinds.FOUND_ARTIFACTS] += 1
        if row >= kinds.ROWS or not two_boards(s):
            cells[cell.ARTIFACTS_LEFT] -= 1
    else:
        cells[cell.FOUND + kinds.FOUND_CARDS] += spaces.cards_drawn(symbol)


def count_kinds(s: State) -> None:
    """Counts the kinds of Minerals among the waiting tiles."""
    found: i64 = 0
    for mineral in range(len(kinds.MINERALS)):
        if s.cells[cell.LOOT + mineral] > 0:
            found += 1
    s.cells[cell.FACTS + kinds.COLLECT_KINDS] = found
