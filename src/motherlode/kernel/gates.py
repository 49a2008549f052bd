"""Balance gates: what a game's content must keep to when equal bots play it many times.

A game states its gates as a function of ended games; the lab plays them and prints the report.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from motherlode.kernel.state import State

if TYPE_CHECKING:
    from motherlode.kernel.title import Setup


@dataclass(frozen=True)
class Ended:
    """The games that ended at tables with one number of seats."""

    setup: "Setup"
    states: list[State]


@dataclass(frozen=True)
class Gate:
    """A measurement and the range it has to lie in.

    `games` is how many games it was measured on. A share also has the wins it was made of, so
    that an interval can be given for it.
    """

    name: str
    value: float
    low: float
    high: float
    games: int
    share: bool = True

    @property
    def kept(self) -> bool:
        return self.low <= self.value <= self.high


Gates = Callable[[Mapping[int, Ended]], list[Gate]]
"""From ended games, by number of seats, to measurements."""
