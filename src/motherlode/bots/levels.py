"""The search bot's levels (novice to master), and search bots with a budget in their name."""

from collections.abc import Callable

from motherlode.bots.budget import Budget, parse_budget
from motherlode.bots.search import SearchBot, Style

LEVELS = {
    "novice": (25, 30),
    "apprentice": (50, 20),
    "adept": (100, 12),
    "master": (1600, 0),
}
"""Iterations per decision, and the percentage of actions that the bot overlooks."""

KIND = "search"
LEAST_SECONDS = 0.01
"""The shortest budget in seconds. An iteration is never cut short and can take milliseconds, so a
smaller budget would often be exceeded by more than a tenth."""


def level_maker(iterations: int, overlooks: int) -> Callable[[int], SearchBot]:
    """Returns a function that makes a search bot of this level from a seed."""
    return lambda seed: SearchBot(seed, iterations, style=Style(overlooks=overlooks))


def bot_with_budget(name: str, seed: int) -> SearchBot | None:
    """The bot of a name such as `search:500`, `search:1.5s`, `search:200ms`; else None."""
    budget = parse_budget(name)
    if budget is None or budget.kind != KIND or too_short(name):
        return None
    return SearchBot(seed, budget.iterations, budget.seconds)


def too_short(name: str) -> bool:
    """True if the name is of a search bot with less than `LEAST_SECONDS` per decision."""
    budget = parse_budget(name)
    return budget is not None and budget.kind == KIND and 0 < budget.seconds < LEAST_SECONDS


def is_slow(name: str) -> bool:
    """True if games of this bot take seconds or longer."""
    level = LEVELS.get(name.removeprefix(f"{KIND}:"))
    budget = Budget(KIND, level[0], 0.0) if level else parse_budget(name)
    return budget is not None and budget.is_slow()
