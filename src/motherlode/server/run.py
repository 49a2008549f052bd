"""Running the server: uvicorn with uvloop and our own door, logs as JSON lines without secrets."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from contextlib import suppress

import structlog
import uvicorn

from motherlode.server.app import make_app
from motherlode.server.net.addresses import EVERY, listening, take_all_files
from motherlode.server.net.connection_limit import ConnectionLimit
from motherlode.server.net.websocket_backpressure import BackpressureProtocol
from motherlode.server.settings import Settings
from motherlode.server.store import open_database

GRACEFUL_SECONDS = 5
DID_NOT_START = 3
"""What uvicorn itself exits with."""
GARBAGE = (20_000, 20, 20)
"""Garbage is looked for more rarely than Python does by itself: a move makes little of it."""
SWITCH_SECONDS = 0.0002
"""How soon the writer's thread gets the interpreter back from a busy event loop."""


def set_up_logs(level: int = logging.INFO) -> None:
    """Logs go to standard error, one JSON object a line; paths only, never bodies or headers."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class UvicornLogHandler(logging.Handler):
    """What uvicorn has to say, as lines of the same log. That somebody's request can't be read or
    that somebody has gone in the middle of an answer is their affair, and no line."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, RuntimeError) and "closed=True" in str(error):
            return
        structlog.get_logger(record.name).error(record.getMessage(), exc_info=error)


class GracefulServer(uvicorn.Server):
    """Tells the house that a stop begins; uvicorn alone would let requests wait on till it ends."""

    def __init__(self, config: uvicorn.Config, leaving: asyncio.Event) -> None:
        super().__init__(config)
        self._leaving = leaving

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving.set()
        await super().shutdown(sockets)


def run(settings: Settings, level: int = logging.INFO) -> None:
    """Serves until it is told to stop; what is wrong with the database is raised before."""
    database = open_database(settings.database)
    set_up_logs(level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    files = take_all_files()
    log = structlog.get_logger("motherlode.run")
    postgres = settings.postgres
    log.info("serving", host=settings.host, port=settings.port, postgres=postgres, files=files)
    leaving = asyncio.Event()
    config = uvicorn.Config(
        make_app(settings, database, leaving),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=ConnectionLimit(settings).protocol(),
        ws=BackpressureProtocol,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        lifespan="on",
    )
    logging.getLogger("uvicorn").handlers = [UvicornLogHandler()]
    server = GracefulServer(config, leaving)
    # Once it has stopped, uvicorn does what the signal would have done: end as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        # uvicorn by itself would listen at `::` to the new internet alone.
        both = settings.host == EVERY
        server.run(listening(settings.host, settings.port) if both else None)
    if not server.started:
        sys.exit(DID_NOT_START)
