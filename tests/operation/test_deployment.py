"""The files of docs/deploy: a container, a compose file, systemd units, settings."""

import asyncio
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from ruamel.yaml import YAML
from sqlalchemy import make_url

import motherlode
from motherlode.server.setting_sources import read_settings
from motherlode.server.setting_table import SETTINGS
from tests.load.crash_run import Mover, Report
from tests.load.launch import Postgres, Server
from tests.load.rolling_upgrade import rehearse
from tests.operation.clients import ADMIN_TOKEN, play_through
from tests.operation.composed_servers import ComposedServer, composed_environment, relay
from tests.operation.container_root import Stage, built, instructions
from tests.operation.proxies import CERTIFICATE, running_proxy
from tests.package.environments import ROOT, copy_checkout, run
from tests.server.sites import drive, run_aside

DEPLOY = ROOT / "docs" / "deploy"
CONTAINERFILE, COMPOSE = DEPLOY / "Containerfile", DEPLOY / "compose.yaml"
UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
TOOLS = Path(sys.executable).parent
MOST_EXPOSED = 2.0
"""systemd's own measure, from 0 to 10: up to 2 it says OK."""
VARIABLES = {each.variable for each in SETTINGS} | {"MOTHERLODE_SERVER_SETTINGS"}


def systemd(*command: str | Path) -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze here")
    done = subprocess.run([program, *command], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_containerfile_follows_the_rules_of_hadolint() -> None:
    run(TOOLS / "hadolint", CONTAINERFILE, folder=ROOT)


def test_the_containerfile_copies_what_the_ignore_file_lets_through() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    let_through = {line[1:] for line in lines if line.startswith("!")}
    copied = [given.split() for name, given in instructions(CONTAINERFILE) if name == "COPY"]
    sources = {path for given in copied if "--from" not in given[0] for path in given[:-1]}
    for source in sources:
        assert any(Path(source).match(pattern) for pattern in let_through), source


def test_the_compose_file_fits_the_specification() -> None:
    checked = ("--builtin-schema", "vendor.compose-spec", COMPOSE)
    run(TOOLS / "check-jsonschema", *checked, folder=ROOT)


def test_the_compose_file_sets_known_variables_and_says_which_it_needs() -> None:
    compose = YAML(typ="safe").load(COMPOSE)
    assert set(compose["x-server"]["environment"]) <= VARIABLES
    needed = set(re.findall(r"\$\{(\w+):\?", COMPOSE.read_text(encoding="utf-8")))
    assert needed == {"DOMAIN", "POSTGRES_PASSWORD", "VERSION"}
    servers = [name for name in compose["services"] if name.startswith("server")]
    proxied = (DEPLOY / "Caddyfile-compose").read_text(encoding="utf-8")
    assert servers == re.findall(r"(server\d):8000", proxied)
    for volume in compose["services"]["proxy"]["volumes"]:
        if volume.startswith("./"):
            assert (DEPLOY / volume.partition(":")[0]).is_file()


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_has_no_fault_that_systemd_finds(unit: str, tmp_path: Path) -> None:
    """With the programs of this machine in place of those that a server has."""
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        text = text.replace("/opt/motherlode/bin/motherlode", str(TOOLS / "motherlode"))
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert systemd("verify", tmp_path / unit) == ""


@pytest.mark.parametrize("unit", [name for name in UNITS if name.endswith(".service")])
def test_a_service_is_confined(unit: str) -> None:
    text = systemd("security", "--offline=true", DEPLOY / unit)
    found = re.search(r"exposure level for \S+: ([\d.]+)", text)
    assert found is not None
    assert float(found[1]) <= MOST_EXPOSED


def test_the_example_of_the_settings_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    settings = read_settings({"settings": str(DEPLOY / "settings.toml")}).settings
    assert settings.postgres
    assert settings.allowed_hosts == ("games.example.org",)


def test_a_server_tells_systemd_when_it_is_ready_and_when_it_stops(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(tmp_path / "notify"))
        receiver.settimeout(60)
        server = Server(str(tmp_path / "tables.db"), tmp_path / "log")
        server.environment = {"NOTIFY_SOCKET": str(tmp_path / "notify")}
        with server:
            assert receiver.recv(100) == b"READY=1"
            assert server.healthy()
        assert receiver.recv(100) == b"STOPPING=1"


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    """The last stage of the Containerfile; `dist/` has the package of another version too."""
    folder = tmp_path_factory.mktemp("container")
    checkout = copy_checkout(folder / "checkout")
    run(sys.executable, "-m", "build", "--sdist", ".", folder=checkout)
    (checkout / "dist" / "motherlode-0.1.0.tar.gz").write_bytes(b"another version")
    version = {"VERSION": motherlode.__version__}
    return built(CONTAINERFILE, checkout, folder / "roots", version)


@pytest.mark.proof
def test_the_steps_of_the_containerfile_make_a_server_that_plays(
    stage: Stage, tmp_path: Path
) -> None:
    assert stage.command == ["motherlode", "serve"]
    about = f"motherlode {motherlode.__version__}, compiled\n"
    assert stage.run(["motherlode", "about"]).endswith(about)
    assert stage.run(["id", "--user"]) == "10001\n"
    with ComposedServer(stage, {}, tmp_path / "log") as server:
        drive(lambda: play_moves(server, 20))
    assert (stage.root / "var/lib/motherlode/motherlode.db").is_file()


@pytest.mark.proof
def test_the_servers_of_the_compose_file_play_behind_caddy_are_exchanged_and_restored(
    stage: Stage, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the environment of compose.yaml, as the steps of docs/operating.md say."""
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    given = {"DOMAIN": "localhost", "POSTGRES_PASSWORD": "a1b2c3", "ADMIN_TOKEN": ADMIN_TOKEN}
    socket_folder = make_url(postgres.address).query["host"]
    with relay(Path(str(socket_folder)) / ".s.PGSQL.5432") as port:
        environment = composed_environment(COMPOSE, given, port)
        make_database(postgres, "motherlode")
        first, second = [ComposedServer(stage, environment, tmp_path / f"log{i}") for i in range(2)]
        ports = [first.port, second.port]
        with first, second, running_proxy("Caddyfile-compose", ports, tmp_path) as proxy:
            drive(lambda: play_through(proxy, ""))
            report = run_aside(rehearse([first, second], 4, 1, lambda server: None, proxy))
            assert (report.lost, report.kills) == ([], 2)
            backup = stage.root / "backups/motherlode.backup"
            backup.parent.mkdir()
            backup.parent.chmod(0o777)
            written = first.run("backup", "--out", "/backups/motherlode.backup")
        make_database(postgres, "motherlode", instead=True)
        restored = first.run("restore", "/backups/motherlode.backup")
        counted = re.compile(r"\d+ tables with \d+ entries")
        assert counted.findall(written) == counted.findall(restored) != []
        with first:
            drive(lambda: play_moves(first, 5))


def make_database(postgres: Postgres, name: str, instead: bool = False) -> None:
    """Makes the user and the database of compose.yaml, or sets the database aside for a new one."""
    with psycopg.connect(postgres.address, autocommit=True) as connection:
        if instead:
            connection.execute(f"ALTER DATABASE {name} RENAME TO {name}_after".encode())
        else:
            connection.execute(f"CREATE ROLE {name} LOGIN PASSWORD 'a1b2c3'".encode())
        connection.execute(f"CREATE DATABASE {name} OWNER {name}".encode())


async def play_moves(server: Server, moves: int) -> None:
    """Waits for a server, then plays some moves at a table of two people."""
    while not await asyncio.to_thread(server.healthy):
        await asyncio.sleep(0.1)
    report = Report("sqlite")
    mover, stop = Mover([server.address], report), asyncio.Event()
    await mover.set_up()
    playing = asyncio.create_task(mover.play(stop))
    while report.acknowledged < moves and not playing.done():
        await asyncio.sleep(0.01)
    stop.set()
    await playing
    assert not report.lost
    await mover.close()
