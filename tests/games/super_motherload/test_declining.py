"""Leaving Minerals and declining symbols (S24)."""

from typing import Any

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.actions import ACTIONS
from motherlode.kernel.errors import UnreadableAction
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import cover_spaces, give_hand, plain_table

MARKS = {"a1": ".*", "b1": ".i", "c1": ".2", "a2": ".?"}
CARDS: dict[str, dict[str, Any]] = {
    "blue_1": {"icons": 3, "drill": []},
    "red_1": {"pattern": "xx/x.", "buy": "none"},
}


def table_with_symbols() -> Table:
    """Seat 0 may cover a Bomb, an Iron and a Draw 2 in the top row, an Artifact at a2."""
    t = plain_table(maps={"depth_1_a": MARKS}, cards=CARDS).set("draw_deck", {"starter 5": 5}, 0)
    return give_hand(t, "blue 1", "red 1")


@pytest.mark.rule("S24")
def test_the_minerals_of_an_action_may_be_left() -> None:
    t = give_hand(plain_table(maps={"depth_1_a": {"a1": ".i"}}), "starter 3")
    t.play("drill blue", "play starter 3", "dig a1 across", "leave")
    assert t.get("minerals", 0) == {}
    assert t.get("loot") == {}
    assert t.events_of("tiles_left")[0]["minerals"] == {"iron": 1}
    assert t.refused("leave") == ("nothing_to_stow", "S24")


@pytest.mark.rule("S24", "S38")
def test_all_minerals_are_left_together_and_split_ones_one_by_one() -> None:
    marks = {"a1": ".i", "b1": ".p", "c1": ".d"}
    for bonus in ([], ["split"]):
        t = plain_table(maps={"depth_1_a": marks}, cards={"blue_1": {"icons": 3, "drill": bonus}})
        give_hand(t, "blue 1").play("drill blue", "play blue 1", "dig a1 across", "leave")
        assert t.get("loot") == ({"platinum": 1, "diamond": 1} if bonus else {})
        if bonus:
            t.play("stow red", "leave")
            assert t.get("minerals", 0) == {"red platinum": 1}


@pytest.mark.rule("S24")
@pytest.mark.parametrize(
    ("declined", "bombs", "cards"),
    [("", 2, 2), (" without a1", 1, 2), (" without c1", 2, 0), (" without a1 c1", 1, 0)],
)
def test_symbols_are_declined_on_the_placing_move(declined: str, bombs: int, cards: int) -> None:
    t = table_with_symbols()
    t.play("drill blue", "play blue 1", f"dig a1 across{declined}", "stow wild")
    assert t.get("bombs", 0) == bombs
    assert t.get("hand", 0).get("starter 5", 0) == cards
    assert t.get("minerals", 0) == {"wild iron": 1}


@pytest.mark.rule("S24", "S51")
def test_a_declined_artifact_is_not_taken_but_its_space_is_covered() -> None:
    t = table_with_symbols().set("artifact_spaces_left", 1)
    t.play("bomb red 1", "blast a1 r0 without a2")
    assert t.get("artifacts", 0) == {}
    assert t.get("bombs", 0) == 1  # spent one, took one
    t.play("leave")
    assert t.step == "attach_board"


@pytest.mark.rule("S24", "S26")
def test_symbols_can_be_declined_after_the_cards_were_confirmed() -> None:
    t = table_with_symbols().set("artifacts", {"trophy": 1}, 0).settle()
    twin = t.copy()
    t.play("drill blue", "play blue 1", "confirm", "dig a1 across without a1")
    assert t.get("bombs", 0) == 1
    twin.play("bomb red 1", "confirm", "blast a1 r0 without a1 a2")
    assert (twin.get("bombs", 0), twin.get("artifacts", 0)) == (0, {"trophy": 1})


@pytest.mark.rule("S24")
def test_placements_that_decline_are_not_listed() -> None:
    t = table_with_symbols()
    t.play("drill blue", "play blue 1")
    assert not [text for text in t.legal() if "without" in text]


@pytest.mark.rule("S24")
@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("dig a1 across without b1", "no_symbol_there", "S24"),  # a Mineral is left, not declined
        ("dig a1 across without d1", "no_symbol_there", "S24"),
        ("dig a1 across without a1 d1", "no_symbol_there", "S24"),
        ("dig b2 across without c2", "not_connected", "S21"),
        ("dig k1 across without l1", "leaves_the_boards", "S20"),
        ("blast a1 r0 without a1", "no_bomb_chosen", "S18"),
    ],
)
def test_wrong_declines_are_refused_with_a_reason(text: str, reason: str, rule: str) -> None:
    t = table_with_symbols()
    assert t.refused("dig a1 across without a1") == ("no_drill_chosen", "S15")
    t.play("drill blue", "play blue 1")
    before = t.state.dump()
    assert t.refused(text) == (reason, rule)
    assert t.state.dump() == before


@pytest.mark.rule("S24")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dig a1 across without", "write_declined_spaces_after_without"),
        ("dig a1 without a1", "write_declined_spaces_after_without"),
        ("dig a1 sideways without a1", "write_declined_spaces_after_without"),
        ("dig a1 across without z9", "no_such_space"),
        ("dig z1 across without a1", "no_such_space"),
        ("dig b2 across without a2", "no_symbol_there"),
        ("dig b2 across without b3", "no_symbol_there"),
        ("dig b2 down without c2", "no_symbol_there"),
        ("blast b2 r0 without a2", "no_symbol_there"),
        ("blast b2 r0 without h2", "no_symbol_there"),
        ("blast b2 r0 without b8", "no_symbol_there"),
    ],
)
def test_texts_that_decline_nothing_possible_are_unreadable(text: str, reason: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        ACTIONS.parse(text)
    assert (refused.value.reason, refused.value.rule) == (reason, "S24")


def test_a_placement_that_declines_nothing_gets_only_near_texts() -> None:
    for text in ("dig a1 across except a1", "dig a1 sideways", "blast a1"):
        with pytest.raises(UnreadableAction) as refused:
            ACTIONS.parse(
                text, among=[ACTIONS.parse("dig a1 across"), ACTIONS.parse("blast a1 r0")]
            )
        assert (refused.value.reason, refused.value.rule) == ("", "")
        assert refused.value.near


@pytest.mark.rule("S24")
def test_declined_spaces_have_one_canonical_order_and_count_once() -> None:
    for text in ("dig a1 across without c1 a1", "DIG a1  across without a1 c1 c1"):
        assert ACTIONS.text(ACTIONS.parse(text)) == "dig a1 across without a1 c1"
    assert ACTIONS.text(ACTIONS.parse("blast t40 m3 without t40")) == "blast t40 m3 without t40"


@pytest.mark.rule("S24")
@pytest.mark.parametrize(
    "text",
    [
        "dig a40 across without " + " ".join(f"{column}40" for column in kinds.COLUMN_NAMES),
        "dig t1 down without " + " ".join(f"t{row}" for row in range(1, 41)),
        "blast o35 m3 without "
        + " ".join(f"{column}{row}" for row in range(35, 41) for column in "opqrst"),
    ],
)
def test_every_space_of_the_longest_lines_and_the_largest_pattern_may_be_declined(
    text: str,
) -> None:
    assert ACTIONS.text(ACTIONS.parse(text)) == text


@pytest.mark.rule("S24")
def test_all_five_symbols_of_a_line_on_a_shipped_board_are_declined() -> None:
    cards = {"blue_1": {"icons": 10, "drill": ["rock"]}}
    t = cover_spaces(plain_table(cards=cards, boards={}), "a7")
    give_hand(t, "starter 3", "blue 1").play("drill blue", "play starter 3", "play blue 1")
    bombs = t.get("bombs", 0)
    t.play("dig a8 across without a8 c8 e8 i8 k8")
    declined = [fact["cell"] for fact in t.events_of("symbol_declined")]
    assert declined == ["a8", "c8", "e8", "i8", "k8"]
    assert (t.get("bombs", 0), t.get("artifacts", 0)) == (bombs, {})


@pytest.mark.rule("S24")
@pytest.mark.parametrize("most", [5, 10])
def test_any_number_of_the_symbols_under_a_drill_is_declined(most: int) -> None:
    marks = {f"{column}1": ".*" for column in kinds.COLUMN_NAMES[:10]}
    t = plain_table(maps={"depth_1_a": marks}, cards={"blue_1": {"icons": 10, "drill": []}})
    give_hand(t, "blue 1").play("drill blue", "play blue 1")
    declined = " ".join(f"{column}1" for column in kinds.COLUMN_NAMES[:most])
    before = t.get("bombs", 0)
    t.play(f"dig a1 across without {declined}")
    assert t.get("bombs", 0) == before + 10 - most
    assert len(t.events_of("symbol_declined")) == most


@pytest.mark.rule("S24", "S19")
def test_all_symbols_under_the_largest_pattern_are_declined() -> None:
    marks = {f"{column}{row}": ".*" for row in range(1, 7) for column in "abcdef"}
    pattern = "/".join(["xxxxxx"] * 6)
    t = plain_table(maps={"depth_1_a": marks}, cards={"red_1": {"pattern": pattern, "buy": "none"}})
    give_hand(t, "red 1").set("bombs", 1, 0)
    t.play("bomb red 1", f"blast a1 r0 without {' '.join(sorted(marks))}")
    assert t.get("bombs", 0) == 0
    assert len(t.events_of("symbol_declined")) == 36
