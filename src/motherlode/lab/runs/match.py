"""Matches: many games between bots, with balanced seats, on a worker pool.

Game number `g` of a match depends only on the match's seed and `g`, so results are identical for
any number of workers.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from motherlode.bots.baselines import Bot
from motherlode.bots.self_play import SelfPlay
from motherlode.kernel import registry
from motherlode.kernel.content import Tables
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.record import Record, cut_record, from_json, replay_to, to_json
from motherlode.kernel.seeds import EntrySeeds, seed_from_text
from motherlode.lab.measures.confidence_interval import wilson
from motherlode.lab.runs.bot_factory import make_bot
from motherlode.lab.runs.worker_pool import WorkerPool, open_pool, run_in_order

MAX_DECISIONS = 100_000
MIN_GAMES_BEFORE_STOP = 30
"""Games before an early stop: intervals of fewer games mean little."""


@dataclass(frozen=True)
class Match:
    """A match to play: a game with options, a bot for each seat, a number of games, a seed.

    `edition` is the edition's tables as JSON, empty for the plain game. `start` is a record as
    JSON: all games start after its last entry; empty for new games.
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
        """The bots of game number `game` by seat: each bot moves on by one seat every game."""
        shift = game % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def start_position(self, dealer: Dealer) -> Position:
        """The first position of a game: a new deal, or the position after the record `start`."""
        return (
            _recorded_position(self).copy()
            if self.start
            else start_game(self.setup().rules, dealer)
        )


def edition_to_json(edition: Tables) -> str:
    """An edition's tables as JSON; empty for the plain game."""
    return json.dumps(edition, sort_keys=True) if edition else ""


def edition_from_json(edition: str) -> Tables:
    """The tables of an edition in JSON; none for an empty text."""
    tables: Tables = json.loads(edition) if edition else {}
    return tables


@cache
def _setup(match: Match) -> Setup:
    game = registry.find_game(match.game)
    return game.setup(len(match.bots), dict(match.options), edition_from_json(match.edition))


def match_from_record(
    record: Record, entry: int, bots: tuple[str, ...], games: int, seed: str = "1"
) -> Match:
    """A match whose games all continue from an entry of a record, each with its own luck."""
    if len(bots) != len(record.seats):
        raise BadOptions(
            f"the record has {len(record.seats)} seats, but {len(bots)} bots are named"
        )
    if replay_to(record, entry).over():
        raise BadOptions(
            f"no match can begin at entry {entry}: the game is over there; name an earlier entry"
        )
    short = msgspec.structs.replace(cut_record(record, entry), fairness={})
    options, edition = tuple(record.options.items()), edition_to_json(record.edition)
    match = Match(record.game, bots, games, seed, options, edition, to_json(short).decode())
    _require_present_rules(record, match)
    return match


def _require_present_rules(record: Record, match: Match) -> None:
    """Raises BadOptions for a record of kept rules: bots of matches know those of this version."""
    setup = match.setup()
    if record.version != setup.game.version:
        raise BadOptions(
            f"no match can begin in a game of rules version {record.version!r:.20}: bots of "
            f"matches play by version {setup.game.version}"
        )
    if record.content != setup.content.hash:
        raise BadOptions("no match can begin in a game with other content than there is here")


@cache
def _recorded_position(match: Match) -> Position:
    record = from_json(match.start.encode())
    played = replay_to(record, len(record.actions))
    return position_at(match.setup().rules, played.position.state)


@dataclass
class Standing:
    """The result of one bot of a match; `wins` adds up its shares of the wins.

    A team's win counts as a whole win of each partner.
    """

    bot: str
    wins: float = 0.0
    games: int = 0

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of one game: its number, each seat's payoff, its decisions, whether it ended."""

    game: int
    payoffs: tuple[float, ...]
    decisions: int
    over: bool


@dataclass
class Result:
    """The result of a match: standings in the order of `Match.bots`, and counts over all games."""

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

    def narrow_enough(self, width: float) -> bool:
        """True if no interval is wider than `width`, after enough games and equally many on each
        seat."""
        if self.games < MIN_GAMES_BEFORE_STOP or self.games % len(self.standings):
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


def prepare_game(match: Match, game: int, seed_text: str) -> tuple[Dealer, Dealer, list[Bot]]:
    """The game's dealer, the dealer of the states that bots sample, and the bots by seat.

    Each has a random stream of its own, made from `seed_text` and the game's number.
    """
    setup, seeds = match.setup(), _seeds(seed_text)
    first = game * 64
    bots = [
        make_bot(bot, seeds.of(first + 2 + seat), setup)
        for seat, bot in enumerate(match.seating(game))
    ]
    return Dealer(seeds.of(first)), Dealer(seeds.of(first + 1)), bots


@cache
def _seeds(text: str) -> EntrySeeds:
    return EntrySeeds(seed_from_text(text))


def play_game(match: Match, game: int) -> Outcome:
    """Plays game number `game` of the match and returns its outcome."""
    setup = match.setup()
    dealer, bots_dealer, bots = prepare_game(match, game, f"match {match.seed}")
    position = match.start_position(dealer)
    played = SelfPlay(position, bots, dealer, bots_dealer)
    played.play(MAX_DECISIONS)
    payoffs = position.payoffs() if position.over() else [0.0] * setup.seats
    return Outcome(game, tuple(payoffs), played.decisions, position.over())


def check_match(match: Match) -> None:
    """Raises BadOptions, BadContent or UnknownBot if the match can't be played."""
    setup = match.setup()
    for name in match.bots:
        make_bot(name, 0, setup)


def outcomes(match: Match, pool: WorkerPool, first: int = 0) -> Iterator[Outcome]:
    """Plays the games from number `first` on and yields their outcomes in order."""
    return run_in_order(pool, play_game, match, range(first, match.games))


def tally(
    match: Match,
    played: Iterable[Outcome],
    progress: Callable[[int], None] = lambda games: None,
    width: float = 0.0,
) -> Result:
    """Adds up outcomes in order; stops as soon as all intervals are within `width` (0: never)."""
    result = Result(match, [Standing(bot) for bot in match.bots])
    result.seat_wins = [0.0] * len(match.bots)
    for outcome in played:
        result.add(outcome)
        progress(result.games)
        if result.games == match.games or (width and result.narrow_enough(width)):
            break
    return result


def run_match(
    match: Match,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    width: float = 0.0,
) -> Result:
    """Plays the match; calls `progress` after each game with the number of games played."""
    check_match(match)
    with open_pool(workers) as pool:
        return tally(match, outcomes(match, pool), progress, width)
