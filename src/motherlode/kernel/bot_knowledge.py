"""Outlook: everything a bot may know when it decides."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State


@final
class Outlook:
    """A seat's information: its legal actions, and random states that fit what it knows.

    It never stores the true state: hidden components are dealt again at random first. `choices` are
    the legal actions that the heuristic doesn't forbid bots; all, if it forbids all. `moves` holds
    the legal actions, if the caller has listed them.
    """

    def __init__(
        self, rules: Rules, truth: State, seat: i64, d: Dealer, moves: LegalActions | None = None
    ) -> None:
        self.rules: Final = rules
        self.seat = seat
        self._unseen: Final = rules.unseen(seat)
        self._world: Final = truth.copy()
        self._unseen.redeal(self._world, d)
        if moves is None:
            moves = LegalActions()
            rules.legal(self._world, moves)
        self._legal: Final = moves.ids[: moves.count]
        self.choices: Final = not_forbidden(rules, self._world, self._legal)

    @property
    def legal(self) -> list[int]:
        """The legal actions, as a new list."""
        return listed(self._legal)

    @property
    def allowed(self) -> list[int]:
        """The `choices`, as a new list."""
        return listed(self.choices)

    def first_world(self) -> State:
        """The state sampled when the outlook was made. Read it, don't change it."""
        return self._world

    def imagine(self, d: Dealer) -> State:
        """Samples a new state that fits all the seat knows; hidden components are random."""
        world = self._world.copy()
        self._unseen.redeal(world, d)
        return world


def not_forbidden(rules: Rules, world: State, legal: vec[i64]) -> vec[i64]:
    """The legal actions that the heuristic doesn't forbid bots; all, if it forbids all."""
    for i in range(len(legal)):
        if rules.forbids(world, legal[i]):
            return _without_forbidden(rules, world, legal)
    return legal


def _without_forbidden(rules: Rules, world: State, legal: vec[i64]) -> vec[i64]:
    allowed = legal[:]
    count: i64 = 0
    for i in range(len(legal)):
        if not rules.forbids(world, legal[i]):
            allowed[count] = legal[i]
            count += 1
    return allowed[:count] if count > 0 else legal


def listed(actions: vec[i64]) -> list[int]:
    return [actions[i] for i in range(len(actions))]
