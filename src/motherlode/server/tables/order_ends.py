"""When standing orders end: at a time, at a turn of their seat, or after they chose once."""

from collections.abc import Sequence

from motherlode.server.api.socket_schema import Order


def is_expired(order: Order, at: int, own_turns: int) -> bool:
    """True if an order no longer holds at a time, when its seat has begun `own_turns` turns."""
    late = 0 < order.until <= at
    return late or 0 < order.until_turn <= own_turns


def not_expired(orders: Sequence[Order], at: int, own_turns: int) -> list[Order]:
    """The orders of a seat that still hold."""
    return [order for order in orders if not is_expired(order, at, own_turns)]
