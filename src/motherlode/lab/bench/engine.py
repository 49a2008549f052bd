"""The engine's benchmark: all figures from one run, ratios between things measured in turn."""

import json
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from motherlode.kernel import registry, rules
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Game
from motherlode.kernel.position import play_many, start_game
from motherlode.kernel.rules import Rules
from motherlode.lab.runs.match import Match, run_match

MOST_DECISIONS = 100_000


@dataclass
class Figures:
    """What was measured. `copy_decisions` is a copy's cost in decisions of random play."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    driven_per_s: float
    copy_us: float
    copy_decisions: float
    interpreted_ratio: float = 1.0
    match_ratio: float | None = None
    memory_kb: float | None = None
    memory_games: int = 0


def is_compiled() -> bool:
    return not str(rules.__file__).endswith(".py")


def measure(game: Game, seconds: float) -> Figures:
    """The engine as this process runs it: whole random games, move by move, and copies."""
    seats = 2 if 2 in game.seats else game.seats[0]
    made = game.setup(seats).rules
    decisions, games, spent = _whole_games(made, seconds)
    per_decision = spent / decisions
    copy = _copy_time(made, seconds / 4)
    return Figures(
        game=game.name,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_s=decisions / spent,
        games_per_s=games / spent,
        driven_per_s=_driven(made, seconds / 2),
        copy_us=copy * 1e6,
        copy_decisions=copy / per_decision,
    )


def engine(
    game: str,
    seconds: float = 2.0,
    scaling: int = 0,
    note: Callable[[str], None] = lambda what: None,
) -> Figures:
    """All figures of a game's engine; `note` hears what is being measured.

    With `scaling`, also a match on all cores, and memory over that many games.
    """
    title = registry.find_game(game)
    note("random games")
    figures = measure(title, seconds)
    if figures.compiled:
        note("the same from source")
        pure = _measured_from_source(game, seconds)
        figures.interpreted_ratio = figures.decisions_per_s / pure.decisions_per_s
    if scaling:
        note("a match on one core and on all")
        figures.match_ratio = _match_ratio(title, seconds)
        note(f"memory over {scaling:,} games")
        figures.memory_kb, figures.memory_games = _memory_growth(title, scaling), scaling
    return figures


def _whole_games(made: Rules, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and time of random play inside compiled code."""
    decisions = games = 0
    began = time.perf_counter()
    batch = 1
    while (spent := time.perf_counter() - began) < seconds:
        played, _ = play_many(made, batch, games + 1, MOST_DECISIONS)
        decisions += played
        games += batch
        batch = min(batch * 2, 256)
    return decisions, games, spent


def _driven(made: Rules, seconds: float) -> float:
    """Decisions a second when interpreted code asks for the legal actions and picks each."""
    dealer = Dealer(1)
    pick = random.Random(1).random
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        position = start_game(made, dealer)
        while not position.over():
            legal = position.legal()
            position.advance(legal[int(pick() * len(legal))], dealer)
            decisions += 1
    return decisions / spent


def _copy_time(made: Rules, seconds: float) -> float:
    state = start_game(made, Dealer(1)).state
    copies = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(1000):
            state.copy()
        copies += 1000
    return spent / copies


def _measured_from_source(game: str, seconds: float) -> Figures:
    """The same measurement in a process that runs uncompiled."""
    code = (
        "import json, sys; from dataclasses import asdict; "
        "from motherlode.kernel import registry; from motherlode.lab.bench import measure; "
        "print(json.dumps(asdict(measure(registry.find_game(sys.argv[1]), float(sys.argv[2])))))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, game, str(seconds)],
        env={**os.environ, "MOTHERLODE_PURE": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    return Figures(**json.loads(answer.stdout))


def _match_ratio(game: Game, seconds: float) -> float:
    """How many times as fast a match is on all cores as on one."""
    seats = 2 if 2 in game.seats else game.seats[0]
    trial = Match(game.name, ("greedy",) * seats, 100)
    began = time.perf_counter()
    run_match(trial, 1)
    games = max(200, int(100 * 4 * seconds / (time.perf_counter() - began)))
    match = Match(game.name, ("greedy",) * seats, games)
    began = time.perf_counter()
    run_match(match, 1)
    alone = time.perf_counter() - began
    began = time.perf_counter()
    run_match(match, os.cpu_count())
    return alone / (time.perf_counter() - began)


def _memory_growth(game: Game, games: int) -> float:
    """Kilobytes that memory grows over so many games, after a tenth of them to warm up."""
    made = game.setup(2 if 2 in game.seats else game.seats[0]).rules
    play_many(made, games // 10, 1, MOST_DECISIONS)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_many(made, games, 2, MOST_DECISIONS)
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)


def as_data(figures: Figures) -> dict[str, object]:
    return asdict(figures)
