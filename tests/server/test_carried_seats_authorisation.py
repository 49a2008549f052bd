"""Requests that carry seats with every wrong code and token: nobody gets or changes another's."""

import base64
import secrets
from typing import Any

import pytest

from motherlode.server.tokens import hash_token
from tests.load.client import Api, Follower
from tests.server.sites import Site, drive, run_sql

PATH = "/carried-seats"
BOX, OTHER_BOX = (base64.b64encode(text).decode() for text in (b"locked", b"another"))


def new_id() -> str:
    return secrets.token_hex(32)


async def store(api: Api, once: bool = False, box: str = BOX) -> str:
    """Stores a box; returns the id of its code."""
    id = new_id()
    await api.post(PATH, body={"id": id, "box": box, "once": once})
    return id


def expire(site: Site, *ids: str) -> None:
    for id in ids:
        run_sql(site, f"UPDATE carried_seats SET expires = 1 WHERE code = '{hash_token(id)}'")


def rows(site: Site, *ids: str) -> list[Any]:
    """What the database has of boxes."""
    codes = ", ".join(f"'{hash_token(id)}'" for id in ids)
    return run_sql(site, f"SELECT * FROM carried_seats WHERE code IN ({codes}) ORDER BY code")


REQUESTS: dict[str, dict[str, Any]] = {
    "open": {"key": "11" * 32},
    "replace": {"version": 1, "box": OTHER_BOX},
    "forget": {},
}


@pytest.mark.parametrize("what", REQUESTS)
def test_wrong_codes_open_and_change_no_box_whatever_token_comes_along(
    site: Site, what: str
) -> None:
    async def work() -> None:
        async with site.api() as api:
            made = await api.table()
            held, waiting = await store(api), await store(api, once=True)
            used, forgotten = await store(api, once=True), await store(api)
            old, older = await store(api, once=True), await store(api)
            await api.post(f"{PATH}/open", body={"id": used, "key": new_id()})
            await api.post(f"{PATH}/forget", body={"id": forgotten})
            expire(site, old, older)
            wrong = {
                "used": used,
                "expired": old,
                "expired recovery code": older,
                "forgotten": forgotten,
                "a seat's token": hash_token(made["seats"][0]["token"]),
                "what the database has": hash_token(held),
                "made up": new_id(),
            }
            before = rows(site, held, waiting)
        tokens = ("", made["host"], made["seats"][0]["token"], "x" * 32)
        for i, token in enumerate(tokens):
            # From several addresses: one that guesses so often is throttled.
            async with site.api(i, f"127.1.{list(REQUESTS).index(what)}.{i + 1}") as api:
                for who, id in wrong.items():
                    body = {"id": id, **REQUESTS[what]}
                    answer = await api.ask("POST", f"{PATH}/{what}", token, body)
                    if what == "forget":
                        assert (answer.status_code, answer.text) == (200, "null"), who
                    else:
                        code = answer.json()["code"]
                        assert (answer.status_code, code) == (404, "no_such_code"), who
                    assert BOX not in answer.text
                for none in ({}, {"id": ""}, {"id": None}, {"id": held[:-1]}, {"id": held.upper()}):
                    body = {**none, **REQUESTS[what]}
                    answer = await api.ask("POST", f"{PATH}/{what}", token, body)
                    assert answer.status_code == 400, none
        assert rows(site, held, waiting) == before
        async with site.api(1) as api:
            for id in (held, waiting):
                opened = await api.post(f"{PATH}/open", body={"id": id, "key": new_id()})
                assert opened["box"] == BOX

    drive(work)


def test_a_code_that_is_taken_never_gets_another_box(site: Site) -> None:
    """Neither a used one, whose device may ask again, nor one of somebody else."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as elsewhere:
            held, used = await store(api), await store(api, once=True)
            key = new_id()
            await api.post(f"{PATH}/open", body={"id": used, "key": key})
            before = rows(site, held, used)
            for id in (held, used):
                for once in (True, False):
                    body = {"id": id, "box": OTHER_BOX, "once": once}
                    answer = await elsewhere.ask("POST", PATH, body=body)
                    assert (answer.status_code, answer.json()["code"]) == (409, "code_taken")
            assert rows(site, held, used) == before
            again = await elsewhere.post(f"{PATH}/open", body={"id": used, "key": key})
            assert again["box"] == BOX

    drive(work)


def test_a_code_leads_to_its_own_box_only(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as elsewhere:
            own, other = await store(api), await store(api, box=OTHER_BOX)
            opened = await elsewhere.post(f"{PATH}/open", body={"id": other, "key": new_id()})
            assert opened["box"] == OTHER_BOX
            before = rows(site, own)
            body = {"id": other, "version": 1, "box": base64.b64encode(b"x").decode()}
            await elsewhere.post(f"{PATH}/replace", body=body)
            await elsewhere.post(f"{PATH}/forget", body={"id": other})
            assert rows(site, own) == before

    drive(work)


def test_a_device_that_was_shut_out_can_do_nothing_with_the_links_it_still_has(
    site: Site,
) -> None:
    """A second device takes seat and hosting over, by the requests that the browser sends."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as elsewhere:
            made, foreign = await api.table(spectators=False), await api.table()
            table, (old, other) = made["table"], [seat["token"] for seat in made["seats"]]
            path = f"/tables/{table}"
            shut_out = await Follower(site.address(), table, old).open()
            key = new_id()
            moved = (await elsewhere.post(f"{path}/sit", old, {"key": key}))["token"]
            assert moved != old
            await elsewhere.post(f"{path}/host", made["host"], {"seat": 0})
            with pytest.raises(ConnectionError):
                await shut_out.until(lambda: False)
            assert shut_out.closed == (4001, "this link is dead")
            before = await elsewhere.get(f"{path}/state", moved)
            requests: list[tuple[str, Any]] = [
                ("/sit", {"key": new_id()}),
                ("/host", {"seat": 1}),
                ("/link", {}),
                ("/seats/0/link", None),
                ("/messages", {"type": "move", "id": "m", "number": 1, "action": "mine"}),
            ]
            strangers = {
                "old link": old,
                "old host": made["host"],
                "seat of another table": foreign["seats"][0]["token"],
                "host of another table": foreign["host"],
                "made up": "x" * 32,
                "spectator": "",
            }
            for here in (api, elsewhere):
                for sub, body in requests:
                    for who, token in strangers.items():
                        answer = await here.ask("POST", path + sub, token, body)
                        assert answer.status_code in (401, 403), (sub, who, answer.text)
                        assert moved not in answer.text
                state = await here.ask("GET", f"{path}/state", old)
                assert state.status_code == 403, state.text
            answer = await api.ask("POST", f"{path}/seats/0/link", other)
            assert answer.status_code == 403
            after = await elsewhere.get(f"{path}/state", moved)
            assert (after["position"], after["table"]) == (before["position"], before["table"])
            # A retry of the answer that was lost leads to the same link.
            assert (await api.post(f"{path}/sit", old, {"key": key}))["token"] == moved
            await shut_out.close()

    drive(work)
