"""Results of runs as tables, a row for each seat of each game: CSV or Parquet by the ending."""

import csv
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.match import Match, Outcome

ROWS_A_GROUP = 65_536


class CantWrite(MotherlodeError):
    """Results that can't be written where or as they were asked for."""


class Row(NamedTuple):
    """A seat of a game: `won` is its share of the win."""

    pairing: int
    game: int
    seat: int
    bot: str
    won: float
    decisions: int
    ended: bool


def rows(pairing: int, match: Match, played: Iterable[Outcome]) -> Iterator[Row]:
    for outcome in played:
        seating = match.seating(outcome.game)
        wins = match.setup().win_probabilities(outcome.payoffs)
        for seat, (bot, won) in enumerate(zip(seating, wins, strict=True)):
            game, decisions, ended = outcome.game, outcome.decisions, outcome.over
            yield Row(pairing + 1, game + 1, seat + 1, bot, won, decisions, ended)


def writer(path: Path) -> Callable[[Path, Iterable[Row]], None]:
    """How a file of that name is written; raises where it can't be, before anything is played."""
    ending = path.suffix.lower()
    if ending not in WRITERS:
        raise CantWrite(f"{path}: results end in .csv or .parquet, not in {ending!r:.20}")
    if not path.parent.is_dir():
        raise CantWrite(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise CantWrite(f"{path}: this is a folder")
    if ending == ".parquet":
        _arrow()
    return WRITERS[ending]


def refuse_over(path: Path | None, *inputs: Path | str | None) -> None:
    """Raises where an output would be written over what it is made from; a link is no file."""
    for given in inputs:
        if path is not None and isinstance(given, Path) and _same(path, given):
            raise CantWrite(f"{path}: this would be written over while it is read: name another")


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:  # one of them isn't there yet
        return one.resolve() == other.resolve()


def journal_of(out: Path) -> Path:
    """Where the games of results are kept, beside them."""
    return out.with_name(out.name + ".journal")


def write(path: Path, table: Iterable[Row]) -> None:
    """Writes all rows; the file is there whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        writer(path)(part, table)
        os.replace(part, path)
    except OSError as error:
        raise CantWrite(f"{path}: {error.strerror}") from None


def _write_csv(path: Path, table: Iterable[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(Row._fields)
        for row in table:
            out.writerow(row._replace(won=f"{row.won:g}", ended=int(row.ended)))  # type: ignore[arg-type]


def _write_parquet(path: Path, table: Iterable[Row]) -> None:
    arrow, parquet = _arrow()
    types = (
        arrow.int32(), arrow.int64(), arrow.int8(), arrow.dictionary(arrow.int16(), arrow.string()),
        arrow.float64(), arrow.int64(), arrow.bool_(),
    )  # fmt: skip
    schema = arrow.schema(list(zip(Row._fields, types, strict=True)))
    remaining = iter(table)
    with parquet.ParquetWriter(path, schema, compression="zstd") as out:
        while group := list(islice(remaining, ROWS_A_GROUP)):
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
