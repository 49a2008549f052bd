"""The socket of one seat or one spectator at one table."""

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.api.connection import CLOSE_SECONDS, ENCODER, Connection, OpenSocket
from motherlode.server.api.errors import Refusal, StaleMove, as_refusal
from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import (
    Chat,
    ClientMessage,
    Conflict,
    Hello,
    Ok,
    Ping,
    Point,
    Reject,
    Resync,
    Throttled,
    View,
    Watch,
)
from motherlode.server.net.rate_limits import TokenBucket
from motherlode.server.net.websocket_receive_backpressure import PROTOCOL
from motherlode.server.tables import seat_commands
from motherlode.server.tables.chat_commands import chat_as_spectator
from motherlode.server.tables.host_presence import note_host
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from motherlode.server.tables.watch_commands import watch_together
from motherlode.server.tokens import hash_token

log = structlog.get_logger("motherlode.socket")

Socket = WebSocket[Any, Any, State]
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)

ABUSE, NO_HELLO, DEAD_LINK, NO_TABLE = 1008, 4000, 4001, 4004
ABUSE_REQUESTS = 20
"""How many requests a socket that was closed for abuse counts as."""


class IdOnly(msgspec.Struct):
    """Only the `id` of a message, so that a message that can't be read is answered too."""

    id: str = ""


ID_DECODER = msgspec.json.Decoder(IdOnly)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Serves one socket from its hello to its end."""
    registry: TableRegistry = socket.app.state.registry
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not registry.sockets.enter(address):
        await socket.close(ABUSE, "too many sockets")
        return
    registry.metrics.sockets.inc()
    try:
        await _serve(registry, socket, table, address)
    except (WebSocketDisconnect, WebSocketException):
        pass
    except (Refusal, MotherlodeError) as error:
        log.info("socket closed before it could be served", error=str(error))
    finally:
        registry.sockets.leave(address)
        registry.metrics.sockets.dec()
        if (socket.scope["extensions"] or {})[PROTOCOL].is_flooded:  # type: ignore[attr-defined]
            count_abuse(socket, address)


def count_abuse(socket: Socket, address: str) -> None:
    """Counts a socket that was closed for abuse as many requests: its client returns at once."""
    socket.app.state.requests.charge(address, ABUSE_REQUESTS)


async def _serve(registry: TableRegistry, socket: Socket, name: str, address: str) -> None:
    """Admits a socket that sent a hello and serves it; closes any other with a reason."""
    hello = await _receive_hello(registry, socket)
    if hello is None:
        return
    try:
        table = await registry.table(name)
    except Refusal:
        await socket.close(NO_TABLE, "no such table")
        return
    you = await table.identify(hello.token)
    if hello.token and you.seat < 0 and not you.host:
        await socket.close(DEAD_LINK, "this link is dead")
        return
    if not table.subscribers.has_room(you, registry.settings.limits):
        await socket.close(ABUSE, "too many sockets at this table")
        return
    if not hello.token and registry.sockets.is_crowded(address):
        await socket.close(ABUSE, "too many sockets")
        return

    async def close(code: int, reason: str) -> None:
        await socket.close(code, reason)

    if hello.host and not you.host:
        you = MySeat(you.seat, table.config.identify(hello.host).host)
    token = hash_token(hello.token) if hello.token else ""
    limits = registry.settings.limits
    opened: OpenSocket = (socket.scope["extensions"] or {})[PROTOCOL]  # type: ignore[assignment]
    connection = Connection(you, token, opened, close, limits, address)
    await SocketSession(registry, socket, table, connection).run(hello)


async def _receive_hello(registry: TableRegistry, socket: Socket) -> Hello | None:
    """The first message; closes a socket whose first message is no hello."""
    try:
        seconds = registry.settings.limits.hello_seconds
        text = await asyncio.wait_for(socket.receive_data("text"), seconds)
        message = DECODER.decode(text)
    except (TimeoutError, *UNREADABLE):
        message = None
    if isinstance(message, Hello):
        return message
    await socket.close(NO_HELLO, "say hello first")
    return None


def id_of(text: str | bytes) -> str:
    """The id of a frame that may not be a valid message; empty if it has none."""
    try:
        return ID_DECODER.decode(text).id[:64]
    except UNREADABLE:
        return ""


class SocketSession:
    """Serves one socket after its hello: answers its messages, refuses and throttles."""

    def __init__(
        self, registry: TableRegistry, socket: Socket, table: Table, connection: Connection
    ) -> None:
        self.registry = registry
        self.limits = registry.settings.limits
        self.metrics = registry.metrics
        self.socket = socket
        self.table = table
        self.connection = connection
        self.bucket = TokenBucket(self.limits.burst, self.limits.per_second)
        self.answering = self.ended = False
        self.refusals = 0
        self.refused_at: deque[float] = deque(maxlen=max(1, self.limits.refusals_per_minute))

    async def run(self, hello: Hello) -> None:
        """Serves until either side ends it."""
        table, connection = self.table, self.connection
        sender = connection.start()
        table.attach(connection, hello.id, hello.last)
        self._note_host()
        listener = asyncio.get_running_loop().create_task(self._listen())
        try:
            await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
            if connection.closing:
                await asyncio.wait({sender}, timeout=CLOSE_SECONDS)
        finally:
            table.detach(connection)
            self._note_host()
            self.ended = True
            sender.cancel()
            if not self.answering:
                listener.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)

    def _note_host(self) -> None:
        """Notes that the host came, or was here until now."""
        if self.connection.you.host:
            self.registry.spawn(note_host(self.table))

    async def _listen(self) -> None:
        """Answers message after message; finishes the one in progress when the socket ends.

        A move that was given to the store may be stored: the other seats have to get it.
        """
        while not self.ended and not self.connection.closing:
            text = await self.socket.receive_data("text")
            if self.connection.closing:
                return
            self.table.last_used = time.monotonic()
            before = self.refusals
            if wait := self.bucket.take():
                self._throttle(text, wait)
            else:
                self.answering = True
                await self._answer(text)
                self.answering = False
            if self.refusals != before:
                # A refusal waits for nothing: a client that floods lets the others go first.
                await asyncio.sleep(0)

    async def _answer(self, text: str | bytes) -> None:
        """Executes a message and answers it, whatever happens."""
        connection, table = self.connection, self.table
        try:
            message = DECODER.decode(text)
        except UNREADABLE as error:
            self._refuse(id_of(text), Refusal("bad_message", str(error)[:200]))
            return
        began = time.perf_counter()
        try:
            if isinstance(message, Hello | Resync):
                connection.send(table.make_sync(connection.you, message.id, message.last))
            elif isinstance(message, Ping):
                connection.send(Ok(message.id, table.number))
            else:
                if isinstance(message, Watch | View | Point):
                    number = watch_together(table, connection, message, self.registry.watching)
                elif connection.you.seat < 0 and isinstance(message, Chat):
                    room = self.registry.spectator_chat
                    number = await chat_as_spectator(table, message, room, connection.address)
                else:
                    number = await seat_commands.execute(
                        table, connection.you, message, connection.token
                    )
                connection.send_encoded(ENCODER.encode(Ok(message.id, number)))
        except StaleMove as stale:
            connection.send(Conflict(message.id, stale.number))
            connection.send(table.make_sync(connection.you, "", -1))
        except Refusal as refusal:
            self._refuse(message.id, refusal)
        except MotherlodeError as error:
            self._refuse(message.id, as_refusal(error))
        except Exception:
            log.exception(
                "message not executed; its sender gets a fault",
                table=table.id,
                message=type(message).__name__,
            )
            self._refuse(message.id, Refusal("fault", "something went wrong here"))
        seconds = time.perf_counter() - began
        self.metrics.message_times(type(message)).observe(seconds)

    def _refuse(self, message: str, refusal: Refusal) -> None:
        """Sends a Reject; disconnects clients with too many refusals."""
        self.metrics.refused.labels(refusal.code).inc()
        reject = Reject(message, refusal.code, refusal.text, self.table.number)
        reject.reason, reject.rule = refusal.reason, refusal.rule
        self.connection.send(reject)
        self._count_refusal()

    def _throttle(self, text: str | bytes, wait: float) -> None:
        """Sends a Throttled; disconnects clients with too many refusals."""
        self.metrics.refused.labels("throttled").inc()
        self.connection.send(Throttled(id_of(text), round(wait, 2)))
        self._count_refusal()

    def _count_refusal(self) -> None:
        self.refusals += 1
        if not self.limits.refusals_per_minute:
            return
        now = time.monotonic()
        self.refused_at.append(now)
        if len(self.refused_at) == self.refused_at.maxlen and self.refused_at[0] > now - 60.0:
            if self.connection.closing is None:
                count_abuse(self.socket, self.connection.address)
            self.connection.end(ABUSE, "too many refused messages")
