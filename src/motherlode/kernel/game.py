"""The description of a game: its tables, options, content and rules, and its plug-ins."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from motherlode.kernel.actions import ActionTable
from motherlode.kernel.content import (
    Content,
    Source,
    check_content,
    content_faults,
    from_tables,
    key_to_blame,
    read_folder,
    read_source,
)
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.events import EventTable
from motherlode.kernel.options import Option, Options, read_options
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.zones import Layout

P = TypeVar("P")


def no_faults(value: Any) -> list[tuple[str, str]]:
    return []


def no_conflict(seats: int, options: Options) -> str:
    return ""


def no_teams(seats: int, options: Options) -> list[int]:
    return []


def nothing_conserved(rules: Rules, s: State) -> dict[str, int]:
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """A registered game: what playing it needs, and its plug-ins.

    `make` binds content, seats and options to rules. `faults` checks content beyond its types.
    `conflict` says why a number of seats and options don't go together. `conserved` names
    quantities that no action may change. `teams` gives the team of every seat, or an empty list
    where each plays for itself. `windows` are the steps that ask a seat for a reaction whether or
    not it holds one, so that being asked gives nothing away. `rules_page` is the page with the
    rule ids. `words` are the game's own words, by section. `plugins` are what it declares for the
    rest of the project: see `kernel/plugins.py`.
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
    content_folder: Path | None = None
    content_schema: type[Any] = dict
    faults: Callable[[Any], list[tuple[str, str]]] = no_faults
    conflict: Callable[[int, Options], str] = no_conflict
    conserved: Callable[[Rules, State], dict[str, int]] = nothing_conserved
    teams: Callable[[int, Options], list[int]] = no_teams
    reaction_steps: tuple[str, ...] = ()
    rules_page: Path | None = None
    words: dict[str, Any] = field(default_factory=dict)
    plugins: tuple[object, ...] = ()

    def plugin(self, kind: type[P]) -> P:
        """The game's plug-in of this kind; one with the defaults if it has none."""
        return next((found for found in self.plugins if isinstance(found, kind)), kind())

    def content(self, edition: Path | dict[str, Any] | None = None) -> Content[Any]:
        """The game's content, with an edition (a file, or tables of a record) over it."""
        if edition is None or edition == {}:
            return _printed(self)
        if isinstance(edition, dict):
            return self._content(from_tables("edition", edition))
        return self._content(read_source(edition))

    def _content(self, edition: Source | None) -> Content[Any]:
        base = read_folder(self.content_folder) if self.content_folder else []
        return check_content(base, edition, self.content_schema, self.faults)

    def edition_faults(self, edition: dict[str, Any]) -> list[tuple[str, str]]:
        """Everything that is wrong with an edition: keys, and what is wrong with their values."""
        base = read_folder(self.content_folder) if self.content_folder else []
        given = from_tables("edition", edition)
        _, faults = content_faults(base, given, self.content_schema, self.faults)
        return [(key_to_blame(given, keys), fault) for keys, fault in faults]

    def setup(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        edition: Path | dict[str, Any] | None = None,
    ) -> "Setup":
        """The game for a number of seats, with options and content checked."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {seats}")
        read = read_options(self.options, options or {})
        if wrong := self.conflict(seats, read):
            raise BadOptions(wrong)
        content = self.content(edition)
        return Setup(self, seats, read, content, self.make(content.value, seats, read))


@cache
def _printed(game: Game) -> Content[Any]:
    return game._content(None)


@dataclass(frozen=True, eq=False)
class Setup:
    """A title with everything chosen: what is played, before anything has happened."""

    game: Game
    seats: int
    options: Options
    content: Content[Any]
    rules: Rules

    def win_probability(self, seat: int, share: float) -> float:
        """A seat's chance of winning where it may expect that share of the win.

        Payoffs are shares of one win. Partners share it by equal parts, and each of them has won.
        """
        team = self.game.teams(self.seats, self.options)
        return share * team.count(team[seat]) if team else share

    def win_probabilities(self, shares: Sequence[float]) -> list[float]:
        """Every seat's chance of winning, from their shares of the win."""
        return [self.win_probability(seat, share) for seat, share in enumerate(shares)]
