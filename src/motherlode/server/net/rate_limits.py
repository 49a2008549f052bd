"""Rate limits: token buckets and counters, by connection and by address."""

import time
from collections import OrderedDict


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


class AddressBuckets:
    """A token bucket for each of the latest addresses."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> float:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)


class AddressCounter:
    """Counts what each address holds at a time, such as connections."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self._counts.get(address, 0) >= self._most:
            return False
        self._counts[address] = self._counts.get(address, 0) + 1
        return True

    def count(self, address: str) -> int:
        return self._counts.get(address, 0)

    def is_crowded(self, address: str) -> bool:
        """True if the rest of an address's places is reserved for clients with a seat."""
        return self._counts.get(address, 0) > self._most * 3 // 4

    def leave(self, address: str) -> None:
        left = self._counts.get(address, 0) - 1
        if left > 0:
            self._counts[address] = left
        else:
            self._counts.pop(address, None)
