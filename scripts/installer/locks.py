"""Locks that keep two set-ups of a checkout from running at the same time."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from installer.failures import STILL_WORKS, SetUpFailed
from installer.paths import BUILD


@contextmanager
def alone(name: str, wait: bool = False) -> Iterator[None]:
    """Holds a lock of the checkout; if it is taken, waits or raises SetUpFailed."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SetUpFailed(f"another make is running in this folder; {STILL_WORKS}") from None
        yield
