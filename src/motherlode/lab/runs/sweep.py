"""Parameter sweeps: the same match with different values of a content parameter."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.errors import BadContent
from motherlode.lab.measures.game_summary import GameSummary
from motherlode.lab.measures.summary_statistics import Estimate, PickStats, mean, pick_stats, share
from motherlode.lab.runs.match import Match, check_match, edition_from_json, edition_to_json
from motherlode.lab.runs.match_game_summaries import summarise_matches
from motherlode.lab.runs.sweep_parameter import (
    BadSweep,
    SweepParameter,
    Value,
    content_tables,
    edition_with,
    read_parameter,
)
from motherlode.lab.runs.worker_pool import WorkerPool
from motherlode.plugin_types import LabPlugin

MAX_POINTS = 400


@dataclass(frozen=True)
class Sweep:
    """A sweep to play: a match, once for every combination of the parameters' values."""

    match: Match
    parameters: tuple[SweepParameter, ...]

    @property
    def same_bots(self) -> bool:
        """True if all seats have the same bot: then places in the turn order are compared."""
        return len(set(self.match.bots)) == 1

    def settings(self) -> list[tuple[Value, ...]]:
        """All combinations of the parameters' values, each a setting that the sweep plays."""
        return list(product(*(parameter.values for parameter in self.parameters)))

    def setting_text(self, setting: tuple[Value, ...]) -> str:
        """A setting as on the command line: `key=value, key=value`."""
        pairs = zip(self.parameters, setting, strict=True)
        return ", ".join(f"{parameter.key}={value}" for parameter, value in pairs)

    def match_with(self, setting: tuple[Value, ...]) -> Match:
        """The match with the content values of a setting."""
        edition = edition_from_json(self.match.edition)
        tables = content_tables(registry.find_game(self.match.game), edition)
        for parameter, value in zip(self.parameters, setting, strict=True):
            edition = edition_with(tables, edition, parameter.key, value)
        m = self.match
        return Match(m.game, m.bots, m.games, m.seed, m.options, edition_to_json(edition))


def read_sweep(match: Match, texts: list[str]) -> Sweep:
    """A sweep from texts like `key=4..8`; raises BadSweep if a setting can't be played."""
    tables = content_tables(registry.find_game(match.game), edition_from_json(match.edition))
    parameters = tuple(read_parameter(text, tables) for text in texts)
    if len({parameter.key for parameter in parameters}) < len(parameters):
        raise BadSweep(f"each key can be set once, not {', '.join(texts)!r:.80}")
    sweep = Sweep(match, parameters)
    points = prod(len(parameter.values) for parameter in parameters)
    if points > MAX_POINTS:
        raise BadSweep(f"the values have {points} combinations, at most {MAX_POINTS} are possible")
    for setting in sweep.settings():
        try:
            check_match(sweep.match_with(setting))
        except BadContent as error:
            raise BadSweep(f"{sweep.setting_text(setting)}: {_without_line(error)}") from None
    return sweep


def _without_line(error: BadContent) -> str:
    """The error's text without file and line: the values of a sweep are in no file."""
    return "; ".join(line.removeprefix("edition:1: ") for line in str(error).splitlines())


@dataclass(frozen=True)
class Point:
    """The measurements of one setting.

    `shares` are the win shares of the bots or, if all bots are the same, of the places in the turn
    order; None if no game counts because a place never had a turn. `related` is the content that
    the sweep's first key is about, by kind.
    """

    setting: tuple[Value, ...]
    shares: list[Estimate | None]
    rounds: Estimate
    related: dict[str, PickStats]


@dataclass(frozen=True)
class SweepResult:
    """A sweep and its points, in the order of its settings."""

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
            "keys": {parameter.key: parameter.default for parameter in self.sweep.parameters},
            "shares_of": "turn order" if self.sweep.same_bots else "bots",
            "points": [self._point_data(point) for point in self.points],
        }

    def _point_data(self, point: Point) -> dict[str, Any]:
        pairs = zip(self.sweep.parameters, point.setting, strict=True)
        return {
            "set": {parameter.key: value for parameter, value in pairs},
            "shares": [share.as_data() if share else None for share in point.shares],
            "rounds": point.rounds.as_data(),
            "picks": {kind: stats.as_data() for kind, stats in point.related.items()},
        }


def run_sweep(
    sweep: Sweep,
    pool: WorkerPool,
    progress: Callable[[int], None] = lambda games: None,
    journal_path: Path | None = None,
) -> SweepResult:
    """Plays every setting with the same seeds; resumes from a journal if there is one."""
    settings = sweep.settings()
    matches = [sweep.match_with(setting) for setting in settings]
    by_match = summarise_matches("sweep", matches, pool, progress, journal_path)
    points = [
        measure_point(sweep, match, setting, games)
        for match, setting, games in zip(matches, settings, by_match, strict=True)
    ]
    return SweepResult(sweep, points)


def measure_point(
    sweep: Sweep, match: Match, setting: tuple[Value, ...], games: list[GameSummary]
) -> Point:
    """The win shares, the rounds and the related content in the games of one setting."""
    seats = len(match.bots)
    wins = [0.0] * seats
    counted = 0
    for number, game in enumerate(games):
        if sweep.same_bots and not game.order:
            continue
        counted += 1
        for seat, won in enumerate(game.won):
            wins[game.order[seat] if sweep.same_bots else (seat + number) % seats] += won
    shares = [share(total, counted) if counted else None for total in wins]
    rounds = mean([float(game.rounds) for game in games])
    return Point(setting, shares, rounds, related_content(sweep, match, games))


def related_content(sweep: Sweep, match: Match, games: list[GameSummary]) -> dict[str, PickStats]:
    """For each kind of pick the content whose name matches the sweep's first key best, if any."""
    setup = match.setup()
    words = set(re.split(r"[._]", sweep.parameters[0].key))
    related = {}
    for group, pick in enumerate(setup.game.plugin(LabPlugin).picks):
        named = [c for c in pick_stats(group, [(setup, games)])
                 if set(re.split(r"[ _]", c.name)) <= words]  # fmt: skip
        if named:
            related[pick.name] = max(named, key=lambda c: len(c.name))
    return related
