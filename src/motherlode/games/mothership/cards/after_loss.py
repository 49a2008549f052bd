"""Cards for the side that lost a dogfight, before its ships are removed (M27, M28)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import cells as cell, elimination, events as event, fleet, kinds, shared_effects
from ..params import Params
from .card import NO_NUMBER, Card
from .fight_card import LossCard


@final
class LastStand(LossCard):
    def usable_on_loss(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the seat lost a dogfight as the defender and an enemy attacker is still there.

        This holds for ranged attacks too. The launcher of a missile may be gone already: each ship
        that the missile hits is a dogfight, and the launcher may have been lost in an earlier one.
        """
        kind = s.cells[cell.FIGHT]
        attacker = Seat(s.cells[cell.ATTACKER])
        if kind not in (kinds.SHIP_FIGHT, kinds.MISSILE_FIGHT) or s.cells[cell.DEFENDER] != seat:
            return False
        if fleet.friends(n, seat, attacker):
            return False
        if kind == kinds.MISSILE_FIGHT and not fleet.alive(s, attacker, kinds.MOTHERSHIP):
            return False
        return s.cells[cell.ATTACKERS] != s.cells[cell.DOOMED_ATTACKERS]

    def is_for_attackers(self, s: State, seat: Seat) -> bool:
        return True

    def attackers(self, s: State) -> i64:
        """A mask of the attackers that are not doomed yet."""
        return s.cells[cell.ATTACKERS] - (s.cells[cell.ATTACKERS] & s.cells[cell.DOOMED_ATTACKERS])

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """An attacking Fighter or Bomber explodes, or a Mothership loses `amount` HP."""
        attacker = Seat(s.cells[cell.ATTACKER])
        if target == kinds.MOTHERSHIP:
            shared_effects.lose_hull(s, attacker, self.amount(n), d)
            if s.cells[s.block(attacker) + cell.HP] > 0:
                return
        doomed = s.cells[cell.DOOMED_ATTACKERS]
        s.cells[cell.DOOMED_ATTACKERS] = doomed | fleet.bit_of(target)


@final
class LifeSupport(LossCard):
    def usable_on_loss(self, n: Params, s: State, seat: Seat) -> bool:
        """True if a small ship of the seat is doomed."""
        if s.cells[cell.DOOMED_DEFENDER] != 0 and s.cells[cell.DEFENDER] == seat:
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
            elimination.pay_loot(n, s, Seat(s.cells[cell.DEFENDER]), n.loot.small, d)
        else:
            s.cells[cell.DOOMED_DEFENDER] = 0
            attacker = Seat(s.cells[cell.ATTACKER])
            if attacker >= 0 and not fleet.friends(n, attacker, seat):
                elimination.pay_loot(n, s, attacker, n.loot.small, d)
        d.emit(event.SHIP_SAVED, seat, target)


CARDS: Final[list[Card]] = [
    LastStand("last_stand"),
    LifeSupport("life_support", NO_NUMBER),
]
