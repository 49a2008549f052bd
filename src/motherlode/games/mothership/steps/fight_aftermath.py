"""The steps after the roll of a fight: who lost, damage, losses, loot, captures (M18-M29)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import (
    damage_and_elimination,
    dice,
    events as event,
    fight_setup,
    fleet,
    kinds,
    planet_capture,
    shared_effects,
    state_cells as cell,
    step_table as step,
)
from ..cards import catalogue
from .base_step import MothershipStep


@final
class Comparing(MothershipStep):
    """Compares the totals and names the small ships that will explode; nothing is removed before
    the loser has answered (M29)."""

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[cell.FIGHT]
        s.become(step.AFTERMATH, s.seat())
        if kind != kinds.SHIP_FIGHT and kind != kinds.ASTEROID_FIGHT:
            return
        attack = dice.attack_total(s)
        defence = dice.defence_total(s)
        d.emit(event.TOTALS, -1, attack, defence)
        if attack > defence:
            if s.cells[cell.DEFENDING] != kinds.MOTHERSHIP:
                s.cells[cell.DOOMED_DEFENDER] = 1
            s.push(step.ON_LOSS, s.cells[cell.DEFENDER])
        elif defence > attack and kind == kinds.SHIP_FIGHT:
            s.cells[cell.DOOMED_ATTACKERS] = self.small_attackers_hit(s)
            s.push(step.ON_LOSS, s.cells[cell.ATTACKER])

    def small_attackers_hit(self, s: State) -> i64:
        """A mask of the attacking Fighters and Bombers that the winning defender damages: none from
        afar, none by a Bomber (M20, M22, M45)."""
        if s.cells[cell.RANGED] != 0 or fleet.is_bomber(s.cells[cell.DEFENDING]):
            return 0
        attackers = s.cells[cell.ATTACKERS]
        return attackers - (attackers & fleet.bit_of(kinds.MOTHERSHIP))


@final
class Aftermath(MothershipStep):
    """Ends a fight: the loser is damaged, doomed ships explode, loot is paid, planets change hands
    (M29)."""

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        kind = s.cells[cell.FIGHT]
        attacker = Seat(s.cells[cell.ATTACKER])
        planet: i64 = -1
        if kind == kinds.THROW_FIGHT:
            self.use_throw(s, attacker, d)
            return
        if kind == kinds.PLANET_FIGHT:
            planet = self.captured_planet(s, d)
        elif kind == kinds.STATION_FIGHT:
            self.hit_station(s, d)
            self.destroy_station(s, d)
        else:
            self.damage_motherships(s, d)
            self.destroy_ships(s, d)
        fight_setup.clear_fight(s)
        s.cells[cell.FIGHT] = kinds.NO_FIGHT
        s.pop()
        if planet >= 0:
            planet_capture.capture(n, s, attacker, planet, d)
        damage_and_elimination.eliminate_beaten(n, s, d)

    def use_throw(self, s: State, seat: Seat, d: Dealer) -> None:
        """Applies a throw outside a dogfight to its card, or pays an ability's Resources (M45)."""
        card = dice.throw_card(s)
        thrown = dice.attack_dice_total(s, False)
        fight_setup.clear_fight(s)
        s.pop()
        if card == kinds.NO_CARD:
            shared_effects.gain_resources(s, seat, thrown, d)
        else:
            catalogue.CARDS[card].use_throw(s, seat, thrown, d)

    def captured_planet(self, s: State, d: Dealer) -> i64:
        """The planet if the dice reach its threshold, else -1 (M33).

        After a failure it can't be tried again in this turn, unless a house rule allows it.
        """
        planet = s.cells[cell.DEFENDING]
        total = dice.attack_dice_total(s, True) + dice.attack_dice_total(s, False)
        if total >= s.cells[cell.HOLD]:
            return planet
        if not self.n.options.planet_retries:
            s.cells[cell.PLANET_TRIED + planet] = 1
        d.emit(event.PLANET_HELD_OUT, s.cells[cell.ATTACKER], planet, total, s.cells[cell.HOLD])
        return -1

    def hit_station(self, s: State, d: Dealer) -> None:
        """Removes counters of a Station, one for each full counter of an attack's damage (M2)."""
        owner = s.cells[cell.DEFENDER]
        damage = dice.attack_dice_total(s, False) + s.cells[cell.ATTACK_BUFF]
        counters = s.block(owner) + cell.STATION_HP
        lost = min(damage // self.n.station.counter_hull, s.cells[counters])
        s.cells[counters] -= lost
        d.emit(event.STATION_HIT, owner, lost, damage)

    def damage_motherships(self, s: State, d: Dealer) -> None:
        """Damages a Mothership on the losing side, which explodes without HP (M21)."""
        attack = dice.attack_total(s)
        defence = dice.defence_total(s)
        attacks_nearby = (
            fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP) and s.cells[cell.RANGED] == 0
        )
        if attack > defence and s.cells[cell.DEFENDING] == kinds.MOTHERSHIP:
            self.damage_defender(s, d)
        elif defence > attack and attacks_nearby:
            self.damage_attacker(s, defence, d)

    def damage_defender(self, s: State, d: Dealer) -> None:
        """Damages a defending Mothership; Fighters' dice can't damage its hull (M22)."""
        seat = Seat(s.cells[cell.DEFENDER])
        light = dice.attack_dice_total(s, True)
        heavy = dice.attack_dice_total(s, False)
        if heavy > 0:
            heavy += s.cells[cell.ATTACK_BUFF]
        else:
            light += s.cells[cell.ATTACK_BUFF]
        extra = s.cells[cell.EXTRA_DEFENCE]
        damage_and_elimination.damage_mothership(self.n, s, seat, light, heavy, extra, d)
        if s.cells[s.block(seat) + cell.HP] == 0:
            s.cells[cell.DOOMED_DEFENDER] = 1

    def damage_attacker(self, s: State, damage: i64, d: Dealer) -> None:
        """Damages an attacking Mothership; a Fighter can't damage its hull (M19, M22)."""
        seat = Seat(s.cells[cell.ATTACKER])
        light = damage if fleet.is_fighter(s.cells[cell.DEFENDING]) else 0
        extra = s.cells[cell.EXTRA_ATTACK]
        damage_and_elimination.damage_mothership(self.n, s, seat, light, damage - light, extra, d)
        if s.cells[s.block(seat) + cell.HP] == 0:
            s.cells[cell.DOOMED_ATTACKERS] |= fleet.bit_of(kinds.MOTHERSHIP)

    def destroy_station(self, s: State, d: Dealer) -> None:
        owner = Seat(s.cells[cell.DEFENDER])
        if s.cells[s.block(owner) + cell.STATION_HP] == 0:
            damage_and_elimination.explode_station(s, owner, d)
            damage_and_elimination.credit_station(self.n, s, Seat(s.cells[cell.ATTACKER]), d)

    def destroy_ships(self, s: State, d: Dealer) -> None:
        n = self.n
        attacker = Seat(s.cells[cell.ATTACKER])
        defender = Seat(s.cells[cell.DEFENDER])
        doomed = s.cells[cell.DOOMED_ATTACKERS]
        if s.cells[cell.DOOMED_DEFENDER] != 0:
            damage_and_elimination.explode(n, s, defender, s.cells[cell.DEFENDING], d)
            if attacker >= 0:
                damage_and_elimination.credit_ship(
                    n, s, attacker, defender, s.cells[cell.DEFENDING], d
                )
        for ship in range(kinds.FLEET):
            if fleet.in_mask(doomed, ship):
                damage_and_elimination.explode(n, s, attacker, ship, d)
                damage_and_elimination.credit_ship(n, s, defender, attacker, ship, d)
