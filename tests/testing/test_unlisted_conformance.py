"""The conformance suite finds faults of unlisted and any-time actions, in a small game."""

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State
from motherlode.testing import conformance
from motherlode.testing.conformance_error import ConformanceError
from motherlode.testing.unlisted_conformance import check_unlisted
from tests.kernel.gem_game import SPENT, Gems, gem_setup


class WithoutRule(Gems):
    """Refuses swaps without naming a rule."""

    def explain(self, s: State, verb: int, argument: int) -> tuple[str, str]:
        reason, _ = super().explain(s, verb, argument)
        return reason, ""


class Meddling(Gems):
    """Changes the state when it explains a refusal."""

    def explain(self, s: State, verb: int, argument: int) -> tuple[str, str]:
        s.cells[SPENT] += 1
        return "too_few_gems", "G3"


class Sulking(Gems):
    """Ends the game with an error after an any-time action."""

    def apply(self, s: State, verb: int, argument: int, d: Dealer) -> None:
        raise NotImplementedError


class Forgetful(Gems):
    """Leaves out any-time actions in some decisions."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if moves.count == 0:
            super().legal(s, moves)


def setup_with(anytime: Gems) -> Setup:
    setup = gem_setup()
    setup.rules.anytime = anytime
    return setup


@pytest.mark.parametrize("seed", range(5))
def test_a_game_with_right_unlisted_actions_passes(seed: int) -> None:
    check_unlisted(gem_setup(), seed)


@pytest.mark.parametrize(
    ("broken", "error"),
    [(WithoutRule(), "without a rule"), (Meddling(), "changed the state")],
)
def test_wrong_refusals_of_unlisted_actions_are_found(broken: Gems, error: str) -> None:
    with pytest.raises(ConformanceError, match=error):
        check_unlisted(setup_with(broken), 1)


def test_any_time_actions_after_which_the_game_stops_are_found() -> None:
    with pytest.raises(NotImplementedError):
        conformance.check_random_game(setup_with(Sulking()), 1)


def test_any_time_actions_that_a_decision_lacks_are_found() -> None:
    with pytest.raises(ConformanceError, match="lacks any-time actions"):
        conformance.check_random_game(setup_with(Forgetful()), 1)
