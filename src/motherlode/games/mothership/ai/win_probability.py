"""The probability that a seat wins: a model fitted to games between greedy bots.

The logarithm of a seat's strength is a weighted sum over its pieces; the probability is the seat's
share of the strength of all seats.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import damage_and_elimination, fleet, kinds, state_cells as cell
from ..kinds import Space
from ..params import Params

THREAT_DISTANCE: Final = 3
"""The distance up to which Bombers and Motherships threaten a Station."""
PIECES_WEIGHT: Final = 0.13
"""The weight of a seat's pieces in a game for Victory Points."""
POINTS_WEIGHT: Final = 4.0
"""The weight of all points needed to win, in a game for Victory Points."""
TURN_WEIGHT: Final = 0.4
"""The weight of having the turn, in a game for Victory Points: most points are made in it."""


def win_probability(n: Params, s: State, seat: Seat) -> float:
    """The probability that a seat wins; the probability of a team is divided among its members."""
    total = 1e-9
    ours = 0.0
    members = 0.0
    for at in range(s.cells[SEATS]):
        other = Seat(at)
        strength = exp(log_strength(n, s, other)) if fleet.in_game(s, other) else 0.0
        total += strength
        if fleet.friends(n, seat, other):
            ours += strength
            members += 1.0
    return ours / total / members


def log_strength(n: Params, s: State, seat: Seat) -> float:
    """The logarithm of a seat's strength: its pieces, its Victory Points, and if it has the
    turn."""
    has_turn = 1.0 if s.cells[TURN] == seat else 0.0
    if n.options.mode == kinds.VICTORY_POINTS:
        points = damage_and_elimination.team_points(n, s, seat)
        scored = float(points) / float(n.options.goals[seat])
        counts = PIECES_WEIGHT * pieces_strength(n, s, seat) + POINTS_WEIGHT * scored
        return counts + TURN_WEIGHT * has_turn
    return pieces_strength(n, s, seat) + 0.13 * has_turn


def pieces_strength(n: Params, s: State, seat: Seat) -> float:
    """The logarithm of the strength of a seat's pieces, without regard to Victory Points."""
    block = s.block(seat)
    total = ships_strength(s, seat)
    total += 0.06 * float(fleet.planets_held(s, seat)) + 0.08 * float(fleet.cards_in_hand(s, seat))
    total += 0.28 * float(fleet.total_energy(s, seat)) + 0.01 * float(
        min(s.cells[block + cell.RESOURCES], 20)
    )
    return total + 0.1 * float(s.cells[block + cell.STATION_HP]) - station_danger(n, s, seat)


def ships_strength(s: State, seat: Seat) -> float:
    """What its ships add to the logarithm of a seat's strength."""
    total = 0.0
    for ship in range(kinds.FLEET):
        if fleet.alive(s, seat, ship):
            if fleet.is_fighter(ship):
                total += 1.08
            elif fleet.is_bomber(ship):
                total += 0.93
            else:
                total += 2.8 + 0.11 * float(s.cells[s.block(seat) + cell.HP])
    return total


def station_danger(n: Params, s: State, seat: Seat) -> float:
    """What enemy Bombers and Motherships near a damaged Station take from its owner's strength."""
    station = fleet.station_of(s, seat)
    lost = n.station.counters - s.cells[s.block(seat) + cell.STATION_HP]
    if station < 0 or lost <= 0:
        return 0.0
    near: i64 = 0
    for at in range(s.cells[SEATS]):
        enemy = Seat(at)
        if not fleet.friends(n, seat, enemy):
            for ship in range(kinds.FLEET):
                if not fleet.is_fighter(ship) and is_close(n, s, enemy, ship, station):
                    near += 1
    return 0.55 * float(near * lost)


def is_close(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
    """True if a ship is near enough to a space to threaten it."""
    at = fleet.space_of(s, seat, ship)
    return at >= 0 and n.board.distance(at, space) <= THREAT_DISTANCE
