"""The Professions: what each can do and what it costs (K34-K39)."""

import pytest

from tests.arrange import Table
from tests.games.karats.arranged_table import (
    NEUTRAL,
    excavated_count,
    fill_mine_with,
    finish_turn,
    karats_table,
    play_least_action,
)

Cubes = dict[str, int]
RICH = {"iron": 9, "ember": 9, "copper": 9}


@pytest.mark.rule("K34")
def test_the_prospector_mines_three_and_gains_two_steam() -> None:
    t = fill_mine_with(karats_table("prospector", "pilot"), "iron").set(
        "machines", {"megalodrill 0": 1}, 0
    )
    t.set("inventory", {"iron": 1, "copper": 1}, 0).stand("build", 0)
    t.play("done", "load megalodrill 0", "load megalodrill 1", "mine")
    assert (t.step, t.get("excavated")) == ("keep", {"iron": 3})
    assert t.get("machines", 0) == {"megalodrill 2": 1}


@pytest.mark.rule("K34", "K26")
def test_the_prospectors_boiler_makes_four_steam() -> None:
    t = fill_mine_with(karats_table("prospector", "pilot"), "iron")
    t.set("machines", {"megalodrill 0": 1, "boiler 1": 1}, 0).stand("use", 0)
    t.play("use boiler 1")
    assert t.field("left") == 4


@pytest.mark.rule("K35")
@pytest.mark.parametrize(("steam", "cubes"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_the_pilots_drill_machine_needs_one_steam_less(steam: int, cubes: int) -> None:
    t = fill_mine_with(karats_table("pilot", NEUTRAL), "iron").set(
        "machines", {f"drill {steam}": 1}, 0
    )
    t.stand("use", 0)
    t.play(f"use drill {steam}")
    assert excavated_count(t) == cubes
    assert t.get("machines", 0) == {"drill 0": 1}


@pytest.mark.rule("K35")
def test_the_pilot_gains_three_steam_and_mines_one() -> None:
    t = fill_mine_with(karats_table("pilot", NEUTRAL), "iron").set("machines", {"drill 0": 1}, 0)
    t.set("inventory", {"iron": 1, "copper": 1}, 0).stand("build", 0)
    t.play("done")
    assert t.field("left") == 3
    t.play("load drill 0", "load drill 1", "load drill 2", "mine")
    assert t.get("excavated") == {"iron": 1}
    assert t.legal("use") == ["use drill 3"]


@pytest.mark.rule("K35")
def test_the_pilot_cannot_use_an_empty_drill_machine() -> None:
    t = fill_mine_with(karats_table("pilot", NEUTRAL), "iron").set(
        "machines", {"drill 0": 1, "steambot 1": 1}, 0
    )
    t.stand("use", 0)
    assert t.refused("use drill 0") == ("too_little_steam", "K24")


HALF = {"drill": 2, "steambot": 1, "boiler": 1, "megalodrill": 4}
PRINTED = {
    "drill": ("iron", "copper"),
    "steambot": ("iron", "copper"),
    "boiler": ("iron", "ember"),
    "megalodrill": ("iron", "copper"),
}


@pytest.mark.rule("K36")
@pytest.mark.parametrize("machine", HALF)
def test_the_engineer_pays_any_half_of_the_printed_cubes(machine: str) -> None:
    first, second = PRINTED[machine]
    for ones in range(HALF[machine] + 1):
        t = fill_mine_with(karats_table("engineer", NEUTRAL), "iron").set("inventory", RICH, 0)
        t.stand("build", 0).play(f"engineer {machine}")
        assert t.step == "pay"
        assert t.legal() == sorted([f"pay {first}", f"pay {second}"])
        t.play(*[f"pay {first}"] * ones, *[f"pay {second}"] * (HALF[machine] - ones))
        assert t.step == "build"
        assert t.get("machines", 0) == {f"{machine} 0": 1}
        paid = {cube: n for cube, n in ((first, ones), (second, HALF[machine] - ones)) if n}
        assert t.get("discard") == paid
        for cube in RICH:
            assert t.count("inventory", cube, 0) == 9 - paid.get(cube, 0)


@pytest.mark.rule("K36")
def test_the_engineer_pays_each_material_at_most_as_often_as_printed() -> None:
    """Half the cost may be of one material if the card shows that many of it."""
    edition = {"engineer": {"percent": 75}}
    t = (
        karats_table("engineer", NEUTRAL, edition=edition)
        .set("inventory", RICH, 0)
        .stand("build", 0)
    )
    t.play("engineer drill")
    assert t.refused("pay ember") == ("not_in_cost", "K36")
    t.play("pay iron", "pay iron")
    assert t.legal() == ["pay copper"]
    assert t.refused("pay iron") == ("paid_already", "K36")
    t.play("pay copper")
    assert t.step == "build"


@pytest.mark.rule("K36")
def test_the_engineer_pays_only_cubes_of_the_inventory() -> None:
    t = fill_mine_with(karats_table("engineer", NEUTRAL), "iron").set(
        "inventory", {"iron": 1, "copper": 3}, 0
    )
    t.set("inventory", {"iron": 1}, 1).stand("build", 0)
    t.play("engineer megalodrill", "pay iron")
    assert t.legal() == ["pay copper"]
    assert t.refused("pay iron") == ("no_such_cube", "K36")
    t.play("pay copper", "pay copper", "pay copper")
    assert t.get("inventory", 0) == {}
    assert t.get("discard") == {"iron": 1, "copper": 3}


@pytest.mark.rule("K36")
@pytest.mark.parametrize(
    ("machine", "has", "can"),
    [
        ("drill", {"iron": 1, "copper": 1}, True),
        ("drill", {"iron": 2}, True),
        ("drill", {"copper": 2}, True),
        ("drill", {"iron": 1, "ember": 9}, False),
        ("steambot", {"copper": 1}, True),
        ("steambot", {"ember": 9}, False),
        ("boiler", {"ember": 1}, True),
        ("boiler", {"iron": 1}, True),
        ("boiler", {"copper": 9}, False),
        ("megalodrill", {"iron": 4}, True),
        ("megalodrill", {"iron": 9}, True),
        ("megalodrill", {"iron": 2, "copper": 1, "ember": 5}, False),
    ],
)
def test_the_engineer_builds_only_if_half_the_cost_can_be_paid(
    machine: str, has: Cubes, can: bool
) -> None:
    t = karats_table("engineer", NEUTRAL).set("inventory", has, 0).set("inventory", RICH, 1)
    t.stand("build", 0)
    assert (f"engineer {machine}" in t.legal()) == can
    if not can:
        assert t.refused(f"engineer {machine}") == ("cant_afford_half", "K36")


@pytest.mark.rule("K36")
def test_the_engineer_builds_one_machine_a_turn_at_half_cost_and_no_dynamite() -> None:
    t = (
        fill_mine_with(karats_table("engineer", NEUTRAL), "iron")
        .set("inventory", RICH, 0)
        .stand("build", 0)
    )
    assert "engineer dynamite" not in t.legal()
    assert t.refused("engineer dynamite") == ("dynamite_is_no_machine", "K36")
    t.play("build steambot", "engineer drill", "pay iron", "pay copper")
    assert t.legal("engineer") == []
    assert t.refused("engineer drill") == ("engineered_already", "K36")
    before = dict(t.get("inventory", 0))
    t.play("build drill")
    assert t.count("inventory", "iron", 0) == before["iron"] - 2
    assert t.count("inventory", "copper", 0) == before["copper"] - 2
    t.play("build dynamite")
    assert t.count("inventory", "ember", 0) == before["ember"] - 2


@pytest.mark.rule("K36")
def test_building_at_half_cost_skips_the_mining_phase() -> None:
    t = (
        fill_mine_with(karats_table("engineer", NEUTRAL), "iron")
        .set("inventory", RICH, 0)
        .set("dynamite", 1, 0)
    )
    t.set("machines", {"boiler 0": 1}, 0).stand("build", 0)
    t.play("engineer drill", "pay iron", "pay iron", "done")
    assert t.step == "geothermal"
    t.play("load drill 0", "load drill 1", "load drill 2", "load boiler 0")
    assert t.turn == 1
    assert t.count("machines", "boiler 1", 0) == 1
    assert not [f for f in t.events_of("excavated") if f["seat"] == 0]
    assert (t.get("dynamite", 0), t.get("keeps")) == (1, 0)
    finish_turn(t)
    t.play("engineer drill", "pay iron", "pay iron")
    assert t.step == "build"
    assert t.get("paid") == {}


@pytest.mark.rule("K36")
def test_an_engineer_who_pays_the_full_cost_mines() -> None:
    t = fill_mine_with(karats_table("engineer", NEUTRAL), "iron").set("inventory", {"ember": 2}, 0)
    t.set("inventory", RICH, 1).stand("build", 0)
    t.play("build dynamite", "mine", "use dynamite")
    assert excavated_count(t) == 8
    assert t.turn == 0


@pytest.mark.rule("K36")
def test_only_the_engineer_builds_at_half_cost() -> None:
    t = karats_table("pilot", "engineer").set("inventory", RICH, 0).stand("build", 0)
    assert t.legal("engineer") == []
    assert t.refused("engineer drill") == ("not_engineer", "K36")


def table_after_trade(capitalist: int, turn: int, seats: int, discard: Cubes) -> Table:
    """Seat `turn` gives Iron to the next seat for Copper; one seat is the Capitalist."""
    names = ["prospector", "pilot", "engineer"][: seats - 1]
    names.insert(capitalist, "capitalist")
    t = karats_table(*names).set("discard", discard)
    for seat in range(seats):
        t.set("inventory", {"iron": 2, "copper": 2}, seat)
    t.stand("build", turn)
    t.play(f"offer iron for copper to seat {(turn + 1) % seats + 1}", "accept")
    return t


@pytest.mark.rule("K37")
@pytest.mark.parametrize(("capitalist", "turn"), [(0, 0), (1, 0)])
@pytest.mark.parametrize("take", ["iron", "ember", "copper"])
def test_the_capitalist_takes_a_cube_whether_offering_or_answering(
    capitalist: int, turn: int, take: str
) -> None:
    t = table_after_trade(capitalist, turn, 2, {"dirt": 4, "iron": 1, "ember": 2, "copper": 3})
    assert (t.step, t.seat, t.turn) == ("bonus", capitalist, turn)
    assert t.legal() == ["take copper", "take ember", "take iron"]
    before = t.count("discard", take)
    had = t.count("inventory", take, capitalist)
    t.play(f"take {take}")
    assert t.count("discard", take) == before - 1
    assert t.count("inventory", take, capitalist) == had + 1
    assert (t.step, t.seat, t.turn) == ("build", turn, turn)


@pytest.mark.rule("K37")
def test_the_capitalist_takes_only_materials_of_the_discard_pile() -> None:
    t = table_after_trade(0, 0, 2, {"dirt": 4, "ember": 1})
    assert t.legal() == ["take ember"]
    assert t.refused("take iron") == ("not_in_discard", "K37")


@pytest.mark.rule("K37")
@pytest.mark.parametrize("discard", [{}, {"dirt": 9}])
def test_the_capitalist_gets_no_bonus_without_materials_in_the_discard_pile(discard: Cubes) -> None:
    t = table_after_trade(0, 0, 2, discard)
    assert (t.step, t.seat) == ("build", 0)
    assert t.get("inventory", 0) == {"iron": 1, "copper": 3}


@pytest.mark.rule("K37")
def test_the_capitalist_gets_no_bonus_for_a_trade_of_others() -> None:
    t = table_after_trade(2, 0, 3, {"iron": 9})
    assert (t.step, t.seat) == ("build", 0)
    assert t.count("discard", "iron") == 9


@pytest.mark.rule("K37")
def test_the_capitalist_gets_no_bonus_for_a_declined_offer() -> None:
    t = karats_table(NEUTRAL, "pilot").set("discard", {"iron": 9}).set("inventory", RICH, 0)
    t.set("inventory", RICH, 1).stand("build", 0)
    t.play("offer iron for ember to seat 2", "decline")
    assert t.step == "build"
    t.play("offer iron for ember to seat 2", "counter ember for 2 iron", "decline")
    assert t.step == "build"
    assert t.count("discard", "iron") == 9


@pytest.mark.rule("K37")
def test_the_capitalist_gets_a_bonus_for_every_trade() -> None:
    t = table_after_trade(0, 0, 2, {"iron": 9})
    t.play("take iron", "offer 2 iron for copper to seat 2", "accept", "take iron")
    assert t.count("discard", "iron") == 7
    assert t.get("inventory", 0) == {"iron": 1, "copper": 4}


@pytest.mark.rule("K37", "K32")
@pytest.mark.parametrize("capitalist", [0, 1])
def test_an_accepted_counter_offer_brings_the_capitalist_one_bonus(capitalist: int) -> None:
    professions = ["capitalist", "pilot"] if capitalist == 0 else ["pilot", "capitalist"]
    t = karats_table(*professions).set("discard", {"ember": 2})
    t.set("inventory", RICH, 0).set("inventory", RICH, 1).stand("build", 0)
    t.play("offer iron for copper to seat 2", "counter copper for 2 iron", "accept")
    assert (t.step, t.seat) == ("bonus", capitalist)
    t.play("take ember")
    assert (t.step, t.seat, t.count("discard", "ember")) == ("build", 0, 1)


@pytest.mark.rule("K37")
@pytest.mark.parametrize(
    ("trade", "bonus"),
    [
        ("offer copper for iron to seat 2", False),
        ("offer copper for 2 iron to seat 2", False),
        ("offer copper for ember to seat 2", False),
        ("offer ember for iron to seat 2", False),
        ("offer copper + ember for iron to seat 2", False),
        ("offer iron for copper to seat 2", True),
        ("offer iron for ember to seat 2", True),
        ("offer ember for copper to seat 2", True),
        ("offer copper for iron to seat 3", True),
    ],
)
@pytest.mark.parametrize("capitalist", [0, 1])
def test_a_trade_that_swaps_cubes_back_brings_the_capitalist_no_bonus(
    trade: str, bonus: bool, capitalist: int
) -> None:
    """After iron for copper with seat 2, the same kinds must not return within the turn."""
    professions = ["pilot", "engineer", "saboteur"]
    professions[capitalist] = "capitalist"
    t = karats_table(*professions).set("discard", {"ember": 9})
    for seat in range(3):
        t.set("inventory", RICH, seat)
    t.stand("build", 0).play("offer iron for copper to seat 2", "accept", "take ember")
    t.play(trade, "accept")
    involved = capitalist == 0 or trade.endswith("seat 2")
    assert (t.step == "bonus") == (bonus and involved)


@pytest.mark.rule("K37")
def test_swapping_cubes_back_in_a_later_turn_brings_the_capitalist_a_bonus() -> None:
    t = fill_mine_with(table_after_trade(0, 0, 2, {"iron": 9}), "dirt")
    t.play("take iron")
    finish_turn(t)
    t.play("offer iron for copper to seat 1", "accept")
    assert (t.step, t.seat, t.turn) == ("bonus", 0, 1)


def table_after_sabotage(machine: str = "drill 3") -> Table:
    """The Saboteur, seat 0, has skipped Prep; seat 1 owns the machine and plays next."""
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron").set("machines", {machine: 1}, 1)
    t.set("machines", {"steambot 0": 1}, 0).set("inventory", {"ember": 2}, 1)
    t.stand("build", 0)
    t.play(f"sabotage seat 2 {machine}")
    return t


@pytest.mark.rule("K38")
def test_the_saboteur_skips_prep_and_mines() -> None:
    t = table_after_sabotage()
    assert t.events_of("machine_sabotaged") == [
        {"event": "machine_sabotaged", "seat": 0, "owner": "seat 2", "machine": "drill 3"}
    ]
    assert t.get("machines", 1) == {"drill 3 sabotaged": 1}
    assert t.get("machines", 0) == {"steambot 0": 1}
    assert (t.step, t.legal("sabotage")) == ("mine", [])
    t.play("mine")
    assert (t.step, t.get("excavated")) == ("keep", {"iron": 2})


@pytest.mark.rule("K38")
def test_the_saboteur_skips_mining_after_prep() -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron").set(
        "machines", {"boiler 1": 1}, 1
    )
    t.set("inventory", {"iron": 1, "copper": 1}, 0).set("inventory", {"ember": 2}, 1)
    t.stand("build", 0)
    t.play("build steambot", "load steambot 0")
    assert t.step == "mine"
    assert t.legal() == ["mine", "sabotage seat 2 boiler 1", "skip mining"]
    t.play("sabotage seat 2 boiler 1")
    assert t.turn == 1
    assert excavated_count(t) == 0
    assert t.get("machines", 0) == {"steambot 1": 1}
    assert t.get("machines", 1) == {"boiler 1 sabotaged": 1}


@pytest.mark.rule("K38")
def test_a_saboteur_who_has_a_target_may_mine_instead_of_sabotaging() -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron").set("machines", {"drill 3": 1}, 1)
    t.stand("mine", 0)
    assert t.legal() == ["mine", "sabotage seat 2 drill 3", "skip mining"]
    t.play("mine")
    assert t.get("excavated") == {"iron": 2}
    assert t.get("machines", 1) == {"drill 3": 1}
    assert t.refused("sabotage seat 2 drill 3") == ("mining_begun", "K38")


@pytest.mark.rule("K38")
def test_the_saboteur_skips_only_one_phase_a_turn() -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron").set("machines", {"drill 3": 2}, 1)
    t.stand("build", 0)
    t.play("sabotage seat 2 drill 3")
    assert t.legal() == ["mine", "skip mining"]
    assert t.refused("sabotage seat 2 drill 3") == ("sabotaged_already", "K38")


@pytest.mark.rule("K38")
def test_a_prep_phase_that_has_begun_can_not_be_skipped() -> None:
    t = karats_table("saboteur", NEUTRAL).set("machines", {"drill 3": 1}, 1)
    t.set("inventory", RICH, 0).set("inventory", RICH, 1).stand("build", 0)
    assert "sabotage seat 2 drill 3" in t.legal()
    t.play("offer iron for ember to seat 2", "accept")
    assert t.step == "build"
    assert "sabotage seat 2 drill 3" in t.legal()
    t.play("build steambot")
    assert t.refused("sabotage seat 2 drill 3") == ("prep_begun", "K38")
    t.play("done")
    assert t.step == "geothermal"
    assert t.refused("sabotage seat 2 drill 3") == ("prep_begun", "K38")


@pytest.mark.rule("K38")
@pytest.mark.parametrize("first", ["sabotage seat 2 drill 3", "build steambot"])
def test_the_saboteur_may_sabotage_every_turn(first: str) -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron").set("machines", {"drill 3": 2}, 1)
    t.set("inventory", RICH, 0).set("inventory", RICH, 1).stand("build", 0)
    t.play(first)
    finish_turn(t)
    finish_turn(t)
    assert (t.turn, t.step) == (0, "build")
    assert t.legal("sabotage") == ["sabotage seat 2 drill 3"]


@pytest.mark.rule("K38")
def test_exactly_the_opponents_machines_without_a_marker_can_be_sabotaged() -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL, "pilot"), "iron").set(
        "machines", {"drill 2": 1}, 0
    )
    machines = {"drill 5": 1, "steambot 0": 2, "boiler 1": 1, "megalodrill 8": 1}
    t.set("machines", machines, 1).set("machines", {"boiler 0": 1}, 2)
    t.set("dynamite", 3, 1).set("dynamite", 1, 2).stand("build", 0)
    assert t.legal("sabotage") == [
        "sabotage seat 2 boiler 1",
        "sabotage seat 2 drill 5",
        "sabotage seat 2 megalodrill 8",
        "sabotage seat 2 steambot 0",
        "sabotage seat 3 boiler 0",
    ]
    assert t.refused("sabotage seat 1 drill 2") == ("own_machine", "K38")
    assert t.refused("sabotage seat 2 drill 4") == ("no_such_machine", "K38")
    assert t.refused("sabotage seat 4 drill 0") == ("no_such_seat", "K38")


@pytest.mark.rule("K38", "K39")
@pytest.mark.parametrize("step", ["build", "mine"])
@pytest.mark.parametrize("machines", [{}, {"drill 3 sabotaged": 2, "boiler 1 sabotaged": 1}])
def test_no_phase_is_skipped_for_sabotage_without_a_target(step: str, machines: Cubes) -> None:
    t = karats_table("saboteur", NEUTRAL).set("machines", machines, 1).set("dynamite", 2, 1)
    t.set("machines", {"drill 0": 1}, 0).set("inventory", RICH, 0).stand(step, 0)
    assert t.step == step
    assert t.legal("sabotage") == []
    reason = ("marked_already", "K39") if machines else ("no_such_machine", "K38")
    assert t.refused("sabotage seat 2 drill 3") == reason


@pytest.mark.rule("K38")
def test_only_the_saboteur_sabotages() -> None:
    t = karats_table("pilot", "saboteur").set("machines", {"drill 3": 1}, 1)
    t.set("inventory", RICH, 0).stand("build", 0)
    assert t.legal("sabotage") == []
    assert t.refused("sabotage seat 2 drill 3") == ("not_saboteur", "K38")


@pytest.mark.rule("K38")
@pytest.mark.parametrize(
    ("machine", "use"),
    [
        ("drill 3", "drill 3"),
        ("steambot 1", "steambot to dig"),
        ("steambot 1", "steambot to keep"),
        ("boiler 1", "boiler 1"),
        ("megalodrill 6", "megalodrill 6"),
    ],
)
def test_a_sabotaged_machine_can_not_be_used(machine: str, use: str) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "saboteur"), "iron").set(
        "machines", {f"{machine} sabotaged": 1}, 0
    )
    t.set("dynamite", 1, 0).stand("use", 0)
    assert t.legal() == ["done", "use dynamite"]
    assert t.refused(f"use {use}") == ("machine_sabotaged", "K38")


@pytest.mark.rule("K38")
def test_a_sabotaged_machine_can_not_be_fuelled_in_prep() -> None:
    machines = {"drill 0 sabotaged": 1, "drill 0": 1, "steambot 0 sabotaged": 1}
    t = fill_mine_with(karats_table(NEUTRAL, "saboteur"), "iron")
    t.set("machines", {**machines, "megalodrill 3 sabotaged": 1, "boiler 0 sabotaged": 1}, 0)
    t.set("inventory", {"iron": 1, "ember": 1}, 0).stand("build", 0)
    t.play("done")
    assert t.legal() == ["done", "load drill 0"]
    assert t.refused("load drill 0 sabotaged") == ("machine_sabotaged", "K38")
    t.play("done")
    assert t.step == "mine"
    t.put("machines", "boiler 0", 1, 0).stand("fuel", 0)
    assert t.legal() == ["done", "load boiler 0"]
    assert t.refused("load boiler 0 sabotaged") == ("machine_sabotaged", "K38")


@pytest.mark.rule("K38")
def test_a_sabotage_marker_stays_to_the_end_of_the_owners_next_turn() -> None:
    t = fill_mine_with(karats_table("saboteur", "pilot", NEUTRAL), "iron").set(
        "machines", {"drill 3": 2}, 2
    )
    for seat in range(3):
        t.set("inventory", {"ember": 2}, seat)
    t.stand("build", 0)
    t.play("sabotage seat 3 drill 3")
    marked = {"drill 3": 1, "drill 3 sabotaged": 1}
    for turn in (0, 1, 2):
        while t.turn == turn:
            assert t.get("machines", 2) == marked
            play_least_action(t)
    assert t.events_of("machines_freed") == [{"event": "machines_freed", "seat": 2, "count": 1}]
    assert t.get("machines", 2) == {"drill 3": 2}


@pytest.mark.rule("K38")
def test_a_sabotage_marker_stays_at_the_end_of_another_players_turn() -> None:
    t = table_after_sabotage()
    finish_turn(t)
    assert t.turn == 1
    assert t.get("machines", 1) == {"drill 3 sabotaged": 1}


@pytest.mark.rule("K38", "K36")
def test_a_sabotage_marker_comes_off_at_the_end_of_a_turn_without_mining() -> None:
    t = fill_mine_with(karats_table("engineer", "saboteur"), "iron").set(
        "inventory", {"copper": 1}, 0
    )
    t.set("machines", {"steambot 1 sabotaged": 1, "boiler 0 sabotaged": 2}, 0).stand("build", 0)
    t.play("engineer steambot", "pay copper", "load steambot 0")
    assert t.turn == 1
    assert t.get("machines", 0) == {"steambot 1": 2, "boiler 0": 2}


@pytest.mark.rule("K39")
def test_a_sabotaged_machine_can_not_be_sabotaged_again() -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron")
    t.set("machines", {"drill 3 sabotaged": 1, "drill 2": 1}, 1).stand("build", 0)
    assert t.legal("sabotage") == ["sabotage seat 2 drill 2"]
    assert t.refused("sabotage seat 2 drill 3") == ("marked_already", "K39")


@pytest.mark.rule("K39")
def test_boiler_steam_may_be_loaded_on_a_sabotaged_machine() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "saboteur"), "iron")
    t.set("machines", {"drill 1 sabotaged": 1, "steambot 1 sabotaged": 1, "boiler 1": 1}, 0)
    t.set("excavated", {"iron": 1}).stand("use", 0)
    t.play("use boiler 1")
    assert t.legal() == ["load drill 1 sabotaged"]
    t.play(*[f"load drill {fuel} sabotaged" for fuel in range(1, 5)])
    assert t.events_of("steam_loaded")[-1]["machine"] == "drill 5 sabotaged"
    assert t.count("machines", "drill 5 sabotaged", 0) == 1
    assert (t.step, t.turn) == ("keep", 0)
    t.play("done")
    assert t.get("machines", 0) == {"drill 5": 1, "steambot 1": 1, "boiler 0": 1}


@pytest.mark.rule("K39", "K20")
def test_boiler_steam_loads_a_sabotaged_machine_only_up_to_its_limit() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "saboteur"), "iron")
    t.set("machines", {"drill 4 sabotaged": 1, "boiler 1": 1}, 0).stand("use", 0)
    t.play("use boiler 1", "load drill 4 sabotaged")
    assert t.step != "boiler_steam"
    assert t.get("steam_pool") == 19
