"""Cards, Bomb Tokens and Artifact Tiles changing hands."""

from mypy_extensions import i64

from motherlode.games.super_motherload.kinds import ARTIFACTS, CARDS
from motherlode.games.super_motherload.parts import (
    ARTIFACT_TAKEN,
    BOMB_TAKEN,
    BOMBS,
    CARD_PLAYED,
    DISCARD,
    DRAW_DECK,
    DREW,
    HELD,
    IN_HAND,
    NO_BOMB_LEFT,
    PLAYED,
    RESHUFFLED,
    SUPPLY,
    TOKENS,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State


def count(s: State, zone: i64, kinds: i64) -> i64:
    """How many things lie in a zone of counts."""
    total: i64 = 0
    for at in range(zone, zone + kinds):
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
    mine = block(seat)
    left = count(s, mine + DRAW_DECK, CARDS)
    for i in range(cards):
        if left == 0:
            left = reshuffle(s, seat, d)
            if left == 0:
                return
        kind = take_random(s, mine + DRAW_DECK, left, d)
        left -= 1
        s.cells[mine + IN_HAND + kind] += 1
        d.tell(DREW, seat, kind)


def reshuffle(s: State, seat: i64, d: Dealer) -> i64:
    """Makes the discard the new Draw Deck; gives how many cards that is."""
    cells = s.cells
    mine = block(seat)
    moved: i64 = 0
    for kind in range(CARDS):
        moved += cells[mine + DISCARD + kind]
        cells[mine + DRAW_DECK + kind] = cells[mine + DISCARD + kind]
        cells[mine + DISCARD + kind] = 0
    if moved > 0:
        d.tell(RESHUFFLED, seat, moved)
    return moved


def discard_played(s: State, seat: i64, d: Dealer) -> None:
    """The cards chosen for an action go to the discard, in the open (S26)."""
    move_played(s, seat, DISCARD)
    if d.telling:
        tell_played(s, seat, d)
    for kind in range(CARDS):
        s.cells[block(seat) + PLAYED + kind] = 0


def tell_played(s: State, seat: i64, d: Dealer) -> None:
    for kind in range(CARDS):
        for i in range(s.cells[block(seat) + PLAYED + kind]):
            d.tell(CARD_PLAYED, seat, kind)


def take_back_played(s: State, seat: i64) -> None:
    """The chosen cards return to hand: an action that leads nowhere was never begun."""
    move_played(s, seat, IN_HAND)
    for kind in range(CARDS):
        s.cells[block(seat) + PLAYED + kind] = 0


def move_played(s: State, seat: i64, zone: i64) -> None:
    cells = s.cells
    mine = block(seat)
    for kind in range(CARDS):
        cells[mine + zone + kind] += cells[mine + PLAYED + kind]


def take_bomb(s: State, seat: i64, d: Dealer) -> None:
    """A Bomb Token from the supply, if one is left (S2)."""
    if s.cells[BOMBS] == 0:
        d.tell(NO_BOMB_LEFT, seat)
        return
    s.cells[BOMBS] -= 1
    s.cells[block(seat) + TOKENS] += 1
    d.tell(BOMB_TAKEN, seat, s.cells[block(seat) + TOKENS])


def take_artifact(s: State, seat: i64, d: Dealer) -> None:
    """A face-down Artifact Tile at random, if one is left (S25)."""
    left = count(s, SUPPLY, len(ARTIFACTS))
    if left > 0:
        kind = take_random(s, SUPPLY, left, d)
        s.cells[block(seat) + HELD + kind] += 1
        d.tell(ARTIFACT_TAKEN, seat, kind)


def artifacts_held(s: State, seat: i64) -> i64:
    """How many Artifact Tiles a seat has; everybody may know that (S57)."""
    return count(s, block(seat) + HELD, len(ARTIFACTS))
