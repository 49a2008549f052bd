"""Patience with floods: a socket takes what it is sent piece by piece, others in between.

uvicorn's own protocol reads as much as the kernel has and takes it apart in one go: a client that
sends thousands of small frames would hold up everybody for ten milliseconds at a time.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIECE = 2048
"""Bytes of one socket at a time: many moves, a fraction of a millisecond."""


class BackpressureProtocol(WebSocketsSansIOProtocol):
    """Reads on only when all that was read has been taken."""

    _rest = b""
    when_lost: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            self._rest += data
        else:
            self._take(data)

    def _take(self, data: bytes) -> None:
        self._rest = data[PIECE:]
        super().data_received(data[:PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._turn_away()
        if self._rest:
            # Not `read_paused`: the application would read on when it has seen the piece.
            self.transport.pause_reading()
            self.read_paused = False
            self.loop.call_soon(self._go_on)

    def _turn_away(self) -> None:
        """Answers a handshake that can't be read, as one whose headers are too large: uvicorn's
        own protocol keeps that answer to itself, and the client waiting."""
        self._rest = b""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _go_on(self) -> None:
        if self.transport.is_closing():
            self._rest = b""
            return
        self._take(self._rest)
        if not self._rest and not self.read_paused:
            self.transport.resume_reading()
