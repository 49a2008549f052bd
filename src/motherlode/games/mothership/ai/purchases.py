"""How the heuristic rates what can be bought and sold, in a dogfight too (M36, M66)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import actions as act, deck, kinds, state_cells as cell, step_table as step
from ..cards import catalogue
from ..kinds import CardId, ResearchLine
from ..params import Params
from ..technology import orange_tile, research
from . import reactions

LARGE_HAND: Final = 6
NOT_HERE: Final = -10_000
"""The rating of a purchase that can wait until the pending question is answered."""
LIKELY_CARD: Final = 15
"""The least percentage of unseen cards that would help, for which a bot buys one in a dogfight."""
COMBAT: Final[i64] = kinds.CATEGORIES.index("combat")


def rate_purchase(n: Params, s: State, seat: Seat, pending: i64, verb: i64, argument: i64) -> i64:
    """Rates a purchase or a sale: in the menu and the market, and where it helps in a dogfight."""
    if pending == step.TURN_MENU or pending == step.MARKET:
        return rate_trade(n, s, seat, verb, argument)
    if pending == step.BEFORE_ROLL:
        return rate_before_roll(n, s, seat, verb, argument)
    if verb == act.BUY and pending == step.AFTER_ROLL and reactions.is_losing(s, seat):
        return 1 if percent_of_helpful_cards(n, s, seat, pending) >= LIKELY_CARD else NOT_HERE
    if verb == act.BUY and pending == step.ON_LOSS:
        return 1 if percent_of_helpful_cards(n, s, seat, pending) >= LIKELY_CARD else NOT_HERE
    return NOT_HERE


def rate_trade(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
    """Rates trades: technology first, then cards up to a small hand; sells from a full hand."""
    if verb == act.RESEARCH:
        return 400
    if verb == act.EXPLORE:
        return 380
    cards = deck.cards_at(s, deck.hand_of(s, seat))
    if verb == act.BUY:
        return 350 if cards < 3 else -1
    if verb == act.RECHARGE:
        return 345 if wants_orange_tile(n, s, seat) else -1
    return 10 - n.cards.value[argument] if cards > LARGE_HAND else -5


def wants_orange_tile(n: Params, s: State, seat: Seat) -> bool:
    """True if no purchase lies open and enough is left for a card."""
    rest = s.cells[s.block(seat) + cell.RESOURCES] - n.technology.orange_price
    return orange_tile.bought_ahead(s, seat) == 0 and rest >= n.economy.card_price


def rate_before_roll(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
    """Rates purchases before the roll: a combat tile, or a card if enough of them would help."""
    if verb == act.SELL or verb == act.EXPLORE or not reactions.wants_help(n, s, seat):
        return NOT_HERE
    if verb == act.RESEARCH:
        return 2 if research.category_of(ResearchLine(argument)) == COMBAT else NOT_HERE
    if verb == act.RECHARGE:
        return 2 if orange_tile.bought_ahead(s, seat) == 0 else NOT_HERE
    helpful = percent_of_helpful_cards(n, s, seat, step.BEFORE_ROLL)
    return 1 if helpful >= LIKELY_CARD else NOT_HERE


def percent_of_helpful_cards(n: Params, s: State, seat: Seat, window: i64) -> i64:
    """The percentage of the cards that a seat has not seen which it could play in a window."""
    helpful: i64 = 0
    unseen: i64 = 0
    for card in range(kinds.CARD_KINDS):
        seen = s.cells[cell.DISCARD + card] + s.cells[deck.hand_of(s, seat) + card]
        left = n.cards.count[card] - seen
        unseen += left
        if left > 0 and is_helpful(n, s, seat, CardId(card), window):
            helpful += left
    return 100 * helpful // max(unseen, 1)


def is_helpful(n: Params, s: State, seat: Seat, card: CardId, window: i64) -> bool:
    """True if a bot could use a card in a window of this fight: before or after the roll, on a
    loss."""
    if window == step.BEFORE_ROLL:
        helps = catalogue.CARDS[card].wanted_before_roll(s, seat)
        return helps and catalogue.CARDS[card].usable_before_roll(n, s, seat)
    if window == step.AFTER_ROLL:
        for after in catalogue.AFTER_ROLL:
            if after.id == card:
                return after.usable_after_roll(s, seat)
        return False
    for on_loss in catalogue.ON_LOSS:
        if on_loss.id == card:
            return on_loss.usable_on_loss(n, s, seat)
    return False
