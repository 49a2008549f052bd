"""Starts episodes: a new game, a position of a record, or a snapshot."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from motherlode.envs.episode import (
    Episode,
    GameIdentity,
    Snapshot,
    named_values,
    seed_from_number,
    whole_number,
)
from motherlode.kernel.errors import BadOptions, BadRecord
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, replay_to
from motherlode.records.file_or_link import load_place

KNOWN = ("record", "at", "snapshot")


def begin_episode(
    setup: Setup, seed: int | None, fresh: Callable[[], int], options: dict[str, Any] | None
) -> Episode:
    """Starts a new game, or continues one that `options` names.

    The option `record` (a file, a link or a Record) continues after its entry `at`; without `at`,
    after its last entry or the entry that the link names. The option `snapshot` continues from a
    result of `clone`. Random numbers then depend on `seed`; if that is None, on the seed of the
    record or snapshot. A new game with `seed` None gets its seed from `fresh()`.
    """
    given = named_values(options, "the options of a reset")
    _refuse_unknown(given)
    if "record" in given:
        return _from_record(setup, seed, given["record"], given.get("at"))
    if "snapshot" in given:
        episode = Episode(setup, seed_from_number(0))
        episode.restore(_snapshot(given["snapshot"]))
        if seed is not None:
            episode.reseed(seed_from_number(seed))
        return episode
    return Episode(setup, seed_from_number(fresh() if seed is None else seed))


def _refuse_unknown(given: dict[str, Any]) -> None:
    for name in given:
        if name not in KNOWN:
            raise BadOptions(f"reset has no option {name!r:.40}; known: {', '.join(KNOWN)}")
    if "at" in given and "record" not in given:
        raise BadOptions("the option 'at' needs a 'record': it is the number of an entry in it")
    if "record" in given and "snapshot" in given:
        raise BadOptions("give either a 'record' or a 'snapshot', not both")


def _snapshot(given: Any) -> Snapshot:
    if not isinstance(given, Snapshot):
        raise BadOptions(f"a snapshot must be a result of clone(), not {given!r:.40}")
    return given


def _from_record(setup: Setup, seed: int | None, record: Any, at: Any) -> Episode:
    play = position_of(record, at)
    if difference := GameIdentity.of(play.setup).difference_from(GameIdentity.of(setup)):
        raise BadRecord(f"the record doesn't fit this environment: it is {difference}")
    episode = Episode(setup, play.seed if seed is None else seed_from_number(seed))
    episode.set_position(len(play.log), play.position.state.dump())
    return episode


def position_of(record: Any, at: Any = None) -> Play:
    """The game of a record (a file, a link or a Record) after its first `at` entries.

    Without `at` it is after the last entry, or after the entry that the link names.
    """
    if isinstance(record, str | Path):
        loaded = load_place(record)
        record, at = loaded.record, loaded.at if at is None else at
    if not isinstance(record, Record):
        raise BadOptions(f"a record must be a file, a link or a Record, not {record!r:.40}")
    if at is None:
        at = len(record.actions)
    return replay_to(record, whole_number(at, "'at', the number of an entry,"))
