"""Cards in hands: which may be played now, and why another may not (M28-M30, M36, M40)."""

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, deck, fleet, kinds
from ..kinds import CardId
from ..params import Params
from . import catalogue


def holds(s: State, seat: Seat, card: CardId) -> bool:
    return s.cells[deck.hand_of(s, seat) + card] > 0


def may_hold(n: Params, s: State, seat: Seat, card: CardId) -> bool:
    """True if, by what everybody knows, a seat might hold a card: never what it really holds."""
    return s.cells[cell.DISCARD + card] < n.cards.count[card] and fleet.cards_in_hand(s, seat) > 0


def add_turn_cards(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every card of the seat's hand that it may play in its turn, outside a dogfight."""
    cells = s.cells
    hand = deck.hand_of(s, seat)
    for card in range(kinds.CARD_KINDS):
        if cells[hand + card] > 0 and catalogue.CARDS[card].usable_in_turn(n, s, seat, moves):
            moves.add(act.PLAY, card)


def add_reactions(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every card of the seat's hand that changes the roll which is about to be made."""
    cells = s.cells
    hand = deck.hand_of(s, seat)
    for card in range(kinds.CARD_KINDS):
        if cells[hand + card] > 0 and catalogue.CARDS[card].usable_before_roll(n, s, seat):
            moves.add(act.PLAY, card)


def why_barred(s: State, seat: Seat, card: CardId) -> tuple[str, str]:
    """What keeps a seat from playing a card, whatever is asked; else nothing."""
    if not holds(s, seat, card):
        return "card_not_held", "M36"
    return catalogue.CARDS[card].why_barred(s, seat)


def why_no_use(s: State, card: CardId) -> tuple[str, str]:
    """Why a card that nothing bars has no use in a turn."""
    return catalogue.CARDS[card].why_no_use(s)
