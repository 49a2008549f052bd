"""Clocks and taking back: the game is wound back, its time is not."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel import registry
from motherlode.kernel.play import Play
from motherlode.server import seatwork
from motherlode.server.board import Board, open_board
from motherlode.server.bodies import Clock, MySeat
from motherlode.server.messages import Undo
from motherlode.server.peer import ENCODER
from motherlode.server.refusals import Refusal
from motherlode.server.timing import REMEMBERED, Timing, now_ms
from tests.server.conftest import Site, drive
from tests.server.play import asked, level
from tests.server.tables import house_in, sit, waiting

SEED = bytes(range(32))
SETUP = registry.title("karats").setup(2)


class Entries:
    """A board of karats with 6 seconds a move and 10 banked, and the entries made in it."""

    def __init__(self) -> None:
        self.clock = Clock(6, 10, "bot")
        self.board = Board(Play(SETUP, SEED, checking=False), self.clock, 0)
        self.lines: list[Any] = []

    def enter(self, at: float, text: str = "", seat: int | None = None) -> None:
        """The seat that is asked moves, or somebody takes back."""
        play = self.board.play
        line = Line(
            len(play.log) + 1,
            int(play.asked() or 0) if seat is None else seat,
            text or play.legal_texts()[0],
            int(at * 1000),
        )
        self.lines.append(line)
        self.board.enter(line.number, line.seat, line.by, line.text, line.at)

    def deadline(self) -> float:
        running = self.board.running()
        assert running is not None
        return running.deadline / 1000

    def banks(self) -> list[float]:
        return [bank / 1000 for bank in self.board.time.banks]


class Line:
    """A line of the log, as far as a board reads it."""

    by = "player"

    def __init__(self, number: int, seat: int, text: str, at: int) -> None:
        self.number, self.seat, self.text, self.at = number, seat, text, at


def test_a_decision_that_is_asked_again_goes_on_with_what_it_had_left() -> None:
    made = Entries()
    first = int(made.board.play.asked() or 0)
    assert made.deadline() == 16
    for at in (4.0, 5.0, 15.0):
        made.enter(at)
        made.enter(at, "undo 1", first)
        assert made.deadline() == 16
    assert made.banks()[first] == 1
    assert made.banks()[1 - first] == 10


def test_who_takes_back_alone_pays_for_what_another_thought() -> None:
    made = Entries()
    first = int(made.board.play.asked() or 0)
    made.enter(2)
    assert made.deadline() == 18
    made.enter(11, "undo 1", first)
    assert made.banks()[1 - first] == 10
    assert made.banks()[first] == 5, "of 11 seconds 6 were the move's"
    assert made.deadline() == 16
    made.enter(12)
    assert made.deadline() == 28, "the other has all its time"


def test_an_undo_that_others_agreed_to_is_on_the_time_of_who_was_asked() -> None:
    made = Entries()
    first = int(made.board.play.asked() or 0)
    made.enter(2)
    made.enter(5)
    third = int(made.board.play.asked() or 0)
    made.enter(13, "undo 2", first)
    banks = made.banks()
    assert banks[third] == 8, "8 seconds, of which 6 were the move's"
    assert made.board.play.asked() == first
    assert made.deadline() == 13 + 4 + banks[first]
    made.enter(14)
    assert made.deadline() == 14 + 6 + banks[1 - first], "who agreed is asked something new"
    made.enter(15)
    made.enter(15, "undo 1", 1 - first)
    assert made.deadline() == 15 + 5 + banks[1 - first], "who takes back goes on with its own time"


def test_who_agrees_to_take_back_its_own_action_is_asked_with_all_its_time() -> None:
    made = Entries()
    first = int(made.board.play.asked() or 0)
    made.enter(5.5)
    other = int(made.board.play.asked() or 0)
    assert other != first
    made.enter(11)
    banks = made.banks()
    assert made.board.affords(first, 1, 12_000)
    made.enter(12, "undo 1", first)
    assert made.board.play.asked() == other
    assert made.deadline() == 12 + 6 + banks[other], "who didn't ask for it has all its time"


def test_who_asks_to_take_back_anothers_action_gains_no_time() -> None:
    """Neither for what it is asked now, nor for what it was asked and did before."""
    made = Entries()
    first = int(made.board.play.asked() or 0)
    made.enter(4)
    while made.board.play.asked() != first:
        made.enter(made.board.time.since / 1000 + 1)
    began = made.board.time.since / 1000
    deadline = made.deadline()
    made.enter(began + 3, "undo 1", first)
    made.enter(began + 3)
    assert made.board.play.asked() == first
    assert made.deadline() == deadline, "its 3 seconds are gone"
    made.enter(began + 4, f"undo {len(made.board.play.done)}", first)
    assert made.deadline() == began + 4 + 2 + 10, "of its first 6 seconds 4 are gone"


def test_a_snapshot_knows_the_time_that_decisions_took() -> None:
    made = Entries()
    first = int(made.board.play.asked() or 0)
    made.enter(2)
    kept = ENCODER.encode(made.board.snapshot()).decode()
    made.enter(9, "undo 1", first)
    for snapshot in (None, (1, kept), (0, "{}")):
        again = open_board(SETUP, SEED, made.clock, 0, snapshot, made.lines)
        assert again.time.times() == made.board.time.times()
        assert again.running() == made.board.running()


def test_a_decision_gets_its_time_anew_once_however_often_it_is_taken_back() -> None:
    made = Entries()
    first = int(made.board.play.asked() or 0)
    made.board.restarts = {0: 17_000, 2: 40_000}
    assert made.board.restart()
    assert made.banks()[first] == 0
    assert made.deadline() == 23
    made.enter(22)
    made.enter(22, "undo 1", first)
    assert made.deadline() == 23
    assert not made.board.restart()
    assert made.deadline() == 23


def test_entries_of_before_the_deal_take_nobodys_time() -> None:
    """A table that goes on from a record has entries that are older than its beginning."""
    made = Entries()
    made.board.time.since = 50_000
    made.enter(1)
    assert made.deadline() == 66


def test_only_so_many_decisions_are_remembered() -> None:
    timing = Timing(Clock(6, 0, "bot"), 2, 0)
    for standing in range(REMEMBERED + 3):
        timing.charge((standing, 0), standing * 10)
    assert len(timing.times().used) == REMEMBERED
    assert timing.times().used[0][0] == 3


def test_who_has_no_time_left_takes_nothing_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_in(tmp_path) as house:
            found, tokens = await waiting(house, Clock(10, 0, "bot"))
            for token in tokens:
                await sit(found, token)
            board, now = found.playing(), now_ms()
            seat = int(board.play.asked() or 0)
            monkeypatch.setattr(house.pulse, "now", lambda: now + 6_000)
            await seatwork.move(found, seat, "m", 1, board.play.legal_texts()[0])
            monkeypatch.setattr(house.pulse, "now", lambda: now + 11_000)
            link = found.doc.chairs[seat].token
            with pytest.raises(Refusal) as refused:
                await seatwork.ask(found, MySeat(seat, False), Undo("u", 2, 1), link)
            assert refused.value.code == "no_time"
            monkeypatch.setattr(house.pulse, "now", lambda: now + 9_000)
            assert await seatwork.ask(found, MySeat(seat, False), Undo("u", 2, 1), link) == 2

    drive(work)


def test_nobody_holds_a_clock_off_by_taking_back(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(clock={"per_move": 3, "bank": 0, "expiry": "bot"})
            async with site.seated(created) as seats:
                seat = asked(seats)
                assert seat is not None
                began, mine = time.monotonic(), seat.you["seat"]
                deadlines: list[int] = []
                while not seat.table["seats"][mine]["stand_in"]:
                    assert time.monotonic() < began + 20, "the clock never ran out"
                    await asyncio.sleep(0.8)
                    if not seat.legal:
                        continue
                    moved = await seat.move(seat.legal[0])
                    undo = {"type": "undo", "number": moved.get("number", 0) + 1, "count": 1}
                    undone = await seat.ask(undo)
                    if undone["type"] != "ok":
                        continue
                    await level(seats, undone["number"])
                    clocks = [each.position["clock"] for each in seats if each.position]
                    assert clocks[0] == clocks[1]
                    deadlines.append(clocks[0]["deadline"])
                assert deadlines
                # Whoever held it off would gain the 0.8 seconds of each round.
                assert max(deadlines) - min(deadlines) < 700, "only the way to the server counts"

    drive(work)
