"""How fights begin, and the permanent buffs of both sides (M18-M26, M31, M33, M45)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import events as event, fleet, kinds, state_cells as cell, step_table as step
from .kinds import Space
from .params import Params

NOBODY: Final = -1


def clear_fight(s: State) -> None:
    """Ends the current fight: sets all its cells to zero."""
    piles.clear(s.cells, cell.FIGHT, cell.DOOMED_DEFENDER + 1 - cell.FIGHT)


def open_attack(
    n: Params,
    s: State,
    seat: Seat,
    mask: i64,
    space: Space,
    ranged: bool,
    buff: i64,
    d: Dealer,
    throws: i64 = 1,
) -> None:
    """Begins an attack of a seat's ships on a space; it uses their attack of this turn (M12).

    Each die is thrown `throws` times, and all its throws are added.
    """
    cells = s.cells
    clear_fight(s)
    occupant = cells[cell.MAP + space]
    cells[cell.ATTACKER] = seat
    cells[cell.ATTACKERS] = mask
    cells[cell.BATTLE_SPACE] = space
    cells[cell.RANGED] = 1 if ranged else 0
    cells[cell.MORE_THROWS] = throws - 1
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            fleet.mark(s, seat, ship, cell.ATTACKED)
    if fleet.is_planet(occupant):
        begin_capture(n, s, fleet.planet_of(occupant))
    elif fleet.is_station(occupant):
        cells[cell.FIGHT] = kinds.STATION_FIGHT
        cells[cell.DEFENDER] = fleet.station_owner(occupant)
    else:
        begin_dogfight(s, occupant)
    cells[cell.ATTACK_BUFF] = buff
    add_standing_buffs(n, s, 1)
    d.emit(event.FIGHT_BEGAN, seat, cells[cell.FIGHT], space, cells[cell.DEFENDER] + 1)
    begin_window(s, step.BEFORE_ROLL)


def begin_capture(n: Params, s: State, planet: i64) -> None:
    """Begins a capture: dice without buffs (M33, M46); the owner can raise the threshold (M35)."""
    s.cells[cell.FIGHT] = kinds.PLANET_FIGHT
    s.cells[cell.DEFENDER] = fleet.holder_of(s, planet)
    s.cells[cell.DEFENDING] = planet
    s.cells[cell.HOLD] = capture_threshold(n, s, planet)


def capture_threshold(n: Params, s: State, planet: i64) -> i64:
    """The total that dice must reach to capture a planet (M33, M35)."""
    owner = fleet.holder_of(s, planet)
    if owner < 0:
        return n.planet.capture
    raised = n.technology.hold.amount(s, owner, n.planet.capture)
    return raised + fleet.artifact(n, s, owner, kinds.ARTIFACT_HOLD)


def begin_dogfight(s: State, occupant: i64) -> None:
    s.cells[cell.FIGHT] = kinds.SHIP_FIGHT
    s.cells[cell.DEFENDER] = fleet.seat_of(occupant)
    s.cells[cell.DEFENDING] = fleet.ship_of(occupant)


def add_standing_buffs(n: Params, s: State, times: i64) -> None:
    """Adds the permanent buffs of both sides `times` times to the coming roll.

    A Station does not roll: it takes the attackers' total (M24). Planet rolls are dice only (M46).
    """
    kind = s.cells[cell.FIGHT]
    if kind == kinds.SHIP_FIGHT or kind == kinds.STATION_FIGHT:
        s.cells[cell.ATTACK_BUFF] += times * standing_attack(n, s)
    if kind == kinds.SHIP_FIGHT or kind == kinds.ASTEROID_FIGHT:
        s.cells[cell.DEFENCE_BUFF_SUM] += times * standing_defence(n, s)


def standing_attack(n: Params, s: State) -> i64:
    """The permanent buffs of the attackers in this fight."""
    seat = Seat(s.cells[cell.ATTACKER])
    station = s.cells[cell.FIGHT] == kinds.STATION_FIGHT
    return attack_buffs(n, s, seat, s.cells[cell.ATTACKERS], station)


def standing_defence(n: Params, s: State) -> i64:
    """The permanent buffs of the defending ship in this fight; fields know no wingmen (M23)."""
    seat = Seat(s.cells[cell.DEFENDER])
    ship = s.cells[cell.DEFENDING]
    if s.cells[cell.FIGHT] == kinds.ASTEROID_FIGHT:
        return asteroid_buffs(n, s, seat, ship)
    return defence_buffs(n, s, seat, ship) + wingman_buff(n, s, seat, ship)


def is_thrown(s: State) -> bool:
    """True if the dice of the current fight were thrown."""
    for ship in range(kinds.FLEET):
        if s.cells[cell.ATTACK_DICE + ship] != 0:
            return True
    return False


def keep_shield_for_next_throw(s: State, seat: Seat, gained: i64) -> None:
    """Keeps a shield that was bought after a throw out of the damage of that throw (M36).

    The buyer may be neither side: in its turn a field may attack another seat's ship.
    """
    if is_thrown(s) and fleet.attacks(s, seat):
        s.cells[cell.EXTRA_ATTACK] -= gained
    elif is_thrown(s) and s.cells[cell.DEFENDER] == seat:
        s.cells[cell.EXTRA_DEFENCE] -= gained


def attack_buffs(n: Params, s: State, seat: Seat, mask: i64, station: bool) -> i64:
    """The permanent buffs of an attack on a ship or a Station; they count once for all attackers
    together (M22)."""
    total = n.technology.attack(s, seat, mask, station)
    total += fleet.artifact(n, s, seat, kinds.ARTIFACT_ATTACK)
    return total + (solar_storm_buff(n, s, seat) if fleet.in_mask(mask, kinds.MOTHERSHIP) else 0)


def defence_buffs(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The permanent buffs of a defence roll."""
    return n.technology.defence(s, seat, ship) + other_defence_buffs(n, s, seat, ship)


def other_defence_buffs(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The permanent buffs of a defence roll that are not technology."""
    total = fleet.artifact(n, s, seat, kinds.ARTIFACT_DEFENCE)
    return total + (solar_storm_buff(n, s, seat) if ship == kinds.MOTHERSHIP else 0)


def asteroid_buffs(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The permanent buffs against a field: a tile counts with its larger number (M31, M44)."""
    total = n.technology.against_asteroids(s, seat, ship) + other_defence_buffs(n, s, seat, ship)
    return total + fleet.artifact(n, s, seat, kinds.ARTIFACT_ASTEROIDS)


def wingman_buff(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The buff for friendly ships beside the defending ship (M23)."""
    count = fleet.friends_beside(
        n, s, seat, fleet.space_of(s, seat, ship), fleet.ship_entry(seat, ship)
    )
    if count == 0:
        return 0
    return count * (
        n.technology.wingman.amount(s, seat, 1) + fleet.artifact(n, s, seat, kinds.ARTIFACT_WINGMAN)
    )


def solar_storm_buff(n: Params, s: State, seat: Seat) -> i64:
    """The buff of a Solar Storm for a Mothership; its player may double or avoid it (M53)."""
    if s.cells[cell.EVENT] != kinds.SOLAR_STORM or not fleet.struck_by(s, seat, kinds.SOLAR_STORM):
        return 0
    doubled = s.cells[cell.EVENT_SEAT] == seat and s.cells[cell.EVENT_ANSWER] == kinds.DOUBLED
    return n.random_events.solar_storm * (2 if doubled else 1)


def open_asteroids(n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
    """Begins the attack of a field on a ship that entered it at a space, even if the ship flew on
    inside the field; there are no wingmen, and no attack is used up (M31, M32)."""
    clear_fight(s)
    s.cells[cell.FIGHT] = kinds.ASTEROID_FIGHT
    s.cells[cell.ATTACKER] = NOBODY
    s.cells[cell.DEFENDER] = seat
    s.cells[cell.DEFENDING] = ship
    s.cells[cell.BATTLE_SPACE] = space
    add_standing_buffs(n, s, 1)
    d.emit(event.FIGHT_BEGAN, seat, kinds.ASTEROID_FIGHT, space, seat + 1)
    begin_window(s, step.BEFORE_ROLL)


def attacker_plays(s: State, window: i64) -> bool:
    """True if there is an attacking side that may play cards on this fight (M29, M42)."""
    return s.cells[cell.FIGHT] != kinds.ASTEROID_FIGHT


def defender_plays(s: State, window: i64) -> bool:
    """True if the defending side may play cards: not for a Station or a neutral planet, and for
    an own planet only before the roll (M29)."""
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT and window != step.BEFORE_ROLL:
        return False
    return s.cells[cell.FIGHT] != kinds.STATION_FIGHT and s.cells[cell.DEFENDER] >= 0


def begin_window(s: State, window: i64) -> None:
    """Opens a reaction window; the attacker is asked first, then the defender (M29)."""
    seat = s.cells[cell.ATTACKER] if attacker_plays(s, window) else s.cells[cell.DEFENDER]
    s.push(window, max(seat, 0))
