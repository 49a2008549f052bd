"""Backpressure for WebSockets: what a client sends is processed in small pieces.

uvicorn's own protocol parses everything that was received in one go: a client that sends thousands
of small frames would delay all others by ten milliseconds at a time. Frames that are no whole
message never reach the rate limit of messages, so they are counted here.
"""

from collections.abc import Callable
from functools import cached_property

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from motherlode.server.net.rate_limits import TokenBucket

PIECE = 512
"""Bytes of one socket that are processed at a time: some moves, or 85 frames without content."""
FRAGMENTS, FRAGMENTS_PER_SECOND = 64, 8.0
"""Control and continuation frames that a socket may send at once, and then in a second."""
PROTOCOL = "motherlode.protocol"
"""The extension of an ASGI scope that is the protocol itself, to which frames are written."""
AFTER_CLOSE = 4096
"""Bytes of a socket that are still read for its answer when the server has closed it."""
CLOSE_SECONDS = 1.0
ABUSE = 1008


class BackpressureProtocol(WebSocketsSansIOProtocol):
    """Pauses reading until everything received has been processed."""

    _rest = b""
    _after_close = 0
    """Bytes received since the server closed the socket."""
    when_lost: Callable[[], None] | None = None
    is_flooded = False
    """True if the client sent too many frames that are no whole message."""

    async def run_asgi(self) -> None:
        """Gives the application this protocol as an extension of the scope."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PROTOCOL: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()

    def data_received(self, data: bytes) -> None:
        """Processes the first piece now; the rest follows after others had their turn."""
        if self._rest:
            self._rest += data
            return
        if self.close_sent and self._is_beyond_close(data):
            return
        self._rest = data[PIECE:]
        super().data_received(data[:PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._answer_bad_handshake()
        if self._rest:
            # `read_paused` stays False: else uvicorn would resume reading after this piece.
            self.transport.pause_reading()
            self.read_paused = False
            self.loop.call_soon(self._continue)

    def _is_beyond_close(self, data: bytes) -> bool:
        """True for what a client sends on and on to a socket that the server has closed.

        It is not parsed. The client has a second to read why the socket was closed.
        """
        if self._after_close <= AFTER_CLOSE < self._after_close + len(data[:PIECE]):
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        self._after_close += len(data[:PIECE])
        return self._after_close > AFTER_CLOSE

    def handle_parser_exception(self) -> None:
        """Ends the socket; from now on sending raises ClientDisconnected.

        uvicorn would raise an error, which is logged, until the last bytes have been sent.
        """
        super().handle_parser_exception()
        self.disconnected = True

    # --- frames that are no whole message

    @cached_property
    def _fragments(self) -> TokenBucket:
        return TokenBucket(FRAGMENTS, FRAGMENTS_PER_SECOND)

    def handle_cont(self, event: Frame) -> None:
        if self._admits_fragment():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._admits_fragment():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._admits_fragment():
            super().handle_pong(event)

    def _admits_fragment(self) -> bool:
        """Counts a received frame; False if the socket is closing, or sent too many and is closed
        now."""
        if self.close_sent or self.transport.is_closing():
            return False
        if not self._fragments.take():
            return True
        self._rest, self.frames = b"", []
        self._refuse_flood()
        return False

    def _refuse_flood(self) -> None:
        self.is_flooded = True
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(ABUSE, "too many control or continuation frames")
        self.handle_parser_exception()

    # --- pieces

    def _answer_bad_handshake(self) -> None:
        """Answers a handshake that can't be read, such as one with too large headers.

        uvicorn's own protocol never sends that answer, and the client would wait.
        """
        self._rest = b""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _continue(self) -> None:
        """Processes the next piece; resumes reading after the last one."""
        data, self._rest = self._rest, b""
        if self.transport.is_closing():
            return
        self.data_received(data)
        if not self._rest and not self.read_paused:
            self.transport.resume_reading()
