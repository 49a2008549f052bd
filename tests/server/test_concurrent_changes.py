"""Two processes without notices: nothing is appended that the other process has forbidden."""

import asyncio
import secrets
from functools import partial

import psycopg
import pytest

from motherlode.server.api.rest_schema import Sit
from motherlode.server.api.socket_schema import Order, Orders, Propose, SeatMessage, Undo
from motherlode.server.tables import join_kick_start, seat_changes, seat_commands
from motherlode.server.tokens import hash_token
from tests.load.launch import Postgres
from tests.server.human_tables import refused
from tests.server.sites import drive
from tests.server.tables import close_now
from tests.server.two_registries import two_registries


def test_a_table_closed_by_another_process_accepts_no_move(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            await two.here.change_config(close_now)
            assert await two.refused(two.move()) == "game_over"
            assert await two.entries() == []

    drive(work)


@pytest.mark.parametrize("what", ["move", "undo", "orders"])
def test_a_link_replaced_by_another_process_can_do_nothing(postgres: Postgres, what: str) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            message: SeatMessage = two.move()
            if what == "undo":
                assert await two.ask(message) == 1
                message = Undo("u", 2, 1)
            if what == "orders":
                message = Orders("o", [Order()])
            before = await two.entries()
            await two.here.change_config(
                lambda config: join_kick_start.new_link(
                    config, two.seat, two.tokens[two.seat], secrets.token_hex(16)
                )
            )
            assert await two.refused(message) == "not_allowed"
            assert await two.entries() == before
            assert two.there.config == two.here.config

    drive(work)


def test_a_move_succeeds_although_another_process_changed_a_name(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            other = 1 - two.seat
            for number, name in enumerate(("Ada", "Bea"), 1):
                form = Sit(name=name)
                change = partial(join_kick_start.sit, form=form, token=two.tokens[other])
                await two.here.change_config(change)
                message: SeatMessage = two.move() if number == 1 else Undo("u", 2, 1)
                assert await two.ask(message) == number
                assert two.there.config.seats[other].name == name
            await two.here.cluster.catch_up(two.here)
            assert two.here.number == two.there.number == 2

    drive(work)


def test_bots_continue_after_a_config_change_and_stop_when_the_table_is_closed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            monkeypatch.setattr(two.here.autoplay, "nudge", lambda table: None)
            for seat in (0, 1):
                change = partial(
                    join_kick_start.replace, seat=seat, bot="random", token=two.tokens[seat]
                )
                await two.there.change_config(change)
            await two.here.cluster.catch_up(two.here)
            await two.here.change_config(
                lambda config: join_kick_start.sit(config, Sit(name="Ada"), two.tokens[0])
            )
            renamed = len(await two.entries())
            while two.there.number < renamed + 2:
                await asyncio.sleep(0.01)
            await two.here.change_config(close_now)
            closed = len(await two.entries())
            while two.there.autoplay_task is not None and not two.there.autoplay_task.done():
                await asyncio.sleep(0.01)
            assert two.there.number == closed == len(await two.entries())

    drive(work)


def test_an_append_waits_for_a_config_change_that_is_being_stored(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            store, table = two.here.store, two.here.id
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


def test_a_config_change_waits_for_an_append_that_is_being_stored(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            with psycopg.connect(postgres.address) as storing:
                # As an append's join and its foreign key do it.
                held = "SELECT 1 FROM tables WHERE id = %s FOR KEY SHARE"
                storing.execute(held, [two.here.id])
                closing = asyncio.ensure_future(two.here.change_config(close_now))
                await asyncio.sleep(0.2)
                assert not closing.done()
            await closing

    drive(work)


def test_no_vote_replaces_a_player_whose_move_another_process_has_stored(
    postgres: Postgres,
) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            await two.ask(two.move())
            assert two.here.live_game is not None
            assert two.here.number == 0
            two.here.time.downtimes.clear()  # Earlier tests left some in the database.
            two.here.live_game.asked_since[two.seat] -= 601_000
            assert two.here.is_absent(two.seat)
            token = two.tokens[1 - two.seat]
            vote = Propose("p", "bot", seat=two.seat)
            you = two.here.config.identify(token)
            work = seat_commands.execute(two.here, you, vote, hash_token(token))
            assert await refused(work) == "not_absent"
            assert two.here.number == 1

    drive(work)


def test_a_seat_that_a_vote_gave_to_a_bot_after_its_move_returns_to_its_player(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move was stored after the voters' process had read the log."""

    async def work() -> None:
        async with two_registries(postgres.address) as two:
            monkeypatch.setattr(two.here.autoplay, "nudge", lambda table: None)
            await two.ask(two.move())
            await two.here.change_config(
                lambda config: seat_changes.vote_bot_in(config, two.seat, "random")
            )
            assert two.here.config.seats[two.seat].stand_in == "random"
            async with two.here.lock:
                await two.here.cluster.catch_up(two.here)
            while two.here.config.seats[two.seat].stand_in:
                await asyncio.sleep(0.01)
            assert two.seat in two.here.config.humans()
            assert [change.by for change in two.here.config.takeovers] == ["vote", "vote"]

    drive(work)
