"""Editions with other boards, cards and goals are played like the shipped content (S4-S6, S47)."""

from typing import Any

import pytest

from motherlode import bots
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.i18n.words import Words
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import CAPACITY
from motherlode.kernel.position import start_game
from tests.arrange import Table, table
from tests.games.super_motherload.arranged_table import (
    cover_spaces,
    covered_spaces,
    edition,
    give_hand,
    lively_action,
)


def table_of(edition: Any) -> Table:
    """A table for two with an edition, where seat 0 has the Demolition deck and is to act."""
    t = table("super_motherload", 2, {}, edition)
    t.set("starting_player", "seat 1").stand("choose_side", 1).play("side a")
    t.play("pick courier", "pick demolition")
    t.set("majors", {}).set("minors", {})
    return t.stand("act")


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("columns", "heights"), [(20, [20, 20, 20, 20]), (5, [2, 7, 1, 3])])
def test_random_games_on_boards_with_other_numbers_of_rows_and_columns_end(
    columns: int, heights: list[int]
) -> None:
    setup = SUPER_MOTHERLOAD.setup(3, {"decks": "random"}, edition(columns, heights))
    dealer, pick = Dealer(4), Dealer(5)
    position = start_game(setup.rules, dealer)
    while not position.over():
        position.advance(lively_action(setup.rules, position, pick), dealer)
    t = Table(setup)
    t.position = position
    assert t.get("last_turn") == 1  # the Artifact of Depth 4 was found
    rows = heights[2] + heights[3]
    assert not any(t.get("covered")[rows:])
    assert all(mask < 1 << columns for mask in t.get("covered"))


@pytest.mark.rule("S6", "S20")
def test_the_edges_of_a_large_board_are_those_of_its_map() -> None:
    t = cover_spaces(table_of(edition(20, [20] * 4, "j10")), "t19")
    give_hand(t, "starter 3", "starter 3").play("drill blue", "play starter 3")
    assert "dig t20 across" in t.legal()
    t.play("play starter 3")
    assert t.refused("dig t20 across") == ("leaves_the_boards", "S20")
    assert "dig s20 across" in t.legal()
    small = give_hand(table_of(edition(5, [3] * 4, "c3")), "starter 3")
    small.play("drill blue", "play starter 3")
    assert "dig e1 across" in small.legal()
    assert small.refused("dig f1 across") == ("leaves_the_boards", "S20")


@pytest.mark.rule("S6", "S16", "S51", "S52")
def test_boards_of_different_heights_join_at_the_seam() -> None:
    t = table_of(edition(6, [3, 5, 2, 4], "a1"))
    t.set("artifact_spaces_left", 0).stand("attach_board").play("side b")
    t.stand("act")
    cover_spaces(t, "c2")
    give_hand(t, "starter 3", "starter 3", "starter 7")
    t.play("drill blue", "play starter 3", "play starter 3", "play starter 7", "dig c3 down")
    assert {"c3", "c4", "c5"} <= covered_spaces(t)  # rows 4 and 5 lie on the lower board
    assert t.get("turn_facts")["seams"] == 1
    assert t.get("artifact_spaces_left") == 1
    t.set("artifact_spaces_left", 0).stand("attach_board").play("side a")
    assert (t.get("upper_board"), t.get("lower_board")) == ("depth 2 b", "depth 4 a")
    assert covered_spaces(t) == {"c1", "c2"}
    assert t.get("above") == 1 << 2  # the tunnel over the seam hangs there
    assert t.get("spaces")[5 * 20] == 1 + 8  # the lower board begins below five rows


@pytest.mark.rule("S4")
def test_each_starter_of_an_edition_is_a_card_of_its_own() -> None:
    own = {
        "starter_1": {"colour": "red", "icons": 2, "pattern": "xxx", "drill": ["draw_1"]},
        "starter_2": {"colour": "blue", "icons": 1, "pattern": ""},
        "starter_3": {"colour": "blue", "icons": 1},
        "starter_4": {"colour": "wild", "icons": 1, "points": 1},
        "starter_5": {"colour": "wild", "icons": 3},
        "starter_6": {"colour": "yellow", "icons": 1, "drill": ["rock"]},
        "starter_7": {"colour": "red", "icons": 1, "pattern": "x"},
    }
    t = table_of({"decks": {"demolition": own}})
    cards = {**t.get("draw_deck", 0)}
    for kind, count in t.get("hand", 0).items():
        cards[kind] = cards.get(kind, 0) + count
    assert cards == {
        "starter 1": 1,
        "starter 2": 2,  # the third one is the same card
        "starter 4": 1,
        "starter 5": 1,
        "starter 6": 1,
        "starter 7": 1,
    }
    assert t.get("points", 0) == 1
    give_hand(t, "starter 2", "starter 4", "starter 7")
    assert t.legal("bomb") == ["bomb starter 7"]
    t.play("drill yellow")
    assert t.refused("play starter 2") == ("other_colour", "S15")
    assert t.legal("play") == ["play starter 4"]


@pytest.mark.rule("S5", "S19", "S21")
def test_a_pattern_in_several_pieces_needs_one_connecting_space() -> None:
    cards = {"red_1": {"pattern": "x.x/.../x.."}}
    t = give_hand(table_of({**edition(6, [4] * 4, "f4"), "decks": {"demolition": cards}}), "red 1")
    t.play("bomb red 1")
    assert t.refused("blast b2 r0") == ("not_connected", "S21")
    t.play("blast b1 r0")
    assert covered_spaces(t) == {"b1", "d1", "b3"}


@pytest.mark.rule("S6", "S19")
@pytest.mark.parametrize("bot", ["greedy", "search:2"])
def test_a_bomb_on_the_largest_boards_may_have_thousands_of_places(bot: str) -> None:
    cards = {"red_1": {"pattern": "xxx/x.."}}
    t = table_of({**edition(20, [20] * 4, "t20"), "decks": {"demolition": cards}})
    t.set("artifact_spaces_left", 0).stand("attach_board").play("side a")
    t.stand("act")
    cover_spaces(t, *[f"{column}{row}" for column in "cgkos" for row in range(1, 41)])
    give_hand(t, "red 1").play("bomb red 1")
    assert len(t.legal("blast")) > CAPACITY
    rules, state = t.setup.rules, t.state
    action = bots.make(bot, seed=1).choose(Outlook(rules, state, t.seat, Dealer(1)))
    t.play(t.setup.game.actions.text(action))
    assert t.step == "act"


def content_of(**tables: Any) -> Any:
    return SUPER_MOTHERLOAD.content(tables).value


@pytest.mark.rule("S4", "S5")
def test_a_card_that_is_written_out_keeps_no_bonus_of_the_boxs_card() -> None:
    red = {"cost": 10, "points": 1, "icons": 1, "pattern": "xx", "buy": "action"}
    demolition = content_of(decks={"demolition": {"red_1": red}}).decks.demolition
    assert demolition.red_1.buy == "action"
    assert demolition.red_1.drill == []
    blue = {"colour": "blue", "icons": 2}
    starter = content_of(decks={"courier": {"starter_2": blue}}).decks.courier.starter_2
    assert (starter.colour, starter.pattern) == ("blue", "")


@pytest.mark.rule("S5")
def test_a_super_motherload_edition_that_sets_one_value_of_a_card_keeps_its_others() -> None:
    demolition = content_of(decks={"demolition": {"red_1": {"icons": 3}}}).decks.demolition
    assert (demolition.red_1.icons, demolition.red_1.drill) == (3, ["bomb"])


@pytest.mark.rule("S46")
def test_a_major_asks_for_the_colours_that_are_written_and_no_others() -> None:
    major = content_of(majors={"old_guard": {"wild": 3, "points": 5}}).majors.old_guard
    assert (major.red, major.blue, major.yellow, major.wild) == (0, 0, 0, 3)


def test_the_zeros_that_a_written_out_major_leaves_out_are_stored_in_the_edition() -> None:
    rows = {"majors": {"old_guard": {"wild": 3, "points": 5}}}
    kept = SUPER_MOTHERLOAD.content(rows)
    assert kept.edition["majors"]["old_guard"] == {
        "wild": 3, "points": 5, "red": 0, "blue": 0, "yellow": 0,
    }  # fmt: skip
    assert SUPER_MOTHERLOAD.content(kept.edition).hash == kept.hash


def test_decks_and_goals_have_the_names_of_the_edition() -> None:
    named = {
        "decks": {"courier": {"name": "Post"}},
        "majors": {"old_guard": {"name": "Veterans"}},
        "minors": {"big_bang": {"name": "Full Hands"}},
    }
    words = Words(SUPER_MOTHERLOAD, [], edition=SUPER_MOTHERLOAD.content(named).edition)
    names = [words.name(key) for key in ("courier", "old_guard", "big_bang", "rock_breaker")]
    assert names == ["Post", "Veterans", "Full Hands", "Rock Breaker"]
