"""The jobs of worker processes. All arguments and results are plain data."""

import os
import secrets
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

import msgspec

from motherlode.bots.baselines import Bot
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.entry_authors import join_author, parse_author, split_author
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.provably_fair import Unfair, contributing_seats
from motherlode.kernel.record import (
    Continuation,
    Record,
    Seat,
    Takeover,
    fairness_of,
    first_play,
    from_json,
    prove_seeds,
    record_of,
    redeal_seeds,
    replay,
    to_json,
)
from motherlode.kernel.release import StoredGame, find_rules, release_of
from motherlode.lab.measures.record_analysis import analyse
from motherlode.server.api.rest_schema import TakeoverInfo
from motherlode.server.api.socket_schema import (
    Analysis,
    EarlierFrames,
    Entry,
    Frame,
    Frames,
    History,
    Ledger,
    Legal,
    Moment,
    Score,
    Verified,
)
from motherlode.server.json_logging import set_up_logs
from motherlode.server.tables.live_game import PlayedEntry, undo_count, visible_author
from motherlode.server.tables.table_config import TableConfig
from motherlode.server.workers.analysis_progress import SharedProgress, digest_of
from motherlode.server.workers.encoded_log import LogRow, decode_rows
from motherlode.server.workers.game_score import score_of

EVERYTHING = -2

ITERATIONS = 400
"""Iterations of the search for each analysed decision."""
ANALYSIS_SHARE = 0.6
"""The share of its time limit that an analysis plans to use: replaying takes time too."""


class TooLong(Exception):
    """A job exceeded its time limit."""


_progress: SharedProgress | None = None
"""Where the worker of analyses writes how far it is."""


def start_worker(server: Connection, niceness: int, progress: SharedProgress | None = None) -> None:
    """Prepares a worker process: it ignores Ctrl-C and exits when the server's pipe closes.

    Its jobs don't compete with the server for the processor if `niceness` is above 0.
    """
    global _progress
    _progress = progress
    os.nice(niceness)
    set_up_logs()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with, args=(server,), daemon=True).start()


def _exit_with(server: Connection) -> None:
    wait([server])
    os._exit(1)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TooLong if the block takes longer."""
    late = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal late
        late = True
        raise TooLong

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
        if late:  # The exception was lost where Python ignores them, in a finaliser for example.
            raise TooLong
    except MotherlodeError as error:
        # Some errors can't be pickled; their text can.
        raise MotherlodeError(str(error)) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


# --- bots


@dataclass(frozen=True)
class DecisionRequest:
    """A decision for a bot: a world that the seat may imagine, never the true one."""

    game: StoredGame
    bot: str
    seat: int
    world: list[int]


@lru_cache(maxsize=64)
def game_setup(game: StoredGame) -> Setup:
    return game.setup()


def load_rules(name: str, version: str) -> None:
    """Imports kept rules before a job's time begins: the first time it takes a second or more."""
    with suppress(MotherlodeError):
        find_rules(name, version)


def load_rules_of(raw: bytes) -> None:
    """Imports the rules of a record; faults of it are left to the job."""
    with suppress(MotherlodeError):
        record = from_json(raw)
        load_rules(record.game, record.version)


def choose(request: DecisionRequest, seconds: float) -> int:
    """A bot's choice among the legal actions; it takes its time even if there is only one."""
    load_rules(request.game.name, request.game.version)
    with time_limit(seconds):
        bot = _bot(request.bot, request.game, request.seat)
        outlook = _outlook(request)
        try:
            if len(outlook.legal) == 1:
                bot.take_as_long(outlook)
            return int(bot.choose(outlook))
        except BaseException:
            _bot.cache_clear()  # a bot that was interrupted may be in a broken state
            raise


@lru_cache(maxsize=8)
def _bot(name: str, game: StoredGame, seat: int) -> Bot:
    """The bot of a seat of a table; a search reuses what it found earlier in the turn."""
    bot: Bot = release_of(game_setup(game)).bot(name, secrets.randbits(63))
    return bot


def advise(request: DecisionRequest, seconds: float) -> list[tuple[int, float]]:
    """The best actions with their win probabilities, best first."""
    load_rules(request.game.name, request.game.version)
    with time_limit(seconds):
        setup = game_setup(request.game)
        found = release_of(setup).hints(_outlook(request), setup, secrets.randbits(63))
        return [(int(hint.action), float(hint.share)) for hint in found]


def _outlook(request: DecisionRequest) -> Outlook:
    setup = game_setup(request.game)
    release = release_of(setup)
    world = release.state(setup, request.world)
    return release.outlook(setup.rules, world, request.seat, release.dealer(secrets.randbits(63)))


# --- replays


@dataclass(frozen=True)
class Deals:
    """The seeds of a game: the first deal's, and those of redeals within `continues`."""

    seed: str
    fairness: dict[str, Any]
    continues: list[Continuation]

    def first_play(self, setup: Setup, checking: bool) -> Play:
        """The game before its first entry."""
        seed, redeals = bytes.fromhex(self.seed), redeal_seeds(self.continues)
        return release_of(setup).play(setup, seed, checking, redeals)

    def last_redeal(self) -> int:
        """The number of the entry before the last redeal; -1 if there was none."""
        return max(redeal_seeds(self.continues), default=-1)


def deals_of(config: TableConfig, table: str) -> Deals:
    """The seeds of a table's game, and how they were made."""
    parent = config.parent
    proof = config.fairness_proof(table) if parent is None else parent.fairness
    return Deals(config.first_seed(), proof, config.continues(table))


def make_record(
    game: StoredGame,
    dealt: Deals,
    encoded: list[bytes],
    seats: list[Seat],
    takeovers: list[Takeover],
    ending: str,
    seconds: float,
) -> bytes:
    """Replays a log and returns the record of the game as JSON; stops after `seconds`."""
    load_rules(game.name, game.version)
    with time_limit(seconds):
        return to_json(replayed_record(game, dealt, decode_rows(encoded), seats, takeovers, ending))


def replayed_record(
    game: StoredGame,
    dealt: Deals,
    rows: list[LogRow],
    seats: list[Seat],
    takeovers: list[Takeover],
    ending: str,
) -> Record:
    """Replays a log and returns the record of the game."""
    play = dealt.first_play(game_setup(game), checking=True)
    for row in rows:
        play.enter(row.text)
    record = record_of(play, seats)
    record.authors = [f"{row.seat} {row.by}" for row in rows]
    record.times = [row.at for row in rows]
    record.takeovers, record.ending = takeovers, ending
    record.fairness = dealt.fairness
    record.continues = [_with_draws(part, play) for part in dealt.continues]
    return record


def _with_draws(part: Continuation, play: Play) -> Continuation:
    draws = play.redeal_draws.get(part.cut, "") if part.seed else ""
    return msgspec.structs.replace(part, draws=draws)


def verify(raw: bytes, seconds: float) -> Verified:
    """Says if a record replays as recorded, and if its seed is fair, unfair or unproven."""
    load_rules_of(raw)
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
        if prove_seeds(record):
            seats = (
                ", ".join(str(seat) for seat in contributing_seats(fairness_of(record))) or "none"
            )
            return (
                "fair",
                f"the seed is made of the promised secret and the bytes of seats: {seats}",
            )
        return "unproven", "the record doesn't say how its seed was made"
    except Unfair as error:
        return "unfair", str(error)


def history(
    game: StoredGame,
    dealt: Deals,
    encoded: list[bytes],
    takeovers: list[Takeover],
    seat: int,
    whole: bool,
    chosen: tuple[int, int],
    seconds: float,
) -> bytes:
    """The History as JSON: `chosen` is the number after which its entries begin, and how many.

    Each entry is as the seat may know it.

    Entries before a redeal are shown as to a spectator: no seat holds what was hidden then.
    """
    load_rules(game.name, game.version)
    with time_limit(seconds):
        play = dealt.first_play(game_setup(game), checking=False)
        (after, most), redealt = chosen, dealt.last_redeal()
        rows = [LogRow(0, -1, "table", "", 0), *decode_rows(encoded)]
        entries: list[Entry] = []
        for row in rows:
            events = play.enter(row.text) if row.number else play.events
            if not after < row.number <= after + most:
                continue
            undo = undo_count(row.text)
            played = PlayedEntry(row.number, row.seat, row.by, row.text, undo, events, row.at)
            viewer = seat if row.number > redealt else -1
            entries.append(_entry(play, played, viewer, whole))
        infos = [TakeoverInfo(**msgspec.structs.asdict(takeover)) for takeover in takeovers]
        return msgspec.json.encode(History(rows[-1].number, entries, infos))


def earlier_frames(
    game: StoredGame,
    dealt: Deals,
    encoded: list[bytes],
    seat: int,
    whole: bool,
    chosen: tuple[int, int],
    seconds: float,
) -> bytes:
    """The EarlierFrames as JSON: the table as the seat saw it then, after each chosen entry.

    `chosen` is the number of the first entry, and how many. Nothing of a frame depends on later
    entries. Before a redeal it is what a spectator saw, as in `history`.
    """
    load_rules(game.name, game.version)
    with time_limit(seconds):
        play = dealt.first_play(game_setup(game), checking=False)
        (start, count), redealt = chosen, dealt.last_redeal()
        rows = [LogRow(0, -1, "table", "", 0), *decode_rows(encoded)]
        frames: list[Frame] = []
        for row in rows[: start + count]:
            events = play.enter(row.text) if row.number else play.events
            if row.number < start:
                continue
            undo = undo_count(row.text)
            played = PlayedEntry(row.number, row.seat, row.by, row.text, undo, events, row.at)
            viewer = seat if row.number > redealt else -1
            frames.append(Frame(_entry(play, played, viewer, whole), play.view(viewer)))
        return msgspec.json.encode(EarlierFrames(rows[-1].number, frames))


def _entry(play: Play, played: PlayedEntry, seat: int, whole: bool) -> Entry:
    """An entry as a seat may know it; with all secrets if `whole`, for a game that is over."""
    shown = play.setup.game.events.redact
    events = [shown(event, int(event.seat) if whole else seat) for event in played.events]
    text = played.text if whole or played.undo or played.seat == seat else ""
    by, bot = split_author(visible_author(played, seat, whole))
    return Entry(played.number, played.seat, by, text, played.undo, events, bot, played.at)


def frames(raw: bytes, start: int, count: int, seat: int, seconds: float) -> Frames:
    """The table as `seat` saw it after each of `count` entries of a record, from `start` on."""
    load_rules_of(raw)
    with time_limit(seconds):
        record, result = from_json(raw), _result(raw)
        if not EVERYTHING <= seat < len(record.seats):
            raise MotherlodeError(
                f"seat must be 0 to {len(record.seats) - 1}, -1 (what spectators see) "
                f"or -2 (what each seat saw), not {seat}"
            )
        play = _play_until(raw, record, start)
        shown: list[Frame] = []
        for number in range(start, min(start + count, len(record.actions) + 1)):
            text = record.actions[number - 1] if number else ""
            who, by, at = _author_of(record, play, number)
            events = play.enter(text) if number else play.events
            played = PlayedEntry(number, who, by, text, undo_count(text), events, at)
            shown.append(
                Frame(_entry(play, played, seat, seat == EVERYTHING), _view_for(play, seat))
            )
        _shown_records[raw] = play
        names = [played.name for played in record.seats]
        total = len(record.actions)
        game = play.setup.game
        teams = game.seating.teams(play.setup.seats, play.setup.options)
        options = record.options
        takeovers = [
            TakeoverInfo(**msgspec.structs.asdict(takeover)) for takeover in record.takeovers
        ]
        return Frames(game.name, game.title, options, names, total, shown, result, teams, takeovers)


def _author_of(record: Record, play: Play, number: int) -> tuple[int, str, int]:
    """The seat, author and time of the next entry of a record; '' and 0 where it doesn't say."""
    at = record.times[number - 1] if number and record.times else 0
    if number and record.authors:
        author = parse_author(record.authors[number - 1])
        return author.seat, join_author(author.kind, author.bot), at
    decider = play.deciding_seat() if number else None
    return -1 if decider is None else decider, "", at


MOST_SHOWN_RECORDS = 4
_shown_records: dict[bytes, Play] = {}
"""The games of records shown lately, each at the last shown entry, to continue from there."""


def _play_until(raw: bytes, record: Record, start: int) -> Play:
    """The game of a record, played up to the entry before `start`."""
    play = _shown_records.pop(raw, None)
    if play is None or len(play.log) >= max(start, 1):
        play = first_play(record, checking=False)
    while len(play.log) < start - 1 and len(play.log) < len(record.actions):
        play.enter(record.actions[len(play.log)])
    while len(_shown_records) >= MOST_SHOWN_RECORDS:
        del _shown_records[next(iter(_shown_records))]
    return play


@lru_cache(maxsize=MOST_SHOWN_RECORDS)
def _result(raw: bytes) -> list[float]:
    """The result of a record's game, which is verified; empty if it is not over."""
    play = replay(from_json(raw))
    return play.position.payoffs() if play.over() else []


def score(raw: bytes, seconds: float) -> Score:
    """The score of a record's game, with its course."""
    load_rules_of(raw)
    with time_limit(seconds):
        return score_of(from_json(raw))


def look_back(raw: bytes, seconds: float) -> Analysis:
    """Analyses the decisions of a record by search; the same record is analysed once.

    A long game doesn't take longer: a smaller part of its decisions is analysed.
    """
    load_rules_of(raw)
    with time_limit(seconds):
        return _analyse(raw, seconds * ANALYSIS_SHARE)


@lru_cache(maxsize=32)
def _analyse(raw: bytes, seconds: float) -> Analysis:
    record = from_json(raw)
    if _progress is not None:
        _progress.begin(digest_of(raw))

    def report(done: int) -> None:
        if _progress is not None:
            _progress.set(done / max(1, len(record.actions)))

    found = analyse(record, ITERATIONS, report, seconds)
    actions = find_rules(record.game, record.version).actions

    def legal(id: int) -> Legal:
        row = actions.row(id)
        return Legal(id, row.text, row.verb, row.argument)

    moments = [
        Moment(
            decision.number,
            decision.seat,
            legal(decision.chosen),
            legal(decision.best),
            decision.win_probabilities,
            decision.cost,
            decision.cost_estimate is not None,
        )
        for decision in found.analysed
    ]
    ledgers = [
        Ledger(
            ledger.first,
            ledger.own,
            ledger.small,
            ledger.others,
            ledger.luck,
            ledger.result,
            ledger.margin,
        )
        for ledger in found.ledgers
    ]
    counts = (found.iterations, found.decisions, found.judged_count, found.over)
    return Analysis(*counts, moments, ledgers, found.detectable)


def _view_for(play: Play, seat: int) -> dict[str, Any]:
    """The view of a seat; for EVERYTHING, each seat's part of the view as that seat saw it."""
    if seat != EVERYTHING:
        return play.view(seat)
    views = play.views([-1, *range(play.setup.seats)])
    return {**views[-1], "seats": [views[i]["seats"][i] for i in range(play.setup.seats)]}
