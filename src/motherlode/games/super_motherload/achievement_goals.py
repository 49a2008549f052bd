"""The goals of Minor Achievements (S47): what is counted, and within which time.

Content names both, such as `what = "bombed_rock"` and `within = "action"`. Goals of an action or a
turn count facts; goals that are held count what a seat has.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.state import Seat, State

from . import hand_and_tokens, kinds, state_cells as cell
from .kinds import Colour, Mineral
from .mineral_counts import minerals_held, stack_value, tiles_held, value_held


class Goal:
    """A public number that a Minor asks for: something that a seat does or has."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        """The number that a seat has reached; `values` are those of the Minerals."""
        raise NotImplementedError

    def lasting_progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        """The goal's number from what the seat has now: no facts of actions, no spent tiles
        (S49)."""
        return self.progress(s, seat, values)

    def progress_by_facts(self, s: State, facts: vec[i64], values: vec[i64]) -> i64:
        """The number that an action with these facts would reach, for bots."""
        return 0

    def wants_stacks(self) -> bool:
        """True if tiles on one more stack raise the number, for bots."""
        return False


class FactGoal(Goal):
    """A goal that counts facts of the latest action of the turn, or of the whole turn."""

    def __init__(self, of_turn: bool) -> None:
        self._of_turn: Final = of_turn
        self._first: i64 = cell.TURN_FACTS if of_turn else cell.ACTION_FACTS

    def count(self, numbers: vec[i64], first: i64, values: vec[i64]) -> i64:
        """The goal's number, from the facts whose counts stand in `numbers` from `first` on."""
        raise NotImplementedError

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return self.count(s.cells, self._first, values)

    def lasting_progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return self.progress(s, seat, values) if self._of_turn else 0

    def progress_by_facts(self, s: State, facts: vec[i64], values: vec[i64]) -> i64:
        before: i64 = self.count(s.cells, self._first, values) if self._of_turn else 0
        return before + self.count(facts, 0, values)


@final
class SumOfFacts(FactGoal):
    """The goal that counts one fact of an action or turn, or the sum of several."""

    def __init__(self, of_turn: bool, facts: list[int]) -> None:
        super().__init__(of_turn)
        self._facts: Final = vec[i64](facts)

    def count(self, numbers: vec[i64], first: i64, values: vec[i64]) -> i64:
        total: i64 = 0
        for i in range(len(self._facts)):
            total += numbers[first + self._facts[i]]
        return total


@final
class ValueCollected(FactGoal):
    """The goal that counts the dollars which Minerals collected in an action or a turn are
    worth."""

    def count(self, numbers: vec[i64], first: i64, values: vec[i64]) -> i64:
        total: i64 = 0
        for mineral in range(len(kinds.MINERALS)):
            total += numbers[first + mineral] * values[mineral]
        return total


@final
class KindsCollected(FactGoal):
    """The goal that counts the different Minerals collected in an action or a turn."""

    def count(self, numbers: vec[i64], first: i64, values: vec[i64]) -> i64:
        different: i64 = 0
        for mineral in range(len(kinds.MINERALS)):
            if numbers[first + mineral] > 0:
                different += 1
        return different


@final
class HoldMineral(Goal):
    """The goal that counts tiles of one Mineral across a seat's cards (S48).

    In the action of a buy, tiles from before the buy count too.
    """

    def __init__(self, mineral: i64) -> None:
        self.mineral: Final = Mineral(mineral)

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        before_buys = s.cells[cell.HELD_BEFORE_BUYS + self.mineral]
        return max(minerals_held(s, seat, self.mineral), before_buys)

    def lasting_progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return minerals_held(s, seat, self.mineral)


@final
class HoldMinerals(Goal):
    """The goal that counts all tiles across a seat's cards, or before a buy of this action
    (S48)."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return max(tiles_held(s, seat), s.cells[cell.TILES_BEFORE_BUYS])

    def lasting_progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return tiles_held(s, seat)


@final
class HoldValue(Goal):
    """The goal that counts the worth of a seat's Minerals, or before a buy of this action (S48)."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return max(value_held(s, seat, values), s.cells[cell.VALUE_BEFORE_BUYS])

    def lasting_progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return value_held(s, seat, values)


@final
class HoldStacks(Goal):
    """The goal that counts a seat's stacks with Minerals on them."""

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
        return hand_and_tokens.artifacts_held(s, seat)


@final
class HoldCards(Goal):
    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return hand_and_tokens.hand_size(s, seat)


@final
class HoldPilots(Goal):
    """The goal that counts bought Pilots of all colours together."""

    def progress(self, s: State, seat: Seat, values: vec[i64]) -> i64:
        return piles.total(s.cells, s.block(seat) + cell.BOUGHT, len(kinds.COLOURS))


ACTION: Final = "action"
TURN: Final = "turn"
HELD: Final = "held"


def is_of_turn_only(number: int) -> bool:
    """True if a fact is counted for turns only: it also happens between actions."""
    return number in (
        kinds.ACTIONS,
        kinds.BOMBS,
        kinds.CARDS_DRAWN,
        kinds.BOMBS_TAKEN,
        kinds.ARTIFACTS_USED,
        kinds.PILOTS,
    )


def fact_goals(of_turn: bool) -> dict[str, Goal]:
    """The goals that count facts of an action or, if `of_turn`, of a turn; by name of the fact."""
    goals: dict[str, Goal] = {}
    for number in range(len(kinds.FACTS)):
        if of_turn or not is_of_turn_only(number):
            goals[kinds.FACTS[number]] = SumOfFacts(of_turn, [number])
    goals["minerals"] = SumOfFacts(of_turn, list(range(len(kinds.MINERALS))))
    goals["mineral_kinds"] = KindsCollected(of_turn)
    goals["value"] = ValueCollected(of_turn)
    goals["covered"] = SumOfFacts(of_turn, [int(kinds.DRILLED), int(kinds.BOMBED)])
    goals["rock"] = SumOfFacts(of_turn, [int(kinds.DRILLED_ROCK), int(kinds.BOMBED_ROCK)])
    return goals


def held_goals() -> dict[str, Goal]:
    """The goals that count what a seat has, such as tiles on its stacks or Pilots; by name."""
    goals: dict[str, Goal] = {}
    for number in range(len(kinds.MINERALS)):
        goals[kinds.MINERALS[number]] = HoldMineral(number)
    goals["minerals"] = HoldMinerals()
    goals["value"] = HoldValue()
    goals["stacks"] = HoldStacks()
    goals["bomb_tokens"] = HoldBombs()
    goals["artifacts"] = HoldArtifacts()
    goals["hand"] = HoldCards()
    goals["pilots"] = HoldPilots()
    return goals


GOALS: Final = {ACTION: fact_goals(False), TURN: fact_goals(True), HELD: held_goals()}
"""Every goal, by the time within which it is counted and by what is counted."""
