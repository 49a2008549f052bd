"""Generated layouts: for every number of seats, by the rules of layouts, from a seed (M7, M57)."""

import pytest

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.layout_generator import (
    MapOptions,
    fairness,
    generate,
    seat_figures,
    warnings_of,
)
from motherlode.games.mothership.text_maps import map_faults, read_map
from motherlode.kernel.errors import BadOptions
from tests.counts import count

SEEDS = range(count(2, 30))
GENERATED = {"layout": "generated"}


@pytest.mark.rule("M7", "M57")
@pytest.mark.parametrize("board", ["small", "large"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_symmetric_and_solo_boards_have_neither_errors_nor_warnings(seats: int, board: str) -> None:
    for seed in SEEDS:
        options = MapOptions(seats, seed, board=board)
        text = generate(options)
        assert map_faults(text, seats, 2) == []
        assert warnings_of(text, options, 5, 2) == []
        assert len(read_map(text).all("P")) == options.planet_count
        assert fairness(text, seats) == 100


@pytest.mark.rule("M7", "M57")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_free_boards_have_no_errors_and_a_planet_near_each_seat(seats: int) -> None:
    for seed in SEEDS:
        text = generate(MapOptions(seats, seed, asteroids="few", symmetric=False))
        assert map_faults(text, seats, 2) == []
        figures = seat_figures(read_map(text), seats)
        assert all(row.planets_in_reach >= 1 for row in figures)
        assert 50 < fairness(text, seats) <= 100


@pytest.mark.rule("M57")
def test_a_seed_gives_one_board_and_another_seed_another() -> None:
    texts = [generate(MapOptions(4, seed)) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.rule("M57")
def test_more_asteroids_are_more() -> None:
    amounts = [
        len(read_map(generate(MapOptions(4, 1, asteroids=amount))).all("#"))
        for amount in ("none", "few", "some", "many")
    ]
    assert amounts[0] == 0
    assert amounts == sorted(set(amounts))


@pytest.mark.rule("M57")
@pytest.mark.parametrize(
    ("seats", "options", "fitting"),
    [
        (5, {}, "turn the option symmetric off"),
        (3, {"planets": 5}, "has 3, 4, 6, 7 planets, not 5"),
        (6, {"planets": 2, "symmetric": False}, "need at least 3 planets, not 2"),
        (1, {"planets": 5}, "the Solo Challenge has 3 planets, not 5"),
    ],
)
def test_options_that_cannot_be_met_say_what_would_fit(
    seats: int, options: dict[str, object], fitting: str
) -> None:
    with pytest.raises(BadOptions, match=fitting):
        MOTHERSHIP.setup(seats, GENERATED | options)


@pytest.mark.rule("M57")
def test_a_generated_board_is_part_of_the_content_and_of_the_record() -> None:
    setup = MOTHERSHIP.setup(2, GENERATED | {"map_seed": 7})
    assert setup.content.value.layouts["generated"].map == generate(MapOptions(2, 7))
    again = MOTHERSHIP.setup(2, dict(setup.options), setup.content.edition)
    assert again.content.hash == setup.content.hash


@pytest.mark.rule("M49")
def test_a_house_rule_limits_the_rounds() -> None:
    limited = MOTHERSHIP.setup(2, {"round_limit": 12}).rules.n  # type: ignore[attr-defined]
    usual = MOTHERSHIP.setup(2).rules.n  # type: ignore[attr-defined]
    assert (limited.game.rounds, usual.game.rounds) == (12, 100)
