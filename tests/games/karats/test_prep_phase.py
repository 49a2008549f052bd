"""The Prep phase: building, geothermal Steam, limits of Steam, loading Ember (K17-K21)."""

import pytest

from motherlode.games.karats import kinds
from tests.games.karats.arranged_table import (
    NEUTRAL,
    excavated_count,
    fill_mine_with,
    finish_turn,
    karats_table,
)

COSTS = {
    "drill": {"iron": 2, "copper": 2},
    "steambot": {"iron": 1, "copper": 1},
    "boiler": {"iron": 1, "ember": 1},
    "dynamite": {"ember": 2},
    "megalodrill": {"iron": 4, "copper": 4},
}


@pytest.mark.rule("K17", "K18")
@pytest.mark.parametrize("device", kinds.DEVICES)
def test_a_device_costs_what_is_printed(device: str) -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", COSTS[device], 0)
    t.set("inventory", {"iron": 1}, 1)
    before = t.count("stacks", device)
    t.stand("build", 0)
    assert f"build {device}" in t.legal()
    fill_mine_with(t, "iron").play(f"build {device}")
    assert t.count("stacks", device) == before - 1
    assert t.get("discard") == COSTS[device]
    assert t.get("inventory", 0) == {}
    if device == "dynamite":
        assert t.get("dynamite", 0) == 1
    else:
        assert t.get("machines", 0) == {f"{device} 0": 1}


@pytest.mark.rule("K18")
@pytest.mark.parametrize("device", kinds.DEVICES)
def test_nothing_is_built_with_one_cube_missing(device: str) -> None:
    for short in COSTS[device]:
        has = {"iron": 9, "ember": 9, "copper": 9, short: COSTS[device][short] - 1}
        t = karats_table(NEUTRAL, "pilot").set("inventory", has, 0).set("inventory", {"iron": 1}, 1)
        t.stand("build", 0)
        assert f"build {device}" not in t.legal()
        assert t.refused(f"build {device}") == ("cant_afford", "K18")


@pytest.mark.rule("K17")
def test_any_number_of_devices_is_built_in_any_order() -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", {"iron": 20, "ember": 20, "copper": 20}, 0)
    t.stand("build", 0)
    t.play("build megalodrill", "build steambot", "build drill", "build boiler", "build dynamite")
    t.play("build steambot", "build boiler", "build steambot", "build drill", "build dynamite")
    assert t.get("machines", 0) == {
        "megalodrill 0": 1,
        "steambot 0": 3,
        "drill 0": 2,
        "boiler 0": 2,
    }
    assert t.get("dynamite", 0) == 2
    assert t.get("inventory", 0) == {"iron": 7, "ember": 14, "copper": 9}
    assert t.step == "build"


@pytest.mark.rule("K17")
def test_a_device_can_be_used_the_turn_it_is_built() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron")
    t.set("inventory", {"iron": 2, "ember": 2, "copper": 2}, 0).stand("build", 0)
    t.play("build drill", "build dynamite", "load drill 0", "load drill 1", "load drill 2", "mine")
    assert t.step == "use"
    t.play("use drill 3")
    assert excavated_count(t) == 4
    t.play("use dynamite")
    assert excavated_count(t) == 6


@pytest.mark.rule("K17")
def test_the_parts_of_the_prep_phase_are_optional_and_come_in_a_fixed_order() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set(
        "machines", {"drill 0": 1, "boiler 0": 1}, 0
    )
    t.set("inventory", {"iron": 3, "ember": 3, "copper": 3}, 0).stand("build", 0)
    t.play("done")
    assert t.step == "geothermal"
    assert t.refused("build steambot") == ("building_is_over", "K17")
    assert t.refused("load boiler 0") == ("fuel_comes_later", "K21")
    t.play("done")
    assert t.step == "fuel"
    assert t.refused("load drill 0") == ("no_steam_to_load", "K10")
    assert t.refused("build steambot") == ("building_is_over", "K17")
    t.play("done", "mine")
    assert t.step == "keep"
    assert t.get("machines", 0) == {"drill 0": 1, "boiler 0": 1}
    assert t.get("inventory", 0) == {"iron": 3, "ember": 3, "copper": 3}


@pytest.mark.rule("K19")
def test_three_steam_are_split_freely_among_machines() -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", {"iron": 1, "copper": 1}, 0)
    t.set("machines", {"drill 1": 1, "steambot 0": 2, "megalodrill 2": 1}, 0).stand("build", 0)
    t.play("done")
    assert t.legal("load") == ["load drill 1", "load megalodrill 2", "load steambot 0"]
    t.play("load megalodrill 2", "load drill 1")
    assert t.get("machines", 0) == {"drill 2": 1, "steambot 0": 2, "megalodrill 3": 1}
    fill_mine_with(t, "iron").play("load steambot 0")
    assert t.get("steam_pool") == 17
    assert t.get("machines", 0) == {
        "drill 2": 1,
        "steambot 0": 1,
        "steambot 1": 1,
        "megalodrill 3": 1,
    }
    assert t.step == "mine"


@pytest.mark.rule("K19")
def test_steam_is_loaded_neither_on_boilers_nor_on_opponents_machines() -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", {"iron": 1, "copper": 1}, 0)
    t.set("machines", {"boiler 0": 2, "steambot 0": 1}, 0)
    t.set("machines", {"drill 0": 3}, 1).stand("build", 0)
    t.play("done")
    assert t.legal() == ["done", "load steambot 0"]
    assert t.refused("load drill 0") == ("no_such_machine", "K19")


@pytest.mark.rule("K19", "K10")
def test_steam_without_a_machine_stays_in_the_pool() -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", {"iron": 1, "copper": 1}, 0)
    t.set("inventory", {"ember": 2}, 1).stand("build", 0)
    fill_mine_with(t, "iron").play("done")
    assert t.step == "fuel"
    assert t.get("steam_pool") == 20


@pytest.mark.rule("K19")
def test_steam_that_is_gained_must_be_loaded_as_far_as_there_is_room() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"steambot 0": 2, "drill 5": 1}, 0)
    t.set("inventory", {"ember": 1}, 0).set("machines", {"drill 0": 1}, 1)
    t.stand("geothermal", 0, left=3)
    assert t.legal() == ["done", "load steambot 0"]
    t.play("load steambot 0")
    assert t.legal() == ["load steambot 0"]
    assert t.refused("done") == ("steam_first", "K19")
    t.play("load steambot 0")
    assert t.events_of("steam_returned") == [{"event": "steam_returned", "seat": 0, "count": 1}]
    assert (t.step, t.get("steam_pool")) == ("mine", 18)


@pytest.mark.rule("K19")
def test_a_player_may_leave_out_geothermal_steam() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"drill 0": 1}, 0)
    t.stand("geothermal", 0, left=3).play("done")
    assert (t.step, t.get("steam_pool"), t.get("machines", 0)) == ("mine", 20, {"drill 0": 1})


FULL = [
    ("capitalist", "drill", 5),
    ("prospector", "drill", 5),
    ("pilot", "drill", 4),
    ("capitalist", "steambot", 1),
    ("pilot", "steambot", 1),
    ("capitalist", "megalodrill", 8),
    ("pilot", "megalodrill", 8),
]


@pytest.mark.rule("K20")
@pytest.mark.parametrize(("profession", "machine", "full"), FULL)
@pytest.mark.parametrize("step", ["geothermal", "boiler_steam"])
def test_a_machine_holds_at_most_its_full_power(
    profession: str, machine: str, full: int, step: str
) -> None:
    t = karats_table(profession, "engineer").set("inventory", {"iron": 1, "copper": 1}, 0)
    t.set("machines", {f"{machine} {full - 1}": 1, f"{machine} {full}": 1, "drill 0": 1}, 0)
    t.stand(step, 0, left=3)
    assert f"load {machine} {full - 1}" in t.legal()
    assert f"load {machine} {full}" not in t.legal()
    assert t.refused(f"load {machine} {full}") == ("machine_full", "K20")
    t.play(f"load {machine} {full - 1}")
    assert t.count("machines", f"{machine} {full}", 0) == 2
    assert t.legal("load") == ["load drill 0"]


@pytest.mark.rule("K20")
def test_steam_stays_on_a_machine_between_turns() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", {"drill 3": 1}, 0)
    t.set("inventory", {"iron": 1, "copper": 1}, 1).stand("use", 0)
    t.play("done", "done")
    assert t.turn == 1
    finish_turn(t)
    assert t.turn == 0
    assert t.get("machines", 0) == {"drill 3": 1}


@pytest.mark.rule("K21")
def test_each_boiler_takes_one_ember() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"boiler 0": 2, "boiler 1": 1}, 0)
    t.set("inventory", {"ember": 5}, 0).stand("fuel", 0)
    assert t.legal() == ["done", "load boiler 0"]
    assert t.refused("load boiler 1") == ("boiler_full", "K21")
    t.play("load boiler 0")
    assert t.get("machines", 0) == {"boiler 0": 1, "boiler 1": 2}
    fill_mine_with(t, "iron").play("load boiler 0")
    assert t.get("machines", 0) == {"boiler 1": 3}
    assert t.get("inventory", 0) == {"ember": 3}
    assert t.get("discard") == {}
    assert t.step == "mine"


@pytest.mark.rule("K21")
def test_ember_is_loaded_only_in_the_fuel_step() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set(
        "machines", {"boiler 0": 2, "steambot 1": 1}, 0
    )
    t.set("inventory", {"iron": 1, "ember": 3}, 0).set("inventory", {"iron": 1}, 1)
    t.stand("build", 0)
    assert t.refused("load boiler 0") == ("fuel_comes_later", "K21")
    t.play("done", "load boiler 0", "done")
    assert t.step == "mine"
    assert t.refused("load boiler 0") == ("fuelling_is_over", "K21")
    t.play("mine")
    assert t.step == "use"
    assert t.refused("load boiler 0") == ("fuelling_is_over", "K21")
    t.play("done")
    assert t.refused("load boiler 0") == ("fuelling_is_over", "K21")


@pytest.mark.rule("K21")
def test_a_loaded_boiler_keeps_its_ember_until_it_is_used() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "dirt").set("machines", {"boiler 0": 1}, 0)
    t.set("inventory", {"ember": 1}, 0).stand("fuel", 0).play("load boiler 0")
    for _ in range(2):
        finish_turn(t)
        finish_turn(t)
        assert (t.turn, t.get("machines", 0)) == (0, {"boiler 1": 1})
    t.play("mine", "use boiler 1")
    assert t.get("machines", 0) == {"boiler 0": 1}
    assert t.count("discard", "ember") == 1


@pytest.mark.rule("K21")
def test_ember_from_a_trade_may_be_loaded_at_once() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"boiler 0": 1}, 0)
    t.set("inventory", {"iron": 1}, 0).set("inventory", {"ember": 1}, 1).stand("fuel", 0)
    assert t.refused("load boiler 0") == ("no_ember", "K21")
    t.play("offer iron for ember to seat 2", "accept", "load boiler 0")
    assert t.get("machines", 0) == {"boiler 1": 1}


@pytest.mark.rule("K21")
def test_the_fuel_step_is_skipped_without_ember_or_an_empty_boiler() -> None:
    for machines, inventory in (({"boiler 0": 1}, {"iron": 1}), ({"boiler 1": 1}, {"ember": 1})):
        t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", machines, 0)
        t.set("inventory", inventory, 0).stand("fuel", 0)
        assert t.step == "mine"
