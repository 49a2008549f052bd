"""What goes wrong between two awaits: a read that fails at the deal, a move at the last moment."""

import asyncio
import secrets
import time
from pathlib import Path
from typing import Any

import pytest

from motherlode.server import seating, seatwork
from motherlode.server.bodies import Clock
from motherlode.server.doc import CLOSED, PLAYING
from motherlode.server.store import StorageUnavailable
from motherlode.server.table import Table
from motherlode.server.trial.client import Follower
from tests.server.conftest import Site, drive
from tests.server.tables import hosted, house_in, sit, until, waiting


@pytest.mark.parametrize("asked", [False, True])
def test_a_board_that_could_not_be_read_at_the_deal_comes_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bool
) -> None:
    async def work() -> None:
        async with house_in(tmp_path, 60.0 if asked else 0.05) as house:
            table, tokens = await waiting(house)
            await sit(table, tokens[0])
            read = house.store.load

            async def fails(name: str) -> Any:
                raise StorageUnavailable

            monkeypatch.setattr(house.store, "load", fails)
            await sit(table, tokens[1])
            assert (table.state, table.board) == (PLAYING, None)
            await asyncio.sleep(0.2)
            monkeypatch.setattr(house.store, "load", read)
            if asked:
                async with table.lock:
                    await table.refresh()
            await until(lambda: table.board is not None and not table.stale)
            assert table.playing().play.asked() is not None

    drive(work)


@pytest.mark.parametrize("late", [False, True])
def test_a_clock_replaces_nobody_whose_move_was_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    async def work() -> None:
        async with house_in(tmp_path) as house:
            table, tokens = await waiting(house, Clock(1, 0, "bot"))
            for token in tokens:
                await sit(table, token)
            board = table.playing()
            running = board.running()
            assert running is not None
            seat, append = running.seat, house.store.append

            async def slowly(*given: Any) -> bool:
                taken = await append(*given)
                await asyncio.sleep(running.deadline / 1000 - time.time() + 0.2)
                return taken

            monkeypatch.setattr(house.store, "append", slowly)
            if not late:
                text = board.play.legal_texts()[0]
                assert await seatwork.move(table, seat, "m", 1, text) == 1
                await asyncio.sleep(0.1)
                assert table.doc.chairs[seat].stand_in == ""
            else:
                await until(lambda: table.doc.chairs[seat].stand_in)

    drive(work)


def test_who_takes_a_seat_back_from_the_clock_has_the_moves_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_in(tmp_path) as house:
            monkeypatch.setattr(house.workers, "choose", lambda *given: asyncio.sleep(30))
            table, tokens = await waiting(house, Clock(2, 1, "bot"))
            for token in tokens:
                await sit(table, token)
            running = table.playing().running()
            assert running is not None
            seat, token = running.seat, tokens[running.seat]

            def replaced() -> str:
                return table.doc.chairs[seat].stand_in

            async def back() -> float:
                """Takes the seat back; how long that lasts."""
                await until(replaced)
                number = table.deciding(seat)
                began = time.monotonic()
                await table.change(lambda doc: seating.give_back(doc, seat, token, number))
                assert not replaced()
                table.driver = None  # The bot that thinks on is not heard: the seat has a player.
                house.driver.nudge(table)
                await until(replaced)
                return time.monotonic() - began

            assert await back() > 1.9, "the move's time, and nothing of the bank"
            assert table.playing().time.banks[seat] == 0
            loaded = await house.store.load(table.id)
            assert loaded is not None
            again = Table(house, table.id, loaded).playing()
            assert again.time.times() == table.playing().time.times()
            assert await back() < 1.9, "once for each decision"

    drive(work)


@pytest.mark.parametrize("by", ["itself", "itself, then the host", "the host", "a kick"])
def test_who_was_replaced_by_hand_has_no_time_anew_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    async def work() -> None:
        async with house_in(tmp_path) as house:
            monkeypatch.setattr(house.workers, "choose", lambda *given: asyncio.sleep(30))
            table, tokens, host = await hosted(house, Clock(100, 50, "bot"))
            for token in tokens:
                await sit(table, token)
            before = table.playing().running()
            assert before is not None
            seat, token = before.seat, tokens[before.seat]
            await asyncio.sleep(0.05)
            if "itself" in by:
                await table.change(lambda doc: seating.replace(doc, seat, "greedy", token))
            if "host" in by:
                await table.change(lambda doc: seating.replace(doc, seat, "random", host))
            if by == "a kick":
                await table.change(lambda doc: seating.kick(doc, seat, "greedy", host))
                await table.change(lambda doc: seating.new_link(doc, seat, host, token))
            assert table.doc.chairs[seat].stand_in
            number = table.deciding(seat)
            await table.change(lambda doc: seating.give_back(doc, seat, token, number))
            after = table.playing().running()
            assert after is not None
            assert after.deadline == before.deadline

    drive(work)


@pytest.mark.parametrize("by", ["bot", "clock"])
def test_nothing_is_entered_into_a_table_that_was_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    async def work() -> None:
        async with house_in(tmp_path) as house:
            thinking, told = asyncio.Event(), asyncio.Event()

            async def choose(*given: Any) -> int:
                thinking.set()
                await told.wait()
                assert table.board is not None
                return table.board.play.legal()[0]

            monkeypatch.setattr(house.workers, "choose", choose)
            table, tokens, host = await hosted(house, Clock(1, 0, "pass"))
            for token in tokens:
                await sit(table, token)
            if by == "bot":
                running = table.playing().running()
                assert running is not None
                await table.change(lambda doc: seating.replace(doc, running.seat, "greedy", host))
            await thinking.wait()
            await table.change(lambda doc: seating.close(doc, host))
            told.set()
            await asyncio.sleep(0.2)
            assert (table.state, table.number) == (CLOSED, 0)
            assert not await house.store.entries(table.id, 0)

    drive(work, 15.0)


@pytest.mark.rule("S56")
def test_a_clock_that_passes_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who are away for a turn each have not passed once round the table."""

    async def work() -> None:
        async with house_in(tmp_path) as house:

            async def choose(*given: Any) -> int:
                legal = table.playing().play.legal()
                return next(action for action in legal if texts(action) != "pass")

            monkeypatch.setattr(house.workers, "choose", choose)
            game, clock = "super_motherload", Clock(1000, 0, "pass")
            table, tokens, _ = await hosted(house, clock, game)
            for token in tokens:
                await sit(table, token)
            texts = table.playing().play.setup.title.actions.text
            for _ in range(20):
                board = table.playing()
                seat = board.play.asked()
                assert seat is not None
                await house.driver._pass(table, board, seat)
            assert (table.state, table.number) == (PLAYING, 20)
            assert "pass" not in table.playing().play.log
            assert "draw" in table.playing().play.log

    drive(work, 30.0)


@pytest.mark.parametrize("heard", ["before", "after"])
def test_a_move_stored_while_a_bot_is_let_in_goes_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: str
) -> None:
    """Another process took the move after we looked at the log and before we let the bot in."""

    async def work() -> None:
        async with house_in(tmp_path) as house:
            monkeypatch.setattr(house.workers, "choose", lambda *given: asyncio.sleep(30))
            table, tokens = await waiting(house, Clock(1, 0, "bot"))
            for token in tokens:
                await sit(table, token)
            board, save = table.playing(), house.store.save
            running, text = board.running(), board.play.legal_texts()[0]
            assert running is not None
            seat, at = running.seat, running.deadline
            told = [table.id, 1, table.version, seat, "player", text, at]

            async def slowly(*given: Any) -> bool:
                monkeypatch.setattr(house.store, "save", save)
                await house.store.append([table.id, 1, seat, "player", text, "m", at], 1)
                if heard == "before":
                    house._heard([told])
                return await save(*given)

            monkeypatch.setattr(house.store, "save", slowly)
            version = table.version
            await until(lambda: table.version > version)
            if heard == "after":
                assert table.doc.chairs[seat].stand_in
                house._heard([told])
            await until(lambda: table.version == version + 2)
            assert (table.number, table.doc.chairs[seat].stand_in) == (1, "")

    drive(work, 15.0)


def test_a_fresh_link_is_known_to_every_process_at_once(two_on_postgres: Site) -> None:
    async def work() -> None:
        async with two_on_postgres.api() as api, two_on_postgres.api(1) as other:
            for attempt in range(12):
                chairs = [{"kind": "human"}, {"kind": "open"}]
                created = await api.post("/tables", body={"game": "karats", "seats": chairs})
                name, mine = created["table"], created["seats"][0]["token"]
                host = await Follower(other.address, name, mine).open()
                form = {"name": "Blue", "entropy": secrets.token_hex(32)}
                token = (await api.post(f"/tables/{name}/join", body=form))["token"]
                guest = await Follower(other.address, name, token).open()
                assert guest.you["seat"] == 1
                fresh = (await api.post(f"/tables/{name}/seats/1/link", token))["token"]
                told = await other.get(f"/tables/{name}/state", fresh)
                assert told["you"]["seat"] == 1
                renamed = await api.post(f"/tables/{name}/link", created["host"])
                await other.post(f"/tables/{name}/start", renamed["host"], {"bot": "random"})
                stranger = await other.ask("GET", f"/tables/{name}/state", "nobody's")
                assert (stranger.status_code, stranger.json()["code"]) == (403, "not_allowed")
                for follower in (host, guest):
                    await follower.close()

    drive(work)
