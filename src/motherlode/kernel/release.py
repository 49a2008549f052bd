"""Release: the rules of one version, and all that plays games under them.

This version's package and that of an archived release have the same modules. So code that plays
stored games asks the release of their rules for games, dealers, outlooks and bots, and uses only
what a setup, a play, a position and an outlook offer. Objects of two releases don't mix: compiled
modules refuse those of other releases.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.content import Tables, ordered_hash
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadRecord, MotherlodeError
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.play import Play
from motherlode.kernel.position import Position
from motherlode.kernel.release_archive import (
    FOLDER,
    OURS,
    Index,
    archived_object,
    load_archive,
    read_index,
    version_key,
)
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

CONTENTS = "contents"


class Release:
    """The modules of one version: those of this package, or those of an archive."""

    def __init__(self, package: str = OURS) -> None:
        self._package = package

    def module(self, name: str) -> Any:
        """A module of this release, such as `bots.rollouts`."""
        return import_module(f"{self._package}.{name}")

    @property
    def play(self) -> type[Play]:
        """The class of games from their seed."""
        found: type[Play] = self.module("kernel.play").Play
        return found

    def dealer(self, seed: int) -> Dealer:
        dealer: Dealer = self.module("kernel.dealer").Dealer(seed)
        return dealer

    def state(self, setup: Setup, dump: list[int]) -> State:
        """The state of a dump."""
        state: State = self.module("kernel.state").load(dump, int(setup.rules.layout.size))
        return state

    def start(self, setup: Setup, dealer: Dealer) -> Position:
        """A new game at its first decision."""
        position: Position = self.module("kernel.position").start_game(setup.rules, dealer)
        return position

    def redeal(self, setup: Setup, state: State, seat: int, dealer: Dealer) -> None:
        """Deals all that a seat can't know again."""
        self.module("kernel.zones").redeal(setup.rules.layout, state, seat, dealer)

    def outlook(self, rules: Rules, state: State, seat: int, dealer: Dealer) -> Outlook:
        """All that a bot may know when it decides for a seat."""
        kind = self.module("kernel.bot_knowledge").Outlook
        outlook: Outlook = kind(rules, state, seat, dealer)
        return outlook

    def bot(self, name: str, seed: int) -> Any:
        """A bot by its name; under kept rules the default bot plays for those of other packages."""
        bots = self.module("bots")
        known = self._package == OURS or bots.is_known(name)
        return bots.make(name if known else bots.DEFAULT_BOT, seed)

    def hints(self, outlook: Outlook, setup: Setup, seed: int) -> list[Any]:
        """The best actions of a seat, best first."""
        found: list[Any] = self.module("bots").find_hints(outlook, setup, seed)
        return found


@cache
def _release(package: str) -> Release:
    return Release(package)


def release_of(made: object) -> Release:
    """The release that made an object: a setup, a play, a position or an outlook."""
    module = type(made).__module__
    package = module.partition(".")[0]
    return _release(package if package.startswith(f"{OURS}_") else OURS)


def kept_releases(folder: Path | None = None) -> Index:
    """The archived releases by version, the oldest first."""
    return _index(folder or FOLDER)


@cache
def _index(folder: Path) -> Index:
    return read_index(folder)


def kept_versions(name: str) -> list[str]:
    """The versions of a game's rules that archives have, the oldest first."""
    games = [entry.games[name] for entry in kept_releases().values() if name in entry.games]
    return sorted({game.version for game in games}, key=version_key)


def find_rules(name: str, version: str) -> Game:
    """The game with the rules of a version; raises BadRecord if they are not here."""
    game = registry.find_game(name)
    return game if game.version == version else _kept_game(game, version)


@cache
def _kept_game(game: Game, version: str) -> Game:
    for release, entry in reversed(kept_releases().items()):
        found = entry.games.get(game.name)
        if found is not None and found.version == version:
            package = load_archive(FOLDER, release, entry)
            kept: Game = archived_object(package, found.object)
            return kept
    raise UnknownRules(game, version)


class UnknownRules(BadRecord):
    """Rules that are neither those of this version nor kept in an archive.

    `before_first_release` is True for rules of our own games from before 1.0.
    """

    def __init__(self, game: Game, version: str) -> None:
        self.before_first_release = is_released(game) and not version_key(version)
        known = sorted({*kept_versions(game.name), game.version}, key=version_key)
        if self.before_first_release:
            why = "which is from before 1.0 and can't be played any more"
        elif version_key(version) > max(map(version_key, known)):
            why = f"a later one than {known[-1]}: it needs a later version of Motherlode"
        else:
            why = f"which is not here; here is {' and '.join(known)}"
        super().__init__(
            f"this game was played under rules version {version!r:.20} of {game.title}, {why}"
        )


def is_released(game: Game) -> bool:
    """True for a game of this package: its rules have the version of a release."""
    return game.make.__module__.startswith(f"{OURS}.games.")


# --- contents


def released_content(name: str, hash: str) -> Tables | None:
    """The content of a game that a release had, without any edition; None if none had it."""
    return _released_contents().get((name, hash))


@cache
def _released_contents() -> dict[tuple[str, str], Tables]:
    found = {}
    for file in sorted((FOLDER / CONTENTS).glob("*.json")):
        tables = json.loads(file.read_text("utf-8"))
        found[file.stem.rpartition("-")[0], ordered_hash(tables)] = tables
    return found


def base_content(game: Game, hash: str, given: Tables | None = None) -> Tables:
    """The content with this hash: the tables `given`, the game's own, or those of a release.

    Raises BadRecord if it doesn't exist.
    """
    if given:
        if ordered_hash(given) != hash:
            raise BadRecord("the content that it carries doesn't have the hash that it names")
        return given
    own = game.content()
    if own.base_hash == hash:
        return own.base
    tables = released_content(game.name, hash)
    if tables is None:
        raise BadRecord(f"it was played with content of {game.title} that is not here ({hash:.8})")
    return tables


def has_content(name: str, version: str, hash: str) -> bool:
    """True if this package has the content with this hash, so that it need not be given."""
    try:
        base_content(find_rules(name, version), hash)
    except MotherlodeError:
        return False
    return True


@dataclass(frozen=True)
class StoredGame:
    """What is stored of a game besides its log: its rules, its options and its content.

    `options` and `edition` are JSON. `content` is the hash of the whole content, `base` that of the
    content without the edition, and `tables` is the latter as JSON, or empty if a release has it.
    """

    name: str
    version: str
    seats: int
    options: bytes
    edition: bytes
    content: str
    base: str
    tables: str = ""

    def setup(self) -> Setup:
        """The game under the rules and with the content that it was begun with.

        Raises BadRecord if its rules or its content are not here.
        """
        game = find_rules(self.name, self.version)
        given = json.loads(self.tables) if self.tables else None
        base = base_content(game, self.base, given)
        options, edition = json.loads(self.options), json.loads(self.edition)
        setup = game.restore(self.seats, options, edition, base)
        if setup.content.hash != self.content:
            raise BadRecord(
                f"this game was played with other content of {game.title} "
                f"({self.content[:8]!r}, here is {setup.content.hash[:8]!r})"
            )
        return setup
