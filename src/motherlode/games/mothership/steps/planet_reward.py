"""The step in which a player chooses the reward for a captured planet (M34)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, deck, fleet, state_cells as cell, step_table as step
from ..cards import play_steps, playable
from ..kinds import CardId
from .base_step import MothershipStep


@final
class Rewarding(MothershipStep):
    """The player draws an Action card, or steals one blindly from the planet's last owner (M34).

    The roll is over, so cards of the turn may be played before the choice (M65).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        loser = Seat(s.field(step.LOSER))
        if loser < 0 or deck.cards_at(s, deck.hand_of(s, loser)) == 0 or not fleet.in_game(s, seat):
            return
        moves.add(act.STEAL)
        if deck.cards_at(s, cell.ACTION_DECK) > 0:
            moves.add(act.DRAW)
        playable.add_turn_cards(self.n, s, seat, moves)

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        return playable.why_no_use(s, card)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.PLAY:
            play_steps.declare(s, seat, CardId(argument), d)
            return
        loser = Seat(s.field(step.LOSER))
        s.pop()
        if verb == act.STEAL:
            deck.steal_card(s, seat, loser, d)
        else:
            deck.draw_card(s, seat, d)

    def run(self, s: State, d: Dealer) -> None:
        """Draws a card if there is no choice; a player whom a card put out gains nothing (M47)."""
        seat = s.seat()
        s.pop()
        if fleet.in_game(s, seat):
            deck.draw_card(s, seat, d)
