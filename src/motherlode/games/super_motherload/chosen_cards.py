"""The cards chosen for the current Drill or Bomb; they lie in the zone `played`."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import events as event, kinds, state_cells as cell
from .achievement_facts import count_in_action
from .kinds import CardKind
from .params import Deck


def choose(s: State, seat: Seat, kind: CardKind) -> None:
    """Moves a card from the hand to the chosen cards."""
    block = s.block(seat)
    s.cells[block + cell.IN_HAND + kind] -= 1
    s.cells[block + cell.PLAYED + kind] += 1


def sum_of(s: State, seat: Seat, column: vec[i64]) -> i64:
    """The sum of a column of the deck over the cards chosen so far, such as their icons."""
    played = s.block(seat) + cell.PLAYED
    return piles.weighted_total(s.cells, played, column, kinds.CARDS)


def abilities(s: State, seat: Seat, deck: Deck) -> i64:
    """The abilities of the cards chosen so far, as bits."""
    played = s.block(seat) + cell.PLAYED
    found: i64 = 0
    for kind in range(kinds.CARDS):
        if s.cells[played + kind] > 0:
            found |= deck.abilities[kind]
    return found


def last_chosen(s: State, seat: Seat) -> CardKind:
    """The highest kind chosen so far: cards are chosen in the order of their kinds."""
    played = s.block(seat) + cell.PLAYED
    last: i64 = 0
    for kind in range(kinds.CARDS):
        if s.cells[played + kind] > 0:
            last = kind
    return CardKind(last)


def discard_chosen(s: State, seat: Seat, d: Dealer) -> None:
    """Moves the chosen cards to the discard, face up (S26)."""
    block = s.block(seat)
    count_in_action(s, kinds.CARDS_PLAYED, piles.total(s.cells, block + cell.PLAYED, kinds.CARDS))
    if d.recording:
        emit_chosen(s, seat, d)
    piles.move_all(s.cells, block + cell.PLAYED, block + cell.DISCARD, kinds.CARDS)


def emit_chosen(s: State, seat: Seat, d: Dealer) -> None:
    for kind in range(kinds.CARDS):
        for i in range(s.cells[s.block(seat) + cell.PLAYED + kind]):
            d.emit(event.CARD_PLAYED, seat, kind)


def cancel_action(s: State) -> None:
    """Cancels the action and returns the chosen cards to the hand.

    Needed only in redealt worlds, where the chosen cards may fit nowhere.
    """
    block = s.block(s.seat())
    piles.move_all(s.cells, block + cell.PLAYED, block + cell.IN_HAND, kinds.CARDS)
    s.pop()
