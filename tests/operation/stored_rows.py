"""Reads whole databases, so that tests can compare them; fills them with games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select

from motherlode.server.operation.stored_database import one_state, stored_tables
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from tests.server.play import move_at
from tests.server.sites import drive
from tests.server.tables import hosted, played_table, registry_on, sit

SQLITE, POSTGRES = "sqlite", "postgres"
NewDatabase = Callable[[str], str]
"""Makes an empty database of a kind and returns its address."""
Rows = dict[str, list[tuple[Any, ...]]]


def rows_of(database: str) -> Rows:
    """Every row of a database but those of the cache of snapshots, by table."""
    with one_state(database) as connection:
        return {
            table.name: [
                tuple(row)
                for row in connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in stored_tables(connection)
            if table.name != "snapshots"
        }


def fill(database: str, tables: int = 2, moves: int = 6) -> None:
    """Stores some tables that are being played."""

    async def work() -> None:
        async with registry_on(database) as registry:
            for _ in range(tables):
                await played_table(registry, moves)

    drive(work)


async def finished_table(registry: TableRegistry, game: str = "karats") -> Table:
    """A table whose two humans played to the end."""
    table, tokens, _ = await hosted(registry, game=game)
    for token in tokens:
        await sit(table, token)
    live_game = table.require_playing()
    number = 0
    while not live_game.play.over():
        number += 1
        seat = int(live_game.play.deciding_seat() or 0)
        legal = live_game.play.legal_texts()
        await move_at(table, seat, f"m{number}", number, legal[number % len(legal)])
    await table.store_result()
    return table


def content_of(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None
