"""Measures what a move, a resync and a cold opening cost after thousands of entries."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import msgspec

from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.play import Play
from motherlode.kernel.registry import find_game
from motherlode.server.api.socket_schema import Update
from motherlode.server.tables.live_game import LiveGame, open_live_game

SHORT, LONG = 50, 5000
TURNS, MOVES = 40, 12


@dataclass
class Lengths:
    """Costs that may grow with a game's length; a move includes both updates, but no sockets."""

    game: str
    entries: int
    move_us_at_50: float
    move_us_at_5000: float
    ratio: float
    resync_kb: float
    cold_open_ms: float


def measure_long_game(game: str) -> Lengths:
    """Measures a game of 5,000 entries; undos keep it from ending."""
    setup = find_game(game).setup(2)
    live_game = LiveGame(Play(setup, bytes(32), checking=False), None, 0)
    rows: list[Any] = []
    random_source = random.Random(4)
    play_entries(live_game, rows, random_source, LONG)
    short, long = move_costs(live_game)
    entries = live_game.entries_since(0, 0)[1]
    resync = msgspec.json.encode((entries, live_game.positions([0])[0]))
    body = msgspec.json.encode(live_game.snapshot()).decode()
    number = live_game.number
    opened: list[float] = []
    for turn in range(5):
        began = time.perf_counter()
        open_live_game(setup, bytes(32), None, 0, (number, body), rows)
        opened.append(time.perf_counter() - began)
    return Lengths(
        game,
        number,
        round(short * 1e6, 1),
        round(long * 1e6, 1),
        round(long / short, 2),
        round(len(resync) / 1024, 1),
        round(min(opened) * 1000, 1),
    )


def play_entries(
    live_game: LiveGame, rows: list[Any], random_source: random.Random, entries: int
) -> None:
    """Plays until the log has `entries` entries."""
    while live_game.number < entries:
        play_entry(live_game, rows, random_source)


def play_entry(live_game: LiveGame, rows: list[Any], random_source: random.Random) -> None:
    """Plays a random action; undoes it if it ended the game."""
    text = random_source.choice(live_game.play.legal_texts())
    apply_and_encode(live_game, rows, text)
    if live_game.play.over():
        apply_and_encode(live_game, rows, f"undo {min(40, len(live_game.play.applied))}")


def apply_and_encode(live_game: LiveGame, rows: list[Any], text: str) -> None:
    seat = live_game.play.deciding_seat()
    seat = live_game.play.applied[-1].seat if seat is None else seat
    kept = live_game.apply_entry(live_game.number + 1, seat, PLAYER, text, 0)
    positions = live_game.positions([0, 1])
    for to in (0, 1):
        msgspec.json.encode(Update(live_game.entry_for(kept, to), positions[to]))
    row = {"number": kept.number, "seat": seat, "by": PLAYER, "text": text, "at": 0}
    rows.append(SimpleNamespace(**row))


def move_costs(live_game: LiveGame) -> tuple[float, float]:
    """Median seconds of a move in the same position, with a short log and with the whole log."""
    costs = costs_by_length(live_game, (SHORT, live_game.number))
    short, long = (sorted(costs[entries]) for entries in (SHORT, live_game.number))
    return short[len(short) // 2], long[len(long) // 2]


def costs_by_length(live_game: LiveGame, lengths: Sequence[int]) -> dict[int, list[float]]:
    """Seconds of moves in the same position, by the number of entries that its log keeps."""
    took: dict[int, list[float]] = {entries: [] for entries in lengths}
    for turn in range(TURNS):
        for entries in lengths:
            twin, random_source = shorten_log(live_game, entries), random.Random(turn)
            for i in range(MOVES):
                if twin.play.over():
                    break
                began = time.thread_time()
                apply_and_encode(twin, [], random_source.choice(twin.play.legal_texts()))
                took[entries].append(time.thread_time() - began)
    return took


def shorten_log(live_game: LiveGame, entries: int) -> LiveGame:
    """A game in the same position, whose log keeps only its last `entries` entries."""
    play = live_game.play
    log, done = play.log[-entries:], play.applied[-entries:]
    return LiveGame(
        Play.from_snapshot(play.setup, play.seed, log, done, play.position.state.dump()), None, 0
    )
