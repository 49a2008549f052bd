"""A title: all that the rest of the house knows of a game, in one description."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from motherlode.kernel.actions import Action, ActionTable
from motherlode.kernel.content import (
    Content,
    Source,
    blamed,
    check_content,
    content_faults,
    from_tables,
    read_folder,
    read_source,
)
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.events import EventTable
from motherlode.kernel.gates import Gates
from motherlode.kernel.options import Option, Options, read_options
from motherlode.kernel.picks import Pick
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.view import View
from motherlode.kernel.zones import Layout

if TYPE_CHECKING:
    from rich.console import RenderableType

    from motherlode.kernel.words import Words


def no_faults(value: Any) -> list[tuple[str, str]]:
    return []


def no_conflict(seats: int, options: Options) -> str:
    return ""


def no_teams(seats: int, options: Options) -> list[int]:
    return []


def no_occasion(s: State) -> str:
    return ""


def no_forecast(rules: Rules, s: State, seat: int) -> dict[str, Any]:
    return {}


def nothing_about(setup: "Setup", s: State, seat: int, action: Action, words: "Words") -> list[str]:
    return []


def nothing_conserved(rules: Rules, s: State) -> dict[str, int]:
    return {}


@dataclass(frozen=True, eq=False)
class Title:
    """A registered game.

    `make` binds content, seats and options to rules. `conflict` says in words why a number of
    seats and options don't go together. `conserved` names quantities that no action may change.
    `faults` checks content beyond its types. `rules_page` is the page with the rule ids.
    `cites` gives the rule ids behind a choice, by action text, verb or step name. `picture`
    draws the table for a terminal; without one its zones are shown as they are. `gates` measures
    ended games against what balanced content must keep to. `forecast` gives boards what the seat
    that is asked may reckon with, odds for example; it is only ever shown imagined worlds.
    `habits` are the standing orders (step, action text) that seats begin with and may drop.
    `windows` are the steps in which seats are asked by what all can see, whether they hold an
    answer or not: the house passes for a seat that could only pass, a moment later. `occasion`
    names what is asked more exactly than its step, where standing orders tell such cases apart.
    `idle` are the verbs of passing that count towards the end of the game: a clock never takes one
    for an absent seat.
    `teams` gives the team of every seat, or nothing where each plays for itself.
    `picks` are the kinds of content that seats choose, for the lab's reports.
    `about` tells what the card or tile of a choice does, in words; it too sees imagined worlds.
    `facts` are tables that the rules fix and no edition changes; boards find them beside the
    content, so that they need not repeat them.
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
    rules_page: Path | None = None
    words: dict[str, Any] = field(default_factory=dict)
    cites: dict[str, tuple[str, ...]] = field(default_factory=dict)
    picture: "Callable[[Setup, View, Words], RenderableType] | None" = None
    gates: Gates | None = None
    forecast: Callable[[Rules, State, int], dict[str, Any]] = no_forecast
    habits: tuple[tuple[str, str], ...] = ()
    windows: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()
    occasion: Callable[[State], str] = no_occasion
    picks: tuple[Pick, ...] = ()
    teams: Callable[[int, Options], list[int]] = no_teams
    facts: dict[str, Any] = field(default_factory=dict)
    about: "Callable[[Setup, State, int, Action, Words], list[str]]" = nothing_about

    def cited(self, action: Action, step: str) -> tuple[str, ...]:
        """The rules behind an action at a step: its own or its verb's, then the step's."""
        own = self.cites.get(action.text, self.cites.get(action.verb, ()))
        return tuple(dict.fromkeys(own + self.cites.get(step, ())))

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
        return [(blamed(given, keys), fault) for keys, fault in faults]

    def setup(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        edition: Path | dict[str, Any] | None = None,
    ) -> "Setup":
        """A table for so many seats, with options and content checked."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {seats}")
        read = read_options(self.options, options or {})
        if wrong := self.conflict(seats, read):
            raise BadOptions(wrong)
        content = self.content(edition)
        return Setup(self, seats, read, content, self.make(content.value, seats, read))


@cache
def _printed(title: Title) -> Content[Any]:
    return title._content(None)


@dataclass(frozen=True, eq=False)
class Setup:
    """A title with everything chosen: what is played, before anything has happened."""

    title: Title
    seats: int
    options: Options
    content: Content[Any]
    rules: Rules

    def chance(self, seat: int, share: float) -> float:
        """A seat's chance of winning where it may expect that share of the win.

        Payoffs are shares of one win. Partners share it by equal parts, and each of them has won.
        """
        team = self.title.teams(self.seats, self.options)
        return share * team.count(team[seat]) if team else share

    def chances(self, shares: Sequence[float]) -> list[float]:
        """Every seat's chance of winning, from their shares of the win."""
        return [self.chance(seat, share) for seat, share in enumerate(shares)]
