"""Major and Minor Achievements: S45-S48."""

from typing import Any

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    give_hand,
    plain_table,
)

LONG = {"blue_1": {"icons": 3, "drill": []}, "blue_2": {"icons": 2, "drill": ["rock"]}}


def jackpot_goal(name: str, count: int, points: int = 2) -> dict[str, Any]:
    """Content in which the Minor `jackpot` asks for `count` of a goal."""
    return {"jackpot": {"goal": name, "count": count, "points": points}}


def table_with_goal(name: str, count: int, spaces: dict[str, str] | None = None) -> Table:
    """A table where seat 0 acts and the Minor `jackpot` with this goal is face up."""
    t = plain_table(maps={"depth_1_a": spaces or {}}, cards=LONG, minors=jackpot_goal(name, count))
    return t.set("minors", {"jackpot": 1}).set("draw_deck", {"yellow 0": 9}, 0)


@pytest.mark.rule("S45", "S47")
def test_a_goal_that_is_met_may_be_claimed_at_once() -> None:
    t = give_hand(table_with_goal("drill_spaces", 3).set("minor_deck", {"gold_rush": 1}), "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across")
    assert t.step == "claim"
    assert t.legal() == ["claim jackpot", "decline"]
    t.play("claim jackpot")
    assert t.get("minors_won", 0) == {"jackpot": 1}
    assert t.get("points", 0) == 2
    assert t.get("minors") == {"gold_rush": 1}  # replaced at once
    assert t.step == "act"


@pytest.mark.rule("S45")
def test_a_declined_goal_stays_face_up_and_can_be_met_again() -> None:
    t = give_hand(table_with_goal("drill_spaces", 3), "blue 1", "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across", "decline")
    assert t.get("minors") == {"jackpot": 1}
    assert t.step == "act"
    t.play("drill blue", "play blue 1", "dig d1 across")
    assert "claim jackpot" in t.legal()


@pytest.mark.rule("S45")
def test_facts_of_an_action_do_not_count_after_the_next_action() -> None:
    t = give_hand(table_with_goal("drill_spaces", 3), "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across", "decline", "draw")
    assert t.turn == 1


@pytest.mark.rule("S45")
def test_using_an_artifact_does_not_reopen_a_declined_claim() -> None:
    t = give_hand(
        table_with_goal("drill_spaces", 3).set("artifacts", {"two_cards": 1}, 0), "blue 1"
    )
    t.play("drill blue", "play blue 1", "dig a1 across", "decline", "use two_cards")
    assert t.step == "act"


@pytest.mark.rule("S45")
def test_at_most_one_minor_and_one_major_are_claimed_in_a_turn() -> None:
    t = plain_table(cards=LONG, minors=jackpot_goal("drill_spaces", 3))
    t.set("minors", {"jackpot": 1, "well_spread": 1}).set("majors", {"full_house": 1})
    t.set("majors", {"full_house": 1, "demolition_crew": 1})
    t.set("bought", {"red": 3, "blue": 1, "yellow": 1, "wild": 1}, 0)
    t.set("minerals", {"red iron": 1, "blue iron": 1, "yellow iron": 1, "wild iron": 1}, 0)
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across")
    assert t.legal() == [
        "claim demolition_crew",
        "claim full_house",
        "claim jackpot",
        "claim well_spread",
        "decline",
    ]
    t.play("claim well_spread")
    assert t.legal() == ["claim demolition_crew", "claim full_house", "decline"]
    assert t.refused("claim jackpot") == ("one_minor_a_turn", "S45")
    t.play("claim full_house")
    assert t.step == "act"
    t.play("pass", "pass", "pass")
    # In its next turn the seat may claim a goal that is still met.
    assert (t.step, t.seat) == ("claim", 0)
    assert "claim demolition_crew" in t.legal()
    assert "claim jackpot" not in t.legal()


@pytest.mark.rule("S45")
def test_goals_are_claimed_only_in_ones_own_turn() -> None:
    t = plain_table().set("majors", {"demolition_crew": 1}).set("bought", {"red": 3}, 1)
    t.settle().play("pass")
    assert t.step == "act"
    t.play("pass")
    assert (t.step, t.seat) == ("claim", 1)


@pytest.mark.rule("S46")
def test_a_major_needs_all_its_pilots_and_is_not_replaced() -> None:
    t = plain_table().set("majors", {"full_house": 1})
    t.set("bought", {"red": 2, "blue": 1, "yellow": 1}, 0)
    t.set("minerals", {"wild ruby": 1}, 0).stand("buy")
    t.set("majors", {"full_house": 1})
    assert t.step == "claim"
    t.play("claim full_house")
    assert t.get("majors") == {}
    assert t.get("majors_won", 0) == {"full_house": 1}
    assert t.get("points", 0) == 1 + 3  # the wild Pilot and the Major


@pytest.mark.rule("S46")
def test_a_major_is_not_met_while_a_colour_is_missing() -> None:
    t = plain_table().set("majors", {"full_house": 1})
    t.set("bought", {"red": 4, "blue": 4, "yellow": 4}, 0).stand("claim")
    assert t.step != "claim"


@pytest.mark.rule("S46")
def test_majors_differ_and_ask_for_three_to_six_pilots() -> None:
    majors = SUPER_MOTHERLOAD.content().value.all_majors()
    sets = {(major.red, major.blue, major.yellow, major.wild) for major in majors}
    assert len(sets) == len(kinds.MAJORS)
    assert all(3 <= sum(needs) <= 6 for needs in sets)
    assert all(3 <= major.points <= 6 for major in majors)


@pytest.mark.rule("S47")
def test_minors_differ_and_are_worth_one_to_three_points() -> None:
    minors = SUPER_MOTHERLOAD.content().value.all_minors()
    assert len({(minor.goal, minor.count) for minor in minors}) == len(kinds.MINORS)
    assert all(1 <= minor.points <= 3 for minor in minors)
    assert ("bomb_rock", 2) in {(minor.goal, minor.count) for minor in minors}


@pytest.mark.rule("S47")
def test_an_empty_minor_deck_is_not_refilled() -> None:
    t = give_hand(table_with_goal("drill_spaces", 3).set("minor_deck", {}), "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across", "claim jackpot")
    assert t.get("minors") == {}


@pytest.mark.rule("S48")
def test_tiles_count_for_a_goal_before_they_pay_for_a_card() -> None:
    t = give_hand(table_with_goal("hold_gold", 2, {"a1": ".g", "b1": ".g"}), "blue 2")
    t.play("drill blue", "play blue 2", "dig a1 across", "stow red")
    assert t.step == "claim"
    t.play("claim jackpot")
    assert t.get("bought", 0) == {"red": 1}
    assert t.get("minerals", 0) == {}


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
        ("drill_spaces", 3, {}),
        ("drill_steel", 2, STEEL),
        ("drill_rock", 0, {}),
        ("collect_minerals", 3, ORES),
        ("collect_value", 9, ORES),
        ("collect_kinds", 2, ORES),
        ("collect_symbols", 2, SIGNS),
        ("turn_spaces", 3, {}),
        ("hold_iron", 2, ORES),
        ("hold_gold", 1, ORES),
        ("hold_stacks", 1, ORES),
        ("hold_value", 9, ORES),
        ("hold_bombs", 2, SIGNS),
        ("hold_cards", 1, SIGNS),
    ],
)
def test_goals_of_a_drill(name: str, reached: int, spaces: dict[str, str]) -> None:
    for count in (reached, reached + 1):
        if count > 0:
            t = play_drill(table_with_goal(name, count, spaces), "blue 1")
            assert (t.step == "claim") == (count <= reached), (name, count)


@pytest.mark.rule("S47")
@pytest.mark.parametrize(
    ("name", "reached"),
    [("bomb_spaces", 4), ("bomb_rock", 3), ("bomb_minerals", 0), ("turn_bombs", 1)],
)
def test_goals_of_a_bomb(name: str, reached: int) -> None:
    for count in (reached, reached + 1):
        if count > 0:
            t = play_bomb(table_with_goal(name, count, ROCKS))
            assert (t.step == "claim") == (count <= reached), (name, count)


@pytest.mark.rule("S47")
def test_goals_of_rock_artifacts_buys_and_held_minerals() -> None:
    assert play_bomb(table_with_goal("bomb_minerals", 2, {"a1": ".i", "b2": "#g"})).step == "claim"
    assert play_drill(table_with_goal("drill_rock", 1, {"b1": "##"}), "blue 2").step == "claim"
    t = table_with_goal("hold_artifacts", 2).set("artifacts", {"trophy": 2}, 0).stand("claim")
    assert t.step == "claim"
    t = table_with_goal("turn_artifacts", 1).set("artifacts", {"two_cards": 1}, 0).settle()
    t.play("use two_cards")
    assert t.step == "claim"
    t = table_with_goal("turn_bought", 2)
    t.set("minerals", {"red ruby": 1, "blue ruby": 1}, 0).stand("buy").play("buy red")
    assert t.step == "claim"
    for mineral in ("platinum", "emerald", "ruby", "diamond"):
        t = table_with_goal(f"hold_{mineral}", 1).set("minerals", {f"wild {mineral}": 1}, 0)
        assert t.stand("claim").step == "claim"


@pytest.mark.rule("S47")
def test_a_drill_across_the_seam_meets_the_goal_cross_seam() -> None:
    t = add_lower_board(plain_table(cards=LONG, minors=jackpot_goal("cross_seam", 1)))
    t.set("minors", {"jackpot": 1})
    cover_spaces(t, "c7", "e7")
    assert play_drill(t, "blue 1", place="c8 down").step == "claim"
    t.play("decline")
    assert play_drill(t, "blue 1", place="e8 across").step != "claim"
