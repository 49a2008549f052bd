"""Backpressure for WebSockets: what a client sends is processed in small pieces.

uvicorn's own protocol parses everything that was received in one go: a client that sends thousands
of small frames would delay all others by ten milliseconds at a time.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIECE = 2048
"""Bytes of one socket that are processed at a time: many moves, a fraction of a millisecond."""


class BackpressureProtocol(WebSocketsSansIOProtocol):
    """Pauses reading until everything received has been processed."""

    _rest = b""
    when_lost: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()

    def data_received(self, data: bytes) -> None:
        """Processes the first piece now; the rest follows after others had their turn."""
        if self._rest:
            self._rest += data
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
