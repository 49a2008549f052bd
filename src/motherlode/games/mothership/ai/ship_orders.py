"""How a bot rates orders of ships (flights, attacks, abilities) and the energy for them."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import actions as act, fleet, kinds, state_cells as cell, step_table as step
from ..board import UNREACHED
from ..hexes import DIRECTIONS
from ..kinds import Space
from ..params import Params
from ..reach import ROLLED, armed, attackable, can_fly, reach_of
from ..technology.abilities import attack_boosts, catalogue
from . import target_values
from .target_values import ATTACK_NEXT, LOWEST, MOVE_FIRST

WORTH_MOVING: Final = 6
ENTER_COST: Final = 30
DESIRED_WEAPONS: Final = 8


def rate_ship(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The rating of the best order that a ship could get."""
    best: i64 = -1
    if can_fly(n, s, seat, ship):
        best = max(best, best_move(n, s, seat, ship))
    if armed(n, s, seat, ship):
        at = fleet.space_of(s, seat, ship)
        for direction in range(DIRECTIONS):
            near = n.board.beside(at, direction)
            if near >= 0 and attackable(n, s, seat, ship, near):
                best = max(best, rate_attack(n, s, seat, near))
    return max(best, catalogue.best_rating(n, s, seat, ship))


def best_move(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    cells = s.cells
    start = fleet.space_of(s, seat, ship)
    reach = reach_of(n, s, seat, ship)
    targets = target_values.targets_of(n, s, seat, ship)
    best: i64 = -LOWEST
    power = fleet.power_left(n, s, seat, ship)
    rows = n.board.rows_within(start, power)
    for row in range(rows[0], rows[1]):
        part = n.board.part_of_row(start, power, row)
        for at in range(part[0], part[1]):
            steps = reach[at]
            if steps < UNREACHED and cells[cell.MAP + at] == cell.EMPTY:
                cost: i64 = 0 if steps < ROLLED else ENTER_COST
                worth = target_values.best_target_value(n, targets, Space(at))
                best = max(best, worth - cost)
    best -= target_values.best_target_value(n, targets, start)
    return MOVE_FIRST + best if best >= WORTH_MOVING else -1


def rate_order(n: Params, s: State, seat: Seat, ship: i64, verb: i64, argument: i64) -> i64:
    if verb == act.ATTACK:
        return rate_attack(n, s, seat, Space(argument))
    if verb == act.MOVE or verb == act.ENTER:
        targets = target_values.targets_of(n, s, seat, ship)
        gain = target_values.best_target_value(
            n, targets, Space(argument)
        ) - target_values.best_target_value(n, targets, fleet.space_of(s, seat, ship))
        if verb == act.ENTER:
            gain -= ENTER_COST
        return MOVE_FIRST + gain if gain >= WORTH_MOVING else gain - 100
    if verb == act.PLAY:
        return -LOWEST  # cards are rated in the menu of the turn
    return catalogue.ABILITIES[argument].rate(n, s, seat, ship)


def rate_attack(n: Params, s: State, seat: Seat, space: Space) -> i64:
    worth = target_values.attack_worth(
        n, s, seat, target_values.possible_attackers(n, s, seat, space), space, 0
    )
    return ATTACK_NEXT + worth if worth > 0 else -2


def rate_join(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
    """Rates joining an attack: how much more the attack is worth with the ship."""
    if verb == act.FIRE:
        return 0
    if verb == act.ROLL:
        return -1  # after `fire` a card may still be played
    mask = s.field(step.SHIPS)
    space = Space(s.field(step.SPACE))
    buff = attack_boosts.BOOSTS[s.field(step.BOOST)].added(n)
    with_it = mask + fleet.bit_of(argument)
    before = target_values.attack_worth(n, s, seat, mask, space, buff)
    return target_values.attack_worth(n, s, seat, with_it, space, buff) - before


def engines_wanted(n: Params, s: State, seat: Seat) -> i64:
    """The engine energy that a bot wants: enough to reach the Mothership's best target."""
    return min(max(target_values.distance_to_best_target(n, s, seat, kinds.MOTHERSHIP) - 1, 0), 6)


def weapons_wanted(n: Params, s: State, seat: Seat) -> i64:
    rest = fleet.total_energy(s, seat) - s.field(step.ENGINES)
    return min(DESIRED_WEAPONS, max(rest - 2, 0)) if rest <= n.energy.most else DESIRED_WEAPONS
