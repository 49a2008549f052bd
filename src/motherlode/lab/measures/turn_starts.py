"""Detects when turns begin, from a game's events or from its state."""

from motherlode.kernel.dealer import Event
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position
from motherlode.kernel.state import TURN

TURN_BEGAN = "turn_began"
"""The kind of event that begins a turn, by convention."""


class TurnCounter:
    """Counts the turns of a game by its turn events, or by changes of the seat with the turn."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.count = 0
        self._position = position
        kinds = setup.game.events.kinds
        self.event = next((kind.id for kind in kinds if kind.name == TURN_BEGAN), -1)
        self._current_seat = -1

    def follow(self, position: Position) -> None:
        """Takes another position of the same game."""
        self._position = position

    def read_events(self, events: list[Event]) -> list[int]:
        """Counts the turns that began in an action with these `events`; returns their seats."""
        if self.event >= 0:
            began = [int(event.seat) for event in events if event.kind == self.event]
        else:
            began = self._change_of_seat()
        self.count += len(began)
        return began

    def _change_of_seat(self) -> list[int]:
        seat = int(self._position.state.cells[TURN])
        if seat == self._current_seat or self._position.over():
            return []
        self._current_seat = seat
        return [seat]
