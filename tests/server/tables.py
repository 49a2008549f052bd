"""Registries and tables for tests that call the server's own objects."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from motherlode.server.api.rest_schema import Clock, NewSeat, NewTable, Sit
from motherlode.server.settings import Settings
from motherlode.server.store import Store, open_database
from motherlode.server.tables import creation, join_kick_start
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import CLOSED, TableConfig
from tests.server.play import move_at


@asynccontextmanager
async def registry_in(
    folder: Path, sweep: float = 60.0, window_ms: int = 200
) -> AsyncIterator[TableRegistry]:
    settings = Settings(
        str(folder / "races.db"), sweep_seconds=sweep, clock_grace=0.0, window_ms=window_ms
    )
    registry = TableRegistry(settings, Store(open_database(settings.database)))
    registry.start()
    try:
        yield registry
    finally:
        await registry.stop()


@asynccontextmanager
async def registry_on(database: str) -> AsyncIterator[TableRegistry]:
    """A registry without background tasks."""
    registry = TableRegistry(Settings(database), Store(open_database(database)))
    try:
        yield registry
    finally:
        await registry.stop()


async def hosted(
    registry: TableRegistry, clock: Clock | None = None, game: str = "karats"
) -> tuple[Table, list[str], str]:
    """A table of two humans who have not sat down; with their tokens and the host's."""
    form = NewTable(game, [NewSeat("human"), NewSeat("human")], clock=clock)
    made = await creation.new_table(registry, form)
    return await registry.table(made.table), [link.token for link in made.seats], made.host


async def waiting(registry: TableRegistry, clock: Clock | None = None) -> tuple[Table, list[str]]:
    table, tokens, _ = await hosted(registry, clock)
    return table, tokens


async def sit(table: Table, token: str, host: str = "") -> str:
    """Sits down; returns the seat's new token."""
    form = Sit(entropy=secrets.token_hex(32), key=secrets.token_hex(32), host=host)
    return await table.change_config(lambda config: join_kick_start.sit(config, form, token))


async def sit_all(table: Table, tokens: list[str]) -> None:
    """Sits down at each seat; replaces the tokens in the list."""
    for i, token in enumerate(tokens):
        tokens[i] = await sit(table, token)


async def played_table(registry: TableRegistry, moves: int, clock: Clock | None = None) -> Table:
    """A table of two humans after some moves."""
    table, tokens, _ = await hosted(registry, clock)
    await sit_all(table, tokens)
    live_game = table.require_playing()
    for number in range(1, moves + 1):
        seat = int(live_game.play.deciding_seat() or 0)
        await move_at(table, seat, f"m{number}", number, live_game.play.legal_texts()[0])
    return table


def close_now(config: TableConfig) -> None:
    """Closes a table as an agreed end does."""
    config.state = CLOSED


async def until(so: Any) -> None:
    while not so():
        await asyncio.sleep(0.01)
