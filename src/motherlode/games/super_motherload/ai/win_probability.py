"""Who wins from here: a seat's strength, fitted to games between greedy bots.

The logarithm of a seat's strength is a sum over what it has; its chance is its share of all
strength at the table. Points count more the nearer the end is, what brings points later less.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from motherlode.games.super_motherload import boards, cards, cells as cell, kinds, stacks
from motherlode.games.super_motherload.kinds import Colour
from motherlode.games.super_motherload.minerals import stack_value
from motherlode.games.super_motherload.params import Params
from motherlode.kernel import counts
from motherlode.kernel.state import SEATS, TURN, Seat, State

ARTIFACTS_A_BOARD: Final = 4
"""Nearly all boards have this many Artifacts."""


def chance(params: Params, s: State, seat: Seat) -> float:
    """The share of the win that a seat may expect."""
    ahead = to_come(s)
    total = 0.0
    ours = 0.0
    for other in range(s.cells[SEATS]):
        strength = exp(score(params, s, Seat(other), ahead))
        total += strength
        if other == seat:
            ours = strength
    return ours / total


def to_come(s: State) -> float:
    """How much of the game lies ahead, 1 to 0, by the Artifacts still to be found."""
    deeper = kinds.DEPTHS - 1 - kinds.depth_of(boards.current_board(s))
    left = s.cells[cell.ARTIFACTS_LEFT] + ARTIFACTS_A_BOARD * deeper
    return float(left) / float(ARTIFACTS_A_BOARD * kinds.DEPTHS)


def score(params: Params, s: State, seat: Seat, ahead: float) -> float:
    """The logarithm of a seat's strength."""
    cells = s.cells
    block = s.block(seat)
    total = (0.375 - 0.245 * ahead) * float(cells[block + cell.POINTS])
    total += (1.06 - 0.66 * ahead) * float(cards.artifacts_held(s, seat))
    total += 0.64 * ahead * float(counts.total(cells, block + cell.BOUGHT, len(kinds.COLOURS)))
    total += (0.08 + 0.1 * ahead) * float(cards.hand_size(s, seat))
    total += 0.12 * ahead * float(cells[block + cell.TOKENS])
    for stack in range(len(kinds.COLOURS)):
        value = stack_value(s, seat, Colour(stack), params.minerals)
        total += (0.06 + 0.02 * ahead) * float(value)
    if cells[TURN] == seat:
        total += 0.5 - 0.3 * ahead
    return total + majors_score(params, s, seat, ahead)


def majors_score(params: Params, s: State, seat: Seat, ahead: float) -> float:
    """What the Pilots bought so far are worth for the Majors that nobody has yet."""
    total = 0.0
    for i in range(len(kinds.MAJORS)):
        if s.cells[cell.MAJOR_ROW + i] > 0:
            major = params.majors[i]
            needed: i64 = 0
            missing: i64 = 0
            for stack in range(len(kinds.COLOURS)):
                needed += major.pilots[stack]
                missing += max(major.pilots[stack] - stacks.bought(s, seat, Colour(stack)), 0)
            share = 0.18 * (1.0 - float(missing) / float(max(needed, 1)))
            if missing <= 1:
                share += 0.11 * ahead
            total += share * float(major.points)
    return total
