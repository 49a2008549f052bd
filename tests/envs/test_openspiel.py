"""Tests of the OpenSpiel games: random simulation, copies, pickles and ISMCTS."""

import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from motherlode.envs import openspiel

NAMES = list(openspiel.NAMES.values())


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.mark.parametrize("name", NAMES)
def test_playing_on_a_cloned_state_does_not_change_the_original(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    before, copy = str(state), state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(2)
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.OUTCOMES)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(1)
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_parameters_set_players_and_options() -> None:
    game = pyspiel.load_game("motherlode_karats(players=3,automaton=easy)")
    assert game.num_players() == 3
    assert game.setup.options["automaton"] == "easy"


@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name, {"seed": 3})
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game)
    states = [each.new_initial_state() for each in (game, other)]
    for state in states:
        state.apply_action(3)
    assert str(states[0]) == str(states[1])


def test_openspiels_rl_environment_runs() -> None:
    env = rl_environment.Environment("motherlode_karats", seed=1)
    step = env.reset()
    for _ in range(30):
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([legal[0]])
    assert len(step.observations["info_state"][0]) == env.game.observation_tensor_size()


def test_openspiels_ismcts_plays_our_game() -> None:
    game = pyspiel.load_game("motherlode_karats")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(5)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 2, use_observation_string=True)
    assert bot.step(state) in state.legal_actions()
