"""The forecast: odds of choices as the dice really fall, and nothing that a seat can't know."""

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
from tests.games.mothership.desk import (
    desk,
    dice,
    fighters,
    hand,
    motherships,
    own,
    shield_of,
    ships,
    tech,
    totals,
    turn,
    two,
)

THROWS = 400


def foretold(t: Table, seat: int = 0) -> Any:
    return forecast(t.setup.rules, t.state, seat)


def share(odds: dict[str, Any], part: str = "win") -> float:
    return float(odds[part] / (odds["win"] + odds["tie"] + odds["lose"]))


def thrown(t: Table, *texts: str) -> Counter[str]:
    """How the attack really goes, over many throws."""
    found: Counter[str] = Counter()
    for seed in range(THROWS):
        tried = t.copy(seed)
        tried.play(*texts)
        attack, defence = totals(tried)
        found["win" if attack > defence else "tie" if attack == defence else "lose"] += 1
    return found


@pytest.mark.rule("M18", "M22", "M23")
def test_joining_changes_the_odds_and_the_dice_agree() -> None:
    t = ships(desk(), 0, f1="c13", f2="e13", f3="a1")
    turn(ships(tech(t, 0, "combat", 1), 1, f1="d13", b1="d12", f3="o1"))
    assert foretold(t)["targets"]["d13"]["wingmen"] == 1
    t.play("order fighter 1")
    alone = foretold(t)["actions"]["attack d13"]
    assert (alone["attack"], alone["defence"]) == (1, 1)
    t.play("attack d13")
    told = foretold(t)["actions"]
    assert told["fire"] == alone
    for text in ("fire", "join fighter 2"):
        really = thrown(t, text)
        for part in ("win", "tie", "lose"):
            assert share(told[text], part) == pytest.approx(really[part] / THROWS, abs=0.08)


@pytest.mark.rule("M31", "M33", "M35")
def test_planets_and_fields() -> None:
    t = ships(ships(desk(), 0, f1="g3", f3="a1"), 1, f3="o1")
    own(tech(t, 1, "economy", 2, "b"), 1, 0)
    turn(t).play("order fighter 1")
    told = foretold(t)["actions"]
    planet = told["attack h3"]
    assert (planet["needed"], planet["win"], planet["lose"]) == (7, 0, 6)
    field = told["enter h4"]
    assert (field["win"], field["tie"], field["lose"]) == (15, 6, 15)


@pytest.mark.rule("M2", "M24")
def test_stations_and_those_who_guard_them() -> None:
    t = turn(ships(ships(desk(), 0, b1="m10", f3="a1"), 1, f3="o1"))
    t.play("order bomber 1")
    odds = foretold(t)["actions"]["attack m11"]
    assert odds["lost"] == [3, 4, 1]
    assert (odds["win"], odds["lose"]) == (5, 3)
    guarded = foretold(turn(ships(t, 1, f3="l11")))["targets"]["m11"]
    assert (guarded["wingmen"], guarded["now"], guarded["reach"]) == (1, [], [])


def test_who_reaches_whom() -> None:
    t = turn(ships(ships(desk(), 0, f1="a13", f2="e13", b1="c12"), 1, f1="f13", m="o1"))
    told = foretold(t)
    assert told["targets"]["f13"]["now"] == ["fighter 2"]
    assert told["targets"]["f13"]["reach"] == ["fighter 1"]
    assert told["targets"]["o1"]["reach"] == []
    assert "odds" not in told["targets"]["o1"]
    assert told["dangers"] == {"a13": 1, "e13": 1, "c12": 1}


@pytest.mark.rule("M28")
def test_a_window_tells_the_fight_as_it_stands() -> None:
    t = ships(ships(desk(), 0, f1="c13", f3="a1"), 1, f1="d13", f3="o1")
    turn(hand(t, 1, "defence_buff", "defence_buff")).play("order fighter 1", "attack d13")
    assert t.step == "before_roll"
    before = foretold(t, 1)["actions"]["pass"]
    t.play("play defence_buff")
    after = foretold(t, 1)["actions"]["pass"]
    assert (before["defence"], after["defence"]) == (0, 1)
    assert after["win"] > before["win"]  # the defender's
    assert dice(t) == []


@pytest.mark.rule("M60")
@pytest.mark.parametrize("seats", [1, 3])
def test_it_tells_nothing_that_is_hidden(seats: int) -> None:
    """Worlds that a seat can't tell apart have one forecast."""
    mothership = find_game("mothership")
    play = Play(mothership.setup(seats, {"exploration": True}), bytes(32))
    chance = random.Random(5)
    told = 0
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
        told += bool(true["actions"])
        play.play(chance.choice(play.legal()))
    assert told > 5


@pytest.mark.rule("M28", "M41")
@pytest.mark.parametrize("seat", [0, 1])
def test_doubled_dice_count_in_a_window(seat: int) -> None:
    hands = (("expansion_pak", "prod"), ("prod",))
    t = fighters(*hands[seat], theirs=hands[1 - seat])
    if seat == 1:
        t.play("pass")
    plain = foretold(t, seat)["actions"]["pass"]
    assert (plain["win"], plain["tie"], plain["lose"]) == (15, 6, 15)
    t.play("play expansion_pak")
    while t.step == "cancel":
        t.play("pass")
    told = foretold(t, 1 - seat)["actions"]["pass"]
    assert (t.step, t.seat) == ("before_roll", 1 - seat)
    assert (told["win"], told["tie"], told["lose"]) == (6, 3, 27)


@pytest.mark.rule("M22", "M28", "M41")
def test_an_auxiliary_shield_counts_in_a_window() -> None:
    t = motherships("prod", theirs=("auxiliary_shield", "prod"))
    t.set("energy", {"engines": 3, "weapons": 12, "shields": 0}, 0)
    t.set("energy", {"engines": 10, "weapons": 5, "shields": 0}, 1)
    before = foretold(t)["actions"]["pass"]
    t.play("pass", "play auxiliary_shield")
    while t.step == "cancel":
        t.play("pass")
    assert (t.step, t.seat, shield_of(t, 1)) == ("before_roll", 0, 0)
    after = foretold(t)["actions"]["pass"]
    rolls = product(range(1, 13), range(1, 5))
    assert sum(ours > theirs and ours > 4 for ours, theirs in rolls) == 32
    assert (before["hull"], after["hull"]) == (before["win"], 32)
    assert (before["win"], before["lose"]) == (after["win"], after["lose"])


@pytest.mark.rule("M28")
def test_in_a_window_each_side_is_told_its_own_odds() -> None:
    t = ships(ships(desk(), 0, f1="c13", f3="a1"), 1, f1="d13", f2="e13")
    hand(hand(t, 0, "prod"), 1, "prod")
    turn(t).play("order fighter 1", "attack d13")
    attacking = foretold(t, 0)["actions"]["pass"]
    t.play("pass")
    defending = foretold(t, 1)["actions"]["pass"]
    assert (attacking["win"], attacking["lose"]) == (defending["lose"], defending["win"])
    assert defending["win"] > attacking["win"]  # the wingman helps

    t = own(ships(ships(desk(), 0, b1="g3", f3="a1"), 1, f1="a13"), 1, 0)
    turn(hand(t, 1, "prod")).play("order bomber 1", "attack h3")
    holding = foretold(t, 1)["actions"]["pass"]
    assert holding["kind"] == "holding"
    assert share(holding) == 5 / 8  # a d8 must reach 6


def ways(odds: dict[str, Any]) -> tuple[int, int, int]:
    return odds["win"], odds["tie"], odds["lose"]


def counted(ours: int, theirs: int, lead: int) -> tuple[int, int, int]:
    """All throws of two dice, the first with so much in hand."""
    leads = [a + lead - b for a, b in product(range(1, ours + 1), range(1, theirs + 1))]
    return sum(x > 0 for x in leads), leads.count(0), sum(x < 0 for x in leads)


@pytest.mark.rule("M45", "M23")
def test_torpedoes_know_their_odds_before_they_are_aimed() -> None:
    t = tech(two({"m": "c13"}, {"f1": "g13", "f2": "h13"}), 0, "combat", 5, "a")
    t.set("energy", {"weapons": 8, "engines": 7}, 0)
    turn(t).play("order mothership", "use sunslayer_torpedoes")
    told = foretold(t)
    odds = told["actions"]["target g13"]
    assert (odds["attack"], odds["defence"], odds["ranged"]) == (3, 1, True)
    assert ways(odds) == counted(8, 6, 3 - 1)
    assert told["targets"]["g13"]["wingmen"] == 1
    really = thrown(t, "target g13")
    assert share(odds) == pytest.approx(really["win"] / THROWS, abs=0.08)


@pytest.mark.rule("M33", "M45", "M46")
def test_torpedoes_on_a_planet_roll_dice_alone() -> None:
    t = tech(two({"m": "d3"}, {}), 0, "combat", 5, "a").set("energy", {"weapons": 12}, 0)
    turn(t).play("order mothership", "use sunslayer_torpedoes")
    odds = foretold(t)["actions"]["target h3"]
    assert (odds["kind"], ways(odds)) == ("planet", (7, 0, 5))
    assert "ranged" not in odds


@pytest.mark.rule("M45")
def test_the_solar_beam_adds_to_the_odds_of_its_aim() -> None:
    t = tech(two({"m": "c13", "f1": "e13"}, {"m": "d13"}), 0, "combat", 5, "b")
    t.set("energy", {"weapons": 2, "engines": 13}, 0)
    t.set("energy", {"weapons": 12, "engines": 3}, 1)
    turn(t).play("order mothership")
    plain = foretold(t)["actions"]["attack d13"]
    t.play("use solar_beam")
    odds = foretold(t)["actions"]["target d13"]
    assert (plain["attack"], odds["attack"]) == (1, 1 + 8)
    assert ways(odds) == counted(2, 12, 9)
    assert "ranged" not in odds
    assert foretold(t)["targets"]["d13"]["now"] == ["mothership", "fighter 1"]
    t.play("target d13")
    assert foretold(t)["actions"]["fire"] == odds


@pytest.mark.rule("M45")
def test_a_missile_tells_of_every_ship_that_it_meets() -> None:
    ours = {"m": "c13", "f1": "i13"}
    t = tech(two(ours, {"f1": "h13", "m": "g13"}), 0, "support", 5, "b")
    t.set("energy", {"weapons": 4, "shields": 3, "engines": 8}, 1)
    turn(t).play("order mothership", "use nuclear_missile")
    told = foretold(t)["actions"]
    aim = told["target h13"]
    assert set(aim["blast"]) == {"g13", "h13", "i13"}
    assert aim["kind"] == "blast"
    assert ways(aim) == ways(aim["blast"]["h13"]) == counted(12, 6, -1)
    friend = aim["blast"]["i13"]
    assert (friend["kind"], ways(friend)) == ("missile", counted(6, 12, 0))
    big = aim["blast"]["g13"]
    assert ways(big) == counted(12, 4, -1)
    rolls = product(range(1, 13), range(1, 5))
    assert big["hull"] == sum(die > roll + 1 and die > 3 for die, roll in rolls)
    assert "target e11" in t.legal()
    assert "target e11" not in told  # no ship is near


@pytest.mark.rule("M39", "M45")
def test_railguns_know_their_odds_before_they_are_aimed() -> None:
    t = hand(two({"b1": "c13"}, {"m": "g13", "f2": "h13"}), 0, "railguns")
    t.set("energy", {"weapons": 10, "shields": 5}, 1)
    turn(t).play("play railguns")
    told = foretold(t)
    odds = told["actions"]["target g13"]
    assert ways(odds) == counted(8, 10, -1)
    assert odds["ranged"]
    assert told["targets"]["g13"]["wingmen"] == 1
    really = thrown(t, "target g13")
    assert share(odds) == pytest.approx(really["win"] / THROWS, abs=0.08)


@pytest.mark.rule("M39")
def test_each_bomber_that_may_fire_railguns_has_its_odds() -> None:
    t = hand(two({"b1": "c13", "b2": "g9"}, {"m": "g13"}), 0, "railguns")
    t.set("energy", {"weapons": 10, "shields": 5}, 1)
    turn(t).play("play railguns", "target g13")
    told = foretold(t)["actions"]
    assert (t.step, set(told)) == ("choose_ship", {"pick bomber 1", "pick bomber 2"})
    assert ways(told["pick bomber 2"]) == counted(8, 10, 0)


@pytest.mark.rule("M28", "M45")
def test_a_fight_from_afar_is_told_as_one() -> None:
    t = tech(two({"m": "c13"}, {"f1": "g13"}), 0, "combat", 5, "a")
    hand(hand(t, 0, "prod"), 1, "prod")
    turn(t).play("order mothership", "use sunslayer_torpedoes", "target g13")
    attacking = foretold(t, 0)["actions"]["pass"]
    t.play("pass")
    defending = foretold(t, 1)["actions"]["pass"]
    assert attacking["ranged"]
    assert "ranged" not in defending
    assert ways(defending) == ways(attacking)[::-1]
    assert "ranged" not in foretold(fighters("prod", theirs=("prod",)))["actions"]["pass"]


@pytest.mark.rule("M22")
def test_odds_are_of_ships_that_find_room_beside_the_target() -> None:
    """A corner has two neighbours: of three Fighters no more than two come."""
    t = ships(ships(desk(2), 0, f1="d1", f2="c3", f3="d3", m="o13"), 1, f1="a1", m="o1")
    told = foretold(turn(t))["targets"]["a1"]
    assert told["reach"] == ["fighter 1", "fighter 2", "fighter 3"]
    assert len(told["with"]) == 2
    both = sum(a + b > c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert (told["odds"]["win"], sum(told["odds"][key] for key in ("win", "tie", "lose"))) == (
        both,
        6**3,
    )


@pytest.mark.rule("M22")
def test_the_best_dice_come_first_and_ships_make_room() -> None:
    t = ships(ships(desk(2), 0, f1="c1", m="d1", f3="o13"), 1, m="a1", f1="o1")
    told = foretold(turn(t))["targets"]["a1"]
    assert told["with"] == ["mothership", "fighter 1"]
    ships(t, 0, f1="c1", f2="d2", m="d1", f3="o13")
    told = foretold(turn(t.set("energy", {"engines": 5, "weapons": 8}, 0)))["targets"]["a1"]
    assert len(told["with"]) == 2
    assert "mothership" in told["with"]
