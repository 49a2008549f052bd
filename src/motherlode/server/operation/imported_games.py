"""Takes finished games from a file into a database, each verified by replay."""

import base64
import hashlib
import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from motherlode.kernel.entry_authors import join_author, parse_author
from motherlode.kernel.errors import BadRecord, MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.provably_fair import SCHEME
from motherlode.kernel.record import (
    AGREED,
    RESIGNATION,
    RESIGNED,
    Record,
    Seat,
    fairness_of,
    game_of,
    last_seed,
    replay,
    setup_of,
)
from motherlode.kernel.seeds import SEED_BYTES
from motherlode.records.game_files import GameRow, read_rows, record_in, row_error
from motherlode.server.operation.stored_database import closing
from motherlode.server.store.database import open_database, refusing
from motherlode.server.store.schema import CONTENTS, ENTRIES, TABLES
from motherlode.server.store.sql_statements import insert
from motherlode.server.tables.seat_changes import result_of_resignations
from motherlode.server.tables.table_config import (
    BOT,
    CLOSED,
    COLOURS,
    HUMAN,
    NO_SCHEME,
    OVER,
    Parent,
    SeatConfig,
    TableConfig,
    content_row,
)

IMPORTED = "imported"
"""The scheme of a game whose file doesn't say how its seed was made."""
ID_BYTES = 9
TABLE_ID = re.compile("[A-Za-z0-9]{6,40}")
Progress = Callable[[int], None]


class CheckedRow(NamedTuple):
    """What a verified row leads to: the digest of its record, its result and its deciders."""

    digest: bytes
    result: list[float]


class Imported(NamedTuple):
    """How many games were added, and how many were there already."""

    added: int
    known: int


def check_games(path: Path, progress: Progress) -> list[CheckedRow]:
    """Replays every row of a file; raises BadRecord at the first that is forged or unknown."""
    checked = []
    for row in read_rows(path):
        record = record_in(path, row)
        try:
            checked.append(CheckedRow(_digest(row), result_of(record)))
        except MotherlodeError as error:
            raise row_error(path, row.number, error) from None
        progress(row.number)
    return checked


def _digest(row: GameRow) -> bytes:
    return hashlib.sha256(row.raw).digest()


def result_of(record: Record) -> list[float]:
    """Verifies a record and returns each seat's share; raises BadRecord if it isn't finished."""
    if len(record.authors) != len(record.actions) or len(record.times) != len(record.actions):
        raise BadRecord("it doesn't say who chose each entry and when")
    if any(at < 0 for at in record.times):
        raise BadRecord("an entry has a time before 1970")
    play = replay(record)
    if not TABLE_ID.fullmatch(table_id(record)):
        raise BadRecord("the proof of its seed names a table that can't be one")
    if play.over():
        if record.ending:
            raise BadRecord("its rules ended it, but it says that its players did")
        return [float(share) for share in play.position.payoffs()]
    if record.ending == RESIGNED:
        return _result_of_resignations(record, play)
    if record.ending != AGREED:
        raise BadRecord("the game isn't finished")
    return []


def _result_of_resignations(record: Record, play: Play) -> list[float]:
    seats, options = len(record.seats), play.setup.options
    sides = play.setup.game.seating.teams(seats, options) or list(range(seats))
    resigned = {change.seat for change in record.takeovers if change.by == RESIGNATION}
    result = result_of_resignations(sides, resigned)
    if not result:
        raise BadRecord("its players resigned, but more than one side is left")
    return result


def import_games(
    database: str, path: Path, checked: list[CheckedRow], progress: Progress
) -> Imported:
    """Adds the games of a checked file, all of them in one transaction."""
    opened = open_database(database)
    added = 0
    try:
        with refusing(database), closing(opened.engine) as engine, engine.begin() as connection:
            for row, result in _unchanged(path, checked):
                added += _add(connection, path, row, result)
                progress(row.number)
    finally:
        if opened.lock is not None:
            opened.lock.close()
    return Imported(added, len(checked) - added)


def _unchanged(path: Path, checked: list[CheckedRow]) -> Iterator[tuple[GameRow, list[float]]]:
    """The rows as they were checked; raises BadRecord if the file changed."""
    rows = read_rows(path)
    for before in checked:
        row = next(rows, GameRow(0, b""))
        if _digest(row) != before.digest:
            raise BadRecord(f"{path} changed while it was read: run the command again")
        yield row, before.result


def _add(connection: Connection, path: Path, row: GameRow, result: list[float]) -> bool:
    """Adds a game; False if the database has it already."""
    record = record_in(path, row)
    table = table_id(record)
    if (known := _stored_log(connection, table)) is not None:
        if known != _log(record):
            raise row_error(path, row.number, f"the table {table!r:.40} has another game here")
        return False
    config = config_of(record, result)
    values = {**config.row(), "id": table, "version": 1, "created": config.created, "wake": None}
    content = content_row(setup_of(record))
    connection.execute(insert(connection.dialect.name, CONTENTS).on_conflict_do_nothing(), content)
    connection.execute(TABLES.insert(), values)
    entries = [
        {"table_id": table, "number": number, "seat": seat, "by": by, "text": text, "at": at}
        for number, (seat, by, text, at) in enumerate(_log(record), 1)
    ]
    if entries:
        connection.execute(ENTRIES.insert(), entries)
    return True


def _stored_log(connection: Connection, table: str) -> list[tuple[Any, ...]] | None:
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is None:
        return None
    log = select(ENTRIES.c.seat, ENTRIES.c.by, ENTRIES.c.text, ENTRIES.c.at)
    log = log.where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    return [tuple(entry) for entry in connection.execute(log)]


def _log(record: Record) -> list[tuple[Any, ...]]:
    authors = [parse_author(text) for text in record.authors]
    return [
        (author.seat, join_author(author.kind, author.bot), text, at)
        for author, text, at in zip(authors, record.actions, record.times, strict=True)
    ]


def table_id(record: Record) -> str:
    """The id that the proof of the seed names, or one made of the record: the same every time."""
    if proof := fairness_of(record):
        return str(proof["table"])
    made = hashlib.sha256(msgspec.json.encode(record)).digest()[:ID_BYTES]
    return base64.urlsafe_b64encode(made).decode().replace("-", "x").replace("_", "y")


def config_of(record: Record, result: list[float]) -> TableConfig:
    """The config of a finished table with this record. Nobody has a link to its seats."""
    proof, begun = fairness_of(record), record.times[0] if record.times else 0
    config = TableConfig(
        game=record.game,
        version=record.version,
        content=record.content,
        base=game_of(record).base,
        options=record.options,
        edition=record.edition,
        seats=[_seat(number, seat, proof) for number, seat in enumerate(record.seats)],
        host="",
        listed=False,
        created=begun,
        clock=None,
        secret=proof.get("secret", "") or secrets.token_hex(SEED_BYTES),
        scheme=SCHEME if proof else IMPORTED,
        state=CLOSED if record.ending == AGREED else OVER,
        seed=last_seed(record),
        begun=max(begun, 1),
        mint=secrets.token_hex(SEED_BYTES),
        result=result,
        takeovers=record.takeovers,
        ending=record.ending,
    )
    if record.continues:
        _continue(config, record)
    return config


def _seat(number: int, seat: Seat, proof: dict[str, Any]) -> SeatConfig:
    entropy = proof.get("contributions", {}).get(str(number), "")
    colour, kind = COLOURS[number % len(COLOURS)], BOT if seat.bot else HUMAN
    return SeatConfig(kind, seat.name, colour, seat.bot, entropy=entropy, sat=True)


def _continue(config: TableConfig, record: Record) -> None:
    """Stores which record the game goes on from."""
    *before, last = record.continues
    config.before = last.cut
    config.parent = Parent(last.parent, record.seed, record.fairness, before)
    if not last.seed:
        config.scheme = NO_SCHEME
