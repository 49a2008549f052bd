"""Which cards of a hand may be played now, and why others may not (M28-M30, M36, M40)."""

from motherlode.kernel import piles
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import actions as act, deck, fleet, kinds, state_cells as cell
from ..kinds import CardId
from ..params import Params
from . import catalogue


def holds(s: State, seat: Seat, card: CardId) -> bool:
    return s.cells[deck.hand_of(s, seat) + card] > 0


def in_time(n: Params, s: State, seat: Seat, card: CardId) -> bool:
    """True if it is the seat's turn, or if the card may be played in other turns too (M40)."""
    return s.cells[TURN] == seat or n.cards.defending[card] != 0


def may_play(n: Params, s: State, seat: Seat, card: CardId) -> bool:
    """True if a seat holds this card, and it is the seat's turn or a card for other turns too."""
    return holds(s, seat, card) and in_time(n, s, seat, card)


def may_hold(n: Params, s: State, seat: Seat, card: CardId) -> bool:
    """True if a seat might hold a card that may be played in this turn, judged by public
    information only."""
    if not in_time(n, s, seat, card):
        return False
    return s.cells[cell.DISCARD + card] < n.cards.count[card] and fleet.cards_in_hand(s, seat) > 0


def add_turn_cards(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every card of the seat's hand that it may play in its turn, outside a dogfight."""
    cells = s.cells
    hand = deck.hand_of(s, seat)
    card = piles.next_kind(cells, hand, 0, kinds.CARD_KINDS)
    while card < kinds.CARD_KINDS:
        if catalogue.CARDS[card].usable_in_turn(n, s, seat, moves):
            moves.add(act.PLAY, card)
        card = piles.next_kind(cells, hand, card + 1, kinds.CARD_KINDS)


def add_reactions(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every card of the seat's hand that changes the coming roll."""
    cells = s.cells
    hand = deck.hand_of(s, seat)
    card = piles.next_kind(cells, hand, 0, kinds.CARD_KINDS)
    while card < kinds.CARD_KINDS:
        usable = catalogue.CARDS[card].usable_before_roll(n, s, seat)
        if usable and in_time(n, s, seat, CardId(card)):
            moves.add(act.PLAY, card)
        card = piles.next_kind(cells, hand, card + 1, kinds.CARD_KINDS)


def why_barred(n: Params, s: State, seat: Seat, card: CardId) -> tuple[str, str]:
    """The reason and the rule why a seat can't play a card in any step, or empty texts."""
    if not holds(s, seat, card):
        return "card_not_held", "M36"
    if not in_time(n, s, seat, card):
        return "only_in_own_turn", "M40"
    return catalogue.CARDS[card].why_barred(s, seat)


def why_no_use(s: State, card: CardId) -> tuple[str, str]:
    """The reason why a card is not playable in a turn, if `why_barred` has none."""
    return catalogue.CARDS[card].why_no_use(s)
