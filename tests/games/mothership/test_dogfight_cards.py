"""Every Action card of dogfights, played from an arranged position (M39-M42)."""

import pytest

from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    fighter_duel,
    give_planets,
    mothership_duel,
    play_until,
    put_artifact,
    set_hand,
    shield_left,
    ship_space,
    totals,
    two_fleets,
)


def test_backup_generator_adds_a_throw_to_a_one() -> None:
    t = play_until(
        fighter_duel("backup_generator"), ["pass"], lambda t: ("fighter 1", 1) in dice_rolled(t)[:1]
    )
    assert t.step == "after_roll"
    before = dict(dice_rolled(t)[:1])["fighter 1"]
    t.play("play backup_generator")
    again = dice_rolled(t)[0][1]
    assert totals(t)[0] == before + again


def test_backup_generator_is_not_playable_without_a_one() -> None:
    t = play_until(fighter_duel("backup_generator"), ["pass"], lambda t: dice_rolled(t)[0][1] != 1)
    assert t.answers() == ["pass"]  # it might hold The Forks, so it is asked all the same


def test_defence_buff_adds_to_the_defence_roll() -> None:
    t = fighter_duel(theirs=("defence_buff",))
    assert t.legal() == ["pass", "play defence_buff"]
    t.play("play defence_buff")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 1


def test_enhanced_sensors_need_a_mothership_beside_the_ship() -> None:
    t = set_hand(two_fleets({"f1": "c13", "m": "b13"}, {"f1": "d13"}), 0, "enhanced_sensors")
    begin_turn(t).play("order fighter 1", "attack d13", "play enhanced_sensors")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 2
    assert "play enhanced_sensors" not in fighter_duel("enhanced_sensors").legal()
    t = set_hand(two_fleets({"f1": "c13", "f2": "b13"}, {"f1": "d13"}), 0, "enhanced_sensors")
    begin_turn(t).play("order fighter 1", "attack d13")
    assert "play enhanced_sensors" not in t.legal()  # a Fighter beside it is no Mothership


def test_wingman_adds_two_beside_a_friend() -> None:
    assert "play wingman" not in fighter_duel(theirs=("wingman",)).legal()
    t = set_hand(two_fleets({"f1": "c13"}, {"f1": "d13", "f2": "e13"}), 1, "wingman")
    begin_turn(t).play("order fighter 1", "attack d13", "play wingman")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 1 + 2


@pytest.mark.rule("M35", "M42")
def test_git_off_mah_propertay_makes_a_capture_harder() -> None:
    t = give_planets(set_hand(two_fleets({"b1": "g3"}, {}), 1, "git_off_mah_propertay"), 1, 0)
    begin_turn(t).play("order bomber 1", "attack h3")
    assert (t.step, t.seat) == ("before_roll", 1)
    t = play_until(t, ["play git_off_mah_propertay"], lambda t: t.get("planet_owners")[0] == 2)
    assert t.events_of("held_out")[0]["needed"] == 9


@pytest.mark.rule("M42")
def test_roll_cards_are_not_playable_on_planet_rolls() -> None:
    cards = ("expansion_pak", "volt_switch", "backup_generator")
    t = give_planets(set_hand(two_fleets({"m": "g3"}, {}), 0, *cards), 1, 0)
    begin_turn(t).play("order mothership", "attack h3")
    for window in ("before_roll", "after_roll"):
        assert (t.step, t.legal("play")) == (window, [])
        assert t.refused("play volt_switch") == ("not_on_planet_rolls", "M33")
        t.play("pass")


def test_antiques_roadshow_adds_one_for_each_artifact() -> None:
    t = set_hand(
        two_fleets({"f1": "c13"}, {"f1": "d13"}, {"exploration": True}), 0, "antiques_roadshow"
    )
    put_artifact(put_artifact(give_planets(t, 0, 0, 1), 6, 0), 8, 1)
    begin_turn(t).play("order fighter 1", "attack d13", "play antiques_roadshow")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 2


def test_seismic_charge_adds_three_beside_a_field() -> None:
    t = set_hand(two_fleets({"f1": "b6"}, {"f1": "c6"}), 0, "seismic_charge")
    begin_turn(t).play("order fighter 1", "attack c6", "play seismic_charge")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 3
    assert "play seismic_charge" not in fighter_duel("seismic_charge").legal()


def test_volt_switch_adds_to_a_motherships_roll() -> None:
    t = mothership_duel("volt_switch")
    t.play("play volt_switch")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 3
    assert "play volt_switch" not in fighter_duel("volt_switch").legal()


def test_auxiliary_shield_absorbs_four_more() -> None:
    t = mothership_duel(theirs=("auxiliary_shield",))
    t = play_until(t, ["play auxiliary_shield"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("hull_points", 1) == 12
    assert t.get("shield_lost", 1) == max(totals(t)[0] - 4, 0)


@pytest.mark.rule("M41")
def test_expansion_pak_doubles_a_die() -> None:
    t = fighter_duel("expansion_pak")
    t.play("play expansion_pak")
    assert totals(t)[0] == 2 * dice_rolled(t)[0][1]


@pytest.mark.rule("M41")
def test_expansion_pak_doubles_one_die_but_no_buff() -> None:
    t = two_fleets({"f1": "c13", "f2": "e13", "m": "b13"}, {"f1": "d13"})
    set_hand(t, 0, "expansion_pak", "enhanced_sensors")
    begin_turn(t).play("order fighter 1", "attack d13", "join fighter 2", "play expansion_pak")
    assert t.answers() == ["pick fighter 1", "pick fighter 2"]
    t.play("pick fighter 2", "play enhanced_sensors")
    rolled = dict(dice_rolled(t)[:2])
    assert totals(t)[0] == rolled["fighter 1"] + 2 * rolled["fighter 2"] + 2


@pytest.mark.rule("M41")
def test_a_defenders_expansion_pak_does_not_double_the_wingman_buff() -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"f1": "d13", "f2": "e13"}), 1, "expansion_pak")
    begin_turn(t).play("order fighter 1", "attack d13", "play expansion_pak")
    assert totals(t)[1] == 2 * dice_rolled(t)[1][1] + 1


def test_last_stand_destroys_an_attacking_fighter() -> None:
    t = fighter_duel(theirs=("last_stand",))
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert ship_space(t, 0, "fighter 1") == ship_space(t, 1, "fighter 1") == ""
    assert [t.get("resources", seat) for seat in (0, 1)] == [1, 1]


def test_last_stand_damages_an_attacking_mothership() -> None:
    t = set_hand(two_fleets({"m": "c13"}, {"f1": "d13"}), 1, "last_stand")
    begin_turn(t).play("order mothership", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.get("hull_points", 0) == 8


def test_life_support_saves_a_ship_and_the_loot_is_still_paid() -> None:
    t = fighter_duel(theirs=("life_support",))
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play life_support")
    assert ship_space(t, 1, "fighter 1") == "d13"
    assert t.get("resources", 0) == 1


def test_life_support_saves_one_of_several_attackers() -> None:
    t = set_hand(two_fleets({"f1": "c13", "f2": "e13"}, {"m": "d13"}), 0, "life_support")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    begin_turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play life_support", "pick fighter 2")
    assert (ship_space(t, 0, "fighter 1"), ship_space(t, 0, "fighter 2")) == ("", "e13")
    assert t.get("resources", 1) == 2


def test_the_forks_roll_a_die_again() -> None:
    t = fighter_duel("the_forks")
    t = play_until(t, ["pass"], lambda t: dice_rolled(t)[0][1] == 1)
    t.play("play the_forks")
    assert totals(t)[0] == dice_rolled(t)[0][1]


def test_dedotated_wam_damages_a_mothership_and_uses_the_attack() -> None:
    t = set_hand(two_fleets({"b1": "c13", "m": "e13"}, {"m": "d13"}), 0, "dedotated_wam")
    begin_turn(t).play("play dedotated_wam", "target d13")
    assert t.legal() == ["pick bomber 1", "pick mothership"]
    t.play("pick bomber 1")
    assert t.get("hull_points", 1) == 9
    assert t.get("shield_lost", 1) == 0
    t.play("order bomber 1") if "order bomber 1" in t.legal() else None
    assert t.legal("attack") == []


def test_dedotated_wam_needs_a_bomber_or_mothership() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {"m": "d13"}), 0, "dedotated_wam"))
    assert "play dedotated_wam" not in t.legal()


def test_dedotated_wam_can_destroy_a_mothership() -> None:
    t = set_hand(two_fleets({"b1": "c13"}, {"m": "d13"}), 0, "dedotated_wam").set(
        "hull_points", 2, 1
    )
    begin_turn(t).play("play dedotated_wam", "target d13")
    assert ship_space(t, 1, "mothership") == ""
    assert t.get("resources", 0) == 3


def test_railguns_attack_from_four_spaces_away() -> None:
    t = set_hand(two_fleets({"b1": "c13"}, {"m": "g13", "f1": "f13"}), 0, "railguns")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    begin_turn(t).play("play railguns")
    assert t.legal() == ["target g13"]
    t = play_until(t, ["target g13"], lambda t: totals(t)[0] < totals(t)[1])
    assert ship_space(t, 0, "bomber 1") == "c13"
    for too_near in ("d13", "f13"):
        near = begin_turn(set_hand(two_fleets({"b1": "c13"}, {"m": too_near}), 0, "railguns"))
        assert "play railguns" not in near.legal()
    t.play("order bomber 1") if "order bomber 1" in t.legal() else None
    assert t.legal("attack") == []


def test_shield_breaker_removes_the_shield_for_the_turn() -> None:
    t = mothership_duel("shield_breaker")
    t = play_until(t, ["play shield_breaker"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("hull_points", 1) == 12 - totals(t)[0]
    assert shield_left(t, 1) == 0
    t.play("end turn")
    assert shield_left(t, 1) == 5


@pytest.mark.rule("M41")
@pytest.mark.parametrize(("breaker_first", "left"), [(True, 4), (False, 0)])
def test_shield_breaker_removes_only_an_auxiliary_shield_played_before_it(
    breaker_first: bool, left: int
) -> None:
    t = mothership_duel("shield_breaker", theirs=("auxiliary_shield", "prod"))
    if breaker_first:
        t.play("play shield_breaker", "pass", "play auxiliary_shield", "pass")
    else:
        t.play("pass", "play auxiliary_shield", "pass", "play shield_breaker", "pass")
    assert shield_left(t, 1) + t.get("defender_extra_shield") == left
