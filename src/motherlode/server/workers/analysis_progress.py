"""How far the analysis that runs now is: written by its worker process, read by the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing.context import SpawnContext

DIGEST = 64
"""The length of a digest in hexadecimal digits."""


def digest_of(raw: bytes) -> str:
    """The name of a record's analysis, which only someone who has the record knows."""
    return sha256(raw).hexdigest()


class SharedProgress:
    """The running analysis and its fraction, in memory that the processes share.

    It has no lock, which a killed worker could hold for ever.
    """

    def __init__(self, context: SpawnContext) -> None:
        self._digest = context.RawArray("c", DIGEST)
        self._fraction = context.RawValue("d", 0.0)

    def begin(self, digest: str) -> None:
        self._fraction.value = 0.0
        self._digest[:] = digest.encode()

    def set(self, fraction: float) -> None:
        self._fraction.value = fraction

    def fraction_of(self, digest: str) -> float:
        """The fraction of this analysis; 0 if another one runs."""
        if self._digest[:] != digest.encode():
            return 0.0
        return min(1.0, max(0.0, float(self._fraction.value)))


class AnalysisLine:
    """The analyses that were asked for, in the order of the requests."""

    def __init__(self, shared: SharedProgress) -> None:
        self._shared = shared
        self._asked: list[str] = []

    @contextmanager
    def place(self, digest: str) -> Iterator[None]:
        """A place in the line until the analysis has ended."""
        self._asked.append(digest)
        try:
            yield
        finally:
            self._asked.remove(digest)

    def progress(self, digest: str) -> tuple[int, float]:
        """How many analyses come before this one, and its fraction; 0 and 0 if nobody asked."""
        before = self._asked.index(digest) if digest in self._asked else 0
        fraction = self._shared.fraction_of(digest) if digest in self._asked else 0.0
        return (0 if fraction else before), fraction
