"""The market: buying and selling cards, buying technology, exploring (M17, M36, M43, M50)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.anytime_actions import AnytimeActions
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import (
    actions as act,
    card_prices,
    deck,
    events as event,
    fight_setup,
    fleet,
    kinds,
    planet_exploration,
    state_cells as cell,
    step_table as step,
)
from ..cards import playable
from ..kinds import CardId
from ..params import Params
from ..technology import orange_tile, research
from .base_step import MothershipStep


def add_trades(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every purchase and sale that is legal both in the own turn and in the market."""
    block = s.block(seat)
    if s.cells[block + cell.RESOURCES] >= card_prices.price(n, s, seat) and deck.has_cards(
        s, cell.ACTION_DECK
    ):
        moves.add(act.BUY)
    moves.add_counted(act.SELL, s.cells, deck.hand_of(s, seat), kinds.CARD_KINDS)
    research.add_research(n, s, seat, moves)
    if not orange_tile.why_not_buy(n, s, seat)[0]:
        moves.add(act.RECHARGE)


def why_no_trade(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> tuple[str, str]:
    """The reason and the rule why a seat can't make a purchase or sale now."""
    if verb == act.BUY:
        if not deck.has_cards(s, cell.ACTION_DECK):
            return "deck_is_out", "M36"
        return "too_expensive", "M36"
    if verb == act.SELL:
        return "card_not_held", "M36"
    if verb == act.RECHARGE:
        return orange_tile.why_not_buy(n, s, seat)
    return research.why_no_research(n, s, seat, kinds.ResearchLine(argument))


def is_trade(verb: i64) -> bool:
    """True if the verb is a purchase or a sale."""
    return verb == act.BUY or verb == act.SELL or verb == act.RESEARCH or verb == act.RECHARGE


def is_market(verb: i64) -> bool:
    """True if the verb is a purchase, a sale or an exploration."""
    return is_trade(verb) or verb == act.EXPLORE


def trade(n: Params, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
    """Carries out a purchase or a sale."""
    block = s.block(seat)
    if verb == act.BUY:
        card_prices.pay(n, s, seat)
        deck.draw_card(s, seat, d, event.CARD_BOUGHT)
    elif verb == act.RECHARGE:
        orange_tile.buy(n, s, seat, d)
    elif verb == act.RESEARCH:
        research.research(n, s, seat, kinds.ResearchLine(argument), d)
    else:
        paid = n.cards.value[argument]
        deck.discard(s, seat, CardId(argument))
        s.cells[block + cell.RESOURCES] += paid
        d.emit(event.CARD_SOLD, seat, argument, paid)


@final
class TurnMarket(AnytimeActions):
    """What the player whose turn it is may buy and sell at every decision of the turn (M36, M50).

    It is neither a play nor a pass: the pending decision stays as it is.
    """

    def __init__(self, n: Params) -> None:
        verbs = [act.BUY, act.SELL, act.RESEARCH, act.RECHARGE, act.EXPLORE]
        super().__init__([int(verb) for verb in verbs])
        self.n: Final = n

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = Seat(s.cells[TURN])
        add_trades(self.n, s, seat, moves)
        planet_exploration.add_explorations(self.n, s, seat, moves)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Buys or sells; a tile or an Artifact counts for the coming throw, or for the next one if
        the dice were thrown (M36)."""
        n = self.n
        seat = Seat(s.cells[TURN])
        coming: i64 = 0 if fight_setup.is_thrown(s) else 1
        shield = fleet.shield(n, s, seat)
        fight_setup.add_standing_buffs(n, s, -coming)
        if verb == act.EXPLORE:
            planet_exploration.explore(n, s, seat, argument, d)
        else:
            trade(n, s, seat, verb, argument, d)
        fight_setup.add_standing_buffs(n, s, coming)
        fight_setup.keep_shield_for_next_throw(s, seat, fleet.shield(n, s, seat) - shield)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        seat = Seat(s.cells[TURN])
        if verb != act.EXPLORE:
            return why_no_trade(self.n, s, seat, verb, argument)
        if not self.n.options.exploration:
            return "no_exploration", "M50"
        return planet_exploration.why_not_explore(s, seat, argument)


@final
class Market(MothershipStep):
    """At the end of a turn every other player may trade, in turn order (M17).

    Each of them is asked: a question only for those who can buy or sell would tell what they have.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if seat == s.field(step.TURN) or not fleet.in_game(s, seat) or fleet.is_npc(s, seat):
            return
        moves.add(act.PASS)
        add_trades(self.n, s, seat, moves)

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
