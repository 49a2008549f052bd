"""Reach: where a ship can fly, and what it can attack from where it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from . import cells as cell, fleet, kinds
from .board import AHEAD, OPEN_SPACE, UNREACHED
from .hexes import DIRECTIONS, SPACES
from .kinds import Space
from .params import Params

ROLLED: Final = 512
"""Added to the steps to a space that is reached by entering one asteroid field (M31): more than
there are spaces, so than any flight has steps."""
ENTERED: Final = 4096
"""Added to a space in the queue of a search, eight times its number, where it was entered so."""
NOWHERE: Final = Space(-1)


def passable(n: Params, s: State, seat: Seat, space: Space) -> bool:
    """Empty, or a friendly ship that is flown past (M14)."""
    at = cell.MAP + space
    occupant = s.cells[at]
    return occupant == cell.EMPTY or (
        fleet.is_ship(occupant) and fleet.friends(n, seat, fleet.seat_of(occupant))
    )


def reach_of(n: Params, s: State, seat: Seat, ship: i64) -> vec[i64]:
    """The steps to each space with the power that a ship has left, UNREACHED beyond.

    From ROLLED on they lead into a field from outside; what is reached without a roll is not
    entered.
    """
    return flights(n, s, seat, ship, fleet.power_left(n, s, seat, ship), NOWHERE)


def steps_to(n: Params, s: State, seat: Seat, ship: i64, space: Space, entering: bool) -> i64:
    """The steps of a flight that is legal; the straight ways are looked at first."""
    straight = n.board.distance(fleet.space_of(s, seat, ship), space)
    steps = flights(n, s, seat, ship, straight, space)[space]
    if steps == UNREACHED or (steps >= ROLLED and not entering):
        steps = flights(n, s, seat, ship, fleet.power_left(n, s, seat, ship), space)[space]
    return steps % ROLLED


def flights(n: Params, s: State, seat: Seat, ship: i64, power: i64, goal: Space) -> vec[i64]:
    """What `reach_of` gives for some power; with a goal, only ways that may still lead there.

    A space that is reached by a step in one direction looks at three neighbours: the others lie
    beside the space before it, from where they were looked at already. Where the Space Virus
    keeps ships, a flight ends (M53).
    """
    board = n.board
    cells = s.cells
    fields = board.fields
    around = board.around
    distances = board.distances
    safe = cells[s.block(seat) + cell.STATUS + ship] & cell.DEFLECTED != 0
    virus = fleet.struck_by(s, seat, kinds.SPACE_VIRUS)
    start = fleet.space_of(s, seat, ship)
    steps = board.unreached()
    queue = board.queue(power)
    steps[start] = 0
    queue[0] = start << 3
    first: i64 = 0
    end: i64 = 1
    while first < end:
        entry = queue[first]
        first += 1
        space = Space((entry & (ENTERED - 1)) >> 3)
        entered = entry >= ENTERED
        if entered and steps[space] < ROLLED:
            continue
        far = steps[space] + 1
        if far % ROLLED > power or (goal >= 0 and steps[goal] < ROLLED):
            break
        if virus and space != start and fleet.beside_planet(n, s, space):
            continue
        outside = not safe and fields[space] == OPEN_SPACE
        edges = entry & (ENTERED - 1)
        for edge in range(edges, edges + (DIRECTIONS if space == start else 3)):
            near = Space(around[edge])
            if near < 0 or steps[near] <= far:
                continue
            if cells[cell.MAP + near] != cell.EMPTY and not passable(n, s, seat, near):
                continue
            if goal >= 0 and far % ROLLED + distances[goal * SPACES + near] > power:
                continue
            ahead = (near << 3) + AHEAD[edge & 7]
            if entered:
                if fields[near] == OPEN_SPACE:
                    continue
                steps[near] = far
                queue[end] = ahead + ENTERED
            elif outside and fields[near] != OPEN_SPACE:
                if steps[near] != UNREACHED:
                    continue
                steps[near] = far + ROLLED
                queue[end] = ahead + ENTERED
            else:
                steps[near] = far
                queue[end] = ahead
            end += 1
    return steps


def edge_of(n: Params, s: State, seat: Seat, ship: i64, goal: Space, far: i64) -> Space:
    """Where a flight of `far` steps to a goal in a field enters the field (M31).

    Of the shortest ways the ship takes one that enters beside a friendly Mothership, if any does.
    The ways are followed back from the goal.
    """
    board = n.board
    steps = flights(n, s, seat, ship, far, goal)
    start = fleet.space_of(s, seat, ship)
    seen = board.unmeasured()
    queue = board.queue(far)
    queue[0] = goal
    first: i64 = 0
    end: i64 = 1
    edge = NOWHERE
    while first < end:
        space = Space(queue[first])
        first += 1
        outside = False
        for direction in range(DIRECTIONS):
            near = board.beside(space, direction)
            if near < 0 or (near != start and fleet.virus_at(n, s, seat, near)):
                continue
            if board.fields[near] == OPEN_SPACE:
                outside = outside or steps[near] + 1 + ROLLED == steps[space]
            elif steps[near] + 1 == steps[space] and seen[near] < 0:
                seen[near] = 1
                queue[end] = near
                end += 1
        if outside and fleet.beside_mothership(n, s, seat, space):
            return space
        if outside and edge == NOWHERE:
            edge = space
    return edge


def can_fly(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship can move at all."""
    if fleet.power_left(n, s, seat, ship) <= 0:
        return False
    cells = s.cells
    neighbours = n.board.neighbours
    edges = fleet.space_of(s, seat, ship) * DIRECTIONS
    crowded = False
    for edge in range(edges, edges + DIRECTIONS):
        near = Space(neighbours[edge])
        if near >= 0:
            if cells[cell.MAP + near] == cell.EMPTY:
                return True
            crowded = crowded or passable(n, s, seat, near)
    return crowded and some_free_space(n, s, reach_of(n, s, seat, ship))


def some_free_space(n: Params, s: State, reach: vec[i64]) -> bool:
    for space in n.board.spaces:
        if reach[space] < UNREACHED and s.cells[cell.MAP + space] == cell.EMPTY:
            return True
    return False


def can_damage(ship: i64, target: i64) -> bool:
    """True if a ship can damage another at all (M19): a Bomber only the big one."""
    return target == kinds.MOTHERSHIP or not fleet.is_bomber(ship)


def attackable(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
    """True if what stands on a space may be attacked by a ship of the seat (M19, M25, M35)."""
    at = cell.MAP + space
    occupant = s.cells[at]
    if occupant == cell.EMPTY:
        return False
    if fleet.is_ship(occupant):
        return not fleet.friends(n, seat, fleet.seat_of(occupant)) and can_damage(
            ship, fleet.ship_of(occupant)
        )
    if fleet.is_planet(occupant):
        return not fleet.friends_hold(n, s, seat, fleet.planet_of(occupant))
    owner = fleet.station_owner(occupant)
    return (
        not fleet.friends(n, seat, owner)
        and not fleet.is_fighter(ship)
        and not fleet.guarded(n, s, owner)
    )


def armed(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship has its attack and a die to make it with (M3, M12)."""
    if fleet.space_of(s, seat, ship) < 0 or fleet.has_attacked(s, seat, ship):
        return False
    return fleet.die_of(n, s, seat, ship) > 0


def can_attack(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship can attack something beside it now."""
    if not armed(n, s, seat, ship):
        return False
    cells = s.cells
    neighbours = n.board.neighbours
    edges = fleet.space_of(s, seat, ship) * DIRECTIONS
    for edge in range(edges, edges + DIRECTIONS):
        near = Space(neighbours[edge])
        if (
            near >= 0
            and cells[cell.MAP + near] != cell.EMPTY
            and attackable(n, s, seat, ship, near)
        ):
            return True
    return False
