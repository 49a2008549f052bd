"""Banned addresses: each process has them in memory and refuses their requests and sockets."""

import ipaddress
from typing import Any

from motherlode.server.api.errors import Refusal
from motherlode.server.net.rate_limits import client_of
from motherlode.server.store.admin_rows import AdminRows
from motherlode.server.tables.clock import now_ms

MOST_CACHED = 10_000
WIDEST = {4: 8, 6: 32}
"""The shortest prefixes of networks that can be banned, by version of the protocol."""
LOOPBACK = ("127.0.0.1", "::1")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The bans that are in force. An IPv6 client is banned with its whole /64 network."""

    def __init__(self, rows: AdminRows) -> None:
        self._rows = rows
        self._bans: list[tuple[Network, int | None]] = []
        self._known: dict[str, bool] = {}
        self._valid_until = 0
        """When the first ban ends; 0 if none does."""

    def __len__(self) -> int:
        return len(self._bans)

    async def reload(self) -> None:
        """Reads the bans of the database."""
        rows = await self._rows.bans(now_ms())
        self._use([(ipaddress.ip_network(row.network), row.until) for row in rows])

    def _use(self, bans: list[tuple[Network, int | None]]) -> None:
        self._bans = bans
        self._known = {}
        self._valid_until = min((until for _, until in bans if until is not None), default=0)

    def includes(self, address: str) -> bool:
        """True if an address is banned now."""
        if not self._bans:
            return False
        if self._valid_until and now_ms() >= self._valid_until:
            now = now_ms()
            self._use([ban for ban in self._bans if ban[1] is None or ban[1] > now])
        found = self._known.get(address)
        if found is None:
            found = any(contains(network, address) for network, _ in self._bans)
            if len(self._known) >= MOST_CACHED:
                self._known = {}
            self._known[address] = found
        return found


def contains(network: Network, address: str) -> bool:
    """True if a network contains the client that uses an address."""
    try:
        client: Any = ipaddress.ip_network(client_of(address), strict=False)
    except ValueError:
        return False
    return client.version == network.version and bool(client.subnet_of(network))


def network_to_ban(text: str) -> Network:
    """The network that a text names; a Refusal if it is not one, or too wide to be meant."""
    try:
        address, _, prefix = text.strip().partition("/")
        network = ipaddress.ip_network(text.strip() if prefix else client_of(address), strict=False)
    except ValueError:
        raise Refusal("bad_request", "bad_address") from None
    if network.prefixlen < WIDEST[network.version]:
        raise Refusal("bad_request", "too_wide")
    if any(contains(network, address) for address in LOOPBACK) or network.is_loopback:
        raise Refusal("bad_request", "own_address")
    return network
