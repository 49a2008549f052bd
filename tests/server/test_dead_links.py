"""A process that hears late of a new link: the old one's socket is told nothing any more."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from motherlode.server import creation, seating, seatwork
from motherlode.server.bodies import NewSeat, NewTable
from motherlode.server.house import House
from motherlode.server.messages import Chat
from motherlode.server.peer import Peer
from motherlode.server.refusals import Refusal
from motherlode.server.settings import Limits
from motherlode.server.table import Table
from motherlode.server.tokens import hashed, new_token
from motherlode.server.trial.launch import Postgres
from tests.server.conftest import drive
from tests.server.tables import sit
from tests.server.two_houses import pair


class Old:
    """A table in two houses, and the socket of its first seat's old link in the other one."""

    def __init__(self, made: Any, here: Table, there: Table, elsewhere: House) -> None:
        self.host = made.host
        self.tokens = [str(link.token) for link in made.seats]
        self.here, self.there, self.elsewhere = here, there, elsewhere
        self.told: list[str] = []
        self.closed = 0
        old = self.tokens[0]
        self.peer = Peer(there.doc.who(old), hashed(old), self._hear, self._close, Limits())
        self.peer.start()
        there.attach(self.peer, "", -1)

    async def _hear(self, text: str) -> None:
        told = json.loads(text)
        self.told += [one["type"] for one in (told if isinstance(told, list) else [told])]

    async def _close(self, code: int, reason: str) -> None:
        self.closed = code

    async def link_anew(self) -> None:
        self.tokens[0] = new_token()
        await self.here.change(lambda doc: seating.new_link(doc, 0, self.host, self.tokens[0]))
        await self.forget()

    async def forget(self) -> None:
        """Lets what was queued before be told, and forgets it."""
        await asyncio.sleep(0.05)
        self.told.clear()

    async def sit(self) -> None:
        for token in self.tokens:
            await sit(self.here, token)

    async def move(self) -> list[Any]:
        """A move here; gives what the other process is told of it."""
        board = self.here.playing()
        seat, number = int(board.play.asked() or 0), board.number + 1
        await seatwork.move(self.here, seat, f"m{number}", number, board.legal()[0].text)
        (line,) = await self.here.house.store.entries(self.here.id, number - 1)
        entry = [line.seat, line.by, line.text, line.at]
        return [self.here.id, number, self.here.version, *entry]

    async def ended(self) -> None:
        while not self.closed:
            await asyncio.sleep(0.01)
        assert self.closed == 4001
        assert self.told == []


@asynccontextmanager
async def waiting(address: str) -> AsyncIterator[Old]:
    async with pair(address) as (one, other):
        form = NewTable("karats", [NewSeat("human"), NewSeat("human")])
        made = await creation.new_table(one, form)
        yield Old(made, await one.table(made.table), await other.table(made.table), other)


def test_a_deal_that_is_heard_of_with_the_new_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.link_anew()
            await old.sit()
            await old.elsewhere.look(old.there)
            assert old.there.board is not None
            await old.ended()

    drive(work)


def test_moves_that_are_told_of_before_the_new_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit()
            await old.elsewhere.look(old.there)
            early = await old.move()
            await old.link_anew()
            hints = [await old.move() for _ in range(3)]
            for hint in [*hints, early]:
                old.elsewhere._heard([hint])
            while old.there.number < 4:
                await asyncio.sleep(0.01)
            while not old.closed:
                await asyncio.sleep(0.01)
            assert old.told.count("update") == 1, "of the move before the new link"

    drive(work)


def test_the_log_of_a_process_that_has_not_heard_of_the_new_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit()
            await old.elsewhere.look(old.there)
            token = old.tokens[0]
            await old.link_anew()
            await old.move()
            assert old.there.doc.who(token).seat == 0
            assert len(await old.there.log()) == 1
            assert old.there.doc.who(token).seat == -1

    drive(work)


def test_nothing_is_said_with_a_dead_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            token = old.tokens[0]
            await old.link_anew()
            you = old.there.doc.who(token)
            assert you.seat == 0
            with pytest.raises(Refusal, match="doesn't allow"):
                await seatwork.ask(old.there, you, Chat("c", "it is me"), hashed(token))
            assert not await old.here.house.store.chat(old.here.id, 0)
            you, token = old.there.doc.who(old.tokens[0]), old.tokens[0]
            await seatwork.ask(old.there, you, Chat("c", "it is me"), hashed(token))
            assert len(await old.here.house.store.chat(old.here.id, 0)) == 1

    drive(work)


def test_no_seat_of_a_rematch_is_claimed_with_a_dead_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.here.change(lambda doc: seating.close(doc, old.host))
            await old.elsewhere.look(old.there)
            token = old.tokens[0]
            await old.link_anew()
            assert creation.may_rematch(old.there, token).seat == 0
            with pytest.raises(Refusal, match="doesn't allow"):
                await creation.rematch(old.elsewhere, old.there, token)
            joined = await creation.rematch(old.elsewhere, old.there, old.tokens[0])
            assert joined.seat == 0

    drive(work)


def test_moves_that_are_stored_while_the_table_is_read(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit()
            await old.elsewhere.look(old.there)
            store = old.elsewhere.store
            read = store.entries

            async def after_moves(*given: Any) -> Any:
                await old.link_anew()
                for _ in range(3):
                    await old.move()
                return await read(*given)

            store.entries = after_moves  # type: ignore[method-assign, assignment]
            await old.there.catch_up(old.there.version)
            assert old.there.number == 3
            await old.ended()

    drive(work)
