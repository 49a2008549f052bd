"""Backups: taken while a server runs, restored into either database, refused unless whole."""

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from motherlode.server.operation.backup import backup_source
from motherlode.server.store import open_database
from motherlode.server.store.database import known_revisions, sqlite_engine, upgrade_to
from tests.cli.run_command import Shell, check_refused
from tests.load.client import Api, Follower
from tests.load.launch import UNLIMITED, Server
from tests.operation.stored_rows import (
    POSTGRES,
    SQLITE,
    NewDatabase,
    content_of,
    fill,
    rows_of,
)
from tests.server.play import make_moves
from tests.server.sites import drive
from tests.server.tables import registry_on


def backup_of(shell: Shell, database: str, folder: Path) -> Path:
    path = folder / "all.backup"
    result = shell("backup", "--database", database, "--out", str(path))
    assert result.code == 0, result.err
    assert "2 tables with 12 entries" in result.out
    return path


@pytest.fixture
def filled(shell: Shell, new_database: NewDatabase, tmp_path: Path) -> tuple[str, Path]:
    """A SQLite file with two tables, and its backup."""
    database = new_database(SQLITE)
    fill(database)
    return database, backup_of(shell, database, tmp_path)


@pytest.mark.parametrize(
    ("source", "target"), [(SQLITE, SQLITE), (SQLITE, POSTGRES), (POSTGRES, SQLITE)]
)
def test_a_backup_of_either_database_restores_into_either(
    shell: Shell, new_database: NewDatabase, tmp_path: Path, source: str, target: str
) -> None:
    old, new = new_database(source), new_database(target)
    fill(old)
    path = backup_of(shell, old, tmp_path)
    result = shell("restore", "--database", new, str(path))
    assert (result.code, result.err) == (0, "")
    assert "2 tables with 12 entries" in result.out
    assert rows_of(new) == rows_of(old)
    assert not list(tmp_path.glob("*.part"))


def test_restored_games_go_on(
    shell: Shell, filled: tuple[str, Path], new_database: NewDatabase
) -> None:
    new = new_database(POSTGRES)
    assert shell("restore", "--database", new, str(filled[1])).code == 0

    async def work() -> None:
        async with registry_on(new) as registry:
            for row in rows_of(new)["tables"]:
                table = await registry.table(row[0])
                assert len(table.require_playing().play.log) == 6

    drive(work)


def test_a_backup_is_readable_by_its_owner_alone_and_overwrites_nothing(
    shell: Shell, filled: tuple[str, Path]
) -> None:
    database, path = filled
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = content_of(path)
    check_refused(shell("backup", "--database", database, "--out", str(path)), "exists already")
    assert content_of(path) == before


def test_a_backup_taken_while_games_are_played_is_one_state_of_the_database(
    shell: Shell, database: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    """What was acknowledged before the backup is in it, each log is without gaps."""
    path, new = tmp_path / "all.backup", new_database(SQLITE)
    acknowledged: dict[str, int] = {}

    def back_up() -> None:
        with backup_source(database) as source:
            source.write(path, lambda rows: None)

    async def work(address: str) -> None:
        api = Api(address)
        created = await api.table()
        table = created["table"]
        seats = [await Follower(address, table, link["token"]).open() for link in created["seats"]]
        await make_moves(seats, 5, random.Random(1))
        acknowledged[table] = min(seat.number for seat in seats)
        playing = asyncio.create_task(make_moves(seats, 30, random.Random(2)))
        await asyncio.to_thread(back_up)
        await playing
        for seat in seats:
            await seat.close()
        await api.close()

    with Server(database, tmp_path / "server.log", UNLIMITED) as server:
        drive(lambda: work(server.address))
    assert shell("restore", "--database", new, str(path)).code == 0
    restored = rows_of(new)["entries"]
    for table, least in acknowledged.items():
        numbers = [row[1] for row in restored if row[0] == table]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= least


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def cut_compressed(path: Path) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) // 2])


def flip_a_byte(path: Path) -> None:
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1
    path.write_bytes(raw)


def cut_lines(path: Path) -> None:
    path.write_bytes(gzip.compress(b"".join(lines_of(path)[:-3])))


def alter_an_entry(path: Path) -> None:
    lines = lines_of(path)
    at = next(at for at, line in enumerate(lines) if line.startswith(b'["entries"'))
    lines[at] = lines[at].replace(b"player", b"plover")
    path.write_bytes(gzip.compress(b"".join(lines)))


def add_a_line(path: Path) -> None:
    path.write_bytes(gzip.compress(b"".join(lines_of(path)) + b"{}\n"))


def swap_two_lines(path: Path) -> None:
    lines = lines_of(path)
    lines[-3], lines[-2] = lines[-2], lines[-3]
    path.write_bytes(gzip.compress(b"".join(lines)))


@pytest.mark.parametrize(
    "damage",
    [cut_compressed, flip_a_byte, cut_lines, alter_an_entry, add_a_line, swap_two_lines],
)
def test_a_torn_or_altered_backup_is_refused_before_anything_is_written(
    shell: Shell,
    filled: tuple[str, Path],
    tmp_path: Path,
    damage: Callable[[Path], None],
) -> None:
    _, path = filled
    damage(path)
    new = tmp_path / "new.db"
    check_refused(shell("restore", "--database", str(new), str(path)), "torn or altered")
    assert not new.exists()


def forge(path: Path, change: Callable[[list[bytes]], None]) -> None:
    """Changes the lines of a backup and writes the digest that then is right."""
    lines = lines_of(path)[:-1]
    change(lines)
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    lines.append(json.dumps({"sha256": digest}).encode() + b"\n")
    path.write_bytes(gzip.compress(b"".join(lines)))


def header_with(**changed: object) -> Callable[[list[bytes]], None]:
    def change(lines: list[bytes]) -> None:
        lines[0] = json.dumps({**json.loads(lines[0]), **changed}).encode() + b"\n"

    return change


def entry_of_no_table(lines: list[bytes]) -> None:
    at = next(at for at, line in enumerate(lines) if line.startswith(b'["entries"'))
    row = json.loads(lines[at])
    row[1][0] = "nowhere"
    lines[at] = json.dumps(row).encode() + b"\n"


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (header_with(revision="9999"), "later version"),
        (header_with(format="motherlode backup 9"), "another format"),
        (header_with(columns={}, rows={}), "holds no tables"),
        (entry_of_no_table, "FOREIGN KEY"),
    ],
)
@pytest.mark.parametrize("kind", [SQLITE, POSTGRES])
def test_a_backup_that_does_not_fit_is_refused_and_leaves_the_database_empty(
    shell: Shell,
    filled: tuple[str, Path],
    new_database: NewDatabase,
    kind: str,
    change: Callable[[list[bytes]], None],
    cause: str,
) -> None:
    _, path = filled
    forge(path, change)
    new = new_database(kind)
    result = shell("restore", "--database", new, str(path))
    check_refused(result, cause if kind == SQLITE else cause.lower().split()[-1])
    check_refused(shell("backup", "--database", new, "--out", "again.backup"))
    assert kind == POSTGRES or not Path(new).exists()


@pytest.mark.parametrize("kind", [SQLITE, POSTGRES])
def test_a_restore_over_games_is_refused_and_changes_nothing(
    shell: Shell, filled: tuple[str, Path], new_database: NewDatabase, kind: str
) -> None:
    used = new_database(kind)
    fill(used, 1, 3)
    before = rows_of(used)
    check_refused(shell("restore", "--database", used, str(filled[1])), "not empty", "1 rows")
    assert rows_of(used) == before


def test_a_restore_over_a_database_of_others_is_refused_and_changes_nothing(
    shell: Shell, filled: tuple[str, Path], tmp_path: Path
) -> None:
    other, letter = tmp_path / "other.db", tmp_path / "letter.txt"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE cars (name TEXT)")
    letter.write_text("Dear friend, this is no database.\n" * 50)
    for path, cause in ((other, "'cars'"), (letter, "not a database")):
        before = content_of(path)
        check_refused(shell("restore", "--database", str(path), str(filled[1])), cause)
        assert content_of(path) == before


def test_a_database_that_a_server_made_and_nobody_used_is_empty(
    shell: Shell, filled: tuple[str, Path], new_database: NewDatabase
) -> None:
    used = new_database(POSTGRES)
    fill(used, 0)
    assert shell("restore", "--database", used, str(filled[1])).code == 0
    assert rows_of(used) == rows_of(filled[0])


def test_an_older_backup_is_restored_and_migrated(
    shell: Shell, new_database: NewDatabase, tmp_path: Path
) -> None:
    old, new, path = new_database(SQLITE), new_database(SQLITE), tmp_path / "old.backup"
    engine = sqlite_engine(old)
    with engine.connect() as connection:
        upgrade_to(connection, "0001")
        row = ("t1", 1, "{}", "karats", "over", 0, 5)
        connection.exec_driver_sql("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", row)
        connection.commit()
    engine.dispose()
    assert shell("backup", "--database", old, "--out", str(path)).code == 0
    assert shell("restore", "--database", new, str(path)).code == 0
    assert rows_of(new)["tables"] == [(*row, None, None)]  # no wake, no content
    assert rows_of(new)["alive"] == [(1, 0)]
    with sqlite3.connect(new) as after:
        assert after.execute("SELECT * FROM alembic_version").fetchall() == [
            (known_revisions()[0],)
        ]


def test_a_database_of_a_later_version_and_a_missing_one_are_refused(
    shell: Shell, filled: tuple[str, Path], tmp_path: Path
) -> None:
    database, path = filled
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    out = tmp_path / "later.backup"
    check_refused(shell("backup", "--database", database, "--out", str(out)), "later version")
    check_refused(shell("serve", "--database", database), "later version")
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            ("9999",)
        ]
    check_refused(
        shell("backup", "--database", "none.db", "--out", str(out)), "no database none.db"
    )
    check_refused(shell("restore", "--database", "new.db", "none.backup"), "no backup none.backup")
    check_refused(shell("restore", "--database", "new.db", database), "not a backup")
    check_refused(shell("backup", "--database", "mysql://x/y", "--out", str(out)), "postgresql://")
    assert not out.exists()
    assert path.exists()


def test_the_commands_know_every_table_that_a_server_makes(tmp_path: Path) -> None:
    """In a process of their own: this one has imported more than they do."""
    open_database(str(tmp_path / "new.db")).engine.dispose()
    with sqlite3.connect(tmp_path / "new.db") as connection:
        made = {
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    program = "from motherlode.server.operation.backup import METADATA;print(*METADATA.tables)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert made - {"alembic_version"} == set(done.stdout.split())
