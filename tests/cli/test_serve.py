"""`serve`: what keeps it from starting is told in one line, with what to do about it."""

import fcntl
import socket
import sqlite3
from pathlib import Path

import pytest

from tests.cli.shell import Shell


def free_port() -> str:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return str(listening.getsockname()[1])


def refused(shell: Shell, database: str | Path) -> str:
    """The one line that says why a database won't do."""
    told = shell("serve", "--port", free_port(), "--database", str(database))
    assert told.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1, told.err
    return told.err


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "is PostgreSQL running there"),
        ("postgresql://nobody:hush@127.0.0.1:port/none", "can't be used"),
        ("postgresql:nonsense", "can't be used"),
        ("mysql://somewhere/else", "postgresql://"),
    ],
)
def test_an_address_that_leads_to_no_database(shell: Shell, address: str, words: str) -> None:
    told = refused(shell, address)
    assert words in told
    assert "hush" not in told


def test_a_file_that_is_no_database(shell: Shell, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend, this is no database.\n" * 50)
    assert "not a database" in refused(shell, letter)
    assert letter.read_text().startswith("Dear friend")


def test_a_folder_and_a_place_where_nothing_can_be_written(shell: Shell, tmp_path: Path) -> None:
    assert "unable to open" in refused(shell, tmp_path)
    assert "--database" in refused(shell, "/proc/tables.db")


def test_a_file_that_another_server_has_open(shell: Shell, tmp_path: Path) -> None:
    with open(tmp_path / "tables.db.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another server" in refused(shell, tmp_path / "tables.db")


def test_a_database_of_a_later_version(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "later.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "9999" in refused(shell, path)


def test_a_port_that_is_taken(shell: Shell, tmp_path: Path) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = str(listening.getsockname()[1])
        told = shell("serve", "--port", port, "--database", str(tmp_path / "tables.db"))
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert port in told.err
    assert not list(tmp_path.iterdir()), "nothing was opened"
