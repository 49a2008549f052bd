"""What Action cards may be aimed at, and where warps may end (M37, M42)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.moves import Moves
from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, deck, fleet, kinds, planets, reach
from .board import OPEN_SPACE
from .hexes import DIRECTIONS
from .numbers import Numbers

PUSH: Final = 2
"""How far the Gravity Manipulator moves a ship."""


def aimed_at_space(card: i64) -> bool:
    """Cards that name a space: a ship, a planet or a Station stands there."""
    return card in (
        kinds.AFTERBURNER,
        kinds.DEFLECTOR_SHIELDS,
        kinds.NINJA_ROPE,
        kinds.PROD,
        kinds.RECON_DROID,
        kinds.GRAVITY_MANIPULATOR,
        kinds.PANIC_BUTTON,
        kinds.PUNCH_IT,
        kinds.FORCED_UPDATE,
        kinds.NEGOTIATIONS,
        kinds.RETREAT,
        kinds.DEDOTATED_WAM,
        kinds.LASER_POINTER,
        kinds.RAILGUNS,
        kinds.SHIELD_BREAKER,
        kinds.WORMHOLE,
    )


def aimed_at_player(card: i64) -> bool:
    return card in (kinds.WALLET_INSPECTOR, kinds.SURPRISE_ATTACK)


def aimed_at_ship(card: i64) -> bool:
    """Cards of a dogfight that name one of its ships or dice."""
    return card in (
        kinds.BACKUP_GENERATOR,
        kinds.EXPANSION_PAK,
        kinds.THE_FORKS,
        kinds.LAST_STAND,
        kinds.LIFE_SUPPORT,
    )


def needs_target(s: State, card: i64) -> bool:
    """Whether a card must be aimed: Shield Breaker in a dogfight has its target already."""
    if card == kinds.SHIELD_BREAKER:
        return s.cells[cell.FIGHT] == 0
    return aimed_at_space(card) or aimed_at_player(card) or aimed_at_ship(card)


def add_targets(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    """Adds everything that a card may be aimed at now."""
    if aimed_at_player(card):
        add_players(n, s, seat, card, moves)
    elif aimed_at_ship(card):
        add_ships_of_fight(s, card, moves)
    elif card in (kinds.RECON_DROID, kinds.NEGOTIATIONS, kinds.LASER_POINTER):
        add_planets(n, s, seat, card, moves)
    elif card == kinds.RAILGUNS:
        add_railgun_targets(n, s, seat, moves)
    else:
        add_board_ships(n, s, seat, card, moves)


def add_players(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    """Wallet Inspector: anybody who has a Resource; Surprise Attack: an enemy with a card."""
    for other in range(s.cells[SEATS]):
        if other == seat or not fleet.in_game(s, other) or fleet.is_npc(s, other):
            continue
        if card == kinds.WALLET_INSPECTOR:
            if s.cells[s.block(other) + cell.RESOURCES] > 0:
                moves.add(act.PLAYER, other)
        elif not fleet.friends(n, seat, other) and deck.cards_at(s, deck.hand_of(s, other)) > 0:
            moves.add(act.PLAYER, other)


def add_ships_of_fight(s: State, card: i64, moves: Moves) -> None:
    mask = ships_of_fight(s, card)
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            moves.add(act.PICK, ship)


def ships_of_fight(s: State, card: i64) -> i64:
    """A mask of the attacking ships that a card of a dogfight may be aimed at.

    Last Stand strikes at attackers that are not doomed yet, Life Support saves doomed ones,
    Backup Generator needs a die that shows a 1 and Expansion Pak one that is not doubled yet;
    The Forks take any.
    """
    doomed = s.cells[cell.DOOMED_ATTACKERS]
    if card == kinds.LAST_STAND:
        return s.cells[cell.ATTACKERS] - (s.cells[cell.ATTACKERS] & doomed)
    if card == kinds.LIFE_SUPPORT:
        return doomed - doomed % 2
    if card == kinds.EXPANSION_PAK:
        return s.cells[cell.ATTACKERS] - s.cells[cell.DOUBLED_ATTACK]
    if card != kinds.BACKUP_GENERATOR:
        return s.cells[cell.ATTACKERS]
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(kinds.FLEET):
        if fleet.in_mask(s.cells[cell.ATTACKERS], ship) and bare_one(s, ship):
            mask += bit
        bit += bit
    return mask


def bare_one(s: State, ship: i64) -> bool:
    """Whether an attacker's die shows a 1 to which nothing was added yet."""
    return s.cells[cell.ATTACK_DICE + ship] == 1 and s.cells[cell.ADDED_ATTACK + ship] == 0


def add_planets(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    for planet in range(kinds.MOST_PLANETS):
        space = planets.planet_space(s, planet)
        if space < 0:
            continue
        if card == kinds.RECON_DROID:
            if planets.unexplored(s, seat, planet):
                moves.add(act.TARGET, space)
            continue
        owner = s.cells[cell.PLANET_OWNER + planet]
        if card == kinds.NEGOTIATIONS and owner > 0 and fleet.friends(n, seat, owner - 1):
            continue
        if friend_within(n, s, seat, space, n.amounts[card]):
            moves.add(act.TARGET, space)


def friend_within(n: Numbers, s: State, seat: i64, space: i64, far: i64) -> bool:
    """Whether a friendly ship is no further than so many spaces away."""
    for other in range(s.cells[SEATS]):
        if fleet.friends(n, seat, other):
            for ship in range(kinds.FLEET):
                at = fleet.space_of(s, other, ship)
                if at >= 0 and n.board.distance(at, space) <= far:
                    return True
    return False


def add_railgun_targets(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """What stands exactly so many spaces from a Bomber that may still attack, each once."""
    for space in n.board.spaces:
        if s.cells[cell.MAP + space] != cell.EMPTY and railgun_bombers(n, s, seat, space) != 0:
            moves.add(act.TARGET, space)


def railgun_bombers(n: Numbers, s: State, seat: i64, space: i64) -> i64:
    """A mask of the Bombers that can fire Railguns at a space."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(kinds.FLEET):
        if (
            ship >= kinds.FIRST_BOMBER
            and reach.armed(n, s, seat, ship)
            and n.board.distance(fleet.space_of(s, seat, ship), space) == n.amounts[kinds.RAILGUNS]
        ) and reach.attackable(n, s, seat, ship, space):
            mask += bit
        bit += bit
    return mask


def wam_ships(n: Numbers, s: State, seat: i64, space: i64) -> i64:
    """A mask of the ships that can use Dedotated Wam on the Mothership on a space."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(kinds.FLEET):
        if (
            (
                (ship == kinds.MOTHERSHIP or ship >= kinds.FIRST_BOMBER)
                and fleet.alive(s, seat, ship)
            )
            and not fleet.has_attacked(s, seat, ship)
        ) and n.board.distance(fleet.space_of(s, seat, ship), space) == 1:
            mask += bit
        bit += bit
    return mask


def add_board_ships(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> None:
    """Adds the space of every ship on the board that a card may be aimed at."""
    for other in range(s.cells[SEATS]):
        friend = fleet.friends(n, seat, other)
        for ship in range(kinds.FLEET):
            space = fleet.space_of(s, other, ship)
            if space < 0:
                continue
            if friend:
                if friend_fits(n, s, seat, card, other, ship):
                    moves.add(act.TARGET, space)
            elif enemy_fits(n, s, seat, card, other, ship, space):
                moves.add(act.TARGET, space)


def friend_fits(n: Numbers, s: State, seat: i64, card: i64, owner: i64, ship: i64) -> bool:
    own = owner == seat
    if card in (kinds.AFTERBURNER, kinds.PUNCH_IT, kinds.DEFLECTOR_SHIELDS):
        return own and may_still_move(s, seat, ship) and not fleet.is_stuck(n, s, seat, ship)
    if card == kinds.NINJA_ROPE:
        loose = not roped(s, seat, ship) and not fleet.is_stuck(n, s, seat, ship)
        return own and fleet.has_attacked(s, seat, ship) and loose
    if card in (kinds.PANIC_BUTTON, kinds.WORMHOLE, kinds.RETREAT):
        return may_be_warped(n, s, seat, owner, ship) and can_warp(n, s, seat, card)
    return False


def enemy_fits(
    n: Numbers, s: State, seat: i64, card: i64, owner: i64, ship: i64, space: i64
) -> bool:
    if card == kinds.FORCED_UPDATE:
        return s.cells[s.block(owner) + cell.HELD + ship] == 0
    if card == kinds.GRAVITY_MANIPULATOR:
        if fleet.is_infected(n, s, owner, ship):
            return False
        return near_friendly_planet(n, s, seat, space, n.amounts[card]) and pushable(n, s, space)
    if ship != kinds.MOTHERSHIP:
        return False
    if card == kinds.PROD:
        return fleet.energy(s, owner, 0) + fleet.energy(s, owner, 1) + fleet.energy(s, owner, 2) > 0
    if card == kinds.SHIELD_BREAKER:
        return fleet.shield(n, s, owner) > 0
    return card == kinds.DEDOTATED_WAM and wam_ships(n, s, seat, space) != 0


def held_back(s: State, seat: i64, ship: i64) -> i64:
    return s.cells[s.block(seat) + cell.HELD + ship]


def roped(s: State, seat: i64, ship: i64) -> bool:
    return s.cells[s.block(seat) + cell.STATUS + ship] & cell.ROPED != 0


def may_still_move(s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship's movement phase is not over: no attack, no warp yet (M37)."""
    status = s.cells[s.block(seat) + cell.STATUS + ship]
    return status & cell.MOVEMENT_OVER == 0 and not fleet.has_attacked(s, seat, ship)


def may_be_warped(n: Numbers, s: State, seat: i64, owner: i64, ship: i64) -> bool:
    """Whether a card may warp a friendly ship; for an own one that is its movement (M37)."""
    if fleet.is_infected(n, s, owner, ship):
        return False
    return owner != seat or (may_still_move(s, seat, ship) and held_back(s, seat, ship) == 0)


def near_friendly_planet(n: Numbers, s: State, seat: i64, space: i64, far: i64) -> bool:
    for planet in range(kinds.MOST_PLANETS):
        owner = s.cells[cell.PLANET_OWNER + planet]
        if (
            owner > 0
            and fleet.friends(n, seat, owner - 1)
            and n.board.distance(planets.planet_space(s, planet), space) <= far
        ):
            return True
    return False


def pushable(n: Numbers, s: State, space: i64) -> bool:
    for end in n.board.spaces:
        if s.cells[cell.MAP + end] == cell.EMPTY and n.board.distance(space, end) == PUSH:
            return True
    return False


def can_warp(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Whether a warp by this card has somewhere to end."""
    if card == kinds.WORMHOLE:
        return some_empty_space(n, s)
    for haven in range(kinds.MOST_PLANETS + s.cells[SEATS]):
        space = haven_space(n, s, seat, haven)
        if (
            space >= 0
            and (haven < kinds.MOST_PLANETS or card == kinds.RETREAT)
            and room_beside(n, s, space, card == kinds.MIGRATION)
        ):
            return True
    return False


def some_empty_space(n: Numbers, s: State) -> bool:
    for space in n.board.spaces:
        if s.cells[cell.MAP + space] == cell.EMPTY:
            return True
    return False


def haven_space(n: Numbers, s: State, seat: i64, haven: i64) -> i64:
    """Where a planet (by its number) or a seat's Station (behind the planets) is, if friendly."""
    if haven >= kinds.MOST_PLANETS:
        owner = haven - kinds.MOST_PLANETS
        return fleet.station_of(s, owner) if fleet.friends(n, seat, owner) else -1
    holder = s.cells[cell.PLANET_OWNER + haven]
    return (
        planets.planet_space(s, haven) if holder > 0 and fleet.friends(n, seat, holder - 1) else -1
    )


def room_beside(n: Numbers, s: State, space: i64, outside: bool) -> bool:
    """Whether a free space lies next to one, outside asteroid fields if that is asked for."""
    edges = space * DIRECTIONS
    for edge in range(edges, edges + DIRECTIONS):
        near = n.board.neighbours[edge]
        if (
            near >= 0
            and s.cells[cell.MAP + near] == cell.EMPTY
            and not (outside and n.board.fields[near] != OPEN_SPACE)
        ):
            return True
    return False


def warp_end(n: Numbers, s: State, seat: i64, card: i64, start: i64, space: i64) -> bool:
    """Whether a warp or push by this card may end on a space: free, and where the card says."""
    if s.cells[cell.MAP + space] != cell.EMPTY:
        return False
    if card == kinds.GRAVITY_MANIPULATOR:
        return n.board.distance(start, space) == PUSH
    if card == kinds.WORMHOLE:
        return True
    if card == kinds.MIGRATION and n.board.fields[space] != OPEN_SPACE:
        return False
    return beside_friendly(n, s, seat, space, card == kinds.RETREAT)


def beside_friendly(n: Numbers, s: State, seat: i64, space: i64, stations: bool) -> bool:
    """Whether a friendly planet (or Station, where that counts) is next to a space."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near < 0:
            continue
        occupant = s.cells[cell.MAP + near]
        if fleet.is_planet(occupant):
            owner = s.cells[cell.PLANET_OWNER + occupant - cell.FIRST_PLANET]
            if owner > 0 and fleet.friends(n, seat, owner - 1):
                return True
        elif stations and occupant != cell.EMPTY and is_friendly_station(n, s, seat, near):
            return True
    return False


def is_friendly_station(n: Numbers, s: State, seat: i64, space: i64) -> bool:
    for other in range(s.cells[SEATS]):
        if fleet.friends(n, seat, other) and fleet.station_of(s, other) == space:
            return True
    return False
