"""Sweeps: the same games with a value of the content set to one thing after another."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.content import Tables
from motherlode.kernel.errors import BadContent
from motherlode.lab.measures.game_summary import Story
from motherlode.lab.measures.metrics import Content, Measure, contents, mean, share
from motherlode.lab.runs.game_summaries import told_of
from motherlode.lab.runs.match import Match, check, packed
from motherlode.lab.runs.sweep_values import Axis, BadSweep, Value, read_axis, tables_of, with_value
from motherlode.lab.runs.workers import Crew
from motherlode.plugins import LabPlugin

MOST_POINTS = 400


@dataclass(frozen=True)
class Sweep:
    """What is played: a match, again and again, along some axes of its content."""

    match: Match
    axes: tuple[Axis, ...]

    @property
    def equal(self) -> bool:
        """Whether all seats have the same bot: then places in the turn order are compared."""
        return len(set(self.match.bots)) == 1

    def settings(self) -> list[tuple[Value, ...]]:
        return list(product(*(axis.values for axis in self.axes)))

    def told(self, setting: tuple[Value, ...]) -> str:
        """A setting as it would be typed."""
        return ", ".join(
            f"{axis.key}={value}" for axis, value in zip(self.axes, setting, strict=True)
        )

    def at(self, setting: tuple[Value, ...]) -> Match:
        """The match with the content set so."""
        edition: Tables = json.loads(self.match.edition) if self.match.edition else {}
        tables = tables_of(registry.find_game(self.match.game), edition)
        for axis, value in zip(self.axes, setting, strict=True):
            edition = with_value(tables, edition, axis.key, value)
        m = self.match
        return Match(m.game, m.bots, m.games, m.seed, m.options, packed(edition))


def read_sweep(match: Match, sets: list[str]) -> Sweep:
    """A sweep from the texts of its axes; every point of it is checked."""
    edition: Tables = json.loads(match.edition) if match.edition else {}
    tables = tables_of(registry.find_game(match.game), edition)
    axes = tuple(read_axis(text, tables) for text in sets)
    if len({axis.key for axis in axes}) < len(axes):
        raise BadSweep("a key is set twice")
    sweep = Sweep(match, axes)
    points = 1
    for axis in axes:
        points *= len(axis.values)
    if points > MOST_POINTS:
        raise BadSweep(f"{points} points are more than {MOST_POINTS}")
    for setting in sweep.settings():
        try:
            check(sweep.at(setting))
        except BadContent as error:
            raise BadSweep(f"{sweep.told(setting)}: {_faults(error)}") from None
    return sweep


def _faults(error: BadContent) -> str:
    """What is wrong with a point, without the place: what a sweep sets stands in no file."""
    return "; ".join(line.removeprefix("edition:1: ") for line in str(error).splitlines())


@dataclass(frozen=True)
class Point:
    """What was measured with one setting. `shares` are of the bots, or of places in the order;
    none where no game counts, because there was always a place that nobody came to."""

    setting: tuple[Value, ...]
    shares: list[Measure | None]
    rounds: Measure
    related: dict[str, Content]


@dataclass(frozen=True)
class Swept:
    """A sweep with its points, in the order of its settings."""

    sweep: Sweep
    points: list[Point]

    def as_data(self) -> dict[str, Any]:
        match = self.sweep.match
        return {
            "game": match.game,
            "bots": list(match.bots),
            "games": match.games,
            "seed": match.seed,
            "options": dict(match.options),
            "keys": {axis.key: axis.usual for axis in self.sweep.axes},
            "shares_of": "turn order" if self.sweep.equal else "bots",
            "points": [
                {
                    "set": {a.key: v for a, v in zip(self.sweep.axes, p.setting, strict=True)},
                    "shares": [found.as_data() if found else None for found in p.shares],
                    "rounds": p.rounds.as_data(),
                    "picks": {kind: c.as_data() for kind, c in p.related.items()},
                }
                for p in self.points
            ],
        }


def run_sweep(
    sweep: Sweep,
    crew: Crew,
    progress: Callable[[int], None] = lambda games: None,
    kept_in: Path | None = None,
) -> Swept:
    """Plays every point with the same seeds, or what of it a journal doesn't have."""
    settings = sweep.settings()
    matches = [sweep.at(setting) for setting in settings]
    told = told_of("sweep", matches, crew, progress, kept_in)
    points = [
        measured(sweep, match, setting, stories)
        for match, setting, stories in zip(matches, settings, told, strict=True)
    ]
    return Swept(sweep, points)


def measured(sweep: Sweep, match: Match, setting: tuple[Value, ...], stories: list[Story]) -> Point:
    seats = len(match.bots)
    wins = [0.0] * seats
    counted = 0
    for game, story in enumerate(stories):
        if sweep.equal and not story.order:
            continue
        counted += 1
        for seat, won in enumerate(story.won):
            wins[story.order[seat] if sweep.equal else (seat + game) % seats] += won
    shares = [share(sum_, counted) if counted else None for sum_ in wins]
    rounds = mean([float(story.rounds) for story in stories])
    return Point(setting, shares, rounds, related(sweep, match, stories))


def related(sweep: Sweep, match: Match, stories: list[Story]) -> dict[str, Content]:
    """The content that the first key is about, by its kind: of each the one named most fully."""
    setup = match.setup()
    words = set(re.split(r"[._]", sweep.axes[0].key))
    found = {}
    for group, pick in enumerate(setup.game.plugin(LabPlugin).picks):
        named = [c for c in contents(group, [(setup, stories)])
                 if set(re.split(r"[ _]", c.name)) <= words]  # fmt: skip
        if named:
            found[pick.name] = max(named, key=lambda c: len(c.name))
    return found
