"""The file of a backup: the same for SQLite and PostgreSQL.

It is gzip of JSON lines: a header, a line for each row, and the SHA-256 digest of all lines before.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TypeVar

import msgspec

from motherlode.kernel.errors import MotherlodeError

T = TypeVar("T")
FORMAT = "motherlode backup 1"
LEVEL = 6
LONGEST_LINE = 256_000_000
PROGRESS_STEP = 256


class BadBackup(MotherlodeError):
    """A file that is not a whole backup, or can't be written; nothing was changed."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a backup: the schema's revision, the time, and each table's columns and row
    count."""

    format: str
    revision: str
    at: int
    columns: dict[str, list[str]]
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class Footer(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a backup: the digest of all lines before it."""

    sha256: str


class BackupRow(NamedTuple):
    """A row of a table in a backup; its values are in the order of the header's columns."""

    table: str
    values: list[Any]


HEADER, FOOTER = msgspec.json.Decoder(Header), msgspec.json.Decoder(Footer)
ROW: msgspec.json.Decoder[tuple[str, list[Any]]] = msgspec.json.Decoder(tuple[str, list[Any]])
DAMAGE = (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def write_backup(
    path: Path, header: Header, rows: Iterable[BackupRow], progress: Callable[[int], None]
) -> None:
    """Writes a backup that only its owner may read; a failure leaves no file behind."""
    if path.exists():
        raise BadBackup(f"{path} exists already: name another file")
    part = path.with_name(path.name + ".part")
    try:
        with open(part, "wb", opener=_private) as file:
            _write_lines(file, header, rows, progress)
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        raise BadBackup(f"{path} can't be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write_lines(
    file: BinaryIO, header: Header, rows: Iterable[BackupRow], progress: Callable[[int], None]
) -> None:
    digest = hashlib.sha256()
    with gzip.GzipFile("", "wb", LEVEL, file, mtime=0) as packed:

        def put(line: Any) -> None:
            raw = msgspec.json.encode(line) + b"\n"
            digest.update(raw)
            packed.write(raw)

        put(header)
        for row in counted(rows, progress):
            put(row)
        put(Footer(digest.hexdigest()))
    file.flush()


def counted(rows: Iterable[T], progress: Callable[[int], None]) -> Iterator[T]:
    """The rows; `progress` gets their count now and then, and at the end."""
    number = 0
    for number, row in enumerate(rows, 1):
        yield row
        if number % PROGRESS_STEP == 0:
            progress(number)
    progress(number)


def read_header(path: Path) -> Header:
    """The header of a backup, whose rows were not read yet."""
    try:
        with gzip.open(path, "rb") as packed:
            return _checked_header(path, packed.readline(LONGEST_LINE))
    except FileNotFoundError:
        raise BadBackup(f"there is no backup {path}") from None
    except DAMAGE:
        raise BadBackup(f"{path} is not a backup of ours") from None


def _checked_header(path: Path, line: bytes) -> Header:
    header = HEADER.decode(line)
    if header.format != FORMAT or header.columns.keys() != header.rows.keys():
        raise BadBackup(f"{path} is a backup of another format, {header.format!r:.40}")
    if not header.rows:
        raise BadBackup(f"the backup {path} holds no tables")
    return header


def read_rows(path: Path, header: Header) -> Iterator[BackupRow]:
    """The rows of a backup; raises BadBackup at the latest after the last if it isn't whole."""
    try:
        with gzip.open(path, "rb") as packed:
            yield from _checked_rows(path, header, packed)
    except DAMAGE:
        raise torn(path, "it is cut off or damaged") from None


def _checked_rows(path: Path, header: Header, lines: gzip.GzipFile) -> Iterator[BackupRow]:
    first = lines.readline(LONGEST_LINE)
    digest = hashlib.sha256(first)
    left = dict(header.rows)
    if HEADER.decode(first) != header:
        raise torn(path, "it changed while it was read")
    for _ in range(header.total):
        line = lines.readline(LONGEST_LINE)
        digest.update(line)
        row = BackupRow(*ROW.decode(line))
        if not left.get(row.table) or len(row.values) != len(header.columns[row.table]):
            raise torn(path, f"a row of {row.table!r:.40} doesn't fit its header")
        left[row.table] -= 1
        yield row
    if FOOTER.decode(lines.readline(LONGEST_LINE)).sha256 != digest.hexdigest():
        raise torn(path, "its digest is wrong")
    if lines.read(1):
        raise torn(path, "something follows its digest")


def torn(path: Path, why: str) -> BadBackup:
    return BadBackup(f"the backup {path} is torn or altered: {why}; nothing was restored")
