"""Aims, windows and limits of Action cards by the card sheet (M34, M37, M39-M42, M58, M62, M65)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    engine_power,
    fighter_duel,
    give_planets,
    give_tiles,
    mothership_duel,
    pass_reactions,
    play_until,
    put_fleet,
    redraw_map,
    set_hand,
    shield_left,
    ship_space,
    totals,
    two_fleets,
)
from tests.games.mothership.box_cards import BOX_CARDS

CARDS = MOTHERSHIP.content().value.cards


def four_seats(*cards: str, **ours: str) -> Table:
    """Two teams of two, with cards in the hand of seat 0; seat 2 is its teammate."""
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        put_fleet(t, seat, f1=where)
    return set_hand(put_fleet(t, 0, f1="a1", **ours), 0, *cards)


@pytest.mark.rule("M39")
def test_the_values_of_action_cards_follow_the_order_of_their_list() -> None:
    listed = [(CARDS[name].value, -CARDS[name].count) for name in BOX_CARDS]
    assert listed == sorted(listed)
    assert {value for value, _ in listed} == {1, 2, 3}
    limits = ("recon_droid", "git_off_mah_propertay", "cowardly_retreat", "expansion_pak")
    assert [CARDS[name].value for name in limits] == [1, 2, 2, 3]
    assert CARDS["random_event"].value == 1


# --- engines (M37)


@pytest.mark.rule("M37", "M65")
@pytest.mark.parametrize(("card", "power"), [("afterburner", 5 + 4), ("punch_it", 2 * 5)])
def test_an_engine_card_on_a_teammates_ship_counts_in_its_next_turn(card: str, power: int) -> None:
    t = begin_turn(four_seats(card))
    t.play(f"play {card}", "target e1")
    for seat in (0, 1):
        assert t.turn == seat
        t.play("end turn")
    assert (t.turn, engine_power(t, 2, 1)) == (2, power)
    t.play("end turn")
    assert engine_power(t, 2, 1) == 5


@pytest.mark.rule("M37", "M65")
def test_an_engine_card_is_for_ships_that_have_not_attacked() -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"b1": "d13"}), 0, "afterburner")
    begin_turn(t).play("order fighter 1", "attack d13")
    pass_reactions(t).play("play afterburner")
    assert t.legal("target") == ["target a1"]


@pytest.mark.rule("M58", "M65")
def test_punch_it_doubles_the_power_as_it_is_when_played() -> None:
    t = begin_turn(set_hand(two_fleets({"m": "c13"}, {}), 0, "punch_it", "afterburner"))
    t.play("play afterburner", "target c13", "play punch_it", "target c13")
    assert engine_power(t, 0, 0) == (5 + 4) * 2
    t.play("divert", "engines 0", "weapons 8")
    assert engine_power(t, 0, 0) == 13  # the doubling added 9, the Afterburner 4


@pytest.mark.rule("M65")
def test_turn_cards_are_playable_while_a_ship_has_its_orders() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {}), 0, "afterburner"))
    t.play("order fighter 1", "play afterburner", "target c13")
    assert t.step == "orders"
    assert "move l13" in t.legal()  # nine spaces


@pytest.mark.rule("M65")
def test_a_ship_that_a_card_used_up_leaves_its_orders() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {}), 0, "wormhole"))
    t.play("order fighter 1", "play wormhole", "target c13", "target l11")
    assert t.step == "turn"


# --- Ninja Rope (M37)


@pytest.mark.rule("M37", "M65")
def test_ninja_rope_is_declared_before_the_attack() -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"b1": "d13"}), 0, "ninja_rope", "ninja_rope")
    begin_turn(t).play("play ninja_rope", "target c13", "order fighter 1", "attack d13")
    assert "play ninja_rope" in t.legal()  # at the latest before the roll
    t.play("play ninja_rope", "target c13")
    pass_reactions(t).play("order fighter 1")
    assert t.legal("attack") == []
    assert "move c9" in t.legal()  # two ropes are four spaces
    assert "move c8" not in t.legal()
    t.play("move b13", "order fighter 1")
    assert "move b10" in t.legal()
    assert "move b9" not in t.legal()  # one of the four is flown


@pytest.mark.rule("M37")
def test_ninja_rope_does_not_help_a_ship_that_has_attacked() -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"b1": "d13"}), 0, "ninja_rope")
    begin_turn(t).play("order fighter 1", "attack d13")
    pass_reactions(t).play("play ninja_rope")
    assert t.legal("target") == ["target a1"]
    assert t.refused("target c13") == ("no_target", "M39")


@pytest.mark.rule("M37", "M45")
def test_ninja_rope_works_after_a_warp_and_jump_gates() -> None:
    t = give_tiles(two_fleets({"f1": "b3"}, {"b1": "e3"}), 0, "support", 3, "b")
    begin_turn(set_hand(t, 0, "ninja_rope")).play("play ninja_rope", "target b3")
    t.play("order fighter 1", "use jump_gates", "target d3", "order fighter 1")
    assert t.legal("move") == []
    t.play("attack e3")
    pass_reactions(t).play("order fighter 1")
    assert "move d5" in t.legal()


# --- warps (M37, M42, M45)


@pytest.mark.rule("M37")
def test_warps_follow_each_other_and_end_the_engine_movement() -> None:
    t = two_fleets({"f1": "c13"}, {"b1": "g2"})
    give_planets(set_hand(t, 0, "panic_button", "wormhole", "afterburner"), 0, 0)
    begin_turn(t).play("order fighter 1", "move b13")
    t.play("play wormhole", "target b13", "target e13", "play panic_button", "target e13")
    t.play("target g3", "order fighter 1")
    assert t.legal("move") == []
    assert t.refused("move f3") == ("movement_is_over", "M37")
    assert t.legal("attack") == ["attack g2"]


@pytest.mark.rule("M37", "M45")
def test_after_jump_gates_a_ship_neither_warps_by_a_card_nor_jumps_again() -> None:
    t = give_tiles(two_fleets({"f1": "b3"}, {"b1": "g2"}), 0, "support", 3, "b")
    set_hand(give_planets(t, 0, 0), 0, "wormhole", "panic_button")
    begin_turn(t).play("order fighter 1", "use jump_gates", "target g3")
    assert "target g3" not in legal_targets(t, "wormhole")
    t.play("order fighter 1")
    assert t.refused("use jump_gates") == ("jumped_already", "M45")


def legal_targets(t: Table, card: str) -> list[str]:
    tried = t.copy()
    tried.play(f"play {card}")
    return tried.legal("target")


@pytest.mark.rule("M37", "M45")
def test_jump_gates_may_follow_a_warp() -> None:
    t = give_tiles(two_fleets({"f1": "c13"}, {}), 0, "support", 3, "b")
    begin_turn(set_hand(t, 0, "wormhole")).play("play wormhole", "target c13", "target b3")
    t.play("order fighter 1", "use jump_gates", "target d3")
    assert ship_space(t, 0, "fighter 1") == "d3"


@pytest.mark.rule("M45", "M58")
def test_jump_gates_lead_to_any_free_space_at_a_gate_the_same_one_included() -> None:
    t = give_tiles(give_planets(two_fleets({"f1": "b3"}, {"f1": "g3"}), 0, 0), 0, "support", 3, "b")
    begin_turn(t).play("order fighter 1", "use jump_gates")
    own, planet = {"d3", "b2", "c2", "b4", "c4"}, {"i3", "g2", "h2", "g4", "h4"}
    assert {text[7:] for text in t.legal("target")} == own | planet
    assert t.refused("target e3") == ("not_at_a_gate", "M45")
    assert t.refused("target g3") == ("space_taken", "M45")


@pytest.mark.rule("M42", "M58")
def test_cowardly_retreat_is_centred_on_any_space() -> None:
    t = two_fleets({"m": "c13", "f1": "e13", "f2": "k13"}, {})
    begin_turn(set_hand(give_planets(t, 0, 0), 0, "cowardly_retreat")).play("play cowardly_retreat")
    assert "target d13" in t.legal()  # an empty space between two ships
    assert "target h13" not in t.legal()  # nobody there
    assert t.events_of("aimed_at_space") == []
    t.play("target d13")
    assert t.events_of("aimed_at_space")[0]["space"] == "d13"
    t.play("target g3", "target b3")
    ships = [ship_space(t, 0, ship) for ship in ("mothership", "fighter 1", "fighter 2")]
    assert sorted(ships) == ["b3", "g3", "k13"]


@pytest.mark.rule("M58")
def test_a_ship_that_finds_no_free_space_in_a_cowardly_retreat_stays_where_it_is() -> None:
    t = two_fleets({"m": "c13", "f1": "d13"}, {})
    around = ["g2", "h2", "g4", "i3", "h4"]
    put_fleet(t, 1, **dict(zip(("m", "f1", "f2", "b1", "b2"), around, strict=True)))
    t.set("station", 0, 0)
    redraw_map(give_planets(set_hand(t, 0, "cowardly_retreat"), 0, 0))
    begin_turn(t).play("play cowardly_retreat", "target c13", "target g3")
    assert t.step == "turn"
    assert (ship_space(t, 0, "mothership"), ship_space(t, 0, "fighter 1")) == ("g3", "d13")


# --- Deflector Shields (M58)


@pytest.mark.rule("M58", "M42")
def test_deflector_shields_protect_in_one_field_only() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "g5"}, {}), 0, "deflector_shields"))
    t.play("play deflector_shields", "target g5", "order fighter 1", "move j5", "order fighter 1")
    assert not t.events_of("field_rolled")  # straight through i5
    assert "enter j4" in t.legal()
    assert "enter i5" in t.legal()


@pytest.mark.rule("M58")
def test_deflector_shields_stay_if_the_way_avoids_fields() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "g5"}, {}), 0, "deflector_shields"))
    t.play("play deflector_shields", "target g5", "order fighter 1", "move h5", "order fighter 1")
    assert "enter i5" not in t.legal()
    t.play("move i5", "order fighter 1", "move j5", "order fighter 1")
    assert "enter i5" in t.legal()


@pytest.mark.rule("M58")
def test_two_deflector_shields_protect_in_two_fields() -> None:
    """The reading that cards of one name stack: a ship enters a field twice without a roll."""
    hand = ("deflector_shields", "deflector_shields")
    t = begin_turn(set_hand(two_fleets({"f1": "g5"}, {}), 0, *hand))
    for _ in hand:
        t.play("play deflector_shields", "target g5")
    assert t.get("deflectors", 0) == [0, 2, 0, 0, 0, 0]
    t.play("order fighter 1", "move j5", "order fighter 1")
    assert t.get("deflectors", 0) == [0, 1, 0, 0, 0, 0], "one field on the way"
    t.play("move i5", "order fighter 1")
    assert t.get("deflectors", 0) == [0] * 6
    assert not t.events_of("field_rolled")


# --- Gravity Manipulator (M42)


def push(theirs: dict[str, str], ours: dict[str, str] | None = None) -> Table:
    """The turn of seat 0 with a Gravity Manipulator and the planet on h3."""
    t = set_hand(two_fleets(ours or {}, theirs), 0, "gravity_manipulator")
    return begin_turn(give_planets(t, 0, 0))


@pytest.mark.rule("M42", "M65")
def test_gravity_manipulator_pushes_one_or_two_spaces() -> None:
    t = push({"f1": "h5"})
    t.play("play gravity_manipulator", "target h5")
    assert {"target g5", "target f5"} <= set(t.legal())
    assert t.refused("target e5") == ("no_path_there", "M42")
    assert t.refused("target h3") == ("space_taken", "M42")
    assert t.refused("pass") == ("something_else_first", "M12")
    t.play("target f5")
    assert (t.step, ship_space(t, 1, "fighter 1")) == ("turn", "f5")
    assert "play gravity_manipulator" not in push({"f1": "c13"}).legal()  # no planet is near


@pytest.mark.rule("M42")
def test_a_push_does_not_lead_through_planets() -> None:
    t = push({"f1": "h2"})
    t.play("play gravity_manipulator", "target h2")
    assert t.refused("target g4") == ("no_path_there", "M42")


@pytest.mark.rule("M42")
def test_a_push_leads_past_friends_of_the_ship_but_not_past_its_enemies() -> None:
    row = ["planets", "f13"]
    for theirs, ours, open_way in (
        ({"f1": "d13", "f2": "c13"}, {}, True),
        ({"f1": "d13"}, {"f1": "c13"}, False),
    ):
        t = push(theirs, ours)
        redraw_map(t.set(row[0], [NAMES.index(row[1]) + 1] + [0] * 6))
        t.settle().play("play gravity_manipulator", "target d13")
        assert ("target b13" in t.legal()) == open_way


@pytest.mark.rule("M42")
def test_a_ship_in_a_closed_ring_is_not_pushed_out() -> None:
    ring = {"f1": "c13", "f2": "e13", "b1": "c12", "b2": "d12"}
    t = push({"f1": "d13"}, ring)
    redraw_map(t.set("planets", [NAMES.index("f13") + 1] + [0] * 6)).settle()
    assert "play gravity_manipulator" not in t.legal()


@pytest.mark.rule("M31", "M42")
def test_the_owner_rolls_for_a_ship_pushed_into_a_field() -> None:
    t = push({"f1": "g5"})
    set_hand(t, 1, "defence_buff").settle()
    t.play("play gravity_manipulator", "target g5", "pass", "target i5")
    assert (t.step, t.seat) == ("before_roll", 1)
    assert "play defence_buff" in t.legal()
    lost = play_until(t, [], lambda t: ship_space(pass_reactions(t), 1, "fighter 1") == "")
    assert (lost.step, lost.get("resources", 0)) == ("turn", 0)  # no loot


@pytest.mark.rule("M31", "M42")
def test_a_push_goes_on_after_the_roll_of_a_field() -> None:
    t = push({"f1": "h5"})
    t.play("play gravity_manipulator", "target h5")
    t = play_until(t, ["target i5"], lambda t: t.step == "push")
    assert (t.seat, t.events_of("field_rolled") != []) == (0, True)
    assert {"pass", "target j5"} <= set(t.legal())
    assert "target k5" not in t.legal()  # one of two spaces is left
    stays = t.copy()
    stays.play("pass")
    assert ship_space(stays, 1, "fighter 1") == "i5"
    t.play("target j5")
    assert (t.step, ship_space(t, 1, "fighter 1")) == ("turn", "j5")


@pytest.mark.rule("M65")
def test_a_held_ship_is_pushed_all_the_same() -> None:
    t = push({"f1": "h5"}).set("held", [0, 1, 0, 0, 0, 0], 1)
    t.play("play gravity_manipulator", "target h5", "target g5")
    assert ship_space(t, 1, "fighter 1") == "g5"


# --- throws (M41, M42, M58)


def one_rolled(*cards: str) -> Table:
    """A dogfight of Fighters after the dice, with a 1 on the attacker's die."""
    t = fighter_duel(*cards)
    return play_until(t, ["pass"], lambda t: t.step == "after_roll" and dice_rolled(t)[0][1] == 1)


@pytest.mark.rule("M58")
def test_a_second_backup_generator_follows_only_another_one() -> None:
    t = one_rolled("backup_generator", "backup_generator", "prod")
    other = play_until(t, ["play backup_generator"], lambda t: dice_rolled(t)[0][1] == 4)
    assert "play backup_generator" not in other.legal()
    t = play_until(t, ["play backup_generator"], lambda t: dice_rolled(t)[0][1] == 1)
    t = play_until(t, ["play backup_generator"], lambda t: dice_rolled(t)[0][1] == 5)
    assert totals(pass_reactions(t))[0] == 1 + 1 + 5


@pytest.mark.rule("M65")
def test_backup_generator_does_not_work_on_card_dice() -> None:
    t = begin_turn(set_hand(two_fleets({}, {}), 0, "replicator", "backup_generator"))
    t = play_until(t, ["play replicator"], lambda t: t.events_of("threw")[-1]["die"] == 1)
    assert t.step == "after_roll"
    assert t.refused("play backup_generator") == ("wrong_window", "M28")


@pytest.mark.rule("M42", "M65")
@pytest.mark.parametrize(("pick", "total"), [("pick", 6 + 3), ("pick_added", 1 + 6)])
def test_the_player_of_the_forks_chooses_the_throw(pick: str, total: int) -> None:
    t = one_rolled("backup_generator", "the_forks", "prod")
    t = play_until(t, ["play backup_generator"], lambda t: dice_rolled(t)[0][1] == 3)
    t.play("play the_forks")
    assert t.legal("pick") + t.legal("pick_added") == ["pick fighter 1", "pick_added fighter 1"]
    t = play_until(t, [f"{pick} fighter 1"], lambda t: dice_rolled(t)[0][1] == 6)
    assert bool(t.events_of("aimed_at_added")) == (pick == "pick_added")
    assert totals(pass_reactions(t))[0] == total


@pytest.mark.rule("M30", "M42")
@pytest.mark.parametrize(("pick", "added", "total"), [("pick", 0, 6 + 3), ("pick_added", 1, 1 + 6)])
def test_the_chosen_throw_stays_chosen_while_cards_are_cancelled(
    pick: str, added: int, total: int
) -> None:
    no = "noooooooooooo"
    t = empty_board(2, edition={"cards": {no: {"count": 2}}})
    t = put_fleet(put_fleet(t, 0, f1="c13"), 1, f1="d13")
    set_hand(set_hand(t, 0, "backup_generator", "the_forks", no), 1, no)
    begin_turn(t).play("order fighter 1", "attack d13")
    rolled_one = ["pass", "pass"]
    t = play_until(t, rolled_one, lambda t: t.step == "after_roll" and dice_rolled(t)[0][1] == 1)
    t = play_until(t, ["play backup_generator", "pass"], lambda t: dice_rolled(t)[0][1] == 3)
    t.play("pass", "play the_forks", f"{pick} fighter 1")
    assert (t.step, t.field("target"), t.field("added")) == ("cancel", kinds.FIRST_FIGHTER, added)
    t = play_until(t, [f"play {no}", f"play {no}"], lambda t: dice_rolled(t)[0][1] == 6)
    assert totals(t)[0] == total


@pytest.mark.rule("M41", "M42")
def test_a_doubled_die_stays_doubled_when_it_is_thrown_again() -> None:
    t = fighter_duel("expansion_pak", "the_forks", "prod")
    t.play("play expansion_pak", "pass")
    t = play_until(t, ["play the_forks"], lambda t: dice_rolled(t)[0][1] == 4)
    assert totals(pass_reactions(t))[0] == 2 * 4


@pytest.mark.rule("M42")
def test_backup_generator_may_answer_a_one_that_the_forks_threw() -> None:
    t = fighter_duel("the_forks", "backup_generator", "prod")
    t = play_until(t, ["pass"], lambda t: t.step == "after_roll" and dice_rolled(t)[0][1] == 3)
    assert "play backup_generator" not in t.legal()
    t = play_until(t, ["play the_forks"], lambda t: dice_rolled(t)[0][1] == 1)
    assert "play backup_generator" in t.legal()


@pytest.mark.rule("M29", "M42")
def test_the_forks_repeat_a_planet_die() -> None:
    t = set_hand(two_fleets({"b1": "g3"}, {}), 0, "the_forks", "backup_generator")
    begin_turn(t).play("order bomber 1", "attack h3")
    t = play_until(t, ["pass"], lambda t: dice_rolled(t)[0][1] == 1)
    assert (t.step, t.legal("play")) == ("after_roll", ["play the_forks"])
    t = play_until(t, ["play the_forks"], lambda t: dice_rolled(t)[0][1] == 8)
    pass_reactions(t)
    assert t.get("planet_owners")[0] == 1


# --- cards before the roll and on a loss (M24, M41, M65)


@pytest.mark.rule("M24", "M65")
def test_seismic_charge_does_not_work_at_stations() -> None:
    t = set_hand(two_fleets({"b1": "b4"}, {}), 0, "seismic_charge", "volt_switch")
    t.set("station", NAMES.index("c4") + 1, 1)
    t.setup.rules.n.board.near_field[NAMES.index("c4")] = 1  # type: ignore[attr-defined]
    try:
        begin_turn(redraw_map(t)).play("order bomber 1", "attack c4")
        assert (t.step, t.legal("play")) == ("before_roll", [])
    finally:
        t.setup.rules.n.board.near_field[NAMES.index("c4")] = 0  # type: ignore[attr-defined]


@pytest.mark.rule("M65")
def test_prod_is_played_before_a_roll_of_the_own_turn() -> None:
    t = mothership_duel("prod", "wormhole")
    t.play("play prod", "target d13", "subsystem shields")
    assert shield_left(t, 1) == 4
    theirs = mothership_duel(theirs=("prod",))
    assert theirs.refused("play prod") == ("only_in_own_turn", "M40")


@pytest.mark.rule("M65")
def test_prod_on_the_shields_lowers_a_shield_that_is_already_worn() -> None:
    t = begin_turn(set_hand(two_fleets({}, {"m": "d13"}), 0, "prod").set("shield_lost", 3, 1))
    t.play("play prod", "target d13", "subsystem shields")
    assert shield_left(t, 1) == 5 - 3 - 1


@pytest.mark.rule("M11", "M65")
def test_wallet_inspector_may_find_nothing() -> None:
    t = begin_turn(set_hand(two_fleets({}, {}), 0, "wallet_inspector"))
    t.play("play wallet_inspector", "player seat 2")
    assert t.events_of("took_nothing")[0]["owner"] == "seat 2"
    assert [t.get("resources", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("M28", "M41", "M65")
def test_shield_breaker_is_played_in_a_dogfight_only() -> None:
    t = begin_turn(set_hand(two_fleets({}, {"m": "d13"}), 0, "shield_breaker"))
    assert t.refused("play shield_breaker") == ("card_has_no_use", "M28")


@pytest.mark.rule("M41", "M65")
def test_a_broken_shield_stays_down_until_the_end_of_the_turn() -> None:
    t = mothership_duel("shield_breaker")
    t.play("play shield_breaker")
    t.put("energy", "shields", 12, 1)
    assert shield_left(t, 1) == 0
    pass_reactions(t).play("end turn")
    assert shield_left(t, 1) == 12


@pytest.mark.rule("M65")
def test_last_stand_of_an_attacker_strikes_the_defending_mothership() -> None:
    t = set_hand(two_fleets({"b1": "c13"}, {"m": "d13"}), 0, "last_stand", "prod")
    t.set("energy", {"weapons": 12, "shields": 3}, 1).set("hull_points", 4, 1)
    begin_turn(t).play("order bomber 1", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    pass_reactions(t)
    assert ship_space(t, 1, "mothership") == ship_space(t, 0, "bomber 1") == ""
    assert (t.get("resources", 0), t.get("resources", 1)) == (3, 1)  # loot of both


@pytest.mark.rule("M65")
def test_last_stand_of_an_attacker_does_not_strike_a_fighter() -> None:
    t = fighter_duel("last_stand", "prod")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    assert "play last_stand" not in t.legal()


@pytest.mark.rule("M45", "M65")
def test_last_stand_of_an_attacker_strikes_a_distant_mothership() -> None:
    t = set_hand(two_fleets({"b1": "c13"}, {"m": "g13"}), 0, "railguns", "last_stand", "prod")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    begin_turn(t).play("play railguns", "target g13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert (t.get("hull_points", 1), ship_space(t, 0, "bomber 1")) == (12 - 4, "c13")


# --- rewards (M34)


@pytest.mark.rule("M34")
def test_friendly_negotiations_pay_the_reward() -> None:
    t = set_hand(two_fleets({"f1": "f3"}, {}), 0, "friendly_negotiations")
    give_planets(set_hand(t, 1, "wormhole"), 1, 0)
    begin_turn(t).play("play friendly_negotiations", "target h3", "pass")
    assert t.legal("steal") + t.legal("draw") == ["steal card", "draw card"]
    t.play("steal card")
    assert t.get("hand", 0) == {"wormhole": 1}


@pytest.mark.rule("M34")
def test_a_captured_planet_pays_no_card_without_a_deck_and_a_hand() -> None:
    t = set_hand(two_fleets({"f1": "f3"}, {}), 0, "friendly_negotiations")
    give_planets(t, 1, 0).set("deck", {})
    begin_turn(t).play("play friendly_negotiations", "target h3")
    assert (t.step, t.get("hand", 0), t.get("planet_owners")[0]) == ("turn", {}, 1)


@pytest.mark.rule("M34", "M45")
def test_railguns_pay_the_reward_for_a_planet() -> None:
    t = begin_turn(set_hand(two_fleets({"b1": "d3"}, {}), 0, "railguns"))
    t = play_until(t, ["play railguns", "target h3"], lambda t: t.get("planet_owners")[0] == 1)
    assert sum(t.get("hand", 0).values()) == 1


# --- words (M62)


@pytest.mark.rule("M62")
def test_distances_of_cards_are_counted_straight_across_planets() -> None:
    """A wall of planets between does not matter; the ship may be a teammate's."""
    wall = {"g2": 0, "g4": 0}
    t = set_hand(two_fleets({"f1": "f3"}, {}), 0, "friendly_negotiations")
    spaces = ["h3", *wall]
    t.set("planets", [NAMES.index(space) + 1 for space in spaces] + [0] * (7 - len(spaces)))
    begin_turn(redraw_map(t)).play("play friendly_negotiations")
    assert "target h3" in t.legal()
    t = four_seats("planet_laser_pointer", f2="o13")
    t.set("planets", [NAMES.index("e3") + 1] + [0] * 6)
    assert "play planet_laser_pointer" in begin_turn(redraw_map(t)).legal()  # beside e1 of seat 2


@pytest.mark.rule("M40", "M65")
def test_fifteen_cards_are_playable_in_another_players_turn() -> None:
    """Everything else is for the own turn only."""
    t = fighter_duel(theirs=kinds.CARDS)
    assert t.seat == 1
    barred = {
        card for card in kinds.CARDS
        if f"play {card}" not in t.legal() and t.refused(f"play {card}")[0] == "only_in_own_turn"
    }  # fmt: skip
    usable = set(kinds.CARDS) - barred
    assert usable == {
        "backup_generator", "defence_buff", "enhanced_sensors", "wingman", "git_off_mah_propertay",
        "antiques_roadshow", "seismic_charge", "volt_switch", "auxiliary_shield", "expansion_pak",
        "last_stand", "life_support", "the_forks", "noooooooooooo", "shield_breaker",
    }  # fmt: skip


@pytest.mark.rule("M64")
def test_engine_power_is_a_total_for_the_turn() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {}), 0, "afterburner"))
    t.play("order fighter 1", "move f13", "play afterburner", "target f13", "order fighter 1")
    assert "move l13" in t.legal()  # 5 + 4, less the 3 that were flown
    assert "move m13" not in t.legal()


@pytest.mark.rule("M64")
def test_power_lost_below_what_was_flown_ends_the_movement() -> None:
    t = begin_turn(two_fleets({"m": "c13", "f1": "o13"}, {"f1": "d11"}))
    t.play("order mothership", "move c11")
    t.put("drained", "engines", 4, 0).stand("orders", 0)
    assert t.legal("move") == []
    assert t.refused("move c10") == ("no_power_left", "M14")


# --- Cards at the choice of a reward (M65)


def reward_due(t: Table, *cards: str) -> Table:
    """Seat 0 holds cards and chooses its reward for the planet on h3, taken from seat 1."""
    set_hand(set_hand(give_planets(t, 1, 0), 0, *cards), 1, "prod")
    t.put("discard", "noooooooooooo", CARDS["noooooooooooo"].count)  # nobody can cancel a card
    begin_turn(t).play("order fighter 1", "attack h3")
    while t.seat != 0 or t.step != "before_roll":
        t.play("pass")
    return play_until(t, ["pass"] * 3, lambda t: t.step == "reward")


@pytest.mark.rule("M65", "M34")
def test_cards_of_the_turn_are_played_before_the_reward_is_chosen() -> None:
    t = reward_due(two_fleets({"f1": "g3"}, {}), "pick_up_two_cards", "defence_buff")
    t.play("play pick_up_two_cards")
    assert (t.step, t.seat) == ("reward", 0)
    assert sum(t.get("hand", 0).values()) == 3
    assert {"draw card", "steal card"} <= set(t.legal())
    assert t.refused("play defence_buff") == ("card_has_no_use", "M28")
    t.play("steal card")
    assert t.get("hand", 1) == {}


@pytest.mark.rule("M65", "M34")
def test_a_card_that_takes_the_last_one_leaves_only_the_deck_for_a_reward() -> None:
    t = reward_due(two_fleets({"f1": "g3"}, {}), "surprise_attack")
    t.play("play surprise_attack", "player seat 2")
    assert t.step == "turn"  # the reward had no choice left
    hand = t.get("hand", 0)
    assert hand.get("prod", 0) >= 1
    assert sum(hand.values()) == 2


@pytest.mark.rule("M65", "M47")
def test_who_goes_out_by_a_card_before_the_reward_gains_nothing() -> None:
    t = empty_board(3)
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    planet = t.get("planets")[0] - 1
    beside = next(
        NAMES[at] for way in range(6) if not board.fields[at := board.beside(planet, way)]
    )
    put_fleet(put_fleet(put_fleet(t, 0, f1=beside), 1, f1="a13"), 2, f1="b13")
    set_hand(set_hand(give_planets(t, 1, 0), 0, "friendly_negotiations", "wormhole"), 1, "prod")
    t.put("discard", "noooooooooooo", CARDS["noooooooooooo"].count)
    begin_turn(t).play("play friendly_negotiations", f"target {NAMES[planet]}")
    assert t.step == "reward"
    field = next(NAMES[space] for space in board.spaces if board.fields[space])
    warp = ["play wormhole", f"target {beside}", f"target {field}"]
    t = play_until(t, warp, lambda t: ship_space(t, 0, "fighter 1") == "")
    assert t.get("out", 0) == 1
    assert t.get("hand", 0) == {}
    assert (t.step, t.seat) == ("market", 1)  # the turn is over


@pytest.mark.rule("M65", "M22")
def test_no_card_comes_between_the_ships_of_a_declared_attack() -> None:
    t = two_fleets({"f1": "c13", "f2": "e13"}, {"f1": "d13"})
    begin_turn(set_hand(t, 0, "pick_up_two_cards")).play("order fighter 1")
    assert "play pick_up_two_cards" in t.legal()
    t.play("attack d13")
    assert t.step == "join"
    assert t.refused("play pick_up_two_cards") == ("something_else_first", "M12")
