"""Tests of the PettingZoo environment: PettingZoo's own tests, seeds, restore and rewards."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from motherlode.envs import pettingzoo
from motherlode.kernel.errors import IllegalAction
from motherlode.kernel.registry import all_games

GAMES = list(all_games())


def seats(game: str) -> int:
    return 2 if 2 in all_games()[game].seats else all_games()[game].seats[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_api_test_passes(game: str) -> None:
    api_test(pettingzoo.env(game, seats=seats(game)), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_seed_test_passes(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=seats(game)), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_render_test_passes(game: str) -> None:
    render_test(
        lambda render_mode: pettingzoo.env(game, render_mode=render_mode, seats=seats(game))
    )


def test_environments_reset_without_a_seed_play_different_games() -> None:
    envs = [pettingzoo.raw_env("karats") for _ in range(4)]
    for env in envs:
        env.reset()
    assert len({env.clone().seed for env in envs}) == 4


def test_resets_without_a_seed_use_seeds_that_follow_from_the_last_seed() -> None:
    envs = [pettingzoo.raw_env("karats") for _ in range(2)]
    dealt = []
    for env in envs:
        for seed in (5, None, None):
            env.reset(seed=seed)
            dealt.append(env.clone().seed)
    assert dealt[:3] == dealt[3:]
    assert len(set(dealt)) == 3


def play(env: Any, actions: int) -> list[np.ndarray[Any, Any]]:
    """The observations of some steps with fixed choices."""
    seen = []
    rng = np.random.default_rng(7)
    for _ in range(actions):
        shown = env.observe(env.agent_selection)
        seen.append(shown["observation"])
        env.step(int(rng.choice(np.flatnonzero(shown["action_mask"]))))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_game_continues_the_same_way(game: str) -> None:
    env = pettingzoo.raw_env(game, seats=seats(game))
    env.reset(seed=5)
    play(env, 12)
    snapshot = env.clone()
    first = play(env, 25)
    env.restore(snapshot)
    assert all((a == b).all() for a, b in zip(first, play(env, 25), strict=True))


def test_an_illegal_action_raises_illegal_action() -> None:
    env = pettingzoo.raw_env("karats")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)


def test_the_winner_of_a_whole_game_gets_the_reward() -> None:
    env = pettingzoo.raw_env("karats", render_mode="ansi")
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    while not env.episode.over():
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    assert sum(env.rewards.values()) == 1.0
    assert all(env.terminations.values())
    assert '"over": true' in str(env.render())
