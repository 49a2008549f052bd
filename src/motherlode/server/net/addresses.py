"""Where others reach this machine."""

import resource
import socket
from contextlib import suppress

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean every address of a kind, and the one at which this machine finds itself."""
ELSEWHERE = {"0.0.0.0": ("192.0.2.1", 9), "::": ("2001:db8::1", 9)}
"""Addresses kept for documentation: nothing is ever sent to them."""


EVERY = "::"
"""The host that means every address of both kinds."""


def bound_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to all addresses that a host means; `::` means those of the old internet too,
    which a server that is left to itself would not hear."""
    hosts = [EVERY, "0.0.0.0"] if host == EVERY else [host]
    bound: list[socket.socket] = []
    try:
        for each in hosts:
            kind, passive = socket.SOCK_STREAM, socket.AI_PASSIVE
            for family, _, _, _, address in socket.getaddrinfo(
                each, port, type=kind, flags=passive
            ):
                bound.append(socket.socket(family, kind))
                bound[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    bound[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                bound[-1].bind(address)
    except OSError:
        for opened in bound:
            opened.close()
        raise
    return bound


def raise_file_limit() -> int:
    """Raises the number of files that may be open to as many as the system allows; gives it.

    Every connection is a file, and usually only 1,024 are allowed to begin with.
    """
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def own_address(host: str = "0.0.0.0") -> str:
    """This machine's address in its network, of the host's kind; '' where it is in none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE[host])
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    only_here = found.startswith("127.") or found == "::1"
    return "" if found in EVERYWHERE or only_here else found


def origin(host: str, port: int) -> str:
    """What stands in front of a path; colons of a host would be taken for the port's."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_address(host: str, port: int) -> str:
    """Where a browser of this machine finds the server."""
    return origin(EVERYWHERE.get(host, host), port)


def shared_address(host: str, port: int) -> str:
    """What others write in front of a link; '' if the server listens to this machine alone."""
    found = own_address(host) if host in EVERYWHERE else ""
    return origin(found, port) if found else ""
