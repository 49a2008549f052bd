"""The benchmark of the vector environment: steps per second beside Gymnasium's own of single ones.

Both play the same games of a seat against random bots, with the same random legal actions.
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv

GAMES = 64
"""How many games are played at once."""
SLICES = 4


def compare(ours: Any, single: Callable[[], Any], seconds: float) -> tuple[float, float]:
    """Steps per second of our vector environment and of Gymnasium's, measured in alternation.

    `single` makes an environment of one game.
    """
    singles = SyncVectorEnv([single] * GAMES)
    rates = [
        [steps_per_s(env, seconds / (2 * SLICES)) for env in (ours, singles)] for _ in range(SLICES)
    ]
    our_rate, their_rate = (sum(rate) / SLICES for rate in zip(*rates, strict=True))
    return our_rate, their_rate


def steps_per_s(env: Any, seconds: float) -> float:
    """Steps per second of processor time, all games added; choosing the actions is not timed."""
    rng = np.random.default_rng(1)
    info = env.reset(seed=1)[1]
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = random_actions(info["action_mask"], rng)
        began = time.process_time()
        info = env.step(actions)[-1]
        spent += time.process_time() - began
        steps += env.num_envs
    return steps / spent


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action of each game; 0 for one that has ended."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)
