"""Empty databases for tests of the operator's commands: new files, and new databases of one
PostgreSQL that is started once per session."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from tests.cli.run_command import Shell, make_shell
from tests.load.launch import Postgres
from tests.operation.stored_rows import POSTGRES, SQLITE, NewDatabase


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.stop()


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    def make(kind: str) -> str:
        name = f"made_{secrets.token_hex(6)}"
        if kind == SQLITE:
            return str(tmp_path / f"{name}.db")
        address = request.getfixturevalue("postgres").address
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return make_url(address).set(database=name).render_as_string(hide_password=False)

    return make


@pytest.fixture(params=[SQLITE, POSTGRES])
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """An empty database of either kind."""
    return new_database(request.param)


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """Runs `motherlode` in a folder of its own."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.delenv("MOTHERLODE_DEBUG", raising=False)
    return make_shell(capsys, monkeypatch)
