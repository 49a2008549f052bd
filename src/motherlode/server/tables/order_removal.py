"""Removes standing orders from a table: those that expired, and those that chose once."""

from motherlode.server.api.socket_schema import Order
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import TableConfig

USED_KEPT = 40
"""Used orders of a seat that are remembered: as many as it may have."""


def has_expired_orders(table: Table) -> bool:
    """True if orders that expired are still stored."""
    return any(
        table.orders_that_hold(i, seat.orders) != seat.orders
        for i, seat in enumerate(table.config.seats)
        if seat.orders
    )


async def drop_expired_orders(table: Table) -> None:
    """Removes the orders that expired; only their own seats learn of it."""

    def drop(config: TableConfig) -> None:
        for i, seat in enumerate(config.seats):
            seat.orders = table.orders_that_hold(i, seat.orders)

    await table.change_config(drop)


async def use_up(table: Table, seat: int, order: Order) -> bool:
    """Removes an order before it chooses; False if it is gone. The caller holds the lock.

    It is removed before its entry is stored: a server that stops in between loses the order and
    asks the seat, and no order ever chooses twice.
    """

    def remove(config: TableConfig) -> bool:
        owner = config.seats[seat]
        if order not in owner.orders:
            return False
        owner.orders = [other for other in owner.orders if other != order]
        owner.used_orders = [*owner.used_orders, order][-USED_KEPT:]
        return True

    return await table.change_config_locked(remove)


async def give_back(table: Table, seat: int, order: Order) -> None:
    """Puts back an order that did not choose, because another entry was first."""

    def restore(config: TableConfig) -> None:
        owner = config.seats[seat]
        owner.used_orders = [other for other in owner.used_orders if other != order]
        owner.orders = [*owner.orders, order]

    await table.change_config_locked(restore)
