"""Jump Gates and the Mothership abilities of tier 5 (M43-M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership import (
    actions as act,
    cells as cell,
    dice,
    effects,
    elimination,
    events as event,
    fight,
    fleet,
    kinds,
    step_table as step,
)
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import armed, attackable
from motherlode.games.mothership.steps import jump_gates
from motherlode.games.mothership.steps.base_step import MothershipStep
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State


def has_ability(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship on the board can use any ability now."""
    for ability in range(len(kinds.ABILITIES)):
        if may_use(n, s, seat, ship, ability):
            return True
    return False


def add_abilities(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    for ability in range(len(kinds.ABILITIES)):
        if may_use(n, s, seat, ship, ability):
            moves.add(act.USE, ability)


def may_use(n: Params, s: State, seat: Seat, ship: i64, ability: i64) -> bool:
    """True if a ship may use an ability: owned, not spent, and with something to use it on."""
    if ability == kinds.JUMP_GATES:
        if not n.technology.has_ability(s, seat, ability) or not fleet.may_still_move(
            s, seat, ship
        ):
            return False
        if fleet.is_stuck(n, s, seat, ship):
            return False
        return has_aim(n, s, seat, ship, ability)
    if ship != kinds.MOTHERSHIP or not n.technology.has_ability(s, seat, ability):
        return False
    if fleet.has_attacked(s, seat, ship):
        return False
    block = s.block(seat)
    if ability == kinds.ASTEROID_MINING:
        return n.board.near_field[fleet.space_of(s, seat, ship)] != 0
    if ability == kinds.REPAIR_DRONES:
        return s.cells[block + cell.HP] < n.mothership.hull and fleet.planets_held(s, seat) > 0
    if ability == kinds.SOLAR_BEAM and s.cells[block + cell.HP] <= n.technology.beam_hull:
        return False
    return ability == kinds.NUCLEAR_MISSILE or has_aim(n, s, seat, ship, ability)


def needs_aim(ability: i64) -> bool:
    return ability != kinds.ASTEROID_MINING and ability != kinds.REPAIR_DRONES


def has_aim(n: Params, s: State, seat: Seat, ship: i64, ability: i64) -> bool:
    """True if an ability that is aimed at units, or Jump Gates, has anything to be aimed at."""
    if ability == kinds.JUMP_GATES:
        return jump_gates.can_jump(n, s, seat, fleet.space_of(s, seat, ship))
    cells = s.cells
    for at in n.board.spaces:
        space = Space(at)
        if cells[cell.MAP + space] != cell.EMPTY and aim_fits(n, s, seat, ship, ability, space):
            return True
    return False


def add_aims(n: Params, s: State, seat: Seat, ship: i64, ability: i64, moves: LegalActions) -> None:
    for at in n.board.spaces:
        space = Space(at)
        if aim_fits(n, s, seat, ship, ability, space):
            moves.add(act.TARGET, space)


def aim_fits(n: Params, s: State, seat: Seat, ship: i64, ability: i64, space: Space) -> bool:
    """True if an ability may be aimed at a space."""
    at = fleet.space_of(s, seat, ship)
    if ability == kinds.JUMP_GATES:
        return s.cells[cell.MAP + space] == cell.EMPTY and jump_gates.joined_by_gates(
            n, s, seat, at, space
        )
    far = n.board.distance(at, space)
    if far > range_of(n, ability):
        return False
    if ability == kinds.NUCLEAR_MISSILE:
        return True
    if s.cells[cell.MAP + space] == cell.EMPTY:
        return False
    if ability == kinds.TRACTOR_BEAM:
        return fleet.enemy_ship_on(n, s, seat, space) and is_loose(s, space)
    if ability == kinds.SOLAR_BEAM and fleet.is_planet(s.cells[cell.MAP + space]):
        return False  # nothing is added to planet rolls (M46)
    return armed(n, s, seat, ship) and attackable(n, s, seat, ship, space)


def range_of(n: Params, ability: i64) -> i64:
    """How many spaces away an ability reaches."""
    if ability == kinds.TORPEDOES:
        return n.technology.torpedo_range
    if ability == kinds.TRACTOR_BEAM:
        return n.technology.tractor_range
    return n.technology.missile_range if ability == kinds.NUCLEAR_MISSILE else 1


def why_no_aim(
    n: Params, s: State, seat: Seat, ship: i64, ability: i64, space: Space
) -> tuple[str, str]:
    """Why an ability can't be aimed at a space that does not fit."""
    occupant = s.cells[cell.MAP + space]
    if ability == kinds.JUMP_GATES:
        return jump_gates.why_no_landing(s, space)
    if n.board.distance(fleet.space_of(s, seat, ship), space) > range_of(n, ability):
        return ("not_beside", "M18") if ability == kinds.SOLAR_BEAM else ("too_far_to_aim", "M44")
    if occupant == cell.EMPTY:
        return "nothing_there", "M45"
    if fleet.is_friendly(n, s, seat, occupant):
        return fleet.why_friendly(occupant)
    if ability == kinds.TRACTOR_BEAM:
        return "held_already" if fleet.is_ship(occupant) else "ships_only", "M45"
    if fleet.is_planet(occupant):
        return "not_on_planet_rolls", "M46"
    if fleet.is_station(occupant) and fleet.guarded(n, s, fleet.station_owner(occupant)):
        return "station_guarded", "M25"
    return "no_target", "M45"


def why_no_use(n: Params, s: State, seat: Seat, ability: i64) -> tuple[str, str]:
    """What a Mothership that may use an ability lacks for it."""
    hull = s.cells[s.block(seat) + cell.HP]
    if ability == kinds.ASTEROID_MINING:
        return "no_field_near", "M44"
    if ability == kinds.REPAIR_DRONES:
        return "hull_is_whole" if hull >= n.mothership.hull else "no_planet_held", "M44"
    if ability == kinds.SOLAR_BEAM and hull <= n.technology.beam_hull:
        return "hull_too_low", "M44"
    if ability != kinds.TRACTOR_BEAM and fleet.die_of(n, s, seat, kinds.MOTHERSHIP) == 0:
        return "no_weapons", "M3"
    return "nothing_in_range", "M44"


def is_loose(s: State, space: Space) -> bool:
    """True if the ship on a space is not held already."""
    occupant = s.cells[cell.MAP + space]
    return s.cells[s.block(fleet.seat_of(occupant)) + cell.HELD + fleet.ship_of(occupant)] == 0


def use_ability(n: Params, s: State, seat: Seat, ability: i64, d: Dealer) -> None:
    """An ability that needs no aim; it uses the Mothership's attack."""
    fleet.mark(s, seat, kinds.MOTHERSHIP, cell.ATTACKED)
    d.emit(event.ABILITY_USED, seat, ability)
    if ability == kinds.ASTEROID_MINING:  # gain a d6 in Resources in or beside a field
        dice.open_throw(n, s, seat, kinds.MINING_THROW, d)
    else:  # Repair Drones: 1 HP for each planet controlled
        effects.repair(n, s, seat, fleet.planets_held(s, seat) * n.technology.repair_per_planet, d)


def aim_ability(
    n: Params, s: State, seat: Seat, ship: i64, ability: i64, space: Space, d: Dealer
) -> None:
    """An ability on a space: Jump Gates move the ship, the others use the Mothership's attack."""
    if ability == kinds.JUMP_GATES:  # warp beside another friendly Station or planet
        effects.land(n, s, seat, seat, ship, space, d)
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
            elimination.settle_fates(self.n, s, d)
            return
        s.set_field(step.BLASTED, at + 1)
        centre = Space(s.field(step.SPACE))
        space = centre if at == 0 else self.n.board.beside(centre, at - 1)
        if space >= 0:
            occupant = s.cells[cell.MAP + space]
            if fleet.is_ship(occupant):
                fight.open_missile(
                    self.n, s, s.seat(), fleet.seat_of(occupant), fleet.ship_of(occupant), d
                )
