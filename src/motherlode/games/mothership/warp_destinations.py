"""Warp destinations: friendly planets and Stations, beside which warps and jumps end (M42, M45)."""

from mypy_extensions import i64

from motherlode.kernel.state import SEATS, Seat, State

from . import fleet, hexes, kinds, planet_capture, state_cells as cell
from .board import OPEN_SPACE
from .hexes import DIRECTIONS
from .kinds import Space
from .params import Params


def destination_space(n: Params, s: State, seat: Seat, destination: i64) -> Space:
    """The space of a friendly planet or Station, or -1; Stations are numbered after planets."""
    if destination < kinds.MOST_PLANETS:
        if fleet.friends_hold(n, s, seat, destination):
            return planet_capture.planet_space(s, destination)
    else:
        owner = Seat(destination - kinds.MOST_PLANETS)
        if fleet.friends(n, seat, owner):
            return fleet.station_of(s, owner)
    return hexes.OFF_BOARD


def room_beside(n: Params, s: State, space: Space, outside: bool) -> bool:
    """True if there is a free space next to another, with `outside` one that is not in a field."""
    edges = space * DIRECTIONS
    for edge in range(edges, edges + DIRECTIONS):
        near = n.board.neighbours[edge]
        if (
            near >= 0
            and s.cells[cell.MAP + near] == cell.EMPTY
            and (not outside or n.board.fields[near] == OPEN_SPACE)
        ):
            return True
    return False


def has_room(n: Params, s: State, seat: Seat, stations: bool, outside: bool) -> bool:
    """True if a friendly planet, or with `stations` a friendly Station, has a free space beside
    it."""
    for planet in range(kinds.MOST_PLANETS):
        space = destination_space(n, s, seat, planet)
        if space >= 0 and room_beside(n, s, space, outside):
            return True
    if stations:
        for i in range(s.cells[SEATS]):
            space = destination_space(n, s, seat, kinds.MOST_PLANETS + i)
            if space >= 0 and room_beside(n, s, space, outside):
                return True
    return False


def is_beside(n: Params, s: State, seat: Seat, space: Space, stations: bool) -> bool:
    """True if a friendly planet, or with `stations` a friendly Station, is next to a space."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and is_destination(n, s, seat, near, stations):
            return True
    return False


def is_destination(n: Params, s: State, seat: Seat, space: Space, stations: bool) -> bool:
    """True if a friendly planet, or with `stations` a friendly Station, is on a space."""
    occupant = s.cells[cell.MAP + space]
    if fleet.is_planet(occupant):
        return fleet.friends_hold(n, s, seat, fleet.planet_of(occupant))
    if not stations or not fleet.is_station(occupant):
        return False
    return fleet.friends(n, seat, fleet.station_owner(occupant))


def planet_within(n: Params, s: State, seat: Seat, space: Space, far: i64) -> bool:
    """True if a friendly planet is at most `far` spaces from a space."""
    for planet in range(kinds.MOST_PLANETS):
        at = destination_space(n, s, seat, planet)
        if at >= 0 and n.board.distance(at, space) <= far:
            return True
    return False


def place_around(n: Params, centre: Space, place: i64) -> i64:
    """A space for place 0, its neighbours for places 1 to 6, or -1 off the board."""
    return centre if place == 0 else n.board.beside(centre, place - 1)
