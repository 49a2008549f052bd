"""A table in two registries that share a database, as in two server processes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import NewSeat, NewTable
from motherlode.server.api.socket_schema import Move, SeatMessage
from motherlode.server.settings import Settings
from motherlode.server.store import Store, open_database
from motherlode.server.tables import creation, seat_commands
from motherlode.server.tables.other_server_processes import SharedPostgres
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from motherlode.server.tokens import hash_token
from tests.games.karats.long_game import LONG_GAME
from tests.server.tables import sit


class Two:
    """A running table in two processes, and the seat that is asked."""

    def __init__(self, made: Any, here: Table, there: Table, elsewhere: TableRegistry) -> None:
        self.host = str(made.host)
        self.tokens = [str(link.token) for link in made.seats]
        self.here, self.there, self.elsewhere = here, there, elsewhere
        assert there.live_game is not None
        self.seat = int(there.live_game.play.deciding_seat() or 0)

    async def ask(self, message: SeatMessage, seat: int | None = None) -> int:
        """Sends a message to the process that doesn't know yet what happened here."""
        token = self.tokens[self.seat if seat is None else seat]
        return await seat_commands.execute(
            self.there, self.there.config.identify(token), message, hash_token(token)
        )

    async def refused(self, message: SeatMessage) -> str:
        with pytest.raises(Refusal) as refusal:
            await self.ask(message)
        return refusal.value.code

    def move(self) -> Move:
        live_game = self.there.live_game
        assert live_game is not None
        return Move(f"m{live_game.number}", live_game.number + 1, live_game.legal()[0].text)

    async def entries(self) -> list[str]:
        return [row.by for row in await self.here.store.entries(self.here.id, 0)]


def shared(registry: TableRegistry) -> SharedPostgres:
    """The cluster of a registry on PostgreSQL."""
    assert isinstance(registry.cluster, SharedPostgres)
    return registry.cluster


@asynccontextmanager
async def pair(address: str) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """Two registries on one database, neither of which listens to notices."""
    settings = Settings(address, sweep_seconds=60.0, clock_grace=0.0)
    first, second = (TableRegistry(settings, Store(open_database(address))) for i in range(2))
    try:
        yield first, second
    finally:
        await first.stop()
        await second.stop()


@asynccontextmanager
async def two_registries(address: str) -> AsyncIterator[Two]:
    async with pair(address) as (first, second):
        form = NewTable("karats", [NewSeat("human"), NewSeat("human")], edition=LONG_GAME)
        made = await creation.new_table(first, form)
        here = await first.table(made.table)
        for link in made.seats:
            link.token = await sit(here, link.token)
        yield Two(made, here, await second.table(made.table), second)
