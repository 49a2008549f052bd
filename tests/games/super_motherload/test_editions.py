"""Editions with other boards, cards and goals are played like the shipped content (S4-S6, S47)."""

from typing import Any

import pytest

from motherlode import bots
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import CAPACITY
from motherlode.kernel.position import start_game
from tests.arrange import Table, table
from tests.games.super_motherload.arranged_table import (
    COLUMNS,
    SIDES,
    cover_spaces,
    covered_spaces,
    give_hand,
    lively_action,
)


def sized_map(columns: int, rows: int, spaces: dict[str, str]) -> str:
    """A map of plain Dirt of a size except for these spaces."""
    lines = [
        " ".join(spaces.get(f"{column}{row}", "..") for column in COLUMNS[:columns])
        for row in range(1, rows + 1)
    ]
    return "\n".join(lines) + "\n"


def edition(columns: int, heights: list[int], artifact: str = "a1", **tables: Any) -> Any:
    """An edition with one Artifact space on each side; `heights` are those of Depths 1 to 4."""
    boards = {
        side: sized_map(columns, heights[int(side[6]) - 1], {artifact: ".?"}) for side in SIDES
    }
    return {"boards": boards, **tables}


def table_of(edition: Any) -> Table:
    """A table for two with an edition, where seat 0 has the Demolition deck and is to act."""
    t = table("super_motherload", 2, {}, edition)
    t.set("starting_player", "seat 1").stand("choose_side", 1).play("side a")
    t.play("pick courier", "pick demolition")
    t.set("majors", {}).set("minors", {})
    return t.stand("act")


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("columns", "heights"), [(20, [20, 20, 20, 20]), (5, [2, 7, 1, 3])])
def test_boards_of_other_sizes_are_played_to_the_end(columns: int, heights: list[int]) -> None:
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
