"""The Action deck and hands: drawing, stealing, discarding (M11, M34, M36)."""

from mypy_extensions import i64

from motherlode.games.mothership.kinds import CARD_KINDS
from motherlode.games.mothership.parts import (
    ACTION_DECK,
    BLOCKS,
    CARD_DRAWN,
    CARD_LOST,
    CARD_STOLEN,
    CARDS_HELD,
    DISCARD,
    STRIDE,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State


def cards_at(s: State, pile: i64) -> i64:
    """How many cards lie in a pile."""
    cells = s.cells
    total: i64 = 0
    for card in range(CARD_KINDS):
        total += cells[pile + card]
    return total


def hand_of(seat: i64) -> i64:
    """The first cell of a seat's hand."""
    return BLOCKS + seat * STRIDE + CARDS_HELD


def take_any(s: State, pile: i64, d: Dealer) -> i64:
    """Takes a card at random out of a pile that is not empty; gives its kind."""
    at = d.below(cards_at(s, pile))
    card: i64 = 0
    while at >= s.cells[pile + card]:
        at -= s.cells[pile + card]
        card += 1
    s.cells[pile + card] -= 1
    return card


def draw_card(s: State, seat: i64, d: Dealer, event: i64 = CARD_DRAWN) -> None:
    """A seat takes the top card; when the deck is out, it is out (M36)."""
    if cards_at(s, ACTION_DECK) == 0:
        return
    card = take_any(s, ACTION_DECK, d)
    s.cells[hand_of(seat) + card] += 1
    d.tell(event, seat, card)


def steal_card(s: State, thief: i64, owner: i64, d: Dealer) -> None:
    """A card changes hands blindly; the two of them know which it was."""
    if cards_at(s, hand_of(owner)) == 0:
        return
    card = take_any(s, hand_of(owner), d)
    s.cells[hand_of(thief) + card] += 1
    d.tell(CARD_STOLEN, thief, owner, card)
    d.tell(CARD_LOST, owner, thief, card)


def discard(s: State, seat: i64, card: i64) -> None:
    """A card leaves a hand for the open discard pile."""
    s.cells[hand_of(seat) + card] -= 1
    s.cells[DISCARD + card] += 1


def discard_hand(s: State, seat: i64) -> None:
    hand = hand_of(seat)
    for card in range(CARD_KINDS):
        s.cells[DISCARD + card] += s.cells[hand + card]
        s.cells[hand + card] = 0
