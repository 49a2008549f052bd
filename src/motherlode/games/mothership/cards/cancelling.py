"""The card that cancels another card (M30)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import events as event, step_table as step
from ..params import Params
from .base_card import NO_NUMBER, Card


class CancellingCard(Card):
    """A card that cancels the card declared last."""

    def why_barred(self, s: State, seat: Seat) -> tuple[str, str]:
        return "nothing_to_cancel", "M30"

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Cancel an Action card that was just declared, in any player's turn."""
        d.emit(event.CARD_CANCELLED, seat, s.field(step.CARD))
        s.pop()  # the frame of the cancelled card


CARDS: Final[list[Card]] = [CancellingCard("noooooooooooo", NO_NUMBER)]
