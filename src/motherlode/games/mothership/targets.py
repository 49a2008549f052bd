"""What Action cards may be aimed at, and where warps may end (M37, M42)."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.deck import cards_at, hand_of
from motherlode.games.mothership.fleet import (
    alive,
    energy,
    friends,
    has_attacked,
    in_game,
    in_mask,
    is_infected,
    is_npc,
    is_planet,
    is_stuck,
    shield,
    space_of,
    station_of,
)
from motherlode.games.mothership.hex import DIRECTIONS
from motherlode.games.mothership.kinds import (
    AFTERBURNER,
    BACKUP_GENERATOR,
    DEDOTATED_WAM,
    DEFLECTOR_SHIELDS,
    EXPANSION_PAK,
    FIRST_BOMBER,
    FLEET,
    FORCED_UPDATE,
    GRAVITY_MANIPULATOR,
    LASER_POINTER,
    LAST_STAND,
    LIFE_SUPPORT,
    MIGRATION,
    MOST_PLANETS,
    MOTHERSHIP,
    NEGOTIATIONS,
    NINJA_ROPE,
    PANIC_BUTTON,
    PROD,
    PUNCH_IT,
    RAILGUNS,
    RECON_DROID,
    RETREAT,
    SHIELD_BREAKER,
    SURPRISE_ATTACK,
    THE_FORKS,
    WALLET_INSPECTOR,
    WORMHOLE,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.parts import (
    ADDED_ATTACK,
    ATTACK_DICE,
    ATTACKERS,
    BLOCKS,
    DOOMED_ATTACKERS,
    DOUBLED_ATTACK,
    EMPTY,
    FIGHT,
    FIRST_PLANET,
    HELD,
    MAP,
    MOVEMENT_OVER,
    PICK,
    PLANET_OWNER,
    PLAYER,
    RESOURCES,
    ROPED,
    STATUS,
    STRIDE,
    TARGET,
)
from motherlode.games.mothership.planets import planet_space, unexplored
from motherlode.games.mothership.reach import armed, attackable
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import SEATS, State

PUSH: Final = 2
"""How far the Gravity Manipulator moves a ship."""


def aimed_at_space(card: i64) -> bool:
    """Cards that name a space: a ship, a planet or a Station stands there."""
    return card in (
        AFTERBURNER,
        DEFLECTOR_SHIELDS,
        NINJA_ROPE,
        PROD,
        RECON_DROID,
        GRAVITY_MANIPULATOR,
        PANIC_BUTTON,
        PUNCH_IT,
        FORCED_UPDATE,
        NEGOTIATIONS,
        RETREAT,
        DEDOTATED_WAM,
        LASER_POINTER,
        RAILGUNS,
        SHIELD_BREAKER,
        WORMHOLE,
    )


def aimed_at_player(card: i64) -> bool:
    return card in (WALLET_INSPECTOR, SURPRISE_ATTACK)


def aimed_at_ship(card: i64) -> bool:
    """Cards of a dogfight that name one of its ships or dice."""
    return card in (BACKUP_GENERATOR, EXPANSION_PAK, THE_FORKS, LAST_STAND, LIFE_SUPPORT)


def needs_target(s: State, card: i64) -> bool:
    """Whether a card must be aimed: Shield Breaker in a dogfight has its target already."""
    if card == SHIELD_BREAKER:
        return s.cells[FIGHT] == 0
    return aimed_at_space(card) or aimed_at_player(card) or aimed_at_ship(card)


def add_targets(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    """Adds everything that a card may be aimed at now."""
    if aimed_at_player(card):
        add_players(n, s, seat, card, moves)
    elif aimed_at_ship(card):
        add_ships_of_fight(s, card, moves)
    elif card in (RECON_DROID, NEGOTIATIONS, LASER_POINTER):
        add_planets(n, s, seat, card, moves)
    elif card == RAILGUNS:
        add_railgun_targets(n, s, seat, moves)
    else:
        add_board_ships(n, s, seat, card, moves)


def add_players(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    """Wallet Inspector: anybody who has a Resource; Surprise Attack: an enemy with a card."""
    for other in range(s.cells[SEATS]):
        if other == seat or not in_game(s, other) or is_npc(s, other):
            continue
        if card == WALLET_INSPECTOR:
            if s.cells[BLOCKS + other * STRIDE + RESOURCES] > 0:
                moves.add(PLAYER + other)
        elif not friends(n, seat, other) and cards_at(s, hand_of(other)) > 0:
            moves.add(PLAYER + other)


def add_ships_of_fight(s: State, card: i64, moves: Moves) -> None:
    mask = ships_of_fight(s, card)
    for ship in range(FLEET):
        if in_mask(mask, ship):
            moves.add(PICK + ship)


def ships_of_fight(s: State, card: i64) -> i64:
    """A mask of the attacking ships that a card of a dogfight may be aimed at.

    Last Stand strikes at attackers that are not doomed yet, Life Support saves doomed ones,
    Backup Generator needs a die that shows a 1 and Expansion Pak one that is not doubled yet;
    The Forks take any.
    """
    doomed = s.cells[DOOMED_ATTACKERS]
    if card == LAST_STAND:
        return s.cells[ATTACKERS] - (s.cells[ATTACKERS] & doomed)
    if card == LIFE_SUPPORT:
        return doomed - doomed % 2
    if card == EXPANSION_PAK:
        return s.cells[ATTACKERS] - s.cells[DOUBLED_ATTACK]
    if card != BACKUP_GENERATOR:
        return s.cells[ATTACKERS]
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(FLEET):
        if in_mask(s.cells[ATTACKERS], ship) and bare_one(s, ship):
            mask += bit
        bit += bit
    return mask


def bare_one(s: State, ship: i64) -> bool:
    """Whether an attacker's die shows a 1 to which nothing was added yet."""
    return s.cells[ATTACK_DICE + ship] == 1 and s.cells[ADDED_ATTACK + ship] == 0


def add_planets(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    for planet in range(MOST_PLANETS):
        space = planet_space(s, planet)
        if space < 0:
            continue
        if card == RECON_DROID:
            if unexplored(s, seat, planet):
                moves.add(TARGET + space)
            continue
        owner = s.cells[PLANET_OWNER + planet]
        if card == NEGOTIATIONS and owner > 0 and friends(n, seat, owner - 1):
            continue
        if friend_within(n, s, seat, space, n.amounts[card]):
            moves.add(TARGET + space)


def friend_within(n: Numbers, s: State, seat: i64, space: i64, far: i64) -> bool:
    """Whether a friendly ship is no further than so many spaces away."""
    for other in range(s.cells[SEATS]):
        if friends(n, seat, other):
            for ship in range(FLEET):
                at = space_of(s, other, ship)
                if at >= 0 and n.board.distance(at, space) <= far:
                    return True
    return False


def add_railgun_targets(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """What stands exactly so many spaces from a Bomber that may still attack, each once."""
    for space in n.board.spaces:
        if s.cells[MAP + space] != EMPTY and railgun_bombers(n, s, seat, space) != 0:
            moves.add(TARGET + space)


def railgun_bombers(n: Numbers, s: State, seat: i64, space: i64) -> i64:
    """A mask of the Bombers that can fire Railguns at a space."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(FLEET):
        if (
            ship >= FIRST_BOMBER
            and armed(n, s, seat, ship)
            and n.board.distance(space_of(s, seat, ship), space) == n.amounts[RAILGUNS]
        ) and attackable(n, s, seat, ship, space):
            mask += bit
        bit += bit
    return mask


def wam_ships(n: Numbers, s: State, seat: i64, space: i64) -> i64:
    """A mask of the ships that can use Dedotated Wam on the Mothership on a space."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(FLEET):
        if (
            ((ship == MOTHERSHIP or ship >= FIRST_BOMBER) and alive(s, seat, ship))
            and not has_attacked(s, seat, ship)
        ) and n.board.distance(space_of(s, seat, ship), space) == 1:
            mask += bit
        bit += bit
    return mask


def add_board_ships(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    """Adds the space of every ship on the board that a card may be aimed at."""
    for other in range(s.cells[SEATS]):
        friend = friends(n, seat, other)
        for ship in range(FLEET):
            space = space_of(s, other, ship)
            if space < 0:
                continue
            if friend:
                if friend_fits(n, s, seat, card, other, ship):
                    moves.add(TARGET + space)
            elif enemy_fits(n, s, seat, card, other, ship, space):
                moves.add(TARGET + space)


def friend_fits(n: Numbers, s: State, seat: i64, card: i64, owner: i64, ship: i64) -> bool:
    own = owner == seat
    if card in (AFTERBURNER, PUNCH_IT, DEFLECTOR_SHIELDS):
        return own and may_still_move(s, seat, ship) and not is_stuck(n, s, seat, ship)
    if card == NINJA_ROPE:
        loose = not roped(s, seat, ship) and not is_stuck(n, s, seat, ship)
        return own and has_attacked(s, seat, ship) and loose
    if card in (PANIC_BUTTON, WORMHOLE, RETREAT):
        return may_be_warped(n, s, seat, owner, ship) and can_warp(n, s, seat, card)
    return False


def enemy_fits(
    n: Numbers, s: State, seat: i64, card: i64, owner: i64, ship: i64, space: i64
) -> bool:
    if card == FORCED_UPDATE:
        return s.cells[BLOCKS + owner * STRIDE + HELD + ship] == 0
    if card == GRAVITY_MANIPULATOR:
        if is_infected(n, s, owner, ship):
            return False
        return near_friendly_planet(n, s, seat, space, n.amounts[card]) and pushable(n, s, space)
    if ship != MOTHERSHIP:
        return False
    if card == PROD:
        return energy(s, owner, 0) + energy(s, owner, 1) + energy(s, owner, 2) > 0
    if card == SHIELD_BREAKER:
        return shield(n, s, owner) > 0
    return card == DEDOTATED_WAM and wam_ships(n, s, seat, space) != 0


def held_back(s: State, seat: i64, ship: i64) -> i64:
    return s.cells[BLOCKS + seat * STRIDE + HELD + ship]


def roped(s: State, seat: i64, ship: i64) -> bool:
    return s.cells[BLOCKS + seat * STRIDE + STATUS + ship] & ROPED != 0


def may_still_move(s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship's movement phase is not over: no attack, no warp yet (M37)."""
    status = s.cells[BLOCKS + seat * STRIDE + STATUS + ship]
    return status & MOVEMENT_OVER == 0 and not has_attacked(s, seat, ship)


def may_be_warped(n: Numbers, s: State, seat: i64, owner: i64, ship: i64) -> bool:
    """Whether a card may warp a friendly ship; for an own one that is its movement (M37)."""
    if is_infected(n, s, owner, ship):
        return False
    return owner != seat or (may_still_move(s, seat, ship) and held_back(s, seat, ship) == 0)


def near_friendly_planet(n: Numbers, s: State, seat: i64, space: i64, far: i64) -> bool:
    for planet in range(MOST_PLANETS):
        owner = s.cells[PLANET_OWNER + planet]
        if (
            owner > 0
            and friends(n, seat, owner - 1)
            and n.board.distance(planet_space(s, planet), space) <= far
        ):
            return True
    return False


def pushable(n: Numbers, s: State, space: i64) -> bool:
    for end in n.board.spaces:
        if s.cells[MAP + end] == EMPTY and n.board.distance(space, end) == PUSH:
            return True
    return False


def can_warp(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Whether a warp by this card has somewhere to end."""
    if card == WORMHOLE:
        return some_empty_space(n, s)
    for haven in range(MOST_PLANETS + s.cells[SEATS]):
        space = haven_space(n, s, seat, haven)
        if (
            space >= 0
            and (haven < MOST_PLANETS or card == RETREAT)
            and room_beside(n, s, space, card == MIGRATION)
        ):
            return True
    return False


def some_empty_space(n: Numbers, s: State) -> bool:
    for space in n.board.spaces:
        if s.cells[MAP + space] == EMPTY:
            return True
    return False


def haven_space(n: Numbers, s: State, seat: i64, haven: i64) -> i64:
    """Where a planet (by its number) or a seat's Station (behind the planets) is, if friendly."""
    if haven >= MOST_PLANETS:
        owner = haven - MOST_PLANETS
        return station_of(s, owner) if friends(n, seat, owner) else -1
    holder = s.cells[PLANET_OWNER + haven]
    return planet_space(s, haven) if holder > 0 and friends(n, seat, holder - 1) else -1


def room_beside(n: Numbers, s: State, space: i64, outside: bool) -> bool:
    """Whether a free space lies next to one, outside asteroid fields if that is asked for."""
    edges = space * DIRECTIONS
    for edge in range(edges, edges + DIRECTIONS):
        near = n.board.neighbours[edge]
        if (
            near >= 0
            and s.cells[MAP + near] == EMPTY
            and not (outside and n.board.fields[near] != OPEN_SPACE)
        ):
            return True
    return False


def warp_end(n: Numbers, s: State, seat: i64, card: i64, start: i64, space: i64) -> bool:
    """Whether a warp or push by this card may end on a space: free, and where the card says."""
    if s.cells[MAP + space] != EMPTY:
        return False
    if card == GRAVITY_MANIPULATOR:
        return n.board.distance(start, space) == PUSH
    if card == WORMHOLE:
        return True
    if card == MIGRATION and n.board.fields[space] != OPEN_SPACE:
        return False
    return beside_friendly(n, s, seat, space, card == RETREAT)


def beside_friendly(n: Numbers, s: State, seat: i64, space: i64, stations: bool) -> bool:
    """Whether a friendly planet (or Station, where that counts) is next to a space."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near < 0:
            continue
        occupant = s.cells[MAP + near]
        if is_planet(occupant):
            owner = s.cells[PLANET_OWNER + occupant - FIRST_PLANET]
            if owner > 0 and friends(n, seat, owner - 1):
                return True
        elif stations and occupant != EMPTY and is_friendly_station(n, s, seat, near):
            return True
    return False


def is_friendly_station(n: Numbers, s: State, seat: i64, space: i64) -> bool:
    for other in range(s.cells[SEATS]):
        if friends(n, seat, other) and station_of(s, other) == space:
            return True
    return False
