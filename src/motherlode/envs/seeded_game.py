"""SeededGame: a game whose random numbers depend on its seed and the number of the entry."""

import hashlib
from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.rules import Rules
from motherlode.kernel.seeds import EntrySeeds
from motherlode.kernel.state import State

BOT_SEEDS_PER_ENTRY: Final = 64
"""The number of bot seeds that each entry has besides the game's own seed."""


@final
class SeededGame:
    """A game played action by action, with the same random numbers as a record of its seed."""

    def __init__(self, rules: Rules, seed: bytes) -> None:
        self.rules = rules
        self.entry = 0
        self.reseed(seed)
        self._dealer = Dealer(self._entry_seeds.of(0))
        self.position: Position = start_game(rules, self._dealer)

    def reseed(self, seed: bytes) -> None:
        """Uses another seed for all random numbers from now on."""
        self.seed = seed
        self._entry_seeds = EntrySeeds(seed)
        self._bot_seeds = EntrySeeds(hashlib.sha256(b"minds" + seed).digest())

    def act(self, action: i64) -> None:
        """Applies a legal action."""
        self.entry += 1
        self._dealer.reseed(self._entry_seeds.of(self.entry))
        self.position.advance(action, self._dealer)

    def bot_seed(self, number: int) -> int:
        """A seed for a bot that decides at this entry; always the same for the same entry."""
        return self._bot_seeds.of(self.entry * BOT_SEEDS_PER_ENTRY + number)

    def set_position(self, entry: int, state: State) -> None:
        """Continues from `state`, the state after `entry` entries."""
        self.entry = entry
        self.position = position_at(self.rules, state)
