"""The balance report: one bot plays every seat; measures turn order, gates, length and content."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.content import Tables
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.state import load
from motherlode.lab.measures.game_summary import GameSummary
from motherlode.lab.measures.gates import (
    interval,
    outcome,
    outcome_of_all,
    pick_gates,
    seat_gates,
    turn_order_gates,
)
from motherlode.lab.measures.summary_statistics import (
    Distribution,
    Estimate,
    PickStats,
    distribution,
    pick_stats,
    share,
)
from motherlode.lab.runs.match import Match, check_match, edition_from_json
from motherlode.lab.runs.match_game_summaries import summarise_matches
from motherlode.lab.runs.worker_pool import WorkerPool
from motherlode.plugin_types import EndedGames, Figure, Gate, LabPlugin

Summaries = dict[int, list[GameSummary]]
"""Game summaries by the number of seats."""


@dataclass(frozen=True)
class BalanceConfig:
    """What a report measures: a game with content and options, played by one bot on every seat.

    `seats` are the numbers of seats to play; empty for all that the options allow.
    """

    game_name: str
    bot: str = "greedy"
    games: int = 1000
    seed: str = "1"
    options: tuple[tuple[str, Any], ...] = ()
    edition: str = ""
    seats: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        return registry.find_game(self.game_name)

    def matches(self) -> dict[int, Match]:
        """The matches to play: one for each number of seats."""
        options, edition = self.options, self.edition
        seats = self.seats or playable_seats(self.game, dict(options), edition_from_json(edition))
        return {
            count: Match(
                self.game_name, (self.bot,) * count, self.games, self.seed, options, edition
            )
            for count in seats
        }

    def with_content(self, edition: str) -> "BalanceConfig":
        """The same measurement with other content, for a comparison.

        An option that the other content doesn't support, such as a layout that only this edition
        has, is left at its default; the numbers of seats stay the same.
        """
        other = replace(self, edition=edition, seats=tuple(self.matches()))
        for left_out in ("", *dict(self.options)):
            options = tuple(pair for pair in self.options if pair[0] != left_out)
            candidate = replace(other, options=options)
            try:
                for match in candidate.matches().values():
                    match.setup()
                return candidate
            except BadOptions:
                continue
        return other


def playable_seats(game: Game, options: dict[str, Any], edition: Tables) -> tuple[int, ...]:
    """The numbers of seats that the options allow; raises BadOptions if they allow none."""
    playable = []
    for count in game.seats:
        try:
            game.setup(count, options, edition)
            playable.append(count)
        except BadOptions as error:
            refusal = error
    if not playable:
        raise refusal
    return tuple(playable)


@dataclass(frozen=True)
class SeatCountReport:
    """The results of the games with one number of seats.

    `wins` are each seat's share of wins, `order` those of each place in the order of first turns.
    `seats_take_turns_in_order` is True if that is the order of the seats in every game.
    """

    seats: int
    games: int
    wins: list[Estimate]
    order: list[Estimate]
    seats_take_turns_in_order: bool
    figures: dict[str, Distribution]

    def as_data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "wins_by_turn_order": [wins.as_data() for wins in self.order],
            "wins_by_seat": [wins.as_data() for wins in self.wins],
            **{name: figure.as_data() for name, figure in self.figures.items()},
        }


@dataclass(frozen=True)
class Report:
    """The balance report of a game; `content` is the hash of the content that was played.

    `turn_order` are the gates of the places in the turn order, `other_gates` all others.
    """

    config: BalanceConfig
    content: str
    turn_order: list[Gate]
    other_gates: list[Gate]
    by_seat_count: list[SeatCountReport]
    picks: dict[str, list[PickStats]]
    summaries: Summaries

    @property
    def gates(self) -> list[Gate]:
        """All gates, those of the turn order first."""
        return self.turn_order + self.other_gates

    @property
    def outcome(self) -> str:
        """MISSED if one of the report's gates is missed, KEPT if all are kept, otherwise
        UNKNOWN."""
        return outcome_of_all(self.gates)

    def marked(self, mark: str) -> list[tuple[str, PickStats]]:
        """All content with `mark`, such as `dominant`, each with its kind of pick."""
        return [(kind, c) for kind, stats in self.picks.items() for c in stats if c.mark == mark]

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.config.game_name,
            "bot": self.config.bot,
            "games": self.config.games,
            "seed": self.config.seed,
            "options": dict(self.config.options),
            "content": self.content,
            "outcome": self.outcome,
            "gates": [gate_data(gate) for gate in self.gates],
            "by_seat_count": [report.as_data() for report in self.by_seat_count],
            "picks": {kind: [c.as_data() for c in stats] for kind, stats in self.picks.items()},
        }


def gate_data(gate: Gate) -> dict[str, Any]:
    return {
        "gate": gate.name,
        "value": gate.value,
        "interval": list(interval(gate)),
        "low": gate.low,
        "high": gate.high,
        "games": gate.games,
        "outcome": outcome(gate),
    }


def balance(
    configs: list[BalanceConfig],
    pool: WorkerPool,
    progress: Callable[[int], None] = lambda games: None,
    journal_path: Path | None = None,
) -> list[Report]:
    """Plays the games of each config and reports on them; resumes from a journal, if any."""
    matches = [match for config in configs for match in config.matches().values()]
    for match in matches:
        check_match(match)
    by_match = iter(summarise_matches("balance", matches, pool, progress, journal_path))
    return [
        make_report(config, {seats: next(by_match) for seats in config.matches()})
        for config in configs
    ]


def make_report(config: BalanceConfig, summaries: Summaries) -> Report:
    """Makes the balance report of a config from the summaries of its games."""
    setups = {seats: match.setup() for seats, match in config.matches().items()}
    by_seat_count = [report_seat_count(setups[seats], games) for seats, games in summaries.items()]
    content = next(iter(setups.values())).content.hash
    picks = pick_stats_by_kind(setups, summaries)
    order = [gate for seats, games in summaries.items() for gate in turn_order_gates(seats, games)]
    others = measure_other_gates(config, setups, summaries)
    return Report(config, content, order, others, by_seat_count, picks, summaries)


def pick_stats_by_kind(
    setups: dict[int, Setup], summaries: Summaries
) -> dict[str, list[PickStats]]:
    """The statistics of all content that can be picked, by its kind."""
    game = next(iter(setups.values())).game
    by_setup = [(setups[seats], games) for seats, games in summaries.items()]
    picks = game.plugin(LabPlugin).picks
    return {pick.name: pick_stats(group, by_setup) for group, pick in enumerate(picks)}


def report_seat_count(setup: Setup, games: list[GameSummary]) -> SeatCountReport:
    """Reports the win shares and figures of games that all have the setup's number of seats."""
    count, seats = len(games), range(setup.seats)
    wins = [share(sum(game.won[seat] for game in games), count) for seat in seats]
    ordered = [game for game in games if game.order]
    by_order = [
        share(sum(game.won[game.order.index(place)] for game in ordered), len(ordered))
        for place in seats
    ]
    same = all(game.order == list(seats) for game in ordered)
    return SeatCountReport(setup.seats, count, wins, by_order, same, figures(setup, games))


def figures(setup: Setup, games: list[GameSummary]) -> dict[str, Distribution]:
    """The distribution of each figure: those of all games, then the game's own."""
    own = setup.game.plugin(LabPlugin).figures
    return {
        "rounds": distribution([float(game.rounds) for game in games]),
        "lead_changes": distribution([float(game.lead_changes) for game in games]),
        "decisions_per_turn": distribution([_ratio(game.decisions, game.turns) for game in games]),
        "choices_per_decision": distribution(
            [_ratio(game.choices, game.decisions) for game in games]
        ),
        "settled": distribution([round(game.settled, 2) for game in games]),
        **{figure.name: own_figure(at, figure, games) for at, figure in enumerate(own)},
    }


def own_figure(at: int, figure: Figure, games: list[GameSummary]) -> Distribution:
    """The distribution of a figure that the game declares; `at` is its index."""
    counted = [game for game in games if game.counts]
    if figure.per_turn:
        return distribution([_ratio(game.counts[at], game.turns, 4) for game in counted])
    return distribution([float(game.counts[at]) for game in counted])


def _ratio(part: int, whole: int, digits: int = 2) -> float:
    return round(part / whole, digits) if whole else 0.0


def measure_other_gates(
    config: BalanceConfig, setups: dict[int, Setup], summaries: Summaries
) -> list[Gate]:
    """The game's own gates, or the default gates for games without any."""
    ended = {seats: ended_games(setups[seats], games) for seats, games in summaries.items()}
    own_gates = config.game.plugin(LabPlugin).gates
    if own_gates is not None and all(games.states for games in ended.values()):
        return own_gates(ended)
    return default_gates(setups, summaries)


def ended_games(setup: Setup, games: list[GameSummary]) -> EndedGames:
    """The final states of the games that ended."""
    size = int(setup.rules.layout.size)
    return EndedGames(setup, [load(game.end, size) for game in games if game.end])


def default_gates(setups: dict[int, Setup], summaries: Summaries) -> list[Gate]:
    """Gates for any game: every seat wins about a fair share, and all content gets picked."""
    by_seat = [
        gate
        for seats, games in summaries.items()
        if any(game.order != list(range(seats)) for game in games)  # else it is the turn order
        for gate in seat_gates(seats, games)
    ]
    count = sum(len(games) for games in summaries.values())
    by_kind = pick_stats_by_kind(setups, summaries)
    picked = [gate for kind, stats in by_kind.items() for gate in pick_gates(kind, stats, count)]
    return by_seat + picked
