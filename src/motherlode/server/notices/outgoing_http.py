"""Requests to addresses that clients named: never to an address inside, never after a redirect.

The address is resolved once, checked, and connected to: no second look-up comes between.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

SECONDS = 15.0
MOST_READ = 2048
LONGEST_URL = 1000
MAPPED = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones."""

NOT_PUBLIC = tuple(
    map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "64:ff9b:1::/48"))
)
"""Networks of protocols, and former ones inside, that some versions of Python take for public."""

NUMBER = re.compile(r"[0-9]*|0x[0-9a-f]*", re.ASCII | re.IGNORECASE)
"""The last part of a host that some resolvers read as an address (127.1, 0x7f000001): no name
ends so."""


class InsideAddress(OSError):
    """An address that is not public, and that the operator has not allowed."""


@dataclass(frozen=True)
class HttpAnswer:
    status: int
    headers: Mapping[str, str]
    text: str


class AllowedAddresses:
    """The addresses that requests may go to: public ones, and the networks of a setting."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks = [ipaddress.ip_network(network) for network in networks]

    def includes(self, address: str) -> bool:
        """True for a public address, or one in a network that the operator allowed."""
        ip = ipaddress.ip_address(address.partition("%")[0])
        if any(ip.version == each.version and ip in each for each in self._networks):
            return True
        if isinstance(ip, ipaddress.IPv6Address):
            inner = ip.ipv4_mapped or ip.sixtofour
            if ip in MAPPED:
                inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
            if ip.teredo is not None or (inner is not None and not _is_public(inner)):
                return False
        return _is_public(ip)

    def check_url(self, url: str) -> None:
        """Raises ValueError for anything but an https address outside, as far as it can be seen.

        Names are resolved when something is sent. Plain http may go to allowed networks only.
        """
        parts = urlsplit(url)
        if len(url) > LONGEST_URL or not parts.hostname or not url.isascii():
            raise ValueError("not an address of the web")
        if parts.scheme not in ("https", "http") or parts.username or parts.password:
            raise ValueError("only https addresses without a password")
        literal = _ip_of(parts.hostname)
        if literal is None and NUMBER.fullmatch(parts.hostname.rstrip(".").rpartition(".")[2]):
            raise ValueError("not an address of the web: an odd form of a number")
        if literal is not None and not self.includes(literal):
            raise ValueError("this address is inside a network")
        if parts.scheme == "http" and not (literal is not None and self._is_named(literal)):
            raise ValueError("only https addresses")

    def _is_named(self, address: str) -> bool:
        ip = ipaddress.ip_address(address)
        return any(ip.version == each.version and ip in each for each in self._networks)


def _is_public(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    inside = ip.is_multicast or ip.is_reserved or any(ip in each for each in NOT_PUBLIC)
    return ip.is_global and not inside


def _ip_of(host: str) -> str | None:
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return None


class CheckedResolver(AbstractResolver):
    """Resolves names to allowed addresses only."""

    def __init__(self, allowed: AllowedAddresses) -> None:
        self._allowed = allowed

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        usable = [each for each in found if self._allowed.includes(str(each[4][0]))]
        if not usable:
            raise InsideAddress(f"{host} has no public address")
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=port,
                family=kind,
                proto=proto,
                flags=socket.AI_NUMERICHOST,
            )
            for kind, _, proto, _, address in usable
        ]

    async def close(self) -> None:
        """Nothing to close."""


class OutgoingHttp:
    """Sends requests to addresses outside."""

    def __init__(self, allowed: AllowedAddresses, seconds: float = SECONDS) -> None:
        self.allowed = allowed
        self._timeout = aiohttp.ClientTimeout(total=seconds)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpAnswer:
        """Posts a body; raises OSError, TimeoutError or aiohttp.ClientError without an answer."""
        self.allowed.check_url(url)
        connector = aiohttp.TCPConnector(
            resolver=CheckedResolver(self.allowed), use_dns_cache=False, force_close=True
        )
        given: dict[str, Any] = {"timeout": self._timeout, "trust_env": False}
        async with (
            aiohttp.ClientSession(connector=connector, **given) as session,
            session.post(url, data=body, headers=dict(headers), allow_redirects=False) as answer,
        ):
            text = await answer.content.read(MOST_READ)
            return HttpAnswer(answer.status, dict(answer.headers), text.decode("utf-8", "replace"))
