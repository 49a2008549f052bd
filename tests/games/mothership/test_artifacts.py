"""Planetary Exploration: Artifact tokens, and the effect of each Artifact (M50, M51)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.card_prices import price
from motherlode.games.mothership.fleet import engine_of, shield
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.state import Seat
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    give_planets,
    play_until,
    put_artifact,
    put_fleet,
    set_hand,
    totals,
)
from tests.games.mothership.box_cards import BOX_CARDS

CONTENT = MOTHERSHIP.content().value
EXPLORING: dict[str, object] = {"exploration": True}
ARTIFACT_CARDS = ("recon_droid", "antiques_roadshow")


def fleet_with_artifact(
    artifact: int, ours: dict[str, str], theirs: dict[str, str], seat: int = 0
) -> Table:
    t = put_fleet(empty_board(2, EXPLORING), 0, **({"f3": "a1"} | ours))
    put_fleet(t, 1, **({"f3": "o1"} | theirs))
    return put_artifact(give_planets(t, seat, 1), artifact, 1)


def engine_powers(t: Table) -> list[int]:
    n = t.setup.rules.n  # type: ignore[attr-defined]
    return [int(engine_of(n, t.state, Seat(0), ship)) for ship in (0, 1, 4)]


@pytest.mark.rule("M50")
def test_there_are_twelve_different_artifacts() -> None:
    effects = [artifact.effect for artifact in CONTENT.artifacts.values()]
    assert sorted(effects) == sorted(kinds.ARTIFACT_EFFECTS[1:])
    assert all(artifact.amount for artifact in CONTENT.artifacts.values())


@pytest.mark.rule("M50")
def test_exploring_costs_three_resources_in_the_players_own_turn() -> None:
    t = give_planets(put_fleet(put_fleet(empty_board(2, EXPLORING), 0, f1="a1"), 1, f1="o1"), 0, 0)
    begin_turn(t.set("resources", 7, 0))
    assert t.legal("explore") == ["explore planet 1"]
    assert t.refused("explore planet 2") == ("not_your_planet", "M50")
    t.play("explore planet 1")
    found = t.get("planet_artifacts")[0]
    assert t.events_of("artifact_found")[0]["artifact"] == f"artifact {found}"
    assert t.get("resources", 0) == 4
    assert f"artifact {found}" not in t.get("tokens")
    assert t.refused("explore planet 1") == ("explored_already", "M50")


@pytest.mark.rule("M50")
def test_a_captured_planet_brings_its_artifact() -> None:
    t = put_artifact(
        give_planets(
            put_fleet(put_fleet(empty_board(2, EXPLORING), 0, b1="g3", b2="i3"), 1, f1="o1"), 1, 0
        ),
        6,
        0,
    )
    t = play_until(
        begin_turn(t),
        ["order bomber 1", "attack h3", "join bomber 2"],
        lambda t: t.get("planet_owners")[0] == 1,
    )
    t.play("end turn")
    assert t.get("resources", 0) == 1 + 1 + 1  # Station, planet, Salt Ledger


@pytest.mark.rule("M51")
def test_the_deck_has_92_cards_with_and_without_exploration() -> None:
    plain, exploring = table("mothership", 2), table("mothership", 2, EXPLORING)
    lean = table("mothership", 2, {"lean_deck": True})
    both = table("mothership", 2, EXPLORING | {"lean_deck": True})
    counted = [
        sum(t.conserved()[f"{card} cards"] for card in BOX_CARDS)
        for t in (plain, exploring, lean, both)
    ]
    assert counted == [92, 92, 87, 92]
    assert [lean.conserved()[f"{card} cards"] for card in ARTIFACT_CARDS] == [0, 0]


@pytest.mark.rule("M28", "M51", "M65")
def test_without_artifacts_their_cards_can_only_be_sold() -> None:
    t = put_fleet(put_fleet(give_planets(empty_board(), 0, 0), 0, f1="c13"), 1, f1="d13")
    begin_turn(set_hand(t, 0, *ARTIFACT_CARDS))
    assert t.refused("play recon_droid") == ("card_has_no_use", "M28")
    t.play("order fighter 1", "attack d13")
    assert t.refused("play antiques_roadshow") == ("wrong_window", "M28")
    t.play("sell recon_droid")
    assert t.get("resources", 0) == 1


@pytest.mark.rule("M50")
def test_without_exploration_there_are_no_tokens() -> None:
    plain, exploring = table("mothership", 2), table("mothership", 2, EXPLORING)
    assert (plain.get("tokens"), len(exploring.get("tokens"))) == ({}, 12)
    assert begin_turn(give_planets(empty_board(), 0, 0).set("resources", 9, 0)).over() is False
    t = put_fleet(put_fleet(give_planets(empty_board(), 0, 0), 0, f1="a1"), 1, f1="o1")
    assert begin_turn(t).refused("explore planet 1") == ("no_exploration", "M50")


@pytest.mark.rule("M50")
@pytest.mark.parametrize(("artifact", "reach"), [(1, [7, 5, 4]), (2, [5, 6, 5]), (6, [5, 5, 4])])
def test_artifacts_add_engine_power(artifact: int, reach: list[int]) -> None:
    assert (
        engine_powers(fleet_with_artifact(artifact, {"m": "c13", "f1": "e13", "b1": "g13"}, {}))
        == reach
    )


@pytest.mark.rule("M50")
def test_an_artifact_adds_to_attack_rolls() -> None:
    t = begin_turn(fleet_with_artifact(3, {"f1": "c13"}, {"f1": "d13"}))
    t.play("order fighter 1", "attack d13")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 1


@pytest.mark.rule("M50")
def test_an_artifact_adds_to_defence_rolls() -> None:
    t = begin_turn(fleet_with_artifact(4, {"f1": "c13"}, {"f1": "d13"}, seat=1))
    t.play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 1


@pytest.mark.rule("M50")
def test_an_artifact_adds_to_the_shield() -> None:
    t = fleet_with_artifact(5, {"m": "c13"}, {})
    assert shield(t.setup.rules.n, t.state, Seat(0)) == 7  # type: ignore[attr-defined]


@pytest.mark.rule("M50")
def test_an_artifact_adds_to_income() -> None:
    t = begin_turn(fleet_with_artifact(6, {}, {}))
    t.play("end turn")
    assert t.get("resources", 0) == 3


@pytest.mark.rule("M50")
def test_an_artifact_makes_planets_harder_to_capture() -> None:
    t = give_planets(fleet_with_artifact(7, {"f1": "g3"}, {}, seat=1), 1, 0)
    t = play_until(
        begin_turn(t), ["order fighter 1", "attack h3"], lambda t: bool(t.events_of("held_out"))
    )
    assert t.events_of("held_out")[0]["needed"] == 7


@pytest.mark.rule("M50")
def test_an_artifact_makes_cards_cheaper() -> None:
    t = fleet_with_artifact(8, {}, {})
    assert price(t.setup.rules.n, t.state, Seat(0)) == 1  # type: ignore[attr-defined]
    assert price(t.setup.rules.n, t.state, Seat(1)) == 2  # type: ignore[attr-defined]
    t = empty_board(2, {"exploration": True}, edition={"economy": {"card_price": 4}})
    put_artifact(give_planets(t, 0, 0), 8, 0)
    assert price(t.setup.rules.n, t.state, Seat(0)) == 3  # type: ignore[attr-defined]


@pytest.mark.rule("M50")
def test_an_artifact_repairs_the_mothership() -> None:
    t = begin_turn(fleet_with_artifact(9, {"m": "c13"}, {}).set("hull_points", 4, 0))
    t.play("end turn")
    assert t.get("hull_points", 0) == 5


@pytest.mark.rule("M50")
def test_an_artifact_adds_to_rolls_against_asteroids() -> None:
    t = begin_turn(fleet_with_artifact(10, {"f1": "c6"}, {}))
    t.play("order fighter 1", "enter d6")
    assert totals(t)[1] == dice_rolled(t)[0][1] + 2


@pytest.mark.rule("M50")
def test_an_artifact_adds_to_loot() -> None:
    t = begin_turn(fleet_with_artifact(11, {"m": "c13"}, {"f1": "d13"}))
    t = play_until(t, ["order mothership", "attack d13"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("resources", 0) == 2


@pytest.mark.rule("M50", "M23")
def test_an_artifact_adds_to_each_wingman() -> None:
    t = begin_turn(fleet_with_artifact(12, {"f1": "c13"}, {"f1": "d13", "b1": "e13"}, seat=1))
    t.play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 2


@pytest.mark.rule("M50")
def test_planet_laser_pointer_removes_the_artifact_too() -> None:
    t = set_hand(fleet_with_artifact(6, {"f1": "g7"}, {}), 0, "planet_laser_pointer")
    begin_turn(t).play("play planet_laser_pointer", "target h7", "end turn")
    assert t.get("resources", 0) == 1
