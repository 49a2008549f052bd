"""The market: buying and selling cards, buying technology (M17, M36, M43)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.deck import cards_at, discard, draw_card, hand_of
from motherlode.games.mothership.fleet import artifact, in_game, is_npc
from motherlode.games.mothership.kinds import (
    ARTIFACT_DISCOUNT,
    BRANCH_A,
    CARD_KINDS,
    ECONOMY,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import MARKET, NEXT_TURN
from motherlode.games.mothership.parts import (
    ACTION_DECK,
    BLOCKS,
    BUY,
    CARD_BOUGHT,
    CARD_SOLD,
    PASS,
    RESEARCH,
    RESOURCES,
    SELL,
    STRIDE,
)
from motherlode.games.mothership.technology import add_research, owns, research
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State


def price(n: Numbers, s: State, seat: i64) -> i64:
    """What an Action card costs a seat (M36, Industry 3, Artifacts)."""
    base = n.cheap_card if owns(s, seat, ECONOMY, BRANCH_A, 3) else n.card_price
    return max(base - artifact(n, s, seat, ARTIFACT_DISCOUNT), 1)


def sale(n: Numbers, s: State, seat: i64, card: i64) -> i64:
    """What a card is sold for: its value, less what the seat saves on a card that it buys (M36).

    So to buy and sell pays no better with a discount than without one.
    """
    return max(n.values[card] - max(n.card_price - price(n, s, seat), 0), 0)


def add_trades(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds every way to spend or gain Resources that both kinds of turn allow."""
    mine = BLOCKS + seat * STRIDE
    if s.cells[mine + RESOURCES] >= price(n, s, seat) and cards_at(s, ACTION_DECK) > 0:
        moves.add(BUY)
    hand = hand_of(seat)
    for card in range(CARD_KINDS):
        if s.cells[hand + card] > 0:
            moves.add(SELL + card)
    add_research(n, s, seat, moves)


def is_trade(action: i64) -> bool:
    return BUY <= action < RESEARCH + 9


def trade(n: Numbers, s: State, seat: i64, action: i64, d: Dealer) -> None:
    """Does one of `add_trades`."""
    mine = BLOCKS + seat * STRIDE
    if action == BUY:
        s.cells[mine + RESOURCES] -= price(n, s, seat)
        draw_card(s, seat, d, CARD_BOUGHT)
    elif action >= RESEARCH:
        research(n, s, seat, action - RESEARCH, d)
    else:
        card = action - SELL
        paid = sale(n, s, seat, card)
        discard(s, seat, card)
        s.cells[mine + RESOURCES] += paid
        d.tell(CARD_SOLD, seat, card, paid)


@final
class Market(Step):
    """At the end of the turn of seat `a`, every other player in turn order (M17)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if seat == s.a() or not in_game(s, seat) or is_npc(s, seat):
            return
        add_trades(self.n, s, seat, moves)
        if moves.count > 0:
            moves.add(PASS)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == PASS:
            self.run(s, d)
        else:
            trade(self.n, s, s.seat(), action, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        if seat == s.a():
            s.become(NEXT_TURN, seat)
        else:
            s.become(MARKET, (seat + 1) % s.cells[SEATS], s.a())
