"""The load generator: many tables of two seats, played over sockets, paced or as fast as possible.

The clients share the machine with the servers, so they are as cheap as possible: they decode only
the part of a message that they need.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.load.client import Api

REFUSALS = ("reject", "conflict", "throttled")


class LegalText(msgspec.Struct):
    text: str


class ShortView(msgspec.Struct):
    over: bool


class ShortPosition(msgspec.Struct):
    number: int
    legal: list[LegalText]
    view: ShortView


class ReceivedMessage(msgspec.Struct):
    """The part of a server's message that a player needs."""

    type: str
    position: ShortPosition | None = None
    number: int = -1


@dataclass
class LoadCounts:
    """What the clients measured: counts of moves and games, and the seconds until moves arrived."""

    acked: int = 0
    refused: int = 0
    to_ack: list[float] = field(default_factory=list)
    to_other: list[float] = field(default_factory=list)
    games: int = 0

    def clear(self) -> None:
        """Resets all counts."""
        self.acked = self.refused = self.games = 0
        self.to_ack, self.to_other = [], []


FRAME_DECODER: msgspec.json.Decoder[ReceivedMessage | list[ReceivedMessage]] = msgspec.json.Decoder(
    ReceivedMessage | list[ReceivedMessage]
)


class Pair:
    """One table: two sockets that play a game to its end, then the next one.

    Moves begin at least `pace` seconds apart; a move that is late is sent at once.
    """

    def __init__(self, apis: list[Api], counts: LoadCounts, pace: float = 0.0) -> None:
        self._apis = apis
        self.counts = counts
        self._pace = pace
        self._due = 0.0
        self.sent: dict[int, tuple[int, float]] = {}
        """By entry number: the seat that sent the move, and when."""
        self.over = asyncio.Event()
        self.moved = asyncio.Event()
        self.table = ""

    async def play(self) -> None:
        """Plays game after game until it is cancelled."""
        while True:
            created = await self._apis[0].table()
            self.table = created["table"]
            self.over.clear()
            self.sent.clear()
            transports = [
                await self._sit(i, self._apis[i % len(self._apis)].address, link["token"])
                for i, link in enumerate(created["seats"])
            ]
            try:
                await self.over.wait()
                self.counts.games += 1
            finally:
                for transport in transports:
                    transport.disconnect()

    def wait(self) -> float:
        """The seconds that the next move has to wait."""
        now = time.perf_counter()
        self._due = max(now, self._due + self._pace)
        return self._due - now

    async def _sit(self, seat: int, address: str, token: str) -> WSTransport:
        uri = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        transport, _ = await ws_connect(lambda: Mover(self, seat, token), uri)
        return transport


class Mover(WSListener):
    """The client of one seat: when the seat is asked, it sends a random legal move."""

    def __init__(self, pair: Pair, seat: int, token: str) -> None:
        self._pair = pair
        self._seat = seat
        self._token = token

    def on_ws_connected(self, transport: WSTransport) -> None:
        hello = f'{{"type":"hello","id":"h","token":"{self._token}"}}'
        transport.send(WSMsgType.TEXT, hello.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            self._pair.over.set()
            return
        decoded = FRAME_DECODER.decode(frame.get_payload_as_memoryview())
        for message in decoded if isinstance(decoded, list) else (decoded,):
            self._on_message(transport, message)

    def _on_message(self, transport: WSTransport, message: ReceivedMessage) -> None:
        if message.position is not None:
            self._on_position(transport, message.type, message.position)
        elif message.type == "ok":
            self._on_ack(message.number)
        elif message.type in REFUSALS:
            self._pair.counts.refused += 1

    def _on_ack(self, number: int) -> None:
        sent = self._pair.sent[number][1]
        self._pair.counts.acked += 1
        self._pair.counts.to_ack.append(time.perf_counter() - sent)
        self._pair.moved.set()

    def _on_position(self, transport: WSTransport, kind: str, position: ShortPosition) -> None:
        mover, sent = self._pair.sent.get(position.number, (self._seat, 0.0))
        if kind == "update" and mover != self._seat:
            self._pair.counts.to_other.append(time.perf_counter() - sent)
        if position.view.over:
            self._pair.over.set()
        elif position.legal and (wait := self._pair.wait()):
            asyncio.get_running_loop().call_later(wait, self._move, transport, position)
        elif position.legal:
            self._move(transport, position)

    def _move(self, transport: WSTransport, position: ShortPosition) -> None:
        action = random.choice(position.legal).text
        number = position.number + 1
        self._pair.sent[number] = (self._seat, time.perf_counter())
        move = f'{{"type":"move","id":"m{number}","number":{number},"action":"{action}"}}'
        transport.send(WSMsgType.TEXT, move.encode())
