"""The orange tile: bought ahead, open to all, spent on one roll (M28, M43, M46)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    give_planets,
    give_tiles,
    pass_reactions,
    play_until,
    redraw_map,
    set_hand,
    totals,
    two_fleets,
)

PRICE = 3
"""The price of tier 2, where the orange tile is."""


def own_turn(resources: int = 0, tier: int = 2, bought: int = 0) -> Table:
    """The turn of a seat on the Bulwark branch, with a Fighter beside an enemy Fighter."""
    branch = "b" if tier > 1 else ""
    t = give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13"}), 0, "combat", tier, branch)
    return begin_turn(t.set("resources", resources, 0).set("orange_tiles", bought, 0))


@pytest.mark.rule("M43")
def test_the_step_up_the_tree_gives_the_first_use() -> None:
    t = own_turn(PRICE + 1, tier=1)
    assert t.refused("recharge") == ("no_orange_tile", "M43")
    t.play("research bulwark")
    assert (t.get("orange_tiles", 0), t.get("resources", 0)) == (1, 1)


@pytest.mark.rule("M43")
def test_the_orange_tile_is_bought_again_at_the_price_of_its_tier() -> None:
    t = own_turn(2 * PRICE + 1)
    t.play("recharge", "recharge")
    assert (t.get("orange_tiles", 0), t.get("resources", 0)) == (2, 1)
    assert t.events_of("recharged")[-1]["count"] == 2
    assert t.refused("recharge") == ("too_expensive", "M43")


@pytest.mark.rule("M43")
def test_the_orange_tile_is_still_bought_after_higher_tiers() -> None:
    t = own_turn(PRICE, tier=5)
    t.play("recharge")
    assert (t.get("orange_tiles", 0), t.get("resources", 0)) == (1, 0)


@pytest.mark.rule("M17", "M43")
def test_the_orange_tile_is_bought_at_the_end_of_another_players_turn() -> None:
    t = give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13"}), 1, "combat", 2, "b")
    begin_turn(set_hand(t, 1, "prod").set("resources", PRICE, 1)).play("end turn")
    assert (t.step, t.seat) == ("market", 1)
    t.play("recharge")
    assert t.get("orange_tiles", 1) == 1


@pytest.mark.rule("M28", "M43")
def test_one_purchase_is_spent_on_a_roll() -> None:
    t = own_turn(bought=2)
    t.play("order fighter 1", "attack d13", "overcharge")
    if t.step == "before_roll":
        assert t.refused("overcharge") == ("overcharged_already", "M43")
    pass_reactions(t)
    assert t.get("orange_tiles", 0) == 1
    assert totals(t)[0] == dice_rolled(t)[0][1] + 1 + 4  # the trunk and the orange tile


@pytest.mark.rule("M43")
def test_owning_the_orange_tile_without_a_purchase_changes_no_roll() -> None:
    t = set_hand(own_turn(9), 0, "hull_repair")
    begin_turn(t).play("order fighter 1", "attack d13")
    assert t.refused("overcharge") == ("no_orange_tile_bought", "M43")
    t.play("recharge", "overcharge")  # in the window before the dice it is bought and spent
    assert t.get("orange_tiles", 0) == 0


@pytest.mark.rule("M29", "M43")
def test_a_defender_spends_a_purchase_in_another_players_turn() -> None:
    t = give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13"}), 1, "combat", 2, "b")
    begin_turn(t.set("orange_tiles", 1, 1)).play("order fighter 1", "attack d13")
    assert (t.step, t.seat) == ("before_roll", 1)  # asked because the tile lies open
    t.play("overcharge")
    assert totals(t)[1] == dice_rolled(t)[1][1] + 4


@pytest.mark.rule("M31", "M43")
def test_a_purchase_of_the_orange_tile_helps_against_asteroids() -> None:
    t = give_tiles(two_fleets({"f1": "c6"}, {}), 0, "combat", 2, "b").set("orange_tiles", 1, 0)
    begin_turn(t).play("order fighter 1", "enter d6")
    before = t.get("defence_buff")
    t.play("overcharge")
    fact = t.events_of("totals")[-1] if t.events_of("totals") else None
    assert t.get("orange_tiles", 0) == 0
    assert fact is None or fact["defence"] == dice_rolled(t)[0][1] + before + 4


@pytest.mark.rule("M43", "M46")
def test_the_orange_tile_does_not_work_on_planet_rolls() -> None:
    t = give_planets(give_tiles(two_fleets({"b1": "g3"}, {}), 0, "combat", 2, "b"), 1, 0)
    begin_turn(set_hand(t, 0, "prod").set("orange_tiles", 1, 0)).play("order bomber 1", "attack h3")
    assert t.step == "before_roll"
    assert t.refused("overcharge") == ("not_on_planet_rolls", "M46")


@pytest.mark.rule("M43", "M67")
def test_purchases_of_the_orange_tile_are_lost_when_their_owner_is_out() -> None:
    t = give_tiles(two_fleets({"f1": "c13", "f2": "c12", "m": "b13"}, {}), 1, "combat", 2, "b")
    t.set("orange_tiles", 2, 1).set("station_counters", 1, 1).set("energy", {"weapons": 12}, 0)
    t.set("ships", [t.get("station", 1) - 1, *t.get("ships", 0)[1:]], 0)  # beside the Station
    begin_turn(redraw_map(t)).play("order mothership")
    t = play_until(t, [t.legal("attack")[0]], lambda t: t.over())
    assert t.get("orange_tiles", 1) == 0


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize(
    ("rolls", "at_attack", "at_asteroids"),
    [(["attacks"], True, False), (["defences"], False, False), (["asteroids"], False, True),
     (["attacks", "asteroids"], True, True), ([], True, True)],
)  # fmt: skip
def test_an_edition_limits_the_orange_tile_to_some_rolls(
    rolls: list[str], at_attack: bool, at_asteroids: bool
) -> None:
    roll = {"effect": "roll", "amount": 4, "at": rolls}
    edition = {"technology": {"tiles": {"bulwark_2": {"mark": "orange", "effects": [roll]}}}}

    def with_tile(t: Table) -> Table:
        give_tiles(t, 0, "combat", 2, "b").set("orange_tiles", 1, 0)
        return begin_turn(set_hand(t, 0, "ninja_rope", "defence_buff"))

    t = with_tile(two_fleets({"f1": "c13"}, {"f1": "d13"}, edition=edition))
    t.play("order fighter 1", "attack d13")
    assert ("overcharge" in t.legal()) == at_attack
    if not at_attack:
        assert t.refused("overcharge") == ("orange_not_for_this_roll", "M44")
    t = with_tile(two_fleets({"f1": "d10"}, {}, edition=edition))
    t.play("order fighter 1")
    t.play(next(text for text in t.legal() if text.startswith("enter")))
    assert ("overcharge" in t.legal()) == at_asteroids
