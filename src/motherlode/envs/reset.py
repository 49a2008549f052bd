"""Where an episode begins: at its seed, at a position of a record, or at a snapshot."""

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
from motherlode.records.source import load_place

KNOWN = ("record", "at", "snapshot")


def begin_episode(
    setup: Setup, seed: int | None, fresh: Callable[[], int], options: dict[str, Any] | None
) -> Episode:
    """A new episode, or one from the `options` of a reset.

    `record` (a file, a link or a Record) and `at` begin at an entry of it, without `at` its last
    or the link's;
    `snapshot` goes back to what `clone` gave. Chance from there on follows the seed; without one
    it is the record's or the snapshot's own. A new game without a seed asks `fresh` for one.
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
            raise BadOptions(f"reset has no option {name!r:.40}; there is: {', '.join(KNOWN)}")
    if "at" in given and "record" not in given:
        raise BadOptions("the option 'at' needs a 'record' whose entry it is")
    if "record" in given and "snapshot" in given:
        raise BadOptions("give either a 'record' or a 'snapshot'")


def _snapshot(given: Any) -> Snapshot:
    if not isinstance(given, Snapshot):
        raise BadOptions(f"a snapshot is what clone() gives, not {given!r:.40}")
    return given


def _from_record(setup: Setup, seed: int | None, record: Any, at: Any) -> Episode:
    play = position_of(record, at)
    if unlike := GameIdentity.of(play.setup).difference_from(GameIdentity.of(setup)):
        raise BadRecord(f"the record is {unlike}")
    episode = Episode(setup, play.seed if seed is None else seed_from_number(seed))
    episode.set_position(len(play.log), play.position.state.dump())
    return episode


def position_of(record: Any, at: Any = None) -> Play:
    """The game that a record, a file or a link of one, was after so many entries.

    Without a number it is after all of them, or where the link says.
    """
    if isinstance(record, str | Path):
        begun = load_place(record)
        record, at = begun.record, begun.at if at is None else at
    if not isinstance(record, Record):
        raise BadOptions(f"a record is a file, a link or a Record, not {record!r:.40}")
    if at is None:
        at = len(record.actions)
    return replay_to(record, whole_number(at, "'at' is the number of an entry"))
