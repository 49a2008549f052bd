"""A connection: one socket at a table, with a bounded queue of messages to send.

Sending never waits: a client that stops reading is disconnected, and nobody else is delayed.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import ServerMessage
from motherlode.server.settings import Limits

SLOW = 4008
LARGEST_FRAME = 2**16
"""Queued messages are sent in one frame up to this size."""
CLOSE_SECONDS = 1.0
"""How long a client may take to read the last messages before its socket is closed."""
ENCODER = msgspec.json.Encoder()

Send = Callable[[Any], Awaitable[None]]
"""Sends an ASGI message."""
Close = Callable[[int, str], Awaitable[None]]


class Connection:
    """A socket: whose it is, and the messages that wait to be sent."""

    def __init__(
        self,
        you: MySeat,
        token: str,
        send: Send,
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
        self._send = send
        self._close = close
        self._limits = limits
        self._queue: deque[str] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending_since = 0.0
        """When the frame being sent was begun; 0 while none is."""

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        self.send_text(ENCODER.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Queues an encoded message; disconnects a client that is too far behind."""
        if self.closing is not None:
            return
        self._queue.append(text)
        self._size += len(text)
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
        """Sends queued messages until the socket is to be closed."""
        while True:
            while self._queue:
                self._sending_since = time.monotonic()
                if len(self._queue) == 1:
                    frame, self._size = self._queue.popleft(), 0
                else:
                    frame = self._join_messages()
                await self._send({"type": "websocket.send", "text": frame, "bytes": None})
            self._sending_since = 0.0
            if self.closing is not None:
                await self._close(*self.closing)
                return
            self._some.clear()
            await self._some.wait()

    def _join_messages(self) -> str:
        """Takes messages from the queue and joins them to a JSON list, if they fit one frame."""
        queue = self._queue
        texts = [queue.popleft()]
        size = len(texts[0])
        while queue and size + len(queue[0]) < LARGEST_FRAME:
            texts.append(queue.popleft())
            size += len(texts[-1])
        self._size -= size
        return texts[0] if len(texts) == 1 else f"[{','.join(texts)}]"
