"""Jump Gates and the Mothership abilities of tier 5 (M43-M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import (
    actions as act,
    cardsteps,
    cells as cell,
    dice,
    effects,
    events as event,
    fate,
    fight,
    fleet,
    jumping,
    kinds,
    step_table as step,
    targets,
    technology,
)
from .base_step import MothershipStep
from .hexes import DIRECTIONS
from .numbers import Numbers
from .reach import armed, attackable


def has_ability(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship on the board can use any ability now."""
    for ability in range(kinds.JUMP_GATES, kinds.NUCLEAR_MISSILE + 1):
        if may_use(n, s, seat, ship, ability):
            return True
    return False


def add_abilities(n: Numbers, s: State, seat: i64, ship: i64, moves: Moves) -> None:
    for ability in range(kinds.JUMP_GATES, kinds.NUCLEAR_MISSILE + 1):
        if may_use(n, s, seat, ship, ability):
            moves.add(act.USE, ability)


def may_use(n: Numbers, s: State, seat: i64, ship: i64, ability: i64) -> bool:
    """Whether a ship may use an ability: owned, not spent, and with something to use it on."""
    if ability == kinds.JUMP_GATES:
        if not technology.owns(
            s, seat, kinds.SUPPORT, kinds.BRANCH_A, 4
        ) or not targets.may_still_move(s, seat, ship):
            return False
        if fleet.is_stuck(n, s, seat, ship):
            return False
        return has_aim(n, s, seat, ship, ability)
    if ship != kinds.MOTHERSHIP or not owns_ability(s, seat, ability):
        return False
    if fleet.has_attacked(s, seat, ship):
        return False
    mine = s.block(seat)
    if ability == kinds.ASTEROID_MINING:
        return n.board.near_field[fleet.space_of(s, seat, ship)] != 0
    if ability == kinds.REPAIR_DRONES:
        return s.cells[mine + cell.HP] < n.hull and fleet.planets_held(s, seat) > 0
    if ability == kinds.SOLAR_BEAM and s.cells[mine + cell.HP] <= n.beam_hull:
        return False
    return ability == kinds.NUCLEAR_MISSILE or has_aim(n, s, seat, ship, ability)


def owns_ability(s: State, seat: i64, ability: i64) -> bool:
    """The fifth tier of a branch; the NPC uses none (M54)."""
    if technology.is_npc_block(s, seat):
        return False
    if ability in (kinds.ASTEROID_MINING, kinds.REPAIR_DRONES):
        category: i64 = kinds.ECONOMY
    elif ability in (kinds.TORPEDOES, kinds.SOLAR_BEAM):
        category = kinds.COMBAT
    else:
        category = kinds.SUPPORT
    first = ability in (kinds.ASTEROID_MINING, kinds.TORPEDOES, kinds.TRACTOR_BEAM)
    return technology.owns(s, seat, category, kinds.BRANCH_A if first else kinds.BRANCH_B, 5)


def needs_aim(ability: i64) -> bool:
    return ability != kinds.ASTEROID_MINING and ability != kinds.REPAIR_DRONES


def has_aim(n: Numbers, s: State, seat: i64, ship: i64, ability: i64) -> bool:
    """Whether an ability that is aimed at units, or Jump Gates, has anything to be aimed at."""
    if ability == kinds.JUMP_GATES:
        return jumping.can_jump(n, s, seat, fleet.space_of(s, seat, ship))
    cells = s.cells
    for space in n.board.spaces:
        if cells[cell.MAP + space] != cell.EMPTY and aim_fits(n, s, seat, ship, ability, space):
            return True
    return False


def add_aims(n: Numbers, s: State, seat: i64, ship: i64, ability: i64, moves: Moves) -> None:
    for space in n.board.spaces:
        if aim_fits(n, s, seat, ship, ability, space):
            moves.add(act.TARGET, space)


def aim_fits(n: Numbers, s: State, seat: i64, ship: i64, ability: i64, space: i64) -> bool:
    """Whether an ability may be aimed at a space."""
    at = fleet.space_of(s, seat, ship)
    if ability == kinds.JUMP_GATES:
        return s.cells[cell.MAP + space] == cell.EMPTY and jumping.joined_by_gates(
            n, s, seat, at, space
        )
    far = n.board.distance(at, space)
    if ability == kinds.NUCLEAR_MISSILE:
        return far <= n.missile_range
    if s.cells[cell.MAP + space] == cell.EMPTY:
        return False
    if ability == kinds.TRACTOR_BEAM:
        return (
            far <= n.tractor_range and fleet.enemy_ship_on(n, s, seat, space) and is_loose(s, space)
        )
    if ability == kinds.SOLAR_BEAM and fleet.is_planet(s.cells[cell.MAP + space]):
        return False  # nothing is added to planet rolls (M46)
    reach: i64 = n.torpedo_range if ability == kinds.TORPEDOES else 1
    return far <= reach and armed(n, s, seat, ship) and attackable(n, s, seat, ship, space)


def is_loose(s: State, space: i64) -> bool:
    """Whether the ship on a space is not held already."""
    occupant = s.cells[cell.MAP + space]
    return s.cells[s.block(fleet.seat_of(occupant)) + cell.HELD + fleet.ship_of(occupant)] == 0


def use_ability(n: Numbers, s: State, seat: i64, ability: i64, d: Dealer) -> None:
    """An ability that needs no aim; it uses the Mothership's attack."""
    fleet.mark(s, seat, kinds.MOTHERSHIP, cell.ATTACKED)
    d.tell(event.ABILITY_USED, seat, ability)
    if ability == kinds.ASTEROID_MINING:  # gain a d6 in Resources in or beside a field
        dice.open_throw(n, s, seat, kinds.MINING_THROW, d)
    else:  # Repair Drones: 1 HP for each planet controlled
        effects.repair(n, s, seat, fleet.planets_held(s, seat) * n.repair_per_planet, d)


def aim_ability(
    n: Numbers, s: State, seat: i64, ship: i64, ability: i64, space: i64, d: Dealer
) -> None:
    """An ability on a space: Jump Gates move the ship, the others use the Mothership's attack."""
    if ability == kinds.JUMP_GATES:  # warp beside another friendly Station or planet
        cardsteps.land(n, s, seat, seat, ship, space, d)
    elif ability == kinds.TORPEDOES:  # attack from up to 4 spaces away
        fight.open_attack(n, s, seat, 1, space, True, 0, d)
    elif ability == kinds.TRACTOR_BEAM:  # an enemy ship within 3 can't move in its next turn
        fleet.mark(s, seat, kinds.MOTHERSHIP, cell.ATTACKED)
        effects.hold_ship(s, space, d)
    else:  # Nuclear Missile: every ship in a space and beside it meets a d12
        fleet.mark(s, seat, kinds.MOTHERSHIP, cell.ATTACKED)
        s.push(step.BLASTING, seat, 0, space)


@final
class Blasting(MothershipStep):
    """The missile's space and its neighbours, one after the other (M45)."""

    def run(self, s: State, d: Dealer) -> None:
        at = s.field(step.BLASTED)
        if at > DIRECTIONS:
            s.pop()
            fate.settle_fates(self.n, s, d)
            return
        s.set_field(step.BLASTED, at + 1)
        centre = s.field(step.SPACE)
        space = centre if at == 0 else self.n.board.beside(centre, at - 1)
        if space >= 0:
            occupant = s.cells[cell.MAP + space]
            if fleet.is_ship(occupant):
                fight.open_missile(
                    self.n, s, s.seat(), fleet.seat_of(occupant), fleet.ship_of(occupant), d
                )
