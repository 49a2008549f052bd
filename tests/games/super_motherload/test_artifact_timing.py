"""Every Artifact at every moment of a turn: when it may be used, and when not (S42-S44)."""

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


def check_effect(t: Table, kind: str) -> None:
    """Uses the Artifact and checks everything that it changes."""
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
    t.play("pass", "pass", "done")
    assert t.turn == 1
    assert t.legal("use") == []


@pytest.mark.rule("S44")
@pytest.mark.parametrize("kind", KINDS)
def test_no_artifact_is_used_while_discarding_or_claiming(kind: str) -> None:
    t = table_at("before", kind)
    t.set("majors", {"full_house": 1})
    t.set("bought", {"red": 1, "blue": 1, "yellow": 1, "wild": 1}, 0).stand("claim")
    assert t.refused(f"use {kind}") == ("claim_first", "S45")
    give_hand(t.stand("act"), *["yellow 0"] * 7).play("pass", "pass", "done")
    assert t.step == "discard"
    assert t.refused(f"use {kind}") == ("discard_first", "S13")


@pytest.mark.rule("S42", "S44")
def test_an_artifact_just_found_may_be_used_at_once() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {"two_cards": 1})
    t.set("draw_deck", {"yellow 0": 5}, 0)
    give_hand(t, "blue 0").play("drill blue", "play blue 0", "dig a1 across", "use two_cards")
    assert t.get("hand", 0) == {"yellow 0": 2}
    assert t.get("actions_left") == 1


@pytest.mark.rule("S42", "S44")
def test_an_artifact_found_by_the_last_action_may_be_used() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {"extra_action": 1})
    give_hand(t, "blue 0").play("pass", "drill blue", "play blue 0", "dig a1 across")
    assert t.legal() == ["done", "use extra_action"]


@pytest.mark.rule("S43")
def test_into_hand_works_at_a_buy_that_an_artifact_caused() -> None:
    t = table_at("before", "free_platinum", "into_hand")
    t.play("use free_platinum", "stow red")  # $12 on a card of $10
    assert t.legal() == ["buy red", "buy red to hand"]
    t.play("buy red to hand")
    assert t.get("hand", 0) == {"red 1": 1}
    assert t.get("actions_left") == 3  # its Buy Bonus counts too
    assert t.get("used_artifacts") == {"free_platinum": 1, "into_hand": 1}


@pytest.mark.rule("S30", "S43")
def test_into_hand_works_at_a_buy_that_a_bonus_caused() -> None:
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
def test_into_hand_is_refused_for_a_card_that_goes_to_hand_by_itself() -> None:
    t = plain_table(cards={"blue_1": {"buy": "hand"}}).set("minerals", PAID, 0)
    t.set("artifacts", {"into_hand": 1}, 0).stand("buy")
    assert t.legal() == ["buy blue"]
    assert t.refused("buy blue to hand") == ("goes_to_hand_anyway", "S43")


@pytest.mark.rule("S43")
def test_the_duplicator_may_put_the_copy_on_the_same_stack() -> None:
    t = table_at("before", "duplicator")
    t.play("use duplicator", "duplicate gold", "stow red")
    assert t.get("bought", 0) == {"red": 1}  # $10: the Gold that was there and its copy


@pytest.mark.rule("S43")
def test_gold_and_card_draws_a_card_even_when_all_stacks_are_bought() -> None:
    t = table_at("before", "gold_and_card")
    t.set("bought", {"red": 4, "blue": 4, "yellow": 4, "wild": 4}, 0).settle()
    t.play("use gold_and_card")
    assert t.get("hand", 0) == {"yellow 0": 1}
    assert t.told("tiles_lost")
    assert t.step == "act"
