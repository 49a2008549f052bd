"""Journals: every game of a run is written down as it ends, so that a killed run can go on.

The first line says which run it is of; a line that was cut off in the middle is forgotten.
"""

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.match import Outcome

FORMAT = "motherlode journal 1"

Entry = tuple[int, int, tuple[float, ...], int, bool]
"""Pairing, game, payoffs, decisions, over."""
_decode = msgspec.json.Decoder(Entry).decode


class BadJournal(MotherlodeError):
    """A journal that can't be gone on with."""


class Journal:
    """The games of a run so far. `played` gives those of a pairing in order; `add` keeps one."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._file = file

    def add(self, pairing: int, outcome: Outcome) -> None:
        entry = (pairing, outcome.game, outcome.payoffs, outcome.decisions, outcome.over)
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()

    def played(self, pairing: int) -> Iterator[Outcome]:
        with self.path.open("rb") as file:
            next(file)
            for line in file:
                of, game, payoffs, decisions, over = _decode(line)
                if of == pairing:
                    yield Outcome(game, payoffs, decisions, over)


@contextmanager
def opened(path: Path, identity: dict[str, Any]) -> Iterator[Journal]:
    """The journal of a run, new or gone on with; nobody else writes in it meanwhile."""
    try:
        file = path.open("ab+")
    except OSError as error:
        raise BadJournal(f"{path}: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(f"{path}: another run is writing here now") from None
        _go_on(path, file, identity)
        yield Journal(path, file)


def _go_on(path: Path, file: IO[bytes], identity: dict[str, Any]) -> None:
    """Checks whose journal it is and cuts off what was written by halves."""
    head = json.dumps({"format": FORMAT, **identity}, sort_keys=True).encode() + b"\n"
    file.seek(0)
    first = file.readline()
    if not first.endswith(b"\n"):
        file.truncate(0)
        file.write(head)
    elif first != head:
        raise BadJournal(f"{path}: {_difference(first, head)}: delete it, or name another output")
    else:
        file.truncate(_whole(file))
    file.flush()


def _whole(file: IO[bytes]) -> int:
    """Where the last whole entry ends."""
    end = file.tell()
    for line in file:
        try:
            _decode(line)
        except msgspec.DecodeError:
            break
        if not line.endswith(b"\n"):
            break
        end += len(line)
    return end


def _difference(first: bytes, head: bytes) -> str:
    try:
        theirs, ours = json.loads(first), json.loads(head)
        differs = sorted(key for key in ours if theirs.get(key) != ours[key])
    except (ValueError, AttributeError):
        return "not a journal"
    return f"the journal of another run, with other {', '.join(differs)}"
