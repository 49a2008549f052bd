"""Worker lanes: no human waits for the bots of other tables."""

import asyncio
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.bots.search import SearchBot
from motherlode.kernel import registry as games_registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, game_of, record_of, to_json
from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Frame
from motherlode.server.settings import Settings
from motherlode.server.tables.creation import new_config, new_setup
from motherlode.server.tables.table_config import BOT, HUMAN, SeatConfig, TableConfig
from motherlode.server.workers import jobs, pool
from motherlode.server.workers.jobs import DecisionRequest
from motherlode.server.workers.pool import Workers, lane
from tests.server.sites import Site, drive

THINKS_LONG = "search:9s"


def decision(bot: str) -> DecisionRequest:
    """A decision of Karats, in a world that the asked seat may imagine."""
    play = Play(games_registry.find_game("karats").setup(2), bytes(32))
    while len(play.legal()) < 2:
        play.enter(play.legal_texts()[0])
    seat = play.deciding_seat()
    assert seat is not None
    dealer = Dealer(1)
    return DecisionRequest(
        game_of(record_of(play, [Seat("Red"), Seat("Blue")])),
        bot,
        seat,
        play.outlook(dealer).imagine(dealer).dump(),
    )


def test_two_searches_at_attended_tables_run_in_parallel() -> None:
    async def work() -> None:
        workers = Workers(Settings().bot_processes, 20.0)
        try:
            await asyncio.gather(*(workers.choose(decision("search:200"), True) for i in range(2)))
            long = asyncio.ensure_future(workers.choose(decision(THINKS_LONG), True))
            await asyncio.sleep(0.1)
            await workers.choose(decision("search:1"), True)
            assert not long.done()
            long.cancel()
        finally:
            workers.close()

    drive(work)


def test_quick_bots_and_hints_never_wait_for_searches() -> None:
    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            # Every lane starts its process first, so that only the waiting is seen below.
            await asyncio.gather(
                *(workers.choose(decision("greedy"), attended) for attended in (True, False)),
                *(workers.choose(decision("search:1"), attended) for attended in (True, False)),
                workers.advise("here", decision("greedy")),
            )
            alone = [
                asyncio.ensure_future(workers.choose(decision(THINKS_LONG), False))
                for i in range(3)
            ]
            await asyncio.sleep(0.1)
            await workers.choose(decision("search:1"), True)
            assert not any(search.done() for search in alone)
            attended = asyncio.ensure_future(workers.choose(decision(THINKS_LONG), True))
            await asyncio.sleep(0.1)
            await asyncio.gather(
                workers.choose(decision("greedy"), True),
                workers.choose(decision("random"), False),
                workers.advise("here", decision("greedy")),
            )
            assert not attended.done()
            assert not any(search.done() for search in alone[1:])
            for search in (*alone, attended):
                search.cancel()
        finally:
            workers.close()

    drive(work)


def test_quick_and_slow_bots_and_attended_and_unattended_tables_have_their_own_queues() -> None:
    names = ("random", "greedy", "search:novice", "search:100", "nobody")
    assert [lane(name, True) for name in names] == ["quick"] * 2 + ["searches"] * 3
    assert len({lane(name, attended) for name in names for attended in (True, False)}) == 4


def test_an_error_in_a_worker_becomes_a_refusal() -> None:
    """So the table continues with another bot, and a client gets an answer."""

    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            broken = replace(decision("greedy"), seat="nobody")  # type: ignore[arg-type]
            with pytest.raises(Refusal, match="failed on the server"):
                await workers.choose(broken, True)
            await workers.choose(decision("greedy"), True)
        finally:
            workers.close()

    drive(work)


def test_the_number_of_queued_hints_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_HINTS", 2)

    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            asked = [workers.advise("here", decision("greedy")) for i in range(3)]
            reply = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(answer, Refusal) for answer in reply] == [False, False, True]
            assert await workers.advise("here", decision("greedy"))
        finally:
            workers.close()

    drive(work)


def test_hints_of_named_bots_do_not_delay_playing_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "MOST_HINTS", 2)

    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            await workers.choose(decision("search:1"), True)
            hints = [
                asyncio.ensure_future(workers.hint("a", decision(THINKS_LONG))) for i in range(2)
            ]
            await asyncio.sleep(0.1)
            await workers.choose(decision("search:1"), True)
            assert not any(hint.done() for hint in hints)
            with pytest.raises(Refusal, match="try again"):
                await workers.hint("b", decision("greedy"))
            for hint in hints:
                hint.cancel()
        finally:
            workers.close()

    drive(work)


def test_a_seat_gets_one_hint_at_a_time(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            path = f"/tables/{created['table']}/hint?bot=search:master"
            tokens = [link["token"] for link in created["seats"]]
            first = [await api.ask("GET", path, token) for token in tokens]
            token = tokens[[answer.status_code for answer in first].index(200)]
            reply = await asyncio.gather(*(api.ask("GET", path, token) for i in range(5)))
            assert sorted(answer.status_code for answer in reply) == [200, *[503] * 4]
            assert {answer.json().get("code", "") for answer in reply} == {"", "busy"}

    drive(work)


def test_replays_of_one_address_do_not_delay_another_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "REPLAY_SECONDS", 1.5)

    async def work() -> None:
        workers = Workers(1, 20.0, per_address=4)
        try:
            await asyncio.gather(*(workers.replay(name, abs) for name in "ab"))
            many = [asyncio.ensure_future(workers.replay("hostile", time.sleep)) for i in range(4)]
            await asyncio.sleep(0.1)
            assert await workers.replay("stranger", abs) == 1.5
            assert not any(replay.done() for replay in many)
            with pytest.raises(Refusal, match="try again"):
                await workers.replay("hostile", abs)
            await many[0]
            assert await workers.replay("hostile", abs) == 1.5, "there is room again"
        finally:
            workers.close()

    drive(work)


def test_the_number_of_queued_replays_and_analyses_is_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "MOST_REPLAYS", 3)
    monkeypatch.setattr(pool, "MOST_ANALYSES", 1)
    monkeypatch.setattr(pool, "REPLAY_SECONDS", 0.2)

    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            asked = [workers.replay(str(i), time.sleep) for i in range(5)]
            reply = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(answer, Refusal) for answer in reply] == [False] * 3 + [True] * 2
            looks = [workers.look_back(str(i), b"{}") for i in range(2)]
            codes = await asyncio.gather(*looks, return_exceptions=True)
            assert [code.code for code in codes if isinstance(code, Refusal)] == [
                "bad_record",
                "busy",
            ]
        finally:
            workers.close()

    drive(work)


def die_once(mark: Path, seconds: float) -> str:
    """A job whose worker is killed the first time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def test_a_replay_whose_worker_was_lost_is_run_again(tmp_path: Path) -> None:
    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            assert await workers.replay("here", die_once, tmp_path / "mark") == "done"
        finally:
            workers.close()

    drive(work)


def test_a_late_report_of_a_lost_worker_does_not_drop_the_new_pool() -> None:
    async def work() -> None:
        workers = Workers(1, 20.0)
        try:
            late = asyncio.ensure_future(workers.choose(decision(THINKS_LONG), True))
            await asyncio.sleep(0.1)
            lost = workers._pools.pop("searches")
            await workers.choose(decision("search:1"), True)
            fresh = workers._pools["searches"]
            for pid in list(lost._processes):
                os.kill(pid, signal.SIGKILL)
            with pytest.raises(Refusal, match="lost"):
                await late
            assert workers._pools["searches"] is fresh
        finally:
            workers.close()

    drive(work)


def config_of(*chairs: SeatConfig) -> TableConfig:
    config = new_config(new_setup("karats", len(chairs), {}, {}), False, None)
    config.seats = list(chairs)
    return config


def test_a_table_is_attended_while_a_human_plays() -> None:
    human = SeatConfig(HUMAN, "Red", "red")
    bot = SeatConfig(BOT, "greedy 2", "blue", bot="greedy")
    assert config_of(human, bot).is_attended()
    assert not config_of(bot, bot).is_attended()
    assert not config_of(SeatConfig(HUMAN, "Red", "red", stand_in="greedy"), bot).is_attended()


def test_frames_of_a_record_are_the_same_in_pieces_and_from_the_start() -> None:
    play = Play(games_registry.find_game("karats").setup(2), bytes(32))
    while len(play.log) < 60:
        play.enter(play.legal_texts()[len(play.log) % len(play.legal())])
        if len(play.log) % 9 == 0:
            play.undo(2)
    raw = to_json(record_of(play, [Seat("Red"), Seat("Blue")]))

    def film(start: int, count: int) -> list[Frame]:
        return jobs.frames(raw, start, count, jobs.EVERYTHING, 60.0).frames

    whole = film(0, 1000)
    assert [frame.entry.number for frame in whole] == list(range(len(play.log) + 1))
    jobs._shown_records.clear()
    for start, count in ((0, 20), (20, 20), (40, 5), (50, 1), (10, 30), (0, 2), (1, 1), (60, 40)):
        assert film(start, count) == whole[start : start + count]
    assert film(1000, 5) == []


def test_a_search_reuses_its_results_within_a_turn() -> None:
    asked = decision("search:200")
    jobs._bot.cache_clear()
    jobs.choose(asked, 60.0)
    bot = jobs._bot(asked.bot, asked.game, asked.seat)
    assert isinstance(bot, SearchBot)
    first = bot.iterations_done
    jobs.choose(asked, 60.0)
    assert (first, bot.iterations_done - first) == (200, 50)


def test_an_interrupted_search_is_not_reused() -> None:
    asked = decision(THINKS_LONG)
    kept = jobs._bot(asked.bot, asked.game, asked.seat)
    with pytest.raises(jobs.TooLong):
        jobs.choose(asked, 0.2)
    assert jobs._bot(asked.bot, asked.game, asked.seat) is not kept


def test_a_close_does_not_wait_for_a_process_that_is_starting() -> None:
    """Such a process exits only when it has started: a request would hold up the shutdown."""

    async def work() -> None:
        workers = Workers(1, 20.0)
        waiting = asyncio.ensure_future(workers.choose(decision("greedy"), True))
        await asyncio.sleep(0)
        workers.close()
        for _ in range(5):
            await asyncio.sleep(0)
        assert waiting.done()
        with pytest.raises(Refusal, match="the server is stopping"):
            waiting.result()

    drive(work)
