"""Journals: every game of a run is written down as it ends, so that a killed run can go on.

The first line says which run it is of; where a line was cut off in the middle, or is missing, the
rest is forgotten. What is kept of a game is a struct of the lab's: the outcomes of matches, the
stories of reports.
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
from motherlode.lab.runs.workers import Crew, in_order

KIND = "motherlode journal"
FORMAT = f"{KIND} 2"

T = TypeVar("T", bound=msgspec.Struct)


class BadJournal(MotherlodeError):
    """A journal that can't be gone on with."""


class Journal(Generic[T]):
    """The games of a run so far. `played` gives those of a match in order; `add` keeps one."""

    def __init__(self, path: Path, file: IO[bytes], kind: type[T]) -> None:
        self.path = path
        self._file = file
        self._kind = kind

    def add(self, number: int, game: int, told: T) -> None:
        """Keeps a game of the match with that number: a line with both numbers and its fields."""
        line = (number, game, *msgspec.structs.astuple(told))
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def played(self, number: int) -> Iterator[T]:
        with self.path.open("rb") as file:
            next(file)
            for line in file:
                of, _, told = _read(line, self._kind)
                if of == number:
                    yield told


def _read(line: bytes, kind: type[T]) -> tuple[int, int, T]:
    number, game, *fields = msgspec.json.decode(line, type=list[Any])
    return number, game, msgspec.convert(fields, kind)


def kept_or_played(
    kept: Journal[T] | None,
    number: int,
    crew: Crew,
    play: Callable[[Match, int], T],
    match: Match,
) -> Iterator[T]:
    """All games of a match: first what the journal has, then what is played and added to it."""
    first = 0
    if kept is not None:
        for told in islice(kept.played(number), match.games):
            yield told
            first += 1
    rest = in_order(crew, play, match, range(first, match.games))
    with closing(rest):  # type: ignore[type-var]
        for game, told in enumerate(rest, first):
            if kept is not None:
                kept.add(number, game, told)
            yield told


def identity(what: str, matches: Sequence[Match]) -> dict[str, Any]:
    """All that decides what the games of matches are; how many are played does not."""
    first = matches[0]
    setups = [match.setup() for match in matches]
    contents = [setup.content.hash for setup in setups]
    options = [setup.options for setup in setups]
    return {
        "motherlode": motherlode.__version__,
        "game": f"{first.game} {setups[0].game.version}",
        "content": contents[0] if len(set(contents)) == 1 else contents,
        "options": options[0] if all(one == options[0] for one in options) else options,
        "seed": first.seed,
        "bots": [list(match.bots) for match in matches],
        **({"start": first.start} if first.start else {}),
        **({"what": what} if what else {}),
    }


@contextmanager
def opened(
    path: Path | None, identity: dict[str, Any], kind: type[T]
) -> Iterator[Journal[T] | None]:
    """The journal of a run, new or gone on with; nobody else writes in it meanwhile.

    Without a path there is none, and nothing is kept.
    """
    if path is None:
        yield None
        return
    try:
        file = path.open("ab+")
    except OSError as error:
        raise BadJournal(f"{path}: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(f"{path}: another run is writing here now") from None
        _go_on(path, file, identity, kind)
        yield Journal(path, file, kind)


def _go_on(path: Path, file: IO[bytes], identity: dict[str, Any], kind: type[T]) -> None:
    """Checks whose journal it is and cuts off what was written by halves."""
    head = json.dumps({"format": FORMAT, **identity}, sort_keys=True).encode() + b"\n"
    file.seek(0)
    first = file.readline()
    if first != head and head.startswith(first):  # empty, or cut off while it was begun
        file.truncate(0)
        file.write(head)
    elif first != head:
        raise BadJournal(f"{path}: {_difference(first, head)}: delete it, or name another output")
    else:
        file.truncate(_whole(file, kind))
    file.flush()


def _whole(file: IO[bytes], kind: type[T]) -> int:
    """Where the last whole entry ends that all those before it are there for."""
    end = file.tell()
    games: Counter[int] = Counter()
    for line in file:
        try:
            number, game, _ = _read(line, kind)
        except (msgspec.DecodeError, ValueError):
            break
        if not line.endswith(b"\n") or game != games[number]:
            break
        games[number] += 1
        end += len(line)
    return end


def _difference(first: bytes, head: bytes) -> str:
    try:
        theirs, ours = json.loads(first), json.loads(head)
        if theirs.get("format") != FORMAT:
            ours_once = str(theirs.get("format")).startswith(KIND)
            return "the journal of another version" if ours_once else "not a journal"
        differs = sorted(key for key in ours if theirs.get(key) != ours[key])
    except (ValueError, AttributeError):
        return "not a journal"
    return f"the journal of another run, with other {', '.join(differs)}"
