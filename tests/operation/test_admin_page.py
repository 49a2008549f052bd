"""The admin page: who gets in, what is shown, and what its actions do in every process."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.server.admin.bans import contains, network_to_ban
from motherlode.server.admin.process_report import slowest
from motherlode.server.admin.session import SECONDS, TRIES, Sessions
from motherlode.server.api.errors import Refusal
from motherlode.server.metrics import Metrics
from tests.load.client import Follower
from tests.load.launch import Postgres, Server
from tests.server.sites import MOSTLY_SQLITE, QUICK, Site, drive

TOKEN = "a-token-of-the-tests"
PROXY = ("--trusted-proxies", "127.0.0.1")
PAGES = ("", "/tables", "/tables/{}", "/tables/{}/delete", "/addresses", "/actions")
POSTS = ("/tables/{}/close", "/tables/{}/delete", "/tables/{}/delete_chat", "/ban", "/lift")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.stop()


@pytest.fixture(scope="module", params=["sqlite", "two_on_postgres"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """One server on SQLite, or two on PostgreSQL, behind a proxy that names the clients."""
    folder: Path = tmp_path_factory.mktemp("admin")
    addresses = [str(folder / "admin.db")]
    if request.param == "two_on_postgres":
        addresses = [request.getfixturevalue("postgres").address] * 2
    servers = [
        Server(address, folder / f"server{i}.log", [*QUICK, *PROXY])
        for i, address in enumerate(addresses)
    ]
    for server in servers:
        server.environment = {"MOTHERLODE_SERVER_ADMIN_TOKEN": TOKEN}
        server.start()
    yield Site(servers)
    for server in servers:
        server.stop()


class Admin:
    """A browser that is signed in at one server."""

    def __init__(self, address: str, client: str = "198.51.100.1") -> None:
        headers = {"X-Forwarded-For": client, "Origin": address, "Accept-Language": "en"}
        self.http = httpx.AsyncClient(base_url=f"{address}/admin", headers=headers, timeout=30)
        self.key = ""

    async def sign_in(self, token: str = TOKEN) -> httpx.Response:
        answer = await self.http.post("/sign-in", data={"token": token})
        if answer.status_code == 303:
            self.key = re.findall(r'name="key" value="(\w+)"', await self.text(""))[0]
        return answer

    async def text(self, path: str) -> str:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def post(self, path: str, **fields: str) -> httpx.Response:
        return await self.http.post(path, data={"key": self.key, **fields})


async def signed_in(site: Site, number: int = 0) -> Admin:
    admin = Admin(site.address(number))
    assert (await admin.sign_in()).status_code == 303
    return admin


# --- who gets in


def test_without_the_setting_there_is_no_admin_page(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        for path in ("/admin", "/admin/tables", "/admin/style.css"):
            assert httpx.get(f"{server.address}{path}").status_code == 404
        answer = httpx.post(f"{server.address}/admin/sign-in", data={"token": ""})
        assert answer.status_code in (404, 405)


WRONG = ("", " ", TOKEN[:-1], f"{TOKEN}x", TOKEN.upper(), "\0", "ä" * 20, "x" * 5000)


@MOSTLY_SQLITE
@pytest.mark.parametrize("token", WRONG)
def test_a_wrong_token_gets_nothing_and_is_logged_without_the_token(site: Site, token: str) -> None:
    async def work() -> None:
        client = f"198.51.100.{100 + WRONG.index(token)}"
        admin = Admin(site.address(), client)
        answer = await admin.sign_in(token)
        assert answer.status_code == 401
        assert "set-cookie" not in answer.headers
        assert "This is not the token." in answer.text
        assert f'"address": "{client}"' in site.logs()
        assert len(token) < 8 or token not in site.logs()
        await admin.http.aclose()

    drive(work)


@MOSTLY_SQLITE
@pytest.mark.parametrize(
    "cookie", ["", "x", ".", "9999999999.", "9999999999.ab", f"0.{TOKEN}", "ä"]
)
def test_a_forged_cookie_sees_no_page_and_does_nothing(site: Site, cookie: str) -> None:
    async def work() -> None:
        async with site.api() as api:
            table = (await api.table())["table"]
            headers = {b"Cookie": f"motherlode_admin={cookie}".encode("latin-1")}
            async with httpx.AsyncClient(base_url=site.address(), headers=headers) as http:
                for path in PAGES:
                    answer = await http.get(f"/admin{path.format(table)}")
                    assert answer.status_code == 401
                    assert table not in answer.text
                for path in POSTS:
                    answer = await http.post(
                        f"/admin{path.format(table)}", data={"network": "192.0.2.1"}
                    )
                    assert answer.status_code == 401
            assert (await api.get(f"/tables/{table}"))["table"]["state"] == "playing"

    drive(work)


@MOSTLY_SQLITE
def test_the_links_of_tables_are_no_tokens_of_the_admin_page(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
        admin = Admin(site.address(), "198.51.100.90")
        for token in (created["seats"][0]["token"], created["host"]):
            assert (await admin.sign_in(token)).status_code == 401
            bearer = {"Authorization": f"Bearer {token}"}
            assert (await admin.http.get("", headers=bearer)).status_code == 401
        await admin.http.aclose()

    drive(work)


@MOSTLY_SQLITE
def test_after_some_wrong_tokens_even_the_right_one_has_to_wait(site: Site) -> None:
    async def work() -> None:
        admin = Admin(site.address(), "198.51.100.80")
        codes = [(await admin.sign_in("wrong")).status_code for _ in range(TRIES + 1)]
        assert codes == [401] * TRIES + [429]
        assert (await admin.sign_in()).status_code == 429
        await admin.http.aclose()
        other = await signed_in(site)
        await other.http.aclose()

    drive(work)


def test_a_form_of_another_session_or_site_does_nothing(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            table = (await api.table())["table"]
            admin = await signed_in(site)
            for key in ("", "x", "0" * 64):
                answer = await admin.http.post(f"/tables/{table}/close", data={"key": key})
                assert answer.status_code == 403
                assert "This form is too old." in answer.text
            foreign = {"Origin": "https://elsewhere.example"}
            given = {"key": admin.key}
            path = f"/tables/{table}/close"
            answer = await admin.http.post(path, data=given, headers=foreign)
            assert answer.status_code == 403
            assert (await api.get(f"/tables/{table}"))["table"]["state"] == "playing"
            await admin.http.aclose()

    drive(work)


def test_the_cookie_is_for_this_page_alone_and_no_page_is_kept_or_may_load_scripts(
    site: Site,
) -> None:
    async def work() -> None:
        admin = Admin(site.address())
        answer = await admin.sign_in()
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "path=/admin" in cookie
        assert TOKEN not in cookie + answer.headers["location"]
        secure = Admin(site.address())
        secure.http.headers["X-Forwarded-Proto"] = "https"
        answer = await secure.http.post("/sign-in", data={"token": TOKEN})
        assert "; secure" in answer.headers["set-cookie"].lower()
        page = await admin.http.get("")
        assert page.headers.get_list("content-security-policy") == [
            page.headers["content-security-policy"]
        ]
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert "script" not in page.text
        assert page.headers["cache-control"] == "no-store"
        out = await admin.post("/sign-out")
        assert (out.status_code, (await admin.http.get("")).status_code) == (303, 401)
        await admin.http.aclose()
        await secure.http.aclose()
        assert TOKEN not in site.logs()

    drive(work)


def test_a_session_ends_after_some_hours_and_with_another_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sessions, now = Sessions(TOKEN), [1_800_000_000.0]
    monkeypatch.setattr("motherlode.server.admin.session.time.time", lambda: now[0])
    cookie = sessions.new_cookie()
    assert sessions.is_signed_in(cookie)
    assert not Sessions(f"{TOKEN}2").is_signed_in(cookie)
    assert sessions.is_own_form(cookie, sessions.form_key(cookie))
    assert not sessions.is_own_form(sessions.new_cookie() + "x", sessions.form_key(cookie))
    now[0] += SECONDS
    assert not sessions.is_signed_in(cookie)


# --- what is shown


def test_the_overview_shows_every_process_and_the_tables_its_sockets(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created):
                admin = await signed_in(site)
                overview = await admin.text("")
                for server in site.servers:
                    assert f">{server.port}</th>" in overview
                assert "can be written" in overview
                assert created["table"] in await admin.text(
                    f"/tables?search={created['table'][:6]}"
                )
                assert created["table"] not in await admin.text("/tables?state=closed")
                shown = await admin.text(f"/tables/{created['table']}")
                # The two seats are at different processes, where there are two.
                sockets = shown.partition("Open sockets")[2]
                assert sockets.count("127.0.0.1</code>") == 2
                await admin.http.aclose()

    drive(work)


@MOSTLY_SQLITE
def test_pages_are_german_for_a_german_browser_and_texts_of_players_are_escaped(
    site: Site,
) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                text = "<script>alert(1)</script>"
                assert (await seats[0].ask({"type": "chat", "text": text}))["type"] == "ok"
                admin = await signed_in(site)
                admin.http.headers["Accept-Language"] = "de-AT,de;q=0.9,en;q=0.5"
                shown = await admin.text(f"/tables/{created['table']}")
                assert '<html lang="de">' in shown
                assert "Tisch schließen" in shown
                assert "&lt;script&gt;" in shown
                assert "<script" not in shown
                await admin.http.aclose()

    drive(work)


@MOSTLY_SQLITE
@pytest.mark.parametrize(
    "path",
    ["/tables/unknown", "/tables/x/explode", "/tables?page=99999999999", "/tables?page=-1",
     "/tables?state=x&search=%25", "/addresses?network=%3Cscript%3E"],
)  # fmt: skip
def test_an_odd_address_gets_a_page_and_no_fault(site: Site, path: str) -> None:
    async def work() -> None:
        admin = await signed_in(site)
        answer = await admin.http.get(path)
        assert answer.status_code in (200, 404)
        assert "text/html" in answer.headers["content-type"]
        assert "<script" not in answer.text
        await admin.http.aclose()

    drive(work)


# --- what actions do


async def wait_for_state(follower: Follower, state: str) -> None:
    await follower.until(lambda: follower.table.get("state") == state)


def test_closing_a_table_reaches_every_process_and_shows_nobody_its_secrets(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(spectators=False)
            table = created["table"]
            async with site.open_seats(created) as seats:
                before = [seat.position for seat in seats]
                first = created["seats"][0]["token"]
                history = await api.get(f"/tables/{table}/history", first)
                admin = await signed_in(site)
                asked = await admin.text(f"/tables/{table}/close")
                assert f"Close table {table}?" in asked
                answer = await admin.post(f"/tables/{table}/close")
                assert f"Table {table} is closed." in answer.text
                for seat, position in zip(seats, before):
                    await wait_for_state(seat, "closed")
                    assert seat.position == position
                    assert "seed" not in str(seat.table["fairness"]).replace("'seed': ''", "")
                for each in (api, other):
                    info = (await each.get(f"/tables/{table}"))["table"]
                    assert (info["state"], info["ending"]) == ("closed", "operator")
                    assert not info["fairness"]["seed"]
                    assert not info["fairness"]["secret"]
                    path = f"/api/tables/{table}"
                    for token in ("", first, created["host"]):
                        bearer = {"Authorization": f"Bearer {token}"} if token else {}
                        refused = await each.http.get(f"{path}/record", headers=bearer)
                        assert refused.status_code == 409
                    assert (await each.get(f"/tables/{table}/state"))["position"] is None
                    refused = await each.http.get(f"{path}/history")
                    assert refused.status_code == 403
                    assert await each.get(f"/tables/{table}/history", first) == history
                again = await admin.post(f"/tables/{table}/close")
                assert again.status_code == 409
                assert "This game is over already." in again.text
                assert f"<code>{table}</code>" in await admin.text("/actions")
                await admin.http.aclose()

    drive(work)


def test_a_deleted_table_is_gone_in_every_process_and_its_sockets_are_closed(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table()
            table = created["table"]
            async with site.open_seats(created) as seats:
                admin = await signed_in(site)
                assert "can&#39;t be undone" in await admin.text(f"/tables/{table}/delete")
                assert (await api.get(f"/tables/{table}"))["table"]["table"] == table
                answer = await admin.post(f"/tables/{table}/delete")
                assert f"Table {table} is deleted." in answer.text
                for seat in seats:
                    await seat.until(lambda seat=seat: seat.closed is not None)
                    assert seat.closed == (4004, "no such table")
                for each in (api, other):
                    assert (await each.http.get(f"/api/tables/{table}")).status_code == 404
                assert (await admin.post(f"/tables/{table}/delete")).status_code == 404
                await admin.http.aclose()

    drive(work)


def test_deleted_chat_is_gone_for_everybody_and_later_messages_come(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            table = created["table"]
            async with site.open_seats(created) as seats:
                for text in ("first", "second", "third"):
                    await seats[0].ask({"type": "chat", "text": text})
                for seat in seats:
                    await seat.until(lambda seat=seat: len(seat.chat) == 3)
                admin = await signed_in(site)
                asked = await admin.text(f"/tables/{table}/delete_chat?message=table-2")
                assert "second" in asked
                await admin.post(f"/tables/{table}/delete_chat", message="table-2")
                for seat in seats:
                    await seat.until(lambda seat=seat: chat_texts(seat) == ["first", "third"])
                await admin.post(f"/tables/{table}/delete_chat")
                for seat in seats:
                    await seat.until(lambda seat=seat: not seat.chat)
                await seats[1].ask({"type": "chat", "text": "fourth"})
                for seat in seats:
                    await seat.until(lambda seat=seat: chat_texts(seat) == ["fourth"])
                assert "first" not in await admin.text(f"/tables/{table}")
                await admin.http.aclose()

    drive(work)


def chat_texts(follower: Follower) -> list[str]:
    return [message["text"] for message in follower.chat]


def test_a_ban_reaches_every_process_and_ends_when_it_is_lifted(site: Site) -> None:
    banned = {"X-Forwarded-For": "203.0.113.9"}

    async def status(number: int) -> int:
        async with httpx.AsyncClient(base_url=site.address(number), headers=banned) as http:
            return (await http.get("/api/games")).status_code

    async def wait_for(code: int) -> None:
        for number in range(len(site.servers)):
            while await status(number) != code:
                pass

    async def work() -> None:
        admin = await signed_in(site)
        assert await status(0) == 200
        given = {"network": "203.0.113.0/24", "reason": "floods", "seconds": "3600"}
        assert "203.0.113.0/24 is banned." in (await admin.post("/ban", **given)).text
        await wait_for(403)
        assert (await Admin(site.address(), "203.0.113.9").sign_in()).status_code == 403
        again = await admin.post("/ban", **{**given, "reason": "floods again"})
        assert again.text.count("203.0.113.0/24</code>") == 1
        lifted = await admin.post("/lift", network="203.0.113.0/24")
        assert "The ban of 203.0.113.0/24 is lifted." in lifted.text
        await wait_for(200)
        assert (await admin.post("/lift", network="203.0.113.0/24")).status_code == 404
        noted = await admin.text("/actions")
        assert "floods again" in noted
        assert "lifted a ban" in noted
        await admin.http.aclose()

    drive(work)


def test_a_ban_closes_the_sockets_of_its_address(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            follower = Follower(site.address(-1), created["table"], created["seats"][0]["token"])
            follower.headers = {"X-Forwarded-For": "203.0.113.77"}
            await follower.open()
            admin = await signed_in(site)
            await admin.post("/ban", network="203.0.113.77", seconds="0")
            await follower.until(lambda: follower.closed is not None)
            assert follower.closed == (1008, "this address is banned")
            with pytest.raises(Exception, match="403"):
                await follower.open()
            await admin.post("/lift", network="203.0.113.77")
            await admin.http.aclose()

    drive(work)


@MOSTLY_SQLITE
@pytest.mark.parametrize(
    ("network", "why"),
    [
        ("", "neither an address nor a network"),
        ("everybody", "neither an address nor a network"),
        ("192.0.2.7/99", "neither an address nor a network"),
        ("0.0.0.0/0", "too wide"),
        ("::/0", "too wide"),
        ("127.0.0.1", "ban yourself"),
        ("::1", "ban yourself"),
        ("198.51.100.1", "ban yourself"),
        ("198.51.0.0/16", "ban yourself"),
    ],
)
def test_a_wrong_ban_is_refused_and_bans_nobody(site: Site, network: str, why: str) -> None:
    async def work() -> None:
        admin = await signed_in(site)
        answer = await admin.post("/ban", network=network, reason="", seconds="0")
        assert answer.status_code == 400
        assert why in answer.text
        assert (await admin.http.get("")).status_code == 200
        await admin.http.aclose()

    drive(work)


def test_networks_contain_the_clients_that_use_their_addresses() -> None:
    assert str(network_to_ban("2001:db8::7")) == "2001:db8::/64"
    assert contains(network_to_ban("2001:db8::7"), "2001:db8::8")
    assert not contains(network_to_ban("2001:db8::7"), "2001:db8:0:1::8")
    assert contains(network_to_ban("192.0.2.7"), "::ffff:192.0.2.7")
    assert not contains(network_to_ban("192.0.2.7"), "192.0.2.8")
    assert not contains(network_to_ban("192.0.2.0/24"), "")
    assert not contains(network_to_ban("192.0.2.0/24"), "2001:db8::7")
    with pytest.raises(Refusal):
        network_to_ban("192.0.2")


def test_the_slowest_of_some_times_is_the_limit_of_their_bucket() -> None:
    metrics: Any = Metrics()
    assert slowest(metrics.lag) == 0.0
    for _ in range(98):
        metrics.lag.observe(0.003)
    metrics.lag.observe(0.2)
    metrics.lag.observe(0.2)
    assert slowest(metrics.lag, 0.9) == 0.005
    assert slowest(metrics.lag) == 0.25
    for _ in range(1000):
        metrics.lag.observe(100.0)
    assert slowest(metrics.lag) == 10.0
