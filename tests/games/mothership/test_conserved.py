"""What is kept count of: every ship is on the map, lost or waiting, every token somewhere."""

import random

import pytest

from tests.arrange import Table, table
from tests.games.mothership.desk import desk, ships, space, turn

POINTS = {"mode": "victory_points", "exploration": True}


def ships_kept(t: Table, seat: int = 0) -> int:
    return t.conserved()[f"ships of seat {seat + 1}"]


def fleet(options: dict[str, object] | None = None) -> Table:
    """Both fleets in place."""
    t = table("mothership", 2, options)
    t.play("deploy", "deploy")
    return t


@pytest.mark.rule("M10", "M20", "M52")
@pytest.mark.parametrize("options", [{}, POINTS, POINTS | {"events": True}])
def test_six_ships_whatever_happens(options: dict[str, object]) -> None:
    choose = random.Random(7)
    t = table("mothership", 2, options)
    kept = t.conserved()
    assert ships_kept(t, 0) == ships_kept(t, 1) == 6
    for _ in range(1500):
        if t.over():
            break
        t.play(choose.choice(t.legal()))
        assert t.conserved() == kept


@pytest.mark.rule("M20")
def test_a_ship_at_two_places_is_noticed() -> None:
    t = fleet()
    assert ships_kept(t) == 6
    at = t.get("ships", 0)
    t.set("ships", [at[0], at[0], *at[2:]], 0)
    assert ships_kept(t) == 5
    t = fleet(POINTS)
    t.set("respawn", [0, 2, 0, 0, 0, 0], 0)
    assert ships_kept(t) == 5


@pytest.mark.rule("M52")
def test_a_ship_that_vanished_is_noticed() -> None:
    t = ships(fleet(POINTS), 0, m="c13", f1="d13", f2="e13", f3="f13", b1="g13")
    assert ships_kept(t) == 5
    t.set("respawn", [0, 0, 0, 0, 0, 2], 0)
    assert ships_kept(t) == 6
    t = ships(fleet(), 0, f1="d13")
    assert ships_kept(t) == 5  # the Mothership has its HP and no place
    t.set("hull_points", 0, 0)
    assert ships_kept(t) == 6


@pytest.mark.rule("M50")
def test_a_token_that_vanished_or_is_there_twice_is_noticed() -> None:
    t = fleet(POINTS)
    assert t.conserved()["faults of the tokens"] == 0
    t.put("tokens", "artifact 3", 0)
    assert t.conserved()["faults of the tokens"] == 1
    t.set("planet_artifacts", [0, 3, 0, 0, 0, 0, 0])
    assert t.conserved()["faults of the tokens"] == 0
    t.put("tokens", "artifact 3", 1)
    assert t.conserved()["faults of the tokens"] == 1


@pytest.mark.rule("M20")
def test_a_lost_ship_stays_lost() -> None:
    t = ships(ships(desk(), 0, m="c13"), 1, f1="d13", f2="o1")
    t.set("hull_points", 0, 1)
    turn(t)
    kept = ships_kept(t, 1)
    for seed in range(40):
        tried = t.copy(seed)
        tried.play("order mothership", "attack d13")
        assert ships_kept(tried, 1) == kept
        if tried.get("ships", 1)[1] == 0:
            assert tried.get("map")[space("d13")] == 0
            return
    pytest.fail("never hit")
