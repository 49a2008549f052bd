"""Action cards of dogfights, each by a little script from an arranged position (M39-M42)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.desk import (
    at,
    desk,
    dice,
    fighters,
    find,
    hand,
    motherships,
    own,
    shield_of,
    ships,
    tech,
    totals,
    turn,
    two,
    until,
)


def test_backup_generator() -> None:
    t = until(fighters("backup_generator"), ["pass"], lambda t: ("fighter 1", 1) in dice(t)[:1])
    assert t.step == "after_roll"
    before = dict(dice(t)[:1])["fighter 1"]
    t.play("play backup_generator")
    again = dice(t)[0][1]
    assert totals(t)[0] == before + again


def test_backup_generator_needs_a_one() -> None:
    t = until(fighters("backup_generator"), ["pass"], lambda t: dice(t)[0][1] != 1)
    assert t.legal() == ["pass"]  # it might hold The Forks, so it is asked all the same


def test_defence_buff() -> None:
    t = fighters(theirs=("defence_buff",))
    assert t.legal() == ["pass", "play defence_buff"]
    t.play("play defence_buff")
    assert totals(t)[1] == dice(t)[1][1] + 1


def test_enhanced_sensors() -> None:
    t = hand(two({"f1": "c13", "m": "b13"}, {"f1": "d13"}), 0, "enhanced_sensors")
    turn(t).play("order fighter 1", "attack d13", "play enhanced_sensors")
    assert totals(t)[0] == dice(t)[0][1] + 2
    assert "play enhanced_sensors" not in fighters("enhanced_sensors").legal()
    t = hand(two({"f1": "c13", "f2": "b13"}, {"f1": "d13"}), 0, "enhanced_sensors")
    turn(t).play("order fighter 1", "attack d13")
    assert "play enhanced_sensors" not in t.legal()  # a Fighter beside it is no Mothership


def test_wingman() -> None:
    assert "play wingman" not in fighters(theirs=("wingman",)).legal()
    t = hand(two({"f1": "c13"}, {"f1": "d13", "f2": "e13"}), 1, "wingman")
    turn(t).play("order fighter 1", "attack d13", "play wingman")
    assert totals(t)[1] == dice(t)[1][1] + 1 + 2


@pytest.mark.rule("M35", "M42")
def test_git_off_mah_propertay() -> None:
    t = own(hand(two({"b1": "g3"}, {}), 1, "git_off_mah_propertay"), 1, 0)
    turn(t).play("order bomber 1", "attack h3")
    assert (t.step, t.seat) == ("before_roll", 1)
    t = until(t, ["play git_off_mah_propertay"], lambda t: t.get("planet_owners")[0] == 2)
    assert t.told("held_out")[0]["needed"] == 9


@pytest.mark.rule("M42")
def test_planet_rolls_are_not_any_roll() -> None:
    cards = ("expansion_pak", "the_forks", "volt_switch", "backup_generator")
    t = own(hand(two({"m": "g3"}, {}), 0, *cards), 1, 0)
    turn(t).play("order mothership", "attack h3")
    assert t.step == "turn"  # nobody could be asked: the owner has no card


def test_antiques_roadshow() -> None:
    t = hand(two({"f1": "c13"}, {"f1": "d13"}, {"exploration": True}), 0, "antiques_roadshow")
    find(find(own(t, 0, 0, 1), 6, 0), 8, 1)
    turn(t).play("order fighter 1", "attack d13", "play antiques_roadshow")
    assert totals(t)[0] == dice(t)[0][1] + 2


def test_seismic_charge() -> None:
    t = hand(two({"f1": "b6"}, {"f1": "c6"}), 0, "seismic_charge")
    turn(t).play("order fighter 1", "attack c6", "play seismic_charge")
    assert totals(t)[0] == dice(t)[0][1] + 3
    assert "play seismic_charge" not in fighters("seismic_charge").legal()


def test_volt_switch() -> None:
    t = motherships("volt_switch")
    t.play("play volt_switch")
    assert totals(t)[0] == dice(t)[0][1] + 3
    assert "play volt_switch" not in fighters("volt_switch").legal()


def test_auxiliary_shield() -> None:
    t = motherships(theirs=("auxiliary_shield",))
    t = until(t, ["play auxiliary_shield"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("hull_points", 1) == 12
    assert t.get("shield_lost", 1) == max(totals(t)[0] - 4, 0)


@pytest.mark.rule("M41")
def test_expansion_pak() -> None:
    t = fighters("expansion_pak")
    t.play("play expansion_pak")
    assert totals(t)[0] == 2 * dice(t)[0][1]


@pytest.mark.rule("M41")
def test_expansion_pak_doubles_one_die_and_no_buff() -> None:
    t = hand(two({"f1": "c13", "f2": "e13", "m": "b13"}, {"f1": "d13"}), 0, "expansion_pak",
             "enhanced_sensors")  # fmt: skip
    turn(t).play("order fighter 1", "attack d13", "join fighter 2", "play expansion_pak")
    assert t.legal() == ["pick fighter 1", "pick fighter 2"]
    t.play("pick fighter 2", "play enhanced_sensors")
    rolled = dict(dice(t)[:2])
    assert totals(t)[0] == rolled["fighter 1"] + 2 * rolled["fighter 2"] + 2


@pytest.mark.rule("M41")
def test_expansion_pak_of_a_defender_doubles_no_wingman() -> None:
    t = hand(two({"f1": "c13"}, {"f1": "d13", "f2": "e13"}), 1, "expansion_pak")
    turn(t).play("order fighter 1", "attack d13", "play expansion_pak")
    assert totals(t)[1] == 2 * dice(t)[1][1] + 1


def test_last_stand_against_a_fighter() -> None:
    t = fighters(theirs=("last_stand",))
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert at(t, 0, "fighter 1") == at(t, 1, "fighter 1") == ""
    assert [t.get("resources", seat) for seat in (0, 1)] == [1, 1]


def test_last_stand_against_a_mothership() -> None:
    t = hand(two({"m": "c13"}, {"f1": "d13"}), 1, "last_stand")
    turn(t).play("order mothership", "attack d13")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.get("hull_points", 0) == 8


def test_life_support() -> None:
    t = fighters(theirs=("life_support",))
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play life_support")
    assert at(t, 1, "fighter 1") == "d13"
    assert t.get("resources", 0) == 1


def test_life_support_for_one_of_several_attackers() -> None:
    t = hand(two({"f1": "c13", "f2": "e13"}, {"m": "d13"}), 0, "life_support")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play life_support", "pick fighter 2")
    assert (at(t, 0, "fighter 1"), at(t, 0, "fighter 2")) == ("", "e13")
    assert t.get("resources", 1) == 2


def test_the_forks() -> None:
    t = fighters("the_forks")
    t = until(t, ["pass"], lambda t: dice(t)[0][1] == 1)
    t.play("play the_forks")
    assert totals(t)[0] == dice(t)[0][1]


def test_dedotated_wam() -> None:
    t = hand(two({"b1": "c13", "m": "e13"}, {"m": "d13"}), 0, "dedotated_wam")
    turn(t).play("play dedotated_wam", "target d13")
    assert t.legal() == ["pick bomber 1", "pick mothership"]
    t.play("pick bomber 1")
    assert t.get("hull_points", 1) == 9
    assert t.get("shield_lost", 1) == 0
    t.play("order bomber 1") if "order bomber 1" in t.legal() else None
    assert t.legal("attack") == []


def test_dedotated_wam_is_not_for_fighters() -> None:
    t = turn(hand(two({"f1": "c13"}, {"m": "d13"}), 0, "dedotated_wam"))
    assert "play dedotated_wam" not in t.legal()


def test_dedotated_wam_can_destroy() -> None:
    t = hand(two({"b1": "c13"}, {"m": "d13"}), 0, "dedotated_wam").set("hull_points", 2, 1)
    turn(t).play("play dedotated_wam", "target d13")
    assert at(t, 1, "mothership") == ""
    assert t.get("resources", 0) == 3


def test_railguns() -> None:
    t = hand(two({"b1": "c13"}, {"m": "g13", "f1": "f13"}), 0, "railguns")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    turn(t).play("play railguns")
    assert t.legal() == ["target g13"]
    t = until(t, ["target g13"], lambda t: totals(t)[0] < totals(t)[1])
    assert at(t, 0, "bomber 1") == "c13"
    for too_near in ("d13", "f13"):
        near = turn(hand(two({"b1": "c13"}, {"m": too_near}), 0, "railguns"))
        assert "play railguns" not in near.legal()
    t.play("order bomber 1") if "order bomber 1" in t.legal() else None
    assert t.legal("attack") == []


def test_shield_breaker() -> None:
    t = motherships("shield_breaker")
    t = until(t, ["play shield_breaker"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("hull_points", 1) == 12 - totals(t)[0]
    t = turn(hand(two({}, {"m": "d13"}), 0, "shield_breaker"))
    t.play("play shield_breaker", "target d13")
    assert shield_of(t, 1) == 0
    t.play("end turn")
    assert shield_of(t, 1) == 5


@pytest.mark.rule("M41")
@pytest.mark.parametrize(("breaker_first", "left"), [(True, 4), (False, 0)])
def test_the_order_of_breaker_and_auxiliary_shield(breaker_first: bool, left: int) -> None:
    t = motherships("shield_breaker", theirs=("auxiliary_shield", "prod"))
    if breaker_first:
        t.play("play shield_breaker", "pass", "play auxiliary_shield", "pass")
    else:
        t.play("pass", "play auxiliary_shield", "pass", "play shield_breaker", "pass")
    assert shield_of(t, 1) + t.get("defender_extra_shield") == left


@pytest.mark.rule("M27", "M48")
def test_life_support_pays_no_teammate() -> None:
    t = desk(4, {"teams": "pairs"})
    ships(ships(t, 0, m="c13"), 2, f1="f13", f2="o13")
    ships(ships(t, 1, f1="a1"), 3, f1="o1")
    hand(tech(t, 0, "support", 5, "b"), 2, "life_support")
    turn(t).play("order mothership", "use nuclear_missile", "target f13")
    t = until(t, [], until_loss)
    t.play("play life_support")
    assert at(t, 2, "fighter 1") == "f13"
    assert t.get("resources", 0) == 0


def until_loss(t: Table) -> bool:
    """Passes until a ship is lost, if it is."""
    while t.step in ("before_roll", "after_roll"):
        t.play("pass")
    return t.step == "on_loss"
