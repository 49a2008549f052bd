"""Hosts, HEAD requests, metrics and the number of tables in memory, as the settings say."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import httpx
import pytest

from motherlode.cli.main import main
from motherlode.server.net.accepted_host_names import AcceptedHosts, host_of
from motherlode.server.net.rate_limits import AddressBuckets, AddressCounter, client_of
from tests.load.client import Follower
from tests.load.launch import Server, free_port
from tests.server.sites import QUICK, Site, drive

MOST_TABLES = 3
METRICS_PORT = free_port()


@pytest.fixture(scope="module")
def configured(folder: Path) -> Iterator[Site]:
    """A server with its own names, few tables in memory, and its metrics elsewhere."""
    given = [*QUICK, "--allowed-host", "play.example", "--live-tables", str(MOST_TABLES)]
    given += ["--idle", "1", "--metrics", f"127.0.0.1:{METRICS_PORT}"]
    with Server(str(folder / "hosts.db"), folder / "hosts.log", given) as server:
        yield Site([server])


def answer(site: Site, host: str, method: str = "GET", path: str = "/health") -> httpx.Response:
    return httpx.request(method, f"{site.address()}{path}", headers={"Host": host}, timeout=20.0)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:9", "[::1]:80", "a.localhost"])
def test_a_server_answers_to_its_own_names(configured: Site, host: str) -> None:
    assert answer(configured, host).status_code == 200


@pytest.mark.parametrize("host", ["play.example", "PLAY.example:443", "play.example."])
def test_a_server_answers_to_the_names_that_were_set(configured: Site, host: str) -> None:
    assert answer(configured, host).status_code == 200


NO_HOSTS = [
    "127.0.0.1:80@evil.com", "[::1]@evil.com", "[::1", "[::1]:80@evil.com", "localhost/x",
    "localhost:", "localhost:x", "localhost:123456", "localhost evil.com", "localhost,a", "::1",
]  # fmt: skip


@pytest.mark.parametrize("host", NO_HOSTS)
def test_a_header_that_names_no_host_gets_421(configured: Site, host: str) -> None:
    found = answer(configured, host)
    assert (found.status_code, found.json()["code"]) == (421, "bad_host")


@pytest.mark.parametrize("hosts", [["evil.com", "localhost"], ["localhost", "evil.com"]])
def test_a_request_with_two_hosts_gets_421(configured: Site, hosts: list[str]) -> None:
    lines = [f"Host: {host}\r\n" for host in hosts]
    sent = f"GET /health HTTP/1.1\r\n{''.join(lines)}Connection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", configured.servers[0].port), 20.0) as client:
        client.sendall(sent.encode())
        assert client.recv(1000).startswith(b"HTTP/1.1 421 ")


@pytest.mark.parametrize(
    "origin", ["javascript://localhost", "http://localhost/x", "http://localhost@evil.com"]
)
def test_an_origin_that_is_more_than_this_server_is_refused(configured: Site, origin: str) -> None:
    headers = {"Host": "localhost", "Origin": origin, "Authorization": "Bearer " + "x" * 40}
    address = f"{configured.address()}/api/notices/wishes"
    found = httpx.post(address, headers=headers, json={}, timeout=20.0)
    assert (found.status_code, found.json()["code"]) == (403, "bad_origin")


@pytest.mark.parametrize("host", ["evil.example", "192.0.2.9", "localhost.evil.example", ""])
def test_a_foreign_host_gets_421_and_what_to_set(configured: Site, host: str) -> None:
    found = answer(configured, host)
    assert found.status_code == 421
    assert found.json()["code"] == "bad_host"
    assert host == "" or f"--allowed-host {host}" in found.json()["text"]


def test_the_address_that_a_client_connected_to_is_an_own_one() -> None:
    own = AcceptedHosts("0.0.0.0", ())
    assert own.includes(host_of(b"[2001:db8::7]:8000"), "2001:db8::7")
    assert own.includes(host_of(b"192.0.2.7:8000"), "192.0.2.7")
    assert not own.includes(host_of(b"192.0.2.7:8000"), "192.0.2.8")
    assert not own.includes(host_of(b""), "")


@pytest.mark.parametrize("path", ["/health", "/", "/api/games"])
def test_a_head_request_gets_the_headers_of_a_get(configured: Site, path: str) -> None:
    head, get = (answer(configured, "localhost", method, path) for method in ("HEAD", "GET"))
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == get.headers["content-length"]


def test_metrics_can_be_served_elsewhere(configured: Site) -> None:
    with urlopen(f"http://127.0.0.1:{METRICS_PORT}/metrics", timeout=20) as page:
        assert b"motherlode_tables" in page.read()
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{configured.address()}/metrics", timeout=20)


def test_metrics_at_an_unreadable_address_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--metrics", "somewhere"]) == 2
    assert "HOST:PORT" in capsys.readouterr().err


def test_memory_holds_at_most_the_tables_that_were_set(configured: Site) -> None:
    async def work() -> None:
        async with configured.api() as api:
            form = {"game": "karats", "seats": [{"kind": "human"}] * 2}
            made = [await api.post("/tables", body=form) for _ in range(MOST_TABLES + 1)]
            tables = [created["table"] for created in made]
            seats = [await Follower(api.address, name).open() for name in tables[:MOST_TABLES]]
            refused = await api.ask("GET", f"/tables/{tables[-1]}")
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            for seat in seats:
                await seat.close()
            while (await api.ask("GET", f"/tables/{tables[-1]}")).status_code != 200:
                await asyncio.sleep(0.2)

    drive(work)


def test_ipv6_clients_are_counted_by_their_network() -> None:
    assert client_of("2001:db8:1:2:3::4") == client_of("2001:db8:1:2:ffff::1%eth0")
    assert client_of("2001:db8:1:2::") != client_of("2001:db8:1:3::")
    assert client_of("::ffff:192.0.2.1") == client_of("192.0.2.1") == "192.0.2.1"
    counter, buckets = AddressCounter(2), AddressBuckets(2, 0.001)
    addresses = [f"2001:db8::{i:x}" for i in range(3)]
    assert [counter.enter(address) for address in addresses] == [True, True, False]
    assert [buckets.take(address) == 0 for address in addresses] == [True, True, False]
    counter.leave(addresses[2])
    assert counter.count(addresses[0]) == 1
