"""Reactions: before the roll, after it, and on a loss (M28, M29).

The two sides alternate, the attacker first, until both pass in a row. A seat is asked by what
everybody knows (it holds a card, or it owns the orange tile and can pay), never by what its hand
really contains. Every card played leaves a hand, so every window ends.
"""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    cells as cell,
    events as event,
    fight,
    fleet,
    kinds,
    step_table as step,
)
from ..kinds import CardId
from ..params import Params
from ..steps.base_step import MothershipStep
from . import catalogue, play_steps, playable


def sides(s: State, window: i64) -> i64:
    """How many sides may play cards on this fight in a window."""
    return (1 if fight.attacker_plays(s, window) else 0) + (1 if fight.defender_plays(s) else 0)


def other_side(s: State, window: i64, seat: Seat) -> Seat:
    """Whose chance it is next: the other side's, or the same seat's when it is alone."""
    if sides(s, window) < 2:
        return seat
    return Seat(s.cells[cell.DEFENDER if s.cells[cell.ATTACKER] == seat else cell.ATTACKER])


def pass_on(s: State, window: i64, after: i64) -> None:
    """The other side's chance in a window; what comes after it once both passed in a row (M29)."""
    seat = s.seat()
    passes = s.field(step.PASSES) + 1
    if passes >= sides(s, window):
        s.become(after, seat)
    else:
        s.become(window, other_side(s, window, seat), passes)


def may_answer(s: State, seat: Seat) -> bool:
    """True if a seat is somebody who plays cards at all."""
    return fleet.in_game(s, seat) and not fleet.is_npc(s, seat)


def side_bit(s: State, seat: Seat) -> i64:
    """The bit of a side in OVERCHARGED."""
    return 1 if fleet.attacks(s, seat) else 2


def may_overcharge(n: Params, s: State, seat: Seat) -> bool:
    """True if the seat can pay the orange tile: once a roll, never on planet rolls (M43, M46)."""
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT or not n.technology.may_overcharge(s, seat):
        return False
    return not has_overcharged(s, seat)


def has_overcharged(s: State, seat: Seat) -> bool:
    """True if the seat's side has used the orange tile on this roll."""
    return s.cells[cell.OVERCHARGED] & side_bit(s, seat) != 0


class Reaction(MothershipStep):
    """A window of a dogfight in which cards are played."""

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        return "wrong_window", "M28"


@final
class BeforeRoll(Reaction):
    """Cards and the orange tile before the dice."""

    def legal(self, s: State, moves: LegalActions) -> None:
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
        playable.add_reactions(n, s, seat, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.OVERCHARGE:
            return self.why_not_overcharge(s, s.seat())
        return super().explain(s, verb, argument)

    def why_not_overcharge(self, s: State, seat: Seat) -> tuple[str, str]:
        if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
            return "not_on_planet_rolls", "M46"
        if not self.n.technology.overcharge.owned(s, seat):
            return "no_orange_tile", "M43"
        if has_overcharged(s, seat):
            return "overcharged_already", "M43"
        return "too_expensive", "M43"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(step.BEFORE_ROLL, other_side(s, step.BEFORE_ROLL, seat))
        if verb == act.OVERCHARGE:
            overcharge(self.n, s, seat, d)
        else:
            play_steps.declare(s, seat, CardId(argument), d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, step.BEFORE_ROLL, step.ROLLING)


def overcharge(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    s.cells[s.block(seat) + cell.RESOURCES] -= n.technology.overcharge_price
    s.cells[cell.OVERCHARGED] = s.cells[cell.OVERCHARGED] | side_bit(s, seat)
    buff = cell.ATTACK_BUFF if fleet.attacks(s, seat) else cell.DEFENCE_BUFF_SUM
    s.cells[buff] += n.technology.overcharge.amount(s, seat)
    d.emit(event.ROLL_OVERCHARGED, seat)


@final
class AfterRoll(Reaction):
    """Cards that act on dice that lie on the table."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if not may_answer(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        for card in catalogue.AFTER_ROLL:
            if playable.holds(s, seat, card.id) and card.usable_after_roll(s, seat):
                moves.add(act.PLAY, card.id)

    def asks(self, s: State, seat: Seat) -> bool:
        """True if the seat might hold a card with a use: by the dice and the discard pile."""
        for card in catalogue.AFTER_ROLL:
            if card.usable_after_roll(s, seat) and playable.may_hold(self.n, s, seat, card.id):
                return True
        return False

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(step.AFTER_ROLL, other_side(s, step.AFTER_ROLL, seat))
        play_steps.declare(s, seat, CardId(argument), d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, step.AFTER_ROLL, step.DAMAGING)


@final
class OnLoss(Reaction):
    """Who lost a dogfight may save a ship or strike back, before ships are removed."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if not may_answer(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        for card in catalogue.ON_LOSS:
            if playable.holds(s, seat, card.id) and card.usable_on_loss(self.n, s, seat):
                moves.add(act.PLAY, card.id)

    def asks(self, s: State, seat: Seat) -> bool:
        """True if the seat might hold a card that changes its loss."""
        for card in catalogue.ON_LOSS:
            if card.usable_on_loss(self.n, s, seat) and playable.may_hold(self.n, s, seat, card.id):
                return True
        return False

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            s.pop()
        else:
            play_steps.declare(s, s.seat(), CardId(argument), d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()
