"""Drill and Bomb: choosing cards, then a place (S15-S23)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from . import actions as act, cards, cells as cell, covering, digging, kinds, selection
from .numbers import Numbers


def joins(kind: i64, colour: i64) -> bool:
    """Whether a card's icons are of the colour or wild (S15)."""
    own = kind // kinds.RANKS
    return own in (colour, kinds.WILD)


def completable(
    n: Numbers, s: State, seat: i64, colour: i64, icons: i64, bonuses: i64, kind: i64
) -> bool:
    """Whether so many icons with these bonuses fit, if need be after more cards from `kind` on.

    More cards only help by a bonus that is not there yet: they add icons.
    """
    if icons > kinds.LONGEST:
        return False
    if digging.reach(n, s, colour, bonuses, icons) >= icons:
        return True
    mine = cell.block(seat)
    first = n.card(s.cells[mine + cell.CREW], 0)
    for more in range(kind, kinds.CARDS):
        if s.cells[mine + cell.IN_HAND + more] > 0 and joins(more, colour):
            brings = n.pilots.bonuses[first + more]
            if (brings & ~bonuses) & (kinds.CORNER | kinds.ROCK_BONUS) != 0:
                total = icons + n.pilots.icons[first + more]
                if completable(n, s, seat, colour, total, bonuses | brings, more):
                    return True
    return False


def can_drill(n: Numbers, s: State, seat: i64, colour: i64) -> bool:
    """Whether some cards in hand make a legal Drill in this colour (S17)."""
    mine = cell.block(seat)
    first = n.card(s.cells[mine + cell.CREW], 0)
    for kind in range(kinds.CARDS):
        if s.cells[mine + cell.IN_HAND + kind] > 0 and joins(kind, colour):
            icons = n.pilots.icons[first + kind]
            if completable(n, s, seat, colour, icons, n.pilots.bonuses[first + kind], kind):
                return True
    return False


@final
class Selecting(Step):
    """Choose cards for a Drill in colour `a`, or a place for those chosen (S15, S16)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        colour = s.a()
        icons = selection.played_icons(n, s, seat)
        bonuses = selection.played_bonuses(n, s, seat)
        self.add_cards(s, seat, colour, icons, bonuses, moves)
        if 0 < icons <= kinds.LONGEST:
            free = digging.free_rows(n.boards, s, digging.drill_tool(colour, bonuses))
            near = digging.near_rows(s, bonuses & kinds.CORNER != 0)
            height = digging.rows_in_play(s)
            digging.add_places(n.shapes, 2 * icons - 2, free, near, height, act.DIG, 2, moves)
            if icons > 1:  # a single space lies neither way: across stands for both
                digging.add_places(
                    n.shapes, 2 * icons - 1, free, near, height, act.DIG + 1, 2, moves
                )

    def add_cards(
        self, s: State, seat: i64, colour: i64, icons: i64, bonuses: i64, moves: Moves
    ) -> None:
        """Adds the cards that can still lead to a legal Drill."""
        n = self.n
        mine = cell.block(seat)
        first = n.card(s.cells[mine + cell.CREW], 0)
        known: i64 = -1
        for kind in range(selection.last_played(s, seat), kinds.CARDS):
            if s.cells[mine + cell.IN_HAND + kind] > 0 and joins(kind, colour):
                total = icons + n.pilots.icons[first + kind]
                brings = n.pilots.bonuses[first + kind]
                if known < 0:
                    known = digging.reach(n, s, colour, bonuses, kinds.LONGEST)
                if total <= known or completable(n, s, seat, colour, total, bonuses | brings, kind):
                    moves.add(act.PLAY + kind)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action < act.DIG:
            s.cells[cell.block(seat) + cell.IN_HAND + action - act.PLAY] -= 1
            s.cells[cell.block(seat) + cell.PLAYED + action - act.PLAY] += 1
            return
        place = action - act.DIG
        icons = selection.played_icons(self.n, s, seat)
        shape = 2 * icons - 2 + place % 2
        spot = place // 2
        s.pop()
        covering.drill(self.n, s, seat, shape, spot // kinds.COLUMNS, spot % kinds.COLUMNS, d)

    def run(self, s: State, d: Dealer) -> None:
        """Only in imagined worlds: cards that can't be played after all."""
        cards.take_back_played(s, s.seat())
        s.pop()


@final
class Blasting(Step):
    """Choose where the Bomb Pattern of the chosen card goes, and how it is turned (S19)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        pattern = self.pattern(s, seat)
        if pattern >= 0:
            shapes = n.shapes
            free = digging.free_rows(n.boards, s, kinds.BOMB_TOOL)
            near = digging.near_rows(s, False)
            height = digging.rows_in_play(s)
            for shape in range(shapes.first_turning[pattern], shapes.first_turning[pattern + 1]):
                first = act.BLAST + shapes.turning[shape]
                digging.add_places(
                    shapes, shape, free, near, height, first, kinds.ORIENTATIONS, moves
                )

    def pattern(self, s: State, seat: i64) -> i64:
        return self.n.pilots.pattern[
            self.n.card(s.cells[cell.block(seat) + cell.CREW], selection.last_played(s, seat))
        ]

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        place = action - act.BLAST
        turning = place % kinds.ORIENTATIONS
        shapes = self.n.shapes
        shape = shapes.first_turning[self.pattern(s, seat)]
        while shapes.turning[shape] != turning:
            shape += 1
        s.pop()
        spot = place // kinds.ORIENTATIONS
        covering.bomb(self.n, s, seat, shape, spot // kinds.COLUMNS, spot % kinds.COLUMNS, d)

    def run(self, s: State, d: Dealer) -> None:
        """Only in imagined worlds: a card that can't be played after all."""
        cards.take_back_played(s, s.seat())
        s.pop()
