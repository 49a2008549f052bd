"""The turn: orders, energy, movement, income, shields, the market (M12-M17, M36, M38)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.desk import at, desk, hand, own, ships, tech, turn, two, until


def plain() -> Table:
    """Two small fleets far apart."""
    return ships(ships(desk(), 0, m="a1", f1="c1", b1="e1"), 1, m="a13", f1="c13")


@pytest.mark.rule("M12")
def test_any_order_and_no_move_after_the_attack() -> None:
    t = ships(ships(desk(), 0, f1="c13", f2="e1", b1="g1"), 1, f1="d13", f2="a1")
    turn(t).play("order fighter 2", "move f1")
    t = until(t, ["order fighter 1", "attack d13"], lambda t: at(t, 0, "fighter 1") != "")
    assert "order fighter 1" not in t.legal()
    assert t.refused("order fighter 1") == ("nothing_left_to_do", "M12")
    t.play("order bomber 1", "move h1", "order fighter 2", "move g1")
    assert at(t, 0, "fighter 2") == "g1"


@pytest.mark.rule("M12")
def test_orders_are_for_living_ships() -> None:
    t = turn(plain())
    assert t.legal("order") == ["order bomber 1", "order fighter 1", "order mothership"]
    assert t.refused("order fighter 2") == ("ship_is_lost", "M20")
    assert t.refused("move c2") == ("choose_a_ship_first", "M12")


@pytest.mark.rule("M13")
def test_energy_is_diverted_once_and_then_locked() -> None:
    t = turn(plain())
    t.play("divert")
    assert t.legal("engines") == sorted(f"engines {n}" for n in range(13))
    t.play("engines 12")
    assert t.legal("weapons") == sorted(f"weapons {n}" for n in range(4))
    assert t.refused("weapons 4") == ("energy_must_add_up", "M3")
    t.play("weapons 3")
    assert t.get("energy", 0) == {"engines": 12, "weapons": 3}
    assert t.refused("divert") == ("energy_locked", "M13")
    assert t.refused("engines 3") == ("divert_first", "M13")


@pytest.mark.rule("M13")
def test_energy_is_locked_until_the_own_next_turn() -> None:
    t = turn(plain())
    t.play("divert", "engines 3", "weapons 6", "end turn")
    while t.turn != 0:
        t.play("pass" if t.step == "market" else "end turn")
    while t.step == "market":
        t.play("pass")
    assert "divert" in t.legal()
    assert t.get("energy", 0) == {"engines": 3, "weapons": 6, "shields": 6}


@pytest.mark.rule("M13")
def test_energy_must_leave_room_in_each_subsystem() -> None:
    t = turn(tech(plain(), 0, "support", 4, "b").set("energy", {"engines": 9, "weapons": 12}, 0))
    t.play("divert", "engines 0")
    assert t.legal("weapons") == sorted(f"weapons {n}" for n in range(9, 13))


@pytest.mark.rule("M13")
def test_no_diverting_after_the_mothership_moved_or_attacked() -> None:
    t = turn(plain())
    assert "divert" in t.legal()
    t.play("order fighter 1", "move d1")
    assert "divert" in t.legal()
    t.play("order mothership", "move b1")
    assert t.refused("divert") == ("energy_locked", "M13")
    t = turn(ships(ships(desk(), 0, m="c13"), 1, m="d13"))
    t.play("order mothership", "attack d13")
    assert t.refused("divert") == ("energy_locked", "M13")
    assert turn(ships(plain(), 0, f1="a1")).refused("divert") == ("no_mothership", "M13")


@pytest.mark.rule("M13")
def test_deflector_shields_do_not_lock_the_energy_but_a_warp_does() -> None:
    t = turn(hand(two({"m": "c13"}, {}), 0, "deflector_shields", "wormhole"))
    t.play("play deflector_shields", "target c13")
    assert "divert" in t.legal()
    t.play("play wormhole", "target c13")
    t.play(t.legal("target")[0])
    assert t.step == "turn"
    assert t.refused("divert") == ("energy_locked", "M13")


@pytest.mark.rule("M14")
def test_ships_fly_past_friends_but_not_onto_them() -> None:
    t = turn(ships(ships(desk(), 0, f1="a1", f2="b1", f3="a2", b1="a3"), 1, f1="a13"))
    t.play("order fighter 1")
    moves = t.legal("move")
    assert "move b1" not in moves
    assert "move c1" in moves
    assert t.refused("move b1") == ("space_taken", "M14")
    assert t.refused("move o13")[1] == "M14"


@pytest.mark.rule("M14")
def test_enemies_planets_and_stations_stand_in_the_way() -> None:
    t = turn(ships(ships(desk(), 0, f1="a1"), 1, f1="b1", f2="a2", f3="m1"))
    assert "order fighter 1" in t.legal()  # it may still attack
    t.play("order fighter 1")
    assert t.legal("move") == []
    t = turn(ships(ships(desk(), 0, b1="g3"), 1, f1="a13"))
    t.play("order bomber 1")
    assert "move h3" not in t.legal("move")
    t = turn(ships(ships(desk(), 0, b1="b3"), 1, f1="a13"))
    t.play("order bomber 1")
    assert "move c3" not in t.legal("move")


@pytest.mark.rule("M14")
def test_movement_can_be_split() -> None:
    t = turn(plain())
    t.play("order fighter 1", "move d1", "order bomber 1", "move f1")
    t.play("order fighter 1")
    assert "move c5" in t.legal("move")
    assert "move a6" not in t.legal("move")
    t.play("move c5")
    assert at(t, 0, "fighter 1") == "c5"
    assert "order fighter 1" not in t.legal()


@pytest.mark.rule("M15")
def test_income_ends_the_turn() -> None:
    t = turn(own(plain(), 0, 0, 2))
    t.play("end turn")
    assert t.told("collected")[0] == {"event": "collected", "seat": 0, "count": 3}
    assert t.get("resources", 0) == 3
    assert t.turn == 1


@pytest.mark.rule("M16")
def test_shields_return_at_the_end_of_every_turn() -> None:
    t = plain().set("shield_lost", 4, 0).set("shield_lost", 2, 1)
    turn(t, 1).play("end turn")
    assert [t.get("shield_lost", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("M17", "M36")
def test_the_market_at_the_end_of_anothers_turn() -> None:
    t = ships(ships(ships(desk(3), 0, f1="a1"), 1, f1="a13"), 2, f1="o1")
    for seat in (0, 1, 2):
        t.set("resources", 2, seat)
    hand(t, 2, "prod")
    turn(t, 0).play("end turn")
    assert (t.step, t.seat, t.turn) == ("market", 1, 0)
    assert t.legal() == ["buy card", "pass", "research combat", "research economy",
                         "research support"]  # fmt: skip
    t.play("buy card")
    assert sum(t.get("hand", 1).values()) == 1
    t.play("pass")
    assert (t.step, t.seat) == ("market", 2)
    t.play("sell prod", "research combat")
    assert t.get("resources", 2) == 1
    assert t.get("technology", 2) == {"combat": 1}
    assert (t.step, t.turn) == ("turn", 1)


@pytest.mark.rule("M17")
def test_who_can_do_nothing_is_not_asked() -> None:
    t = turn(plain().set("resources", 1, 1))
    t.play("end turn")
    assert (t.step, t.seat) == ("turn", 1)


@pytest.mark.rule("M36")
def test_buying_and_selling_in_the_own_turn() -> None:
    t = turn(hand(plain().set("resources", 2, 0), 0, "wormhole", "prod"))
    t.play("sell wormhole")
    assert t.get("resources", 0) == 5
    assert t.count("discard", "wormhole") == 1
    t.play("buy card", "buy card")
    assert t.get("resources", 0) == 1
    assert t.refused("buy card") == ("too_expensive", "M36")
    assert t.refused("sell wormhole") in [("card_not_held", "M36")] or t.count(
        "hand", "wormhole", 0
    )


@pytest.mark.rule("M36")
def test_a_bought_card_is_usable_at_once_and_the_deck_runs_out() -> None:
    t = plain().set("resources", 8, 0).set("deck", {"replicator": 1})
    turn(t).play("buy card", "play replicator")
    assert t.told("gained")[0]["count"] in range(1, 5)
    assert t.refused("buy card") == ("deck_is_out", "M36")


@pytest.mark.rule("M38")
def test_nothing_is_given() -> None:
    t = turn(hand(plain(), 0, "prod"))
    verbs = {row.verb for row in t.setup.game.actions.rows}
    assert not verbs & {"give", "trade", "offer"}
