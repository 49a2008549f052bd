"""Real servers for tests: one on SQLite and two on one PostgreSQL, started once per session.

Tests are written as coroutines and run by `drive`, each with its own clients.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.load.client import Api, Follower
from tests.load.launch import UNLIMITED, Postgres, Server

WINDOW_MS = 300
QUICK = [*UNLIMITED, "--grace", "0", "--window", str(WINDOW_MS)]


class Site:
    """One or two servers on one database."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.addresses = [server.address for server in servers]

    def address(self, i: int = 0) -> str:
        return self.addresses[i % len(self.addresses)]

    @asynccontextmanager
    async def api(self, i: int = 0) -> AsyncIterator[Api]:
        api = Api(self.address(i))
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


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def sqlite(folder: Path) -> Iterator[Site]:
    server = Server(str(folder / "tables.db"), folder / "sqlite.log", QUICK)
    with server:
        yield Site([server])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.stop()


@pytest.fixture(scope="session")
def two_on_postgres(folder: Path, postgres: Postgres) -> Iterator[Site]:
    servers = [Server(postgres.address, folder / f"postgres{i}.log", QUICK) for i in range(2)]
    with servers[0], servers[1]:
        yield Site(servers)


@pytest.fixture(scope="session")
def four_on_postgres(folder: Path, postgres: Postgres, two_on_postgres: Site) -> Iterator[Site]:
    more = [Server(postgres.address, folder / f"postgres{i}.log", QUICK) for i in (2, 3)]
    with more[0], more[1]:
        yield Site([*two_on_postgres.servers, *more])


@pytest.fixture(params=["sqlite", "two_on_postgres"])
def site(request: pytest.FixtureRequest) -> Site:
    """Runs a test on both databases: SQLite, and two servers on PostgreSQL."""
    found: Site = request.getfixturevalue(request.param)
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty SQLite file, or of the session's PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres").address)


def drive(work: Callable[[], Awaitable[None]], seconds: float = 60.0) -> None:
    """Runs a test's coroutine; fails if it takes too long."""

    async def limited() -> None:
        await asyncio.wait_for(work(), seconds)

    with ThreadPoolExecutor(1) as aside:  # browser tests leave a loop running in this thread
        aside.submit(asyncio.run, limited()).result()


def count_entries(site: Site, table: str) -> int:
    """The number of entries of a table in the database."""
    question = f"SELECT count(*) FROM entries WHERE table_id = '{table}'"
    database = site.servers[0].database
    connection: Any = (psycopg if "://" in database else sqlite3).connect(database)
    with connection:
        return int(connection.execute(question).fetchone()[0])
