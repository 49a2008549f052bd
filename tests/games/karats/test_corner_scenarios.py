"""Corners of the rulebook of Karats, where two rules meet in one turn."""

import pytest

from tests.arrange import Table, table
from tests.games.karats.arranged_table import (
    cubes_in_mine,
    excavated_count,
    fill_mine_with,
    finish_turn,
    karats_table,
)


def traders(first: str = "pilot", second: str = "prospector", trades: str = "book") -> Table:
    """Two players with an Iron and an Ember to trade; the Mine holds Dirt only."""
    t = fill_mine_with(karats_table(first, second, trades=trades), "dirt")
    t.set("inventory", {"iron": 1}, 0).set("inventory", {"ember": 1, "copper": 1}, 1)
    return t


def swap_iron_for(t: Table, cube: str) -> Table:
    """Seat 0 trades an Iron for a cube of seat 1, who accepts."""
    t.play(f"offer iron for {cube} to seat 2", "accept")
    return t


@pytest.mark.rule("K17", "K31", "K32")
def test_a_cube_traded_while_building_pays_for_a_device_at_once() -> None:
    t = traders().set("inventory", {"iron": 2}, 0).stand("build", 0)
    assert t.legal("build") == []
    swap_iron_for(t, "copper").play("build steambot")
    assert t.get("machines", 0) == {"steambot 0": 1}


@pytest.mark.rule("K21", "K32")
def test_an_ember_traded_while_fuelling_is_loaded_at_once_and_one_traded_later_waits() -> None:
    t = traders().set("machines", {"boiler 0": 1}, 0).stand("fuel", 0)
    assert t.legal("load") == []
    swap_iron_for(t, "ember").play("load boiler 0")
    assert t.get("machines", 0) == {"boiler 1": 1}
    t = swap_iron_for(traders().set("machines", {"boiler 0": 1}, 0).stand("mine", 0), "ember")
    assert t.refused("load boiler 0") == ("fuelling_is_over", "K21")


@pytest.mark.rule("K17", "K32")
def test_cubes_traded_in_the_mining_phase_build_nothing_this_turn() -> None:
    t = traders().set("inventory", {"iron": 2}, 0).stand("mine", 0)
    swap_iron_for(t, "copper")
    assert t.refused("build steambot") == ("building_is_over", "K17")


@pytest.mark.rule("K29", "K32", "K37")
def test_a_cube_kept_this_turn_is_traded_before_the_next_one_is_kept() -> None:
    t = traders().set("machines", {"steambot 1": 1}, 0).set("inventory", {}, 0)
    fill_mine_with(t, "iron").stand("mine", 0).play("mine", "use steambot to keep", "keep iron")
    assert t.step == "end"  # the Pilot mines one cube only, so nothing else is left to keep
    swap_iron_for(t, "ember")
    assert (t.get("inventory", 0), t.get("inventory", 1)) == (
        {"ember": 1},
        {"iron": 1, "copper": 1},
    )


@pytest.mark.rule("K11", "K37")
def test_the_capitalist_may_take_an_ember_that_a_boiler_burnt_this_turn() -> None:
    t = traders("capitalist").set("machines", {"boiler 1": 1}, 0)
    t.stand("use", 0).play("use boiler 1")
    assert t.step == "end"
    swap_iron_for(t, "copper").play("take ember")
    assert t.get("inventory", 0) == {"ember": 1, "copper": 1}


@pytest.mark.rule("K3", "K37")
def test_used_dynamite_is_no_cube_that_the_capitalist_could_take() -> None:
    t = traders("capitalist").set("dynamite", 1, 0).stand("use", 0)
    t.play("use dynamite")
    swap_iron_for(t, "ember")
    assert (t.step, t.get("inventory", 0), t.get("used_dynamite")) == ("end", {"ember": 1}, 1)


@pytest.mark.rule("K22", "K36")
def test_an_engineer_without_a_mining_phase_leaves_the_steam_for_the_next_turn() -> None:
    t = traders("engineer", trades="off").set("inventory", {"iron": 2, "copper": 1}, 0)
    t.stand("build", 0).play("engineer drill", "pay iron", "pay copper")
    t.play("load drill 0", "load drill 1", "load drill 2")
    assert (t.turn, t.get("machines", 0)) == (1, {"drill 3": 1})
    finish_turn(t)
    t.play("done", "load drill 3", "load drill 4", "mine", "use drill 5")
    assert excavated_count(t) == 2 + 8


@pytest.mark.rule("K17", "K36")
def test_an_engineer_builds_other_devices_at_full_cost_before_and_after_the_helped_one() -> None:
    t = traders("engineer").set("inventory", {"iron": 2, "ember": 3, "copper": 2}, 0)
    t.stand("build", 0).play("build boiler", "engineer drill", "pay iron", "pay copper")
    t.play("build dynamite")
    assert t.get("inventory", 0) == {"copper": 1}
    assert t.refused("engineer steambot") == ("engineered_already", "K36")


@pytest.mark.rule("K38", "K39")
def test_steam_that_a_boiler_put_on_a_sabotaged_drill_runs_it_in_the_turn_after() -> None:
    t = traders("saboteur", "prospector", trades="off").set("inventory", {}, 1)
    t.set("machines", {"drill 0 sabotaged": 1, "boiler 1": 1}, 1).stand("use", 1)
    t.play("use boiler 1", *[f"load drill {fuel} sabotaged" for fuel in range(4)])
    assert (t.turn, t.get("machines", 1)) == (0, {"drill 4": 1, "boiler 0": 1})
    finish_turn(t)
    t.play("done", "mine", "use drill 4")
    assert excavated_count(t) == 3 + 6


@pytest.mark.rule("K21", "K38")
def test_a_sabotaged_boiler_keeps_its_ember_and_is_neither_fuelled_nor_burnt() -> None:
    t = traders("saboteur", "prospector", trades="off")
    t.set("machines", {"boiler 0 sabotaged": 1, "boiler 1 sabotaged": 1, "drill 0": 1}, 1)
    t.stand("fuel", 1)
    assert t.step == "mine"
    t.play("mine")
    assert (t.turn, t.get("machines", 1)) == (0, {"drill 0": 1, "boiler 0": 1, "boiler 1": 1})


@pytest.mark.rule("K25", "K29", "K38")
def test_a_sabotaged_steambot_raises_no_keep_limit() -> None:
    t = fill_mine_with(traders(trades="off"), "iron")
    t.set("machines", {"steambot 1 sabotaged": 1}, 1).stand("mine", 1).play("mine")
    t.play("keep iron")
    assert (t.turn, t.get("discard")) == (0, {"iron": 2})


@pytest.mark.rule("K9", "K26")
def test_a_boiler_makes_only_the_steam_that_the_pool_has() -> None:
    t = traders(trades="off").set("steam_pool", 1).set("machines", {"boiler 1": 1, "drill 0": 1}, 0)
    t.stand("use", 0).play("use boiler 1", "load drill 0")
    assert (t.get("steam_pool"), t.get("machines", 0)) == (0, {"drill 1": 1, "boiler 0": 1})


@pytest.mark.rule("K24", "K26")
def test_steam_of_a_machine_that_was_just_used_is_in_the_pool_for_the_boiler() -> None:
    t = traders(second="engineer", trades="off").set("steam_pool", 0)
    t.set("machines", {"drill 3": 1, "boiler 1": 1}, 1).stand("use", 1)
    t.play("use drill 3", "use boiler 1", *[f"load drill {fuel}" for fuel in range(3)])
    assert t.legal("use") == ["use drill 3"]


@pytest.mark.rule("K12", "K40")
def test_the_automaton_refills_an_empty_mine_with_the_discard_pile_and_draws_on() -> None:
    t = table("karats", 1, {"automaton": "hard"}).set("profession", "pilot", 0)
    t.set("mine", {"iron": 1}).set("discard", {"copper": 5}).set("automaton_rate", 4)
    t.stand("end", 0)
    assert [fact["cube"] for fact in t.events_of("excavated")] == ["iron"] + ["copper"] * 3
    assert (t.get("mine"), t.get("discard")) == ({"copper": 2}, {"iron": 1, "copper": 3})


@pytest.mark.rule("K15", "K40")
def test_the_automatons_third_gold_ends_the_game_before_its_other_cubes() -> None:
    t = table("karats", 1, {"automaton": "easy"}).set("automaton_gold", 2)
    t.set("mine", {"gold": 9}).set("automaton_rate", 5).stand("end", 0)
    assert t.over()
    assert (excavated_count(t), t.payoffs()) == (1, [0.0])


@pytest.mark.rule("K14", "K41")
def test_the_last_gold_brings_none_but_still_raises_the_automatons_rate() -> None:
    t = table("karats", 1, {"automaton": "easy"}).set("profession", "pilot", 0)
    t.set("undiscovered", 0).set("mine", {"gold": 1}).set("automaton_rate", 2).stand("mine", 0)
    t.play("mine")
    assert t.events_of("gold_discovered") == []
    assert (t.get("gold", 0), t.get("automaton_rate")) == (1, 3)


@pytest.mark.rule("K12", "K48")
def test_excavating_from_an_empty_mine_and_discard_pile_counts_as_no_excavation() -> None:
    t = traders(trades="off").set("mine", {}).set("idle_rounds", 5).stand("mine", 0)
    t.play("mine", "mine")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]


@pytest.mark.rule("K13", "K29")
def test_gold_belongs_to_the_player_who_draws_it_and_dirt_is_discarded() -> None:
    t = traders(second="engineer", trades="off").set("mine", {"gold": 1, "dirt": 1})
    t.set("undiscovered", 0).stand("mine", 1).play("mine")
    assert (t.turn, t.get("gold", 1), t.get("discard")) == (0, 1, {"dirt": 1})


@pytest.mark.rule("K32", "K47")
def test_a_declined_counter_offer_fails_for_the_player_who_made_it() -> None:
    t = traders("pilot", "prospector").set("inventory", {"iron": 3}, 0).stand("build", 0)
    for _ in range(3):
        t.play("offer iron for ember to seat 2", "counter copper for 2 iron", "decline")
    assert t.refused("offer iron for ember to seat 2") == ("offers_failed", "K47")
    assert t.get("offers_failed", 1) == 3


@pytest.mark.rule("K31", "K47")
def test_a_player_whose_offers_failed_may_still_be_paid_by_the_next_player() -> None:
    t = karats_table("pilot", "prospector", "engineer").stand("build", 0)
    for seat, cube in enumerate(("iron", "ember", "copper")):
        t.set("inventory", {cube: 9}, seat)
    t.stand("build", 0)
    for _ in range(3):
        t.play("offer iron for ember to seat 2", "decline")
    t.play("offer iron for copper to seat 3", "accept")
    assert t.get("inventory", 2) == {"iron": 1, "copper": 8}
    t.play("forgo trades", "done", "mine")
    assert (t.turn, t.get("offers_failed", 1)) == (1, 0)


@pytest.mark.rule("K5", "K45")
def test_a_player_alone_drafts_without_drawing_and_begins() -> None:
    t = table("karats", 1)
    assert t.events_of("drew_for_draft") == []
    t.play("draft pilot")
    assert (t.turn, cubes_in_mine(t), t.get("automaton")) == (0, 202, "easy")


@pytest.mark.rule("K28", "K35")
def test_the_pilots_megalodrill_costs_two_more_steam_as_everybodys() -> None:
    t = traders(trades="off").set("machines", {"megalodrill 8": 1, "megalodrill 2": 1}, 0)
    t.stand("use", 0)
    assert t.refused("use megalodrill 2") == ("too_little_steam", "K28")
    t.play("use megalodrill 8")
    assert excavated_count(t) == 18
