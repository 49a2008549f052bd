"""What the end of a game of Super Motherload shows of each seat: its Victory Points by source."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import Seat, State
from motherlode.plugin_types import ScorePlugin

from . import kinds, state_cells as cell
from .artifacts import artifact_points
from .setup_and_payoffs import SuperMotherloadRules
from .steps.turns import hand_points


def points(rules: Rules, s: State, seat: int) -> int:
    """The Victory Points of a seat now; at the end its final score."""
    block = s.block(seat)
    if s.over():
        return int(s.cells[block + cell.FINAL_SCORE])
    return int(s.cells[block + cell.POINTS])


def sources(rules: Rules, s: State, seat: int) -> dict[str, int]:
    """The Victory Points of a seat by source; their sum is its score (S54)."""
    assert isinstance(rules, SuperMotherloadRules)
    params, block = rules.params, s.block(seat)
    majors = sum(
        int(s.cells[block + cell.MAJORS_WON + major]) * params.majors[major].points
        for major in range(len(kinds.MAJORS))
    )
    minors = sum(
        int(s.cells[block + cell.MINORS_WON + minor]) * params.minors[minor].points
        for minor in range(len(kinds.MINORS))
    )
    pilots = int(s.cells[block + cell.POINTS]) - majors - minors
    found = {
        "pilots": pilots,
        "majors": int(majors),
        "minors": int(minors),
        "artifacts": int(artifact_points(params, s, Seat(seat))) if s.over() else 0,
    }
    if s.over() and not params.options.hand_scores:
        found["hand"] = -int(hand_points(params, s, Seat(seat)))
    return found


SCORE = ScorePlugin(
    progress=points,
    unit="points",
    sources=sources,
    adds_up=True,
    tally={
        "space_covered": ("spaces", ""),
        "collected": ("minerals", ""),
        "bought": ("bought", ""),
        "artifact_taken": ("artifacts_found", ""),
    },
)
