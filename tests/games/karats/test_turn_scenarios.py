"""Turns of Karats as a table of the box would play them, each through several rules."""

import pytest

from tests.arrange import Table, table
from tests.games.karats.arranged_table import (
    cubes_in_mine,
    excavated_count,
    fill_mine_with,
    finish_turn,
    karats_table,
)


def quiet_table(*professions: str, automaton: str = "off") -> Table:
    """A table without trades whose Mine holds Iron only."""
    made = karats_table(*professions, automaton=automaton, trades="off")
    return fill_mine_with(made, "iron")


@pytest.mark.rule("K4", "K5", "K6")
def test_after_the_draft_all_cubes_are_back_and_the_last_drafter_begins() -> None:
    t = table("karats", 4)
    first = t.seat
    drafters = []
    while t.step == "draft":
        drafters.append(t.seat)
        t.play(t.legal("draft")[0])
    assert drafters == [(first - i) % 4 for i in range(4)]
    assert (t.turn, cubes_in_mine(t), t.get("discard")) == (drafters[-1], 202, {})


@pytest.mark.rule("K10", "K19")
def test_all_steam_that_finds_room_is_loaded_before_anything_else() -> None:
    t = quiet_table("engineer", "pilot").set("machines", {"drill 0": 1, "steambot 0": 1}, 0)
    t.stand("build", 0)
    assert t.step == "geothermal"
    t.play("load drill 0")
    assert t.legal() == ["load drill 1", "load steambot 0"]
    t.play("load drill 1", "load drill 2")
    assert (t.step, t.get("steam_pool")) == ("mine", 17)


@pytest.mark.rule("K10", "K19", "K20")
def test_steam_without_room_goes_back_to_the_pool() -> None:
    t = quiet_table("engineer", "pilot").set("machines", {"steambot 0": 1}, 0).stand("build", 0)
    t.play("load steambot 0")
    assert (t.step, t.get("steam_pool")) == ("mine", 19)
    assert [fact["count"] for fact in t.events_of("steam_returned")] == [2]


@pytest.mark.rule("K19", "K20", "K35")
def test_a_pilots_drill_with_four_steam_is_full_and_another_players_is_not() -> None:
    for profession, step in (("pilot", "mine"), ("engineer", "geothermal")):
        t = quiet_table(profession, "saboteur").set("machines", {"drill 4": 1}, 0)
        assert t.stand("build", 0).step == step


@pytest.mark.rule("K19")
def test_geothermal_steam_may_be_left_out_as_a_whole() -> None:
    t = quiet_table("engineer", "pilot").set("machines", {"drill 0": 1}, 0).stand("build", 0)
    t.play("done")
    assert (t.step, t.get("steam_pool"), t.get("machines", 0)) == ("mine", 20, {"drill 0": 1})


@pytest.mark.rule("K22", "K23", "K27")
def test_basic_mining_may_be_skipped_and_devices_used_all_the_same() -> None:
    t = quiet_table("engineer", "pilot").set("dynamite", 1, 0).stand("mine", 0)
    t.play("skip mining")
    assert excavated_count(t) == 0
    t.play("use dynamite")
    assert excavated_count(t) == 6
    assert (t.get("dynamite", 0), t.get("used_dynamite")) == (0, 1)


@pytest.mark.rule("K23", "K24", "K26")
def test_a_boiler_fuels_a_drill_that_was_used_already_so_that_it_runs_twice() -> None:
    t = quiet_table("engineer", "pilot").set("machines", {"drill 5": 1, "boiler 1": 1}, 0)
    t.set("steam_pool", 15).stand("use", 0).play("use drill 5")
    assert excavated_count(t) == 8
    t.play("use boiler 1", *(f"load drill {fuel}" for fuel in range(4)), "use drill 4")
    assert excavated_count(t) == 6
    assert t.get("steam_pool") == 20


@pytest.mark.rule("K24", "K28", "K35")
@pytest.mark.parametrize(
    ("profession", "machine", "cubes"),
    [
        ("engineer", "drill 1", 0),
        ("engineer", "drill 2", 2),
        ("pilot", "drill 1", 2),
        ("pilot", "drill 4", 8),
        ("pilot", "megalodrill 2", 0),
        ("pilot", "megalodrill 3", 3),
        ("engineer", "megalodrill 8", 18),
    ],
)
def test_a_machine_excavates_by_the_steam_on_it(profession: str, machine: str, cubes: int) -> None:
    t = quiet_table(profession, "saboteur").set("machines", {machine: 1}, 0).set("dynamite", 1, 0)
    t.stand("use", 0)
    assert (f"use {machine}" in t.legal()) == (cubes > 0)
    if cubes:
        t.play(f"use {machine}")
        assert excavated_count(t) == cubes


@pytest.mark.rule("K25", "K29")
def test_a_steambot_may_be_used_to_keep_after_the_first_cube_is_kept() -> None:
    t = quiet_table("engineer", "pilot").set("machines", {"steambot 1": 1}, 0).stand("mine", 0)
    t.play("mine", "done", "keep iron")
    assert t.legal() == ["done", "use steambot to keep"]
    t.play("use steambot to keep", "keep iron")
    assert (t.get("inventory", 0), t.turn) == ({"iron": 2}, 1)


@pytest.mark.rule("K29")
def test_fewer_cubes_than_allowed_may_be_kept_and_the_rest_is_discarded() -> None:
    t = quiet_table("engineer", "pilot").stand("mine", 0)
    t.play("mine", "done")
    assert (t.get("inventory", 0), t.get("discard"), t.turn) == ({}, {"iron": 2}, 1)


@pytest.mark.rule("K12", "K30")
def test_an_empty_mine_is_refilled_by_the_discard_pile_and_not_by_open_cubes() -> None:
    t = quiet_table("prospector", "pilot").set("mine", {"dirt": 1}).set("discard", {"ember": 1})
    t.stand("mine", 0).play("mine")
    assert excavated_count(t) == 2  # the third cube is due, but both are empty
    assert t.get("excavated") == {"dirt": 1, "ember": 1}


@pytest.mark.rule("K13", "K14")
def test_gold_brings_two_more_before_the_next_cube_and_leaves_the_keep_limit_alone() -> None:
    t = quiet_table("engineer", "pilot").set("mine", {"gold": 1}).stand("mine", 0)
    t.play("mine")
    assert (t.get("gold", 0), t.get("mine"), t.get("undiscovered")) == (2, {"gold": 3}, 4)


@pytest.mark.rule("K14", "K15")
def test_the_third_gold_ends_the_game_in_the_middle_of_a_blast() -> None:
    t = quiet_table("engineer", "pilot").set("mine", {"gold": 2}).set("gold", 2, 0)
    t.set("dynamite", 1, 0).stand("use", 0).play("use dynamite")
    assert t.over()
    assert (excavated_count(t), t.payoffs()) == (1, [1.0, 0.0])


@pytest.mark.rule("K17", "K19", "K36")
def test_the_engineer_picks_the_cubes_of_half_a_price_and_still_gets_steam() -> None:
    t = quiet_table("engineer", "pilot").set("inventory", {"iron": 5, "copper": 1}, 0)
    t.stand("build", 0).play("engineer megalodrill", *["pay iron"] * 4)
    assert t.refused("engineer steambot") == ("engineered_already", "K36")
    t.play("build steambot", "load megalodrill 0", "load megalodrill 1", "load steambot 0")
    assert t.get("inventory", 0) == {}
    assert (t.turn, excavated_count(t)) == (1, 0)


@pytest.mark.rule("K31", "K37")
def test_a_capitalist_is_paid_in_anothers_turn_and_not_for_swapping_back() -> None:
    t = karats_table("pilot", "capitalist").set("discard", {"ember": 2, "dirt": 3})
    t.set("inventory", {"iron": 2}, 0).set("inventory", {"copper": 2}, 1).stand("mine", 0)
    t.play("offer 2 iron for copper to seat 2", "accept")
    assert (t.step, t.seat, t.legal()) == ("bonus", 1, ["take ember"])
    t.play("take ember", "offer copper for 2 iron to seat 2", "accept")
    assert (t.step, t.seat) == ("mine", 0)
    assert t.get("inventory", 1) == {"copper": 2, "ember": 1}


@pytest.mark.rule("K38", "K39")
def test_a_sabotaged_drill_takes_no_steam_in_prep_and_is_free_after_its_owners_turn() -> None:
    t = quiet_table("saboteur", "engineer").set("machines", {"drill 3": 1, "boiler 1": 1}, 1)
    t.stand("mine", 0).play("sabotage seat 2 drill 3")
    assert (t.turn, t.step) == (1, "mine")  # no room for geothermal Steam
    t.play("mine", "use boiler 1", "load drill 3 sabotaged", "load drill 4 sabotaged")
    assert t.step == "keep"  # neither the drill nor anything else can be used
    finish_turn(t)
    assert t.get("machines", 1) == {"boiler 0": 1, "drill 5": 1}


@pytest.mark.rule("K38")
def test_the_saboteur_skips_one_phase_only() -> None:
    t = quiet_table("saboteur", "engineer").set("machines", {"drill 0": 2}, 1).stand("build", 0)
    t.play("sabotage seat 2 drill 0")
    assert t.step == "mine"
    assert t.refused("sabotage seat 2 drill 0") == ("sabotaged_already", "K38")
    assert t.refused("build drill")[1] == "K38"


@pytest.mark.rule("K40", "K41")
@pytest.mark.parametrize(
    ("professions", "level", "rate"),
    [
        (("pilot",), "easy", 4),
        (("pilot",), "hard", 6),
        (("pilot", "engineer"), "easy", 3),
        (("pilot", "engineer"), "hard", 4),
    ],
)
def test_building_dynamite_raises_the_automatons_rate(
    professions: tuple[str, ...], level: str, rate: int
) -> None:
    t = quiet_table(*professions, automaton=level).set("inventory", {"ember": 2}, 0)
    t.stand("build", 0).play("build dynamite")
    assert t.get("automaton_rate") == rate


@pytest.mark.rule("K40", "K41")
def test_gold_that_the_automaton_draws_raises_its_rate_from_the_next_turn_on() -> None:
    t = quiet_table("pilot", automaton="easy").set("mine", {"gold": 1, "dirt": 0})
    t.set("undiscovered", 0).set("discard", {"dirt": 9}).stand("mine", 0)
    t.play("skip mining")
    assert (t.get("automaton_gold"), t.get("automaton_rate"), t.turn) == (1, 3, 0)
    assert t.get("mine") == {"dirt": 8}  # two cubes: Gold, then one of the refilled Mine


@pytest.mark.rule("K3", "K17")
def test_the_last_device_of_a_stack_is_the_last_that_is_built() -> None:
    t = quiet_table("pilot", "engineer").set("inventory", {"iron": 1, "ember": 5}, 0)
    t.put("stacks", "dynamite", 1).stand("build", 0).play("build dynamite")
    assert t.refused("build dynamite") == ("stack_empty", "K3")
    t.play("done", "skip mining", "use dynamite")
    assert (t.count("stacks", "dynamite"), t.get("used_dynamite")) == (0, 1)


@pytest.mark.rule("K22", "K48")
def test_six_rounds_without_a_cube_end_the_game_for_the_player_with_most_gold() -> None:
    t = quiet_table("pilot", "engineer").set("gold", 1, 1).stand("mine", 0)
    t.play(*["skip mining"] * 11)
    assert not t.over()
    t.play("skip mining")
    assert t.payoffs() == [0.0, 1.0]
