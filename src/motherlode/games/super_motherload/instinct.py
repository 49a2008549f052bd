"""A feeling for Super Motherload: dig where most lies, draw when the hand is thin, buy well.

Ratings are tenths of a dollar where they can be.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.super_motherload.buying import on_any_stack, top_card
from motherlode.games.super_motherload.cards import count
from motherlode.games.super_motherload.chances import chance
from motherlode.games.super_motherload.drilling import joins
from motherlode.games.super_motherload.goals import stack_value
from motherlode.games.super_motherload.hauls import POINT, Hauls
from motherlode.games.super_motherload.kinds import (
    BOMB_BONUS,
    BUY_ACTION,
    BUY_BOMB,
    BUY_DRAW_ONE,
    BUY_DRAW_TWO,
    BUY_DUPLICATE,
    BUY_TO_HAND,
    CARDS,
    COLUMNS,
    CORNER,
    DRAW_ONE,
    DRAW_TWO,
    DUPLICATE,
    LONGEST,
    MAJORS,
    MINERALS,
    ORIENTATIONS,
    RANKS,
    ROCK_BONUS,
    STACKS,
    WILD,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.parts import (
    BLAST,
    BOMB,
    BOUGHT,
    BUY,
    BUY_INTO_HAND,
    CLAIM_MAJOR,
    CLAIM_MINOR,
    COPY,
    CREW,
    DECLINE,
    DIG,
    DRAW,
    DRILL,
    IN_HAND,
    LEFT,
    LOOT,
    MAJOR_ROW,
    PASS,
    PLAY,
    STOW,
    SWAP_OUT,
    THROW,
    USE,
    block,
)
from motherlode.games.super_motherload.selection import (
    last_played,
    played_bonuses,
    played_icons,
)
from motherlode.kernel.rules import Instinct
from motherlode.kernel.state import State

ICON: Final = 6
"""What it costs to use up a Drill Icon."""
TOKEN: Final = 20
WORTH_DOUBLING: Final = 9
"""A Mineral worth so many dollars is worth an Artifact that duplicates it."""
FARTHEST: Final = 7
"""Longer lines than this are hardly ever worth looking for."""


@final
class SuperMotherloadInstinct(Instinct):
    def __init__(self, n: Numbers) -> None:
        self.n = n
        self.hauls = Hauls(n)

    def rate(self, s: State, action: i64) -> i64:
        """How good a legal action looks to the seat that decides."""
        seat = s.seat()
        if DIG <= action < BLAST:
            return self.rate_dig(s, seat, action - DIG)
        if BLAST <= action < STOW:
            return self.rate_blast(s, seat, action - BLAST)
        if PLAY <= action < DIG:
            return self.rate_card(s, seat, action - PLAY)
        if STOW <= action < BUY:
            return self.rate_stack(s, seat, action - STOW)
        if action < PLAY:
            return self.rate_action(s, seat, action)
        return self.rate_rest(s, seat, action)

    def rate_action(self, s: State, seat: i64, action: i64) -> i64:
        if action == DRAW:
            return self.rate_draw(s, seat)
        if DRILL <= action < BOMB:
            return self.rate_drill(s, seat, action - DRILL)
        if action >= BOMB:
            card = self.n.card(s.cells[block(seat) + CREW], action - BOMB)
            return self.hauls.best_bomb(s, self.n.pilots.pattern[card]) - TOKEN - ICON
        return -1000 if action == PASS else 0

    def rate_draw(self, s: State, seat: i64) -> i64:
        """Cards are worth more the fewer one has, and nothing when they can't be kept."""
        hand = count(s, block(seat) + IN_HAND, CARDS)
        if s.cells[LEFT] == 1 and hand >= self.n.hand_limit:
            return -100
        return 70 - 10 * hand + (15 if s.cells[LEFT] > 1 else 0)

    def rate_drill(self, s: State, seat: i64, colour: i64) -> i64:
        icons: i64 = 0
        bonuses: i64 = 0
        mine = block(seat)
        first = self.n.card(s.cells[mine + CREW], 0)
        for kind in range(CARDS):
            if s.cells[mine + IN_HAND + kind] > 0 and joins(kind, colour):
                icons += s.cells[mine + IN_HAND + kind] * self.n.pilots.icons[first + kind]
                bonuses |= self.n.pilots.bonuses[first + kind]
        return self.hauls.best_drill(s, colour, bonuses, 1, min(icons, FARTHEST), ICON)

    def rate_card(self, s: State, seat: i64, kind: i64) -> i64:
        """The best Drill that this card and later ones make, and what the card brings itself."""
        n = self.n
        mine = block(seat)
        first = n.card(s.cells[mine + CREW], 0)
        bonuses = played_bonuses(n, s, seat) | n.pilots.bonuses[first + kind]
        least = played_icons(n, s, seat) + n.pilots.icons[first + kind]
        most = least - n.pilots.icons[first + kind]
        for later in range(kind, CARDS):
            if joins(later, s.a()):
                most += s.cells[mine + IN_HAND + later] * n.pilots.icons[first + later]
                if s.cells[mine + IN_HAND + later] > 0 and least > FARTHEST:
                    bonuses |= n.pilots.bonuses[first + later]
        most = min(most, max(least, FARTHEST))
        best = self.hauls.best_drill(s, s.a(), bonuses, min(least, LONGEST), most, ICON)
        return best + self.card_bonus(first + kind) - (2 if kind >= WILD * RANKS else 0)

    def card_bonus(self, card: i64) -> i64:
        """What the Drill Bonuses of a card bring by themselves."""
        bonuses = self.n.pilots.bonuses[card]
        brings: i64 = 20 if bonuses & DRAW_ONE != 0 else 0
        brings += 40 if bonuses & DRAW_TWO != 0 else 0
        brings += TOKEN if bonuses & BOMB_BONUS != 0 else 0
        return brings

    def rate_dig(self, s: State, seat: i64, place: i64) -> i64:
        icons = played_icons(self.n, s, seat)
        cell = place // 2
        row = cell // COLUMNS
        column = cell % COLUMNS
        shape = 2 * icons - 2 + place % 2
        haul = self.hauls.under(s, shape, row, column)
        return haul - icons * ICON + self.hauls.goals(s, False, shape, row, column)

    def rate_blast(self, s: State, seat: i64, place: i64) -> i64:
        n = self.n
        pattern = n.pilots.pattern[n.card(s.cells[block(seat) + CREW], last_played(s, seat))]
        shape = n.shapes.first_turning[pattern]
        while n.shapes.turning[shape] != place % ORIENTATIONS:
            shape += 1
        cell = place // ORIENTATIONS
        row = cell // COLUMNS
        column = cell % COLUMNS
        return self.hauls.under(s, shape, row, column) + self.hauls.goals(
            s, True, shape, row, column
        )

    def rate_stack(self, s: State, seat: i64, stack: i64) -> i64:
        """Buy with little waste; else save for a card that gives much for its price."""
        n = self.n
        card = n.card(s.cells[block(seat) + CREW], top_card(s, seat, stack))
        value = stack_value(n, s, seat, stack)
        for mineral in range(len(MINERALS)):
            value += s.cells[LOOT + mineral] * n.mineral_values[mineral]
        worth = self.card_worth(s, seat, stack, card)
        if stack_value(n, s, seat, stack) == 0:
            worth += self.hauls.spreading(s)
        missing = n.pilots.cost[card] - value
        if missing <= 0:
            return 600 + worth + missing * 10
        return 300 + 20 * worth // n.pilots.cost[card] - missing * 4

    def card_worth(self, s: State, seat: i64, stack: i64, card: i64) -> i64:
        """What a card to buy is worth: points, icons, bonuses, and Majors it leads to."""
        n = self.n
        bonus = n.pilots.buy_bonus[card]
        worth = n.pilots.points[card] * POINT + n.pilots.icons[card] * 10 + self.card_bonus(card)
        worth += 40 if bonus == BUY_ACTION else 0
        worth += 20 if bonus == BUY_DRAW_ONE else 0
        worth += 40 if bonus in (BUY_DRAW_TWO, BUY_DUPLICATE) else 0
        worth += TOKEN if bonus in (BUY_BOMB, BUY_TO_HAND) else 0
        for major in range(len(MAJORS)):
            if s.cells[MAJOR_ROW + major] > 0:
                need = n.major_need[major * STACKS + stack]
                if s.cells[block(seat) + BOUGHT + stack] < need:
                    worth += n.major_points[major] * POINT // 6
        return worth

    def rate_rest(self, s: State, seat: i64, action: i64) -> i64:
        n = self.n
        if action >= THROW:
            return -self.card_in_hand(s, seat, action - THROW)
        if action == DECLINE:
            return 0
        if action >= CLAIM_MINOR:
            return n.minor_points[action - CLAIM_MINOR] * POINT
        if action >= CLAIM_MAJOR:
            return n.major_points[action - CLAIM_MAJOR] * POINT
        if action >= SWAP_OUT:
            return -n.minor_points[action - SWAP_OUT]
        if action >= COPY:
            return n.mineral_values[action - COPY] * 10
        if action >= USE:
            return self.rate_artifact(s, seat, action - USE)
        if action >= BUY_INTO_HAND:
            return (
                100
                + self.n.pilots.icons[
                    n.card(s.cells[block(seat) + CREW], top_card(s, seat, action - BUY_INTO_HAND))
                ]
            )
        return 50

    def rate_artifact(self, s: State, seat: i64, artifact: i64) -> i64:
        """All are used at once; a duplicate waits for something worth it."""
        if artifact != DUPLICATE:
            return 300
        for mineral in range(len(MINERALS)):
            if self.n.mineral_values[mineral] >= WORTH_DOUBLING and on_any_stack(s, seat, mineral):
                return 300
        return -1

    def card_in_hand(self, s: State, seat: i64, kind: i64) -> i64:
        card = self.n.card(s.cells[block(seat) + CREW], kind)
        other = self.n.pilots.bonuses[card] & (CORNER | ROCK_BONUS)
        wild: i64 = 5 if kind >= WILD * RANKS else 0
        return self.n.pilots.icons[card] * 10 + self.card_bonus(card) + wild + min(other, 5)

    def worth(self, s: State, seat: i64) -> float:
        return chance(self.n, s, seat)

    def rounds(self) -> i64:
        return 2
