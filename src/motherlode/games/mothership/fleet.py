"""Fleets: where ships are, whose they are, how far they fly and what they roll."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.state import SEATS, Seat, State

from . import kinds, state_cells as cell
from .hexes import DIRECTIONS
from .kinds import Space
from .params import Params

STATION: Final = -1
"""In place of a ship's number: the Station."""


def is_fighter(ship: i64) -> bool:
    return kinds.FIRST_FIGHTER <= ship < kinds.FIRST_BOMBER


def is_bomber(ship: i64) -> bool:
    return ship >= kinds.FIRST_BOMBER


def friends(n: Params, a: Seat, b: Seat) -> bool:
    """True if two seats are the same or in one team (M48)."""
    return n.options.teams[a] == n.options.teams[b]


def space_of(s: State, seat: Seat, ship: i64) -> Space:
    """The space of a ship, or -1 if it is not on the board."""
    at = s.block(seat) + cell.AT + ship
    return Space(s.cells[at] - 1)


def alive(s: State, seat: Seat, ship: i64) -> bool:
    at = s.block(seat) + cell.AT + ship
    return s.cells[at] != 0


def station_of(s: State, seat: Seat) -> Space:
    """The space of a Station, or -1 if it is destroyed."""
    return Space(s.cells[s.block(seat) + cell.STATION_AT] - 1)


def in_game(s: State, seat: Seat) -> bool:
    return s.cells[s.block(seat) + cell.OUT] == 0


def is_npc(s: State, seat: Seat) -> bool:
    """True if a seat is the NPC of the Solo Challenge, which acts by itself (M55)."""
    return seat != 0 and s.cells[cell.NPC_SEAT] == seat


def put_ship(s: State, seat: Seat, ship: i64, space: Space) -> None:
    """Moves a ship to a free space, on or off the board before."""
    lift_ship(s, seat, ship)
    s.cells[s.block(seat) + cell.AT + ship] = space + 1
    s.cells[cell.MAP + space] = ship_entry(seat, ship)


def lift_ship(s: State, seat: Seat, ship: i64) -> None:
    """Takes a ship off the board."""
    at = s.block(seat) + cell.AT + ship
    space = s.cells[at] - 1
    if space >= 0:
        s.cells[cell.MAP + space] = cell.EMPTY
        s.cells[at] = 0


def ship_entry(seat: Seat, ship: i64) -> i64:
    """The number with which the map of Mothership's board marks the space of a ship."""
    return cell.FIRST_SHIP + seat * kinds.FLEET + ship


def station_entry(seat: Seat) -> i64:
    """The number with which the map of Mothership's board marks the space of a Station."""
    return cell.FIRST_STATION + seat


def planet_entry(planet: i64) -> i64:
    """The number with which the map of Mothership's board marks the space of a planet."""
    return cell.FIRST_PLANET + planet


def is_ship(occupant: i64) -> bool:
    return cell.FIRST_SHIP <= occupant < cell.FIRST_STATION


def is_station(occupant: i64) -> bool:
    return cell.FIRST_STATION <= occupant < cell.FIRST_PLANET


def is_planet(occupant: i64) -> bool:
    return occupant >= cell.FIRST_PLANET


def seat_of(occupant: i64) -> Seat:
    """The owner of a ship, by its entry of the map."""
    return Seat((occupant - cell.FIRST_SHIP) // kinds.FLEET)


def ship_of(occupant: i64) -> i64:
    return (occupant - cell.FIRST_SHIP) % kinds.FLEET


def station_owner(occupant: i64) -> Seat:
    """The owner of a Station, by its entry of the map."""
    return Seat(occupant - cell.FIRST_STATION)


def planet_of(occupant: i64) -> i64:
    return occupant - cell.FIRST_PLANET


def holder_of(s: State, planet: i64) -> Seat:
    """The seat that controls a planet, or -1 if it is neutral."""
    return Seat(s.cells[cell.PLANET_OWNER + planet] - 1)


def friends_hold(n: Params, s: State, seat: Seat, planet: i64) -> bool:
    """True if the seat or its team controls a planet."""
    holder = holder_of(s, planet)
    return holder >= 0 and friends(n, seat, holder)


def is_friendly(n: Params, s: State, seat: Seat, occupant: i64) -> bool:
    """True if the entry of the map belongs to the seat or its team."""
    if is_ship(occupant):
        return friends(n, seat, seat_of(occupant))
    if is_station(occupant):
        return friends(n, seat, station_owner(occupant))
    return friends_hold(n, s, seat, planet_of(occupant))


def why_friendly(occupant: i64) -> tuple[str, str]:
    """The reason why a friendly unit or planet can't be attacked, and its rule."""
    return "friendly", "M35" if is_planet(occupant) else "M48"


def cards_in_hand(s: State, seat: Seat) -> i64:
    """The number of Action cards in a seat's hand, which is public (M60)."""
    return piles.total(s.cells, s.block(seat) + cell.CARDS_HELD, kinds.CARD_KINDS)


def planets_held(s: State, seat: Seat) -> i64:
    """The number of planets that a seat controls."""
    total: i64 = 0
    for planet in range(kinds.MOST_PLANETS):
        if holder_of(s, planet) == seat:
            total += 1
    return total


def artifact(n: Params, s: State, seat: Seat, effect: i64) -> i64:
    """The sum of an effect over the Artifacts that a seat controls (M50)."""
    if not n.options.exploration:
        return 0
    cells = s.cells
    total: i64 = 0
    for planet in range(kinds.MOST_PLANETS):
        found = cells[cell.PLANET_ARTIFACT + planet]
        if found != 0 and holder_of(s, planet) == seat and n.artifacts.effect[found] == effect:
            total += n.artifacts.amount[found]
    return total


def artifacts_held(s: State, seat: Seat) -> i64:
    total: i64 = 0
    for planet in range(kinds.MOST_PLANETS):
        if holder_of(s, planet) == seat and s.cells[cell.PLANET_ARTIFACT + planet] != 0:
            total += 1
    return total


def struck_by(s: State, seat: Seat, event: i64) -> bool:
    """True if a Random Event affects a seat: the event's player may have avoided it, or doubled
    it so that it lingers for that player alone (M53)."""
    cells = s.cells
    if cells[cell.EVENT] != event:
        return False
    if cells[cell.EVENT_ANSWER] == kinds.LINGERING:
        return cells[cell.EVENT_SEAT] == seat
    return cells[cell.EVENT_SEAT] != seat or cells[cell.EVENT_ANSWER] != kinds.AVOIDED


def powerless(s: State, seat: Seat) -> bool:
    """True if a Magnetic Storm leaves a Mothership without power, Artifacts included (M53)."""
    return s.cells[cell.EVENT] == kinds.MAGNETIC_STORM and struck_by(s, seat, kinds.MAGNETIC_STORM)


def energy(s: State, seat: Seat, subsystem: i64) -> i64:
    """The current energy of a subsystem: less what is drained, 0 in a Magnetic Storm."""
    if powerless(s, seat):
        return 0
    block = s.block(seat)
    return max(
        s.cells[block + cell.ENERGY + subsystem] - s.cells[block + cell.DRAINED + subsystem], 0
    )


def total_energy(s: State, seat: Seat) -> i64:
    """The energy counters on a seat's Control Panel."""
    return piles.total(s.cells, s.block(seat) + cell.ENERGY, len(kinds.SUBSYSTEMS))


def may_divert(s: State, seat: Seat) -> bool:
    """True if energy may be diverted: once a turn, before the Mothership acts (M13)."""
    block = s.block(seat)
    if s.cells[block + cell.DIVERTED] != 0 or not alive(s, seat, kinds.MOTHERSHIP):
        return False
    if has_attacked(s, seat, kinds.MOTHERSHIP):
        return False
    warped = s.cells[block + cell.STATUS + kinds.MOTHERSHIP] & cell.MOVEMENT_OVER != 0
    return s.cells[block + cell.MOVED + kinds.MOTHERSHIP] == 0 and not warped


def shield(n: Params, s: State, seat: Seat) -> i64:
    """The damage that a Mothership's shield still absorbs in this turn (M3, M16)."""
    if powerless(s, seat):
        return 0
    full = n.energy.absorbed[energy(s, seat, kinds.SHIELDS)]
    full += artifact(n, s, seat, kinds.ARTIFACT_SHIELD) + n.technology.shield.amount(s, seat)
    return max(full - s.cells[s.block(seat) + cell.SHIELD_LOST], 0)


def die_of(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The faces of a ship's die, or 0 if it has none (M3, M4)."""
    if ship == kinds.MOTHERSHIP:
        return n.energy.dice[energy(s, seat, kinds.WEAPONS)]
    return n.fighter.die if is_fighter(ship) else n.bomber.die


MOST_ENGINE: Final = 10_000
"""The highest engine power, a limit for cards that multiply it; no flight is that long."""


def printed_engine(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The engine power of a ship by its panel and by cards, without technology and Artifacts."""
    power: i64 = 0
    if ship != kinds.MOTHERSHIP:
        power = n.fighter.engine if is_fighter(ship) else n.bomber.engine
    elif not powerless(s, seat):
        power = n.energy.spaces[energy(s, seat, kinds.ENGINES)]
    return power + s.cells[s.block(seat) + cell.BONUS + ship]


def added_engine(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """What technology and Artifacts add to the engine power of a ship."""
    if ship != kinds.MOTHERSHIP:
        return n.technology.engine(s, seat, ship) + artifact(n, s, seat, kinds.ARTIFACT_ENGINE)
    if powerless(s, seat):
        return 0
    found = artifact(n, s, seat, kinds.ARTIFACT_MOTHERSHIP_ENGINE)
    return n.technology.engine(s, seat, ship) + found


def engine_of(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The engine power of a ship: spaces per turn, with technology, Artifacts and cards."""
    return printed_engine(n, s, seat, ship) + added_engine(n, s, seat, ship)


def power_left(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The number of spaces that a ship may still move in this turn (M12, M14)."""
    block = s.block(seat)
    if not may_use_engine(n, s, seat, ship):
        return 0
    if has_attacked(s, seat, ship):
        return s.cells[block + cell.AFTER_ATTACK + ship]
    return max(engine_of(n, s, seat, ship) - s.cells[block + cell.MOVED + ship], 0)


def has_power_left(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if `power_left` is above 0.

    Technology and Artifacts never take engine power away, so they are looked at last.
    """
    block = s.block(seat)
    if not may_use_engine(n, s, seat, ship):
        return False
    if has_attacked(s, seat, ship):
        return s.cells[block + cell.AFTER_ATTACK + ship] > 0
    left = printed_engine(n, s, seat, ship) - s.cells[block + cell.MOVED + ship]
    return left > 0 or left + added_engine(n, s, seat, ship) > 0


def may_use_engine(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship is on the board, nothing holds it, and its movement is not over."""
    cells = s.cells
    unit = s.block(seat) + ship
    if cells[unit + cell.AT] == 0 or cells[unit + cell.HELD] != 0:
        return False
    status = cells[unit + cell.STATUS]
    if status & cell.MOVEMENT_OVER != 0 and status & cell.ATTACKED == 0:
        return False
    return not is_infected(n, s, seat, ship)


def is_infected(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if the Space Virus holds a ship because it is beside a planet (M53)."""
    if s.cells[cell.EVENT] != kinds.SPACE_VIRUS:
        return False
    return virus_at(n, s, seat, space_of(s, seat, ship))


def virus_at(n: Params, s: State, seat: Seat, space: Space) -> bool:
    """True if the Space Virus holds a seat's ships on a space; flights end there (M53)."""
    if s.cells[cell.EVENT] != kinds.SPACE_VIRUS or not struck_by(s, seat, kinds.SPACE_VIRUS):
        return False
    return beside_planet(n, s, space)


def beside_planet(n: Params, s: State, space: Space) -> bool:
    """True if a space is next to any planet."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and is_planet(s.cells[cell.MAP + near]):
            return True
    return False


def held_back(s: State, seat: Seat, ship: i64) -> i64:
    return s.cells[s.block(seat) + cell.HELD + ship]


def is_paralysed(s: State, seat: Seat, ship: i64) -> bool:
    """True if a Tractor Beam keeps a ship from attacking and using abilities too (M45)."""
    return held_back(s, seat, ship) == cell.NO_ACTION


def may_still_move(s: State, seat: Seat, ship: i64) -> bool:
    """True if neither an attack nor a warp ended a ship's movement (M37)."""
    status = s.cells[s.block(seat) + cell.STATUS + ship]
    return status & cell.MOVEMENT_OVER == 0 and not has_attacked(s, seat, ship)


def may_be_warped(n: Params, s: State, seat: Seat, owner: Seat, ship: i64) -> bool:
    """True if a card may warp a friendly ship, which must not have used Jump Gates in this turn
    (M45); an own ship must not be held or have attacked either (M37).

    A Tractor Beam keeps teammates from warping a ship; Forced Update counts only in the owner's
    turn (M65).
    """
    if is_infected(n, s, owner, ship) or has_jumped(s, owner, ship):
        return False
    if owner != seat:
        return not is_paralysed(s, owner, ship)
    return held_back(s, seat, ship) == 0 and not has_attacked(s, seat, ship)


def has_attacked(s: State, seat: Seat, ship: i64) -> bool:
    return s.cells[s.block(seat) + cell.STATUS + ship] & cell.ATTACKED != 0


def has_jumped(s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship has used Jump Gates in this turn (M45)."""
    return s.cells[s.block(seat) + cell.STATUS + ship] & cell.JUMPED != 0


def deflectors(s: State, seat: Seat, ship: i64) -> i64:
    """The number of fields that a ship may still enter in this turn without an attack (M58)."""
    return s.cells[s.block(seat) + cell.DEFLECTORS + ship]


def use_deflectors(s: State, seat: Seat, ship: i64, used: i64) -> None:
    """Takes `used` Deflector Shields from a ship that has entered fields."""
    s.cells[s.block(seat) + cell.DEFLECTORS + ship] -= used


def mark(s: State, seat: Seat, ship: i64, bit: i64) -> None:
    """Sets a bit of a ship's status for the rest of the turn."""
    at = s.block(seat) + cell.STATUS + ship
    s.cells[at] = s.cells[at] | bit


def bit_of(ship: i64) -> i64:
    """A ship's bit in a mask of ships."""
    bit: i64 = 1
    for i in range(ship):
        bit += bit
    return bit


def attacks(s: State, seat: Seat) -> bool:
    """True if a seat is the attacking side."""
    return s.cells[cell.ATTACKER] == seat


def first_in(mask: i64) -> i64:
    """The number of the lowest ship in a mask that is not empty."""
    ship: i64 = 0
    while not in_mask(mask, ship):
        ship += 1
    return ship


def in_mask(mask: i64, ship: i64) -> bool:
    return (mask >> ship) & 1 != 0


def friends_beside(n: Params, s: State, seat: Seat, space: Space, but: i64) -> i64:
    """The number of friendly ships next to a space, without the map entry `but` (M23)."""
    cells = s.cells
    neighbours = n.board.neighbours
    edges = space * DIRECTIONS
    total: i64 = 0
    for edge in range(edges, edges + DIRECTIONS):
        near = neighbours[edge]
        if near >= 0:
            occupant = cells[cell.MAP + near]
            if is_ship(occupant) and occupant != but and friends(n, seat, seat_of(occupant)):
                total += 1
    return total


def beside_mothership(n: Params, s: State, seat: Seat, space: Space) -> bool:
    """True if a friendly Mothership is next to a space."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0:
            occupant = s.cells[cell.MAP + near]
            if (
                is_ship(occupant)
                and ship_of(occupant) == kinds.MOTHERSHIP
                and friends(n, seat, seat_of(occupant))
            ):
                return True
    return False


def guarded(n: Params, s: State, owner: Seat) -> bool:
    """True if a friendly ship guards a Station; guards count unless only Bombers are left (M25)."""
    station = station_of(s, owner)
    if friends_beside(n, s, owner, station, cell.EMPTY) == 0:
        return False
    return not only_bombers_left(s)


def only_bombers_left(s: State) -> bool:
    """True if all ships on the board are Bombers."""
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        for ship in range(kinds.FIRST_BOMBER):
            if alive(s, seat, ship):
                return False
    return True
