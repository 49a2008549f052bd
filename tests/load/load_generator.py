"""The load generator: many tables, played over sockets, paced or as fast as possible.

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
ON_REQUEST = "on_request"
"""The kind of window in which the server passes for every seat that raised no hand."""


class LegalText(msgspec.Struct):
    text: str


class AskedSeat(msgspec.Struct):
    seat: int


class ShortView(msgspec.Struct):
    over: bool
    asked: AskedSeat | None = None


class ShortWindow(msgspec.Struct):
    kind: str


class ShortPosition(msgspec.Struct):
    number: int
    legal: list[LegalText]
    view: ShortView
    window: ShortWindow | None = None


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


@dataclass(frozen=True)
class Workload:
    """What is played at each table. Moves begin at least `pace` seconds apart."""

    game: str = "karats"
    seats: int = 2
    pace: float = 0.0


class PlayedTable:
    """One table: a socket for each seat, which play a game to its end, then the next one.

    A move that is late is sent at once.
    """

    def __init__(self, apis: list[Api], counts: LoadCounts, workload: Workload) -> None:
        self._apis = apis
        self.counts = counts
        self._workload = workload
        self._due = 0.0
        self.sent: dict[int, tuple[int, float]] = {}
        """By entry number: the seat that sent the move, and when."""
        self.over = asyncio.Event()
        self.moved = asyncio.Event()
        self.table = ""

    async def play(self) -> None:
        """Plays game after game until it is cancelled."""
        while True:
            created = await self._apis[0].table(self._workload.seats, self._workload.game)
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
        self._due = max(now, self._due + self._workload.pace)
        return self._due - now

    async def _sit(self, seat: int, address: str, token: str) -> WSTransport:
        uri = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        transport, _ = await ws_connect(lambda: Mover(self, seat, token), uri)
        return transport


class Mover(WSListener):
    """The client of one seat: when the seat is asked, it sends a random legal move."""

    def __init__(self, table: PlayedTable, seat: int, token: str) -> None:
        self._table = table
        self._seat = seat
        self._token = token

    def on_ws_connected(self, transport: WSTransport) -> None:
        hello = f'{{"type":"hello","id":"h","token":"{self._token}"}}'
        transport.send(WSMsgType.TEXT, hello.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            self._table.over.set()
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
            self._table.counts.refused += 1

    def _on_ack(self, number: int) -> None:
        sent = self._table.sent[number][1]
        self._table.counts.acked += 1
        self._table.counts.to_ack.append(time.perf_counter() - sent)
        self._table.moved.set()

    def _on_position(self, transport: WSTransport, kind: str, position: ShortPosition) -> None:
        mover, sent = self._table.sent.get(position.number, (self._seat, 0.0))
        if kind == "update" and mover != self._seat:
            self._table.counts.to_other.append(time.perf_counter() - sent)
        if position.view.over:
            self._table.over.set()
        elif not self._has_to_move(position):
            return
        elif wait := self._table.wait():
            asyncio.get_running_loop().call_later(wait, self._move, transport, position)
        else:
            self._move(transport, position)

    def _has_to_move(self, position: ShortPosition) -> bool:
        """True if this seat is asked, and the server will not pass for it.

        The server does where a window leaves no choice: a client that sent the same pass would be
        refused if it came second.
        """
        asked, window = position.view.asked, position.window
        if asked is None or asked.seat != self._seat:
            return False
        return window is None or (window.kind != ON_REQUEST and len(position.legal) > 1)

    def _move(self, transport: WSTransport, position: ShortPosition) -> None:
        action = random.choice(position.legal).text
        number = position.number + 1
        self._table.sent[number] = (self._seat, time.perf_counter())
        move = f'{{"type":"move","id":"m{number}","number":{number},"action":"{action}"}}'
        transport.send(WSMsgType.TEXT, move.encode())
