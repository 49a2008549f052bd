"""A Drill or Bomb: its cards are discarded, its spaces covered, its symbols counted (S24-S26)."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import chosen_cards, events as event, kinds, spaces, state_cells as cell, step_table as step
from .achievement_facts import count_in_action, count_in_turn, forget_action_facts
from .boards import current_board_top, next_depth, upper_rows
from .chosen_cards import Chosen
from .declined_symbols_notation import NONE_DECLINED, is_declined
from .dig_shapes import Shape
from .hand_and_tokens import draw_cards, take_bomb
from .kinds import Colour, Space
from .params import Params


def spend_action(s: State) -> None:
    """Takes one of the turn's actions, except for a pass; forgets the last action's facts (S49)."""
    s.cells[cell.ACTIONS_LEFT] -= 1
    forget_action(s)
    count_in_turn(s, kinds.ACTIONS, 1)


def forget_action(s: State) -> None:
    """Resets what goals count of the latest action: its facts, and tiles before buys (S48, S49)."""
    cells = s.cells
    forget_action_facts(s)
    piles.clear(cells, cell.HELD_BEFORE_BUYS, len(kinds.MINERALS))
    cells[cell.TILES_BEFORE_BUYS] = 0
    cells[cell.VALUE_BEFORE_BUYS] = 0
    piles.clear(cells, cell.MISSED, len(kinds.MINORS))


def discard_for_drill(params: Params, s: State, seat: Seat, colour: Colour, d: Dealer) -> None:
    """Discards the chosen cards, all together, and gives their instant bonuses (S26, step 1).

    The order is: Bomb Tokens, then Draws, then swaps. The frame of the choice becomes that of the
    placement.
    """
    chosen = Chosen(s, seat, params.deck(s, seat))
    s.become(step.PLACE_DRILL, seat, colour, chosen.icons, chosen.abilities, chosen.splits)
    begin_digging(s, seat, d)
    for i in range(chosen.bombs):
        take_bomb(s, seat, d)
    draw_cards(s, seat, chosen.draws, d)
    if chosen.swaps > 0:
        s.push(step.SWAP, seat, chosen.swaps)


def discard_for_bomb(s: State, seat: Seat, d: Dealer) -> None:
    """Discards the chosen card and spends a Bomb Token; the card's bonuses do nothing (S18)."""
    s.become(step.PLACE_BOMB, seat, chosen_cards.last_chosen(s, seat))
    begin_digging(s, seat, d)
    s.cells[s.block(seat) + cell.BOMB_TOKENS] -= 1
    s.cells[cell.BOMB_SUPPLY] += 1
    count_in_turn(s, kinds.BOMBS, 1)


def begin_digging(s: State, seat: Seat, d: Dealer) -> None:
    """Spends the action and discards its cards."""
    spend_action(s)
    s.cells[cell.IN_ACTION] = 1
    chosen_cards.discard_chosen(s, seat, d)


def do_drill(
    params: Params, s: State, space: Space, direction: i64, declined: i64, d: Dealer
) -> None:
    """Places the line of the Drill whose frame is on top (S26, steps 2 and 3)."""
    seat = s.seat()
    length = s.field(step.LENGTH)
    split = min(s.field(step.SPLITS), 1)
    s.pop()
    d.emit(event.DRILLED, seat, space, direction, length)
    push_following_steps(params, s, seat, split, 0)
    line = params.shapes.line(length, direction)
    cover_spaces(params, s, seat, False, line, space, declined, d)


def do_bomb(params: Params, s: State, shape: Shape, space: Space, declined: i64, d: Dealer) -> None:
    """Covers the spaces of the pending Bomb's pattern at a place; the steps that follow come next
    (S26)."""
    seat = s.seat()
    shapes = params.shapes
    s.pop()
    d.emit(event.BOMBED, seat, space, shapes.turning[shape], shapes.size(shape))
    push_following_steps(params, s, seat, 0, 1)
    cover_spaces(params, s, seat, True, shape, space, declined, d)


def push_following_steps(params: Params, s: State, seat: Seat, split: i64, bombing: i64) -> None:
    """Pushes the steps that follow once spaces are covered, the last one first (S26)."""
    s.push(step.BUY, seat)
    s.push(step.ATTACH_BOARD, seat, next_depth(params, s) + 1)
    s.push(step.STOW, seat, split, bombing)
    s.push(step.FIND, seat)


def cover_spaces(
    params: Params,
    s: State,
    seat: Seat,
    bombing: bool,
    shape: Shape,
    place: Space,
    declined: i64,
    d: Dealer,
) -> None:
    """Covers the spaces of a shape and uncovers what is printed on them."""
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
        symbol = spaces.symbol_of(printed)
        if declined != NONE_DECLINED and is_declined(declined, shapes.bits[i]):
            count_in_action(s, kinds.SYMBOLS_COVERED, 1)
            count_artifact_space(params, s, at, symbol)
            d.emit(event.SYMBOL_DECLINED, seat, space)
        else:
            uncover_symbol(params, s, seat, at, symbol, d)
    seam = upper_rows(params, s)
    if row < seam < row + shapes.height[shape]:
        count_in_action(s, kinds.SEAMS, 1)
        cells[cell.TUNNELS_ACROSS_SEAM] |= columns_across_seam(params, shape, seam - row, column)


def columns_across_seam(params: Params, shape: Shape, seam: i64, column: i64) -> i64:
    """The columns in which the shape covers the spaces on both sides of the seam (S52).

    `seam` is how many rows of the shape lie above the seam.
    """
    shapes = params.shapes
    over: i64 = 0
    under: i64 = 0
    for i in range(shapes.start[shape], shapes.end[shape]):
        if shapes.rows[i] == seam - 1:
            over |= spaces.mask_of(column + shapes.columns[i])
        elif shapes.rows[i] == seam:
            under |= spaces.mask_of(column + shapes.columns[i])
    return over & under


def count_terrain(s: State, bombing: bool, terrain: i64) -> None:
    """Counts a covered space among the facts of the action, the turn and the round."""
    s.cells[cell.COVERED_THIS_ROUND] += 1
    if bombing:
        count_in_action(s, kinds.BOMBED, 1)
        if terrain == kinds.ROCK:
            count_in_action(s, kinds.BOMBED_ROCK, 1)
    else:
        count_in_action(s, kinds.DRILLED, 1)
        if terrain == kinds.ROCK:
            count_in_action(s, kinds.DRILLED_ROCK, 1)
        elif spaces.steel_colour(terrain) != spaces.NOTHING:
            count_in_action(s, kinds.DRILLED_STEEL, 1)


def uncover_symbol(params: Params, s: State, seat: Seat, row: i64, symbol: i64, d: Dealer) -> None:
    """Adds a Mineral to the waiting tiles, or counts another symbol for the step `find` (S24)."""
    mineral = spaces.mineral_of(symbol)
    if mineral != spaces.NOTHING:
        s.cells[cell.LOOT + mineral] += 1
        d.emit(event.COLLECTED, seat, mineral)
    elif symbol != kinds.EMPTY:
        count_symbol(params, s, row, symbol)


def count_symbol(params: Params, s: State, row: i64, symbol: i64) -> None:
    cells = s.cells
    count_in_action(s, kinds.SYMBOLS_COVERED, 1)
    if symbol == kinds.BOMB_SYMBOL:
        cells[cell.FOUND + kinds.FOUND_BOMBS] += 1
    elif symbol == kinds.ARTIFACT_SYMBOL:
        cells[cell.FOUND + kinds.FOUND_ARTIFACTS] += 1
        count_artifact_space(params, s, row, symbol)
    else:
        cells[cell.FOUND + kinds.FOUND_CARDS] += spaces.cards_drawn(symbol)


def count_artifact_space(params: Params, s: State, row: i64, symbol: i64) -> None:
    """Takes a covered Artifact space of the current board from those left, even if declined
    (S51)."""
    if symbol == kinds.ARTIFACT_SYMBOL and row >= current_board_top(params, s):
        s.cells[cell.ARTIFACTS_LEFT] -= 1
