"""The door: how many connections an address has, and how long a request may take to arrive.

All that comes later counts requests. A connection that never finishes one would be counted by
nobody, and a thousand of them would take the files that everybody else's connections need.
"""

import asyncio
import time
from functools import partial
from typing import Any

import msgspec
import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from motherlode.server.api.socket_schema import Problem
from motherlode.server.net.rate_limits import AddressCounter
from motherlode.server.net.websocket_backpressure import BackpressureProtocol
from motherlode.server.settings import Settings

log = structlog.get_logger("motherlode.door")

SPARE = 16
"""Connections beyond its limit that an address may have while they are told no."""
RETRY_SECONDS = 5
LOG_SECONDS = 60.0
NOTHING, HEADERS, BODY = range(3)
"""What is still to come of a request."""


def http_response(status: str, problem: Problem) -> bytes:
    """A whole response, after which the connection ends."""
    body = msgspec.json.encode(problem)
    lines = [f"HTTP/1.1 {status}", "content-type: application/json", "connection: close"]
    lines += [f"content-length: {len(body)}"]
    if problem.retry_after:
        lines += [f"retry-after: {int(problem.retry_after)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


TOO_MANY = http_response(
    "429 Too Many Requests",
    Problem("throttled", "too many connections; close some", retry_after=RETRY_SECONDS),
)
TOO_SLOW = http_response(
    "408 Request Timeout", Problem("bad_request", "the request did not arrive")
)


class ConnectionLimit:
    """Counts the connections of each address. A trusted proxy's are many people's: they count
    for nobody, and the proxy has limits of its own."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.seconds = (0.0, limits.header_seconds, limits.body_seconds)
        self._most = limits.connections_per_address
        self._tally = AddressCounter(self._most + SPARE)
        self._trusted_proxies = _trusted_proxies(settings.trusted_proxies)
        self._rejected = 0
        self._logged = -LOG_SECONDS

    def is_counted(self, address: str) -> bool:
        return self._trusted_proxies is None or address not in self._trusted_proxies

    def enter(self, address: str) -> bool:
        """Counts a connection; False where there is no place even to say no."""
        return self._tally.enter(address)

    def is_over_limit(self, address: str) -> bool:
        return self._tally.count(address) > self._most

    def leave(self, address: str) -> None:
        self._tally.leave(address)

    def log_rejection(self) -> None:
        """Notes that somebody was turned away: an operator hears of it once a minute."""
        self._rejected += 1
        if time.monotonic() - self._logged > LOG_SECONDS:
            log.warning("too many connections of one address", turned_away=self._rejected)
            self._logged, self._rejected = time.monotonic(), 0

    def protocol(self) -> Any:
        """What uvicorn makes for each connection."""
        return partial(LimitedHttpProtocol, self)


def _trusted_proxies(trusted: str) -> Any:
    """The addresses that `--trusted-proxies` means, as uvicorn reads it."""
    nothing: Any = None
    return ProxyHeadersMiddleware(nothing, trusted).trusted_hosts if trusted else None


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection that is counted, and whose requests have to arrive in time."""

    def __init__(self, limit: ConnectionLimit, **options: Any) -> None:
        super().__init__(**options)
        self._limit = limit
        self._address = ""
        self._counted = self._rejected = self._upgraded = False
        self._expected = NOTHING
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if self._limit.is_counted(self._address):
            self._counted = self._limit.enter(self._address)
            self._rejected = not self._counted or self._limit.is_over_limit(self._address)
        if self._rejected:
            self._limit.log_rejection()
        if self._rejected and not self._counted:
            transport.abort()
        else:
            self._expect(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._expect(NOTHING)
        self._release()

    def _release(self) -> None:
        if self._counted:
            self._counted = False
            self._limit.leave(self._address)

    # --- what arrives

    def data_received(self, data: bytes) -> None:
        if self._rejected:
            self._end(TOO_MANY)  # Now that it listens.
            return
        expected = self._expected
        super().data_received(data)
        if self._upgraded:
            return
        if self._expected == NOTHING and self._is_idle():
            self._expected = HEADERS  # What came began no request.
        if self._expected != expected or (self._timer is None and self._expected != NOTHING):
            self._expect(self._expected)

    def on_message_begin(self) -> None:
        self._expected = HEADERS
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._expected = BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expected = NOTHING
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over; it is counted until it ends."""
        self._upgraded = True
        self._expect(NOTHING)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, BackpressureProtocol):
            protocol.when_lost = self._release

    # --- what doesn't

    def _expect(self, what: int) -> None:
        """Gives what is still to come its time."""
        self._expected = what
        if self._timer is not None:
            self._timer.cancel()
        seconds = self._limit.seconds[what]
        self._timer = self.loop.call_later(seconds, self._on_timeout) if seconds else None

    def _on_timeout(self) -> None:
        self._timer = None
        self._end(TOO_MANY if self._rejected else TOO_SLOW)

    def _end(self, response: bytes) -> None:
        """Ends the connection, with a word where nothing else is being said."""
        transport = self.transport
        busy = transport.is_closing() or transport.get_write_buffer_size() > 0
        if not busy and self._is_idle():
            transport.write(response)
            transport.close()
        else:
            transport.abort()

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete
