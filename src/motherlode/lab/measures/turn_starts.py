"""Turns: when one begins, as a game tells it."""

from motherlode.kernel.dealer import Event
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position
from motherlode.kernel.state import TURN as WHOSE

TURN = "turn_began"
"""The kind of event that begins a turn, by convention of the house."""


class Turns:
    """Hears the turns of a game begin; without the event, by whose turn it is."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.begun = 0
        self._position = position
        kinds = setup.game.events.kinds
        self._event = next((kind.id for kind in kinds if kind.name == TURN), -1)
        self._whose = -1

    def hear(self, told: list[Event]) -> list[int]:
        """Whose turns the latest action began, from what was told of it."""
        if self._event >= 0:
            began = [int(event.seat) for event in told if event.kind == self._event]
        else:
            began = self._another()
        self.begun += len(began)
        return began

    def _another(self) -> list[int]:
        whose = int(self._position.state.cells[WHOSE])
        if whose == self._whose or self._position.over():
            return []
        self._whose = whose
        return [whose]
