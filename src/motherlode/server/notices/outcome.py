"""What may become of a notice that was sent, and how long to wait before the next attempt."""

from dataclasses import dataclass

FIRST_PAUSE_MS = 30_000
GROWTH = 4
MOST_ATTEMPTS = 7
"""Attempts over about two days; then the notice has failed, and the person sees why."""
LONGEST_PAUSE_MS = 24 * 3_600_000


@dataclass(frozen=True)
class Outcome:
    """`fault` is empty if the notice was sent. `final`: another attempt is of no use.

    `gone`: the address doesn't exist any more. `wait`: the seconds that the other side asked for.
    """

    fault: str = ""
    final: bool = False
    gone: bool = False
    wait: float = 0.0


SENT_WELL = Outcome()


def pause_after(attempts: int, wait: float) -> int:
    """The milliseconds before the next attempt: each pause is longer than the one before."""
    grown = FIRST_PAUSE_MS * GROWTH**attempts
    return int(min(LONGEST_PAUSE_MS, max(grown, wait * 1000)))


def outcome_of_status(status: int, retry_after: str) -> Outcome:
    """What an HTTP status says of a notice."""
    if 200 <= status < 300:
        return SENT_WELL
    if status in (404, 410):
        return Outcome(f"http {status}", final=True, gone=True)
    if status in (408, 425, 429) or status >= 500:
        wait = float(retry_after) if retry_after.isdecimal() and len(retry_after) < 8 else 0.0
        return Outcome(f"http {status}", wait=wait)
    return Outcome(f"http {status}", final=True)
