"""Setting up, turn after turn, and the end (S8-S13, S53-S56)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.boards import lay_first
from motherlode.games.super_motherload.cards import count, draw_cards
from motherlode.games.super_motherload.goals import reveal_minor
from motherlode.games.super_motherload.kinds import (
    ARTIFACTS,
    CARDS,
    COLOURS,
    DECKS,
    MAJORS,
    MINORS,
    RANKS,
    TROPHY,
    TURN_FACTS,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.order import (
    ACTING,
    CLAIMING,
    PICKING_DECK,
)
from motherlode.games.super_motherload.parts import (
    ACTED,
    ALL_PASSED,
    BOMBS,
    CREW,
    DECK_PICKED,
    DISCARD,
    DISCARDED,
    DRAW_DECK,
    FACTS,
    FIRST,
    HELD,
    IDLE,
    IN_HAND,
    LAST_TURN,
    LEFT,
    MAJOR_ROW,
    MAJOR_TAKEN,
    MINOR_DECK,
    MINOR_TAKEN,
    PICK,
    POINTS,
    ROUND,
    SCORE,
    SCORED,
    SIDE,
    SUPPLY,
    THROW,
    TOKENS,
    TURN_BEGAN,
    WINS,
    WON,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, TURN, State


def fill_table(n: Numbers, s: State, d: Dealer) -> None:
    """Bomb Tokens, Artifacts and Achievements; the starting player by lot (S8, S9)."""
    cells = s.cells
    cells[FIRST] = d.below(cells[SEATS])
    cells[BOMBS] = n.bomb_tokens
    for artifact in range(len(ARTIFACTS)):
        cells[SUPPLY + artifact] = n.artifacts[artifact]
    for minor in range(len(MINORS)):
        cells[MINOR_DECK + minor] = 1
    for i in range(n.majors):
        at = d.below(len(MAJORS) - i)
        major: i64 = 0
        while cells[MAJOR_ROW + major] > 0 or at > 0:
            at -= 1 - cells[MAJOR_ROW + major]
            major += 1
        cells[MAJOR_ROW + major] = 1
    for i in range(n.minors):
        reveal_minor(s, d)


def right_of_first(s: State) -> i64:
    """The last player of a round."""
    return (s.cells[FIRST] + s.cells[SEATS] - 1) % s.cells[SEATS]


@final
class ChoosingSide(Step):
    """The player to the right of the starting player chooses the side of Depth 1 (S8)."""

    def __init__(self, name: str, n: Numbers, at_random: bool) -> None:
        super().__init__(name)
        self.n = n
        self.at_random = at_random

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(SIDE)
        moves.add(SIDE + 1)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        lay_first(self.n, s, action - SIDE, d)
        if self.at_random:
            deal_decks(self.n, s, d)
            begin_play(self.n, s, d)
        else:
            s.become(PICKING_DECK, s.seat())


def deal_decks(n: Numbers, s: State, d: Dealer) -> None:
    """Every seat gets a deck by lot, no two the same (S10)."""
    for i in range(s.cells[SEATS]):
        seat = (s.cells[FIRST] + i) % s.cells[SEATS]
        at = d.below(len(DECKS) - i)
        deck: i64 = 0
        while taken(s, deck) or at > 0:
            at -= 0 if taken(s, deck) else 1
            deck += 1
        take_deck(n, s, seat, deck, d)


def taken(s: State, deck: i64) -> bool:
    for seat in range(s.cells[SEATS]):
        if s.cells[block(seat) + CREW] == deck + 1:
            return True
    return False


def take_deck(n: Numbers, s: State, seat: i64, deck: i64, d: Dealer) -> None:
    """A seat's area: the starters as Draw Deck, a Bomb Token, four cards in hand (S10)."""
    cells = s.cells
    mine = block(seat)
    cells[mine + CREW] = deck + 1
    d.tell(DECK_PICKED, seat, deck)
    for colour in range(len(COLOURS)):
        kind = colour * RANKS
        cells[mine + DRAW_DECK + kind] = n.starters[colour]
        cells[mine + POINTS] += n.starters[colour] * n.pilots.points[deck * CARDS + kind]
    cells[mine + TOKENS] = n.first_bombs
    cells[BOMBS] -= n.first_bombs


def begin_play(n: Numbers, s: State, d: Dealer) -> None:
    """Everybody draws a first hand; the starting player begins."""
    for i in range(s.cells[SEATS]):
        draw_cards(s, (s.cells[FIRST] + i) % s.cells[SEATS], n.first_hand, d)
    begin_turn(n, s, s.cells[FIRST], d)


@final
class PickingDeck(Step):
    """Each takes one of the decks that are left, in reverse turn order (S10)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        for deck in range(len(DECKS)):
            if not taken(s, deck):
                moves.add(PICK + deck)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        take_deck(self.n, s, seat, action - PICK, d)
        if seat == s.cells[FIRST]:
            begin_play(self.n, s, d)
        else:
            s.become(PICKING_DECK, (seat + s.cells[SEATS] - 1) % s.cells[SEATS])


def begin_turn(n: Numbers, s: State, seat: i64, d: Dealer) -> None:
    """Two actions, nothing done yet; goals that are met already may be claimed (S12, S45)."""
    cells = s.cells
    cells[TURN] = seat
    if seat == cells[FIRST]:
        cells[ROUND] += 1
    cells[LEFT] = n.actions
    cells[ACTED] = 0
    cells[MAJOR_TAKEN] = 0
    cells[MINOR_TAKEN] = 0
    for fact in range(TURN_FACTS):
        cells[FACTS + fact] = 0
    d.tell(TURN_BEGAN, seat, cells[ROUND])
    s.become(ACTING, seat)
    s.push(CLAIMING, seat)


@final
class Discarding(Step):
    """At the end of a turn, discard down to five cards; then the next turn, or the end (S13).

    `a` is the kind discarded last: the order doesn't matter, so kinds go up.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        hand = block(s.seat()) + IN_HAND
        surplus = count(s, hand, CARDS) - self.n.hand_limit
        if surplus > 0:
            from_here = count(s, hand + s.a(), CARDS - s.a())
            for kind in range(s.a(), CARDS):
                if from_here >= surplus and s.cells[hand + kind] > 0:
                    moves.add(THROW + kind)
                from_here -= s.cells[hand + kind]

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        mine = block(s.seat())
        kind = action - THROW
        s.cells[mine + IN_HAND + kind] -= 1
        s.cells[mine + DISCARD + kind] += 1
        s.set_a(kind)
        d.tell(DISCARDED, s.seat(), kind)

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        seat = s.seat()
        if count(s, block(seat) + IN_HAND, CARDS) > self.n.hand_limit:
            s.set_a(0)  # only in imagined worlds: the cards from `a` on are too few
            return
        cells[IDLE] = 0 if cells[ACTED] > 0 else cells[IDLE] + 1
        if cells[IDLE] == cells[SEATS]:
            d.tell(ALL_PASSED)
        if cells[LAST_TURN] > 0 or cells[IDLE] == cells[SEATS]:
            score(self.n, s, d)
            s.end()
        else:
            begin_turn(self.n, s, (seat + 1) % cells[SEATS], d)


def score(n: Numbers, s: State, d: Dealer) -> None:
    """Pilots, Achievements and trophies; the starting player loses ties (S54, S55)."""
    cells = s.cells
    best: i64 = -1
    for seat in range(cells[SEATS]):
        mine = block(seat)
        total = cells[mine + POINTS] + cells[mine + HELD + TROPHY] * n.trophy_points
        cells[mine + SCORE] = total
        d.tell(SCORED, seat, total)
        best = max(best, total)
    tied: i64 = 0
    for seat in range(cells[SEATS]):
        tied += 1 if cells[block(seat) + SCORE] == best else 0
    for seat in range(cells[SEATS]):
        loses_tie = tied > 1 and seat == cells[FIRST]
        if cells[block(seat) + SCORE] == best and not loses_tie:
            cells[block(seat) + WON] = 1
            d.tell(WINS, seat)
