"""Every Artifact at every moment at which it may be used, and at those at which it may not."""

import pytest

from motherlode.games.super_motherload import kinds
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import give_hand, plain_table

KINDS = kinds.USABLE_ARTIFACTS
MOMENTS = ("before", "between", "after", "after a bonus", "in the last turn")
PAID = {"blue ruby": 1}


def at(moment: str, *artifacts: str) -> Table:
    """Seat 0 with Artifacts at a moment of its turn, a Gold on the red stack, cards to draw."""
    t = plain_table(cards={"red_1": {"buy": "action"}})
    t.set("draw_deck", {"yellow 0": 20}, 0).set("minerals", {"red gold": 1}, 0)
    t.set("artifacts", dict.fromkeys(artifacts, 1), 0).settle()
    if moment == "in the last turn":
        t.set("last_turn", 1)
    if moment == "after a bonus":
        t.set("minerals", {"red ruby": 1, "blue gold": 1}, 0).stand("buy")
        t.play("buy red")
        t.stand("act")
    t.play(*{"between": ["pass"], "after": ["pass"] * 2}.get(moment, []))
    return t


def check(t: Table, kind: str) -> None:
    """Uses the Artifact and looks at all it changes."""
    cards, actions = sum(t.get("hand", 0).values()), t.get("actions_left")
    bombs, supply = t.get("bombs", 0), t.get("bomb_supply")
    t.play(f"use {kind}")
    if kind == "duplicator":
        t.play("duplicate gold")
    if t.step == "stow":
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
def test_each_kind_at_each_moment_of_the_own_turn(kind: str, moment: str) -> None:
    t = at(moment, kind, "trophy")
    assert f"use {kind}" in t.legal()
    check(t, kind)
    assert t.turn == 0
    assert t.legal("use") == []


@pytest.mark.rule("S42")
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_in_the_turn_of_another(kind: str) -> None:
    t = at("before", kind)
    t.play("pass", "pass", "done")
    assert t.turn == 1
    assert t.legal("use") == []


@pytest.mark.rule("S44")
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_while_cards_are_discarded_or_goals_claimed(kind: str) -> None:
    t = at("before", kind)
    t.set("majors", {"full_house": 1})
    t.set("bought", {"red": 1, "blue": 1, "yellow": 1, "wild": 1}, 0).stand("claim")
    assert t.refused(f"use {kind}") == ("claim_first", "S45")
    give_hand(t.stand("act"), *["yellow 0"] * 7).play("pass", "pass", "done")
    assert t.step == "discard"
    assert t.refused(f"use {kind}") == ("discard_first", "S13")


@pytest.mark.rule("S42", "S44")
def test_one_that_was_just_found_may_be_used_at_once() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {"two_cards": 1})
    t.set("draw_deck", {"yellow 0": 5}, 0)
    give_hand(t, "blue 0").play("drill blue", "play blue 0", "dig a1 across", "use two_cards")
    assert t.get("hand", 0) == {"yellow 0": 2}
    assert t.get("actions_left") == 1


@pytest.mark.rule("S42", "S44")
def test_one_found_by_the_last_action_may_still_be_used() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {"extra_action": 1})
    give_hand(t, "blue 0").play("pass", "drill blue", "play blue 0", "dig a1 across")
    assert t.legal() == ["done", "use extra_action"]


@pytest.mark.rule("S43")
def test_into_hand_at_a_buy_that_an_artifact_caused() -> None:
    t = at("before", "free_platinum", "into_hand")
    t.play("use free_platinum", "stow red")  # $12 on a card of $10
    assert t.legal() == ["buy red", "buy red to hand"]
    t.play("buy red to hand")
    assert t.get("hand", 0) == {"red 1": 1}
    assert t.get("actions_left") == 3  # its Buy Bonus is had all the same
    assert t.get("used_artifacts") == {"free_platinum": 1, "into_hand": 1}


@pytest.mark.rule("S30", "S43")
def test_into_hand_at_a_buy_that_a_bonus_caused() -> None:
    t = plain_table(cards={"red_1": {"buy": "duplicate"}, "wild_1": {"buy": "none"}})
    t.set("minerals", {"red gold": 2, "wild gold": 1, "blue ruby": 1}, 0)
    t.set("artifacts", {"into_hand": 1}, 0).stand("buy")
    t.play("buy red", "duplicate gold", "stow wild")
    assert t.legal() == ["buy wild", "buy wild to hand"]
    assert t.refused("buy blue") == ("after_the_bonus", "S30")
    assert t.refused("buy blue to hand") == ("after_the_bonus", "S30")
    t.play("buy wild to hand")
    assert t.get("hand", 0) == {"wild 1": 1}
    assert t.get("bought", 0) == {"red": 1, "blue": 1, "wild": 1}


@pytest.mark.rule("S43")
def test_into_hand_is_not_spent_on_a_card_that_comes_to_hand_anyway() -> None:
    t = plain_table(cards={"blue_1": {"buy": "hand"}}).set("minerals", PAID, 0)
    t.set("artifacts", {"into_hand": 1}, 0).stand("buy")
    assert t.legal() == ["buy blue"]
    assert t.refused("buy blue to hand") == ("goes_to_hand_anyway", "S43")


@pytest.mark.rule("S43")
def test_a_duplicate_may_match_any_tile_and_go_on_any_stack_even_its_own() -> None:
    t = at("before", "duplicator")
    t.play("use duplicator", "duplicate gold", "stow red")
    assert t.get("bought", 0) == {"red": 1}  # $10 with the Gold that was matched


@pytest.mark.rule("S43")
def test_gold_and_a_card_draws_even_when_no_stack_is_left() -> None:
    t = at("before", "gold_and_card")
    t.set("bought", {"red": 4, "blue": 4, "yellow": 4, "wild": 4}, 0).settle()
    t.play("use gold_and_card")
    assert t.get("hand", 0) == {"yellow 0": 1}
    assert t.told("tiles_lost")
    assert t.step == "act"
