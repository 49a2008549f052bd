"""Super Motherload: its steps, bound to content, seats and options."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.acting import Acting
from motherlode.games.super_motherload.boards import Attaching
from motherlode.games.super_motherload.buying import Buying, Duplicating, Finding, Stowing
from motherlode.games.super_motherload.drilling import Blasting, Selecting
from motherlode.games.super_motherload.goals import Claiming, Swapping
from motherlode.games.super_motherload.instinct import SuperMotherloadInstinct
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.order import CHOOSING_SIDE
from motherlode.games.super_motherload.parts import LAYOUT, WON, block
from motherlode.games.super_motherload.refusals import why_not
from motherlode.games.super_motherload.turns import (
    ChoosingSide,
    Discarding,
    PickingDeck,
    fill_table,
    right_of_first,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Rules, Step
from motherlode.kernel.state import State


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
        super().__init__(LAYOUT, steps, seats, SuperMotherloadInstinct(numbers))
        self.numbers = numbers

    def begin(self, s: State, d: Dealer) -> None:
        fill_table(self.numbers, s, d)
        s.push(CHOOSING_SIDE, right_of_first(s))

    def payoff(self, s: State, seat: i64) -> float:
        winners: i64 = 0
        for other in range(self.seats):
            winners += s.cells[block(other) + WON]
        return float(s.cells[block(seat) + WON]) / float(winners) if winners > 0 else 0.0

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        return why_not(self.numbers, s, action)
