"""Authorisation: every request and message with every kind of token."""

import asyncio
import os
import random
import secrets
from typing import Any

import pytest

from tests.load.client import Api, Follower
from tests.server.play import asked_seat, make_moves
from tests.server.sites import Site, drive

IDS = 10_000 if int(os.environ.get("MOTHERLODE_ROUNDS", "0")) >= 1000 else 150
SEAT = "seat"
HOST = "host"

GUARDED: list[tuple[str, str, Any, set[str]]] = [
    ("POST", "/tables/{t}/sit", {"name": "Eve"}, {SEAT}),
    ("POST", "/tables/{t}/start", {"bot": "random"}, {HOST}),
    ("POST", "/tables/{t}/link", None, {HOST}),
    ("POST", "/tables/{t}/leave", None, {SEAT}),
    ("POST", "/tables/{t}/host", {"seat": 0}, {HOST}),
    ("POST", "/tables/{t}/seats/0/link", None, {SEAT}),
    ("POST", "/tables/{t}/seats/0/bot", {"bot": "random"}, {SEAT}),
    ("POST", "/tables/{t}/seats/0/back", None, {SEAT}),
    ("POST", "/tables/{t}/seats/0/kick", None, {HOST}),
    ("POST", "/tables/{t}/seats/0/expect", {"name": "Eve"}, {HOST}),
    ("POST", "/tables/{t}/close", None, {HOST}),
    ("POST", "/tables/{t}/rematch", None, {SEAT, HOST}),
    ("GET", "/tables/{t}/hint", None, {SEAT}),
    ("GET", "/tables/{t}/why?action=mine", None, {SEAT}),
    ("POST", "/tables/{t}/messages", {"type": "chat", "id": "a", "text": "x"}, {SEAT}),
    ("POST", "/tables/{t}/messages", {"type": "orders", "id": "b", "orders": []}, {SEAT}),
    ("POST", "/tables/{t}/messages", {"type": "undo", "id": "c", "number": 1}, {SEAT}),
    ("POST", "/tables/{t}/messages", {"type": "propose", "id": "f", "kind": "end"}, {SEAT}),
    ("POST", "/tables/{t}/messages", {"type": "resign", "id": "g"}, {SEAT}),
    ("POST", "/tables/{t}/messages", {"type": "mute", "id": "h", "seat": 1, "on": True}, {SEAT}),
    (
        "POST",
        "/tables/{t}/messages",
        {"type": "consent", "id": "d", "request": 1, "yes": True},
        {SEAT},
    ),
    (
        "POST",
        "/tables/{t}/messages",
        {"type": "move", "id": "e", "number": 1, "action": "mine"},
        {SEAT},
    ),
]


async def rows(api: Api, table: str, token: str) -> Any:
    reply = await api.get(f"/tables/{table}/state", token)
    reply.pop("now")
    return reply


@pytest.mark.parametrize(("method", "path", "body", "allowed"), GUARDED)
def test_wrong_tokens_are_refused_with_a_code_and_change_nothing(
    sqlite: Site, method: str, path: str, body: Any, allowed: set[str]
) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created, foreign = await api.table(), await api.table()
            name, own = created["table"], created["seats"][0]["token"]
            revoked = own
            own = (await api.post(f"/tables/{name}/seats/0/link", own))["token"]
            before = await rows(api, name, own)
            strangers = {
                "none": "",
                "nonsense": "x" * 32,
                "revoked": revoked,
                "other table": foreign["seats"][0]["token"],
                "other host": foreign["host"],
            }
            if HOST not in allowed:
                strangers["host"] = created["host"]
            if SEAT not in allowed:
                strangers["seat"] = own
            if "/seats/0/" in path:
                strangers["other seat"] = created["seats"][1]["token"]
            for who, token in strangers.items():
                answer = await api.ask(method, path.format(t=name), token, body)
                assert answer.status_code in (401, 403), (who, answer.text)
                assert answer.json()["code"] in ("no_token", "not_allowed"), who
                assert own not in answer.text
            assert await rows(api, name, own) == before

    drive(work)


WATCHED = ("state?after=-1", "earlier?start=0", "history?after=-1", "chat?before=99")
"""What anybody may watch, and a dead link must not show as its seat did."""


@pytest.mark.parametrize("what", WATCHED)
def test_a_wrong_token_shows_nothing_that_spectators_do_not_see(site: Site, what: str) -> None:
    """It is refused, or shows what a request without a token shows."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created, foreign = await api.table(2, "mothership"), await api.table()
            path, own = f"/tables/{created['table']}", created["seats"][0]["token"]
            fresh = (await api.post(f"{path}/seats/0/link", own))["token"]
            nobody = await seen(other, f"{path}/{what}")
            strangers = (own, "x" * 32, foreign["seats"][0]["token"], foreign["host"])
            for token in strangers:
                answer = await other.ask("GET", f"{path}/{what}", token)
                if what.startswith(("history", "chat")):
                    assert without_times(answer.json()) == nobody
                else:
                    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
            player = await seen(other, f"{path}/{what}", fresh)
            assert (player == nobody) == what.startswith("chat"), "its player sees a hand"

    drive(work)


async def seen(api: Api, path: str, token: str = "") -> Any:
    """What a request shows somebody, without the time of day and what the somebody is."""
    found = without_times(await api.get(path, token))
    found.pop("you", None)
    return found


def without_times(found: Any) -> Any:
    found.pop("now", None)
    return found


def test_no_token_of_a_table_takes_a_seat_without_an_invitation(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created, foreign = await api.table(3), await api.table()
            path, tokens = f"/tables/{created['table']}", [x["token"] for x in created["seats"]]
            await api.post(f"{path}/seats/0/bot", tokens[0], {"bot": "random"})
            before = (await api.get(path))["table"]["seats"]
            links = ("", "x" * 32, *tokens, created["host"], foreign["host"])
            for invitation in links[1:]:
                for held in links:
                    form = {"name": "Eve", "invitation": invitation, "key": secrets.token_hex(32)}
                    answer = await api.ask("POST", f"{path}/seats/0/take", held, form)
                    assert answer.status_code in (403, 409), answer.text
            after = (await api.get(path))["table"]["seats"]
            assert [seat["name"] for seat in after] == [seat["name"] for seat in before]
            assert after[0]["stand_in"] == "random"

    drive(work)


def test_a_token_can_only_move_its_own_seat(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                await make_moves(seats, 3, random.Random(1))
                seat = asked_seat(seats)
                assert seat is not None
                other = seats[1 - seats.index(seat)]
                watcher = await Follower(site.address(1), created["table"]).open()
                host = await Follower(site.address(1), created["table"], created["host"]).open()
                move = {"type": "move", "number": 4, "action": seat.legal[0]}
                assert (await other.ask(dict(move)))["code"] == "not_your_decision"
                for outsider in (watcher, host):
                    assert (await outsider.ask(dict(move)))["code"] == "not_allowed"
                    assert not outsider.legal
                for extra in ({"seat": 0}, {"by": "bot"}, {"token": "x"}, {"admin": True}):
                    assert (await other.ask({**move, **extra}))["code"] == "bad_message"
                for inner in ("undo 1", "undo", "begin", "end", "__class__", "redeal", "table"):
                    answer = await seat.ask({**move, "action": inner})
                    assert answer["code"] in ("unreadable", "illegal"), inner
                for kind in ("enter", "apply", "snapshot", "kick", "seed", "", None, 5):
                    answer = await seat.ask({**move, "type": kind})
                    assert answer["code"] == "bad_message", kind
                assert {follower.number for follower in (seat, other, watcher, host)} == {3}
                await watcher.close()
                await host.close()

    drive(work)


def test_random_table_ids_give_404_and_create_nothing(sqlite: Site) -> None:
    names = [secrets.token_urlsafe(9) for i in range(IDS)] + ["..", "%00", "a/b", "ü"]
    logged = len(sqlite.logs())

    async def work() -> None:
        async with sqlite.api() as api:
            before = await api.get("/tables")
            for start in range(0, len(names), 50):
                answers = await asyncio.gather(
                    *(api.ask("GET", f"/tables/{name}") for name in names[start : start + 50])
                )
                assert {answer.status_code for answer in answers} == {404}
            assert await api.get("/tables") == before
            lost = Follower(api.address, "nowhere")
            with pytest.raises(ConnectionError):
                await lost.open()
            assert lost.closed == (4004, "no such table")

    drive(work, 60 + IDS / 20)
    # Other tests' tables may log something meanwhile, but not a line for every id.
    logs = sqlite.logs()[logged:]
    assert not any(name in logs for name in names[:IDS])
    assert len(logs.splitlines()) < IDS // 2


def test_tokens_are_long_stored_as_hashes_and_never_logged(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            secret = [created["host"], *(link["token"] for link in created["seats"])]
            assert len(set(secret)) == 3
            assert all(len(token) >= 32 for token in secret)
            async with site.open_seats(created) as seats:
                await make_moves(seats, 5, random.Random(1))
                await api.ask("GET", f"/tables/{created['table']}/nothing", secret[0])
            logs = site.logs()
            assert not [token for token in secret if token in logs]
            database = site.servers[0].database
            if not database.startswith("postgres"):
                raw = b"".join(
                    path.read_bytes() for path in site.servers[0].logs.parent.glob("tables.db*")
                )
                assert created["table"].encode() in raw
                assert not [token for token in secret if token.encode() in raw]

    drive(work)
