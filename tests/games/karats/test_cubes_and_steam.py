"""Inventories, Steam and its pool, the discard pile, an empty Mine (K8-K12)."""

import pytest

from motherlode.games.karats import kinds, state_cells as cell
from tests.arrange import table
from tests.games.karats.arranged_table import (
    NEUTRAL,
    cubes_in_mine,
    excavated_count,
    fill_mine_with,
    karats_table,
)


@pytest.mark.rule("K8")
def test_only_iron_ember_and_copper_can_be_kept() -> None:
    t = karats_table(NEUTRAL, "pilot").set(
        "excavated", {"dirt": 5, "iron": 1, "ember": 1, "copper": 1}
    )
    t.stand("keep", 0, left=4)
    assert t.legal() == ["done", "keep copper", "keep ember", "keep iron"]
    t.play("keep iron", "keep ember", "keep copper")
    assert t.get("inventory", 0) == {"iron": 1, "ember": 1, "copper": 1}
    assert t.count("discard", "dirt") >= 5
    assert cell.LAYOUT.zone("inventory").kinds == kinds.MATERIALS == ("iron", "ember", "copper")


@pytest.mark.rule("K8")
def test_a_player_who_excavates_only_dirt_keeps_nothing() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "dirt").set(
        "inventory", {"iron": 1, "copper": 1}, 1
    )
    t.stand("mine", 0)
    t.play("mine")
    assert t.get("inventory", 0) == {}
    assert t.get("discard") == {"dirt": 2}
    assert (t.step, t.seat) == ("build", 1)


@pytest.mark.rule("K8", "K10")
def test_all_steam_is_on_machines_or_in_the_pool() -> None:
    """Over whole random games every Steam cube is on a machine, in the pool or a marker."""
    for seed in range(1, 6):
        t = table("karats", 3, {"automaton": "hard"}, seed=seed)
        for _ in range(400):
            if t.over():
                break
            t.play(t.legal()[t.dealer.below(len(t.legal()))])
            on_machines = 0
            for seat in range(3):
                for name, n in t.get("machines", seat).items():
                    device, fuel = name.split()[:2]
                    on_machines += 0 if device == "boiler" else n * int(fuel)
            assert t.get("steam_pool") + on_machines == 18


@pytest.mark.rule("K9")
def test_with_the_automaton_two_steam_are_markers_and_18_are_in_the_pool() -> None:
    assert table("karats", 2).get("steam_pool") == 20
    for level in ("easy", "hard"):
        t = table("karats", 1, {"automaton": level})
        assert (t.get("steam_pool"), t.get("automaton_steam")) == (18, 2)


@pytest.mark.rule("K9", "K19")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_geothermal_steam_is_limited_by_the_pool(left: int) -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"drill 0": 1}, 0).set("steam_pool", left)
    t.set("inventory", {"iron": 1, "copper": 1}, 0).stand("build", 0)
    t.play("done")
    for fuel in range(left):
        assert t.step == ("load_steam" if fuel else "geothermal")
        t.play(f"load drill {fuel}")
    assert t.step == "mine"
    assert t.get("steam_pool") == 0
    assert t.get("machines", 0) == {f"drill {left}": 1}


@pytest.mark.rule("K9", "K26")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_boiler_steam_is_limited_by_the_pool(left: int) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("steam_pool", left)
    t.set("machines", {"boiler 1": 1, "megalodrill 0": 1}, 0).stand("use", 0)
    t.play("use boiler 1")
    for fuel in range(left):
        assert t.step == "boiler_steam"
        t.play(f"load megalodrill {fuel}")
    assert t.step != "boiler_steam"
    assert t.get("steam_pool") in (0, left)
    assert t.get("machines", 0) == {f"megalodrill {left}": 1, "boiler 0": 1}


@pytest.mark.rule("K10", "K19")
def test_steam_that_is_not_loaded_returns_to_the_pool() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"steambot 0": 1}, 0)
    t.set("inventory", {"iron": 1, "copper": 1}, 0).stand("build", 0)
    t.play("done", "load steambot 0")
    assert t.events[-1] == {"event": "steam_returned", "seat": 0, "count": 2}
    assert t.get("steam_pool") == 19
    assert t.get("machines", 0) == {"steambot 1": 1}


@pytest.mark.rule("K10", "K23")
@pytest.mark.parametrize(
    ("machine", "use", "fuel"),
    [
        ("drill 2", "drill 2", 2),
        ("drill 5", "drill 5", 5),
        ("steambot 1", "steambot to dig", 1),
        ("steambot 1", "steambot to keep", 1),
        ("megalodrill 3", "megalodrill 3", 3),
        ("megalodrill 8", "megalodrill 8", 8),
    ],
)
def test_steam_spent_on_a_machine_returns_to_the_pool(machine: str, use: str, fuel: int) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("steam_pool", 20 - fuel)
    t.set("machines", {machine: 1}, 0).stand("use", 0)
    t.play(f"use {use}")
    assert t.get("steam_pool") == 20
    assert t.get("machines", 0) == {f"{machine.split()[0]} 0": 1}


@pytest.mark.rule("K11", "K17")
def test_cubes_spent_on_a_build_go_to_the_open_discard_pile() -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", {"iron": 7, "ember": 4, "copper": 7}, 0)
    t.stand("build", 0)
    t.play("build drill", "build boiler", "build dynamite")
    assert t.get("discard") == {"iron": 3, "ember": 3, "copper": 2}
    assert t.get("inventory", 0) == {"iron": 4, "ember": 1, "copper": 5}
    assert cell.LAYOUT.zone("discard").audience.name == "open"


@pytest.mark.rule("K11", "K26")
def test_burnt_ember_goes_to_the_discard_pile() -> None:
    t = (
        fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron")
        .set("machines", {"boiler 1": 1}, 0)
        .stand("use", 0)
    )
    t.play("use boiler 1")
    assert t.count("discard", "ember") == 1
    assert t.get("machines", 0) == {"boiler 0": 1}


@pytest.mark.rule("K11", "K29")
def test_excavated_cubes_that_are_not_kept_go_to_the_discard_pile() -> None:
    t = karats_table(NEUTRAL, "pilot").set("excavated", {"dirt": 2, "iron": 2, "copper": 1})
    t.set("inventory", {"iron": 1}, 1).stand("keep", 0, left=1)
    fill_mine_with(t, "iron").play("keep iron")
    assert t.get("discard") == {"dirt": 2, "iron": 1, "copper": 1}
    assert t.events_of("discarded")[0] == {"event": "discarded", "seat": 0, "count": 4}


@pytest.mark.rule("K12")
def test_the_discard_pile_refills_an_empty_mine_in_the_middle_of_an_excavation() -> None:
    t = (
        karats_table(NEUTRAL, "pilot")
        .set("mine", {"iron": 2})
        .set("discard", {"copper": 9, "dirt": 1})
    )
    t.set("machines", {"drill 5": 1}, 0).stand("use", 0)
    t.play("use drill 5")
    assert excavated_count(t) == 8
    assert [fact["cube"] for fact in t.events_of("excavated")][:2] == ["iron", "iron"]
    assert t.events_of("mine_refilled") == [{"event": "mine_refilled", "count": 10}]
    assert (cubes_in_mine(t), t.get("discard")) == (4, {})
    assert sum(t.get("excavated").values()) == 8


@pytest.mark.rule("K12")
def test_an_emptied_mine_is_refilled_only_at_the_next_draw() -> None:
    t = karats_table(NEUTRAL, "pilot").set("mine", {"iron": 4}).set("discard", {"dirt": 3})
    t.set("machines", {"drill 3": 1}, 0).stand("use", 0)
    t.play("use drill 3")
    assert (cubes_in_mine(t), t.get("discard")) == (0, {"dirt": 3})
    assert t.get("excavated") == {"iron": 4}


@pytest.mark.rule("K12")
def test_an_excavation_ends_early_when_mine_and_discard_are_empty() -> None:
    t = karats_table(NEUTRAL, "pilot").set("mine", {"iron": 2}).set("discard", {"copper": 3})
    t.set("machines", {"megalodrill 8": 1}, 0).stand("use", 0)
    t.play("use megalodrill 8")
    assert excavated_count(t) == 5
    assert t.get("excavated") == {"iron": 2, "copper": 3}
    assert t.get("machines", 0) == {"megalodrill 0": 1}
    assert t.step == "keep"


@pytest.mark.rule("K12")
def test_a_turn_goes_on_without_any_cube_to_excavate() -> None:
    t = karats_table(NEUTRAL, "pilot").set("mine", {}).set("discard", {})
    t.set("inventory", {"iron": 1}, 0).set("inventory", {"ember": 2}, 1).stand("mine", 0)
    t.play("mine")
    assert (t.step, t.seat) == ("end", 0)
    t.play("end the turn")
    assert (t.step, t.seat) == ("build", 1)


@pytest.mark.rule("K12", "K40")
def test_the_automaton_discards_only_after_its_excavation() -> None:
    """Its cubes reach the discard pile too late for the refill."""
    t = karats_table(NEUTRAL, automaton="easy").set("mine", {"iron": 3}).set("discard", {"dirt": 4})
    t.set("automaton_rate", 50).set("inventory", {"iron": 2, "copper": 2}, 0)
    t.stand("automaton", 0)
    assert excavated_count(t) == 7
    assert t.get("discard") == {"iron": 3, "dirt": 4}
    assert (cubes_in_mine(t), t.get("excavated"), t.step) == (0, {}, "build")
