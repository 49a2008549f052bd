"""Floods of frames: all are answered, in order, and none blocks the event loop for long."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from motherlode.server.net.websocket_receive_backpressure import (
    AFTER_CLOSE,
    FRAGMENTS,
    PIECE,
    BackpressureProtocol,
)
from tests.server.sites import Site, drive

MANY = 3000


def test_a_flood_of_frames_is_answered_completely_and_in_order(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
        uri = f"{sqlite.address().replace('http', 'ws', 1)}/api/tables/{created['table']}/socket"
        async with connect(uri) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "h", "token": ""}))
            frames = [f'{{"type":"ping","id":"{i}"}}'.encode() for i in range(MANY)]
            flood = b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in frames)
            socket.transport.write(flood)
            answered: list[str] = []
            while len(answered) < MANY:
                reply = json.loads(await socket.recv())
                several = reply if isinstance(reply, list) else [reply]
                answered += [answer["id"] for answer in several if answer["type"] == "ok"]
        assert answered == [str(i) for i in range(MANY)]

    drive(work)


def test_a_handshake_with_too_large_headers_gets_431_at_once(sqlite: Site) -> None:
    async def work() -> None:
        host, port = sqlite.address().removeprefix("http://").split(":")
        lines = ["GET /api/tables/x/socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"X-Large: {'x' * 9000}", "", ""]
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write("\r\n".join(lines).encode())
        answer = await asyncio.wait_for(reader.read(), 5.0)
        assert answer.startswith(b"HTTP/1.1 431 ")
        writer.close()

    drive(work)


FLOODS = {
    "continuations": [(Opcode.TEXT, False), *[(Opcode.CONT, False)] * MANY],
    "pings": [(Opcode.PING, True)] * MANY,
    "pongs": [(Opcode.PONG, True)] * MANY,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_control_or_continuation_frames_closes_the_socket(
    sqlite: Site, flood: list[tuple[Opcode, bool]]
) -> None:
    async def work() -> None:
        uri = f"{sqlite.address().replace('http', 'ws', 1)}/api/tables/x/socket"
        async with connect(uri) as socket:
            frames = [Frame(opcode, b"", fin).serialize(mask=True) for opcode, fin in flood]
            socket.transport.write(b"".join(frames[:FRAGMENTS]))
            await asyncio.sleep(0.2)
            assert socket.close_code is None
            socket.transport.write(b"".join(frames[FRAGMENTS:]))
            await asyncio.wait_for(socket.wait_closed(), 5.0)
            assert socket.close_code in (1008, 1006)  # 1006: the rest was on its way.

    drive(work)


class Pipe(asyncio.Transport):
    """A transport that remembers if reading is paused."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False


@pytest.mark.parametrize("kind", ["websocket.send", "websocket.close"])
def test_an_answer_to_a_socket_that_was_closed_for_a_flood_is_no_error(kind: str) -> None:
    """It may take a while until such a socket is disconnected: its client may not read."""

    async def work() -> None:
        protocol: Any = BackpressureProtocol(Config(stand_in([])), ServerState(), {})
        protocol.transport = SimpleNamespace(
            is_closing=lambda: protocol.close_sent, write=lambda data: None, close=lambda: None
        )
        protocol.handshake_complete = True
        protocol.conn.state = State.OPEN
        for _ in range(FRAGMENTS + 1):
            protocol.handle_cont(Frame(Opcode.CONT, b"", False))
        assert protocol.close_sent
        with pytest.raises(ClientDisconnected):
            await protocol.send({"type": kind, "text": "late"})

    drive(work)


def test_received_data_is_processed_in_pieces_with_others_in_between() -> None:
    async def work() -> None:
        taken: list[int] = []
        config = Config(lambda: None, ws=BackpressureProtocol)
        config.load()
        protocol = BackpressureProtocol(config, ServerState(), {})
        pipe = Pipe()
        protocol.transport = pipe
        protocol.conn = stand_in(taken)
        protocol.data_received(b"x" * (3 * PIECE + 1))
        assert (taken, pipe.reading) == ([PIECE], False)
        protocol.data_received(b"y")
        assert taken == [PIECE]
        for turn in range(4):
            await asyncio.sleep(0)
        assert (taken, pipe.reading) == ([PIECE, PIECE, PIECE, 2], True)

    drive(work)


def test_what_a_client_sends_to_a_closed_socket_is_not_parsed() -> None:
    async def work() -> None:
        taken: list[int] = []
        protocol: Any = BackpressureProtocol(Config(stand_in([])), ServerState(), {})
        protocol.transport, protocol.conn = Pipe(), stand_in(taken)
        protocol.close_sent = True
        protocol.data_received(b"x" * PIECE)
        for _ in range(10):
            protocol.data_received(b"x" * AFTER_CLOSE)
            await asyncio.sleep(0)
        assert sum(taken) == AFTER_CLOSE

    drive(work)


def stand_in(taken: list[int]) -> Any:
    return SimpleNamespace(
        receive_data=lambda data: taken.append(len(data)),
        parser_exc=None,
        handshake_exc=None,
        events_received=list,
    )
