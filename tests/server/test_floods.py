"""Floods from one address: the server stays up, its memory bounded, and serves the others."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from motherlode.server.net.middleware import SecurityMiddleware
from motherlode.server.settings import Limits, Settings
from tests.load.flooding_clients import FLOODS, LONG, SENT, long_record
from tests.load.launch import Server
from tests.load.misbehaving_clients import again_and_again
from tests.server.sites import Site, drive

SECONDS, LONGEST = 0.5, 30.0
"""A slow machine may need longer to open the sockets of a flood."""
MOST_GROWTH = 150_000_000
"""Bytes of memory; ten bodies of 4 MB at once are allowed."""


MOST_WAIT = 2.0
"""Seconds of the processor that the server may use while another client waits for an answer. A
busy machine makes the wait longer, but not this."""


def processor_seconds(process: psutil.Process) -> float:
    """What a server has used of the processor, in all its threads."""
    times = process.cpu_times()
    return float(times.user + times.system)


@pytest.fixture(scope="module")
def default_server(folder: Path) -> Iterator[Site]:
    """A server with default limits."""
    with Server(str(folder / "floods.db"), folder / "floods.log", []) as server:
        yield Site([server])


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_other_clients_are_served_while_one_floods_the_server(
    default_server: Site, flood: object
) -> None:
    assert callable(flood)
    long_record(LONG)  # Before the clock runs: it is made once.

    async def work() -> None:
        process = psutil.Process(default_server.servers[0].pid)
        before, sent = process.memory_info().rss, SENT.count
        async with default_server.api() as api:
            created = await api.table()
            storm = asyncio.create_task(again_and_again(api.address, created, flood, LONGEST))
            end = time.monotonic() + SECONDS
            longest = 0.0
            while not storm.done() and (SENT.count == sent or time.monotonic() < end):
                used = processor_seconds(process)
                assert (await api.http.get("/health")).status_code == 200
                longest = max(longest, processor_seconds(process) - used)
                await asyncio.sleep(0.05)
            storm.cancel()
            with suppress(asyncio.CancelledError):
                await storm
        assert SENT.count > sent
        assert longest < MOST_WAIT, "another client's request waited for the flood"
        assert process.memory_info().rss - before < MOST_GROWTH

    drive(work)
    assert "Traceback" not in default_server.logs()


def test_large_bodies_count_as_several_requests() -> None:
    async def read_body(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    limits = Limits(requests_burst=20, requests_per_second=0.001)
    middleware = SecurityMiddleware(read_body, Settings(limits=limits))

    async def status(size: int) -> int:
        sent: list[Any] = []
        scope: Any = {"type": "http", "method": "POST", "path": "/", "client": ("192.0.2.1", 1)}
        scope["headers"] = [(b"host", b"localhost")]

        async def receive() -> Any:
            return {"type": "http.request", "body": bytes(size), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await middleware(scope, receive, send)
        return int(sent[0]["status"])

    async def work() -> None:
        assert [await status(100) for _ in range(10)] == [200] * 10
        assert [await status(2_000_000), await status(100)] == [200, 429]

    drive(work)
