"""What all steps of Super Motherload share: the content, and why other steps' actions must wait."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.super_motherload import actions as act
from motherlode.games.super_motherload.params import Params
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

ELSEWHERE: Final = {
    act.SIDE: ("no_board_to_add", "S51"),
    act.PICK: ("not_now", "S10"),
    act.DRAW: ("not_now", ""),
    act.DRILL: ("not_now", ""),
    act.BOMB: ("not_now", ""),
    act.PASS: ("not_now", "S12"),
    act.DONE: ("not_now", "S12"),
    act.USE: ("choice_pending", "S44"),
    act.PLAY: ("no_drill_chosen", "S15"),
    act.DIG: ("no_drill_chosen", "S15"),
    act.BLAST: ("no_bomb_chosen", "S18"),
    act.SWAP_OUT: ("no_swap", "S38"),
    act.STOW: ("nothing_to_stow", "S24"),
    act.CLAIM_MAJOR: ("no_moment_to_claim", "S45"),
    act.CLAIM_MINOR: ("no_moment_to_claim", "S45"),
    act.DECLINE: ("no_moment_to_claim", "S45"),
    act.BUY: ("nothing_to_buy", "S28"),
    act.BUY_INTO_HAND: ("nothing_to_buy", "S28"),
    act.COPY: ("no_duplicate", "S40"),
    act.THROW: ("not_end_of_turn", "S13"),
}
"""Why a verb is refused at the steps that don't take it: the reason and the rule."""


class SuperMotherloadStep(Step):
    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self.params = params

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Why an action that another step takes is refused at this one."""
        return ELSEWHERE[verb]
