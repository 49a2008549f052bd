"""Turns of Super Motherload as a table of the box would play them, each through several rules."""

from typing import Any

import pytest

from tests.arrange import Table
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    covered_spaces,
    give_hand,
    plain_table,
)

PLAIN = {"drill": [], "buy": "none"}


def digger(
    marks: dict[str, str], hand: list[str], cards: dict[str, dict[str, Any]] | None = None
) -> Table:
    """Seat 0 with a hand before a Depth 1 with these spaces; its Draw Deck is all alike."""
    t = plain_table(maps={"depth_1_a": marks}, cards=cards)
    t.set("draw_deck", {"starter 5": 20}, 0)
    return give_hand(t, *hand)


@pytest.mark.rule("S12", "S13")
def test_the_same_action_twice_then_a_hand_of_eight_is_discarded_down_to_five() -> None:
    t = digger({}, ["starter 1", "starter 3", "starter 3", "starter 7"])
    t.play("draw", "draw")
    assert t.step == "discard"
    t.play("discard starter 1", "discard starter 5", "discard starter 5")
    assert (t.turn, sum(t.get("hand", 0).values())) == (1, 5)


@pytest.mark.rule("S14")
def test_two_cards_left_are_drawn_without_shuffling_the_discard() -> None:
    t = digger({}, []).set("draw_deck", {"starter 5": 2}, 0).set("discard", {"starter 1": 3}, 0)
    t.play("draw")
    assert (t.get("draw_deck", 0), t.get("discard", 0)) == ({}, {"starter 1": 3})
    t.play("draw")
    assert (t.get("draw_deck", 0), t.get("discard", 0)) == ({"starter 1": 1}, {})


@pytest.mark.rule("S15", "S16", "S23")
def test_a_wild_icon_joins_the_colour_and_drills_its_steel() -> None:
    hand = ["starter 3", "starter 7"]
    t = digger({"b1": "BB", "c1": "RR"}, hand)
    t.play("drill blue", "play starter 3", "play starter 7")
    assert t.refused("dig b1 across") == ("steel_of_another", "S23")
    t.play("dig a1 across")
    assert covered_spaces(t) == {"a1", "b1"}


@pytest.mark.rule("S15", "S23")
def test_a_wild_alone_is_named_one_colour() -> None:
    t = digger({f"{column}1": "YY" for column in "abcdefghijkl"}, ["starter 7"])
    assert t.legal("drill") == ["drill yellow"]
    assert t.refused("drill red") == ("drill_fits_nowhere", "S17")


@pytest.mark.rule("S16", "S20")
def test_a_drill_covers_all_its_icons_or_is_not_legal() -> None:
    marks = {f"{column}{row}": "##" for column in "abcdefghijkl" for row in (2, 3)}
    marks |= {f"{column}1": "##" for column in "bcdefghijkl"}
    t = digger(marks, ["blue 2"], {"blue_2": {"icons": 2, **PLAIN}})
    assert t.legal("drill") == []
    assert t.refused("drill blue") == ("drill_fits_nowhere", "S17")


@pytest.mark.rule("S18", "S19", "S23")
def test_a_bomb_covers_rock_but_no_steel_and_its_bonuses_do_nothing() -> None:
    cards = {"red_1": {"icons": 2, "pattern": "xx/xx", "drill": ["draw_2"], "buy": "none"}}
    t = digger({"a1": "##", "b2": "##", "d1": "RR"}, ["red 1"], cards)
    t.play("bomb red 1")
    assert t.refused("blast c1 r0") == ("steel_not_bombed", "S23")
    t.play("blast a1 r0")
    assert covered_spaces(t) == {"a1", "b1", "a2", "b2"}
    assert (t.get("bombs", 0), t.get("hand", 0)) == (0, {})


@pytest.mark.rule("S21", "S38")
def test_a_corner_is_no_connection_without_the_bonus() -> None:
    marks = {f"{column}1": "##" for column in "abcdefghijkl"}
    for bonus, legal in (([], False), (["corner"], True)):
        t = digger(marks, ["blue 1"], {"blue_1": {"icons": 1, "drill": bonus, "buy": "none"}})
        cover_spaces(t, "a1").play("drill blue", "play blue 1")
        assert ("dig b2 across" in t.legal()) == legal
        assert "dig a2 across" in t.legal()


@pytest.mark.rule("S16", "S19", "S22", "S50")
def test_a_line_runs_up_and_over_the_seam_of_two_boards() -> None:
    cards = {"blue_4": {"icons": 3, **PLAIN}}
    t = add_lower_board(digger({}, [], cards)).set("artifacts", {}, 0)
    cover_spaces(give_hand(t, "blue 4"), "b10").play("drill blue", "play blue 4", "dig a8 down")
    assert {"a8", "a9", "a10"} <= covered_spaces(t)


@pytest.mark.rule("S24", "S28")
def test_all_minerals_of_an_action_go_on_one_stack_and_pay_without_change() -> None:
    cards = {"blue_4": {"icons": 3, **PLAIN}, "yellow_1": {"cost": 10, **PLAIN}}
    t = digger({"a1": ".i", "b1": ".g", "c1": ".g"}, ["blue 4"], cards)
    t.play("drill blue", "play blue 4", "dig a1 across", "stow yellow")
    assert (t.get("minerals", 0), t.get("bought", 0)) == ({}, {"yellow": 1})
    assert t.count("discard", "yellow 1", 0) == 1


@pytest.mark.rule("S24")
def test_minerals_may_be_left_and_are_lost() -> None:
    t = digger({"a1": ".d"}, ["starter 3"])
    t.play("drill blue", "play starter 3", "dig a1 across", "leave")
    assert (t.get("minerals", 0), t.get("loot")) == ({}, {})


@pytest.mark.rule("S24", "S25", "S51")
def test_a_declined_last_artifact_still_brings_the_next_board() -> None:
    t = digger({"a1": ".?"}, ["starter 3"]).set("artifact_spaces_left", 1)
    t.play("drill blue", "play starter 3", "dig a1 across without a1")
    assert (t.step, t.get("artifacts", 0)) == ("attach_board", {})
    t.play("side b")
    assert (t.get("lower_board"), t.turn) == ("depth 2 b", 0)


@pytest.mark.rule("S14", "S26", "S38")
def test_a_draw_bonus_may_draw_the_card_that_was_just_played() -> None:
    t = digger({}, ["blue 1"], {"blue_1": {"icons": 1, "drill": ["draw_1"], "buy": "none"}})
    t.set("draw_deck", {}, 0).set("discard", {}, 0)
    t.play("drill blue", "play blue 1", "confirm")
    assert (t.step, t.get("hand", 0)) == ("place_drill", {"blue 1": 1})
    assert t.refused("play blue 1") == ("cards_are_discarded", "S26")


@pytest.mark.rule("S28", "S30", "S40")
def test_a_duplicated_mineral_buys_another_card_right_after_the_bonus() -> None:
    cards = {
        "red_1": {"cost": 10, "drill": [], "buy": "duplicate"},
        "blue_1": {"cost": 10, **PLAIN},
    }
    t = digger({"a1": ".g"}, ["starter 3"], cards)
    t.set("minerals", {"red gold": 1, "blue gold": 1}, 0).settle()
    t.play("drill blue", "play starter 3", "dig a1 across", "stow red")
    assert (t.step, t.legal()) == ("duplicate", ["duplicate gold"])  # the blue one
    t.play("duplicate gold")
    assert t.refused("stow red") == ("card_beneath", "S40")
    t.play("stow blue")
    assert t.get("bought", 0) == {"red": 1, "blue": 1}


@pytest.mark.rule("S29", "S40")
def test_an_additional_action_lasts_to_the_end_of_the_turn() -> None:
    t = digger({"a1": ".g"}, ["starter 3"], {"yellow_1": {"cost": 5, "drill": [], "buy": "action"}})
    t.play("pass", "drill blue", "play starter 3", "dig a1 across", "stow yellow")
    assert (t.step, t.get("actions_left"), t.turn) == ("act", 1, 0)
    t.play("draw")
    assert t.turn == 1


@pytest.mark.rule("S42", "S43")
def test_an_artifact_in_the_pause_before_the_end_gives_another_action() -> None:
    t = digger({}, []).set("artifacts", {"extra_action": 1}, 0).settle()
    t.play("pass", "pass")
    assert t.answers() == ["go_on"]
    t.play("use extra_action")
    assert (t.step, t.get("actions_left"), t.get("used_artifacts")) == (
        "act",
        1,
        {"extra_action": 1},
    )


@pytest.mark.rule("S42", "S57")
def test_a_trophy_that_can_not_be_used_pauses_the_turn_as_any_artifact_does() -> None:
    t = digger({}, []).set("artifacts", {"trophy": 1}, 0).settle()
    t.play("pass", "pass")
    assert (t.turn, t.legal()) == (0, ["go_on"])


@pytest.mark.rule("S45", "S46", "S49")
def test_a_second_major_waits_for_the_next_turn() -> None:
    t = digger({}, []).set("majors", {"deep_divers": 1, "sun_chasers": 1})
    t.set("bought", {"blue": 3, "yellow": 4}, 0).settle()
    t.play("claim deep_divers")
    assert t.refused("claim sun_chasers") == ("one_major_a_turn", "S45")
    t.play("pass", "pass", "pass", "pass")
    assert t.turn == 0
    t.play("claim sun_chasers")
    assert t.get("majors") == {}


@pytest.mark.rule("S45", "S47", "S49")
def test_rock_bombed_in_one_action_is_claimed_until_the_next_action_begins() -> None:
    t = digger({"a1": "##", "b1": "##"}, ["red 1"], {"red_1": {"pattern": "xx", "buy": "none"}})
    t.set("minors", {"rock_breaker": 1}).settle()
    t.play("bomb red 1", "blast a1 r0")
    assert t.legal("claim") == ["claim rock_breaker"]
    t.play("draw")
    assert t.legal("claim") == []


@pytest.mark.rule("S48", "S49")
def test_gold_spent_on_a_card_counts_until_the_next_action() -> None:
    t = digger({"a1": ".g"}, ["starter 3"], {"red_1": {"cost": 10, **PLAIN}})
    t.set("minerals", {"red gold": 1, "blue gold": 1}, 0).set("minors", {"gold_rush": 1}).settle()
    t.play("drill blue", "play starter 3", "dig a1 across", "stow red", "go_on")
    assert (t.get("minerals", 0), t.get("bought", 0)) == ({"blue gold": 1}, {"red": 1})
    t.play("claim gold_rush")
    assert t.get("minors_won", 0) == {"gold_rush": 1}


@pytest.mark.rule("S53", "S54", "S55")
def test_the_last_artifact_of_depth_four_ends_the_game_after_the_turn() -> None:
    t = plain_table(maps={"depth_4_a": {"a1": ".?"}})
    for _ in range(2):
        add_lower_board(t)
    cover_spaces(give_hand(t, "starter 3"), "a8").set("artifact_spaces_left", 1)
    t.set("artifact_supply", {"trophy": 1}).settle()
    t.play("drill blue", "play starter 3", "dig a9 across")
    assert (t.over(), t.get("last_turn")) == (False, 1)
    t.play("pass", "go_on")
    assert t.over()
    assert (t.get("final_score", 0), t.payoffs()) == (3, [1.0, 0.0])


@pytest.mark.rule("S55", "S56")
def test_after_five_rounds_without_digging_the_starting_player_loses_a_tie() -> None:
    t = plain_table()
    t.play(*["pass"] * 19)
    assert not t.over()
    t.play("pass")
    assert t.payoffs() == [0.0, 1.0]
