"""The search bot's levels, named for people, and its names with a number or a time in them."""

from collections.abc import Callable

from motherlode.bots.budget import Budget, parse_budget
from motherlode.bots.search import SearchBot, Style

LEVELS = {
    "novice": (25, 30),
    "apprentice": (50, 20),
    "adept": (100, 12),
    "master": (1600, 0),
}
"""Iterations a decision, and how many actions of a hundred are overlooked when it chooses."""

KIND = "search"
LEAST_SECONDS = 0.01
"""Seconds: an iteration is never cut short, and the dearest take some milliseconds. Whoever has
less than this would often overrun it by more than a tenth."""


def level_maker(iterations: int, overlooks: int) -> Callable[[int], SearchBot]:
    """Makes the search bots of a level from seeds."""
    return lambda seed: SearchBot(seed, iterations, style=Style(overlooks=overlooks))


def bot_with_budget(name: str, seed: int) -> SearchBot | None:
    """The bot that `search:500` (iterations), `search:1.5s` or `search:200ms` names, or none."""
    found = parse_budget(name)
    if found is None or found.kind != KIND or too_short(name):
        return None
    return SearchBot(seed, found.iterations, found.seconds)


def too_short(name: str) -> bool:
    """Whether a name asks for a search that has no time for it."""
    found = parse_budget(name)
    return found is not None and found.kind == KIND and 0 < found.seconds < LEAST_SECONDS


def is_slow(name: str) -> bool:
    """Whether games of the bot of that name take seconds and more."""
    level = LEVELS.get(name.removeprefix(f"{KIND}:"))
    found = Budget(KIND, level[0], 0.0) if level else parse_budget(name)
    return found is not None and found.is_slow()
