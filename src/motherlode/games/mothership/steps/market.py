"""The market: buying and selling cards, buying technology (M17, M36, M43)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    cells as cell,
    deck,
    events as event,
    fleet,
    kinds,
    step_table as step,
)
from ..cards import playable
from ..kinds import CardId
from ..params import Params
from ..technology import research
from .base_step import MothershipStep


def price(n: Params, s: State, seat: Seat) -> i64:
    """The price of an Action card for a seat (M36, Industry 3, Artifacts)."""
    base = n.technology.card_price.amount(s, seat, n.economy.card_price)
    return max(base - fleet.artifact(n, s, seat, kinds.ARTIFACT_DISCOUNT), 1)


def sale_price(n: Params, s: State, seat: Seat, card: CardId) -> i64:
    """The sale price of a card: its value, less the seat's discount on buying (M36).

    So a discount does not make buying and selling profitable.
    """
    return max(n.cards.value[card] - max(n.economy.card_price - price(n, s, seat), 0), 0)


def add_trades(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every purchase and sale that is legal both in the own turn and in the market."""
    block = s.block(seat)
    if (
        s.cells[block + cell.RESOURCES] >= price(n, s, seat)
        and deck.cards_at(s, cell.ACTION_DECK) > 0
    ):
        moves.add(act.BUY)
    moves.add_counted(act.SELL, s.cells, deck.hand_of(s, seat), kinds.CARD_KINDS)
    research.add_research(n, s, seat, moves)


def why_no_trade(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> tuple[str, str]:
    """The reason and the rule why a seat can't make a purchase or sale now."""
    if verb == act.BUY:
        if deck.cards_at(s, cell.ACTION_DECK) == 0:
            return "deck_is_out", "M36"
        return "too_expensive", "M36"
    if verb == act.SELL:
        return "card_not_held", "M36"
    return research.why_no_research(n, s, seat, kinds.ResearchLine(argument))


def is_trade(verb: i64) -> bool:
    """True if the verb is a purchase or a sale."""
    return verb == act.BUY or verb == act.SELL or verb == act.RESEARCH


def trade(n: Params, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
    """Carries out a purchase or a sale."""
    block = s.block(seat)
    if verb == act.BUY:
        s.cells[block + cell.RESOURCES] -= price(n, s, seat)
        deck.draw_card(s, seat, d, event.CARD_BOUGHT)
    elif verb == act.RESEARCH:
        research.research(n, s, seat, kinds.ResearchLine(argument), d)
    else:
        paid = sale_price(n, s, seat, CardId(argument))
        deck.discard(s, seat, CardId(argument))
        s.cells[block + cell.RESOURCES] += paid
        d.emit(event.CARD_SOLD, seat, argument, paid)


@final
class Market(MothershipStep):
    """At the end of a turn every other player may trade, in turn order (M17)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if seat == s.field(step.TURN) or not fleet.in_game(s, seat) or fleet.is_npc(s, seat):
            return
        add_trades(self.n, s, seat, moves)
        if moves.count > 0:
            moves.add(act.PASS)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if is_trade(verb):
            return why_no_trade(self.n, s, s.seat(), verb, argument)
        return super().explain(s, verb, argument)

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        return playable.why_no_use(s, card)

    def unless_own_turn(self, reason: str) -> str:
        return "only_in_own_turn"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.PASS:
            self.run(s, d)
        else:
            trade(self.n, s, s.seat(), verb, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        if seat == s.field(step.TURN):
            s.become(step.NEXT_TURN, seat)
        else:
            s.become(step.MARKET, s.next_seat(seat), s.field(step.TURN))
