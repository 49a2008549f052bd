"""How the heuristic leads ships: where they fly, what they attack, when an ability is better."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership import (
    actions as act,
    cells as cell,
    fight,
    fleet,
    kinds,
    step_table as step,
)
from motherlode.games.mothership.ai import evaluation
from motherlode.games.mothership.ai.evaluation import LOWEST, SMALL
from motherlode.games.mothership.board import UNREACHED
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.odds import dogfight, percent
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import ROLLED, armed, attackable, can_fly, reach_of
from motherlode.games.mothership.steps import jump_gates
from motherlode.games.mothership.technology import abilities
from motherlode.kernel.state import SEATS, Seat, State

MOVE_FIRST: Final = 500
"""Moves come before attacks, so that ships attack together."""
ATTACK_NEXT: Final = 300
WORTH_MOVING: Final = 6
WORTH_WARPING: Final = 12
ENTER_COST: Final = 30
DESIRED_WEAPONS: Final = 8
HULL_POINT: Final = 7


def rate_ship(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The best order that a ship has."""
    best: i64 = -1
    if can_fly(n, s, seat, ship):
        best = max(best, best_move(n, s, seat, ship))
    if armed(n, s, seat, ship):
        at = fleet.space_of(s, seat, ship)
        for direction in range(DIRECTIONS):
            near = n.board.beside(at, direction)
            if near >= 0 and attackable(n, s, seat, ship, near):
                best = max(best, rate_attack(n, s, seat, near))
    for ability in range(len(kinds.ABILITIES)):
        if abilities.may_use(n, s, seat, ship, ability):
            best = max(best, rate_ability(n, s, seat, ship, ability))
    return best


def best_move(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    cells = s.cells
    spaces = n.board.spaces
    start = fleet.space_of(s, seat, ship)
    reach = reach_of(n, s, seat, ship)
    lures = evaluation.lures_of(n, s, seat, ship)
    best: i64 = -LOWEST
    near = n.board.rows_near(start, fleet.power_left(n, s, seat, ship))
    for at in range(near[0], near[1]):
        space = Space(spaces[at])
        steps = reach[space]
        if steps < UNREACHED and cells[cell.MAP + space] == cell.EMPTY:
            cost: i64 = 0 if steps < ROLLED else ENTER_COST
            best = max(best, evaluation.drawn(n, lures, space) - cost)
    best -= evaluation.drawn(n, lures, start)
    return MOVE_FIRST + best if best >= WORTH_MOVING else -1


def rate_order(n: Params, s: State, seat: Seat, ship: i64, verb: i64, argument: i64) -> i64:
    if verb == act.ATTACK:
        return rate_attack(n, s, seat, Space(argument))
    if verb == act.MOVE or verb == act.ENTER:
        lures = evaluation.lures_of(n, s, seat, ship)
        gain = evaluation.drawn(n, lures, Space(argument)) - evaluation.drawn(
            n, lures, fleet.space_of(s, seat, ship)
        )
        if verb == act.ENTER:
            gain -= ENTER_COST
        return MOVE_FIRST + gain if gain >= WORTH_MOVING else gain - 100
    return rate_ability(n, s, seat, ship, argument)


def rate_attack(n: Params, s: State, seat: Seat, space: Space) -> i64:
    worth = evaluation.attack_worth(n, s, seat, evaluation.joiners(n, s, seat, space), space, 0)
    return ATTACK_NEXT + worth if worth > 0 else -2


def rate_join(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
    """A ship joins when the attack is worth more with it."""
    if verb == act.FIRE:
        return 0
    mask = s.field(step.SHIPS)
    space = Space(s.field(step.SPACE))
    buff: i64 = n.technology.beam if s.field(step.BEAM) != 0 else 0
    with_it = mask + fleet.bit_of(argument)
    before = evaluation.attack_worth(n, s, seat, mask, space, buff)
    return evaluation.attack_worth(n, s, seat, with_it, space, buff) - before


def rate_ability(n: Params, s: State, seat: Seat, ship: i64, ability: i64) -> i64:
    """An ability uses the Mothership's attack: it is measured by the same worth."""
    if ability == kinds.ASTEROID_MINING:
        return 12
    if ability == kinds.REPAIR_DRONES:
        lost = n.mothership.hull - s.cells[s.block(seat) + cell.HP]
        healed = min(lost, fleet.planets_held(s, seat) * n.technology.repair_per_planet)
        return ATTACK_NEXT + HULL_POINT * healed if lost > 3 else 10 + healed
    if ability == kinds.TRACTOR_BEAM:
        return 8
    worth = best_aim(n, s, seat, ship, ability)
    if ability == kinds.JUMP_GATES:
        return MOVE_FIRST - 100 + worth if worth >= WORTH_WARPING else -3
    return ATTACK_NEXT + worth if worth > 0 else -3


def rate_send(n: Params, s: State, seat: Seat) -> i64:
    """Jump Gates for a teammate's ship: as good as the best jump of one."""
    best: i64 = -100
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        for ship in range(kinds.FLEET):
            if jump_gates.may_send(n, s, seat, other, ship):
                best = max(best, best_jump(n, s, seat, other, ship))
    return MOVE_FIRST - 100 + best if best >= WORTH_WARPING else -3


def best_jump(n: Params, s: State, seat: Seat, owner: Seat, ship: i64) -> i64:
    """What a ship gains by the best jump that the gates of a seat allow it."""
    lures = evaluation.lures_of(n, s, owner, ship)
    start = fleet.space_of(s, owner, ship)
    best: i64 = -LOWEST
    for at in n.board.spaces:
        space = Space(at)
        if s.cells[cell.MAP + space] == cell.EMPTY and jump_gates.joined_by_gates(
            n, s, seat, start, space
        ):
            best = max(best, evaluation.drawn(n, lures, space))
    return best - evaluation.drawn(n, lures, start)


def best_aim(n: Params, s: State, seat: Seat, ship: i64, ability: i64) -> i64:
    best: i64 = -100
    for at in n.board.spaces:
        space = Space(at)
        if abilities.aim_fits(n, s, seat, ship, ability, space):
            best = max(best, aim_worth(n, s, seat, ship, ability, space))
    return best


def aim_worth(n: Params, s: State, seat: Seat, ship: i64, ability: i64, space: Space) -> i64:
    """What an ability gains when it is aimed at a space."""
    if ability == kinds.JUMP_GATES:
        lures = evaluation.lures_of(n, s, seat, ship)
        return evaluation.drawn(n, lures, space) - evaluation.drawn(
            n, lures, fleet.space_of(s, seat, ship)
        )
    if ability == kinds.TORPEDOES:
        return evaluation.attack_worth(n, s, seat, 1, space, 0, True)
    if ability == kinds.SOLAR_BEAM:
        mask = evaluation.joiners(n, s, seat, space)
        return (
            evaluation.attack_worth(n, s, seat, mask, space, n.technology.beam)
            - HULL_POINT * n.technology.beam_hull
        )
    if ability == kinds.NUCLEAR_MISSILE:
        return missile_worth(n, s, seat, space)
    return evaluation.ship_worth(fleet.ship_of(s.cells[cell.MAP + space]))


def missile_worth(n: Params, s: State, seat: Seat, space: Space) -> i64:
    """Enemies that a missile may hit, less the friends."""
    total = blast_worth(n, s, seat, space)
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0:
            total += blast_worth(n, s, seat, near)
    return total


def blast_worth(n: Params, s: State, seat: Seat, space: Space) -> i64:
    occupant = s.cells[cell.MAP + space]
    if not fleet.is_ship(occupant):
        return 0
    owner = fleet.seat_of(occupant)
    ship = fleet.ship_of(occupant)
    worth: i64 = 4
    if ship != kinds.MOTHERSHIP:
        defence = fight.defence_sum(n, s, owner, ship) + fight.wingmen(n, s, owner, ship)
        odds = dogfight([n.technology.missile_die], 0, [fleet.die_of(n, s, owner, ship)], defence)
        worth = SMALL * percent(odds.win, odds.ways) // 100
    return -worth if fleet.friends(n, seat, owner) else worth


def engines_wanted(n: Params, s: State, seat: Seat) -> i64:
    """Enough to reach the best target, the rest for weapons and shields."""
    return min(max(evaluation.quarry_far(n, s, seat, kinds.MOTHERSHIP) - 1, 0), 6)


def weapons_wanted(s: State, seat: Seat) -> i64:
    rest = fleet.total_energy(s, seat) - s.field(step.ENGINES)
    return min(DESIRED_WEAPONS, max(rest - 2, 0)) if rest <= kinds.MOST_ENERGY else DESIRED_WEAPONS
