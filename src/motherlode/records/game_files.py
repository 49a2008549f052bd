"""Files of many games: JSON lines or Parquet, a record for each row.

Both hold the fields of a record. In Parquet the fields without fixed columns are JSON texts.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from motherlode.kernel.errors import BadRecord, MotherlodeError
from motherlode.kernel.record import LARGEST, Record, from_json

JSON_LINES, PARQUET = ".jsonl", ".parquet"
ROWS_PER_GROUP = 64
TEXTS = ("format", "game", "version", "content", "base", "seed", "ending")
LISTS = ("actions", "checks", "authors", "draws")
JSON_TEXTS = ("options", "edition", "tables", "fairness", "takeovers", "continues")


class BadGameFile(MotherlodeError):
    """A file of games that can't be read or written."""


class GameRow(NamedTuple):
    """A row of a file: its number, counted from 1, and its record as JSON."""

    number: int
    raw: bytes


def require_game_file(path: Path) -> None:
    """Raises BadGameFile if the suffix names neither format; Parquet needs pyarrow."""
    if path.suffix not in (JSON_LINES, PARQUET):
        raise BadGameFile(f"{path}: a file of games ends in .jsonl or .parquet")
    if path.suffix == PARQUET:
        _arrow()


def require_new(path: Path) -> None:
    """Raises BadGameFile if no file can be made at a path; nothing is overwritten."""
    require_game_file(path)
    if path.exists():
        raise BadGameFile(f"{path} exists already: name another file")
    if not path.parent.is_dir():
        raise BadGameFile(f"{path}: there is no folder {path.parent}")


def write_games(path: Path, records: Iterable[Record]) -> int:
    """Writes the records and returns their number; a failure leaves no file behind."""
    require_new(path)
    part = path.with_name(path.name + ".part")
    try:
        count = (_write_parquet if path.suffix == PARQUET else _write_lines)(part, records)
        os.replace(part, path)
        return count
    except OSError as error:
        raise BadGameFile(f"{path} can't be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _write_lines(path: Path, records: Iterable[Record]) -> int:
    count = 0
    with path.open("wb") as file:
        for record in records:
            file.write(msgspec.json.encode(record) + b"\n")
            count += 1
    return count


def _write_parquet(path: Path, records: Iterable[Record]) -> int:
    arrow, parquet = _arrow()
    schema, count = _schema(arrow), 0
    rows: list[dict[str, Any]] = []
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for record in records:
            rows.append(_columns(record))
            count += 1
            if len(rows) == ROWS_PER_GROUP:
                file.write_table(arrow.Table.from_pylist(rows, schema))
                rows.clear()
        if rows:
            file.write_table(arrow.Table.from_pylist(rows, schema))
    return count


def _schema(arrow: Any) -> Any:
    text, texts = arrow.string(), arrow.list_(arrow.string())
    seat = arrow.struct([("name", text), ("bot", text)])
    return arrow.schema(
        [(name, text) for name in (*TEXTS, *JSON_TEXTS)]
        + [("seats", arrow.list_(seat)), ("times", arrow.list_(arrow.int64()))]
        + [(name, texts) for name in LISTS]
    )


def _columns(record: Record) -> dict[str, Any]:
    given = msgspec.structs.asdict(record)
    packed = {name: msgspec.json.encode(given[name]).decode() for name in JSON_TEXTS}
    return {**given, **packed, "seats": [msgspec.structs.asdict(seat) for seat in record.seats]}


def count_games(path: Path) -> int:
    """The number of rows; raises BadGameFile if the file can't be read."""
    with _readable(path):
        if path.suffix == PARQUET:
            return int(_arrow()[1].ParquetFile(path).metadata.num_rows)
        with path.open("rb") as file:
            return sum(1 for _ in file)


def read_rows(path: Path) -> Iterator[GameRow]:
    """The rows of a file, unchecked; raises BadGameFile if it can't be read."""
    rows = _parquet_rows(path) if path.suffix == PARQUET else _lines(path)
    for number in range(1, count_games(path) + 1):
        with _readable(path):
            raw = next(rows)
        yield GameRow(number, raw)


def record_in(path: Path, row: GameRow) -> Record:
    """The record of a row; raises BadRecord that names the file and the row."""
    try:
        return from_json(row.raw)
    except BadRecord as error:
        raise row_error(path, row.number, error) from None


def row_error(path: Path, number: int, error: object) -> BadRecord:
    return BadRecord(f"{path}, row {number}: {error}")


def _lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while line := file.readline(LARGEST + 2):
            yield line.rstrip(b"\n")


def _parquet_rows(path: Path) -> Iterator[bytes]:
    file = _arrow()[1].ParquetFile(path)
    for batch in file.iter_batches(batch_size=ROWS_PER_GROUP):
        for columns in batch.to_pylist():
            yield msgspec.json.encode(_unpacked(columns))


def _unpacked(columns: dict[str, Any]) -> dict[str, Any]:
    packed = {name: columns[name] for name in JSON_TEXTS if name in columns}
    return columns | {name: msgspec.json.decode(text) for name, text in packed.items()}


@contextlib.contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Raises BadGameFile if a block can't read the file."""
    require_game_file(path)
    try:
        yield
    except OSError as error:
        raise BadGameFile(f"{path} can't be read: {error.strerror or error}") from None
    except (ValueError, TypeError, StopIteration) as error:  # pyarrow's errors are ValueErrors
        raise BadGameFile(f"{path} is not a file of games: {error}") from None


def _arrow() -> tuple[Any, Any]:
    import pyarrow
    from pyarrow import parquet

    return pyarrow, parquet
