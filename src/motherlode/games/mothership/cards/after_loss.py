"""Cards for the side that lost a dogfight, before its ships are removed (M27, M28)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import (
    damage_and_elimination,
    events as event,
    fleet,
    kinds,
    shared_effects,
    state_cells as cell,
)
from ..params import Params
from .base_card import NO_NUMBER, Card
from .base_fight_card import LossCard


@final
class LastStand(LossCard):
    """The loser of a dogfight strikes back, even at a distant attacker (M45)."""

    def usable_on_loss(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the loser of a dogfight has an enemy in it to strike.

        As the attacker it can strike only a Mothership.
        """
        if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
            return False
        if fleet.attacks(s, seat):
            alive = s.cells[cell.DOOMED_DEFENDER] == 0
            return alive and s.cells[cell.DEFENDING] == kinds.MOTHERSHIP
        return s.cells[cell.DEFENDER] == seat and self.attackers(s) != 0

    def is_for_attackers(self, s: State, seat: Seat) -> bool:
        return not fleet.attacks(s, seat)

    def attackers(self, s: State) -> i64:
        """A mask of the attackers that are not doomed yet."""
        return s.cells[cell.ATTACKERS] - (s.cells[cell.ATTACKERS] & s.cells[cell.DOOMED_ATTACKERS])

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """An attacking Fighter or Bomber explodes, or the enemy's Mothership loses `amount` HP."""
        strikes_defender = fleet.attacks(s, seat)
        enemy = Seat(s.cells[cell.DEFENDER if strikes_defender else cell.ATTACKER])
        if target == kinds.MOTHERSHIP:
            shared_effects.lose_hull(s, enemy, self.amount(n), d)
            if s.cells[s.block(enemy) + cell.HP] > 0:
                return
        if strikes_defender:
            s.cells[cell.DOOMED_DEFENDER] = 1
        else:
            doomed = s.cells[cell.DOOMED_ATTACKERS]
            s.cells[cell.DOOMED_ATTACKERS] = doomed | fleet.bit_of(target)


@final
class LifeSupport(LossCard):
    def usable_on_loss(self, n: Params, s: State, seat: Seat) -> bool:
        """True if a small ship of the seat is doomed."""
        if not fleet.attacks(s, seat) and s.cells[cell.DOOMED_DEFENDER] != 0:
            return s.cells[cell.DEFENDING] != kinds.MOTHERSHIP
        return fleet.attacks(s, seat) and self.attackers(s) != 0

    def attackers(self, s: State) -> i64:
        """A mask of the doomed Fighters and Bombers."""
        doomed = s.cells[cell.DOOMED_ATTACKERS]
        return doomed - (doomed & fleet.bit_of(kinds.MOTHERSHIP))

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """One of your Fighters or Bombers survives; enemies still get the loot, friends don't
        (M27)."""
        if fleet.attacks(s, seat):
            s.cells[cell.DOOMED_ATTACKERS] -= fleet.bit_of(target)
            damage_and_elimination.pay_loot(n, s, Seat(s.cells[cell.DEFENDER]), n.loot.small, d)
        else:
            s.cells[cell.DOOMED_DEFENDER] = 0
            attacker = Seat(s.cells[cell.ATTACKER])
            if attacker >= 0 and not fleet.friends(n, attacker, seat):
                damage_and_elimination.pay_loot(n, s, attacker, n.loot.small, d)
        d.emit(event.SHIP_SAVED, seat, target)


CARDS: Final[list[Card]] = [
    LastStand("last_stand"),
    LifeSupport("life_support", NO_NUMBER),
]
