"""Episode: a game played action by action, with the same random numbers as a record of its seed.

Random numbers depend on the seed and the number of the entry, as in records. So an episode can be
copied, restored, and started at any position of a record.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.observation_writer import Mask
from motherlode.envs.seat_games import MOST_DECISIONS
from motherlode.envs.seeded_game import SeededGame
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position
from motherlode.kernel.seeds import seed_from_text
from motherlode.kernel.state import load


@dataclass(frozen=True)
class GameIdentity:
    """Which game, seats, options and content an episode has; a snapshot of others is refused."""

    game: str
    seats: int
    options: dict[str, Any]
    content: str
    version: str

    @classmethod
    def of(cls, setup: Setup) -> "GameIdentity":
        game = setup.game
        return cls(game.name, setup.seats, setup.options, setup.content.hash, game.version)

    def difference_from(self, other: "GameIdentity") -> str:
        """Words for the first difference: `for 2 seats, not for 3`; "" without a difference."""
        if self.game != other.game:
            return f"of {self.game}, not of {other.game}"
        if self.version != other.version:
            return f"of rules version {self.version}, not of {other.version}"
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
    """A saved episode: which game it is, its seed, its number of entries, and its state.

    `steps` counts the calls of the environment's `step`, with legal actions or not.
    """

    game: GameIdentity
    seed: bytes
    entry: int
    dump: tuple[int, ...]
    steps: int = 0


class Episode:
    """A game that an environment plays: its seed, its position, its number of entries."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.game = SeededGame(setup.rules, seed)
        self.actions = len(setup.game.actions)
        self._mask = Mask(self.actions)
        self._flags: NDArray[np.int8] = np.frombuffer(
            self._mask.flags,  # type: ignore[call-overload]
            np.int8,
        )

    @property
    def seed(self) -> bytes:
        return self.game.seed

    @property
    def entry(self) -> int:
        return self.game.entry

    @property
    def position(self) -> Position:
        return self.game.position

    def reseed(self, seed: bytes) -> None:
        """Uses another seed for all random numbers from now on."""
        self.game.reseed(seed)

    def act(self, action: int) -> None:
        """Applies a legal action."""
        self.game.act(action)

    def deciding_seat(self) -> int:
        """The seat that decides; undefined after the end of the game."""
        return self.position.seat()

    def over(self) -> bool:
        return self.position.over()

    def too_long(self) -> bool:
        return self.entry >= MOST_DECISIONS

    def mask(self) -> NDArray[np.int8]:
        """The action mask: 1 for each legal action, 0 for the others."""
        self._mask.write(self.position.moves)
        return self._flags.copy()

    def clone(self, steps: int = 0) -> Snapshot:
        dump = tuple(self.position.state.dump())
        return Snapshot(GameIdentity.of(self.setup), self.seed, self.entry, dump, steps)

    def restore(self, snapshot: Snapshot) -> None:
        """Continues from a snapshot; the same actions then give the same game again."""
        if difference := snapshot.game.difference_from(GameIdentity.of(self.setup)):
            raise BadOptions(f"the snapshot can't be restored here: it is {difference}")
        self.reseed(snapshot.seed)
        self.set_position(snapshot.entry, list(snapshot.dump))

    def set_position(self, entry: int, dump: list[int]) -> None:
        """Continues from `dump`, the state after `entry` entries."""
        self.game.set_position(entry, load(dump, int(self.setup.rules.layout.size)))


def whole_number(given: Any, name: str) -> int:
    """Converts a Python or numpy integer to int; else raises `BadOptions` that names `name`."""
    try:
        if not isinstance(given, bool | np.bool_):
            return index(given)
    except TypeError:
        pass
    raise BadOptions(f"{name} must be a whole number, not {given!r:.40}")


def named_values(given: Any, what: str) -> dict[str, Any]:
    """Converts a mapping to a dict, None to an empty one; raises `BadOptions` that names `what`."""
    if not isinstance(given, Mapping | None):
        raise BadOptions(f"{what} must be a dict of names and values, not {given!r:.40}")
    return dict(given or {})


def seed_from_number(seed: int | None) -> bytes:
    """The game seed for a number, the same as for `--seed` of the command line."""
    return seed_from_text(str(seed))
