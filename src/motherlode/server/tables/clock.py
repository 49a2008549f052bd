"""Timekeeping: the server's time, the time each decision took, and what is left in the banks.

A decision is identified by the number of standing actions before it and by its seat. An undo takes
back moves, not the time of the seat that undoes: its decisions that are asked again continue with
the time they had left. The other seats did not want the undo and get their full time again.

Server downtime and pauses are charged to nobody.

A machine's clock may run ahead and be put right later. Entries made meanwhile have times in the
future; the decisions after them begin at the time that is right.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import time_ns

import msgspec

from motherlode.server.api.rest_schema import Clock
from motherlode.server.store.downtime import AHEAD, Downtime

NS_PER_MS = 1_000_000
REMEMBERED = 256
"""Number of decisions whose time is remembered, for undos that lead back to them."""

Decision = tuple[int, int]
"""The number of standing actions before a decision, and its seat."""


def now_ms() -> int:
    """The time of this machine in milliseconds since 1970."""
    return time_ns() // NS_PER_MS


class ServerTime(ABC):
    """The time that all processes share, and the downtimes that are charged to nobody.

    Everything up to `gap` milliseconds after the last heartbeat is reliable: a downtime that is not
    known yet ended later.
    """

    def __init__(self, gap: int) -> None:
        self.downtimes: list[Downtime] = []
        """The known downtimes: a sorted list that grows, shared by all timekeepers."""
        self._gap = gap
        self._alive = 0
        self._lead = 0

    def now(self) -> int:
        """The time in milliseconds by the machine whose clock is furthest ahead.

        So an entry made now is later than the end of every known downtime.
        """
        return time_ns() // NS_PER_MS + self._lead

    async def reliable_now(self) -> int:
        """The time now; waits until every downtime that ended by then is known."""
        at = time_ns() // NS_PER_MS + self._lead
        return at if at - self._alive <= self._gap else await self._reliable_later(at)

    async def _reliable_later(self, at: int) -> int:
        while not self.knows(at):
            await self.beat()
            at = max(at, self._alive)
        return at

    def knows(self, at: int) -> bool:
        """True if every downtime that ended by `at`, and no later than now, is known."""
        return at - self._alive <= self._gap or self.now() - self._alive <= self._gap

    @abstractmethod
    async def beat(self) -> None:
        """Stores a heartbeat and learns of new downtimes."""


class TimekeeperSnapshot(msgspec.Struct):
    """The stored state of a timekeeper, in milliseconds; `used`: actions before, seat, time."""

    since: int
    banks: list[int]
    used: list[tuple[int, int, int]] = []
    renewed: list[Decision] = []
    additions: int = 0


def downtimes_between(downtimes: Sequence[Downtime], since: int, until: int) -> list[Downtime]:
    """The downtimes between two times, latest first, counting only those that ended by then.

    A downtime that ended later began at the last heartbeat before it, and the server was still
    alive at `until`. It is charged to the decision in which it ended and not counted twice.

    A decision that began within a downtime proves that there was none: a clock ran ahead.
    """
    found: list[Downtime] = []
    for began, ended in reversed(downtimes):
        if ended <= since:
            break
        if ended <= until and since <= began + AHEAD:
            found.append((max(began, since), ended))
    return found


def pauses_between(
    pauses: Sequence[tuple[int, int]], since: int, until: int
) -> list[tuple[int, int]]:
    """The parts of pauses between two times; a pause that ended at 0 goes on."""
    spans = ((max(began, since), min(ended or until, until)) for began, ended in pauses)
    return [(began, ended) for began, ended in spans if began < ended]


def length_of_union(spans: Sequence[tuple[int, int]]) -> int:
    """The milliseconds in any of some spans: a downtime during a pause counts once."""
    total, last = 0, 0
    for began, ended in sorted(spans):
        total += max(0, ended - max(began, last))
        last = max(last, ended)
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
        self.pauses: Sequence[tuple[int, int]] = ()
        self._additions = 0
        """How many of the table's additions of time the banks have."""

    def add_time(self, added: Sequence[tuple[int, int, int]], number: int) -> None:
        """Adds to the banks what was added up to entry `number` and is not there yet."""
        for entry, seat, seconds in added[self._additions :]:
            if entry > number:
                break
            self.banks[seat] += seconds * 1000
            self._additions += 1

    def elapsed(self, at: int) -> int:
        """The time that the running decision has used at `at`, without downtime and pauses."""
        return max(0, at - self.since - self._uncounted(at))

    def uncounted_between(self, since: int, until: int) -> int:
        """The milliseconds between two times in which the server was down or the game paused."""
        down = downtimes_between(self._downtimes, since, until)
        return length_of_union([*down, *pauses_between(self.pauses, since, until)])

    def _uncounted(self, at: int) -> int:
        """The milliseconds of downtime and pauses since the running decision began, up to `at`."""
        return self.uncounted_between(self.since, at)

    def deadline(self, decision: Decision) -> int:
        """When the time of the running decision is over."""
        own = max(0, self._move - self._used.get(decision, 0))
        uncounted = 0
        if self._downtimes or self.pauses:
            uncounted = self._uncounted(time_ns() // NS_PER_MS + AHEAD)
        return self.since + own + self.banks[decision[1]] + uncounted

    def charge(self, decision: Decision, at: int) -> None:
        """Charges the elapsed time to a decision; the bank pays what exceeds the time per move."""
        uncounted = self._uncounted(at) if self._downtimes or self.pauses else 0
        took, before = max(0, at - self.since - uncounted), self.since
        # After a clock that ran ahead was put right, an entry is earlier than the one before it.
        self.since = at if before > at + AHEAD else max(at, before)
        if self.clock is None:
            return
        used = self._used.get(decision, 0)
        self._used[decision] = after = used + took
        paid = max(0, after - self._move) - max(0, used - self._move)
        self.banks[decision[1]] = max(0, self.banks[decision[1]] - paid)
        if len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    def is_ahead(self, at: int) -> bool:
        """True if the running decision began far after `at`: the clock was put right since."""
        return self.since > at + AHEAD

    def restart(self, decision: Decision, at: int) -> bool:
        """Gives a decision its full time again, once; the bank pays for the time before.

        False if nothing changed. A clock that was put right restarts the decision as well.
        """
        if self.is_ahead(at):
            self.since = at
            return True
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
        """The times of decisions, the banks and the additions, to store in a table's snapshot."""
        used = [(*decision, took) for decision, took in self._used.items()]
        renewed = sorted(self._renewed)
        return TimekeeperSnapshot(self.since, list(self.banks), used, renewed, self._additions)

    def restore(self, snapshot: TimekeeperSnapshot) -> None:
        """Takes over the times of decisions, the banks and the additions from a table's
        snapshot."""
        self.since, self.banks = snapshot.since, list(snapshot.banks)
        self._used = {(standing, seat): took for standing, seat, took in snapshot.used}
        self._renewed = set(snapshot.renewed)
        self._additions = snapshot.additions
