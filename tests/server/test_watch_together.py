"""Watching a replay together: over processes, only when the game is over, within limits."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import Point, Watch
from motherlode.server.net.rate_limits import AddressBuckets
from motherlode.server.tables.table_config import SHUT_BY_OPERATOR, TableConfig
from motherlode.server.tables.watch_commands import BURST, PER_SECOND, watch_together
from motherlode.server.tables.watch_room import MOST_WATCHERS, WatchRoom
from tests.load.client import Api, Follower
from tests.server.human_tables import sitting
from tests.server.sites import Site, drive
from tests.web.finished_tables import bots, known_record


async def finished(api: Api) -> dict[str, Any]:
    """A table whose game is over: a person's seat and a bot's."""
    record = known_record(gold_to_win=1)
    seats = [{"kind": "human", "name": "Ann"}, bots()[1]]
    body = {"record": record, "number": len(record["actions"]), "seats": seats, "practice": True}
    return dict(await api.create_and_sit(body, "/tables/play-on"))


def received(who: Follower, kind: str) -> list[dict[str, Any]]:
    messages = (msgspec.json.decode(text) for text in who.raw)
    return [message for message in messages if message["type"] == kind]


def watchers(who: Follower) -> dict[str, dict[str, Any]]:
    """Everybody in the room by name, as a client has followed it."""
    found: dict[str, dict[str, Any]] = {}
    for message in (msgspec.json.decode(text) for text in who.raw):
        if message["type"] == "watching":
            found = {row["name"]: row for row in message["watchers"]}
        elif message["type"] == "watched":
            found[message["watcher"]["name"]] = message["watcher"]
    return found


async def follower(site: Site, i: int, table: str, token: str = "") -> Follower:
    return await Follower(site.address(i), table, token).open()


async def come(who: Follower, name: str = "") -> None:
    answer = await who.ask({"type": "watch", "name": name})
    assert answer["type"] == "ok", answer


def test_people_at_two_processes_see_each_others_entry_pointer_and_comments(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            made = await finished(api)
            table, token = made["table"], made["seats"][0]["token"]
            ann, ben = await follower(site, 0, table, token), await follower(site, 1, table)
            outside = await follower(site, 1, table)
            await come(ann)
            await come(ben, "Ben")
            for who in (ann, ben):
                await who.until(lambda who=who: set(watchers(who)) == {"Ann", "Ben"})
            assert watchers(ben)["Ann"]["seat"] == 0
            assert watchers(ann)["Ben"]["seat"] == -1
            assert (await ann.ask({"type": "view", "entry": 12}))["type"] == "ok"
            assert (await ann.ask({"type": "point", "place": "gold 1@500,20"}))["type"] == "ok"
            await ben.until(lambda: watchers(ben)["Ann"]["place"] == "gold 1@500,20")
            assert watchers(ben)["Ann"]["entry"] == 12
            leader = watchers(ben)["Ann"]["id"]
            await ben.ask({"type": "view", "entry": 12, "follows": leader})
            await ann.until(lambda: watchers(ann)["Ben"]["follows"] == leader)
            for who, name, entry in ((ann, "", 12), (ben, "Ben", 3)):
                comment = {"type": "chat", "room": "replay", "text": f"at {entry}", "entry": entry}
                assert (await who.ask({**comment, "name": name}))["type"] == "ok"
            for who in (ann, ben, outside):
                await who.until(lambda who=who: len(who.chat) == 2)
            late = await follower(site, 1, table)
            known = [(row["name"], row["text"], row["entry"]) for row in late.chat]
            assert known == [("Ann", "at 12", 12), ("Ben", "at 3", 3)]
            page = await api.get(f"/tables/{table}/chat", room="replay", before=3)
            assert [row["entry"] for row in page["messages"]] == [12, 3]
            assert not received(outside, "watching")
            assert not received(outside, "watched")
            await ben.close()
            await ann.until(lambda: set(watchers(ann)) == {"Ann"})
            assert (await ann.ask({"type": "watch", "on": False}))["type"] == "ok"
            refused = await ann.ask({"type": "view", "entry": 1})
            assert refused["code"] == "not_allowed"
            for who in (ann, outside, late):
                await who.close()

    drive(work)


def test_nobody_gets_into_the_room_while_the_game_runs(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                spectator = await follower(site, 1, created["table"])
                for who in (*seats, spectator):
                    for message in (
                        {"type": "watch", "name": ""},
                        {"type": "view", "entry": 0},
                        {"type": "point", "place": "gold 0@1,1"},
                        {"type": "chat", "room": "replay", "text": "hm", "entry": 0},
                    ):
                        assert (await who.ask(dict(message)))["code"] == "not_over"
                    token = who.token
                    path = f"/tables/{created['table']}/chat"
                    page = await api.ask("GET", path, token, room="replay", before=5)
                    assert page.status_code == 403, page.text
                    assert "messages" not in page.json()
                for who in (*seats, spectator):
                    assert not received(who, "watching")
                    assert who.chat == []
                await spectator.close()

    drive(work)


def test_a_game_that_an_operator_closed_is_not_watched(tmp_path: Path) -> None:
    """Its secrets stay hidden, and so do the comments on its replay."""

    async def work() -> None:
        async with sitting(str(tmp_path / "one.db")) as at:

            def shut(config: TableConfig) -> None:
                config.state, config.ending = "closed", SHUT_BY_OPERATOR

            await at.table.change_config(shut)
            assert not at.table.is_revealed()
            assert not at.table.may_read_room(0, "replay")
            assert not at.table.may_read_room(-1, "replay")

    drive(work)


MALFORMED: list[dict[str, Any]] = [
    {"type": "view", "entry": -1},
    {"type": "view", "entry": 10**7},
    {"type": "view", "entry": 9_999},
    {"type": "view", "entry": "3"},
    {"type": "view", "entry": 1, "follows": "nobody!"},
    {"type": "view", "entry": 1, "more": 1},
    {"type": "point", "place": "x" * 81},
    {"type": "point", "place": "gold\n0@1,1"},
    {"type": "point", "place": "góld@1,1"},
    {"type": "point", "place": 7},
    {"type": "watch", "name": "x" * 25},
    {"type": "watch", "name": "", "on": "yes"},
    {"type": "chat", "room": "replay", "text": "no entry"},
    {"type": "chat", "room": "replay", "text": "late", "entry": 9_999},
    {"type": "chat", "room": "watchers", "text": "not a comment", "entry": 3},
    {"type": "chat", "room": "replay", "text": " ", "entry": 3},
]


def test_malformed_movements_and_comments_are_refused_and_reach_nobody(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            table = (await finished(api))["table"]
            ann, ben = await follower(sqlite, 0, table), await follower(sqlite, 0, table)
            await come(ann, "Ada")
            await come(ben, "Ben")
            await ben.until(lambda: set(watchers(ben)) == {"Ada", "Ben"})
            for message in MALFORMED:
                answer = await ann.ask(dict(message))
                assert answer["type"] == "reject", message
                assert answer["code"] == "bad_message", message
            taken = await ann.ask({"type": "watch", "name": "Ann"})
            assert taken["code"] == "name_taken"
            await ben.ask({"type": "ping"})
            assert received(ben, "watched") == []
            assert ben.chat == []
            await ann.close()
            await ben.close()

    drive(work)


class Listener:
    """Stands for a connection; keeps what is sent to it."""

    def __init__(self) -> None:
        self.you, self.address = MySeat(-1, False), "192.0.2.1"
        self.sent: list[Any] = []

    def send(self, message: Any) -> None:
        self.sent.append(message)

    def send_encoded(self, message: bytes) -> None:
        self.sent.append(message)


def test_a_flood_of_movements_of_an_address_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("motherlode.server.net.rate_limits.time.monotonic", lambda: now[0])

    async def work() -> None:
        async with sitting(str(tmp_path / "one.db")) as at:

            def end(config: TableConfig) -> None:
                config.state = "closed"

            await at.table.change_config(end)
            rates = AddressBuckets(BURST, PER_SECOND)
            flooding: Any = [Listener() for _ in range(3)]
            other: Any = Listener()
            at.table.watch_room.join(other, -1, "Ben")
            for i, each in enumerate(flooding):
                watch_together(at.table, each, Watch("w", name=f"guest {i}"), rates)
            other.sent.clear()

            refused: list[Refusal] = []

            def moves() -> int:
                """How many of many movements are allowed."""
                done = 0
                for i in range(3 * BURST):
                    point = Point("p", place=f"pool@{i},1")
                    try:
                        watch_together(at.table, flooding[i % 3], point, rates)
                    except Refusal as refusal:
                        refused.append(refusal)
                    else:
                        done += 1
                return done

            assert moves() == BURST - 3
            assert len(other.sent) == BURST - 3
            now[0] += 1
            assert moves() == PER_SECOND
            assert {refusal.code for refusal in refused} == {"throttled"}
            assert min(refusal.retry_after for refusal in refused) > 0

    drive(work)


def test_a_room_has_a_largest_size_and_forgets_a_process_that_fell_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, now = WatchRoom(), 1000.0
    monkeypatch.setattr("motherlode.server.tables.watch_room.time.monotonic", lambda: now)
    for i in range(MOST_WATCHERS):
        assert not room.is_full()
        room.join(Listener(), -1, f"guest {i}")  # type: ignore[arg-type]
    assert room.is_full()
    other = WatchRoom()
    other.join(Listener(), 1, "far")  # type: ignore[arg-type]
    assert room.take_remote("node", other.here.values(), whole=True)
    assert not room.take_remote("node", other.here.values(), whole=False)
    assert len(room.watchers()) == MOST_WATCHERS + 1
    now += 61
    assert len(room.watchers()) == MOST_WATCHERS
