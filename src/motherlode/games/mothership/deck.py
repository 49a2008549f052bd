"""The Action deck, hands and discard pile: drawing, stealing, discarding (M11, M34, M36)."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import events as event, kinds, state_cells as cell
from .kinds import CardId


def cards_at(s: State, pile: i64) -> i64:
    """The number of cards in a pile."""
    return piles.total(s.cells, pile, kinds.CARD_KINDS)


def has_cards(s: State, pile: i64) -> bool:
    """True if there is a card in a pile."""
    return piles.next_kind(s.cells, pile, 0, kinds.CARD_KINDS) < kinds.CARD_KINDS


def hand_of(s: State, seat: Seat) -> i64:
    """The first cell of a seat's hand."""
    return s.block(seat) + cell.CARDS_HELD


def draw_card(s: State, seat: Seat, d: Dealer, kind: i64 = event.CARD_DRAWN) -> None:
    """Draws the top card for a seat; does nothing if the deck is empty (M36)."""
    left = cards_at(s, cell.ACTION_DECK)
    if left == 0:
        return
    card = piles.draw(s.cells, cell.ACTION_DECK, left, d)
    s.cells[hand_of(s, seat) + card] += 1
    d.emit(kind, seat, card)


def steal_card(s: State, thief: Seat, owner: Seat, d: Dealer) -> None:
    """Moves a random card from the owner to the thief; only these two learn which card."""
    left = cards_at(s, hand_of(s, owner))
    if left == 0:
        return
    card = piles.draw(s.cells, hand_of(s, owner), left, d)
    s.cells[hand_of(s, thief) + card] += 1
    d.emit(event.CARD_STOLEN, thief, owner, card)
    d.emit(event.CARD_LOST, owner, thief, card)


def discard(s: State, seat: Seat, card: CardId) -> None:
    """Moves a card from a hand to the open discard pile."""
    s.cells[hand_of(s, seat) + card] -= 1
    s.cells[cell.DISCARD + card] += 1


def discard_hand(s: State, seat: Seat) -> None:
    """Moves a whole hand to the open discard pile."""
    piles.move_all(s.cells, hand_of(s, seat), cell.DISCARD, kinds.CARD_KINDS)
