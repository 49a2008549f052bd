"""Reactions: the server passes for a seat that is asked and can't react (M29)."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tests.games.mothership.adjacent_fleets import START_SPACES, edition_with_deck_of
from tests.load.client import Api, Follower
from tests.server.play import asked_seat, wait_for_number
from tests.server.sites import WINDOW_MS, Site, drive


@asynccontextmanager
async def fleets(
    site: Site, card: str
) -> AsyncIterator[tuple[Api, dict[str, Any], list[Follower]]]:
    """A table of two adjacent fleets with a deck of one kind of card."""
    async with site.api() as api:
        created = await api.table(
            game="mothership", options={"layout": "custom"}, edition=edition_with_deck_of(card)
        )
        async with site.open_seats(created) as seats:
            yield api, created, seats


async def attacked(
    seats: list[Follower], orders: tuple[dict[str, str], ...] = (), passes: bool = True
) -> tuple[Follower, Follower, int]:
    """Lets Fighter 1 attack Fighter 1; returns attacker, defender, and the entry of the attack.

    The attacker then passes, by hand or by its orders: it could sell cards instead (M36).
    Automatic passes and orders may have followed that entry already.
    """
    for seat in seats:
        await seat.ask({"type": "orders", "orders": list(orders)})
    for _ in range(12):
        placing = asked_seat(seats)
        assert placing is not None
        own_seat = seats.index(placing)
        assert placing.position is not None
        placed = [at for at in placing.position["view"]["seats"][own_seat]["ships"] if at]
        answer = await placing.move(f"place {START_SPACES[own_seat][len(placed)]}")
        assert answer["type"] == "ok", answer
        await wait_for_number(seats, answer["number"])
    attacker = asked_seat(seats)
    assert attacker is not None
    defender = seats[1 - seats.index(attacker)]
    for text in ("order fighter 1", f"attack {START_SPACES[seats.index(defender)][1]}", "fire"):
        if text in attacker.legal:
            answer = await attacker.move(text)
            assert answer["type"] == "ok", answer
            await wait_for_number(seats, answer["number"])
    number = int(answer["number"])
    if passes and not orders:
        await attacker.move("pass")
    return attacker, defender, number


def pause_before(site: Site, table: str, number: int) -> float:
    """The milliseconds between an entry and the one before it, by the server's own clock."""
    question = "SELECT at FROM entries WHERE table_id = ? AND number IN (?, ?) ORDER BY number"
    with sqlite3.connect(site.servers[0].database) as connection:
        rows = connection.execute(question, (table, number - 1, number)).fetchall()
    connection.close()
    return float(rows[1][0] - rows[0][0])


@pytest.mark.rule("M29")
def test_the_server_passes_after_a_delay_for_a_seat_that_could_only_pass(sqlite: Site) -> None:
    async def work() -> None:
        async with fleets(sqlite, "replicator") as (_, created, seats):
            _, defender, number = await attacked(seats)
            await wait_for_number(seats, number + 2)
            passed = defender.entries[number + 2]
            assert (passed["by"], passed["text"]) == ("only", "pass")
            assert pause_before(sqlite, created["table"], number + 2) >= WINDOW_MS - 10

    drive(work)


@pytest.mark.rule("M29")
@pytest.mark.parametrize("by_hand", [True, False])
def test_no_pass_takes_effect_before_the_end_of_the_delay(sqlite: Site, by_hand: bool) -> None:
    async def work() -> None:
        order = {"step": "before_roll", "action": "pass"}
        async with fleets(sqlite, "defence_buff") as (_, created, seats):
            _, _, number = await attacked(seats, () if by_hand else (order,))
            await wait_for_number(seats, number + 1)
            assert pause_before(sqlite, created["table"], number + 1) >= WINDOW_MS - 10

    drive(work)


@pytest.mark.rule("M29")
def test_a_seat_that_can_only_pass_may_ask_for_its_full_time(sqlite: Site) -> None:
    async def work() -> None:
        async with fleets(sqlite, "replicator") as (_, _, seats):
            attacker, defender, number = await attacked(seats)
            await defender.until(lambda: defender.legal == ["pass"])
            before = len(attacker.raw)
            wait = {"step": "before_roll", "since": defender.number}
            assert (await defender.ask({"type": "orders", "orders": [wait]}))["type"] == "ok"
            await asyncio.sleep(WINDOW_MS / 1000 + 0.3)
            assert defender.number == number + 1
            assert len(attacker.raw) == before, "nobody else learns of it"
            await defender.move("pass")
            await wait_for_number(seats, number + 2)

    drive(work)


@pytest.mark.rule("M29")
@pytest.mark.parametrize("card", ["replicator", "defence_buff"])
def test_others_cannot_distinguish_an_automatic_pass_from_a_players_pass(
    sqlite: Site, card: str
) -> None:
    async def work() -> None:
        async with fleets(sqlite, card) as (api, created, seats):
            attacker, defender, number = await attacked(seats)
            number += 2
            if card == "defence_buff":
                await defender.until(lambda: "play defence_buff" in defender.legal)
                await defender.move("pass")
            await wait_for_number(seats, number)
            reply = dict(attacker.entries[number])
            assert (reply["by"], reply["text"]) == ("player", "")
            for who in (attacker, None):
                token = created["seats"][seats.index(who)]["token"] if who else ""
                answer = await api.get(f"/tables/{created['table']}/history", token)
                assert [row for row in answer["entries"] if row["number"] == number] == [reply]

    drive(work)


@pytest.mark.rule("M29")
@pytest.mark.parametrize("card", ["replicator", "defence_buff"])
def test_a_bot_delays_every_reaction_whether_it_has_one_or_not(sqlite: Site, card: str) -> None:
    async def work() -> None:
        async with fleets(sqlite, card) as (api, created, seats):
            attacker, defender, number = await attacked(seats, passes=False)
            own_seat = seats.index(defender)
            token = created["seats"][own_seat]["token"]
            path = f"/tables/{created['table']}/seats/{own_seat}/bot"
            await api.post(path, token, {"bot": "greedy"})
            await attacker.move("pass")
            await attacker.until(lambda: attacker.number >= number + 2)
            assert pause_before(sqlite, created["table"], number + 2) >= WINDOW_MS - 10
            assert attacker.entries[number + 2]["by"] == "stand-in"

    drive(work)


@pytest.mark.rule("M29")
def test_the_server_never_passes_for_a_seat_that_can_react(sqlite: Site) -> None:
    async def work() -> None:
        async with fleets(sqlite, "defence_buff") as (_, _, seats):
            _, defender, number = await attacked(seats)
            await defender.until(lambda: "play defence_buff" in defender.legal)
            await asyncio.sleep(WINDOW_MS / 1000 + 0.3)
            assert defender.number == number + 1
            order = {"step": "before_roll", "action": "pass"}
            assert (await defender.ask({"type": "orders", "orders": [order]}))["type"] == "ok"
            await wait_for_number(seats, number + 2)
            assert defender.entries[number + 2]["by"] == "order"

    drive(work)


def test_a_seats_position_says_if_it_decides_in_another_seats_turn(sqlite: Site) -> None:
    async def work() -> None:
        async with fleets(sqlite, "defence_buff") as (_, _, seats):
            for seat in seats:
                assert seat.position is not None
                assert not seat.position["aside"]
            attacker, defender, _ = await attacked(seats)
            await defender.until(lambda: "play defence_buff" in defender.legal)
            await wait_for_number(seats, defender.number)
            assert defender.position is not None
            assert attacker.position is not None
            assert defender.position["aside"]
            assert not attacker.position["aside"]

    drive(work)


@pytest.mark.rule("M29")
def test_a_standing_order_can_pass_for_small_ships_only(sqlite: Site) -> None:
    async def work() -> None:
        async with fleets(sqlite, "defence_buff") as (_, _, seats):
            order = {"step": "before_roll small", "action": "pass"}
            _, defender, number = await attacked(seats, (order,))
            await wait_for_number(seats, number + 2)
            assert defender.entries[number + 2]["by"] == "order"
            assert defender.entries[number + 2]["text"] == "pass"

    drive(work)


@pytest.mark.rule("M29")
def test_an_attack_that_asked_for_a_reaction_is_undone_only_with_consent(sqlite: Site) -> None:
    """Otherwise an attacker could wait for an automatic pass, learn from it and undo the attack."""

    async def work() -> None:
        async with fleets(sqlite, "defence_buff") as (_, _, seats):
            attacker, defender, _ = await attacked(seats)
            if "pass" in attacker.legal:
                await attacker.move("pass")
            await defender.until(lambda: "play defence_buff" in defender.legal)
            await wait_for_number(seats, defender.number)
            assert attacker.position is not None
            assert attacker.position["undo"] == 0
            back = attacker.position["back"]
            number = attacker.number + 1
            answer = await attacker.ask({"type": "undo", "number": number, "count": back})
            assert answer["type"] == "ok", answer
            await defender.until(lambda: defender.table["proposal"] is not None)
            assert attacker.number == number - 1, "nothing was taken back yet"
            request = defender.table["proposal"]["request"]
            await defender.ask({"type": "consent", "request": request, "yes": True})
            await wait_for_number(seats, number)
            assert attacker.entries[number]["undo"] == back
            assert attacker.legal

    drive(work)


async def what_others_get(site: Site, by_order: bool) -> list[list[str]]:
    """What the attacker, a spectator and the host get when a card answers an attack, by hand or
    by an order that was made before."""
    buff = "play defence_buff"
    async with fleets(site, "defence_buff") as (api, created, seats):
        attacker, defender, number = await attacked(seats, passes=False)
        watcher = await Follower(site.address(1), created["table"]).open()
        host = await Follower(site.address(1), created["table"], created["host"]).open()
        others = [attacker, watcher, host]
        for other in others:
            await other.until(lambda other=other: other.table["watchers"] == 2)
        before = [len(other.raw) for other in others]
        if by_order:
            order = {"step": "attacked ship", "action": buff, "once": True, "given": number}
            await defender.ask({"type": "orders", "orders": [order]})
            assert listed(defender) == [order]
        await attacker.move("pass")
        if not by_order:
            await defender.until(lambda: buff in defender.legal)
            await defender.move(buff)
        played = number + 2
        await wait_for_number([*seats, *others], played)
        own = defender.entries[played]
        assert (own["by"], own["text"]) == ("order" if by_order else "player", buff)
        await defender.until(lambda: listed(defender) == [])
        seen = []
        for other, first in zip(others, before, strict=True):
            await other.ask({"type": "ping"})
            messages = [msgspec.json.decode(text) for text in other.raw[first:]]
            assert not any("attacked ship" in text for text in other.raw)
            entry = other.entries[played]
            assert (entry["by"], entry["text"]) == ("player", "")
            token = other.token
            state = await api.get(f"/tables/{created['table']}/state", token)
            assert state["orders"] == []
            assert "attacked ship" not in str(state)
            seen.append(
                [
                    *(m["type"] for m in messages if m["type"] != "ok"),
                    *entry,
                    entry["events"][0]["event"],
                ]
            )
        await watcher.close()
        await host.close()
        return seen


def listed(seat: Follower) -> list[dict[str, Any]]:
    """The orders that a seat was sent last, without what is not set."""
    syncs = (msgspec.json.decode(text) for text in seat.raw if '"type":"sync"' in text)
    orders = [message["orders"] for message in syncs][-1]
    return [
        {key: value for key, value in order.items() if value not in ([], -1, 0)} for order in orders
    ]


@pytest.mark.rule("M29")
def test_others_cannot_distinguish_a_card_played_by_an_order_from_one_played_by_hand(
    site: Site,
) -> None:
    """Nor do they learn that an order was made, used up or removed, at any server."""

    async def work() -> None:
        assert await what_others_get(site, True) == await what_others_get(site, False)

    drive(work)
