"""Plug-ins: what a game provides for the tests, the lab, the server, the terminal and the browser.

A game without a plug-in gets its defaults, which provide nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from motherlode.i18n.words import Words
from motherlode.kernel.action_table import Action
from motherlode.kernel.game import Setup
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.view import View


@dataclass(frozen=True)
class EndedGames:
    """Final states of games that all had the same setup."""

    setup: Setup
    states: list[State]


@dataclass(frozen=True)
class Gate:
    """A balance criterion: a measured value and the range it must be in.

    The value is a share of `games` games, or the median of `values`, if they are given.
    """

    name: str
    value: float
    low: float
    high: float
    games: int
    values: tuple[float, ...] = ()

    @classmethod
    def of_median(cls, name: str, values: Sequence[float], low: float, high: float) -> "Gate":
        """A gate for the median of `values`; each game has one value."""
        return cls(name, median(values), low, high, len(values), tuple(values))

    @property
    def share(self) -> bool:
        """True if the value is a share of games, False if it is a median."""
        return not self.values


@dataclass(frozen=True)
class Pick:
    """A kind of content that seats pick, such as decks or cards, and the events that show a pick.

    A pick is named by the words of the event's `arguments`; if `of` is given, the word in the
    seat's zone of that name comes first. `among` lists what can be picked in a setup; without it,
    every combination of those words can be.
    """

    name: str
    events: tuple[str, ...]
    arguments: tuple[str, ...]
    of: str = ""
    among: Callable[[Setup], Sequence[str]] | None = None

    def choices(self, setup: Setup) -> list[str]:
        """The names of everything that a seat could pick."""
        if self.among is not None:
            return list(self.among(setup))
        kinds = [kind for kind in setup.game.events.kinds if kind.name == self.events[0]]
        words = [a.kinds for a in kinds[0].arguments if a.name in self.arguments]
        if self.of:
            words.insert(0, setup.game.layout.zone(self.of).kinds)
        return [" ".join(named) for named in product(*words) if "none" not in named]


@dataclass(frozen=True)
class Figure:
    """A number that the balance report measures in every game: how often `events` happened.

    `per_turn` divides it by the number of turns. The catalogue's table `lab.figures` has its text.
    """

    name: str
    events: tuple[str, ...]
    per_turn: bool = False


@dataclass(frozen=True)
class LabPlugin:
    """What the balance report measures of a game.

    `gates` computes the game's own balance criteria from ended games, by number of seats; without
    it the report uses criteria that fit any game. The win share of each place in the turn order is
    a criterion of every game. `picks` are the kinds of content whose pick rate and
    win rate are reported. `figures` are the game's own numbers, besides those of any game.
    `difficulty` names the option by which solo games get harder; '' if there is none.
    """

    gates: Callable[[Mapping[int, EndedGames]], list[Gate]] | None = None
    picks: tuple[Pick, ...] = ()
    figures: tuple[Figure, ...] = ()
    difficulty: str = ""


def nothing_conserved(rules: Rules, s: State) -> dict[str, int]:
    return {}


@dataclass(frozen=True)
class TestPlugin:
    """What the conformance suite checks of a game besides what holds for all games.

    `conserved` returns quantities that no action may change, by name.
    """

    __test__ = False  # pytest would take it for a class of tests.
    conserved: Callable[[Rules, State], dict[str, int]] = nothing_conserved


def default_occasion(s: State) -> str:
    return ""


def nothing_happens(s: State) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class ServerPlugin:
    """What the server may decide for a seat automatically.

    `order_sets` are standing orders that belong together and are offered as one choice, by name:
    pairs of a step or occasion and an action text. `occasion` returns a more exact name of the
    current decision than its step's, for standing orders that apply only in some cases;
    `occasions` are all these names. `happening` returns what the pending reaction is about, most
    exact first, and `reactions` what may be ordered before it happens: by the name of a step or of
    something that happens, the texts of the actions to choose from.
    `idle_verbs` are verbs of passing that bring the end of the game closer: they are never chosen
    for a seat whose clock ran out. `expired` are pairs of a step and the text of the action that a
    seat's clock chooses when it runs out there, whatever the table has set for clocks that run out.
    """

    order_sets: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    occasion: Callable[[State], str] = default_occasion
    occasions: tuple[str, ...] = ()
    happening: Callable[[State], tuple[str, ...]] = nothing_happens
    reactions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    idle_verbs: tuple[str, ...] = ()
    expired: tuple[tuple[str, str], ...] = ()


def nothing_scored(rules: Rules, s: State, seat: int) -> dict[str, int]:
    return {}


@dataclass(frozen=True)
class ScorePlugin:
    """What the end of a game shows of each seat's score; all names are of the words `score`.

    `progress` is what the game counts towards winning, for a curve over the game, and `unit` its
    name. `sources` returns what brought a seat its score, by name; with `adds_up` their sum is the
    score. `tally` names the events that are counted for each seat: by the event, the name of the
    count and the argument that is added up, '' to add 1.
    """

    progress: Callable[[Rules, State, int], int]
    unit: str
    sources: Callable[[Rules, State, int], dict[str, int]] = nothing_scored
    adds_up: bool = False
    tally: Mapping[str, tuple[str, str]] = field(default_factory=dict)


class BoardPreview(msgspec.Struct):
    """The board of a table before its game.

    `map` is the board as text, `figures` what it offers to each seat, with names from the game's
    words, and `fairness` how alike the seats are in percent; None for a single player.
    """

    map: str
    figures: list[dict[str, int]]
    fairness: int | None = None


def default_about(setup: Setup, s: State, seat: int, action: Action, words: Words) -> list[str]:
    return []


@dataclass(frozen=True)
class TerminalPlugin:
    """What the terminal shows of a game.

    `picture` draws a view as something that Rich can print; without it the zones are listed.
    `preview` draws the board of a setup, with figures of how alike the seats are.
    `about` describes the card or tile of an action; its state is a sampled one. `rule_refs` has
    rule ids by action text, verb or step name.
    """

    picture: Callable[[Setup, View, Words], Any] | None = None
    preview: Callable[[Setup, Words], Any] | None = None
    about: Callable[[Setup, State, int, Action, Words], list[str]] = default_about
    rule_refs: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def rule_ids(self, action: Action, step: str) -> tuple[str, ...]:
        """The rule ids of an action (or of its verb), then those of its step."""
        own = self.rule_refs.get(action.text, self.rule_refs.get(action.verb, ()))
        return tuple(dict.fromkeys(own + self.rule_refs.get(step, ())))


class NoFacts(msgspec.Struct):
    """The facts of a game that declares no constants for the web client."""


NO_FACTS = NoFacts()


@dataclass(frozen=True)
class WebPlugin:
    """Extra data for the boards in the browser.

    `forecast` returns predictions for the deciding seat, such as odds; its state is a sampled one.
    Its result is annotated with a `TypedDict`. `preview` returns the board before the game, for
    games whose boards differ. `facts` are tables fixed by the rules, which no
    edition changes, as a `msgspec.Struct`; boards get them with the content. `scripts/types` makes
    the web client's types of both.
    """

    forecast: Callable[[Rules, State, int], Mapping[str, object]] | None = None
    preview: Callable[[Setup], BoardPreview] | None = None
    facts: msgspec.Struct = NO_FACTS


@dataclass(frozen=True)
class LessonsPlugin:
    """The folder of the game's lesson files, the places that lessons may show, and the file of the
    topics of "How to play".

    A place is an anchor (`data-anchor`) of the game's board in the browser: a regular expression.
    """

    folder: Path | None = None
    places: tuple[str, ...] = ()
    topics: Path | None = None
