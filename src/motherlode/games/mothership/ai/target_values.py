"""Evaluation of the board for bots: values of targets, spaces and attacks.

Values are rough hundredths of a fleet. The value of a space depends on the best target near it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import SEATS, Seat, State

from .. import fight_setup, fleet, kinds, reach, state_cells as cell
from ..fight_odds import capture_odds, dogfight_odds, hull_hits, percent
from ..hexes import SPACES
from ..kinds import Space
from ..params import Params

COST_PER_SPACE: Final = 6
"""How much a target's value falls with each space of distance."""
LATE_ROUND: Final = 25
"""After this round bots take more risks, because the game ends without a winner (M49)."""
NO_TARGET_DISTANCE: Final = 63
"""The distance that is assumed for a ship without a target."""
LOWEST: Final = 4096
SPACE_BITS: Final = 9
SPACE_MASK: Final = 511
"""A target is one number: its value in the upper bits, its space in the lower."""
_NO_TARGETS: Final = vec[i64]([0] * (1 + kinds.MOST_PLANETS + kinds.MOST_SEATS * (kinds.FLEET + 1)))

FIGHTERS: Final = 0b001110
"""A mask of all Fighters of a fleet."""
MOVE_FIRST: Final = 500
"""Added to the rating of moves, so that ships move before they attack together."""
ATTACK_NEXT: Final = 300
"""Added to the rating of attacks, and of abilities that are used instead of one."""
HULL_POINT: Final = 7
"""The value of one HP of the bot's own Mothership."""
SMALL_SHIP_WORTH: Final = 30
MOTHERSHIP_WORTH: Final = 90
STATION_WORTH: Final = 160
PLANET_WORTH: Final = 40


def ship_worth(ship: i64) -> i64:
    return MOTHERSHIP_WORTH if ship == kinds.MOTHERSHIP else SMALL_SHIP_WORTH


def ship_target_value(ship: i64, target: i64) -> i64:
    """The value of an enemy ship as a target of a ship."""
    if fleet.is_bomber(ship):
        return 45 if target == kinds.MOTHERSHIP else 0
    if fleet.is_fighter(ship):
        return 20 if target == kinds.MOTHERSHIP else 50
    return 55 if target == kinds.MOTHERSHIP else 40


def station_target_value(n: Params, s: State, seat: Seat, ship: i64, owner: Seat) -> i64:
    """The value of attacking an enemy Station with a ship: 0 for a Fighter, less if it is
    guarded."""
    if fleet.is_fighter(ship):
        return 0
    return 35 if fleet.guarded(n, s, owner) else 70


def value_at_distance(worth: i64, far: i64) -> i64:
    """The value of a target, less the cost of its distance."""
    return worth - COST_PER_SPACE * max(far - 1, 0)


def station_guard(n: Params, s: State, seat: Seat) -> i64:
    """The Fighter that guards the Station, or -1 if there is none or no enemy threatens it."""
    if fleet.station_of(s, seat) < 0 or not station_is_threatened(n, s, seat):
        return -1
    for ship in range(kinds.FIRST_BOMBER - 1, kinds.MOTHERSHIP, -1):
        if fleet.alive(s, seat, ship):
            return ship
    return -1


def station_is_threatened(n: Params, s: State, seat: Seat) -> bool:
    """True if an enemy has a ship left that can damage a Station."""
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if (
            not fleet.friends(n, seat, other)
            and fleet.in_game(s, other)
            and has_heavy_ship(s, other)
        ):
            return True
    return False


def has_heavy_ship(s: State, seat: Seat) -> bool:
    return (
        fleet.alive(s, seat, kinds.MOTHERSHIP)
        or fleet.alive(s, seat, kinds.FIRST_BOMBER)
        or fleet.alive(s, seat, kinds.FLEET - 1)
    )


def space_value(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> i64:
    """The value of a space for a ship: that of the best target near it."""
    return best_target_value(n, targets_of(n, s, seat, ship), space)


def best_target_value(n: Params, targets: vec[i64], space: Space) -> i64:
    """The value of the best target, seen from a space."""
    distances = n.board.distances
    best: i64 = -LOWEST
    for at in range(targets[0]):
        target = targets[at + 1]
        # The row of a target serves all spaces, so it stays in the processor's cache.
        far = distances[(target & SPACE_MASK) * SPACES + space]
        best = max(best, value_at_distance(target >> SPACE_BITS, far))
    return best


def distance_to_best_target(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The distance of a ship to its best target; of equally good ones, to the farthest."""
    targets = enemy_targets(n, s, seat, ship)
    space = fleet.space_of(s, seat, ship)
    most = best_target_value(n, targets, space)
    farthest: i64 = NO_TARGET_DISTANCE if targets[0] == 0 else 0
    for at in range(targets[0]):
        target = targets[at + 1]
        far = n.board.distance(space, Space(target & SPACE_MASK))
        if value_at_distance(target >> SPACE_BITS, far) == most:
            farthest = max(farthest, far)
    return farthest


def targets_of(n: Params, s: State, seat: Seat, ship: i64) -> vec[i64]:
    """The targets of a ship: first their number, then each target.

    A guard's only target is its own Station; other ships have enemies and planets as targets.
    """
    if station_guard(n, s, seat) != ship:
        return enemy_targets(n, s, seat, ship)
    targets = _NO_TARGETS[:]
    add_target(targets, 60, fleet.station_of(s, seat))
    return targets


def enemy_targets(n: Params, s: State, seat: Seat, ship: i64) -> vec[i64]:
    """The planets that are not friendly, and enemy ships and Stations, as targets of a ship."""
    cells = s.cells
    targets = _NO_TARGETS[:]
    for planet in range(kinds.MOST_PLANETS):
        if cells[cell.PLANET_AT + planet] > 0 and not fleet.friends_hold(n, s, seat, planet):
            add_target(targets, 48, Space(cells[cell.PLANET_AT + planet] - 1))
    for i in range(cells[SEATS]):
        enemy = Seat(i)
        if not fleet.friends(n, seat, enemy) and fleet.in_game(s, enemy):
            if fleet.station_of(s, enemy) >= 0:
                add_target(
                    targets,
                    station_target_value(n, s, seat, ship, enemy),
                    fleet.station_of(s, enemy),
                )
            for other in range(kinds.FLEET):
                at = Space(cells[s.block(enemy) + cell.AT + other] - 1)
                if at >= 0:
                    add_target(targets, ship_target_value(ship, other), at)
    return targets


def add_target(targets: vec[i64], worth: i64, space: Space) -> None:
    if worth > 0:
        targets[0] += 1
        targets[targets[0]] = (worth << SPACE_BITS) + space


def distance_to_nearest_target(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The distance of a ship to the nearest unit or planet that it could attack."""
    at = fleet.space_of(s, seat, ship)
    near: i64 = 99
    for i in n.board.spaces:
        space = Space(i)
        occupant = s.cells[cell.MAP + space]
        if occupant != 0 and reach.attackable(n, s, seat, ship, space):
            near = min(near, n.board.distance(at, space))
    return near


def possible_attackers(n: Params, s: State, seat: Seat, space: Space) -> i64:
    """A mask of the seat's ships beside a space that could attack it together."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(kinds.FLEET):
        if (
            reach.armed(n, s, seat, ship)
            and reach.attackable(n, s, seat, ship, space)
            and n.board.distance(fleet.space_of(s, seat, ship), space) == 1
        ):
            mask += bit
        bit += bit
    return mask


def dice_of(n: Params, s: State, seat: Seat, mask: i64) -> list[int]:
    """The die of each ship whose bit is set in `mask`."""
    dice: list[int] = []
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            dice.append(fleet.die_of(n, s, seat, ship))
    return dice


def attack_worth(
    n: Params,
    s: State,
    seat: Seat,
    mask: i64,
    space: Space,
    buff: i64,
    ranged: bool = False,
    throws: i64 = 1,
) -> i64:
    """The expected gain of an attack by the ships of a mask, less the expected loss; each die is
    thrown `throws` times."""
    occupant = s.cells[cell.MAP + space]
    dice = dice_of(n, s, seat, mask) * int(throws)
    if fleet.is_planet(occupant):
        holder = fleet.holder_of(s, fleet.planet_of(occupant))
        hold = (
            n.technology.hold.amount(s, holder, n.planet.capture)
            if holder >= 0
            else n.planet.capture
        )
        taken, ways = capture_odds(dice, hold)
        return PLANET_WORTH * percent(taken, ways) // 100
    if fleet.is_station(occupant):
        return station_hit_worth(n, s, seat, mask, fleet.station_owner(occupant), dice, buff)
    if not fleet.is_ship(occupant):
        return 0
    owner = fleet.seat_of(occupant)
    target = fleet.ship_of(occupant)
    attack = fight_setup.attack_buffs(n, s, seat, mask, False) + buff
    defence = fight_setup.defence_buffs(n, s, owner, target) + fight_setup.wingman_buff(
        n, s, owner, target
    )
    die = fleet.die_of(n, s, owner, target)
    odds = dogfight_odds(dice, attack, [die], defence)
    cost = 0 if ranged else percent(odds.lose, odds.ways) * cost_of_losing(s, mask, target) // 100
    if target == kinds.MOTHERSHIP and not only_fighters(mask):
        return hull_worth(n, s, seat, mask, owner, attack, die, defence, throws) - cost
    prize: i64 = SMALL_SHIP_WORTH
    if target == kinds.MOTHERSHIP:
        prize = 4 if fleet.shield(n, s, owner) > 0 else 0
    return percent(odds.win, odds.ways) * prize // 100 - cost


def only_fighters(mask: i64) -> bool:
    return mask & ~FIGHTERS == 0


def hull_worth(
    n: Params,
    s: State,
    seat: Seat,
    mask: i64,
    owner: Seat,
    attack: i64,
    die: i64,
    defence: i64,
    throws: i64,
) -> i64:
    """The value of the HP that an attack takes on average; taking all is worth the Mothership."""
    fighters = dice_of(n, s, seat, mask & FIGHTERS) * int(throws)
    others = dice_of(n, s, seat, mask & ~FIGHTERS) * int(throws)
    hits = hull_hits(fighters, others, attack, [die], defence, fleet.shield(n, s, owner))
    hull = s.cells[s.block(owner) + cell.HP]
    ways: i64 = 0
    worth: i64 = 0
    for lost in range(len(hits)):
        ways += hits[lost]
        worth += hits[lost] * (MOTHERSHIP_WORTH + 20 if lost >= hull else 7 * lost)
    return worth // max(ways, 1)


def station_hit_worth(
    n: Params, s: State, seat: Seat, mask: i64, owner: Seat, dice: list[int], buff: i64
) -> i64:
    """The value of an attack on a Station; destroying it counts most, and it can't hit back."""
    total = fight_setup.attack_buffs(n, s, seat, mask, True) + buff
    for faces in dice:
        total += (faces + 1) // 2
    counters = total // n.station.counter_hull
    left = s.cells[s.block(owner) + cell.STATION_HP]
    return STATION_WORTH if counters >= left else 20 + counters * 40


def cost_of_losing(s: State, mask: i64, target: i64) -> i64:
    """The value of all attackers that the defending ship would damage if they lose; a third of it
    late in the game."""
    total: i64 = 0
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            if ship == kinds.MOTHERSHIP:
                total += 5 if fleet.is_fighter(target) else 20
            elif not fleet.is_bomber(target):
                total += SMALL_SHIP_WORTH
    return total // 3 if s.cells[cell.ROUND] > LATE_ROUND else total


def strength(s: State, seat: Seat) -> i64:
    """The total value of a seat's units and planets; 0 for a seat that is out of the game."""
    if not fleet.in_game(s, seat):
        return 0
    block = s.block(seat)
    total: i64 = s.cells[block + cell.STATION_HP] * STATION_WORTH // 4
    for ship in range(kinds.FIRST_FIGHTER, kinds.FLEET):
        if fleet.alive(s, seat, ship):
            total += SMALL_SHIP_WORTH
    if fleet.alive(s, seat, kinds.MOTHERSHIP):
        total += 30 + s.cells[block + cell.HP] * 5
    for planet in range(kinds.MOST_PLANETS):
        if fleet.holder_of(s, planet) == seat:
            total += PLANET_WORTH
    return total
