"""The jobs of worker processes. All arguments and results are plain data."""

import os
import secrets
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

import msgspec

from motherlode import bots
from motherlode.bots.baselines import Bot
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.fairness import Unfair, contributing_seats, proves_seed
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.play import CHECKPOINT_INTERVAL, Play
from motherlode.kernel.record import (
    Record,
    Seat,
    from_json,
    record_of,
    replay,
    seed_bytes,
    setup_of,
    to_json,
)
from motherlode.kernel.registry import find_game
from motherlode.kernel.state import load
from motherlode.lab.measures.analysis import analyse
from motherlode.server.api.socket_schema import (
    Analysis,
    Entry,
    Frame,
    Frames,
    Ledger,
    Legal,
    Moment,
    Verified,
)
from motherlode.server.tables.live_game import PlayedEntry, undo_count, visible_author

EVERYTHING = -2

ITERATIONS = 400
"""Iterations of the search for each analysed decision."""
ANALYSIS_SHARE = 0.6
"""The share of its time limit that an analysis plans to use: replaying takes time too."""


class TooLong(Exception):
    """A job exceeded its time limit."""


def start_worker(line: Connection) -> None:
    """Prepares a worker process: it ignores Ctrl-C and exits when the server's pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with, args=(line,), daemon=True).start()


def _exit_with(line: Connection) -> None:
    wait([line])
    os._exit(1)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TooLong if the block takes longer."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except MotherlodeError as error:
        # Some errors can't be pickled; their text can.
        raise MotherlodeError(str(error)) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


# --- bots


@dataclass(frozen=True)
class GameConfig:
    """The game of a table, as a worker needs it."""

    game: str
    seats: int
    options: bytes
    edition: bytes


@dataclass(frozen=True)
class DecisionRequest:
    """A decision for a bot: a world that the seat may imagine, never the true one."""

    table: GameConfig
    bot: str
    seat: int
    world: list[int]


@lru_cache(maxsize=64)
def game_setup(table: GameConfig) -> Setup:
    options = msgspec.json.decode(table.options)
    return find_game(table.game).setup(table.seats, options, msgspec.json.decode(table.edition))


def choose(request: DecisionRequest, seconds: float) -> int:
    """A bot's choice among the legal actions; it takes its time even if there is only one."""
    with time_limit(seconds):
        bot = _bot(request.bot, request.table, request.seat)
        outlook = _outlook(request)
        try:
            if len(outlook.legal) == 1:
                bot.take_as_long(outlook)
            return int(bot.choose(outlook))
        except BaseException:
            _bot.cache_clear()  # a bot that was interrupted may be in a broken state
            raise


@lru_cache(maxsize=8)
def _bot(name: str, table: GameConfig, seat: int) -> Bot:
    """The bot of a seat of a table; a search reuses what it found earlier in the turn."""
    return bots.make(name, secrets.randbits(63))


def advise(request: DecisionRequest, seconds: float) -> list[tuple[int, float]]:
    """The best actions with their chances of winning, best first."""
    with time_limit(seconds):
        setup = game_setup(request.table)
        found = bots.find_hints(_outlook(request), setup, secrets.randbits(63))
        return [(int(hint.action), float(hint.share)) for hint in found]


def _outlook(request: DecisionRequest) -> Outlook:
    rules = game_setup(request.table).rules
    world = load(request.world, int(rules.layout.size))
    return Outlook(rules, world, request.seat, Dealer(secrets.randbits(63)))


# --- replays


def make_record(
    table: GameConfig,
    seed: str,
    log: list[str],
    seats: list[Seat],
    fairness: dict[str, Any],
    seconds: float,
) -> bytes:
    """The record file of a log."""
    with time_limit(seconds):
        play = Play(game_setup(table), bytes.fromhex(seed))
        for text in log:
            play.enter(text)
        record = record_of(play, seats)
        record.fairness = fairness
        return to_json(record)


def verify(raw: bytes, seconds: float) -> Verified:
    """Checks a record: its entries and how its seed was made."""
    with time_limit(seconds):
        try:
            record = from_json(raw)
        except MotherlodeError as error:
            return Verified(False, 0, str(error), "unproven", "")
        fairness, fairness_text = _fairness_of(record)
        try:
            play = replay(record)
        except MotherlodeError as error:
            return Verified(False, len(record.actions), str(error), fairness, fairness_text)
        text = f"all {len(play.log)} entries replay as recorded"
        return Verified(True, len(play.log), text, fairness, fairness_text)


def _fairness_of(record: Record) -> tuple[str, str]:
    try:
        if proves_seed(record.fairness, record.seed):
            seats = ", ".join(str(seat) for seat in contributing_seats(record.fairness)) or "none"
            return (
                "fair",
                f"the seed is made of the promised secret and the bytes of seats: {seats}",
            )
        return "unproven", "the record doesn't say how its seed was made"
    except Unfair as error:
        return "unfair", str(error)


def history(
    table: GameConfig,
    seed: str,
    rows: list[tuple[int, str, str]],
    seat: int,
    whole: bool,
    seconds: float,
) -> list[Entry]:
    """Every entry of a log, given as (seat, by, text), as a seat may know it."""
    with time_limit(seconds):
        play = Play(game_setup(table), bytes.fromhex(seed), checking=False)
        entries = [_entry(play, PlayedEntry(0, -1, "table", "", 0, play.events), seat, whole)]
        for number, (who, by, text) in enumerate(rows, 1):
            played = PlayedEntry(number, who, by, text, undo_count(text), play.enter(text))
            entries.append(_entry(play, played, seat, whole))
        return entries


def _entry(play: Play, played: PlayedEntry, seat: int, whole: bool) -> Entry:
    """An entry as a seat may know it; with all secrets if `whole`, for a game that is over."""
    shown = play.setup.game.events.redact
    events = [shown(event, int(event.seat) if whole else seat) for event in played.events]
    text = played.text if whole or played.undo or played.seat == seat else ""
    return Entry(
        played.number, played.seat, visible_author(played, seat, whole), text, played.undo, events
    )


def frames(raw: bytes, start: int, count: int, seat: int, seconds: float) -> Frames:
    """The table after each entry of a record, from `start` on."""
    with time_limit(seconds):
        record = from_json(raw)
        proves_seed(record.fairness, record.seed)
        if not EVERYTHING <= seat < len(record.seats):
            raise MotherlodeError("the record has no such seat")
        play = _play_until(raw, record, start)
        shown: list[Frame] = []
        for number in range(start, min(start + count, len(record.actions) + 1)):
            text = record.actions[number - 1] if number else ""
            who = play.deciding_seat() if number else None
            events = play.enter(text) if number else play.events
            played = PlayedEntry(
                number, -1 if who is None else who, "", text, undo_count(text), events
            )
            shown.append(
                Frame(_entry(play, played, seat, seat == EVERYTHING), _view_for(play, seat))
            )
        _shown_records[raw] = play
        names = [one.name for one in record.seats]
        total = len(record.actions)
        game = play.setup.game
        teams = game.teams(play.setup.seats, play.setup.options)
        options = record.options
        return Frames(game.name, game.title, options, names, total, shown, _result(raw), teams)


MOST_SHOWN_RECORDS = 4
_shown_records: dict[bytes, Play] = {}
"""The games of records shown lately, each at the last shown entry, to continue from there."""


def _play_until(raw: bytes, record: Record, start: int) -> Play:
    """The game of a record, played up to the entry before `start`."""
    play = _shown_records.pop(raw, None)
    if play is None or len(play.log) >= max(start, 1):
        play = Play(setup_of(record), seed_bytes(record), checking=False)
    while len(play.log) < start - 1 and len(play.log) < len(record.actions):
        play.enter(record.actions[len(play.log)])
    while len(_shown_records) >= MOST_SHOWN_RECORDS:
        del _shown_records[next(iter(_shown_records))]
    return play


@lru_cache(maxsize=MOST_SHOWN_RECORDS)
def _result(raw: bytes) -> list[float]:
    """The result of a record's game; empty if it is not over."""
    record = from_json(raw)
    play = Play(setup_of(record), seed_bytes(record), checking=False)
    for text in record.actions:
        play.enter(text)
    return play.position.payoffs() if play.over() else []


def look_back(raw: bytes, seconds: float) -> Analysis:
    """Analyses the decisions of a record by search; the same record is analysed once.

    A long game doesn't take longer: a smaller part of its decisions is analysed.
    """
    with time_limit(seconds):
        return _analyse(raw, seconds * ANALYSIS_SHARE)


@lru_cache(maxsize=32)
def _analyse(raw: bytes, seconds: float) -> Analysis:
    record = from_json(raw)
    found = analyse(record, ITERATIONS, seconds=seconds)
    rows = find_game(record.game).actions.rows

    def legal(id: int) -> Legal:
        return Legal(id, rows[id].text, rows[id].verb, rows[id].argument)

    moments = [
        Moment(
            one.number,
            one.seat,
            legal(one.chosen),
            legal(one.best),
            one.win_probabilities,
            one.cost,
            one.cost_estimate is not None,
        )
        for one in found.analysed
    ]
    ledgers = [
        Ledger(one.first, one.own, one.small, one.others, one.luck, one.result, one.margin)
        for one in found.ledgers
    ]
    counts = (found.iterations, found.decisions, found.judged, found.over)
    return Analysis(*counts, moments, ledgers, found.detectable)


def _view_for(play: Play, seat: int) -> dict[str, Any]:
    """The view of a seat; for EVERYTHING, each seat's part of the view as that seat saw it."""
    if seat != EVERYTHING:
        return play.view(seat)
    views = play.views([-1, *range(play.setup.seats)])
    return {**views[-1], "seats": [views[i]["seats"][i] for i in range(play.setup.seats)]}


MOST_REPLAYED = 20_000
"""The most actions that a table continuing a record may have to replay in the event loop."""


def cut_record(raw: bytes, number: int, seconds: float) -> tuple[Record, list[int]]:
    """A verified record up to an entry, and the seat of each entry."""
    with time_limit(seconds):
        record = from_json(raw)
        if number > len(record.actions):
            raise MotherlodeError(f"the record has only {len(record.actions)} entries")
        record.actions, record.checks = record.actions[:number], record.checks[:number]
        who: list[int] = []
        replay(record)
        play = Play(setup_of(record), seed_bytes(record), checking=False)
        replayed = 0
        for text in record.actions:
            asked = play.deciding_seat()
            who.append(-1 if asked is None else asked)
            play.enter(text)
            replayed += len(play.applied) % CHECKPOINT_INTERVAL if undo_count(text) else 1
        if replayed > MOST_REPLAYED:
            raise MotherlodeError("this record has too many undos to be continued")
        return record, who
