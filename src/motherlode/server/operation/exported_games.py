"""The finished games of a database as records, with or without what names people."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.record import Continuation, Record, Seat, Takeover
from motherlode.server.operation.stored_database import one_state
from motherlode.server.store.schema import ENTRIES, TABLES
from motherlode.server.store.store import read_content
from motherlode.server.tables.table_config import CLOSED, OVER, decode_config, stored_game
from motherlode.server.workers.encoded_log import LogRow
from motherlode.server.workers.jobs import deals_of, replayed_record


class LeftOut(NamedTuple):
    """A finished game that this version can't replay, and why."""

    table: str
    why: str


class FinishedGames:
    """The finished games of a database; those that finish later are not among them."""

    def __init__(self, database: str, names: bool) -> None:
        self._database = database
        self._names = names
        self.left_out: list[LeftOut] = []
        wanted = select(TABLES.c.id, TABLES.c.state, TABLES.c.doc)
        wanted = wanted.where(TABLES.c.state.in_((OVER, CLOSED)))
        wanted = wanted.order_by(TABLES.c.created, TABLES.c.id)
        with one_state(database) as connection:
            rows = connection.execute(wanted)
            self._tables = [row.id for row in rows if was_played(row.state, row.doc)]

    def __len__(self) -> int:
        return len(self._tables)

    def records(self) -> Iterator[Record]:
        """Replays each game; one that can't be replayed here is left out and listed."""
        for table in self._tables:
            try:
                record = self._record(table)
            except MotherlodeError as error:
                self.left_out.append(LeftOut(table, str(error)))
            else:
                yield record if self._names else without_names(record)

    def _record(self, table: str) -> Record:
        with one_state(self._database) as connection:
            here = select(TABLES.c.doc, TABLES.c.content).where(TABLES.c.id == table)
            row = connection.execute(here).one()
            config, content = decode_config(row.doc), read_content(connection, row.content)
            columns = [ENTRIES.c[name] for name in LogRow._fields]
            log = select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            rows = [LogRow(*row) for row in connection.execute(log)]
        seats = [Seat(seat.name, seat.bot) for seat in config.seats]
        deals = deals_of(config, table)
        given = (rows, seats, config.takeovers, config.ending)
        return replayed_record(stored_game(config, content), deals, *given)


def was_played(state: str, stored: str) -> bool:
    """True for a game that its rules or its players ended; a closed table may have neither."""
    config = decode_config(stored)
    return bool(config.begun) and (state == OVER or bool(config.ending))


def without_names(record: Record) -> Record:
    """The record without people's names, and without the table that the proof of its seed names.

    With the table's id, names could be looked up at the server.
    """
    return msgspec.structs.replace(
        record,
        seats=[_nameless(number, seat) for number, seat in enumerate(record.seats, 1)],
        takeovers=[_without_holders(takeover) for takeover in record.takeovers],
        fairness={},
        continues=[_without_proof(part) for part in record.continues],
    )


def _nameless(number: int, seat: Seat) -> Seat:
    return Seat("", seat.bot) if seat.bot else Seat(f"Seat {number}")


def _without_holders(takeover: Takeover) -> Takeover:
    before, after = _kind_only(takeover.before), _kind_only(takeover.after)
    return msgspec.structs.replace(takeover, before=before, after=after)


def _kind_only(holder: str) -> str:
    return PLAYER if holder.partition(" ")[0] == PLAYER else holder


def _without_proof(part: Continuation) -> Continuation:
    return msgspec.structs.replace(part, parent="", fairness={})
