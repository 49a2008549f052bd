"""The benchmark of the engine: speed of random play and of copies, scaling, memory."""

import json
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from motherlode.bots.self_play import play_greedily
from motherlode.kernel import registry, rules as kernel_rules
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Game
from motherlode.kernel.position import play_many, start_game
from motherlode.kernel.rules import Rules
from motherlode.lab.runs.match import Match, play_game, run_match

MAX_DECISIONS = 100_000
ROUND = 8
"""Games of a round of greedy games; at least LEAST_ROUNDS are played."""
LEAST_ROUNDS = 2


@dataclass
class Figures:
    """The figures of a game's engine.

    `decisions_per_s` and `games_per_s` are of random play inside compiled code, `driven_per_s` of
    random play driven by interpreted code. `copy_decisions` is the cost of copying a state, in
    decisions of random play. `interpreted_ratio` is compiled to interpreted speed, `match_ratio`
    the speed of a match on all cores to that on one.
    """

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    driven_per_s: float
    copy_us: float
    copy_decisions: float
    greedy_us: float = 0.0
    greedy_ratio: float = 1.0
    interpreted_ratio: float = 1.0
    match_ratio: float | None = None
    memory_kb: float | None = None
    memory_games: int = 0


def is_compiled() -> bool:
    """True if the kernel runs as compiled code."""
    return not str(kernel_rules.__file__).endswith(".py")


def measure(game: Game, seconds: float) -> Figures:
    """Measures random games and copies in this process."""
    seats = bench_seats(game)
    rules = game.setup(seats).rules
    decisions, games, spent = _play_games(rules, seconds)
    per_decision = spent / decisions
    copy = _copy_time(rules, seconds / 4)
    return Figures(
        game=game.name,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_s=decisions / spent,
        games_per_s=games / spent,
        driven_per_s=_driven_rate(rules, seconds / 2),
        copy_us=copy * 1e6,
        copy_decisions=copy / per_decision,
    )


def bench_seats(game: Game) -> int:
    """The number of seats that is measured: two if the game allows it, else the fewest."""
    return 2 if 2 in game.seats else game.seats[0]


def measure_engine(
    name: str,
    seconds: float = 2.0,
    scaling: int = 0,
    announce: Callable[[str], None] = lambda what: None,
) -> Figures:
    """Measures all figures of a game's engine; calls `announce` before each measurement.

    With `scaling` games, also measures a match on all cores, and memory over these games.
    """
    game = registry.find_game(name)
    announce("random games")
    figures = measure(game, seconds)
    announce("greedy bots")
    figures.greedy_us, figures.greedy_ratio = _greedy_cost(game, seconds)
    if figures.compiled:
        announce("random games, interpreted")
        interpreted = _measure_interpreted(name, seconds)
        figures.interpreted_ratio = figures.decisions_per_s / interpreted.decisions_per_s
    if scaling:
        announce("a match on one core and on all")
        figures.match_ratio = _match_ratio(game, seconds)
        announce(f"memory over {scaling:,} games")
        figures.memory_kb, figures.memory_games = _memory_growth(game, scaling), scaling
    return figures


def _play_games(rules: Rules, seconds: float) -> tuple[int, int, float]:
    """Plays random games inside compiled code; returns decisions, games and seconds."""
    decisions = games = 0
    began = time.perf_counter()
    batch = 1
    while (spent := time.perf_counter() - began) < seconds:
        played, _ = play_many(rules, batch, games + 1, MAX_DECISIONS)
        decisions += played
        games += batch
        batch = min(batch * 2, 256)
    return decisions, games, spent


def _driven_rate(rules: Rules, seconds: float) -> float:
    """Decisions per second if interpreted code lists the legal actions and picks one of them."""
    dealer = Dealer(1)
    pick = random.Random(1).random
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        position = start_game(rules, dealer)
        while not position.over():
            legal = position.legal()
            position.advance(legal[int(pick() * len(legal))], dealer)
            decisions += 1
    return decisions / spent


def _greedy_cost(game: Game, seconds: float) -> tuple[float, float]:
    """What a decision of a match between greedy bots costs, in microseconds, and as a multiple of
    the same heuristic's inside compiled code. Both are measured in turns, in processor time."""
    seats = bench_seats(game)
    match = Match(game.name, ("greedy",) * seats, 1)
    rules = match.setup().rules
    spent, decisions = [0.0, 0.0], [0, 0]
    number = 0
    while sum(spent) < seconds or number < LEAST_ROUNDS:
        began = time.process_time()
        for game_number in range(number * ROUND, (number + 1) * ROUND):
            decisions[0] += play_game(match, game_number).decisions
        between = time.process_time()
        decisions[1] += play_greedily(rules, ROUND, number, MAX_DECISIONS)
        spent[0] += between - began
        spent[1] += time.process_time() - between
        number += 1
    costs = [seconds / made for seconds, made in zip(spent, decisions, strict=True)]
    return costs[0] * 1e6, costs[0] / costs[1]


def _copy_time(rules: Rules, seconds: float) -> float:
    """Seconds that a copy of a state takes."""
    state = start_game(rules, Dealer(1)).state
    copies = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(1000):
            state.copy()
        copies += 1000
    return spent / copies


def _measure_interpreted(game: str, seconds: float) -> Figures:
    """Runs `measure` in a process that runs the sources interpreted."""
    code = (
        "import json, sys; from dataclasses import asdict; "
        "from motherlode.kernel import registry; from motherlode.lab.bench.engine import measure; "
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
    """The speed of a match on all cores, as a multiple of its speed on one."""
    seats = bench_seats(game)
    short = Match(game.name, ("greedy",) * seats, 100)
    began = time.perf_counter()
    run_match(short, 1)
    games = max(200, int(100 * 4 * seconds / (time.perf_counter() - began)))
    match = Match(game.name, ("greedy",) * seats, games)
    began = time.perf_counter()
    run_match(match, 1)
    on_one_core = time.perf_counter() - began
    began = time.perf_counter()
    run_match(match, os.cpu_count())
    return on_one_core / (time.perf_counter() - began)


def _memory_growth(game: Game, games: int) -> float:
    """Kilobytes that memory grows by over `games` games, after a tenth of them to warm up."""
    rules = game.setup(bench_seats(game)).rules
    play_many(rules, games // 10, 1, MAX_DECISIONS)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_many(rules, games, 2, MAX_DECISIONS)
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)


def as_data(figures: Figures) -> dict[str, object]:
    return asdict(figures)
