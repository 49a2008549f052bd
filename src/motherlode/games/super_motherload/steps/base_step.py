"""What all steps of Super Motherload share: the content, and why other steps' actions must wait."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from .. import actions as act, step_table as step
from ..params import Params

COMES_FIRST: Final = {
    step.CHOOSE_SIDE: ("board_first", "S8"),
    step.PICK_DECK: ("deck_first", "S10"),
    step.DRILL: ("drill_first", "S15"),
    step.BLAST: ("bomb_first", "S19"),
    step.SWAP: ("swap_first", "S38"),
    step.PLACE_DRILL: ("drill_first", "S16"),
    step.PLACE_BOMB: ("bomb_first", "S19"),
    step.STOW: ("stow_first", "S24"),
    step.PUT_TILE: ("tile_first", "S43"),
    step.ATTACH_BOARD: ("board_first", "S51"),
    step.BUY: ("buy_first", "S28"),
    step.DUPLICATE: ("duplicate_first", "S40"),
    step.DISCARD: ("discard_first", "S13"),
}
"""Why COMING_LATER verbs are refused at each step: the reason and the rule."""

RULE_OF_MOMENTS: Final = {act.USE: "S42", act.CLAIM_MAJOR: "S45", act.CLAIM_MINOR: "S45"}
"""The rule that says at which moments of a turn each any-time verb may be chosen."""

BEFORE_THE_TURNS: Final = [step.CHOOSE_SIDE, step.PICK_DECK]

ELSEWHERE: Final = {
    act.SIDE: ("no_board_to_add", "S51"),
    act.PLAY: ("no_drill_chosen", "S15"),
    act.DIG: ("no_drill_chosen", "S15"),
    act.BLAST: ("no_bomb_chosen", "S18"),
    act.SWAP_OUT: ("no_swap", "S38"),
    act.CONFIRM: ("no_cards_to_confirm", "S26"),
    act.DIG_WITHOUT: ("no_drill_chosen", "S15"),
    act.BLAST_WITHOUT: ("no_bomb_chosen", "S18"),
    act.STOW: ("nothing_to_stow", "S24"),
    act.LEAVE: ("nothing_to_stow", "S24"),
    act.BUY: ("nothing_to_buy", "S28"),
    act.BUY_INTO_HAND: ("nothing_to_buy", "S28"),
    act.COPY: ("no_duplicate", "S40"),
    act.THROW: ("not_end_of_turn", "S13"),
}
"""Why each other verb is refused at the steps that don't take it: the reason and the rule."""


COMING_LATER: Final = [
    act.DRAW,
    act.DRILL,
    act.BOMB,
    act.PASS,
    act.GO_ON,
    act.USE,
    act.CLAIM_MAJOR,
    act.CLAIM_MINOR,
]
"""Verbs of the step `act` and any-time verbs: a step that doesn't take them comes first."""


class SuperMotherloadStep(Step):
    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self.params: Final = params

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Why an action that another step takes is refused at this one."""
        if verb in COMING_LATER:
            return explain_later(s, verb)
        if verb == act.PICK:
            return explain_pick_elsewhere(s)
        return ELSEWHERE[verb]


def explain_later(s: State, verb: i64) -> tuple[str, str]:
    """Why a verb of COMING_LATER is refused; any-time verbs have their own rules within a turn."""
    reason, rule = COMES_FIRST[s.step()]
    if verb in RULE_OF_MOMENTS and s.step() not in BEFORE_THE_TURNS:
        return reason, RULE_OF_MOMENTS[verb]
    return reason, rule


def explain_pick_elsewhere(s: State) -> tuple[str, str]:
    """Why no deck can be picked before or after the step for it."""
    if s.step() == step.CHOOSE_SIDE:
        return "board_first", "S8"
    return "picking_is_over", "S10"
