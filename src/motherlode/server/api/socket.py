"""The socket: one seat or one spectator at one table."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.api.connection import END_SECONDS, Peer, Send
from motherlode.server.api.errors import Refusal, Stale, as_refusal
from motherlode.server.api.socket_schema import (
    ClientMessage,
    Conflict,
    Hello,
    Ok,
    Ping,
    Reject,
    Resync,
    Throttled,
)
from motherlode.server.net.rate_limits import Bucket
from motherlode.server.tables import seat_commands
from motherlode.server.tables.registry import House
from motherlode.server.tables.table import Table
from motherlode.server.tokens import hashed

log = structlog.get_logger("motherlode.socket")

Socket = WebSocket[Any, Any, State]
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

ABUSE, NO_HELLO, DEAD_LINK, NO_TABLE = 1008, 4000, 4001, 4004


class Named(msgspec.Struct):
    """As much of a message as its answer needs."""

    id: str = ""


NAMED = msgspec.json.Decoder(Named)


class Unreadable(Exception):
    """A frame that is no message; `id` is what it calls itself, where that can be read."""

    def __init__(self, text: str, id: str) -> None:
        self.id = id
        super().__init__(text)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str) -> None:
    """Serves one socket from its hello to its end."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not house.sockets.enter(address):
        await socket.close(ABUSE, "too many sockets")
        return
    house.metrics.sockets.inc()
    try:
        await _serve(house, socket, table, address)
    except (WebSocketDisconnect, WebSocketException):
        pass
    except (Refusal, MotherlodeError) as error:
        log.info("socket refused", error=str(error))
    finally:
        house.sockets.leave(address)
        house.metrics.sockets.dec()


async def _serve(house: House, socket: Socket, name: str, address: str) -> None:
    hello = await _hello(house, socket)
    if hello is None:
        return
    try:
        table = await house.table(name)
    except Refusal:
        await socket.close(NO_TABLE, "no such table")
        return
    you = await table.who(hello.token)
    if hello.token and you.seat < 0 and not you.host:
        await socket.close(DEAD_LINK, "this link is dead")
        return
    if not table.audience.room_for(you, house.settings.limits):
        await socket.close(ABUSE, "too many sockets at this table")
        return
    if not hello.token and house.sockets.crowded(address):
        await socket.close(ABUSE, "too many sockets")
        return
    token = hashed(hello.token) if hello.token else ""
    peer = Peer(you, token, _sender(socket), _closer(socket), house.settings.limits)
    await Session(house, socket, table, peer).run(hello)


def _sender(socket: Socket) -> Send:
    send = socket.send

    def send_text(text: str) -> Awaitable[None]:
        return send({"type": "websocket.send", "text": text, "bytes": None})

    return send_text


def _closer(socket: Socket) -> Any:
    async def close(code: int, reason: str) -> None:
        await socket.close(code, reason)

    return close


async def _hello(house: House, socket: Socket) -> Hello | None:
    """The first message; a socket that doesn't say hello is closed."""
    try:
        seconds = house.settings.limits.hello_seconds
        message = read(await asyncio.wait_for(socket.receive_data("text"), seconds))
    except (TimeoutError, Unreadable):
        message = None
    if isinstance(message, Hello):
        return message
    await socket.close(NO_HELLO, "say hello first")
    return None


def read(text: str | bytes) -> ClientMessage:
    """A frame as a message."""
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Unreadable(str(error)[:200], name_in(text)) from None


def name_in(text: str | bytes) -> str:
    """The id of a frame that may be no message."""
    try:
        return NAMED.decode(text).id[:64]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""


class Session:
    """A socket that has said hello."""

    def __init__(self, house: House, socket: Socket, table: Table, peer: Peer) -> None:
        limits = house.settings.limits
        self.house = house
        self.socket = socket
        self.table = table
        self.peer = peer
        self.bucket = Bucket(limits.burst, limits.per_second)
        self.answering = self.ended = False
        self.refusals = 0
        self.refused: deque[float] = deque(maxlen=max(1, limits.refusals_per_minute))

    async def run(self, hello: Hello) -> None:
        """Serves until either side ends it."""
        table, peer = self.table, self.peer
        sender = peer.start()
        table.attach(peer, hello.id, hello.last)
        listener = asyncio.get_running_loop().create_task(self._listen())
        try:
            await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
            if peer.ending:
                await asyncio.wait({sender}, timeout=END_SECONDS)
        finally:
            table.detach(peer)
            self.ended = True
            sender.cancel()
            if not self.answering:
                listener.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)

    async def _listen(self) -> None:
        """Answers message after message; what is being done when the socket ends is finished.

        A move that was handed to the store may be stored: the others have to hear of it.
        """
        while not self.ended and not self.peer.ending:
            text = await self.socket.receive_data("text")
            if self.peer.ending:
                return
            self.table.used = time.monotonic()
            before = self.refusals
            if wait := self.bucket.take():
                self._throttle(text, wait)
            else:
                self.answering = True
                await self._answer(text)
                self.answering = False
            if self.refusals != before:
                # What was refused took no waiting: whoever floods lets others go first.
                await asyncio.sleep(0)

    async def _answer(self, text: str | bytes) -> None:
        """Does a message and answers it, whatever comes."""
        peer, table = self.peer, self.table
        try:
            message = read(text)
        except Unreadable as error:
            self._refuse(error.id, Refusal("bad_message", str(error)))
            return
        try:
            if isinstance(message, Hello | Resync):
                peer.send(table.sync(peer.you, message.id, message.last))
            elif isinstance(message, Ping):
                peer.send(Ok(message.id, table.number))
            else:
                peer.send(
                    Ok(message.id, await seat_commands.ask(table, peer.you, message, peer.token))
                )
        except Stale as stale:
            peer.send(Conflict(message.id, stale.number))
            peer.send(table.sync(peer.you, "", -1))
        except Refusal as refusal:
            self._refuse(message.id, refusal)
        except MotherlodeError as error:
            self._refuse(message.id, as_refusal(error))
        except Exception:
            log.exception("message failed", table=table.id)
            self._refuse(message.id, Refusal("fault", "something went wrong here"))

    def _refuse(self, message: str, refusal: Refusal) -> None:
        """Says no; whoever is told no too often is shown out."""
        self.house.metrics.refused.labels(refusal.code).inc()
        reject = Reject(message, refusal.code, refusal.text, self.table.number)
        reject.reason, reject.rule = refusal.reason, refusal.rule
        self.peer.send(reject)
        self._count()

    def _throttle(self, text: str | bytes, wait: float) -> None:
        self.house.metrics.refused.labels("throttled").inc()
        self.peer.send(Throttled(name_in(text), round(wait, 2)))
        self._count()

    def _count(self) -> None:
        self.refusals += 1
        if not self.house.settings.limits.refusals_per_minute:
            return
        now = time.monotonic()
        self.refused.append(now)
        if len(self.refused) == self.refused.maxlen and self.refused[0] > now - 60.0:
            self.peer.end(ABUSE, "too many refused messages")
