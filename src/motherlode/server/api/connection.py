"""A connection: one socket at a table, with a bounded queue of messages to send.

Sending never waits: a client that stops reading is disconnected, and nobody else is delayed.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from websockets.frames import Frame, Opcode

from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import ServerMessage
from motherlode.server.settings import Limits

SLOW = 4008
LARGEST_FRAME = 2**16
"""Queued messages are sent in one frame up to this size."""
CLOSE_SECONDS = 1.0
"""How long a client may take to read the last messages before its socket is closed."""
ENCODER = msgspec.json.Encoder()

Close = Callable[[int, str], Awaitable[None]]


class OpenSocket(Protocol):
    """What a connection needs of its socket: uvicorn's protocol has it."""

    transport: asyncio.Transport
    writable: asyncio.Event
    """Cleared while the client has too much left to read."""


class Connection:
    """A socket: whose it is, and the messages that wait to be sent."""

    def __init__(
        self,
        you: MySeat,
        token: str,
        socket: OpenSocket,
        close: Close,
        limits: Limits,
        address: str = "",
    ) -> None:
        self.you = you
        self.address = address
        self.token = token
        """The hash of the token that the client presented."""
        self.closing: tuple[int, str] | None = None
        """Close code and reason once the end is decided; the client is ignored from then on."""
        self._socket = socket
        self._close = close
        self._limits = limits
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending_since = 0.0
        """When the frame being sent was begun; 0 while none is."""

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Queues an encoded message; disconnects a client that is too far behind."""
        if self.closing is not None:
            return
        self._queue.append(message)
        self._size += len(message)
        limits, since = self._limits, self._sending_since
        stalled = since and time.monotonic() - since > limits.stall_seconds
        if self._size > limits.backlog or len(self._queue) > limits.backlog_messages or stalled:
            self._drop()
        self._some.set()

    def start(self) -> "asyncio.Task[None]":
        """Starts the task that sends the queued messages."""
        self._task = asyncio.get_running_loop().create_task(self._run())
        return self._task

    def _drop(self) -> None:
        """Disconnects a client that reads too slowly, without waiting for it."""
        self._queue.clear()
        self.closing = (SLOW, "reads too slowly")
        if self._task is not None:
            self._task.cancel()

    def end(self, code: int, reason: str) -> None:
        """Closes the socket after the queued messages, or after CLOSE_SECONDS at the latest."""
        if self.closing is None:
            self.closing = (code, reason)
            if self._task is not None:
                asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._task.cancel)
        self._some.set()

    async def _run(self) -> None:
        """Sends queued messages until the socket is to be closed.

        Frames are written past ASGI: see docs/decisions/0027-frames-are-written-past-asgi.md.
        """
        transport, writable = self._socket.transport, self._socket.writable
        while True:
            while self._queue:
                self._sending_since = time.monotonic()
                if len(self._queue) == 1:
                    frame, self._size = self._queue.popleft(), 0
                else:
                    frame = self._join_messages()
                await writable.wait()
                if transport.is_closing():
                    return
                transport.write(Frame(Opcode.TEXT, frame).serialize(mask=False))
            self._sending_since = 0.0
            if self.closing is not None:
                await self._close(*self.closing)
                return
            self._some.clear()
            await self._some.wait()

    def _join_messages(self) -> bytes:
        """Takes messages from the queue and joins them to a JSON list, if they fit one frame."""
        queue = self._queue
        messages = [queue.popleft()]
        size = len(messages[0])
        while queue and size + len(queue[0]) < LARGEST_FRAME:
            messages.append(queue.popleft())
            size += len(messages[-1])
        self._size -= size
        return messages[0] if len(messages) == 1 else b"[%b]" % b",".join(messages)
