"""Setting up, turn after turn, and the end (S8-S13, S53-S56)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, TURN, State

from . import (
    actions as act,
    boards,
    cards,
    cells as cell,
    events as event,
    goals,
    kinds,
    step_table as step,
)
from .numbers import Numbers


def fill_table(n: Numbers, s: State, d: Dealer) -> None:
    """Bomb Tokens, Artifacts and Achievements; the starting player by lot (S8, S9)."""
    cells = s.cells
    cells[cell.FIRST] = d.below(cells[SEATS])
    cells[cell.BOMBS] = n.bomb_tokens
    for artifact in range(len(kinds.ARTIFACTS)):
        cells[cell.SUPPLY + artifact] = n.artifacts[artifact]
    for minor in range(len(kinds.MINORS)):
        cells[cell.MINOR_DECK + minor] = 1
    for i in range(n.majors):
        at = d.below(len(kinds.MAJORS) - i)
        major: i64 = 0
        while cells[cell.MAJOR_ROW + major] > 0 or at > 0:
            at -= 1 - cells[cell.MAJOR_ROW + major]
            major += 1
        cells[cell.MAJOR_ROW + major] = 1
    for i in range(n.minors):
        goals.reveal_minor(s, d)


def right_of_first(s: State) -> i64:
    """The last player of a round."""
    return (s.cells[cell.FIRST] + s.cells[SEATS] - 1) % s.cells[SEATS]


@final
class ChoosingSide(Step):
    """The player to the right of the starting player chooses the side of Depth 1 (S8)."""

    def __init__(self, name: str, n: Numbers, at_random: bool) -> None:
        super().__init__(name)
        self.n = n
        self.at_random = at_random

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(act.SIDE)
        moves.add(act.SIDE + 1)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        boards.lay_first(self.n, s, action - act.SIDE, d)
        if self.at_random:
            deal_decks(self.n, s, d)
            begin_play(self.n, s, d)
        else:
            s.become(step.PICKING_DECK, s.seat())


def deal_decks(n: Numbers, s: State, d: Dealer) -> None:
    """Every seat gets a deck by lot, no two the same (S10)."""
    for i in range(s.cells[SEATS]):
        seat = (s.cells[cell.FIRST] + i) % s.cells[SEATS]
        at = d.below(len(kinds.DECKS) - i)
        deck: i64 = 0
        while taken(s, deck) or at > 0:
            at -= 0 if taken(s, deck) else 1
            deck += 1
        take_deck(n, s, seat, deck, d)


def taken(s: State, deck: i64) -> bool:
    for seat in range(s.cells[SEATS]):
        if s.cells[cell.block(seat) + cell.CREW] == deck + 1:
            return True
    return False


def take_deck(n: Numbers, s: State, seat: i64, deck: i64, d: Dealer) -> None:
    """A seat's area: the starters as Draw Deck, a Bomb Token, four cards in hand (S10)."""
    cells = s.cells
    mine = cell.block(seat)
    cells[mine + cell.CREW] = deck + 1
    d.tell(event.DECK_PICKED, seat, deck)
    for colour in range(len(kinds.COLOURS)):
        kind = colour * kinds.RANKS
        cells[mine + cell.DRAW_DECK + kind] = n.starters[colour]
        cells[mine + cell.POINTS] += n.starters[colour] * n.pilots.points[deck * kinds.CARDS + kind]
    cells[mine + cell.TOKENS] = n.first_bombs
    cells[cell.BOMBS] -= n.first_bombs


def begin_play(n: Numbers, s: State, d: Dealer) -> None:
    """Everybody draws a first hand; the starting player begins."""
    for i in range(s.cells[SEATS]):
        cards.draw_cards(s, (s.cells[cell.FIRST] + i) % s.cells[SEATS], n.first_hand, d)
    begin_turn(n, s, s.cells[cell.FIRST], d)


@final
class PickingDeck(Step):
    """Each takes one of the decks that are left, in reverse turn order (S10)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        for deck in range(len(kinds.DECKS)):
            if not taken(s, deck):
                moves.add(act.PICK + deck)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        take_deck(self.n, s, seat, action - act.PICK, d)
        if seat == s.cells[cell.FIRST]:
            begin_play(self.n, s, d)
        else:
            s.become(step.PICKING_DECK, (seat + s.cells[SEATS] - 1) % s.cells[SEATS])


def begin_turn(n: Numbers, s: State, seat: i64, d: Dealer) -> None:
    """Two actions, nothing done yet; goals that are met already may be claimed (S12, S45)."""
    cells = s.cells
    cells[TURN] = seat
    if seat == cells[cell.FIRST]:
        cells[cell.ROUND] += 1
    cells[cell.LEFT] = n.actions
    cells[cell.ACTED] = 0
    cells[cell.MAJOR_TAKEN] = 0
    cells[cell.MINOR_TAKEN] = 0
    for fact in range(kinds.TURN_FACTS):
        cells[cell.FACTS + fact] = 0
    d.tell(event.TURN_BEGAN, seat, cells[cell.ROUND])
    s.become(step.ACTING, seat)
    s.push(step.CLAIMING, seat)


@final
class Discarding(Step):
    """At the end of a turn, discard down to five cards; then the next turn, or the end (S13).

    `a` is the kind discarded last: the order doesn't matter, so kinds go up.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        hand = cell.block(s.seat()) + cell.IN_HAND
        surplus = cards.count(s, hand, kinds.CARDS) - self.n.hand_limit
        if surplus > 0:
            from_here = cards.count(s, hand + s.a(), kinds.CARDS - s.a())
            for kind in range(s.a(), kinds.CARDS):
                if from_here >= surplus and s.cells[hand + kind] > 0:
                    moves.add(act.THROW + kind)
                from_here -= s.cells[hand + kind]

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        mine = cell.block(s.seat())
        kind = action - act.THROW
        s.cells[mine + cell.IN_HAND + kind] -= 1
        s.cells[mine + cell.DISCARD + kind] += 1
        s.set_a(kind)
        d.tell(event.DISCARDED, s.seat(), kind)

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        seat = s.seat()
        if cards.count(s, cell.block(seat) + cell.IN_HAND, kinds.CARDS) > self.n.hand_limit:
            s.set_a(0)  # only in imagined worlds: the cards from `a` on are too few
            return
        cells[cell.IDLE] = 0 if cells[cell.ACTED] > 0 else cells[cell.IDLE] + 1
        if cells[cell.IDLE] == cells[SEATS]:
            d.tell(event.ALL_PASSED)
        if cells[cell.LAST_TURN] > 0 or cells[cell.IDLE] == cells[SEATS]:
            score(self.n, s, d)
            s.end()
        else:
            begin_turn(self.n, s, (seat + 1) % cells[SEATS], d)


def score(n: Numbers, s: State, d: Dealer) -> None:
    """Pilots, Achievements and trophies; the starting player loses ties (S54, S55)."""
    cells = s.cells
    best: i64 = -1
    for seat in range(cells[SEATS]):
        mine = cell.block(seat)
        total = cells[mine + cell.POINTS] + cells[mine + cell.HELD + kinds.TROPHY] * n.trophy_points
        cells[mine + cell.SCORE] = total
        d.tell(event.SCORED, seat, total)
        best = max(best, total)
    tied: i64 = 0
    for seat in range(cells[SEATS]):
        tied += 1 if cells[cell.block(seat) + cell.SCORE] == best else 0
    for seat in range(cells[SEATS]):
        loses_tie = tied > 1 and seat == cells[cell.FIRST]
        if cells[cell.block(seat) + cell.SCORE] == best and not loses_tie:
            cells[cell.block(seat) + cell.WON] = 1
            d.tell(event.WINS, seat)
