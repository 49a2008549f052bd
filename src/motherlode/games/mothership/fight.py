"""Dogfights: how one opens, the dice, and what the result does (M18-M26, M31, M33, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.mothership.fate import (
    credit_ship,
    credit_station,
    explode,
    explode_station,
    hurt,
    settle_fates,
)
from motherlode.games.mothership.fleet import (
    artifact,
    beside_mothership,
    die_of,
    friends_beside,
    in_mask,
    is_bomber,
    is_fighter,
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
    NO_FIGHT,
    PLANET_FIGHT,
    SHIP_FIGHT,
    SOLAR_STORM,
    STATION_FIGHT,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    AFTERMATH,
    BEFORE_ROLL,
    DAMAGING,
    ON_LOSS,
)
from motherlode.games.mothership.parts import (
    ATTACK_BUFF,
    ATTACK_DICE,
    ATTACKED,
    ATTACKER,
    ATTACKERS,
    BATTLE_SPACE,
    BLOCKS,
    DEFENCE_BUFF_SUM,
    DEFENCE_DIE,
    DEFENDER,
    DEFENDING,
    DIE_ROLLED,
    DOOMED_ATTACKERS,
    DOOMED_DEFENDER,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    EVENT,
    EVENT_ANSWER,
    EVENT_SEAT,
    EXTRA_ATTACK,
    EXTRA_DEFENCE,
    FIELD_ROLLED,
    FIGHT,
    FIGHT_BEGAN,
    FIRST_PLANET,
    FIRST_SHIP,
    FIRST_STATION,
    HOLD,
    HP,
    MAP,
    MISSILE_ROLLED,
    PLANET_HELD_OUT,
    PLANET_OWNER,
    RANGED,
    STATION_HIT,
    STATION_HP,
    STRIDE,
    TOTALS,
)
from motherlode.games.mothership.planets import capture
from motherlode.games.mothership.technology import (
    attack_bonus,
    defence_bonus,
    planets_hold_at,
    siege_bonus,
    wingman_worth,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Step
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


def open_asteroids(n: Numbers, s: State, seat: i64, ship: i64, d: Dealer) -> None:
    """The field attacks a ship that has just entered it; no wingman, no attack used (M31, M32)."""
    clear_fight(s)
    s.cells[FIGHT] = ASTEROID_FIGHT
    s.cells[ATTACKER] = NOBODY
    s.cells[DEFENDER] = seat
    s.cells[DEFENDING] = ship
    s.cells[BATTLE_SPACE] = space_of(s, seat, ship)
    buff = defence_sum(n, s, seat, ship) + artifact(n, s, seat, ARTIFACT_ASTEROIDS)
    s.cells[DEFENCE_BUFF_SUM] = buff
    d.tell(FIGHT_BEGAN, seat, ASTEROID_FIGHT, s.cells[BATTLE_SPACE], seat + 1)
    begin_window(s, BEFORE_ROLL)


def open_missile(n: Numbers, s: State, seat: i64, owner: i64, ship: i64, d: Dealer) -> None:
    """A Nuclear Missile hits a ship, which rolls only to avoid damage (M45)."""
    clear_fight(s)
    s.cells[FIGHT] = MISSILE_FIGHT
    s.cells[ATTACKER] = seat
    s.cells[DEFENDER] = owner
    s.cells[DEFENDING] = ship
    s.cells[RANGED] = 1
    s.cells[BATTLE_SPACE] = space_of(s, owner, ship)
    s.cells[DEFENCE_BUFF_SUM] = defence_sum(n, s, owner, ship) + wingmen(n, s, owner, ship)
    d.tell(FIGHT_BEGAN, seat, MISSILE_FIGHT, s.cells[BATTLE_SPACE], owner + 1)
    begin_window(s, BEFORE_ROLL)


def attacker_plays(s: State) -> bool:
    """Whether the attacking side may play cards on this fight (M29, M42)."""
    kind = s.cells[FIGHT]
    return kind in (SHIP_FIGHT, STATION_FIGHT)


def defender_plays(s: State) -> bool:
    """Whether the defending side may: a Station rolls nothing, a neutral planet is nobody's."""
    return s.cells[FIGHT] != STATION_FIGHT and s.cells[DEFENDER] >= 0


def begin_window(s: State, step: i64) -> None:
    """Asks the attacker first, then the defender (M29)."""
    seat = s.cells[ATTACKER] if attacker_plays(s) else s.cells[DEFENDER]
    s.push(step, max(seat, 0))


def throw(faces: i64, d: Dealer) -> i64:
    """Rolls a die; a d2 is a d4 read as odd 1, even 2 (M5)."""
    if faces == 0:
        return 0
    if faces == 2:
        return 2 - d.roll(4) % 2
    return d.roll(faces)


@final
class Rolling(Step):
    """All dice of the fight at once."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[FIGHT]
        if kind == ASTEROID_FIGHT:
            s.cells[ATTACK_DICE] = throw(self.n.asteroid_die, d)
            d.tell(FIELD_ROLLED, -1, s.cells[ATTACK_DICE])
        elif kind == MISSILE_FIGHT:
            s.cells[ATTACK_DICE] = throw(self.n.missile_die, d)
            d.tell(MISSILE_ROLLED, s.cells[ATTACKER], s.cells[ATTACK_DICE])
        else:
            self.roll_attack(s, d)
        if kind != STATION_FIGHT and kind != PLANET_FIGHT:
            seat = s.cells[DEFENDER]
            s.cells[DEFENCE_DIE] = self.roll(s, seat, s.cells[DEFENDING], d)
        s.pop()
        if kind == PLANET_FIGHT:
            s.push(DAMAGING, max(s.cells[ATTACKER], 0))
        else:
            begin_window(s, AFTER_ROLL)

    def roll_attack(self, s: State, d: Dealer) -> None:
        seat = s.cells[ATTACKER]
        for ship in range(FLEET):
            if in_mask(s.cells[ATTACKERS], ship):
                s.cells[ATTACK_DICE + ship] = self.roll(s, seat, ship, d)

    def roll(self, s: State, seat: i64, ship: i64, d: Dealer) -> i64:
        faces = die_of(self.n, s, seat, ship)
        die = throw(faces, d)
        d.tell(DIE_ROLLED, seat, ship, die, faces)
        return die


def attack_part(s: State, fighters: bool) -> i64:
    """What the attacking Fighters rolled, or what all the others did."""
    total: i64 = 0
    for ship in range(FLEET):
        die = s.cells[ATTACK_DICE + ship]
        if die != 0 and is_fighter(ship) == fighters:
            total += 2 * die if in_mask(s.cells[DOUBLED_ATTACK], ship) else die
    return total


def defence_total(s: State) -> i64:
    die = s.cells[DEFENCE_DIE]
    return s.cells[DEFENCE_BUFF_SUM] + (2 * die if s.cells[DOUBLED_DEFENCE] != 0 else die)


@final
class Damaging(Step):
    """Compares the totals and does the damage; who lost may answer before ships are removed."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[FIGHT]
        s.become(AFTERMATH, s.seat())
        if kind == STATION_FIGHT:
            self.hit_station(s, d)
        elif kind == SHIP_FIGHT:
            self.hit_ships(s, d)
        elif kind in (ASTEROID_FIGHT, MISSILE_FIGHT):
            self.hit_alone(s, d)

    def hit_station(self, s: State, d: Dealer) -> None:
        """Damage counts in whole counters of one attack (M2)."""
        owner = s.cells[DEFENDER]
        damage = attack_part(s, False) + s.cells[ATTACK_BUFF]
        counters = BLOCKS + owner * STRIDE + STATION_HP
        lost = min(damage // self.n.counter_hull, s.cells[counters])
        s.cells[counters] -= lost
        d.tell(STATION_HIT, owner, lost, damage)

    def hit_alone(self, s: State, d: Dealer) -> None:
        """Asteroids and missiles: a tie or more is safe, the attacker takes nothing (M31, M45)."""
        seat = s.cells[DEFENDER]
        damage = s.cells[ATTACK_DICE]
        total = defence_total(s)
        d.tell(TOTALS, -1, damage, total)
        if total >= damage:
            return
        if s.cells[DEFENDING] == MOTHERSHIP:
            hurt(self.n, s, seat, 0, damage, s.cells[EXTRA_DEFENCE], d)
        self.doom_defender(s)
        s.push(ON_LOSS, seat)

    def doom_defender(self, s: State) -> None:
        """A small ship that takes damage explodes; a Mothership at 0 HP (M20, M21)."""
        seat = s.cells[DEFENDER]
        if s.cells[DEFENDING] != MOTHERSHIP or s.cells[BLOCKS + seat * STRIDE + HP] == 0:
            s.cells[DOOMED_DEFENDER] = 1

    def hit_ships(self, s: State, d: Dealer) -> None:
        light = attack_part(s, True)
        heavy = attack_part(s, False)
        attack = light + heavy + s.cells[ATTACK_BUFF]
        defence = defence_total(s)
        d.tell(TOTALS, -1, attack, defence)
        if attack > defence:
            self.hit_defender(s, light, heavy, d)
            s.push(ON_LOSS, s.cells[DEFENDER])
        elif defence > attack and s.cells[RANGED] == 0:
            self.hit_attackers(s, defence, d)
            s.push(ON_LOSS, s.cells[ATTACKER])

    def hit_defender(self, s: State, light: i64, heavy: i64, d: Dealer) -> None:
        """Only what Bombers and the Mothership rolled, and the buffs, can reach HP (M22)."""
        if s.cells[DEFENDING] == MOTHERSHIP:
            buff = s.cells[ATTACK_BUFF]
            if heavy > 0:
                heavy += buff
            else:
                light += buff
            hurt(self.n, s, s.cells[DEFENDER], light, heavy, s.cells[EXTRA_DEFENCE], d)
        self.doom_defender(s)

    def hit_attackers(self, s: State, damage: i64, d: Dealer) -> None:
        """Each attacker explodes or takes full damage, if the defender can do any (M20, M22)."""
        seat = s.cells[ATTACKER]
        winner = s.cells[DEFENDING]
        doomed: i64 = 0
        bit: i64 = 1
        for ship in range(FLEET):
            if in_mask(s.cells[ATTACKERS], ship):
                if ship == MOTHERSHIP:
                    extra = s.cells[EXTRA_ATTACK]
                    if is_fighter(winner):
                        hurt(self.n, s, seat, damage, 0, extra, d)
                    else:
                        hurt(self.n, s, seat, 0, damage, extra, d)
                    if s.cells[BLOCKS + seat * STRIDE + HP] == 0:
                        doomed += bit
                elif not is_bomber(winner):
                    doomed += bit
            bit += bit
        s.cells[DOOMED_ATTACKERS] = doomed


@final
class Aftermath(Step):
    """Doomed ships explode, loot is paid, planets change hands, the fight is over."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        kind = s.cells[FIGHT]
        attacker = s.cells[ATTACKER]
        planet: i64 = -1
        if kind == PLANET_FIGHT:
            planet = self.planet_taken(s, d)
        elif kind == STATION_FIGHT:
            self.fell_station(s, d)
        else:
            self.fell_ships(s, d)
        clear_fight(s)
        s.cells[FIGHT] = NO_FIGHT
        s.pop()
        if planet >= 0:
            capture(n, s, attacker, planet, d)
        if kind != MISSILE_FIGHT:
            settle_fates(n, s, d)

    def planet_taken(self, s: State, d: Dealer) -> i64:
        """The planet if the dice reach what it holds at (M33), else -1."""
        planet = s.cells[DEFENDING]
        total = attack_part(s, True) + attack_part(s, False)
        if total >= s.cells[HOLD]:
            return planet
        d.tell(PLANET_HELD_OUT, s.cells[ATTACKER], planet, total, s.cells[HOLD])
        return -1

    def fell_station(self, s: State, d: Dealer) -> None:
        owner = s.cells[DEFENDER]
        if s.cells[BLOCKS + owner * STRIDE + STATION_HP] == 0:
            explode_station(s, owner, d)
            credit_station(self.n, s, s.cells[ATTACKER], d)

    def fell_ships(self, s: State, d: Dealer) -> None:
        n = self.n
        attacker = s.cells[ATTACKER]
        defender = s.cells[DEFENDER]
        doomed = s.cells[DOOMED_ATTACKERS]
        if s.cells[DOOMED_DEFENDER] != 0:
            explode(n, s, defender, s.cells[DEFENDING], d)
            if attacker >= 0:
                credit_ship(n, s, attacker, defender, s.cells[DEFENDING], d)
        for ship in range(FLEET):
            if in_mask(doomed, ship):
                explode(n, s, attacker, ship, d)
                credit_ship(n, s, defender, attacker, ship, d)


def sensors_apply(n: Numbers, s: State, attacking: bool) -> bool:
    """Whether a rolling Fighter or Bomber of a side is beside a friendly Mothership."""
    if not attacking:
        seat = s.cells[DEFENDER]
        ship = s.cells[DEFENDING]
        return ship != MOTHERSHIP and beside_mothership(n, s, seat, space_of(s, seat, ship))
    seat = s.cells[ATTACKER]
    for ship in range(1, FLEET):
        if in_mask(s.cells[ATTACKERS], ship) and beside_mothership(
            n, s, seat, space_of(s, seat, ship)
        ):
            return True
    return False


def enemy_near_field(n: Numbers, s: State, attacking: bool) -> bool:
    """Whether the other side is in or beside an asteroid field (Seismic Charge)."""
    kind = s.cells[FIGHT]
    if kind == ASTEROID_FIGHT:
        return False
    if attacking:
        return n.board.near_field[s.cells[BATTLE_SPACE]] != 0
    seat = s.cells[ATTACKER]
    mask = s.cells[ATTACKERS] if kind == SHIP_FIGHT else 1
    for ship in range(FLEET):
        if in_mask(mask, ship):
            space = space_of(s, seat, ship)
            if space >= 0 and n.board.near_field[space] != 0:
                return True
    return False
