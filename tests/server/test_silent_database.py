"""A database connection that stops answering: callers get an error and may retry."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from motherlode.server.api.rest_schema import NewSeat, NewTable
from motherlode.server.api.socket_schema import Chat, Move, SeatMessage
from motherlode.server.settings import Settings
from motherlode.server.store import (
    StorageUnavailable,
    Store,
    database,
    open_database,
    pg_move_writer as moves,
    pg_notify,
    pg_timeouts,
)
from motherlode.server.tables import creation, join_kick_start, seat_commands
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from motherlode.server.tokens import hash_token, new_token
from tests.load.launch import Postgres
from tests.server.silent_proxy import SilentProxy
from tests.server.sites import drive
from tests.server.tables import sit_all

ANSWER = 0.7
SOON = 15.0
FORM = NewTable("karats", [NewSeat("human"), NewSeat("human")])


@asynccontextmanager
async def registry_behind(proxy: SilentProxy) -> AsyncIterator[TableRegistry]:
    address = await proxy.open()
    database = await asyncio.to_thread(open_database, address)
    registry = TableRegistry(Settings(address, sweep_seconds=0.2, clock_grace=0.0), Store(database))
    registry.start()
    try:
        yield registry
    finally:
        await asyncio.wait_for(registry.stop(), SOON)
        proxy.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (pg_timeouts, pg_notify, moves):
        monkeypatch.setattr(module, "ANSWER", ANSWER)
    monkeypatch.setattr(pg_timeouts, "IDLE", ANSWER)
    monkeypatch.setitem(database.KEEPALIVE, "connect_timeout", 2)


async def unavailable(work: Awaitable[Any]) -> None:
    with pytest.raises(StorageUnavailable):
        await asyncio.wait_for(work, SOON)


class Seats:
    """A running table and its tokens."""

    def __init__(self, made: Any, table: Table) -> None:
        self.host = str(made.host)
        self.tokens = [str(link.token) for link in made.seats]
        self.table = table

    async def ask(self, message: SeatMessage) -> int:
        token = self.tokens[int(self.table.require_playing().play.deciding_seat() or 0)]
        return await seat_commands.execute(
            self.table, self.table.config.identify(token), message, hash_token(token)
        )

    def move(self) -> Move:
        live_game = self.table.require_playing()
        return Move(f"m{live_game.number}", live_game.number + 1, live_game.legal()[0].text)


async def seats_in(registry: TableRegistry) -> Seats:
    made = await creation.new_table(registry, FORM)
    seats = Seats(made, await registry.table(made.table))
    await sit_all(seats.table, seats.tokens)
    return seats


def count(address: str, what: str, table: str) -> int:
    with psycopg.connect(address) as connection:
        found = connection.execute(f"SELECT count(*) FROM {what} WHERE table_id = %s", (table,))
        return int((found.fetchone() or [0])[0])


def test_writes_on_a_dead_connection_fail_and_can_be_retried(
    postgres: Postgres, impatient: None
) -> None:
    async def work() -> None:
        proxy = SilentProxy(postgres.address)
        async with registry_behind(proxy) as registry:
            seats = await seats_in(registry)
            table = seats.table
            assert await seats.ask(seats.move()) == 1
            proxy.silent = True
            move = seats.move()
            line_of_chat = Chat("c", "is anybody there?")
            await asyncio.gather(
                unavailable(creation.new_table(registry, FORM)),
                unavailable(seats.ask(line_of_chat)),
            )
            await unavailable(seats.ask(move))
            proxy.silent, proxy.last = False, b""
            assert await seats.ask(line_of_chat) == 1
            assert await seats.ask(move) == 2
            assert await creation.new_table(registry, FORM)
            assert count(postgres.address, "chat", table.id) == 1
            assert count(postgres.address, "entries", table.id) == 2

    drive(work)


def test_a_config_saved_without_an_answer_is_found_later(
    postgres: Postgres, impatient: None
) -> None:
    async def work() -> None:
        proxy = SilentProxy(postgres.address)
        async with registry_behind(proxy) as registry:
            seats = await seats_in(registry)
            table, fresh = seats.table, new_token()
            proxy.last = b"COMMIT"
            await unavailable(
                table.change_config(
                    lambda config: join_kick_start.new_link(config, 0, seats.tokens[0], fresh)
                )
            )
            proxy.silent, proxy.last = False, b""
            async with asyncio.timeout(SOON):
                while table.config.seats[0].token != hash_token(fresh):
                    await asyncio.sleep(0.05)

    drive(work)


def test_a_chat_message_stored_without_an_answer_is_found_by_its_retry(
    postgres: Postgres, impatient: None
) -> None:
    async def work() -> None:
        proxy = SilentProxy(postgres.address)
        async with registry_behind(proxy) as registry:
            seats = await seats_in(registry)
            hello = Chat("c", "hello")
            proxy.last = b"COMMIT"
            await unavailable(seats.ask(hello))
            proxy.silent, proxy.last = False, b""
            assert await seats.ask(hello) == 0
            assert [message.text for message in seats.table.chat] == ["hello"]
            assert count(postgres.address, "chat", seats.table.id) == 1

    drive(work)


def test_a_connection_that_dies_in_a_transaction_does_not_lock_the_table(
    postgres: Postgres, impatient: None
) -> None:
    """The row is locked then, and the database doesn't notice the loss."""

    async def work() -> None:
        proxy = SilentProxy(postgres.address)
        async with registry_behind(proxy) as registry:
            seats = await seats_in(registry)
            table = seats.table
            proxy.last = b"FOR UPDATE"
            change = table.change_config(
                lambda config: join_kick_start.new_link(config, 0, seats.tokens[0], new_token())
            )
            await unavailable(change)
            proxy.silent, proxy.last = False, b""
            async with asyncio.timeout(SOON):
                while True:
                    try:
                        assert await seats.ask(seats.move()) == 1
                        break
                    except StorageUnavailable:
                        await asyncio.sleep(0.05)

    drive(work)
