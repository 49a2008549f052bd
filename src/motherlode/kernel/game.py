"""Game: the description of a game (actions, events, layout, options, content, rules, plug-ins).

Setup: a game with its number of seats, options and content chosen.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.content import (
    Content,
    Source,
    Tables,
    check_content,
    content_faults,
    from_tables,
    key_to_blame,
    merge_tables,
    ordered_text,
    owns,
    placed_lines,
    read_folder,
    read_source,
)
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.event_table import EventTable
from motherlode.kernel.options import Option, Options, check_content_names, read_options
from motherlode.kernel.rules import Rules
from motherlode.kernel.zones import Layout

P = TypeVar("P")


def no_faults(value: Any) -> list[tuple[str, str]]:
    return []


@dataclass(frozen=True)
class ContentFiles:
    """A game's content: the folder of its TOML files, their types, and further checks.

    `faults` lists what makes content unplayable, `warnings` what is playable but badly designed.
    """

    folder: Path | None = None
    schema: type[Any] = dict
    faults: Callable[[Any], list[tuple[str, str]]] = no_faults
    warnings: Callable[[Any], list[tuple[str, str]]] = no_faults

    def sources(self) -> list[Source]:
        """The parsed files, without any edition."""
        return read_folder(self.folder) if self.folder else []


def same_options(seats: int, options: Options) -> Options:
    return options


def no_conflict(seats: int, options: Options) -> str:
    return ""


def nothing_generated(seats: int, options: Options) -> Tables:
    return {}


def no_teams(seats: int, options: Options) -> list[int]:
    return []


@dataclass(frozen=True)
class Seating:
    """How the number of seats and the options depend on each other.

    - `complete` returns the options, with those set that follow from the number of seats.
    - `conflict` returns why a number of seats and options can't be combined, or "".
    - `generated` returns tables of content that options generate, such as a board from a seed.
    - `teams` returns the team of every seat, or an empty list if there are no teams.
    """

    complete: Callable[[int, Options], Options] = same_options
    conflict: Callable[[int, Options], str] = no_conflict
    generated: Callable[[int, Options], Tables] = nothing_generated
    teams: Callable[[int, Options], list[int]] = no_teams


@dataclass(frozen=True, eq=False)
class Game:
    """The description of a game: everything needed to play it, and its plug-ins.

    - `make` creates the rules from content, number of seats and options.
    - `anytime_rule` is the id of the rule that leaves any-time actions to the turn's player.
    - `turn_rules` has the id of the rule that says which seat decides, by step; under "" the one
      for all other steps.
    - `asking_verbs` are the verbs that ask another seat; a seat can't undo such an action alone.
    - `words` is the folder of the game's texts for people, with a Fluent file for each language.
    - `plugins` serve the tests, lab, server, terminal and web: see `motherlode/plugin_types.py`.
    """

    name: str
    title: str
    version: str
    seats: range
    actions: ActionTable
    events: EventTable
    layout: Layout
    make: Callable[[Any, int, Options], Rules]
    options: tuple[Option, ...] = ()
    seating: Seating = Seating()
    content_files: ContentFiles = ContentFiles()
    anytime_rule: str = ""
    turn_rules: Mapping[str, str] = field(default_factory=dict)
    asking_verbs: tuple[str, ...] = ()
    words: Path | None = None
    plugins: tuple[object, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.words, dict):
            raise TypeError(
                f"the words of the game {self.name!r} are a dict, but they must be a folder of "
                "Fluent files such as words/en.ftl: docs/add-a-game.md shows one"
            )

    def plugin(self, kind: type[P]) -> P:
        """The game's plug-in of the class `kind`; if it has none, `kind()` with its defaults."""
        return next((plugin for plugin in self.plugins if isinstance(plugin, kind)), kind())

    def content(self, edition: Path | dict[str, Any] | None = None) -> Content[Any]:
        """The game's content, overridden by an edition: a file, or the tables in a record."""
        if edition is None or edition == {}:
            return _content_without_edition(self)
        if isinstance(edition, dict):
            return self._content(from_tables("edition", edition))
        return self._content(read_source(edition))

    def _content(self, edition: Source | None) -> Content[Any]:
        files = self.content_files
        return check_content(files.sources(), edition, files.schema, files.faults)

    def edition_faults(self, edition: dict[str, Any]) -> list[tuple[str, str]]:
        """All errors of an edition, as pairs of a key and what is wrong with its value."""
        files, given = self.content_files, from_tables("edition", edition)
        _, faults = content_faults(files.sources(), given, files.schema, files.faults)
        return [(key_to_blame(given, keys), fault) for keys, fault in faults]

    def edition_warnings(self, edition: dict[str, Any]) -> list[tuple[str, str]]:
        """Warnings about keys that an edition sets, each with such a key; [] if the edition has
        errors. What the game's own content is warned of as well is left out."""
        if self.edition_faults(edition):
            return []
        given = from_tables("edition", edition)
        return [(key_to_blame(given, keys), text) for keys, text in self._warnings(given)]

    def edition_warning_lines(self, edition: Path) -> list[str]:
        """The warnings of the file of a faultless edition, each with the line it is about."""
        given = read_source(edition)
        return placed_lines([given, *self.content_files.sources()], self._warnings(given))

    def _warnings(self, edition: Source) -> list[tuple[str, str]]:
        """The warnings about what an edition sets, each with all keys that it is about, without
        those that the game's own content has too."""
        found = self.content_files.warnings(self._content(edition).value)
        usual = set(self.content_files.warnings(self.content().value))
        return [
            (keys, text)
            for keys, text in found
            if (keys, text) not in usual and owns(edition, key_to_blame(edition, keys))
        ]

    def setup(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        edition: Path | dict[str, Any] | None = None,
    ) -> "Setup":
        """Checks the seats, options and edition; returns the game set up with them."""
        read = self._checked_options(seats, options or {})
        content = self.content(with_tables(edition, self.seating.generated(seats, read)))
        check_content_names(self.options, read, content.value)
        return Setup(self, seats, read, content, self.make(content.value, seats, read))

    def restore(
        self, seats: int, options: dict[str, Any], edition: Tables, base: Tables
    ) -> "Setup":
        """The setup of a stored game, with the content that it was begun with.

        `base` is that content without the edition. What options generate is in the edition. Games
        of the same kind share one setup: rules are stateless, and making them takes long.
        """
        read = json.dumps(self._checked_options(seats, options))
        return _restored_setup(self, seats, read, ordered_text(base), ordered_text(edition))

    def content_of(self, base: Tables, edition: Tables | None = None) -> Content[Any]:
        """The content of stored tables, overridden by an edition."""
        return _restored_content(self, ordered_text(base), ordered_text(edition or {}))

    def _checked_options(self, seats: int, options: dict[str, Any]) -> Options:
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {seats}")
        read = self.seating.complete(seats, read_options(self.options, options))
        if wrong := self.seating.conflict(seats, read):
            raise BadOptions(wrong)
        return read


def with_tables(
    edition: Path | dict[str, Any] | None, more: Tables
) -> Path | dict[str, Any] | None:
    """The edition with the tables in `more` merged over its own; if `more` is empty, unchanged."""
    if not more:
        return edition
    given = read_source(edition).tables if isinstance(edition, Path) else edition or {}
    return merge_tables(given, more)


@cache
def _content_without_edition(game: Game) -> Content[Any]:
    return game._content(None)


@lru_cache(maxsize=64)
def _restored_setup(game: Game, seats: int, options: str, base: str, edition: str) -> "Setup":
    """The setup of a stored game, from its options, its base and its edition as JSON."""
    read = json.loads(options)
    content = _restored_content(game, base, edition)
    return Setup(game, seats, read, content, game.make(content.value, seats, read))


@lru_cache(maxsize=64)
def _restored_content(game: Game, base: str, edition: str) -> Content[Any]:
    """The content of a stored game, from its base and its edition as JSON."""
    files, given = game.content_files, json.loads(edition)
    sources = [from_tables("content", json.loads(base))]
    over = from_tables("edition", given) if given else None
    return check_content(sources, over, files.schema, files.faults)


@dataclass(frozen=True, eq=False)
class Setup:
    """A game with seats, options and content chosen, ready to be played."""

    game: Game
    seats: int
    options: Options
    content: Content[Any]
    rules: Rules

    def win_probability(self, seat: int, share: float) -> float:
        """Converts a seat's expected payoff into its probability of winning.

        They differ in team games: partners split one win equally, but each of them has won.
        """
        team = self.game.seating.teams(self.seats, self.options)
        return share * team.count(team[seat]) if team else share

    def win_probabilities(self, shares: Sequence[float]) -> list[float]:
        """Converts the expected payoffs of all seats into probabilities of winning."""
        return [self.win_probability(seat, share) for seat, share in enumerate(shares)]
