"""Every Action card by a little script from an arranged position (M37, M39-M42)."""

import pytest

from motherlode.games.mothership.fleet import engine_of, shield
from motherlode.games.mothership.kinds import CARDS
from motherlode.games.mothership.title import MOTHERSHIP
from tests.arrange import Table
from tests.games.mothership.desk import (
    at,
    desk,
    dice,
    find,
    hand,
    own,
    passes,
    ships,
    totals,
    turn,
    until,
)

CONTENT = MOTHERSHIP.content().value


def two(
    ours: dict[str, str], theirs: dict[str, str], options: dict[str, object] | None = None
) -> Table:
    """Two fleets, with a ship each far away so that nobody goes out."""
    t = desk(2, options)
    return ships(ships(t, 0, **({"f3": "a1"} | ours)), 1, **({"f3": "o1"} | theirs))


def engine(t: Table, seat: int, ship: int) -> int:
    return int(engine_of(t.setup.rules.n, t.state, seat, ship))  # type: ignore[attr-defined]


def shield_of(t: Table, seat: int) -> int:
    return int(shield(t.setup.rules.n, t.state, seat))  # type: ignore[attr-defined]


def fighters(*cards: str, theirs: tuple[str, ...] = ()) -> Table:
    """Fighter against Fighter on row 13, with cards in both hands; the attack is declared."""
    t = hand(hand(two({"f1": "c13"}, {"f1": "d13"}), 0, *cards), 1, *theirs)
    turn(t).play("order fighter 1", "attack d13")
    return t


def motherships(*cards: str, theirs: tuple[str, ...] = ()) -> Table:
    t = hand(hand(two({"m": "c13"}, {"m": "d13"}), 0, *cards), 1, *theirs)
    turn(t).play("order mothership", "attack d13")
    return t


@pytest.mark.rule("M39")
def test_all_cards_with_counts_and_values() -> None:
    cards = CONTENT.cards
    assert list(cards) == list(CARDS)
    assert len(CARDS) == 39
    assert sum(card.count for card in cards.values()) == 97
    assert cards["random_event"].count == 5
    values = [cards[name].value for name in CARDS[:-1]]
    assert values == sorted(values)
    assert cards["recon_droid"].value == 1
    assert cards["git_off_mah_propertay"].value == 2
    assert cards["cowardly_retreat"].value == 2
    assert cards["expansion_pak"].value == 3
    assert all(card.text for card in cards.values())


DEFENSIVE = {
    "backup_generator", "defence_buff", "enhanced_sensors", "wingman", "git_off_mah_propertay",
    "antiques_roadshow", "seismic_charge", "volt_switch", "auxiliary_shield", "expansion_pak",
    "last_stand", "life_support", "the_forks", "noooooooooooo", "shield_breaker",
}  # fmt: skip


@pytest.mark.rule("M40")
def test_other_cards_are_for_the_own_turn() -> None:
    every = [card for card in CARDS if card != "random_event"]
    t = hand(two({"m": "c13", "f1": "c12"}, {"m": "d13", "f1": "d12"}), 1, *every)
    turn(t).play("order mothership", "attack d13", "fire")
    played = {text.split()[1] for text in t.legal("play")}
    assert played
    assert played <= DEFENSIVE
    assert t.refused("play afterburner") == ("wrong_window", "M28")


@pytest.mark.rule("M37")
def test_movement_cards_are_for_ships_that_have_not_attacked() -> None:
    t = hand(two({"f1": "c13"}, {"b1": "d13"}), 0, "afterburner", "wormhole")
    turn(t).play("order fighter 1", "attack d13")
    passes(t)
    t.play("play afterburner")
    assert "target c13" not in t.legal()


def test_afterburner() -> None:
    t = turn(hand(two({"b1": "c13"}, {}), 0, "afterburner"))
    t.play("play afterburner", "target c13")
    assert engine(t, 0, 4) == 8
    assert t.count("discard", "afterburner") == 1
    t.play("end turn")
    assert engine(t, 0, 4) == 4


def test_backup_generator() -> None:
    t = until(fighters("backup_generator"), ["pass"], lambda t: ("fighter 1", 1) in dice(t)[:1])
    assert t.step == "after_roll"
    before = dict(dice(t)[:1])["fighter 1"]
    t.play("play backup_generator")
    again = dice(t)[0][1]
    assert totals(t)[0] == before + again


def test_backup_generator_needs_a_one() -> None:
    t = until(fighters("backup_generator"), ["pass"], lambda t: dice(t)[0][1] != 1)
    assert t.legal() == ["pass"]  # it might hold The Forks, so it is asked all the same


def test_defence_buff() -> None:
    t = fighters(theirs=("defence_buff",))
    assert t.legal() == ["pass", "play defence_buff"]
    t.play("play defence_buff")
    assert totals(t)[1] == dice(t)[1][1] + 1


def test_deflector_shields() -> None:
    t = turn(hand(two({"f1": "c6"}, {}), 0, "deflector_shields"))
    t.play("play deflector_shields", "target c6", "order fighter 1")
    assert t.legal("enter") == []
    t.play("move d6")
    assert not t.told("field_rolled")
    assert at(t, 0, "fighter 1") == "d6"


def test_hull_repair() -> None:
    t = turn(hand(two({"m": "c13"}, {}), 0, "hull_repair"))
    assert "play hull_repair" not in t.legal()
    t = turn(hand(two({"m": "c13"}, {}), 0, "hull_repair").set("hull_points", 7, 0))
    t.play("play hull_repair")
    assert t.get("hull_points", 0) == 8


def test_wallet_inspector() -> None:
    t = turn(hand(two({}, {}), 0, "wallet_inspector"))
    assert "play wallet_inspector" not in t.legal()
    t = turn(hand(two({}, {}), 0, "wallet_inspector").set("resources", 3, 1))
    t.play("play wallet_inspector", "player seat 2")
    assert [t.get("resources", seat) for seat in (0, 1)] == [1, 2]


def test_enhanced_sensors() -> None:
    t = hand(two({"f1": "c13", "m": "b13"}, {"f1": "d13"}), 0, "enhanced_sensors")
    turn(t).play("order fighter 1", "attack d13", "play enhanced_sensors")
    assert totals(t)[0] == dice(t)[0][1] + 2
    assert "play enhanced_sensors" not in fighters("enhanced_sensors").legal()


def test_ninja_rope() -> None:
    t = hand(two({"f1": "c13"}, {"b1": "d13"}), 0, "ninja_rope")
    turn(t).play("order fighter 1", "attack d13")
    passes(t)
    t.play("play ninja_rope", "target c13", "order fighter 1")
    assert "move a13" in t.legal()
    assert "move e11" not in t.legal()
    assert t.legal("attack") == []
    t.play("move a13")
    assert "order fighter 1" not in t.legal()


def test_prod() -> None:
    t = turn(hand(two({}, {"m": "d13"}), 0, "prod"))
    t.play("play prod", "target d13", "subsystem shields")
    assert shield_of(t, 1) == 4
    assert t.get("energy", 1)["shields"] == 5
    t.play("end turn")
    assert shield_of(t, 1) == 5


def test_wingman() -> None:
    assert "play wingman" not in fighters(theirs=("wingman",)).legal()
    t = hand(two({"f1": "c13"}, {"f1": "d13", "f2": "e13"}), 1, "wingman")
    turn(t).play("order fighter 1", "attack d13", "play wingman")
    assert totals(t)[1] == dice(t)[1][1] + 1 + 2


def test_recon_droid() -> None:
    t = own(hand(two({}, {}, {"exploration": True}), 0, "recon_droid"), 0, 1)
    turn(t).play("play recon_droid", "target h7")
    assert t.get("planet_artifacts")[1] > 0
    assert t.get("resources", 0) == 0


@pytest.mark.rule("M35", "M42")
def test_git_off_mah_propertay() -> None:
    t = own(hand(two({"b1": "g3"}, {}), 1, "git_off_mah_propertay"), 1, 0)
    turn(t).play("order bomber 1", "attack h3")
    assert (t.step, t.seat) == ("before_roll", 1)
    t = until(t, ["play git_off_mah_propertay"], lambda t: t.get("planet_owners")[0] == 2)
    assert t.told("held_out")[0]["needed"] == 9


@pytest.mark.rule("M42")
def test_planet_rolls_are_not_any_roll() -> None:
    cards = ("expansion_pak", "the_forks", "volt_switch", "backup_generator")
    t = own(hand(two({"m": "g3"}, {}), 0, *cards), 1, 0)
    turn(t).play("order mothership", "attack h3")
    assert t.step == "turn"  # nobody could be asked: the owner has no card


def test_gravity_manipulator() -> None:
    t = own(hand(two({}, {"f1": "h5"}), 0, "gravity_manipulator"), 0, 0)
    turn(t).play("play gravity_manipulator", "target h5")
    assert "target f5" in t.legal()
    assert "target g5" not in t.legal()
    t.play("target f5")
    assert at(t, 1, "fighter 1") == "f5"


@pytest.mark.rule("M42")
def test_a_push_into_a_field_rolls() -> None:
    t = own(hand(two({}, {"f1": "g5"}), 0, "gravity_manipulator"), 0, 0)
    turn(t).play("play gravity_manipulator", "target g5", "target i5")
    assert t.told("field_rolled")
    assert t.told("fight_began")[0]["seat"] == 1


def test_antiques_roadshow() -> None:
    t = hand(two({"f1": "c13"}, {"f1": "d13"}, {"exploration": True}), 0, "antiques_roadshow")
    find(find(own(t, 0, 0, 1), 6, 0), 8, 1)
    turn(t).play("order fighter 1", "attack d13", "play antiques_roadshow")
    assert totals(t)[0] == dice(t)[0][1] + 2


@pytest.mark.rule("M37")
def test_panic_button() -> None:
    t = own(hand(two({"f1": "c13"}, {}), 0, "panic_button"), 0, 0)
    turn(t).play("play panic_button", "target c13")
    assert set(t.legal()) == {"target g3", "target i3", "target g2", "target h2", "target g4",
                              "target h4"}  # fmt: skip
    t.play("target g3")
    assert "order fighter 1" not in t.legal()  # its movement is used
    assert at(t, 0, "fighter 1") == "g3"


@pytest.mark.rule("M37")
def test_a_teammates_ship_keeps_its_movement() -> None:
    t = desk(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        ships(t, seat, f1=where)
    hand(t, 0, "wormhole")
    turn(t, 0).play("play wormhole", "target e1", "target a13")
    assert at(t, 2, "fighter 1") == "a13"
    turn(t, 2).play("order fighter 1")
    assert "move f13" in t.legal()


def test_punch_it() -> None:
    t = turn(hand(two({"b1": "c13"}, {}), 0, "punch_it"))
    t.play("play punch_it", "target c13")
    assert engine(t, 0, 4) == 8


@pytest.mark.rule("M28")
def test_engine_cards_count_in_the_order_played() -> None:
    t = turn(hand(two({"b1": "c13"}, {}), 0, "punch_it", "afterburner"))
    t.play("play afterburner", "target c13", "play punch_it", "target c13")
    assert engine(t, 0, 4) == 16


def test_seismic_charge() -> None:
    t = hand(two({"f1": "b6"}, {"f1": "c6"}), 0, "seismic_charge")
    turn(t).play("order fighter 1", "attack c6", "play seismic_charge")
    assert totals(t)[0] == dice(t)[0][1] + 3
    assert "play seismic_charge" not in fighters("seismic_charge").legal()


def test_volt_switch() -> None:
    t = motherships("volt_switch")
    t.play("play volt_switch")
    assert totals(t)[0] == dice(t)[0][1] + 3
    assert "play volt_switch" not in fighters("volt_switch").legal()


def test_auxiliary_shield() -> None:
    t = motherships(theirs=("auxiliary_shield",))
    t = until(t, ["play auxiliary_shield"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("hull_points", 1) == 12
    assert t.get("shield_lost", 1) == max(totals(t)[0] - 4, 0)


def test_convoy() -> None:
    t = hand(two({"m": "c13", "f1": "d13", "b1": "b13", "f2": "h13"}, {}), 0, "convoy")
    t.stand("market", 0, 1)  # so that the turn of seat 1 ends and ours begins
    while t.step != "turn" or t.turn != 0:
        t.play("pass" if "pass" in t.legal() else "end turn")
    t.play("play convoy")
    assert [engine(t, 0, ship) for ship in (1, 2, 4)] == [8, 5, 7]


def test_forced_update() -> None:
    t = turn(hand(two({}, {"f1": "d13"}), 0, "forced_update"))
    t.play("play forced_update", "target d13", "end turn")
    assert t.turn == 1
    assert "order fighter 1" not in t.legal()
    t.play("end turn", "end turn")
    assert "order fighter 1" in t.legal()


def test_friendly_negotiations() -> None:
    t = own(hand(two({"f1": "f3"}, {}), 0, "friendly_negotiations"), 1, 0)
    turn(t).play("play friendly_negotiations")
    assert t.legal() == ["target h3"]
    t.play("target h3")
    assert t.get("planet_owners")[0] == 1
    assert sum(t.get("hand", 0).values()) == 1


def test_migration() -> None:
    t = own(hand(two({}, {}), 0, "migration"), 0, 0)
    turn(t).play("play migration")
    assert "target h4" not in t.legal()  # asteroids
    t.play("target g3")
    assert t.get("station", 0) == 2 * 19 + 6 + 1
    t.play("order fighter 3", "move b1")
    assert t.conserved()["faults of the map"] == 0


def test_replicator() -> None:
    t = turn(hand(two({}, {}), 0, "replicator"))
    t.play("play replicator")
    assert t.get("resources", 0) == t.told("gained")[0]["count"] in range(1, 5)


def test_trade_blockade() -> None:
    t = own(hand(two({}, {}), 0, "trade_blockade"), 1, 0, 1)
    turn(t).play("play trade_blockade", "end turn")
    assert t.get("resources", 0) == 0
    t.play("end turn")
    assert t.get("resources", 1) == 0
    t.play("end turn")
    assert t.get("resources", 0) == 1


def test_cowardly_retreat() -> None:
    t = own(hand(two({"m": "c13", "f1": "d13", "f2": "k13"}, {}), 0, "cowardly_retreat"), 0, 0)
    turn(t).play("play cowardly_retreat", "target c13", "target g3", "target b3")
    assert at(t, 0, "mothership") == "g3"
    assert at(t, 0, "fighter 1") == "b3"  # beside the own Station
    assert at(t, 0, "fighter 2") == "k13"


@pytest.mark.rule("M41")
def test_expansion_pak() -> None:
    t = fighters("expansion_pak")
    t.play("play expansion_pak")
    assert totals(t)[0] == 2 * dice(t)[0][1]


@pytest.mark.rule("M41")
def test_expansion_pak_doubles_one_die_and_no_buff() -> None:
    t = hand(two({"f1": "c13", "f2": "e13", "m": "b13"}, {"f1": "d13"}), 0, "expansion_pak",
             "enhanced_sensors")  # fmt: skip
    turn(t).play("order fighter 1", "attack d13", "join fighter 2", "play expansion_pak")
    assert t.legal() == ["pick fighter 1", "pick fighter 2"]
    t.play("pick fighter 2", "play enhanced_sensors")
    rolled = dict(dice(t)[:2])
    assert totals(t)[0] == rolled["fighter 1"] + 2 * rolled["fighter 2"] + 2


def test_last_stand_against_a_fighter() -> None:
    t = fighters(theirs=("last_stand",))
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert at(t, 0, "fighter 1") == at(t, 1, "fighter 1") == ""
    assert [t.get("resources", seat) for seat in (0, 1)] == [1, 1]


def test_last_stand_against_a_mothership() -> None:
    t = hand(two({"m": "c13"}, {"f1": "d13"}), 1, "last_stand")
    turn(t).play("order mothership", "attack d13")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.get("hull_points", 0) == 8


def test_life_support() -> None:
    t = fighters(theirs=("life_support",))
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play life_support")
    assert at(t, 1, "fighter 1") == "d13"
    assert t.get("resources", 0) == 1


def test_life_support_for_one_of_several_attackers() -> None:
    t = hand(two({"f1": "c13", "f2": "e13"}, {"m": "d13"}), 0, "life_support")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play life_support", "pick fighter 2")
    assert (at(t, 0, "fighter 1"), at(t, 0, "fighter 2")) == ("", "e13")
    assert t.get("resources", 1) == 2


def test_pick_up_two_cards() -> None:
    t = turn(hand(two({}, {}), 0, "pick_up_two_cards"))
    t.play("play pick_up_two_cards")
    assert sum(t.get("hand", 0).values()) == 2


def test_surprise_attack() -> None:
    t = hand(hand(two({}, {}), 0, "surprise_attack"), 1, "wormhole")
    turn(t).play("play surprise_attack", "player seat 2", "pass")
    assert t.get("hand", 0) == {"wormhole": 1}
    assert t.get("hand", 1) == {}


def test_the_forks() -> None:
    t = fighters("the_forks")
    t = until(t, ["pass"], lambda t: dice(t)[0][1] == 1)
    t.play("play the_forks")
    assert totals(t)[0] == dice(t)[0][1]


def test_dedotated_wam() -> None:
    t = hand(two({"b1": "c13", "m": "e13"}, {"m": "d13"}), 0, "dedotated_wam")
    turn(t).play("play dedotated_wam", "target d13")
    assert t.legal() == ["pick bomber 1", "pick mothership"]
    t.play("pick bomber 1")
    assert t.get("hull_points", 1) == 9
    assert t.get("shield_lost", 1) == 0
    t.play("order bomber 1") if "order bomber 1" in t.legal() else None
    assert t.legal("attack") == []


def test_dedotated_wam_can_destroy() -> None:
    t = hand(two({"b1": "c13"}, {"m": "d13"}), 0, "dedotated_wam").set("hull_points", 2, 1)
    turn(t).play("play dedotated_wam", "target d13")
    assert at(t, 1, "mothership") == ""
    assert t.get("resources", 0) == 3


@pytest.mark.rule("M30")
def test_noooooooooooo() -> None:
    t = hand(hand(two({}, {}), 0, "replicator"), 1, "noooooooooooo")
    turn(t).play("play replicator")
    assert (t.step, t.seat) == ("cancel", 1)
    assert t.legal() == ["pass", "play noooooooooooo"]
    t.play("play noooooooooooo")
    assert t.told("cancelled")[0]["card"] == "replicator"
    assert t.get("resources", 0) == 0
    assert t.count("discard", "replicator") == 1
    assert (t.step, t.seat) == ("turn", 0)


def test_planet_laser_pointer() -> None:
    t = find(own(hand(two({"f1": "f3"}, {}), 0, "planet_laser_pointer"), 1, 0), 6, 0)
    turn(t).play("play planet_laser_pointer", "target h3")
    assert t.get("planets")[0] == 0
    assert t.get("planet_owners")[0] == 0
    assert t.get("planet_artifacts")[0] == 0
    assert t.conserved()["faults of the map"] == 0


def test_railguns() -> None:
    t = hand(two({"b1": "c13"}, {"m": "g13", "f1": "f13"}), 0, "railguns")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    turn(t).play("play railguns")
    assert t.legal() == ["target g13"]
    t = until(t, ["target g13"], lambda t: totals(t)[0] < totals(t)[1])
    assert at(t, 0, "bomber 1") == "c13"
    t.play("order bomber 1") if "order bomber 1" in t.legal() else None
    assert t.legal("attack") == []


def test_shield_breaker() -> None:
    t = motherships("shield_breaker")
    t = until(t, ["play shield_breaker"], lambda t: totals(t)[0] > totals(t)[1])
    assert t.get("hull_points", 1) == 12 - totals(t)[0]
    t = turn(hand(two({}, {"m": "d13"}), 0, "shield_breaker"))
    t.play("play shield_breaker", "target d13")
    assert shield_of(t, 1) == 0
    t.play("end turn")
    assert shield_of(t, 1) == 5


@pytest.mark.rule("M41")
@pytest.mark.parametrize(("breaker_first", "left"), [(True, 4), (False, 0)])
def test_the_order_of_breaker_and_auxiliary_shield(breaker_first: bool, left: int) -> None:
    t = motherships("shield_breaker", theirs=("auxiliary_shield", "prod"))
    if breaker_first:
        t.play("play shield_breaker", "pass", "play auxiliary_shield", "pass")
    else:
        t.play("pass", "play auxiliary_shield", "pass", "play shield_breaker", "pass")
    assert shield_of(t, 1) + t.get("defender_extra_shield") == left


def test_wormhole() -> None:
    t = turn(hand(two({"f1": "c13"}, {}), 0, "wormhole"))
    t.play("play wormhole", "target c13", "target l11")
    assert at(t, 0, "fighter 1") == "l11"


@pytest.mark.rule("M42")
def test_a_warp_into_a_field_rolls_except_under_deflector_shields() -> None:
    t = turn(hand(two({"f1": "c13"}, {}), 0, "wormhole", "deflector_shields"))
    shielded = t.copy()
    t.play("play wormhole", "target c13", "target j8")
    assert t.step == "before_roll"
    shielded.play("play deflector_shields", "target c13", "play wormhole", "target c13")
    shielded.play("target j8")
    assert shielded.step == "turn"
    assert at(shielded, 0, "fighter 1") == "j8"


@pytest.mark.rule("M53")
def test_random_event() -> None:
    t = hand(two({}, {}, {"events": True}), 0, "random_event", "random_event")
    turn(t).play("play random_event")
    assert t.legal() == ["avoid event", "double event"]
    t = until(
        turn(hand(two({}, {}, {"events": True}), 0, "random_event", "random_event")),
        ["play random_event", "avoid event"],
        lambda t: t.get("random_event") != "quiet",
    )
    assert t.refused("play random_event") == ("event_is_on", "M53")
