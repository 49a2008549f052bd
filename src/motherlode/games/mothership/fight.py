"""How fights begin, and the permanent buffs of both sides (M18-M26, M31, M33, M45)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import cells as cell, events as event, fleet, kinds, step_table as step
from .kinds import Space
from .params import Params

SOLAR_STORM_BUFF: Final = 2
NOBODY: Final = -1


def clear_fight(s: State) -> None:
    """Ends the current fight: sets all its cells to zero."""
    for at in range(cell.FIGHT, cell.DOOMED_DEFENDER + 1):
        s.cells[at] = 0


def open_attack(
    n: Params, s: State, seat: Seat, mask: i64, space: Space, ranged: bool, buff: i64, d: Dealer
) -> None:
    """Begins an attack of a seat's ships on a space; it uses their attack of this turn (M12)."""
    cells = s.cells
    clear_fight(s)
    occupant = cells[cell.MAP + space]
    cells[cell.ATTACKER] = seat
    cells[cell.ATTACKERS] = mask
    cells[cell.BATTLE_SPACE] = space
    cells[cell.RANGED] = 1 if ranged else 0
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            fleet.mark(s, seat, ship, cell.ATTACKED)
    if fleet.is_planet(occupant):
        begin_capture(n, s, fleet.planet_of(occupant))
    elif fleet.is_station(occupant):
        begin_station_attack(n, s, seat, mask, fleet.station_owner(occupant), buff)
    else:
        begin_dogfight(n, s, seat, mask, occupant, buff)
    d.emit(event.FIGHT_BEGAN, seat, cells[cell.FIGHT], space, cells[cell.DEFENDER] + 1)
    begin_window(s, step.BEFORE_ROLL)


def begin_capture(n: Params, s: State, planet: i64) -> None:
    """Begins a capture: dice without buffs (M33, M46); the owner can raise the threshold (M35)."""
    owner = fleet.holder_of(s, planet)
    s.cells[cell.FIGHT] = kinds.PLANET_FIGHT
    s.cells[cell.DEFENDER] = owner
    s.cells[cell.DEFENDING] = planet
    hold = n.planet.capture
    if owner >= 0:
        hold = n.technology.hold.amount(s, owner, n.planet.capture) + fleet.artifact(
            n, s, owner, kinds.ARTIFACT_HOLD
        )
    s.cells[cell.HOLD] = hold


def begin_station_attack(
    n: Params, s: State, seat: Seat, mask: i64, owner: Seat, buff: i64
) -> None:
    """Begins an attack on a Station, which does not roll: it takes the attackers' total (M24)."""
    s.cells[cell.FIGHT] = kinds.STATION_FIGHT
    s.cells[cell.DEFENDER] = owner
    siege: i64 = n.technology.siege.amount(s, seat) if fleet.has_bomber(mask) else 0
    s.cells[cell.ATTACK_BUFF] = attack_buffs(n, s, seat, mask) + siege + buff


def begin_dogfight(n: Params, s: State, seat: Seat, mask: i64, occupant: i64, buff: i64) -> None:
    owner = fleet.seat_of(occupant)
    ship = fleet.ship_of(occupant)
    s.cells[cell.FIGHT] = kinds.SHIP_FIGHT
    s.cells[cell.DEFENDER] = owner
    s.cells[cell.DEFENDING] = ship
    s.cells[cell.ATTACK_BUFF] = attack_buffs(n, s, seat, mask) + buff
    s.cells[cell.DEFENCE_BUFF_SUM] = defence_buffs(n, s, owner, ship) + wingman_buff(
        n, s, owner, ship
    )


def attack_buffs(n: Params, s: State, seat: Seat, mask: i64) -> i64:
    """The permanent buffs of an attack; they count once for all attackers together (M22)."""
    total = n.technology.attack.amount(s, seat) + fleet.artifact(n, s, seat, kinds.ARTIFACT_ATTACK)
    return total + (solar_storm_buff(s, seat) if fleet.in_mask(mask, kinds.MOTHERSHIP) else 0)


def defence_buffs(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The permanent buffs of a defence roll."""
    total = n.technology.defence.amount(s, seat) + fleet.artifact(
        n, s, seat, kinds.ARTIFACT_DEFENCE
    )
    return total + (solar_storm_buff(s, seat) if ship == kinds.MOTHERSHIP else 0)


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


def solar_storm_buff(s: State, seat: Seat) -> i64:
    """The buff of a Solar Storm for a Mothership; its player may double or avoid it (M53)."""
    if s.cells[cell.EVENT] != kinds.SOLAR_STORM or not fleet.struck_by(s, seat, kinds.SOLAR_STORM):
        return 0
    doubled = s.cells[cell.EVENT_SEAT] == seat and s.cells[cell.EVENT_ANSWER] == kinds.DOUBLED
    return 2 * SOLAR_STORM_BUFF if doubled else SOLAR_STORM_BUFF


def open_asteroids(n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
    """Begins the attack of a field on a ship that entered it at a space, even if the ship flew on
    inside the field; there are no wingmen, and no attack is used up (M31, M32)."""
    clear_fight(s)
    s.cells[cell.FIGHT] = kinds.ASTEROID_FIGHT
    s.cells[cell.ATTACKER] = NOBODY
    s.cells[cell.DEFENDER] = seat
    s.cells[cell.DEFENDING] = ship
    s.cells[cell.BATTLE_SPACE] = space
    buff = defence_buffs(n, s, seat, ship) + fleet.artifact(n, s, seat, kinds.ARTIFACT_ASTEROIDS)
    s.cells[cell.DEFENCE_BUFF_SUM] = buff
    d.emit(event.FIGHT_BEGAN, seat, kinds.ASTEROID_FIGHT, space, seat + 1)
    begin_window(s, step.BEFORE_ROLL)


def open_missile(n: Params, s: State, seat: Seat, owner: Seat, ship: i64, d: Dealer) -> None:
    """Begins the attack of a Nuclear Missile on a ship, which rolls to avoid damage (M45)."""
    clear_fight(s)
    s.cells[cell.FIGHT] = kinds.MISSILE_FIGHT
    s.cells[cell.ATTACKER] = seat
    s.cells[cell.ATTACKERS] = fleet.bit_of(kinds.MOTHERSHIP)
    s.cells[cell.DEFENDER] = owner
    s.cells[cell.DEFENDING] = ship
    s.cells[cell.RANGED] = 1
    s.cells[cell.BATTLE_SPACE] = fleet.space_of(s, owner, ship)
    s.cells[cell.DEFENCE_BUFF_SUM] = defence_buffs(n, s, owner, ship) + wingman_buff(
        n, s, owner, ship
    )
    d.emit(event.FIGHT_BEGAN, seat, kinds.MISSILE_FIGHT, s.cells[cell.BATTLE_SPACE], owner + 1)
    begin_window(s, step.BEFORE_ROLL)


def attacker_plays(s: State, window: i64) -> bool:
    """True if the attacking side may play cards on this fight (M29, M42).

    A missile does not belong to a ship: cards can't add to its roll, but can repeat it.
    """
    kind = s.cells[cell.FIGHT]
    if kind == kinds.MISSILE_FIGHT:
        return window == step.AFTER_ROLL and fleet.attacks(s, Seat(s.cells[cell.ATTACKER]))
    return kind in (kinds.SHIP_FIGHT, kinds.STATION_FIGHT, kinds.THROW_FIGHT)


def defender_plays(s: State) -> bool:
    """True if the defending side may play cards: not for a Station or a neutral planet."""
    return s.cells[cell.FIGHT] != kinds.STATION_FIGHT and s.cells[cell.DEFENDER] >= 0


def begin_window(s: State, window: i64) -> None:
    """Opens a reaction window; the attacker is asked first, then the defender (M29)."""
    seat = s.cells[cell.ATTACKER] if attacker_plays(s, window) else s.cells[cell.DEFENDER]
    s.push(window, max(seat, 0))
