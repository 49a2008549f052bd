"""Cards, Bomb Tokens and Artifact Tiles changing hands."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

from . import cells as cell, events as event, kinds


def count(s: State, zone: i64, sorts: i64) -> i64:
    """How many things lie in a zone of counts."""
    total: i64 = 0
    for at in range(zone, zone + sorts):
        total += s.cells[at]
    return total


def take_random(s: State, zone: i64, left: i64, d: Dealer) -> i64:
    """Takes one of the `left` things of a zone at random; gives its kind."""
    cells = s.cells
    at = d.below(left)
    kind: i64 = 0
    while at >= cells[zone + kind]:
        at -= cells[zone + kind]
        kind += 1
    cells[zone + kind] -= 1
    return kind


def draw_cards(s: State, seat: i64, cards: i64, d: Dealer) -> None:
    """Draws cards; an empty Draw Deck is made of the discard when a card is due (S14)."""
    mine = cell.block(seat)
    left = count(s, mine + cell.DRAW_DECK, kinds.CARDS)
    for i in range(cards):
        if left == 0:
            left = reshuffle(s, seat, d)
            if left == 0:
                return
        kind = take_random(s, mine + cell.DRAW_DECK, left, d)
        left -= 1
        s.cells[mine + cell.IN_HAND + kind] += 1
        d.tell(event.DREW, seat, kind)


def reshuffle(s: State, seat: i64, d: Dealer) -> i64:
    """Makes the discard the new Draw Deck; gives how many cards that is."""
    cells = s.cells
    mine = cell.block(seat)
    moved: i64 = 0
    for kind in range(kinds.CARDS):
        moved += cells[mine + cell.DISCARD + kind]
        cells[mine + cell.DRAW_DECK + kind] = cells[mine + cell.DISCARD + kind]
        cells[mine + cell.DISCARD + kind] = 0
    if moved > 0:
        d.tell(event.RESHUFFLED, seat, moved)
    return moved


def discard_played(s: State, seat: i64, d: Dealer) -> None:
    """The cards chosen for an action go to the discard, in the open (S26)."""
    move_played(s, seat, cell.DISCARD)
    if d.telling:
        tell_played(s, seat, d)
    for kind in range(kinds.CARDS):
        s.cells[cell.block(seat) + cell.PLAYED + kind] = 0


def tell_played(s: State, seat: i64, d: Dealer) -> None:
    for kind in range(kinds.CARDS):
        for i in range(s.cells[cell.block(seat) + cell.PLAYED + kind]):
            d.tell(event.CARD_PLAYED, seat, kind)


def take_back_played(s: State, seat: i64) -> None:
    """The chosen cards return to hand: an action that leads nowhere was never begun."""
    move_played(s, seat, cell.IN_HAND)
    for kind in range(kinds.CARDS):
        s.cells[cell.block(seat) + cell.PLAYED + kind] = 0


def move_played(s: State, seat: i64, zone: i64) -> None:
    cells = s.cells
    mine = cell.block(seat)
    for kind in range(kinds.CARDS):
        cells[mine + zone + kind] += cells[mine + cell.PLAYED + kind]


def take_bomb(s: State, seat: i64, d: Dealer) -> None:
    """A Bomb Token from the supply, if one is left (S2)."""
    if s.cells[cell.BOMBS] == 0:
        d.tell(event.NO_BOMB_LEFT, seat)
        return
    s.cells[cell.BOMBS] -= 1
    s.cells[cell.block(seat) + cell.TOKENS] += 1
    d.tell(event.BOMB_TAKEN, seat, s.cells[cell.block(seat) + cell.TOKENS])


def take_artifact(s: State, seat: i64, d: Dealer) -> None:
    """A face-down Artifact Tile at random, if one is left (S25)."""
    left = count(s, cell.SUPPLY, len(kinds.ARTIFACTS))
    if left > 0:
        kind = take_random(s, cell.SUPPLY, left, d)
        s.cells[cell.block(seat) + cell.HELD + kind] += 1
        d.tell(event.ARTIFACT_TAKEN, seat, kind)


def artifacts_held(s: State, seat: i64) -> i64:
    """How many Artifact Tiles a seat has; everybody may know that (S57)."""
    return count(s, cell.block(seat) + cell.HELD, len(kinds.ARTIFACTS))
