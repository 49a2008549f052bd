"""Middleware that measures requests, from the request to the end of its answer."""

import time
from collections.abc import Callable
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.server.metrics import Metrics

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
OTHER = "other"
"""The label of what is not ours: clients choose methods and paths freely."""


class RequestTimes:
    """ASGI middleware: measures each request by its route, never by its path."""

    def __init__(self, app: ASGIApp, metrics: Callable[[], Metrics | None]) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "http":
            await self._measure(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _measure(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_noting_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noting_status)
        finally:
            method = scope["method"] if scope["method"] in METHODS else OTHER
            route = str(scope.get("path_template") or OTHER)
            if metrics := self._metrics():
                metrics.requests.labels(method, route).observe(time.perf_counter() - began)
                metrics.answers.labels(str(status)).inc()
