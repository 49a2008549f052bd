"""Buying Pilots with the Minerals on their stacks (S28-S30)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..achievement_facts import count_in_turn
from ..artifacts import held_for_buys, holds_one_for_buys, use_up
from ..kinds import Colour
from ..mineral_counts import remember_before_buy, tiles_on_stack
from ..pilot_bonuses import BuyBonus
from ..pilot_stacks import is_paid, paid_stacks, top_card
from . import anytime_actions
from .base_step import SuperMotherloadStep


@final
class Buying(SuperMotherloadStep):
    """Buy every card that is paid for, in the order that the player chooses (S30).

    A tile of a bonus or an Artifact may cause a buy of one stack only. Before each buy a seat is
    asked that holds any Artifact or could take an Achievement; if one card is paid for, `go_on`
    buys it, so that one standing order passes every such pause (S42).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        stacks = self.buyable(s)
        if stacks == 0:
            return
        only_one = stacks & (stacks - 1) == 0
        if only_one and not anytime_actions.may_use(self.params, s, s.seat()):
            return
        for i in range(kinds.COLOUR_COUNT):
            if (stacks >> i) & 1 != 0:
                moves.add(act.BUY, i)
                if holds_one_for_buys(s, s.seat()):
                    moves.add(act.BUY_INTO_HAND, i)
        if only_one:
            moves.add(act.GO_ON)

    def buyable(self, s: State) -> i64:
        """A mask with a bit for each stack with a card to buy: of all, or the one of the step."""
        if s.field(step.ALONE) == 0:
            return paid_stacks(self.params, s, s.seat())
        stack = Colour(s.field(step.STACK))
        if is_paid(self.params, s, s.seat(), stack):
            return kinds.bit_of(stack)
        return 0

    def bonus(self, s: State, stack: Colour) -> BuyBonus:
        """The Buy Bonus of a stack's top card."""
        return self.params.deck(s, s.seat()).buy[top_card(s, s.seat(), stack)]

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb not in (act.BUY, act.BUY_INTO_HAND):
            return super().explain(s, verb, argument)
        stack = Colour(argument)
        if not is_paid(self.params, s, s.seat(), stack):
            return "not_paid", "S28"
        if verb == act.BUY_INTO_HAND and not holds_one_for_buys(s, s.seat()):
            return "no_such_artifact", "S43"
        return "after_the_bonus", "S30"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.GO_ON:
            self.run(s, d)
            return
        into_hand = verb == act.BUY_INTO_HAND
        if into_hand:
            use_up(s, s.seat(), held_for_buys(s, s.seat()), d)
        self.buy(s, Colour(argument), into_hand, d)

    def run(self, s: State, d: Dealer) -> None:
        """Buys the only card that is paid for, or ends the step."""
        stacks = self.buyable(s)
        for i in range(kinds.COLOUR_COUNT):
            if (stacks >> i) & 1 != 0:
                self.buy(s, Colour(i), False, d)
                return
        s.pop()

    def buy(self, s: State, stack: Colour, into_hand: bool, d: Dealer) -> None:
        """Buys the top card of a stack; its tiles return to the supply, without change (S28)."""
        cells = s.cells
        seat = s.seat()
        block = s.block(seat)
        kind = top_card(s, seat, stack)
        bonus = self.bonus(s, stack)
        to_hand = into_hand or bonus.to_hand()
        tiles = tiles_on_stack(s, seat, stack)
        remember_before_buy(s, seat, self.params.minerals)
        for mineral in range(len(kinds.MINERALS)):
            cells[tiles + mineral] = 0
        cells[block + cell.BOUGHT + stack] += 1
        cells[block + cell.POINTS] += self.params.deck(s, seat).points[kind]
        count_in_turn(s, kinds.PILOTS, 1)
        cells[block + (cell.IN_HAND if to_hand else cell.DISCARD) + kind] += 1
        d.emit(event.BUYS, seat, kind, 1 if to_hand else 0)
        if s.field(step.ALONE) != 0:
            s.pop()
        bonus.give(s, seat, stack, d)
