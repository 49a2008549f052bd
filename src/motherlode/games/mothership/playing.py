"""Playing Action cards: declaring, aiming, cancelling, resolving (M28-M30, M36, M39).

A declared card lies on the discard pile at once. It is aimed, then everyone may answer it with
a card that forbids it, and only then does it work.
"""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import (
    actions as act,
    cells as cell,
    deck,
    effects,
    events as event,
    fleet,
    kinds,
    step_table as step,
    targets,
)
from .base_step import MothershipStep
from .numbers import Numbers


def may_hold(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Whether, by what everybody knows, a seat might hold a card: never what it really holds."""
    return s.cells[cell.DISCARD + card] < n.counts[card] and fleet.cards_in_hand(s, seat) > 0


def declare(s: State, seat: i64, card: i64, d: Dealer) -> None:
    """A seat shows a card; it is aimed first if it needs to be."""
    show(s, seat, card, d)
    if not targets.needs_target(s, card):
        open_cancelling(s, seat, card, 0)
    elif targets.aimed_at_ship(card):
        aim_in_dogfight(s, seat, card, d)
    else:
        s.push(step.TARGETING, seat, card)


def show(s: State, seat: i64, card: i64, d: Dealer) -> None:
    """A card goes from the hand to the discard pile, for all to see."""
    deck.discard(s, seat, card)
    s.cells[cell.PLAYED + card] += 1
    d.tell(event.CARD_PLAYED, seat, card)


def aim_in_dogfight(s: State, seat: i64, card: i64, d: Dealer) -> None:
    """The defender has one die and one ship; where there is one choice nothing is asked."""
    if not fleet.attacks(s, seat) and card != kinds.LAST_STAND:
        aim(s, seat, card, s.cells[cell.DEFENDING], d)
        return
    mask = targets.ships_of_fight(s, card)
    if mask & (mask - 1) != 0:
        s.push(step.TARGETING, seat, card)
        return
    aim(s, seat, card, fleet.first_in(mask), d)


def aim(s: State, seat: i64, card: i64, target: i64, d: Dealer) -> None:
    """Says what a card is aimed at, so that all who may forbid it know (M12, M30)."""
    if targets.aimed_at_player(card):
        d.tell(event.AIMED_AT_PLAYER, seat, target)
    elif targets.aimed_at_ship(card):
        tell_ship_of_fight(s, seat, card, target, d)
    else:
        tell_space(s, seat, target, d)
    open_cancelling(s, seat, card, target)


def tell_ship_of_fight(s: State, seat: i64, card: i64, ship: i64, d: Dealer) -> None:
    """A ship or die of the fight; the die of a missile or a throw alone is no ship's."""
    attacking = fleet.attacks(s, seat)
    if attacking and s.cells[cell.FIGHT] in (kinds.MISSILE_FIGHT, kinds.THROW_FIGHT):
        return
    owner = s.cells[cell.ATTACKER if attacking or card == kinds.LAST_STAND else cell.DEFENDER]
    d.tell(event.AIMED_AT_SHIP, seat, owner, ship, fleet.space_of(s, owner, ship))


def tell_space(s: State, seat: i64, space: i64, d: Dealer) -> None:
    """What stands on a space."""
    occupant = s.cells[cell.MAP + space]
    if fleet.is_ship(occupant):
        d.tell(event.AIMED_AT_SHIP, seat, fleet.seat_of(occupant), fleet.ship_of(occupant), space)
    elif fleet.is_planet(occupant):
        d.tell(event.AIMED_AT_PLANET, seat, occupant - cell.FIRST_PLANET, space)
    else:
        d.tell(event.AIMED_AT_STATION, seat, occupant - cell.FIRST_STATION, space)


def open_cancelling(s: State, player: i64, card: i64, target: i64) -> None:
    """Asks everyone else, from the player's left on."""
    s.push(step.CANCELLING, s.next_seat(player), card, player, target)


@final
class Targeting(MothershipStep):
    """The player of a card says what it is aimed at."""

    def legal(self, s: State, moves: Moves) -> None:
        targets.add_targets(self.n, s, s.seat(), s.field(step.CARD), moves)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        card = s.field(step.CARD)
        s.pop()
        aim(s, seat, card, argument, d)


@final
class Cancelling(MothershipStep):
    """Anyone may forbid the card that was just declared; that answer can be forbidden too (M30)."""

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if seat == s.field(step.PLAYER) or not fleet.in_game(s, seat) or fleet.is_npc(s, seat):
            return
        if may_hold(self.n, s, seat, kinds.NOOO):
            moves.add(act.PASS)
            if s.cells[deck.hand_of(s, seat) + kinds.NOOO] > 0:
                moves.add(act.PLAY, kinds.NOOO)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
        else:
            seat = s.seat()
            show(s, seat, kinds.NOOO, d)
            open_cancelling(s, seat, kinds.NOOO, 0)

    def run(self, s: State, d: Dealer) -> None:
        """The next seat is asked; after the last the card works."""
        seat = s.seat()
        card = s.field(step.CARD)
        player = s.field(step.PLAYER)
        target = s.field(step.TARGET)
        if seat == player:
            s.become(step.RESOLVING, player, card, player, target)
        else:
            s.become(step.CANCELLING, s.next_seat(seat), card, player, target)


@final
class Resolving(MothershipStep):
    """A card that nobody forbade works."""

    def run(self, s: State, d: Dealer) -> None:
        card = s.field(step.CARD)
        player = s.field(step.PLAYER)
        target = s.field(step.TARGET)
        s.pop()
        if card == kinds.NOOO:
            d.tell(event.CARD_CANCELLED, player, s.field(step.CARD))
            s.pop()
        else:
            effects.take_effect(self.n, s, player, card, target, d)
