"""Every Action card that moves ships or Stations or holds them (M37, M39, M42)."""

import pytest

from motherlode.games.mothership.hexes import NAMES
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    engine_power,
    give_planets,
    pass_reactions,
    play_until,
    put_fleet,
    set_hand,
    ship_space,
    space_number,
    two_fleets,
)


@pytest.mark.rule("M37")
def test_movement_cards_are_for_ships_that_have_not_attacked() -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"b1": "d13"}), 0, "afterburner", "wormhole")
    begin_turn(t).play("order fighter 1", "attack d13")
    pass_reactions(t)
    t.play("play afterburner")
    assert "target c13" not in t.legal()


def test_afterburner_adds_four_spaces() -> None:
    t = begin_turn(set_hand(two_fleets({"b1": "c13"}, {}), 0, "afterburner"))
    t.play("play afterburner", "target c13")
    assert engine_power(t, 0, 4) == 8
    assert t.count("discard", "afterburner") == 1
    t.play("end turn")
    assert engine_power(t, 0, 4) == 4


def test_deflector_shields_protect_in_fields() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c6"}, {}), 0, "deflector_shields"))
    t.play("play deflector_shields", "target c6", "order fighter 1")
    assert t.legal("enter") == []
    t.play("move d6")
    assert not t.events_of("field_rolled")
    assert ship_space(t, 0, "fighter 1") == "d6"


@pytest.mark.rule("M37")
def test_panic_button_warps_a_ship_beside_a_planet() -> None:
    t = give_planets(set_hand(two_fleets({"f1": "c13"}, {}), 0, "panic_button"), 0, 0)
    begin_turn(t).play("play panic_button", "target c13")
    assert set(t.legal()) == {"target g3", "target i3", "target g2", "target h2", "target g4",
                              "target h4"}  # fmt: skip
    t.play("target g3")
    assert "order fighter 1" not in t.legal()  # its movement is used
    assert ship_space(t, 0, "fighter 1") == "g3"


@pytest.mark.rule("M37")
def test_a_teammates_ship_that_was_warped_may_still_move_in_its_own_turn() -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        put_fleet(t, seat, f1=where)
    set_hand(t, 0, "wormhole")
    begin_turn(t, 0).play("play wormhole", "target e1", "target a13")
    assert ship_space(t, 2, "fighter 1") == "a13"
    begin_turn(t, 2).play("order fighter 1")
    assert "move f13" in t.legal()


def test_punch_it_doubles_engine_power() -> None:
    t = begin_turn(set_hand(two_fleets({"b1": "c13"}, {}), 0, "punch_it"))
    t.play("play punch_it", "target c13")
    assert engine_power(t, 0, 4) == 8


@pytest.mark.rule("M28")
def test_engine_cards_apply_in_the_order_played() -> None:
    t = begin_turn(set_hand(two_fleets({"b1": "c13"}, {}), 0, "punch_it", "afterburner"))
    t.play("play afterburner", "target c13", "play punch_it", "target c13")
    assert engine_power(t, 0, 4) == 16


def test_convoy_speeds_up_ships_beside_the_mothership() -> None:
    t = set_hand(two_fleets({"m": "c13", "f1": "d13", "b1": "b13", "f2": "h13"}, {}), 0, "convoy")
    t.stand("market", 0, turn=1)  # so that the turn of seat 1 ends and ours begins
    while t.step != "turn" or t.turn != 0:
        t.play("pass" if "pass" in t.legal() else "end turn")
    t.play("play convoy")
    assert [engine_power(t, 0, ship) for ship in (1, 2, 4)] == [8, 5, 7]


def test_forced_update_holds_an_enemy_ship() -> None:
    t = begin_turn(set_hand(two_fleets({}, {"f1": "d13"}), 0, "forced_update"))
    t.play("play forced_update", "target d13", "end turn")
    assert t.turn == 1
    assert "order fighter 1" not in t.legal()
    t.play("end turn", "end turn")
    assert "order fighter 1" in t.legal()


def test_migration_warps_the_station_beside_a_planet() -> None:
    t = give_planets(set_hand(two_fleets({}, {}), 0, "migration"), 0, 0)
    begin_turn(t).play("play migration")
    assert "target h4" not in t.legal()  # asteroids
    t.play("target g3")
    assert t.get("station", 0) == 2 * 19 + 6 + 1
    t.play("order fighter 3", "move b1")
    assert t.conserved()["faults of the map"] == 0


def test_cowardly_retreat_warps_friendly_ships_around_a_space() -> None:
    t = give_planets(
        set_hand(two_fleets({"m": "c13", "f1": "d13", "f2": "k13"}, {}), 0, "cowardly_retreat"),
        0,
        0,
    )
    begin_turn(t).play("play cowardly_retreat", "target c13", "target g3", "target b3")
    assert ship_space(t, 0, "mothership") == "g3"
    assert ship_space(t, 0, "fighter 1") == "b3"  # beside the own Station
    assert ship_space(t, 0, "fighter 2") == "k13"


def test_wormhole_warps_a_ship_to_any_free_space() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {}), 0, "wormhole"))
    t.play("play wormhole", "target c13")
    taken = {"a1", "o1", "c13", "h3", "h7", "h11", "c3", "m11"}  # ships, planets, Stations
    assert taken.isdisjoint(text.split()[1] for text in t.legal())
    t.play("target l11")
    assert ship_space(t, 0, "fighter 1") == "l11"


@pytest.mark.rule("M42")
def test_a_ship_warped_into_a_field_is_attacked_without_deflector_shields() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {}), 0, "wormhole", "deflector_shields"))
    shielded = t.copy()
    t.play("play wormhole", "target c13", "target j8")
    assert t.step == "before_roll"
    shielded.play("play deflector_shields", "target c13", "play wormhole", "target c13")
    shielded.play("target j8")
    assert shielded.step == "turn"
    assert ship_space(shielded, 0, "fighter 1") == "j8"


@pytest.mark.rule("M37", "M48")
@pytest.mark.parametrize("card", ["wormhole", "panic_button", "cowardly_retreat"])
def test_a_held_ship_cannot_be_warped_in_its_owners_turn(card: str) -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        put_fleet(t, seat, f1=where)
    put_fleet(give_planets(set_hand(t, 0, card), 0, 0), 0, f1="a1", f2="b1")
    t.set("held", [0, 1, 0, 0, 0, 0], 0).set("held", [0, 1, 0, 0, 0, 0], 2)
    begin_turn(t).play(f"play {card}")
    if card != "cowardly_retreat":
        assert t.legal("target") == ["target b1", "target e1"]  # not a1; e1 is a teammate's ship
        return
    t.play("target a1")  # the retreat is centred on the held ship: only its neighbour goes
    t.play(t.legal("target")[0])
    assert (t.step, ship_space(t, 0, "fighter 1")) == ("turn", "a1")


@pytest.mark.rule("M39", "M48")
def test_cowardly_retreat_moves_each_ship_once() -> None:
    t = empty_board(4, {"teams": "pairs"})
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    planet = t.get("planets")[0] - 1
    start = next(at for at in board.spaces if board.distance(at, planet) == 1)
    put_fleet(put_fleet(t, 0, f1="a1"), 2, f1=NAMES[start])
    put_fleet(put_fleet(t, 1, f1="o1"), 3, f1="o3")
    give_planets(set_hand(t, 0, "cowardly_retreat"), 0, 0)
    begin_turn(t).play("play cowardly_retreat", f"target {NAMES[start]}")
    ends = [
        text for text in t.legal("target") if board.distance(start, space_number(text[7:])) == 1
    ]
    for end in ends:
        once = t.copy()
        once.play(end)
        assert once.step == "turn"
    assert ends


@pytest.mark.rule("M47", "M48")
def test_a_retreat_ends_when_its_player_goes_out() -> None:
    t = empty_board(4, {"teams": "pairs", "layout": "crossroads"})
    put_fleet(put_fleet(t, 0, f1="c13"), 2, f1="d13", f2="b1")
    put_fleet(put_fleet(t, 1, f1="o1"), 3, f1="n1")
    set_hand(give_planets(give_planets(t, 0, 0), 2, 3), 0, "cowardly_retreat")
    begin_turn(t).play("play cowardly_retreat", "target c13")
    t = play_until(t, ["target e6"], lambda t: t.get("out", 0) == 1)
    assert (t.step, t.seat) == ("turn", 1)
    assert ship_space(t, 2, "fighter 1") == "d13"
