"""Reach: where a ship can fly, and what it can attack from where it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.fleet import (
    die_of,
    friends,
    guarded,
    has_attacked,
    is_bomber,
    is_fighter,
    is_planet,
    is_ship,
    power_left,
    seat_of,
    ship_of,
    space_of,
)
from motherlode.games.mothership.hex import DIRECTIONS
from motherlode.games.mothership.kinds import MOTHERSHIP
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.parts import (
    BLOCKS,
    DEFLECTED,
    EMPTY,
    FIRST_PLANET,
    FIRST_STATION,
    MAP,
    PLANET_OWNER,
    STATUS,
    STRIDE,
)
from motherlode.kernel.state import State


@final
class Reach:
    """Steps to each space, -1 where it is out of reach.

    `free` is reached without a roll, `rolled` by entering one asteroid field on the way (M31).
    """

    def __init__(self, free: vec[i64], rolled: vec[i64]) -> None:
        self.free = free
        self.rolled = rolled


def passable(n: Numbers, s: State, seat: i64, space: i64) -> bool:
    """Empty, or a friendly ship that is flown past (M14)."""
    occupant = s.cells[MAP + space]
    return occupant == EMPTY or (is_ship(occupant) and friends(n, seat, seat_of(occupant)))


def reach_of(n: Numbers, s: State, seat: i64, ship: i64) -> Reach:
    """Where a ship can fly with the power it has left."""
    board = n.board
    start = space_of(s, seat, ship)
    power = power_left(n, s, seat, ship)
    cells = s.cells
    fields = board.fields
    neighbours = board.neighbours
    safe = cells[BLOCKS + seat * STRIDE + STATUS + ship] & DEFLECTED != 0
    free = board.unmeasured()
    rolled = board.unmeasured()
    queue = board.unmeasured()
    free[start] = 0
    queue[0] = start
    first: i64 = 0
    end: i64 = 1
    while first < end:
        space = queue[first]
        first += 1
        steps = free[space] + 1
        if steps > power:
            break
        from_open = fields[space] == OPEN_SPACE
        for direction in range(DIRECTIONS):
            near = neighbours[space * DIRECTIONS + direction]
            if near < 0 or free[near] >= 0:
                continue
            if cells[MAP + near] != EMPTY and not passable(n, s, seat, near):
                continue
            if from_open and fields[near] != OPEN_SPACE and not safe:
                go_in(n, s, seat, near, steps, power, rolled)
            else:
                free[near] = steps
                queue[end] = near
                end += 1
    return Reach(free, rolled)


def go_in(
    n: Numbers, s: State, seat: i64, space: i64, steps: i64, power: i64, rolled: vec[i64]
) -> None:
    """Notes a space inside a field, and those that lie behind it in the same field."""
    if rolled[space] >= 0 and rolled[space] <= steps:
        return
    rolled[space] = steps
    if steps == power:
        return
    for direction in range(DIRECTIONS):
        near = n.board.neighbours[space * DIRECTIONS + direction]
        if near >= 0 and n.board.fields[near] != OPEN_SPACE and passable(n, s, seat, near):
            go_in(n, s, seat, near, steps + 1, power, rolled)


def can_fly(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship can move at all."""
    if power_left(n, s, seat, ship) <= 0:
        return False
    board = n.board
    space = space_of(s, seat, ship)
    crowded = False
    for direction in range(DIRECTIONS):
        near = board.neighbours[space * DIRECTIONS + direction]
        if near >= 0:
            if s.cells[MAP + near] == EMPTY:
                return True
            crowded = crowded or passable(n, s, seat, near)
    return crowded and some_free_space(n, s, reach_of(n, s, seat, ship))


def some_free_space(n: Numbers, s: State, reach: Reach) -> bool:
    for space in n.board.spaces:
        if s.cells[MAP + space] == EMPTY and (reach.free[space] > 0 or reach.rolled[space] > 0):
            return True
    return False


def can_damage(ship: i64, target: i64) -> bool:
    """Whether a ship can damage another at all (M19): a Bomber only the big one."""
    return target == MOTHERSHIP or not is_bomber(ship)


def attackable(n: Numbers, s: State, seat: i64, ship: i64, space: i64) -> bool:
    """Whether what stands on a space may be attacked by a ship of the seat (M19, M25, M35)."""
    occupant = s.cells[MAP + space]
    if occupant == EMPTY:
        return False
    if is_ship(occupant):
        return not friends(n, seat, seat_of(occupant)) and can_damage(ship, ship_of(occupant))
    if is_planet(occupant):
        owner = s.cells[PLANET_OWNER + occupant - FIRST_PLANET]
        return owner == 0 or not friends(n, seat, owner - 1)
    owner = occupant - FIRST_STATION
    return not friends(n, seat, owner) and not is_fighter(ship) and not guarded(n, s, owner)


def armed(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship has its attack and a die to make it with (M3, M12)."""
    if space_of(s, seat, ship) < 0 or has_attacked(s, seat, ship):
        return False
    return die_of(n, s, seat, ship) > 0


def can_attack(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship can attack something beside it now."""
    if not armed(n, s, seat, ship):
        return False
    space = space_of(s, seat, ship)
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and attackable(n, s, seat, ship, near):
            return True
    return False
