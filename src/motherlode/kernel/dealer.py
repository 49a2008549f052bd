"""Dealer: random numbers for the rules, and the list that collects their events.

The caller passes the dealer in. The state holds no random generator, so a copy of it can't be used
to look ahead. The generator is sfc32: 32-bit, small, and identical compiled, interpreted and in a
browser.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
ROUNDS_AFTER_SEED: Final = 15


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: its kind (a row of the event table), a seat and three numbers."""

    def __init__(self, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.x = x
        self.y = y
        self.z = z

    def numbers(self) -> tuple[int, int, int]:
        return (self.x, self.y, self.z)


@final
class Dealer:
    """A random generator, and the events emitted since `record_events`."""

    def __init__(self, seed: int = 0) -> None:
        self.draws: i64 = 0
        self.recording: bool = False
        self.events: list[Event] = []
        self.keeping: bool = False
        self.kept: list[int] = []
        """The bound and the value of each draw since `keep_draws`, one after the other."""
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Restarts the generator; the low 128 bits of the seed become its state."""
        self._a: i64 = seed & MASK
        self._b: i64 = (seed >> 32) & MASK
        self._c: i64 = (seed >> 64) & MASK
        self._counter: i64 = (seed >> 96) & MASK
        for i in range(ROUNDS_AFTER_SEED):
            self.word()
        self.draws = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self._a
        b = self._b
        c = self._c
        word = (a + b + self._counter) & MASK
        self._counter = (self._counter + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK
        self._c = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
        return word

    def below(self, n: i64) -> i64:
        """A uniform random number from 0 to n - 1, for n below 2^31.

        Lemire's method: multiply a random word by n, and reject the values that would bias it.
        """
        if n <= 1:
            return 0
        self.draws += 1
        product = self.word() * n
        low = product & MASK
        if low < n:
            floor = (MASK + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & MASK
        if self.keeping:
            self.kept.append(n)
            self.kept.append(product >> 32)
        return product >> 32

    def roll(self, faces: i64) -> i64:
        """Rolls a die: a number from 1 to `faces`."""
        return self.below(faces) + 1

    def random(self) -> float:
        """A random float, at least 0 and less than 1."""
        self.draws += 1
        word = self.word()
        if self.keeping:
            self.kept.append(MASK + 1)
            self.kept.append(word)
        return float(word) / 4294967296.0

    def keep_draws(self) -> None:
        """From now on keeps the bound and the value of every draw in `kept`."""
        self.keeping = True
        self.kept = []

    def record_events(self) -> None:
        """Empties `events` and starts to collect events in it."""
        self.recording = True
        self.events = []

    def emit(self, kind: i64, seat: i64 = -1, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Adds an event to `events`; does nothing unless `record_events` was called."""
        if self.recording:
            self._record(kind, seat, x, y, z)

    def _record(self, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        self.events.append(Event(kind, seat, x, y, z))
