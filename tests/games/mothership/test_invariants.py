"""Invariants: each ship is on the map, lost or due to respawn; each Artifact token exists once."""

import random

import pytest

from tests.arrange import Table, table
from tests.games.mothership.arranged_table import begin_turn, empty_board, put_fleet, space_number

POINTS = {"mode": "victory_points", "exploration": True}


def ships_counted(t: Table, seat: int = 0) -> int:
    return t.conserved()[f"ships of seat {seat + 1}"]


def deployed_fleets(options: dict[str, object] | None = None) -> Table:
    """A table on which both fleets are placed."""
    t = table("mothership", 2, options)
    t.play("deploy", "deploy")
    return t


@pytest.mark.rule("M10", "M20", "M52")
@pytest.mark.parametrize("options", [{}, POINTS, POINTS | {"events": True}])
def test_six_ships_per_seat_are_conserved_in_random_play(options: dict[str, object]) -> None:
    choose = random.Random(7)
    t = table("mothership", 2, options)
    kept = t.conserved()
    assert ships_counted(t, 0) == ships_counted(t, 1) == 6
    for _ in range(1500):
        if t.over():
            break
        t.play(choose.choice(t.legal()))
        assert t.conserved() == kept


@pytest.mark.rule("M20")
def test_a_ship_in_two_places_is_detected() -> None:
    t = deployed_fleets()
    assert ships_counted(t) == 6
    at = t.get("ships", 0)
    t.set("ships", [at[0], at[0], *at[2:]], 0)
    assert ships_counted(t) == 5
    t = deployed_fleets(POINTS)
    t.set("respawn", [0, 2, 0, 0, 0, 0], 0)
    assert ships_counted(t) == 5


@pytest.mark.rule("M52")
def test_a_missing_ship_is_detected() -> None:
    t = put_fleet(deployed_fleets(POINTS), 0, m="c13", f1="d13", f2="e13", f3="f13", b1="g13")
    assert ships_counted(t) == 5
    t.set("respawn", [0, 0, 0, 0, 0, 2], 0)
    assert ships_counted(t) == 6
    t = put_fleet(deployed_fleets(), 0, f1="d13")
    assert ships_counted(t) == 5  # the Mothership has its HP and no place
    t.set("hull_points", 0, 0)
    assert ships_counted(t) == 6


@pytest.mark.rule("M50")
def test_a_missing_or_duplicate_artifact_token_is_detected() -> None:
    t = deployed_fleets(POINTS)
    assert t.conserved()["faults of the tokens"] == 0
    t.put("tokens", "artifact 3", 0)
    assert t.conserved()["faults of the tokens"] == 1
    t.set("planet_artifacts", [0, 3, 0, 0, 0, 0, 0])
    assert t.conserved()["faults of the tokens"] == 0
    t.put("tokens", "artifact 3", 1)
    assert t.conserved()["faults of the tokens"] == 1


@pytest.mark.rule("M20")
def test_a_destroyed_ship_leaves_the_map_and_is_still_counted() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, m="c13"), 1, f1="d13", f2="o1")
    t.set("hull_points", 0, 1)
    begin_turn(t)
    kept = ships_counted(t, 1)
    for seed in range(40):
        tried = t.copy(seed)
        tried.play("order mothership", "attack d13")
        assert ships_counted(tried, 1) == kept
        if tried.get("ships", 1)[1] == 0:
            assert tried.get("map")[space_number("d13")] == 0
            return
    pytest.fail("never hit")
