"""The score of a record: sources that add up, a curve that ends with them, and what was undone."""

import json
from typing import Any

import pytest

from motherlode.bots import registry
from motherlode.i18n.catalogue import words_source
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, from_json, record_of, to_json
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text
from motherlode.plugin_types import ScorePlugin
from motherlode.server.api.socket_schema import ScoreRow
from motherlode.server.workers import jobs
from motherlode.server.workers.analysis_progress import digest_of
from motherlode.server.workers.game_score import score_of
from tests.server.sites import Site, drive

TITLES = ("karats", "super_motherload", "mothership")


def short_record(decisions: int = 6) -> bytes:
    play = Play(find_game("karats").setup(2), seed_from_text("score"))
    for _ in range(decisions):
        play.play(play.legal()[0])
    return to_json(record_of(play, [Seat("Red"), Seat("Blue")]))


def finished(game: str) -> tuple[Play, Record]:
    """A game that greedy bots have played to its end."""
    play = Play(find_game(game).setup(2), seed_from_text("score"))
    bot, dealer = registry.make("greedy", 1), Dealer(1)
    while not play.over():
        play.play(bot.choose(play.outlook(dealer)))
    return play, record_of(play, [Seat("Red"), Seat("Blue")])


@pytest.mark.parametrize("game", TITLES)
def test_the_score_of_a_finished_game_agrees_with_its_result(game: str) -> None:
    play, record = finished(game)
    score = score_of(record)
    last = score.curve[-1]
    assert last.number == len(record.actions)
    payoffs = play.position.payoffs()
    winner = payoffs.index(max(payoffs))
    assert max(last.values) == last.values[winner]
    if score.adds_up:
        sums = [sum(row.values[seat] for row in score.sources) for seat in (0, 1)]
        assert sums == last.values
    turns = [point.turn for point in score.curve]
    assert turns == sorted(turns)


@pytest.mark.parametrize("game", TITLES)
def test_every_name_of_a_score_has_words(game: str) -> None:
    _, record = finished(game)
    score = score_of(record)
    names = {row.name for row in (*score.sources, *score.counts)} | {score.unit}
    texts = words_source(find_game(game).words, "en")
    assert [name for name in names if f"\nscore-{name} = " not in texts] == []


def test_what_was_taken_back_is_not_counted() -> None:
    play = Play(find_game("karats").setup(2), seed_from_text("score"))
    mining = play.setup.game.actions.parse("mine")
    while mining not in play.legal():
        play.play(play.legal()[0])

    def counts() -> list[ScoreRow]:
        return score_of(record_of(play, [Seat("Red"), Seat("Blue")])).counts

    before = counts()
    play.play(mining)
    assert counts() != before
    play.enter("undo 1")
    assert counts() == before


def test_a_game_without_a_score_plugin_has_an_empty_score(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("karats")
    others = tuple(kept for kept in game.plugins if not isinstance(kept, ScorePlugin))
    monkeypatch.setitem(game.__dict__, "plugins", others)
    assert score_of(from_json(short_record())).unit == ""


def test_a_score_and_the_progress_of_an_analysis_are_asked_over_http(sqlite: Site) -> None:
    record: dict[str, Any] = json.loads(short_record())

    async def work() -> None:
        async with sqlite.api() as api:
            found = await api.post("/records/score", body=record)
            assert found["unit"] == "gold"
            assert found["curve"][-1]["values"] == [0, 0]
            unknown = await api.get(f"/records/analysis/{'0' * 64}")
            assert unknown == {"waiting": 0, "fraction": 0.0}
            refused = await api.ask("GET", "/records/analysis/x", "", None)
            assert refused.status_code == 400
            broken = {**record, "actions": ["mine", *record["actions"][1:]]}
            assert (await api.ask("POST", "/records/score", "", broken)).status_code == 400

    drive(work)


def test_an_analysis_reports_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[float] = []

    class Progress:
        def begin(self, digest: str) -> None:
            assert digest == digest_of(raw)

        def set(self, fraction: float) -> None:
            reported.append(fraction)

    _, record = finished("karats")
    raw = to_json(record)
    monkeypatch.setattr(jobs, "_progress", Progress())
    jobs.look_back(raw, 5.0)
    assert reported == sorted(reported)
    assert reported[-1] > 0.9
