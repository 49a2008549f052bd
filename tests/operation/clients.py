"""A client that plays through a proxy as a browser would, and its operator's."""

import json
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.operation.proxies import trust

ADMIN_TOKEN = "a-token-of-the-tests"


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
