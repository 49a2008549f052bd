"""PettingZoo's own classics beside our environments: steps a second, in the same run.

A larger observation costs more, so that a game of ours is compared with every classic that can be
installed, and those of comparable size are told from the others.
"""

import importlib
import random
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import log
from typing import Any

from gymnasium import logger

GO = "go_v5"
CLASSICS: tuple[tuple[str, dict[str, int]], ...] = (
    ("tictactoe_v3", {}),
    ("leduc_holdem_v4", {}),
    ("texas_holdem_no_limit_v6", {}),
    ("texas_holdem_v4", {}),
    ("connect_four_v3", {}),
    (GO, {"board_size": 3}),
    (GO, {"board_size": 5}),
    (GO, {"board_size": 9}),
    (GO, {"board_size": 19}),
    ("hanabi_v5", {}),
    ("chess_v6", {}),
)
"""All but rock paper scissors, which has no legal actions to choose from. `motherlode[dev]`
installs what they need. Hanabi's rules are OpenSpiel's, in C++; all others are Python."""
COMPARABLE = 2.0
"""Observations are of comparable size when neither has more than so many times the numbers."""


@dataclass(frozen=True)
class Rate:
    """Steps of an environment a second, and how many numbers are observed in each."""

    name: str
    steps_per_s: float
    observed: int


@dataclass(frozen=True)
class Beside:
    """A classic beside an environment of ours, which makes `times` as many steps a second."""

    classic: str
    steps_per_s: float
    observed: int
    times: float
    comparable: bool


def compare(ours: Any, seconds: float) -> tuple[Rate, list[Beside]]:
    """Our environment in turns with each classic there is, so that all share the noise."""
    spell = seconds / len(CLASSICS)
    rates = []
    with quietly():
        mine = [steps_per_s(ours, spell)]
        for name, env in classics():
            rates.append(Rate(name, *steps_per_s(env, seconds / 4)))
            mine.append(steps_per_s(ours, spell))
    our = Rate("", sum(rate for rate, _ in mine) / len(mine), mine[0][1])
    return our, [beside(our, rate) for rate in rates]


def beside(our: Rate, their: Rate) -> Beside:
    apart = abs(log(their.observed / our.observed))
    times = our.steps_per_s / their.steps_per_s
    return Beside(their.name, their.steps_per_s, their.observed, times, apart <= log(COMPARABLE))


def classics() -> Iterator[tuple[str, Any]]:
    """The classics that can be imported here, each with its name, to be used before the next.

    PettingZoo's Go keeps the size of its board for all that were made.
    """
    for name, given in CLASSICS:
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").raw_env(**given)
        except ImportError:
            continue
        yield " ".join([name, *(f"{size}x{size}" for size in given.values())]), made


@contextmanager
def quietly() -> Iterator[None]:
    """Without the warnings that other libraries have about each other."""
    before, logger.min_level = logger.min_level, logger.ERROR
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.min_level = before


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
            legal = seen["action_mask"].astype(bool).nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            size = int(seen["observation"].size)
            steps += 1
    return steps / spent, size
