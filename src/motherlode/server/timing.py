"""The time of a table with a clock: what each decision took, and what is left in the banks.

A decision is known by how many actions stood before it, and by its seat. Taking back winds the
game back, not the time of who takes back: its decisions that are asked again go on with what they
had left. Others, who did not want it, have all their time for what they are asked after it.

Time in which the house was down is nobody's.
"""

import time
from collections.abc import Sequence

import msgspec

from motherlode.server.bodies import Clock
from motherlode.server.store.lulls import Lull

REMEMBERED = 256
"""Of so many decisions it is known how long they took, for undos that lead back to them."""

Decision = tuple[int, int]
"""How many actions stood before it, and its seat."""


def now_ms() -> int:
    """The time of this machine, in milliseconds."""
    return time.time_ns() // 1_000_000


class Times(msgspec.Struct):
    """Time as a snapshot keeps it, in milliseconds; `used`: actions before, seat, time."""

    since: int
    banks: list[int]
    used: list[tuple[int, int, int]] = []
    renewed: list[Decision] = []


def lost(lulls: Sequence[Lull], since: int, until: int | None = None) -> int:
    """How much of a stretch of time the house was down, by the lulls that were over in it.

    One that was not over then began with the last beat before, and the house was alive at the end
    of the stretch: what a lull took is known when it is over, and not reckoned anew.
    """
    total = 0
    for began, ended in reversed(lulls):
        if ended <= since:
            break
        if until is None or ended <= until:
            total += ended - max(began, since)
    return total


class Timing:
    """Whose time was used for what; `since` is when the running time began.

    `lulls` is the house's own list, in order, which grows.
    """

    def __init__(
        self, clock: Clock | None, seats: int, since: int, lulls: Sequence[Lull] = ()
    ) -> None:
        self.clock = clock
        self.since = since
        self._lulls = lulls
        self.banks = [(clock.bank if clock else 0) * 1000] * seats
        self._move = (clock.per_move if clock else 0) * 1000
        self._used: dict[Decision, int] = {}
        self._renewed: set[Decision] = set()

    def taken(self, at: int) -> int:
        """The running time, until then."""
        return max(0, at - self.since - lost(self._lulls, self.since, at))

    def deadline(self, decision: Decision) -> int:
        """When a decision's time is over, if it is the one that runs."""
        return self.since + self.left(decision) + lost(self._lulls, self.since)

    def charge(self, decision: Decision, at: int) -> None:
        """Adds the running time to a decision; what is beyond the move's time the bank pays."""
        took, self.since = self.taken(at), max(at, self.since)
        if self.clock is None:
            return
        before = self._used.get(decision, 0)
        self._used[decision] = after = before + took
        paid = max(0, after - self._move) - max(0, before - self._move)
        self.banks[decision[1]] = max(0, self.banks[decision[1]] - paid)
        if len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    def renew(self, decision: Decision, at: int) -> bool:
        """Lets a decision's time run anew, once; the bank pays for what went before."""
        if at <= self.since or decision in self._renewed:
            return False
        self.charge(decision, at)
        self._used.pop(decision, None)
        self._renewed.add(decision)
        return True

    def wind_back(self, standing: int, seat: int) -> None:
        """Forgets what others than the seat that took back had used after so many actions: what
        they are asked now or later is new to them. The seat itself goes on where it was."""
        for decision in [*self._used, *self._renewed]:
            if decision[0] >= standing and decision[1] != seat:
                self._used.pop(decision, None)
                self._renewed.discard(decision)

    def left(self, decision: Decision) -> int:
        """What a decision has left: of its own time, and of its seat's bank."""
        return max(0, self._move - self._used.get(decision, 0)) + self.banks[decision[1]]

    # --- snapshots

    def times(self) -> Times:
        used = [(*decision, took) for decision, took in self._used.items()]
        return Times(self.since, list(self.banks), used, sorted(self._renewed))

    def go_on(self, times: Times) -> None:
        """Goes on from a snapshot."""
        self.since, self.banks = times.since, list(times.banks)
        self._used = {(standing, seat): took for standing, seat, took in times.used}
        self._renewed = set(times.renewed)
