"""The bots that are there, by name."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from motherlode.bots.simple import Bot, GreedyBot, RandomBot
from motherlode.kernel.errors import UnknownBot

GROUP = "motherlode.bots"


@dataclass(frozen=True)
class BotKind:
    """A registered bot. `make` takes a seed; `level` orders bots from weak to strong."""

    name: str
    level: int
    make: Callable[[int], Bot]


RANDOM = BotKind("random", 0, RandomBot)
GREEDY = BotKind("greedy", 1, GreedyBot)


@cache
def kinds() -> dict[str, BotKind]:
    """Every bot by its name, weakest first; other packages add theirs by entry points."""
    found = [RANDOM, GREEDY]
    found += [point.load() for point in entry_points(group=GROUP)]
    return {kind.name: kind for kind in sorted(found, key=lambda kind: kind.level)}


def names() -> list[str]:
    return list(kinds())


def make(name: str, seed: int) -> Bot:
    """A bot of that name, whose choices the seed decides."""
    try:
        return kinds()[name].make(seed)
    except KeyError:
        raise UnknownBot(f"no bot is called {name!r:.40}; there is: {', '.join(names())}") from None
