"""The forecast: its odds match the dice, and it shows only what the seat may know."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from motherlode.games.mothership.forecast import forecast
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.registry import find_game
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    fighter_duel,
    give_planets,
    give_tiles,
    mothership_duel,
    put_fleet,
    set_hand,
    shield_left,
    totals,
    two_fleets,
)

THROWS = 400

FOUR = range(1, 5)


def forecast_of(t: Table, seat: int = 0) -> Any:
    return forecast(t.setup.rules, t.state, seat)


def share_of_throws(odds: dict[str, Any], part: str = "win") -> float:
    return float(odds[part] / (odds["win"] + odds["tie"] + odds["lose"]))


@pytest.mark.rule("M36", "M44")
def test_the_forecast_has_the_price_of_the_next_card() -> None:
    t = give_tiles(two_fleets({"f1": "c13"}, {"f1": "d13"}), 0, "economy", 3, "b")
    begin_turn(t.set("resources", 9, 0))
    assert forecast_of(t)["card_price"] == 1
    t.play("buy card")
    assert forecast_of(t)["card_price"] == 2


def results_of_many_throws(t: Table, *texts: str) -> Counter[str]:
    """The shares of wins, ties and losses when the attack is played many times."""
    found: Counter[str] = Counter()
    for seed in range(THROWS):
        tried = t.copy(seed)
        tried.play(*texts)
        attack, defence = totals(tried)
        found["win" if attack > defence else "tie" if attack == defence else "lose"] += 1
    return found


@pytest.mark.rule("M18", "M22", "M23")
def test_odds_of_joined_attacks_match_the_dice() -> None:
    t = put_fleet(empty_board(), 0, f1="c13", f2="e13", f3="a1")
    begin_turn(put_fleet(give_tiles(t, 0, "combat", 1), 1, f1="d13", b1="d12", f3="o1"))
    assert forecast_of(t)["targets"]["d13"]["wingmen"] == 1
    t.play("order fighter 1")
    alone = forecast_of(t)["actions"]["attack d13"]
    assert (alone["attack"], alone["defence"]) == (1, 1)
    t.play("attack d13")
    shown = forecast_of(t)["actions"]
    assert shown["fire"] == alone
    for text in ("fire", "join fighter 2"):
        really = results_of_many_throws(t, text)
        for part in ("win", "tie", "lose"):
            assert share_of_throws(shown[text], part) == pytest.approx(
                really[part] / THROWS, abs=0.08
            )


@pytest.mark.rule("M31", "M33", "M35")
def test_forecast_has_odds_for_planets_and_fields() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, f1="g3", f3="a1"), 1, f3="o1")
    give_planets(give_tiles(t, 1, "economy", 3, "a"), 1, 0)
    begin_turn(t).play("order fighter 1")
    shown = forecast_of(t)["actions"]
    planet = shown["attack h3"]
    assert (planet["needed"], planet["win"], planet["lose"]) == (7, 0, 6)
    field = shown["enter h4"]
    assert (field["win"], field["tie"], field["lose"]) == (15, 6, 15)


@pytest.mark.rule("M2", "M24")
def test_forecast_lists_stations_and_their_guards() -> None:
    t = begin_turn(put_fleet(put_fleet(empty_board(), 0, b1="m10", f3="a1"), 1, f3="o1"))
    t.play("order bomber 1")
    odds = forecast_of(t)["actions"]["attack m11"]
    assert odds["lost"] == [3, 4, 1]
    assert (odds["win"], odds["lose"]) == (5, 3)
    guarded = forecast_of(begin_turn(put_fleet(t, 1, f3="l11")))["targets"]["m11"]
    assert (guarded["wingmen"], guarded["now"], guarded["reach"]) == (1, [], [])


def test_forecast_lists_ships_that_can_reach_each_target() -> None:
    t = begin_turn(
        put_fleet(put_fleet(empty_board(), 0, f1="a13", f2="e13", b1="c12"), 1, f1="f13", m="o1")
    )
    shown = forecast_of(t)
    assert shown["targets"]["f13"]["now"] == ["fighter 2"]
    assert shown["targets"]["f13"]["reach"] == ["fighter 1"]
    assert shown["targets"]["o1"]["reach"] == []
    assert "odds" not in shown["targets"]["o1"]
    assert shown["dangers"] == {"a13": 1, "e13": 1, "c12": 1}


@pytest.mark.rule("M28")
def test_forecast_in_a_dogfight_has_its_current_odds() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, f1="c13", f3="a1"), 1, f1="d13", f3="o1")
    begin_turn(set_hand(t, 1, "defence_buff", "defence_buff")).play("order fighter 1", "attack d13")
    assert t.step == "before_roll"
    before = forecast_of(t, 1)["actions"]["pass"]
    t.play("play defence_buff")
    after = forecast_of(t, 1)["actions"]["pass"]
    assert (before["defence"], after["defence"]) == (0, 1)
    assert after["win"] > before["win"]  # the defender's
    assert dice_rolled(t) == []


@pytest.mark.rule("M60")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_forecast_shows_nothing_hidden(seats: int) -> None:
    """States that look the same to a seat have the same forecast."""
    mothership = find_game("mothership")
    play = Play(mothership.setup(seats, {"exploration": True}), bytes(32))
    rng = random.Random(5)
    compared = 0
    for entry in range(260):
        if play.over():
            break
        seat = play.deciding_seat()
        assert seat is not None
        dealer = Dealer(entry)
        outlook = play.outlook(dealer)
        rules = play.setup.rules
        true = forecast(rules, play.position.state, seat)
        assert forecast(rules, outlook.imagine(dealer), seat) == true
        compared += bool(true["actions"])
        play.play(rng.choice(play.legal()))
    assert compared > 5


@pytest.mark.rule("M28", "M41")
@pytest.mark.parametrize("seat", [0, 1])
def test_doubled_dice_count_in_the_odds_of_a_dogfight(seat: int) -> None:
    hands = (("expansion_pak", "prod"), ("prod",))
    t = fighter_duel(*hands[seat], theirs=hands[1 - seat])
    if seat == 1:
        t.play("pass")
    plain = forecast_of(t, seat)["actions"]["pass"]
    assert (plain["win"], plain["tie"], plain["lose"]) == (15, 6, 15)
    t.play("play expansion_pak")
    while t.step == "cancel":
        t.play("pass")
    shown = forecast_of(t, 1 - seat)["actions"]["pass"]
    assert (t.step, t.seat) == ("before_roll", 1 - seat)
    assert (shown["win"], shown["tie"], shown["lose"]) == (6, 3, 27)


@pytest.mark.rule("M22", "M28", "M41")
def test_auxiliary_shield_counts_in_the_odds_of_a_dogfight() -> None:
    t = mothership_duel("prod", theirs=("auxiliary_shield", "prod"))
    t.set("energy", {"engines": 3, "weapons": 12, "shields": 0}, 0)
    t.set("energy", {"engines": 10, "weapons": 5, "shields": 0}, 1)
    before = forecast_of(t)["actions"]["pass"]
    t.play("pass", "play auxiliary_shield")
    while t.step == "cancel":
        t.play("pass")
    assert (t.step, t.seat, shield_left(t, 1)) == ("before_roll", 0, 0)
    after = forecast_of(t)["actions"]["pass"]
    rolls = product(range(1, 13), range(1, 5))
    assert sum(ours > theirs and ours > 4 for ours, theirs in rolls) == 32
    assert (before["hull"], after["hull"]) == (before["win"], 32)
    assert (before["win"], before["lose"]) == (after["win"], after["lose"])


@pytest.mark.rule("M28")
def test_each_side_of_a_dogfight_gets_its_own_odds() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, f1="c13", f3="a1"), 1, f1="d13", f2="e13")
    set_hand(set_hand(t, 0, "prod"), 1, "prod")
    begin_turn(t).play("order fighter 1", "attack d13")
    attacking = forecast_of(t, 0)["actions"]["pass"]
    t.play("pass")
    defending = forecast_of(t, 1)["actions"]["pass"]
    assert (attacking["win"], attacking["lose"]) == (defending["lose"], defending["win"])
    assert defending["win"] > attacking["win"]  # the wingman helps

    t = give_planets(put_fleet(put_fleet(empty_board(), 0, b1="g3", f3="a1"), 1, f1="a13"), 1, 0)
    begin_turn(set_hand(t, 1, "prod")).play("order bomber 1", "attack h3")
    holding = forecast_of(t, 1)["actions"]["pass"]
    assert holding["kind"] == "holding"
    assert share_of_throws(holding) == 5 / 8  # a d8 must reach 6


def number_of_throws(odds: dict[str, Any]) -> tuple[int, int, int]:
    return odds["win"], odds["tie"], odds["lose"]


def count_throws(ours: int, theirs: int, lead: int) -> tuple[int, int, int]:
    """Counts wins, ties and losses over all throws of two dice, with `lead` added to the first."""
    leads = [a + lead - b for a, b in product(range(1, ours + 1), range(1, theirs + 1))]
    return sum(x > 0 for x in leads), leads.count(0), sum(x < 0 for x in leads)


@pytest.mark.rule("M45", "M23")
def test_each_target_of_torpedoes_has_odds() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "g13", "f2": "h13"}), 0, "combat", 5, "a")
    t.set("energy", {"weapons": 8, "engines": 7}, 0)
    begin_turn(t).play("order mothership", "use sunslayer_torpedoes")
    shown = forecast_of(t)
    odds = shown["actions"]["target g13"]
    assert (odds["attack"], odds["defence"], odds["ranged"]) == (3, 1, True)
    assert number_of_throws(odds) == count_throws(8, 6, 3 - 1)
    assert shown["targets"]["g13"]["wingmen"] == 1
    really = results_of_many_throws(t, "target g13")
    assert share_of_throws(odds) == pytest.approx(really["win"] / THROWS, abs=0.08)


@pytest.mark.rule("M33", "M45", "M46")
def test_torpedo_odds_on_a_planet_have_no_buffs() -> None:
    t = give_tiles(two_fleets({"m": "d3"}, {}), 0, "combat", 5, "a").set(
        "energy", {"weapons": 12}, 0
    )
    begin_turn(t).play("order mothership", "use sunslayer_torpedoes")
    odds = forecast_of(t)["actions"]["target h3"]
    assert (odds["kind"], number_of_throws(odds)) == ("planet", (7, 0, 5))
    assert "ranged" not in odds


@pytest.mark.rule("M45")
def test_solar_beam_odds_include_its_buff() -> None:
    t = give_tiles(two_fleets({"m": "c13", "f1": "e13"}, {"m": "d13"}), 0, "support", 5, "a")
    t.set("energy", {"weapons": 2, "engines": 12}, 0)
    t.set("energy", {"weapons": 12, "engines": 3}, 1)
    begin_turn(t).play("order mothership")
    plain = forecast_of(t)["actions"]["attack d13"]
    t.play("use solar_beam")
    odds = forecast_of(t)["actions"]["target d13"]
    assert (plain["attack"], odds["attack"]) == (0, 8)
    assert number_of_throws(odds) == count_throws(2, 12, 8)
    assert "ranged" not in odds
    assert forecast_of(t)["targets"]["d13"]["now"] == ["mothership", "fighter 1"]
    t.play("target d13")
    assert forecast_of(t)["actions"]["fire"] == odds


@pytest.mark.rule("M44", "M45")
def test_missile_odds_count_both_throws() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "h13", "m": "g13"}), 0, "combat", 5, "b")
    t.set("energy", {"weapons": 4, "shields": 3, "engines": 8}, 1)
    begin_turn(t).play("order mothership", "use nuclear_missile")
    odds = forecast_of(t)["actions"]["target h13"]
    assert odds["ranged"]
    results = [a + b + 1 - (roll + 1) for a, b, roll in product(FOUR, FOUR, range(1, 7))]
    assert number_of_throws(odds) == (
        sum(result > 0 for result in results),
        sum(result == 0 for result in results),
        sum(result < 0 for result in results),
    )  # a wingman and the trunk


@pytest.mark.rule("M39", "M45")
def test_each_target_of_railguns_has_odds() -> None:
    t = set_hand(two_fleets({"b1": "c13"}, {"m": "g13", "f2": "h13"}), 0, "railguns")
    t.set("energy", {"weapons": 10, "shields": 5}, 1)
    begin_turn(t).play("play railguns")
    shown = forecast_of(t)
    odds = shown["actions"]["target g13"]
    assert number_of_throws(odds) == count_throws(8, 10, -1)
    assert odds["ranged"]
    assert shown["targets"]["g13"]["wingmen"] == 1
    really = results_of_many_throws(t, "target g13")
    assert share_of_throws(odds) == pytest.approx(really["win"] / THROWS, abs=0.08)


@pytest.mark.rule("M39")
def test_each_bomber_that_may_fire_railguns_has_its_odds() -> None:
    t = set_hand(two_fleets({"b1": "c13", "b2": "g9"}, {"m": "g13"}), 0, "railguns")
    t.set("energy", {"weapons": 10, "shields": 5}, 1)
    begin_turn(t).play("play railguns", "target g13")
    shown = forecast_of(t)["actions"]
    assert (t.step, set(shown)) == ("choose_ship", {"pick bomber 1", "pick bomber 2"})
    assert number_of_throws(shown["pick bomber 2"]) == count_throws(8, 10, 0)


@pytest.mark.rule("M28", "M45")
def test_odds_of_a_ranged_attack_are_marked_as_ranged() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "g13"}), 0, "combat", 5, "a")
    set_hand(set_hand(t, 0, "prod"), 1, "prod")
    begin_turn(t).play("order mothership", "use sunslayer_torpedoes", "target g13")
    attacking = forecast_of(t, 0)["actions"]["pass"]
    t.play("pass")
    defending = forecast_of(t, 1)["actions"]["pass"]
    assert attacking["ranged"]
    assert "ranged" not in defending
    assert number_of_throws(defending) == number_of_throws(attacking)[::-1]
    assert "ranged" not in forecast_of(fighter_duel("prod", theirs=("prod",)))["actions"]["pass"]


@pytest.mark.rule("M22")
def test_odds_count_only_ships_that_find_room_beside_the_target() -> None:
    """A corner has two neighbours, so at most two of three Fighters can attack a ship on it."""
    t = put_fleet(
        put_fleet(empty_board(2), 0, f1="d1", f2="c3", f3="d3", m="o13"), 1, f1="a1", m="o1"
    )
    shown = forecast_of(begin_turn(t))["targets"]["a1"]
    assert shown["reach"] == ["fighter 1", "fighter 2", "fighter 3"]
    assert len(shown["with"]) == 2
    both = sum(a + b > c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert (shown["odds"]["win"], sum(shown["odds"][key] for key in ("win", "tie", "lose"))) == (
        both,
        6**3,
    )


@pytest.mark.rule("M22")
def test_ships_with_the_best_dice_attack_first() -> None:
    t = put_fleet(put_fleet(empty_board(2), 0, f1="c1", m="d1", f3="o13"), 1, m="a1", f1="o1")
    shown = forecast_of(begin_turn(t))["targets"]["a1"]
    assert shown["with"] == ["mothership", "fighter 1"]
    put_fleet(t, 0, f1="c1", f2="d2", m="d1", f3="o13")
    shown = forecast_of(begin_turn(t.set("energy", {"engines": 5, "weapons": 8}, 0)))["targets"][
        "a1"
    ]
    assert len(shown["with"]) == 2
    assert "mothership" in shown["with"]
