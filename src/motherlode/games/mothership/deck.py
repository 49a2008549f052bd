"""The Action deck and hands: drawing, stealing, discarding (M11, M34, M36)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

from . import cells as cell, events as event, kinds


def cards_at(s: State, pile: i64) -> i64:
    """How many cards lie in a pile."""
    cells = s.cells
    total: i64 = 0
    for card in range(kinds.CARD_KINDS):
        total += cells[pile + card]
    return total


def hand_of(s: State, seat: i64) -> i64:
    """The first cell of a seat's hand."""
    return s.block(seat) + cell.CARDS_HELD


def take_any(s: State, pile: i64, d: Dealer) -> i64:
    """Takes a card at random out of a pile that is not empty; gives its kind."""
    at = d.below(cards_at(s, pile))
    card: i64 = 0
    while at >= s.cells[pile + card]:
        at -= s.cells[pile + card]
        card += 1
    s.cells[pile + card] -= 1
    return card


def draw_card(s: State, seat: i64, d: Dealer, kind: i64 = event.CARD_DRAWN) -> None:
    """A seat takes the top card; when the deck is out, it is out (M36)."""
    if cards_at(s, cell.ACTION_DECK) == 0:
        return
    card = take_any(s, cell.ACTION_DECK, d)
    s.cells[hand_of(s, seat) + card] += 1
    d.tell(kind, seat, card)


def steal_card(s: State, thief: i64, owner: i64, d: Dealer) -> None:
    """A card changes hands blindly; the two of them know which it was."""
    if cards_at(s, hand_of(s, owner)) == 0:
        return
    card = take_any(s, hand_of(s, owner), d)
    s.cells[hand_of(s, thief) + card] += 1
    d.tell(event.CARD_STOLEN, thief, owner, card)
    d.tell(event.CARD_LOST, owner, thief, card)


def discard(s: State, seat: i64, card: i64) -> None:
    """A card leaves a hand for the open discard pile."""
    s.cells[hand_of(s, seat) + card] -= 1
    s.cells[cell.DISCARD + card] += 1


def discard_hand(s: State, seat: i64) -> None:
    hand = hand_of(s, seat)
    for card in range(kinds.CARD_KINDS):
        s.cells[cell.DISCARD + card] += s.cells[hand + card]
        s.cells[hand + card] = 0
