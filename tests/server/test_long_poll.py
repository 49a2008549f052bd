"""Requests that wait for news miss none."""

import asyncio
from types import SimpleNamespace
from typing import Any

from motherlode.server.api.rest.waiting import waiting_for_news
from motherlode.server.metrics import Metrics
from motherlode.server.net.rate_limits import AddressCounter
from motherlode.server.tables.subscribers import Subscribers
from tests.server.sites import drive


def request_that_stays() -> Any:
    """A request whose client never disconnects."""
    registry = SimpleNamespace(polls=AddressCounter(1), metrics=Metrics())
    app = SimpleNamespace(state=SimpleNamespace(registry=registry))
    return SimpleNamespace(app=app, client=None, receive=asyncio.Event().wait)


def test_news_right_after_a_request_begins_to_wait_is_not_missed() -> None:
    """The news comes in the same round of the event loop, before any other task starts."""

    async def work() -> None:
        table: Any = SimpleNamespace(subscribers=Subscribers())
        waiting = asyncio.create_task(waiting_for_news(request_that_stays(), [table], 3600))
        asyncio.get_running_loop().call_soon(table.subscribers.wake)
        await asyncio.wait_for(waiting, 20)
        assert not table.subscribers.busy()

    drive(work)


def test_a_long_poll_without_news_ends_after_its_seconds() -> None:
    async def work() -> None:
        table: Any = SimpleNamespace(subscribers=Subscribers())
        await asyncio.wait_for(waiting_for_news(request_that_stays(), [table], 0.01), 20)
        assert not table.subscribers.busy()

    drive(work)
