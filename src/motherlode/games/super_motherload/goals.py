"""The goals of Minor Achievements (S47): one object for each goal that the content may name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from . import cards, cells as cell, kinds
from .kinds import Colour, Mineral
from .mineral_counts import minerals_held, stack_value


class Goal:
    """A public number that a Minor asks for: something that a seat does or has."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        """The number that a seat has reached; `values` are those of the Minerals."""
        raise NotImplementedError

    def of_action(self) -> bool:
        """True if it counts a fact of one action: it can be met only right after that (S45)."""
        return False

    def progress_by_facts(self, facts: vec[i64]) -> i64:
        """The number that an action with these facts would reach, for bots."""
        return 0

    def wants_stacks(self) -> bool:
        """True if tiles on one more stack raise the number, for bots."""
        return False


@final
class Fact(Goal):
    """A fact of the current action or turn."""

    def __init__(self, fact: i64, of_action: bool) -> None:
        self.fact = fact
        self._of_action = of_action

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return s.cells[cell.FACTS + self.fact]

    def of_action(self) -> bool:
        return self._of_action

    def progress_by_facts(self, facts: vec[i64]) -> i64:
        return facts[self.fact]


@final
class HoldMineral(Goal):
    """Tiles of one Mineral across all cards (S48)."""

    def __init__(self, mineral: i64) -> None:
        self.mineral = Mineral(mineral)

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return minerals_held(s, seat, self.mineral)


@final
class HoldStacks(Goal):
    """Stacks with Minerals on them."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        stacks: i64 = 0
        for stack in range(len(kinds.COLOURS)):
            if stack_value(s, seat, Colour(stack), values) > 0:
                stacks += 1
        return stacks

    def wants_stacks(self) -> bool:
        return True


@final
class HoldBombs(Goal):
    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return s.cells[s.block(seat) + cell.BOMB_TOKENS]


@final
class HoldArtifacts(Goal):
    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return cards.artifacts_held(s, seat)


@final
class HoldCards(Goal):
    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return cards.hand_size(s, seat)


@final
class HoldValue(Goal):
    """The worth of all Minerals on the stacks."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        value: i64 = 0
        for stack in range(len(kinds.COLOURS)):
            value += stack_value(s, seat, Colour(stack), values)
        return value


def all_goals() -> dict[str, Goal]:
    """Every goal under its name."""
    goals: dict[str, Goal] = {}
    for number in range(len(kinds.FACTS)):
        name = kinds.FACTS[number]
        goals[name] = Fact(number, name in kinds.ACTION_FACTS)
    for number in range(len(kinds.MINERALS)):
        goals[f"hold_{kinds.MINERALS[number]}"] = HoldMineral(number)
    goals["hold_stacks"] = HoldStacks()
    goals["hold_bombs"] = HoldBombs()
    goals["hold_artifacts"] = HoldArtifacts()
    goals["hold_cards"] = HoldCards()
    goals["hold_value"] = HoldValue()
    return goals


GOALS: Final = all_goals()
