"""Plug-ins: what a game provides for the lab, the server, the terminal and the browser.

A game without a plug-in gets its defaults, which provide nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

from motherlode.i18n.words import Words
from motherlode.kernel.actions import Action
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

    `games` is the number of games it was measured on. `share` is True if the value is a share of
    these games, so that a confidence interval can be computed.
    """

    name: str
    value: float
    low: float
    high: float
    games: int
    share: bool = True

    @property
    def passed(self) -> bool:
        return self.low <= self.value <= self.high


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
class LabPlugin:
    """What the balance report measures of a game.

    `gates` computes the balance criteria from ended games, by number of seats; without it the
    report uses criteria that fit any game. `picks` are the kinds of content whose pick rate and
    win rate are reported.
    """

    gates: Callable[[Mapping[int, EndedGames]], list[Gate]] | None = None
    picks: tuple[Pick, ...] = ()


def default_occasion(s: State) -> str:
    return ""


@dataclass(frozen=True)
class ServerPlugin:
    """What the server may decide for a seat automatically.

    `standing_orders` are pairs of a step and an action text that every seat has at the start and
    may switch off. `occasion` returns a more exact name of the current decision than its step's,
    for standing orders that apply only in some cases. `idle_verbs` are verbs of passing that bring
    the end of the game closer: they are never chosen for a seat whose clock ran out.
    """

    standing_orders: tuple[tuple[str, str], ...] = ()
    occasion: Callable[[State], str] = default_occasion
    idle_verbs: tuple[str, ...] = ()


def default_about(setup: Setup, s: State, seat: int, action: Action, words: Words) -> list[str]:
    return []


@dataclass(frozen=True)
class TerminalPlugin:
    """What the terminal shows of a game.

    `picture` draws a view as something that Rich can print; without it the zones are listed.
    `about` describes the card or tile of an action; its state is a sampled one. `rule_refs` has
    rule ids by action text, verb or step name.
    """

    picture: Callable[[Setup, View, Words], Any] | None = None
    about: Callable[[Setup, State, int, Action, Words], list[str]] = default_about
    rule_refs: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def rule_ids(self, action: Action, step: str) -> tuple[str, ...]:
        """The rule ids of an action (or of its verb), then those of its step."""
        own = self.rule_refs.get(action.text, self.rule_refs.get(action.verb, ()))
        return tuple(dict.fromkeys(own + self.rule_refs.get(step, ())))


class NoFacts(msgspec.Struct):
    """The facts of a game without any."""


NO_FACTS = NoFacts()


@dataclass(frozen=True)
class WebPlugin:
    """Extra data for the boards in the browser.

    `forecast` returns predictions for the deciding seat, such as odds; its state is a sampled one.
    Its result is annotated with a `TypedDict`. `facts` are tables fixed by the rules, which no
    edition changes, as a `msgspec.Struct`; boards get them with the content. `scripts/types` makes
    the web client's types of both.
    """

    forecast: Callable[[Rules, State, int], Mapping[str, object]] | None = None
    facts: msgspec.Struct = NO_FACTS
