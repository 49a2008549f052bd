"""The outlook: all that a bot may hold."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.zones import Unseen


@final
class Outlook:
    """A seat's side of the table: its legal actions, and worlds that it can imagine.

    It never keeps the true state: what the seat can't know is dealt again before it is stored.
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

    def first_world(self) -> State:
        """The world that was imagined when the outlook was made, to be read and not changed."""
        return self._world

    def imagine(self, d: Dealer) -> State:
        """Another world that fits all the seat knows; what it can't know is random."""
        world = self._world.copy()
        self._resample(world, d)
        return world

    def _resample(self, world: State, d: Dealer) -> None:
        self._unseen.redeal(world, d)
