"""The mode Victory Points: ships respawn, points are counted, and enough points win (M52)."""

import pytest

from motherlode.games.mothership.hexes import NAMES
from motherlode.games.mothership.standing_order_triggers import occasion
from tests.arrange import play_nothing
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_planets,
    play_until,
    put_fleet,
    redraw_map,
    ship_space,
)

POINTS = {"mode": "victory_points"}


@pytest.mark.rule("M52")
def test_ships_respawn_at_the_end_of_their_owners_next_turn() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, m="c13"), 1, f1="d13", f2="a1")
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = play_until(
        begin_turn(t),
        ["order mothership", "attack d13"],
        lambda t: ship_space(t, 1, "fighter 1") == "",
    )
    assert t.get("points_for_kills", 0) == 1
    t.play("end turn")
    assert t.turn == 1
    t.play("end turn")
    assert (t.step, t.seat) == ("respawn", 1)
    t.play("place l11")
    assert ship_space(t, 1, "fighter 1") == "l11"


@pytest.mark.rule("M52")
def test_a_ship_lost_in_its_owners_turn_respawns_in_the_next() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, f1="c13", f2="a1"), 1, m="d13")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = play_until(
        begin_turn(t),
        ["order fighter 1", "attack d13"],
        lambda t: ship_space(t, 0, "fighter 1") == "",
    )
    t.play("end turn")
    assert t.turn == 1
    t.play("end turn", "end turn")
    assert (t.step, t.seat) == ("respawn", 0)


@pytest.mark.rule("M52")
def test_the_mothership_respawns_with_six_hull_points() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, f1="c13"), 1, f1="a1")
    t.set("respawn", [2, 0, 0, 0, 0, 0], 0).set("hull_points", 0, 0)
    begin_turn(t).play("end turn")
    t.play(t.legal("place")[0])
    assert t.get("hull_points", 0) == 6


@pytest.mark.rule("M52")
def test_without_a_station_ships_do_not_respawn_but_the_player_stays_in() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, m="l11"), 1, f1="a13", f2="c1")
    t.set("station_counters", 1, 1).set("respawn", [2, 0, 0, 0, 0, 0], 1)
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = play_until(
        begin_turn(t), ["order mothership", "attack m11"], lambda t: t.get("station", 1) == 0
    )
    assert not t.over()
    assert t.get("points_for_kills", 0) == 5
    assert t.get("respawn", 1) == [0] * 6
    t.play("end turn")
    assert t.turn == 1


@pytest.mark.rule("M52")
def test_points_win_only_in_the_players_own_turn() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, m="c13", f1="g1"), 1, f1="d13", f2="a1")
    t.set("points_for_kills", 9, 1)
    give_planets(t, 1, 0)
    assert not begin_turn(t).over()
    t.play("end turn")
    assert t.over()
    assert t.payoffs() == [0.0, 1.0]


@pytest.mark.rule("M52")
def test_points_from_another_players_turn_win_when_the_own_turn_comes() -> None:
    """The defender gets the tenth point in the attacker's turn and wins in its own turn."""
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, f1="c13", f2="a1"), 1, m="d13")
    t.set("energy", {"weapons": 12, "shields": 3}, 1).set("points_for_kills", 9, 1)
    t = play_until(
        begin_turn(t),
        ["order fighter 1", "attack d13"],
        lambda t: ship_space(t, 0, "fighter 1") == "",
    )
    assert t.get("points_for_kills", 1) == 10
    assert not t.over()
    t.play("end turn")
    assert t.payoffs() == [0.0, 1.0]


@pytest.mark.rule("M52", "M27")
def test_a_mothership_is_worth_three_points() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, b1="c13", f1="a1"), 1, m="d13", f1="o1")
    t.set("hull_points", 1, 1).set("energy", {"engines": 12, "weapons": 3}, 1)
    texts = ["order bomber 1", "attack d13"]
    t = play_until(begin_turn(t), texts, lambda t: ship_space(t, 1, "mothership") == "")
    assert t.get("points_for_kills", 0) == 3


@pytest.mark.rule("M52")
@pytest.mark.parametrize(("kills", "won"), [(7, False), (8, True)])
def test_each_planet_counts_one_point(kills: int, won: bool) -> None:
    """Points for kills and two planets are added up when the turn begins; ten win."""
    t = give_planets(put_fleet(put_fleet(empty_board(2, POINTS), 0, f1="a1"), 1, f1="c1"), 0, 0, 1)
    t.set("points_for_kills", kills, 0)
    begin_turn(t, 1).play("end turn")
    assert (t.over(), t.turn) == (won, 0)


@pytest.mark.rule("M52")
def test_planets_count_only_while_they_are_held() -> None:
    t = give_planets(
        put_fleet(put_fleet(empty_board(2, POINTS), 0, b1="g3", b2="i3"), 1, f1="a1"), 0, 1
    )
    t.set("points_for_kills", 8, 0)
    t = play_until(
        begin_turn(t), ["order bomber 1", "attack h3", "join bomber 2"], lambda t: t.over()
    )
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M52")
def test_the_points_to_win_are_an_option() -> None:
    t = put_fleet(put_fleet(empty_board(2, {**POINTS, "points": 20}), 0, f1="c1"), 1, f1="a1")
    t.set("points_for_kills", 19, 0)
    assert not begin_turn(t).over()


@pytest.mark.rule("M52")
def test_with_victory_points_nobody_goes_out_and_a_player_without_pieces_has_turns() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, m="l11"), 1)
    t.set("station_counters", 1, 1).set("energy", {"weapons": 12, "engines": 3}, 0)
    t.automatic = play_nothing
    texts = ["order mothership", "attack m11", "pass", "pass"]
    t = play_until(begin_turn(t), texts, lambda t: t.get("station", 1) == 0)
    assert (t.over(), t.get("out", 1)) == (False, 0)
    t.play("end turn")
    assert (t.step, t.seat) == ("market", 1)
    t.play("pass")
    assert (t.step, t.seat, t.legal()) == ("turn", 1, ["end turn"])
    t.play("end turn", "pass")
    assert t.turn == 0


@pytest.mark.rule("M52")
def test_a_player_without_pieces_can_order_its_turns_to_end() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, f1="a1"), 1, f1="c1")
    assert occasion(begin_turn(t, 1).state) == ""
    redraw_map(put_fleet(t, 1).set("station", 0, 1))
    assert occasion(begin_turn(t, 1).state) == "turn without_pieces"


@pytest.mark.rule("M52")
@pytest.mark.parametrize(("kills", "won"), [(18, False), (19, True)])
def test_a_team_adds_its_points_and_needs_ten_for_each_member(kills: int, won: bool) -> None:
    t = empty_board(4, {**POINTS, "teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        put_fleet(t, seat, f1=where)
    give_planets(t, 2, 0).set("points_for_kills", kills, 2)
    begin_turn(t, 3).play("end turn")
    assert t.over() == won
    if won:
        assert t.payoffs() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.rule("M52")
def test_a_ship_respawns_in_asteroids_without_a_roll_or_later_if_there_is_no_space() -> None:
    t = put_fleet(put_fleet(empty_board(2, POINTS), 0, f2="a13"), 1, f1="a1")
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    field = min(at for at in board.spaces if board.fields[at])
    open_space = next(
        near
        for way in range(6)
        if (near := board.beside(field, way)) >= 0 and not board.fields[near]
    )
    redraw_map(t.set("station", open_space + 1, 0)).set("respawn", [0, 2, 0, 0, 0, 0], 0)
    full = t.copy()
    begin_turn(t).play("end turn")
    t.play(f"place {NAMES[field]}")
    assert (ship_space(t, 0, "fighter 1"), t.events_of("fight_began")) == (NAMES[field], [])
    around = [near for way in range(6) if (near := board.beside(open_space, way)) >= 0]
    redraw_map(full.set("planets", [near + 1 for near in around] + [0] * (7 - len(around))))
    begin_turn(full).play("end turn")
    assert full.turn == 1
    assert full.get("respawn", 0) == [0, 1, 0, 0, 0, 0]
