"""The recipes for nginx and Caddy, through the real proxies: TLS, POST, sockets, a sub-path."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.counts import proof_case
from tests.load.launch import UNLIMITED, Server, free_port
from tests.operation.clients import ADMIN_TOKEN, play_through
from tests.operation.debian_packages import unpacked
from tests.operation.proxies import RECIPES, find, running_proxy
from tests.server.sites import drive

BEHIND_PROXY = [*UNLIMITED, "--trusted-proxies", "127.0.0.1"]
COMPOSED = "Caddyfile-compose"
ROOTS = {
    "nginx.conf": "",
    "nginx-subpath.conf": "/games",
    "Caddyfile": "",
    "Caddyfile-subpath": "/games",
}


@pytest.fixture(scope="session")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked(("nginx", "nginx-common", "caddy"), tmp_path_factory.mktemp("debian"))


@pytest.mark.parametrize("recipe", ROOTS)
def test_a_client_creates_a_table_through_the_proxy_and_gets_its_socket_page_and_files(
    recipe: str, tmp_path: Path
) -> None:
    serve_through(recipe, tmp_path)


@pytest.mark.proof
@pytest.mark.parametrize("recipe", ROOTS)
def test_a_client_plays_through_the_proxies_of_debian_too(
    recipe: str, debian: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_debian(debian, monkeypatch)
    assert find("nginx") == str(debian / "usr/sbin/nginx")
    assert find("caddy") == str(debian / "usr/bin/caddy")
    serve_through(recipe, tmp_path)


def use_debian(debian: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_NGINX", str(debian / "usr/sbin/nginx"))
    monkeypatch.setenv("MOTHERLODE_CADDY", str(debian / "usr/bin/caddy"))


def serve_through(recipe: str, tmp_path: Path) -> None:
    """Plays through a proxy with this recipe; the second of its servers is not running."""
    root = ROOTS[recipe]
    given = [*BEHIND_PROXY, "--root-path", root] if root else BEHIND_PROXY
    operated = Server(str(tmp_path / "tables.db"), tmp_path / "server.log", given)
    operated.environment = {"MOTHERLODE_SERVER_ADMIN_TOKEN": ADMIN_TOKEN}
    with (
        operated as server,
        running_proxy(recipe, [server.port, free_port()], tmp_path) as address,
    ):
        drive(lambda: play_through(address, root))


def test_every_proxy_recipe_is_tested() -> None:
    recipes = {path.name for path in RECIPES.iterdir() if path.name.startswith(("nginx", "Caddy"))}
    assert recipes == {*ROOTS, COMPOSED}


@pytest.mark.parametrize("packages", ["pypi", proof_case("debian")])
def test_caddy_reads_the_recipe_of_the_compose_file_with_both_servers(
    packages: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if packages == "debian":
        use_debian(request.getfixturevalue("debian"), monkeypatch)
    given = ["adapt", "--adapter", "caddyfile", "--config", str(RECIPES / COMPOSED)]
    environment = {**os.environ, "DOMAIN": "games.example.org"}
    done = subprocess.run([find("caddy"), *given], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    for part in ("games.example.org", "server1:8000", "server2:8000", "/metrics"):
        assert part in done.stdout
