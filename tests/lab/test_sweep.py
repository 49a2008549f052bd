"""Sweeps: keys and values are parsed, editions made of them, and points measured."""

from typing import Any

import pytest

from motherlode.cli.sweep import plot_grid
from motherlode.kernel import registry
from motherlode.lab.measures.game_summary import summarise_game
from motherlode.lab.measures.summary_statistics import Estimate, share
from motherlode.lab.pages.plots import ticks
from motherlode.lab.pages.sweep_page import page
from motherlode.lab.runs.match import Match, edition_to_json, run_match
from motherlode.lab.runs.sweep import Point, SweepResult, measure_point, read_sweep, run_sweep
from motherlode.lab.runs.sweep_parameter import (
    BadSweep,
    SweepParameter,
    content_tables,
    edition_with,
    read_parameter,
    value_at,
)
from motherlode.lab.runs.worker_pool import SerialPool, open_pool

TABLES: dict[str, Any] = {
    "dynamite": {"excavate": 6, "weight": 0.5, "wet": False, "colour": "red"},
    "prices": [2, 3, {"late": 9}],
}


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("dynamite.excavate=4..8", (4, 5, 6, 7, 8)),
        ("dynamite.excavate=4..8:2", (4, 6, 8)),
        ("dynamite.excavate=4..9:2", (4, 6, 8)),
        ("dynamite.excavate = -1..1", (-1, 0, 1)),
        ("dynamite.excavate=9,2,9", (9, 2)),
        ("dynamite.weight=0..0.3:0.1", (0.0, 0.1, 0.2, 0.3)),
        ("dynamite.wet=on,off", (True, False)),
        ("dynamite.colour=red,blue", ("red", "blue")),
        ("prices.1=1..2", (1, 2)),
        ("prices.2.late=1", (1,)),
    ],
)
def test_a_parameters_values_have_the_type_of_its_default(text: str, values: tuple[Any]) -> None:
    parameter = read_parameter(text, TABLES)
    assert parameter.values == values
    assert [type(value) for value in values] == [type(parameter.default)] * len(values)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("dynamite.excavte=4..8", "did you mean dynamite.excavate"),
        ("nothing=1", "there is no 'nothing'"),
        ("dynamite=1", "such as dynamite.excavate"),
        ("prices=1", "such as prices.0"),
        ("prices.7=1", "there is no 'prices.7'"),
        ("dynamite.excavate.deep=1", "there is no"),
        ("dynamite.excavate=four", "a whole number, not 'four'"),
        ("dynamite.excavate=4.5", "a whole number"),
        ("dynamite.excavate=8..4", "lower end first"),
        ("dynamite.excavate=4..8:0", "step above 0"),
        ("dynamite.excavate=0..1000000", "more than 100"),
        ("dynamite.colour=a..c", "not a number"),
        ("dynamite.wet=maybe", "on or off"),
        ("dynamite.excavate", "sets nothing"),
        ("dynamite.excavate=", "sets nothing"),
        ("=4", "sets nothing"),
    ],
)
def test_a_wrong_key_or_value_is_refused_with_its_cause(text: str, cause: str) -> None:
    with pytest.raises(BadSweep, match=cause.replace(".", r"\.")):
        read_parameter(text, TABLES)


def test_the_edition_of_a_sweep_has_only_changed_values_but_whole_lists() -> None:
    edition = {"dynamite": {"weight": 1.0}}
    assert edition_with(TABLES, edition, "dynamite.excavate", 8) == {
        "dynamite": {"weight": 1.0, "excavate": 8}
    }
    assert edition_with(TABLES, {}, "prices.2.late", 1) == {"prices": [2, 3, {"late": 1}]}
    assert value_at(TABLES, "prices.2.late") == 9


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_setting_a_key_to_its_default_gives_the_same_content(game: str) -> None:
    tables = content_tables(registry.find_game(game), {})
    key = {
        "karats": "dynamite.excavate",
        "super_motherload": "decks.courier.red_1.cost",
        "mothership": "technology.prices.tier_2",
    }[game]
    now = value_at(tables, key)
    sweep = read_sweep(Match(game, ("greedy", "greedy"), 1), [f"{key}={now}"])
    assert sweep.parameters == (SweepParameter(key, (now,), now),)
    hashes = {sweep.match_with(setting).setup().content.hash for setting in sweep.settings()}
    assert hashes == {registry.find_game(game).content().hash}


@pytest.fixture(scope="module")
def result() -> SweepResult:
    match = Match(
        "karats", ("greedy", "greedy"), 20, edition=edition_to_json({"gold": {"to_win": 2}})
    )
    return run_sweep(
        read_sweep(match, ["dynamite.excavate=1..11:5", "gold.to_win=1,2"]), SerialPool()
    )


def share_values(point: Point) -> list[float]:
    return [share.value for share in point.shares if share is not None]


def test_every_combination_of_values_is_a_point_of_a_sweep(result: SweepResult) -> None:
    assert [p.setting for p in result.points] == [(1, 1), (1, 2), (6, 1), (6, 2), (11, 1), (11, 2)]
    for point in result.points:
        assert sum(share_values(point)) == pytest.approx(1)
        assert point.rounds.low < point.rounds.value < point.rounds.high
        assert point.related["machine"].name == "dynamite"
    lengths = {p.setting: p.rounds.value for p in result.points}
    assert lengths[(6, 1)] < lengths[(6, 2)]


def test_a_sweep_has_the_same_result_with_any_pool(result: SweepResult) -> None:
    with open_pool(2) as pool:
        assert run_sweep(result.sweep, pool).as_data() == result.as_data()


def test_win_shares_of_a_sweep_with_different_bots_are_listed_by_bot() -> None:
    sweep = read_sweep(Match("karats", ("random", "greedy"), 10), ["gold.to_win=2"])
    [point] = run_sweep(sweep, SerialPool()).points
    assert share_values(point)[1] > 0.7


def test_a_sweep_counts_a_teams_win_for_both_partners() -> None:
    bots, pairs = ("greedy", "random") * 2, (("teams", "pairs"),)
    sweep = read_sweep(Match("mothership", bots, 4, options=pairs), ["fighter.die=6"])
    result = run_sweep(sweep, SerialPool())
    assert share_values(result.points[0]) == [1.0, 0.0, 1.0, 0.0]


def test_the_share_of_wins_of_a_solo_game_is_that_of_its_only_player() -> None:
    """The NPC takes turns, but has no seat."""
    match = Match("mothership", ("greedy",), 4)
    [point] = run_sweep(read_sweep(match, ["fighter.die=6"]), SerialPool()).points
    played = run_match(match, workers=1)
    assert point.shares[0] == share(played.standings[0].wins, 4)
    assert played.standings[0].wins > 2


def test_a_sweep_point_whose_games_have_no_turn_order_has_no_win_shares(
    result: SweepResult,
) -> None:
    sweep, setting = result.sweep, result.sweep.settings()[0]
    match = sweep.match_with(setting)
    summary = summarise_game(match, 0)
    summary.order = []
    unknown = measure_point(sweep, match, setting, [summary])
    assert unknown.shares == [None, None]
    shown = SweepResult(sweep, [unknown, *result.points[1:]])
    assert shown.as_data()["points"][0]["shares"] == [None, None]
    assert "<svg" in page(shown)
    grid = plot_grid(registry.find_game("karats"), shown)
    column = next(column for column in grid.columns if str(column.header) == "")
    assert str(next(iter(column.cells))) == "-"


def test_the_html_page_of_a_sweep_is_self_contained(result: SweepResult) -> None:
    text = page(result)
    assert "http" not in text
    assert text.count("<svg") == 4
    assert "gold.to_win = 2" in text


def test_ticks_are_round_numbers_that_span_the_range() -> None:
    assert ticks(0.31, 0.69) == [0.3, 0.4, 0.5, 0.6, 0.7]
    assert ticks(10.8, 12.9)[0] <= 10.8
    assert ticks(10.8, 12.9)[-1] >= 12.9
    assert len(ticks(5, 5)) >= 2
    assert 3 <= len(ticks(0, Estimate(99, 0, 99).high)) <= 7
