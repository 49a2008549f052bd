"""Playing Action cards: declaring, aiming, cancelling, resolving (M28-M30, M36, M39).

A declared card goes to the discard pile at once. Its player chooses a target, then every other
player may cancel it, and only then it takes effect.
"""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    deck,
    events as event,
    fleet,
    state_cells as cell,
    step_table as step,
)
from ..kinds import CardId
from ..steps.base_step import MothershipStep
from . import catalogue, playable


def declare(s: State, seat: Seat, card: CardId, d: Dealer) -> None:
    """Declares a card of a seat; asks for its target if there is a choice."""
    show(s, seat, card, d)
    declared = catalogue.CARDS[card]
    if not declared.is_aimed(s):
        open_cancelling(s, seat, card, 0)
        return
    target = declared.only_target(s, seat)
    if target >= 0:
        aim(s, seat, card, target, d)
    else:
        s.push(step.TARGETING, seat, card)


def show(s: State, seat: Seat, card: CardId, d: Dealer) -> None:
    """Moves a card from the hand to the discard pile, visible to all."""
    deck.discard(s, seat, card)
    s.cells[cell.PLAYED + card] += 1
    d.emit(event.CARD_PLAYED, seat, card)


def aim(s: State, seat: Seat, card: CardId, target: i64, d: Dealer) -> None:
    """Announces the target of a card, then asks other players whether they cancel it (M12, M30)."""
    catalogue.CARDS[card].announce_target(s, seat, target, d)
    open_cancelling(s, seat, card, target)


def aim_at_added(s: State, seat: Seat, card: CardId, ship: i64, d: Dealer) -> None:
    """Aims a card at the throw that was added last to a ship's die; the rest is as in `aim`."""
    d.emit(event.AIMED_AT_ADDED, seat, seat, ship)
    open_cancelling(s, seat, card, ship, 1)


def open_cancelling(s: State, player: Seat, card: CardId, target: i64, added: i64 = 0) -> None:
    """Asks every other player in turn order whether they cancel the card."""
    s.push(step.CANCELLING, s.next_seat(player), card, player, target, added)


@final
class Targeting(MothershipStep):
    """The player of a card chooses its target."""

    def legal(self, s: State, moves: LegalActions) -> None:
        catalogue.CARDS[s.field(step.CARD)].add_targets(self.n, s, s.seat(), moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.TARGET:
            return "no_target", "M39"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        card = CardId(s.field(step.CARD))
        s.pop()
        if verb == act.PICK_ADDED:
            aim_at_added(s, seat, card, argument, d)
        else:
            aim(s, seat, card, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        """Ends the play of a card whose last target its player has just used up (M36, M50)."""
        s.pop()


@final
class Cancelling(MothershipStep):
    """Every other player may cancel the declared card, even if that is a cancelling card (M30).

    The first one to cancel it counts. If that card is cancelled in turn, all are asked again.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if seat == s.field(step.PLAYER) or not fleet.in_game(s, seat) or fleet.is_npc(s, seat):
            return
        for card in catalogue.CANCELLING:
            if playable.may_hold(self.n, s, seat, card.id):
                if moves.count == 0:
                    moves.add(act.PASS)
                if playable.holds(s, seat, card.id):
                    moves.add(act.PLAY, card.id)

    def explain_card(self, s: State, card: CardId) -> tuple[str, str]:
        held = playable.holds(s, s.seat(), card)
        return ("only_a_cancelling_card", "M30") if held else ("card_not_held", "M36")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
        else:
            seat = s.seat()
            card = CardId(argument)
            self.ask_from_start(s)
            show(s, seat, card, d)
            open_cancelling(s, seat, card, 0)

    def ask_from_start(self, s: State) -> None:
        """Asks all other players again if they cancel, from the seat after the player of the card
        on."""
        self.go_on(s, step.CANCELLING, s.next_seat(Seat(s.field(step.PLAYER))))

    def go_on(self, s: State, following: i64, seat: Seat) -> None:
        """Goes on with a step of a seat; the card, its player and its target stay."""
        card, player = s.field(step.CARD), s.field(step.PLAYER)
        target, added = s.field(step.TARGET), s.field(step.ADDED)
        s.become(following, seat, card, player, target, added)

    def run(self, s: State, d: Dealer) -> None:
        """Asks the next seat; after the last one the card takes effect."""
        player = Seat(s.field(step.PLAYER))
        seat = s.seat()
        if seat == player:
            self.go_on(s, step.RESOLVING, player)
        else:
            self.go_on(s, step.CANCELLING, s.next_seat(seat))


@final
class Resolving(MothershipStep):
    """A card that nobody cancelled takes effect."""

    def run(self, s: State, d: Dealer) -> None:
        card = catalogue.CARDS[s.field(step.CARD)]
        player = s.seat()
        target, added = s.field(step.TARGET), s.field(step.ADDED)
        s.pop()
        if added != 0:
            card.repeat_added_throw(self.n, s, player, target, d)
        else:
            card.take_effect(self.n, s, player, target, d)
