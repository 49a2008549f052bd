"""A bad network for tests: a proxy that delays, cuts and drops data, and clients that reconnect."""

import asyncio
import random
import secrets
import time
from typing import Any

from websockets.exceptions import WebSocketException

from tests.load.client import Api, Follower
from tests.load.history_checker import history_faults
from tests.server.play import asked_seat

DELAY = 0.02
CUT = 0.02
SWALLOW = 0.005
"""How likely a piece of data is the last of a connection that then stays half open."""
ANSWER_SECONDS = 1.0
AWAY = (OSError, WebSocketException, TimeoutError)


class Chaos:
    """A proxy that delays, cuts and drops data until it is healed."""

    def __init__(self, port: int, rng: random.Random) -> None:
        self._port = port
        self._rng = rng
        self._writers: set[asyncio.StreamWriter] = set()
        self._half_open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._healed = False
        self.cuts = self.swallowed = 0

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._port)
        both = {writer, up_writer}
        self._writers |= both
        await asyncio.gather(
            self._pipe(reader, up_writer), self._pipe(up_reader, writer), return_exceptions=True
        )
        self._writers -= both
        self._half_open -= both

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(4096):
                if not self._healed and not await self._let_through(writer):
                    break
                if writer not in self._half_open:
                    writer.write(data)
        finally:
            writer.transport.abort()

    async def _let_through(self, writer: asyncio.StreamWriter) -> bool:
        """Waits a moment; False if the connection has to be cut. At random it becomes half-open."""
        await asyncio.sleep(self._rng.random() * DELAY)
        luck = self._rng.random()
        if luck < CUT:
            self.cuts += 1
        elif luck < CUT + SWALLOW and writer not in self._half_open:
            self._half_open.add(writer)
            self.swallowed += 1
        return luck >= CUT

    def heal(self) -> None:
        """Lets everything through from now on; cuts half-open connections."""
        self._healed = True
        for writer in list(self._half_open):
            writer.transport.abort()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()


class Players:
    """A table whose two seats play through proxies, game after game."""

    def __init__(self, api: Api, addresses: list[str], seed: int) -> None:
        self._api = api
        self._addresses = addresses
        self._rng = random.Random(seed)
        self.links: list[Any] = []
        self.table = ""
        self.seats: list[Follower] = []
        self.acknowledged: dict[int, str] = {}
        self.moves = self.games = 0

    async def begin(self) -> None:
        """Creates a table in place of one whose game is over."""
        for seat in self.seats:
            await seat.close()
        created = await self._api.table()
        self.table, self.links, self.acknowledged = created["table"], created["seats"], {}
        self.seats = [
            Follower(self._addresses[i % len(self._addresses)], self.table, link["token"])
            for i, link in enumerate(self.links)
        ]
        await self.come_back()

    async def play(self, until: float) -> None:
        """Plays until the given time; a move without an answer is sent again with the same id."""
        await self.begin()
        while time.monotonic() < until:
            if any(seat.over for seat in self.seats):
                await self.check()
                self.games += 1
                await self.begin()
            mover = asked_seat(self.seats)
            if mover is None:
                await self.come_back()
                continue
            await self._move(mover, mover.number + 1, self._rng.choice(mover.legal), until)

    async def _move(self, mover: Follower, number: int, action: str, until: float) -> None:
        name = secrets.token_hex(6)
        message = {"type": "move", "id": name, "number": number, "action": action}
        while True:
            try:
                answer = await mover.ask(dict(message), ANSWER_SECONDS)
                break
            except AWAY:
                await again(mover)
        assert answer["type"] == "ok", answer
        assert answer["number"] == number
        self.acknowledged[number] = action
        self.moves += 1
        for seat in self.seats:
            try:
                await seat.until(lambda seat=seat: seat.number >= number, ANSWER_SECONDS)
            except AWAY:
                await again(seat)

    async def come_back(self) -> None:
        for seat in self.seats:
            await again(seat)

    async def wait_until_synchronised(self) -> None:
        """Waits until both clients have the same position as the server."""
        while True:
            await self.come_back()
            reply = [await self._state(link["token"]) for link in self.links]
            if [seat.position for seat in self.seats] == reply:
                return
            await asyncio.sleep(0.02)

    async def _state(self, token: str) -> Any:
        return (await self._api.get(f"/tables/{self.table}/state", token))["position"]

    async def check(self) -> None:
        """Asserts that the log has no gap and contains every acknowledged move."""
        for i, link in enumerate(self.links):
            path = f"/tables/{self.table}/history"
            reply = await self._api.get(path, link["token"], limit=5000)
            entries = reply["entries"]
            assert [entry["number"] for entry in entries] == list(range(len(entries)))
            for entry in entries:
                if entry["seat"] == i:
                    assert self.acknowledged[entry["number"]] == entry["text"]
            assert set(self.acknowledged) <= {entry["number"] for entry in entries}
            assert history_faults(self.seats[i].raw, entries) == []


async def again(seat: Follower) -> None:
    """Reconnects a seat until it is connected and up to date."""
    for attempt in range(200):
        try:
            if seat.socket is not None and seat.closed is None:
                await seat.ask({"type": "sync", "last": seat.number}, ANSWER_SECONDS)
            else:
                await asyncio.wait_for(seat.open(), 3.0)
            return
        except AWAY:
            await seat.close()
    raise AssertionError("can't connect through the proxy")
