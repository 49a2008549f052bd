"""A player's turn: orders, energy, movement, income, shields, the market (M12-M17, M36, M38)."""

import pytest

from motherlode.games.mothership.hexes import distance
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_planets,
    give_tiles,
    play_until,
    put_fleet,
    set_hand,
    ship_space,
    space_number,
    two_fleets,
)


def two_distant_fleets() -> Table:
    """A table with two small fleets far apart."""
    return put_fleet(put_fleet(empty_board(), 0, m="a1", f1="c1", b1="e1"), 1, m="a13", f1="c13")


@pytest.mark.rule("M12")
def test_ships_act_in_any_order_but_do_not_move_after_attacking() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, f1="c13", f2="e1", b1="g1"), 1, f1="d13", f2="a1")
    begin_turn(t).play("order fighter 2", "move f1")
    t = play_until(
        t, ["order fighter 1", "attack d13"], lambda t: ship_space(t, 0, "fighter 1") != ""
    )
    assert "order fighter 1" not in t.legal()
    assert t.refused("order fighter 1") == ("nothing_left_to_do", "M12")
    t.play("order bomber 1", "move h1", "order fighter 2", "move g1")
    assert ship_space(t, 0, "fighter 2") == "g1"


@pytest.mark.rule("M12")
def test_only_ships_on_the_board_take_orders() -> None:
    t = begin_turn(two_distant_fleets())
    assert t.legal("order") == ["order bomber 1", "order fighter 1", "order mothership"]
    assert t.refused("order fighter 2") == ("ship_is_lost", "M20")
    assert t.refused("move c2") == ("choose_a_ship_first", "M12")


@pytest.mark.rule("M13")
def test_energy_is_diverted_once_a_turn() -> None:
    t = begin_turn(two_distant_fleets())
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
def test_energy_can_be_diverted_again_in_the_next_turn() -> None:
    t = begin_turn(two_distant_fleets())
    t.play("divert", "engines 3", "weapons 6", "end turn")
    while t.turn != 0:
        t.play("pass" if t.step == "market" else "end turn")
    while t.step == "market":
        t.play("pass")
    assert "divert" in t.legal()
    assert t.get("energy", 0) == {"engines": 3, "weapons": 6, "shields": 6}


@pytest.mark.rule("M13")
def test_energy_must_leave_room_in_each_subsystem() -> None:
    t = begin_turn(
        give_tiles(two_distant_fleets(), 0, "support", 4, "b").set(
            "energy", {"engines": 9, "weapons": 12}, 0
        )
    )
    t.play("divert", "engines 0")
    assert t.legal("weapons") == sorted(f"weapons {n}" for n in range(9, 13))


@pytest.mark.rule("M13")
def test_energy_cannot_be_diverted_after_the_mothership_acted() -> None:
    t = begin_turn(two_distant_fleets())
    assert "divert" in t.legal()
    t.play("order fighter 1", "move d1")
    assert "divert" in t.legal()
    t.play("order mothership", "move b1")
    assert t.refused("divert") == ("energy_locked", "M13")
    t = begin_turn(put_fleet(put_fleet(empty_board(), 0, m="c13"), 1, m="d13"))
    t.play("order mothership", "attack d13")
    assert t.refused("divert") == ("energy_locked", "M13")
    assert begin_turn(put_fleet(two_distant_fleets(), 0, f1="a1")).refused("divert") == (
        "no_mothership",
        "M13",
    )


@pytest.mark.rule("M13")
def test_deflector_shields_do_not_lock_the_energy_but_a_warp_does() -> None:
    t = begin_turn(set_hand(two_fleets({"m": "c13"}, {}), 0, "deflector_shields", "wormhole"))
    t.play("play deflector_shields", "target c13")
    assert "divert" in t.legal()
    t.play("play wormhole", "target c13")
    t.play(t.legal("target")[0])
    assert t.step == "turn"
    assert t.refused("divert") == ("energy_locked", "M13")


@pytest.mark.rule("M14")
def test_ships_fly_past_friends_but_not_onto_them() -> None:
    t = begin_turn(
        put_fleet(put_fleet(empty_board(), 0, f1="a1", f2="b1", f3="a2", b1="a3"), 1, f1="a13")
    )
    t.play("order fighter 1")
    moves = t.legal("move")
    assert "move b1" not in moves
    assert "move c1" in moves
    assert t.refused("move b1") == ("space_taken", "M14")
    assert t.refused("move o13")[1] == "M14"


@pytest.mark.rule("M14")
def test_enemies_planets_and_stations_block_flights() -> None:
    t = begin_turn(put_fleet(put_fleet(empty_board(), 0, f1="a1"), 1, f1="b1", f2="a2", f3="m1"))
    assert "order fighter 1" in t.legal()  # it may still attack
    t.play("order fighter 1")
    assert t.legal("move") == []
    t = begin_turn(put_fleet(put_fleet(empty_board(), 0, b1="g3"), 1, f1="a13"))
    t.play("order bomber 1")
    assert "move h3" not in t.legal("move")
    t = begin_turn(put_fleet(put_fleet(empty_board(), 0, b1="b3"), 1, f1="a13"))
    t.play("order bomber 1")
    assert "move c3" not in t.legal("move")


@pytest.mark.rule("M14")
def test_movement_can_be_split() -> None:
    t = begin_turn(two_distant_fleets())
    t.play("order fighter 1", "move d1", "order bomber 1", "move f1")
    t.play("order fighter 1")
    assert "move c5" in t.legal("move")
    assert "move a6" not in t.legal("move")
    t.play("move c5")
    assert ship_space(t, 0, "fighter 1") == "c5"
    assert "order fighter 1" not in t.legal()


@pytest.mark.rule("M15")
def test_ending_a_turn_pays_income_and_begins_the_next_players_turn() -> None:
    t = begin_turn(give_planets(two_distant_fleets(), 0, 0, 2))
    t.play("end turn")
    assert t.events_of("collected")[0] == {"event": "collected", "seat": 0, "count": 3}
    assert t.get("resources", 0) == 3
    assert t.turn == 1


@pytest.mark.rule("M16")
def test_shields_return_at_the_end_of_every_turn() -> None:
    t = two_distant_fleets().set("shield_lost", 4, 0).set("shield_lost", 2, 1)
    begin_turn(t, 1).play("end turn")
    assert [t.get("shield_lost", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("M17", "M36")
def test_other_players_may_trade_at_the_end_of_a_turn() -> None:
    t = put_fleet(put_fleet(put_fleet(empty_board(3), 0, f1="a1"), 1, f1="a13"), 2, f1="o1")
    for seat in (0, 1, 2):
        t.set("resources", 2, seat)
    set_hand(t, 2, "prod")
    begin_turn(t, 0).play("end turn")
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
def test_players_who_cannot_trade_are_not_asked() -> None:
    t = begin_turn(two_distant_fleets().set("resources", 1, 1))
    t.play("end turn")
    assert (t.step, t.seat) == ("turn", 1)


@pytest.mark.rule("M36")
def test_cards_are_bought_and_sold_in_the_own_turn() -> None:
    t = begin_turn(set_hand(two_distant_fleets().set("resources", 2, 0), 0, "wormhole", "prod"))
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
    t = two_distant_fleets().set("resources", 8, 0).set("deck", {"replicator": 1})
    begin_turn(t).play("buy card", "play replicator")
    assert t.events_of("gained")[0]["count"] in range(1, 5)
    assert t.refused("buy card") == ("deck_is_out", "M36")


@pytest.mark.rule("M38")
def test_players_cannot_give_each_other_resources_or_cards() -> None:
    t = begin_turn(set_hand(two_distant_fleets(), 0, "prod"))
    verbs = {row.verb for row in t.setup.game.actions.rows}
    assert not verbs & {"give", "trade", "offer"}


@pytest.mark.rule("M64", "M14")
@pytest.mark.parametrize(("drained", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_spaces_flown_are_taken_off_the_power_that_is_left(drained: int, left: int) -> None:
    """A Mothership with 5 energy in its Engines has flown 3 spaces when some energy is drained."""
    t = begin_turn(two_distant_fleets())
    t.play("order mothership", "move d1")
    t.set("drained", {"engines": drained}, 0).settle()
    assert ("order mothership" in t.legal()) == (left > 0)
    if left:
        t.play("order mothership")
        far = {
            distance(space_number("d1"), space_number(text.split()[1])) for text in t.legal("move")
        }
        assert max(far) == left
