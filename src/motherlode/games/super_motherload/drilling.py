"""Drill and Bomb: choosing cards, then a place (S15-S23)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.cards import take_back_played
from motherlode.games.super_motherload.covering import bomb, drill
from motherlode.games.super_motherload.digging import (
    add_places,
    drill_tool,
    free_rows,
    near_rows,
    reach,
    rows_in_play,
)
from motherlode.games.super_motherload.kinds import (
    BOMB_TOOL,
    CARDS,
    COLUMNS,
    CORNER,
    LONGEST,
    ORIENTATIONS,
    RANKS,
    ROCK_BONUS,
    WILD,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.parts import (
    BLAST,
    CREW,
    DIG,
    IN_HAND,
    PLAY,
    PLAYED,
    block,
)
from motherlode.games.super_motherload.selection import last_played, played_bonuses, played_icons
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def joins(kind: i64, colour: i64) -> bool:
    """Whether a card's icons are of the colour or wild (S15)."""
    own = kind // RANKS
    return own in (colour, WILD)


def completable(
    n: Numbers, s: State, seat: i64, colour: i64, icons: i64, bonuses: i64, kind: i64
) -> bool:
    """Whether so many icons with these bonuses fit, if need be after more cards from `kind` on.

    More cards only help by a bonus that is not there yet: they add icons.
    """
    if icons > LONGEST:
        return False
    if reach(n, s, colour, bonuses, icons) >= icons:
        return True
    mine = block(seat)
    first = n.card(s.cells[mine + CREW], 0)
    for more in range(kind, CARDS):
        if s.cells[mine + IN_HAND + more] > 0 and joins(more, colour):
            brings = n.pilots.bonuses[first + more]
            if (brings & ~bonuses) & (CORNER | ROCK_BONUS) != 0:
                total = icons + n.pilots.icons[first + more]
                if completable(n, s, seat, colour, total, bonuses | brings, more):
                    return True
    return False


def can_drill(n: Numbers, s: State, seat: i64, colour: i64) -> bool:
    """Whether some cards in hand make a legal Drill in this colour (S17)."""
    mine = block(seat)
    first = n.card(s.cells[mine + CREW], 0)
    for kind in range(CARDS):
        if s.cells[mine + IN_HAND + kind] > 0 and joins(kind, colour):
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
        icons = played_icons(n, s, seat)
        bonuses = played_bonuses(n, s, seat)
        self.add_cards(s, seat, colour, icons, bonuses, moves)
        if 0 < icons <= LONGEST:
            free = free_rows(n.boards, s, drill_tool(colour, bonuses))
            near = near_rows(s, bonuses & CORNER != 0)
            height = rows_in_play(s)
            add_places(n.shapes, 2 * icons - 2, free, near, height, DIG, 2, moves)
            if icons > 1:  # a single space lies neither way: across stands for both
                add_places(n.shapes, 2 * icons - 1, free, near, height, DIG + 1, 2, moves)

    def add_cards(
        self, s: State, seat: i64, colour: i64, icons: i64, bonuses: i64, moves: Moves
    ) -> None:
        """Adds the cards that can still lead to a legal Drill."""
        n = self.n
        mine = block(seat)
        first = n.card(s.cells[mine + CREW], 0)
        known: i64 = -1
        for kind in range(last_played(s, seat), CARDS):
            if s.cells[mine + IN_HAND + kind] > 0 and joins(kind, colour):
                total = icons + n.pilots.icons[first + kind]
                brings = n.pilots.bonuses[first + kind]
                if known < 0:
                    known = reach(n, s, colour, bonuses, LONGEST)
                if total <= known or completable(n, s, seat, colour, total, bonuses | brings, kind):
                    moves.add(PLAY + kind)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action < DIG:
            s.cells[block(seat) + IN_HAND + action - PLAY] -= 1
            s.cells[block(seat) + PLAYED + action - PLAY] += 1
            return
        place = action - DIG
        icons = played_icons(self.n, s, seat)
        shape = 2 * icons - 2 + place % 2
        cell = place // 2
        s.pop()
        drill(self.n, s, seat, shape, cell // COLUMNS, cell % COLUMNS, d)

    def run(self, s: State, d: Dealer) -> None:
        """Only in imagined worlds: cards that can't be played after all."""
        take_back_played(s, s.seat())
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
            free = free_rows(n.boards, s, BOMB_TOOL)
            near = near_rows(s, False)
            height = rows_in_play(s)
            for shape in range(shapes.first_turning[pattern], shapes.first_turning[pattern + 1]):
                first = BLAST + shapes.turning[shape]
                add_places(shapes, shape, free, near, height, first, ORIENTATIONS, moves)

    def pattern(self, s: State, seat: i64) -> i64:
        return self.n.pilots.pattern[self.n.card(s.cells[block(seat) + CREW], last_played(s, seat))]

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        place = action - BLAST
        turning = place % ORIENTATIONS
        shapes = self.n.shapes
        shape = shapes.first_turning[self.pattern(s, seat)]
        while shapes.turning[shape] != turning:
            shape += 1
        s.pop()
        cell = place // ORIENTATIONS
        bomb(self.n, s, seat, shape, cell // COLUMNS, cell % COLUMNS, d)

    def run(self, s: State, d: Dealer) -> None:
        """Only in imagined worlds: a card that can't be played after all."""
        take_back_played(s, s.seat())
        s.pop()
