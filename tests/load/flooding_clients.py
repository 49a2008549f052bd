"""Clients that flood a server with requests, frames, bodies, logs, hints, analyses and chat.

They come from other addresses than the players: a server with default limits counts them apart.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Any

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.registry import find_game

CONNECTIONS, SOCKETS, AT_ONCE = 20, 40, 10
BATCH = 50
BREATH = 0.005
LARGE = b'{"actions":[' + b",".join([b"[]"] * 1_300_000) + b"]}"
"""A body of almost 4 MB that takes seconds to decode."""
LONG, SHORT = 1100, 60
"""Entries of records; a server replays a log of more than 1,000 in a worker."""
TRAILERS = (
    b"POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"1\r\n{\r\n0\r\n"
)
TINY_CHUNKS = b"1\r\n \r\n" * 400
TRAILER = b"".join(b"X-%d: 1\r\n" % i for i in range(400))


class Source:
    """The address of this machine from which the present flood comes: each has one of its own, so
    that none is refused for what another did."""

    def __init__(self) -> None:
        self.address = "127.0.0.2"

    def choose(self, number: int) -> None:
        self.address = f"127.0.0.{2 + number}"


SOURCE = Source()


class Tally:
    """Counts what the floods of this process sent, even those that are interrupted."""

    def __init__(self) -> None:
        self.count = 0

    def add(self, count: int = 1) -> None:
        self.count += count


SENT = Tally()


class Deaf(WSListener):
    """A socket that sends and ignores what it receives."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.gone = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        hello = f'{{"type":"hello","id":"h","token":"{self.token}"}}'
        transport.send(WSMsgType.TEXT, hello.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone.set()


async def open_deaf_socket(address: str, created: Any, seat: int) -> tuple[WSTransport, Deaf]:
    uri = f"{address.replace('http', 'ws', 1)}/api/tables/{created['table']}/socket"
    token = created["seats"][seat]["token"] if seat >= 0 else ""
    transport, listener = await ws_connect(lambda: Deaf(token), uri, local_addr=(SOURCE.address, 0))
    assert isinstance(listener, Deaf)
    return transport, listener


@asynccontextmanager
async def http_client(address: str, token: str = "") -> AsyncIterator[httpx.AsyncClient]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=SOURCE.address)
    options: dict[str, Any] = {"base_url": address, "headers": headers, "timeout": 60.0}
    async with httpx.AsyncClient(transport=transport, **options) as client:
        yield client


async def several(work: Callable[[], Awaitable[None]], count: int) -> None:
    """Runs the same flood from several connections at once."""
    await asyncio.gather(*(work() for _ in range(count)))


# --- connections and frames


async def endless_trailers(address: str, created: Any) -> None:
    """Sends requests whose trailers don't end, on many connections."""
    await endless_requests(address, TRAILERS, TRAILER)


async def tiny_chunks(address: str, created: Any) -> None:
    """Sends requests whose bodies come in chunks of a byte and don't end, on many connections."""
    await endless_requests(address, TRAILERS.removesuffix(b"0\r\n"), TINY_CHUNKS)


async def endless_requests(address: str, begin: bytes, more: bytes) -> None:
    """Sends a beginning, and then the same again and again."""
    host, port = address.removeprefix("http://").split(":")

    async def flood() -> None:
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(SOURCE.address, 0))
        with suppress(OSError):
            writer.write(begin)
            while not writer.is_closing():
                writer.write(more)
                await writer.drain()
                SENT.add()
                await asyncio.sleep(BREATH)
        writer.close()

    await several(flood, CONNECTIONS)


async def empty_continuations(address: str, created: Any) -> None:
    """Sends messages in pieces without content, on many sockets."""

    async def flood() -> None:
        transport, listener = await open_deaf_socket(address, created, -1)
        transport.send(WSMsgType.TEXT, b"", False)
        while not listener.gone.is_set():
            for _ in range(BATCH):
                transport.send(WSMsgType.CONTINUATION, b"", False)
            SENT.add(BATCH)
            await asyncio.sleep(BREATH)

    await several(flood, SOCKETS)


async def chat_messages(address: str, created: Any) -> None:
    """Sends chat messages, until the server disconnects."""
    transport, listener = await open_deaf_socket(address, created, 0)
    while not listener.gone.is_set():
        message = f'{{"type":"chat","id":"{random.getrandbits(60)}","text":"{"x" * 400}"}}'
        transport.send(WSMsgType.TEXT, message.encode())
        SENT.add()
        await asyncio.sleep(BREATH)


# --- requests


async def large_bodies(address: str, created: Any) -> None:
    """Sends records of almost 4 MB that take seconds to decode."""
    async with http_client(address) as client:

        async def flood() -> None:
            SENT.add()
            await client.post("/api/records/verify", content=LARGE)

        await several(flood, AT_ONCE)


async def long_logs(address: str, created: Any) -> None:
    """Creates tables that continue a long record, and opens them."""
    SENT.add()
    form = b'{"number":%d,"seats":[{"kind":"human"},{"kind":"human"}],"record":' % LONG
    async with http_client(address) as client:
        answer = await client.post("/api/tables/play-on", content=form + long_record(LONG) + b"}")
        made = answer.json()
        for link in made.get("seats", []):
            headers = {"Authorization": f"Bearer {link['token']}"}
            body = {name: f"{random.getrandbits(256):064x}" for name in ("entropy", "key")}
            await client.post(f"/api/tables/{made['table']}/sit", json=body, headers=headers)


async def hints(address: str, created: Any) -> None:
    """Requests hints for both seats."""

    async def flood(token: str) -> None:
        async with http_client(address, token) as client:
            for _ in range(AT_ONCE):
                SENT.add()
                await client.get(f"/api/tables/{created['table']}/hint")

    await asyncio.gather(*(flood(link["token"]) for link in created["seats"]))


async def analyses(address: str, created: Any) -> None:
    """Requests analyses of records."""
    async with http_client(address) as client:

        async def flood() -> None:
            SENT.add()
            await client.post("/api/records/analysis", content=long_record(SHORT))

        await several(flood, AT_ONCE)


async def table_games(address: str, created: Any) -> None:
    """Requests the game of a table, with all its texts and numbers."""
    async with http_client(address) as client:

        async def flood() -> None:
            SENT.add()
            await client.get(f"/api/tables/{created['table']}/game")

        await several(flood, AT_ONCE)


async def previews(address: str, created: Any) -> None:
    """Requests previews of boards that are generated first, and checks of editions."""
    async with http_client(address) as client:

        async def flood() -> None:
            SENT.add(2)
            options = {"layout": "generated", "map_seed": random.randrange(9999)}
            form = {"seats": 4, "options": options}
            await client.post("/api/games/mothership/preview", json=form)
            await client.post("/api/games/mothership/check", json={"edition": {}})

        await several(flood, AT_ONCE)


async def wrong_tokens(address: str, created: Any) -> None:
    """Asks for a table with tokens that it doesn't know."""
    tokens = [f"{random.getrandbits(60)}" for _ in range(20)]
    body = {"tables": [{"table": created["table"], "tokens": tokens}] * 40}
    async with http_client(address) as client:

        async def flood() -> None:
            SENT.add()
            await client.post("/api/my-tables", json=body)

        await several(flood, AT_ONCE)


@lru_cache(maxsize=2)
def long_record(entries: int) -> bytes:
    """A record with `entries` entries; undos keep the game from ending."""
    play, chosen = Play(find_game("karats").setup(2), bytes(32)), random.Random(5)
    while len(play.log) < entries:
        play.enter(chosen.choice(play.legal_texts()))
        if play.over():
            play.enter(f"undo {min(40, len(play.applied))}")
    return to_json(record_of(play, [Seat("Ada"), Seat("Ben")]))


FLOODS: dict[str, Callable[[str, Any], Awaitable[None]]] = {
    "endless trailers": endless_trailers,
    "tiny chunks": tiny_chunks,
    "empty continuation frames": empty_continuations,
    "chat messages": chat_messages,
    "hints": hints,
    "analyses": analyses,
    "long logs": long_logs,
    "large bodies": large_bodies,
    "games of tables": table_games,
    "previews and checks": previews,
    "wrong tokens": wrong_tokens,
}
