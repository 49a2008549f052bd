"""The Mining phase: basic mining, every Device, keeping cubes (K22-K30)."""

import pytest

from motherlode.games.karats import state_cells as cell
from motherlode.kernel.zones import OPEN
from tests.games.karats.arranged_table import (
    NEUTRAL,
    excavated_count,
    fill_mine_with,
    finish_turn,
    karats_table,
    play_least_action,
)


@pytest.mark.rule("K22", "K34", "K35")
@pytest.mark.parametrize(
    ("profession", "cubes"),
    [("capitalist", 2), ("engineer", 2), ("saboteur", 2), ("prospector", 3), ("pilot", 1)],
)
def test_basic_mining_excavates_the_number_of_the_profession(profession: str, cubes: int) -> None:
    other = "engineer" if profession == "capitalist" else "capitalist"
    t = fill_mine_with(karats_table(profession, other), "iron").stand("mine", 0)
    t.play("mine")
    assert excavated_count(t) == cubes
    assert t.get("excavated") == {"iron": cubes}
    assert t.count("mine", "iron") == 100 - cubes


@pytest.mark.rule("K22")
def test_basic_mining_is_all_or_none() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("dynamite", 1, 0)
    t.stand("mine", 0)
    assert t.legal() == ["mine", "skip mining"]
    assert t.refused("done") == ("mine_or_skip", "K22")
    t.play("skip mining")
    assert t.events == [{"event": "mining_skipped", "seat": 0}]
    assert (t.step, t.get("excavated")) == ("use", {})
    assert t.refused("mine") == ("mined_already", "K22")
    t.play("use dynamite")
    assert t.get("excavated") == {"iron": 6}


@pytest.mark.rule("K22", "K29")
def test_a_turn_without_any_excavation_keeps_nothing() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").stand("mine", 0)
    t.play("skip mining")
    assert (t.turn, t.get("inventory", 0), t.get("discard")) == (1, {}, {})


@pytest.mark.rule("K23")
def test_devices_are_used_in_any_order_and_only_when_fuelled() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("dynamite", 1, 0)
    machines = {"drill 2": 1, "drill 0": 1, "steambot 1": 2, "boiler 1": 1, "megalodrill 3": 1}
    t.set("machines", machines, 0).stand("use", 0)
    assert t.legal() == [
        "done",
        "use boiler 1",
        "use drill 2",
        "use dynamite",
        "use megalodrill 3",
        "use steambot to dig",
        "use steambot to keep",
    ]
    t.play("use megalodrill 3", "use dynamite", "use steambot to dig", "use drill 2")
    assert excavated_count(t) == 3 + 6 + 1 + 2
    assert t.legal() == ["done", "use boiler 1", "use steambot to dig", "use steambot to keep"]
    assert t.refused("use drill 2") == ("no_such_machine", "K23")


@pytest.mark.rule("K23", "K26")
def test_a_machine_may_be_fuelled_and_used_twice_in_a_turn() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set(
        "machines", {"drill 3": 1, "boiler 1": 1}, 0
    )
    t.stand("use", 0)
    t.play("use drill 3")
    assert excavated_count(t) == 4
    t.play("use boiler 1", "load drill 0", "load drill 1", "load drill 2", "load drill 3")
    t.play("use drill 4")
    assert excavated_count(t) == 6
    assert t.step == "keep"


@pytest.mark.rule("K23")
def test_using_devices_is_optional_and_comes_before_keeping() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", {"steambot 1": 1}, 0)
    t.stand("mine", 0)
    t.play("mine")
    assert t.step == "use"
    assert t.refused("keep iron") == ("keep_comes_last", "K29")
    t.play("done")
    assert t.step == "keep"
    assert t.refused("use steambot to dig") == ("using_is_over", "K23")


@pytest.mark.rule("K24")
@pytest.mark.parametrize(("steam", "cubes"), [(2, 2), (3, 4), (4, 6), (5, 8)])
def test_a_drill_machine_excavates_two_cubes_for_each_steam_but_the_first(
    steam: int, cubes: int
) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set(
        "machines", {f"drill {steam}": 1}, 0
    )
    t.stand("use", 0)
    t.play(f"use drill {steam}")
    assert excavated_count(t) == cubes
    assert t.get("machines", 0) == {"drill 0": 1}


@pytest.mark.rule("K24")
@pytest.mark.parametrize("steam", [0, 1])
def test_a_drill_machine_needs_two_steam(steam: int) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron")
    t.set("machines", {f"drill {steam}": 1, "drill 2": 1}, 0).stand("use", 0)
    assert t.legal("use") == ["use drill 2"]
    assert t.refused(f"use drill {steam}") == ("too_little_steam", "K24")


@pytest.mark.rule("K25")
def test_a_steambot_excavates_one_cube() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", {"steambot 1": 1}, 0)
    t.stand("use", 0)
    t.play("use steambot to dig")
    assert excavated_count(t) == 1
    assert (t.step, t.field("left")) == ("keep", 1)


@pytest.mark.rule("K25", "K29")
def test_a_steambot_may_be_used_to_keep_one_more_cube_instead_of_excavating() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", {"steambot 1": 2}, 0)
    t.set("excavated", {"copper": 5}).stand("use", 0)
    t.play("use steambot to keep", "use steambot to keep")
    assert excavated_count(t) == 0
    t.play("keep copper", "keep copper")
    assert t.step == "keep"
    t.play("keep copper")
    assert t.get("inventory", 0) == {"copper": 3}
    assert t.count("discard", "copper") == 2
    assert t.events_of("kept")[0] == {"event": "kept", "seat": 0, "material": "copper"}


@pytest.mark.rule("K25")
def test_each_steambot_digs_or_keeps_as_chosen_at_its_use() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", {"steambot 1": 2}, 0)
    t.stand("use", 0)
    t.play("use steambot to keep", "use steambot to dig")
    assert excavated_count(t) == 1
    assert t.field("left") == 2


@pytest.mark.rule("K29")
def test_the_right_to_keep_more_cubes_ends_with_the_turn() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("machines", {"steambot 1": 1}, 0)
    t.stand("use", 0)
    t.set("excavated", {"iron": 1}).play("use steambot to keep")
    assert t.field("left") == 2
    finish_turn(t)
    finish_turn(t)
    while t.step != "keep":
        play_least_action(t)
    assert (t.turn, t.field("left")) == (0, 1)


@pytest.mark.rule("K26")
def test_a_boiler_makes_four_steam_which_are_loaded_at_once() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron")
    machines = {"boiler 1": 1, "drill 0": 1, "steambot 0": 1, "megalodrill 0": 1}
    t.set("machines", machines, 0).stand("use", 0)
    t.play("use boiler 1")
    assert t.step == "boiler_steam"
    assert t.legal() == ["load drill 0", "load megalodrill 0", "load steambot 0"]
    assert t.refused("use boiler 0") == ("steam_first", "K26")
    assert t.refused("done") == ("steam_first", "K26")
    t.play("load drill 0", "load steambot 0", "load drill 1", "load megalodrill 0")
    assert t.get("steam_pool") == 16
    assert t.step == "use"
    assert t.legal("use") == ["use drill 2", "use steambot to dig", "use steambot to keep"]


@pytest.mark.rule("K26", "K10")
def test_boiler_steam_that_finds_no_room_returns_to_the_pool() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set(
        "machines", {"boiler 1": 1, "steambot 0": 1}, 0
    )
    t.set("excavated", {"iron": 1}).stand("use", 0)
    t.play("use boiler 1", "load steambot 0")
    assert t.events_of("steam_returned") == [{"event": "steam_returned", "seat": 0, "count": 3}]
    assert t.get("steam_pool") == 19
    assert t.get("machines", 0) == {"boiler 0": 1, "steambot 1": 1}


@pytest.mark.rule("K26")
def test_a_boiler_without_ember_can_not_be_used() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set(
        "machines", {"boiler 0": 1, "steambot 1": 1}, 0
    )
    t.stand("use", 0)
    assert t.refused("use boiler 0") == ("no_ember_loaded", "K26")
    assert t.refused("use boiler 1") == ("no_such_machine", "K23")


@pytest.mark.rule("K27")
def test_dynamite_excavates_six_and_needs_no_fuel() -> None:
    t = (
        fill_mine_with(karats_table(NEUTRAL, "pilot"), "copper")
        .set("dynamite", 2, 0)
        .stand("use", 0)
    )
    t.play("use dynamite")
    assert excavated_count(t) == 6
    assert t.get("dynamite", 0) == 1
    assert t.legal() == ["done", "use dynamite"]


@pytest.mark.rule("K27", "K38")
def test_dynamite_is_not_among_the_machines() -> None:
    assert not [name for name in cell.LAYOUT.zone("machines").kinds if "dynamite" in name]


@pytest.mark.rule("K28")
@pytest.mark.parametrize(("steam", "cubes"), [(3, 3), (4, 6), (5, 9), (6, 12), (7, 15), (8, 18)])
@pytest.mark.parametrize("profession", ["capitalist", "pilot"])
def test_a_megalodrill_excavates_three_cubes_for_each_steam_but_the_first_two(
    steam: int, cubes: int, profession: str
) -> None:
    t = fill_mine_with(karats_table(profession, "engineer"), "iron")
    t.set("machines", {f"megalodrill {steam}": 1}, 0).stand("use", 0)
    t.play(f"use megalodrill {steam}")
    assert excavated_count(t) == cubes
    assert t.get("machines", 0) == {"megalodrill 0": 1}


@pytest.mark.rule("K28")
@pytest.mark.parametrize("steam", [0, 1, 2])
@pytest.mark.parametrize("profession", ["capitalist", "pilot"])
def test_a_megalodrill_needs_three_steam(steam: int, profession: str) -> None:
    t = fill_mine_with(karats_table(profession, "engineer"), "iron")
    t.set("machines", {f"megalodrill {steam}": 1, "steambot 1": 1}, 0).stand("use", 0)
    assert t.legal("use") == ["use steambot to dig", "use steambot to keep"]
    assert t.refused(f"use megalodrill {steam}") == ("too_little_steam", "K28")


@pytest.mark.rule("K29")
def test_one_cube_is_kept_and_the_rest_discarded() -> None:
    t = karats_table(NEUTRAL, "pilot").set("mine", {"iron": 1, "ember": 1}).stand("mine", 0)
    t.play("mine")
    assert t.legal() == ["done", "keep ember", "keep iron"]
    assert t.refused("keep copper") == ("not_excavated", "K29")
    fill_mine_with(t, "copper").play("keep ember")
    assert t.get("inventory", 0) == {"ember": 1}
    assert t.get("discard") == {"iron": 1}
    assert t.turn == 1


@pytest.mark.rule("K29", "K25")
def test_a_steambot_may_be_used_to_keep_while_keeping() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"steambot 1": 1, "drill 3": 1}, 0)
    t.set("excavated", {"iron": 2, "copper": 1}).stand("keep", 0, left=1)
    assert t.legal() == ["done", "keep copper", "keep iron", "use steambot to keep"]
    assert t.refused("use steambot to dig") == ("using_is_over", "K23")
    assert t.refused("use drill 3") == ("using_is_over", "K23")
    t.play("keep iron")
    assert t.legal() == ["done", "use steambot to keep"]
    assert t.refused("keep iron") == ("keep_limit", "K29")
    t.play("use steambot to keep")
    assert t.events_of("steambot_keeps") == [{"event": "steambot_keeps", "seat": 0}]
    assert (t.get("steam_pool"), t.field("left")) == (21, 1)
    assert t.refused("use steambot to keep") == ("no_such_machine", "K23")
    fill_mine_with(t, "dirt").play("keep copper")
    assert t.get("inventory", 0) == {"iron": 1, "copper": 1}
    assert t.get("discard") == {"iron": 1}
    assert t.turn == 1


@pytest.mark.rule("K29", "K38")
def test_a_sabotaged_or_empty_steambot_does_not_delay_the_discard() -> None:
    t = karats_table(NEUTRAL, "pilot").set("excavated", {"iron": 2})
    t.set("machines", {"steambot 1 sabotaged": 1, "steambot 0": 1}, 0).stand("keep", 0, left=1)
    assert t.refused("use steambot to keep") == ("machine_sabotaged", "K38")
    fill_mine_with(t, "dirt").play("keep iron")
    assert (t.turn, t.get("discard")) == (1, {"iron": 1})


@pytest.mark.rule("K29")
def test_a_player_may_keep_none_of_the_excavated_cubes() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").stand("mine", 0)
    t.play("mine")
    t.play("done")
    assert t.get("inventory", 0) == {}
    assert t.get("discard") == {"iron": 2}


@pytest.mark.rule("K30")
def test_excavated_cubes_are_visible_before_the_next_use_is_chosen() -> None:
    t = (
        karats_table(NEUTRAL, "pilot")
        .set("mine", {"iron": 2})
        .set("dynamite", 2, 0)
        .stand("mine", 0)
    )
    t.play("mine")
    assert (t.step, t.get("excavated")) == ("use", {"iron": 2})
    t.set("mine", {"ember": 6}).play("use dynamite")
    assert (t.step, t.get("excavated")) == ("use", {"iron": 2, "ember": 6})
    assert cell.LAYOUT.zone("excavated").audience is OPEN
    t.play("use dynamite")
    assert t.step == "keep"
    assert t.legal("keep") == ["keep ember", "keep iron"]
