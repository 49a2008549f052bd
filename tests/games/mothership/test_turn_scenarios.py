"""Turns of Mothership as a table of the box would play them, each through several rules."""

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    engine_power,
    give_planets,
    give_tiles,
    mothership_duel,
    pass_reactions,
    play_until,
    put_fleet,
    set_hand,
    shield_left,
    ship_space,
    totals,
    two_fleets,
)

TOP, MIDDLE, BOTTOM = range(3)
"""The planets of the layout `duel`, at h3, h7 and h11."""


def turn_with(
    *cards: str, ours: dict[str, str] | None = None, theirs: dict[str, str] | None = None
) -> Table:
    """The turn of seat 0 with these cards and fleets."""
    return begin_turn(set_hand(two_fleets(ours or {}, theirs or {}), 0, *cards))


@pytest.mark.rule("M12", "M14", "M64")
def test_a_ship_moves_in_parts_between_other_orders_and_never_after_its_attack() -> None:
    t = turn_with(ours={"f1": "a13", "f2": "a12"}, theirs={"f1": "f13"})
    t.play("order fighter 1", "move c13", "order fighter 2", "move b12")
    t.play("order fighter 1", "move e13", "order fighter 1")
    assert t.refused("move c13") == ("out_of_reach", "M14")  # four of five spaces are flown
    t = play_until(t, ["attack f13"], lambda t: ship_space(t, 0, "fighter 1") == "e13")
    assert "order fighter 1" not in pass_reactions(t).legal()


@pytest.mark.rule("M13", "M37")
def test_a_mothership_that_a_card_warped_has_moved_so_its_energy_is_locked() -> None:
    t = turn_with("wormhole", ours={"m": "c13"})
    assert "divert" in t.legal()
    t.play("play wormhole", "target c13", "target e13")
    assert "divert" not in t.legal()


@pytest.mark.rule("M13")
def test_other_ships_may_act_before_energy_is_diverted_once() -> None:
    t = turn_with(ours={"m": "c13", "f1": "f13"})
    t.play("order fighter 1", "move g13", "divert", "engines 12", "weapons 0")
    assert t.get("energy", 0) == {"engines": 12, "shields": 3}
    assert "divert" not in t.legal()


@pytest.mark.rule("M2", "M24")
def test_seven_damage_take_one_counter_of_a_station() -> None:
    t = two_fleets({"b1": "m12"}, {})
    t = play_until(
        begin_turn(t), ["order bomber 1", "attack m11"], lambda t: dice_rolled(t)[0][1] == 7
    )
    assert t.get("station_counters", 1) == 3


@pytest.mark.rule("M25")
def test_a_guarded_station_is_attacked_only_after_its_guard_is_gone() -> None:
    t = turn_with(ours={"b1": "m12", "m": "l12"}, theirs={"f1": "l11"})
    t.play("order bomber 1")
    assert t.refused("attack m11") == ("station_guarded", "M25")
    t.play("move l13", "order mothership")
    t = play_until(t, ["attack l11"], lambda t: ship_space(t, 1, "fighter 1") == "")
    t.play("order bomber 1", "move m12", "order bomber 1")
    assert "attack m11" in t.legal()


@pytest.mark.rule("M18", "M21", "M22")
def test_fighter_dice_wear_the_shield_and_never_the_hull() -> None:
    t = two_fleets({"f1": "c13", "f2": "d12"}, {"m": "d13"}).put("energy", "shields", 1, 1)
    t.put("energy", "weapons", 0, 1)
    begin_turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    assert (t.get("hull_points", 1), shield_left(t, 1)) == (12, 0)


@pytest.mark.rule("M20", "M22")
def test_a_bomber_that_wins_against_fighters_merely_survives() -> None:
    t = turn_with(ours={"f1": "c13", "f2": "d12"}, theirs={"b1": "d13"})
    t.play("order fighter 1", "attack d13")
    t = play_until(t, ["join fighter 2"], lambda t: totals(t)[0] < totals(t)[1])
    assert [ship_space(t, 0, f"fighter {n}") for n in (1, 2)] == ["c13", "d12"]


@pytest.mark.rule("M23", "M31")
def test_wingmen_help_a_defender_and_not_against_asteroids() -> None:
    t = turn_with(ours={"f1": "c13"}, theirs={"f1": "d13", "f2": "e13", "b1": "d12"})
    t.play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 2
    t = turn_with(ours={"f1": "c6", "f2": "c7"})
    t.play("order fighter 1", "enter d6")
    assert t.get("defence_buff") == 0


@pytest.mark.rule("M31", "M32")
def test_a_ship_inside_a_field_moves_on_in_it_without_another_roll() -> None:
    t = play_until(
        turn_with(ours={"f1": "c6"}),
        ["order fighter 1", "enter d6"],
        lambda t: ship_space(t, 0, "fighter 1") == "d6",
    )
    t.play("order fighter 1")
    assert "move e6" in t.legal()


@pytest.mark.rule("M33", "M35", "M46")
def test_planet_dice_have_no_buffs_and_a_second_try_waits_for_the_next_turn() -> None:
    t = give_tiles(two_fleets({"f1": "h2", "f2": "g3"}, {}), 0, "combat", 3, "a")
    begin_turn(t).play("order fighter 1")
    t.play("attack h3")
    t = play_until(t, ["fire"], lambda t: dice_rolled(t)[0][1] == 5)
    assert t.get("planet_owners")[TOP] == 0
    t.play("order fighter 2")
    assert t.refused("attack h3") == ("planet_tried", "M33")


@pytest.mark.rule("M34")
def test_an_enemys_planet_pays_a_card_of_the_deck_or_of_its_owner() -> None:
    t = give_planets(two_fleets({"f1": "h2", "b1": "g3"}, {}), 1, TOP)
    begin_turn(set_hand(t, 1, "prod")).play("order fighter 1", "attack h3", "join bomber 1")
    t = play_until(t, ["pass"], lambda t: t.step == "reward")
    assert {"draw card", "steal card"} <= set(t.answers())
    t.play("steal card")
    assert (t.get("hand", 0), t.get("hand", 1)) == ({"prod": 1}, {})


@pytest.mark.rule("M36")
def test_a_card_is_bought_after_the_dice_and_the_window_stays_open() -> None:
    t = mothership_duel("prod").set("resources", 2, 0)
    t.play("pass")
    assert (t.step, t.seat) == ("after_roll", 0)
    t.play("buy card")
    assert (t.step, t.seat, t.get("resources", 0)) == ("after_roll", 0, 0)
    assert sum(t.get("hand", 0).values()) == 2


@pytest.mark.rule("M36", "M39")
def test_a_sold_card_pays_its_printed_value() -> None:
    t = turn_with("wormhole", "cowardly_retreat", "afterburner")
    t.play("sell wormhole", "sell cowardly_retreat", "sell afterburner")
    assert t.get("resources", 0) == 3 + 2 + 1


@pytest.mark.rule("M37", "M58")
def test_afterburner_then_punch_it_double_nine() -> None:
    t = turn_with("afterburner", "punch_it", ours={"f1": "a13"})
    t.play("play afterburner", "target a13", "play punch_it", "target a13")
    assert engine_power(t, 0, 1) == (5 + 4) * 2


@pytest.mark.rule("M37")
def test_ninja_rope_moves_a_ship_two_spaces_after_its_attack_on_a_planet() -> None:
    t = turn_with("ninja_rope", ours={"f1": "h2"})
    t.play("play ninja_rope", "target h2", "order fighter 1", "attack h3")
    pass_reactions(t)
    if t.step == "reward":
        t.play("draw card")
    t.play("order fighter 1", "move f2")
    assert ship_space(t, 0, "fighter 1") == "f2"
    assert "order fighter 1" not in t.legal()


@pytest.mark.rule("M42")
def test_a_push_stops_at_a_planet_and_at_the_pushed_ships_enemies() -> None:
    t = give_planets(two_fleets({"f1": "f3"}, {"f1": "g3"}), 0, TOP)
    begin_turn(set_hand(t, 0, "gravity_manipulator")).play("play gravity_manipulator", "target g3")
    assert t.refused("target h3") == ("space_taken", "M42")
    assert t.refused("target e3") == ("no_path_there", "M42")  # through our Fighter
    assert t.refused("target i3") == ("no_path_there", "M42")  # through the planet


@pytest.mark.rule("M42", "M65")
def test_a_planet_die_may_be_thrown_again_by_the_forks_and_backup_generator_adds_nothing() -> None:
    t = play_until(
        turn_with("the_forks", "backup_generator", ours={"f1": "h2"}),
        ["order fighter 1", "attack h3", "pass"],
        lambda t: dice_rolled(t)[0][1] == 1,
    )
    assert t.answers() == ["pass", "play the_forks"]


@pytest.mark.rule("M41", "M65")
def test_shield_breaker_may_be_played_on_a_shield_that_is_down_already() -> None:
    t = mothership_duel("shield_breaker").put("energy", "shields", 0, 1).settle()
    t.play("play shield_breaker")
    assert t.get("shield_lost", 1) > 0


@pytest.mark.rule("M45", "M65")
def test_auxiliary_shield_may_be_played_in_any_dogfight_of_the_mothership() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "f13"}), 0, "combat", 5, "a")
    begin_turn(set_hand(t, 0, "auxiliary_shield"))
    t.play("order mothership", "use sunslayer_torpedoes", "target f13", "play auxiliary_shield")
    assert t.get("attacker_extra_shield") in (0, 4)  # 0 once the dogfight is over
    t = set_hand(two_fleets({"m": "m12"}, {}), 0, "auxiliary_shield")
    begin_turn(t).play("order mothership", "attack m11")
    assert "play auxiliary_shield" not in t.legal()  # a Station fights no dogfight


@pytest.mark.rule("M43", "M45")
def test_a_ship_flies_then_jumps_and_nothing_follows_but_its_attack() -> None:
    t = give_planets(give_tiles(two_fleets({"f1": "c13"}, {}), 0, "support", 3, "b"), 0, BOTTOM)
    begin_turn(t).play("order fighter 1", "move g12", "order fighter 1", "use jump_gates")
    t.play("target h12")
    assert ship_space(t, 0, "fighter 1") == "h12"
    assert "order fighter 1" not in t.legal()


@pytest.mark.rule("M15", "M16", "M63")
def test_the_end_of_a_turn_pays_station_and_planets_and_restores_every_shield() -> None:
    t = give_planets(two_fleets({"m": "a13"}, {"m": "o13"}), 0, TOP, MIDDLE)
    begin_turn(t.set("shield_lost", 3, 1)).play("end turn")
    assert (t.get("resources", 0), shield_left(t, 1)) == (3, 5)


@pytest.mark.rule("M47", "M67")
def test_a_player_whose_last_ship_is_lost_leaves_no_loot_and_neutral_planets() -> None:
    t = empty_board(3)
    for seat, space in enumerate(("c13", "d13", "o1")):
        put_fleet(t, seat, f1=space)
    begin_turn(give_planets(set_hand(t, 1, "prod"), 1, TOP)).play("order fighter 1", "attack d13")
    t = play_until(t, ["pass"], lambda t: ship_space(pass_reactions(t), 1, "fighter 1") == "")
    assert (t.get("out", 1), t.get("hand", 1), t.get("planet_owners")[TOP]) == (1, {}, 0)
    assert t.get("resources", 0) == 1  # for the Fighter; the Station that goes down pays nothing
