"""Dogfights: how one opens, and the buffs that both sides bring (M18-M26, M31, M33, M45)."""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership.fleet import (
    artifact,
    attacks,
    bit_of,
    friends_beside,
    in_mask,
    is_planet,
    is_station,
    mark,
    seat_of,
    ship_of,
    space_of,
    struck_by,
)
from motherlode.games.mothership.kinds import (
    ARTIFACT_ASTEROIDS,
    ARTIFACT_ATTACK,
    ARTIFACT_DEFENCE,
    ARTIFACT_HOLD,
    ARTIFACT_WINGMAN,
    ASTEROID_FIGHT,
    DOUBLED,
    FIRST_BOMBER,
    FLEET,
    MISSILE_FIGHT,
    MOTHERSHIP,
    PLANET_FIGHT,
    SHIP_FIGHT,
    SOLAR_STORM,
    STATION_FIGHT,
    THROW_FIGHT,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    BEFORE_ROLL,
)
from motherlode.games.mothership.parts import (
    ATTACK_BUFF,
    ATTACKED,
    ATTACKER,
    ATTACKERS,
    BATTLE_SPACE,
    DEFENCE_BUFF_SUM,
    DEFENDER,
    DEFENDING,
    DOOMED_DEFENDER,
    EVENT,
    EVENT_ANSWER,
    EVENT_SEAT,
    FIGHT,
    FIGHT_BEGAN,
    FIRST_PLANET,
    FIRST_SHIP,
    FIRST_STATION,
    HOLD,
    MAP,
    PLANET_OWNER,
    RANGED,
)
from motherlode.games.mothership.technology import (
    attack_bonus,
    defence_bonus,
    planets_hold_at,
    siege_bonus,
    wingman_worth,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

SOLAR_STORM_BUFF: Final = 2
NOBODY: Final = -1


def clear_fight(s: State) -> None:
    """No fight is going on: every cell of it is zero again."""
    for cell in range(FIGHT, DOOMED_DEFENDER + 1):
        s.cells[cell] = 0


def open_attack(
    n: Numbers, s: State, seat: i64, mask: i64, space: i64, ranged: bool, buff: i64, d: Dealer
) -> None:
    """Ships of a seat attack what stands on a space; that is their attack of this turn (M12)."""
    cells = s.cells
    clear_fight(s)
    occupant = cells[MAP + space]
    cells[ATTACKER] = seat
    cells[ATTACKERS] = mask
    cells[BATTLE_SPACE] = space
    cells[RANGED] = 1 if ranged else 0
    for ship in range(FLEET):
        if in_mask(mask, ship):
            mark(s, seat, ship, ATTACKED)
    if is_planet(occupant):
        meet_planet(n, s, occupant - FIRST_PLANET)
    elif is_station(occupant):
        meet_station(n, s, seat, mask, occupant - FIRST_STATION, buff)
    else:
        meet_ship(n, s, seat, mask, occupant, buff)
    d.tell(FIGHT_BEGAN, seat, cells[FIGHT], space, cells[DEFENDER] + 1)
    begin_window(s, BEFORE_ROLL)


def meet_planet(n: Numbers, s: State, planet: i64) -> None:
    """Dice only, no buffs (M33, M46); its owner can raise what is needed (M35)."""
    owner = s.cells[PLANET_OWNER + planet] - 1
    s.cells[FIGHT] = PLANET_FIGHT
    s.cells[DEFENDER] = owner
    s.cells[DEFENDING] = planet
    hold = n.capture
    if owner >= 0:
        hold = planets_hold_at(n, s, owner) + artifact(n, s, owner, ARTIFACT_HOLD)
    s.cells[HOLD] = hold


def meet_station(n: Numbers, s: State, seat: i64, mask: i64, owner: i64, buff: i64) -> None:
    """A Station has no roll: it takes the attackers' total (M24)."""
    s.cells[FIGHT] = STATION_FIGHT
    s.cells[DEFENDER] = owner
    siege: i64 = siege_bonus(n, s, seat) if mask >> FIRST_BOMBER != 0 else 0
    s.cells[ATTACK_BUFF] = attack_sum(n, s, seat, mask) + siege + buff


def meet_ship(n: Numbers, s: State, seat: i64, mask: i64, occupant: i64, buff: i64) -> None:
    owner = seat_of(occupant)
    ship = ship_of(occupant)
    s.cells[FIGHT] = SHIP_FIGHT
    s.cells[DEFENDER] = owner
    s.cells[DEFENDING] = ship
    s.cells[ATTACK_BUFF] = attack_sum(n, s, seat, mask) + buff
    s.cells[DEFENCE_BUFF_SUM] = defence_sum(n, s, owner, ship) + wingmen(n, s, owner, ship)


def attack_sum(n: Numbers, s: State, seat: i64, mask: i64) -> i64:
    """Standing buffs of an attack; they count once, however many ships attack (M22)."""
    total = attack_bonus(n, s, seat) + artifact(n, s, seat, ARTIFACT_ATTACK)
    return total + (solar_storm(s, seat) if in_mask(mask, MOTHERSHIP) else 0)


def defence_sum(n: Numbers, s: State, seat: i64, ship: i64) -> i64:
    """Standing buffs of a defence roll."""
    total = defence_bonus(n, s, seat) + artifact(n, s, seat, ARTIFACT_DEFENCE)
    return total + (solar_storm(s, seat) if ship == MOTHERSHIP else 0)


def wingmen(n: Numbers, s: State, seat: i64, ship: i64) -> i64:
    """The wingman rule: friendly ships beside the defending one (M23)."""
    count = friends_beside(n, s, seat, space_of(s, seat, ship), FIRST_SHIP + seat * FLEET + ship)
    if count == 0:
        return 0
    return count * (wingman_worth(n, s, seat) + artifact(n, s, seat, ARTIFACT_WINGMAN))


def solar_storm(s: State, seat: i64) -> i64:
    """Motherships roll with +2, or as the card's player chose for the own (M53)."""
    if s.cells[EVENT] != SOLAR_STORM or not struck_by(s, seat, SOLAR_STORM):
        return 0
    doubled = s.cells[EVENT_SEAT] == seat and s.cells[EVENT_ANSWER] == DOUBLED
    return 2 * SOLAR_STORM_BUFF if doubled else SOLAR_STORM_BUFF


def open_asteroids(n: Numbers, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """The field attacks a ship that has entered it at a space, wherever in it the ship is by now;
    no wingman, no attack used (M31, M32)."""
    clear_fight(s)
    s.cells[FIGHT] = ASTEROID_FIGHT
    s.cells[ATTACKER] = NOBODY
    s.cells[DEFENDER] = seat
    s.cells[DEFENDING] = ship
    s.cells[BATTLE_SPACE] = space
    buff = defence_sum(n, s, seat, ship) + artifact(n, s, seat, ARTIFACT_ASTEROIDS)
    s.cells[DEFENCE_BUFF_SUM] = buff
    d.tell(FIGHT_BEGAN, seat, ASTEROID_FIGHT, space, seat + 1)
    begin_window(s, BEFORE_ROLL)


def open_missile(n: Numbers, s: State, seat: i64, owner: i64, ship: i64, d: Dealer) -> None:
    """A Nuclear Missile hits a ship, which rolls only to avoid damage (M45)."""
    clear_fight(s)
    s.cells[FIGHT] = MISSILE_FIGHT
    s.cells[ATTACKER] = seat
    s.cells[ATTACKERS] = bit_of(MOTHERSHIP)
    s.cells[DEFENDER] = owner
    s.cells[DEFENDING] = ship
    s.cells[RANGED] = 1
    s.cells[BATTLE_SPACE] = space_of(s, owner, ship)
    s.cells[DEFENCE_BUFF_SUM] = defence_sum(n, s, owner, ship) + wingmen(n, s, owner, ship)
    d.tell(FIGHT_BEGAN, seat, MISSILE_FIGHT, s.cells[BATTLE_SPACE], owner + 1)
    begin_window(s, BEFORE_ROLL)


def attacker_plays(s: State, window: i64) -> bool:
    """Whether the attacking side may play cards on this fight (M29, M42).

    A missile is no ship's roll: nothing is added to it before, but it may be thrown again.
    """
    kind = s.cells[FIGHT]
    if kind == MISSILE_FIGHT:
        return window == AFTER_ROLL and attacks(s, s.cells[ATTACKER])
    return kind in (SHIP_FIGHT, STATION_FIGHT, THROW_FIGHT)


def defender_plays(s: State) -> bool:
    """Whether the defending side may: a Station rolls nothing, a neutral planet is nobody's."""
    return s.cells[FIGHT] != STATION_FIGHT and s.cells[DEFENDER] >= 0


def begin_window(s: State, step: i64) -> None:
    """Asks the attacker first, then the defender (M29)."""
    seat = s.cells[ATTACKER] if attacker_plays(s, step) else s.cells[DEFENDER]
    s.push(step, max(seat, 0))
