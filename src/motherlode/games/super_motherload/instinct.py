"""A feeling for Super Motherload: dig where most lies, draw when the hand is thin, buy well.

Ratings are tenths of a dollar where they can be.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.rules import Instinct
from motherlode.kernel.state import State

from . import (
    actions as act,
    buying,
    cards,
    cells as cell,
    chances,
    drilling,
    goals,
    kinds,
    selection,
)
from .hauls import POINT, Hauls
from .numbers import Numbers

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
        if act.DIG <= action < act.BLAST:
            return self.rate_dig(s, seat, action - act.DIG)
        if act.BLAST <= action < act.STOW:
            return self.rate_blast(s, seat, action - act.BLAST)
        if act.PLAY <= action < act.DIG:
            return self.rate_card(s, seat, action - act.PLAY)
        if act.STOW <= action < act.BUY:
            return self.rate_stack(s, seat, action - act.STOW)
        if action < act.PLAY:
            return self.rate_action(s, seat, action)
        return self.rate_rest(s, seat, action)

    def rate_action(self, s: State, seat: i64, action: i64) -> i64:
        if action == act.DRAW:
            return self.rate_draw(s, seat)
        if act.DRILL <= action < act.BOMB:
            return self.rate_drill(s, seat, action - act.DRILL)
        if action >= act.BOMB:
            card = self.n.card(s.cells[cell.block(seat) + cell.CREW], action - act.BOMB)
            return self.hauls.best_bomb(s, self.n.pilots.pattern[card]) - TOKEN - ICON
        return -1000 if action == act.PASS else 0

    def rate_draw(self, s: State, seat: i64) -> i64:
        """Cards are worth more the fewer one has, and nothing when they can't be kept."""
        hand = cards.count(s, cell.block(seat) + cell.IN_HAND, kinds.CARDS)
        if s.cells[cell.LEFT] == 1 and hand >= self.n.hand_limit:
            return -100
        return 70 - 10 * hand + (15 if s.cells[cell.LEFT] > 1 else 0)

    def rate_drill(self, s: State, seat: i64, colour: i64) -> i64:
        icons: i64 = 0
        bonuses: i64 = 0
        mine = cell.block(seat)
        first = self.n.card(s.cells[mine + cell.CREW], 0)
        for kind in range(kinds.CARDS):
            if s.cells[mine + cell.IN_HAND + kind] > 0 and drilling.joins(kind, colour):
                icons += s.cells[mine + cell.IN_HAND + kind] * self.n.pilots.icons[first + kind]
                bonuses |= self.n.pilots.bonuses[first + kind]
        return self.hauls.best_drill(s, colour, bonuses, 1, min(icons, FARTHEST), ICON)

    def rate_card(self, s: State, seat: i64, kind: i64) -> i64:
        """The best Drill that this card and later ones make, and what the card brings itself."""
        n = self.n
        mine = cell.block(seat)
        first = n.card(s.cells[mine + cell.CREW], 0)
        bonuses = selection.played_bonuses(n, s, seat) | n.pilots.bonuses[first + kind]
        least = selection.played_icons(n, s, seat) + n.pilots.icons[first + kind]
        most = least - n.pilots.icons[first + kind]
        for later in range(kind, kinds.CARDS):
            if drilling.joins(later, s.a()):
                most += s.cells[mine + cell.IN_HAND + later] * n.pilots.icons[first + later]
                if s.cells[mine + cell.IN_HAND + later] > 0 and least > FARTHEST:
                    bonuses |= n.pilots.bonuses[first + later]
        most = min(most, max(least, FARTHEST))
        best = self.hauls.best_drill(s, s.a(), bonuses, min(least, kinds.LONGEST), most, ICON)
        return best + self.card_bonus(first + kind) - (2 if kind >= kinds.WILD * kinds.RANKS else 0)

    def card_bonus(self, card: i64) -> i64:
        """What the Drill Bonuses of a card bring by themselves."""
        bonuses = self.n.pilots.bonuses[card]
        brings: i64 = 20 if bonuses & kinds.DRAW_ONE != 0 else 0
        brings += 40 if bonuses & kinds.DRAW_TWO != 0 else 0
        brings += TOKEN if bonuses & kinds.BOMB_BONUS != 0 else 0
        return brings

    def rate_dig(self, s: State, seat: i64, place: i64) -> i64:
        icons = selection.played_icons(self.n, s, seat)
        spot = place // 2
        row = spot // kinds.COLUMNS
        column = spot % kinds.COLUMNS
        shape = 2 * icons - 2 + place % 2
        haul = self.hauls.under(s, shape, row, column)
        return haul - icons * ICON + self.hauls.goals(s, False, shape, row, column)

    def rate_blast(self, s: State, seat: i64, place: i64) -> i64:
        n = self.n
        pattern = n.pilots.pattern[
            n.card(s.cells[cell.block(seat) + cell.CREW], selection.last_played(s, seat))
        ]
        shape = n.shapes.first_turning[pattern]
        while n.shapes.turning[shape] != place % kinds.ORIENTATIONS:
            shape += 1
        spot = place // kinds.ORIENTATIONS
        row = spot // kinds.COLUMNS
        column = spot % kinds.COLUMNS
        return self.hauls.under(s, shape, row, column) + self.hauls.goals(
            s, True, shape, row, column
        )

    def rate_stack(self, s: State, seat: i64, stack: i64) -> i64:
        """Buy with little waste; else save for a card that gives much for its price."""
        n = self.n
        card = n.card(s.cells[cell.block(seat) + cell.CREW], buying.top_card(s, seat, stack))
        value = goals.stack_value(n, s, seat, stack)
        for mineral in range(len(kinds.MINERALS)):
            value += s.cells[cell.LOOT + mineral] * n.mineral_values[mineral]
        worth = self.card_worth(s, seat, stack, card)
        if goals.stack_value(n, s, seat, stack) == 0:
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
        worth += 40 if bonus == kinds.BUY_ACTION else 0
        worth += 20 if bonus == kinds.BUY_DRAW_ONE else 0
        worth += 40 if bonus in (kinds.BUY_DRAW_TWO, kinds.BUY_DUPLICATE) else 0
        worth += TOKEN if bonus in (kinds.BUY_BOMB, kinds.BUY_TO_HAND) else 0
        for major in range(len(kinds.MAJORS)):
            if s.cells[cell.MAJOR_ROW + major] > 0:
                need = n.major_need[major * kinds.STACKS + stack]
                if s.cells[cell.block(seat) + cell.BOUGHT + stack] < need:
                    worth += n.major_points[major] * POINT // 6
        return worth

    def rate_rest(self, s: State, seat: i64, action: i64) -> i64:
        n = self.n
        if action >= act.THROW:
            return -self.card_in_hand(s, seat, action - act.THROW)
        if action == act.DECLINE:
            return 0
        if action >= act.CLAIM_MINOR:
            return n.minor_points[action - act.CLAIM_MINOR] * POINT
        if action >= act.CLAIM_MAJOR:
            return n.major_points[action - act.CLAIM_MAJOR] * POINT
        if action >= act.SWAP_OUT:
            return -n.minor_points[action - act.SWAP_OUT]
        if action >= act.COPY:
            return n.mineral_values[action - act.COPY] * 10
        if action >= act.USE:
            return self.rate_artifact(s, seat, action - act.USE)
        if action >= act.BUY_INTO_HAND:
            return (
                100
                + self.n.pilots.icons[
                    n.card(
                        s.cells[cell.block(seat) + cell.CREW],
                        buying.top_card(s, seat, action - act.BUY_INTO_HAND),
                    )
                ]
            )
        return 50

    def rate_artifact(self, s: State, seat: i64, artifact: i64) -> i64:
        """All are used at once; a duplicate waits for something worth it."""
        if artifact != kinds.DUPLICATE:
            return 300
        for mineral in range(len(kinds.MINERALS)):
            if self.n.mineral_values[mineral] >= WORTH_DOUBLING and buying.on_any_stack(
                s, seat, mineral
            ):
                return 300
        return -1

    def card_in_hand(self, s: State, seat: i64, kind: i64) -> i64:
        card = self.n.card(s.cells[cell.block(seat) + cell.CREW], kind)
        other = self.n.pilots.bonuses[card] & (kinds.CORNER | kinds.ROCK_BONUS)
        wild: i64 = 5 if kind >= kinds.WILD * kinds.RANKS else 0
        return self.n.pilots.icons[card] * 10 + self.card_bonus(card) + wild + min(other, 5)

    def worth(self, s: State, seat: i64) -> float:
        return chances.chance(self.n, s, seat)

    def rounds(self) -> i64:
        return 2
