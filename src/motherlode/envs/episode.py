"""An episode: a game driven action by action, exactly as a record of the same seed plays it.

Chance belongs to the seed and the number of the entry, as in records, so an episode can be
copied, set back and begun at any position of a record.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.observation_writer import Mask
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.seeds import EntrySeeds, seed_from_text
from motherlode.kernel.state import load

MOST_DECISIONS = 20_000
MINDS = 64
"""Numbers beside the game's own chance that each entry has for those who decide."""


@dataclass(frozen=True)
class GameIdentity:
    """What is played: a snapshot or a record belongs to one table and fits no other."""

    game: str
    seats: int
    options: dict[str, Any]
    content: str

    @classmethod
    def of(cls, setup: Setup) -> "GameIdentity":
        return cls(setup.game.name, setup.seats, setup.options, setup.content.hash)

    def difference_from(self, other: "GameIdentity") -> str:
        """In words, the first thing in which this table is not the other; nothing if it is."""
        if self.game != other.game:
            return f"of {self.game}, not of {other.game}"
        if self.seats != other.seats:
            return f"for {self.seats} seats, not for {other.seats}"
        for name, value in self.options.items():
            if value != other.options[name]:
                return f"with {name}={value}, not with {name}={other.options[name]}"
        if self.content != other.content:
            return f"of another edition ({self.content[:8]}, not {other.content[:8]})"
        return ""


@dataclass(frozen=True)
class Snapshot:
    """All of an episode: its table, its chance, how far it is, and the state.

    `steps` counts what an environment was asked to do, legal or not.
    """

    table: GameIdentity
    seed: bytes
    entry: int
    dump: tuple[int, ...]
    steps: int = 0


class Episode:
    """A game from a seed."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.entry = 0
        self.reseed(seed)
        self._dealer = Dealer(self._streams.of(0))
        self.position: Position = start_game(setup.rules, self._dealer)
        self.actions = len(setup.game.actions)
        self._mask = Mask(self.actions)
        self._flags: NDArray[np.int8] = np.frombuffer(
            self._mask.flags,  # type: ignore[call-overload]
            np.int8,
        )

    def reseed(self, seed: bytes) -> None:
        """From here on, chance follows this seed."""
        self.seed = seed
        self._streams = EntrySeeds(seed)
        self._minds = EntrySeeds(hashlib.sha256(b"minds" + seed).digest())

    def act(self, action: int) -> None:
        """Does a legal action."""
        self.entry += 1
        self._dealer.reseed(self._streams.of(self.entry))
        self.position.advance(action, self._dealer)

    def bot_seed(self, number: int) -> int:
        """A seed for whoever thinks at this entry, the same each time it is come to."""
        return self._minds.of(self.entry * MINDS + number)

    def deciding_seat(self) -> int:
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

    def clone(self, steps: int = 0) -> Snapshot:
        dump = tuple(self.position.state.dump())
        return Snapshot(GameIdentity.of(self.setup), self.seed, self.entry, dump, steps)

    def restore(self, snapshot: Snapshot) -> None:
        """Goes back (or over) to a snapshot; what follows from it is the same again."""
        if unlike := snapshot.table.difference_from(GameIdentity.of(self.setup)):
            raise BadOptions(f"the snapshot is {unlike}")
        self.reseed(snapshot.seed)
        self.set_position(snapshot.entry, list(snapshot.dump))

    def set_position(self, entry: int, dump: list[int]) -> None:
        """Goes on from a state that so many entries led to."""
        rules = self.setup.rules
        self.entry = entry
        self.position = position_at(rules, load(dump, int(rules.layout.size)))


def whole_number(given: Any, what: str) -> int:
    """A whole number, of Python or numpy; of anything else it is said what was wanted."""
    try:
        if not isinstance(given, bool | np.bool_):
            return index(given)
    except TypeError:
        pass
    raise BadOptions(f"{what}, not {given!r:.40}")


def named_values(given: Any, what: str) -> dict[str, Any]:
    """Values by their names, none where none are given; of anything else it is said what it is."""
    if not isinstance(given, Mapping | None):
        raise BadOptions(f"{what} are a dict of names and values, not {given!r:.40}")
    return dict(given or {})


def seed_from_number(seed: int | None) -> bytes:
    """The seed of a number, the same as `--seed` of the command line gives a game."""
    return seed_from_text(str(seed))
