"""Sweeps: keys and ranges are read rightly, editions are made of them, and points are measured."""

from typing import Any

import pytest

from motherlode.cli.sweep import plot
from motherlode.kernel import registry
from motherlode.lab.measures.game_summary import tell
from motherlode.lab.measures.metrics import Measure, share
from motherlode.lab.pages.plots import ticks
from motherlode.lab.pages.sweep_page import page
from motherlode.lab.runs.match import Match, packed, run_match
from motherlode.lab.runs.sweep import Point, Swept, measured, read_sweep, run_sweep
from motherlode.lab.runs.sweep_values import (
    Axis,
    BadSweep,
    read_axis,
    tables_of,
    value_at,
    with_value,
)
from motherlode.lab.runs.workers import SerialPool, open_pool

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
def test_values_are_read_as_what_they_take_the_place_of(text: str, values: tuple[Any]) -> None:
    axis = read_axis(text, TABLES)
    assert axis.values == values
    assert [type(value) for value in axis.values] == [type(axis.usual)] * len(values)


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
        ("dynamite.colour=a..c", "no range"),
        ("dynamite.wet=maybe", "on or off"),
        ("dynamite.excavate", "sets nothing"),
        ("dynamite.excavate=", "sets nothing"),
        ("=4", "sets nothing"),
    ],
)
def test_what_cant_be_set_is_refused_by_its_cause(text: str, cause: str) -> None:
    with pytest.raises(BadSweep, match=cause.replace(".", r"\.")):
        read_axis(text, TABLES)


def test_an_edition_has_only_what_differs_but_whole_lists() -> None:
    edition = {"dynamite": {"weight": 1.0}}
    assert with_value(TABLES, edition, "dynamite.excavate", 8) == {
        "dynamite": {"weight": 1.0, "excavate": 8}
    }
    assert with_value(TABLES, {}, "prices.2.late", 1) == {"prices": [2, 3, {"late": 1}]}
    assert value_at(TABLES, "prices.2.late") == 9


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_every_number_of_the_content_can_be_found(game: str) -> None:
    tables = tables_of(registry.find_game(game), {})
    key = {
        "karats": "dynamite.excavate",
        "super_motherload": "decks.courier.red_1.cost",
        "mothership": "technology.industry.income.1",
    }[game]
    now = value_at(tables, key)
    sweep = read_sweep(Match(game, ("greedy", "greedy"), 1), [f"{key}={now}"])
    assert sweep.axes == (Axis(key, (now,), now),)
    hashes = {sweep.at(setting).setup().content.hash for setting in sweep.settings()}
    assert hashes == {registry.find_game(game).content().hash}


@pytest.fixture(scope="module")
def swept() -> Swept:
    match = Match("karats", ("greedy", "greedy"), 20, edition=packed({"gold": {"to_win": 2}}))
    return run_sweep(read_sweep(match, ["dynamite.excavate=1..11:5", "gold.to_win=1,2"]), SerialPool())


def values(point: Point) -> list[float]:
    return [found.value for found in point.shares if found is not None]


def test_points_are_measured_along_all_axes(swept: Swept) -> None:
    assert [p.setting for p in swept.points] == [(1, 1), (1, 2), (6, 1), (6, 2), (11, 1), (11, 2)]
    for point in swept.points:
        assert sum(values(point)) == pytest.approx(1)
        assert point.rounds.low < point.rounds.value < point.rounds.high
        assert point.related["machine"].name == "dynamite"
    lengths = {p.setting: p.rounds.value for p in swept.points}
    assert lengths[(6, 1)] < lengths[(6, 2)]


def test_a_sweep_is_the_same_for_any_crew(swept: Swept) -> None:
    with open_pool(2) as pool:
        assert run_sweep(swept.sweep, pool).as_data() == swept.as_data()


def test_unlike_bots_are_compared_with_each_other() -> None:
    sweep = read_sweep(Match("karats", ("random", "greedy"), 10), ["gold.to_win=2"])
    [point] = run_sweep(sweep, SerialPool()).points
    assert values(point)[1] > 0.7


def test_a_teams_win_is_a_win_of_each_partner() -> None:
    bots, pairs = ("greedy", "random") * 2, (("teams", "pairs"),)
    sweep = read_sweep(Match("mothership", bots, 4, options=pairs), ["fighter.die=6"])
    swept = run_sweep(sweep, SerialPool())
    assert values(swept.points[0]) == [1.0, 0.0, 1.0, 0.0]


def test_a_solo_game_is_won_by_the_one_who_plays_it() -> None:
    """The NPC has turns, but no place among the seats."""
    match = Match("mothership", ("greedy",), 4)
    [point] = run_sweep(read_sweep(match, ["fighter.die=6"]), SerialPool()).points
    played = run_match(match, workers=1)
    assert point.shares[0] == share(played.standings[0].wins, 4)
    assert played.standings[0].wins > 2


def test_where_no_game_counts_there_is_no_share(swept: Swept) -> None:
    sweep, setting = swept.sweep, swept.sweep.settings()[0]
    match = sweep.at(setting)
    story = tell(match, 0)
    story.order = []
    unknown = measured(sweep, match, setting, [story])
    assert unknown.shares == [None, None]
    shown = Swept(sweep, [unknown, *swept.points[1:]])
    assert shown.as_data()["points"][0]["shares"] == [None, None]
    assert "<svg" in page(shown)
    grid = plot(registry.find_game("karats"), shown)
    column = next(column for column in grid.columns if str(column.header) == "")
    assert str(next(iter(column.cells))) == "-"


def test_the_page_needs_nothing_from_elsewhere(swept: Swept) -> None:
    text = page(swept)
    assert "http" not in text
    assert text.count("<svg") == 4
    assert "gold.to_win = 2" in text


def test_ticks_are_round_and_around() -> None:
    assert ticks(0.31, 0.69) == [0.3, 0.4, 0.5, 0.6, 0.7]
    assert ticks(10.8, 12.9)[0] <= 10.8
    assert ticks(10.8, 12.9)[-1] >= 12.9
    assert len(ticks(5, 5)) >= 2
    assert 3 <= len(ticks(0, Measure(99, 0, 99).high)) <= 7
