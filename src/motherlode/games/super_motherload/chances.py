"""Who wins from here: a seat's strength, fitted to games between greedy bots.

The logarithm of a seat's strength is a sum over what it has; its chance is its share of all
strength at the table. Points count more the nearer the end is, what brings points later less.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import SEATS, TURN, State

from . import cards, cells as cell, goals, kinds
from .boards import current_board
from .numbers import Numbers

ARTIFACTS_A_BOARD: Final = 4
"""As good as all of them have so many Artifacts."""


def chance(n: Numbers, s: State, seat: i64) -> float:
    """The share of the win that a seat may expect."""
    ahead = to_come(s)
    total = 0.0
    ours = 0.0
    for other in range(s.cells[SEATS]):
        strength = exp(score(n, s, other, ahead))
        total += strength
        if other == seat:
            ours = strength
    return ours / total


def to_come(s: State) -> float:
    """How much of the game lies ahead, 1 to 0, by the Artifacts still to be found."""
    boards = kinds.DEPTHS - 1 - current_board(s) // 2
    left = s.cells[cell.ARTIFACTS_LEFT] + ARTIFACTS_A_BOARD * boards
    return float(left) / float(ARTIFACTS_A_BOARD * kinds.DEPTHS)


def score(n: Numbers, s: State, seat: i64, ahead: float) -> float:
    """The logarithm of a seat's strength."""
    cells = s.cells
    mine = cell.block(seat)
    total = (0.375 - 0.245 * ahead) * float(cells[mine + cell.POINTS])
    total += (1.06 - 0.66 * ahead) * float(cards.artifacts_held(s, seat))
    total += 0.64 * ahead * float(cards.count(s, mine + cell.BOUGHT, kinds.STACKS))
    total += (0.08 + 0.1 * ahead) * float(cards.count(s, mine + cell.IN_HAND, kinds.CARDS))
    total += 0.12 * ahead * float(cells[mine + cell.TOKENS])
    for stack in range(kinds.STACKS):
        total += (0.06 + 0.02 * ahead) * float(goals.stack_value(n, s, seat, stack))
    if cells[TURN] == seat:
        total += 0.5 - 0.3 * ahead
    return total + majors_score(n, s, seat, ahead)


def majors_score(n: Numbers, s: State, seat: i64, ahead: float) -> float:
    """What the Pilots bought so far are worth for the Majors that nobody has yet."""
    total = 0.0
    for major in range(len(kinds.MAJORS)):
        if s.cells[cell.MAJOR_ROW + major] > 0:
            needed: i64 = 0
            missing: i64 = 0
            for stack in range(kinds.STACKS):
                need = n.major_need[major * kinds.STACKS + stack]
                needed += need
                missing += max(need - s.cells[cell.block(seat) + cell.BOUGHT + stack], 0)
            share = 0.18 * (1.0 - float(missing) / float(max(needed, 1)))
            if missing <= 1:
                share += 0.11 * ahead
            total += share * float(n.major_points[major])
    return total
