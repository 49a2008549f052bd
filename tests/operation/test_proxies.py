"""The recipes for nginx and Caddy, through the real proxies: TLS, POST, sockets, a sub-path."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.load.launch import UNLIMITED, Server
from tests.operation.proxies import RECIPES, find, running_proxy, trust
from tests.server.sites import drive

BEHIND_PROXY = [*UNLIMITED, "--trusted-proxies", "127.0.0.1"]
COMPOSED = "Caddyfile-compose"
ADMIN_TOKEN = "a-token-of-the-tests"
ROOTS = {
    "nginx.conf": "",
    "nginx-subpath.conf": "/games",
    "Caddyfile": "",
    "Caddyfile-subpath": "/games",
}


async def play_through(address: str, root: str) -> None:
    """Creates a table as a browser would, follows it by a socket and gets its page."""
    origin = {"Origin": address}
    async with httpx.AsyncClient(base_url=address, verify=trust(), timeout=30) as http:
        form = {"game": "karats", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
        made = await http.post(f"{root}/api/tables", json=form, headers=origin)
        assert made.status_code == 201, made.text
        created = made.json()
        table = created["table"]
        foreign = {"Origin": "https://elsewhere.example"}
        refused = await http.post(f"{root}/api/tables", json=form, headers=foreign)
        assert refused.status_code == 403
        hello = await first_message(address, root, table, created["seats"][0]["token"])
        assert (hello["type"], hello["table"]["table"]) == ("sync", table)
        page = await http.get(f"{root}/t/{table}")
        assert page.status_code == 200
        await require_files(http, page.text, root)
        assert (await http.get(f"{root}/metrics")).status_code == 404
        await use_admin_page(http, root)


async def use_admin_page(http: httpx.AsyncClient, root: str) -> None:
    """Signs in to the admin page: its cookie is for TLS and for that page alone."""
    http.headers["Origin"] = str(http.base_url).rstrip("/")
    answer = await http.post(f"{root}/admin/sign-in", data={"token": ADMIN_TOKEN})
    assert (answer.status_code, answer.headers["location"]) == (303, f"{root}/admin")
    cookie = answer.headers["set-cookie"]
    assert f"Path={root}/admin" in cookie
    assert "Secure" in cookie
    page = await http.get(f"{root}/admin")
    assert page.status_code == 200
    assert f'href="{root}/admin/style.css"' in page.text


async def first_message(address: str, root: str, table: str, token: str) -> Any:
    uri = f"{address.replace('https', 'wss')}{root}/api/tables/{table}/socket"
    async with connect(uri, ssl=trust(), origin=address, max_size=2**22) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "id": "1", "token": token}))
        return json.loads(await socket.recv())


async def require_files(http: httpx.AsyncClient, page: str, root: str) -> None:
    """Every file that the page names is there, under the root path."""
    assert f'name="root-path" content="{root}"' in page
    named = [part.partition('"')[0] for part in page.split('="')[1:]]
    files = [path for path in named if "/assets/" in path or path.endswith(".svg")]
    assert len(files) >= 3
    for path in files:
        assert path.startswith(f"{root}/"), path
        assert (await http.get(path)).status_code == 200, path


@pytest.mark.parametrize("recipe", ROOTS)
def test_a_client_creates_a_table_through_the_proxy_and_gets_its_socket_page_and_files(
    recipe: str, tmp_path: Path
) -> None:
    root = ROOTS[recipe]
    given = [*BEHIND_PROXY, "--root-path", root] if root else BEHIND_PROXY
    operated = Server(str(tmp_path / "tables.db"), tmp_path / "server.log", given)
    operated.environment = {"MOTHERLODE_SERVER_ADMIN_TOKEN": ADMIN_TOKEN}
    with (
        operated as server,
        running_proxy(recipe, [server.port], tmp_path) as address,
    ):
        drive(lambda: play_through(address, root))


def test_every_proxy_recipe_is_tested() -> None:
    recipes = {path.name for path in RECIPES.iterdir() if path.name.startswith(("nginx", "Caddy"))}
    assert recipes == {*ROOTS, COMPOSED}


def test_caddy_reads_the_recipe_of_the_compose_file_with_both_servers() -> None:
    given = ["adapt", "--adapter", "caddyfile", "--config", str(RECIPES / COMPOSED)]
    environment = {**os.environ, "DOMAIN": "games.example.org"}
    done = subprocess.run([find("caddy"), *given], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    for part in ("games.example.org", "server1:8000", "server2:8000", "/metrics"):
        assert part in done.stdout
