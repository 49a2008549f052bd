"""The probability that a seat wins, by a strength that was fitted to games of greedy bots.

The logarithm of a seat's strength is a weighted sum over what it has; its probability to win is
its share of the strength of all seats. Points weigh more near the end of the game; what brings
points later weighs less.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import boards, hand_and_tokens, kinds, pilot_stacks, state_cells as cell
from ..kinds import Colour
from ..mineral_counts import stack_value
from ..params import Params

ARTIFACTS_A_BOARD: Final = 4
"""The number of Artifacts of nearly every board."""


def win_probability(params: Params, s: State, seat: Seat) -> float:
    """The expected share of the win of a seat."""
    ahead = share_of_game_left(s)
    total = 0.0
    own = 0.0
    for i in range(s.cells[SEATS]):
        strength = exp(log_strength(params, s, Seat(i), ahead))
        total += strength
        if i == seat:
            own = strength
    return own / total


def share_of_game_left(s: State) -> float:
    """The share of the game that is left, from 1 to 0, by the Artifacts not yet found."""
    deeper = kinds.DEPTHS - 1 - kinds.depth_of(boards.current_board(s))
    left = s.cells[cell.ARTIFACTS_LEFT] + ARTIFACTS_A_BOARD * deeper
    return float(left) / float(ARTIFACTS_A_BOARD * kinds.DEPTHS)


def log_strength(params: Params, s: State, seat: Seat, ahead: float) -> float:
    """The logarithm of a seat's strength: points, Artifacts, cards, tokens, Minerals, and the
    turn."""
    cells = s.cells
    block = s.block(seat)
    total = (0.375 - 0.245 * ahead) * float(cells[block + cell.POINTS])
    total += (1.06 - 0.66 * ahead) * float(hand_and_tokens.artifacts_held(s, seat))
    total += 0.64 * ahead * float(piles.total(cells, block + cell.BOUGHT, len(kinds.COLOURS)))
    total += (0.08 + 0.1 * ahead) * float(hand_and_tokens.hand_size(s, seat))
    total += 0.12 * ahead * float(cells[block + cell.BOMB_TOKENS])
    for stack in range(len(kinds.COLOURS)):
        value = stack_value(s, seat, Colour(stack), params.minerals)
        total += (0.06 + 0.02 * ahead) * float(value)
    if cells[TURN] == seat:
        total += 0.5 - 0.3 * ahead
    return total + majors_score(params, s, seat, ahead)


def majors_score(params: Params, s: State, seat: Seat, ahead: float) -> float:
    """What the bought Pilots add to the strength for the Majors that are still face up."""
    total = 0.0
    for i in range(len(kinds.MAJORS)):
        if s.cells[cell.MAJOR_ROW + i] > 0:
            major = params.majors[i]
            needed: i64 = 0
            missing: i64 = 0
            for stack in range(len(kinds.COLOURS)):
                needed += major.pilots[stack]
                missing += max(
                    major.pilots[stack] - pilot_stacks.cards_bought(s, seat, Colour(stack)), 0
                )
            share = 0.18 * (1.0 - float(missing) / float(max(needed, 1)))
            if missing <= 1:
                share += 0.11 * ahead
            total += share * float(major.points)
    return total
