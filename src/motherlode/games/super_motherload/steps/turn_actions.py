"""The turn: two actions, each Draw, Drill or Bomb (S12)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..digging import spend_action
from ..hand_and_tokens import draw_cards
from ..kinds import CardKind, Colour
from .base_step import SuperMotherloadStep
from .bombing import add_bombs, choose_bomb, explain_bomb
from .drilling import any_card_matches, can_drill


@final
class Acting(SuperMotherloadStep):
    """Choose an action while some are left.

    After the last one the kernel pauses before the discard of S13 if the seat holds any Artifact
    or could take an Achievement (S42). An Additional Action leads back here.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if s.cells[cell.ACTIONS_LEFT] > 0:
            moves.add(act.DRAW)
            for i in range(len(kinds.DRILL_COLOURS)):
                if can_drill(self.params, s, seat, Colour(i)):
                    moves.add(act.DRILL, i)
            add_bombs(self.params, s, seat, moves)
            moves.add(act.PASS)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.GO_ON:
            return "actions_left", "S12"
        if verb in (act.DRAW, act.DRILL, act.BOMB, act.PASS) and s.cells[cell.ACTIONS_LEFT] == 0:
            return "no_actions_left", "S12"
        if verb == act.BOMB:
            return explain_bomb(self.params, s, s.seat(), CardKind(argument))
        if verb == act.DRILL and any_card_matches(self.params, s, s.seat(), Colour(argument)):
            return "drill_fits_nowhere", "S17"
        if verb == act.DRILL:
            return "no_card_of_colour", "S15"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.DRAW:
            spend_action(s)
            draw_cards(s, seat, self.params.turn.draw, d)
        elif verb == act.PASS:
            s.cells[cell.ACTIONS_LEFT] -= 1
            d.emit(event.PASSED, seat)
        elif verb == act.BOMB:
            choose_bomb(s, seat, CardKind(argument))
        else:
            s.push(step.DRILL, seat, argument)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.DISCARD, s.seat())
