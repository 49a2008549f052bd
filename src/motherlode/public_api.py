"""What `import motherlode` offers: games to play, records, bots and matches between bots.

Seats are counted from 0. Actions are texts, such as "build drill". docs/api.md shows all of it.
"""

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from motherlode import bots
from motherlode.bots.baselines import Bot
from motherlode.i18n.catalogue import ENGLISH
from motherlode.i18n.words import Words
from motherlode.kernel import record as records, registry
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    CantUndo,
    GameOver,
    IllegalAction,
    MotherlodeError,
    NotYourDecision,
    UnknownBot,
    UnknownGame,
    UnreadableAction,
)
from motherlode.kernel.game import Game
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, check_name
from motherlode.kernel.registry import find_game
from motherlode.kernel.release import release_of
from motherlode.kernel.seeds import entry_seed, new_seed, seed_from_text
from motherlode.kernel.view import SPECTATOR, View
from motherlode.lab.runs.match import Match, Result, run_match

__all__ = [
    "BadContent",
    "BadOptions",
    "BadRecord",
    "BadSeat",
    "Bot",
    "CantUndo",
    "Game",
    "GameInProgress",
    "GameOver",
    "IllegalAction",
    "MotherlodeError",
    "NotYourDecision",
    "Outlook",
    "Record",
    "Result",
    "UnknownBot",
    "UnknownGame",
    "UnreadableAction",
    "find_game",
    "list_bots",
    "list_games",
    "load_game",
    "load_record",
    "make_bot",
    "new_game",
    "play_match",
]


class BadSeat(MotherlodeError):
    """A seat that the game doesn't have."""


class GameInProgress:
    """A game that is being played or has ended: checks every action, and keeps all of them."""

    def __init__(self, play: Play, names: Sequence[str]) -> None:
        self._play = play
        self.names = list(names)
        """The name of each seat."""

    @property
    def game(self) -> Game:
        """The description of the game: its name, options, actions and content."""
        return self._play.setup.game

    @property
    def actions(self) -> list[str]:
        """The actions so far, undone ones included, with "undo 1" for each undo."""
        return list(self._play.log)

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self._play.deciding_seat()

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._play.over()

    @property
    def payoffs(self) -> list[float]:
        """Each seat's share of the win; all 0 until the game is over."""
        return self._play.position.payoffs() if self.over else [0.0] * len(self.names)

    def legal(self) -> list[str]:
        """The texts of the actions that are legal now; empty when the game is over."""
        return [] if self.over else self._play.legal_texts()

    def view(self, seat: int | None = None) -> View:
        """What `seat` (None: a spectator) may see of the game, as plain data."""
        return self._play.view(self._observer(seat))

    def play(self, action: str, seat: int | None = None) -> None:
        """Plays an action for the deciding seat; if it is refused, nothing changes.

        With a `seat` it also checks that this seat decides. Raises UnreadableAction,
        IllegalAction, NotYourDecision, BadSeat or GameOver.
        """
        self._check_seat(seat)
        self._play.play_text(action, seat)

    def undo(self, count: int = 1) -> None:
        """Takes back the latest `count` actions, and adds "undo" to `actions`; raises CantUndo.

        Later draws use new random numbers, so that nobody can look ahead.
        """
        self._play.undo(count)

    def ask(self, bot: Bot) -> str:
        """The action that `bot` chooses for the deciding seat, from what that seat may know.

        Raises BadRecord for a replayed game under kept rules: bots play by those of this version.
        """
        if self.over:
            raise GameOver
        if self.game.version != find_game(self.game.name).version:
            raise BadRecord(f"bots don't play by rules version {self.game.version} any more")
        return self.game.actions.text(bot.choose(self._play.outlook(self._bot_dealer())))

    def _bot_dealer(self) -> Dealer:
        """A random generator for bots: repeatable, and useless to predict the game's own draws."""
        seed = hashlib.sha256(b"bots of " + self._play.seed).digest()
        return release_of(self._play).dealer(entry_seed(seed, len(self._play.log)))

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of the latest action or the deal, as `seat` (None: a spectator) sees them."""
        shown = self.game.events.redact
        return [shown(event, self._observer(seat)) for event in self._play.events]

    def story(self, seat: int | None = None, language: str = ENGLISH) -> list[str]:
        """The events of the latest action (or the deal), as sentences in `language`."""
        words = Words(self.game, self.names, language, self._play.setup.content.edition)
        return words.sentences(self.events(seat))

    def _observer(self, seat: int | None) -> int:
        """The number of a seat in views, SPECTATOR for None; raises BadSeat."""
        self._check_seat(seat)
        return SPECTATOR if seat is None else seat

    def _check_seat(self, seat: int | None) -> None:
        """Raises BadSeat if a `seat` is given that the game doesn't have."""
        if seat is not None and seat not in range(len(self.names)):
            raise BadSeat(f"the seats are 0 to {len(self.names) - 1}, not {seat}")

    def record(self) -> Record:
        """The game as a record, which replays it exactly."""
        return records.record_of(self._play, [Seat(name) for name in self.names])

    def save(self, path: str | Path) -> None:
        """Writes the record to a file; if that fails, an older file at `path` stays as it was."""
        records.save_record(self.record(), Path(path))

    def __repr__(self) -> str:
        """A Python expression that makes the same game."""
        setup = self._play.setup
        parts = [repr(setup.game.name), f"seats={self.names!r}", f"seed={self._play.seed.hex()!r}"]
        if setup.options:
            parts.append(f"options={setup.options!r}")
        if setup.content.edition:
            parts.append(f"edition={setup.content.edition!r}")
        if self._play.log:
            parts.append(f"actions={self._play.log!r}")
        return f"motherlode.new_game({', '.join(parts)})"


def list_games() -> list[str]:
    """The names of all registered games."""
    return list(registry.all_games())


def list_bots() -> list[str]:
    """The names of all registered bots, weakest first; `make_bot` knows "search:200" as well."""
    return bots.names()


def new_game(
    name: str,
    seats: int | Sequence[str] = 2,
    seed: str | int | None = None,
    options: dict[str, Any] | None = None,
    edition: str | Path | dict[str, Any] | None = None,
    actions: Iterable[str] = (),
) -> GameInProgress:
    """Starts a game; the same seed and actions give the same game, no seed a random game.

    The seeds 5 and "5" are the same.
    `seats` is the number of players or their names. `edition` is a file or a dict of content that
    overrides the game's own. `actions` are played before it is returned.
    """
    names = [f"Player {seat + 1}" for seat in range(seats)] if isinstance(seats, int) else seats
    given = Path(edition) if isinstance(edition, str) else edition
    setup = find_game(name).setup(len(names), options, given)
    for seat_name in names:
        check_name(seat_name)
    play = Play(setup, new_seed() if seed is None else seed_from_text(_seed_text(seed)))
    for action in actions:
        play.enter(action)
    return GameInProgress(play, names)


def _seed_text(seed: str | int) -> str:
    """A seed as text; raises BadOptions if it is neither a text nor a whole number."""
    if not isinstance(seed, str | int):
        raise BadOptions(f"a seed is a text or a whole number, not {seed!r:.40}")
    return str(seed)


def load_record(path: str | Path) -> Record:
    """The record in a file; raises BadRecord."""
    return records.load_record(Path(path))


def load_game(source: str | Path | Record) -> GameInProgress:
    """The game of a record or of its file, replayed and checked; raises BadRecord."""
    record = source if isinstance(source, Record) else load_record(source)
    return GameInProgress(records.replay(record), [seat.name or seat.bot for seat in record.seats])


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, such as "random", "greedy", "search:adept", "search:200", "search:1s".

    The number is the iterations, or the time, that a search bot spends on each decision.
    """
    return bots.make(name, seed)


def play_match(
    name: str,
    bots: Sequence[str],
    games: int = 100,
    seed: str | int = "1",
    options: dict[str, Any] | None = None,
    workers: int = 1,
) -> Result:
    """Plays `games` games between bots, which change seats; returns their shares of wins.

    The result is the same for any number of `workers`, the processes that play.
    """
    chosen = tuple((options or {}).items())
    return run_match(Match(name, tuple(bots), games, _seed_text(seed), chosen), workers)
