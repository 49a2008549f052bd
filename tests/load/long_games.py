"""Long games: what a move, a resync and a cold opening cost after thousands of entries."""

import random
import time
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import msgspec

from motherlode.kernel.play import Play
from motherlode.kernel.registry import title
from motherlode.server.api.socket_schema import Update
from motherlode.server.tables.live_game import PLAYER, Board, open_board

SHORT, LONG = 50, 5000
TURNS, MOVES = 40, 12


@dataclass
class Lengths:
    """What grows with a game, measured without sockets; a move with what two seats are sent."""

    game: str
    entries: int
    move_us_at_50: float
    move_us_at_5000: float
    ratio: float
    resync_kb: float
    cold_open_ms: float


def lengthened(game: str) -> Lengths:
    """A game of 5,000 entries: actions, and undos of them when it would end too early."""
    setup = title(game).setup(2)
    board = Board(Play(setup, bytes(32), checking=False), None, 0)
    lines: list[Any] = []
    chance = random.Random(4)
    played(board, lines, chance, LONG)
    short, long = costs(board)
    entries = board.since_number(0, 0)[1]
    resync = msgspec.json.encode((entries, board.positions([0])[0]))
    body = msgspec.json.encode(board.snapshot()).decode()
    number = board.number
    opened: list[float] = []
    for turn in range(5):
        began = time.perf_counter()
        open_board(setup, bytes(32), None, 0, (number, body), lines)
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


def played(board: Board, lines: list[Any], chance: random.Random, entries: int) -> None:
    """Plays until the log has so many entries; the game never ends."""
    while board.number < entries:
        one(board, lines, chance)


def one(board: Board, lines: list[Any], chance: random.Random) -> None:
    """One entry: an action, or an undo where the action ended the game."""
    text = chance.choice(board.play.legal_texts())
    enter(board, lines, text)
    if board.play.over():
        enter(board, lines, f"undo {min(40, len(board.play.done))}")


def enter(board: Board, lines: list[Any], text: str) -> None:
    seat = board.play.asked()
    seat = board.play.done[-1].seat if seat is None else seat
    kept = board.enter(board.number + 1, seat, PLAYER, text, 0)
    positions = board.positions([0, 1])
    for to in (0, 1):
        msgspec.json.encode(Update(board.entry(kept, to), positions[to]))
    line = {"number": kept.number, "seat": seat, "by": PLAYER, "text": text, "at": 0}
    lines.append(SimpleNamespace(**line))


def costs(board: Board) -> tuple[float, float]:
    """Seconds of a move at this very position, after a short log and after this long one."""
    short: list[float] = []
    long: list[float] = []
    for turn in range(TURNS):
        for took, entries in ((short, SHORT), (long, board.number)):
            twin, chance = cut(board, entries), random.Random(turn)
            for i in range(MOVES):
                if twin.play.over():
                    break
                began = time.thread_time()
                enter(twin, [], chance.choice(twin.play.legal_texts()))
                took.append(time.thread_time() - began)
    return sorted(short)[len(short) // 2], sorted(long)[len(long) // 2]


def cut(board: Board, entries: int) -> Board:
    """The same position with only so many entries before it."""
    play = board.play
    log, done = play.log[-entries:], play.done[-entries:]
    return Board(
        Play.resumed(play.setup, play.seed, log, done, play.position.state.dump()), None, 0
    )
