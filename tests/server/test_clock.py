"""Clocks and undo: an undo takes back moves, not time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel import registry as games_registry
from motherlode.kernel.play import Play
from motherlode.server.api.connection import ENCODER
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import Clock, MySeat
from motherlode.server.api.socket_schema import Undo
from motherlode.server.tables import clock, seat_commands
from motherlode.server.tables.clock import REMEMBERED, Timekeeper, now_ms
from motherlode.server.tables.live_game import LiveGame, open_live_game
from tests.server.play import asked_seat, move_at, wait_for_number
from tests.server.sites import Site, drive
from tests.server.tables import registry_in, sit_all, waiting

SEED = bytes(range(32))
SETUP = games_registry.find_game("karats").setup(2)


class Entries:
    """A game of Karats with 6 seconds a move and a bank of 10, and its entries."""

    def __init__(self) -> None:
        self.clock = Clock(6, 10, "bot")
        self.live_game = LiveGame(Play(SETUP, SEED, checking=False), self.clock, 0)
        self.rows: list[Any] = []

    def enter(self, at: float, text: str = "", seat: int | None = None) -> None:
        """Applies a move of the asked seat, or an undo."""
        play = self.live_game.play
        row = LogRow(
            len(play.log) + 1,
            int(play.deciding_seat() or 0) if seat is None else seat,
            text or play.legal_texts()[0],
            int(at * 1000),
        )
        self.rows.append(row)
        self.live_game.apply_entry(row.number, row.seat, row.by, row.text, row.at)

    def deadline(self) -> float:
        running = self.live_game.running_clock()
        assert running is not None
        return running.deadline / 1000

    def banks(self) -> list[float]:
        return [bank / 1000 for bank in self.live_game.timekeeper.banks]


class LogRow:
    """A row of the log, with the columns that a game reads."""

    by = "player"

    def __init__(self, number: int, seat: int, text: str, at: int) -> None:
        self.number, self.seat, self.text, self.at = number, seat, text, at


def test_a_decision_asked_again_after_an_undo_continues_with_its_remaining_time() -> None:
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    assert made.deadline() == 16
    for at in (4.0, 5.0, 15.0):
        made.enter(at)
        made.enter(at, "undo 1", first)
        assert made.deadline() == 16
    assert made.banks()[first] == 1
    assert made.banks()[1 - first] == 10


def test_a_seat_that_undoes_alone_pays_for_the_time_another_seat_thought() -> None:
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    made.enter(2)
    assert made.deadline() == 18
    made.enter(11, "undo 1", first)
    assert made.banks()[1 - first] == 10
    assert made.banks()[first] == 5, "6 of the 11 seconds were the time of a move"
    assert made.deadline() == 16
    made.enter(12)
    assert made.deadline() == 28, "the other seat has its full time"


def test_an_agreed_undo_is_charged_to_the_seat_that_was_asked() -> None:
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    made.enter(2)
    made.enter(5)
    third = int(made.live_game.play.deciding_seat() or 0)
    made.enter(13, "undo 2", first)
    banks = made.banks()
    assert banks[third] == 8, "6 of the 8 seconds were the time of a move"
    assert made.live_game.play.deciding_seat() == first
    assert made.deadline() == 13 + 4 + banks[first]
    made.enter(14)
    assert made.deadline() == 14 + 6 + banks[1 - first], "the seat that agreed gets its full time"
    made.enter(15)
    made.enter(15, "undo 1", 1 - first)
    assert made.deadline() == 15 + 5 + banks[1 - first], (
        "the seat that undoes continues its own time"
    )


def test_a_seat_whose_action_another_undid_gets_its_full_time() -> None:
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    made.enter(5.5)
    other = int(made.live_game.play.deciding_seat() or 0)
    assert other != first
    made.enter(11)
    banks = made.banks()
    assert made.live_game.can_afford_undo(first, 1, 12_000)
    made.enter(12, "undo 1", first)
    assert made.live_game.play.deciding_seat() == other
    assert made.deadline() == 12 + 6 + banks[other], (
        "the seat that didn't ask for the undo has its full time"
    )


def test_undoing_another_seats_action_gains_no_time() -> None:
    """Neither for its open decision nor for its earlier ones."""
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    made.enter(4)
    while made.live_game.play.deciding_seat() != first:
        made.enter(made.live_game.timekeeper.since / 1000 + 1)
    began = made.live_game.timekeeper.since / 1000
    deadline = made.deadline()
    made.enter(began + 3, "undo 1", first)
    made.enter(began + 3)
    assert made.live_game.play.deciding_seat() == first
    assert made.deadline() == deadline, "its 3 seconds are gone"
    made.enter(began + 4, f"undo {len(made.live_game.play.applied)}", first)
    assert made.deadline() == began + 4 + 2 + 10, "of its first 6 seconds 4 are gone"


def test_a_snapshot_stores_the_time_that_decisions_used() -> None:
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    made.enter(2)
    kept = ENCODER.encode(made.live_game.snapshot()).decode()
    made.enter(9, "undo 1", first)
    for snapshot in (None, (1, kept), (0, "{}")):
        again = open_live_game(SETUP, SEED, made.clock, 0, snapshot, made.rows)
        assert again.timekeeper.snapshot() == made.live_game.timekeeper.snapshot()
        assert again.running_clock() == made.live_game.running_clock()


def test_the_clock_of_a_decision_is_restarted_only_once() -> None:
    made = Entries()
    first = int(made.live_game.play.deciding_seat() or 0)
    made.live_game.restarts = {0: 17_000, 2: 40_000}
    assert made.live_game.restart_clock()
    assert made.banks()[first] == 0
    assert made.deadline() == 23
    made.enter(22)
    made.enter(22, "undo 1", first)
    assert made.deadline() == 23
    assert not made.live_game.restart_clock()
    assert made.deadline() == 23


def test_entries_older_than_the_deal_use_no_time() -> None:
    """A table that continues a record has entries that are older than the table."""
    made = Entries()
    made.live_game.timekeeper.since = 50_000
    made.enter(1)
    assert made.deadline() == 66


def test_the_number_of_remembered_decisions_is_limited() -> None:
    timing = Timekeeper(Clock(6, 0, "bot"), 2, 0)
    for standing in range(REMEMBERED + 3):
        timing.charge((standing, 0), standing * 10)
    assert len(timing.snapshot().used) == REMEMBERED
    assert timing.snapshot().used[0][0] == 3


def test_an_undo_to_a_decision_without_time_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            found, tokens = await waiting(registry, Clock(10, 0, "bot"))
            await sit_all(found, tokens)
            live_game, now = found.require_playing(), now_ms()
            seat = int(live_game.play.deciding_seat() or 0)
            monkeypatch.setattr(clock, "time_ns", lambda: (now + 6_000) * 1_000_000)
            await move_at(found, seat, "m", 1, live_game.play.legal_texts()[0])
            monkeypatch.setattr(clock, "time_ns", lambda: (now + 11_000) * 1_000_000)
            link = found.config.seats[seat].token
            with pytest.raises(Refusal) as refused:
                await seat_commands.execute(found, MySeat(seat, False), Undo("u", 2, 1), link)
            assert refused.value.code == "no_time"
            monkeypatch.setattr(clock, "time_ns", lambda: (now + 9_000) * 1_000_000)
            assert (
                await seat_commands.execute(found, MySeat(seat, False), Undo("u", 2, 1), link) == 2
            )

    drive(work)


def test_repeated_undos_do_not_delay_the_clock(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(clock={"per_move": 3, "bank": 0, "expiry": "bot"})
            async with site.open_seats(created) as seats:
                seat = asked_seat(seats)
                assert seat is not None
                began, own_seat = time.monotonic(), seat.you["seat"]
                deadlines: list[int] = []
                while not seat.table["seats"][own_seat]["stand_in"]:
                    assert time.monotonic() < began + 20, "the clock never ran out"
                    await asyncio.sleep(0.8)
                    if not seat.legal:
                        continue
                    moved = await seat.move(seat.legal[0])
                    undo = {"type": "undo", "number": moved.get("number", 0) + 1, "count": 1}
                    undone = await seat.ask(undo)
                    if undone["type"] != "ok":
                        continue
                    await wait_for_number(seats, undone["number"])
                    clocks = [each.position["clock"] for each in seats if each.position]
                    assert clocks[0] == clocks[1]
                    deadlines.append(clocks[0]["deadline"])
                assert deadlines
                # A delayed clock would gain the 0.8 seconds of each round.
                assert max(deadlines) - min(deadlines) < 700, "only the way to the server counts"

    drive(work)
