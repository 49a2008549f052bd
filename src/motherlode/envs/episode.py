"""An episode: a game driven action by action, exactly as a record of the same seed plays it.

Chance belongs to the seed and the number of the entry, as in records, so an episode can be
copied, set back, saved as a record and begun at any position of one.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.writer import Mask
from motherlode.kernel.chance import Streams, seed_of
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.position import Position, at, start
from motherlode.kernel.record import Record, load_record, played_to
from motherlode.kernel.state import load
from motherlode.kernel.title import Setup

MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Snapshot:
    """All of an episode: its chance, how far it is, and the state."""

    seed: bytes
    entry: int
    dump: tuple[int, ...]


class Episode:
    """A game from a seed."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.seed = seed
        self.entry = 0
        self._streams = Streams(seed)
        self._dealer = Dealer(self._streams.of(0))
        self.position: Position = start(setup.rules, self._dealer)
        self.actions = len(setup.title.actions)
        self._mask = Mask(self.actions)
        self._flags: NDArray[np.int8] = np.frombuffer(
            self._mask.flags,  # type: ignore[call-overload]
            np.int8,
        )

    def act(self, action: int) -> None:
        """Does a legal action."""
        self.entry += 1
        self._dealer.reseed(self._streams.of(self.entry))
        self.position.advance(action, self._dealer)

    def asked(self) -> int:
        """The seat that decides; only while the game is not over."""
        return self.position.seat()

    def over(self) -> bool:
        return self.position.over()

    def too_long(self) -> bool:
        return self.entry >= MOST_DECISIONS

    def mask(self) -> NDArray[np.int8]:
        """1 for each action of the table that is legal now."""
        self._mask.write(self.position.moves)
        return self._flags.copy()

    def clone(self) -> Snapshot:
        return Snapshot(self.seed, self.entry, tuple(self.position.state.dump()))

    def restore(self, snapshot: Snapshot) -> None:
        """Goes back (or over) to a snapshot; what follows from it is the same again."""
        rules = self.setup.rules
        self.seed, self.entry = snapshot.seed, snapshot.entry
        self._streams = Streams(snapshot.seed)
        self.position = at(rules, load(list(snapshot.dump), int(rules.layout.size)))


def seeded(seed: int | None) -> bytes:
    """The seed of a number, the same as `--seed` of the command line gives a game."""
    return seed_of(str(seed))


def from_record(record: Record | Path | str, at: int | None = None) -> Episode:
    """The episode that a record was after so many entries (none: after all of them)."""
    if not isinstance(record, Record):
        record = load_record(Path(record))
    play = played_to(record, len(record.actions) if at is None else at)
    episode = Episode(play.setup, play.seed)
    episode.entry = len(play.log)
    episode.position = play.position
    return episode


def begun(setup: Setup, seed: int, options: dict[str, Any] | None) -> Episode:
    """A new episode, or one from `options`: `record` (a file or a Record) and `at` an entry."""
    if not options or "record" not in options:
        return Episode(setup, seeded(seed))
    episode = from_record(options["record"], options.get("at"))
    same = episode.setup.title is setup.title and episode.setup.seats == setup.seats
    if not same or episode.setup.options != setup.options:
        raise BadRecord("the record is of another table than the environment's")
    return episode
