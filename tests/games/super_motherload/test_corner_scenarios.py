"""Corners of the rulebook of Super Motherload, where two rules meet in one turn."""

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
DRILL_A1 = ("drill blue", "play starter 3", "dig a1 across")


def digger(
    marks: dict[str, str],
    *hand: str,
    cards: dict[str, dict[str, Any]] | None = None,
    artifacts: tuple[str, ...] = (),
    **more: Any,
) -> Table:
    """Seat 0 with a hand and Artifacts before a Depth 1 with these spaces."""
    t = plain_table(maps={"depth_1_a": marks}, cards=cards, **more)
    t.set("draw_deck", {"starter 5": 20}, 0).set("artifacts", dict.fromkeys(artifacts, 1), 0)
    return give_hand(t, *hand)


@pytest.mark.rule("S28", "S42", "S44")
def test_a_platinum_of_an_artifact_and_the_tiles_of_the_action_pay_together() -> None:
    t = digger(
        {"a1": ".g"},
        "starter 3",
        cards={"red_1": {"cost": 12, **PLAIN}},
        artifacts=("free_platinum",),
    )
    t.play(*DRILL_A1)
    assert t.step == "stow"
    t.play("use free_platinum", "stow red")
    assert (t.step, t.get("bought", 0)) == ("stow", {})  # the Gold still waits for a stack
    t.play("stow red")
    assert t.get("bought", 0) == {"red": 1}


@pytest.mark.rule("S27", "S28", "S43")
def test_a_tile_after_the_buy_lies_on_the_next_card_of_the_stack() -> None:
    cards = {"red_1": {"cost": 5, **PLAIN}, "red_2": {"cost": 7, **PLAIN}}
    t = digger({"a1": ".g"}, "starter 3", cards=cards, artifacts=("free_platinum",))
    t.play(*DRILL_A1, "stow red", "go_on")
    assert (t.step, t.get("minerals", 0)) == ("act", {})
    t.play("use free_platinum", "stow red")
    assert t.get("bought", 0) == {"red": 2}


@pytest.mark.rule("S24", "S28")
def test_tiles_beyond_the_cost_before_the_buy_are_lost_with_it() -> None:
    t = digger({"a1": ".d"}, "starter 3", cards={"red_1": {"cost": 10, **PLAIN}})
    t.set("minerals", {"red gold": 1}, 0).settle()
    t.play(*DRILL_A1, "stow red")
    assert (t.get("bought", 0), t.get("minerals", 0)) == ({"red": 1}, {})


@pytest.mark.rule("S29", "S40", "S43")
def test_a_card_bought_into_the_hand_drills_in_the_action_that_it_gave() -> None:
    cards = {"blue_1": {"cost": 5, "drill": [], "buy": "action", "icons": 1}}
    t = digger({"a1": ".g"}, "starter 3", cards=cards, artifacts=("into_hand",))
    t.play("pass", *DRILL_A1, "stow blue", "buy blue to hand")
    assert (t.step, t.get("actions_left")) == ("act", 1)
    t.play("drill blue", "play blue 1", "dig b1 across")
    assert covered_spaces(t) == {"a1", "b1"}


@pytest.mark.rule("S14", "S26", "S38")
def test_a_deck_of_one_card_and_a_draw_bonus_of_two_shuffles_the_played_card_in() -> None:
    t = digger({}, "blue 1", cards={"blue_1": {"icons": 1, "drill": ["draw_2"], "buy": "none"}})
    t.set("draw_deck", {"starter 5": 1}, 0).set("discard", {}, 0).settle()
    t.play("drill blue", "play blue 1", "confirm")
    assert t.get("hand", 0) == {"starter 5": 1, "blue 1": 1}
    assert (t.get("discard", 0), t.step) == ({}, "place_drill")


@pytest.mark.rule("S2", "S18", "S38")
def test_a_token_spent_on_a_bomb_is_back_in_the_supply_before_its_spaces_give_one() -> None:
    t = digger({"a1": ".*", "b1": ".*"}, "red 1", cards={"red_1": {"pattern": "xx", **PLAIN}})
    t.set("bombs", 1, 0).set("bombs", 15, 1).set("bomb_supply", 0).settle()
    t.play("bomb red 1", "blast a1 r0")
    assert (t.get("bombs", 0), t.get("bomb_supply")) == (1, 0)  # one of the two spaces gives none


@pytest.mark.rule("S25", "S51")
def test_an_artifact_space_counts_for_the_board_although_no_tile_is_left_to_take() -> None:
    t = digger({"a1": ".?"}, "starter 3").set("artifact_supply", {}).set("artifact_spaces_left", 1)
    t.settle().play(*DRILL_A1)
    assert (t.get("artifacts", 0), t.step) == ({}, "attach_board")


@pytest.mark.rule("S26", "S42", "S51")
def test_a_drawn_artifact_adds_an_action_before_the_new_board_is_chosen() -> None:
    t = digger({"a1": ".?"}, "starter 3").set("artifact_supply", {"extra_action": 1})
    t.set("artifact_spaces_left", 1).settle().play("pass", *DRILL_A1)
    assert t.step == "attach_board"
    t.play("use extra_action", "side b")
    assert (t.get("actions_left"), t.get("lower_board")) == (1, "depth 2 b")


@pytest.mark.rule("S16", "S51")
def test_a_line_over_the_seam_takes_artifacts_of_both_boards_and_only_the_lower_counts() -> None:
    t = plain_table(maps={"depth_1_a": {"a8": ".?"}, "depth_2_a": {"a1": ".?"}})
    add_lower_board(t)
    left = t.get("artifact_spaces_left")
    cover_spaces(give_hand(t, "starter 3", "starter 7"), "a7")
    t.play("drill blue", "play starter 3", "play starter 7", "dig a8 down")
    assert sum(t.get("artifacts", 0).values()) == 2
    assert t.get("artifact_spaces_left") == left - 1


@pytest.mark.rule("S21", "S51")
def test_the_surface_connects_nothing_once_depth_1_has_left() -> None:
    t = plain_table()
    for _ in range(2):
        add_lower_board(t)
    assert t.get("upper_board") != "depth 1 a"
    cover_spaces(give_hand(t, "starter 3"), "d4")
    t.play("drill blue", "play starter 3")
    assert t.legal("dig") == ["dig c4 across", "dig d3 across", "dig d5 across", "dig e4 across"]


@pytest.mark.rule("S11", "S58")
@pytest.mark.parametrize(("depths", "third"), [("book", "depth 4 a"), ("all", "depth 3 a")])
def test_two_players_meet_depth_three_only_if_the_table_wants_it(depths: str, third: str) -> None:
    t = plain_table(options={"depths": depths})
    for _ in range(2):
        add_lower_board(t)
    assert t.get("lower_board") == third


@pytest.mark.rule("S15", "S38")
def test_the_rock_bonus_of_one_card_opens_rock_for_all_icons_of_the_drill() -> None:
    cards = {"blue_2": {"icons": 1, "drill": ["rock"], "buy": "none"}}
    t = digger({"a1": "##", "b1": "##"}, "starter 3", "blue 2", cards=cards)
    t.play("drill blue", "play starter 3")
    assert t.refused("dig a1 across") == ("rock_not_drilled", "S23")
    t.play("play blue 2", "dig a1 across")
    assert covered_spaces(t) == {"a1", "b1"}


@pytest.mark.rule("S24", "S38")
def test_without_split_the_tiles_of_a_long_drill_go_on_one_stack_and_with_it_on_several() -> None:
    marks = {"a1": ".i", "b1": ".g"}
    for bonus, stows in ((["split"], ["stow red", "stow blue"]), ([], ["stow red"])):
        cards = {"blue_2": {"icons": 2, "drill": bonus, "buy": "none"}}
        t = digger(marks, "blue 2", cards=cards)
        t.play("drill blue", "play blue 2", "dig a1 across", *stows)
        assert len(t.get("minerals", 0)) == 2
        assert t.step == "act"


@pytest.mark.rule("S24", "S43")
def test_with_all_stacks_bought_a_mineral_is_lost_and_its_artifact_still_draws() -> None:
    t = digger({"a1": ".d"}, "starter 3", artifacts=("gold_and_card",))
    t.set("bought", dict.fromkeys(("red", "blue", "yellow", "wild"), 4), 0).settle()
    t.play(*DRILL_A1)
    assert (t.step, t.get("minerals", 0)) == ("act", {})
    t.play("use gold_and_card")
    assert t.get("hand", 0) == {"starter 5": 1}


@pytest.mark.rule("S38", "S45", "S49")
def test_a_minor_met_by_this_drill_can_be_swapped_away_before_it_can_be_claimed() -> None:
    cards = {"blue_1": {"icons": 1, "drill": ["swap"], "buy": "none"}}
    t = digger({"a1": ".g"}, "blue 1", cards=cards).set("minor_deck", {"jackpot": 1})
    t.set("minors", {"gold_rush": 1}).set("minerals", {"red gold": 2}, 0).settle()
    t.play("drill blue", "play blue 1", "confirm", "swap gold_rush", "dig a1 across", "stow red")
    assert t.get("minors") == {"jackpot": 1}
    assert t.legal("claim") == []


@pytest.mark.rule("S45", "S47")
def test_a_minor_that_replaces_a_claimed_one_waits_for_the_next_turn() -> None:
    t = digger({}).set("minors", {"powder_keg": 1}).set("minor_deck", {"collector": 1})
    t.set("bombs", 3, 0).set("artifacts", {"trophy": 2, "into_hand": 1}, 0).settle()
    t.play("claim powder_keg")
    assert t.refused("claim collector") == ("one_minor_a_turn", "S45")
    t.play("pass", "pass", "go_on", "pass", "pass", "claim collector")
    assert t.get("minors_won", 0) == {"powder_keg": 1, "collector": 1}


@pytest.mark.rule("S13", "S42")
def test_cards_of_an_artifact_in_the_last_pause_count_for_the_hand_limit() -> None:
    t = digger({}, *["starter 3"] * 5, artifacts=("two_cards",))
    t.play("pass", "pass", "use two_cards")
    assert (t.step, sum(t.get("hand", 0).values())) == ("discard", 7)
    t.play("discard starter 5", "discard starter 5")
    assert t.get("hand", 0) == {"starter 3": 5}


@pytest.mark.rule("S12", "S26")
def test_an_action_with_no_card_for_it_can_only_be_a_draw_or_a_pass() -> None:
    t = digger({}).set("draw_deck", {}, 0).set("discard", {}, 0).settle()
    assert t.legal() == ["draw", "pass"]
    t.play("draw")
    assert (t.get("hand", 0), t.get("actions_left")) == ({}, 1)


@pytest.mark.rule("S53", "S54")
def test_buys_of_the_last_turn_score_and_artifacts_that_were_used_do_not() -> None:
    t = plain_table(cards={"red_1": {"cost": 7, "points": 2, **PLAIN}})
    t.set("artifacts", {"free_platinum": 1, "trophy": 1}, 0).set("last_turn", 1).settle()
    t.play("use free_platinum", "stow red", "go_on", "pass", "pass", "go_on")
    assert t.over()
    assert (t.get("final_score", 0), t.payoffs()) == (2 + 3, [1.0, 0.0])


@pytest.mark.rule("S54", "S58")
@pytest.mark.parametrize(("hand_scores", "score"), [(True, 4), (False, 1)])
def test_a_bought_card_in_hand_scores_unless_the_table_plays_the_last_page(
    hand_scores: bool, score: int
) -> None:
    cards = {"red_1": {"points": 1}, "blue_1": {"points": 3}}
    t = plain_table(cards=cards, options={"hand_scores": hand_scores})
    t.set("discard", {"red 1": 1}, 0).set("bought", {"red": 1, "blue": 1}, 0).set("points", 4, 0)
    give_hand(t, "blue 1").set("last_turn", 1).settle().play("pass", "pass")
    assert t.get("final_score", 0) == score


@pytest.mark.rule("S19", "S22", "S23")
def test_a_bomb_in_two_connections_goes_up_and_leaves_steel_alone() -> None:
    t = digger({"b1": "RR"}, "red 1", cards={"red_1": {"pattern": "xx/xx", **PLAIN}})
    cover_spaces(t, "a3", "d3")
    t.play("bomb red 1")
    assert t.refused("blast a1 r0") == ("steel_not_bombed", "S23")
    t.play("blast b2 r0")
    assert covered_spaces(t) == {"a3", "d3", "b2", "c2", "b3", "c3"}
