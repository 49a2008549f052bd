"""Planetary Exploration: tokens, and each of the twelve Artifacts (M50, M51)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.fleet import engine_of, shield
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.steps.market import price
from motherlode.kernel.state import Seat
from tests.arrange import Table, table
from tests.games.mothership.desk import (
    desk,
    dice,
    find,
    hand,
    own,
    ships,
    totals,
    turn,
    until,
)

CONTENT = MOTHERSHIP.content().value
EXPLORING = {"exploration": True}


def holding(artifact: int, ours: dict[str, str], theirs: dict[str, str], seat: int = 0) -> Table:
    t = ships(desk(2, EXPLORING), 0, **({"f3": "a1"} | ours))
    ships(t, 1, **({"f3": "o1"} | theirs))
    return find(own(t, seat, 1), artifact, 1)


def engines(t: Table) -> list[int]:
    n = t.setup.rules.n  # type: ignore[attr-defined]
    return [int(engine_of(n, t.state, Seat(0), ship)) for ship in (0, 1, 4)]


@pytest.mark.rule("M50")
def test_twelve_different_artifacts() -> None:
    effects = [artifact.effect for artifact in CONTENT.artifacts.values()]
    assert sorted(effects) == sorted(kinds.ARTIFACT_EFFECTS[1:])
    assert all(artifact.amount for artifact in CONTENT.artifacts.values())


@pytest.mark.rule("M50")
def test_exploring_costs_three_in_the_own_turn() -> None:
    t = own(ships(ships(desk(2, EXPLORING), 0, f1="a1"), 1, f1="o1"), 0, 0)
    turn(t.set("resources", 7, 0))
    assert t.legal("explore") == ["explore planet 1"]
    assert t.refused("explore planet 2") == ("not_your_planet", "M50")
    t.play("explore planet 1")
    found = t.get("planet_artifacts")[0]
    assert t.told("artifact_found")[0]["artifact"] == f"artifact {found}"
    assert t.get("resources", 0) == 4
    assert f"artifact {found}" not in t.get("tokens")
    assert t.refused("explore planet 1") == ("explored_already", "M50")


@pytest.mark.rule("M50")
def test_the_artifact_goes_with_the_planet() -> None:
    t = find(own(ships(ships(desk(2, EXPLORING), 0, b1="g3", b2="i3"), 1, f1="o1"), 1, 0), 6, 0)
    t = until(
        turn(t),
        ["order bomber 1", "attack h3", "join bomber 2"],
        lambda t: t.get("planet_owners")[0] == 1,
    )
    t.play("end turn")
    assert t.get("resources", 0) == 1 + 1 + 1  # Station, planet, Salt Ledger


@pytest.mark.rule("M51")
def test_without_exploration_two_cards_and_the_tokens_stay_in_the_box() -> None:
    plain, exploring = table("mothership", 2), table("mothership", 2, EXPLORING)
    totals_of = {
        card: [t.conserved()[f"{card} cards"] for t in (plain, exploring)]
        for card in ("recon_droid", "antiques_roadshow", "prod")
    }
    assert totals_of == {
        "recon_droid": [0, 2], "antiques_roadshow": [0, 3], "prod": [3, 3],
    }  # fmt: skip
    assert (plain.get("tokens"), len(exploring.get("tokens"))) == ({}, 12)
    assert turn(own(desk(), 0, 0).set("resources", 9, 0)).over() is False
    t = ships(ships(own(desk(), 0, 0), 0, f1="a1"), 1, f1="o1")
    assert turn(t).refused("explore planet 1") == ("no_exploration", "M50")


@pytest.mark.rule("M50")
@pytest.mark.parametrize(("artifact", "reach"), [(1, [7, 5, 4]), (2, [5, 6, 5]), (6, [5, 5, 4])])
def test_engines(artifact: int, reach: list[int]) -> None:
    assert engines(holding(artifact, {"m": "c13", "f1": "e13", "b1": "g13"}, {})) == reach


@pytest.mark.rule("M50")
def test_attack() -> None:
    t = turn(holding(3, {"f1": "c13"}, {"f1": "d13"}))
    t.play("order fighter 1", "attack d13")
    assert totals(t)[0] == dice(t)[0][1] + 1


@pytest.mark.rule("M50")
def test_defence() -> None:
    t = turn(holding(4, {"f1": "c13"}, {"f1": "d13"}, seat=1))
    t.play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice(t)[1][1] + 1


@pytest.mark.rule("M50")
def test_shield() -> None:
    t = holding(5, {"m": "c13"}, {})
    assert shield(t.setup.rules.n, t.state, Seat(0)) == 7  # type: ignore[attr-defined]


@pytest.mark.rule("M50")
def test_income() -> None:
    t = turn(holding(6, {}, {}))
    t.play("end turn")
    assert t.get("resources", 0) == 3


@pytest.mark.rule("M50")
def test_planets_hold() -> None:
    t = own(holding(7, {"f1": "g3"}, {}, seat=1), 1, 0)
    t = until(turn(t), ["order fighter 1", "attack h3"], lambda t: bool(t.told("held_out")))
    assert t.told("held_out")[0]["needed"] == 7


@pytest.mark.rule("M50")
def test_discount() -> None:
    t = holding(8, {}, {})
    assert price(t.setup.rules.n, t.state, Seat(0)) == 1  # type: ignore[attr-defined]
    assert price(t.setup.rules.n, t.state, Seat(1)) == 2  # type: ignore[attr-defined]
    t = desk(2, {"exploration": True}, edition={"economy": {"card_price": 4}})
    find(own(t, 0, 0), 8, 0)
    assert price(t.setup.rules.n, t.state, Seat(0)) == 3  # type: ignore[attr-defined]


@pytest.mark.rule("M50")
def test_repair() -> None:
    t = turn(holding(9, {"m": "c13"}, {}).set("hull_points", 4, 0))
    t.play("end turn")
    assert t.get("hull_points", 0) == 5


@pytest.mark.rule("M50")
def test_asteroids() -> None:
    t = turn(holding(10, {"f1": "c6"}, {}))
    t.play("order fighter 1", "enter d6")
    assert totals(t)[1] == dice(t)[0][1] + 2


@pytest.mark.rule("M50")
def test_loot() -> None:
    t = turn(holding(11, {"m": "c13"}, {"f1": "d13"}))
    t = until(t, ["order mothership", "attack d13"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("resources", 0) == 2


@pytest.mark.rule("M50", "M23")
def test_wingmen() -> None:
    t = turn(holding(12, {"f1": "c13"}, {"f1": "d13", "b1": "e13"}, seat=1))
    t.play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice(t)[1][1] + 2


@pytest.mark.rule("M50")
def test_the_laser_pointer_removes_the_artifact() -> None:
    t = hand(holding(6, {"f1": "g7"}, {}), 0, "planet_laser_pointer")
    turn(t).play("play planet_laser_pointer", "target h7", "end turn")
    assert t.get("resources", 0) == 1
