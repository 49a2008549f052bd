"""Rate limits: token buckets and counters, by connection and by address."""

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

SUBNET = 64
"""Bits of an IPv6 address that a provider assigns; its customer chooses the rest freely."""


@lru_cache(maxsize=10_000)
def client_of(address: str) -> str:
    """The address that is counted: an IPv6 client has a whole /64 network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    mapped = found.ipv4_mapped
    return str(mapped or ipaddress.ip_network((int(found), SUBNET), strict=False))


class TokenBucket:
    """Allows `burst` at once and then `rate` a second; a rate of 0 allows everything."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._level = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Takes `cost` tokens; returns 0, or the seconds to wait if there are too few."""
        if self.rate <= 0:
            return 0.0
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self.rate

    def charge(self, cost: float) -> None:
        """Takes `cost` tokens even if there are too few: later ones have to wait longer."""
        self.take(0.0)
        self._level = max(-self.burst, self._level - cost)


class AddressBuckets:
    """A token bucket for each of the latest addresses."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> float:
        return self._bucket(client_of(address)).take(cost)

    def charge(self, address: str, cost: float) -> None:
        self._bucket(client_of(address)).charge(cost)

    def _bucket(self, client: str) -> TokenBucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket


class AddressCounter:
    """Counts what each address holds at a time, such as connections."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        count = self.count(address)
        if count >= self._most:
            return False
        self._counts[client_of(address)] = count + 1
        return True

    def count(self, address: str) -> int:
        return self._counts.get(client_of(address), 0)

    def is_crowded(self, address: str) -> bool:
        """True if the rest of an address's places is reserved for clients with a seat."""
        return self.count(address) > self._most * 3 // 4

    def leave(self, address: str) -> None:
        left = self.count(address) - 1
        if left > 0:
            self._counts[client_of(address)] = left
        else:
            self._counts.pop(client_of(address), None)
