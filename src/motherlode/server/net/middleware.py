"""Middleware of every request: checks host and origin, limits rates, adds security headers."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.server.api.socket_schema import Problem
from motherlode.server.net.accepted_host_names import AcceptedHosts, host_of
from motherlode.server.net.rate_limits import AddressBuckets
from motherlode.server.net.root_path import below_root
from motherlode.server.settings import Settings

BYTES_PER_REQUEST = 65_536
"""A body of this size counts as one more request: a large one costs the server as much."""
LONGEST_PAUSE = 1.0
"""Seconds before more of a body is read from an address that has used up its requests."""
SAFE = {"GET", "HEAD", "OPTIONS"}

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
]


class SecurityMiddleware:
    """ASGI middleware: checks host and origin, limits rates, adds security headers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        is_banned: Callable[[str], bool] = lambda address: False,
    ) -> None:
        self._app = app
        self._is_banned = is_banned
        self._root_path = settings.root_path
        self._origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self._accepted_hosts = AcceptedHosts(settings.host, settings.allowed_hosts)
        limits = settings.limits
        self.requests = AddressBuckets(limits.requests_burst, limits.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope = below_root(scope, self._root_path)
        headers = dict(scope["headers"])
        if problem := self._host_problem(scope):
            await self._refuse(kind, send, 421, problem)
            return
        if self._is_foreign(kind, scope, headers):
            await self._refuse(kind, send, 403, Problem("bad_origin", "not from this page"))
            return
        client = scope.get("client")
        address = client[0] if client else ""
        if self._is_banned(address):
            await self._refuse(kind, send, 403, Problem("banned", "this address is banned"))
            return
        wait = self.requests.take(address)
        if wait:
            text = "too many requests; wait a little"
            problem = Problem("throttled", text, retry_after=round(wait, 2))
            await self._refuse(kind, send, 429, problem)
            return
        if kind == "http":
            await self._app(as_get(scope), self._metered(receive, address), with_headers(send))
        else:
            await self._app(scope, receive, send)

    def _metered(self, receive: Receive, address: str) -> Receive:
        """Counts received bodies: each BYTES_PER_REQUEST of them as one more request.

        An address that has used up its requests is read slowly, so that others are served first.
        """

        async def receive_metered() -> Any:
            message: Any = await receive()
            if size := len(message.get("body", b"")):
                self.requests.charge(address, size / BYTES_PER_REQUEST)
                if wait := self.requests.take(address, 0.0):
                    await asyncio.sleep(min(wait, LONGEST_PAUSE))
            return message

        return receive_metered

    def _host_problem(self, scope: Any) -> Problem | None:
        """What is wrong with the request's Host header; None if it names this server."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        host, server = host_of(hosts[0]) if len(hosts) == 1 else "", scope.get("server")
        if self._accepted_hosts.includes(host, str(server[0]) if server else ""):
            return None
        advice = f"start it with --allowed-host {host}" if host else "the request names no one host"
        return Problem("bad_host", f"this server is not called {host!r}; {advice}")

    def _is_foreign(self, kind: str, scope: Any, headers: dict[bytes, bytes]) -> bool:
        """True if another site's page sent a request that could change something."""
        if kind == "http" and scope["method"] in SAFE:
            return False
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if origin:
            host = headers.get(b"host", b"").decode("latin-1").lower()
            return origin not in {*self._origins, f"http://{host}", f"https://{host}"}
        return headers.get(b"sec-fetch-site", b"") == b"cross-site"

    async def _refuse(self, kind: str, send: Send, status: int, problem: Problem) -> None:
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
            return
        start: Any = {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), *HEADERS],
        }
        if problem.retry_after:
            start["headers"].append((b"retry-after", str(int(problem.retry_after) + 1).encode()))
        await send(start)
        body: Any = {"type": "http.response.body", "body": msgspec.json.encode(problem)}
        await send(body)


def as_get(scope: Any) -> Scope:
    """The scope of a HEAD request as that of a GET: uvicorn sends the answer without its body."""
    method = "GET" if scope["method"] == "HEAD" else scope["method"]
    return {**scope, "method": method}  # type: ignore[return-value]


def with_headers(send: Send) -> Send:
    """Adds the security headers to a response."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name for name, value in message["headers"]}
            added = [header for header in HEADERS if header[0] not in present]
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return send_with_headers
