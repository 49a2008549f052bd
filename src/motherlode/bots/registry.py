"""The bots that are there, by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from motherlode.bots.baselines import Bot, GreedyBot, RandomBot
from motherlode.bots.levels import LEAST_SECONDS, LEVELS, bot_with_budget, level_maker, too_short
from motherlode.kernel.errors import UnknownBot

GROUP = "motherlode.bots"

BUDGET_EXAMPLES = ("search:N", "search:1s")
"""How bots are named that think for so many iterations, or for so long."""

DEFAULT_BOT = "greedy"
"""The bot that sits where nobody says which: it answers at once."""


@dataclass(frozen=True)
class BotKind:
    """A registered bot. `make` takes a seed; `level` orders bots from weak to strong.

    A `quick` one answers within milliseconds, so that others may stand in line behind it.
    """

    name: str
    level: int
    make: Callable[[int], Bot]
    quick: bool = False


RANDOM = BotKind("random", 0, RandomBot, quick=True)
GREEDY = BotKind("greedy", 1, GreedyBot, quick=True)
SEARCH = [
    BotKind(f"search:{level}", 10 * number, level_maker(*habits))
    for number, (level, habits) in enumerate(LEVELS.items(), 1)
]


@cache
def kinds() -> dict[str, BotKind]:
    """Every bot by its name, weakest first; other packages add theirs by entry points."""
    found = [RANDOM, GREEDY, *SEARCH]
    found += [point.load() for point in entry_points(group=GROUP)]
    return {kind.name: kind for kind in sorted(found, key=lambda kind: kind.level)}


def names() -> list[str]:
    return list(kinds())


def is_known(name: str) -> bool:
    """Whether `make` makes a bot of that name."""
    return name in kinds() or bot_with_budget(name, 0) is not None


def is_quick(name: str) -> bool:
    """Whether the bot of that name answers at once."""
    return name in kinds() and kinds()[name].quick


def make(name: str, seed: int) -> Bot:
    """A bot of that name, whose choices the seed decides.

    Besides the registered ones, `search:500` thinks for so many iterations a decision and
    `search:1s` or `search:200ms` for so long.
    """
    if name in kinds():
        return kinds()[name].make(seed)
    if found := bot_with_budget(name, seed):
        return found
    raise UnknownBot(unknown_bot_text(name))


def unknown_bot_text(name: str, others: Sequence[str] = ()) -> str:
    """What is said of a name that no bot has: which ones there are, `others` among them."""
    if too_short(name):
        return f"{name} is too short: a search thinks for {LEAST_SECONDS * 1000:.0f}ms at least"
    there = ", ".join([*names(), *BUDGET_EXAMPLES, *others])
    return f"no bot is called {name!r:.40}; there is: {there}"
