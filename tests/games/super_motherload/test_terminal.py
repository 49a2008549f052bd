"""The picture of the table in the terminal."""

import re

import pytest
from rich.console import Console

from motherlode.games.super_motherload.terminal_picture import picture
from motherlode.i18n.words import Words
from motherlode.kernel.view import view
from tests.arrange import Table, table
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    edition,
    give_hand,
    plain_table,
)


def printed_picture(t: Table, seat: int, width: int = 100) -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False, quiet=False)
    words = Words(t.setup.game, ["Red", "Blue"])
    with console.capture() as capture:
        console.print(picture(t.setup, view(t.setup.rules, t.state, seat), words))
    return capture.get()


def test_boards_show_coordinates_and_a_sign_for_each_terrain() -> None:
    spaces = {"a1": "##", "b1": "R.", "c1": ".g", "d1": "#d", "e1": "BB", "f1": ".*"}
    t = plain_table(maps={"depth_1_a": {**spaces, "b1": "RR"}})
    shown = printed_picture(cover_spaces(t, "h1"), 0)
    rows = shown.splitlines()
    assert any("a  b  c  d  e  f  g  h  i  j  k  l" in row for row in rows)
    first = next(row for row in rows if " 1 ###" in row)
    assert " 1 ###R R g #d#B B *     · " in first
    assert " 8 " in shown
    assert " 9 " not in shown
    assert "16 " in printed_picture(add_lower_board(t), 0)


def test_the_terminal_shows_a_seat_only_its_own_hand_and_artifacts() -> None:
    t = give_hand(plain_table(), "blue 4").set("artifacts", {"trophy": 1}, 0)
    give_hand(t, "yellow 3", seat=1)
    own, opponent, spectator = printed_picture(t, 0), printed_picture(t, 1), printed_picture(t, -1)
    assert "blue Pilot 4" in own
    assert "trophy" in own
    assert "yellow Pilot 3" not in own
    assert "yellow Pilot 3" in opponent
    assert "trophy" not in opponent
    assert "Pilot" not in spectator


def test_stacks_show_their_value_and_their_cost() -> None:
    t = plain_table().set("minerals", {"red gold": 1}, 0).set("bought", {"blue": 4, "red": 1}, 0)
    shown = printed_picture(t, 0)
    assert "red $5/$15 (1 Gold)" in shown
    assert "blue: sold out" in shown


def test_the_terminal_shows_the_goals_of_achievements() -> None:
    t = plain_table().set("minors", {"rock_breaker": 1}).set("majors", {"fire_and_ice": 1})
    shown = printed_picture(t, 0)
    assert "Rock Breaker: bomb 2 Rock in one action" in shown
    assert "Fire and Ice: 2 red, 2 blue" in shown


def test_the_picture_explains_signs_and_top_cards() -> None:
    card = {"icons": 2, "drill": ["bomb"], "buy": "action", "pattern": ".x./xxx/.x."}
    t = plain_table(cards={"red_3": card}).set("bought", {"red": 2, "blue": 4}, 0)
    shown = printed_picture(t, 0, 120)
    assert "i Iron $2 g Gold $5 p Platinum $7" in shown
    assert "e Emerald $9 r Ruby $12 d Diamond $15" in shown
    assert "* Bomb ? Artifact 1 2 cards # Rock RBY Steel" in shown
    offered = shown[shown.index("Pilots to buy") :]
    assert (
        "icons 2, take a Bomb Token, bomb .x./xxx/.x.  $20, 3 VP, when bought: one more action"
        in offered
    )
    assert "blue Pilot" not in offered
    assert "top cards" not in printed_picture(t, -1)


def test_the_terminal_describes_decks_while_they_can_be_picked() -> None:
    picking = table("super_motherload", 3)
    picking.play("side a", "pick courier")
    shown = printed_picture(picking, 0)
    assert "Survey: wild icons, tunnels around corners" in shown
    assert "few Drill Icons, but lots of cards" not in shown
    picking.play("pick survey", "pick demolition")
    assert "large bombs" not in printed_picture(picking, 0)


def test_tiles_that_go_on_a_stack_next_are_shown() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".i"}}).set("artifacts", {"free_platinum": 1}, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across")
    assert "Minerals to put on a stack: 1 Iron" in printed_picture(t, 0)
    t.play("use free_platinum")
    assert "Minerals to put on a stack: 1 Platinum" in printed_picture(t, 0)


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("columns", [3, 14, 20])
def test_the_terminal_draws_boards_of_any_width_with_a_line_for_each_row(
    columns: int, width: int
) -> None:
    t = table("super_motherload", 2, {"sides": "random"}, edition(columns, [4, 4, 4, 4]))
    lines = [line.strip() for line in printed_picture(t, 0, width).splitlines()]
    rows = [line for line in lines if re.match(r"│ +[1-4] ", line) and line.count("│") == 2]
    if width >= 3 * columns + 7:
        assert len(rows) == 4
        [drawn] = {len(row.split("│")[1]) for row in rows}
        assert drawn >= 3 * columns + 5


@pytest.mark.rule("S5")
def test_an_editions_pilot_is_called_by_its_own_name() -> None:
    named = {"red_1": {"name": "Blast\x1b[2J Mary"}, "starter_1": {"name": "Old Joe"}}
    t = table("super_motherload", 2, {}, {"decks": {"demolition": named}})
    t.set("starting_player", "seat 1").stand("choose_side", 1).play("side a")
    t.play("pick courier", "pick demolition")
    shown = printed_picture(give_hand(t.stand("act"), "starter 1", "starter 2"), 0)
    assert "Blast\N{REPLACEMENT CHARACTER}[2J Mary  icons 1" in shown
    assert "Old Joe  icons 1" in shown
    assert "red starting Pilot  icons 1" in shown
