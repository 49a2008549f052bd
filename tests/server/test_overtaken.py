"""Two processes of which neither hears of the other: nothing is entered that the other forbade."""

import asyncio
import secrets

import psycopg
import pytest

from motherlode.server import seating
from motherlode.server.bodies import Sit
from motherlode.server.messages import Order, Orders, SeatMessage, Undo
from motherlode.server.trial.launch import Postgres
from tests.server.conftest import drive
from tests.server.two_houses import two_houses


def test_a_closed_table_takes_no_move(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            await two.here.change(lambda doc: seating.close(doc, two.host))
            assert await two.refused(two.move()) == "game_over"
            assert await two.entries() == []

    drive(work)


@pytest.mark.parametrize("what", ["move", "undo", "orders"])
def test_a_dead_link_does_nothing(postgres: Postgres, what: str) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            message: SeatMessage = two.move()
            if what == "undo":
                assert await two.ask(message) == 1
                message = Undo("u", 2, 1)
            if what == "orders":
                message = Orders("o", [Order()])
            before = await two.entries()
            await two.here.change(
                lambda doc: seating.new_link(doc, two.seat, two.host, secrets.token_hex(16))
            )
            assert await two.refused(message) == "not_allowed"
            assert await two.entries() == before
            assert two.there.doc == two.here.doc

    drive(work)


def test_a_change_that_forbids_nothing_hinders_nobody(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            other = 1 - two.seat
            for number, name in enumerate(("Ada", "Bea"), 1):
                form = Sit(name=name)
                await two.here.change(lambda doc, f=form: seating.sit(doc, f, two.tokens[other]))  # type: ignore[misc]
                message: SeatMessage = two.move() if number == 1 else Undo("u", 2, 1)
                assert await two.ask(message) == number
                assert two.there.doc.chairs[other].name == name
            await two.here.catch_up()
            assert two.here.number == two.there.number == 2

    drive(work)


def test_bots_go_on_after_a_change_and_stop_at_the_end(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            monkeypatch.setattr(two.here.house.driver, "nudge", lambda table: None)
            for seat in (0, 1):
                await two.there.change(
                    lambda doc, s=seat: seating.replace(doc, s, "random", two.host)  # type: ignore[misc]
                )
            await two.here.catch_up()
            await two.here.change(lambda doc: seating.sit(doc, Sit(name="Ada"), two.tokens[0]))
            renamed = len(await two.entries())
            while two.there.number < renamed + 2:
                await asyncio.sleep(0.01)
            await two.here.change(lambda doc: seating.close(doc, two.host))
            closed = len(await two.entries())
            while two.there.driver is not None and not two.there.driver.done():
                await asyncio.sleep(0.01)
            assert two.there.number == closed == len(await two.entries())

    drive(work)


def test_a_move_waits_for_a_change_that_is_being_stored(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            store, table = two.here.house.store, two.here.id
            entry = [table, 1, two.seat, "player", two.move().action, "m", 0]
            raised = "UPDATE tables SET version = version + 1 WHERE id = %s"
            with psycopg.connect(postgres.address) as storing:
                storing.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [table])
                storing.execute(raised, [table])
                taken = store.append(entry, two.here.version)
                await asyncio.sleep(0.2)
                assert not taken.done()
            assert await taken is False
            assert await store.append(entry, two.here.version + 1) is True

    drive(work)


def test_a_change_waits_for_moves_that_are_being_stored(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            with psycopg.connect(postgres.address) as storing:
                # As an append's join and its foreign key do it.
                held = "SELECT 1 FROM tables WHERE id = %s FOR KEY SHARE"
                storing.execute(held, [two.here.id])
                closing = asyncio.ensure_future(
                    two.here.change(lambda doc: seating.close(doc, two.host))
                )
                await asyncio.sleep(0.2)
                assert not closing.done()
            await closing

    drive(work)
