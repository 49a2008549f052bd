"""Checks of the machine and the settings: open files, ports, names and proxies."""

import errno
import json
import resource
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from motherlode.server.net.accepted_host_names import is_loopback
from motherlode.server.net.listen_addresses import bound_sockets, local_address
from motherlode.server.operation.finding import FILES, PORTS, PROXY, Finding, fine, wrong
from motherlode.server.setting_types import OFF, split_address
from motherlode.server.settings import Settings

LEAST_FILES = 4096
"""Open files that a server should be allowed: every connection needs one."""
SECONDS = 5.0
EVERYBODY = "*"


def check_files() -> Finding:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < LEAST_FILES:
        return wrong(FILES, "few", most=most, needed=LEAST_FILES)
    return fine(FILES, "enough", most="∞" if most == resource.RLIM_INFINITY else most)


def check_ports(settings: Settings) -> Iterator[Finding]:
    yield _port(settings.host, settings.port)
    if settings.metrics not in ("", OFF):
        host, port = split_address(settings.metrics)
        free = _port(host, port)
        if free.code != "taken" or not _answers(settings.host, settings.port):
            yield free  # Else the running server itself has the port.


def _port(host: str, port: int) -> Finding:
    place: dict[str, Any] = {"host": host, "port": port}
    try:
        for probe in bound_sockets(host, port):
            probe.close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return _server_at(host, port)
        if error.errno in (errno.EACCES, errno.EPERM):
            return wrong(PORTS, "not_permitted", **place)
        return wrong(PORTS, "unusable", problem=error.strerror or str(error), **place)
    return fine(PORTS, "free", **place)


def _server_at(host: str, port: int) -> Finding:
    """What has a port: a server of ours that is ready or isn't, or another program."""
    place: dict[str, Any] = {"host": host, "port": port}
    if not _answers(host, port):
        return wrong(PORTS, "taken", **place)
    try:
        with urlopen(f"{local_address(host, port)}/ready", timeout=SECONDS):
            return fine(PORTS, "serving", **place)
    except HTTPError as error:
        return wrong(PORTS, "not_ready", cause=json.load(error).get("cause", error.code), **place)
    except (URLError, OSError, ValueError) as error:
        return wrong(PORTS, "not_ready", cause=error, **place)


def _answers(host: str, port: int) -> bool:
    """True if a server of ours has the port."""
    try:
        with urlopen(f"{local_address(host, port)}/health", timeout=SECONDS) as answer:
            return json.load(answer).get("ok") is True
    except (URLError, OSError, ValueError, AttributeError):
        return False


def check_proxy(settings: Settings) -> Finding:
    """Names and trusted proxies have to be set together."""
    trusted, names = settings.trusted_proxies, settings.allowed_hosts
    hidden = is_loopback(settings.host) or settings.host == "localhost"
    if EVERYBODY in trusted and not hidden:
        return wrong(PROXY, "trusts_all", host=settings.host)
    if trusted and not names:
        return wrong(PROXY, "no_name")
    if names and not trusted and hidden:
        return wrong(PROXY, "not_trusted", host=settings.host)
    if trusted:
        return fine(PROXY, "set", names=", ".join(names), trusted=trusted)
    return fine(PROXY, "without_proxy")
