"""A feeling for the board: what targets are worth, how good a space is, how a fight may go.

Values are rough hundredths of a fleet. A space is as good as the best target it is near to.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership.fight import attack_sum, defence_sum, wingmen
from motherlode.games.mothership.fleet import (
    alive,
    die_of,
    friends,
    guarded,
    in_game,
    in_mask,
    is_bomber,
    is_fighter,
    is_planet,
    is_ship,
    is_station,
    seat_of,
    shield,
    ship_of,
    space_of,
    station_of,
)
from motherlode.games.mothership.kinds import FLEET, MOST_PLANETS, MOTHERSHIP
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.odds import capture, dogfight, percent
from motherlode.games.mothership.parts import (
    BLOCKS,
    FIRST_PLANET,
    FIRST_STATION,
    HP,
    MAP,
    PLANET_OWNER,
    STATION_HP,
    STRIDE,
)
from motherlode.games.mothership.planets import planet_space
from motherlode.games.mothership.reach import armed, attackable
from motherlode.games.mothership.technology import planets_hold_at
from motherlode.kernel.state import SEATS, State

STEP: Final = 6
"""What a space of distance costs."""
GUARD: Final = 3
"""The Fighter that stays beside its Station while it lives."""

SMALL: Final = 30
MOTHERSHIP_WORTH: Final = 90
STATION_WORTH: Final = 160
PLANET_WORTH: Final = 40


def ship_worth(ship: i64) -> i64:
    return MOTHERSHIP_WORTH if ship == MOTHERSHIP else SMALL


def lure(ship: i64, target: i64) -> i64:
    """How much a ship is drawn to an enemy ship."""
    if is_bomber(ship):
        return 45 if target == MOTHERSHIP else 0
    if is_fighter(ship):
        return 20 if target == MOTHERSHIP else 50
    return 55 if target == MOTHERSHIP else 40


def station_lure(n: Numbers, s: State, ship: i64, owner: i64) -> i64:
    """How much a ship is drawn to an enemy Station: Fighters only to its guards."""
    if is_fighter(ship):
        return 0
    return 35 if guarded(n, s, owner) else 70


def pull(worth: i64, far: i64) -> i64:
    """What a target is worth from so far away."""
    return worth - STEP * max(far - 1, 0)


def standing(n: Numbers, s: State, seat: i64, ship: i64, space: i64) -> i64:
    """How good it is for a ship to be on a space."""
    board = n.board
    if ship == GUARD and station_of(s, seat) >= 0:
        return pull(60, board.distance(space, station_of(s, seat)))
    best: i64 = -1000
    for planet in range(MOST_PLANETS):
        at = planet_space(s, planet)
        if at >= 0:
            owner = s.cells[PLANET_OWNER + planet]
            if owner == 0 or not friends(n, seat, owner - 1):
                best = max(best, pull(48, board.distance(space, at)))
    for other in range(s.cells[SEATS]):
        if not friends(n, seat, other) and in_game(s, other):
            best = max(best, enemy_pull(n, s, other, ship, space))
    return best


def enemy_pull(n: Numbers, s: State, enemy: i64, ship: i64, space: i64) -> i64:
    """The best of an enemy's units for a ship that stands on a space."""
    best: i64 = -1000
    station = station_of(s, enemy)
    if station >= 0:
        worth = station_lure(n, s, ship, enemy)
        if worth > 0:
            best = max(best, pull(worth, n.board.distance(space, station)))
    for other in range(FLEET):
        at = space_of(s, enemy, other)
        if at >= 0:
            worth = lure(ship, other)
            if worth > 0:
                best = max(best, pull(worth, n.board.distance(space, at)))
    return best


def nearest_prey(n: Numbers, s: State, seat: i64, ship: i64) -> i64:
    """How far a ship is from the nearest thing that it could attack."""
    at = space_of(s, seat, ship)
    near: i64 = 99
    for space in n.board.spaces:
        occupant = s.cells[MAP + space]
        if occupant != 0 and attackable(n, s, seat, ship, space):
            near = min(near, n.board.distance(at, space))
    return near


def joiners(n: Numbers, s: State, seat: i64, space: i64) -> i64:
    """A mask of all ships of a seat that could attack a space together."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(FLEET):
        if (
            armed(n, s, seat, ship)
            and attackable(n, s, seat, ship, space)
            and n.board.distance(space_of(s, seat, ship), space) == 1
        ):
            mask += bit
        bit += bit
    return mask


def dice_of(n: Numbers, s: State, seat: i64, mask: i64) -> list[int]:
    """The dice of the ships in a mask."""
    dice: list[int] = []
    for ship in range(FLEET):
        if in_mask(mask, ship):
            dice.append(die_of(n, s, seat, ship))
    return dice


def attack_worth(n: Numbers, s: State, seat: i64, mask: i64, space: i64, buff: i64) -> i64:
    """What an attack by the ships of a mask is worth: what it may win, less what it may cost."""
    occupant = s.cells[MAP + space]
    dice = dice_of(n, s, seat, mask)
    if is_planet(occupant):
        owner = s.cells[PLANET_OWNER + occupant - FIRST_PLANET]
        hold = planets_hold_at(n, s, owner - 1) if owner > 0 else n.capture
        taken, ways = capture(dice, hold)
        return PLANET_WORTH * percent(taken, ways) // 100
    if is_station(occupant):
        return station_hit_worth(n, s, seat, mask, occupant - FIRST_STATION, buff)
    if not is_ship(occupant):
        return 0
    owner = seat_of(occupant)
    target = ship_of(occupant)
    attack = attack_sum(n, s, seat, mask) + buff
    defence = defence_sum(n, s, owner, target) + wingmen(n, s, owner, target)
    odds = dogfight(dice, attack, [die_of(n, s, owner, target)], defence)
    win = percent(odds.win, odds.ways)
    lose = percent(odds.lose, odds.ways)
    return (win * prize(n, s, owner, target, mask) - lose * stake(s, seat, mask, target)) // 100


def station_hit_worth(n: Numbers, s: State, seat: i64, mask: i64, owner: i64, buff: i64) -> i64:
    """A Station can't hit back; the last counters are worth the most."""
    total = attack_sum(n, s, seat, mask) + buff
    for ship in range(FLEET):
        if in_mask(mask, ship):
            total += (die_of(n, s, seat, ship) + 1) // 2
    counters = total // n.counter_hull
    left = s.cells[BLOCKS + owner * STRIDE + STATION_HP]
    return STATION_WORTH if counters >= left else 20 + counters * 40


def prize(n: Numbers, s: State, owner: i64, target: i64, mask: i64) -> i64:
    """What winning against a ship is worth: little against a Mothership that only loses shield."""
    if target != MOTHERSHIP:
        return SMALL
    if mask % 16 == mask and mask % 2 == 0:
        return 4 if shield(n, s, owner) > 0 else 0
    hull = s.cells[BLOCKS + owner * STRIDE + HP]
    return 25 + 5 * max(n.hull - hull, 0)


def stake(s: State, seat: i64, mask: i64, target: i64) -> i64:
    """What losing against a ship costs: each attacker that it can damage."""
    total: i64 = 0
    for ship in range(FLEET):
        if in_mask(mask, ship):
            if ship == MOTHERSHIP:
                total += 5 if is_fighter(target) else 20
            elif not is_bomber(target):
                total += SMALL
    return total


def strength(n: Numbers, s: State, seat: i64) -> i64:
    """All that a seat has, in the same hundredths; nothing for one who is out."""
    if not in_game(s, seat):
        return 0
    mine = BLOCKS + seat * STRIDE
    total: i64 = s.cells[mine + STATION_HP] * STATION_WORTH // 4
    for ship in range(1, FLEET):
        if alive(s, seat, ship):
            total += SMALL
    if alive(s, seat, MOTHERSHIP):
        total += 30 + s.cells[mine + HP] * 5
    for planet in range(MOST_PLANETS):
        if s.cells[PLANET_OWNER + planet] == seat + 1:
            total += PLANET_WORTH
    return total
