"""AnytimeActions: what the player whose turn it is may do at every decision of the turn.

A game declares them once. The rules offer them beside the actions of the pending step, except in
steps that can't be interrupted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class AnytimeActions:
    """The any-time actions of a game: lists, applies and explains them, like a step.

    `verbs` are the verb ids of these actions. A step that pauses and has nothing to choose still
    asks the player if `may_use` is True; `go_on` is the verb id of the action that ends the pause.
    """

    def __init__(self, verbs: list[int], go_on: int = -1) -> None:
        self.verbs: Final = vec[i64](verbs)
        self._first: Final[i64] = min(verbs, default=0)
        self._last: Final[i64] = max(verbs, default=-1)
        self.go_on: i64 = go_on

    def takes(self, verb: i64) -> bool:
        """True if the verb is one of the any-time actions."""
        if verb < self._first or verb > self._last:
            return False
        for i in range(len(self.verbs)):
            if self.verbs[i] == verb:
                return True
        return False

    def may_use(self, s: State, seat: i64) -> bool:
        """True if, by what everybody sees, the seat could have an any-time action to use.

        It must not read anything hidden: whether the game pauses would reveal that.
        """
        return False

    def legal(self, s: State, moves: LegalActions) -> None:
        """Adds the legal any-time actions; `moves` already holds those of the pending step."""

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Applies an any-time action without checking it; the pending step's frame is on top."""
        raise NotImplementedError

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Returns why an action is illegal now: a reason and a rule id; ("", "") if it is legal."""
        return "not_now", ""
