"""Corners of the rulebook of Mothership, where two cards or rules meet."""

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    engine_power,
    fighter_duel,
    give_planets,
    give_tiles,
    pass_reactions,
    play_until,
    put_fleet,
    set_hand,
    ship_space,
    totals,
    two_fleets,
)

TOP, MIDDLE, BOTTOM = range(3)
"""The planets of the layout `duel`, at h3, h7 and h11."""
ONE, MORE = 1, range(2, 13)


def turn_with(
    *cards: str,
    ours: dict[str, str] | None = None,
    theirs: dict[str, str] | None = None,
    options: dict[str, object] | None = None,
) -> Table:
    """The turn of seat 0 with these cards and fleets."""
    return begin_turn(set_hand(two_fleets(ours or {}, theirs or {}, options), 0, *cards))


def until_loss(t: Table) -> Table:
    """Passes in all windows until a side that lost may answer, with one seed after another."""
    for seed in range(200):
        tried = t.copy(seed)
        while not tried.over() and tried.step in ("before_roll", "after_roll"):
            tried.play("pass")
        if not tried.over() and tried.step == "on_loss":
            return tried
    raise AssertionError("nobody loses")


@pytest.mark.rule("M36", "M50", "M65")
def test_a_recon_droid_is_wasted_if_its_player_explores_the_last_planet_for_it() -> None:
    t = give_planets(turn_with("recon_droid", options={"exploration": True}), 0, TOP)
    begin_turn(t.set("resources", 3, 0)).play("play recon_droid", "explore planet 1")
    assert (t.step, t.get("hand", 0)) == ("turn", {})
    assert sum(t.get("tokens").values()) == 11


@pytest.mark.rule("M30", "M36", "M50")
def test_a_recon_droid_finds_nothing_on_a_planet_explored_before_it_takes_effect() -> None:
    two = {"cards": {"noooooooooooo": {"count": 2}}}
    t = give_planets(empty_board(2, {"exploration": True}, edition=two), 0, TOP)
    put_fleet(put_fleet(t, 0, f1="a1"), 1, f1="o1").set("resources", 3, 0)
    set_hand(set_hand(t, 0, "recon_droid", "noooooooooooo"), 1, "noooooooooooo")
    begin_turn(t).play("play recon_droid", "target h3", "play noooooooooooo")
    t.play("explore planet 1", "play noooooooooooo")
    found = t.get("planet_artifacts")[TOP]
    pass_reactions(t)
    assert (t.step, t.get("planet_artifacts")[TOP]) == ("turn", found)
    assert sum(t.get("tokens").values()) == 11


@pytest.mark.rule("M58", "M65")
def test_a_new_one_that_the_forks_threw_may_be_answered_by_another_backup_generator() -> None:
    t = fighter_duel("backup_generator", "backup_generator", "the_forks")
    t = play_until(t, ["pass"], lambda t: t.get("attack_dice")[1] == ONE)
    t = play_until(t, ["play backup_generator"], lambda t: t.get("added_attack_dice")[1] in MORE)
    assert t.legal("play") == ["play the_forks"]
    texts = ["play the_forks", "pick fighter 1"]
    t = play_until(t, texts, lambda t: t.get("attack_dice")[1] == ONE)
    added = t.get("added_attack_dice")[1]
    t = play_until(t, ["play backup_generator"], lambda t: dice_rolled(t)[0][1] in MORE)
    assert totals(t)[0] == ONE + added + dice_rolled(t)[0][1]


@pytest.mark.rule("M44", "M65")
@pytest.mark.parametrize("first", [ONE, 5])
def test_backup_generator_answers_a_one_of_either_throw_of_a_missile(first: int) -> None:
    t = set_hand(two_fleets({"m": "c13"}, {"f1": "h13"}), 0, "backup_generator")
    begin_turn(give_tiles(t.put("energy", "weapons", 6, 0), 0, "combat", 5, "b"))
    t.play("order mothership", "use nuclear_missile", "target h13")
    second = 5 if first == ONE else ONE
    t = play_until(
        t,
        ["pass"],
        lambda t: (t.get("attack_dice")[0], t.get("added_attack_dice")[0]) == (first, second),
    )
    t.play("play backup_generator")
    assert totals(t)[0] == first + second + dice_rolled(t)[0][1] + 1  # a tile of the tree adds 1


@pytest.mark.rule("M41", "M42")
def test_a_doubled_die_that_is_thrown_again_stays_doubled() -> None:
    t = fighter_duel("expansion_pak", "the_forks")
    t.play("play expansion_pak", "pass")
    t.play("play the_forks")
    assert totals(t)[0] == 2 * dice_rolled(t)[0][1]


@pytest.mark.rule("M45", "M65")
@pytest.mark.parametrize(("held", "goes"), [(1, True), (2, False)])
def test_a_teammates_ship_is_held_by_the_tractor_beam_and_by_forced_update_later(
    held: int, goes: bool
) -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, space in enumerate(("a1", "o1", "f13", "o13")):
        put_fleet(t, seat, f1=space)
    give_tiles(give_planets(t, 0, 0), 0, "support", 3, "b")
    t.set("held", [0, held, 0, 0, 0, 0], 2)
    begin_turn(set_hand(t, 0, "panic_button")).play("play panic_button")
    assert ("target f13" in t.legal()) is goes


@pytest.mark.rule("M27", "M49", "M65")
@pytest.mark.parametrize(("seats", "payoffs"), [(2, [0.5, 0.5]), (3, [0.0, 0.0, 1.0])])
def test_a_last_stand_that_takes_the_winner_along_is_shared_or_won_by_the_third(
    seats: int, payoffs: list[float]
) -> None:
    t = empty_board(seats).set("hull_points", 4, 1)
    put_fleet(put_fleet(t, 0, f1="c13"), 1, m="d13")
    if seats == 3:
        put_fleet(t, 2, f1="a1")
    begin_turn(set_hand(t, 0, "last_stand")).play("order fighter 1", "attack d13")
    t = pass_reactions_after(until_loss(t), "play last_stand")
    assert t.payoffs() == payoffs


def pass_reactions_after(t: Table, text: str) -> Table:
    t.play(text)
    return pass_reactions(t)


@pytest.mark.rule("M27", "M47", "M65")
def test_life_support_keeps_a_player_with_a_single_ship_in_the_game() -> None:
    t = put_fleet(put_fleet(empty_board(2), 0, f1="c13"), 1, f1="d13")
    begin_turn(set_hand(t, 1, "life_support")).play("order fighter 1", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: not t.over() and t.step == "on_loss")
    t.play("play life_support")
    assert (t.over(), ship_space(t, 1, "fighter 1"), t.get("resources", 0)) == (False, "d13", 1)


@pytest.mark.rule("M19", "M45", "M65")
def test_railguns_reach_exactly_four_spaces_and_only_what_a_bomber_damages() -> None:
    t = turn_with("railguns", ours={"b1": "e13"}, theirs={"f1": "i13", "b1": "a13", "m": "h13"})
    t.play("play railguns")
    assert t.legal("target") == ["target h11"]  # the planet: the Mothership is three spaces away
    t = turn_with("railguns", ours={"b1": "e13"}, theirs={"m": "i13"})
    t.play("play railguns")
    assert t.legal("target") == ["target h11", "target i13"]


@pytest.mark.rule("M34", "M36")
def test_without_a_deck_a_neutral_planet_pays_no_card_and_an_enemys_may_still_be_robbed() -> None:
    t = two_fleets({"f1": "h2", "b1": "g3"}, {}).set("deck", {})
    attack = ["order fighter 1", "attack h3", "join bomber 1"]
    t = play_until(begin_turn(t), attack, lambda t: t.get("planet_owners")[TOP] == 1)
    assert (t.step, t.get("hand", 0)) == ("turn", {})
    t = set_hand(give_planets(two_fleets({"f1": "h2", "b1": "g3"}, {}), 1, TOP), 1, "prod")
    t = play_until(begin_turn(t.set("deck", {})), [*attack, "pass"], lambda t: t.step == "reward")
    assert t.legal() == ["steal card"]


@pytest.mark.rule("M3", "M65")
def test_prod_may_take_the_die_of_a_mothership_before_it_defends() -> None:
    t = turn_with("prod", ours={"f1": "c13"}, theirs={"m": "d13"})
    t.set("energy", {"engines": 8, "weapons": 2, "shields": 5}, 1)
    t.play("order fighter 1", "attack d13", "play prod", "target d13", "subsystem weapons")
    assert totals(pass_reactions(t))[1] == 0


@pytest.mark.rule("M21", "M65")
def test_prod_on_the_shields_lowers_the_shield_that_stands_in_this_dogfight() -> None:
    t = turn_with("prod", ours={"b1": "c13"}, theirs={"m": "d13"})
    t.set("energy", {"engines": 9, "weapons": 0, "shields": 6}, 1)
    t.play("order bomber 1", "attack d13", "play prod", "target d13", "subsystem shields")
    pass_reactions(t)
    damage = totals(t)[0]
    assert t.get("hull_points", 1) == 12 - max(damage - 5, 0)


@pytest.mark.rule("M31", "M42")
def test_a_ship_pushed_into_asteroids_that_explodes_pays_nobody() -> None:
    t = give_planets(turn_with("gravity_manipulator", theirs={"f1": "h5"}), 0, TOP)
    begin_turn(t).play("play gravity_manipulator", "target h5")
    t = play_until(t, ["target i5"], lambda t: ship_space(t, 1, "fighter 1") == "")
    assert (t.get("resources", 0), t.step) == (0, "turn")


@pytest.mark.rule("M37", "M45")
def test_ninja_rope_moves_a_ship_that_jumped_and_attacked() -> None:
    t = give_tiles(
        give_planets(two_fleets({"f1": "h2"}, {"f1": "g12"}), 0, TOP, BOTTOM), 0, "support", 3, "b"
    )
    begin_turn(set_hand(t, 0, "ninja_rope")).play("order fighter 1", "use jump_gates", "target g11")
    t.play("play ninja_rope", "target g11", "order fighter 1")
    assert t.legal("move") == []
    t = play_until(t, ["attack g12"], lambda t: ship_space(t, 0, "fighter 1") == "g11")
    pass_reactions(t).play("order fighter 1")
    assert "move e12" in t.legal()
    assert "move d12" not in t.legal()


@pytest.mark.rule("M37", "M65")
def test_convoy_counts_where_the_turn_began_and_not_for_ships_that_attacked() -> None:
    t = turn_with("convoy", ours={"m": "c13", "f1": "d13", "f2": "g13"})
    begin_turn(t.set("beside_mothership", 0b10, 0)).play("order fighter 1", "move f13")
    t.play("play convoy")
    assert (engine_power(t, 0, 1), engine_power(t, 0, 2)) == (8, 5)


@pytest.mark.rule("M17", "M36", "M44")
def test_the_cheap_card_of_a_tile_is_one_a_turn_and_none_after_anothers() -> None:
    t = give_tiles(two_fleets({}, {}), 0, "economy", 3, "b").set("resources", 4, 0)
    begin_turn(t).play("buy card")
    assert t.get("resources", 0) == 3
    t.play("buy card")
    assert t.get("resources", 0) == 1
    t = give_tiles(two_fleets({}, {}), 0, "economy", 3, "b").set("resources", 1, 0)
    begin_turn(set_hand(t, 0, "prod"), 1).play("end turn")
    assert (t.step, t.seat) == ("market", 0)
    assert t.refused("buy card") == ("too_expensive", "M36")


@pytest.mark.rule("M15", "M47", "M63")
def test_a_blockade_of_a_player_who_went_out_ends_when_the_turn_would_have_begun() -> None:
    t = empty_board(3).set("blockade", 2)
    put_fleet(put_fleet(put_fleet(t, 0, f1="c13", m="b13"), 1, f1="d13"), 2, f1="a1")
    t = play_until(begin_turn(t), ["order fighter 1", "attack d13"], lambda t: t.get("out", 1) == 1)
    t.play("end turn")
    assert (t.get("resources", 0), t.get("blockade"), t.turn) == (1, 0, 2)  # loot, no income
    t.play("end turn")
    assert t.get("resources", 2) == 1


@pytest.mark.rule("M22", "M23", "M45")
def test_wingmen_help_against_a_missile_and_the_launcher_stays_unharmed() -> None:
    t = two_fleets({"m": "c13"}, {"m": "h13", "f1": "i13", "f2": "h12"})
    t.put("energy", "weapons", 12, 1).put("energy", "weapons", 2, 0)
    begin_turn(give_tiles(t, 0, "combat", 5, "b")).play("order mothership", "use nuclear_missile")
    t = play_until(t, ["target h13"], lambda t: totals(t)[0] < totals(t)[1])
    assert totals(t)[1] == dice_rolled(t)[-1][1] + 2
    assert t.get("hull_points", 0) == 12


@pytest.mark.rule("M33", "M35", "M44", "M65")
def test_a_planet_of_industry_with_git_off_mah_propertay_holds_at_eleven() -> None:
    t = give_planets(two_fleets({"m": "h2", "b1": "g3"}, {}), 1, TOP)
    give_tiles(set_hand(t, 1, "git_off_mah_propertay"), 1, "economy", 4, "a")
    begin_turn(set_hand(t, 0, "prod")).play("order mothership", "attack h3", "join bomber 1")
    t.play("pass", "play git_off_mah_propertay", "pass")
    assert t.get("planet_holds_at") == 8 + 3


@pytest.mark.rule("M52", "M65")
def test_a_planet_removed_by_its_holder_costs_the_point_that_it_gave() -> None:
    t = turn_with("planet_laser_pointer", ours={"f1": "h2"}, options={"mode": "victory_points"})
    begin_turn(give_planets(t, 0, TOP).set("points_for_kills", 8, 0))
    t.play("play planet_laser_pointer", "target h3", "end turn")
    assert not t.over()
    t.set("points_for_kills", 10, 0)
    t.play("end turn")
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M21", "M53", "M58")
def test_a_mothership_in_the_storm_has_only_its_auxiliary_shield() -> None:
    t = two_fleets({"b1": "c13"}, {"m": "d13"}).set("random_event", "magnetic_storm")
    t.set("event_player", 0).set("event_answer", "avoided")
    begin_turn(set_hand(t, 1, "auxiliary_shield")).play("order bomber 1", "attack d13")
    t.play("play auxiliary_shield")
    pass_reactions(t)
    damage, defence = totals(t)
    assert (defence, t.get("hull_points", 1)) == (0, 12 - max(damage - 4, 0))


@pytest.mark.rule("M50", "M65")
def test_an_artifact_goes_with_a_planet_taken_by_friendly_negotiations() -> None:
    t = turn_with("friendly_negotiations", ours={"f1": "h2"}, options={"exploration": True})
    give_planets(t, 1, TOP).set("planet_artifacts", [3, 0, 0, 0, 0, 0, 0])
    begin_turn(t).play("play friendly_negotiations", "target h3")
    assert (t.get("planet_owners")[TOP], t.get("planet_artifacts")[TOP]) == (1, 3)


@pytest.mark.rule("M47", "M63")
def test_a_player_who_loses_the_last_ship_in_the_own_turn_collects_nothing() -> None:
    t = empty_board(3)
    put_fleet(put_fleet(put_fleet(t, 0, f1="c13"), 1, f1="d13"), 2, f1="a1")
    give_planets(t, 0, TOP)
    t = play_until(begin_turn(t), ["order fighter 1", "attack d13"], lambda t: t.get("out", 0) == 1)
    assert (t.get("resources", 0), t.get("planet_owners")[TOP], t.turn) == (0, 0, 1)
    assert t.get("resources", 1) == 1  # the loot of the defender


@pytest.mark.rule("M30", "M37")
def test_a_ship_whose_warp_was_forbidden_may_still_fly_and_attack() -> None:
    t = turn_with("wormhole", ours={"f1": "c13"}, theirs={"f1": "e13"})
    set_hand(t, 1, "noooooooooooo")
    begin_turn(t).play("play wormhole", "target c13", "play noooooooooooo")
    pass_reactions(t).play("order fighter 1", "move d13", "order fighter 1")
    assert "attack e13" in t.legal()
