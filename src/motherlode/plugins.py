"""Plug-ins: what a game declares for the lab, the server, the terminal and the browser.

A game without a plug-in gets its defaults, which mean that it has none of these things.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from motherlode.i18n.words import Words
from motherlode.kernel.actions import Action
from motherlode.kernel.game import Setup
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.view import View


@dataclass(frozen=True)
class EndedGames:
    """The games that ended at tables with one number of seats."""

    setup: Setup
    states: list[State]


@dataclass(frozen=True)
class Gate:
    """A balance criterion: a measurement and the range it has to lie in.

    `games` is how many games it was measured on. `share` is True if the value is a share of these
    games, so that an interval can be given for it.
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
    """A kind of content that seats choose, such as decks or cards, and the events that show it.

    The words of the event's `arguments` name what was picked, after the word of the seat's own
    zone `of` where one is given. `among` lists what can be picked at a table; without it, that is
    every combination of those words.
    """

    name: str
    events: tuple[str, ...]
    arguments: tuple[str, ...]
    of: str = ""
    among: Callable[[Setup], Sequence[str]] | None = None

    def choices(self, setup: Setup) -> list[str]:
        """Everything that a seat at the table could pick."""
        if self.among is not None:
            return list(self.among(setup))
        kinds = [kind for kind in setup.game.events.kinds if kind.name == self.events[0]]
        words = [a.kinds for a in kinds[0].arguments if a.name in self.arguments]
        if self.of:
            words.insert(0, setup.game.layout.zone(self.of).kinds)
        return [" ".join(named) for named in product(*words) if "none" not in named]


@dataclass(frozen=True)
class LabPlugin:
    """What the balance report measures.

    `gates` measures ended games, by number of seats; without it the report uses the gates that
    fit any game. `picks` are the kinds of content whose pick rate and win lift are reported.
    """

    gates: Callable[[Mapping[int, EndedGames]], list[Gate]] | None = None
    picks: tuple[Pick, ...] = ()


def default_occasion(s: State) -> str:
    return ""


@dataclass(frozen=True)
class ServerPlugin:
    """What the server does for a seat without asking it.

    `habits` are the standing orders (step, action text) that every seat begins with and may drop.
    `occasion` names the decision more exactly than its step does, for standing orders that apply
    to some cases only. `idle` are the verbs of passing that bring the end of the game nearer: a
    clock that runs out never chooses one for an absent seat.
    """

    standing_orders: tuple[tuple[str, str], ...] = ()
    occasion: Callable[[State], str] = default_occasion
    idle_verbs: tuple[str, ...] = ()


def default_about(setup: Setup, s: State, seat: int, action: Action, words: Words) -> list[str]:
    return []


@dataclass(frozen=True)
class TerminalPlugin:
    """What the terminal shows.

    `picture` draws the table as something that the terminal can print; without it the zones are
    listed. `about` describes the card or tile of a choice; its state is an imagined world.
    `rule_refs` are rule ids by action text, verb or step name.
    """

    picture: Callable[[Setup, View, Words], Any] | None = None
    about: Callable[[Setup, State, int, Action, Words], list[str]] = default_about
    rule_refs: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def rule_ids(self, action: Action, step: str) -> tuple[str, ...]:
        """The rule ids of an action at a step: its own or its verb's, then the step's."""
        own = self.rule_refs.get(action.text, self.rule_refs.get(action.verb, ()))
        return tuple(dict.fromkeys(own + self.rule_refs.get(step, ())))


@dataclass(frozen=True)
class WebPlugin:
    """What boards in the browser get besides view, legal actions, events and content.

    `forecast` gives what a seat may reckon with when it is asked, odds for example; its state is
    an imagined world. `facts` are tables that the rules fix and no edition changes: boards find
    them beside the content.
    """

    forecast: Callable[[Rules, State, int], dict[str, Any]] | None = None
    facts: dict[str, Any] = field(default_factory=dict)
