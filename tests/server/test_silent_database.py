"""A line to the database that goes dead without a word: whoever waits is told, and may retry."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from motherlode.server import creation, seating, seatwork
from motherlode.server.bodies import NewSeat, NewTable
from motherlode.server.house import House
from motherlode.server.messages import Chat, Move, SeatMessage
from motherlode.server.settings import Settings
from motherlode.server.store import (
    StorageUnavailable,
    Store,
    engines,
    notices,
    open_database,
    postgres as moves,
    prompt,
)
from motherlode.server.table import Table
from motherlode.server.tokens import hashed, new_token
from motherlode.server.trial.launch import Postgres
from tests.server.conftest import drive
from tests.server.tables import sit

ANSWER = 0.7
SOON = 15.0
FORM = NewTable("karats", [NewSeat("human"), NewSeat("human")])


class Line:
    """A proxy; what is said on connections of the time in which it is silent gets nowhere."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self.silent = False
        self.last = b""
        """What is the last that a connection hears, if it isn't silent as a whole."""
        self._dead: set[Any] = set()

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        url = self._url.difference_update_query(["host"])
        return url.set(host="127.0.0.1", port=port).render_as_string(False)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._url.query.get("host")
        if folder:
            path = f"{folder}/.s.PGSQL.{self._url.port or 5432}"
            there, back = await asyncio.open_unix_connection(path)
        else:
            there, back = await asyncio.open_connection(self._url.host, self._url.port or 5432)
        pumps = (
            self._pump(reader, back, True, reader),
            self._pump(there, writer, False, reader),
        )
        await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asks: bool, one: Any
    ) -> None:
        while data := await reader.read(65536):
            if self.silent:
                self._dead.add(one)
            if one not in self._dead:
                writer.write(data)
            if asks and self.last and self.last in data:
                self._dead.add(one)
        if one not in self._dead:
            writer.close()

    def close(self) -> None:
        self._server.close()


@asynccontextmanager
async def house_behind(line: Line) -> AsyncIterator[House]:
    address = await line.open()
    database = await asyncio.to_thread(open_database, address)
    house = House(Settings(address, sweep_seconds=0.2, clock_grace=0.0), Store(database))
    house.start()
    try:
        yield house
    finally:
        await asyncio.wait_for(house.stop(), SOON)
        line.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (prompt, notices, moves):
        monkeypatch.setattr(module, "ANSWER", ANSWER)
    monkeypatch.setattr(prompt, "IDLE", ANSWER)
    monkeypatch.setitem(engines.ALIVE, "connect_timeout", 2)


async def unavailable(work: Awaitable[Any]) -> None:
    with pytest.raises(StorageUnavailable):
        await asyncio.wait_for(work, SOON)


class Seats:
    """A table that has begun."""

    def __init__(self, made: Any, table: Table) -> None:
        self.host = str(made.host)
        self.tokens = [str(link.token) for link in made.seats]
        self.table = table

    async def ask(self, message: SeatMessage) -> int:
        token = self.tokens[int(self.table.playing().play.asked() or 0)]
        return await seatwork.ask(self.table, self.table.doc.who(token), message, hashed(token))

    def move(self) -> Move:
        board = self.table.playing()
        return Move(f"m{board.number}", board.number + 1, board.legal()[0].text)


async def seats_in(house: House) -> Seats:
    made = await creation.new_table(house, FORM)
    seats = Seats(made, await house.table(made.table))
    for token in seats.tokens:
        await sit(seats.table, token)
    return seats


def count(address: str, what: str, table: str) -> int:
    with psycopg.connect(address) as connection:
        found = connection.execute(f"SELECT count(*) FROM {what} WHERE table_id = %s", (table,))
        return int((found.fetchone() or [0])[0])


def test_whoever_writes_on_a_dead_line_is_told_and_may_try_again(
    postgres: Postgres, impatient: None
) -> None:
    async def work() -> None:
        line = Line(postgres.address)
        async with house_behind(line) as house:
            seats = await seats_in(house)
            table = seats.table
            assert await seats.ask(seats.move()) == 1
            line.silent = True
            move = seats.move()
            line_of_chat = Chat("c", "is anybody there?")
            await asyncio.gather(
                unavailable(creation.new_table(house, FORM)),
                unavailable(seats.ask(line_of_chat)),
            )
            await unavailable(seats.ask(move))
            line.silent, line.last = False, b""
            assert await seats.ask(line_of_chat) == 1
            assert await seats.ask(move) == 2
            assert await creation.new_table(house, FORM)
            assert count(postgres.address, "chat", table.id) == 1
            assert count(postgres.address, "entries", table.id) == 2

    drive(work)


def test_what_was_saved_though_no_answer_came_is_found(postgres: Postgres, impatient: None) -> None:
    async def work() -> None:
        line = Line(postgres.address)
        async with house_behind(line) as house:
            seats = await seats_in(house)
            table, fresh = seats.table, new_token()
            line.last = b"COMMIT"
            await unavailable(table.change(lambda doc: seating.new_link(doc, 0, seats.host, fresh)))
            line.silent, line.last = False, b""
            async with asyncio.timeout(SOON):
                while table.doc.chairs[0].token != hashed(fresh):
                    await asyncio.sleep(0.05)

    drive(work)


def test_what_was_said_though_no_answer_came_is_heard(postgres: Postgres, impatient: None) -> None:
    async def work() -> None:
        line = Line(postgres.address)
        async with house_behind(line) as house:
            seats = await seats_in(house)
            hello = Chat("c", "hello")
            line.last = b"COMMIT"
            await unavailable(seats.ask(hello))
            line.silent, line.last = False, b""
            assert await seats.ask(hello) == 0
            assert [said.text for said in seats.table.chat] == ["hello"]
            assert count(postgres.address, "chat", seats.table.id) == 1

    drive(work)


def test_a_line_that_dies_in_a_transaction_keeps_nobody_from_the_table(
    postgres: Postgres, impatient: None
) -> None:
    """The row is locked by then, and the database knows of nothing."""

    async def work() -> None:
        line = Line(postgres.address)
        async with house_behind(line) as house:
            seats = await seats_in(house)
            table = seats.table
            line.last = b"FOR UPDATE"
            anew = table.change(lambda doc: seating.new_link(doc, 0, seats.host, new_token()))
            await unavailable(anew)
            line.silent, line.last = False, b""
            async with asyncio.timeout(SOON):
                while True:
                    try:
                        assert await seats.ask(seats.move()) == 1
                        break
                    except StorageUnavailable:
                        await asyncio.sleep(0.05)

    drive(work)
