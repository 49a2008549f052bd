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
from motherlode.games.mothership.layout_preview import preview
from motherlode.games.mothership.text_maps import map_faults, read_map
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
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
        assert fairness(seat_figures(read_map(text), list(range(seats)))) == 100


@pytest.mark.rule("M7", "M57")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_boards_without_symmetry_have_no_errors_and_a_planet_near_each_seat(seats: int) -> None:
    for seed in SEEDS:
        text = generate(MapOptions(seats, seed, asteroids="few", symmetric=False))
        assert map_faults(text, seats, 2) == []
        figures = seat_figures(read_map(text), list(range(seats)))
        assert all(row["planets_in_reach"] >= 1 for row in figures)
        assert 50 < fairness(figures) <= 100


@pytest.mark.rule("M57")
def test_a_seed_always_gives_the_same_generated_board_and_another_seed_another() -> None:
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
        (5, {"symmetric": "on"}, "turn the option symmetric off"),
        (3, {"planets": 5, "symmetric": "on"}, "has 3, 4, 6, 7 planets, not 5"),
        (6, {"planets": 2, "symmetric": "off"}, "need at least 3 planets, not 2"),
        (1, {"planets": 5}, "the Solo Challenge has 3 planets, not 5"),
        (2, {"planets": 1, "board": "large", "symmetric": "off"}, "board small would fit"),
        (3, {"layout": "duel"}, "would fit: triad, pinwheel, wide_triad"),
        (2, {"layout": "custom"}, "would have to bring layouts.custom"),
        (1, {"mode": "victory_points"}, "mode standard would fit"),
    ],
)
def test_options_that_cannot_be_met_say_what_would_fit(
    seats: int, options: dict[str, object], fitting: str
) -> None:
    with pytest.raises(BadOptions, match=fitting):
        MOTHERSHIP.setup(seats, GENERATED | options)


@pytest.mark.rule("M57")
@pytest.mark.parametrize(
    ("seats", "planets", "symmetric"), [(2, 0, True), (3, 5, False), (5, 0, False)]
)
def test_without_a_wish_a_board_is_symmetric_where_that_is_possible(
    seats: int, planets: int, symmetric: bool
) -> None:
    setup = MOTHERSHIP.setup(seats, GENERATED | {"planets": planets})
    board = "large" if seats > 4 else "small"
    wanted = MapOptions(seats, planets=planets, board=board, symmetric=symmetric)
    assert setup.content.value.layouts["generated"].map == generate(wanted)


@pytest.mark.rule("M6", "M57")
@pytest.mark.parametrize(("seats", "columns"), [(1, 15), (4, 15), (5, 17), (6, 17)])
def test_without_a_wish_five_and_six_players_get_the_large_board(seats: int, columns: int) -> None:
    setup = MOTHERSHIP.setup(seats, GENERATED)
    assert setup.rules.n.board.columns == columns  # type: ignore[attr-defined]
    small = MOTHERSHIP.setup(seats, GENERATED | {"board": "small"})
    assert small.rules.n.board.columns == 15  # type: ignore[attr-defined]


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


@pytest.mark.rule("M57")
def test_what_an_error_says_would_fit_does_fit() -> None:
    options: dict[str, object] = {"planets": 1, "board": "large", "symmetric": "off"}
    with pytest.raises(BadOptions) as refused:
        MOTHERSHIP.setup(2, GENERATED | options)
    fault = refused.value.args[0]
    assert (fault.kind, fault.rule) == ("no_room", "M57")
    name, value = fault.holes["fits"].split()
    assert MOTHERSHIP.setup(2, GENERATED | options | {name: value})


@pytest.mark.rule("M57")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_preview_shows_the_board_that_is_dealt_and_the_figures_of_every_seat(
    seats: int,
) -> None:
    setup = MOTHERSHIP.setup(seats, GENERATED | {"map_seed": 3})
    shown = preview(setup)
    assert shown.map == setup.content.value.layouts["generated"].map
    assert len(shown.figures) == seats
    assert all(row["planets_in_reach"] >= 1 for row in shown.figures)
    assert (shown.fairness is None) == (seats == 1)


@pytest.mark.rule("M48", "M57")
def test_a_teammate_is_no_rival_in_the_preview() -> None:
    alone, paired = (
        preview(MOTHERSHIP.setup(4, {"layout": "crossroads", "teams": teams}))
        for teams in ("none", "1v3")
    )
    assert paired.map == alone.map
    rivals = [[row["nearest_rival"] for row in shown.figures] for shown in (alone, paired)]
    assert rivals[0][2] < rivals[1][2]


@pytest.mark.rule("M57")
def test_the_board_depends_on_its_own_seed_and_not_on_the_games() -> None:
    plays = [
        Play(MOTHERSHIP.setup(2, GENERATED | {"map_seed": 3}), seed_from_text(seed))
        for seed in ("one", "other")
    ]
    assert plays[0].setup.content.hash == plays[1].setup.content.hash
    assert preview(plays[0].setup) == preview(plays[1].setup)
