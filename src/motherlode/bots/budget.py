"""A bot's thinking budget, parsed from its name: `search:500` iterations, `openspiel:1.5s`."""

import re
from typing import NamedTuple

NAME_PATTERN = re.compile(r"(\w+):(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)(ms|s))")
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
SLOW_ITERATIONS = 100
"""Iterations per decision from which a game takes seconds or longer."""


class Budget(NamedTuple):
    """A kind of bot with either `iterations` or `seconds` per decision; the other is 0."""

    kind: str
    iterations: int
    seconds: float

    def is_slow(self) -> bool:
        """True if games with this budget take seconds or longer."""
        return self.seconds > 0 or self.iterations >= SLOW_ITERATIONS


def parse_budget(name: str) -> Budget | None:
    """The budget in a bot's name; None if there is no budget in it or it is out of range."""
    match = NAME_PATTERN.fullmatch(name)
    if match is None:
        return None
    kind, iterations, amount, unit = match.groups()
    if iterations:
        return (
            Budget(kind, int(iterations), 0.0) if 1 <= int(iterations) <= MOST_ITERATIONS else None
        )
    seconds = float(amount) / (1000 if unit == "ms" else 1)
    return Budget(kind, 0, seconds) if 0 < seconds <= MOST_SECONDS else None
