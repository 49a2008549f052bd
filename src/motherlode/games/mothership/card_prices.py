"""Prices of Action cards: buying, with at most one discount a turn, and selling (M36)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import TURN, Seat, State

from . import fleet, kinds, state_cells as cell
from .params import Params

LOWEST_PRICE: Final = 1


def price(n: Params, s: State, seat: Seat) -> i64:
    """The price of the next Action card for a seat.

    Tiles and Artifacts make one card cheaper in each of the owner's turns, and none at the end of
    another player's turn.
    """
    if s.cells[TURN] != seat or s.cells[s.block(seat) + cell.DISCOUNT_USED] != 0:
        return n.economy.card_price
    base = n.technology.card_price.amount(s, seat, n.economy.card_price)
    return max(base - fleet.artifact(n, s, seat, kinds.ARTIFACT_DISCOUNT), LOWEST_PRICE)


def pay(n: Params, s: State, seat: Seat) -> None:
    """Pays for an Action card; a discount is used up for this turn."""
    cost = price(n, s, seat)
    s.cells[s.block(seat) + cell.RESOURCES] -= cost
    if cost < n.economy.card_price:
        s.cells[s.block(seat) + cell.DISCOUNT_USED] = 1
