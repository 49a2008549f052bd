"""Facts of the current action and turn, counted for the goals of Minor Achievements (S47, S49)."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.state import State

from . import kinds, state_cells as cell


def count_in_action(s: State, fact: i64, times: i64) -> None:
    """Adds `times` to a fact of the current action, and to the same fact of the turn."""
    s.cells[cell.ACTION_FACTS + fact] += times
    s.cells[cell.TURN_FACTS + fact] += times


def count_in_turn(s: State, fact: i64, times: i64) -> None:
    """Adds `times` to a fact of the turn, but not of the current action."""
    s.cells[cell.TURN_FACTS + fact] += times


def forget_action_facts(s: State) -> None:
    piles.clear(s.cells, cell.ACTION_FACTS, len(kinds.FACTS))


def forget_turn_facts(s: State) -> None:
    piles.clear(s.cells, cell.TURN_FACTS, len(kinds.FACTS))
