"""The ASGI application: routes, error answers, start and stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from motherlode.optional_packages import require

require("server", "litestar", "structlog")

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import decode_json
from litestar.types import ASGIApp

import motherlode
from motherlode.kernel.errors import MotherlodeError
from motherlode.server.admin.routes import admin_routes, new_sessions
from motherlode.server.api.errors import Refusal, StaleMove, as_refusal
from motherlode.server.api.rest.carried_seats import CarriedSeatsController
from motherlode.server.api.rest.games import GamesController
from motherlode.server.api.rest.lessons import LessonsController
from motherlode.server.api.rest.my_tables import MyTablesController
from motherlode.server.api.rest.notices import NoticesController
from motherlode.server.api.rest.play import PlayController
from motherlode.server.api.rest.tables import TablesController
from motherlode.server.api.rest.uploaded_records import RecordsController
from motherlode.server.api.rest.webhooks import WebhooksController
from motherlode.server.api.socket import table_socket
from motherlode.server.api.socket_schema import Problem, client_schema, server_schema
from motherlode.server.api.web_client_and_api_docs import ApiPage, web_client
from motherlode.server.metrics import Metrics
from motherlode.server.net.middleware import SecurityMiddleware
from motherlode.server.net.request_times import RequestTimes
from motherlode.server.readiness import Readiness
from motherlode.server.setting_types import OFF
from motherlode.server.settings import Settings
from motherlode.server.store import Database, Store, open_database
from motherlode.server.tables.registry import TableRegistry

log = structlog.get_logger("motherlode.http")

AnyRequest = Request[Any, Any, Any]
CODES = {400: "bad_request", 404: "no_such_page", 405: "no_such_page", 413: "too_large"}


@get("/health", tags=["operation"])
async def health() -> dict[str, Any]:
    """Answers 200 as long as the server runs, even if its database doesn't."""
    return {"ok": True, "version": motherlode.__version__}


@get("/ready", tags=["operation"])
async def ready(request: AnyRequest) -> Response[dict[str, Any]]:
    """Answers 200 if the database can be written, else 503 with the cause."""
    readiness: Readiness = request.app.state.readiness
    if cause := await readiness.problem():
        return Response({"ok": False, "cause": cause}, status_code=503)
    return Response({"ok": True})


@get("/metrics", media_type=MediaType.TEXT, tags=["operation"])
async def metrics(request: AnyRequest) -> bytes:
    """Counters for Prometheus; 404 if they are served elsewhere or not at all."""
    registry: TableRegistry = request.app.state.registry
    if registry.settings.metrics:
        raise Refusal("no_such_page", "metrics are not served at this address: see --metrics")
    return registry.metrics.page()


@get("/api/socket-schema", tags=["play"])
async def socket_schema() -> dict[str, Any]:
    """The JSON schemas of the socket's messages."""
    return {"client": client_schema(), "server": server_schema()}


def refusal_response(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    problem = Problem(
        refusal.code, refusal.text, refusal.rule, refusal.reason, -1, refusal.retry_after
    )
    if isinstance(refusal, StaleMove):
        problem.number = refusal.number
    request.app.state.registry.metrics.refused.labels(refusal.code).inc()
    headers = {}
    if refusal.retry_after:
        headers["Retry-After"] = str(int(refusal.retry_after) + 1)
    return Response(problem, status_code=refusal.status, headers=headers)


def kernel_error_response(request: AnyRequest, error: MotherlodeError) -> Response[Problem]:
    return refusal_response(request, as_refusal(error))


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A refusal of the framework in our form; it quotes only what the client itself sent."""
    code = CODES.get(error.status_code, "bad_request")
    text = error.detail if error.status_code < 500 else "something went wrong here"
    if isinstance(error.extra, list) and error.extra:
        faults = [
            f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in error.extra[:5]
        ]
        text = "; ".join(fault.strip(": ") for fault in faults)
    headers = {name: value for name, value in (error.headers or {}).items()}
    return Response(Problem(code, text[:500]), status_code=error.status_code, headers=headers)


def unreadable_body_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers 400 to a body that can't be decoded; the same error from elsewhere is our fault."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    if last is None or last.tb_frame.f_code is not decode_json.__code__:
        return unexpected_error_response(request, error)
    return Response(Problem("bad_request", "the body can't be read as JSON"), status_code=400)


def unexpected_error_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers 500; the cause is logged and not sent."""
    log.error("request answered with 500", path=request.url.path, exc_info=error)
    return Response(Problem("fault", "something went wrong here"), status_code=500)


def is_banned(app: Litestar, address: str) -> bool:
    """True if an operator banned an address."""
    registry: TableRegistry | None = app.state.get("registry")
    return registry is not None and registry.operations.bans.includes(address)


def make_app(
    settings: Settings, database: Database | None = None, leaving: asyncio.Event | None = None
) -> ASGIApp:
    """The ASGI application; opens the database at its start if none is given.

    `leaving` is set when a shutdown begins: from then on no request waits for news.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = TableRegistry(settings, Store(database or open_database(settings.database)))
        app.state.registry, app.state.readiness = registry, Readiness(registry.store)
        app.state.admin_sessions = new_sessions(settings)
        registry.start(leaving)
        apart = settings.metrics not in ("", OFF)
        end_metrics = registry.metrics.serve_apart(settings.metrics) if apart else None
        try:
            yield
        finally:
            if end_metrics is not None:
                await asyncio.to_thread(end_metrics)
            await registry.stop()

    limits = settings.limits
    admin = admin_routes(settings) if settings.admin_token else []
    app = Litestar(
        route_handlers=[
            GamesController,
            LessonsController,
            TablesController,
            PlayController,
            MyTablesController,
            CarriedSeatsController,
            NoticesController,
            WebhooksController,
            Router("/", route_handlers=[RecordsController], request_max_body_size=limits.record),
            table_socket,
            health,
            ready,
            metrics,
            socket_schema,
            *admin,
            web_client,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: refusal_response,
            MotherlodeError: kernel_error_response,
            HTTPException: http_error_response,
            UnicodeError: unreadable_body_response,
            RecursionError: unreadable_body_response,
            Exception: unexpected_error_response,
        },
        openapi_config=OpenAPIConfig(
            title="Motherlode",
            version=motherlode.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(), JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig("gzip", 2000, gzip_compress_level=4),
        request_max_body_size=limits.body,
        logging_config=None,
    )

    def metrics_if_started() -> Metrics | None:
        """The metrics; None in an app that was not started, as where its schema is written."""
        registry: TableRegistry | None = app.state.get("registry")
        return None if registry is None else registry.metrics

    measured = RequestTimes(app, metrics_if_started)
    secured = SecurityMiddleware(measured, settings, lambda address: is_banned(app, address))
    app.state.requests = secured.requests
    return secured
