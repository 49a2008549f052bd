"""The registered bots, by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from motherlode.bots.baselines import Bot, GreedyBot, RandomBot
from motherlode.bots.levels import LEAST_SECONDS, LEVELS, bot_with_budget, level_maker, too_short
from motherlode.kernel.errors import UnknownBot

GROUP = "motherlode.bots"

BUDGET_EXAMPLES = ("search:N", "search:1s")
"""Example names of bots with a budget: N iterations, or one second per decision."""

DEFAULT_BOT = "greedy"
"""The bot for seats where none was chosen: it answers at once."""


@dataclass(frozen=True)
class BotKind:
    """A registered bot. `make` takes a seed; `level` orders bots from weak to strong.

    A `quick` bot answers within milliseconds, so other jobs can wait for it.
    """

    name: str
    level: int
    make: Callable[[int], Bot]
    quick: bool = False


RANDOM = BotKind("random", 0, RandomBot, quick=True)
GREEDY = BotKind("greedy", 1, GreedyBot, quick=True)
SEARCH = [
    BotKind(f"search:{level}", 10 * number, level_maker(*settings))
    for number, (level, settings) in enumerate(LEVELS.items(), 1)
]


@cache
def kinds() -> dict[str, BotKind]:
    """All registered bots by name, weakest first; other packages add theirs by entry points."""
    registered = [RANDOM, GREEDY, *SEARCH]
    registered += [point.load() for point in entry_points(group=GROUP)]
    return {kind.name: kind for kind in sorted(registered, key=lambda kind: kind.level)}


def names() -> list[str]:
    return list(kinds())


def is_known(name: str) -> bool:
    """True if `make` knows this name."""
    return name in kinds() or bot_with_budget(name, 0) is not None


def is_quick(name: str) -> bool:
    """True if this name is a registered bot that answers within milliseconds."""
    return name in kinds() and kinds()[name].quick


def make(name: str, seed: int) -> Bot:
    """Makes the bot of that name; its random choices depend on the seed.

    Besides the registered bots there are search bots with a budget per decision: `search:500`
    (iterations), `search:1s`, `search:200ms`.
    """
    if name in kinds():
        return kinds()[name].make(seed)
    if bot := bot_with_budget(name, seed):
        return bot
    raise UnknownBot(unknown_bot_text(name))


def unknown_bot_text(name: str, others: Sequence[str] = ()) -> str:
    """The error text for an unknown bot; it lists the known names and `others`."""
    if too_short(name):
        return f"{name} is too short: a search needs at least {LEAST_SECONDS * 1000:.0f}ms"
    known = ", ".join([*names(), *BUDGET_EXAMPLES, *others])
    return f"no bot is called {name!r:.40}; known bots: {known}"
