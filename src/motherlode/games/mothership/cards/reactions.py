"""The reaction windows of a dogfight: before the roll, after it, and on a loss (M28, M29).

The two sides alternate, the attacker first, until both pass in a row. Whether a seat is asked
depends only on public information (it holds a card, or owns the orange tile and can pay), so the
question reveals nothing about its hand. Every card played leaves a hand, so every window ends.
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


def number_of_sides(s: State, window: i64) -> i64:
    """The number of sides (1 or 2) that may play cards in a window of this fight."""
    return (1 if fight.attacker_plays(s, window) else 0) + (1 if fight.defender_plays(s) else 0)


def other_side(s: State, window: i64, seat: Seat) -> Seat:
    """The seat that is asked next: the other side's, or the same seat if only one side plays."""
    if number_of_sides(s, window) < 2:
        return seat
    return Seat(s.cells[cell.DEFENDER if s.cells[cell.ATTACKER] == seat else cell.ATTACKER])


def pass_on(s: State, window: i64, after: i64) -> None:
    """Asks the other side; goes on to step `after` once both sides passed in a row (M29)."""
    seat = s.seat()
    passes = s.field(step.PASSES) + 1
    if passes >= number_of_sides(s, window):
        s.become(after, seat)
    else:
        s.become(window, other_side(s, window, seat), passes)


def may_react(s: State, seat: Seat) -> bool:
    """True if a seat belongs to a player in the game, who may play cards."""
    return fleet.in_game(s, seat) and not fleet.is_npc(s, seat)


def side_bit(s: State, seat: Seat) -> i64:
    """The bit of the seat's side in the cell OVERCHARGED."""
    return 1 if fleet.attacks(s, seat) else 2


def may_overcharge(n: Params, s: State, seat: Seat) -> bool:
    """True if the seat can use the orange tile: once per roll, never on planet rolls (M43, M46)."""
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT or not n.technology.may_overcharge(s, seat):
        return False
    return not has_overcharged(s, seat)


def has_overcharged(s: State, seat: Seat) -> bool:
    """True if the seat's side has used the orange tile on this roll."""
    return s.cells[cell.OVERCHARGED] & side_bit(s, seat) != 0


class Reaction(MothershipStep):
    """The base class of the windows of a dogfight in which cards are played."""

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        return "wrong_window", "M28"


@final
class BeforeRoll(Reaction):
    """The window before the roll: cards and the orange tile."""

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        seat = s.seat()
        if number_of_sides(s, step.BEFORE_ROLL) == 0 or not may_react(s, seat):
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
    """The window after the roll: cards that change dice."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if not may_react(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        for card in catalogue.AFTER_ROLL:
            if playable.holds(s, seat, card.id) and card.usable_after_roll(s, seat):
                moves.add(act.PLAY, card.id)

    def asks(self, s: State, seat: Seat) -> bool:
        """True if the seat might hold a useful card, judged by the dice and the discard pile."""
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
    """The window on a loss: its side may save a ship or strike back before ships are removed."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if not may_react(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        for card in catalogue.ON_LOSS:
            if playable.holds(s, seat, card.id) and card.usable_on_loss(self.n, s, seat):
                moves.add(act.PLAY, card.id)

    def asks(self, s: State, seat: Seat) -> bool:
        """True if the seat might hold a card that changes its loss, by public information."""
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
