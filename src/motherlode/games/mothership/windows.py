"""Reactions: before the roll, after it, and on a loss (M28, M29).

The two sides alternate, the attacker first, until both pass in a row. A seat is asked by what
everybody knows (it holds a card, or it owns the orange tile and can pay), never by what its hand
really contains. Every card played leaves a hand, so every window ends.
"""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.deck import hand_of
from motherlode.games.mothership.fight import attacker_plays, defender_plays
from motherlode.games.mothership.fleet import attacks, cards_in_hand, in_game, is_npc
from motherlode.games.mothership.kinds import (
    BACKUP_GENERATOR,
    CARD_KINDS,
    LAST_STAND,
    LIFE_SUPPORT,
    PLANET_FIGHT,
    THE_FORKS,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import AFTER_ROLL, BEFORE_ROLL, DAMAGING, ROLLING
from motherlode.games.mothership.parts import (
    ATTACK_BUFF,
    ATTACKER,
    BLOCKS,
    DEFENCE_BUFF_SUM,
    DEFENDER,
    FIGHT,
    OVERCHARGE,
    OVERCHARGED,
    PASS,
    PLAY,
    RESOURCES,
    ROLL_OVERCHARGED,
    STRIDE,
)
from motherlode.games.mothership.playing import declare, may_hold
from motherlode.games.mothership.technology import has_orange
from motherlode.games.mothership.usable import (
    may_stand_last,
    small_ship_doomed,
    usable_after_roll,
    usable_before_roll,
    usable_on_loss,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def sides(s: State, window: i64) -> i64:
    """How many sides may play cards on this fight in a window."""
    return (1 if attacker_plays(s, window) else 0) + (1 if defender_plays(s) else 0)


def other_side(s: State, window: i64, seat: i64) -> i64:
    """Whose chance it is next: the other side's, or the same seat's when it is alone."""
    if sides(s, window) < 2:
        return seat
    return s.cells[DEFENDER] if s.cells[ATTACKER] == seat else s.cells[ATTACKER]


def pass_on(s: State, window: i64, after: i64) -> None:
    """The other side's chance in a window; what comes after it once both passed in a row (M29)."""
    seat = s.seat()
    passes = s.a() + 1
    if passes >= sides(s, window):
        s.become(after, seat)
    else:
        s.become(window, other_side(s, window, seat), passes)


def may_answer(s: State, seat: i64) -> bool:
    """Whether a seat is somebody who plays cards at all."""
    return in_game(s, seat) and not is_npc(s, seat)


def may_overcharge(n: Numbers, s: State, seat: i64) -> bool:
    """The orange tile: once a roll, never on planet rolls (M43, M46)."""
    if s.cells[FIGHT] == PLANET_FIGHT or not has_orange(n, s, seat):
        return False
    return s.cells[OVERCHARGED] & (1 if attacks(s, seat) else 2) == 0


@final
class BeforeRoll(Step):
    """Cards and the orange tile before the dice; `a` counts the passes in a row."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        if sides(s, BEFORE_ROLL) == 0 or not may_answer(s, seat):
            return
        charge = may_overcharge(n, s, seat)
        if not charge and cards_in_hand(s, seat) == 0:
            return
        moves.add(PASS)
        if charge:
            moves.add(OVERCHARGE)
        hand = hand_of(seat)
        for card in range(CARD_KINDS):
            if s.cells[hand + card] > 0 and usable_before_roll(n, s, seat, card):
                moves.add(PLAY + card)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(BEFORE_ROLL, other_side(s, BEFORE_ROLL, seat))
        if action == OVERCHARGE:
            overcharge(self.n, s, seat, d)
        else:
            declare(s, seat, action - PLAY, d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, BEFORE_ROLL, ROLLING)


def overcharge(n: Numbers, s: State, seat: i64, d: Dealer) -> None:
    attacking = attacks(s, seat)
    s.cells[BLOCKS + seat * STRIDE + RESOURCES] -= n.overcharge_price
    s.cells[OVERCHARGED] = s.cells[OVERCHARGED] | (1 if attacking else 2)
    s.cells[ATTACK_BUFF if attacking else DEFENCE_BUFF_SUM] += n.overcharge
    d.tell(ROLL_OVERCHARGED, seat)


@final
class AfterRoll(Step):
    """Cards that act on dice that lie on the table; `a` counts the passes in a row."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if not may_answer(s, seat) or not self.asks(s, seat):
            return
        moves.add(PASS)
        hand = hand_of(seat)
        for card in (THE_FORKS, BACKUP_GENERATOR):
            if s.cells[hand + card] > 0 and usable_after_roll(s, seat, card):
                moves.add(PLAY + card)

    def asks(self, s: State, seat: i64) -> bool:
        """Whether the seat might hold a card with a use: by the dice and the discard pile."""
        if usable_after_roll(s, seat, THE_FORKS) and may_hold(self.n, s, seat, THE_FORKS):
            return True
        one = usable_after_roll(s, seat, BACKUP_GENERATOR)
        return one and may_hold(self.n, s, seat, BACKUP_GENERATOR)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(AFTER_ROLL, other_side(s, AFTER_ROLL, seat))
        declare(s, seat, action - PLAY, d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, AFTER_ROLL, DAMAGING)


@final
class OnLoss(Step):
    """Who lost a dogfight may save a ship or strike back, before ships are removed."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if not may_answer(s, seat) or not self.asks(s, seat):
            return
        moves.add(PASS)
        hand = hand_of(seat)
        for card in (LAST_STAND, LIFE_SUPPORT):
            if s.cells[hand + card] > 0 and usable_on_loss(self.n, s, seat, card):
                moves.add(PLAY + card)

    def asks(self, s: State, seat: i64) -> bool:
        if small_ship_doomed(s, seat) and may_hold(self.n, s, seat, LIFE_SUPPORT):
            return True
        return may_stand_last(self.n, s, seat) and may_hold(self.n, s, seat, LAST_STAND)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == PASS:
            s.pop()
        else:
            declare(s, s.seat(), action - PLAY, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()
