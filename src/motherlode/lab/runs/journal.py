"""Journals: a file to which a run appends every finished game, so that a killed run can resume.

The first line identifies the run. An incomplete line, a missing game and all lines after them are
dropped when a run resumes. The entry of a game is a struct: its outcome or its summary.
"""

import fcntl
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

import msgspec

import motherlode
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.match import Match
from motherlode.lab.runs.worker_pool import WorkerPool, run_in_order

KIND = "motherlode journal"
FORMAT = f"{KIND} 2"

T = TypeVar("T", bound=msgspec.Struct)


class BadJournal(MotherlodeError):
    """A journal that this run can't resume from."""


class Journal(Generic[T]):
    """The finished games of a run, by the number of their match."""

    def __init__(self, path: Path, file: IO[bytes], entry_type: type[T]) -> None:
        self.path = path
        self._file = file
        self._entry_type = entry_type

    def add(self, match: int, game: int, entry: T) -> None:
        """Appends a game: a line with the numbers of match and game, then the entry's fields."""
        line = (match, game, *msgspec.structs.astuple(entry))
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def read(self, match: int) -> Iterator[T]:
        """The entries of a match, in the order of its games."""
        with self.path.open("rb") as file:
            next(file)
            for line in file:
                number, _, entry = _parse(line, self._entry_type)
                if number == match:
                    yield entry


def _parse(line: bytes, entry_type: type[T]) -> tuple[int, int, T]:
    match, game, *fields = msgspec.json.decode(line, type=list[Any])
    return match, game, msgspec.convert(fields, entry_type)


def read_or_play(
    journal: Journal[T] | None,
    number: int,
    pool: WorkerPool,
    play: Callable[[Match, int], T],
    match: Match,
) -> Iterator[T]:
    """Yields all games of match `number`: reads them from the journal, plays the missing ones."""
    first = 0
    if journal is not None:
        for entry in islice(journal.read(number), match.games):
            yield entry
            first += 1
    remaining = run_in_order(pool, play, match, range(first, match.games))
    with closing(remaining):  # type: ignore[type-var]
        for game, entry in enumerate(remaining, first):
            if journal is not None:
                journal.add(number, game, entry)
            yield entry


def run_identity(kind: str, matches: Sequence[Match]) -> dict[str, Any]:
    """Identity of a run: everything that affects its games except their number."""
    first = matches[0]
    setups = [match.setup() for match in matches]
    contents = [setup.content.hash for setup in setups]
    options = [setup.options for setup in setups]
    return {
        "motherlode": motherlode.__version__,
        "game": f"{first.game} {setups[0].game.version}",
        "content": contents[0] if len(set(contents)) == 1 else contents,
        "options": options[0] if all(other == options[0] for other in options) else options,
        "seed": first.seed,
        "bots": [list(match.bots) for match in matches],
        **({"start": first.start} if first.start else {}),
        **({"what": kind} if kind else {}),
    }


@contextmanager
def open_journal(
    path: Path | None, identity: dict[str, Any], entry_type: type[T]
) -> Iterator[Journal[T] | None]:
    """Opens the journal at `path`, new or resumed, and locks it; gives None if `path` is None."""
    if path is None:
        yield None
        return
    try:
        file = path.open("ab+")
    except OSError as error:
        raise BadJournal(f"{path}: can't be opened: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(f"{path}: another run is writing to this journal") from None
        _start_or_resume(path, file, identity, entry_type)
        yield Journal(path, file, entry_type)


def _start_or_resume(
    path: Path, file: IO[bytes], identity: dict[str, Any], entry_type: type[T]
) -> None:
    """Writes the first line of a new journal; checks an old one and drops its incomplete end."""
    header = json.dumps({"format": FORMAT, **identity}, sort_keys=True).encode() + b"\n"
    file.seek(0)
    found = file.readline()
    if found != header and header.startswith(found):  # empty, or cut off in the first line
        file.truncate(0)
        file.write(header)
    elif found != header:
        reason = _difference(found, header)
        raise BadJournal(f"{path}: {reason}: delete it, or name another output")
    else:
        file.truncate(_end_of_complete_entries(file, entry_type))
    file.flush()


def _end_of_complete_entries(file: IO[bytes], entry_type: type[T]) -> int:
    """The offset up to which a journal is intact: no broken line and no missing game."""
    end = file.tell()
    games: Counter[int] = Counter()
    for line in file:
        try:
            match, game, _ = _parse(line, entry_type)
        except (msgspec.DecodeError, ValueError):
            break
        if not line.endswith(b"\n") or game != games[match]:
            break
        games[match] += 1
        end += len(line)
    return end


def _difference(found: bytes, header: bytes) -> str:
    """Says why a journal's first line `found` is not this run's, `header`."""
    try:
        theirs, ours = json.loads(found), json.loads(header)
        if theirs.get("format") != FORMAT:
            is_journal = str(theirs.get("format")).startswith(KIND)
            return "the journal of another version" if is_journal else "not a journal"
        differing = sorted(key for key in ours if theirs.get(key) != ours[key])
    except (ValueError, AttributeError):
        return "not a journal"
    return f"the journal of another run, with other {', '.join(differing)}"
