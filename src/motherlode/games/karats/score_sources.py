"""What the end of a game of Karats shows of each seat: its Gold, and how it got there."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.plugin_types import ScorePlugin

from . import kinds, state_cells as cell


def gold(rules: Rules, s: State, seat: int) -> int:
    """The Gold that a seat has claimed."""
    return int(s.cells[s.block(seat) + cell.CLAIMED])


def sources(rules: Rules, s: State, seat: int) -> dict[str, int]:
    """The Gold of a seat, and the machines that it has built."""
    first = s.block(seat) + cell.MACHINES
    machines = sum(s.cells[first : first + len(kinds.MACHINE_NAMES)])
    return {"gold": gold(rules, s, seat), "machines": int(machines)}


SCORE = ScorePlugin(
    progress=gold,
    unit="gold",
    sources=sources,
    tally={
        "excavated": ("excavated", ""),
        "kept": ("kept", ""),
        "dynamite_used": ("dynamite", ""),
        "traded": ("trades", ""),
    },
)
