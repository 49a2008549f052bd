"""Throws of dice in dogfights and outside them, and the totals of a dogfight (M5, M18, M22)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import events as event, fight_setup, fleet, kinds, state_cells as cell, step_table as step
from .fight_setup import NOBODY
from .kinds import NO_CARD, CardId
from .params import Params

EVENT_DIE: Final[i64] = len(kinds.RANDOM_EVENTS) - 1
_NO_CARD: Final = CardId(NO_CARD)


def throw(faces: i64, d: Dealer) -> i64:
    """Rolls a die; a d2 is a d4 read as odd 1, even 2 (M5)."""
    if faces == 0:
        return 0
    if faces == 2:
        return 2 - d.roll(4) % 2
    return d.roll(faces)


def open_throw(
    n: Params, s: State, seat: Seat, what: i64, d: Dealer, card: CardId = _NO_CARD
) -> None:
    """Throws a die for one player outside a dogfight; cards may repeat it as in one (M29, M42)."""
    fight_setup.clear_fight(s)
    s.cells[cell.FIGHT] = kinds.THROW_FIGHT
    s.cells[cell.ATTACKER] = seat
    s.cells[cell.ATTACKERS] = fleet.bit_of(kinds.MOTHERSHIP)
    s.cells[cell.DEFENDER] = NOBODY
    s.cells[cell.DEFENDING] = what
    s.cells[cell.THROW_CARD] = card + 1
    s.cells[cell.ATTACK_DICE] = throw_alone(n, s, seat, d)
    fight_setup.begin_window(s, step.AFTER_ROLL)


def throw_alone(n: Params, s: State, seat: Seat, d: Dealer) -> i64:
    """Throws a die that belongs to no ship, outside a dogfight."""
    if s.cells[cell.DEFENDING] == kinds.EVENT_THROW:
        face = d.roll(EVENT_DIE)
        d.emit(event.EVENT_ROLLED, seat, face)
        return face
    card = throw_card(s)
    faces = n.technology.mining_die if card == NO_CARD else n.cards.amount[card]
    die = throw(faces, d)
    d.emit(event.DIE_THROWN, seat, die, faces)
    return die


def throw_card(s: State) -> CardId:
    """The card that a throw outside a dogfight is for, or NO_CARD if it is for an ability."""
    return CardId(s.cells[cell.THROW_CARD] - 1)


def attack_dice_total(s: State, fighters: bool) -> i64:
    """The total of the attacking Fighters' dice, or of the other attackers' dice (M41)."""
    total: i64 = 0
    for ship in range(kinds.FLEET):
        die = s.cells[cell.ATTACK_DICE + ship]
        if die != 0 and fleet.is_fighter(ship) == fighters:
            total += die * die_factor(s, True, ship) + s.cells[cell.ADDED_ATTACK + ship]
    return total


def attack_total(s: State) -> i64:
    """The total of the attacking side, or of the field: all its dice with its buffs."""
    return attack_dice_total(s, True) + attack_dice_total(s, False) + s.cells[cell.ATTACK_BUFF]


def defence_total(s: State) -> i64:
    thrown = s.cells[cell.DEFENCE_DIE] * die_factor(s, False, 0) + s.cells[cell.ADDED_DEFENCE]
    return s.cells[cell.DEFENCE_BUFF_SUM] + thrown


def die_factor(s: State, attacking: bool, ship: i64) -> i64:
    """The factor of a die: 1, or what a card made it (M41)."""
    factor = s.cells[cell.ATTACK_FACTOR + ship if attacking else cell.DEFENCE_FACTOR]
    return max(factor, 1)
