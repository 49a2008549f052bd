"""Seats: links, joining, stand-in bots, kicking, starting, closing, rematch."""

import asyncio
import os
import random
import secrets
from typing import Any

import pytest

from motherlode.kernel import registry as games_registry
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.seeds import seed_from_text
from motherlode.server.workers import continued_record
from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Api, Follower
from tests.server.play import asked_seat, make_moves, wait_for_number
from tests.server.sites import Site, drive

ROUNDS = 100 if int(os.environ.get("MOTHERLODE_ROUNDS", "0")) >= 100 else 4


def entropy() -> str:
    return secrets.token_hex(32)


async def open_table(api: Api, seats: int) -> Any:
    chairs = [{"kind": "open"} for _ in range(seats)]
    return await api.post("/tables", body={"game": "karats", "seats": chairs, "listed": True})


def test_of_sixteen_claims_for_one_seat_one_succeeds(site: Site) -> None:
    async def work() -> None:
        apis = [Api(site.address(i)) for i in range(16)]
        for round_number in range(ROUNDS):
            created = await open_table(apis[0], 2)
            path = f"/tables/{created['table']}/join"
            bodies = [{"name": f"P{i}", "entropy": entropy(), "seat": 0} for i in range(16)]
            answers = await asyncio.gather(
                *(api.ask("POST", path, "", body) for api, body in zip(apis, bodies))
            )
            assert sorted(answer.status_code for answer in answers) == [201] + [409] * 15
            codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
            assert codes == {"seat_taken"}
            joined = next(answer.json() for answer in answers if answer.status_code == 201)
            assert joined["commitment"] == created["commitment"]
        for api in apis:
            await api.close()

    drive(work, 60 + 2 * ROUNDS)


def test_four_concurrent_claims_for_four_seats_all_succeed_and_the_game_starts(site: Site) -> None:
    async def work() -> None:
        apis = [Api(site.address(i)) for i in range(4)]
        created = await open_table(apis[0], 4)
        path = f"/tables/{created['table']}/join"
        bodies = [{"name": f"P{i}", "entropy": entropy(), "seat": i} for i in range(4)]
        answers = await asyncio.gather(
            *(api.ask("POST", path, "", body) for api, body in zip(apis, bodies))
        )
        assert [answer.status_code for answer in answers] == [201] * 4
        for i, api in enumerate(apis):
            token = answers[i].json()["token"]
            state = await wait_for(api, created["table"], token, "playing")
            assert state["you"] == {"seat": i, "host": False}
            assert len(state["table"]["fairness"]["contributions"]) == 4
            await api.close()

    drive(work)


def test_a_retried_join_gets_the_same_seat(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await open_table(api, 2)
            path = f"/tables/{created['table']}/join"
            forms = [{"name": f"P{i}", "entropy": entropy(), "key": entropy()} for i in range(2)]
            first = await api.post(path, body=forms[0])
            assert await api.post(path, body=forms[0]) == first
            last = await api.post(path, body=forms[1])
            assert last["seat"] == 1
            await wait_for(other, created["table"], last["token"], "playing")
            # The game has begun: the same answer all the same, and nothing for anybody else.
            assert await other.post(path, body=forms[1]) == last
            refused = await api.ask("POST", path, "", {**forms[1], "key": entropy()})
            assert refused.json()["code"] == "seat_taken"
            reply = await api.get(f"/tables/{created['table']}", first["token"])
            assert reply["you"]["seat"] == 0

    drive(work)


async def wait_for(api: Api, table: str, token: str, state: str) -> Any:
    for attempt in range(100):
        reply = await api.get(f"/tables/{table}", token)
        if reply["table"]["state"] == state:
            return reply
        await asyncio.sleep(0.05)
    raise AssertionError(f"never {state}: {reply}")


def test_a_new_link_invalidates_the_old_one_and_closes_its_sockets(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            name, old = created["table"], created["seats"][0]["token"]
            seat = await Follower(site.address(1), name, old).open()
            fresh = (await api.post(f"/tables/{name}/seats/0/link", old))["token"]
            with pytest.raises(ConnectionError):
                await seat.until(lambda: False, 5.0)
            assert seat.closed is not None
            assert seat.closed[0] == 4001
            with pytest.raises(ConnectionError):
                await Follower(site.address(0), name, old).open()
            body = {"type": "chat", "id": "x", "text": "hello"}
            answer = await api.ask("POST", f"/tables/{name}/messages", old, body)
            assert answer.status_code == 403
            again = await Follower(site.address(1), name, fresh).open()
            assert again.you["seat"] == 0
            await again.close()

    drive(work)


def test_a_new_host_link_invalidates_the_old_one_and_closes_its_sockets(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            name, old = created["table"], created["host"]
            async with site.open_seats(created) as seats:
                host = await Follower(site.address(1), name, old).open()
                fresh = await api.post(f"/tables/{name}/link", old)
                assert (fresh["seat"], fresh["token"]) == (-1, "")
                with pytest.raises(ConnectionError):
                    await host.until(lambda: False, 5.0)
                assert host.closed is not None
                assert host.closed[0] == 4001
                assert (await api.ask("POST", f"/tables/{name}/close", old)).status_code == 403
                assert await make_moves(seats, 2, random.Random(2)) == 2, "seats stay"
            assert (await api.get(f"/tables/{name}", fresh["host"]))["you"]["host"]
            others = await api.ask("POST", f"/tables/{name}/close", fresh["host"])
            assert others.json()["code"] == "needs_consent"

    drive(work)


def test_a_bot_stands_in_until_the_human_takes_the_seat_back(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            name = created["table"]
            async with site.open_seats(created) as seats:
                token = created["seats"][0]["token"]
                await api.post(f"/tables/{name}/seats/0/bot", token, {"bot": "random"})
                for step in range(8):
                    if seats[1].legal:
                        await seats[1].move(seats[1].legal[0])
                    await asyncio.sleep(0.05)
                await seats[1].until(
                    lambda: (
                        any(
                            entry["seat"] == 0 and entry["by"] == "bot"
                            for entry in seats[1].entries.values()
                        )
                        or bool(seats[1].legal)
                    )
                )
                refused = await seats[0].move("mine")
                assert refused["type"] != "ok"
                reply = await api.post(f"/tables/{name}/seats/0/back", token)
                assert reply["table"]["seats"][0]["stand_in"] == ""

    drive(work)


def test_a_kick_frees_a_seat_before_the_deal_and_disconnects_its_player(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            waiting = await open_table(api, 2)
            path, form = f"/tables/{waiting['table']}", {"name": "Red", "entropy": entropy()}
            joined = await api.post(f"{path}/join", body=form)
            seat = await Follower(site.address(1), waiting["table"], joined["token"]).open()
            reply = await api.post(f"{path}/seats/{joined['seat']}/kick", waiting["host"])
            assert reply["table"]["seats"][0]["kind"] == "open"
            with pytest.raises(ConnectionError):
                await seat.until(lambda: False, 5.0)
            assert seat.closed is not None
            assert seat.closed[0] == 4001
            found = [
                (takeover["before"], takeover["by"]) for takeover in reply["table"]["takeovers"]
            ]
            assert found == [("player Red", "kick")]

    drive(work)


def test_spectators_who_come_and_go_are_announced_together(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            async with sqlite.open_seats(created) as seats:
                await seats[0].ask({"type": "ping"})
                before = len(seats[0].raw)
                crowd = [Follower(api.address, created["table"]) for i in range(20)]
                for watcher in crowd:
                    await watcher.open()
                for watcher in crowd[:15]:
                    await watcher.close()
                await seats[0].until(lambda: seats[0].table["watchers"] == 5)
                reply = [text for text in seats[0].raw[before:] if '"type":"table"' in text]
                assert len(reply) < 20
                for watcher in crowd[15:]:
                    await watcher.close()
                await seats[0].until(lambda: seats[0].table["watchers"] == 0)

    drive(work)


def test_spectators_of_all_processes_are_counted(two_on_postgres: Site) -> None:
    async def work() -> None:
        site = two_on_postgres
        async with site.api() as api:
            created = await api.table()
            crowd = [Follower(site.address(0), created["table"]) for i in range(3)]
            for watcher in crowd:
                await watcher.open()
            await crowd[0].until(lambda: crowd[0].table["watchers"] == 3)
            # A spectator who connects to another process later sees how many are watching.
            crowd += [Follower(site.address(1), created["table"]) for i in range(2)]
            for watcher in crowd[3:]:
                await watcher.open()
            for watcher in (crowd[0], crowd[3]):
                await watcher.until(lambda watcher=watcher: watcher.table["watchers"] == 5)
            for watcher in crowd[1:4]:
                await watcher.close()
            left = crowd[0], crowd[4]
            for watcher in left:
                await watcher.until(lambda watcher=watcher: watcher.table["watchers"] == 2)
            for watcher in left:
                await watcher.close()

    drive(work)


def test_the_host_can_start_early_and_close_the_table(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            chairs = [{"kind": "human", "name": "Red", "colour": "#123456"}, {"kind": "open"}]
            created = await api.post("/tables", body={"game": "karats", "seats": chairs})
            name, host = created["table"], created["host"]
            token = created["seats"][0]["token"]
            reply = await api.post(f"/tables/{name}/sit", token, {"name": "Bea"})
            assert reply["table"]["seats"][0]["name"] == "Bea"
            assert reply["table"]["seats"][0]["colour"] == "#123456"
            reply = await other.post(f"/tables/{name}/start", host, {"bot": "random"})
            assert reply["table"]["state"] == "playing"
            # Nobody gave the bot a name: every client calls it what it is, in its own language.
            assert [reply["table"]["seats"][1][key] for key in ("kind", "name")] == ["bot", ""]
            seat = await Follower(api.address, name, token).open()
            await seat.until(lambda: seat.position is not None)
            await seat.close()
            reply = await other.post(f"/tables/{name}/close", host)
            assert reply["table"]["fairness"]["secret"]
            await wait_for(api, name, token, "closed")
            record = await api.get(f"/tables/{name}/record")
            assert record["seats"] == [{"name": "Bea"}, {"name": "", "bot": "random"}]
            assert (await api.post("/records/verify", body=record))["good"]
            frames = await api.post("/records/frames?start=0&count=1", body=record)
            assert frames["seats"] == ["Bea", ""]

    drive(work)


def test_a_rematch_gives_every_player_the_same_seat(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table()
            name = created["table"]
            tokens = [link["token"] for link in created["seats"]]
            early = await api.ask("POST", f"/tables/{name}/rematch", tokens[0])
            assert early.json()["code"] == "not_over"
            await api.end_by_agreement(created)
            await wait_for(other, name, tokens[1], "closed")
            seats = await asyncio.gather(
                api.post(f"/tables/{name}/rematch", tokens[0]),
                other.post(f"/tables/{name}/rematch", tokens[1]),
            )
            assert seats[0]["table"] == seats[1]["table"] != name
            assert [seat["seat"] for seat in seats] == [0, 1]
            reply = await other.get(f"/tables/{seats[0]['table']}")
            assert {seat["commitment"] for seat in seats} == {
                reply["table"]["fairness"]["commitment"]
            }
            own = [await api.sit(seat["table"], seat["token"]) for seat in seats]
            await wait_for(other, seats[0]["table"], own[0], "playing")

    drive(work)


def test_concurrent_rematch_requests_create_one_table(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            for attempt in range(4):
                created = await api.table(listed=True)
                name, tokens = created["table"], [link["token"] for link in created["seats"]]
                await api.end_by_agreement(created)
                await wait_for(other, name, tokens[1], "closed")
                before = {row["table"] for row in (await api.get("/tables"))["tables"]}
                path = f"/tables/{name}/rematch"
                askers = ((api, tokens[0]), (other, tokens[1]), (api, created["host"]))
                made = await asyncio.gather(*(at.post(path, token) for at, token in askers))
                after = {row["table"] for row in (await api.get("/tables"))["tables"]}
                assert after - before == {seat["table"] for seat in made}
                assert len(after - before) == 1

    drive(work)


async def rematched(api: Api, game: str = "karats") -> tuple[str, str, str, list[str], list[str]]:
    """A closed table and its rematch: both ids, the rematch's host, and the tokens of both."""
    created = await api.table(game=game)
    name, before = created["table"], [link["token"] for link in created["seats"]]
    await api.end_by_agreement(created)
    path = f"/tables/{name}/rematch"
    host = await api.post(path, created["host"])
    assert await api.post(path, created["host"]) == host
    after = [(await api.post(path, token))["token"] for token in before]
    return name, host["table"], host["host"], before, after


def test_a_retried_rematch_request_gets_the_same_link(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            name, following, _, before, after = await rematched(api)
            again = await other.post(f"/tables/{name}/rematch", before[0])
            assert (again["table"], again["token"]) == (following, after[0])
            for seat in range(2):
                reply = await other.get(f"/tables/{following}", after[seat])
                assert reply["you"]["seat"] == seat

    drive(work)


def test_a_rematch_request_does_not_restore_a_replaced_host_link(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            name, old = created["table"], created["host"]
            await api.end_by_agreement(created)
            first = await api.post(f"/tables/{name}/rematch", old)
            assert await api.post(f"/tables/{name}/rematch", old) == first
            following = first["table"]
            fresh = (await api.post(f"/tables/{following}/link", first["host"]))["host"]
            refused = await api.ask("POST", f"/tables/{name}/rematch", old)
            assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")
            hosts = [(await api.get(f"/tables/{following}", fresh))["you"]["host"]]
            hosts += [(await api.get(f"/tables/{following}", first["host"]))["you"]["host"]]
            assert hosts == [True, False]

    drive(work)


def test_a_rematch_request_gets_no_seat_that_was_kicked_or_has_a_new_link(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            name, following, host, before, after = await rematched(api)
            fresh = await api.post(f"/tables/{following}/seats/1/link", host)
            refused = await api.ask("POST", f"/tables/{name}/rematch", before[1])
            assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")
            reply = await api.get(f"/tables/{following}", fresh["token"])
            assert reply["you"]["seat"] == 1
            own = [await api.sit(following, token) for token in (after[0], fresh["token"])]
            await wait_for(api, following, own[0], "playing")

    drive(work)


def test_a_rematch_request_gets_no_seat_that_a_bot_plays(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(game="mothership")
            name, before = created["table"], [link["token"] for link in created["seats"]]
            await api.end_by_agreement(created)
            made = await api.post(f"/tables/{name}/rematch", created["host"])
            following, host = made["table"], made["host"]
            token = (await api.post(f"/tables/{name}/rematch", before[0]))["token"]
            await api.post(f"/tables/{following}/seats/1/kick", host, {})
            refused = await api.ask("POST", f"/tables/{name}/rematch", before[1])
            assert refused.json()["code"] == "seat_taken"
            await api.sit(following, token)
            reply = await api.post(f"/tables/{following}/start", host, {"bot": "random"})
            assert reply["table"]["seats"][1]["kind"] == "bot"
            refused = await api.ask("POST", f"/tables/{name}/rematch", before[1])
            assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")

    drive(work)


def test_every_human_seat_adds_its_bytes_after_the_commitment_and_before_the_deal(
    site: Site,
) -> None:
    """The creator too: the deal waits for its bytes."""

    async def work() -> None:
        async with site.api() as api:
            human = {"kind": "human"}
            early = {"game": "karats", "seats": [{**human, "entropy": entropy()}, {"kind": "bot"}]}
            assert (await api.ask("POST", "/tables", "", early)).status_code == 400
            made = await api.post("/tables", body={"game": "karats", "seats": [human, human]})
            path, parts = f"/tables/{made['table']}", [entropy(), entropy()]
            for link, part in zip(made["seats"], parts, strict=True):
                found = (await api.get(path))["table"]
                assert found["state"] == "waiting"
                assert found["fairness"]["commitment"] == made["commitment"]
                form = {"entropy": part, "key": secrets.token_hex(32)}
                link["token"] = (await api.post(f"{path}/sit", link["token"], form))["token"]
            assert (await api.get(path))["table"]["state"] == "playing"
            await api.end_by_agreement(made)
            reply = (await api.get(f"{path}/record"))["fairness"]
            assert reply["commitment"] == made["commitment"]
            assert reply["contributions"] == {"0": parts[0], "1": parts[1]}

    drive(work)


def test_entropy_that_would_not_enter_the_seed_is_refused(site: Site) -> None:
    """Before and after the deal: accepted bytes are in the seed."""

    async def work() -> None:
        async with site.api() as api:
            human = {"kind": "human"}
            made = await api.post("/tables", body={"game": "karats", "seats": [human, human]})
            path, part = f"/tables/{made['table']}", entropy()
            second = made["seats"][1]["token"]
            form = {"entropy": part, "key": secrets.token_hex(32)}
            first = (await api.post(f"{path}/sit", made["seats"][0]["token"], form))["token"]
            made["seats"][0]["token"] = first
            for state in ("waiting", "playing"):
                again = await api.post(f"{path}/sit", first, {"entropy": part})
                assert again["table"]["state"] == state
                refused = await api.ask("POST", f"{path}/sit", first, {"entropy": entropy()})
                assert (refused.status_code, refused.json()["code"]) == (409, "already_sat")
                if state == "waiting":
                    await api.post(f"{path}/start", made["host"], {})
            late = await api.ask(
                "POST", f"{path}/sit", second, {"entropy": entropy(), "key": entropy()}
            )
            assert (late.status_code, late.json()["code"]) == (409, "begun")
            form = {"name": "Bea", "key": secrets.token_hex(32)}
            made["seats"][1]["token"] = (await api.post(f"{path}/sit", second, form))["token"]
            await api.end_by_agreement(made)
            reply = (await api.get(f"{path}/record"))["fairness"]
            assert reply["contributions"] == {"0": part}

    drive(work)


def test_a_table_can_continue_a_record(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table(edition=LONG_GAME)
            async with sqlite.open_seats(created) as seats:
                for i in range(20):
                    seat = asked_seat(seats)
                    assert seat is not None
                    await seat.move(seat.legal[0])
                    await wait_for_number(seats, i + 1)
            await api.end_by_agreement(created)
            record = await api.get(f"/tables/{created['table']}/record")
            frames = await api.post("/records/frames?start=12&count=1", body=record)
            seats_form = [{"kind": "human"}] * 2
            body = {"record": record, "number": 12, "seats": seats_form, "practice": True}
            again = await api.create_and_sit(body, "/tables/play-on")
            async with sqlite.open_seats(again) as seats:
                assert seats[0].number == 12
                assert seats[0].position is not None
                shown = frames["frames"][0]["view"]
                assert seats[0].position["view"]["table"] == shown["table"]
                assert seats[0].table["fairness"]["scheme"] == "known seed"
                for follower in seats:
                    assert follower.position is not None
                    assert (follower.position["undo"], follower.position["back"]) == (0, 0)
                seat = asked_seat(seats)
                assert seat is not None
                assert (await seat.move(seat.legal[0]))["type"] == "ok"
                await wait_for_number(seats, 13)
                assert seat.position is not None
                assert seat.position["back"] == 1
                assert seat.position["undo"] <= 1
            body["record"] = {**record, "actions": ["mine", *record["actions"][1:]]}
            broken = await api.ask("POST", "/tables/play-on", "", body)
            assert broken.status_code == 400

    drive(work)


def test_a_record_with_too_many_undos_cannot_be_continued(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Opening such a table would block the event loop."""
    play = Play(games_registry.find_game("karats").setup(2), seed_from_text("back and forth"))
    for _ in range(20):
        play.play(play.legal()[0])
    for _ in range(10):
        play.play(play.legal()[0])
        play.play(play.legal()[0])
        play.undo(2)
    raw = to_json(record_of(play, [Seat("a", ""), Seat("b", "")]))
    cut_record = continued_record.cut_record
    assert len(cut_record(raw, len(play.log), False, 30.0).deciders) == 50
    monkeypatch.setattr(continued_record, "MOST_REPLAYED", 200)
    with pytest.raises(MotherlodeError, match="too many undos"):
        cut_record(raw, len(play.log), False, 30.0)
    assert len(cut_record(raw, 40, False, 30.0).deciders) == 40


def test_the_lobby_lists_waiting_tables_that_are_listed_and_no_others(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await open_table(api, 3)
            hidden = await api.table()
            reply = await other.get("/tables", state="waiting", game="karats")
            names = [row["table"] for row in reply["tables"]]
            assert created["table"] in names
            assert hidden["table"] not in names

    drive(work)
