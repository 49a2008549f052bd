"""The effect of every tile of the Technology Tree (M43-M46)."""

import pytest

from motherlode.games.mothership.fleet import engine_of
from motherlode.games.mothership.hexes import NAMES
from motherlode.kernel.state import Seat
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    give_planets,
    give_tiles,
    play_until,
    put_fleet,
    set_hand,
    ship_space,
    space_number,
    totals,
)


def two_fleets(ours: dict[str, str], theirs: dict[str, str]) -> Table:
    return put_fleet(
        put_fleet(empty_board(), 0, **({"f3": "a1"} | ours)), 1, **({"f3": "o1"} | theirs)
    )


def fighter_duel(category: str, tier: int, branch: str, seat: int = 0) -> Table:
    """An attack of Fighter on Fighter, with tiles of one category for a seat."""
    t = begin_turn(
        give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13"}), seat, category, tier, branch)
    )
    t.play("order fighter 1", "attack d13")
    return t


def engine_power(t: Table, ship: int) -> int:
    return int(engine_of(t.setup.rules.n, t.state, Seat(0), ship))  # type: ignore[attr-defined]


@pytest.mark.rule("M43", "M44")
def test_tiles_are_bought_in_order_and_in_one_branch_per_category() -> None:
    t = begin_turn(two_fleets({}, {}).set("resources", 20, 0))
    assert t.refused("research industry") == ("tiers_in_order", "M43")
    t.play("research economy")
    assert t.get("resources", 0) == 18
    assert t.refused("research economy") == ("tiers_in_order", "M43")
    t.play("research dominion")
    assert t.get("resources", 0) == 15
    assert t.refused("research industry") == ("other_branch_taken", "M43")
    t.play("research dominion", "research dominion", "research dominion")
    assert t.get("resources", 0) == 0
    assert t.get("technology", 0) == {"economy": 5}
    assert t.refused("research dominion") == ("tree_is_full", "M43")
    assert t.refused("research combat") == ("too_expensive", "M43")


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize(
    ("tier", "branch", "income"), [(0, "", 1), (1, "", 2), (2, "a", 3), (3, "a", 3), (4, "a", 4)]
)
def test_industry_adds_income(tier: int, branch: str, income: int) -> None:
    t = begin_turn(give_tiles(two_fleets({}, {}), 0, "economy", tier, branch))
    t.play("end turn")
    assert t.get("resources", 0) == income


@pytest.mark.rule("M44")
def test_dominion_lowers_the_price_of_cards() -> None:
    t = begin_turn(give_tiles(two_fleets({}, {}), 0, "economy", 3, "b").set("resources", 1, 0))
    t.play("buy card")
    assert t.get("resources", 0) == 0


@pytest.mark.rule("M44", "M43")
def test_asteroid_mining_gains_a_die_of_resources() -> None:
    t = begin_turn(give_tiles(two_fleets({"m": "c6"}, {}), 0, "economy", 5, "a"))
    t.play("order mothership", "use asteroid_mining")
    assert t.get("resources", 0) in range(1, 7)
    before = begin_turn(give_tiles(two_fleets({"m": "c6"}, {}), 0, "economy", 5, "a"))
    play_until(
        before, ["order mothership", "use asteroid_mining"], lambda t: t.get("resources", 0) == 6
    )
    t.play("order mothership") if "order mothership" in t.legal() else None
    assert t.legal("use") == []  # it was the Mothership's attack
    t = begin_turn(give_tiles(two_fleets({"m": "c13"}, {}), 0, "economy", 5, "a"))
    t.play("order mothership")
    assert t.refused("use asteroid_mining") == ("no_field_near", "M44")


@pytest.mark.rule("M44", "M35")
@pytest.mark.parametrize(("tier", "needed"), [(1, 6), (2, 6), (3, 7), (4, 8)])
def test_industry_makes_planets_harder_to_capture(tier: int, needed: int) -> None:
    t = give_planets(give_tiles(two_fleets({"f1": "g3"}, {}), 1, "economy", tier, "a"), 1, 0)
    t = play_until(
        begin_turn(t),
        ["order fighter 1", "attack h3"],
        lambda t: bool(t.events_of("held_out")),
    )
    assert t.events_of("held_out")[0]["needed"] == needed


@pytest.mark.rule("M44")
def test_dominion_adds_income_for_planets() -> None:
    t = begin_turn(give_planets(give_tiles(two_fleets({}, {}), 0, "economy", 4, "b"), 0, 0, 1, 2))
    t.play("end turn")
    assert t.get("resources", 0) == 1 + 3 + 1 + 1  # Station, planets, trunk, one pair


@pytest.mark.rule("M44")
def test_repair_drones_restore_a_hull_point_per_planet() -> None:
    t = give_planets(give_tiles(two_fleets({"m": "c13"}, {}), 0, "economy", 5, "b"), 0, 0, 1).set(
        "hull_points", 5, 0
    )
    begin_turn(t).play("order mothership", "use repair_drones")
    assert t.get("hull_points", 0) == 7


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize(
    ("tier", "branch", "attack", "defence"),
    [(1, "", 1, 0), (2, "a", 2, 0), (3, "a", 2, 1), (4, "a", 3, 1)],
)
def test_assault_adds_to_attack_and_defence_rolls(
    tier: int, branch: str, attack: int, defence: int
) -> None:
    t = fighter_duel("combat", tier, branch)
    assert totals(t)[0] == dice_rolled(t)[0][1] + attack
    t = fighter_duel("combat", tier, branch, seat=1)
    assert totals(t)[1] == dice_rolled(t)[1][1] + defence


@pytest.mark.rule("M45", "M44")
def test_sunslayer_torpedoes_attack_from_a_distance() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "g13", "m": "h13"}), 0, "combat", 5, "a")
    begin_turn(t).play("order mothership", "use sunslayer_torpedoes")
    assert t.legal() == ["target g13"]
    t.set("energy", {"weapons": 2, "engines": 12}, 0)
    t = play_until(t, ["target g13"], lambda t: totals(t)[0] < totals(t)[1])
    assert t.get("hull_points", 0) == 12
    assert t.get("shield_lost", 0) == 0  # from a distance the attacker takes none


@pytest.mark.rule("M45", "M46")
def test_torpedoes_may_attack_planets() -> None:
    t = give_tiles(two_fleets({"m": "d3"}, {}), 0, "combat", 5, "a").set(
        "energy", {"weapons": 12}, 0
    )
    t = play_until(
        begin_turn(t),
        ["order mothership", "use sunslayer_torpedoes", "target h3"],
        lambda t: t.get("planet_owners")[0] == 1,
    )
    assert dice_rolled(t)[0][1] >= 6


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("tier", "buff"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_bulwark_adds_to_defence_rolls(tier: int, buff: int) -> None:
    t = fighter_duel("combat", tier, "b", seat=1)
    assert totals(t)[1] == dice_rolled(t)[1][1] + buff


@pytest.mark.rule("M44", "M23")
def test_bulwark_wingmen_count_two() -> None:
    t = give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13", "b1": "e13"}), 1, "combat", 4, "b")
    begin_turn(t).play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 2 + 2


@pytest.mark.rule("M44")
def test_the_solar_beam_costs_hull_points_and_adds_eight() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "d13"}), 0, "support", 5, "a")
    begin_turn(t).play("order mothership", "use solar_beam", "target d13")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 8
    assert t.get("hull_points", 0) == 10
    assert t.events_of("paid_hull") == [{"event": "paid_hull", "seat": 0, "hull": 2}]
    assert not t.events_of("hull_hit")
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "d13"}), 0, "support", 5, "a").set(
        "hull_points", 2, 0
    )
    begin_turn(t).play("order mothership")
    assert "use solar_beam" not in t.legal()


@pytest.mark.rule("M44", "M43")
@pytest.mark.parametrize(
    ("tier", "branch", "small", "big"),
    [(1, "", 1, 0), (2, "a", 1, 1), (3, "a", 2, 1), (4, "a", 2, 2)],
)
def test_logistics_adds_engine_power(tier: int, branch: str, small: int, big: int) -> None:
    t = give_tiles(
        two_fleets({"m": "c13", "f1": "e13", "b1": "g13"}, {}), 0, "support", tier, branch
    )
    assert [engine_power(t, ship) for ship in (0, 1, 4)] == [5 + big, 5 + small, 4 + small]
    t.set("energy", {"weapons": 12, "shields": 3}, 0)
    assert engine_power(t, 0) == big  # with no energy in Engines too
    t.set("random_event", "magnetic_storm").set("event_player", 1)
    assert engine_power(t, 0) == 0


@pytest.mark.rule("M45", "M44")
def test_jump_gates_warp_between_friendly_planets_and_stations() -> None:
    t = give_planets(give_tiles(two_fleets({"f1": "d1"}, {}), 0, "support", 3, "b"), 0, 1)
    begin_turn(t).play("order fighter 1", "move b3")
    t.play("order fighter 1", "use jump_gates")
    assert {"target g7", "target i7", "target g6", "target h6", "target g8", "target h8"} <= set(
        t.legal()
    )
    t.play("target g7")
    assert ship_space(t, 0, "fighter 1") == "g7"
    assert "order fighter 1" not in t.legal()  # no movement after it
    t = begin_turn(
        give_planets(give_tiles(two_fleets({"f1": "a13"}, {}), 0, "support", 3, "b"), 0, 1)
    )
    t.play("order fighter 1")
    assert "use jump_gates" not in t.legal()


@pytest.mark.rule("M45", "M48", "M37")
def test_jump_gates_can_send_a_teammates_ship() -> None:
    t = empty_board(4, {"teams": "pairs"})
    home, away = NAMES[t.get("station", 0) - 1], NAMES[t.get("station", 2) - 1]
    n = t.setup.rules.n  # type: ignore[attr-defined]
    beside = [NAMES[n.board.beside(space_number(home), direction)] for direction in range(6)]
    put_fleet(t, 0, m="a1", f1=beside[0])
    put_fleet(t, 1, m=beside[1])  # an enemy beside the gate doesn't jump
    put_fleet(t, 2, m="k7", f1=beside[2])
    begin_turn(give_tiles(put_fleet(t, 3, m="g1"), 0, "support", 3, "b"))
    t.play("use jump_gates")
    assert t.step == "jump"
    assert t.legal() == [f"target {beside[2]}"]
    t.play(f"target {beside[2]}")
    ends = {NAMES[n.board.beside(space_number(away), direction)] for direction in range(6)}
    assert {f"target {end}" for end in ends} <= set(t.legal())
    end = min(ends)
    t.play(f"target {end}")
    assert ship_space(t, 2, "fighter 1") == end
    assert t.events_of("used") == [{"event": "used", "seat": 0, "ability": "jump_gates"}]
    assert "use jump_gates" not in t.legal()  # none moves after a jump
    begin_turn(t, 2)
    assert "order fighter 1" in t.legal()
    t.play("end turn")
    assert t.get("status", 2) == [0] * 6


@pytest.mark.rule("M37", "M45", "M48")
@pytest.mark.parametrize("card", ["wormhole", "panic_button", "cowardly_retreat"])
def test_no_card_warps_a_teammates_ship_after_jump_gates(card: str) -> None:
    t = give_planets(empty_board(4, {"teams": "pairs"}), 0, 0)
    gate = t.setup.rules.n.board.beside(t.get("station", 0) - 1, 0)  # type: ignore[attr-defined]
    put_fleet(put_fleet(t, 0, m="a1"), 2, f1=NAMES[gate])
    for seat, where in ((1, "o1"), (3, "a13")):
        put_fleet(t, seat, m=where)
    begin_turn(set_hand(give_tiles(t, 0, "support", 3, "b"), 0, card))
    t.play("use jump_gates", f"target {NAMES[gate]}")
    end = t.legal("target")[0]
    t.play(end, f"play {card}")
    assert end not in t.legal()
    assert "target a1" in t.legal()  # the own Mothership may still be warped


@pytest.mark.rule("M45")
def test_jump_gates_cannot_send_an_enemy_ship() -> None:
    t = empty_board(4)
    gate = t.setup.rules.n.board.beside(t.get("station", 0) - 1, 0)  # type: ignore[attr-defined]
    put_fleet(put_fleet(t, 0, m="a1"), 2, m=NAMES[gate])
    begin_turn(give_tiles(give_planets(t, 0, 0), 0, "support", 3, "b"))
    assert "use jump_gates" not in t.legal()


@pytest.mark.rule("M45", "M53")
def test_the_space_virus_closes_jump_gates_beside_planets() -> None:
    t = give_planets(
        give_tiles(two_fleets({"f1": "g7", "f2": "d1"}, {}), 0, "support", 3, "b"), 0, 1
    )
    put_fleet(t, 0, f1="g7", f2="b3", m="a1")
    begin_turn(t.copy()).play("order fighter 1", "use jump_gates")
    t.set("random_event", "space_virus").set("event_player", 1)
    assert "order fighter 1" not in begin_turn(t).legal()
    t.play("order fighter 2", "use jump_gates")  # beside the Station nothing is caught
    assert "target g6" in t.legal()


@pytest.mark.rule("M45", "M44")
def test_the_tractor_beam_holds_an_enemy_ship() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "g13", "f2": "h13"}), 0, "support", 5, "b")
    begin_turn(t).play("order mothership", "use tractor_beam")
    assert t.legal() == ["target g13"]
    t.play("target g13")
    assert t.events_of("held")[0] == {"event": "held", "seat": 1, "ship": "fighter 1"}
    t.play("end turn")
    assert "order fighter 1" not in t.legal()
    assert "order fighter 2" in t.legal()


@pytest.mark.rule("M44", "M45")
def test_a_held_ship_neither_attacks_nor_uses_abilities_but_defends() -> None:
    t = give_tiles(two_fleets({"m": "c13", "f1": "f13"}, {"m": "g13"}), 0, "support", 5, "b")
    give_tiles(t, 1, "economy", 5, "b").set("hull_points", 5, 1)
    begin_turn(give_planets(t, 1, 0)).play("order mothership", "use tractor_beam", "target g13")
    twin = t.copy(1)
    twin.play("order fighter 1", "attack g13")
    assert len(dice_rolled(twin)) == 2  # it still defends
    t.play("end turn")
    assert (t.step, t.turn) == ("turn", 1)
    assert t.refused("order mothership") == ("nothing_left_to_do", "M12")
    t.play("end turn")
    assert t.get("held", 1) == [0] * 6  # until the end of its owner's turn


@pytest.mark.rule("M45", "M65")
def test_a_ship_held_by_forced_update_may_be_held_by_the_beam_too() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "e13"}), 0, "support", 5, "b")
    begin_turn(set_hand(t, 0, "forced_update"))
    t.play("play forced_update", "target e13")
    while t.step == "cancel":
        t.play("pass")
    t.play("order mothership", "use tractor_beam")
    assert "target e13" in t.legal()


@pytest.mark.rule("M44")
def test_energy_of_engineering_tiles_is_added_where_the_player_places_it() -> None:
    t = begin_turn(
        give_tiles(two_fleets({"m": "c13"}, {}), 0, "support", 1).set("resources", 12, 0)
    )
    before = t.conserved()
    t.play("research engineering")
    assert t.step == "charge"
    t.play("subsystem weapons", "subsystem weapons", "subsystem engines")
    assert t.get("energy", 0) == {"engines": 6, "weapons": 7, "shields": 5}
    t.play("research engineering", "research engineering")
    t.play("subsystem shields", "subsystem shields", "subsystem shields")
    assert sum(t.get("energy", 0).values()) == 21
    assert t.conserved()["energy of seat 1"] == before["energy of seat 1"]


@pytest.mark.rule("M45", "M44")
def test_a_nuclear_missile_throws_the_die_twice_at_one_target() -> None:
    t = give_tiles(
        two_fleets({"m": "c13"}, {"f1": "i13", "b1": "j13", "b2": "h13"}), 0, "combat", 5, "b"
    )
    begin_turn(t).play("order mothership", "use nuclear_missile")
    assert t.legal() == ["target h13", "target i13"]  # not seven spaces away
    t.play("target i13")
    thrown = dice_rolled(t)
    assert [ship for ship, _ in thrown] == ["mothership", "mothership", "fighter 1"]
    assert totals(t)[0] == thrown[0][1] + thrown[1][1] + 1  # the trunk
    assert len(t.events_of("fight_began")) == 1


@pytest.mark.rule("M45", "M44")
def test_a_missile_attacks_stations_but_no_planets() -> None:
    t = give_tiles(two_fleets({"m": "j9"}, {}), 0, "combat", 5, "b")
    begin_turn(t).play("order mothership", "use nuclear_missile")
    assert t.refused("target h11") == ("no_missile_at_planets", "M44")
    assert "target m11" in t.legal()
    t.play("target m11")
    faces = [die for _, die in dice_rolled(t)]
    assert t.events_of("station_hit")[0]["damage"] == sum(faces) + 1


@pytest.mark.rule("M45", "M25")
def test_a_missile_spares_a_guarded_station() -> None:
    t = give_tiles(two_fleets({"m": "j9"}, {"b1": "n11"}), 0, "combat", 5, "b")
    begin_turn(t).play("order mothership", "use nuclear_missile")
    assert t.refused("target m11") == ("station_guarded", "M25")


@pytest.mark.rule("M45")
def test_the_launcher_of_a_missile_takes_no_damage() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"m": "g13"}), 0, "combat", 5, "b")
    t.set("energy", {"weapons": 2, "engines": 12}, 0).set("energy", {"weapons": 12}, 1)
    texts = ["order mothership", "use nuclear_missile", "target g13"]
    t = play_until(begin_turn(t), texts, lambda t: totals(t)[0] < totals(t)[1])
    assert t.get("hull_points", 0) == 12
    assert t.get("shield_lost", 0) == 0


@pytest.mark.rule("M43")
def test_the_abilities_of_a_mothership_need_it_alive() -> None:
    t = begin_turn(give_tiles(two_fleets({"f1": "c6"}, {}), 0, "economy", 5, "a"))
    assert t.refused("order mothership") == ("ship_is_lost", "M20")
    t.play("order fighter 1")
    assert t.legal("use") == []


@pytest.mark.rule("M43")
def test_technology_and_card_buffs_are_added() -> None:
    t = set_hand(
        give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13"}), 1, "combat", 3, "b"), 1, "defence_buff"
    )
    begin_turn(t).play("order fighter 1", "attack d13", "play defence_buff")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 2 + 1
