"""Victory Points: ships that come back, points, winning (M52)."""

import pytest

from tests.games.mothership.desk import (
    at,
    desk,
    own,
    ships,
    turn,
    until,
)

POINTS = {"mode": "victory_points"}


@pytest.mark.rule("M52")
def test_ships_come_back_at_the_end_of_the_owners_next_turn() -> None:
    t = ships(ships(desk(2, POINTS), 0, m="c13"), 1, f1="d13", f2="a1")
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack d13"], lambda t: at(t, 1, "fighter 1") == "")
    assert t.get("points_for_kills", 0) == 1
    t.play("end turn")
    assert t.turn == 1
    t.play("end turn")
    assert (t.step, t.seat) == ("respawn", 1)
    t.play("place l11")
    assert at(t, 1, "fighter 1") == "l11"


@pytest.mark.rule("M52")
def test_a_ship_lost_in_the_own_turn_waits_for_the_next() -> None:
    t = ships(ships(desk(2, POINTS), 0, f1="c13", f2="a1"), 1, m="d13")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = until(turn(t), ["order fighter 1", "attack d13"], lambda t: at(t, 0, "fighter 1") == "")
    t.play("end turn")
    assert t.turn == 1
    t.play("end turn", "end turn")
    assert (t.step, t.seat) == ("respawn", 0)


@pytest.mark.rule("M52")
def test_the_mothership_returns_with_six() -> None:
    t = ships(ships(desk(2, POINTS), 0, f1="c13"), 1, f1="a1")
    t.set("respawn", [2, 0, 0, 0, 0, 0], 0).set("hull_points", 0, 0)
    turn(t).play("end turn")
    t.play(t.legal("place")[0])
    assert t.get("hull_points", 0) == 6


@pytest.mark.rule("M52")
def test_without_a_station_nothing_returns_but_one_plays_on() -> None:
    t = ships(ships(desk(2, POINTS), 0, m="l11"), 1, f1="a13", f2="c1")
    t.set("station_counters", 1, 1).set("respawn", [2, 0, 0, 0, 0, 0], 1)
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack m11"], lambda t: t.get("station", 1) == 0)
    assert not t.over()
    assert t.get("points_for_kills", 0) == 5
    assert t.get("respawn", 1) == [0] * 6
    t.play("end turn")
    assert t.turn == 1


@pytest.mark.rule("M52")
def test_points_win_in_the_own_turn_only() -> None:
    t = ships(ships(desk(2, POINTS), 0, m="c13", f1="g1"), 1, f1="d13", f2="a1")
    t.set("points_for_kills", 9, 1)
    own(t, 1, 0)
    assert not turn(t).over()
    t.play("end turn")
    assert t.over()
    assert t.payoffs() == [0.0, 1.0]


@pytest.mark.rule("M52")
def test_points_in_anothers_turn_wait_for_the_own() -> None:
    """The defender reaches ten by an attack that is lost, and wins when the turn comes."""
    t = ships(ships(desk(2, POINTS), 0, f1="c13", f2="a1"), 1, m="d13")
    t.set("energy", {"weapons": 12, "shields": 3}, 1).set("points_for_kills", 9, 1)
    t = until(turn(t), ["order fighter 1", "attack d13"], lambda t: at(t, 0, "fighter 1") == "")
    assert t.get("points_for_kills", 1) == 10
    assert not t.over()
    t.play("end turn")
    assert t.payoffs() == [0.0, 1.0]


@pytest.mark.rule("M52", "M27")
def test_a_mothership_is_worth_three_points() -> None:
    t = ships(ships(desk(2, POINTS), 0, b1="c13", f1="a1"), 1, m="d13", f1="o1")
    t.set("hull_points", 1, 1).set("energy", {"engines": 12, "weapons": 3}, 1)
    texts = ["order bomber 1", "attack d13"]
    t = until(turn(t), texts, lambda t: at(t, 1, "mothership") == "")
    assert t.get("points_for_kills", 0) == 3


@pytest.mark.rule("M52")
@pytest.mark.parametrize(("kills", "won"), [(7, False), (8, True)])
def test_a_planet_is_one_point(kills: int, won: bool) -> None:
    """Two planets, and what is missing to nine or ten: looked at when the turn begins."""
    t = own(ships(ships(desk(2, POINTS), 0, f1="a1"), 1, f1="c1"), 0, 0, 1)
    t.set("points_for_kills", kills, 0)
    turn(t, 1).play("end turn")
    assert (t.over(), t.turn) == (won, 0)


@pytest.mark.rule("M52")
def test_points_for_planets_while_held() -> None:
    t = own(ships(ships(desk(2, POINTS), 0, b1="g3", b2="i3"), 1, f1="a1"), 0, 1)
    t.set("points_for_kills", 8, 0)
    t = until(turn(t), ["order bomber 1", "attack h3", "join bomber 2"], lambda t: t.over())
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M52")
def test_the_target_is_an_option() -> None:
    t = ships(ships(desk(2, {**POINTS, "points": 20}), 0, f1="c1"), 1, f1="a1")
    t.set("points_for_kills", 19, 0)
    assert not turn(t).over()
