"""Runs the server: uvicorn with our own protocols; logs are JSON lines without secrets."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

import structlog
import uvicorn

from motherlode.server.app import make_app
from motherlode.server.json_logging import set_up_logs
from motherlode.server.net.connection_limit import ConnectionLimit
from motherlode.server.net.listen_addresses import EVERY, bound_sockets, raise_file_limit
from motherlode.server.net.websocket_receive_backpressure import BackpressureProtocol
from motherlode.server.settings import Settings
from motherlode.server.store import open_database

GRACEFUL_SECONDS = 5
DID_NOT_START = 3
"""uvicorn's own exit code."""
GARBAGE = (20_000, 20, 20)
"""Thresholds of the garbage collector, higher than Python's: a move makes little garbage."""
SWITCH_SECONDS = 0.0002
"""How soon the writer's thread gets the interpreter lock from a busy event loop."""


class GracefulServer(uvicorn.Server):
    """Announces the begin of a shutdown; uvicorn alone would let waiting requests wait on."""

    def __init__(self, config: uvicorn.Config, leaving: asyncio.Event) -> None:
        super().__init__(config)
        self._leaving = leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            notify_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        notify_systemd("STOPPING=1")
        self._leaving.set()
        await super().shutdown(sockets)


def notify_systemd(state: str) -> None:
    """Reports a state to a systemd unit of the type `notify`; elsewhere nobody asks for it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = f"\0{address[1:]}"
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.connect(address)
        sender.send(state.encode())


def uvicorn_config(settings: Settings, app: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
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


def run(settings: Settings, level: int = logging.INFO) -> None:
    """Serves until a signal stops it; raises BadDatabase if the database can't be used."""
    database = open_database(settings.database)
    set_up_logs(level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    files = raise_file_limit()
    log = structlog.get_logger("motherlode.run")
    postgres = settings.postgres
    log.info("serving", host=settings.host, port=settings.port, postgres=postgres, files=files)
    leaving = asyncio.Event()
    config = uvicorn_config(settings, make_app(settings, database, leaving))
    server = GracefulServer(config, leaving)
    # After its shutdown uvicorn raises the signal again: SIGTERM then ends like Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        # Given `::`, uvicorn would listen to IPv6 alone.
        every = settings.host == EVERY
        server.run(bound_sockets(settings.host, settings.port) if every else None)
    if not server.started:
        sys.exit(DID_NOT_START)
