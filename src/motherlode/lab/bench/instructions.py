"""The benchmark of instructions: how many the processor carries out for a decision of random play.

valgrind counts them, so the load of the machine changes nothing. The games are always the same.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from motherlode.kernel import registry
from motherlode.lab.bench.engine import MAX_DECISIONS, bench_seats, is_compiled

GAMES = 30
SEED = 1

_PLAY = """
import sys
from motherlode.kernel import registry
from motherlode.kernel.position import play_many
game, seats, games, seed, most = sys.argv[1], *map(int, sys.argv[2:])
print(play_many(registry.find_game(game).setup(seats).rules, games, seed, most)[0])
"""


@dataclass(frozen=True)
class Instructions:
    """The instructions and decisions of the counted games of a title at a table."""

    game: str
    seats: int
    decisions: int
    instructions: int
    per_decision: float


def why_not_counted() -> str:
    """Why instructions can't be counted here, a key of the word lists; empty if they can."""
    if shutil.which("valgrind") is None:
        return "bench.no_valgrind"
    return "" if is_compiled() else "bench.not_compiled"


def tables_of(name: str) -> list[int]:
    """The numbers of seats that are counted: that of all benchmarks, and the most."""
    game = registry.find_game(name)
    return sorted({bench_seats(game), max(game.seats)})


def count_instructions(name: str, seats: int) -> Instructions:
    """Plays the same random games as ever in another process, and counts its instructions."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder, "counts")
        played = subprocess.run(
            [*_valgrind(counts), sys.executable, "-c", _PLAY, *_play_arguments(name, seats)],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=True,
            text=True,
        )
        instructions = read_total(counts.read_text())
    decisions = int(played.stdout)
    return Instructions(name, seats, decisions, instructions, instructions / decisions)


def _valgrind(counts: Path) -> list[str]:
    """The command that counts what runs inside the compiled function `play_many`."""
    return [
        "valgrind",
        "--tool=callgrind",
        f"--callgrind-out-file={counts}",
        "--collect-atstart=no",
        "--toggle-collect=CPyDef_*play_many",
    ]


def _play_arguments(name: str, seats: int) -> list[str]:
    return [name, *map(str, (seats, GAMES, SEED, MAX_DECISIONS))]


def read_total(counts: str) -> int:
    """All instructions in a file that callgrind wrote."""
    found = re.search(r"^(?:totals|summary): (\d+)", counts, re.MULTILINE)
    if found is None:
        raise ValueError("callgrind wrote no total")
    return int(found[1])
