"""The reaction windows of a dogfight: before the roll, after it, and on a loss (M28, M29).

The two sides alternate, the attacker first, until both pass in a row. Whether a seat is asked
depends only on public information (it is its turn, or it holds a card or an open orange tile), so
the question reveals nothing about its hand. Every card played leaves a hand, so every window ends.
What a player buys in a window is neither a play nor a pass (M36).
"""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import actions as act, fight_setup, fleet, state_cells as cell, step_table as step
from ..kinds import CardId
from ..steps.base_step import MothershipStep
from ..technology import orange_tile
from . import catalogue, play_steps, playable


def number_of_sides(s: State, window: i64) -> i64:
    """The number of sides (1 or 2) that may play cards in a window of this fight."""
    return (1 if fight_setup.attacker_plays(s, window) else 0) + (
        1 if fight_setup.defender_plays(s, window) else 0
    )


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
    """True if a seat may be asked to play cards: it is still in the game and not the NPC."""
    return fleet.in_game(s, seat) and not fleet.is_npc(s, seat)


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
        charge = not orange_tile.why_not_spend(n, s, seat)[0]
        if not charge and s.cells[TURN] != seat and fleet.cards_in_hand(s, seat) == 0:
            return
        moves.add(act.PASS)
        if charge:
            moves.add(act.OVERCHARGE)
        playable.add_reactions(n, s, seat, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.OVERCHARGE:
            return orange_tile.why_not_spend(self.n, s, s.seat())
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
            return
        seat = s.seat()
        s.become(step.BEFORE_ROLL, other_side(s, step.BEFORE_ROLL, seat))
        if verb == act.OVERCHARGE:
            orange_tile.spend(self.n, s, seat, d)
        else:
            play_steps.declare(s, seat, CardId(argument), d)

    def run(self, s: State, d: Dealer) -> None:
        pass_on(s, step.BEFORE_ROLL, step.ROLLING)


@final
class AfterRoll(Reaction):
    """The window after the roll: cards that change dice."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if not may_react(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        for card in catalogue.AFTER_ROLL:
            if playable.may_play(self.n, s, seat, card.id) and card.usable_after_roll(s, seat):
                moves.add(act.PLAY, card.id)

    def asks(self, s: State, seat: Seat) -> bool:
        """True if it is the seat's turn, or if it might hold a useful card, judged by the dice and
        the discard pile."""
        if s.cells[TURN] == seat:
            return True
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
        pass_on(s, step.AFTER_ROLL, step.COMPARING)


@final
class OnLoss(Reaction):
    """The window on a loss: its side may save a ship or strike back before anything is removed."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if not may_react(s, seat) or not self.asks(s, seat):
            return
        moves.add(act.PASS)
        for card in catalogue.ON_LOSS:
            if playable.may_play(self.n, s, seat, card.id) and card.usable_on_loss(self.n, s, seat):
                moves.add(act.PLAY, card.id)

    def asks(self, s: State, seat: Seat) -> bool:
        """True if it is the seat's turn, or if it might hold a card that changes its loss, by
        public information."""
        if s.cells[TURN] == seat:
            return True
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
