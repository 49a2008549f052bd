"""The reused buffer that legal actions are written into."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

CAPACITY: Final = 1024


@final
class Moves:
    """Legal action ids of one decision; `clear` and fill it again for the next."""

    def __init__(self) -> None:
        self.ids = vec[i64]([0] * CAPACITY)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        self.ids[self.count] = action
        self.count += 1

    def has(self, action: i64) -> bool:
        ids = self.ids
        for i in range(self.count):
            if ids[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """The actions as a list of its own, for callers outside the hot loop."""
        return [self.ids[i] for i in range(self.count)]
