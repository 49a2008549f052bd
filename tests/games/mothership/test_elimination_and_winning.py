"""How players go out, win and share the win, alone and in teams (M38, M47-M49)."""

import pytest

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from motherlode.kernel.errors import BadOptions
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    give_planets,
    pass_reactions,
    play_until,
    put_fleet,
    redraw_map,
    set_hand,
    ship_space,
    totals,
)


@pytest.mark.rule("M47")
def test_destroying_the_last_enemy_station_wins() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, m="l11"), 1, f1="a13").set("station_counters", 1, 1)
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = play_until(begin_turn(t), ["order mothership", "attack m11"], lambda t: t.over())
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M47", "M35")
def test_a_player_without_ships_is_out() -> None:
    t = empty_board(3)
    put_fleet(put_fleet(put_fleet(t, 0, m="c13"), 1, f1="d13"), 2, f1="a1")
    give_planets(set_hand(t, 1, "prod", "prod"), 1, 0, 1).set("resources", 4, 1)
    begin_turn(t).play("order mothership", "attack d13")
    t = play_until(t, ["pass"], lambda t: pass_reactions(t).get("out", 1) == 1)
    assert not t.over()
    assert t.get("station", 1) == 0
    assert t.get("planet_owners")[:2] == [0, 0]
    assert t.get("hand", 1) == {}
    assert t.count("discard", "prod") == 2
    assert t.get("resources", 1) == 0
    assert t.conserved()["faults of the map"] == 0
    t.play("end turn")
    assert t.turn == 2  # out: no turn, no market


@pytest.mark.rule("M47")
def test_an_attackers_turn_ends_with_the_loss_of_the_last_ship() -> None:
    t = empty_board(3)
    put_fleet(put_fleet(put_fleet(t, 0, f1="c13"), 1, m="d13"), 2, f1="a1")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = play_until(
        begin_turn(t),
        ["order fighter 1", "attack d13"],
        lambda t: ship_space(t, 0, "fighter 1") == "",
    )
    assert (t.step, t.turn) == ("turn", 1)
    assert t.get("resources", 0) == 0


@pytest.mark.rule("M49")
def test_players_who_go_out_together_share_the_win() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, f1="c13"), 1, f1="d13")
    set_hand(t, 1, "last_stand")
    begin_turn(t).play("order fighter 1", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]


def knock_out(t: Table, *seats: int) -> Table:
    """Takes seats out of the game, as if they had lost earlier."""
    for seat in seats:
        t.set("out", 1, seat).set("station", 0, seat)
    return redraw_map(t)


@pytest.mark.rule("M49", "M48")
def test_all_four_seats_share_the_win_when_both_teams_lose_their_last_ships_at_once() -> None:
    t = empty_board(4, {"teams": "pairs"})
    put_fleet(put_fleet(knock_out(t, 0, 3), 1, f1="d13"), 2, f1="c13")
    begin_turn(set_hand(t, 1, "last_stand"), 2).play("order fighter 1", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.over()
    assert t.payoffs() == [0.25] * 4


@pytest.mark.rule("M49", "M48")
def test_a_team_that_went_out_earlier_gets_no_share() -> None:
    t = knock_out(empty_board(6, {"teams": "pairs"}), 2, 5, 3)
    put_fleet(put_fleet(knock_out(t, 4), 0, f1="c13"), 1, f1="d13")
    begin_turn(set_hand(t, 1, "last_stand"), 0).play("order fighter 1", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.payoffs() == [0.25, 0.25, 0.0, 0.25, 0.25, 0.0]


@pytest.mark.rule("M49")
def test_the_game_is_drawn_after_a_hundred_rounds() -> None:
    t = (
        put_fleet(put_fleet(empty_board(), 0, f1="a1"), 1, f1="a13")
        .set("round", 100)
        .set("first_seat", 0)
    )
    begin_turn(t, 0).play("end turn", "end turn")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]
    assert t.events_of("drawn")


@pytest.mark.rule("M48")
@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [(4, "pairs", [0, 1, 0, 1]), (6, "pairs", [0, 1, 2, 0, 1, 2]), (6, "threes", [0, 1] * 3)],
)
def test_turns_alternate_between_teams(seats: int, teams: str, sides: list[int]) -> None:
    rules = MOTHERSHIP.setup(seats, {"teams": teams}).rules
    found = [int(rules.n.options.teams[seat]) for seat in range(seats)]  # type: ignore[attr-defined]
    assert found == sides
    assert all(a != b for a, b in zip(found, found[1:] + found[:1], strict=True))


@pytest.mark.rule("M48")
@pytest.mark.parametrize(("seats", "teams"), [(3, "pairs"), (2, "pairs"), (4, "threes")])
def test_pairs_and_threes_need_players_for_equal_teams(seats: int, teams: str) -> None:
    with pytest.raises(BadOptions, match=f"the teams {teams} don't fit {seats} players"):
        MOTHERSHIP.setup(seats, {"teams": teams})


def two_teams() -> Table:
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        put_fleet(t, seat, f3=where)
    return t


@pytest.mark.rule("M48", "M23", "M25", "M14")
def test_teammates_let_ships_pass_guard_stations_and_act_as_wingmen() -> None:
    t = two_teams()
    put_fleet(t, 0, f1="d13", f2="a13")
    put_fleet(t, 2, f1="e13", b1="b13")
    put_fleet(t, 1, f1="c13")
    begin_turn(t, 1).play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 1  # a teammate is the wingman
    t = put_fleet(two_teams(), 0, f1="a13")
    put_fleet(t, 2, b1="b13")
    begin_turn(t, 0).play("order fighter 1")
    assert "move c13" in t.legal()  # past a teammate
    assert "attack b13" not in t.legal()
    assert t.refused("attack b13") == ("friendly", "M48")
    station = NAMES[t.get("station", 0) - 1]
    t = put_fleet(put_fleet(two_teams(), 1, b1="c3"), 2, f1="e3")
    begin_turn(t, 1).play("order bomber 1")
    assert t.refused(f"attack {station}") == ("station_guarded", "M25")


@pytest.mark.rule("M48", "M47")
def test_a_team_is_out_with_its_last_player_and_a_team_wins_together() -> None:
    t = two_teams()
    put_fleet(t, 1, f1="d13")
    put_fleet(t, 0, m="c13")
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = play_until(
        begin_turn(t), ["order mothership", "attack d13"], lambda t: t.get("out", 1) == 1
    )
    assert not t.over()
    put_fleet(t, 3, f1="b13")
    t.set("status", [0] * 6, 0)
    t = play_until(begin_turn(t), ["order mothership", "attack b13"], lambda t: t.over())
    assert t.payoffs() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.rule("M38", "M48")
def test_a_teammate_is_not_asked_for_cards_in_a_dogfight() -> None:
    t = two_teams()
    put_fleet(put_fleet(t, 0, f1="c13"), 1, f1="d13")
    set_hand(t, 2, "seismic_charge")
    begin_turn(t).play("order fighter 1", "attack d13")
    assert t.step == "turn"
