"""Any-time actions: Artifacts and Achievements, at every decision of one's own turn (S42, S45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.anytime_actions import AnytimeActions
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, kinds
from ..artifacts import ARTIFACTS, holds, use_up
from ..hand_and_tokens import artifacts_held
from ..kinds import ArtifactKind, MajorKind, MinorKind
from ..params import Params
from . import achievements


@final
class ArtifactsAndAchievements(AnytimeActions):
    """Use an Artifact, or take an Achievement whose goal is met."""

    def __init__(self, params: Params) -> None:
        super().__init__([act.USE, act.CLAIM_MAJOR, act.CLAIM_MINOR], act.GO_ON)
        self.params: Final = params

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        add_artifacts(s, seat, moves)
        achievements.add_claims(self.params, s, seat, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.CLAIM_MAJOR:
            return achievements.explain_major(s, MajorKind(argument))
        if verb == act.CLAIM_MINOR:
            return achievements.explain_minor(s, MinorKind(argument))
        return "no_such_artifact", "S42"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.CLAIM_MAJOR:
            achievements.take_major(self.params, s, seat, MajorKind(argument), d)
        elif verb == act.CLAIM_MINOR:
            achievements.take_minor(self.params, s, seat, MinorKind(argument), d)
        else:
            use_up(s, seat, ArtifactKind(argument), d)
            ARTIFACTS[argument].use(s, seat, d)

    def may_use(self, s: State, seat: i64) -> bool:
        return may_use(self.params, s, Seat(seat))


def may_use(params: Params, s: State, seat: Seat) -> bool:
    """True if a seat holds any Artifact, whatever it is, or could take an Achievement (S42).

    Both are public facts, so that the pause reveals nothing.
    """
    return artifacts_held(s, seat) > 0 or achievements.any_claimable(params, s, seat)


def add_artifacts(s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds a `use` for each Artifact that the seat holds, even if it would do nothing (S42)."""
    for i in range(len(kinds.USABLE_ARTIFACTS)):
        if holds(s, seat, ArtifactKind(i)):
            moves.add(act.USE, i)
