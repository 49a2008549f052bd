"""The order within a Drill or Bomb: discard, place, collect (S26)."""

from typing import Any

import pytest

from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from tests.games.super_motherload.arranged_table import (
    cover_spaces,
    covered_spaces,
    give_hand,
    latest_events,
    plain_table,
)


@pytest.mark.rule("S26")
def test_a_drill_discards_gives_bonuses_digs_collects_adds_a_board_and_buys_in_order() -> None:
    marks = {"a1": ".g", "b1": ".*", "c1": ".1", "d1": ".?", "e1": ".g"}
    cards: dict[str, dict[str, Any]] = {
        "blue_1": {"icons": 3, "drill": ["swap", "draw_1", "bomb"]},
        "blue_2": {"icons": 2, "drill": []},
    }
    t = plain_table(maps={"depth_1_a": marks}, cards=cards)
    t.set("minors", {"jackpot": 1}).set("artifact_spaces_left", 1)
    give_hand(t, "blue 1", "blue 2").set("draw_deck", {"starter 1": 5}, 0)
    events = t.play("drill blue", "play blue 1", "play blue 2", "confirm")
    assert t.step == "swap"
    events += t.play("swap jackpot")
    assert t.step == "place_drill"
    events += t.play("dig a1 across")
    assert t.step == "stow"
    events += t.play("stow blue")
    assert t.step == "attach_board"
    events += t.play("side b")
    assert t.step == "buy"
    events += t.play("buy blue")
    t.events = events
    order = ["card_played", "card_played", "bomb_taken", "drew", "minor_swapped", "drilled"]
    order += ["bomb_taken", "artifact_taken", "drew", "stowed", "board_added", "bought"]
    assert latest_events(t, *order)[: len(order)] == order


@pytest.mark.rule("S26")
def test_cards_with_instant_bonuses_are_discarded_before_the_place_is_chosen() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["draw_1"]}})
    give_hand(t, "blue 1").set("draw_deck", {"starter 5": 1}, 0)
    t.play("drill blue", "play blue 1")
    assert t.legal() == ["confirm"]
    assert t.refused("dig a1 across") == ("bonuses_first", "S26")
    t.play("confirm")
    assert t.get("hand", 0) == {"starter 5": 1}
    assert t.get("discard", 0) == {"blue 1": 1}
    assert (t.step, t.get("actions_left")) == ("place_drill", 1)
    t.play("dig a1 across")
    assert covered_spaces(t) == {"a1"}


@pytest.mark.rule("S26")
def test_a_draw_may_shuffle_the_cards_just_played_and_they_do_not_join_the_drill() -> None:
    t = plain_table(cards={"blue_1": {"icons": 2, "drill": ["draw_2"]}})
    give_hand(t, "blue 1").set("draw_deck", {}, 0).set("discard", {"starter 3": 1}, 0)
    events = t.play("drill blue", "play blue 1", "confirm")
    assert [fact["event"] for fact in events] == ["card_played", "reshuffled", "drew", "drew"]
    assert t.get("hand", 0) == {"starter 3": 1, "blue 1": 1}
    assert t.refused("play starter 3") == ("cards_are_discarded", "S26")
    assert t.refused("draw") == ("drill_first", "S16")  # no way back
    t.play("dig a1 across")
    assert covered_spaces(t) == {"a1", "b1"}


@pytest.mark.rule("S17", "S26")
def test_cards_can_be_confirmed_only_if_their_line_fits_somewhere() -> None:
    cards = {"blue_1": {"icons": 2, "drill": ["draw_1"]}, "wild_1": {"icons": 1, "drill": ["rock"]}}
    t = plain_table(maps={"depth_1_a": {"a1": "##", "b1": "##", "c1": "##"}}, cards=cards)
    t.set("covered", [4095 - 7] + [4095] * 7)  # three spaces of Rock are left
    give_hand(t, "blue 1", "wild 1").play("drill blue", "play blue 1")
    assert t.refused("confirm") == ("drill_fits_nowhere", "S17")
    t.play("play wild 1", "confirm")
    assert t.legal() == ["dig a1 across"]  # the rock bonus is kept for the placement


@pytest.mark.rule("S26", "S39")
def test_the_corner_bonus_is_kept_until_the_placement() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["corner", "bomb"]}})
    cover_spaces(give_hand(t, "blue 1"), "e5").play("drill blue", "play blue 1", "confirm")
    assert "dig f6 across" in t.legal()


@pytest.mark.rule("S26", "S38")
def test_the_split_bonus_is_kept_until_the_minerals_are_placed() -> None:
    cards = {"blue_1": {"icons": 2, "drill": ["split", "draw_1"]}}
    t = plain_table(maps={"depth_1_a": {"a1": ".i", "b1": ".p"}}, cards=cards)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm", "dig a1 across")
    t.play("stow red", "stow wild")
    assert t.get("minerals", 0) == {"red iron": 1, "wild platinum": 1}


@pytest.mark.rule("S15", "S26")
def test_wild_cards_alone_keep_the_colour_that_was_named() -> None:
    t = plain_table(
        maps={"depth_1_a": {"a1": "BB", "b1": "RR"}},
        cards={"wild_1": {"icons": 1, "drill": ["draw_1"]}},
    )
    give_hand(t, "wild 1").play("drill blue", "play wild 1", "confirm")
    assert "dig a1 across" in t.legal()
    assert t.refused("dig b1 across") == ("steel_of_another", "S23")


@pytest.mark.rule("S18", "S26", "S42")
def test_a_player_who_holds_any_artifact_may_confirm_a_bomb_before_placing_it() -> None:
    t = give_hand(plain_table().set("artifacts", {"trophy": 1}, 0), "starter 1")
    t.play("bomb starter 1", "confirm")
    assert t.get("discard", 0) == {"starter 1": 1}
    assert (t.get("bombs", 0), t.get("bomb_supply")) == (0, 15)
    assert (t.step, t.get("actions_left")) == ("place_bomb", 1)
    assert t.refused("draw") == ("bomb_first", "S19")
    t.play(t.legal("blast")[0])
    assert len(covered_spaces(t)) > 1


@pytest.mark.rule("S26")
def test_confirm_is_refused_when_nothing_can_happen_before_the_placement() -> None:
    t = give_hand(plain_table(), "starter 3", "starter 1")
    assert t.refused("confirm") == ("no_cards_to_confirm", "S26")
    t.play("drill blue")
    assert t.refused("confirm") == ("no_cards_chosen", "S15")
    t.play("play starter 3")
    assert t.refused("confirm") == ("nothing_to_confirm", "S26")
    t.stand("act").set("played", {}, 0).play("bomb starter 1")
    assert t.refused("confirm") == ("nothing_to_confirm", "S26")


@pytest.mark.rule("S26", "S57")
def test_confirmed_cards_are_public_and_cannot_be_taken_back() -> None:
    play = Play(SUPER_MOTHERLOAD.setup(2, {"decks": "random"}), seed_from_text("confirm"))
    play.play_text("side a")
    seat = play.deciding_seat()
    assert seat is not None
    for verb in ("drill ", "play ", "dig "):
        play.play_text(next(text for text in play.legal_texts() if text.startswith(verb)))
    assert play.undo_limit(seat) == 0
    assert sum(play.view(1 - seat)["seats"][seat]["discard"].values()) == 1
