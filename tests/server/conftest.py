"""Real servers for tests: one on SQLite and two on one PostgreSQL, started once per session.

Tests are written as coroutines and run by `drive`, each with its own clients.
"""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.load.launch import Postgres, Server
from tests.server.sites import QUICK, Site, fresh_database


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


@pytest.fixture(scope="module")
def own_postgres(postgres: Postgres) -> str:
    """A PostgreSQL database of a test module, which no server of other tests uses."""
    return fresh_database(postgres, f"own_{secrets.token_hex(6)}")


@pytest.fixture(params=["sqlite", "own_postgres"])
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty SQLite file, or a database without servers of other tests: by their clock, these
    would claim notices."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue(request.param))
