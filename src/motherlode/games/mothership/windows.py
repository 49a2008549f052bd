"""Reactions: before the roll, after it, and on a loss (M28, M29).

The two sides alternate, the attacker first, until both pass in a row. A seat is asked by what
everybody knows (it holds a card, or it owns the orange tile and can pay), never by what its hand
really contains. Every card played leaves a hand, so every window ends.
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
    events as event,
    fight,
    fleet,
    kinds,
    playing,
    step_table as step,
    technology,
    usable,
)
from .base_step import MothershipStep
from .numbers import Numbers


def sides(s: State, window: i64) -> i64:
    """How many sides may play cards on this fight in a window."""
    return (1 if fight.attacker_plays(s, window) else 0) + (1 if fight.defender_plays(s) else 0)


def other_side(s: State, window: i64, seat: i64) -> i64:
    """Whose chance it is next: the other side's, or the same seat's when it is alone."""
    if sides(s, window) < 2:
        return seat
    return s.cells[cell.DEFENDER] if s.cells[cell.ATTACKER] == seat else s.cells[cell.ATTACKER]


def pass_on(s: State, window: i64, after: i64) -> None:
    """The other side's chance in a window; what comes after it once both passed in a row (M29)."""
    seat = s.seat()
    passes = s.field(step.PASSES) + 1
    if passes >= sides(s, window):
        s.become(after, seat)
    else:
        s.become(window, other_side(s, window, seat), passes)


def may_answer(s: State, seat: i64) -> bool:
    """Whether a seat is somebody who plays cards at all."""
    return fleet.in_game(s, seat) and not fleet.is_npc(s, seat)


def may_overcharge(n: Numbers, s: State, seat: i64) -> bool:
    """The orange tile: once a roll, never on planet rolls (M43, M46)."""
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT or not technology.has_orange(n, s, seat):
        return False
    return s.cells[cell.OVERCHARGED] & (1 if fleet.attacks(s, seat) else 2) == 0


@final
class BeforeRoll(MothershipStep):
    """Cards and the orange tile before the dice."""

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        if sides(s, step.BEFORE_ROLL) == 0 or not may_answer(s, seat):
            return
        charge = may_overcharge(n, s, seat)
        if not charge and fleet.cards_in_hand(s, seat) == 0:
            return
        moves.add(act.PASS)
        if charge:
            moves.add(act.OVERCHARGE)
        hand = deck.hand_of(s, seat)
        for card in range(kinds.CARD_KINDS):
            if s.cells[hand + card] > 0 and usable.usable_before_roll(n, s, seat, card):
                moves.add(act.PLAY, card)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(step.BEFORE_ROLL, other_side(s, step.BEFORE_ROLL, seat))
        if verb == act.OVERCHARGE:
            overcharge(self.n, s, seat, d)
        else:
            playing.declare(s, seat, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, step.BEFORE_ROLL, step.ROLLING)


def overcharge(n: Numbers, s: State, seat: i64, d: Dealer) -> None:
    attacking = fleet.attacks(s, seat)
    s.cells[s.block(seat) + cell.RESOURCES] -= n.overcharge_price
    s.cells[cell.OVERCHARGED] = s.cells[cell.OVERCHARGED] | (1 if attacking else 2)
    s.cells[cell.ATTACK_BUFF if attacking else cell.DEFENCE_BUFF_SUM] += n.overcharge
    d.tell(event.ROLL_OVERCHARGED, seat)


@final
class AfterRoll(MothershipStep):
    """Cards that act on dice that lie on the table."""

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if not may_answer(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        hand = deck.hand_of(s, seat)
        for card in (kinds.THE_FORKS, kinds.BACKUP_GENERATOR):
            if s.cells[hand + card] > 0 and usable.usable_after_roll(s, seat, card):
                moves.add(act.PLAY, card)

    def asks(self, s: State, seat: i64) -> bool:
        """Whether the seat might hold a card with a use: by the dice and the discard pile."""
        if usable.usable_after_roll(s, seat, kinds.THE_FORKS) and playing.may_hold(
            self.n, s, seat, kinds.THE_FORKS
        ):
            return True
        one = usable.usable_after_roll(s, seat, kinds.BACKUP_GENERATOR)
        return one and playing.may_hold(self.n, s, seat, kinds.BACKUP_GENERATOR)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(step.AFTER_ROLL, other_side(s, step.AFTER_ROLL, seat))
        playing.declare(s, seat, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, step.AFTER_ROLL, step.DAMAGING)


@final
class OnLoss(MothershipStep):
    """Who lost a dogfight may save a ship or strike back, before ships are removed."""

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if not may_answer(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        hand = deck.hand_of(s, seat)
        for card in (kinds.LAST_STAND, kinds.LIFE_SUPPORT):
            if s.cells[hand + card] > 0 and usable.usable_on_loss(self.n, s, seat, card):
                moves.add(act.PLAY, card)

    def asks(self, s: State, seat: i64) -> bool:
        if usable.small_ship_doomed(s, seat) and playing.may_hold(
            self.n, s, seat, kinds.LIFE_SUPPORT
        ):
            return True
        return usable.may_stand_last(self.n, s, seat) and playing.may_hold(
            self.n, s, seat, kinds.LAST_STAND
        )

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            s.pop()
        else:
            playing.declare(s, s.seat(), argument, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()
