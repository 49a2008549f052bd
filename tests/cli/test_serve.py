"""`serve`: an unusable database or port gives one error line and exit code 2."""

import fcntl
import socket
import sqlite3
from pathlib import Path

import pytest

from tests.cli.run_command import Shell


def free_port() -> str:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return str(listening.getsockname()[1])


def refusal(shell: Shell, database: str | Path) -> str:
    """The error line for an unusable database."""
    result = shell("serve", "--port", free_port(), "--database", str(database))
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1, result.err
    return result.err


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "is PostgreSQL running there"),
        ("postgresql://nobody:hush@127.0.0.1:port/none", "can't be used"),
        ("postgresql:nonsense", "can't be used"),
        ("mysql://somewhere/else", "postgresql://"),
    ],
)
def test_a_wrong_database_address_is_refused_without_its_password(
    shell: Shell, address: str, words: str
) -> None:
    error = refusal(shell, address)
    assert words in error
    assert "hush" not in error


def test_a_file_that_is_not_a_database_is_refused_and_not_changed(
    shell: Shell, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend, this is no database.\n" * 50)
    assert "not a database" in refusal(shell, letter)
    assert letter.read_text().startswith("Dear friend")


def test_serve_refuses_a_folder_or_an_unwritable_path_as_its_database(
    shell: Shell, tmp_path: Path
) -> None:
    assert "unable to open" in refusal(shell, tmp_path)
    assert "--database" in refusal(shell, "/proc/tables.db")


def test_a_database_file_of_a_running_server_is_refused(shell: Shell, tmp_path: Path) -> None:
    with open(tmp_path / "tables.db.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another server" in refusal(shell, tmp_path / "tables.db")


def test_a_database_made_by_a_later_version_of_motherlode_is_refused(
    shell: Shell, tmp_path: Path
) -> None:
    path = tmp_path / "later.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "9999" in refusal(shell, path)


def test_a_port_in_use_is_refused_before_the_database_is_opened(
    shell: Shell, tmp_path: Path
) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = str(listening.getsockname()[1])
        result = shell("serve", "--port", port, "--database", str(tmp_path / "tables.db"))
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert port in result.err
    assert not list(tmp_path.iterdir()), "the database was opened"


def test_a_settings_file_with_a_wrong_key_is_refused_and_nothing_is_made(
    shell: Shell, tmp_path: Path
) -> None:
    path, database = tmp_path / "motherlode.toml", tmp_path / "tables.db"
    path.write_text("prot = 8000\n")
    result = shell("serve", "--settings", str(path), "--database", str(database))
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "did you mean port?" in result.err
    assert list(tmp_path.iterdir()) == [path]


def test_settings_are_listed_with_their_source_and_without_secrets(
    shell: Shell, tmp_path: Path
) -> None:
    path = tmp_path / "motherlode.toml"
    path.write_text('admin-token = "0123456789abcdef"\n')
    address = "postgresql://motherlode:hush@db/motherlode"
    out = shell("settings", "--settings", str(path), "--database", address, "--json").out
    assert '"admin-token": {"value": "***", "source": "file"}' in out
    assert "postgresql://motherlode:***@db/motherlode" in out
    assert "hush" not in out
    assert "0123456789abcdef" not in out
