"""What players may do to each other: chat, names, hints, spectators, hosting, leaving."""

import asyncio
import random
import secrets
from typing import Any

import pytest

from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import Join, MySeat, NewSeat, NewTable, Sit
from motherlode.server.api.socket_schema import Chat, Order, Orders
from motherlode.server.tables import creation, host_presence, join_kick_start
from motherlode.server.tables.seat_changes import pass_hosting
from motherlode.server.tables.seat_names import clean_name
from tests.load.client import Follower
from tests.server.human_tables import refused, sitting
from tests.server.play import make_moves
from tests.server.sites import Site, drive
from tests.server.tables import registry_on, sit


def entropy() -> str:
    return secrets.token_hex(32)


def test_a_seat_writes_at_most_five_chat_messages_in_ten_seconds(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            for i in range(5):
                await at.send(0, Chat(f"c{i}", f"message {i}"))
            assert await refused(at.send(0, Chat("c5", "message 5"))) == "chat_too_fast"
            await at.send(0, Chat("c4", "message 4"))  # A retry is no new message.
            await at.send(1, Chat("c0", "mine"))
            assert [message.seat for message in at.table.chat] == [0] * 5 + [1]
            for message in at.table.chat:
                message.at -= 10_000
            await at.send(0, Chat("c6", "message 6"))

    drive(work)


def test_a_muted_seat_is_not_read_by_the_seat_that_muted_it(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(3)
            async with site.open_seats(created) as seats:
                await seats[1].ask({"type": "ping"})
                await asyncio.sleep(0.2)  # Everybody knows who is here.
                before = len(seats[1].raw)
                assert (await seats[0].ask({"type": "mute", "seat": 1, "on": True}))["type"] == "ok"
                await seats[1].ask({"type": "chat", "text": "loud"})
                await seats[2].ask({"type": "chat", "text": "calm"})
                await seats[0].until(lambda: len(seats[0].chat) == 1)
                await seats[2].until(lambda: len(seats[2].chat) == 2)
                assert [message["text"] for message in seats[0].chat] == ["calm"]
                sync = await seats[0].ask({"type": "sync", "last": -1})
                assert (sync["muted"], len(sync["chat"])) == ([1], 1)
                path, token = f"/tables/{created['table']}/chat", created["seats"][0]["token"]
                earlier = (await api.get(path, token, before=9))["messages"]
                assert [message["text"] for message in earlier] == ["calm"]
                others = await seats[1].ask({"type": "sync", "last": -1})
                assert others["muted"] == [], "nobody else learns of it"
                assert "loud" not in "".join(seats[0].raw)
                await seats[0].ask({"type": "mute", "seat": 1, "on": False})
                await seats[0].until(lambda: len(seats[0].chat) == 2)
                assert not [text for text in seats[1].raw[before:] if '"type":"table"' in text]

    drive(work)


SAME = ["Ann", "ann", " A n n", "\uff21nn", "A\u034fnn", "Ann\ufe0f", "\u0410nn", "An\u3164n"]


@pytest.mark.parametrize("same", SAME)
def test_names_are_unique_at_a_table(database: str, same: str) -> None:
    async def work() -> None:
        async with registry_on(database) as registry:
            seats = [NewSeat("human", "Ann"), NewSeat("human", same)]
            assert await refused(creation.new_table(registry, NewTable("karats", seats)))
            seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("open")]
            made = await creation.new_table(registry, NewTable("karats", seats))
            table = await registry.table(made.table)

            def join(name: str) -> Any:
                form = Join(name, entropy())
                return table.change_config(lambda config: join_kick_start.join(config, form))

            assert await refused(join(same)) == "name_taken"
            _, token = await join("Ben")

            def rename(config: Any) -> None:
                join_kick_start.sit(config, Sit(name=same), token)

            assert await refused(table.change_config(rename)) == "name_taken"

    drive(work)


def test_a_name_is_no_second_chat(database: str) -> None:
    """A seat changes its name or colour at most five times in ten seconds, and three times after
    the deal."""

    async def work() -> None:
        async with registry_on(database) as registry:
            seats = [NewSeat("human", "Ann"), NewSeat("human", "Ben"), NewSeat("open")]
            made = await creation.new_table(registry, NewTable("karats", seats))
            table, token = await registry.table(made.table), str(made.seats[0].token)

            async def call_me(name: str) -> None:
                form = Sit(name=name)
                await table.change_config(lambda c: join_kick_start.sit(c, form, token))

            for i in range(5):
                await call_me(f"You {i}")
            assert await refused(call_me("You 5")) == "renamed_too_often"
            await call_me("You 4")  # A retry changes nothing.
            table.config.seats[0].renamed = [at - 10_000 for at in table.config.seats[0].renamed]
            await call_me("Ann")
        async with sitting(database) as at:
            table, token = at.table, at.tokens[0]
            await call_me("Me 0")

            async def paint(colour: str) -> None:
                form = Sit(colour=colour)
                await table.change_config(lambda c: join_kick_start.sit(c, form, token))

            for colour in ("#000001", "#000001", "#000002"):
                await paint(colour)
            assert await refused(paint("#000003")) == "renamed_too_often"
            table.config.seats[0].renamed = [at - 1 for at in table.config.seats[0].renamed]
            assert await refused(call_me("Me 3")) == "renamed_too_often"
            assert table.config.seats[0].name == "Me 0"

    drive(work)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\ufe0f", "\u200b"])
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="printable"):
        clean_name(name)


def test_hints_can_be_turned_off_and_everybody_sees_that(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(hints=False, listed=True)
            path = f"/tables/{created['table']}"
            assert (await other.get(path))["table"]["hints"] is False
            rows = (await other.get("/tables"))["tables"]
            assert [r["hints"] for r in rows if r["table"] == created["table"]] == [False]
            for link in created["seats"]:
                answer = await other.ask("GET", f"{path}/hint", link["token"])
                assert (answer.status_code, answer.json()["code"]) == (403, "hints_off")

    drive(work)


def test_without_spectators_nobody_else_gets_anything_of_the_game(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(spectators=False)
            path = f"/tables/{created['table']}"
            async with site.open_seats(created) as seats:
                outsiders = [
                    await Follower(site.address(i), created["table"], token).open()
                    for i, token in enumerate(("", created["host"]))
                ]
                await make_moves(seats, 6, random.Random(1))
                await seats[0].ask({"type": "chat", "text": "private"})
                for outsider in outsiders:
                    sync = await outsider.ask({"type": "sync", "last": -1})
                    assert sync["table"]["spectators"] is False
                    assert (sync["position"], sync["entries"], sync["chat"]) == (None, [], [])
                    text = "".join(outsider.raw)
                    assert '"update"' not in text
                    assert "private" not in text
                    assert '"view"' not in text
                for page in ("history", "chat?before=9"):
                    answer = await other.ask("GET", f"{path}/{page}")
                    assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")
                assert (await other.get(f"{path}/state"))["position"] is None
                await api.end_by_agreement(created)
                assert (await api.get(f"{path}/state"))["position"] is not None
                for outsider in outsiders:
                    await outsider.close()

    drive(work)


def test_standing_orders_for_steps_or_actions_that_do_not_exist_are_refused(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            before = at.table.config.seats[0].orders
            code = await refused(at.send(0, Orders("o", [Order("nonsense", "pass")])))
            assert code == "no_such_step"
            step = at.live_game.step()
            code = await refused(at.send(0, Orders("o", [Order(step, "nonsense")])))
            assert code == "unreadable"
            assert at.table.config.seats[0].orders == before

    drive(work)


def test_a_player_who_joined_leaves_a_waiting_table_and_the_seat_is_open_again(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "open"}, {"kind": "open"}]
            created = await api.post("/tables", body={"game": "karats", "seats": seats})
            path, form = f"/tables/{created['table']}", {"name": "Red", "entropy": entropy()}
            joined = await api.post(f"{path}/join", body=form)
            left = await other.post(f"{path}/leave", joined["token"])
            assert [seat["kind"] for seat in left["table"]["seats"]] == ["open", "open"]
            assert left["you"]["seat"] == -1
            assert (await other.ask("POST", f"{path}/leave", joined["token"])).status_code == 403
            tokens = [
                (await api.post(f"{path}/join", body={**form, "name": n}))["token"] for n in "AB"
            ]
            answer = await other.ask("POST", f"{path}/leave", tokens[0])
            assert answer.json()["code"] == "begun"

    drive(work)


def test_hosting_can_be_given_away(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}]
            created = await api.post("/tables", body={"game": "karats", "seats": seats})
            path, tokens = f"/tables/{created['table']}", [s["token"] for s in created["seats"]]
            answer = await api.ask("POST", f"{path}/host", created["host"], {"seat": 2})
            assert answer.json()["code"] == "no_human"
            await api.post(f"{path}/host", created["host"], {"seat": 1})
            assert (await other.get(path, tokens[1]))["you"] == {"seat": 1, "host": True}
            assert (await other.get(path))["table"]["host_seat"] == 1
            answer = await other.ask("POST", f"{path}/start", created["host"], {})
            assert answer.status_code == 403
            await other.post(f"{path}/start", tokens[1], {"bot": "random"})

    drive(work)


@pytest.mark.parametrize("there", [True, False])
def test_a_host_who_is_gone_loses_hosting_to_a_player_who_is_online(
    database: str, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            subscribers = at.table.subscribers
            monkeypatch.setattr(subscribers, "online", lambda: {1})
            monkeypatch.setattr(subscribers, "host_online", lambda: there)
            await host_presence.check_host(at.table, 300.0)
            assert at.table.config.host_seat == -1, "it is here, or it may come back"
            at.table.host_seen -= 301.0
            await host_presence.check_host(at.table, 300.0)
            config = (await at.stored()).config
            assert config.host_seat == (-1 if there else 1)
            assert config.identify(at.host).host is there
            assert config.identify(at.tokens[1]).host is not there

    drive(work)


def test_a_waiting_table_without_its_host_leaves_the_list_after_a_day(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with registry_on(database) as registry:
            monkeypatch.setattr(registry, "grace_left", lambda: 0.0)
            form = NewTable("karats", [NewSeat("human"), NewSeat("open")], listed=True)
            made = await creation.new_table(registry, form)

            async def is_listed(days: float) -> bool:
                """True if the table is listed after some days."""
                now = registry.time.now() + int(days * 86_400_000)
                with monkeypatch.context() as later:
                    later.setattr(registry.time, "now", lambda: now)
                    await registry._check_clocks()
                await registry.store.check_write()
                rows = await registry.store.listed_tables("", "waiting")
                return made.table in [row.id for row in rows]

            assert await is_listed(0.9)
            assert not await is_listed(1.1)
            table = await registry.table(made.table)
            await host_presence.note_host(table)  # The host is back.
            assert await is_listed(0.9)
            assert not await is_listed(1.1)

    drive(work)


def test_a_rematch_does_not_wait_for_a_player_who_was_voted_out(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 3) as at:
            at.registry.is_leaving = True
            gone, (first, second) = at.asked, at.others()
            at.let_time_pass(10_000)
            await at.agree("bot", first, [second], seat=gone)
            await at.agree("end", first, [second])
            made = await creation.rematch(at.registry, at.table, at.tokens[first])
            following = await at.registry.table(made.table)
            assert following.config.seats[gone].kind == "bot"
            code = await refused(creation.rematch(at.registry, at.table, at.tokens[gone]))
            assert code == "seat_taken"
            for seat in (first, second):
                joined = await creation.rematch(at.registry, at.table, at.tokens[seat])
                await sit(following, joined.token)
            assert following.config.state == "playing"

    drive(work)


def test_the_seat_that_hosts_also_hosts_the_rematch(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 3) as at:
            at.registry.is_leaving = True
            await at.table.change_config(lambda c: join_kick_start.give_hosting(c, 2, at.host))
            await at.agree("end", 0, [1, 2])
            first = await creation.rematch(at.registry, at.table, at.tokens[0])
            following = await at.registry.table(first.table)
            assert not following.config.identify(first.token).host
            hosting = await creation.rematch(at.registry, at.table, at.tokens[2])
            assert following.config.identify(hosting.token) == MySeat(2, True)

    drive(work)


def test_a_host_who_returns_after_hosting_passed_on_is_no_second_host(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2) as at:
            at.registry.is_leaving = True
            await at.agree("end", 0, [1])
            joined = await creation.rematch(at.registry, at.table, at.tokens[0])
            following = await at.registry.table(joined.table)
            await following.change_config(pass_hosting)
            assert following.config.identify(joined.token) == MySeat(0, True)
            late = creation.rematch(at.registry, at.table, at.host)
            assert await refused(late) == "seat_taken"

    drive(work)
