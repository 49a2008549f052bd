"""Why an ability is not used now, or not aimed there: the part of the refusals for M43-M45."""

from mypy_extensions import i64

from motherlode.kernel.state import State

from . import (
    abilities,
    cells as cell,
    fleet,
    jumping,
    kinds,
    step_table as step,
    targets,
    technology,
)
from .fight import NOBODY
from .numbers import Numbers


def no_ship_chosen(pending: i64) -> tuple[str, str]:
    """Orders without a ship that has them; in another's turn no ship gets any."""
    return "only_in_own_turn" if pending == step.MARKET else "choose_a_ship_first", "M12"


def why_not_use(n: Numbers, s: State, pending: i64, ability: i64) -> tuple[str, str]:
    """Abilities that are owned are used by a ship that has its orders, as its attack (M43)."""
    seat = s.seat()
    if ability == kinds.JUMP_GATES:
        return why_not_jump(n, s, pending)
    if not abilities.owns_ability(s, seat, ability):
        return "no_such_ability", "M43"
    if not fleet.alive(s, seat, kinds.MOTHERSHIP):
        return "no_mothership", "M43"
    if fleet.has_attacked(s, seat, kinds.MOTHERSHIP):
        return "attacked_already", "M43"
    if pending != step.ORDERS:
        return no_ship_chosen(pending)
    if s.field(step.SHIP) != kinds.MOTHERSHIP:
        return "mothership_only", "M43"
    return why_no_use(n, s, seat, ability)


def why_no_use(n: Numbers, s: State, seat: i64, ability: i64) -> tuple[str, str]:
    """What a Mothership that may use an ability lacks for it."""
    hull = s.cells[s.block(seat) + cell.HP]
    if ability == kinds.ASTEROID_MINING:
        return "no_field_near", "M44"
    if ability == kinds.REPAIR_DRONES:
        return "hull_is_whole" if hull >= n.hull else "no_planet_held", "M44"
    if ability == kinds.SOLAR_BEAM and hull <= n.beam_hull:
        return "hull_too_low", "M44"
    if ability != kinds.TRACTOR_BEAM and fleet.die_of(n, s, seat, kinds.MOTHERSHIP) == 0:
        return "no_weapons", "M3"
    return "nothing_in_range", "M44"


def why_not_jump(n: Numbers, s: State, pending: i64) -> tuple[str, str]:
    """Jump Gates are part of a ship's movement, from beside one gate to beside another (M45)."""
    seat = s.seat()
    if not technology.owns(s, seat, kinds.SUPPORT, kinds.BRANCH_A, 4):
        return "no_such_ability", "M43"
    if pending != step.ORDERS:
        return no_ship_chosen(pending)
    ship = s.field(step.SHIP)
    if (kept := why_kept(n, s, seat, ship))[0]:
        return kept
    if not targets.may_still_move(s, seat, ship):
        return why_no_power(s, seat, ship)
    if not jumping.leaves_by_other(n, s, seat, fleet.space_of(s, seat, ship), -1):
        return "no_gate_beside", "M45"
    return "no_other_gate", "M45"


def why_kept(n: Numbers, s: State, seat: i64, ship: i64) -> tuple[str, str]:
    """What keeps a ship where it is, if anything does."""
    if targets.held_back(s, seat, ship) != 0:
        return "ship_is_held", "M45"
    if fleet.is_infected(n, s, seat, ship):
        return "ship_is_infected", "M53"
    return "", ""


def why_no_power(s: State, seat: i64, ship: i64) -> tuple[str, str]:
    """Why a ship flies no further; one that a Ninja Rope lets fly on is not asked about here."""
    if fleet.has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if not targets.may_still_move(s, seat, ship):
        return "movement_is_over", "M37"
    return "no_power_left", "M14"


def why_not_target(n: Numbers, s: State, pending: i64, space: i64) -> tuple[str, str]:
    """Spaces are named to aim a card or an ability, and to say where a warp ends."""
    taken = s.cells[cell.MAP + space] != cell.EMPTY
    if pending == step.AIMING:
        return why_not_aim(n, s, s.seat(), s.field(step.ABILITY), space)
    if pending == step.TARGETING:
        return "no_target", "M39"
    if pending == step.WARPING:
        return "space_taken" if taken else "warp_ends_elsewhere", "M42"
    if pending == step.JUMPING:
        if s.field(step.OWNER) == NOBODY:
            return "no_target", "M45"
        return "space_taken" if taken else "not_at_another_gate", "M45"
    return "nothing_is_aimed", "M42"


def why_not_aim(n: Numbers, s: State, seat: i64, ability: i64, space: i64) -> tuple[str, str]:
    """Why the ship can't aim an ability at a space."""
    occupant = s.cells[cell.MAP + space]
    if ability == kinds.JUMP_GATES:
        return "space_taken" if occupant != cell.EMPTY else "not_at_another_gate", "M45"
    far = n.board.distance(fleet.space_of(s, seat, s.field(step.SHIP)), space)
    if far > range_of(n, ability):
        return ("not_beside", "M18") if ability == kinds.SOLAR_BEAM else ("too_far_to_aim", "M44")
    if occupant == cell.EMPTY:
        return "nothing_there", "M45"
    if is_friend(n, s, seat, occupant):
        return "friendly", "M35" if fleet.is_planet(occupant) else "M48"
    if ability == kinds.TRACTOR_BEAM:
        return "held_already" if fleet.is_ship(occupant) else "ships_only", "M45"
    if fleet.is_planet(occupant):
        return "not_on_planet_rolls", "M46"
    if fleet.is_station(occupant) and fleet.guarded(n, s, occupant - cell.FIRST_STATION):
        return "station_guarded", "M25"
    return "no_target", "M45"


def range_of(n: Numbers, ability: i64) -> i64:
    """How many spaces away an ability reaches."""
    if ability == kinds.TORPEDOES:
        return n.torpedo_range
    if ability == kinds.TRACTOR_BEAM:
        return n.tractor_range
    return n.missile_range if ability == kinds.NUCLEAR_MISSILE else 1


def is_friend(n: Numbers, s: State, seat: i64, occupant: i64) -> bool:
    """Whether what stands on a space is the seat's or its team's."""
    if fleet.is_ship(occupant):
        return fleet.friends(n, seat, fleet.seat_of(occupant))
    if fleet.is_station(occupant):
        return fleet.friends(n, seat, occupant - cell.FIRST_STATION)
    owner = s.cells[cell.PLANET_OWNER + occupant - cell.FIRST_PLANET]
    return owner > 0 and fleet.friends(n, seat, owner - 1)
