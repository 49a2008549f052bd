"""Refusals of illegal actions name the true reason and its rule."""

import pytest

from motherlode.games.mothership import state_cells as cell
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    fighter_duel,
    give_planets,
    give_tiles,
    pass_reactions,
    put_fleet,
    redraw_map,
    set_hand,
    two_fleets,
)

WITH_ASTEROIDS = """
. . . . . . . . .
 . . . . . . . .
. . 1 . # . . . .
 . . . P . . . .
. . . . . . . . .
 . . . . P . . .
. . . . # . 2 . .
 . . . . . . . .
. . . . . . . . .
"""


@pytest.mark.rule("M10")
def test_placement_refusals_name_the_distance() -> None:
    edition = {"layouts": {"custom": {"players": 2, "map": WITH_ASTEROIDS}}}
    t = table("mothership", 2, {"layout": "custom"}, edition)
    near, far = ("e3", "e7") if t.seat == 0 else ("e7", "e3")
    assert f"place {near}" in t.legal()  # among asteroids
    assert t.refused(f"place {far}") == ("too_far_from_station", "M10")
    assert table("mothership", 1).refused("place a1") == ("too_far_from_base", "M10")


@pytest.mark.rule("M14", "M37")
def test_refusals_of_flights_name_what_stops_the_ship() -> None:
    t = two_fleets({"f1": "c13"}, {"f1": "d13"}).set("spaces_after_attack", [0, 2, 0, 0, 0, 0], 0)
    begin_turn(t.set("status", [0, 1, 0, 0, 0, 0], 0)).play("order fighter 1")
    assert t.refused("move h13") == ("out_of_reach", "M14")
    assert t.refused("move d13") == ("space_taken", "M14")
    t = two_fleets({"f1": "c13"}, {"f1": "d13"}).set(
        "status", [0, int(cell.MOVEMENT_OVER), 0, 0, 0, 0], 0
    )
    begin_turn(t).play("order fighter 1")
    assert t.refused("move b13") == ("movement_is_over", "M37")


@pytest.mark.rule("M14", "M31")
def test_refusals_of_flights_into_fields_name_the_reason() -> None:
    t = begin_turn(two_fleets({"f1": "c13"}, {"f1": "d13"}))
    t.play("order fighter 3")
    assert t.refused("move k7") == t.refused("enter k7") == ("out_of_reach", "M14")
    assert t.refused("enter b1") == ("no_field_attacks", "M31")
    t = begin_turn(put_fleet(put_fleet(empty_board(), 0, f1="c6"), 1, f3="o1"))
    t.play("order fighter 1")
    entered = t.legal("enter")[0].split()[1]
    assert t.refused(f"move {entered}") == ("asteroids_are_entered", "M31")


def turn_with_tiles(ours: dict[str, str], category: str, tier: int, branch: str) -> Table:
    """The turn of a seat that owns tiles up to a tier."""
    return begin_turn(give_tiles(two_fleets(ours, {"f1": "d13"}), 0, category, tier, branch))


@pytest.mark.rule("M43", "M44")
def test_refusals_of_abilities_name_what_is_missing() -> None:
    t = turn_with_tiles({"m": "c13"}, "economy", 5, "a").stand("orders", 0, ship=0)
    assert t.refused("use asteroid_mining") == ("no_field_near", "M44")
    t = turn_with_tiles({"m": "c13"}, "economy", 5, "b").stand("orders", 0, ship=0)
    assert t.refused("use repair_drones") == ("hull_is_whole", "M44")
    t.set("hull_points", 5, 0)
    assert t.refused("use repair_drones") == ("no_planet_held", "M44")
    t = (
        turn_with_tiles({"m": "c13"}, "support", 5, "a")
        .set("hull_points", 2, 0)
        .stand("orders", 0, ship=0)
    )
    assert t.refused("use solar_beam") == ("hull_too_low", "M44")
    t = turn_with_tiles({"m": "j13"}, "support", 5, "a").stand("orders", 0, ship=0)
    assert t.refused("use solar_beam") == ("nothing_in_range", "M44")
    t.set("energy", {"engines": 12, "weapons": 0, "shields": 3}, 0)
    assert t.refused("use solar_beam") == ("no_weapons", "M3")
    t = turn_with_tiles({"m": "c13", "f1": "c12"}, "combat", 5, "a").stand("orders", 0, ship=1)
    assert t.refused("use sunslayer_torpedoes") == ("mothership_only", "M43")


@pytest.mark.rule("M37", "M45", "M53")
def test_refusals_of_jump_gates_name_what_is_missing() -> None:
    t = turn_with_tiles({"m": "c13"}, "support", 3, "b")
    assert t.refused("use jump_gates") == ("choose_a_ship_first", "M12")
    t.stand("orders", 0, ship=0)
    assert t.refused("use jump_gates") == ("no_gate_beside", "M45")
    t.set("status", [int(cell.JUMPED), 0, 0, 0, 0, 0], 0)
    assert t.refused("use jump_gates") == ("jumped_already", "M45")
    t.set("held", [1, 0, 0, 0, 0, 0], 0)
    assert t.refused("use jump_gates") == ("ship_is_held", "M45")
    t = turn_with_tiles({"m": "c13"}, "support", 3, "b")
    t.set("planets", [t.get("ships", 0)[0] - 1] + [0] * 6).set("station", 0, 0)
    give_planets(redraw_map(t), 0, 0).stand("orders", 0, ship=0)
    assert "use jump_gates" in t.legal()  # to another space beside the same planet (M58)
    assert turn_with_tiles({}, "support", 3, "a").refused("use jump_gates") == (
        "no_such_ability",
        "M43",
    )


@pytest.mark.rule("M18", "M44", "M45", "M46")
def test_refusals_of_ability_targets_name_the_reason() -> None:
    t = turn_with_tiles({"m": "c13", "f1": "c12"}, "combat", 5, "a")
    t.play("order mothership", "use sunslayer_torpedoes")
    assert t.refused("target o1") == ("too_far_to_aim", "M44")
    assert t.refused("target b13") == ("nothing_there", "M45")
    assert t.refused("target c12") == ("friendly", "M48")
    t = turn_with_tiles({"m": "c13"}, "support", 5, "a")
    t.play("order mothership", "use solar_beam")
    assert t.refused("target o1") == ("not_beside", "M18")
    t = turn_with_tiles({"m": "c13"}, "support", 5, "b")
    t.set("planets", [t.get("ships", 0)[0] - 1] + [0] * 6)
    redraw_map(t).play("order mothership", "use tractor_beam")
    assert t.refused("target b13") == ("ships_only", "M45")
    assert t.refused("target o1") == ("too_far_to_aim", "M44")


@pytest.mark.rule("M39", "M42")
def test_refusals_of_card_targets_name_the_reason() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {"f1": "d13"}), 0, "wormhole"))
    assert t.refused("target c13") == ("nothing_is_aimed", "M42")
    t.play("play wormhole")
    assert t.refused("target b13") == ("no_target", "M39")
    t.play("target c13")
    assert pass_reactions(t).refused("target d13") == ("space_taken", "M42")


@pytest.mark.rule("M12", "M17")
def test_a_ship_with_orders_comes_first_and_others_cannot_trade() -> None:
    t = two_fleets({"f1": "c13"}, {"f1": "d13"}).set("resources", 9, 0)
    begin_turn(t).play("order fighter 1")
    assert t.refused("order fighter 3") == ("ship_has_orders", "M12")
    t = fighter_duel(theirs=("hull_repair",))
    assert t.seat == 1
    assert t.refused("buy card") == ("market_closed", "M17")


@pytest.mark.rule("M12", "M28", "M40")
def test_actions_of_the_own_turn_are_refused_in_the_market() -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"m": "e13"}), 1, "afterburner", "defence_buff")
    begin_turn(t).play("end turn")
    assert (t.step, t.seat) == ("market", 1)
    assert t.refused("play afterburner") == ("only_in_own_turn", "M40")
    assert t.refused("play defence_buff") == ("card_has_no_use", "M28")
    for text in ("order mothership", "move f13", "attack c13"):
        assert t.refused(text) == ("only_in_own_turn", "M12"), text
    assert t.refused("divert") == ("only_in_own_turn", "M13")
