"""Going out, winning, sharing; teams (M38, M47-M49)."""

import pytest

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from motherlode.kernel.errors import BadOptions
from tests.arrange import Table
from tests.games.mothership.desk import (
    at,
    desk,
    dice,
    hand,
    own,
    passes,
    ships,
    sync,
    tech,
    totals,
    turn,
    until,
)


@pytest.mark.rule("M47")
def test_the_last_station_standing_wins() -> None:
    t = ships(ships(desk(), 0, m="l11"), 1, f1="a13").set("station_counters", 1, 1)
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack m11"], lambda t: t.over())
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M47", "M35")
def test_who_has_no_ship_left_is_out() -> None:
    t = desk(3)
    ships(ships(ships(t, 0, m="c13"), 1, f1="d13"), 2, f1="a1")
    own(hand(t, 1, "prod", "prod"), 1, 0, 1).set("resources", 4, 1)
    turn(t).play("order mothership", "attack d13")
    t = until(t, ["pass"], lambda t: passes(t).get("out", 1) == 1)
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
def test_an_attacker_who_loses_the_last_ship_ends_the_turn() -> None:
    t = desk(3)
    ships(ships(ships(t, 0, f1="c13"), 1, m="d13"), 2, f1="a1")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = until(turn(t), ["order fighter 1", "attack d13"], lambda t: at(t, 0, "fighter 1") == "")
    assert (t.step, t.turn) == ("turn", 1)
    assert t.get("resources", 0) == 0


@pytest.mark.rule("M49")
def test_both_out_at_once_share() -> None:
    t = ships(ships(desk(), 0, f1="c13"), 1, f1="d13")
    hand(t, 1, "last_stand")
    turn(t).play("order fighter 1", "attack d13")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]


def out_before(t: Table, *seats: int) -> Table:
    """Players who went out earlier."""
    for seat in seats:
        t.set("out", 1, seat).set("station", 0, seat)
    return sync(t)


@pytest.mark.rule("M49", "M48")
def test_sides_share_with_those_of_them_who_were_out_before() -> None:
    t = desk(4, {"teams": "pairs"})
    ships(ships(out_before(t, 0, 3), 1, f1="d13"), 2, f1="c13")
    turn(hand(t, 1, "last_stand"), 2).play("order fighter 1", "attack d13")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.over()
    assert t.payoffs() == [0.25] * 4


@pytest.mark.rule("M49", "M48")
def test_a_side_of_which_two_fall_has_no_more_than_the_other() -> None:
    """A missile on the own last ship, with both of the other side's beside it."""
    t = out_before(desk(4, {"teams": "pairs"}), 0)
    ships(ships(ships(t, 1, f1="c13"), 2, m="d13"), 3, f1="e13")
    t.set("hull_points", 1, 2).set("energy", {"engines": 12}, 2)
    turn(tech(t, 2, "support", 5, "b"), 2)
    missile = ["order mothership", "use nuclear_missile", "target d13"]
    t = until(t, missile, lambda t: passes(t).over() and bool(t.told("drawn")))
    assert t.payoffs() == [0.25] * 4


@pytest.mark.rule("M49", "M48")
def test_a_side_that_fell_before_has_no_share() -> None:
    t = out_before(desk(6, {"teams": "pairs"}), 2, 5, 3)
    ships(ships(out_before(t, 4), 0, f1="c13"), 1, f1="d13")
    turn(hand(t, 1, "last_stand"), 0).play("order fighter 1", "attack d13")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.payoffs() == [0.25, 0.25, 0.0, 0.25, 0.25, 0.0]


@pytest.mark.rule("M49")
def test_a_hundred_rounds_are_enough() -> None:
    t = ships(ships(desk(), 0, f1="a1"), 1, f1="a13").set("round", 100).set("first_seat", 0)
    turn(t, 0).play("end turn", "end turn")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]
    assert t.told("drawn")


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
def test_teams_must_come_out_even(seats: int, teams: str) -> None:
    with pytest.raises(BadOptions, match="teams of"):
        MOTHERSHIP.setup(seats, {"teams": teams})


def pairs() -> Table:
    t = desk(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        ships(t, seat, f3=where)
    return t


@pytest.mark.rule("M48", "M23", "M25", "M14")
def test_friends_pass_guard_and_fly_wing() -> None:
    t = pairs()
    ships(t, 0, f1="d13", f2="a13")
    ships(t, 2, f1="e13", b1="b13")
    ships(t, 1, f1="c13")
    turn(t, 1).play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice(t)[1][1] + 1  # a teammate is the wingman
    t = ships(pairs(), 0, f1="a13")
    ships(t, 2, b1="b13")
    turn(t, 0).play("order fighter 1")
    assert "move c13" in t.legal()  # past a teammate
    assert "attack b13" not in t.legal()
    assert t.refused("attack b13") == ("friendly", "M48")
    station = NAMES[t.get("station", 0) - 1]
    t = ships(ships(pairs(), 1, b1="c3"), 2, f1="e3")
    turn(t, 1).play("order bomber 1")
    assert t.refused(f"attack {station}") == ("station_guarded", "M25")


@pytest.mark.rule("M48", "M47")
def test_a_team_is_out_with_its_last_player_and_wins_together() -> None:
    t = pairs()
    ships(t, 1, f1="d13")
    ships(t, 0, m="c13")
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack d13"], lambda t: t.get("out", 1) == 1)
    assert not t.over()
    ships(t, 3, f1="b13")
    t.set("status", [0] * 6, 0)
    t = until(turn(t), ["order mothership", "attack b13"], lambda t: t.over())
    assert t.payoffs() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.rule("M38", "M48")
def test_no_cards_for_a_teammates_dogfight() -> None:
    t = pairs()
    ships(ships(t, 0, f1="c13"), 1, f1="d13")
    hand(t, 2, "seismic_charge")
    turn(t).play("order fighter 1", "attack d13")
    assert t.step == "turn"
