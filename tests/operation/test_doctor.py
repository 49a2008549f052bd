"""`doctor` names what is wrong, changes nothing, and finds nothing wrong where nothing is."""

import json
import resource
import shutil
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import text

from motherlode.server.operation.stored_database import stored_engine
from tests.cli.run_command import Shell, check_refused
from tests.load.launch import Server, free_port
from tests.operation.proxies import CERTIFICATE, running_proxy
from tests.operation.stored_rows import fill, rows_of

FUTURE = 4_000_000_000_000
"""A time in the year 2096, in milliseconds."""


def doctor(shell: Shell, *given: str) -> tuple[int, dict[str, list[str]], dict[str, str]]:
    """The exit code, the codes that each check found, and the advice of each wrong finding."""
    port = () if "--port" in given else ("--port", str(free_port()))
    result = shell("doctor", "--json", *port, *given)
    codes: dict[str, list[str]] = {}
    advice: dict[str, str] = {}
    for found in json.loads(result.out):
        codes.setdefault(found["check"], []).append(found["code"])
        assert found["what"]
        assert bool(found["advice"]) is not found["ok"]
        if not found["ok"]:
            advice[found["code"]] = found["advice"]
    return result.code, codes, advice


def change(database: str, statement: str) -> None:
    engine = stored_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_healthy_database_is_fine_and_stays_as_it_is(shell: Shell, database: str) -> None:
    fill(database, 1, 2)
    before = rows_of(database)
    code, codes, advice = doctor(shell, "--database", database)
    assert (code, advice) == (0, {})
    assert codes["database"] == ["ours", "writable"]
    assert codes["clock"] == ["right"]
    assert codes["ports"] == ["free"]
    assert codes["proxy"] == ["without_proxy"]
    assert rows_of(database) == before


def test_doctor_does_not_make_a_missing_database_file(shell: Shell, tmp_path: Path) -> None:
    code, codes, _ = doctor(shell, "--database", str(tmp_path / "new.db"))
    assert (code, codes["database"]) == (0, ["new_file"])
    code, codes, _ = doctor(shell, "--database", str(tmp_path / "no" / "new.db"))
    assert (code, codes["database"]) == (1, ["no_folder"])
    assert {path.name for path in tmp_path.iterdir()} == {"here"}


@pytest.mark.parametrize(
    ("statement", "check", "found"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "database", "later"),
        ("UPDATE alembic_version SET version_num = '0001'", "database", "earlier"),
        ("DROP TABLE alembic_version", "database", "foreign"),
        (f"UPDATE alive SET at = {FUTURE}", "clock", "behind"),
        (f"UPDATE tables SET created = {FUTURE}", "clock", "behind"),
    ],
)
def test_what_is_wrong_with_a_database_is_named(
    shell: Shell, database: str, statement: str, check: str, found: str
) -> None:
    fill(database, 1, 1)
    change(database, statement)
    code, codes, _ = doctor(shell, "--database", database)
    assert codes[check][0] == found
    assert code == (0 if found == "earlier" else 1)


def test_doctor_reports_a_database_that_is_unreachable_or_none_of_ours_as_unusable(
    shell: Shell, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend, this is no database.\n" * 50)
    nowhere = f"postgresql://nobody:hush@127.0.0.1:{free_port()}/none"
    for database in (nowhere, str(letter), str(tmp_path), "mysql://x/y"):
        code, codes, advice = doctor(shell, "--database", database)
        assert (code, codes["database"]) == (1, ["unusable"])
        assert "postgresql://" in advice["unusable"]
    assert "hush" not in shell("doctor", "--database", nowhere).out


def test_a_database_that_can_only_be_read_is_named(
    shell: Shell, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database, 1, 1)
    if database.startswith("postgresql"):
        name = rows_of_name(database)
        change(database, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    else:
        connect = sqlite3.connect

        def only_reading(place: str, **given: Any) -> sqlite3.Connection:
            opened: sqlite3.Connection = connect(place.replace("mode=rw", "mode=ro"), **given)
            return opened

        monkeypatch.setattr("sqlite3.connect", only_reading)
    code, codes, _ = doctor(shell, "--database", database)
    assert (code, codes["database"]) == (1, ["ours", "not_writable"])


def rows_of_name(database: str) -> str:
    """The name of a PostgreSQL database."""
    return database.partition("?")[0].rpartition("/")[2]


def test_doctor_reports_a_damaged_database_file(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    fill(str(path), 3, 20)
    raw = bytearray(path.read_bytes())
    for page in range(8, len(raw) // 4096):
        raw[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    path.write_bytes(raw)
    code, codes, _ = doctor(shell, "--database", str(path))
    assert code == 1
    assert {"damaged", "unusable"} & set(codes["database"])


def test_a_full_disk_and_few_open_files_are_named(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=1000)
    monkeypatch.setattr("shutil.disk_usage", lambda folder: usage)
    monkeypatch.setattr("resource.getrlimit", lambda kind: (256, 256))
    code, codes, advice = doctor(shell, "--database", str(tmp_path / "new.db"))
    assert (code, codes["disk"], codes["files"]) == (1, ["full"], ["few"])
    assert "LimitNOFILE" in advice["few"]
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (256, 256)


def test_doctor_says_if_a_port_is_free_taken_unusable_or_serves_motherlode(
    shell: Shell, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.db")
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))  # It doesn't listen, so that nobody waits for an answer.
        port = str(listening.getsockname()[1])
        assert doctor(shell, "--database", database, "--port", port)[1]["ports"] == ["taken"]
        given = ("--database", database, "--metrics", f"127.0.0.1:{port}")
        assert doctor(shell, *given)[1]["ports"] == ["free", "taken"]
    with Server(database, tmp_path / "server.log", ["--root-path", "/games"]) as server:
        given = ("--database", database, "--port", str(server.port))
        code, codes, _ = doctor(shell, *given, "--url", f"{server.address}/games/")
        assert (code, codes["ports"], codes["address"]) == (0, ["serving"], ["works"])
        assert doctor(shell, *given, "--url", server.address)[1]["address"] == ["root_path"]
    assert doctor(shell, "--database", database, "--host", "192.0.2.1")[1]["ports"] == ["unusable"]


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("--trusted-proxies 127.0.0.1", "no_name"),
        ("--allowed-host games.example", "not_trusted"),
        ("--trusted-proxies * --allowed-host games.example --host 0.0.0.0", "trusts_all"),
        ("--trusted-proxies 127.0.0.1 --allowed-host games.example", "set"),
    ],
)
def test_settings_for_a_proxy_have_to_fit(
    shell: Shell, tmp_path: Path, given: str, found: str
) -> None:
    code, codes, _ = doctor(shell, "--database", str(tmp_path / "new.db"), *given.split())
    assert (code, codes["proxy"]) == (0 if found == "set" else 1, [found])


@pytest.mark.parametrize(
    ("left_out", "names", "found"),
    [
        ("", "localhost", "works"),
        ("Host $http_host", "localhost", "host_name"),
        ("Host $http_host", "motherlode", "post"),
        ("Upgrade $http_upgrade", "localhost", "socket"),
    ],
)
def test_the_public_address_is_checked_through_the_proxy(
    shell: Shell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    left_out: str,
    names: str,
    found: str,
) -> None:
    """Without its line for `Host` nginx names the server `motherlode`, as its upstream."""
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    given = ["--trusted-proxies", "127.0.0.1", "--allowed-host", names]
    database = str(tmp_path / "tables.db")
    with (
        Server(database, tmp_path / "server.log", given) as server,
        running_proxy("nginx.conf", [server.port], tmp_path, left_out) as address,
    ):
        port = str(server.port)
        code, codes, advice = doctor(
            shell, "--database", database, "--port", port, *given, "--url", address
        )
        assert codes["address"] == [found]
        assert code == (0 if found == "works" else 1)
        if found == "works":
            with_path = doctor(shell, "--port", port, "--url", f"{address}/games")[1]
            assert with_path["address"] == ["other"]
            monkeypatch.delenv("SSL_CERT_FILE")
            assert doctor(shell, "--url", address)[1]["address"] == ["certificate"]
        elif found != "socket":
            assert "proxy_set_header Host" in advice[found]


class BadGateway(BaseHTTPRequestHandler):
    """Answers as a proxy whose server doesn't run."""

    def do_GET(self) -> None:
        self.send_error(502)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Prints nothing."""


@contextmanager
def bad_gateway() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), BadGateway)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_a_proxy_without_a_server_and_an_address_without_a_proxy_are_named(shell: Shell) -> None:
    with bad_gateway() as address:
        assert doctor(shell, "--url", address)[1]["address"] == ["no_server"]
    assert doctor(shell, "--url", f"http://127.0.0.1:{free_port()}")[1]["address"] == [
        "unreachable"
    ]
    assert doctor(shell, "--url", "nonsense")[1]["address"] == ["unreachable"]


def test_doctor_prints_what_is_wrong_and_what_to_do(shell: Shell, tmp_path: Path) -> None:
    given = ("--database", str(tmp_path / "no" / "new.db"), "--trusted-proxies", "127.0.0.1")
    result = shell("doctor", "--port", str(free_port()), *given)
    assert result.code == 1
    assert result.out.count("WRONG") == 2
    assert "Set --allowed-host to the name that browsers use." in result.out
    check_refused(shell("doctor", "--port", "none"), "--port")
