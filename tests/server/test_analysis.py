"""Analysing a record over HTTP: limited in time, repeatable, refused with a clear text."""

import time
from typing import Any

import msgspec
import pytest

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text
from motherlode.server.api.errors import Refusal
from motherlode.server.workers import jobs, pool
from tests.server.sites import Site, drive, run_aside


def short_record(decisions: int = 6) -> bytes:
    play = Play(find_game("karats").setup(2), seed_from_text("looking back"))
    for _ in range(decisions):
        play.play(play.legal()[0])
    return to_json(record_of(play, [Seat("Red"), Seat("Blue")]))


def test_a_record_is_analysed_over_http(sqlite: Site) -> None:
    record: dict[str, Any] = msgspec.json.decode(short_record())

    async def work() -> None:
        async with sqlite.api() as api:
            found = await api.post("/records/analysis", body=record)
            assert found["moments"]
            assert [moment["chosen"]["text"] for moment in found["moments"]] == [
                record["actions"][moment["number"] - 1] for moment in found["moments"]
            ]
            for ledger in found["ledgers"]:
                parts = [ledger[key] for key in ("first", "own", "small", "others", "luck")]
                assert abs(sum(parts) - ledger["result"]) < 1e-9
            assert found["decisions"] >= len(found["moments"]) >= found["judged"] > 0
            assert all(len(moment["win_probabilities"]) == 2 for moment in found["moments"])
            assert await api.post("/records/analysis", body=record) == found
            broken = {**record, "actions": ["mine", *record["actions"][1:]]}
            refused = await api.ask("POST", "/records/analysis", "", broken)
            assert refused.status_code == 400

    drive(work)


def test_the_analysis_of_a_long_record_keeps_its_time_limit() -> None:
    raw = short_record(120)
    began = time.monotonic()
    found = jobs.look_back(raw, 5.0)
    assert time.monotonic() - began < 5.0
    assert 0 < len(found.moments) <= found.decisions


def test_an_analysis_over_its_limit_is_refused_with_the_command_to_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "ANALYSIS_SECONDS", 0.001)

    async def work() -> None:
        workers = pool.Workers(1, 5.0)
        try:
            with pytest.raises(Refusal, match="motherlode analyse"):
                await workers.look_back("a", short_record(60))
        finally:
            workers.close()

    run_aside(work())


def test_an_analysis_over_its_limit_is_stopped() -> None:
    with pytest.raises(jobs.TooLong):
        jobs.look_back(short_record(30), 0.001)
    with pytest.raises(MotherlodeError):
        jobs.look_back(b"{}", 5.0)
