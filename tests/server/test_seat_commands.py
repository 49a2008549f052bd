"""What seats do besides moving: undo, consent, chat, standing orders; and clocks."""

import asyncio
import random
from typing import Any

from tests.load.client import Follower
from tests.server.play import asked_seat, make_moves, wait_for_number
from tests.server.sites import Site, count_entries, drive


async def until_undoable(seats: list[Follower], want: bool) -> Follower:
    """Plays until the last mover may (or may not) undo its action alone."""
    rng = random.Random(11)
    for i in range(300):
        seat = asked_seat(seats)
        assert seat is not None
        await make_moves(seats, 1, rng)
        assert seat.position is not None
        if bool(seat.position["undo"]) is want:
            return seat
    raise AssertionError("300 moves did not lead to such a position")


def test_a_free_action_can_be_undone_at_once(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                seat = await until_undoable(seats, True)
                number = seat.number
                message = {"type": "undo", "number": number + 1, "count": 1, "id": "back"}
                answer = await seat.ask(message)
                assert (answer["type"], answer["number"]) == ("ok", number + 1)
                await wait_for_number(seats, number + 1)
                assert seat.legal
                assert (await seat.ask(message))["number"] == number + 1
                assert seat.number == number + 1
                assert seats[0].entries[number + 1]["undo"] == 1

    drive(work)


def test_an_action_that_cannot_be_taken_back_freely_is_undone_only_with_consent(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(3)
            async with site.open_seats(created) as seats:
                seat = await until_undoable(seats, False)
                others = [other for other in seats if other is not seat]
                number = seat.number
                undo = {"type": "undo", "number": number + 1, "count": 1}
                assert (await seat.ask(dict(undo)))["number"] == number
                request = await wait_for_request(others[0])
                assert sorted(request["needed"]) == sorted(o.you["seat"] for o in others)
                no = {"type": "consent", "request": request["request"], "yes": False}
                assert (await others[0].ask(dict(no)))["type"] == "ok"
                await seat.until(lambda: seat.table["proposal"] is None)
                assert (await seat.ask(dict(undo)))["type"] == "ok"
                await wait_for_request(others[1])
                request = await wait_for_request(others[0])
                yes = {"type": "consent", "request": request["request"], "yes": True}
                refused = await seat.ask(dict(yes))
                assert refused["code"] == "not_allowed"
                for other in others:
                    assert seat.number == number
                    assert (await other.ask(dict(yes)))["type"] == "ok"
                    await asyncio.sleep(0.2)
                await wait_for_number(seats, number + 1)
                assert seat.entries[number + 1]["undo"] == 1
                stale = await others[0].ask(dict(yes))
                assert stale["code"] == "no_request"

    drive(work)


def test_a_retry_of_an_undo_or_a_consent_gets_the_same_answer(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                seat = await until_undoable(seats, False)
                other = seats[1 - seat.you["seat"]]
                undo = {"type": "undo", "id": "u1", "number": seat.number + 1, "count": 1}
                asked = await seat.ask(dict(undo))
                first = await wait_for_request(other)
                assert await seat.ask(dict(undo)) == asked
                assert await wait_for_request(other) == first
                no = {"type": "consent", "id": "c1", "request": first["request"], "yes": False}
                answer = await other.ask(dict(no))
                assert answer["type"] == "ok"
                assert await other.ask(dict(no)) == answer
                assert await seat.ask(dict(undo)) == asked  # and opens no second request
                second = await seat.ask({**undo, "id": "u2"})
                request = await wait_for_request(other)
                assert request["request"] == first["request"] + 1
                yes = {"type": "consent", "id": "c2", "request": request["request"], "yes": True}
                done = await other.ask(dict(yes))
                assert (done["type"], done["number"]) == ("ok", undo["number"])
                assert await other.ask(dict(yes)) == done
                await wait_for_number(seats, done["number"])
                assert (await other.ask({**yes, "id": "c3"}))["code"] == "no_request"
                assert await seat.ask({**undo, "id": "u2"}) == second

    drive(work)


async def wait_for_request(seat: Follower) -> dict[str, Any]:
    await seat.until(lambda: seat.table["proposal"] is not None)
    return dict(seat.table["proposal"])


def test_a_full_chat_keeps_a_sync_small_and_can_be_read_in_pages(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            async with sqlite.open_seats(created) as seats:
                for i in range(100):
                    text = f"{i}" + "⛏️🪨💎\U0001f469\u200d\U0001f680" * 62
                    assert (await seats[i % 2].ask({"type": "chat", "text": text[:500]}))[
                        "type"
                    ] == "ok"
                answer = await api.ask("GET", f"/tables/{created['table']}/state")
                assert len(answer.content) < 65_536
                messages = answer.json()["chat"]
                assert messages[-1]["number"] == 100
                while messages[0]["number"] > 1:
                    path = f"/tables/{created['table']}/chat"
                    page = await api.get(path, before=messages[0]["number"])
                    messages = page["messages"] + messages
                assert [message["number"] for message in messages] == list(range(1, 101))

    drive(work)


def test_chat_is_stored_sent_and_stripped_of_control_characters(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                message = {"type": "chat", "text": "hi <b>there</b>\x1b[2J", "id": "c1"}
                assert (await seats[0].ask(dict(message)))["type"] == "ok"
                assert (await seats[0].ask(dict(message)))["type"] == "ok"
                await seats[1].until(lambda: len(seats[1].chat) == 1)
                assert seats[1].chat[0]["text"] == "hi <b>there</b>[2J"
                long = await seats[0].ask({"type": "chat", "text": "x" * 501})
                assert long["code"] == "bad_message"
                changed = await seats[0].ask({**message, "text": "other"})
                assert changed["code"] == "id_reused"
                for i in range(5):
                    both = [seat.ask({"type": "chat", "text": f"message {i}"}) for seat in seats]
                    assert [answer["type"] for answer in await asyncio.gather(*both)] == ["ok"] * 2
                watcher = await Follower(site.address(1), created["table"]).open()
                await watcher.until(lambda: len(watcher.chat) == 11)
                assert [message["number"] for message in watcher.chat] == list(range(1, 12))
                mute = await watcher.ask({"type": "chat", "text": "me too"})
                assert mute["code"] == "not_allowed"
                await watcher.close()

    drive(work)


def test_standing_orders_are_played_as_entries(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                seat = asked_seat(seats)
                assert seat is not None
                assert seat.position is not None
                step = seat.position["view"]["asked"]["step"]
                order = {"step": step, "action": seat.legal[-1]}
                answer = await seat.ask({"type": "orders", "orders": [order, {}]})
                assert answer["type"] == "ok"
                await wait_for_number(seats, 1)
                assert seat.entries[1]["by"] == "order"
                assert seat.entries[1]["text"] == order["action"]
                sync = await seat.ask({"type": "sync", "last": -1})
                rest = {"after": [], "since": -1, "once": False}
                rest |= {"until": 0, "until_turn": 0, "given": -1}
                assert sync["orders"] == [order | rest, {"step": "", "action": ""} | rest]

    drive(work)


def test_a_bot_stands_in_when_a_clock_runs_out(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            clock = {"per_move": 3, "bank": 0, "expiry": "bot"}
            created = await api.table(clock=clock)
            async with site.open_seats(created) as seats:
                assert seats[0].position is not None
                assert seats[0].position["clock"]["deadline"] > 0
                late = seats[0].position["clock"]["seat"]
                await seats[1].until(lambda: seats[1].number >= 1, 45)
                await seats[0].until(lambda: bool(seats[0].table["seats"][late]["stand_in"]), 45)

    drive(work)


def test_a_clock_set_to_pass_plays_for_a_late_seat_and_lets_no_bot_in(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            clock = {"per_move": 1, "bank": 1, "expiry": "pass"}
            created = await api.table(clock=clock)
            async with sqlite.open_seats(created) as seats:
                await seats[0].until(lambda: seats[0].number >= 2, 20)
                assert {seats[0].entries[i]["by"] for i in (1, 2)} == {"clock"}
                assert all(not seat_config["stand_in"] for seat_config in seats[0].table["seats"])
            # Nobody looks any more: the clock runs on all the same.
            number = seats[0].number
            for attempt in range(100):
                reply = await api.get(f"/tables/{created['table']}/state")
                if reply["position"]["number"] > number:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("the clock chose nothing after the last socket was closed")

    drive(work)


def test_a_clock_runs_out_although_nobody_is_connected(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table(clock={"per_move": 1, "bank": 0, "expiry": "pass"})
        while count_entries(sqlite, created["table"]) < 2:
            await asyncio.sleep(0.2)

    drive(work)
