"""Base classes of cards for dogfights: before the roll, after it, and on a loss (M28, M29)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, events as event, fleet, kinds, state_cells as cell
from ..params import Params
from .base_card import NO_TARGET, Card


class RollCard(Card):
    """A card that is played before the roll, but not before planet rolls (M33)."""

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
            return False
        return self.helps(n, s, seat, fleet.attacks(s, seat))

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        """True if the card has an effect on the roll of the seat, which attacks or defends."""
        return True


class RollBuff(RollCard):
    """A card that adds to its player's roll."""

    def bonus(self, n: Params, s: State, seat: Seat) -> i64:
        return self.amount(n)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        buff = cell.ATTACK_BUFF if fleet.attacks(s, seat) else cell.DEFENCE_BUFF_SUM
        s.cells[buff] += self.bonus(n, s, seat)


class DefenceBuff(RollBuff):
    """A card that adds to its player's defence roll."""

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        return not attacking


class DieCard(Card):
    """A card whose target is a ship of the dogfight or its die.

    The defender has only one ship and one die, so only the attacker chooses a target.
    """

    def is_aimed(self, s: State) -> bool:
        return True

    def attackers(self, s: State) -> i64:
        """A mask of the attacking ships at which the card may be aimed."""
        return s.cells[cell.ATTACKERS]

    def is_for_attackers(self, s: State, seat: Seat) -> bool:
        """True if the card is aimed at the attacking side, not at the defending ship."""
        return fleet.attacks(s, seat)

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        mask = self.attackers(s)
        for ship in range(kinds.FLEET):
            if fleet.in_mask(mask, ship):
                moves.add(act.PICK, ship)

    def only_target(self, s: State, seat: Seat) -> i64:
        if not self.is_for_attackers(s, seat):
            return s.cells[cell.DEFENDING]
        return only_ship(self.attackers(s))

    def announce_target(self, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Announces the ship; a die of a throw outside a dogfight has none."""
        kind = s.cells[cell.FIGHT]
        if fleet.attacks(s, seat) and kind == kinds.THROW_FIGHT:
            return
        owner = Seat(s.cells[cell.ATTACKER if self.is_for_attackers(s, seat) else cell.DEFENDER])
        d.emit(event.AIMED_AT_SHIP, seat, owner, target, fleet.space_of(s, owner, target))


class AfterRollCard(DieCard):
    """A card that is played after the roll."""

    def usable_after_roll(self, s: State, seat: Seat) -> bool:
        """True if the card could change a die of the seat's side now."""
        raise NotImplementedError(self.name)


class LossCard(DieCard):
    """A card that the side that lost a dogfight plays before its ships are removed."""

    def usable_on_loss(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the card would have an effect on the seat's loss."""
        raise NotImplementedError(self.name)


def only_ship(mask: i64) -> i64:
    """The only ship in a mask, or NO_TARGET if there are several."""
    if mask == 0 or mask & (mask - 1) != 0:
        return NO_TARGET
    ship: i64 = 0
    while not fleet.in_mask(mask, ship):
        ship += 1
    return ship
