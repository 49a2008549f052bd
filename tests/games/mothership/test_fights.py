"""Dogfights: who wins, what it does, who helps, what it pays (M18-M27, M31-M35)."""

import pytest

from motherlode.games.mothership.reach import can_damage
from tests.arrange import Table
from tests.games.mothership.desk import at, desk, dice, own, ships, tech, totals, turn, until


def duel(ours: dict[str, str], theirs: dict[str, str]) -> Table:
    """Ships on row 13, and one of each side far away so that nobody goes out."""
    spare_ours = {"f3": "a1"} | ours
    return ships(ships(desk(), 0, **spare_ours), 1, **({"f3": "o1"} | theirs))


def fought(t: Table, result: str, texts: list[str]) -> Table:
    """The fight with a win, tie or loss of the attackers."""

    def is_so(tried: Table) -> bool:
        a, b = totals(tried)
        return {"win": a > b, "tie": a == b, "loss": a < b}[result]

    return until(turn(t), texts, is_so)


HIT = ["order fighter 1", "attack d13"]


@pytest.mark.rule("M18", "M20")
@pytest.mark.parametrize(
    ("result", "ours", "theirs"), [("win", 1, 0), ("tie", 1, 1), ("loss", 0, 1)]
)
def test_fighter_against_fighter(result: str, ours: int, theirs: int) -> None:
    t = fought(duel({"f1": "c13"}, {"f1": "d13"}), result, HIT)
    assert (at(t, 0, "fighter 1") != "", at(t, 1, "fighter 1") != "") == (bool(ours), bool(theirs))
    assert t.get("resources", 0) == (1 if result == "win" else 0)
    assert t.get("resources", 1) == (1 if result == "loss" else 0)


@pytest.mark.rule("M18")
def test_only_neighbours_are_attacked() -> None:
    t = turn(duel({"f1": "c13"}, {"f1": "e13"}))
    t.play("order fighter 1")
    assert t.legal("attack") == []
    assert t.refused("attack e13") == ("not_beside", "M18")
    assert t.refused("attack h13") == ("nothing_there", "M18")


@pytest.mark.rule("M19")
def test_who_can_damage_what() -> None:
    mothership, fighter, bomber = 0, 1, 4
    assert all(can_damage(mothership, target) for target in (0, 1, 4))
    assert all(can_damage(fighter, target) for target in (0, 1, 4))
    assert [can_damage(bomber, target) for target in (0, 1, 4)] == [True, False, False]


@pytest.mark.rule("M19")
def test_a_ship_attacks_only_what_it_can_damage() -> None:
    t = turn(duel({"b1": "c13", "f1": "l11"}, {"f1": "d13", "m": "c12"}))
    t.play("order bomber 1")
    assert t.legal("attack") == ["attack c12"]
    assert t.refused("attack d13") == ("cannot_damage", "M19")
    t = turn(duel({"f1": "l11"}, {"f1": "a13"}))
    t.play("order fighter 1")
    assert t.refused("attack m11") == ("cannot_damage", "M19")


@pytest.mark.rule("M19", "M20")
def test_a_bomber_that_defends_merely_survives() -> None:
    t = fought(duel({"f1": "c13"}, {"b1": "d13"}), "loss", HIT)
    assert at(t, 0, "fighter 1") == "c13"
    assert at(t, 1, "bomber 1") == "d13"


@pytest.mark.rule("M19", "M21")
def test_fighters_wear_the_shield_and_never_the_hull() -> None:
    t = fought(duel({"f1": "c13"}, {"m": "d13"}), "win", HIT)
    assert t.get("hull_points", 1) == 12
    assert t.get("shield_lost", 1) == min(5, totals(t)[0])


@pytest.mark.rule("M19", "M22")
def test_no_buff_carries_fighters_to_the_hull() -> None:
    t = tech(duel({"f1": "c13", "f2": "e13"}, {"m": "d13"}), 0, "combat", 4, "a")
    t.set("energy", {"engines": 11, "weapons": 4}, 1)
    t = fought(t, "win", [*HIT, "join fighter 2"])
    assert t.get("hull_points", 1) == 12


@pytest.mark.rule("M19", "M20")
def test_a_fighter_that_defends_wears_the_shield_alone() -> None:
    t = duel({"m": "c13"}, {"f1": "d13"})
    t.set("energy", {"engines": 11, "weapons": 4}, 0)
    t = fought(t, "loss", ["order mothership", "attack d13"])
    assert t.get("hull_points", 0) == 12
    assert at(t, 0, "mothership") == "c13"


@pytest.mark.rule("M21")
def test_a_mothership_flies_on_with_its_last_hull_point() -> None:
    t = duel({"b1": "c13"}, {"m": "d13"}).set("hull_points", 4, 1)
    t.set("energy", {"engines": 13, "weapons": 2}, 1)
    t = until(turn(t), ["order bomber 1", "attack d13"], lambda t: totals(t)[0] == 3 > totals(t)[1])
    assert t.get("hull_points", 1) == 1
    assert at(t, 1, "mothership") == "d13"


@pytest.mark.rule("M21")
def test_the_shield_absorbs_first() -> None:
    t = until(
        turn(duel({"b1": "c13"}, {"m": "d13"})),
        ["order bomber 1", "attack d13"],
        lambda t: totals(t)[0] > max(totals(t)[1], 5),
    )
    assert t.get("hull_points", 1) == 12 - (totals(t)[0] - 5)
    assert t.get("shield_lost", 1) == 5


@pytest.mark.rule("M21", "M27")
def test_a_mothership_without_hull_explodes_for_three() -> None:
    t = duel({"b1": "c13"}, {"m": "d13"}).set("hull_points", 1, 1)
    t.set("energy", {"engines": 10, "weapons": 5}, 1)
    t = fought(t, "win", ["order bomber 1", "attack d13"])
    assert at(t, 1, "mothership") == ""
    assert t.get("resources", 0) == 3


@pytest.mark.rule("M22")
def test_dice_of_several_ships_add_up() -> None:
    t = turn(duel({"f1": "c13", "f2": "e13", "b1": "d12"}, {"f1": "d13"}))
    t.play("order fighter 1", "attack d13")
    assert t.step == "join"
    assert t.legal() == ["fire", "join fighter 2"]  # a Bomber can't damage a Fighter
    assert t.refused("join bomber 1") == ("cannot_damage", "M19")
    assert t.refused("join fighter 1") == ("cannot_join", "M22")  # it made the attack
    assert t.refused("join fighter 3") == ("not_beside", "M18")
    assert t.refused("join bomber 2") == ("ship_is_lost", "M20")
    t.play("join fighter 2")
    rolled = dict(dice(t)[:2])
    assert totals(t)[0] == rolled["fighter 1"] + rolled["fighter 2"]


@pytest.mark.rule("M22")
def test_together_they_lose_together() -> None:
    t = duel({"f1": "c13", "f2": "e13"}, {"m": "d13"})
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = fought(t, "loss", ["order fighter 1", "attack d13", "join fighter 2"])
    assert at(t, 0, "fighter 1") == at(t, 0, "fighter 2") == ""
    assert t.get("resources", 1) == 2


@pytest.mark.rule("M22")
def test_flat_buffs_count_once() -> None:
    t = tech(duel({"f1": "c13", "f2": "e13"}, {"f1": "d13"}), 0, "combat", 2, "a")
    turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    assert totals(t)[0] == sum(die for _, die in dice(t)[:2]) + 2


@pytest.mark.rule("M22")
def test_fighter_dice_go_into_the_shield_first() -> None:
    t = duel({"f1": "c13", "b1": "e13"}, {"m": "d13"})
    t = until(
        turn(t),
        ["order fighter 1", "attack d13", "join bomber 1"],
        lambda t: totals(t)[0] > totals(t)[1] and dict(dice(t)[:2])["bomber 1"] > 3,
    )
    rolled = dict(dice(t)[:2])
    lost = max(rolled["bomber 1"] - max(5 - rolled["fighter 1"], 0), 0)
    assert t.get("hull_points", 1) == 12 - lost


@pytest.mark.rule("M22")
def test_a_lost_dogfight_cannot_be_joined() -> None:
    t = turn(duel({"f1": "c13", "f2": "e13"}, {"b1": "d13"}))
    t.play("order fighter 1", "attack d13", "fire")
    assert t.refused("join fighter 2") == ("nothing_to_join", "M22")


@pytest.mark.rule("M23")
def test_wingmen() -> None:
    t = duel({"f1": "c13"}, {"f1": "d13", "b1": "e13", "m": "d12"})
    turn(t).play(*HIT)
    assert totals(t)[1] == dict(dice(t)[1:])["fighter 1"] + 2
    assert at(t, 1, "bomber 1") == "e13"
    assert at(t, 1, "mothership") == "d12"


@pytest.mark.rule("M23")
def test_a_station_flies_no_wing() -> None:
    t = duel({"f1": "k11"}, {"f1": "l11"})  # beside the own Station
    turn(t).play("order fighter 1", "attack l11")
    assert totals(t)[1] == dice(t)[1][1]


@pytest.mark.rule("M24")
def test_a_station_takes_the_total_and_never_answers() -> None:
    t = turn(duel({"b1": "l11"}, {"f1": "a13"}))
    t.play("order bomber 1", "attack m11")
    hit = t.told("station_hit")[0]
    assert hit["damage"] == dice(t)[0][1]
    assert t.get("station_counters", 1) == 4 - hit["damage"] // 4
    assert at(t, 0, "bomber 1") == "l11"


@pytest.mark.rule("M25")
def test_a_guarded_station() -> None:
    t = turn(duel({"b1": "l11"}, {"f1": "n11"}))
    t.play("order bomber 1")
    assert "attack m11" not in t.legal()
    assert t.refused("attack m11") == ("station_guarded", "M25")


@pytest.mark.rule("M25")
def test_guarding_is_ignored_among_bombers_alone() -> None:
    t = ships(ships(desk(), 0, b1="l11"), 1, b1="n11")
    turn(t).play("order bomber 1")
    assert "attack m11" in t.legal()


@pytest.mark.rule("M25")
def test_guarding_counts_while_anybody_has_another_ship() -> None:
    t = ships(ships(desk(), 0, b1="l11"), 1, b1="n11", f1="a13")
    turn(t).play("order bomber 1")
    assert t.refused("attack m11") == ("station_guarded", "M25")


@pytest.mark.rule("M26")
def test_fighting_in_a_field_is_the_same() -> None:
    t = duel({"f1": "j8"}, {"f1": "k8", "f2": "l8"})
    turn(t).play("order fighter 1", "attack k8")
    rolled = [die for _, die in dice(t)]
    assert totals(t) == (rolled[0], rolled[1] + 1)  # the wingman too


@pytest.mark.rule("M27")
def test_a_station_pays_three_and_what_goes_down_with_it_nothing() -> None:
    t = ships(ships(ships(desk(3), 0, b1="l7"), 1, f1="a13"), 2, f1="o1")
    station = t.get("station", 0)
    assert station
    t.set("station_counters", 1, 0)
    beside = "m6"
    ships(t, 1, m=beside, f1="a13")
    t.set("energy", {"weapons": 12, "engines": 3}, 1)
    ships(t, 0, b1="a1", f1="c1", f2="e1")
    t = until(
        turn(t, 1),
        ["order mothership", "attack m7"],
        lambda t: t.get("station", 0) == 0,
    )
    assert t.get("resources", 1) == 3
    assert t.get("ships", 0) == [0] * 6
    assert t.get("out", 0) == 1


@pytest.mark.rule("M31", "M32")
@pytest.mark.parametrize("safe", [True, False])
def test_entering_a_field(safe: bool) -> None:
    t = turn(duel({"f1": "c6", "m": "a1"}, {"f1": "a13"}))
    t.play("order fighter 1")
    assert "enter d6" in t.legal()
    assert "move d6" not in t.legal()
    assert t.refused("move d6") == ("asteroids_are_entered", "M31")
    t = until(t, ["enter d6"], lambda t: (totals(t)[1] >= totals(t)[0]) == safe)
    assert (at(t, 0, "fighter 1") == "d6") == safe
    if safe:
        t.play("order fighter 1")
        assert "move e6" in t.legal()  # inside the field, no roll
        assert "move f7" in t.legal()
        t.play("move f7")
        assert not t.told("field_rolled")


@pytest.mark.rule("M32")
def test_a_field_lasts_and_uses_no_attack() -> None:
    t = turn(duel({"f1": "d6"}, {"f1": "d7"}))
    t.play("order fighter 1")
    assert "move e6" in t.legal()
    assert "attack d7" in t.legal()
    t.play("move e6")
    assert not t.told("field_rolled")
    t.play("order fighter 1", "move f6")  # out of the field
    t.play("order fighter 1")
    assert "enter e6" in t.legal()


@pytest.mark.rule("M31")
def test_a_mothership_is_hurt_and_flies_on() -> None:
    t = turn(duel({"m": "c6", "f1": "a1", "b1": "d5"}, {"f1": "a13"}))
    t.set("energy", {"engines": 12, "weapons": 2, "shields": 1}, 0)
    t = until(t, ["order mothership", "enter d6"], lambda t: totals(t)[0] > totals(t)[1] + 2)
    field = t.told("field_rolled")[0]["die"]
    assert t.get("hull_points", 0) == 12 - (field - 1)
    assert totals(t)[1] == dice(t)[0][1]  # no wingman, though a friend is near
    assert "order mothership" in t.legal()
    assert t.get("resources", 1) == 0


@pytest.mark.rule("M31")
def test_standing_buffs_help_against_asteroids() -> None:
    t = tech(duel({"f1": "c6", "m": "a1"}, {"f1": "a13"}), 0, "combat", 2, "b")
    turn(t).play("order fighter 1", "enter d6")
    assert totals(t)[1] == dice(t)[0][1] + 2


@pytest.mark.rule("M33", "M46")
@pytest.mark.parametrize("taken", [True, False])
def test_capture(taken: bool) -> None:
    t = tech(duel({"b1": "g3", "f1": "i3"}, {"f1": "a13"}), 0, "combat", 4, "a")
    t = until(
        turn(t),
        ["order bomber 1", "attack h3", "join fighter 1"],
        lambda t: (sum(die for _, die in dice(t)) >= 6) == taken,
    )
    assert (t.get("planet_owners")[0] == 1) == taken
    assert sum(t.get("hand", 0).values()) == int(taken)
    if not taken:
        assert t.told("held_out")[0]["needed"] == 6
    assert t.refused("order bomber 1") == ("nothing_left_to_do", "M12")


@pytest.mark.rule("M34")
@pytest.mark.parametrize("reward", ["draw card", "steal card"])
def test_the_reward_from_an_enemys_planet(reward: str) -> None:
    t = own(duel({"b1": "g3", "b2": "i3"}, {"f1": "a13"}), 1, 0)
    t.set("hand", {"wormhole": 1}, 1)
    t = until(
        turn(t),
        ["order bomber 1", "attack h3", "join bomber 2", "pass"],
        lambda t: t.step == "reward",
    )
    t.play(reward)
    assert sum(t.get("hand", 0).values()) == 1
    assert t.count("hand", "wormhole", 1) == (1 if reward == "draw card" else 0)
    assert t.get("planet_owners")[0] == 1


@pytest.mark.rule("M35")
def test_teammates_planets_are_safe_and_the_lost_go_neutral() -> None:
    t = desk(4, {"teams": "pairs"})
    for seat, where in enumerate(("f5", "a1", "o1", "o13")):
        ships(t, seat, b1=where)
    own(t, 2, 0)
    planet = t.get("planets")[0] - 1
    from motherlode.games.mothership.hexes import NAMES

    t.stand("orders", 0, ship=4)
    assert NAMES[planet] == "f5"  # the Bomber stands on it only in this arrangement
    ships(t, 0, b1="e5")
    t.stand("orders", 0, ship=4)
    assert "attack f5" not in t.legal()
    assert t.refused("attack f5") == ("friendly", "M35")
