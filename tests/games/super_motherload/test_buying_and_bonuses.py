"""Buying Pilots, Drill Bonuses and Buy Bonuses: S28-S40."""

from typing import Any

import pytest

from tests.arrange import Table
from tests.games.super_motherload.arranged_table import (
    cover_spaces,
    covered_spaces,
    give_hand,
    latest_events,
    plain_table,
)

GOLD = {"a1": ".g", "b1": ".g"}


def table_to_buy(bonus: str, maps: dict[str, str] | None = None) -> Table:
    """Seat 0 may drill a1 and b1 with blue 2 and buy the red Pilot with this Buy Bonus."""
    cards: dict[str, dict[str, Any]] = {
        "red_1": {"buy": bonus, "drill": []},
        "blue_2": {"icons": 2, "drill": []},
    }
    t = give_hand(plain_table(maps={"depth_1_a": maps or GOLD}, cards=cards), "blue 2")
    return t.set("draw_deck", {"starter 5": 9}, 0)


def dig_two_spaces(t: Table) -> Table:
    """Drills a1 and b1."""
    t.play("drill blue", "play blue 2", "dig a1 across")
    return t


@pytest.mark.rule("S28")
def test_a_card_that_is_paid_for_is_bought_after_the_action() -> None:
    t = dig_two_spaces(table_to_buy("none", {"a1": ".g", "b1": ".p"}))
    t.play("stow red")
    assert t.get("bought", 0) == {"red": 1}
    assert t.get("discard", 0) == {"blue 2": 1, "red 1": 1}
    assert t.get("minerals", 0) == {}  # $12 for $10: no change
    assert t.get("points", 0) == 1
    assert latest_events(t) == ["stowed", "bought"]


@pytest.mark.rule("S28")
def test_nine_dollars_do_not_buy_a_ten_dollar_card() -> None:
    t = dig_two_spaces(table_to_buy("none", {"a1": ".i", "b1": ".p"}))
    t.play("stow red")
    assert t.get("bought", 0) == {}
    assert t.get("minerals", 0) == {"red iron": 1, "red platinum": 1}


@pytest.mark.rule("S28")
def test_the_next_card_of_a_stack_costs_more() -> None:
    t = dig_two_spaces(table_to_buy("none").set("bought", {"red": 1}, 0))
    t.play("stow red")
    assert t.get("bought", 0) == {"red": 1}
    assert t.get("minerals", 0) == {"red gold": 2}


@pytest.mark.rule("S28")
def test_a_tile_from_an_artifact_buys_a_card_at_once() -> None:
    t = (
        table_to_buy("none")
        .set("minerals", {"red gold": 1}, 0)
        .set("artifacts", {"free_platinum": 1}, 0)
    )
    t.settle().play("use free_platinum", "stow red")
    assert t.get("bought", 0) == {"red": 1}
    assert t.get("actions_left") == 2


@pytest.mark.rule("S29")
def test_a_buy_bonus_works_once_at_the_buy() -> None:
    t = dig_two_spaces(table_to_buy("draw_2"))
    t.play("stow red")
    assert t.get("hand", 0) == {"starter 5": 2}
    t.set("covered", [0] * 16).set("hand", {"red 1": 1}, 0).settle()
    t.play("drill red", "play red 1", "dig c1 across")
    assert t.get("hand", 0) == {}


@pytest.mark.rule("S30")
def test_cards_that_are_paid_for_together_are_bought_in_any_order() -> None:
    t = table_to_buy("none").set("minerals", {"red gold": 2, "blue ruby": 1, "wild iron": 1}, 0)
    t.stand("buy")
    assert t.legal() == ["buy blue", "buy red"]
    assert t.refused("buy wild") == ("not_paid", "S28")
    t.play("buy red")
    assert t.get("bought", 0) == {"red": 1, "blue": 1}


@pytest.mark.rule("S30", "S40")
def test_a_buy_caused_by_a_bonus_comes_before_the_others() -> None:
    t = table_to_buy("duplicate")
    t.set("minerals", {"red gold": 2, "blue ruby": 1, "wild gold": 1}, 0).stand("buy")
    t.play("buy red", "duplicate gold", "stow wild")
    assert [fact["card"] for fact in t.events_of("bought")] == ["red 1", "wild 1", "blue 1"]


@pytest.mark.rule("S38")
@pytest.mark.parametrize(("bonus", "cards"), [("draw_1", 1), ("draw_2", 2)])
def test_a_drill_bonus_draws_cards(bonus: str, cards: int) -> None:
    t = give_hand(plain_table(cards={"blue_1": {"icons": 1, "drill": [bonus]}}), "blue 1")
    t.set("draw_deck", {"starter 5": 5}, 0)
    t.play("drill blue", "play blue 1", "confirm")
    assert t.get("hand", 0) == {"starter 5": cards}


@pytest.mark.rule("S38")
def test_all_drill_bonuses_of_all_chosen_cards_count() -> None:
    cards = {
        "blue_1": {"icons": 1, "drill": ["bomb", "draw_1"]},
        "wild_1": {"icons": 1, "drill": ["bomb", "draw_2"]},
    }
    t = give_hand(plain_table(cards=cards), "blue 1", "wild 1").set(
        "draw_deck", {"starter 5": 5}, 0
    )
    t.play("drill blue", "play blue 1", "play wild 1", "confirm")
    assert t.get("hand", 0) == {"starter 5": 3}
    assert t.get("bombs", 0) == 3
    assert t.get("bomb_supply") == 12


@pytest.mark.rule("S38", "S39")
def test_the_drill_bonus_corner_lets_a_tunnel_connect_at_a_corner() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["corner"]}})
    cover_spaces(give_hand(t, "starter 3", "blue 1"), "e5")
    t.play("drill blue", "play starter 3")
    assert t.refused("dig f6 across") == ("not_connected", "S21")
    t.play("play blue 1")
    assert "dig f6 across" in t.legal()
    t.play("dig f6 across")
    assert covered_spaces(t) == {"e5", "f6", "g6"}


@pytest.mark.rule("S38", "S39")
def test_the_drill_bonus_rock_lets_a_drill_cover_rock_but_not_foreign_steel() -> None:
    t = plain_table(
        maps={"depth_1_a": {"b1": "##", "c1": "RR"}},
        cards={"blue_1": {"icons": 2, "drill": ["rock"]}},
    )
    give_hand(t, "blue 1").play("drill blue", "play blue 1")
    assert "dig a1 across" in t.legal()
    assert t.refused("dig b1 across") == ("steel_of_another", "S23")


@pytest.mark.rule("S38")
def test_the_drill_bonus_split_lets_tiles_go_on_different_stacks() -> None:
    t = plain_table(
        maps={"depth_1_a": {"a1": ".p", "b1": ".i"}},
        cards={"blue_1": {"icons": 2, "drill": ["split"]}},
    )
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    t.play("stow red", "stow wild")  # the Iron first, then the Platinum
    assert t.get("minerals", 0) == {"red iron": 1, "wild platinum": 1}


@pytest.mark.rule("S38")
def test_the_drill_bonus_swap_puts_a_minor_under_its_deck_and_turns_up_another() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["swap"]}})
    t.set("minors", {"jackpot": 1, "big_bang": 1, "collector": 1})
    t.set("minor_deck", {"gold_rush": 1})
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm")
    assert t.legal() == ["swap big_bang", "swap collector", "swap jackpot"]  # one must be chosen
    assert t.refused("swap gold_rush") == ("minor_not_face_up", "S38")
    assert t.refused("dig a1 across") == ("no_drill_chosen", "S15")
    t.play("swap collector", "dig a1 across")
    assert t.get("minors") == {"jackpot": 1, "big_bang": 1, "gold_rush": 1}
    assert t.get("minor_deck") == {}
    # Only the card that was put under the deck is left, so it comes next.
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm", "swap jackpot")
    assert t.get("minors") == {"collector": 1, "big_bang": 1, "gold_rush": 1}


@pytest.mark.rule("S39")
def test_the_drill_bonus_swap_is_lost_with_no_minor_face_up() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["swap"]}})
    t.set("minors", {}).set("minor_deck", {"gold_rush": 1})
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm")
    assert t.step == "place_drill"
    assert (t.get("minors"), t.get("minor_deck")) == ({}, {"gold_rush": 1})


@pytest.mark.rule("S39")
def test_a_buy_bonus_can_swap_a_minor_too() -> None:
    t = table_to_buy("swap").set("minors", {"jackpot": 1}).set("minor_deck", {"gold_rush": 1})
    dig_two_spaces(t).play("stow red", "swap jackpot")
    assert t.get("minors") == {"gold_rush": 1}


@pytest.mark.rule("S40")
def test_buy_bonus_hand_puts_the_card_into_the_hand() -> None:
    t = dig_two_spaces(table_to_buy("hand"))
    t.play("stow red")
    assert t.get("hand", 0) == {"red 1": 1}
    assert t.get("discard", 0) == {"blue 2": 1}


@pytest.mark.rule("S40")
def test_buy_bonus_action_adds_an_action() -> None:
    t = dig_two_spaces(table_to_buy("action"))
    t.play("stow red")
    assert t.get("actions_left") == 2
    t.play("draw", "draw")
    assert t.turn == 1


@pytest.mark.rule("S40")
@pytest.mark.parametrize(("bonus", "cards"), [("draw_1", 1), ("draw_2", 2)])
def test_buy_bonus_draw_draws_cards(bonus: str, cards: int) -> None:
    t = dig_two_spaces(table_to_buy(bonus))
    t.play("stow red")
    assert t.get("hand", 0) == {"starter 5": cards}


@pytest.mark.rule("S40")
def test_buy_bonus_bomb_gives_a_bomb_token() -> None:
    t = dig_two_spaces(table_to_buy("bomb"))
    t.play("stow red")
    assert t.get("bombs", 0) == 2


@pytest.mark.rule("S40")
def test_the_buy_bonus_duplicate_excludes_tiles_that_paid_and_the_stack_of_the_buy() -> None:
    t = table_to_buy("duplicate").set("minerals", {"blue iron": 1, "wild platinum": 1}, 0)
    dig_two_spaces(t).play("stow red")
    assert t.step == "duplicate"
    assert t.legal() == ["duplicate iron", "duplicate platinum"]  # no Gold: both Golds paid
    assert t.refused("duplicate gold") == ("nothing_to_match", "S40")
    t.play("duplicate platinum")
    assert t.legal() == ["stow blue", "stow wild", "stow yellow"]
    assert t.refused("stow red") == ("card_beneath", "S40")
    t.play("stow blue")
    assert t.get("minerals", 0) == {"blue iron": 1, "blue platinum": 1, "wild platinum": 1}


@pytest.mark.rule("S40")
def test_the_duplicate_bonus_is_lost_without_minerals() -> None:
    t = dig_two_spaces(table_to_buy("duplicate"))
    t.play("stow red")
    assert t.step == "act"
    assert t.get("minerals", 0) == {}


@pytest.mark.rule("S40")
def test_the_duplicate_bonus_is_lost_without_a_stack_for_the_copy() -> None:
    t = table_to_buy("duplicate").set("minerals", {"blue iron": 1}, 0)
    t.set("bought", {"blue": 4, "yellow": 4, "wild": 4}, 0)
    dig_two_spaces(t).play("stow red")
    assert t.step == "act"
    assert t.get("minerals", 0) == {"blue iron": 1}


@pytest.mark.rule("S40")
def test_the_buy_bonus_duplicate_may_copy_a_mineral_that_did_not_pay() -> None:
    t = table_to_buy("duplicate").set("minerals", {"blue gold": 1}, 0)
    dig_two_spaces(t).play("stow red", "duplicate gold", "stow yellow")
    assert t.get("minerals", 0) == {"blue gold": 1, "yellow gold": 1}


@pytest.mark.rule("S44", "S45")
def test_a_duplicated_tile_counts_for_a_goal_before_it_pays() -> None:
    t = plain_table(
        cards={"red_1": {"buy": "duplicate"}, "wild_1": {"buy": "none"}},
        minors={"jackpot": {"what": "gold", "within": "held", "count": 2, "points": 2}},
    )
    t.set("minors", {"jackpot": 1}).set("minerals", {"red ruby": 1, "wild gold": 1}, 0)
    t.stand("buy").play("duplicate gold", "stow wild")
    assert t.legal() == ["buy wild", "claim jackpot", "go_on"]
    assert t.get("bought", 0) == {"red": 1}
    t.play("claim jackpot")
    assert t.get("bought", 0) == {"red": 1, "wild": 1}
    assert t.get("minors_won", 0) == {"jackpot": 1}


@pytest.mark.rule("S30", "S40")
def test_duplicate_bonuses_chain_while_each_pays_for_the_next_card() -> None:
    colours = ("red", "blue", "yellow", "wild")
    t = plain_table(cards={f"{colour}_1": {"buy": "duplicate"} for colour in colours})
    t.set("minerals", {f"{colour} gold": 1 for colour in colours}, 0)
    t.put("minerals", "red gold", 2, 0).stand("buy")
    for colour in ("blue", "yellow", "wild"):
        t.play("duplicate gold", f"stow {colour}")
    assert t.get("bought", 0) == dict.fromkeys(colours, 1)
    assert t.get("minerals", 0) == {}  # no Mineral was left for the last bonus
    assert t.get("points", 0) == 4


@pytest.mark.rule("S38")
def test_split_asks_for_each_tile_by_itself_and_can_buy_several_cards() -> None:
    t = plain_table(
        maps={"depth_1_a": {"a1": ".r", "b1": ".d", "c1": ".i"}},
        cards={"blue_1": {"icons": 3, "drill": ["split"], "buy": "none"}},
    )
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    t.play("stow red", "stow wild")  # the Iron, then the Ruby
    assert t.get("loot") == {"diamond": 1}
    t.play("stow red")
    assert t.legal() == ["buy red", "buy wild"]


@pytest.mark.rule("S38")
def test_two_swap_bonuses_swap_two_minors() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["swap"]}})
    t.set("minors", {"jackpot": 1, "big_bang": 1}).set("minor_deck", {"gold_rush": 1})
    give_hand(t, "blue 1", "blue 1").play("drill blue", "play blue 1", "play blue 1", "confirm")
    t.play("swap jackpot", "swap big_bang")
    assert t.get("minors") == {"gold_rush": 1, "jackpot": 1}
    assert t.step == "place_drill"


@pytest.mark.rule("S2", "S38", "S40")
def test_bomb_bonuses_give_nothing_when_the_supply_is_empty() -> None:
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["bomb"]}, "red_1": {"buy": "bomb"}})
    t.set("bomb_supply", 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm")
    t.set("minerals", {"red ruby": 1}, 0).stand("buy")
    assert t.get("bombs", 0) == 1
    assert t.get("bought", 0) == {"red": 1}
