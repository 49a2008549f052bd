"""Requests that wait: for news of some tables, or until the client disconnects."""

import asyncio
from collections.abc import Sequence

from motherlode.server.api.errors import TooManyRequests
from motherlode.server.api.rest.request_helpers import ApiRequest, address_of, registry_of
from motherlode.server.tables.table import Table

RETRY_SECONDS = 5.0
"""Seconds to wait for an address that has too many requests waiting for news."""


async def waiting_for_news(request: ApiRequest, tables: Sequence[Table], seconds: float) -> bool:
    """Waits for news of any of some tables, or until the client disconnects.

    False if none came in time. The number of waiting requests is limited per address.
    """
    polls, address = registry_of(request).polls, address_of(request)
    if not polls.enter(address):
        raise TooManyRequests(RETRY_SECONDS)
    registry_of(request).metrics.polls.inc()
    news = [table.subscribers.next_news() for table in tables]
    disconnected = asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait(
            (*news, disconnected), timeout=seconds, return_when=asyncio.FIRST_COMPLETED
        )
        return any(each.done() for each in news) and not disconnected.done()
    finally:
        for table, each in zip(tables, news, strict=True):
            table.subscribers.stop_waiting(each)
        disconnected.cancel()
        polls.leave(address)
        registry_of(request).metrics.polls.dec()


async def _wait_for_disconnect(request: ApiRequest) -> None:
    """Waits until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
