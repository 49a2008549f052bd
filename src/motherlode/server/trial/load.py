"""Load: many tables of two seats, moved by clients over sockets as fast as they are served."""

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.server.trial.client import LARGEST, Api


class LegalText(msgspec.Struct):
    text: str


class ShortView(msgspec.Struct):
    over: bool


class ShortPosition(msgspec.Struct):
    number: int
    legal: list[LegalText]
    view: ShortView


class Heard(msgspec.Struct):
    """As much of a server's message as a mover needs."""

    type: str
    id: str = ""
    position: ShortPosition | None = None
    number: int = -1


@dataclass
class Tally:
    """What clients measured: every acknowledged move, and how long others waited for it."""

    acked: int = 0
    refused: int = 0
    to_ack: list[float] = field(default_factory=list)
    to_other: list[float] = field(default_factory=list)
    games: int = 0


HEARD = msgspec.json.Decoder(Heard)


class Pair:
    """One table: two sockets that play it to its end, then another one."""

    def __init__(self, apis: list[Api], tally: Tally, pause: float = 0.0) -> None:
        self._apis = apis
        self._tally = tally
        self._pause = pause
        self._sent: dict[int, float] = {}
        self._sockets: list[ClientConnection] = []
        self._over = asyncio.Event()
        self.table = ""

    async def play(self) -> None:
        """Plays game after game until it is cancelled."""
        while True:
            created = await self._apis[0].table()
            self.table = created["table"]
            self._over.clear()
            self._sent.clear()
            links = [link["token"] for link in created["seats"]]
            seats = [
                asyncio.create_task(self._seat(self._apis[i % len(self._apis)], token))
                for i, token in enumerate(links)
            ]
            try:
                await self._over.wait()
                self._tally.games += 1
            finally:
                for seat in seats:
                    seat.cancel()
                await asyncio.gather(*seats, return_exceptions=True)

    async def _seat(self, api: Api, token: str) -> None:
        uri = f"{api.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with connect(uri, compression=None, max_size=LARGEST, ping_interval=None) as socket:
            await socket.send(f'{{"type":"hello","id":"h","token":"{token}"}}')
            try:
                async for text in socket:
                    await self._hear(socket, str(text))
            except ConnectionClosed:
                return

    async def _hear(self, socket: ClientConnection, text: str) -> None:
        heard = HEARD.decode(text)
        now = time.perf_counter()
        if heard.type == "ok":
            self._tally.acked += 1
            self._tally.to_ack.append(now - self._sent.get(heard.number, now))
        elif heard.type in ("reject", "conflict", "throttled"):
            self._tally.refused += 1
        if heard.position is None:
            return
        position = heard.position
        if heard.type == "update" and not position.legal:
            sent = self._sent.get(position.number)
            if sent is not None:
                self._tally.to_other.append(now - sent)
        if position.view.over:
            self._over.set()
        elif position.legal:
            if self._pause:
                await asyncio.sleep(self._pause)
            await self._move(socket, position)

    async def _move(self, socket: ClientConnection, position: ShortPosition) -> None:
        action = random.choice(position.legal).text
        number = position.number + 1
        self._sent[number] = time.perf_counter()
        name = secrets.token_hex(6)
        await socket.send(f'{{"type":"move","id":"{name}","number":{number},"action":"{action}"}}')
