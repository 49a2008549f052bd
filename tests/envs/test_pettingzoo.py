"""PettingZoo's own checks, and what we promise beyond them."""

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
def test_api(game: str) -> None:
    api_test(pettingzoo.env(game, seats=seats(game)), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_seeds(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=seats(game)), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_renders(game: str) -> None:
    render_test(
        lambda render_mode: pettingzoo.env(game, render_mode=render_mode, seats=seats(game))
    )


def test_without_a_seed_every_environment_deals_its_own_games() -> None:
    made = [pettingzoo.raw_env("karats") for _ in range(4)]
    for env in made:
        env.reset()
    assert len({env.clone().seed for env in made}) == 4


def test_games_without_a_seed_follow_the_last_seed() -> None:
    made = [pettingzoo.raw_env("karats") for _ in range(2)]
    dealt = []
    for env in made:
        for seed in (5, None, None):
            env.reset(seed=seed)
            dealt.append(env.clone().seed)
    assert dealt[:3] == dealt[3:]
    assert len(set(dealt)) == 3


def play(env: Any, actions: int) -> list[np.ndarray[Any, Any]]:
    """The observations of some steps; the choices are always the same."""
    seen = []
    rng = np.random.default_rng(7)
    for _ in range(actions):
        shown = env.observe(env.agent_selection)
        seen.append(shown["observation"])
        env.step(int(rng.choice(np.flatnonzero(shown["action_mask"]))))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_restore_leads_back(game: str) -> None:
    env = pettingzoo.raw_env(game, seats=seats(game))
    env.reset(seed=5)
    play(env, 12)
    snapshot = env.clone()
    first = play(env, 25)
    env.restore(snapshot)
    assert all((a == b).all() for a, b in zip(first, play(env, 25), strict=True))


def test_illegal_action_is_named() -> None:
    env = pettingzoo.raw_env("karats")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)


def test_a_whole_game_pays_its_winner() -> None:
    env = pettingzoo.raw_env("karats", render_mode="ansi")
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    while not env.episode.over():
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    assert sum(env.rewards.values()) == 1.0
    assert all(env.terminations.values())
    assert '"over": true' in str(env.render())
