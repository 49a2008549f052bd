"""The turn and its three actions: S12-S19."""

import pytest

from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    covered_spaces,
    give_hand,
    latest_events,
    plain_table,
)


@pytest.mark.rule("S12")
def test_a_turn_has_two_actions_of_any_kind() -> None:
    t = plain_table(3)
    t.play("draw")
    assert (t.get("actions_left"), t.seat) == (1, 0)
    t.play("draw")
    assert t.turn == 1
    t.play("draw", "draw")
    assert t.turn == 2
    t.play("pass", "draw")
    assert t.turn == 0


@pytest.mark.rule("S12")
def test_each_pass_spends_one_of_the_two_actions_of_a_turn() -> None:
    t = give_hand(plain_table(), "starter 3")
    t.play("pass")
    assert (t.get("actions_left"), t.turn) == (1, 0)
    t.play("pass")
    assert t.turn == 1
    assert t.get("hand", 0) == {"starter 3": 1}


@pytest.mark.rule("S13")
def test_hands_are_discarded_down_to_five_at_the_end_of_a_turn() -> None:
    t = give_hand(plain_table(), "starter 1", "starter 1", "starter 3", "starter 3", "starter 5")
    t.set("draw_deck", {"starter 7": 1, "starter 5": 1}, 0)
    t.play("draw", "pass")
    assert t.step == "discard"
    assert t.refused("discard red 1") == ("card_not_in_hand", "S13")
    t.play("discard starter 3")
    assert (t.step, t.seat) == ("discard", 0)
    assert t.refused("discard starter 1")[0] == "cards_in_order"
    t.play("discard starter 7")
    assert t.turn == 1
    assert t.get("hand", 0) == {"starter 1": 2, "starter 3": 1, "starter 5": 2}
    assert t.get("discard", 0) == {"starter 3": 1, "starter 7": 1}


@pytest.mark.rule("S13")
def test_a_hand_of_five_is_kept() -> None:
    t = give_hand(plain_table(), "starter 1", "starter 1", "starter 3", "starter 3", "starter 5")
    t.play("pass", "pass")
    assert t.turn == 1
    assert sum(t.get("hand", 0).values()) == 5


@pytest.mark.rule("S14")
def test_drawing_the_last_two_cards_does_not_reshuffle() -> None:
    t = give_hand(plain_table())
    t.set("draw_deck", {"starter 1": 1, "starter 3": 1}, 0).set("discard", {"starter 5": 3}, 0)
    t.play("draw")
    assert t.get("hand", 0) == {"starter 1": 1, "starter 3": 1}
    assert t.get("discard", 0) == {"starter 5": 3}
    assert not t.events_of("reshuffled")


@pytest.mark.rule("S14")
def test_the_discard_is_reshuffled_when_a_card_is_drawn_from_an_empty_deck() -> None:
    t = give_hand(plain_table())
    t.set("draw_deck", {"starter 1": 1}, 0).set("discard", {"starter 5": 3}, 0)
    t.play("draw")
    assert latest_events(t) == ["drew", "reshuffled", "drew"]
    assert t.get("hand", 0) == {"starter 1": 1, "starter 5": 1}
    assert t.get("draw_deck", 0) == {"starter 5": 2}
    assert t.get("discard", 0) == {}


@pytest.mark.rule("S14")
def test_fewer_cards_are_drawn_when_deck_and_discard_are_empty() -> None:
    t = give_hand(plain_table()).set("draw_deck", {"starter 1": 1}, 0).set("discard", {}, 0)
    t.play("draw")
    assert t.get("hand", 0) == {"starter 1": 1}
    t.play("draw")
    assert t.turn == 1


@pytest.mark.rule("S15")
def test_a_drill_takes_cards_of_its_colour_and_wild_cards() -> None:
    t = give_hand(plain_table(), "starter 1", "starter 3", "starter 7")
    assert t.legal("drill") == ["drill blue", "drill red", "drill yellow"]
    t.play("drill red")
    assert t.legal("play") == ["play starter 1", "play starter 7"]
    assert t.refused("play starter 3") == ("other_colour", "S15")
    assert t.refused("play starter 5") == ("card_not_in_hand", "S15")
    t.play("play starter 1", "play starter 7", "dig a1 across")
    assert covered_spaces(t) == {"a1", "b1"}
    assert t.get("discard", 0) == {"starter 1": 1, "starter 7": 1}
    assert t.get("hand", 0) == {"starter 3": 1}


@pytest.mark.rule("S15")
def test_a_drill_needs_a_card_of_its_colour() -> None:
    t = give_hand(plain_table(), "starter 1")
    assert t.legal("drill") == ["drill red"]
    assert t.refused("drill blue") == ("no_card_of_colour", "S15")
    t.play("drill red")
    assert t.refused("dig a1 across") == ("no_cards_chosen", "S15")


@pytest.mark.rule("S15", "S23")
def test_wild_cards_alone_drill_in_the_chosen_colour() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": "BB", "b1": "RR"}})
    give_hand(t, "starter 7")
    t.play("drill blue", "play starter 7")
    assert "dig a1 across" in t.legal()
    assert "dig b1 across" not in t.legal()
    t.play("dig a1 across")
    assert covered_spaces(t) == {"a1"}


@pytest.mark.rule("S16")
def test_a_drill_covers_a_straight_line_of_one_space_per_icon() -> None:
    t = give_hand(plain_table(cards={"blue_1": {"icons": 3, "drill": []}}), "blue 1")
    t.play("drill blue", "play blue 1")
    legal = t.legal("dig")
    assert "dig a1 down" in legal
    assert "dig a1 across" in legal
    assert len([text for text in legal if text.endswith("across")]) == 10  # the top row only
    assert len([text for text in legal if text.endswith("down")]) == 12
    t.play("dig c1 down")
    assert covered_spaces(t) == {"c1", "c2", "c3"}


@pytest.mark.rule("S16", "S20")
def test_a_line_stays_inside_the_boards() -> None:
    t = give_hand(plain_table(cards={"blue_1": {"icons": 3, "drill": []}}), "blue 1")
    t.play("drill blue", "play blue 1")
    assert t.refused("dig k1 across") == ("leaves_the_boards", "S20")
    assert t.refused("dig a7 down") == ("leaves_the_boards", "S20")


@pytest.mark.rule("S16", "S50")
def test_a_drilled_line_may_cross_the_seam_between_two_boards() -> None:
    t = add_lower_board(plain_table(cards={"blue_1": {"icons": 3, "drill": []}}))
    cover_spaces(give_hand(t, "blue 1"), "c6")
    t.play("drill blue", "play blue 1", "dig c7 down")
    assert covered_spaces(t) == {"c6", "c7", "c8", "c9"}


@pytest.mark.rule("S17")
def test_a_card_that_makes_the_line_too_long_is_not_offered() -> None:
    t = plain_table().set("covered", [4095 - 1] + [4095] * 7)  # a1 alone is left
    give_hand(t, "starter 3", "starter 3")
    t.play("drill blue")
    t.play("play starter 3")
    assert t.legal("play") == []
    assert t.legal("dig") == ["dig a1 across"]
    assert t.refused("play starter 3") == ("drill_fits_nowhere", "S17")


@pytest.mark.rule("S17")
def test_a_colour_whose_lines_fit_nowhere_is_not_offered() -> None:
    t = give_hand(plain_table(cards={"blue_1": {"icons": 3, "drill": []}}), "blue 1")
    t.set("covered", [4095 - 1] + [4095] * 7).settle()
    assert t.legal("drill") == []
    assert t.refused("drill blue") == ("drill_fits_nowhere", "S17")


@pytest.mark.rule("S17", "S39")
def test_a_later_card_with_the_rock_bonus_makes_a_line_fit() -> None:
    cards = {"blue_1": {"icons": 1, "drill": []}, "wild_1": {"icons": 1, "drill": ["rock"]}}
    t = plain_table(maps={"depth_1_a": {"a1": "##"}}, cards=cards)
    t.set("covered", [4095 - 1, 4095 - 1] + [4095] * 6)  # Rock at a1, Dirt at a2 are left
    give_hand(t, "starter 3")
    assert t.legal("drill") == ["drill blue"]  # a2 alone, connected by its neighbours
    give_hand(t, "starter 3", "starter 3")
    t.play("drill blue", "play starter 3")
    assert t.legal("play") == []
    t.stand("act").set("played", {}, 0)
    give_hand(t, "starter 3", "wild 1")
    t.play("drill blue", "play starter 3", "play wild 1", "dig a1 down")
    assert t.get("covered")[:2] == [4095, 4095]


@pytest.mark.rule("S17", "S39")
def test_a_card_that_fits_only_with_a_later_card_is_offered() -> None:
    cards = {"wild_1": {"icons": 1, "drill": ["rock"]}, "wild_2": {"icons": 2, "drill": ["corner"]}}
    t = plain_table(maps={"depth_1_a": {"a1": "##", "b1": "##"}}, cards=cards)
    t.set("covered", [4095 - 3] + [4095] * 7)  # two spaces of Rock are left
    give_hand(t, "starter 3")
    assert t.legal("drill") == []
    give_hand(t, "starter 3", "wild 2")
    assert t.legal("drill") == []  # a corner doesn't help
    give_hand(t, "starter 3", "starter 3", "wild 1")
    t.play("drill blue")
    assert t.legal() == ["play starter 3", "play wild 1"]
    t.play("play starter 3")
    assert t.legal() == ["play wild 1"]  # a second blue one would be a space too long
    t.play("play wild 1")
    assert t.legal() == ["dig a1 across"]


@pytest.mark.rule("S18")
def test_a_bomb_costs_a_token_and_a_red_pilot_and_gives_no_bonuses() -> None:
    cards = {"red_1": {"icons": 3, "drill": ["draw_2", "bomb"], "pattern": "xx/xx"}}
    t = give_hand(plain_table(cards=cards), "red 1")
    t.play("bomb red 1", "blast c1 r0")
    assert covered_spaces(t) == {"c1", "d1", "c2", "d2"}
    assert t.get("bombs", 0) == 0
    assert t.get("bomb_supply") == 15
    assert t.get("discard", 0) == {"red 1": 1}
    assert t.get("hand", 0) == {}
    assert t.get("actions_left") == 1


@pytest.mark.rule("S18")
def test_a_bomb_needs_a_token_and_a_red_pilot() -> None:
    t = give_hand(plain_table(), "starter 3", "starter 7")
    assert t.legal("bomb") == []
    assert t.refused("bomb starter 1") == ("card_not_in_hand", "S18")
    give_hand(t.set("bombs", 0, 0), "starter 1")
    assert t.legal("bomb") == []
    assert t.refused("bomb starter 1") == ("no_bomb_token", "S18")


TURNED = {
    "r0": {"d4", "e4", "f4", "d5"},
    "r1": {"d4", "e4", "e5", "e6"},
    "r2": {"f4", "d5", "e5", "f5"},
    "r3": {"d4", "d5", "d6", "e6"},
    "m0": {"d4", "e4", "f4", "f5"},
    "m1": {"e4", "e5", "d6", "e6"},
    "m2": {"d4", "d5", "e5", "f5"},
    "m3": {"d4", "e4", "d5", "d6"},
}


@pytest.mark.rule("S19")
@pytest.mark.parametrize("turning", list(TURNED))
def test_patterns_may_be_turned_and_flipped(turning: str) -> None:
    t = give_hand(plain_table(cards={"red_1": {"pattern": "xxx/x.."}}), "red 1")
    cover_spaces(t, "c4", "c5", "c6", "g4", "g5")
    before = covered_spaces(t)
    t.play("bomb red 1", f"blast d4 {turning}")
    assert covered_spaces(t) - before == TURNED[turning]


@pytest.mark.rule("S19")
def test_turnings_of_a_bomb_pattern_with_the_same_shape_are_one_choice() -> None:
    t = give_hand(plain_table(cards={"red_1": {"pattern": "xx/xx"}}), "red 1")
    t.play("bomb red 1")
    assert {text.split()[2] for text in t.legal("blast")} == {"r0"}
    assert t.refused("blast a1 r1") == ("same_as_another_turning", "S19")


@pytest.mark.rule("S19", "S50")
def test_a_pattern_may_cross_the_seam_but_not_leave_the_boards() -> None:
    t = add_lower_board(plain_table(cards={"red_1": {"pattern": "xx/xx"}}))
    cover_spaces(give_hand(t, "red 1"), "c7", "l16")
    t.play("bomb red 1")
    assert t.refused("blast l15 r0") == ("leaves_the_boards", "S20")
    t.play("blast c8 r0")
    assert covered_spaces(t) == {"c7", "l16", "c8", "d8", "c9", "d9"}


@pytest.mark.rule("S15", "S57")
def test_the_cards_chosen_for_a_drill_are_hidden_and_the_choice_can_be_undone() -> None:
    play = Play(SUPER_MOTHERLOAD.setup(2, {"decks": "random"}), seed_from_text("undo"))
    play.play_text("side a")
    seat = play.deciding_seat()
    assert seat is not None
    before = play.position.state.dump()
    for verb in ("drill ", "play "):
        play.play_text(next(text for text in play.legal_texts() if text.startswith(verb)))
    assert play.view(1 - seat)["seats"][seat]["played"] == {"count": 1}
    assert play.events == []
    assert play.undo_limit(seat) == 2
    play.undo(2)
    assert play.position.state.dump() == before
