"""The steps after the roll of a fight: damage, losses, loot and captures (M18-M24, M27)."""

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
class Damaging(MothershipStep):
    """Compares the totals and does the damage; the loser may react before ships are removed."""

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[cell.FIGHT]
        s.become(step.AFTERMATH, s.seat())
        if kind == kinds.STATION_FIGHT:
            self.hit_station(s, d)
        elif kind == kinds.SHIP_FIGHT:
            self.hit_ships(s, d)
        elif kind == kinds.ASTEROID_FIGHT:
            self.hit_by_field(s, d)

    def hit_station(self, s: State, d: Dealer) -> None:
        """Removes counters of a Station, one for each full counter of an attack's damage (M2)."""
        owner = s.cells[cell.DEFENDER]
        damage = dice.attack_dice_total(s, False) + s.cells[cell.ATTACK_BUFF]
        counters = s.block(owner) + cell.STATION_HP
        lost = min(damage // self.n.station.counter_hull, s.cells[counters])
        s.cells[counters] -= lost
        d.emit(event.STATION_HIT, owner, lost, damage)

    def hit_by_field(self, s: State, d: Dealer) -> None:
        """Resolves a roll against asteroids: a tie or more is safe (M31)."""
        seat = Seat(s.cells[cell.DEFENDER])
        damage = dice.attack_dice_total(s, False)
        total = dice.defence_total(s)
        d.emit(event.TOTALS, -1, damage, total)
        if total >= damage:
            return
        if s.cells[cell.DEFENDING] == kinds.MOTHERSHIP:
            damage_and_elimination.damage_mothership(
                self.n, s, seat, 0, damage, s.cells[cell.EXTRA_DEFENCE], d
            )
        self.doom_defender(s)
        s.push(step.ON_LOSS, seat)

    def doom_defender(self, s: State) -> None:
        """Dooms the defender if it is a small ship or a Mothership with 0 HP (M20, M21)."""
        seat = s.cells[cell.DEFENDER]
        if s.cells[cell.DEFENDING] != kinds.MOTHERSHIP or s.cells[s.block(seat) + cell.HP] == 0:
            s.cells[cell.DOOMED_DEFENDER] = 1

    def hit_ships(self, s: State, d: Dealer) -> None:
        light = dice.attack_dice_total(s, True)
        heavy = dice.attack_dice_total(s, False)
        attack = light + heavy + s.cells[cell.ATTACK_BUFF]
        defence = dice.defence_total(s)
        d.emit(event.TOTALS, -1, attack, defence)
        if attack > defence:
            self.hit_defender(s, light, heavy, d)
            s.push(step.ON_LOSS, s.cells[cell.DEFENDER])
        elif defence > attack:
            if s.cells[cell.RANGED] == 0:
                self.hit_attackers(s, defence, d)
            s.push(step.ON_LOSS, s.cells[cell.ATTACKER])

    def hit_defender(self, s: State, light: i64, heavy: i64, d: Dealer) -> None:
        """Damages the defending ship; Fighters' dice can't damage a Mothership's hull (M22)."""
        if s.cells[cell.DEFENDING] == kinds.MOTHERSHIP:
            buff = s.cells[cell.ATTACK_BUFF]
            if heavy > 0:
                heavy += buff
            else:
                light += buff
            damage_and_elimination.damage_mothership(
                self.n,
                s,
                Seat(s.cells[cell.DEFENDER]),
                light,
                heavy,
                s.cells[cell.EXTRA_DEFENCE],
                d,
            )
        self.doom_defender(s)

    def hit_attackers(self, s: State, damage: i64, d: Dealer) -> None:
        """Damages every attacker that the defender can damage (M20, M22)."""
        seat = Seat(s.cells[cell.ATTACKER])
        winner = s.cells[cell.DEFENDING]
        doomed: i64 = 0
        bit: i64 = 1
        for ship in range(kinds.FLEET):
            if fleet.in_mask(s.cells[cell.ATTACKERS], ship):
                if ship == kinds.MOTHERSHIP:
                    extra = s.cells[cell.EXTRA_ATTACK]
                    if fleet.is_fighter(winner):
                        damage_and_elimination.damage_mothership(
                            self.n, s, seat, damage, 0, extra, d
                        )
                    else:
                        damage_and_elimination.damage_mothership(
                            self.n, s, seat, 0, damage, extra, d
                        )
                    if s.cells[s.block(seat) + cell.HP] == 0:
                        doomed += bit
                elif not fleet.is_bomber(winner):
                    doomed += bit
            bit += bit
        s.cells[cell.DOOMED_ATTACKERS] = doomed


@final
class Aftermath(MothershipStep):
    """Ends a fight: doomed ships explode, loot is paid, planets change hands."""

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
            self.destroy_station(s, d)
        else:
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
