"""Compares the speed of our PettingZoo environments with that of PettingZoo's classic games.

A larger observation costs more, so each comparison says whether both are of comparable size. All
are measured in the same run.
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
COMPARABLE_FACTOR = 2.0
"""Observations are of comparable size if neither is more than this many times as long."""


@dataclass(frozen=True)
class Rate:
    """An environment's steps per second, and the length of its observation."""

    name: str
    steps_per_s: float
    observed: int


@dataclass(frozen=True)
class ClassicComparison:
    """A classic compared with our environment, which makes `times` as many steps per second."""

    classic: str
    steps_per_s: float
    observed: int
    times: float
    comparable: bool


def compare(ours: Any, seconds: float) -> tuple[Rate, list[ClassicComparison]]:
    """Measures our environment in alternation with each classic, so that noise affects all."""
    slice_seconds = seconds / len(CLASSICS)
    rates = []
    with silence_warnings():
        our_slices = [steps_per_s(ours, slice_seconds)]
        for name, env in classics():
            rates.append(Rate(name, *steps_per_s(env, seconds / 4)))
            our_slices.append(steps_per_s(ours, slice_seconds))
    our_rate = sum(rate for rate, _ in our_slices) / len(our_slices)
    our = Rate("", our_rate, our_slices[0][1])
    return our, [compare_rates(our, rate) for rate in rates]


def compare_rates(our: Rate, their: Rate) -> ClassicComparison:
    """The comparison of our environment's rate with a classic's."""
    times = our.steps_per_s / their.steps_per_s
    comparable = abs(log(their.observed / our.observed)) <= log(COMPARABLE_FACTOR)
    return ClassicComparison(their.name, their.steps_per_s, their.observed, times, comparable)


def classics() -> Iterator[tuple[str, Any]]:
    """The name and environment of each classic that can be imported here.

    Use each before asking for the next: PettingZoo's Go changes the board size of earlier ones.
    """
    for name, arguments in CLASSICS:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env(**arguments)
        except ImportError:
            continue
        yield " ".join([name, *(f"{size}x{size}" for size in arguments.values())]), env


@contextmanager
def silence_warnings() -> Iterator[None]:
    """Suppresses the warnings of other libraries inside the block."""
    before, logger.min_level = logger.min_level, logger.ERROR
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.min_level = before


def steps_per_s(env: Any, seconds: float) -> tuple[float, int]:
    """Steps per second of random play with observations, and the length of an observation."""
    rng = random.Random(1)
    env.reset(seed=1)
    steps, size, began = 0, 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            if any(env.terminations.values()) or any(env.truncations.values()):
                env.reset(seed=steps)
            observed = env.observe(env.agent_selection)
            legal = observed["action_mask"].astype(bool).nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            size = int(observed["observation"].size)
            steps += 1
    return steps / spent, size
