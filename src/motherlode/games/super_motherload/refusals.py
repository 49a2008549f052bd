"""Why an action is refused: a reason (a key of the words) and the rule that forbids it.

Only asked for actions that are not legal now, and only at a decision. Each function below
answers for one verb at the step that takes it, so something does stand in the way.
"""

from mypy_extensions import i64

from motherlode.kernel.state import State

from . import (
    actions as act,
    buying,
    cells as cell,
    digging,
    drilling,
    goals,
    kinds,
    selection,
    step_table as step,
)
from .numbers import Numbers

Refusal = tuple[str, str]


def why_not(n: Numbers, s: State, action: i64) -> Refusal:
    """The reason and the rule; `not_now` where another thing is asked."""
    pending = s.step()
    if action >= act.THROW:
        return (
            throw(s, action - act.THROW)
            if pending == step.DISCARDING
            else ("not_end_of_turn", "S13")
        )
    if action >= act.CLAIM_MAJOR:
        return claim(n, s, action) if pending == step.CLAIMING else ("no_moment_to_claim", "S45")
    if action >= act.SWAP_OUT:
        return ("minor_not_face_up" if pending == step.SWAPPING else "no_swap"), "S38"
    if action >= act.COPY:
        return ("nothing_to_match" if pending == step.DUPLICATING else "no_duplicate"), "S40"
    if action >= act.USE:
        return use(s, action - act.USE) if pending == step.ACTING else ("choice_pending", "S44")
    if action >= act.BUY:
        return buy(n, s, action) if pending == step.BUYING else ("nothing_to_buy", "S28")
    if action >= act.STOW:
        return stow(s, action - act.STOW) if pending == step.STOWING else ("nothing_to_stow", "S24")
    if action >= act.BLAST:
        return (
            blast(n, s, action - act.BLAST)
            if pending == step.BLASTING
            else ("no_bomb_chosen", "S18")
        )
    if action >= act.DIG:
        return (
            dig(n, s, action - act.DIG) if pending == step.SELECTING else ("no_drill_chosen", "S15")
        )
    if action >= act.PLAY:
        return (
            play(s, action - act.PLAY) if pending == step.SELECTING else ("no_drill_chosen", "S15")
        )
    return turn(n, s, pending, action)


def turn(n: Numbers, s: State, pending: i64, action: i64) -> Refusal:
    """The actions of a turn, and the choices of the setup."""
    if action >= act.DRILL or action == act.DRAW:
        if pending != step.ACTING:
            return "not_now", ""
        if s.cells[cell.LEFT] == 0:
            return "no_actions_left", "S12"
        return bomb(s, action - act.BOMB) if action >= act.BOMB else drill(s, action - act.DRILL)
    if action >= act.PICK:
        return ("deck_taken" if pending == step.PICKING_DECK else "not_now"), "S10"
    if action >= act.SIDE:
        return "no_board_to_add", ("S8" if pending == step.CHOOSING_SIDE else "S51")
    if action == act.DONE:
        return (
            "actions_left" if pending == step.ACTING and s.cells[cell.LEFT] > 0 else "not_now"
        ), "S12"
    return ("no_actions_left" if pending == step.ACTING else "not_now"), "S12"


def drill(s: State, colour: i64) -> Refusal:
    for kind in range(kinds.CARDS):
        if s.cells[cell.block(s.seat()) + cell.IN_HAND + kind] > 0 and drilling.joins(kind, colour):
            return "drill_fits_nowhere", "S17"
    return "no_card_of_colour", "S15"


def bomb(s: State, kind: i64) -> Refusal:
    mine = cell.block(s.seat())
    if s.cells[mine + cell.TOKENS] == 0:
        return "no_bomb_token", "S18"
    if s.cells[mine + cell.IN_HAND + kind] == 0:
        return "card_not_in_hand", "S18"
    return "bomb_fits_nowhere", "S19"


def play(s: State, kind: i64) -> Refusal:
    seat = s.seat()
    if s.cells[cell.block(seat) + cell.IN_HAND + kind] == 0:
        return "card_not_in_hand", "S15"
    if not drilling.joins(kind, s.a()):
        return "other_colour", "S15"
    if kind < selection.last_played(s, seat):
        return "cards_in_order", "S15"
    return "drill_fits_nowhere", "S17"


def dig(n: Numbers, s: State, place: i64) -> Refusal:
    seat = s.seat()
    icons = selection.played_icons(n, s, seat)
    bonuses = selection.played_bonuses(n, s, seat)
    if icons == 0 or icons > kinds.LONGEST:
        return "no_cards_chosen", "S15"
    shape = 2 * icons - 2 + place % 2
    tool = digging.drill_tool(s.a(), bonuses)
    return placement(n, s, shape, place // 2, tool, bonuses & kinds.CORNER != 0)


def blast(n: Numbers, s: State, place: i64) -> Refusal:
    seat = s.seat()
    pattern = n.pilots.pattern[
        n.card(s.cells[cell.block(seat) + cell.CREW], selection.last_played(s, seat))
    ]
    if pattern < 0:
        return "no_pattern", "S18"
    for shape in range(n.shapes.first_turning[pattern], n.shapes.first_turning[pattern + 1]):
        if n.shapes.turning[shape] == place % kinds.ORIENTATIONS:
            return placement(n, s, shape, place // kinds.ORIENTATIONS, kinds.BOMB_TOOL, False)
    return "same_as_another_turning", "S19"


def placement(n: Numbers, s: State, shape: i64, spot: i64, tool: i64, corner: bool) -> Refusal:
    """The first thing that is wrong with a place: edge, tunnel, terrain, connection."""
    shapes = n.shapes
    row = spot // kinds.COLUMNS
    column = spot % kinds.COLUMNS
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        over_side = column + shapes.columns[i] >= kinds.COLUMNS
        if row + shapes.rows[i] >= digging.rows_in_play(s) or over_side:
            return "leaves_the_boards", "S20"
    connected = False
    near = digging.near_rows(s, corner)
    free = digging.free_rows(n.boards, s, tool)
    for i in range(shapes.start[shape], shapes.start[shape + 1]):
        at = row + shapes.rows[i]
        across = column + shapes.columns[i]
        if (s.cells[cell.COVERED + at] >> across) & 1 != 0:
            return "already_covered", "S20"
        if (free[at] >> across) & 1 == 0:
            return ground(
                (s.cells[cell.SPACES + at * kinds.COLUMNS + across] - 1) >> 4, tool
            ), "S23"
        connected = connected or (near[at] >> across) & 1 != 0
    return ("not_now", "") if connected else ("not_connected", "S21")


def ground(terrain: i64, tool: i64) -> str:
    if terrain == kinds.ROCK:
        return "rock_not_drilled"
    return (
        "steel_not_bombed"
        if tool == kinds.BOMB_TOOL and terrain >= kinds.RED_STEEL
        else "steel_of_another"
    )


def stow(s: State, stack: i64) -> Refusal:
    if buying.loot_tiles(s) > 0 and buying.for_sale(s, s.seat(), stack):
        return "card_beneath", "S40"
    return "stack_bought_out", "S24"


def buy(n: Numbers, s: State, action: i64) -> Refusal:
    seat = s.seat()
    stack = (action - act.BUY) % kinds.STACKS
    if not buying.ready(n, s, seat, stack):
        return "not_paid", "S28"
    if action >= act.BUY_INTO_HAND and s.cells[cell.block(seat) + cell.HELD + kinds.INTO_HAND] == 0:
        return "no_such_artifact", "S43"
    if action >= act.BUY_INTO_HAND and (s.a() == 0 or s.a() == stack + 1):
        return "goes_to_hand_anyway", "S43"
    return "after_the_bonus", "S30"


def use(s: State, artifact: i64) -> Refusal:
    seat = s.seat()
    if s.cells[cell.block(seat) + cell.HELD + artifact] == 0:
        return "no_such_artifact", "S42"
    if artifact == kinds.DUPLICATE and not buying.can_duplicate(s, seat, 0):
        return "nothing_to_match", "S43"
    return "no_stack_left", "S43"


def claim(n: Numbers, s: State, action: i64) -> Refusal:
    if action == act.DECLINE:
        return "not_now", "S45"
    if action >= act.CLAIM_MINOR:
        return claim_minor(n, s, action - act.CLAIM_MINOR)
    major = action - act.CLAIM_MAJOR
    if s.cells[cell.MAJOR_TAKEN] != 0:
        return "one_major_a_turn", "S45"
    if s.cells[cell.MAJOR_ROW + major] == 0:
        return "not_face_up", "S46"
    return ("not_now" if goals.major_met(n, s, s.seat(), major) else "goal_not_met"), "S46"


def claim_minor(n: Numbers, s: State, minor: i64) -> Refusal:
    if s.cells[cell.MINOR_TAKEN] != 0:
        return "one_minor_a_turn", "S45"
    if s.cells[cell.MINOR_ROW + minor] == 0:
        return "not_face_up", "S47"
    met = goals.minor_met(n, s, s.seat(), minor, s.a() != 0)
    return ("not_now" if met else "goal_not_met"), "S47"


def throw(s: State, kind: i64) -> Refusal:
    hand = cell.block(s.seat()) + cell.IN_HAND
    if s.cells[hand + kind] == 0:
        return "card_not_in_hand", "S13"
    return "cards_in_order", "S13"
