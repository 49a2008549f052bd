"""Major and Minor Achievements: S45-S48."""

from typing import Any

import pytest

from tests.arrange import Table
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    give_hand,
    plain_table,
)

LONG = {"blue_1": {"icons": 3, "drill": []}, "blue_2": {"icons": 2, "drill": ["rock"]}}


def jackpot_goal(name: str, count: int, points: int = 2) -> dict[str, Any]:
    """Content in which the Minor `jackpot` asks for `count` of a goal such as `action drilled`."""
    within, what = name.split()
    return {"jackpot": {"what": what, "within": within, "count": count, "points": points}}


def table_with_goal(name: str, count: int, spaces: dict[str, str] | None = None) -> Table:
    """A table where seat 0 acts and the Minor `jackpot` with this goal is face up."""
    t = plain_table(maps={"depth_1_a": spaces or {}}, cards=LONG, minors=jackpot_goal(name, count))
    return t.set("minors", {"jackpot": 1}).set("draw_deck", {"starter 5": 9}, 0)


@pytest.mark.rule("S45", "S47")
def test_a_minor_whose_goal_an_action_met_may_be_claimed_right_after_it() -> None:
    t = give_hand(
        table_with_goal("action drilled", 3).set("minor_deck", {"gold_rush": 1}), "blue 1"
    )
    assert t.refused("claim jackpot") == ("goal_not_met", "S49")
    t.play("drill blue", "play blue 1", "dig a1 across")
    assert t.step == "act"
    assert {"claim jackpot", "draw", "pass"} <= set(t.legal())
    t.play("claim jackpot")
    assert t.get("minors_won", 0) == {"jackpot": 1}
    assert t.get("points", 0) == 2
    assert t.get("minors") == {"gold_rush": 1}  # replaced at once
    assert (t.step, t.get("actions_left")) == ("act", 1)


@pytest.mark.rule("S45", "S49")
def test_a_goal_of_an_action_can_be_claimed_until_the_next_action_begins() -> None:
    t = give_hand(table_with_goal("action drilled", 3), "blue 1", "starter 1")
    t.play("drill blue", "play blue 1", "dig a1 across")
    for text in ("draw", "drill red"):
        twin = t.copy()
        twin.play(text)
        if text == "drill red":
            assert twin.refused("claim jackpot") == ("drill_first", "S45")  # choosing is one move
            twin.play("play starter 1", "dig d1 across")
        assert "claim jackpot" not in twin.legal()
    t.play("pass")  # the end of the turn; a pass is no action
    assert t.legal() == ["claim jackpot", "go_on"]
    t.play("go_on")
    assert t.turn == 1
    assert t.get("minors") == {"jackpot": 1}


@pytest.mark.rule("S45", "S49")
def test_a_goal_of_an_action_is_over_in_the_next_turn_and_can_be_met_again() -> None:
    t = give_hand(table_with_goal("action drilled", 3), "blue 1", "blue 1")
    t.play("pass", "drill blue", "play blue 1", "dig a1 across", "go_on", "pass", "pass")
    assert (t.turn, t.legal("claim")) == (0, [])
    t.play("drill blue", "play blue 1", "dig d1 across")
    assert "claim jackpot" in t.legal()


@pytest.mark.rule("S45", "S49")
def test_an_artifact_between_actions_leaves_the_goal_of_an_action_met() -> None:
    t = table_with_goal("action drilled", 3).set("artifacts", {"two_cards": 1}, 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across", "use two_cards")
    assert "claim jackpot" in t.legal()


@pytest.mark.rule("S45")
def test_at_most_one_minor_and_one_major_are_claimed_in_a_turn() -> None:
    t = plain_table(cards=LONG, minors=jackpot_goal("action drilled", 3))
    t.set("minors", {"jackpot": 1, "well_spread": 1}).set("minor_deck", {})
    t.set("majors", {"full_house": 1, "demolition_crew": 1})
    t.set("bought", {"red": 3, "blue": 1, "yellow": 1, "wild": 1}, 0)
    t.set("minerals", {"red iron": 1, "blue iron": 1, "yellow iron": 1, "wild iron": 1}, 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    majors = ["claim demolition_crew", "claim full_house"]
    assert t.legal("claim") == [*majors, "claim jackpot", "claim well_spread"]
    t.play("claim well_spread")
    assert t.legal("claim") == majors
    assert t.refused("claim jackpot") == ("one_minor_a_turn", "S45")
    t.play("claim full_house")
    assert t.refused("claim demolition_crew") == ("one_major_a_turn", "S45")
    t.play("pass", "pass", "pass")
    # In its next turn the seat may claim a goal that is still met.
    assert (t.step, t.seat) == ("act", 0)
    assert t.legal("claim") == ["claim demolition_crew"]


@pytest.mark.rule("S45")
def test_goals_are_claimed_only_in_ones_own_turn() -> None:
    t = plain_table().set("majors", {"demolition_crew": 1}).set("bought", {"red": 3}, 1)
    t.settle()
    assert t.refused("claim demolition_crew") == ("goal_not_met", "S46")
    t.play("pass", "pass")
    assert t.turn == 1
    assert t.legal("claim") == ["claim demolition_crew"]


@pytest.mark.rule("S49")
@pytest.mark.parametrize(
    ("zones", "goal"),
    [
        ({"minerals": {"red gold": 2}}, "held gold"),
        ({"artifacts": {"trophy": 2}}, "held artifacts"),
        ({"bombs": 2}, "held bomb_tokens"),
        ({"hand": {"starter 1": 2}}, "held hand"),
    ],
)
def test_a_goal_of_things_held_is_met_at_the_start_of_a_turn_already(
    zones: dict[str, Any], goal: str
) -> None:
    t = table_with_goal(goal, 2)
    for zone, value in zones.items():
        t.set(zone, value, 0)
    assert "claim jackpot" in t.stand("act").legal()
    t.play("draw")
    assert "claim jackpot" in t.legal()  # still so after an action


@pytest.mark.rule("S45", "S49")
def test_a_goal_can_be_claimed_while_its_action_goes_on() -> None:
    t = table_with_goal("action drilled", 3, {"a1": ".i"}).set("minor_deck", {"gold_rush": 1})
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    assert t.step == "stow"
    t.play("claim jackpot")
    assert (t.step, t.get("loot")) == ("stow", {"iron": 1})


@pytest.mark.rule("S49")
def test_a_minor_that_was_turned_up_after_the_action_is_not_met_by_it() -> None:
    minors = jackpot_goal("action drilled", 3)
    minors["big_bang"] = {"what": "drilled", "within": "action", "count": 2, "points": 1}
    t = plain_table(cards=LONG, minors=minors).set("minors", {"jackpot": 1})
    t.set("minor_deck", {"big_bang": 1})
    give_hand(t, "blue 1", "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    t.play("claim jackpot")
    assert t.get("minors") == {"big_bang": 1}
    t.set("minor_taken", 0).settle()  # so that the limit of a turn is not the reason
    assert t.refused("claim big_bang") == ("turned_up_too_late", "S49")
    t.play("drill blue", "play blue 1", "dig d1 across")
    assert "claim big_bang" in t.legal()  # face up when this one happened


@pytest.mark.rule("S49")
def test_a_minor_turned_up_during_an_action_is_met_by_what_follows() -> None:
    minors = jackpot_goal("action drilled", 3)
    minors["big_bang"] = {"what": "minerals", "within": "action", "count": 2, "points": 1}
    t = plain_table(maps={"depth_1_a": {"a1": ".i", "b1": ".i"}}, cards=LONG, minors=minors)
    t.set("minors", {"jackpot": 1}).set("minor_deck", {"big_bang": 1})
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across", "claim jackpot")
    t.set("minor_taken", 0).settle()
    assert "claim big_bang" not in t.legal()
    t.play("stow red")
    assert "claim big_bang" in t.legal()


@pytest.mark.rule("S47", "S49")
def test_a_taken_minor_is_not_replaced_from_an_empty_deck() -> None:
    t = table_with_goal("action drilled", 3).set("minor_deck", {})
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across", "claim jackpot")
    assert t.get("minors") == {}


@pytest.mark.rule("S38", "S49")
@pytest.mark.parametrize("when", ["drill", "buy"])
def test_a_swapped_minor_comes_back_itself_from_an_empty_deck(when: str) -> None:
    cards: dict[str, Any] = {"blue_1": {"icons": 1, "drill": ["swap"]}, "red_1": {"buy": "swap"}}
    t = plain_table(cards=cards, minors=jackpot_goal("action drilled", 1))
    t.set("minors", {"jackpot": 1}).set("minor_deck", {})
    give_hand(t, "blue 1", "starter 3")
    if when == "drill":
        t.play("drill blue", "play blue 1", "confirm", "swap jackpot", "dig a1 across")
    else:
        t.play("drill blue", "play starter 3", "dig a1 across")
        t.set("minerals", {"red ruby": 1}, 0).stand("buy").play("buy red", "swap jackpot")
        t.stand("act")
    assert t.get("minors") == {"jackpot": 1}
    assert "claim jackpot" in t.legal()  # the card was face up when it happened


@pytest.mark.rule("S46")
def test_a_major_needs_all_its_pilots_and_is_not_replaced() -> None:
    t = plain_table().set("majors", {"full_house": 1})
    t.set("bought", {"red": 2, "blue": 1, "yellow": 1}, 0)
    t.set("minerals", {"wild ruby": 1}, 0).stand("buy")
    t.stand("act").play("claim full_house")
    assert t.get("majors") == {}
    assert t.get("majors_won", 0) == {"full_house": 1}
    assert t.get("points", 0) == 1 + 3  # the wild Pilot and the Major


@pytest.mark.rule("S46")
def test_a_major_is_not_met_while_a_colour_is_missing() -> None:
    t = plain_table().set("majors", {"full_house": 1})
    t.set("bought", {"red": 4, "blue": 4, "yellow": 4}, 0).settle()
    assert t.refused("claim full_house") == ("goal_not_met", "S46")


@pytest.mark.rule("S47")
def test_an_empty_minor_deck_is_not_refilled() -> None:
    t = give_hand(table_with_goal("action drilled", 3).set("minor_deck", {}), "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across", "claim jackpot")
    assert t.get("minors") == {}


@pytest.mark.rule("S48")
def test_tiles_count_for_a_goal_before_they_pay_for_a_card() -> None:
    t = give_hand(table_with_goal("held gold", 2, {"a1": ".g", "b1": ".g"}), "blue 2")
    t.play("drill blue", "play blue 2", "dig a1 across", "stow red")
    assert t.legal() == ["buy red", "claim jackpot", "go_on"]  # asked because a goal is met
    t.play("claim jackpot")
    assert t.get("bought", 0) == {"red": 1}
    assert t.get("minerals", 0) == {}


@pytest.mark.rule("S48", "S49")
def test_tiles_spent_by_a_buy_count_for_a_goal_until_the_next_action() -> None:
    t = table_with_goal("held gold", 3, {"a1": ".g", "b1": ".g"})
    t.set("minerals", {"blue gold": 1}, 0)
    give_hand(t, "blue 2").play("drill blue", "play blue 2", "dig a1 across", "stow red", "buy red")
    assert t.get("minerals", 0) == {"blue gold": 1}
    assert "claim jackpot" in t.legal()
    t.play("draw")
    assert t.refused("claim jackpot") == ("goal_not_met", "S49")


@pytest.mark.rule("S48", "S49")
def test_tiles_spent_by_a_buy_do_not_count_for_a_goal_in_the_next_turn() -> None:
    t = table_with_goal("held gold", 2, {"a1": ".g", "b1": ".g"})
    give_hand(t, "blue 2").play("pass", "drill blue", "play blue 2", "dig a1 across", "stow red")
    t.play("buy red")
    assert t.legal() == ["claim jackpot", "go_on"]
    t.play("go_on", "pass", "pass")
    assert (t.turn, t.legal("claim")) == (0, [])


@pytest.mark.rule("S49")
def test_tiles_that_were_spent_do_not_count_for_a_minor_turned_up_later() -> None:
    minors = jackpot_goal("held gold", 2)
    minors["big_bang"] = {"what": "gold", "within": "held", "count": 1, "points": 1}
    t = plain_table(maps={"depth_1_a": {"a1": ".g", "b1": ".g"}}, cards=LONG, minors=minors)
    t.set("minors", {"jackpot": 1}).set("minor_deck", {"big_bang": 1})
    give_hand(t, "blue 2").play("drill blue", "play blue 2", "dig a1 across", "stow red", "buy red")
    t.play("claim jackpot")
    t.set("minor_taken", 0).settle()
    assert t.refused("claim big_bang") == ("turned_up_too_late", "S49")
    t.set("minerals", {"wild gold": 1}, 0).settle()
    assert "claim big_bang" in t.legal()  # met by what the player has


@pytest.mark.rule("S48", "S49")
def test_tiles_held_when_a_minor_is_turned_up_count_until_the_next_action() -> None:
    cards: dict[str, Any] = {"blue_1": {"icons": 1, "drill": ["swap"]}}
    minors = jackpot_goal("held gold", 3) | {
        "big_bang": {"what": "bombed_rock", "within": "action", "count": 9}
    }
    t = plain_table(maps={"depth_1_a": {"a1": ".g"}}, cards=cards, minors=minors)
    t.set("minors", {"big_bang": 1}).set("minor_deck", {"jackpot": 1})
    t.set("minerals", {"red gold": 1, "blue gold": 1, "wild gold": 1}, 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm", "swap big_bang")
    assert t.get("minors") == {"jackpot": 1}
    t.play("dig a1 across", "stow red", "buy red")
    assert t.get("minerals", 0) == {"blue gold": 1, "wild gold": 1}
    assert claimable(t)
    t.play("draw")
    assert t.refused("claim jackpot") == ("goal_not_met", "S49")


@pytest.mark.rule("S48", "S49")
def test_the_value_of_tiles_spent_by_a_buy_counts_until_the_next_action() -> None:
    t = table_with_goal("held value", 15, {"a1": ".g", "b1": ".g"})
    t.set("minerals", {"blue gold": 1}, 0)
    give_hand(t, "blue 2").play("drill blue", "play blue 2", "dig a1 across", "stow red", "buy red")
    assert t.get("minerals", 0) == {"blue gold": 1}
    assert claimable(t)
    t.play("draw")
    assert t.refused("claim jackpot") == ("goal_not_met", "S49")


@pytest.mark.rule("S48")
def test_a_goal_does_not_add_up_tiles_that_were_never_held_together() -> None:
    t = table_with_goal("held value", 13).set("artifacts", {"gold_and_card": 1}, 0)
    t.set("minerals", {"red ruby": 1}, 0).stand("buy").play("buy red")
    t.stand("act").play("use gold_and_card", "stow wild")
    assert t.get("minerals", 0) == {"wild gold": 1}
    assert t.get("value_before_buys") == 12
    assert not claimable(t)


def play_drill(t: Table, *cards: str, place: str = "a1 across", stow: str = "wild") -> Table:
    """Drills in blue with these cards and puts the Minerals on a stack."""
    give_hand(t, *cards).play("drill blue", *(f"play {card}" for card in cards), f"dig {place}")
    if t.step == "stow":
        t.play(f"stow {stow}")
    return t


def play_bomb(t: Table, place: str = "a1 r0") -> Table:
    """Bombs with red 1 and puts the Minerals on the wild stack."""
    give_hand(t, "red 1").play("bomb red 1", f"blast {place}")
    if t.step == "stow":
        t.play("stow wild")
    return t


ROCKS = {"a1": "##", "b1": "##", "a2": "##"}
ORES = {"a1": ".i", "b1": ".g", "c1": ".i"}
SIGNS = {"a1": ".*", "b1": ".1", "c1": ".."}
STEEL = {"a1": "BB", "b1": "BB"}


@pytest.mark.rule("S47")
@pytest.mark.parametrize(
    ("name", "reached", "spaces"),
    [
        ("action drilled", 3, {}),
        ("action drilled_steel", 2, STEEL),
        ("action drilled_rock", 0, {}),
        ("action minerals", 3, ORES),
        ("action value", 9, ORES),
        ("action mineral_kinds", 2, ORES),
        ("action symbols", 2, SIGNS),
        ("action iron", 2, ORES),
        ("action covered", 3, {}),
        ("action cards_played", 1, {}),
        ("turn minerals", 3, ORES),
        ("turn value", 9, ORES),
        ("turn actions", 1, {}),
        ("turn cards_drawn", 1, SIGNS),
        ("turn bomb_tokens", 1, SIGNS),
        ("held minerals", 3, ORES),
        ("turn covered", 3, {}),
        ("held iron", 2, ORES),
        ("held gold", 1, ORES),
        ("held stacks", 1, ORES),
        ("held value", 9, ORES),
        ("held bomb_tokens", 2, SIGNS),
        ("held hand", 1, SIGNS),
    ],
)
def test_a_drill_meets_a_goal_exactly_up_to_the_number_that_it_reached(
    name: str, reached: int, spaces: dict[str, str]
) -> None:
    for count in (reached, reached + 1):
        if count > 0:
            t = play_drill(table_with_goal(name, count, spaces), "blue 1")
            assert ("claim jackpot" in t.legal()) == (count <= reached), (name, count)


@pytest.mark.rule("S47")
@pytest.mark.parametrize(
    ("name", "reached"),
    [
        ("action bombed", 4),
        ("action bombed_rock", 3),
        ("action rock", 3),
        ("action bombed_minerals", 0),
        ("turn bombs", 1),
    ],
)
def test_a_bomb_meets_a_goal_of_the_number_that_it_reached_and_not_of_one_more(
    name: str, reached: int
) -> None:
    for count in (reached, reached + 1):
        if count > 0:
            t = play_bomb(table_with_goal(name, count, ROCKS))
            assert ("claim jackpot" in t.legal()) == (count <= reached), (name, count)


@pytest.mark.rule("S47")
def test_rock_used_artifacts_buys_and_held_minerals_meet_their_goals() -> None:
    assert claimable(
        play_bomb(table_with_goal("action bombed_minerals", 2, {"a1": ".i", "b2": "#g"}))
    )
    assert claimable(play_drill(table_with_goal("action drilled_rock", 1, {"b1": "##"}), "blue 2"))
    t = table_with_goal("held artifacts", 2).set("artifacts", {"trophy": 2}, 0).settle()
    assert claimable(t)
    t = table_with_goal("turn artifacts_used", 1).set("artifacts", {"two_cards": 1}, 0).settle()
    assert not claimable(t)
    t.play("use two_cards")
    assert claimable(t)
    t = table_with_goal("turn pilots", 2).set("artifacts", {"trophy": 1}, 0)
    t.set("minerals", {"red ruby": 1, "blue ruby": 1}, 0).stand("buy").play("buy red")
    assert not claimable(t)
    t.play("buy blue")
    assert claimable(t.stand("act"))
    for mineral in ("platinum", "emerald", "ruby", "diamond"):
        t = table_with_goal(f"held {mineral}", 1).set("minerals", {f"wild {mineral}": 1}, 0)
        assert claimable(t.settle())


@pytest.mark.rule("S47")
def test_a_drill_across_the_seam_meets_the_goal_seams() -> None:
    t = add_lower_board(plain_table(cards=LONG, minors=jackpot_goal("action seams", 1)))
    t.set("minors", {"jackpot": 1})
    cover_spaces(t, "c7", "e7")
    assert claimable(play_drill(t, "blue 1", place="c8 down"))
    assert not claimable(play_drill(t, "blue 1", place="e8 across"))


@pytest.mark.rule("S47")
def test_goals_of_a_turn_add_up_its_actions() -> None:
    for within, met in (("action", False), ("turn", True)):
        t = table_with_goal(f"{within} drilled", 6)
        play_drill(t, "blue 1")
        assert not claimable(t)
        assert claimable(play_drill(t, "blue 1", place="d1 across")) == met


@pytest.mark.rule("S47")
def test_taken_artifacts_and_owned_pilots_meet_their_goals() -> None:
    t = play_drill(table_with_goal("action artifacts", 2, {"a1": ".?", "b1": ".?"}), "blue 1")
    assert claimable(t)
    t = table_with_goal("held pilots", 3).set("bought", {"red": 2}, 0).settle()
    assert not claimable(t)
    assert claimable(t.set("bought", {"red": 2, "wild": 1}, 0).settle())


@pytest.mark.rule("S48", "S49")
def test_the_number_of_tiles_spent_by_a_buy_counts_until_the_next_action() -> None:
    t = table_with_goal("held minerals", 3, {"a1": ".g", "b1": ".g"})
    t.set("minerals", {"blue gold": 1}, 0)
    give_hand(t, "blue 2").play("drill blue", "play blue 2", "dig a1 across", "stow red", "buy red")
    assert claimable(t)
    t.play("draw")
    assert t.refused("claim jackpot") == ("goal_not_met", "S49")


@pytest.mark.rule("S24", "S47")
@pytest.mark.parametrize("goal", ["action minerals", "action value", "action mineral_kinds"])
def test_minerals_that_a_player_leaves_do_not_count_as_collected(goal: str) -> None:
    t = give_hand(table_with_goal(goal, 2, ORES), "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across")
    assert not claimable(t)
    twin = t.copy()
    twin.play("stow red")
    assert claimable(twin)
    t.play("leave")
    assert not claimable(t)


@pytest.mark.rule("S44", "S47")
def test_a_mineral_of_an_artifact_counts_for_the_action_it_is_used_in() -> None:
    t = table_with_goal("action minerals", 4, ORES).set("artifacts", {"free_platinum": 2}, 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    t.play("use free_platinum", "stow wild", "stow red")
    assert claimable(t)
    t = table_with_goal("action minerals", 4, ORES).set("artifacts", {"free_platinum": 2}, 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across", "stow red")
    t.play("use free_platinum", "stow wild")  # between actions
    assert not claimable(t)


def claimable(t: Table) -> bool:
    return "claim jackpot" in t.legal()
