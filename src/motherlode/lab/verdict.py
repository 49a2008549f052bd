"""Whether a choice was worse than another, told apart from luck.

A first look in few worlds only says whether it is worth looking closer. What is told is measured
afterwards in worlds of its own: numbers that were picked because they are high would be too high.
"""

import time

from motherlode.bots.tries import Difference, averaged, differences
from motherlode.kernel.outlook import Outlook

FEWEST = 25
"""Nothing is judged by fewer pairs of tries than this."""
CLOSER = 1.0
SURE = 2.6
"""Standard errors: from the first a choice is looked at closer, beyond the second it is a cost."""


class Watch:
    """A limit of time; 0 seconds are none."""

    def __init__(self, seconds: float) -> None:
        self._began = time.monotonic()
        self.seconds = seconds

    def spent(self) -> float:
        """The part of the time that is over."""
        return (time.monotonic() - self._began) / self.seconds if self.seconds else 0.0


def judged(
    outlook: Outlook, chosen: int, best: int, iterations: int, watch: Watch
) -> list[float] | None:
    """What the choice moved for each seat against the best, or None if that can't be said."""
    nothing = [0.0] * int(outlook.rules.seats)
    if iterations < 2 * FEWEST:
        return None
    if chosen == best:
        return nothing
    seat = int(outlook.seat)
    quick = _paired(outlook, chosen, best, range(iterations // 2), watch)
    if quick is None:
        return None
    if quick.loss(seat) <= CLOSER * quick.spread:
        return nothing
    close = _paired(outlook, chosen, best, range(iterations, 3 * iterations), watch)
    if close is None:
        return None
    return close.gained if close.loss(seat) > SURE * close.spread else nothing


def _paired(
    outlook: Outlook, chosen: int, best: int, seeds: range, watch: Watch
) -> Difference | None:
    """The difference over all seeds, unless the time is over before."""
    rows = []
    for row in differences(outlook, chosen, best, seeds):
        if watch.spent() >= 1.0:
            return None
        rows.append(row)
    return averaged(rows, int(outlook.seat))
