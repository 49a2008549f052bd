"""A worker's job: checks a record that a client wants to continue, and cuts it."""

import hashlib
from dataclasses import dataclass

from motherlode.kernel import record as records
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import CHECKPOINT_INTERVAL, Play
from motherlode.kernel.record import Record, first_play, from_json, replay
from motherlode.kernel.release import release_of
from motherlode.kernel.seeds import new_seed
from motherlode.server.tables.live_game import undo_count
from motherlode.server.workers.jobs import time_limit

MOST_REPLAYED = 20_000
"""The most actions that a table continuing a record may have to replay in the event loop."""
REDEALS_TRIED = 8
"""Random seeds with each of which a position must allow to be redealt."""


@dataclass(frozen=True)
class CutRecord:
    """A record up to an entry, the seat of each entry, and the digest of the whole record."""

    record: Record
    deciders: list[int]
    digest: str


def cut_record(raw: bytes, number: int, redealt: bool, seconds: float) -> CutRecord:
    """Verifies a whole record and cuts it after an entry; checks that it can be redealt there."""
    with time_limit(seconds):
        record = from_json(raw)
        if number > len(record.actions):
            raise MotherlodeError(f"the record has only {len(record.actions)} entries")
        replay(record)
        record = records.cut_record(record, number)
        play = first_play(record, checking=False)
        deciders: list[int] = []
        replayed = 0
        for text in record.actions:
            asked = play.deciding_seat()
            deciders.append(-1 if asked is None else asked)
            play.enter(text)
            replayed += len(play.applied) % CHECKPOINT_INTERVAL if undo_count(text) else 1
        if replayed > MOST_REPLAYED:
            raise MotherlodeError("this record has too many undos for this server to continue it")
        if redealt:
            _check_redeal(play)
        return CutRecord(record, deciders, hashlib.sha256(raw).hexdigest())


def _check_redeal(play: Play) -> None:
    """Raises an error if the game is over or can't be redealt at its last entry."""
    if play.over():
        raise MotherlodeError("the game is over at this entry: there is nothing to deal again")
    for _ in range(REDEALS_TRIED):
        dump, redeals = play.position.state.dump(), {0: new_seed()}
        release = release_of(play)
        trial = release.play.from_snapshot(play.setup, play.seed, [], [], dump, redeals)
        trial.redeal_between(trial.position, 0, 1)
