"""Idle connections: an address with too many is refused, and nobody else is affected."""

import asyncio
import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from motherlode.server.net.connection_limit import SPARE, ConnectionLimit
from motherlode.server.settings import Settings
from tests.load.launch import Server
from tests.server.sites import Site, drive

MOST, POLLS = 12, 3
SECONDS = 1.5
GIVEN = ["--connections", str(MOST), "--polls", str(POLLS), "--requests", "0", "--rate", "0"]
GIVEN += ["--header-seconds", "1", "--body-seconds", "1", "--grace", "0"]
HERE, THERE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine: somebody else's, and the offender's."""
HEALTH = "GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(scope="module")
def guarded(folder: Path) -> Iterator[Site]:
    """A server that allows few connections."""
    with Server(str(folder / "guarded.db"), folder / "guarded.log", GIVEN) as server:
        yield Site([server])


async def send_raw(site: Site, sent: str, address: str = THERE) -> Ends:
    port = site.servers[0].port
    ends = await asyncio.open_connection(HERE, port, local_addr=(address, 0))
    ends[1].write(sent.encode())
    return ends


async def read_reply(ends: Ends) -> str:
    """Everything received until the connection ends."""
    try:
        return (await asyncio.wait_for(ends[0].read(), 5.0)).decode()
    except ConnectionError:
        return ""
    finally:
        ends[1].close()


async def status(site: Site, address: str, path: str = "/health") -> int:
    """The status line that answers a complete request."""
    lines = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    reply = await read_reply(await send_raw(site, lines, address))
    return int(reply.split()[1]) if reply else 0


async def until_served(site: Site) -> None:
    while await status(site, THERE) != 200:
        await asyncio.sleep(0.05)


def test_too_many_connections_of_one_address_affect_no_other_address(guarded: Site) -> None:
    async def work() -> None:
        await until_served(guarded)
        held = [await send_raw(guarded, HEALTH) for i in range(MOST)]
        assert await status(guarded, THERE) == 429
        more = [await send_raw(guarded, "") for i in range(2 * SPARE)]
        began = time.monotonic()
        assert [await status(guarded, HERE) for i in range(5)] == [200] * 5
        assert time.monotonic() - began < SECONDS
        reply = await asyncio.gather(*map(read_reply, more))
        assert reply.count("") >= SPARE  # Not even room for a refusal.
        assert all(answer.startswith("HTTP/1.1 429 ") for answer in reply if answer)
        for ends in held:
            ends[1].close()
        await until_served(guarded)

    drive(work)


def test_an_address_over_its_limit_gets_429_with_the_reason(guarded: Site) -> None:
    async def work() -> None:
        await until_served(guarded)
        held = [await send_raw(guarded, "") for i in range(MOST)]
        head, body = (await read_reply(await send_raw(guarded, HEALTH + "\r\n"))).split("\r\n\r\n")
        assert {"retry-after: 5", "connection: close"} <= set(head.split("\r\n"))
        assert json.loads(body)["code"] == "throttled"
        for ends in held:
            ends[1].close()

    drive(work)


UNUSED, USED = "", HEALTH + "\r\n"
HALVES = [(before, sent) for before in (UNUSED, USED) for sent in ("\r\n", HEALTH, POST)]


@pytest.mark.parametrize(("before", "sent"), [(UNUSED, ""), *HALVES])
def test_a_request_that_does_not_arrive_in_time_gets_408(
    guarded: Site, before: str, sent: str
) -> None:
    async def work() -> None:
        await until_served(guarded)
        ends = await send_raw(guarded, before)
        if before:
            assert b" 200 " in await ends[0].readline()
            await asyncio.sleep(0.1)
        ends[1].write(sent.encode())
        began = time.monotonic()
        reply = await read_reply(ends)
        assert 0.8 < time.monotonic() - began < 4.0
        assert sent == POST or "HTTP/1.1 408 " in reply
        assert await status(guarded, THERE) == 200

    drive(work)


UNREADABLE = (
    "no such thing\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: nonsense\r\n\r\n",
    HEALTH + "Content-Length: none\r\n\r\n",
)


def test_unreadable_requests_are_not_logged_and_every_log_line_is_json(
    guarded: Site, folder: Path
) -> None:
    async def work() -> None:
        await until_served(guarded)
        for sent in UNREADABLE:
            ends = await send_raw(guarded, sent)
            await asyncio.wait_for(ends[0].readline(), 5.0)
            ends[1].close()
        for i in range(8):  # They ask for much, and are gone before the answer.
            ends = await send_raw(guarded, (HEALTH + "\r\n") * 50)
            ends[1].transport.abort()
        assert await status(guarded, HERE) == 200

    lines = (folder / "guarded.log").read_text().splitlines()
    drive(work)
    reply = [json.loads(line) for line in (folder / "guarded.log").read_text().splitlines()]
    assert [line for line in reply[len(lines) :] if line["level"] == "error"] == []


async def socket_of(site: Site, table: str) -> ClientConnection:
    uri = f"{site.address().replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(uri, local_addr=(THERE, 0))
    await socket.send(json.dumps({"type": "hello", "id": "h", "token": ""}))
    return socket


def test_sockets_count_as_connections_until_they_close(guarded: Site) -> None:
    async def work() -> None:
        await until_served(guarded)
        async with guarded.api() as api:
            table = (await api.table())["table"]
        sockets = [await socket_of(guarded, table) for i in range(MOST)]
        await asyncio.sleep(SECONDS)
        assert await status(guarded, THERE) == 429
        assert await status(guarded, HERE) == 200
        await sockets[0].send('{"type":"ping","id":"p"}')
        while "ok" not in str(await sockets[0].recv()):
            pass
        for socket in sockets:
            await socket.close()
        await until_served(guarded)

    drive(work)


def test_long_polls_of_one_address_are_limited(guarded: Site) -> None:
    async def work() -> None:
        await until_served(guarded)
        async with guarded.api() as api:
            table = (await api.table())["table"]
        path = f"/api/tables/{table}/state?after=5&wait="
        polls = [asyncio.ensure_future(status(guarded, THERE, f"{path}3")) for i in range(POLLS)]
        await asyncio.sleep(SECONDS)
        assert await status(guarded, THERE, f"{path}3") == 429
        assert await status(guarded, THERE, f"{path}0") == 200
        assert await status(guarded, HERE, f"{path}0.1") == 200
        assert await asyncio.gather(*polls) == [200] * POLLS
        assert await status(guarded, THERE, f"{path}0.1") == 200

    drive(work)


def test_a_disconnected_long_poll_no_longer_counts(guarded: Site) -> None:
    async def work() -> None:
        await until_served(guarded)
        async with guarded.api() as api:
            table = (await api.table())["table"]
        path = f"/api/tables/{table}/state?after=5&wait="
        asking = f"GET {path}25 HTTP/1.1\r\nHost: localhost\r\n\r\n"
        polls = [await send_raw(guarded, asking) for _ in range(POLLS)]
        await asyncio.sleep(SECONDS)
        assert await status(guarded, THERE, f"{path}0.1") == 429
        for _, writer in polls:
            writer.transport.abort()
        await asyncio.sleep(SECONDS)
        assert await status(guarded, THERE, f"{path}0.1") == 200

    drive(work)


def test_connections_of_a_trusted_proxy_are_not_counted() -> None:
    limit = ConnectionLimit(Settings(trusted_proxies="10.0.0.0/8,127.0.0.9"))
    assert [limit.is_counted(address) for address in ("10.1.2.3", "127.0.0.9", HERE)] == [
        False,
        False,
        True,
    ]
    assert ConnectionLimit(Settings()).is_counted(HERE)


def test_the_limit_of_open_files_is_raised_to_the_systems_maximum() -> None:
    module = "motherlode.server.net.listen_addresses"
    code = f"from {module} import raise_file_limit; print(raise_file_limit())"
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))

    reply = subprocess.run(
        [sys.executable, "-c", code], preexec_fn=few, capture_output=True, check=True
    )
    assert int(reply.stdout) == hard > 256
