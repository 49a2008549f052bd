"""AnytimeActions: what the player whose turn it is may do at every decision of the turn.

A game declares them once. The rules offer them beside the actions of the pending step, except in
steps that can't be interrupted.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class AnytimeActions:
    """The any-time actions of a game: lists, applies and explains them, like a step.

    `verbs` are the verb ids that it takes. `go_on` is the verb id of the action that ends a pause:
    a step that pauses and has nothing to choose asks the player if `may_use` is True.
    """

    def __init__(self, verbs: list[int], go_on: int = -1) -> None:
        self.verbs = vec[i64](verbs)
        self.go_on: i64 = go_on

    def takes(self, verb: i64) -> bool:
        """True if the verb is one of the any-time actions."""
        for i in range(len(self.verbs)):
            if self.verbs[i] == verb:
                return True
        return False

    def may_use(self, s: State, seat: i64) -> bool:
        """True if public facts allow the seat to use such an action, whatever it really holds.

        It must not read anything hidden: the pause would reveal it.
        """
        return False

    def legal(self, s: State, moves: LegalActions) -> None:
        """Adds the legal any-time actions; `moves` already holds those of the pending step."""

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Applies an any-time action without checking it; the pending step's frame is on top."""
        raise NotImplementedError

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Returns why an action is illegal now, or two empty texts for a legal unlisted one."""
        return "not_now", ""
