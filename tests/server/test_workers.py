"""Bots think in lanes: nobody who plays waits for the thinking of other tables."""

import asyncio

import pytest

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.server import workers
from motherlode.server.chores import Request, Table
from motherlode.server.creation import new_doc
from motherlode.server.doc import BOT, HUMAN, Chair, Doc
from motherlode.server.refusals import Refusal
from motherlode.server.settings import Settings
from motherlode.server.workers import Workers, lane
from tests.server.conftest import drive

THINKS_LONG = "search:4s"


def decision(bot: str) -> Request:
    """A choice of Karats, in a world as the seat that is asked imagines it."""
    play = Play(registry.title("karats").setup(2), bytes(32))
    while len(play.legal()) < 2:
        play.enter(play.legal_texts()[0])
    seat = play.asked()
    assert seat is not None
    dealer = Dealer(1)
    return Request(
        Table("karats", 2, b"{}", b"{}"), bot, seat, play.outlook(dealer).imagine(dealer).dump()
    )


def test_two_searches_at_peoples_tables_think_at_once() -> None:
    async def work() -> None:
        crew = Workers(Settings().bot_processes, 20.0)
        try:
            await asyncio.gather(*(crew.choose(decision("search:200"), True) for i in range(2)))
            long = asyncio.ensure_future(crew.choose(decision(THINKS_LONG), True))
            await asyncio.sleep(0.1)
            await crew.choose(decision("search:1"), True)
            assert not long.done()
            long.cancel()
        finally:
            crew.close()

    drive(work)


def test_quick_bots_and_hints_never_stand_behind_searches() -> None:
    async def work() -> None:
        crew = Workers(1, 20.0)
        try:
            # Every lane starts its process first, so that only the waiting is seen below.
            await asyncio.gather(
                *(crew.choose(decision("greedy"), attended) for attended in (True, False)),
                *(crew.choose(decision("search:1"), attended) for attended in (True, False)),
                crew.advise(decision("greedy")),
            )
            alone = [
                asyncio.ensure_future(crew.choose(decision(THINKS_LONG), False)) for i in range(3)
            ]
            await asyncio.sleep(0.1)
            await crew.choose(decision("search:1"), True)
            assert not any(search.done() for search in alone)
            attended = asyncio.ensure_future(crew.choose(decision(THINKS_LONG), True))
            await asyncio.sleep(0.1)
            await asyncio.gather(
                crew.choose(decision("greedy"), True),
                crew.choose(decision("random"), False),
                crew.advise(decision("greedy")),
            )
            assert not attended.done()
            assert not any(search.done() for search in alone[1:])
            for search in (*alone, attended):
                search.cancel()
        finally:
            crew.close()

    drive(work)


def test_lanes_part_the_quick_from_the_slow_and_people_from_bots_alone() -> None:
    names = ("random", "greedy", "search:novice", "search:100", "nobody")
    assert [lane(name, True) for name in names] == ["quick"] * 2 + ["searches"] * 3
    assert len({lane(name, attended) for name in names for attended in (True, False)}) == 4


def test_only_so_many_hints_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_HINTS", 2)

    async def work() -> None:
        crew = Workers(1, 20.0)
        try:
            asked = [asyncio.ensure_future(crew.advise(decision("greedy"))) for i in range(3)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(answer, Refusal) for answer in told] == [False, False, True]
            assert await crew.advise(decision("greedy"))
        finally:
            crew.close()

    drive(work)


def seated(*chairs: Chair) -> Doc:
    doc = new_doc("karats", {}, {}, False, None)
    doc.chairs = list(chairs)
    return doc


def test_a_table_is_attended_while_a_person_plays() -> None:
    human = Chair(HUMAN, "Red", "red")
    bot = Chair(BOT, "greedy 2", "blue", bot="greedy")
    assert seated(human, bot).attended()
    assert not seated(bot, bot).attended()
    assert not seated(Chair(HUMAN, "Red", "red", stand_in="greedy"), bot).attended()
