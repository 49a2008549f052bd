"""Turns: when one begins, as a game tells it."""

from motherlode.kernel.dealer import Event
from motherlode.kernel.position import Position
from motherlode.kernel.state import TURN as WHOSE
from motherlode.kernel.title import Setup

TURN = "turn_began"
"""The kind of event that begins a turn, by convention of the house."""


def turn_event(setup: Setup) -> int:
    """The number of that kind, -1 in a game without it."""
    return next((kind.id for kind in setup.title.events.kinds if kind.name == TURN), -1)


class Turns:
    """Counts the turns of a game as they begin; without the event, by whose turn it is."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.begun = 0
        self._position = position
        self._event = turn_event(setup)
        self._whose = int(position.state.cells[WHOSE])

    def hear(self, told: list[Event]) -> None:
        """What was told of the latest action."""
        before, self._whose = self._whose, int(self._position.state.cells[WHOSE])
        if self._event >= 0:
            self.begun += sum(event.kind == self._event for event in told)
        else:
            self.begun += self._whose != before
