"""Addresses of e-mail, from the wish to the last mail, with real servers and a real mail server."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.load.client import Api
from tests.load.launch import Server
from tests.server.notice_receivers import Mailbox, mail_server
from tests.server.sites import QUICK, Site, drive

ANN, BEN = "ann@example.org", "ben@example.org"


@asynccontextmanager
async def mailing(database: str, folder: Path) -> AsyncIterator[tuple[Site, Mailbox]]:
    """One server on SQLite or two on PostgreSQL that send mails at once."""
    async with mail_server() as (smtp, mailbox):
        given = [*QUICK, "--mail-server", smtp, "--mail-from", "games@example.org"]
        given += ["--notice-delay", "0"]
        processes = 2 if "://" in database else 1
        servers = [Server(database, folder / f"log{i}", given) for i in range(processes)]
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            yield Site(servers), mailbox
        finally:
            for server in servers:
                await asyncio.to_thread(server.kill)


async def until(is_true: Callable[[], Any]) -> None:
    """Waits for what a server does on its own; `drive` ends a test that waits too long."""
    while not is_true():
        await asyncio.sleep(0.05)


def mails_to(mailbox: Mailbox, address: str) -> list[Any]:
    return [mail for mail in mailbox.mails if mail["To"] == address]


async def until_mails(mailbox: Mailbox, address: str, count: int) -> None:
    await until(lambda: len(mails_to(mailbox, address)) == count)


def code_in(mail: Any, purpose: str) -> str:
    found = re.search(rf"#{purpose}-([0-9a-f.]+)", str(mail.get_content()))
    assert found is not None
    return found[1]


async def confirm(api: Api, mailbox: Mailbox, person: str, address: str) -> None:
    """Names an address for a person, and confirms it by the link that it gets."""
    before = len(mails_to(mailbox, address))
    wishes = {"language": "en", "zone": "UTC", "mail": address}
    found = await api.post("/notices/wishes", person, wishes)
    assert found["mail_state"] == "asked"
    await until(lambda: len(mails_to(mailbox, address)) > before)
    mail = mails_to(mailbox, address)[-1]
    for wrong in ("unsubscribe", "confirm"):  # A code is good for what it was made for only.
        other = {"unsubscribe": "confirm", "confirm": "unsubscribe"}[wrong]
        answer = await api.ask("POST", f"/notices/{wrong}", "", {"code": code_in(mail, other)})
        assert answer.status_code == 403
    await api.post("/notices/confirm", "", {"code": code_in(mail, "confirm")})
    assert (await api.post("/notices/status", person))["mail_state"] == "on"


async def watch(api: Api, person: str, table: str, token: str) -> None:
    wish = {"table": table, "token": token, "mail": True, "push": False}
    await api.post("/notices/seats", person, {"seats": [wish]})


async def play_until_asked(api: Api, made: Any, wanted: int) -> None:
    """Plays until a seat is asked."""
    path, tokens = f"/tables/{made['table']}", [link["token"] for link in made["seats"]]
    while True:
        position = (await api.get(f"{path}/state", tokens[0]))["position"]
        seat, number = position["view"]["asked"]["seat"], position["number"] + 1
        if seat == wanted:
            return
        legal = (await api.get(f"{path}/state", tokens[seat]))["position"]["legal"]
        move = {"type": "move", "id": f"m{number}", "number": number, "action": legal[0]["text"]}
        await api.post(f"{path}/messages", tokens[seat], move)


@pytest.mark.parametrize("by", ["one click", "page"])
def test_browsers_of_an_address_get_one_mail_a_turn_until_one_unsubscribes(
    by: str, own_database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with (
            mailing(own_database, tmp_path) as (site, mailbox),
            site.api() as api,
            site.api(1) as elsewhere,
        ):
            made = await api.table(game="super_motherload")
            await play_until_asked(api, made, 1)
            seat = made["seats"][0]["token"]
            desk, phone, witness = (secrets.token_hex(32) for _ in range(3))
            await confirm(api, mailbox, desk, ANN)
            await confirm(elsewhere, mailbox, phone, ANN.upper())
            await confirm(elsewhere, mailbox, witness, BEN)
            for server, person in ((api, desk), (elsewhere, phone), (api, witness)):
                await watch(server, person, made["table"], seat)
            mailbox.mails.clear()

            await play_until_asked(elsewhere, made, 0)
            await until(lambda: mails_to(mailbox, BEN))
            await until(lambda: len(mailbox.mails) == 2)
            (mail,) = [mail for mail in mailbox.mails if mail["To"].lower() == ANN]
            assert seat not in str(mail)
            if by == "page":
                code = {"code": code_in(mail, "unsubscribe")}
                await elsewhere.post("/notices/unsubscribe", "", code)
            else:
                url = str(mail["List-Unsubscribe"]).strip("<>")
                await elsewhere.post(urlsplit(url).path.removeprefix("/api"))
            for server, person in ((api, desk), (elsewhere, phone)):
                found = await server.post("/notices/status", person)
                assert found["mail_state"] == "off"
            assert (await api.post("/notices/status", witness))["mail_state"] == "on"

            for turn in (2, 3):  # The witness's mails show that all of a turn went out.
                await play_until_asked(api, made, 1)
                await play_until_asked(api, made, 0)
                await until_mails(mailbox, BEN, turn)
            assert len(mailbox.mails) == 4

    drive(work, 120)


def test_who_names_the_address_of_somebody_else_learns_nothing_of_its_mails(
    tmp_path: Path,
) -> None:
    """What did not arrive is shown to browsers that confirmed the address, for their own seats."""

    async def work() -> None:
        async with (
            mailing(str(tmp_path / "tables.db"), tmp_path) as (site, mailbox),
            site.api() as api,
        ):
            made = await api.table()
            own, stranger = secrets.token_hex(32), secrets.token_hex(32)
            await confirm(api, mailbox, own, ANN)
            for link in made["seats"]:
                await watch(api, own, made["table"], link["token"])
            mailbox.refuse = "451 later"
            await play_until_asked(api, made, 1)
            await watch(api, own, made["table"], made["seats"][1]["token"])
            found: list[Any] = []
            while not found:
                found = (await api.post("/notices/status", own))["faults"]
                await asyncio.sleep(0.05)
            assert [(each["by"], each["fault"]) for each in found] == [("mail", "smtp 451")]
            wishes = {"language": "en", "zone": "UTC", "mail": ANN}
            asked = await api.post("/notices/wishes", stranger, wishes)
            assert all(each["by"] == "confirm" for each in asked["faults"])

    drive(work)
