"""Dogfights, asteroid fields, attacks on Stations and planets, and loot (M18-M27, M31-M35)."""

import pytest

from motherlode.games.mothership.reach import can_damage
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    give_planets,
    give_tiles,
    play_until,
    put_fleet,
    ship_space,
    totals,
)


def adjacent_ships(ours: dict[str, str], theirs: dict[str, str]) -> Table:
    """A table with the given ships; each side has one more far away, so that neither goes out."""
    spare_ours = {"f3": "a1"} | ours
    return put_fleet(put_fleet(empty_board(), 0, **spare_ours), 1, **({"f3": "o1"} | theirs))


def fight_until(t: Table, result: str, texts: list[str]) -> Table:
    """Plays the fight with one seed after another until it has the wanted result."""

    def has_result(tried: Table) -> bool:
        a, b = totals(tried)
        return {"win": a > b, "tie": a == b, "loss": a < b}[result]

    return play_until(begin_turn(t), texts, has_result)


HIT = ["order fighter 1", "attack d13"]


@pytest.mark.rule("M18", "M20")
@pytest.mark.parametrize(
    ("result", "ours", "theirs"), [("win", 1, 0), ("tie", 1, 1), ("loss", 0, 1)]
)
def test_the_loser_of_a_fighter_duel_explodes_and_a_tie_harms_neither(
    result: str, ours: int, theirs: int
) -> None:
    t = fight_until(adjacent_ships({"f1": "c13"}, {"f1": "d13"}), result, HIT)
    assert (ship_space(t, 0, "fighter 1") != "", ship_space(t, 1, "fighter 1") != "") == (
        bool(ours),
        bool(theirs),
    )
    assert t.get("resources", 0) == (1 if result == "win" else 0)
    assert t.get("resources", 1) == (1 if result == "loss" else 0)


@pytest.mark.rule("M18")
def test_ships_attack_only_adjacent_spaces() -> None:
    t = begin_turn(adjacent_ships({"f1": "c13"}, {"f1": "e13"}))
    t.play("order fighter 1")
    assert t.legal("attack") == []
    assert t.refused("attack e13") == ("not_beside", "M18")
    assert t.refused("attack h13") == ("nothing_there", "M18")


@pytest.mark.rule("M19")
def test_motherships_and_fighters_can_damage_every_ship_but_bombers_only_motherships() -> None:
    mothership, fighter, bomber = 0, 1, 4
    assert all(can_damage(mothership, target) for target in (0, 1, 4))
    assert all(can_damage(fighter, target) for target in (0, 1, 4))
    assert [can_damage(bomber, target) for target in (0, 1, 4)] == [True, False, False]


@pytest.mark.rule("M19")
def test_a_ship_attacks_only_what_it_can_damage() -> None:
    t = begin_turn(adjacent_ships({"b1": "c13", "f1": "l11"}, {"f1": "d13", "m": "c12"}))
    t.play("order bomber 1")
    assert t.legal("attack") == ["attack c12"]
    assert t.refused("attack d13") == ("cannot_damage", "M19")
    t = begin_turn(adjacent_ships({"f1": "l11"}, {"f1": "a13"}))
    t.play("order fighter 1")
    assert t.refused("attack m11") == ("cannot_damage", "M19")


@pytest.mark.rule("M19", "M20")
def test_a_defending_bomber_does_no_damage_to_a_fighter() -> None:
    t = fight_until(adjacent_ships({"f1": "c13"}, {"b1": "d13"}), "loss", HIT)
    assert ship_space(t, 0, "fighter 1") == "c13"
    assert ship_space(t, 1, "bomber 1") == "d13"


@pytest.mark.rule("M19", "M21")
def test_fighters_damage_the_shield_but_never_the_hull() -> None:
    t = fight_until(adjacent_ships({"f1": "c13"}, {"m": "d13"}), "win", HIT)
    assert t.get("hull_points", 1) == 12
    assert t.get("shield_lost", 1) == min(5, totals(t)[0])


@pytest.mark.rule("M19", "M22")
def test_fighters_with_buffs_do_not_damage_the_hull() -> None:
    t = give_tiles(adjacent_ships({"f1": "c13", "f2": "e13"}, {"m": "d13"}), 0, "combat", 4, "a")
    t.set("energy", {"engines": 11, "weapons": 4}, 1)
    t = fight_until(t, "win", [*HIT, "join fighter 2"])
    assert t.get("hull_points", 1) == 12


@pytest.mark.rule("M19", "M20")
def test_a_defending_fighter_damages_only_the_shield() -> None:
    t = adjacent_ships({"m": "c13"}, {"f1": "d13"})
    t.set("energy", {"engines": 11, "weapons": 4}, 0)
    t = fight_until(t, "loss", ["order mothership", "attack d13"])
    assert t.get("hull_points", 0) == 12
    assert ship_space(t, 0, "mothership") == "c13"


@pytest.mark.rule("M21")
def test_a_mothership_with_one_hull_point_survives() -> None:
    t = adjacent_ships({"b1": "c13"}, {"m": "d13"}).set("hull_points", 4, 1)
    t.set("energy", {"engines": 12, "weapons": 2}, 1)
    t = play_until(
        begin_turn(t), ["order bomber 1", "attack d13"], lambda t: totals(t)[0] == 3 > totals(t)[1]
    )
    assert t.get("hull_points", 1) == 1
    assert ship_space(t, 1, "mothership") == "d13"


@pytest.mark.rule("M21")
def test_the_shield_absorbs_first() -> None:
    t = play_until(
        begin_turn(adjacent_ships({"b1": "c13"}, {"m": "d13"})),
        ["order bomber 1", "attack d13"],
        lambda t: totals(t)[0] > max(totals(t)[1], 5),
    )
    assert t.get("hull_points", 1) == 12 - (totals(t)[0] - 5)
    assert t.get("shield_lost", 1) == 5


@pytest.mark.rule("M21", "M27")
def test_a_destroyed_mothership_pays_three_resources() -> None:
    t = adjacent_ships({"b1": "c13"}, {"m": "d13"}).set("hull_points", 1, 1)
    t.set("energy", {"engines": 10, "weapons": 5}, 1)
    t = fight_until(t, "win", ["order bomber 1", "attack d13"])
    assert ship_space(t, 1, "mothership") == ""
    assert t.get("resources", 0) == 3


@pytest.mark.rule("M22")
def test_dice_of_joined_attackers_are_added() -> None:
    t = begin_turn(adjacent_ships({"f1": "c13", "f2": "e13", "b1": "d12"}, {"f1": "d13"}))
    t.play("order fighter 1", "attack d13")
    assert t.step == "join"
    assert t.answers() == ["fire", "join fighter 2", "roll"]  # a Bomber can't damage a Fighter
    assert t.refused("join bomber 1") == ("cannot_damage", "M19")
    assert t.refused("join fighter 1") == ("cannot_join", "M22")  # it made the attack
    assert t.refused("join fighter 3") == ("not_beside", "M18")
    assert t.refused("join bomber 2") == ("ship_is_lost", "M20")
    t.play("join fighter 2")
    rolled = dict(dice_rolled(t)[:2])
    assert totals(t)[0] == rolled["fighter 1"] + rolled["fighter 2"]


@pytest.mark.rule("M22")
def test_all_joined_attackers_are_lost_together() -> None:
    t = adjacent_ships({"f1": "c13", "f2": "e13"}, {"m": "d13"})
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = fight_until(t, "loss", ["order fighter 1", "attack d13", "join fighter 2"])
    assert ship_space(t, 0, "fighter 1") == ship_space(t, 0, "fighter 2") == ""
    assert t.get("resources", 1) == 2


@pytest.mark.rule("M19", "M22")
@pytest.mark.parametrize("defender", ["f1", "b1"])
def test_losing_attackers_are_hurt_as_far_as_the_defenders_kind_can_damage_them(
    defender: str,
) -> None:
    """A Fighter destroys small ships and takes only shield; a Bomber takes HP and nothing else."""
    t = adjacent_ships({"m": "c13", "f1": "e13"}, {defender: "d13", "f2": "d12"})
    t.set("energy", {"engines": 11, "weapons": 2, "shields": 2}, 0)
    give_tiles(t, 1, "combat", 4, "a")
    t = fight_until(t, "loss", ["order mothership", "attack d13", "join fighter 1"])
    defence = totals(t)[1]
    assert t.get("shield_lost", 0) == 2
    assert ship_space(t, 0, "fighter 1") == ("" if defender == "f1" else "e13")
    assert t.get("hull_points", 0) == 12 - (0 if defender == "f1" else defence - 2)


@pytest.mark.rule("M22", "M48")
def test_teammates_ships_do_not_join_an_attack() -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, ships in enumerate(({"f1": "c13"}, {"f1": "d13"}, {"f1": "e13"}, {"f1": "a1"})):
        put_fleet(t, seat, **ships)
    begin_turn(t).play("order fighter 1", "attack d13")
    assert t.step != "join"  # the teammate's Fighter on e13 is beside the target
    assert [fact["seat"] for fact in t.events_of("rolled")] == [0, 1]


@pytest.mark.rule("M22")
def test_buffs_count_once_for_several_attackers() -> None:
    t = give_tiles(adjacent_ships({"f1": "c13", "f2": "e13"}, {"f1": "d13"}), 0, "combat", 2, "a")
    begin_turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    assert totals(t)[0] == sum(die for _, die in dice_rolled(t)[:2]) + 2


@pytest.mark.rule("M22")
def test_fighter_dice_use_up_the_shield_first() -> None:
    t = adjacent_ships({"f1": "c13", "b1": "e13"}, {"m": "d13"})
    t = play_until(
        begin_turn(t),
        ["order fighter 1", "attack d13", "join bomber 1"],
        lambda t: totals(t)[0] > totals(t)[1] and dict(dice_rolled(t)[:2])["bomber 1"] > 3,
    )
    rolled = dict(dice_rolled(t)[:2])
    lost = max(rolled["bomber 1"] - max(5 - rolled["fighter 1"], 0), 0)
    assert t.get("hull_points", 1) == 12 - lost


@pytest.mark.rule("M22")
def test_no_ship_joins_after_the_attack_was_made() -> None:
    t = begin_turn(adjacent_ships({"f1": "c13", "f2": "e13"}, {"b1": "d13"}))
    t.play("order fighter 1", "attack d13", "fire")
    assert t.refused("join fighter 2") == ("nothing_to_join", "M22")


@pytest.mark.rule("M23")
def test_each_wingman_adds_one_to_the_defence_roll() -> None:
    t = adjacent_ships({"f1": "c13"}, {"f1": "d13", "b1": "e13", "m": "d12"})
    begin_turn(t).play(*HIT)
    assert totals(t)[1] == dict(dice_rolled(t)[1:])["fighter 1"] + 2
    assert ship_space(t, 1, "bomber 1") == "e13"
    assert ship_space(t, 1, "mothership") == "d12"


@pytest.mark.rule("M23")
def test_a_station_is_not_a_wingman() -> None:
    t = adjacent_ships({"f1": "k11"}, {"f1": "l11"})  # beside the own Station
    begin_turn(t).play("order fighter 1", "attack l11")
    assert totals(t)[1] == dice_rolled(t)[1][1]


@pytest.mark.rule("M24")
def test_a_station_takes_damage_without_a_roll() -> None:
    t = begin_turn(adjacent_ships({"b1": "l11"}, {"f1": "a13"}))
    t.play("order bomber 1", "attack m11")
    hit = t.events_of("station_hit")[0]
    assert hit["damage"] == dice_rolled(t)[0][1]
    assert t.get("station_counters", 1) == 4 - hit["damage"] // 4
    assert ship_space(t, 0, "bomber 1") == "l11"


@pytest.mark.rule("M25")
def test_a_guarded_station_cannot_be_attacked() -> None:
    t = begin_turn(adjacent_ships({"b1": "l11"}, {"f1": "n11"}))
    t.play("order bomber 1")
    assert "attack m11" not in t.legal()
    assert t.refused("attack m11") == ("station_guarded", "M25")


@pytest.mark.rule("M25")
def test_guards_do_not_protect_when_only_bombers_are_left() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, b1="l11"), 1, b1="n11")
    begin_turn(t).play("order bomber 1")
    assert "attack m11" in t.legal()


@pytest.mark.rule("M25")
def test_guards_protect_while_any_fleet_has_another_ship() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, b1="l11"), 1, b1="n11", f1="a13")
    begin_turn(t).play("order bomber 1")
    assert t.refused("attack m11") == ("station_guarded", "M25")


@pytest.mark.rule("M26")
def test_dogfights_inside_a_field_have_no_special_rules() -> None:
    t = adjacent_ships({"f1": "j8"}, {"f1": "k8", "f2": "l8"})
    begin_turn(t).play("order fighter 1", "attack k8")
    rolled = [die for _, die in dice_rolled(t)]
    assert totals(t) == (rolled[0], rolled[1] + 1)  # the wingman too


@pytest.mark.rule("M27")
def test_a_destroyed_station_pays_three_and_the_ships_lost_with_it_pay_nothing() -> None:
    t = put_fleet(put_fleet(put_fleet(empty_board(3), 0, b1="l7"), 1, f1="a13"), 2, f1="o1")
    station = t.get("station", 0)
    assert station
    t.set("station_counters", 1, 0)
    beside = "m6"
    put_fleet(t, 1, m=beside, f1="a13")
    t.set("energy", {"weapons": 12, "engines": 3}, 1)
    put_fleet(t, 0, b1="a1", f1="c1", f2="e1")
    t = play_until(
        begin_turn(t, 1),
        ["order mothership", "attack m7"],
        lambda t: t.get("station", 0) == 0,
    )
    assert t.get("resources", 1) == 3
    assert t.get("ships", 0) == [0] * 6
    assert t.get("out", 0) == 1


@pytest.mark.rule("M31", "M32")
@pytest.mark.parametrize("safe", [True, False])
def test_entering_a_field_needs_a_safe_roll(safe: bool) -> None:
    t = begin_turn(adjacent_ships({"f1": "c6", "m": "a1"}, {"f1": "a13"}))
    t.play("order fighter 1")
    assert "enter d6" in t.legal()
    assert "move d6" not in t.legal()
    assert t.refused("move d6") == ("asteroids_are_entered", "M31")
    t = play_until(t, ["enter d6"], lambda t: (totals(t)[1] >= totals(t)[0]) == safe)
    assert (ship_space(t, 0, "fighter 1") == "d6") == safe
    if safe:
        t.play("order fighter 1")
        assert "move e6" in t.legal()  # inside the field, no roll
        assert "move f7" in t.legal()
        t.play("move f7")
        assert not t.events_of("field_rolled")


@pytest.mark.rule("M32")
def test_a_field_attacks_only_on_entry_and_again_on_reentry() -> None:
    t = begin_turn(adjacent_ships({"f1": "d6"}, {"f1": "d7"}))
    t.play("order fighter 1")
    assert "move e6" in t.legal()
    assert "attack d7" in t.legal()
    t.play("move e6")
    assert not t.events_of("field_rolled")
    t.play("order fighter 1", "move f6")  # out of the field
    t.play("order fighter 1")
    assert "enter e6" in t.legal()


@pytest.mark.rule("M31")
def test_a_mothership_damaged_by_a_field_may_fly_on() -> None:
    t = begin_turn(adjacent_ships({"m": "c6", "f1": "a1", "b1": "d5"}, {"f1": "a13"}))
    t.set("energy", {"engines": 12, "weapons": 2, "shields": 1}, 0)
    t = play_until(t, ["order mothership", "enter d6"], lambda t: totals(t)[0] > totals(t)[1] + 2)
    field = t.events_of("field_rolled")[0]["die"]
    assert t.get("hull_points", 0) == 12 - (field - 1)
    assert totals(t)[1] == dice_rolled(t)[0][1]  # no wingman, though a friend is near
    assert "order mothership" in t.legal()
    assert t.get("resources", 1) == 0


@pytest.mark.rule("M31")
@pytest.mark.parametrize(
    ("tier", "branch", "buff"), [(1, "", 1), (2, "a", 2), (4, "a", 3), (3, "b", 3)]
)
def test_attack_and_defence_tiles_help_against_asteroids(tier: int, branch: str, buff: int) -> None:
    """Each tile counts with its larger number; Bulwark 3 adds to the trunk (M44)."""
    t = give_tiles(
        adjacent_ships({"f1": "c6", "m": "a1"}, {"f1": "a13"}), 0, "combat", tier, branch
    )
    begin_turn(t).play("order fighter 1", "enter d6")
    assert totals(t)[1] == dice_rolled(t)[0][1] + buff


@pytest.mark.rule("M33", "M46")
@pytest.mark.parametrize("taken", [True, False])
def test_a_planet_is_captured_by_the_dice_alone(taken: bool) -> None:
    t = give_tiles(adjacent_ships({"b1": "g3", "f1": "i3"}, {"f1": "a13"}), 0, "combat", 4, "a")
    t = play_until(
        begin_turn(t),
        ["order bomber 1", "attack h3", "join fighter 1"],
        lambda t: (sum(die for _, die in dice_rolled(t)) >= 6) == taken,
    )
    assert (t.get("planet_owners")[0] == 1) == taken
    assert sum(t.get("hand", 0).values()) == int(taken)
    if not taken:
        assert t.events_of("held_out")[0]["needed"] == 6
    assert t.refused("order bomber 1") == ("nothing_left_to_do", "M12")


@pytest.mark.rule("M34")
@pytest.mark.parametrize("reward", ["draw card", "steal card"])
def test_an_enemys_planet_gives_a_drawn_or_stolen_card(reward: str) -> None:
    t = give_planets(adjacent_ships({"b1": "g3", "b2": "i3"}, {"f1": "a13"}), 1, 0)
    t.set("hand", {"wormhole": 1}, 1)
    t = play_until(
        begin_turn(t),
        ["order bomber 1", "attack h3", "join bomber 2", "pass"],
        lambda t: t.step == "reward",
    )
    t.play(reward)
    assert sum(t.get("hand", 0).values()) == 1
    assert t.count("hand", "wormhole", 1) == (1 if reward == "draw card" else 0)
    assert t.get("planet_owners")[0] == 1


@pytest.mark.rule("M35")
def test_teammates_planets_cannot_be_attacked_and_planets_of_lost_players_go_neutral() -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("f5", "a1", "o1", "o13")):
        put_fleet(t, seat, b1=where)
    give_planets(t, 2, 0)
    planet = t.get("planets")[0] - 1
    from motherlode.games.mothership.hexes import NAMES

    t.stand("orders", 0, ship=4)
    assert NAMES[planet] == "f5"  # the Bomber stands on it only in this arrangement
    put_fleet(t, 0, b1="e5")
    t.stand("orders", 0, ship=4)
    assert "attack f5" not in t.legal()
    assert t.refused("attack f5") == ("friendly", "M35")
