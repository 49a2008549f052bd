"""Bounds everything in a request that is not its body: request line, headers, trailers.

uvicorn bounds none of them. An endless trailer would take all memory. A body in chunks of a byte
would take all the time, because a small chunk costs as much as a large one.
"""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from motherlode.server.api.socket_schema import Problem
from motherlode.server.net.raw_response import http_response

PIECE = 4096
"""Bytes that are parsed at a time."""
MOST_BYTES = 16_384
"""Most bytes of request line and headers, and most bytes without body data after them."""
MOST_HEADERS = 100
"""Most headers and trailers of a request together."""
MOST_PIPELINED = 64
"""Most requests of a connection that wait for the answer to an earlier one."""
SPARE_CHUNKS = 256
"""Chunks of a body that may be as small as they like."""
CHUNK_BYTES = 512
"""Bytes that the others have to have on average."""

TOO_LARGE = http_response(
    "431 Request Header Fields Too Large",
    Problem("too_large", "the request line, headers or trailers are too large or too many"),
)


class OutOfBounds(Exception):
    """A request that exceeds a bound; the parser stops."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection whose requests have a bounded size and number of headers."""

    _unfinished = 0
    """Bytes received since the headers, a part of the body or a request were complete."""
    _headers = 0
    _chunks = 0.0
    """Pieces of the body so far, less one for every CHUNK_BYTES of it."""
    _in_body = False
    _out_of_bounds = False
    _cycles: tuple[RequestResponseCycle, ...] = ()
    """The requests that may still be answered."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            self._unfinished += len(data[start : start + PIECE])
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._unfinished >= MOST_BYTES:
                self.end_connection(TOO_LARGE)
                return

    def end_connection(self, response: bytes) -> None:
        """Ends the connection; sends the response first if no other is being sent."""
        transport = self.transport
        busy = transport.is_closing() or transport.get_write_buffer_size() > 0
        if not busy and self.is_idle():
            transport.write(response)
            transport.close()
        else:
            self._disconnect_cycles()
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disconnect_cycles()
        super().connection_lost(exc)

    def _disconnect_cycles(self) -> None:
        """Lets no request be answered any more: uvloop raises if one is.

        uvicorn does so for the latest request only, while an earlier one is being answered.
        """
        for cycle in self._cycles:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self._cycles = ()

    def is_idle(self) -> bool:
        """True if no request waits for its answer."""
        return self.cycle is None or self.cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        if self._out_of_bounds:
            self.end_connection(TOO_LARGE)
        else:
            super().send_400_response(msg)

    # --- the parser's callbacks

    def on_message_begin(self) -> None:
        self._headers, self._chunks, self._in_body = 0, 0.0, False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Adds a header; trailers are counted and ignored."""
        self._headers += 1
        self._refuse_beyond(self._headers, MOST_HEADERS)
        if not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.url.decode("ascii")  # uvicorn answers 400 if that fails, also before an upgrade.
        self._refuse_beyond(len(self.pipeline), MOST_PIPELINED)
        self._unfinished, self._in_body = 0, True
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            waiting = [each for each in self._cycles if not each.response_complete]
            self._cycles = (*waiting, self.cycle)

    def on_body(self, body: bytes) -> None:
        self._unfinished = 0
        self._chunks += 1 - len(body) / CHUNK_BYTES
        self._refuse_beyond(self._chunks, SPARE_CHUNKS)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unfinished = 0
        super().on_message_complete()

    def _refuse_beyond(self, count: float, most: int) -> None:
        if count > most:
            self._out_of_bounds = True
            raise OutOfBounds
