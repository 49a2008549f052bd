"""What the result of a dogfight does: damage, losses, loot and planets taken (M18-M24, M27)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.dice import attack_part, defence_total
from motherlode.games.mothership.effects import gain
from motherlode.games.mothership.fate import (
    credit_ship,
    credit_station,
    explode,
    explode_station,
    hurt,
    settle_fates,
)
from motherlode.games.mothership.fight import clear_fight
from motherlode.games.mothership.fleet import (
    in_mask,
    is_bomber,
    is_fighter,
)
from motherlode.games.mothership.kinds import (
    ASTEROID_FIGHT,
    EVENT_THROW,
    FLEET,
    MISSILE_FIGHT,
    MOTHERSHIP,
    NO_FIGHT,
    PLANET_FIGHT,
    SHIP_FIGHT,
    STATION_FIGHT,
    THROW_FIGHT,
    UNDECIDED,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTERMATH,
    ANSWERING_EVENT,
    ON_LOSS,
)
from motherlode.games.mothership.parts import (
    ATTACK_BUFF,
    ATTACKER,
    ATTACKERS,
    BLOCKS,
    DEFENDER,
    DEFENDING,
    DOOMED_ATTACKERS,
    DOOMED_DEFENDER,
    EVENT,
    EVENT_ANSWER,
    EVENT_SEAT,
    EXTRA_ATTACK,
    EXTRA_DEFENCE,
    FIGHT,
    HOLD,
    HP,
    PLANET_HELD_OUT,
    RANGED,
    STATION_HIT,
    STATION_HP,
    STRIDE,
    TOTALS,
)
from motherlode.games.mothership.planets import capture
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


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
        damage = attack_part(self.n, s, False) + s.cells[ATTACK_BUFF]
        counters = BLOCKS + owner * STRIDE + STATION_HP
        lost = min(damage // self.n.counter_hull, s.cells[counters])
        s.cells[counters] -= lost
        d.tell(STATION_HIT, owner, lost, damage)

    def hit_alone(self, s: State, d: Dealer) -> None:
        """Asteroids and missiles: a tie or more is safe, the attacker takes nothing (M31, M45)."""
        seat = s.cells[DEFENDER]
        damage = attack_part(self.n, s, False)
        total = defence_total(self.n, s)
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
        light = attack_part(self.n, s, True)
        heavy = attack_part(self.n, s, False)
        attack = light + heavy + s.cells[ATTACK_BUFF]
        defence = defence_total(self.n, s)
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
        if kind == THROW_FIGHT:
            self.use_throw(s, attacker, d)
            return
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

    def use_throw(self, s: State, seat: i64, d: Dealer) -> None:
        """What a throw of one player alone was for: Resources, or a Random Event (M53)."""
        what = s.cells[DEFENDING]
        thrown = attack_part(self.n, s, False)
        clear_fight(s)
        s.pop()
        if what == EVENT_THROW:
            s.cells[EVENT] = thrown
            s.cells[EVENT_SEAT] = seat
            s.cells[EVENT_ANSWER] = UNDECIDED
            s.push(ANSWERING_EVENT, seat)
        else:
            gain(s, seat, thrown, d)

    def planet_taken(self, s: State, d: Dealer) -> i64:
        """The planet if the dice reach what it holds at (M33), else -1."""
        planet = s.cells[DEFENDING]
        total = attack_part(self.n, s, True) + attack_part(self.n, s, False)
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
