"""Game: the description of a game (actions, events, layout, options, content, rules, plug-ins).

Setup: a game with its number of seats, options and content chosen.
"""

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
    """The description of a game: everything needed to play it, and its plug-ins.

    - `make` creates the rules from content, number of seats and options.
    - `faults` checks content beyond its types.
    - `conflict` returns why a number of seats and options can't be combined, or "".
    - `conserved` returns quantities that no action may change, by name.
    - `teams` returns the team of every seat, or an empty list if there are no teams.
    - `reaction_steps` are steps that offer a seat a reaction whether or not it holds one, so that
      the offer reveals nothing about its hand.
    - `rules_page` is the page with the rule ids.
    - `words` are the game's texts for people, by section.
    - `plugins` serve the lab, server, terminal and web: see `motherlode/plugins.py`.
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
        """The game's plug-in of this class, or a default one."""
        return next((plugin for plugin in self.plugins if isinstance(plugin, kind)), kind())

    def content(self, edition: Path | dict[str, Any] | None = None) -> Content[Any]:
        """The game's content, overridden by an edition: a file, or the tables in a record."""
        if edition is None or edition == {}:
            return _content_without_edition(self)
        if isinstance(edition, dict):
            return self._content(from_tables("edition", edition))
        return self._content(read_source(edition))

    def _content(self, edition: Source | None) -> Content[Any]:
        base = read_folder(self.content_folder) if self.content_folder else []
        return check_content(base, edition, self.content_schema, self.faults)

    def edition_faults(self, edition: dict[str, Any]) -> list[tuple[str, str]]:
        """All errors of an edition, as pairs of a key and what is wrong with its value."""
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
        """Checks the seats, options and edition; returns the game set up with them."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {seats}")
        read = read_options(self.options, options or {})
        if wrong := self.conflict(seats, read):
            raise BadOptions(wrong)
        content = self.content(edition)
        return Setup(self, seats, read, content, self.make(content.value, seats, read))


@cache
def _content_without_edition(game: Game) -> Content[Any]:
    return game._content(None)


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
        team = self.game.teams(self.seats, self.options)
        return share * team.count(team[seat]) if team else share

    def win_probabilities(self, shares: Sequence[float]) -> list[float]:
        """Converts the expected payoffs of all seats into probabilities of winning."""
        return [self.win_probability(seat, share) for seat, share in enumerate(shares)]
