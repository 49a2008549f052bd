"""The names and addresses of this server, as the Host header of a request has to name them.

Another site could let its own name lead here. Browsers would then take its pages for ours.
"""

import ipaddress
import re
import socket

LOCAL = "localhost"
LONGEST_HOST = 263
"""A name of 255 bytes, the dot at its end, a colon and a port are shorter."""
HOST_HEADER = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?")


def host_of(header: bytes) -> str:
    """The host of a Host header in lower case, without port and brackets.

    Empty unless the whole header is a host and perhaps a port: links are made from all of it.
    """
    found = HOST_HEADER.fullmatch(header.decode("latin-1").strip().lower())
    return found[1].strip("[]").rstrip(".") if found and len(header) <= LONGEST_HOST else ""


def is_loopback(host: str) -> bool:
    """True if the host is an address that only this machine reaches."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class AcceptedHosts:
    """This machine's names, and those that the operator set."""

    def __init__(self, host: str, allowed: tuple[str, ...]) -> None:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        self._names = {LOCAL, machine, short, f"{short}.local", host.lower()}
        self._names |= {host_of(name.encode()) for name in allowed}

    def includes(self, host: str, local_address: str) -> bool:
        """True if the host means this server; `local_address` is the connection's own end."""
        local = host.endswith(f".{LOCAL}") or is_loopback(host)
        return host != "" and (host in self._names or local or host == local_address)
