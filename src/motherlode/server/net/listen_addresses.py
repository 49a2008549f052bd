"""The addresses of this machine, and the sockets bound to them."""

import resource
import socket
from contextlib import suppress

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean all IPv4 or IPv6 addresses, and the loopback address of each."""
ELSEWHERE = {"0.0.0.0": ("192.0.2.1", 9), "::": ("2001:db8::1", 9)}
"""Addresses reserved for documentation: nothing is ever sent to them."""


EVERY = "::"
"""The host that means all IPv6 and all IPv4 addresses."""


def bound_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to all addresses of a host.

    `::` includes IPv4 here; uvicorn by itself would bind IPv6 alone.
    """
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
    """Raises the limit of open files to the most that the system allows; returns it.

    Every connection needs a file, and the usual limit is 1,024.
    """
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def own_address(host: str = "0.0.0.0") -> str:
    """This machine's address in its network, IPv4 or IPv6 as the host; '' without a network."""
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
    """The origin of a URL; an IPv6 host is put in brackets."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_address(host: str, port: int) -> str:
    """The server's address for a browser on this machine."""
    return origin(EVERYWHERE.get(host, host), port)


def shared_address(host: str, port: int) -> str:
    """The address for other machines of a server on all addresses; '' for any other host."""
    found = own_address(host) if host in EVERYWHERE else ""
    return origin(found, port) if found else ""
