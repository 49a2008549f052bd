"""What each Artifact does, and when it may be used: S42-S44."""

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.artifacts import ARTIFACTS
from motherlode.kernel.view import view
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import give_hand, plain_table

ALL_BOUGHT = {"red": 4, "blue": 4, "yellow": 4, "wild": 4}


def table_with_artifacts(*artifacts: str) -> Table:
    """Seat 0 acts, holds these Artifacts and has cards to draw."""
    t = plain_table().set("draw_deck", {"starter 5": 9}, 0)
    return t.set("artifacts", dict.fromkeys(artifacts, 1), 0).settle()


def test_the_action_use_names_the_artifacts_that_are_used_in_a_turn() -> None:
    of_turns = [artifact.is_used() and not artifact.used_at_buy() for artifact in ARTIFACTS]
    named = [name in kinds.USABLE_ARTIFACTS for name in kinds.ARTIFACTS]
    assert of_turns == named


@pytest.mark.rule("S42")
def test_any_number_of_artifacts_is_used_in_a_turn_without_an_action() -> None:
    t = table_with_artifacts("two_cards", "bomb_and_card", "extra_action")
    t.play("use two_cards", "use bomb_and_card", "use extra_action")
    assert t.get("actions_left") == 3
    assert t.get("artifacts", 0) == {}
    assert t.get("used_artifacts") == {"two_cards": 1, "bomb_and_card": 1, "extra_action": 1}


@pytest.mark.rule("S42")
def test_artifacts_of_other_players_are_hidden_and_cannot_be_used() -> None:
    t = plain_table().set("artifacts", {"two_cards": 1}, 1).settle()
    assert t.legal("use") == []
    assert t.refused("use two_cards") == ("no_such_artifact", "S42")
    assert view(t.setup.rules, t.state, 0)["seats"][1]["artifacts"] == {"count": 1}


@pytest.mark.rule("S43")
def test_the_artifact_extra_action_adds_an_action_to_the_turn() -> None:
    t = table_with_artifacts("extra_action")
    t.play("use extra_action", "pass", "pass")
    assert (t.turn, t.get("actions_left")) == (0, 1)


@pytest.mark.rule("S43")
def test_the_artifact_two_cards_draws_two_cards() -> None:
    t = table_with_artifacts("two_cards")
    t.play("use two_cards")
    assert t.get("hand", 0) == {"starter 5": 2}


@pytest.mark.rule("S43")
def test_the_artifact_bomb_and_card_gives_a_bomb_token_and_a_card() -> None:
    t = table_with_artifacts("bomb_and_card")
    t.play("use bomb_and_card")
    assert t.get("hand", 0) == {"starter 5": 1}
    assert t.get("bombs", 0) == 2


@pytest.mark.rule("S43")
def test_the_artifact_free_platinum_puts_a_platinum_on_any_stack() -> None:
    t = table_with_artifacts("free_platinum")
    t.play("use free_platinum")
    assert t.legal() == ["stow blue", "stow red", "stow wild", "stow yellow"]
    assert t.refused("leave") == ("bonus_tile_stays", "S43")
    t.play("stow wild")
    assert t.get("minerals", 0) == {"wild platinum": 1}


@pytest.mark.rule("S43")
def test_a_free_platinum_is_lost_when_all_stacks_are_bought() -> None:
    t = table_with_artifacts("free_platinum").set("bought", ALL_BOUGHT, 0).settle()
    t.play("use free_platinum")
    assert t.events_of("tiles_lost")[0]["minerals"] == {"platinum": 1}
    assert (t.step, t.get("artifacts", 0), t.get("minerals", 0)) == ("act", {}, {})
    assert t.get("used_artifacts") == {"free_platinum": 1}
    assert t.refused("use free_platinum") == ("no_such_artifact", "S42")


@pytest.mark.rule("S43")
def test_the_artifact_gold_and_card_gives_a_gold_and_a_card() -> None:
    t = table_with_artifacts("gold_and_card")
    t.play("use gold_and_card")
    assert t.get("hand", 0) == {}  # the Gold first, then the card
    t.play("stow blue")
    assert t.get("minerals", 0) == {"blue gold": 1}
    assert t.get("hand", 0) == {"starter 5": 1}
    assert t.refused("leave") == ("nothing_to_stow", "S24")


@pytest.mark.rule("S43")
def test_the_artifact_into_hand_puts_a_bought_card_into_the_hand() -> None:
    t = table_with_artifacts("into_hand").set("minerals", {"blue ruby": 1}, 0).stand("buy")
    assert t.legal() == ["buy blue", "buy blue to hand", "go_on"]
    t.play("buy blue to hand")
    assert t.get("hand", 0) == {"blue 1": 1}
    assert t.get("discard", 0) == {}
    assert t.get("used_artifacts") == {"into_hand": 1}


@pytest.mark.rule("S43")
def test_a_player_need_not_use_the_artifact_into_hand_at_a_buy() -> None:
    t = table_with_artifacts("into_hand").set("minerals", {"blue ruby": 1}, 0).stand("buy")
    t.play("buy blue")
    assert t.get("discard", 0) == {"blue 1": 1}
    assert t.get("artifacts", 0) == {"into_hand": 1}


@pytest.mark.rule("S43", "S57")
def test_a_seat_that_holds_any_artifact_is_asked_at_a_buy() -> None:
    t = table_with_artifacts("trophy").set("minerals", {"blue ruby": 1}, 0).stand("buy")
    assert t.legal() == ["buy blue", "go_on"]  # asked although a trophy changes nothing
    assert t.refused("buy blue to hand") == ("no_such_artifact", "S43")
    t.play("go_on")
    assert t.get("bought", 0) == {"blue": 1}


@pytest.mark.rule("S43")
def test_the_artifact_trophy_cannot_be_used_and_scores_points() -> None:
    t = table_with_artifacts("trophy")
    assert t.legal("use") == []
    t.set("last_turn", 1).play("pass", "pass", "go_on")
    assert t.over()
    assert [t.get("final_score", seat) for seat in range(2)] == [3, 0]


@pytest.mark.rule("S43")
def test_the_artifact_duplicator_copies_any_mineral_onto_any_stack() -> None:
    t = (
        table_with_artifacts("duplicator")
        .set("minerals", {"red iron": 2, "blue emerald": 1}, 0)
        .settle()
    )
    t.play("use duplicator")
    assert t.legal() == ["duplicate emerald", "duplicate iron"]
    t.play("duplicate emerald")
    assert t.legal() == ["stow blue", "stow red", "stow wild", "stow yellow"]
    t.play("stow red")
    assert t.get("bought", 0) == {"red": 1}  # 2 + 2 + 9


@pytest.mark.rule("S43")
@pytest.mark.parametrize(
    ("minerals", "bought"), [({}, {}), ({"blue gold": 1}, ALL_BOUGHT)], ids=["tile", "stack"]
)
def test_a_duplicator_without_a_mineral_or_a_stack_is_wasted(
    minerals: dict[str, int], bought: dict[str, int]
) -> None:
    t = table_with_artifacts("duplicator").set("minerals", minerals, 0).set("bought", bought, 0)
    t.settle().play("use duplicator")
    assert (t.step, t.get("artifacts", 0), t.get("minerals", 0)) == ("act", {}, minerals)
    assert t.get("used_artifacts") == {"duplicator": 1}


@pytest.mark.rule("S42", "S47")
def test_a_wasted_artifact_counts_as_used_for_a_goal() -> None:
    minor = {"what": "artifacts_used", "within": "turn", "count": 1, "points": 1}
    t = plain_table(minors={"jackpot": minor}).set("minors", {"jackpot": 1})
    t.set("artifacts", {"duplicator": 1}, 0).settle().play("use duplicator", "claim jackpot")
    assert t.get("minors_won", 0) == {"jackpot": 1}


def table_of_waste(kind: str) -> Table:
    """Seat 0 holds an Artifact of no use, and each other action is rated low."""
    t = table_with_artifacts(kind).set("bought", ALL_BOUGHT, 0)
    t.set("draw_deck", {}, 0).set("discard", {}, 0).set("bomb_supply", 0)
    return give_hand(t, *["starter 5"] * 7)


@pytest.mark.parametrize(
    "kind", ["two_cards", "bomb_and_card", "free_platinum", "gold_and_card", "duplicator"]
)
def test_bots_do_not_waste_an_artifact(kind: str) -> None:
    t = table_of_waste(kind)
    rate = t.setup.rules.fast_score
    ratings = {t.setup.game.actions.text(a): rate(t.state, a) for a in t.position.legal()}
    assert ratings.pop(f"use {kind}") < min(ratings.values())


@pytest.mark.rule("S42")
def test_artifacts_are_used_before_between_and_after_actions() -> None:
    t = table_with_artifacts("two_cards", "bomb_and_card", "gold_and_card")
    assert len(t.legal("use")) == 3
    t.play("use two_cards", "draw")
    assert len(t.legal("use")) == 2
    t.play("use bomb_and_card", "pass")
    assert t.legal() == ["go_on", "use gold_and_card"]
    assert t.refused("draw") == ("no_actions_left", "S12")
    t.play("use gold_and_card", "stow red")
    assert t.turn == 0
    assert t.step == "discard"  # six cards: the turn ends by itself without Artifacts


@pytest.mark.rule("S42")
def test_the_artifact_extra_action_gives_an_action_after_the_last_one_too() -> None:
    t = table_with_artifacts("extra_action")
    t.play("pass", "pass")
    assert t.legal() == ["go_on", "use extra_action"]
    t.play("use extra_action")
    assert "draw" in t.legal()
    t.play("draw")
    assert t.turn == 1


@pytest.mark.rule("S42")
def test_go_on_is_refused_while_actions_are_left_and_ends_the_turn_after_them() -> None:
    t = table_with_artifacts("two_cards")
    assert t.refused("go_on") == ("actions_left", "S12")
    t.play("pass", "pass", "go_on")
    assert t.turn == 1
    assert t.get("artifacts", 0) == {"two_cards": 1}
