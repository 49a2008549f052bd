#!/usr/bin/env python3
"""Compares the processor time that bots think in two checkouts, both in one run.

    scripts/compare_thinking.py OLD [NEW] --bot greedy --bot search:100 --games 20

OLD and NEW are folders that hold the package `motherlode` (`src` of a checkout, or an unpacked
wheel), compiled or not, whose dependencies the running Python has. Each plays the same seeds of
every title, in turns of a few games each, so that other work on the machine disturbs both alike.
The ratio is that of the mean processor time per decision; below it stands the one per game.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1] / "src"
TITLES = ("karats", "super_motherload", "mothership")
MOST_DECISIONS = 4000
ROUNDS = 5

WORKER = f"""
import json, sys, time
from motherlode import bots
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
try:
    from motherlode.kernel.bot_knowledge import Outlook
except ModuleNotFoundError:  # an older checkout
    from motherlode.kernel.outlook import Outlook
game, bot = sys.argv[1:3]
first, games, seats = (int(number) for number in sys.argv[3:])
setup = registry.find_game(game).setup(seats)
decisions, spent = 0, 0.0
for seed in range(first, first + games):
    dealer = Dealer(seed)
    position = start_game(setup.rules, dealer)
    players = [bots.make(bot, seed + seat) for seat in range(seats)]
    for number in range({MOST_DECISIONS}):
        if position.over():
            break
        seat = int(position.seat())
        outlook = Outlook(setup.rules, position.state, seat, Dealer(seed + number))
        began = time.process_time()
        action = players[seat].choose(outlook)
        spent += time.process_time() - began
        decisions += 1
        position.advance(action, dealer)
print(json.dumps([decisions, spent]))
"""


def think(
    package: Path, game: str, bot: str, first: int, games: int, seats: int
) -> tuple[int, float]:
    """Plays games with the package in a folder; returns its decisions and seconds of thinking."""
    command = [sys.executable, "-c", WORKER, game, bot, *map(str, (first, games, seats))]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    decisions, seconds = json.loads(done.stdout)
    return int(decisions), float(seconds)


def compare(old: Path, new: Path, game: str, bot: str, games: int, seats: int) -> str:
    """A line with the figures of both packages and their ratios."""
    totals = [[0, 0.0], [0, 0.0]]
    part = max(1, games // ROUNDS)
    for first in range(0, games, part):
        for total, package in zip(totals, (old, new), strict=True):
            decisions, seconds = think(package, game, bot, first, min(part, games - first), seats)
            total[0] += decisions
            total[1] += seconds
    (before, spent_before), (after, spent_after) = totals
    each = 1e6 * spent_before / before, 1e6 * spent_after / after
    return (
        f"{game:17} {bot:12} {each[0]:11.1f} {each[1]:11.1f} {each[1] / each[0]:8.2f}"
        f" {before / games:9.0f} {after / games:9.0f} {spent_after / spent_before:8.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("old", type=Path, metavar="OLD")
    parser.add_argument("new", type=Path, metavar="NEW", nargs="?", default=HERE)
    parser.add_argument("--game", action="append", choices=TITLES)
    parser.add_argument("--bot", action="append")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    arguments = parser.parse_args()
    print(f"{'':30} µs a decision: old, new, ratio    decisions a game    a game")
    for game in arguments.game or TITLES:
        for bot in arguments.bot or ("greedy", "search:100"):
            line = compare(
                arguments.old, arguments.new, game, bot, arguments.games, arguments.seats
            )
            print(line, flush=True)


if __name__ == "__main__":
    main()
