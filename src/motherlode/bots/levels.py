"""The search bot's levels, named for people, and its names with a number or a time in them."""

import re
from collections.abc import Callable

from motherlode.bots.search import SearchBot, Style

LEVELS = {
    "novice": (25, 30),
    "apprentice": (50, 15),
    "adept": (100, 10),
    "expert": (400, 5),
    "master": (1600, 0),
}
"""Iterations a decision, and how many actions of a hundred are overlooked when it chooses."""

DEAR = 100
"""Iterations from which on a game takes so long that few of them are played."""
MOST_ITERATIONS = 10_000_000
LONGEST = 600.0
BUDGET = re.compile(r"search:(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)(ms|s))")


def level_maker(iterations: int, overlooks: int) -> Callable[[int], SearchBot]:
    """Makes the search bots of a level from seeds."""
    return lambda seed: SearchBot(seed, iterations, style=Style(overlooks=overlooks))


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


def takes_time(name: str) -> bool:
    """Whether games of the bot of that name take seconds and more."""
    level = LEVELS.get(name.removeprefix("search:"))
    if level:
        return level[0] >= DEAR
    found = BUDGET.fullmatch(name)
    return found is not None and (found[1] is None or int(found[1]) >= DEAR)
