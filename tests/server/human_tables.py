"""A table of humans in memory, for tests of what its seats may do to each other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import Clock, NewSeat, NewTable
from motherlode.server.api.socket_schema import Consent, Move, Propose, SeatMessage
from motherlode.server.tables import creation, seat_commands
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table, read_table
from motherlode.server.tokens import hash_token
from tests.games.karats.long_game import LONG_GAME
from tests.server.tables import registry_on, sit


class Sitting:
    """A running table, its tokens, and a count of the messages sent to it."""

    def __init__(self, registry: TableRegistry, table: Table, made: Any) -> None:
        self.registry, self.table, self.host = registry, table, str(made.host)
        self.tokens = [str(link.token) for link in made.seats]
        self.sent = 0

    @property
    def live_game(self) -> LiveGame:
        assert self.table.live_game is not None
        return self.table.live_game

    @property
    def asked(self) -> int:
        return int(self.live_game.play.deciding_seat() or 0)

    def others(self) -> list[int]:
        """The seats that are not asked."""
        return [seat for seat in range(len(self.tokens)) if seat != self.asked]

    async def send(self, seat: int, message: SeatMessage) -> int:
        token = self.tokens[seat]
        you = self.table.config.identify(token)
        return await seat_commands.execute(self.table, you, message, hash_token(token))

    async def propose(self, by: int, kind: Any, **given: Any) -> int:
        self.sent += 1
        return await self.send(by, Propose(f"p{self.sent}", kind, **given))

    async def answer(self, seat: int, yes: bool) -> int:
        self.sent += 1
        return await self.send(seat, Consent(f"c{self.sent}", self.table.config.requests, yes))

    async def agree(self, kind: Any, first: int, others: list[int], **given: Any) -> None:
        """A seat proposes something, and others agree."""
        await self.propose(first, kind, **given)
        for other in others:
            await self.answer(other, True)

    async def move(self) -> int:
        """The seat that is asked makes its first legal move; returns the seat."""
        seat, number = self.asked, self.live_game.number + 1
        await self.send(seat, Move(f"m{number}", number, self.live_game.legal()[0].text))
        return seat

    def let_time_pass(self, seconds: int) -> None:
        """Lets the seat that is asked wait as if for some seconds, in which no server was down."""
        self.table.time.downtimes.clear()  # Earlier tests left some in a shared database.
        self.live_game.asked_since[self.asked] -= seconds * 1000

    async def stored(self) -> Table:
        """The table as another process would open it."""
        found = await read_table(self.table.store, self.table.time, self.table.id)
        assert found is not None
        return Table(self.registry.services, self.table.id, found)


@asynccontextmanager
async def sitting(
    database: str,
    humans: int = 2,
    clock: Clock | None = None,
    **form: Any,
) -> AsyncIterator[Sitting]:
    """A running game of some humans on a database."""
    async with registry_on(database) as made_registry:
        seats = [NewSeat("human", name) for name in ("Ann", "Ben", "Cem", "Dora")[:humans]]
        seats += [NewSeat("bot")] * (2 - humans)
        new = NewTable("karats", seats, edition=LONG_GAME, clock=clock, **form)
        made = await creation.new_table(made_registry, new)
        table = await made_registry.table(made.table)
        for link in made.seats:
            link.token = await sit(table, link.token)
        yield Sitting(made_registry, table, made)


async def refused(work: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refusal) as refusal:
        await work
    return refusal.value.code
