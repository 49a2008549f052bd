"""Random clients that repeat, reorder, disconnect and race: in the end all views are equal."""

import asyncio
import os
import random
import secrets
import time
from typing import Any

import psycopg
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from motherlode.server.store.pg_notify import LISTENER
from tests.load.client import Follower
from tests.load.history_checker import history_faults
from tests.server.play import asked_seat, make_moves, settle, wait_for_number
from tests.server.sites import Site, count_entries, drive

EXAMPLES = int(os.environ.get("MOTHERLODE_EXAMPLES", "6"))
ROUNDS = int(os.environ.get("MOTHERLODE_ROUNDS", "25"))
KILLS = 20 if ROUNDS >= 1000 else 6

DOINGS = st.lists(
    st.tuples(
        st.sampled_from(
            ["move"] * 6
            + ["twice", "cut", "away", "stale", "early", "sync", "chat", "undo", "wrong", "last"]
        ),
        st.integers(0, 2),
        st.integers(0, 30),
    ),
    min_size=10,
    max_size=35,
)

SLOW = settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@given(doings=DOINGS)
@SLOW
def test_after_random_client_behaviour_every_view_equals_the_servers(
    site: Site, doings: Any
) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(3)
            async with site.open_seats(created) as seats:
                for doing, seat, choice in doings:
                    await do(seats, doing, seat, choice)
                await settle(seats)
                for i, link in enumerate(created["seats"]):
                    reply = await api.get(f"/tables/{created['table']}/state", link["token"])
                    assert seats[i].position == reply["position"]
                reply = await api.get(f"/tables/{created['table']}/history", limit=5000)
                assert [e["number"] for e in reply["entries"]] == list(range(reply["number"] + 1))

    drive(work)


async def do(seats: list[Follower], doing: str, seat: int, choice: int) -> None:
    """Does one random thing; the answer has to be one of the protocol's."""
    who = seats[seat]
    mover = asked_seat(seats)
    name = secrets.token_hex(6)
    if doing in ("move", "twice", "cut") and mover is not None:
        action, number = mover.legal[choice % len(mover.legal)], mover.number + 1
        message = {"type": "move", "id": name, "number": number, "action": action}
        if doing == "cut":
            assert mover.socket is not None
            await mover.send(message)
            mover.socket.transport.abort()
            await mover.close()
            await mover.open()
        for attempt in range(2 if doing == "twice" else 1):
            answer = await mover.ask(dict(message))
            assert answer["type"] in ("ok", "conflict"), answer
            if answer["type"] == "ok":
                assert answer["number"] == number
        await settle(seats)
    elif doing == "away":
        await who.close()
        if mover is not None and mover is not who:
            await mover.move(mover.legal[0])
        await who.open()
    elif doing in ("stale", "early", "wrong"):
        number = {"stale": max(1, who.number - choice), "early": who.number + 2 + choice}.get(
            doing, who.number + 1
        )
        answer = await who.ask({"type": "move", "number": number, "action": "no such thing"})
        assert answer["type"] in ("conflict", "reject"), answer
    elif doing in ("sync", "last"):
        answer = await who.ask({"type": "sync", "last": choice - 1})
        assert answer["type"] == "sync"
    elif doing == "chat":
        assert (await who.ask({"type": "chat", "text": f"message {choice}"}))["type"] == "ok"
    elif doing == "undo":
        message = {"type": "undo", "number": who.number + 1, "count": 1 + choice % 2}
        answer = await who.ask(message)
        assert answer["type"] in ("ok", "reject", "conflict"), answer


@pytest.mark.parametrize("where", ["sqlite", "four_on_postgres"])
def test_of_concurrent_moves_for_one_number_exactly_one_is_accepted(
    where: str, request: pytest.FixtureRequest
) -> None:
    """Eight sockets of a seat move at once, on all servers: one move is accepted."""
    site: Site = request.getfixturevalue(where)
    waits: list[float] = []
    drive(lambda: race(site, ROUNDS, waits), 60 + ROUNDS)
    waits.sort()
    print(f"{len(waits)} losers answered, 99 % in {waits[len(waits) * 99 // 100] * 1000:.0f} ms")
    assert "Traceback" not in site.logs()


async def race(site: Site, rounds: int, waits: list[float]) -> None:
    """Plays rounds, at new tables if needed; notes how long each loser waited for its answer."""
    async with site.api() as api:
        while rounds > 0:
            created = await api.table()
            seats = [
                [
                    await Follower(site.address(i), created["table"], link["token"]).open()
                    for i in range(8)
                ]
                for link in created["seats"]
            ]
            while rounds > 0 and (mover := asked_seat([seats[0][0], seats[1][0]])) is not None:
                rounds -= 1
                await one_race(seats[mover.you["seat"]], mover.number + 1, waits)
                await wait_for_number([*seats[0], *seats[1]], mover.number)
            reply = await api.get(f"/tables/{created['table']}/history", limit=5000)
            assert [e["number"] for e in reply["entries"]] == list(range(reply["number"] + 1))
            for socket in [*seats[0], *seats[1]]:
                await socket.close()
                assert history_faults(socket.raw, reply["entries"]) == []


async def one_race(racers: list[Follower], number: int, waits: list[float]) -> None:
    async def run(i: int) -> dict[str, Any]:
        began = time.perf_counter()
        answer = await racers[i].move(racers[i].legal[i % len(racers[i].legal)], number)
        if answer["type"] == "conflict":
            waits.append(time.perf_counter() - began)
        return answer

    answers = await asyncio.gather(*(run(i) for i in range(len(racers))))
    assert sorted(answer["type"] for answer in answers) == ["conflict"] * 7 + ["ok"], answers
    assert {answer["number"] for answer in answers} == {number}


def test_moves_whose_first_answer_is_lost_are_done_once(site: Site) -> None:
    async def work() -> None:
        left = ROUNDS
        async with site.api() as api:
            while left > 0:
                created = await api.table()
                async with site.open_seats(created) as seats:
                    left -= await answers_lost(seats, left)

    drive(work, 60 + ROUNDS)
    assert "Traceback" not in site.logs()


async def answers_lost(seats: list[Follower], most: int) -> int:
    """Makes moves whose first answer is dropped, until the game is over; returns their number."""
    rng = random.Random(8)
    for i in range(most):
        mover = asked_seat(seats)
        if mover is None:
            return i
        action, number = rng.choice(mover.legal), mover.number + 1
        message = {"type": "move", "id": f"once-{i}", "number": number, "action": action}
        assert mover.socket is not None
        assert number == i + 1
        await mover.send(dict(message))
        mover.socket.transport.abort()
        await mover.close()
        await mover.open()
        answer = await mover.ask(dict(message))
        assert (answer["type"], answer["number"]) == ("ok", number)
        await wait_for_number(seats, number)
    return most


def test_a_move_is_sent_to_others_although_its_sender_disconnected(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            for attempt in range(10):
                created = await api.table()
                async with site.open_seats(created) as seats:
                    mover = asked_seat(seats)
                    assert mover is not None
                    other = seats[1 - seats.index(mover)]
                    assert mover.socket is not None
                    move = {"type": "move", "id": "last", "number": 1, "action": mover.legal[0]}
                    await mover.send(move)
                    await asyncio.sleep(attempt * 0.0005)
                    mover.socket.transport.abort()
                    await mover.close()
                    try:
                        await other.until(lambda other=other: other.number == 1, 3.0)
                    except TimeoutError:
                        # Then it never reached the server, and nothing is stored.
                        assert count_entries(site, created["table"]) == 0

    drive(work)


def test_moves_made_while_the_listener_is_disconnected_arrive(two_on_postgres: Site) -> None:
    """The listening connections are cut; missed entries are found by their numbers."""

    async def work() -> None:
        site, gone = two_on_postgres, 0
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                rng = random.Random(4)
                for i in range(KILLS):
                    with psycopg.connect(site.servers[0].database, autocommit=True) as connection:
                        cut = connection.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            "WHERE application_name = %s",
                            [LISTENER],
                        )
                        gone += len(cut.fetchall())
                        connection.execute("NOTIFY motherlode, 'what no server would say'")
                    await make_moves(seats, 4, rng)
                await settle(seats)
        assert gone >= KILLS
        assert "Traceback" not in site.logs()

    drive(work, 60 + KILLS)


def test_a_database_connection_cut_between_moves_loses_no_move(two_on_postgres: Site) -> None:
    async def work() -> None:
        site = two_on_postgres
        async with site.api() as api, site.open_seats(await api.table()) as seats:
            rng = random.Random(5)
            await make_moves(seats, 4, rng)
            with psycopg.connect(site.servers[0].database, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE '%INTO entries%' AND pid <> pg_backend_pid()"
                )
            await asyncio.sleep(0.5)
            assert await make_moves(seats, 4, rng) == 4

    drive(work)


def test_play_continues_after_all_database_connections_were_cut(two_on_postgres: Site) -> None:
    """A move that could not be stored is refused with a code; sent again it is done once."""

    async def work() -> None:
        site, refused = two_on_postgres, 0
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                for number in range(1, 9):
                    with psycopg.connect(site.servers[0].database, autocommit=True) as connection:
                        connection.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                        )
                    mover = asked_seat(seats)
                    assert mover is not None
                    action = mover.legal[0]
                    answer: dict[str, Any] = {"type": ""}
                    while answer["type"] != "ok":
                        answer = await mover.move(action, number, f"cut-{number}")
                        if answer["type"] != "ok":
                            assert answer["code"] == "storage_unavailable"
                            refused += 1
                    assert answer["number"] == number
                    await wait_for_number(seats, number)
                await settle(seats)
        assert count_entries(site, created["table"]) == 8
        print(f"{refused} refused")

    drive(work)
