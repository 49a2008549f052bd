"""Fleets: where ships are, whose they are, how far they fly and what they roll."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership.hex import DIRECTIONS
from motherlode.games.mothership.kinds import (
    ARTIFACT_ENGINE,
    ARTIFACT_MOTHERSHIP_ENGINE,
    ARTIFACT_SHIELD,
    AVOIDED,
    CARD_KINDS,
    ENGINES,
    FIRST_BOMBER,
    FIRST_FIGHTER,
    FLEET,
    MAGNETIC_STORM,
    MISSILE_FIGHT,
    MOST_PLANETS,
    MOTHERSHIP,
    NINJA_ROPE,
    PUNCH_IT,
    SHIELDS,
    SPACE_VIRUS,
    WEAPONS,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.parts import (
    AT,
    ATTACKED,
    ATTACKER,
    BLOCKS,
    BONUS,
    CARDS_HELD,
    DEFENDER,
    DRAINED,
    EMPTY,
    ENERGY,
    EVENT,
    EVENT_ANSWER,
    EVENT_SEAT,
    FIGHT,
    FIRST_PLANET,
    FIRST_SHIP,
    FIRST_STATION,
    HELD,
    MAP,
    MOVED,
    MOVEMENT_OVER,
    NPC_SEAT,
    OUT,
    PLANET_ARTIFACT,
    PLANET_OWNER,
    PUNCHED,
    ROPED,
    SHIELD_LOST,
    STATION_AT,
    STATUS,
    STRIDE,
)
from motherlode.games.mothership.technology import engine_bonus
from motherlode.kernel.state import SEATS, State


def is_fighter(ship: i64) -> bool:
    return FIRST_FIGHTER <= ship < FIRST_BOMBER


def is_bomber(ship: i64) -> bool:
    return ship >= FIRST_BOMBER


def friends(n: Numbers, a: i64, b: i64) -> bool:
    """Whether two seats are one player or one team (M48)."""
    return n.teams[a] == n.teams[b]


def space_of(s: State, seat: i64, ship: i64) -> i64:
    """The space of a ship, -1 when it is not on the board."""
    return s.cells[BLOCKS + seat * STRIDE + AT + ship] - 1


def alive(s: State, seat: i64, ship: i64) -> bool:
    return s.cells[BLOCKS + seat * STRIDE + AT + ship] != 0


def station_of(s: State, seat: i64) -> i64:
    """The space of a Station, -1 when it is destroyed."""
    return s.cells[BLOCKS + seat * STRIDE + STATION_AT] - 1


def in_game(s: State, seat: i64) -> bool:
    return s.cells[BLOCKS + seat * STRIDE + OUT] == 0


def is_npc(s: State, seat: i64) -> bool:
    """Whether a seat is the NPC of the Solo Challenge, which nobody plays (M55)."""
    return seat != 0 and s.cells[NPC_SEAT] == seat


def put_ship(s: State, seat: i64, ship: i64, space: i64) -> None:
    """A ship stands on a free space now, wherever it was before."""
    lift_ship(s, seat, ship)
    s.cells[BLOCKS + seat * STRIDE + AT + ship] = space + 1
    s.cells[MAP + space] = FIRST_SHIP + seat * FLEET + ship


def lift_ship(s: State, seat: i64, ship: i64) -> None:
    """Takes a ship off the board."""
    at = BLOCKS + seat * STRIDE + AT + ship
    space = s.cells[at] - 1
    if space >= 0:
        s.cells[MAP + space] = EMPTY
        s.cells[at] = 0


def is_ship(occupant: i64) -> bool:
    return FIRST_SHIP <= occupant < FIRST_STATION


def is_station(occupant: i64) -> bool:
    return FIRST_STATION <= occupant < FIRST_PLANET


def is_planet(occupant: i64) -> bool:
    return occupant >= FIRST_PLANET


def seat_of(occupant: i64) -> i64:
    """The owner of a ship that stands on the map."""
    return (occupant - FIRST_SHIP) // FLEET


def ship_of(occupant: i64) -> i64:
    return (occupant - FIRST_SHIP) % FLEET


def enemy_ship_on(n: Numbers, s: State, seat: i64, space: i64) -> bool:
    occupant = s.cells[MAP + space]
    return is_ship(occupant) and not friends(n, seat, seat_of(occupant))


def cards_in_hand(s: State, seat: i64) -> i64:
    """How many Action cards a seat holds: that much everybody may know (M60)."""
    cells = s.cells
    hand = BLOCKS + seat * STRIDE + CARDS_HELD
    total: i64 = 0
    for card in range(CARD_KINDS):
        total += cells[hand + card]
    return total


def planets_held(s: State, seat: i64) -> i64:
    """How many planets a seat controls."""
    total: i64 = 0
    for planet in range(MOST_PLANETS):
        if s.cells[PLANET_OWNER + planet] == seat + 1:
            total += 1
    return total


def artifact(n: Numbers, s: State, seat: i64, effect: i64) -> i64:
    """What the Artifacts that a seat controls add to something (M50)."""
    if not n.exploration:
        return 0
    cells = s.cells
    total: i64 = 0
    for planet in range(MOST_PLANETS):
        found = cells[PLANET_ARTIFACT + planet]
        if (
            found != 0
            and cells[PLANET_OWNER + planet] == seat + 1
            and n.artifact_effects[found] == effect
        ):
            total += n.artifact_amounts[found]
    return total


def artifacts_held(s: State, seat: i64) -> i64:
    total: i64 = 0
    for planet in range(MOST_PLANETS):
        if s.cells[PLANET_OWNER + planet] == seat + 1 and s.cells[PLANET_ARTIFACT + planet] != 0:
            total += 1
    return total


def struck_by(s: State, seat: i64, event: i64) -> bool:
    """Whether a Random Event holds for a seat: its player may have avoided it (M53)."""
    cells = s.cells
    if cells[EVENT] != event:
        return False
    return cells[EVENT_SEAT] != seat or cells[EVENT_ANSWER] != AVOIDED


def powerless(s: State, seat: i64) -> bool:
    """Whether the Magnetic Storm keeps a Mothership without power, Artifacts or not (M53)."""
    return s.cells[EVENT] == MAGNETIC_STORM and struck_by(s, seat, MAGNETIC_STORM)


def energy(s: State, seat: i64, subsystem: i64) -> i64:
    """What a subsystem of a Mothership runs on now: Prod and Magnetic Storm take from it."""
    if powerless(s, seat):
        return 0
    mine = BLOCKS + seat * STRIDE
    return max(s.cells[mine + ENERGY + subsystem] - s.cells[mine + DRAINED + subsystem], 0)


def shield(n: Numbers, s: State, seat: i64) -> i64:
    """The damage that a Mothership's shield still absorbs in this turn (M3, M16)."""
    if powerless(s, seat):
        return 0
    full = energy(s, seat, SHIELDS) + artifact(n, s, seat, ARTIFACT_SHIELD)
    return max(full - s.cells[BLOCKS + seat * STRIDE + SHIELD_LOST], 0)


def weapon_die(power: i64) -> i64:
    """The faces of the die for so much energy: the largest even number not above it (M3)."""
    return min(power - power % 2, 12)


def die_of(n: Numbers, s: State, seat: i64, ship: i64) -> i64:
    """The faces of a ship's die, 0 for none (M3, M4)."""
    if ship == MOTHERSHIP:
        return weapon_die(energy(s, seat, WEAPONS))
    return n.fighter_die if is_fighter(ship) else n.bomber_die


MOST_ENGINE: Final = 10_000
"""More than anybody flies in a turn; without an end, many Punch It! would leave the integers."""


def engine_of(n: Numbers, s: State, seat: i64, ship: i64) -> i64:
    """How many spaces a ship flies in a turn, with technology, Artifacts and cards."""
    mine = BLOCKS + seat * STRIDE
    power: i64 = 0
    if ship == MOTHERSHIP:
        if not powerless(s, seat):
            power = energy(s, seat, ENGINES) + artifact(n, s, seat, ARTIFACT_MOTHERSHIP_ENGINE)
    else:
        power = n.fighter_engine if is_fighter(ship) else n.bomber_engine
        power += engine_bonus(n, s, seat) + artifact(n, s, seat, ARTIFACT_ENGINE)
    for i in range(s.cells[mine + STATUS + ship] // PUNCHED):
        power = min(power * n.amounts[PUNCH_IT], MOST_ENGINE)
    return power + s.cells[mine + BONUS + ship]


def power_left(n: Numbers, s: State, seat: i64, ship: i64) -> i64:
    """How many spaces a ship may still move in this turn (M12, M14)."""
    mine = BLOCKS + seat * STRIDE
    status = s.cells[mine + STATUS + ship]
    if not alive(s, seat, ship) or status & MOVEMENT_OVER != 0 or is_stuck(n, s, seat, ship):
        return 0
    if status & ROPED != 0:
        return max(n.amounts[NINJA_ROPE] - s.cells[mine + MOVED + ship], 0)
    if status & ATTACKED != 0:
        return 0
    return max(engine_of(n, s, seat, ship) - s.cells[mine + MOVED + ship], 0)


def is_stuck(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship on the board can't move in this turn: held, or infected."""
    return s.cells[BLOCKS + seat * STRIDE + HELD + ship] != 0 or is_infected(n, s, seat, ship)


def is_infected(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether the Space Virus keeps a ship beside its planet (M53)."""
    return virus_at(n, s, seat, space_of(s, seat, ship))


def virus_at(n: Numbers, s: State, seat: i64, space: i64) -> bool:
    """Whether the Space Virus keeps a seat's ships on a space: none flies on from there (M53)."""
    if s.cells[EVENT] != SPACE_VIRUS or not struck_by(s, seat, SPACE_VIRUS):
        return False
    return beside_planet(n, s, space)


def beside_planet(n: Numbers, s: State, space: i64) -> bool:
    """Whether a space is next to any planet."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and is_planet(s.cells[MAP + near]):
            return True
    return False


def has_attacked(s: State, seat: i64, ship: i64) -> bool:
    return s.cells[BLOCKS + seat * STRIDE + STATUS + ship] & ATTACKED != 0


def mark(s: State, seat: i64, ship: i64, bit: i64) -> None:
    """Sets a bit of a ship's status for the rest of the turn."""
    at = BLOCKS + seat * STRIDE + STATUS + ship
    s.cells[at] = s.cells[at] | bit


def bit_of(ship: i64) -> i64:
    """A ship's bit in a mask of ships."""
    one: i64 = 1
    for i in range(ship):
        one += one
    return one


def attacks(s: State, seat: i64) -> bool:
    """Whether a seat is the attacking side; a ship that the own missile hits only defends."""
    if s.cells[ATTACKER] != seat:
        return False
    return s.cells[FIGHT] != MISSILE_FIGHT or s.cells[DEFENDER] != seat


def in_mask(mask: i64, ship: i64) -> bool:
    return (mask >> ship) & 1 != 0


def friends_beside(n: Numbers, s: State, seat: i64, space: i64, but: i64) -> i64:
    """How many friendly ships stand next to a space, not counting the map entry `but` (M23)."""
    cells = s.cells
    neighbours = n.board.neighbours
    edges = space * DIRECTIONS
    total: i64 = 0
    for edge in range(edges, edges + DIRECTIONS):
        near = neighbours[edge]
        if near >= 0:
            occupant = cells[MAP + near]
            if is_ship(occupant) and occupant != but and friends(n, seat, seat_of(occupant)):
                total += 1
    return total


def beside_mothership(n: Numbers, s: State, seat: i64, space: i64) -> bool:
    """Whether a friendly Mothership is next to a space."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0:
            occupant = s.cells[MAP + near]
            if (
                is_ship(occupant)
                and ship_of(occupant) == MOTHERSHIP
                and friends(n, seat, seat_of(occupant))
            ):
                return True
    return False


def guarded(n: Numbers, s: State, owner: i64) -> bool:
    """Whether a friendly ship beside a Station keeps it from being attacked (M25)."""
    station = station_of(s, owner)
    if friends_beside(n, s, owner, station, EMPTY) == 0:
        return False
    return not only_bombers_left(s)


def only_bombers_left(s: State) -> bool:
    """Whether no fleet has anything but Bombers."""
    for seat in range(s.cells[SEATS]):
        for ship in range(FIRST_BOMBER):
            if alive(s, seat, ship):
                return False
    return True
