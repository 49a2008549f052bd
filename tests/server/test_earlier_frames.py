"""Looking back through a running game: every seat gets what it was sent then, and nothing else."""

import json
import random
from typing import Any

import pytest

from motherlode.kernel.registry import all_games
from tests.load.client import Api, Follower
from tests.server.play import play_until, settle
from tests.server.sites import Site, drive

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
