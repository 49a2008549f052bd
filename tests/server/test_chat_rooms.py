"""Rooms of the chat: of the table, of each team, and of the spectators."""

import secrets
import time
from typing import Any

import pytest

from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Chat
from motherlode.server.net.rate_limits import AddressBuckets
from motherlode.server.tables.chat_commands import chat_as_spectator
from motherlode.server.tables.chat_messages import CHAT_SENT
from tests.load.client import Api, Follower
from tests.server.human_tables import Sitting, refused, sitting
from tests.server.sites import Site, drive

TEAMS: dict[str, Any] = {"game": "mothership", "options": {"teams": "pairs"}}
SECRET = "attack the northern Station"


def texts(follower: Follower) -> list[str]:
    return [message["text"] for message in follower.chat]


async def say(follower: Follower, text: str, room: str = "table", **more: Any) -> Any:
    return await follower.ask({"type": "chat", "text": text, "room": room, **more})


async def all_bytes(api: Api, table: str, token: str) -> str:
    """All that REST answers to a token about a table and its chat."""
    found = [(await api.ask("GET", f"/tables/{table}/state", token)).text]
    for room in ("table", "team", "watchers"):
        answer = await api.ask("GET", f"/tables/{table}/chat", token, before=1000, room=room)
        found.append(answer.text)
    return "".join(found)


def test_no_byte_of_a_teams_chat_goes_to_anybody_else(site: Site) -> None:
    """Not by sockets of either process, not by REST, not as a gap in numbers, not after the end."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(4, **TEAMS)
            table, tokens = created["table"], [link["token"] for link in created["seats"]]
            teams = (await api.get(f"/tables/{table}"))["table"]["teams"]
            mates = [seat for seat in range(4) if teams[seat] == teams[0]]
            assert len(mates) == 2
            outsiders = [
                await Follower(site.address(i), table, token).open()
                for i, token in enumerate(("", created["host"]))
            ]
            async with site.open_seats(created) as seats:
                others = [seats[seat] for seat in range(4) if seat not in mates] + outsiders
                for each in others:
                    await each.ask({"type": "ping"})
                before = [len(each.raw) for each in others]
                assert (await say(seats[mates[0]], SECRET, "team"))["type"] == "ok"
                for mate in mates:
                    await seats[mate].until(lambda mate=mate: texts(seats[mate]) == [SECRET])
                assert (await say(seats[0], "hello all"))["type"] == "ok"
                for each in others:
                    await each.until(lambda each=each: texts(each) == ["hello all"])
                    assert each.chat[0]["number"] == 1
                    await each.ask({"type": "sync", "last": -1})
                    assert texts(each) == ["hello all"]
                for each, count in zip(others, before, strict=True):
                    assert SECRET not in "".join(each.raw)
                    assert sum('"added"' in text for text in each.raw[count:]) == 1
                strangers = ["", created["host"], *(tokens[s] for s in range(4) if s not in mates)]
                for ended in (False, True):
                    for token in strangers:
                        assert SECRET not in await all_bytes(other, table, token)
                    assert SECRET in await all_bytes(other, table, tokens[mates[1]])
                    if not ended:
                        await api.end_by_agreement(created)
            for each in outsiders:
                await each.close()

    drive(work)


def test_the_link_of_a_seat_that_nobody_sat_down_at_opens_no_teams_chat(site: Site) -> None:
    """Its maker has a copy of it: neither before the deal nor after an early start."""

    async def work() -> None:
        async with site.api() as api:
            form = {**TEAMS, "seats": [{"kind": "human"}] * 4}
            created = await api.post("/tables", body=form)
            table, links = created["table"], created["seats"]
            body = {"entropy": secrets.token_hex(32), "key": secrets.token_hex(32)}
            first = (await api.post(f"/tables/{table}/sit", links[0]["token"], body))["token"]
            teams = (await api.get(f"/tables/{table}"))["table"]["teams"]
            mate = next(seat for seat in range(1, 4) if teams[seat] == teams[0])
            for started in (False, True):
                if started:
                    await api.post(f"/tables/{table}/start", created["host"], {"bot": "random"})
                own = await Follower(site.address(), table, first).open()
                copied = await Follower(site.address(1), table, links[mate]["token"]).open()
                assert (await say(own, SECRET, "team"))["type"] == "ok"
                assert (await say(copied, "who is there", "team"))["type"] == "reject"
                assert (await say(own, f"started: {started}"))["type"] == "ok"
                public = f"started: {started}"
                await copied.until(lambda c=copied, line=public: line in texts(c))
                await copied.ask({"type": "sync", "last": -1})
                assert SECRET not in "".join(copied.raw)
                assert SECRET not in await all_bytes(api, table, links[mate]["token"])
                await own.close()
                await copied.close()

    drive(work)


def test_spectators_talk_among_themselves_until_the_game_is_over(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            table = created["table"]
            watchers = [await Follower(site.address(i), table).open() for i in range(2)]
            async with site.open_seats(created) as seats:
                answer = await say(watchers[0], "red is winning", "watchers", name="Zoe")
                assert answer["type"] == "ok", answer
                await say(seats[0], "my turn")
                for watcher in watchers:
                    await watcher.until(lambda watcher=watcher: len(watcher.chat) == 2)
                    assert {m["name"] for m in watcher.chat if m["room"] == "watchers"} == {"Zoe"}
                for seat in seats:
                    await seat.until(lambda seat=seat: texts(seat) == ["my turn"])
                    await seat.ask({"type": "sync", "last": -1})
                    assert "red is winning" not in "".join(seat.raw)
                token = created["seats"][0]["token"]
                path = f"/tables/{table}/chat"
                early = await api.ask("GET", path, token, before=9, room="watchers")
                assert (early.status_code, early.json()["code"]) == (403, "not_allowed")
                await api.end_by_agreement(created)
                late = await api.get(path, token, before=9, room="watchers")
                assert [message["text"] for message in late["messages"]] == ["red is winning"]
            for watcher in watchers:
                await watcher.close()

    drive(work)


def test_nobody_writes_in_a_room_that_is_not_theirs(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            private = await api.table(spectators=False)
            watcher = await Follower(site.address(), created["table"]).open()
            outsider = await Follower(site.address(), private["table"]).open()
            async with site.open_seats(created) as seats:
                name = (await api.get(f"/tables/{created['table']}"))["table"]["seats"][0]["name"]
                for answer, code in (
                    (await say(watcher, "hi"), "not_allowed"),
                    (await say(watcher, "hi", "team"), "not_allowed"),
                    (await say(watcher, "hi", "watchers", name=name.upper()), "name_taken"),
                    (await say(watcher, "hi", "watchers", name="x" * 25), "bad_message"),
                    (await say(watcher, "hi", "attic"), "bad_message"),
                    (await say(watcher, "\x1b", "watchers"), "bad_message"),
                    (await say(outsider, "hi", "watchers"), "no_spectators"),
                    (await say(seats[0], "hi", "watchers"), "not_allowed"),
                    (await say(seats[0], "hi", "team"), "not_allowed"),
                    (await say(seats[0], "hi", name="Somebody else"), "not_allowed"),
                ):
                    assert answer.get("code") == code, answer
                assert not watcher.chat
                assert not seats[1].chat
            await watcher.close()
            await outsider.close()

    drive(work)


async def flood(at: Sitting, count: int) -> None:
    """Spectators of many addresses write."""
    for number in range(count):
        rates = AddressBuckets(1, 0)
        message = Chat(f"w{number}", f"{number} " + "x" * 400, "watchers")
        await chat_as_spectator(at.table, message, rates, "192.0.2.1")


def test_talkative_spectators_crowd_out_no_message_of_players(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            await at.send(0, Chat("c1", "keep me"))
            await flood(at, CHAT_SENT + 20)
            for table in (at.table, await at.stored()):
                assert [m.text for m in table.chat if m.room == "table"] == ["keep me"]
                assert [m.number for m in table.chat if m.room == "watchers"] == list(
                    range(21, CHAT_SENT + 21)
                )
                you = table.config.identify("")
                sent = table.make_sync(you, "", -1).chat
                assert sent[0].text == "keep me"
                assert sent[-1].number == CHAT_SENT + 20

    drive(work)


def test_the_spectators_of_an_address_write_five_messages_in_ten_seconds(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            rates = AddressBuckets(5, 0.5)
            for number in range(5):
                await chat_as_spectator(
                    at.table, Chat(f"w{number}", "hi", "watchers"), rates, "192.0.2.1"
                )
            again = Chat("w5", "hi", "watchers")
            assert await refused(chat_as_spectator(at.table, again, rates, "192.0.2.1")) == (
                "chat_too_fast"
            )
            await chat_as_spectator(at.table, again, rates, "192.0.2.2")
            with pytest.raises(Refusal) as found:
                await chat_as_spectator(at.table, Chat("w6", "hi", "watchers"), rates, "192.0.2.1")
            assert found.value.retry_after > 0

    drive(work)


def test_a_retry_of_a_spectator_is_no_new_message(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            rates = AddressBuckets(1, 0)
            for attempt in range(2):
                await chat_as_spectator(
                    at.table, Chat("w1", "once", "watchers"), rates, "192.0.2.1"
                )
            assert [message.text for message in at.table.chat] == ["once"]
            assert at.table.chat[0].at <= time.time() * 1000

    drive(work)
