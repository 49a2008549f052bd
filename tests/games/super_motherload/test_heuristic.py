"""Bots use the freedoms of a turn sensibly and waste nothing: what the heuristic prefers."""

from typing import Any

import pytest

from tests.arrange import Table
from tests.games.super_motherload.arranged_table import give_hand, plain_table


def best_action(t: Table) -> str:
    """The action that the heuristic rates highest."""
    action = t.setup.rules.best_rated(t.state, t.dealer, t.position.moves)
    return t.setup.game.actions.text(action)


def test_bots_claim_a_met_goal_before_anything_else() -> None:
    t = plain_table().set("majors", {"demolition_crew": 1}).set("bought", {"red": 3}, 0)
    assert best_action(t.settle()) == "claim demolition_crew"
    t.set("minerals", {"blue diamond": 1}, 0).stand("buy")
    assert best_action(t) == "claim demolition_crew"


def test_bots_duplicate_a_valuable_mineral_before_the_buy_that_spends_it() -> None:
    t = plain_table().set("artifacts", {"duplicator": 1}, 0)
    t.set("minerals", {"red diamond": 1}, 0).stand("buy")
    assert best_action(t) == "use duplicator"
    t.set("minerals", {"red iron": 5}, 0).stand("buy")
    assert best_action(t) == "buy red"


@pytest.mark.parametrize("kind", ["two_cards", "free_platinum", "extra_action"])
def test_bots_use_artifacts_between_actions_and_not_within_one(kind: str) -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".i"}}).set("artifacts", {kind: 1}, 0)
    t.set("draw_deck", {"starter 5": 9}, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3")
    assert best_action(t).startswith("dig")
    t.play("confirm")
    assert best_action(t).startswith("dig")
    t.play("dig a1 across")
    assert best_action(t).startswith("stow")  # Minerals are never left
    t.play("stow red")
    assert best_action(t) == f"use {kind}"


@pytest.mark.parametrize(("hand", "best"), [(3, "use two_cards"), (4, "go_on"), (5, "go_on")])
def test_bots_do_not_draw_cards_that_they_would_have_to_discard_at_once(
    hand: int, best: str
) -> None:
    t = plain_table().set("artifacts", {"two_cards": 1}, 0).set("draw_deck", {"starter 5": 9}, 0)
    give_hand(t, *["starter 1"] * hand).play("pass", "pass")
    assert best_action(t) == best


def test_bots_confirm_cards_before_placing_only_for_their_instant_bonuses() -> None:
    cards: dict[str, dict[str, Any]] = {"blue_1": {"icons": 1, "drill": ["draw_1"]}}
    t = plain_table(cards=cards).set("artifacts", {"trophy": 1}, 0)
    give_hand(t, "blue 1", "starter 1").play("drill blue", "play blue 1")
    assert best_action(t) == "confirm"
    t.stand("act").set("played", {}, 0).play("bomb starter 1")
    assert best_action(t).startswith("blast")


def test_bots_who_hold_only_a_useless_artifact_go_on_at_the_end_of_a_turn() -> None:
    t = plain_table().set("artifacts", {"duplicator": 1}, 0).set("minerals", {"red iron": 1}, 0)
    t.settle().play("pass", "pass")
    assert t.legal() == ["go_on", "use duplicator"]
    assert best_action(t) == "go_on"
