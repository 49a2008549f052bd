"""Replays every stored game under this version, and says which of them go on; changes nothing."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from types import TracebackType
from typing import NamedTuple, Self

import msgspec
from sqlalchemy import Connection, MetaData, Table, select

from motherlode.kernel.errors import MotherlodeError, UnknownGame
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.record import redeal_seeds
from motherlode.kernel.registry import find_game
from motherlode.kernel.release import UnknownRules, release_of
from motherlode.server.operation.stored_database import one_state
from motherlode.server.store.schema import CONTENTS, ENTRIES, SNAPSHOTS, TABLES
from motherlode.server.store.store import read_content
from motherlode.server.tables.live_game import SNAPSHOT
from motherlode.server.tables.snapshot_digest import unseal
from motherlode.server.tables.table_config import WAITING, TableConfig, decode_config
from motherlode.server.workers.jobs import deals_of

AS_IT_IS, KEPT, BEFORE_1, CANNOT = "as_it_is", "kept", "before_1", "cannot"
"""What becomes of a game: it goes on under this version's rules or under kept ones; it is from
before 1.0; or it can't go on."""


class StoredLog(NamedTuple):
    """A stored table: its config, its content, the texts of its log, and its snapshot if any."""

    id: str
    game: str
    config: str
    content: str
    log: list[str]
    snapshot: tuple[int, str] | None


class Outcome(NamedTuple):
    """What becomes of a stored game, under which rules, and why it can't go on."""

    table: str
    game: str
    state: str
    version: str
    playability: str
    why: str = ""


class StoredTables(AbstractContextManager["StoredTables"]):
    """All tables of a database, in one state of it while servers write."""

    def __init__(self, database: str) -> None:
        self._opening = one_state(database)

    def __enter__(self) -> Self:
        self._connection = self._opening.__enter__()
        ids = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        self.ids = list(self._connection.execute(ids).scalars())
        self._has_contents = has_contents(self._connection)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._opening.__exit__(kind, error, trace)

    def __iter__(self) -> Iterator[StoredLog]:
        return map(self._read, self.ids)

    def _read(self, table: str) -> StoredLog:
        read = self._connection.execute
        columns = [TABLES.c.game, TABLES.c.doc]
        columns += [TABLES.c.content] if self._has_contents else []
        row = read(select(*columns).where(TABLES.c.id == table)).one()
        log = select(ENTRIES.c.text).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        found = read(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
        snapshot = None if found is None else (found.number, found.body)
        content = read_content(self._connection, row.content) if self._has_contents else ""
        return StoredLog(table, row.game, row.doc, content, list(read(log).scalars()), snapshot)


def has_contents(connection: Connection) -> bool:
    """False for a database that no version with kept contents has used yet."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in (CONTENTS.name, TABLES.name))
    tables: Table = found.tables[TABLES.name]
    return CONTENTS.name in found.tables and "content" in tables.columns


def outcome_of(stored: StoredLog) -> Outcome:
    """Replays a stored game; says under which rules it goes on, or why it can't."""
    try:
        config = decode_config(stored.config)
    except MotherlodeError as error:
        return Outcome(stored.id, stored.game, "", "", CANNOT, str(error))

    def outcome(playability: str, why: str = "") -> Outcome:
        return Outcome(stored.id, stored.game, config.state, config.version, playability, why)

    try:
        setup = config.setup(stored.content)
        if config.begun:
            check_replay(stored, config, setup)
    except UnknownRules as error:
        before = error.before_first_release
        return outcome(BEFORE_1 if before else CANNOT, "" if before else str(error))
    except (MotherlodeError, UnknownGame, msgspec.MsgspecError) as error:
        return outcome(CANNOT, str(error))
    except Exception as error:  # Rules that fail shut one table; the others are still checked.
        return outcome(CANNOT, f"the rules failed: {type(error).__name__}")
    present = config.version == find_game(config.game).version
    return outcome(AS_IT_IS if present else KEPT)


def first_play(config: TableConfig, table: str, setup: Setup) -> Play:
    """The game of a table before its first entry."""
    dealt = deals_of(config, table)
    seed, redeals = bytes.fromhex(dealt.seed), redeal_seeds(dealt.continues)
    return release_of(setup).play(setup, seed, False, redeals)


def check_replay(stored: StoredLog, config: TableConfig, setup: Setup) -> None:
    """Raises BadReplay if an entry is illegal, or leads elsewhere than the snapshot or result."""
    play = first_play(config, stored.id, setup)
    number, dump = _snapshot_of(stored, config)
    for entry, text in enumerate(stored.log, 1):
        try:
            play.enter(text)
        except MotherlodeError as error:
            raise BadReplay(f"entry {entry} ({text!r:.60}): {error}") from None
        if entry == number and play.position.state.dump() != dump:
            raise BadReplay(f"after entry {entry} its state is another than the stored one")
    payoffs = [float(share) for share in play.position.payoffs()] if play.over() else []
    if payoffs and config.result and payoffs != config.result:
        raise BadReplay("its result is another than the stored one")


class BadReplay(MotherlodeError):
    """A stored game that doesn't replay as it was played."""


def _snapshot_of(stored: StoredLog, config: TableConfig) -> tuple[int, list[int]]:
    """The number and the state of a stored snapshot; -1 if none can be compared."""
    if stored.snapshot is None or config.state == WAITING:
        return -1, []
    number, sealed = stored.snapshot
    body = unseal(config.seed, number, sealed)
    if body is None:
        return -1, []
    try:
        return number, SNAPSHOT.decode(body).dump
    except msgspec.ValidationError:
        return -1, []  # Another version of the server stored it, with other fields.
