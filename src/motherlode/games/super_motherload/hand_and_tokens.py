"""Cards, Bomb Tokens, Artifact Tiles and actions that a seat gains or holds."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import events as event, kinds, state_cells as cell
from .achievement_facts import count_in_action, count_in_turn
from .kinds import CardKind


def hand_size(s: State, seat: Seat) -> i64:
    return piles.total(s.cells, s.block(seat) + cell.IN_HAND, kinds.CARDS)


def in_hand(s: State, seat: Seat, kind: CardKind) -> bool:
    return s.cells[s.block(seat) + cell.IN_HAND + kind] > 0


def can_draw(s: State, seat: Seat) -> bool:
    """True if the Draw Deck or the discard has a card (S14)."""
    block = s.block(seat)
    in_deck = piles.total(s.cells, block + cell.DRAW_DECK, kinds.CARDS)
    return in_deck + piles.total(s.cells, block + cell.DISCARD, kinds.CARDS) > 0


def draw_cards(s: State, seat: Seat, cards: i64, d: Dealer) -> None:
    """Draws cards; reshuffles the discard when a card is drawn from an empty Draw Deck (S14)."""
    if cards == 0:
        return
    block = s.block(seat)
    left = piles.total(s.cells, block + cell.DRAW_DECK, kinds.CARDS)
    for i in range(cards):
        if left == 0:
            left = reshuffle(s, seat, d)
            if left == 0:
                return
        kind = piles.draw(s.cells, block + cell.DRAW_DECK, left, d)
        left -= 1
        s.cells[block + cell.IN_HAND + kind] += 1
        count_in_turn(s, kinds.CARDS_DRAWN, 1)
        d.emit(event.DREW, seat, kind)


def reshuffle(s: State, seat: Seat, d: Dealer) -> i64:
    """Moves a seat's discarded cards to its Draw Deck; returns how many."""
    block = s.block(seat)
    moved = piles.move_all(s.cells, block + cell.DISCARD, block + cell.DRAW_DECK, kinds.CARDS)
    if moved > 0:
        d.emit(event.RESHUFFLED, seat, moved)
    return moved


def gain_action(s: State, seat: Seat, d: Dealer) -> None:
    s.cells[cell.ACTIONS_LEFT] += 1
    d.emit(event.ACTION_GAINED, seat)


def take_bomb(s: State, seat: Seat, d: Dealer) -> None:
    """Takes a Bomb Token from the supply, if one is left (S2)."""
    if s.cells[cell.BOMB_SUPPLY] == 0:
        d.emit(event.NO_BOMB_LEFT, seat)
        return
    tokens = s.block(seat) + cell.BOMB_TOKENS
    s.cells[cell.BOMB_SUPPLY] -= 1
    s.cells[tokens] += 1
    count_in_turn(s, kinds.BOMBS_TAKEN, 1)
    d.emit(event.BOMB_TAKEN, seat, s.cells[tokens])


def take_artifact(s: State, seat: Seat, d: Dealer) -> None:
    """Takes a face-down Artifact Tile at random, if one is left (S25)."""
    left = piles.total(s.cells, cell.ARTIFACT_SUPPLY, len(kinds.ARTIFACTS))
    if left > 0:
        kind = piles.draw(s.cells, cell.ARTIFACT_SUPPLY, left, d)
        s.cells[s.block(seat) + cell.ARTIFACTS_HELD + kind] += 1
        count_in_action(s, kinds.ARTIFACTS_TAKEN, 1)
        d.emit(event.ARTIFACT_TAKEN, seat, kind)


def artifacts_held(s: State, seat: Seat) -> i64:
    """How many Artifact Tiles a seat has; this number is public (S57)."""
    return piles.total(s.cells, s.block(seat) + cell.ARTIFACTS_HELD, len(kinds.ARTIFACTS))
