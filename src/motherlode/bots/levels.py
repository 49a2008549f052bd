"""The search bot's levels, named for people, and its names with a number or a time in them."""

import re
from collections.abc import Callable

from motherlode.bots.search import SearchBot

LEVELS = {
    "novice": 50,
    "apprentice": 200,
    "adept": 800,
    "expert": 4000,
    "master": 20_000,
}
"""Iterations a decision."""

MOST_ITERATIONS = 10_000_000
LONGEST = 600.0
BUDGET = re.compile(r"search:(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)(ms|s))")


def level_maker(iterations: int) -> Callable[[int], SearchBot]:
    """Makes search bots of that many iterations from seeds."""
    return lambda seed: SearchBot(seed, iterations)


def by_budget(name: str, seed: int) -> SearchBot | None:
    """The bot that `search:500` (iterations), `search:1.5s` or `search:200ms` names, or none."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return None
    iterations, amount, unit = found.groups()
    if iterations:
        return SearchBot(seed, int(iterations)) if 1 <= int(iterations) <= MOST_ITERATIONS else None
    seconds = float(amount) / (1000 if unit == "ms" else 1)
    return SearchBot(seed, 0, seconds) if 0 < seconds <= LONGEST else None
