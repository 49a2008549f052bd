"""The cards chosen for the current Drill or Bomb; they lie in the zone `played`."""

from typing import final

from mypy_extensions import i64, mypyc_attr

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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chosen:
    """What the cards chosen so far bring together.

    `abilities` are bits. `last` is the highest kind: cards are chosen in the order of their kinds.
    """

    def __init__(self, s: State, seat: Seat, deck: Deck) -> None:
        self.icons: i64 = 0
        self.draws: i64 = 0
        self.bombs: i64 = 0
        self.swaps: i64 = 0
        self.splits: i64 = 0
        self.abilities: i64 = 0
        self.last = CardKind(0)
        played = s.block(seat) + cell.PLAYED
        kind = piles.next_kind(s.cells, played, 0, kinds.CARDS)
        while kind < kinds.CARDS:
            self._add(deck, CardKind(kind), s.cells[played + kind])
            kind = piles.next_kind(s.cells, played, kind + 1, kinds.CARDS)

    def _add(self, deck: Deck, kind: CardKind, cards: i64) -> None:
        self.icons += cards * deck.icons[kind]
        self.draws += cards * deck.cards[kind]
        self.bombs += cards * deck.bombs[kind]
        self.swaps += cards * deck.swaps[kind]
        self.splits += cards * deck.splits[kind]
        self.abilities |= deck.abilities[kind]
        self.last = kind

    def instant(self) -> bool:
        """True if a bonus is received before the placement (S26)."""
        return self.draws + self.bombs + self.swaps > 0


def last_chosen(s: State, seat: Seat) -> CardKind:
    """The highest kind chosen so far."""
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
