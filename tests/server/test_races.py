"""Race conditions: a read that fails at the deal, a move at the last moment."""

import asyncio
import secrets
import time
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.api.rest_schema import Clock
from motherlode.server.store import StorageUnavailable
from motherlode.server.tables import join_kick_start, seat_changes
from motherlode.server.tables.other_server_processes import SharedPostgres
from motherlode.server.tables.table import Table, read_table
from motherlode.server.tables.table_config import CLOSED, PLAYING
from tests.load.client import Follower
from tests.server.play import move_at
from tests.server.sites import Site, drive
from tests.server.tables import close_now, hosted, registry_in, sit, sit_all, until, waiting


@pytest.mark.parametrize("asked", [False, True])
def test_a_game_that_could_not_be_read_at_the_deal_is_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bool
) -> None:
    async def work() -> None:
        async with registry_in(tmp_path, 60.0 if asked else 0.05) as registry:
            table, tokens = await waiting(registry)
            tokens[0] = await sit(table, tokens[0])
            read = registry.store.load

            async def fails(name: str) -> Any:
                raise StorageUnavailable

            monkeypatch.setattr(registry.store, "load", fails)
            tokens[1] = await sit(table, tokens[1])
            assert (table.state, table.live_game) == (PLAYING, None)
            await asyncio.sleep(0.2)
            monkeypatch.setattr(registry.store, "load", read)
            if asked:
                async with table.lock:
                    await table.refresh()
            await until(lambda: table.live_game is not None and not table.stale)
            assert table.require_playing().play.deciding_seat() is not None

    drive(work)


@pytest.mark.parametrize("late", [False, True])
def test_no_bot_stands_in_if_the_move_was_being_stored_when_the_clock_ran_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            table, tokens = await waiting(registry, Clock(1, 0, "bot"))
            await sit_all(table, tokens)
            live_game = table.require_playing()
            running = live_game.running_clock()
            assert running is not None
            seat, append = running.seat, registry.store.append

            async def slowly(*given: Any) -> bool:
                taken = await append(*given)
                await asyncio.sleep(running.deadline / 1000 - time.time() + 0.2)
                return taken

            monkeypatch.setattr(registry.store, "append", slowly)
            if not late:
                text = live_game.play.legal_texts()[0]
                assert await move_at(table, seat, "m", 1, text) == 1
                await asyncio.sleep(0.1)
                assert table.config.seats[seat].stand_in == ""
            else:
                await until(lambda: table.config.seats[seat].stand_in)

    drive(work)


def test_a_seat_taken_back_after_an_expired_clock_gets_the_full_time_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            monkeypatch.setattr(registry.workers, "choose", lambda *given: asyncio.sleep(30))
            table, tokens = await waiting(registry, Clock(2, 1, "bot"))
            await sit_all(table, tokens)
            running = table.require_playing().running_clock()
            assert running is not None
            seat, token = running.seat, tokens[running.seat]

            def replaced() -> str:
                return table.config.seats[seat].stand_in

            async def back() -> float:
                """Takes the seat back; returns the seconds until the clock runs out again."""
                await until(replaced)
                number = table.running_decision(seat)
                began = time.monotonic()
                await table.change_config(
                    lambda config: join_kick_start.give_back(config, seat, token, 1, number)
                )
                assert not replaced()
                table.autoplay_task = (
                    None  # The bot that still thinks is ignored: the seat has a player.
                )
                registry.autoplay.nudge(table)
                await until(replaced)
                return time.monotonic() - began

            assert await back() > 1.9, "the time of a move, and nothing of the bank"
            assert table.require_playing().timekeeper.banks[seat] == 0
            loaded = await read_table(registry.store, registry.time, table.id)
            assert loaded is not None
            again = Table(registry.services, table.id, loaded).require_playing()
            assert again.timekeeper.snapshot() == table.require_playing().timekeeper.snapshot()
            assert await back() < 1.9, "once for each decision"

    drive(work)


@pytest.mark.parametrize("by", ["itself", "a vote"])
def test_a_seat_replaced_by_hand_gets_no_new_time_when_it_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            monkeypatch.setattr(registry.workers, "choose", lambda *given: asyncio.sleep(30))
            table, tokens = await waiting(registry, Clock(100, 50, "bot"))
            await sit_all(table, tokens)
            before = table.require_playing().running_clock()
            assert before is not None
            seat, token = before.seat, tokens[before.seat]
            await asyncio.sleep(0.05)
            if by == "itself":
                await table.change_config(
                    lambda config: join_kick_start.replace(config, seat, "greedy", token)
                )
            else:
                await table.change_config(
                    lambda config: seat_changes.vote_bot_in(config, seat, "greedy")
                )
            assert table.config.seats[seat].stand_in
            number = table.running_decision(seat)
            await table.change_config(
                lambda config: join_kick_start.give_back(config, seat, token, 1, number)
            )
            after = table.require_playing().running_clock()
            assert after is not None
            assert after.deadline == before.deadline

    drive(work)


@pytest.mark.parametrize("by", ["bot", "clock"])
def test_bots_and_clocks_append_nothing_to_a_closed_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            thinking, may_choose = asyncio.Event(), asyncio.Event()

            async def choose(*given: Any) -> int:
                thinking.set()
                await may_choose.wait()
                assert table.live_game is not None
                return table.live_game.play.legal()[0]

            monkeypatch.setattr(registry.workers, "choose", choose)
            table, tokens = await waiting(registry, Clock(1, 0, "pass"))
            await sit_all(table, tokens)
            if by == "bot":
                running = table.require_playing().running_clock()
                assert running is not None
                await table.change_config(
                    lambda config: seat_changes.vote_bot_in(config, running.seat, "greedy")
                )
            await thinking.wait()
            await table.change_config(close_now)
            may_choose.set()
            await asyncio.sleep(0.2)
            assert (table.state, table.number) == (CLOSED, 0)
            assert not await registry.store.entries(table.id, 0)

    drive(work, 15.0)


@pytest.mark.rule("S56")
def test_passes_by_the_clock_never_end_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two absent players don't count as having passed once round the table."""

    async def work() -> None:
        async with registry_in(tmp_path) as registry:

            async def choose(*given: Any) -> int:
                legal = table.require_playing().play.legal()
                return next(action for action in legal if texts(action) != "pass")

            monkeypatch.setattr(registry.workers, "choose", choose)
            game, clock = "super_motherload", Clock(1000, 0, "pass")
            table, tokens, _ = await hosted(registry, clock, game)
            await sit_all(table, tokens)
            texts = table.require_playing().play.setup.game.actions.text
            for _ in range(20):
                live_game = table.require_playing()
                seat = live_game.play.deciding_seat()
                assert seat is not None
                await registry.autoplay._pass(table, live_game, seat)
            assert (table.state, table.number) == (PLAYING, 20)
            assert "pass" not in table.require_playing().play.log
            assert "draw" in table.require_playing().play.log

    drive(work, 30.0)


@pytest.mark.parametrize("notice_arrives", ["before", "after"])
def test_a_move_stored_by_another_process_while_the_clock_lets_a_bot_in_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, notice_arrives: str
) -> None:
    """Another process stored the move after the log was read and before the bot was let in."""

    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            monkeypatch.setattr(registry.workers, "choose", lambda *given: asyncio.sleep(30))
            table, tokens = await waiting(registry, Clock(1, 0, "bot"))
            await sit_all(table, tokens)
            cluster = SharedPostgres(registry.store, registry.heartbeat, registry)
            live_game, save = table.require_playing(), registry.store.save
            running, text = live_game.running_clock(), live_game.play.legal_texts()[0]
            assert running is not None
            seat, at = running.seat, running.deadline
            notice = [table.id, 1, table.version, seat, "player", text, at]

            async def slowly(*given: Any) -> bool:
                monkeypatch.setattr(registry.store, "save", save)
                await registry.store.append([table.id, 1, seat, "player", text, "m", at], 1)
                if notice_arrives == "before":
                    cluster.on_notices([notice])
                return await save(*given)

            monkeypatch.setattr(registry.store, "save", slowly)
            version = table.version
            await until(lambda: table.version > version)
            if notice_arrives == "after":
                assert table.config.seats[seat].stand_in
                cluster.on_notices([notice])
            await until(lambda: table.version == version + 2)
            assert (table.number, table.config.seats[seat].stand_in) == (1, "")

    drive(work, 15.0)


def test_a_new_link_works_at_every_process_at_once(two_on_postgres: Site) -> None:
    async def work() -> None:
        async with two_on_postgres.api() as api, two_on_postgres.api(1) as other:
            for attempt in range(12):
                chairs = [{"kind": "human"}, {"kind": "open"}]
                created = await api.post("/tables", body={"game": "karats", "seats": chairs})
                name, token = created["table"], created["seats"][0]["token"]
                host = await Follower(other.address, name, token).open()
                form = {"name": "Blue", "entropy": secrets.token_hex(32)}
                token = (await api.post(f"/tables/{name}/join", body=form))["token"]
                guest = await Follower(other.address, name, token).open()
                assert guest.you["seat"] == 1
                fresh = (await api.post(f"/tables/{name}/seats/1/link", token))["token"]
                reply = await other.get(f"/tables/{name}/state", fresh)
                assert reply["you"]["seat"] == 1
                renamed = await api.post(f"/tables/{name}/link", created["host"])
                await other.post(f"/tables/{name}/start", renamed["host"], {"bot": "random"})
                stranger = await other.ask("GET", f"/tables/{name}/state", "nobody's")
                assert (stranger.status_code, stranger.json()["code"]) == (403, "not_allowed")
                for follower in (host, guest):
                    await follower.close()

    drive(work)
