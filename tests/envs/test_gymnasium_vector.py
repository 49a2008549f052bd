"""The vector environment gives, byte for byte, what Gymnasium's own of single ones gives."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import SyncVectorEnv

from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.gymnasium_vector import SeatVectorEnv
from motherlode.kernel.errors import BadOptions

GAMES = 3
Made = dict[str, Any]
MADE: list[tuple[str, Made, int]] = [
    ("karats", {"opponents": ("greedy",)}, 500),
    ("karats", {"opponents": ("random", "greedy"), "seat": 2}, 150),
    ("super_motherload", {"opponents": ("random",), "seat": 1}, 120),
    ("mothership", {"opponents": ("random",)}, 120),
    ("karats", {"opponents": ("search:5",)}, 6),
]


def both(game: str, made: Made) -> tuple[Any, Any]:
    """Our vector environment, and Gymnasium's with single environments."""
    singles = [lambda: SeatEnv(game, **made) for _ in range(GAMES)]
    return SeatVectorEnv(game, GAMES, **made), SyncVectorEnv(singles)


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action of each game; 0 for one that has ended."""
    legal = [np.flatnonzero(row) for row in masks]
    return np.array([rng.choice(actions) if len(actions) else 0 for actions in legal])


def assert_same(ours: Any, theirs: Any) -> None:
    """Arrays and dicts of arrays are equal in type, shape and every byte."""
    if isinstance(theirs, dict):
        assert set(ours) == set(theirs)
        for key, value in theirs.items():
            assert_same(ours[key], value)
        return
    assert ours.dtype == theirs.dtype
    assert ours.shape == theirs.shape
    assert ours.tobytes() == theirs.tobytes()


@pytest.mark.parametrize(("game", "made", "steps"), MADE)
def test_all_steps_equal_those_of_single_environments(game: str, made: Made, steps: int) -> None:
    ours, theirs = both(game, made)
    rng = np.random.default_rng(1)
    (seen, info), (known, known_info) = ours.reset(seed=7), theirs.reset(seed=7)
    assert_same(seen, known)
    assert_same(info, known_info)
    for _ in range(steps):
        actions = random_actions(info["action_mask"], rng)
        if rng.random() < 0.05:
            actions[rng.integers(GAMES)] = rng.integers(ours.single_action_space.n)
        our_step, their_step = ours.step(actions), theirs.step(actions)
        for our_part, their_part in zip(our_step, their_step, strict=True):
            assert_same(our_part, their_part)
        info = our_step[-1]


def test_games_that_end_are_followed_by_the_games_of_single_environments() -> None:
    ours, theirs = both("karats", {"opponents": ("random",)})
    rng = np.random.default_rng(2)
    (_, info), _ = ours.reset(seed=[3, 4, 5]), theirs.reset(seed=[3, 4, 5])
    ended = 0
    for _ in range(1500):
        actions = random_actions(info["action_mask"], rng)
        our_step, their_step = ours.step(actions), theirs.step(actions)
        for our_part, their_part in zip(our_step, their_step, strict=True):
            assert_same(our_part, their_part)
        ended += int(our_step[2].sum())
        info = our_step[-1]
    assert ended >= GAMES


def test_results_are_copies_that_later_steps_do_not_change() -> None:
    env = SeatVectorEnv("karats", 2)
    seen, info = env.reset(seed=1)
    before = seen.copy(), info["action_mask"].copy()
    for _ in range(5):
        env.step(np.array([int(np.flatnonzero(row)[0]) for row in info["action_mask"]]))
        info = {"action_mask": env.reset(seed=1)[1]["action_mask"]}
    assert (seen == before[0]).all()
    assert (info["action_mask"] == before[1]).all()


def test_a_snapshot_starts_all_games() -> None:
    single = SeatEnv("karats")
    _, info = single.reset(seed=9)
    single.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    ours, theirs = both("karats", {})
    given = {"snapshot": single.clone()}
    our_start, their_start = ours.reset(options=given), theirs.reset(options=given)
    for our_part, their_part in zip(our_start, their_start, strict=True):
        assert_same(our_part, their_part)


@pytest.mark.parametrize("actions", [[0], [0.5, 1.0], [[0, 1]], ["a", "b"], None])
def test_actions_must_be_a_whole_number_for_each_game(actions: Any) -> None:
    env = SeatVectorEnv("karats", 2)
    env.reset(seed=1)
    before = env.step(np.array([10**6, -1]))[0]
    with pytest.raises(InvalidAction, match="2 whole numbers"):
        env.step(actions)
    assert (env.step(np.array([10**6, -1]))[0] == before).all()


@pytest.mark.parametrize("num_envs", [0, -1, 10**9, 1.5, "two"])
def test_the_number_of_games_must_be_a_sensible_whole_number(num_envs: Any) -> None:
    with pytest.raises(BadOptions, match="num_envs"):
        SeatVectorEnv("karats", num_envs)


def test_steps_need_games_and_seeds_one_for_each() -> None:
    env = SeatVectorEnv("karats", 2)
    with pytest.raises(ResetNeeded):
        env.step(np.array([0, 0]))
    with pytest.raises(BadOptions, match="2 games need as many seeds"):
        env.reset(seed=[1])
