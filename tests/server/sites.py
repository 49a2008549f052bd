"""Sites (one or two servers on one database), and `drive`, which runs a test's coroutine."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from typing import Any, TypeVar

import psycopg
import pytest
from sqlalchemy import make_url

from tests.counts import proof_case
from tests.load.client import Api, Follower
from tests.load.launch import UNLIMITED, Postgres, Server

Result = TypeVar("Result")
WINDOW_MS = 300
QUICK = [*UNLIMITED, "--grace", "0", "--window", str(WINDOW_MS)]
MOSTLY_SQLITE = pytest.mark.parametrize(
    "site", ["sqlite", proof_case("two_on_postgres")], indirect=True
)
"""For a slow test that hardly depends on the database: only `make proof` runs it on both."""


class Site:
    """One or two servers on one database."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.addresses = [server.address for server in servers]

    def address(self, i: int = 0) -> str:
        return self.addresses[i % len(self.addresses)]

    @asynccontextmanager
    async def api(self, i: int = 0, source: str = "") -> AsyncIterator[Api]:
        api = Api(self.address(i), source)
        try:
            yield api
        finally:
            await api.close()

    @asynccontextmanager
    async def open_seats(self, created: dict[str, object]) -> AsyncIterator[list[Follower]]:
        """A follower for each human seat, spread over the servers."""
        links = created["seats"]
        assert isinstance(links, list)
        table = str(created["table"])
        seats = [Follower(self.address(i), table, link["token"]) for i, link in enumerate(links)]
        try:
            for seat in seats:
                await seat.open()
            yield seats
        finally:
            for seat in seats:
                await seat.close()

    def logs(self) -> str:
        return "".join(server.logs.read_text() for server in self.servers)


def drive(work: Callable[[], Awaitable[None]], seconds: float = 60.0) -> None:
    """Runs a test's coroutine; fails if it takes too long."""

    async def limited() -> None:
        await asyncio.wait_for(work(), seconds)

    run_aside(limited())


def run_aside(work: Coroutine[Any, Any, Result]) -> Result:
    """What a coroutine returns; it runs in a thread of its own, because browser tests leave a
    loop running in this one."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()


def run_sql(site: Site, statement: str) -> list[tuple[Any, ...]]:
    """Runs a statement in the database of a site; returns the rows that it answers."""
    database = site.servers[0].database
    with closing((psycopg if "://" in database else sqlite3).connect(database)) as connection:
        done: Any = connection.execute(statement)
        rows = done.fetchall() if done.description else []
        connection.commit()
        return list(rows)


def count_entries(site: Site, table: str) -> int:
    """The number of entries of a table in the database."""
    question = f"SELECT count(*) FROM entries WHERE table_id = '{table}'"
    return int(run_sql(site, question)[0][0])


def fresh_database(postgres: Postgres, name: str) -> str:
    """A new database in which no other test's server stores heartbeats."""
    with psycopg.connect(postgres.address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(postgres.address).set(database=name).render_as_string(False)
