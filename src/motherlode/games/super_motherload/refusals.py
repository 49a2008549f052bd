"""Why an action is refused: a reason (a key of the words) and the rule that forbids it.

Only asked for actions that are not legal now, and only at a decision. Each function below
answers for one verb at the step that takes it, so something does stand in the way.
"""

from mypy_extensions import i64

from motherlode.games.super_motherload.buying import (
    can_duplicate,
    for_sale,
    loot_tiles,
    ready,
)
from motherlode.games.super_motherload.digging import (
    drill_tool,
    free_rows,
    near_rows,
    rows_in_play,
)
from motherlode.games.super_motherload.drilling import joins
from motherlode.games.super_motherload.goals import major_met, minor_met
from motherlode.games.super_motherload.kinds import (
    BOMB_TOOL,
    CARDS,
    COLUMNS,
    CORNER,
    DUPLICATE,
    INTO_HAND,
    LONGEST,
    ORIENTATIONS,
    RED_STEEL,
    ROCK,
    STACKS,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.order import (
    ACTING,
    BLASTING,
    BUYING,
    CHOOSING_SIDE,
    CLAIMING,
    DISCARDING,
    DUPLICATING,
    PICKING_DECK,
    SELECTING,
    STOWING,
    SWAPPING,
)
from motherlode.games.super_motherload.parts import (
    BLAST,
    BOMB,
    BUY,
    BUY_INTO_HAND,
    CLAIM_MAJOR,
    CLAIM_MINOR,
    COPY,
    COVERED,
    CREW,
    DECLINE,
    DIG,
    DONE,
    DRAW,
    DRILL,
    HELD,
    IN_HAND,
    LEFT,
    MAJOR_ROW,
    MAJOR_TAKEN,
    MINOR_ROW,
    MINOR_TAKEN,
    PICK,
    PLAY,
    SIDE,
    SPACES,
    STOW,
    SWAP_OUT,
    THROW,
    TOKENS,
    USE,
    block,
)
from motherlode.games.super_motherload.selection import last_played, played_bonuses, played_icons
from motherlode.kernel.state import State

Refusal = tuple[str, str]


def why_not(n: Numbers, s: State, action: i64) -> Refusal:
    """The reason and the rule; `not_now` where another thing is asked."""
    step = s.step()
    if action >= THROW:
        return throw(s, action - THROW) if step == DISCARDING else ("not_end_of_turn", "S13")
    if action >= CLAIM_MAJOR:
        return claim(n, s, action) if step == CLAIMING else ("no_moment_to_claim", "S45")
    if action >= SWAP_OUT:
        return ("minor_not_face_up" if step == SWAPPING else "no_swap"), "S38"
    if action >= COPY:
        return ("nothing_to_match" if step == DUPLICATING else "no_duplicate"), "S40"
    if action >= USE:
        return use(s, action - USE) if step == ACTING else ("choice_pending", "S44")
    if action >= BUY:
        return buy(n, s, action) if step == BUYING else ("nothing_to_buy", "S28")
    if action >= STOW:
        return stow(s, action - STOW) if step == STOWING else ("nothing_to_stow", "S24")
    if action >= BLAST:
        return blast(n, s, action - BLAST) if step == BLASTING else ("no_bomb_chosen", "S18")
    if action >= DIG:
        return dig(n, s, action - DIG) if step == SELECTING else ("no_drill_chosen", "S15")
    if action >= PLAY:
        return play(s, action - PLAY) if step == SELECTING else ("no_drill_chosen", "S15")
    return turn(n, s, step, action)


def turn(n: Numbers, s: State, step: i64, action: i64) -> Refusal:
    """The actions of a turn, and the choices of the setup."""
    if action >= DRILL or action == DRAW:
        if step != ACTING:
            return "not_now", ""
        if s.cells[LEFT] == 0:
            return "no_actions_left", "S12"
        return bomb(s, action - BOMB) if action >= BOMB else drill(s, action - DRILL)
    if action >= PICK:
        return ("deck_taken" if step == PICKING_DECK else "not_now"), "S10"
    if action >= SIDE:
        return "no_board_to_add", ("S8" if step == CHOOSING_SIDE else "S51")
    if action == DONE:
        return ("actions_left" if step == ACTING and s.cells[LEFT] > 0 else "not_now"), "S12"
    return ("no_actions_left" if step == ACTING else "not_now"), "S12"


def drill(s: State, colour: i64) -> Refusal:
    for kind in range(CARDS):
        if s.cells[block(s.seat()) + IN_HAND + kind] > 0 and joins(kind, colour):
            return "drill_fits_nowhere", "S17"
    return "no_card_of_colour", "S15"


def bomb(s: State, kind: i64) -> Refusal:
    mine = block(s.seat())
    if s.cells[mine + TOKENS] == 0:
        return "no_bomb_token", "S18"
    if s.cells[mine + IN_HAND + kind] == 0:
        return "card_not_in_hand", "S18"
    return "bomb_fits_nowhere", "S19"


def play(s: State, kind: i64) -> Refusal:
    seat = s.seat()
    if s.cells[block(seat) + IN_HAND + kind] == 0:
        return "card_not_in_hand", "S15"
    if not joins(kind, s.a()):
        return "other_colour", "S15"
    if kind < last_played(s, seat):
        return "cards_in_order", "S15"
    return "drill_fits_nowhere", "S17"


def dig(n: Numbers, s: State, place: i64) -> Refusal:
    seat = s.seat()
    icons = played_icons(n, s, seat)
    bonuses = played_bonuses(n, s, seat)
    if icons == 0 or icons > LONGEST:
        return "no_cards_chosen", "S15"
    shape = 2 * icons - 2 + place % 2
    tool = drill_tool(s.a(), bonuses)
    return placement(n, s, shape, place // 2, tool, bonuses & CORNER != 0)


def blast(n: Numbers, s: State, place: i64) -> Refusal:
    seat = s.seat()
    pattern = n.pilots.pattern[n.card(s.cells[block(seat) + CREW], last_played(s, seat))]
    if pattern < 0:
        return "no_pattern", "S18"
    for shape in range(n.shapes.first_turning[pattern], n.shapes.first_turning[pattern + 1]):
        if n.shapes.turning[shape] == place % ORIENTATIONS:
            return placement(n, s, shape, place // ORIENTATIONS, BOMB_TOOL, False)
    return "same_as_another_turning", "S19"


def placement(n: Numbers, s: State, shape: i64, cell: i64, tool: i64, corner: bool) -> Refusal:
    """The first thing that is wrong with a place: edge, tunnel, terrain, connection."""
    shapes = n.shapes
    row = cell // COLUMNS
    column = cell % COLUMNS
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        over_side = column + shapes.columns[i] >= COLUMNS
        if row + shapes.rows[i] >= rows_in_play(s) or over_side:
            return "leaves_the_boards", "S20"
    connected = False
    near = near_rows(s, corner)
    free = free_rows(n.boards, s, tool)
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        if (s.cells[COVERED + at] >> across) & 1 != 0:
            return "already_covered", "S20"
        if (free[at] >> across) & 1 == 0:
            return ground((s.cells[SPACES + at * COLUMNS + across] - 1) >> 4, tool), "S23"
        connected = connected or (near[at] >> across) & 1 != 0
    return ("not_now", "") if connected else ("not_connected", "S21")


def ground(terrain: i64, tool: i64) -> str:
    if terrain == ROCK:
        return "rock_not_drilled"
    return "steel_not_bombed" if tool == BOMB_TOOL and terrain >= RED_STEEL else "steel_of_another"


def stow(s: State, stack: i64) -> Refusal:
    if loot_tiles(s) > 0 and for_sale(s, s.seat(), stack):
        return "card_beneath", "S40"
    return "stack_bought_out", "S24"


def buy(n: Numbers, s: State, action: i64) -> Refusal:
    seat = s.seat()
    stack = (action - BUY) % STACKS
    if not ready(n, s, seat, stack):
        return "not_paid", "S28"
    if action >= BUY_INTO_HAND and s.cells[block(seat) + HELD + INTO_HAND] == 0:
        return "no_such_artifact", "S43"
    if action >= BUY_INTO_HAND and (s.a() == 0 or s.a() == stack + 1):
        return "goes_to_hand_anyway", "S43"
    return "after_the_bonus", "S30"


def use(s: State, artifact: i64) -> Refusal:
    seat = s.seat()
    if s.cells[block(seat) + HELD + artifact] == 0:
        return "no_such_artifact", "S42"
    if artifact == DUPLICATE and not can_duplicate(s, seat, 0):
        return "nothing_to_match", "S43"
    return "no_stack_left", "S43"


def claim(n: Numbers, s: State, action: i64) -> Refusal:
    if action == DECLINE:
        return "not_now", "S45"
    if action >= CLAIM_MINOR:
        return claim_minor(n, s, action - CLAIM_MINOR)
    major = action - CLAIM_MAJOR
    if s.cells[MAJOR_TAKEN] != 0:
        return "one_major_a_turn", "S45"
    if s.cells[MAJOR_ROW + major] == 0:
        return "not_face_up", "S46"
    return ("not_now" if major_met(n, s, s.seat(), major) else "goal_not_met"), "S46"


def claim_minor(n: Numbers, s: State, minor: i64) -> Refusal:
    if s.cells[MINOR_TAKEN] != 0:
        return "one_minor_a_turn", "S45"
    if s.cells[MINOR_ROW + minor] == 0:
        return "not_face_up", "S47"
    met = minor_met(n, s, s.seat(), minor, s.a() != 0)
    return ("not_now" if met else "goal_not_met"), "S47"


def throw(s: State, kind: i64) -> Refusal:
    hand = block(s.seat()) + IN_HAND
    if s.cells[hand + kind] == 0:
        return "card_not_in_hand", "S13"
    return "cards_in_order", "S13"
