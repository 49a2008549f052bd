"""Looking back through a running game: every seat gets what it was sent then, and nothing else."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel.registry import all_games
from tests.load.client import Api, Follower
from tests.load.launch import Server
from tests.server.play import play_until, settle
from tests.server.sites import QUICK, Site, drive

ENTRIES = 24


def views_sent(follower: Follower) -> dict[int, Any]:
    """The view after each entry, as a socket was sent it."""
    found: dict[int, Any] = {}
    for text in follower.raw:
        message = json.loads(text)
        if message["type"] in ("sync", "update") and message["position"] is not None:
            found[message["position"]["number"]] = message["position"]["view"]
    return found


def entries_sent(follower: Follower) -> dict[int, Any]:
    return {number: {**entry, "at": 0} for number, entry in follower.entries.items()}


async def earlier(api: Api, table: str, token: str, start: int, count: int = 50) -> list[Any]:
    path = f"/tables/{table}/earlier"
    return list((await api.get(path, token, start=start, count=count))["frames"])


@pytest.mark.parametrize("name", list(all_games()))
def test_each_seat_gets_the_views_that_it_was_sent_then(site: Site, name: str) -> None:
    """The same as at that time, byte for byte: so it tells nothing of what came later."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(2, name)
            table = created["table"]
            tokens = [*(link["token"] for link in created["seats"]), ""]
            watcher = await Follower(site.address(1), table).open()
            async with site.open_seats(created) as seats:
                everybody = [*seats, watcher]
                await play_until(seats, ENTRIES, random.Random(5))
                await settle(everybody)
                for token, follower in zip(tokens, everybody, strict=True):
                    sent, last = views_sent(follower), follower.number
                    frames = await earlier(other, table, token, 0)
                    assert [frame["entry"]["number"] for frame in frames] == list(range(last + 1))
                    known = entries_sent(follower)
                    for number, frame in enumerate(frames):
                        if number in sent:
                            assert frame["view"] == sent[number], (name, number)
                        if number in known:
                            assert {**frame["entry"], "at": 0} == known[number], (name, number)
                    assert len(sent.keys() & set(range(last + 1))) > ENTRIES // 2
                    part = await earlier(other, table, token, 7, 3)
                    assert part == frames[7:10]
                    assert await earlier(other, table, token, last + 1) == []
            await watcher.close()

    drive(work, 120)


@pytest.mark.parametrize("name", ["karats", "mothership"])
def test_a_newcomer_sees_what_its_seat_was_sent_and_the_old_link_shows_no_hand(
    site: Site, name: str
) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(3, name)
            path, tokens = f"/tables/{created['table']}", [x["token"] for x in created["seats"]]
            watcher = await Follower(site.address(1), created["table"]).open()
            async with site.open_seats(created) as seats:
                await play_until(seats, ENTRIES, random.Random(6))
                await settle([*seats, watcher])
                gone = next(seat for seat in range(3) if not seats[seat].legal)
                sent, watched = (views_sent(follower) for follower in (seats[gone], watcher))
                first, second = (seat for seat in range(3) if seat != gone)
                await api.post(f"{path}/seats/{gone}/bot", tokens[gone], {"bot": "random"})
                ask = {"type": "propose", "id": "n", "kind": "newcomer", "seat": gone}
                await api.post(f"{path}/messages", tokens[first], ask)
                request = (await api.get(path))["table"]["proposal"]["request"]
                yes = {"type": "consent", "id": "y", "request": request, "yes": True}
                await api.post(f"{path}/messages", tokens[second], yes)
                assert (await api.get(f"{path}/state"))["invitations"] == {}
                assert (await api.get(f"{path}/state", tokens[gone]))["invitations"] == {}
                found = (await api.get(f"{path}/state", tokens[first]))["invitations"]
                form = {"name": "Eve", "invitation": found[str(gone)], "key": "e" * 64}
                fresh = (await api.post(f"{path}/seats/{gone}/take", "", form))["token"]
                for number, frame in enumerate(await earlier(other, created["table"], fresh, 0)):
                    if number in sent:
                        assert frame["view"] == sent[number]
                # The old link is a stranger's, on every way.
                for what in ("state", "earlier?start=0"):
                    assert (await other.ask("GET", f"{path}/{what}", tokens[gone])).is_error
                shown = [await other.get(f"{path}/history", who) for who in (tokens[gone], "")]
                assert shown[0] == shown[1]
                listed = {"tables": [{"table": created["table"], "tokens": [tokens[gone]]}]}
                assert (await other.post("/my-tables", body=listed))["dead"] == [created["table"]]
                for number, frame in enumerate(await earlier(other, created["table"], "", 0)):
                    if number in watched:
                        assert frame["view"] == watched[number]
            await watcher.close()

    drive(work, 120)


ADMIN = "an-admin-token-of-this-test"


def test_a_link_that_nobody_sat_down_with_shows_no_hand_after_an_operator_closed_the_table(
    tmp_path: Path,
) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", [*QUICK, "--admin-token", ADMIN])

    async def work() -> None:
        api = Api(server.address)
        kinds = [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}]
        made = await api.post("/tables", body={"game": "mothership", "seats": kinds})
        path, (own, copied) = f"/tables/{made['table']}", (x["token"] for x in made["seats"])
        own = await api.sit(made["table"], own)
        await api.post(f"{path}/start", made["host"], {"bot": "random"})
        await api.http.post("/admin/sign-in", data={"token": ADMIN})
        page = (await api.http.get(f"/admin/tables/{made['table']}/close")).text
        found = re.search(r'name="key" value="([^"]+)"', page)
        assert found is not None
        await api.http.post(f"/admin/tables/{made['table']}/close", data={"key": found[1]})
        assert (await api.get(path))["table"]["ending"] == "operator"
        for what in ("state", "earlier?start=0", "history", "chat?before=9"):
            reader, nobody, player = [
                await api.get(f"{path}/{what}", token) for token in (copied, "", own)
            ]
            for answer in (reader, nobody, player):
                answer.pop("now", None)
                answer.pop("you", None)
            assert reader == nobody, what
            assert (player != nobody) == (what != "chat?before=9"), what
        for body in ({"key": "a" * 64}, {"key": "a" * 64, "entropy": "b" * 64}):
            late = await api.ask("POST", f"{path}/sit", copied, body)
            assert late.json()["code"] in ("game_over", "begun")
        await api.close()

    with server:
        drive(work, 120)


def test_a_dead_link_and_people_who_may_not_watch_get_no_frame(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(spectators=False)
            path, token = f"/tables/{created['table']}/earlier", created["seats"][0]["token"]
            fresh = (await api.post(f"/tables/{created['table']}/seats/0/link", token))["token"]
            for key, code in (
                (token, "not_allowed"),
                ("wrong", "not_allowed"),
                ("", "no_spectators"),
                (created["host"], "no_spectators"),
            ):
                answer = await other.ask("GET", path, key, start=0)
                assert (answer.status_code, answer.json()["code"]) == (403, code)
            assert len(await earlier(other, created["table"], fresh, 0)) == 1

    drive(work)


def test_bad_questions_for_earlier_frames_are_refused(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            path = f"/tables/{created['table']}/earlier"
            bad: list[dict[str, Any]] = [{}, {"start": -1}, {"start": 0, "count": 51}]
            for query in [*bad, {"start": "x"}]:
                answer = await api.ask("GET", path, **query)
                assert answer.status_code == 400, (query, answer.text)
            seats = [{"kind": "human"}, {"kind": "open"}]
            waiting = await api.post("/tables", body={"game": "karats", "seats": seats})
            early = await api.ask("GET", f"/tables/{waiting['table']}/earlier", start=0)
            assert (early.status_code, early.json()["code"]) == (409, "not_begun")

    drive(work)
