"""The rules of Super Motherload: setting up the game, and the payoffs."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

from . import actions as act, state_cells as cell, step_table as step
from .ai.heuristic import SuperMotherloadHeuristic
from .params import Params
from .steps import setup
from .steps.anytime_actions import ArtifactsAndAchievements


@final
class SuperMotherloadRules(Rules):
    """The game for a number of seats, with the options and the content of a table."""

    def __init__(self, params: Params, seats: int) -> None:
        super().__init__(
            cell.LAYOUT,
            act.ACTIONS.columns(),
            step.STEPS.build(params),
            seats,
            SuperMotherloadHeuristic(params),
            anytime=ArtifactsAndAchievements(params),
        )
        self.params = params

    def begin(self, s: State, d: Dealer) -> None:
        setup.fill_table(self.params, s, d)
        s.push(step.CHOOSE_SIDE, setup.right_of_first(s))

    def payoff(self, s: State, seat: i64) -> float:
        winners: i64 = 0
        for i in range(self.seats):
            winners += s.cells[s.block(i) + cell.WON]
        return float(s.cells[s.block(seat) + cell.WON]) / float(winners) if winners > 0 else 0.0
