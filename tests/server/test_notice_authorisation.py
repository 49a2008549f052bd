"""Requests about notices with every kind of token: nobody reads or changes another's."""

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.notices.mail import link_code
from motherlode.server.tables.registry import NOTICE_CHANGES
from tests.load.client import Api
from tests.load.launch import Server
from tests.server.sites import QUICK, Site, drive

WISHES = {"language": "en", "zone": "Europe/Berlin", "quiet_from": 0, "quiet_until": 60}
ID = "0" * 16


def secret() -> str:
    return secrets.token_hex(32)


async def status(api: Api, person: str) -> Any:
    found = await api.post("/notices/status", person)
    found.pop("offered")
    return found


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/notices/status", None),
        ("/notices/wishes", WISHES),
        ("/notices/seats", {"seats": []}),
        ("/notices/devices/forget", {"id": ID}),
        ("/notices/forget", None),
    ],
)
@pytest.mark.parametrize("token", ["", "short", "x" * 101])
def test_without_the_secret_of_a_person_everything_is_refused(
    sqlite: Site, path: str, body: Any, token: str
) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            answer = await api.ask("POST", path, token, body)
            assert (answer.status_code, answer.json()["code"]) == (401, "no_token")

    drive(work)


def test_a_person_gets_notices_of_own_seats_only_and_seen_by_nobody_else(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as elsewhere:
            made, other = await api.table(), await api.table()
            own, stranger = secret(), secret()
            await api.post("/notices/wishes", own, WISHES)
            wish = {"mail": True, "push": True}
            asked = [
                (made["table"], made["seats"][1]["token"]),
                (made["table"], made["host"]),
                (made["table"], other["seats"][0]["token"]),
                (other["table"], "x" * 32),
                ("nowhere", made["seats"][0]["token"]),
            ]
            seats = [{"table": table, "token": token, **wish} for table, token in asked]
            found = await api.post("/notices/seats", own, {"seats": seats})
            assert found["seats"] == [{"table": made["table"], "seat": 1, **wish}]
            assert made["seats"][1]["token"] not in str(found)
            assert (await status(elsewhere, own))["zone"] == "Europe/Berlin"
            assert (await status(elsewhere, stranger))["seats"] == []
            await elsewhere.post("/notices/forget", stranger)
            assert (await status(api, own))["seats"] == found["seats"]
            assert (await elsewhere.ask("POST", "/notices/forget", own)).is_success
            assert (await status(api, own))["seats"] == []

    drive(work)


def test_new_people_are_counted_and_those_who_want_nothing_are_not_stored(folder: Path) -> None:
    database = folder / "people.db"

    def people() -> int:
        with closing(sqlite3.connect(database)) as connection:
            return int(connection.execute("SELECT count(*) FROM people").fetchone()[0])

    async def work() -> None:
        async with Site([server]).api() as api:
            for path, body in (("seats", {"seats": []}), ("devices/forget", {"id": ID})):
                await api.post(f"/notices/{path}", secret(), body)
            assert people() == 0
            own = secret()
            for _ in range(3):  # One who is known is not counted again.
                await api.post("/notices/wishes", own, WISHES)
            for _ in range(NOTICE_CHANGES - 1):
                await api.post("/notices/wishes", secret(), WISHES)
            answer = await api.ask("POST", "/notices/wishes", secret(), WISHES)
            assert (answer.status_code, answer.json()["code"]) == (429, "throttled")
            assert people() == NOTICE_CHANGES
            await api.post("/notices/wishes", own, WISHES)

    with Server(str(database), folder / "people.log", QUICK) as server:
        drive(work)


def test_codes_of_mails_can_not_be_made_up(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            forged = link_code("11" * 32, "confirm", "0" * 64, "")
            for path in ("confirm", "unsubscribe"):
                for code in (forged, "0" * 64 + ".", "0" * 30):
                    answer = await api.ask("POST", f"/notices/{path}", "", {"code": code})
                    assert answer.status_code in (400, 403)
            at_once = await api.ask("POST", f"/notices/unsubscribe/{forged}", "")
            assert at_once.status_code == 403

    drive(work)


def test_forged_endpoints_and_webhooks_are_refused(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            made, own = await api.table(), secret()
            path = f"/tables/{made['table']}/webhooks"
            for url in (
                "https://127.0.0.1/push",
                "https://[::1]/push",
                "https://169.254.169.254/latest",
                "https://10.0.0.1/push",
                "http://example.org/push",
                sqlite.address().replace("http", "https") + "/api/tables",
            ):
                device = {"endpoint": url, "p256dh": "x" * 87, "auth": "x" * 22, "name": "x"}
                answer = await api.ask("POST", "/notices/devices", own, device)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_endpoint"), url
                hook = {"kind": "json", "url": url}
                answer = await api.ask("POST", path, made["host"], hook)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_endpoint"), url
            no_key = {"endpoint": "https://push.example.org/x", "p256dh": "x" * 87}
            answer = await api.ask(
                "POST", "/notices/devices", own, {**no_key, "auth": "x" * 22, "name": "x"}
            )
            assert answer.json()["code"] == "bad_endpoint"
            assert (await status(api, own))["devices"] == []

    drive(work)


def test_webhooks_are_the_hosts_and_only_players_see_that_they_exist(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as elsewhere:
            made, foreign = await api.table(), await api.table()
            path, (seat, other) = f"/tables/{made['table']}/webhooks", made["seats"]
            hook = {"kind": "json", "url": "https://hooks.example.org/secret-path"}
            strangers = ("", "x" * 32, foreign["host"], foreign["seats"][0]["token"])
            for token in (*strangers, seat["token"], other["token"]):
                assert (await api.ask("POST", path, token, hook)).status_code in (401, 403)
                gone = await api.ask("POST", f"{path}/forget", token, {"id": ID})
                assert gone.status_code in (401, 403)
            for token in strangers:
                assert (await api.ask("GET", path, token)).status_code in (401, 403)
            (shown,) = (await api.post(path, made["host"], hook))["webhooks"]
            seen = await elsewhere.get(path, seat["token"])
            assert seen["webhooks"] == [shown]
            assert shown["host"] == "hooks.example.org"
            assert "secret-path" not in str(seen)
            for _ in range(2):
                await api.post(path, made["host"], hook)
            full = await api.ask("POST", path, made["host"], hook)
            assert (full.status_code, full.json()["code"]) == (409, "too_many_webhooks")
            # The id of a webhook is of no use with the host's link of another table.
            wrong = f"/tables/{foreign['table']}/webhooks/forget"
            await api.post(wrong, foreign["host"], {"id": shown["id"]})
            assert len((await api.get(path, made["host"]))["webhooks"]) == 3
            left = await api.post(f"{path}/forget", made["host"], {"id": shown["id"]})
            assert len(left["webhooks"]) == 2

    drive(work)
