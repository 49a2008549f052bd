"""Runs OpenSpiel's own API tests on some states of every game."""

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states

from motherlode.envs import openspiel

STATES = 30
CHECKS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@pytest.fixture(scope="module", params=list(openspiel.NAMES.values()))
def suite(request: pytest.FixtureRequest) -> Any:
    """OpenSpiel's test suite with a game and some of its states, as its runner sets it up."""
    game = pyspiel.load_game(request.param)
    suite = api_test.EnforceAPIOnPartialTreeBase("test_sequence_lengths")
    suite.game, suite.game_name, suite.game_type = game, request.param, game.get_type()
    suite.some_states = sample_some_states.sample_some_states(game, max_states=STATES)
    return suite


@pytest.mark.parametrize("check", CHECKS)
def test_openspiels_api_tests_pass(suite: Any, check: str) -> None:
    getattr(suite, check)()


def test_openspiels_api_tests_were_found() -> None:
    assert len(CHECKS) >= 4
