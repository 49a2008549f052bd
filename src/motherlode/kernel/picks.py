"""Picks: what counts, for the lab, as a seat choosing a piece of content.

A game declares which events tell of it; win lift and pick rate of everything that can be picked
follow from that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.kernel.title import Setup


@dataclass(frozen=True)
class Pick:
    """A kind of content, such as decks or cards, and the events that tell of a seat's picks.

    The words of the `arguments` of such an event name what was picked, after the word of the
    seat's own zone `of` where one is given. `among` says what there is to pick at a table; without
    it, that is every combination of those words.
    """

    name: str
    events: tuple[str, ...]
    arguments: tuple[str, ...]
    of: str = ""
    among: "Callable[[Setup], Sequence[str]] | None" = None

    def choices(self, setup: "Setup") -> list[str]:
        """Everything that a seat at the table could pick."""
        if self.among is not None:
            return list(self.among(setup))
        kinds = [kind for kind in setup.title.events.kinds if kind.name == self.events[0]]
        words = [a.kinds for a in kinds[0].arguments if a.name in self.arguments]
        if self.of:
            words.insert(0, setup.title.layout.zone(self.of).kinds)
        return [" ".join(named) for named in product(*words) if "none" not in named]
