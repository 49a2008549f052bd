"""Limits the connections of an address, and the time that a request may take to arrive.

Later layers count requests. They would never see a connection that doesn't finish one, and a
thousand of those would use up the file descriptors that other clients need.
"""

import asyncio
import time
from functools import partial
from typing import Any

import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from motherlode.server.api.socket_schema import Problem
from motherlode.server.net.rate_limits import AddressCounter
from motherlode.server.net.raw_response import http_response
from motherlode.server.net.request_header_limits import BoundedHttpProtocol
from motherlode.server.net.websocket_receive_backpressure import BackpressureProtocol
from motherlode.server.settings import Settings

log = structlog.get_logger("motherlode.connections")

SPARE = 16
"""Connections beyond the limit that an address may have while they are being rejected."""
RETRY_SECONDS = 5
LOG_SECONDS = 60.0
NOTHING, HEADERS, BODY = range(3)
"""The part of a request that has to arrive next."""


TOO_MANY = http_response(
    "429 Too Many Requests",
    Problem("throttled", "too many connections; close some", retry_after=RETRY_SECONDS),
)
TOO_SLOW = http_response(
    "408 Request Timeout", Problem("bad_request", "the request did not arrive")
)


class ConnectionLimit:
    """Counts the connections of each address.

    Those of a trusted proxy belong to many people and are not counted: it has its own limits.
    """

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.seconds = (0.0, limits.header_seconds, limits.body_seconds)
        self._most = limits.connections_per_address
        self._counter = AddressCounter(self._most + SPARE)
        self._trusted_proxies = _trusted_proxies(settings.trusted_proxies)
        self._rejected = 0
        self._logged = -LOG_SECONDS

    def is_counted(self, address: str) -> bool:
        return self._trusted_proxies is None or address not in self._trusted_proxies

    def enter(self, address: str) -> bool:
        """Counts a connection; False if there is no room even for a rejection."""
        return self._counter.enter(address)

    def is_over_limit(self, address: str) -> bool:
        return self._counter.count(address) > self._most

    def leave(self, address: str) -> None:
        self._counter.leave(address)

    def log_rejection(self) -> None:
        """Counts a rejection; logs the number once a minute."""
        self._rejected += 1
        if time.monotonic() - self._logged > LOG_SECONDS:
            log.warning("connections rejected: too many of one address", rejected=self._rejected)
            self._logged, self._rejected = time.monotonic(), 0

    def protocol(self) -> Any:
        """The protocol factory that uvicorn calls for each connection."""
        return partial(LimitedHttpProtocol, self)


def _trusted_proxies(trusted: str) -> Any:
    """The addresses of `--trusted-proxies`, parsed by uvicorn."""
    nothing: Any = None
    return ProxyHeadersMiddleware(nothing, trusted).trusted_hosts if trusted else None


class LimitedHttpProtocol(BoundedHttpProtocol):
    """An HTTP connection that is counted and whose requests have to arrive in time."""

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

    # --- received data

    def data_received(self, data: bytes) -> None:
        if self._rejected:
            self.end_connection(TOO_MANY)  # Now that the client reads.
            return
        expected = self._expected
        super().data_received(data)
        if self._upgraded:
            return
        if self._expected == NOTHING and self.is_idle():
            self._expected = HEADERS  # The data began no request.
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
        """Hands the connection to the WebSocket protocol; it stays counted until it ends."""
        self._upgraded = True
        self._expect(NOTHING)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, BackpressureProtocol):
            protocol.when_lost = self._release

    # --- timeouts

    def _expect(self, what: int) -> None:
        """Starts the timer for the part of a request that has to arrive next."""
        self._expected = what
        if self._timer is not None:
            self._timer.cancel()
        seconds = self._limit.seconds[what]
        self._timer = self.loop.call_later(seconds, self._on_timeout) if seconds else None

    def _on_timeout(self) -> None:
        self._timer = None
        self.end_connection(TOO_MANY if self._rejected else TOO_SLOW)
