"""Super Motherload: its steps, bound to content, seats and options."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Rules, Step
from motherlode.kernel.state import State

from . import cells as cell, refusals, step_table as step, turns
from .acting import Acting
from .boards import Attaching
from .buying import Buying, Duplicating, Finding, Stowing
from .drilling import Blasting, Selecting
from .goals import Claiming, Swapping
from .instinct import SuperMotherloadInstinct
from .numbers import Numbers
from .turns import ChoosingSide, Discarding, PickingDeck


@final
class SuperMotherloadRules(Rules):
    """The game for a number of seats, with decks picked or dealt at random."""

    def __init__(self, numbers: Numbers, seats: int, random_decks: bool) -> None:
        steps: list[Step] = [
            ChoosingSide("choose_side", numbers, random_decks),
            PickingDeck("pick_deck", numbers),
            Acting("act", numbers),
            Selecting("drill", numbers),
            Blasting("blast", numbers),
            Swapping("swap"),
            Finding("find"),
            Stowing("stow", numbers),
            Claiming("claim", numbers),
            Attaching("attach_board", numbers),
            Buying("buy", numbers),
            Duplicating("duplicate"),
            Discarding("discard", numbers),
        ]
        super().__init__(cell.LAYOUT, steps, seats, SuperMotherloadInstinct(numbers))
        self.numbers = numbers

    def begin(self, s: State, d: Dealer) -> None:
        turns.fill_table(self.numbers, s, d)
        s.push(step.CHOOSING_SIDE, turns.right_of_first(s))

    def payoff(self, s: State, seat: i64) -> float:
        winners: i64 = 0
        for other in range(self.seats):
            winners += s.cells[cell.block(other) + cell.WON]
        return float(s.cells[cell.block(seat) + cell.WON]) / float(winners) if winners > 0 else 0.0

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        return refusals.why_not(self.numbers, s, action)
