"""Every Artifact at every moment of a turn: when it may be used, and when not (S42-S44)."""

from typing import Any

import pytest

from motherlode.games.super_motherload import kinds
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import give_hand, plain_table

KINDS = kinds.USABLE_ARTIFACTS
MOMENTS = ("before", "between", "after", "after a bonus", "in the last turn")
PAID = {"blue ruby": 1}


def table_at(moment: str, *artifacts: str) -> Table:
    """Seat 0 with Artifacts at a moment of its turn, a Gold on the red stack, cards to draw."""
    t = plain_table(cards={"red_1": {"buy": "action"}})
    t.set("draw_deck", {"starter 5": 20}, 0).set("minerals", {"red gold": 1}, 0)
    t.set("artifacts", dict.fromkeys(artifacts, 1), 0).settle()
    if moment == "in the last turn":
        t.set("last_turn", 1)
    if moment == "after a bonus":
        t.set("minerals", {"red ruby": 1, "blue gold": 1}, 0).stand("buy")
        t.play("buy red")
        t.stand("act")
    t.play(*{"between": ["pass"], "after": ["pass"] * 2}.get(moment, []))
    return t


def check_effect(t: Table, kind: str) -> None:
    """Uses the Artifact and checks everything that it changes."""
    cards, actions = sum(t.get("hand", 0).values()), t.get("actions_left")
    bombs, supply = t.get("bombs", 0), t.get("bomb_supply")
    t.play(f"use {kind}")
    if kind == "duplicator":
        t.play("duplicate gold")
    if t.step == "put_tile":
        t.play("stow yellow")
    tile = {"free_platinum": "platinum", "gold_and_card": "gold", "duplicator": "gold"}.get(kind)
    drawn = {"two_cards": 2, "bomb_and_card": 1, "gold_and_card": 1}.get(kind, 0)
    bomb = 1 if kind == "bomb_and_card" else 0
    assert sum(t.get("hand", 0).values()) == cards + drawn
    assert (t.get("bombs", 0), t.get("bomb_supply")) == (bombs + bomb, supply - bomb)
    assert t.get("minerals", 0).get(f"yellow {tile}", 0) == (1 if tile else 0)
    assert t.get("actions_left") == actions + (1 if kind == "extra_action" else 0)
    assert t.get("used_artifacts") == {kind: 1}
    assert t.get("artifacts", 0) == {"trophy": 1}


@pytest.mark.rule("S42", "S43", "S44")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_artifact_works_at_each_moment_of_ones_own_turn(kind: str, moment: str) -> None:
    t = table_at(moment, kind, "trophy")
    assert f"use {kind}" in t.legal()
    check_effect(t, kind)
    assert t.turn == 0
    assert t.legal("use") == []


@pytest.mark.rule("S42")
@pytest.mark.parametrize("kind", KINDS)
def test_no_artifact_is_used_in_another_players_turn(kind: str) -> None:
    t = table_at("before", kind)
    t.play("pass", "pass", "go_on")
    assert t.turn == 1
    assert t.legal("use") == []
    assert t.refused(f"use {kind}") == ("no_such_artifact", "S42")


MOMENTS_IN_AN_ACTION = ("place_drill", "place_bomb", "stow", "attach_board", "buy")


def table_within_action(moment: str, kind: str) -> Table:
    """Seat 0 with Artifacts at a decision within a Drill or Bomb, a Gold on the wild stack."""
    marks = {"a1": ".g", "b1": ".g", "c1": ".?"}
    cards: dict[str, dict[str, Any]] = {
        "blue_1": {"icons": 3, "drill": []},
        "red_1": {"pattern": "xx/xx", "buy": "none"},
    }
    t = plain_table(maps={"depth_1_a": marks}, cards=cards).set("artifact_spaces_left", 1)
    t.set("draw_deck", {"starter 5": 20}, 0).set("minerals", {"wild gold": 1}, 0)
    t.set("artifacts", {kind: 1, "trophy": 1}, 0).set("artifact_supply", {})
    give_hand(t, "blue 1", "starter 1")
    if moment == "place_bomb":
        t.play("bomb starter 1", "confirm")
        return t
    t.play("drill blue", "play blue 1")
    later = {"place_drill": ["confirm"], "stow": ["dig a1 across"]}
    placed = ["dig a1 across", "stow red"]
    later |= {"attach_board": placed, "buy": [*placed, "side a"]}
    t.play(*later[moment])
    return t


@pytest.mark.rule("S42", "S43")
@pytest.mark.parametrize("moment", MOMENTS_IN_AN_ACTION)
@pytest.mark.parametrize("kind", KINDS)
def test_each_artifact_works_at_each_decision_within_an_action(kind: str, moment: str) -> None:
    t = table_within_action(moment, kind)
    assert t.step == moment
    before, loot = t.legal(), t.get("loot")
    check_effect(t, kind)
    assert (t.step, t.get("loot")) == (moment, loot)
    assert t.legal() == [text for text in before if text != f"use {kind}"]


@pytest.mark.rule("S42")
def test_the_choice_of_cards_is_one_move_that_no_artifact_interrupts() -> None:
    t = give_hand(plain_table().set("artifacts", {"two_cards": 1}, 0), "starter 3", "starter 1")
    t.play("drill blue")
    assert t.refused("use two_cards") == ("drill_first", "S42")
    t.stand("act").play("bomb starter 1")
    assert t.refused("use two_cards") == ("bomb_first", "S42")


@pytest.mark.rule("S42")
@pytest.mark.parametrize(
    ("first", "reason"),
    [("use free_platinum", "tile_first"), ("use duplicator", "duplicate_first")],
)
def test_no_artifact_or_claim_interrupts_an_artifact_whose_tile_is_not_placed(
    first: str, reason: str
) -> None:
    t = table_at("before", "two_cards", "free_platinum", "duplicator")
    t.play(first)
    assert t.refused("use two_cards") == (reason, "S42")
    assert t.refused("claim jackpot") == (reason, "S45")
    assert all(text.split()[0] in ("stow", "duplicate") for text in t.legal())


@pytest.mark.rule("S13", "S42")
@pytest.mark.parametrize("kind", KINDS)
def test_no_artifact_is_used_while_discarding(kind: str) -> None:
    t = table_at("before", kind)
    t.set("majors", {"full_house": 1})
    t.set("bought", {"red": 1, "blue": 1, "yellow": 1, "wild": 1}, 0)
    give_hand(t, *["starter 5"] * 7).play("pass", "pass", "go_on")
    assert t.step == "discard"
    assert t.refused(f"use {kind}") == ("discard_first", "S42")
    assert t.refused("claim full_house") == ("discard_first", "S45")
    assert t.refused("draw") == ("discard_first", "S13")


@pytest.mark.rule("S42", "S57")
@pytest.mark.parametrize("kind", kinds.ARTIFACTS)
def test_a_player_who_holds_any_artifact_is_asked_before_the_turn_ends(kind: str) -> None:
    t = plain_table().set("artifacts", {kind: 1}, 0).settle()
    t.play("pass", "pass")
    assert (t.turn, t.step) == (0, "act")
    assert "go_on" in t.legal()
    assert t.refused("draw") == ("no_actions_left", "S12")
    t.play("go_on")
    assert t.turn == 1


def table_before_random_board(**zones: Any) -> Table:
    """Seat 0 drills the last Artifact space where sides are random; no Artifact Tile is left."""
    maps = {f"depth_1_{side}": {"a1": ".?"} for side in "ab"}
    t = plain_table(maps=maps, options={"sides": "random"})
    t.set("artifact_spaces_left", 1).set("artifact_supply", {})
    for zone, value in zones.items():
        t.set(zone, value, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across")
    return t


@pytest.mark.rule("S42", "S58")
@pytest.mark.parametrize("kind", kinds.ARTIFACTS)
def test_a_player_who_holds_any_artifact_is_asked_before_a_random_board_comes(kind: str) -> None:
    t = table_before_random_board(artifacts={kind: 1})
    assert (t.step, t.get("lower_board")) == ("attach_board", "none")
    assert t.position.in_pause()
    assert t.legal("side") == []
    assert t.refused("side a") == ("side_is_random", "S58")
    t.play("go_on")
    assert t.step == "act"
    assert t.get("lower_board") in ("depth 2 a", "depth 2 b")


@pytest.mark.rule("S42", "S58")
def test_a_player_without_artifact_or_met_goal_is_not_asked_before_a_random_board() -> None:
    t = table_before_random_board()
    assert t.step == "act"
    assert t.get("lower_board") != "none"


@pytest.mark.rule("S42", "S58")
def test_a_player_with_an_artifact_is_not_asked_after_an_action_that_adds_no_board() -> None:
    t = plain_table(options={"sides": "random"}).set("artifacts", {"trophy": 1}, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across")
    assert t.step == "act"


@pytest.mark.rule("S42", "S45")
@pytest.mark.parametrize("choice", [["drill blue", "play starter 3"], ["bomb starter 1"]])
def test_a_player_who_met_a_goal_may_confirm_cards_and_claim_before_placing(
    choice: list[str],
) -> None:
    t = plain_table().set("majors", {"demolition_crew": 1}).set("bought", {"red": 3}, 0)
    twin = give_hand(t.copy().set("majors", {}), "starter 3", "starter 1")
    give_hand(t, "starter 3", "starter 1").play(*choice, "confirm", "claim demolition_crew")
    assert t.step in ("place_drill", "place_bomb")
    assert t.get("majors_won", 0) == {"demolition_crew": 1}
    twin.play(*choice)
    assert twin.refused("confirm") == ("nothing_to_confirm", "S26")


@pytest.mark.rule("S44")
def test_a_mineral_that_an_artifact_brought_may_be_duplicated() -> None:
    t = table_at("before", "free_platinum", "duplicator").set("minerals", {}, 0).settle()
    t.play("use free_platinum", "stow blue", "use duplicator", "duplicate platinum", "stow wild")
    assert t.get("minerals", 0) == {"blue platinum": 1, "wild platinum": 1}


@pytest.mark.rule("S28", "S44")
def test_a_mineral_that_an_artifact_brought_may_be_duplicated_while_it_waits_for_a_buy() -> None:
    t = table_at("before", "free_platinum", "duplicator", "trophy")
    t.play("use free_platinum", "stow red")  # $12 on a card of $10
    assert (t.step, t.get("bought", 0)) == ("buy", {})
    t.play("use duplicator", "duplicate platinum", "stow wild")
    assert t.get("minerals", 0) == {"wild platinum": 1, "red gold": 1, "red platinum": 1}


@pytest.mark.rule("S42")
def test_a_player_without_artifact_or_met_goal_is_not_asked_before_discards_and_buys() -> None:
    t = give_hand(plain_table(), *["starter 5"] * 6)
    t.play("pass", "pass")
    assert t.step == "discard"
    t = plain_table().set("minerals", {"red ruby": 1}, 0).stand("buy")
    assert t.get("bought", 0) == {"red": 1}


@pytest.mark.rule("S42", "S45")
def test_a_player_who_met_a_goal_is_asked_before_the_turn_ends() -> None:
    t = plain_table().set("majors", {"demolition_crew": 1}).set("bought", {"red": 3}, 0).settle()
    t.play("pass", "pass")
    assert t.legal() == ["claim demolition_crew", "go_on"]
    t.play("claim demolition_crew")
    assert t.turn == 1


@pytest.mark.rule("S28", "S42")
def test_a_tile_from_an_artifact_used_within_an_action_pays_only_after_the_action() -> None:
    t = table_within_action("stow", "free_platinum")
    t.play("use free_platinum", "stow wild")  # $12 on a card of $10
    assert (t.step, t.get("bought", 0)) == ("stow", {})
    t.play("stow wild")  # the card stays on top, so that more tiles may be put on it
    assert (t.step, t.get("bought", 0)) == ("attach_board", {})
    t.play("side a", "buy wild")
    assert t.get("bought", 0) == {"wild": 1}
    assert t.get("minerals", 0) == {}


@pytest.mark.rule("S28", "S42")
def test_a_tile_from_an_artifact_used_at_a_buy_pays_for_its_card_first() -> None:
    t = plain_table().set("minerals", {"red ruby": 1, "blue ruby": 1, "wild gold": 1}, 0)
    t.set("artifacts", {"free_platinum": 1}, 0).stand("buy")
    t.play("use free_platinum", "stow wild")
    assert [fact["card"] for fact in t.events_of("bought")] == ["wild 1"]
    assert t.legal("buy") == ["buy blue", "buy red"]


@pytest.mark.rule("S42", "S44")
def test_tiles_that_wait_for_a_buy_may_be_duplicated_and_unplaced_ones_not() -> None:
    t = table_within_action("stow", "duplicator").set("minerals", {}, 0).settle()
    early = t.copy()
    early.play("use duplicator")
    assert (early.step, early.get("minerals", 0)) == ("stow", {})  # nothing to duplicate yet
    t.play("stow red", "side a")
    assert t.step == "buy"
    t.play("use duplicator", "duplicate gold", "stow wild", "buy red")
    assert t.get("minerals", 0) == {"wild gold": 1}


@pytest.mark.rule("S42")
def test_cards_drawn_before_the_placement_may_be_those_just_discarded() -> None:
    t = plain_table().set("artifacts", {"two_cards": 1}, 0).set("draw_deck", {}, 0)
    give_hand(t, "starter 1").play("bomb starter 1", "confirm", "use two_cards")
    assert t.get("hand", 0) == {"starter 1": 1}
    assert t.step == "place_bomb"


@pytest.mark.rule("S42")
def test_an_additional_action_before_the_discard_leads_back_to_an_action() -> None:
    t = table_at("after", "extra_action")
    give_hand(t, *["starter 5"] * 7)
    assert t.legal() == ["go_on", "use extra_action"]
    t.play("use extra_action")
    assert (t.step, t.get("actions_left")) == ("act", 1)
    assert "draw" in t.legal()


@pytest.mark.rule("S42", "S44")
def test_an_artifact_just_found_may_be_used_at_once() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {"two_cards": 1})
    t.set("draw_deck", {"starter 5": 5}, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across", "use two_cards")
    assert t.get("hand", 0) == {"starter 5": 2}
    assert t.get("actions_left") == 1


@pytest.mark.rule("S42", "S44")
def test_an_artifact_found_by_the_last_action_may_be_used() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {"extra_action": 1})
    give_hand(t, "starter 3").play("pass", "drill blue", "play starter 3", "dig a1 across")
    assert t.legal() == ["go_on", "use extra_action"]


@pytest.mark.rule("S43")
def test_the_artifact_into_hand_works_at_a_buy_that_an_artifact_caused() -> None:
    t = table_at("before", "free_platinum", "into_hand")
    t.play("use free_platinum", "stow red")  # $12 on a card of $10
    assert t.legal() == ["buy red", "buy red to hand", "go_on"]
    t.play("buy red to hand")
    assert t.get("hand", 0) == {"red 1": 1}
    assert t.get("actions_left") == 3  # its Buy Bonus counts too
    assert t.get("used_artifacts") == {"free_platinum": 1, "into_hand": 1}


@pytest.mark.rule("S30", "S43")
def test_the_artifact_into_hand_works_at_a_buy_that_a_bonus_caused() -> None:
    t = plain_table(cards={"red_1": {"buy": "duplicate"}, "wild_1": {"buy": "none"}})
    t.set("minerals", {"red gold": 2, "wild gold": 1, "blue ruby": 1}, 0)
    t.set("artifacts", {"into_hand": 1}, 0).stand("buy")
    t.play("buy red", "duplicate gold", "stow wild")
    assert t.legal() == ["buy wild", "buy wild to hand", "go_on"]
    assert t.refused("buy blue") == ("after_the_bonus", "S30")
    assert t.refused("buy blue to hand") == ("after_the_bonus", "S30")
    t.play("buy wild to hand")
    assert t.get("hand", 0) == {"wild 1": 1}
    assert t.get("bought", 0) == {"red": 1, "blue": 1, "wild": 1}


@pytest.mark.rule("S43")
def test_the_artifact_into_hand_may_be_wasted_on_a_card_that_goes_to_hand_by_itself() -> None:
    t = plain_table(cards={"blue_1": {"buy": "hand"}}).set("minerals", PAID, 0)
    t.set("artifacts", {"into_hand": 1}, 0).stand("buy")
    t.play("buy blue to hand")
    assert t.get("hand", 0) == {"blue 1": 1}
    assert t.get("used_artifacts") == {"into_hand": 1}


@pytest.mark.rule("S43")
def test_the_duplicator_may_put_the_copy_on_the_same_stack() -> None:
    t = table_at("before", "duplicator")
    t.play("use duplicator", "duplicate gold", "stow red")
    assert t.get("bought", 0) == {"red": 1}  # $10: the Gold that was there and its copy


@pytest.mark.rule("S43")
def test_the_artifact_gold_and_card_draws_a_card_even_when_all_stacks_are_bought() -> None:
    t = table_at("before", "gold_and_card")
    t.set("bought", {"red": 4, "blue": 4, "yellow": 4, "wild": 4}, 0).settle()
    t.play("use gold_and_card")
    assert t.get("hand", 0) == {"starter 5": 1}
    assert t.events_of("tiles_lost")
    assert t.step == "act"
