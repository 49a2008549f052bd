"""Reach of ships: where a ship can fly, and what it can attack."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from . import fleet, flight_rows, hexes, kinds, state_cells as cell
from .board import MOST_STEPS, OPEN_SPACE, UNREACHED
from .hexes import DIRECTIONS, SPACES
from .kinds import Space
from .params import Params

ROLLED: Final = 512
"""Added to the steps to a space that is reached by entering one asteroid field (M31). It is a power
of two and no flight has that many steps: `steps & (ROLLED - 1)` is the number of steps."""
NOWHERE: Final = Space(-1)
ALLOWED: Final = ("", "")
"""In place of a reason and a rule: the action is allowed."""


def passable(n: Params, s: State, seat: Seat, space: Space) -> bool:
    """True if ships can fly over a space: it is empty or has a friendly ship (M14)."""
    at = cell.MAP + space
    occupant = s.cells[at]
    return occupant == cell.EMPTY or (
        fleet.is_ship(occupant) and fleet.friends(n, seat, fleet.seat_of(occupant))
    )


def reach_of(n: Params, s: State, seat: Seat, ship: i64) -> vec[i64]:
    """The steps to each space within a ship's remaining power, UNREACHED for all others.

    A number from ROLLED on means that the flight enters a field, which attacks. A space that can be
    reached without an attack has a number below ROLLED.
    """
    return flights(n, s, seat, ship, fleet.power_left(n, s, seat, ship))


def steps_to(n: Params, s: State, seat: Seat, ship: i64, space: Space, entering: bool) -> i64:
    """The number of steps of a legal flight to a space, which enters a field or doesn't."""
    power = fleet.power_left(n, s, seat, ship)
    if needs_layers(s, seat, ship):
        return layered_flights(n, s, seat, ship, power)[space] % ROLLED
    flights = flight_rows.flights_of(n, s, seat, fleet.space_of(s, seat, ship), power)
    steps: i64 = 0
    while not flights.holds(steps, entering, space):
        steps += 1
    return steps


def flights(n: Params, s: State, seat: Seat, ship: i64, power: i64) -> vec[i64]:
    """The steps to each space within `power`."""
    if needs_layers(s, seat, ship):
        return layered_flights(n, s, seat, ship, power)
    return plain_flights(n, s, seat, ship, power)


def needs_layers(s: State, seat: Seat, ship: i64) -> bool:
    """True if flights must be counted by the fields they enter, or end beside planets: the ship has
    Deflector Shields (M58) or the Space Virus strikes its seat (M53)."""
    return fleet.deflectors(s, seat, ship) > 0 or fleet.struck_by(s, seat, kinds.SPACE_VIRUS)


def plain_flights(n: Params, s: State, seat: Seat, ship: i64, power: i64) -> vec[i64]:
    """The steps of `flights` for a ship that needs no layers."""
    start = fleet.space_of(s, seat, ship)
    steps = n.board.unreached()
    steps[start] = 0
    rows = flight_rows.flights_of(n, s, seat, start, power).rows
    for far in range(1, min(power, MOST_STEPS) + 1):
        part = n.board.rows_within(start, far)
        for row in range(part[0], part[1]):
            safe = flight_rows.reached_by(far) + row
            reach_row(steps, row, rows, safe + flight_rows.ENTERED, far + ROLLED)
            reach_row(steps, row, rows, safe, far)
    return steps


def reach_row(steps: vec[i64], row: i64, rows: vec[i64], at: i64, far: i64) -> None:
    """Writes `far` for the spaces of a row, the mask at `at`, that are reached now but were not a
    step before, if they have no number, or one from ROLLED on and `far` is below."""
    reached = rows[at] & ~rows[at - flight_rows.A_STEP]
    space: i64 = hexes.space_at(0, row)
    while reached != 0:
        if reached & 1 != 0 and (steps[space] == UNREACHED or far < ROLLED <= steps[space]):
            steps[space] = far
        reached >>= 1
        space += 1


def layered_flights(n: Params, s: State, seat: Seat, ship: i64, power: i64) -> vec[i64]:
    """The steps of `flights` for a ship that needs layers."""
    layers = field_layers(n, s, seat, ship, power)
    last = len(layers) - 1
    steps = n.board.unreached()
    for at in n.board.spaces:
        for layer in range(last):
            steps[at] = min(steps[at], layers[layer][at])
        if steps[at] == UNREACHED:
            steps[at] = min(layers[last][at] + ROLLED, UNREACHED)
    return steps


def field_layers(n: Params, s: State, seat: Seat, ship: i64, power: i64) -> list[vec[i64]]:
    """The steps to each space, by the number of fields entered: none, one, and so on.

    Under Deflector Shields the first fields do not attack; the field of the last layer does (M58).
    """
    board = n.board
    start = fleet.space_of(s, seat, ship)
    last = fleet.deflectors(s, seat, ship) + 1
    layers = [board.unreached() for layer in range(last + 1)]
    layers[0][start] = 0
    queue: list[i64] = [start]
    first = 0
    while first < len(queue):
        layer = queue[first] // SPACES
        space = Space(queue[first] % SPACES)
        first += 1
        far = layers[layer][space] + 1
        if far > power:
            break
        if space != start and fleet.virus_at(n, s, seat, space):
            continue
        for direction in range(DIRECTIONS):
            near = board.beside(space, direction)
            if near < 0 or not passable(n, s, seat, near):
                continue
            after = layer
            if board.fields[near] != OPEN_SPACE and board.fields[space] == OPEN_SPACE:
                after = layer + 1
            if layer == last and board.fields[near] == OPEN_SPACE:
                continue
            if after <= last and layers[after][near] > far:
                layers[after][near] = far
                queue.append(after * SPACES + near)
    return layers


def rolled_flights(n: Params, s: State, seat: Seat, ship: i64, power: i64) -> vec[i64]:
    """The steps of flights that a field attacks: outside of fields, and from ROLLED on inside."""
    shields = fleet.deflectors(s, seat, ship)
    if shields == 0:
        return flights(n, s, seat, ship, power)
    layers = field_layers(n, s, seat, ship, power)
    steps = layers[shields]
    for at in n.board.spaces:
        if n.board.fields[at] != OPEN_SPACE:
            steps[at] = min(layers[shields + 1][at] + ROLLED, UNREACHED)
    return steps


def fields_entered(n: Params, s: State, seat: Seat, ship: i64, space: Space, steps: i64) -> i64:
    """The fewest fields that a way of `steps` steps to a space enters under Deflector Shields."""
    layers = field_layers(n, s, seat, ship, steps)
    entered: i64 = 0
    while layers[entered][space] != steps:
        entered += 1
    return entered


def edge_of(n: Params, s: State, seat: Seat, ship: i64, goal: Space, far: i64) -> Space:
    """The space where a flight of `far` steps to a goal in a field enters the field (M31).

    Of the shortest ways the ship takes one that enters beside a friendly Mothership, if any does.
    The ways are followed back from the goal.
    """
    board = n.board
    steps = rolled_flights(n, s, seat, ship, far)
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
    """True if a ship can move to some space."""
    if not fleet.has_power_left(n, s, seat, ship):
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


def can_be_pushed(n: Params, s: State, owner: Seat, ship: i64, far: i64) -> bool:
    """True if a path of at most `far` spaces leads a ship to a free space (M42)."""
    return some_free_space(n, s, flights(n, s, owner, ship, far))


def some_free_space(n: Params, s: State, reach: vec[i64]) -> bool:
    for space in n.board.spaces:
        if reach[space] < UNREACHED and s.cells[cell.MAP + space] == cell.EMPTY:
            return True
    return False


def why_stuck(n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """The reason why a ship can't move in this turn because it is held, or ALLOWED."""
    if fleet.held_back(s, seat, ship) != 0:
        return "ship_is_held", "M45"
    if fleet.is_infected(n, s, seat, ship):
        return "ship_is_infected", "M53"
    return ALLOWED


def why_movement_over(s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """The reason why a ship's movement is over, or ALLOWED (M37)."""
    if fleet.has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if not fleet.may_still_move(s, seat, ship):
        return "movement_is_over", "M37"
    return ALLOWED


def can_damage(ship: i64, target: i64) -> bool:
    """True if a ship can damage another; Bombers can damage only Motherships (M19)."""
    return target == kinds.MOTHERSHIP or not fleet.is_bomber(ship)


def why_no_enemy(n: Params, s: State, seat: Seat, occupant: i64) -> tuple[str, str]:
    """The reason why a map entry is not an enemy or planet, or ALLOWED (M18, M35, M48)."""
    if occupant == cell.EMPTY:
        return "nothing_there", "M18"
    if fleet.is_friendly(n, s, seat, occupant):
        return fleet.why_friendly(occupant)
    return ALLOWED


def why_unharmed(n: Params, s: State, ship: i64, occupant: i64) -> tuple[str, str]:
    """The reason why a ship can't attack an enemy or planet beside it, or ALLOWED (M19, M25)."""
    if fleet.is_planet(occupant):
        tried = s.cells[cell.PLANET_TRIED + fleet.planet_of(occupant)] != 0
        return ("planet_tried", "M33") if tried else ALLOWED
    if fleet.is_ship(occupant) and not can_damage(ship, fleet.ship_of(occupant)):
        return "cannot_damage", "M19"
    if fleet.is_station(occupant):
        if fleet.is_fighter(ship):
            return "cannot_damage", "M19"
        if fleet.guarded(n, s, fleet.station_owner(occupant)):
            return "station_guarded", "M25"
    return ALLOWED


def attackable(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
    """True if a ship of the seat, if it were beside a space, may attack what stands there."""
    occupant = s.cells[cell.MAP + space]
    if why_no_enemy(n, s, seat, occupant)[0]:
        return False
    return not why_unharmed(n, s, ship, occupant)[0]


def why_unarmed(n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """The reason why a ship on the board can't attack anything, or ALLOWED (M3, M12)."""
    if fleet.has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if fleet.is_paralysed(s, seat, ship):
        return "ship_is_held", "M45"
    if fleet.die_of(n, s, seat, ship) == 0:
        return "no_weapons", "M3"
    return ALLOWED


def armed(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship is on the board, has not attacked in this turn and has a die."""
    return fleet.space_of(s, seat, ship) >= 0 and not why_unarmed(n, s, seat, ship)[0]


def why_no_attack(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> tuple[str, str]:
    """The reason why a ship on the board can't attack a space now, or ALLOWED."""
    occupant = s.cells[cell.MAP + space]
    reason = why_unarmed(n, s, seat, ship)
    if not reason[0]:
        reason = why_no_enemy(n, s, seat, occupant)
    if reason[0]:
        return reason
    if n.board.distance(fleet.space_of(s, seat, ship), space) != 1:
        return "not_beside", "M18"
    return why_unharmed(n, s, ship, occupant)


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
