"""Two servers in this process on one database, and a table that both know."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from motherlode.server import creation, seatwork
from motherlode.server.bodies import NewSeat, NewTable
from motherlode.server.house import House
from motherlode.server.messages import Move, SeatMessage
from motherlode.server.refusals import Refusal
from motherlode.server.settings import Settings
from motherlode.server.store import Store, open_database
from motherlode.server.table import Table
from motherlode.server.tokens import hashed
from tests.games.karats.lasting import LASTING
from tests.server.tables import sit


class Two:
    """A table that has begun, as two houses have it, and who is asked there."""

    def __init__(self, made: Any, here: Table, there: Table, elsewhere: House) -> None:
        self.host = str(made.host)
        self.tokens = [str(link.token) for link in made.seats]
        self.here, self.there, self.elsewhere = here, there, elsewhere
        assert there.board is not None
        self.seat = int(there.board.play.asked() or 0)

    async def ask(self, message: SeatMessage, seat: int | None = None) -> int:
        """Asks where nothing was heard of what happened here."""
        token = self.tokens[self.seat if seat is None else seat]
        return await seatwork.ask(self.there, self.there.doc.who(token), message, hashed(token))

    async def refused(self, message: SeatMessage) -> str:
        with pytest.raises(Refusal) as refusal:
            await self.ask(message)
        return refusal.value.code

    def move(self) -> Move:
        board = self.there.board
        assert board is not None
        return Move(f"m{board.number}", board.number + 1, board.legal()[0].text)

    async def entries(self) -> list[str]:
        return [line.by for line in await self.here.house.store.entries(self.here.id, 0)]


@asynccontextmanager
async def pair(address: str) -> AsyncIterator[tuple[House, House]]:
    """Two houses on one database, neither of which listens."""
    settings = Settings(address, sweep_seconds=60.0, clock_grace=0.0)
    one, other = (House(settings, Store(open_database(address))) for i in range(2))
    try:
        yield one, other
    finally:
        await one.stop()
        await other.stop()


@asynccontextmanager
async def two_houses(address: str) -> AsyncIterator[Two]:
    async with pair(address) as (one, other):
        form = NewTable("karats", [NewSeat("human"), NewSeat("human")], edition=LASTING)
        made = await creation.new_table(one, form)
        here = await one.table(made.table)
        for link in made.seats:
            await sit(here, link.token)
        yield Two(made, here, await other.table(made.table), other)
