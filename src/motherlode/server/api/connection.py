"""A peer: one socket at a table. What is sent to it waits in a bounded queue of its own.

Whoever sends never waits: a peer that stops reading is dropped, and nobody else notices.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import ServerMessage
from motherlode.server.settings import Limits

SLOW = 4008
FULL_FRAME = 2**16
"""What waits goes in one frame, as long as it is no longer than this."""
END_SECONDS = 1.0
"""How long a socket that is to be closed may take to read what it was sent before."""
ENCODER = msgspec.json.Encoder()

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Peer:
    """A socket: who it is, and what is still to be sent to it."""

    def __init__(self, you: MySeat, token: str, send: Send, close: Close, limits: Limits) -> None:
        self.you = you
        self.token = token
        """The hash of the token it came with."""
        self._send = send
        self._close = close
        self._limits = limits
        self._queue: deque[str] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None
        self._since = 0.0
        """When the sending that is under way began; 0 while nothing is under way."""

    def send(self, message: ServerMessage) -> None:
        self.send_text(ENCODER.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Queues a message; a peer too far behind is dropped instead."""
        if self._ending is not None:
            return
        self._queue.append(text)
        self._size += len(text)
        limits = self._limits
        stalled = self._since and time.monotonic() - self._since > limits.stall_seconds
        if self._size > limits.backlog or len(self._queue) > limits.backlog_messages or stalled:
            self._drop()
        self._some.set()

    def start(self) -> "asyncio.Task[None]":
        """Begins to send what is queued."""
        self._task = asyncio.get_running_loop().create_task(self._run())
        return self._task

    def _drop(self) -> None:
        """Lets go of a peer that is too slow: it is not waited for, not even to say goodbye."""
        self._queue.clear()
        self._ending = (SLOW, "reads too slowly")
        if self._task is not None:
            self._task.cancel()

    @property
    def ending(self) -> bool:
        """Whether its end was decided: nothing that it says counts any more."""
        return self._ending is not None

    def end(self, code: int, reason: str) -> None:
        """Closes the socket after what is queued; one that doesn't read that is cut."""
        if self._ending is None:
            self._ending = (code, reason)
            if self._task is not None:
                asyncio.get_running_loop().call_later(END_SECONDS, self._task.cancel)
        self._some.set()

    async def _run(self) -> None:
        """Sends what is queued until the end."""
        while True:
            while self._queue:
                self._since = time.monotonic()
                await self._send(self._frame())
            self._since = 0.0
            if self._ending is not None:
                await self._close(*self._ending)
                return
            self._some.clear()
            await self._some.wait()

    def _frame(self) -> str:
        """The next frame: a message, or the list of those that wait."""
        queue = self._queue
        texts = [queue.popleft()]
        size = len(texts[0])
        while queue and size + len(queue[0]) < FULL_FRAME:
            texts.append(queue.popleft())
            size += len(texts[-1])
        self._size -= size
        return texts[0] if len(texts) == 1 else f"[{','.join(texts)}]"
