"""The turn: two actions, each Draw, Drill or Bomb, and Artifacts around them (S12, S42-S44)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, events as event, kinds, step_table as step
from ..artifacts import ARTIFACTS, holds, use_up
from ..cards import artifacts_held, draw_cards
from ..digging import spend_action
from ..kinds import ArtifactKind, Colour
from .base_step import SuperMotherloadStep
from .bombing import add_bombs, choose_bomb, explain_bomb
from .drilling import any_card_matches, can_drill


@final
class Acting(SuperMotherloadStep):
    """Choose an action while some are left; use Artifacts before, between and after (S44).

    After the last action a seat that holds any Artifact is asked: if only useful ones led to the
    question, it would reveal them.
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
            add_artifacts(s, seat, moves)
        elif artifacts_held(s, seat) > 0:
            add_artifacts(s, seat, moves)
            moves.add(act.DONE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.USE:
            return explain_artifact(s, s.seat(), ArtifactKind(argument))
        if verb == act.DONE:
            return "actions_left", "S12"
        if verb in (act.DRAW, act.DRILL, act.BOMB, act.PASS) and s.cells[cell.ACTIONS_LEFT] == 0:
            return "no_actions_left", "S12"
        if verb == act.BOMB:
            return explain_bomb(s, s.seat(), argument)
        if verb == act.DRILL and any_card_matches(s, s.seat(), Colour(argument)):
            return "drill_fits_nowhere", "S17"
        if verb == act.DRILL:
            return "no_card_of_colour", "S15"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.DRAW:
            spend_action(s)
            draw_cards(s, seat, self.params.turn.draw, d)
            s.push(step.CLAIM, seat, 1)
        elif verb == act.PASS:
            s.cells[cell.ACTIONS_LEFT] -= 1
            d.emit(event.PASSED, seat)
        elif verb == act.DONE:
            self.run(s, d)
        elif verb == act.USE:
            use_artifact(s, seat, ArtifactKind(argument), d)
        elif verb == act.BOMB:
            choose_bomb(s, seat, argument)
        else:
            s.push(step.DRILL, seat, argument)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.DISCARD, s.seat())


def add_artifacts(s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds the Artifacts whose use does something (S43)."""
    for i in range(len(kinds.USABLE_ARTIFACTS)):
        if holds(s, seat, ArtifactKind(i)) and ARTIFACTS[i].useful(s, seat):
            moves.add(act.USE, i)


def explain_artifact(s: State, seat: Seat, artifact: ArtifactKind) -> tuple[str, str]:
    if not holds(s, seat, artifact):
        return "no_such_artifact", "S42"
    return ARTIFACTS[artifact].why_useless(), "S43"


def use_artifact(s: State, seat: Seat, artifact: ArtifactKind, d: Dealer) -> None:
    """Uses a tile; claims and buys follow what it adds to the stacks (S28)."""
    use_up(s, seat, artifact, d)
    s.push(step.BUY, seat)
    s.push(step.CLAIM, seat)
    ARTIFACTS[artifact].use(s, seat, d)
