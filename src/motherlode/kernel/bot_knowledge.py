"""Outlook: everything a bot may know when it decides."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.zones import Unseen


@final
class Outlook:
    """A seat's information: its legal actions, and random states that fit what it knows.

    `allowed` are the legal actions that the heuristic doesn't forbid bots; all, if it forbids all.
    It never stores the true state: hidden components are dealt again at random first.
    """

    def __init__(self, rules: Rules, truth: State, seat: i64, d: Dealer) -> None:
        self.rules = rules
        self.seat = seat
        self._unseen = Unseen(rules.layout, truth, seat)
        self._world = truth.copy()
        self._resample(self._world, d)
        moves = LegalActions()
        rules.legal(self._world, moves)
        self.legal: list[int] = moves.listed()
        allowed = [action for action in self.legal if not rules.forbids(self._world, action)]
        self.allowed: list[int] = allowed or self.legal

    def first_world(self) -> State:
        """The state sampled when the outlook was made. Read it, don't change it."""
        return self._world

    def imagine(self, d: Dealer) -> State:
        """Samples a new state that fits all the seat knows; hidden components are random."""
        world = self._world.copy()
        self._resample(world, d)
        return world

    def _resample(self, world: State, d: Dealer) -> None:
        self._unseen.redeal(world, d)
