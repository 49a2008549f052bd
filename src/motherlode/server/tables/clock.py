"""Timekeeping of a table with a clock: the time each decision took, and what is left in the banks.

A decision is identified by the number of standing actions before it and by its seat. An undo takes
back moves, not the time of the seat that undoes: its decisions that are asked again continue with
the time they had left. The other seats did not want the undo and get their full time again.

Server downtime is charged to nobody.
"""

import time
from collections.abc import Sequence

import msgspec

from motherlode.server.api.rest_schema import Clock
from motherlode.server.store.downtime import Downtime

REMEMBERED = 256
"""Number of decisions whose time is remembered, for undos that lead back to them."""

Decision = tuple[int, int]
"""The number of standing actions before a decision, and its seat."""


def now_ms() -> int:
    """The time of this machine in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TimekeeperSnapshot(msgspec.Struct):
    """The stored state of a timekeeper, in milliseconds; `used`: actions before, seat, time."""

    since: int
    banks: list[int]
    used: list[tuple[int, int, int]] = []
    renewed: list[Decision] = []


def downtime_between(downtimes: Sequence[Downtime], since: int, until: int | None = None) -> int:
    """The milliseconds of downtime between two times, counting only downtimes that ended by then.

    A downtime that ended later began at the last heartbeat before it, and the server was still
    alive at `until`. It is charged to the decision in which it ended and not counted twice.
    """
    total = 0
    for began, ended in reversed(downtimes):
        if ended <= since:
            break
        if until is None or ended <= until:
            total += ended - max(began, since)
    return total


class Timekeeper:
    """Keeps the time that each decision used; `since` is when the running decision began.

    `downtimes` is the heartbeat's own list: it is sorted and grows.
    """

    def __init__(
        self, clock: Clock | None, seats: int, since: int, downtimes: Sequence[Downtime] = ()
    ) -> None:
        self.clock = clock
        self.since = since
        self._downtimes = downtimes
        self.banks = [(clock.bank if clock else 0) * 1000] * seats
        self._move = (clock.per_move if clock else 0) * 1000
        self._used: dict[Decision, int] = {}
        self._renewed: set[Decision] = set()

    def elapsed(self, at: int) -> int:
        """The time that the running decision has used at `at`, without downtime."""
        return max(0, at - self.since - downtime_between(self._downtimes, self.since, at))

    def deadline(self, decision: Decision) -> int:
        """When the time of the running decision is over."""
        return self.since + self.time_left(decision) + downtime_between(self._downtimes, self.since)

    def charge(self, decision: Decision, at: int) -> None:
        """Charges the elapsed time to a decision; the bank pays what exceeds the time per move."""
        took, self.since = self.elapsed(at), max(at, self.since)
        if self.clock is None:
            return
        before = self._used.get(decision, 0)
        self._used[decision] = after = before + took
        paid = max(0, after - self._move) - max(0, before - self._move)
        self.banks[decision[1]] = max(0, self.banks[decision[1]] - paid)
        if len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    def restart(self, decision: Decision, at: int) -> bool:
        """Gives a decision its full time again, once; the bank pays for the time before.

        False if nothing changed.
        """
        if at <= self.since or decision in self._renewed:
            return False
        self.charge(decision, at)
        self._used.pop(decision, None)
        self._renewed.add(decision)
        return True

    def forget_undone(self, standing: int, seat: int) -> None:
        """Forgets the time that seats other than `seat` used after `standing` actions.

        What these seats are asked next is new to them. The seat that undid continues its own time.
        """
        for decision in [*self._used, *self._renewed]:
            if decision[0] >= standing and decision[1] != seat:
                self._used.pop(decision, None)
                self._renewed.discard(decision)

    def time_left(self, decision: Decision) -> int:
        """The time a decision has left: its own and its seat's bank."""
        return max(0, self._move - self._used.get(decision, 0)) + self.banks[decision[1]]

    # --- snapshots

    def snapshot(self) -> TimekeeperSnapshot:
        """The state to store in a snapshot."""
        used = [(*decision, took) for decision, took in self._used.items()]
        return TimekeeperSnapshot(self.since, list(self.banks), used, sorted(self._renewed))

    def restore(self, snapshot: TimekeeperSnapshot) -> None:
        """Continues from a snapshot."""
        self.since, self.banks = snapshot.since, list(snapshot.banks)
        self._used = {(standing, seat): took for standing, seat, took in snapshot.used}
        self._renewed = set(snapshot.renewed)
