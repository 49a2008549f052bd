"""What a bot may spend on a decision, as its name tells it: `search:500`, `openspiel:1.5s`."""

import re
from typing import NamedTuple

NAME_PATTERN = re.compile(r"(\w+):(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)(ms|s))")
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
SLOW_ITERATIONS = 100
"""Iterations from which on a game takes so long that few of them are played."""


class Budget(NamedTuple):
    """Iterations or seconds a decision for the bot of that kind; the other of both is 0."""

    kind: str
    iterations: int
    seconds: float

    def is_slow(self) -> bool:
        """Whether games with it take seconds and more."""
        return self.seconds > 0 or self.iterations >= SLOW_ITERATIONS


def parse_budget(name: str) -> Budget | None:
    """The budget that a name tells; none if it tells none, or more than anybody may spend."""
    found = NAME_PATTERN.fullmatch(name)
    if found is None:
        return None
    kind, iterations, amount, unit = found.groups()
    if iterations:
        return (
            Budget(kind, int(iterations), 0.0) if 1 <= int(iterations) <= MOST_ITERATIONS else None
        )
    seconds = float(amount) / (1000 if unit == "ms" else 1)
    return Budget(kind, 0, seconds) if 0 < seconds <= MOST_SECONDS else None
