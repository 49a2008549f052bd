"""Cards that roll a die again after the roll (M28, M42)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, dice, events as event, fleet, kinds, state_cells as cell
from ..params import Params
from .base_card import NO_NUMBER, NO_TARGET, Card
from .base_fight_card import AfterRollCard, only_ship


class RepeatedThrow(AfterRollCard):
    """A card that repeats one throw of its player: a ship's first, or the one added last."""

    def works_on_planet_rolls(self) -> bool:
        return True

    def repeats_throw(self) -> bool:
        return True

    def usable_after_roll(self, s: State, seat: Seat) -> bool:
        return fleet.attacks(s, seat) or s.cells[cell.DEFENCE_DIE] > 0

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        attacking = fleet.attacks(s, seat)
        mask = self.thrown(s, seat)
        for ship in range(kinds.FLEET):
            if fleet.in_mask(mask, ship):
                moves.add(act.PICK, ship)
                if s.cells[last_added_cell(attacking, ship)] > 0:
                    moves.add(act.PICK_ADDED, ship)

    def thrown(self, s: State, seat: Seat) -> i64:
        """A mask of the ships of the seat's side that have thrown."""
        if fleet.attacks(s, seat):
            return self.attackers(s)
        return fleet.bit_of(s.cells[cell.DEFENDING])

    def only_target(self, s: State, seat: Seat) -> i64:
        ship = only_ship(self.thrown(s, seat))
        if ship < 0 or s.cells[last_added_cell(fleet.attacks(s, seat), ship)] > 0:
            return NO_TARGET
        return ship

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Repeat one of your throws; the new one stands."""
        attacking = fleet.attacks(s, seat)
        s.cells[first_die_cell(attacking, target)] = throw_again(n, s, seat, target, d)
        s.cells[answered_cell(attacking, target)] = 0  # a new 1 may be answered again (M65)

    def repeat_added_throw(self, n: Params, s: State, seat: Seat, ship: i64, d: Dealer) -> None:
        attacking = fleet.attacks(s, seat)
        last = last_added_cell(attacking, ship)
        die = throw_again(n, s, seat, ship, d)
        s.cells[added_die_cell(attacking, ship)] += die - s.cells[last]
        s.cells[last] = die


class AddedThrow(AfterRollCard):
    """A card that rolls a die that shows a 1 once more and adds the result.

    It answers a 1 of the first throw or of the throw that was added last, each 1 once.
    """

    def usable_after_roll(self, s: State, seat: Seat) -> bool:
        """True if a ship on the seat's side has thrown a 1 that no card has answered (M58)."""
        if s.cells[cell.FIGHT] in (kinds.PLANET_FIGHT, kinds.THROW_FIGHT):
            return not fleet.attacks(s, seat) and self.shows_one(s, False, 0)
        if fleet.attacks(s, seat):
            return self.attackers(s) != 0
        return self.shows_one(s, False, 0)

    def attackers(self, s: State) -> i64:
        """A mask of the attackers that have thrown a 1 which no card has answered."""
        mask: i64 = 0
        for ship in range(kinds.FLEET):
            if fleet.in_mask(s.cells[cell.ATTACKERS], ship) and self.shows_one(s, True, ship):
                mask += fleet.bit_of(ship)
        return mask

    def shows_one(self, s: State, attacking: bool, ship: i64) -> bool:
        """True if the first or the last added throw of a die is a 1 that can be answered."""
        if s.cells[last_added_cell(attacking, ship)] == 1:
            return True
        answered = s.cells[answered_cell(attacking, ship)] != 0
        return s.cells[first_die_cell(attacking, ship)] == 1 and not answered

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """One of your dice shows a 1: roll it once more and add that."""
        attacking = fleet.attacks(s, seat)
        if s.cells[last_added_cell(attacking, target)] != 1:
            s.cells[answered_cell(attacking, target)] = 1
        die = throw_again(n, s, seat, target, d)
        s.cells[added_die_cell(attacking, target)] += die
        s.cells[last_added_cell(attacking, target)] = die


def first_die_cell(attacking: bool, ship: i64) -> i64:
    """The cell of a die's first throw."""
    return cell.ATTACK_DICE + ship if attacking else cell.DEFENCE_DIE


def answered_cell(attacking: bool, ship: i64) -> i64:
    """The cell that is 1 if a card has answered the 1 of a die's first throw."""
    return cell.ANSWERED_ATTACK + ship if attacking else cell.ANSWERED_DEFENCE


def added_die_cell(attacking: bool, ship: i64) -> i64:
    """The cell of the sum that is added to a die."""
    return cell.ADDED_ATTACK + ship if attacking else cell.ADDED_DEFENCE


def last_added_cell(attacking: bool, ship: i64) -> i64:
    """The cell of the throw that was added to a die last; 0: none was."""
    return cell.LAST_ATTACK + ship if attacking else cell.LAST_DEFENCE


def belongs_to_no_ship(s: State, seat: Seat) -> bool:
    """True if the die belongs to no ship: it is thrown outside a dogfight."""
    return s.cells[cell.FIGHT] == kinds.THROW_FIGHT and fleet.attacks(s, seat)


def throw_again(n: Params, s: State, seat: Seat, ship: i64, d: Dealer) -> i64:
    """Rolls a die of the seat's side once more and returns the face."""
    if belongs_to_no_ship(s, seat):
        return dice.throw_alone(n, s, seat, d)
    faces = fleet.die_of(n, s, seat, ship)
    die = dice.throw(faces, d)
    d.emit(event.DIE_ROLLED, seat, ship, die, faces)
    return die


CARDS: Final[list[Card]] = [
    RepeatedThrow("the_forks", NO_NUMBER),
    AddedThrow("backup_generator", NO_NUMBER),
]
