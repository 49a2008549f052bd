"""Cards that roll a die again after the roll (M28, M42)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import cells as cell, dice, events as event, fleet, kinds
from ..params import Params
from .card import NO_NUMBER, Card
from .fight_card import AfterRollCard


class RepeatedThrow(AfterRollCard):
    """A card that repeats the throw of one of its player's dice."""

    def usable_after_roll(self, s: State, seat: Seat) -> bool:
        return fleet.attacks(s, seat) or s.cells[cell.DEFENCE_DIE] > 0

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Roll one of your dice again."""
        attacking = fleet.attacks(s, seat)
        thrown = cell.ATTACK_DICE + target if attacking else cell.DEFENCE_DIE
        added = added_die_cell(attacking, target)
        faces = faces_of(n, s, seat, target)
        times = dice.die_factor(s, attacking, target)
        die = throw_again(n, s, seat, target, d)
        if should_repeat_first(s.cells[thrown], s.cells[added], times, faces):
            s.cells[thrown] = die
        else:
            s.cells[added] = die


class AddedThrow(AfterRollCard):
    """A card that rolls a die that shows a 1 once more and adds the result."""

    def usable_after_roll(self, s: State, seat: Seat) -> bool:
        """True if a die of the seat's side shows a 1; the event die can't be added to."""
        alone = s.cells[cell.FIGHT] == kinds.THROW_FIGHT
        if alone and s.cells[cell.DEFENDING] == kinds.EVENT_THROW:
            return False
        if fleet.attacks(s, seat):
            return self.attackers(s) != 0
        return s.cells[cell.DEFENCE_DIE] == 1 and s.cells[cell.ADDED_DEFENCE] == 0

    def attackers(self, s: State) -> i64:
        """A mask of the attackers whose die shows a 1 to which nothing was added yet."""
        mask: i64 = 0
        for ship in range(kinds.FLEET):
            bare = s.cells[cell.ATTACK_DICE + ship] == 1 and s.cells[cell.ADDED_ATTACK + ship] == 0
            if bare and fleet.in_mask(s.cells[cell.ATTACKERS], ship):
                mask += fleet.bit_of(ship)
        return mask

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """One of your dice shows a 1: roll it once more and add that."""
        added = added_die_cell(fleet.attacks(s, seat), target)
        s.cells[added] = throw_again(n, s, seat, target, d)


def added_die_cell(attacking: bool, ship: i64) -> i64:
    """The cell of the number that is added to a die."""
    return cell.ADDED_ATTACK + ship if attacking else cell.ADDED_DEFENCE


def belongs_to_no_ship(s: State, seat: Seat) -> bool:
    """True if the die belongs to no ship: to a missile, or to a throw outside a dogfight."""
    alone = s.cells[cell.FIGHT] in (kinds.MISSILE_FIGHT, kinds.THROW_FIGHT)
    return alone and fleet.attacks(s, seat)


def faces_of(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """The faces of a ship's die, or 0 if the die belongs to no ship."""
    return 0 if belongs_to_no_ship(s, seat) else fleet.die_of(n, s, seat, ship)


def throw_again(n: Params, s: State, seat: Seat, ship: i64, d: Dealer) -> i64:
    """Rolls a die of the seat's side once more and returns the face."""
    if belongs_to_no_ship(s, seat):
        return dice.throw_alone(n, s, seat, d)
    faces = fleet.die_of(n, s, seat, ship)
    die = dice.throw(faces, d)
    d.emit(event.DIE_ROLLED, seat, ship, die, faces)
    return die


def should_repeat_first(first: i64, added: i64, times: i64, faces: i64) -> bool:
    """True if the first of two throws of a die should be repeated rather than the second.

    That is the lower one, or, if the first throw counts several times, the one whose repetition
    gains more on average (M42).
    """
    return added == 0 or 2 * added + (times - 1) * (faces + 1) >= 2 * times * first


CARDS: Final[list[Card]] = [
    RepeatedThrow("the_forks", NO_NUMBER),
    AddedThrow("backup_generator", NO_NUMBER),
]
