"""A process that learns late of a new link: the socket of the replaced link gets nothing more."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from motherlode.server.api.connection import Connection
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import NewSeat, NewTable
from motherlode.server.api.socket_schema import Chat
from motherlode.server.settings import Limits
from motherlode.server.tables import creation, join_kick_start, seat_commands
from motherlode.server.tables.other_server_processes import SharedPostgres
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from motherlode.server.tokens import hash_token, new_token
from tests.load.launch import Postgres
from tests.server.play import move_at
from tests.server.sites import drive
from tests.server.tables import close_now, sit_all
from tests.server.two_registries import pair, shared


class ReplacedLink:
    """A table in two processes, and a socket of its first seat's replaced link in the other one."""

    def __init__(self, made: Any, here: Table, there: Table, elsewhere: TableRegistry) -> None:
        self.host = made.host
        self.tokens = [str(link.token) for link in made.seats]
        self.here, self.there, self.elsewhere = here, there, elsewhere
        self.received: list[str] = []
        self.connect()

    def connect(self) -> None:
        """Opens the socket with the link that the first seat has now."""
        there, own, self.closed = self.there, self.tokens[0], 0
        self.connection = Connection(
            there.config.identify(own), hash_token(own), self._socket(), self._close, Limits()
        )
        self.connection.start()
        there.attach(self.connection, "", -1)

    def _socket(self) -> Any:
        """A socket that notes what is written to it and is always writable."""
        writable = asyncio.Event()
        writable.set()
        transport = SimpleNamespace(is_closing=lambda: False, write=self._receive)
        return SimpleNamespace(transport=transport, writable=writable)

    def _receive(self, frame: bytes) -> None:
        client = ClientProtocol(parse_uri("ws://table"), state=State.OPEN)
        client.receive_data(frame)
        (received,) = client.events_received()
        assert isinstance(received, Frame)
        decoded = json.loads(bytes(received.data))
        self.received += [
            message["type"] for message in (decoded if isinstance(decoded, list) else [decoded])
        ]

    async def _close(self, code: int, reason: str) -> None:
        self.closed = code

    async def replace_link(self) -> None:
        own, self.tokens[0] = self.tokens[0], new_token()
        await self.here.change_config(
            lambda config: join_kick_start.new_link(config, 0, own, self.tokens[0])
        )
        await self.forget()

    async def forget(self) -> None:
        """Receives what was queued before, and forgets it."""
        await asyncio.sleep(0.05)
        self.received.clear()

    async def sit(self) -> None:
        await sit_all(self.here, self.tokens)

    async def sit_and_connect(self) -> None:
        await self.sit()
        await self.elsewhere.reload(self.there)
        while not self.closed:
            await asyncio.sleep(0.01)
        self.connect()
        await self.forget()

    async def move(self) -> list[Any]:
        """Makes a move here; returns the notice that the other process would get."""
        live_game = self.here.require_playing()
        seat, number = int(live_game.play.deciding_seat() or 0), live_game.number + 1
        await move_at(self.here, seat, f"m{number}", number, live_game.legal()[0].text)
        (row,) = await self.here.store.entries(self.here.id, number - 1)
        entry = [row.seat, row.by, row.text, row.at]
        return [self.here.id, number, self.here.version, *entry]

    async def ended(self) -> None:
        while not self.closed:
            await asyncio.sleep(0.01)
        assert self.closed == 4001
        assert self.received == []


@asynccontextmanager
async def waiting(address: str) -> AsyncIterator[ReplacedLink]:
    async with pair(address) as (first, second):
        form = NewTable("karats", [NewSeat("human"), NewSeat("human")])
        made = await creation.new_table(first, form)
        yield ReplacedLink(
            made, await first.table(made.table), await second.table(made.table), second
        )


def test_a_replaced_link_gets_no_deal_that_another_process_made(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.replace_link()
            await old.sit()
            await old.elsewhere.reload(old.there)
            assert old.there.live_game is not None
            await old.ended()

    drive(work)


def test_a_replaced_link_gets_no_moves_announced_before_the_new_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit_and_connect()
            early = await old.move()
            await old.replace_link()
            hints = [await old.move() for _ in range(3)]
            for hint in [*hints, early]:
                shared(old.elsewhere).on_notices([hint])
            while old.there.number < 4:
                await asyncio.sleep(0.01)
            while not old.closed:
                await asyncio.sleep(0.01)
            assert old.received.count("update") == 1, "only the move before the new link"

    drive(work)


def test_reading_the_log_also_learns_of_the_new_link(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit_and_connect()
            token = old.tokens[0]
            await old.replace_link()
            await old.move()
            assert old.there.config.identify(token).seat == 0
            assert len(await old.there.read_log()) == 1
            assert old.there.config.identify(token).seat == -1

    drive(work)


def test_a_replaced_link_cannot_chat(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit_and_connect()
            token = old.tokens[0]
            await old.replace_link()
            you = old.there.config.identify(token)
            assert you.seat == 0
            with pytest.raises(Refusal, match="doesn't allow"):
                await seat_commands.execute(
                    old.there, you, Chat("c", "it is me"), hash_token(token)
                )
            assert not await old.here.store.chat(old.here.id, {})
            you, token = old.there.config.identify(old.tokens[0]), old.tokens[0]
            await seat_commands.execute(old.there, you, Chat("c", "it is me"), hash_token(token))
            assert len(await old.here.store.chat(old.here.id, {})) == 1

    drive(work)


def test_a_replaced_link_cannot_claim_a_rematch_seat(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.here.change_config(close_now)
            await old.elsewhere.reload(old.there)
            token = old.tokens[0]
            await old.replace_link()
            assert creation.require_rematch(old.there, token).seat == 0
            with pytest.raises(Refusal, match="doesn't allow"):
                await creation.rematch(old.elsewhere, old.there, token)
            joined = await creation.rematch(old.elsewhere, old.there, old.tokens[0])
            assert joined.seat == 0

    drive(work)


def test_a_link_replaced_during_a_reload_gets_no_later_moves(postgres: Postgres) -> None:
    async def work() -> None:
        async with waiting(postgres.address) as old:
            await old.sit_and_connect()
            store = old.elsewhere.store
            read = store.entries

            async def after_moves(*given: Any) -> Any:
                await old.replace_link()
                for _ in range(3):
                    await old.move()
                return await read(*given)

            store.entries = after_moves  # type: ignore[method-assign, assignment]
            cluster = old.there.cluster
            assert isinstance(cluster, SharedPostgres)
            await cluster.catch_up(old.there, old.there.version)
            assert old.there.number == 3
            await old.ended()

    drive(work)
