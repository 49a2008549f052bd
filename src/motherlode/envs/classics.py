"""PettingZoo's own classics beside our environments: steps a second, and numbers seen in them.

Per step a larger observation costs more, so environments are compared by the numbers observed a
second, ours with the classic whose observation is nearest in size.
"""

import importlib
import random
import time
from math import log
from typing import Any

CLASSICS = ("tictactoe_v3", "connect_four_v3", "go_v5")
"""Those written in Python that need nothing but what PettingZoo brings and pygame."""


def classics() -> dict[str, Any]:
    """The classics that can be imported here, made."""
    found = {}
    for name in CLASSICS:
        try:
            found[name] = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        except ImportError:
            continue
    return found


def steps_per_s(env: Any, seconds: float) -> tuple[float, int]:
    """Steps of random play a second, each with its observation, and how many numbers that has."""
    rng = random.Random(1)
    env.reset(seed=1)
    steps, size, began = 0, 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            if any(env.terminations.values()) or any(env.truncations.values()):
                env.reset(seed=steps)
            seen = env.observe(env.agent_selection)
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            size = int(seen["observation"].size)
            steps += 1
    return steps / spent, size


def nearest(size: int, sizes: dict[str, int]) -> str:
    """The name of the size that is the fewest times larger or smaller."""
    return min(sizes, key=lambda name: abs(log(sizes[name] / size)))
