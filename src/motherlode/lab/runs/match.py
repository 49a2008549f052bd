"""Matches: many games between bots, seats balanced, over all cores, the same whatever their number.

Game g of a match depends on the match's seed and g alone, so results are bit-identical for any
number of workers.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from motherlode.bots.baselines import Bot
from motherlode.kernel import registry
from motherlode.kernel.content import Tables
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.record import Record, from_json, replay_to, to_json
from motherlode.kernel.seeds import entry_seed, seed_from_text
from motherlode.lab.measures.statistics import wilson
from motherlode.lab.runs import seats
from motherlode.lab.runs.workers import Crew, gathered, in_order

MOST_DECISIONS = 100_000
LEAST_BEFORE_STOP = 30
"""Games before an early stop: intervals of fewer mean little."""


@dataclass(frozen=True)
class Match:
    """What is played: a game, its options, a bot for each seat, how many games, a seed.

    `edition` holds its tables as JSON, so that a match can be sent anywhere; so does `start` a
    record, where games begin at its last entry and not at their own first.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    options: tuple[tuple[str, Any], ...] = ()
    edition: str = ""
    start: str = ""

    def setup(self) -> Setup:
        return _setup(self)

    def seating(self, game: int) -> tuple[str, ...]:
        """Who sits where: every bot comes to every seat in turn."""
        shift = game % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def begun(self, dealer: Dealer) -> Position:
        """A new game at its first decision, or the position that all games begin at."""
        return _started(self).copy() if self.start else start_game(self.setup().rules, dealer)


def packed(edition: Tables) -> str:
    """An edition as matches carry it."""
    return json.dumps(edition, sort_keys=True) if edition else ""


def unpacked(edition: str) -> Tables:
    tables: Tables = json.loads(edition) if edition else {}
    return tables


@cache
def _setup(match: Match) -> Setup:
    game = registry.find_game(match.game)
    return game.setup(len(match.bots), dict(match.options), unpacked(match.edition))


def from_position(
    record: Record, entry: int, bots: tuple[str, ...], games: int, seed: str = "1"
) -> Match:
    """A match whose games all go on from an entry of a record, each with chance of its own."""
    if len(bots) != len(record.seats):
        raise BadOptions(f"the record has {len(record.seats)} seats, not {len(bots)}")
    if replay_to(record, entry).over():
        raise BadOptions("the game is over there")
    short = msgspec.structs.replace(
        record, actions=record.actions[:entry], checks=record.checks[:entry], fairness={}
    )
    kept = to_json(short).decode()
    options = tuple(record.options.items())
    return Match(record.game, bots, games, seed, options, packed(record.edition), kept)


@cache
def _started(match: Match) -> Position:
    record = from_json(match.start.encode())
    played = replay_to(record, len(record.actions))
    return position_at(match.setup().rules, played.position.state)


@dataclass
class Standing:
    """How one bot of a match did: `wins` counts shares of shared wins, a team's as one."""

    bot: str
    wins: float = 0.0
    games: int = 0

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """One game: its number, the payoff of each seat, and how many decisions it took."""

    game: int
    payoffs: tuple[float, ...]
    decisions: int
    over: bool


@dataclass
class Result:
    """The standings of a match by place in `Match.bots`, and what else was counted."""

    match: Match
    standings: list[Standing]
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    seat_wins: list[float] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        for seat, won in enumerate(self.match.setup().win_probabilities(outcome.payoffs)):
            standing = self.standings[(seat + outcome.game) % len(self.standings)]
            standing.wins += won
            standing.games += 1
            self.seat_wins[seat] += won
        self.games += 1
        self.decisions += outcome.decisions
        self.unfinished += not outcome.over

    def narrow(self, width: float) -> bool:
        """Whether all intervals are as narrow as wanted, after a number of games fair to all."""
        if self.games < LEAST_BEFORE_STOP or self.games % len(self.standings):
            return False
        intervals = [standing.interval() for standing in self.standings]
        return all(high - low <= width for low, high in intervals)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.match.game,
            "games": self.games,
            "seed": self.match.seed,
            "options": dict(self.match.options),
            "bots": [
                {
                    "bot": standing.bot,
                    "wins": standing.wins,
                    "share": standing.share(),
                    "interval": list(standing.interval()),
                }
                for standing in self.standings
            ],
            "seats": [wins / self.games for wins in self.seat_wins],
            "decisions": self.decisions,
            "unfinished": self.unfinished,
        }


def seated_for(match: Match, game: int, name: str) -> tuple[Dealer, Dealer, list[Bot]]:
    """A game's chance, what bots imagine with, and the bots by seat: each has a stream of its own.

    `name` tells the games of one run from those of another.
    """
    seed = seed_from_text(name)
    there = [
        seats.make(bot, entry_seed(seed, game * 64 + 2 + seat), match.setup())
        for seat, bot in enumerate(match.seating(game))
    ]
    return Dealer(entry_seed(seed, game * 64)), Dealer(entry_seed(seed, game * 64 + 1)), there


def play_game(match: Match, game: int) -> Outcome:
    """Game number `game` of the match, from its own seeds."""
    setup = match.setup()
    dealer, eyes, there = seated_for(match, game, f"match {match.seed}")
    position = match.begun(dealer)
    decisions = 0
    while not position.over() and decisions < MOST_DECISIONS:
        seat = position.seat()
        outlook = Outlook(setup.rules, position.state, seat, eyes)
        position.advance(there[seat].choose(outlook), dealer)
        decisions += 1
    payoffs = position.payoffs() if position.over() else [0.0] * setup.seats
    return Outcome(game, tuple(payoffs), decisions, position.over())


def check(match: Match) -> None:
    """Raises what is wrong with a match before anything is played."""
    setup = match.setup()
    for name in match.bots:
        seats.make(name, 0, setup)


def outcomes(match: Match, crew: Crew, first: int = 0) -> Iterator[Outcome]:
    """Every game's outcome from number `first` on, in order, as they come."""
    return in_order(crew, play_game, match, range(first, match.games))


def tally(
    match: Match,
    played: Iterable[Outcome],
    progress: Callable[[int], None] = lambda games: None,
    width: float = 0.0,
) -> Result:
    """Adds outcomes up, in their order; stops as soon as all intervals are within `width`."""
    result = Result(match, [Standing(bot) for bot in match.bots])
    result.seat_wins = [0.0] * len(match.bots)
    for outcome in played:
        result.add(outcome)
        progress(result.games)
        if result.games == match.games or (width and result.narrow(width)):
            break
    return result


def run_match(
    match: Match,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    width: float = 0.0,
) -> Result:
    """Plays the match; `progress` hears after each game how many are done."""
    check(match)
    with gathered(workers) as crew:
        return tally(match, outcomes(match, crew), progress, width)
