"""Result files of runs, CSV or Parquet by their suffix: a row for each seat of each game."""

import csv
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.match import Match, Outcome

ROWS_PER_GROUP = 65_536


class CantWrite(MotherlodeError):
    """The result file can't be written: a wrong suffix, a missing folder, no permission."""


class Row(NamedTuple):
    """A row of a result file: one seat of one game; `won` is the seat's share of the win."""

    pairing: int
    game: int
    seat: int
    bot: str
    won: float
    decisions: int
    ended: bool


def rows(pairing: int, match: Match, outcomes: Iterable[Outcome]) -> Iterator[Row]:
    """The rows of a match; pairings, games and seats are numbered from 1."""
    for outcome in outcomes:
        seating = match.seating(outcome.game)
        wins = match.setup().win_probabilities(outcome.payoffs)
        for seat, (bot, won) in enumerate(zip(seating, wins, strict=True)):
            game, decisions, ended = outcome.game, outcome.decisions, outcome.over
            yield Row(pairing + 1, game + 1, seat + 1, bot, won, decisions, ended)


def writer_for(path: Path) -> Callable[[Path, Iterable[Row]], None]:
    """The function that writes a file with the suffix of `path`; raises CantWrite."""
    suffix = path.suffix.lower()
    if suffix not in WRITERS:
        raise CantWrite(f"{path}: a result file ends in .csv or .parquet, not in {suffix!r:.20}")
    if not path.parent.is_dir():
        raise CantWrite(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise CantWrite(f"{path}: this is a folder")
    if suffix == ".parquet":
        _arrow()
    return WRITERS[suffix]


def refuse_overwrite(path: Path | None, *inputs: Path | str | None) -> None:
    """Raises CantWrite if the output file `path` is one of `inputs`, which may be links too."""
    for given in inputs:
        if path is not None and isinstance(given, Path) and _same_file(path, given):
            raise CantWrite(f"{path}: this file is also an input: name another output")


def _same_file(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:  # one of them doesn't exist yet
        return path.resolve() == other.resolve()


def journal_path(out: Path) -> Path:
    """The journal of a result file, in the same folder."""
    return out.with_name(out.name + ".journal")


def write(path: Path, rows: Iterable[Row]) -> None:
    """Writes all rows; if that fails, no incomplete file is left under this name."""
    part = path.with_name(path.name + ".part")
    try:
        writer_for(path)(part, rows)
        os.replace(part, path)
    except OSError as error:
        raise CantWrite(f"{path}: can't be written: {error.strerror}") from None


def _write_csv(path: Path, rows: Iterable[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(Row._fields)
        for row in rows:
            out.writerow(row._replace(won=f"{row.won:g}", ended=int(row.ended)))  # type: ignore[arg-type]


def _write_parquet(path: Path, rows: Iterable[Row]) -> None:
    arrow, parquet = _arrow()
    types = (
        arrow.int32(), arrow.int64(), arrow.int8(), arrow.dictionary(arrow.int16(), arrow.string()),
        arrow.float64(), arrow.int64(), arrow.bool_(),
    )  # fmt: skip
    schema = arrow.schema(list(zip(Row._fields, types, strict=True)))
    remaining = iter(rows)
    with parquet.ParquetWriter(path, schema, compression="zstd") as out:
        while group := list(islice(remaining, ROWS_PER_GROUP)):
            columns = [
                arrow.array(column, type)
                for column, type in zip(zip(*group, strict=True), types, strict=True)
            ]
            out.write_table(arrow.table(columns, schema=schema))


def _arrow() -> tuple[Any, Any]:
    import pyarrow
    from pyarrow import parquet

    return pyarrow, parquet


WRITERS = {".csv": _write_csv, ".parquet": _write_parquet}
