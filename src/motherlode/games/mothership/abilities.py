"""Jump Gates and the Mothership abilities of tier 5 (M43-M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.cardsteps import land
from motherlode.games.mothership.dice import open_throw
from motherlode.games.mothership.effects import hold_ship, repair
from motherlode.games.mothership.fate import settle_fates
from motherlode.games.mothership.fight import open_attack, open_missile
from motherlode.games.mothership.fleet import (
    enemy_ship_on,
    has_attacked,
    is_planet,
    is_ship,
    is_stuck,
    mark,
    planets_held,
    seat_of,
    ship_of,
    space_of,
)
from motherlode.games.mothership.hex import DIRECTIONS
from motherlode.games.mothership.jumping import can_jump, joined_by_gates
from motherlode.games.mothership.kinds import (
    ASTEROID_MINING,
    BRANCH_A,
    BRANCH_B,
    COMBAT,
    ECONOMY,
    JUMP_GATES,
    MINING_THROW,
    MOTHERSHIP,
    NUCLEAR_MISSILE,
    REPAIR_DRONES,
    SOLAR_BEAM,
    SUPPORT,
    TORPEDOES,
    TRACTOR_BEAM,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import BLASTING
from motherlode.games.mothership.parts import (
    ABILITY_USED,
    ATTACKED,
    BLOCKS,
    EMPTY,
    HELD,
    HP,
    MAP,
    STRIDE,
    TARGET,
    USE,
)
from motherlode.games.mothership.reach import armed, attackable
from motherlode.games.mothership.targets import may_still_move
from motherlode.games.mothership.technology import is_npc_block, owns
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def has_ability(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship on the board can use any ability now."""
    for ability in range(JUMP_GATES, NUCLEAR_MISSILE + 1):
        if may_use(n, s, seat, ship, ability):
            return True
    return False


def add_abilities(n: Numbers, s: State, seat: i64, ship: i64, moves: Moves) -> None:
    for ability in range(JUMP_GATES, NUCLEAR_MISSILE + 1):
        if may_use(n, s, seat, ship, ability):
            moves.add(USE + ability)


def may_use(n: Numbers, s: State, seat: i64, ship: i64, ability: i64) -> bool:
    """Whether a ship may use an ability: owned, not spent, and with something to use it on."""
    if ability == JUMP_GATES:
        if not owns(s, seat, SUPPORT, BRANCH_A, 4) or not may_still_move(s, seat, ship):
            return False
        if is_stuck(n, s, seat, ship):
            return False
        return has_aim(n, s, seat, ship, ability)
    if ship != MOTHERSHIP or not owns_ability(s, seat, ability):
        return False
    if has_attacked(s, seat, ship):
        return False
    mine = BLOCKS + seat * STRIDE
    if ability == ASTEROID_MINING:
        return n.board.near_field[space_of(s, seat, ship)] != 0
    if ability == REPAIR_DRONES:
        return s.cells[mine + HP] < n.hull and planets_held(s, seat) > 0
    if ability == SOLAR_BEAM and s.cells[mine + HP] <= n.beam_hull:
        return False
    return ability == NUCLEAR_MISSILE or has_aim(n, s, seat, ship, ability)


def owns_ability(s: State, seat: i64, ability: i64) -> bool:
    """The fifth tier of a branch; the NPC uses none (M54)."""
    if is_npc_block(s, seat):
        return False
    if ability in (ASTEROID_MINING, REPAIR_DRONES):
        category: i64 = ECONOMY
    elif ability in (TORPEDOES, SOLAR_BEAM):
        category = COMBAT
    else:
        category = SUPPORT
    first = ability in (ASTEROID_MINING, TORPEDOES, TRACTOR_BEAM)
    return owns(s, seat, category, BRANCH_A if first else BRANCH_B, 5)


def needs_aim(ability: i64) -> bool:
    return ability != ASTEROID_MINING and ability != REPAIR_DRONES


def has_aim(n: Numbers, s: State, seat: i64, ship: i64, ability: i64) -> bool:
    """Whether an ability that is aimed at units, or Jump Gates, has anything to be aimed at."""
    if ability == JUMP_GATES:
        return can_jump(n, s, seat, space_of(s, seat, ship))
    cells = s.cells
    for space in n.board.spaces:
        if cells[MAP + space] != EMPTY and aim_fits(n, s, seat, ship, ability, space):
            return True
    return False


def add_aims(n: Numbers, s: State, seat: i64, ship: i64, ability: i64, moves: Moves) -> None:
    for space in n.board.spaces:
        if aim_fits(n, s, seat, ship, ability, space):
            moves.add(TARGET + space)


def aim_fits(n: Numbers, s: State, seat: i64, ship: i64, ability: i64, space: i64) -> bool:
    """Whether an ability may be aimed at a space."""
    at = space_of(s, seat, ship)
    if ability == JUMP_GATES:
        return s.cells[MAP + space] == EMPTY and joined_by_gates(n, s, seat, at, space)
    far = n.board.distance(at, space)
    if ability == NUCLEAR_MISSILE:
        return far <= n.missile_range
    if s.cells[MAP + space] == EMPTY:
        return False
    if ability == TRACTOR_BEAM:
        return far <= n.tractor_range and enemy_ship_on(n, s, seat, space) and is_loose(s, space)
    if ability == SOLAR_BEAM and is_planet(s.cells[MAP + space]):
        return False  # nothing is added to planet rolls (M46)
    reach: i64 = n.torpedo_range if ability == TORPEDOES else 1
    return far <= reach and armed(n, s, seat, ship) and attackable(n, s, seat, ship, space)


def is_loose(s: State, space: i64) -> bool:
    """Whether the ship on a space is not held already."""
    occupant = s.cells[MAP + space]
    return s.cells[BLOCKS + seat_of(occupant) * STRIDE + HELD + ship_of(occupant)] == 0


def use_ability(n: Numbers, s: State, seat: i64, ability: i64, d: Dealer) -> None:
    """An ability that needs no aim; it uses the Mothership's attack."""
    mark(s, seat, MOTHERSHIP, ATTACKED)
    d.tell(ABILITY_USED, seat, ability)
    if ability == ASTEROID_MINING:  # gain a d6 in Resources in or beside a field
        open_throw(n, s, seat, MINING_THROW, d)
    else:  # Repair Drones: 1 HP for each planet controlled
        repair(n, s, seat, planets_held(s, seat) * n.repair_per_planet, d)


def aim_ability(
    n: Numbers, s: State, seat: i64, ship: i64, ability: i64, space: i64, d: Dealer
) -> None:
    """An ability on a space: Jump Gates move the ship, the others use the Mothership's attack."""
    if ability == JUMP_GATES:  # warp beside another friendly Station or planet
        land(n, s, seat, seat, ship, space, d)
    elif ability == TORPEDOES:  # attack from up to 4 spaces away
        open_attack(n, s, seat, 1, space, True, 0, d)
    elif ability == TRACTOR_BEAM:  # an enemy ship within 3 can't move in its next turn
        mark(s, seat, MOTHERSHIP, ATTACKED)
        hold_ship(s, space, d)
    else:  # Nuclear Missile: every ship in a space and beside it meets a d12
        mark(s, seat, MOTHERSHIP, ATTACKED)
        s.push(BLASTING, seat, space)


@final
class Blasting(Step):
    """The missile's space `a` and its neighbours, one after the other; `b` counts them (M45)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        at = s.b()
        if at > DIRECTIONS:
            s.pop()
            settle_fates(self.n, s, d)
            return
        s.set_b(at + 1)
        space = s.a() if at == 0 else self.n.board.beside(s.a(), at - 1)
        if space >= 0:
            occupant = s.cells[MAP + space]
            if is_ship(occupant):
                open_missile(self.n, s, s.seat(), seat_of(occupant), ship_of(occupant), d)
