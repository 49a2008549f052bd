"""The step in which a player chooses the reward for a captured planet (M34)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, deck, state_cells as cell, step_table as step
from .base_step import MothershipStep


@final
class Rewarding(MothershipStep):
    """The player draws an Action card, or steals one blindly from the planet's last owner (M34)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        loser = Seat(s.field(step.LOSER))
        if loser >= 0 and deck.cards_at(s, deck.hand_of(s, loser)) > 0:
            moves.add(act.STEAL)
            if deck.cards_at(s, cell.ACTION_DECK) > 0:
                moves.add(act.DRAW)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        loser = Seat(s.field(step.LOSER))
        s.pop()
        if verb == act.STEAL:
            deck.steal_card(s, seat, loser, d)
        else:
            deck.draw_card(s, seat, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        s.pop()
        deck.draw_card(s, seat, d)
