"""The options of a table (S8, S10, S11, S54, S58)."""

from typing import Any

import pytest

from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.errors import BadOptions
from tests.arrange import table
from tests.games.super_motherload.arranged_table import add_lower_board, plain_table


@pytest.mark.rule("S8", "S58")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_table_may_name_the_starting_player(seat: int) -> None:
    for seed in range(4):
        t = table("super_motherload", 3, {"starting_player": f"seat {seat}"}, seed=seed)
        assert t.get("starting_player") == f"seat {seat}"
        assert t.seat == (seat + 1) % 3  # the player to the right chooses the side first
        assert t.step == "choose_side"


@pytest.mark.rule("S8", "S58")
def test_the_starting_player_is_random_by_default() -> None:
    first = {table("super_motherload", 3, seed=seed).get("starting_player") for seed in range(30)}
    assert first == {"seat 1", "seat 2", "seat 3"}


@pytest.mark.rule("S8", "S58")
def test_a_starting_player_without_a_seat_is_refused() -> None:
    with pytest.raises(BadOptions, match="seat 4"):
        SUPER_MOTHERLOAD.setup(3, {"starting_player": "seat 4"})
    with pytest.raises(BadOptions, match="starting_player"):
        SUPER_MOTHERLOAD.setup(3, {"starting_player": "seat 9"})


@pytest.mark.rule("S51", "S58")
def test_random_sides_are_laid_without_a_question() -> None:
    laid = set()
    for seed in range(12):
        t = table(
            "super_motherload", 2, {"sides": "random", "starting_player": "seat 1"}, seed=seed
        )
        assert (t.step, t.seat) == ("pick_deck", 1)
        t.play("pick courier", "pick survey")
        t.set("artifact_spaces_left", 0).stand("attach_board")
        laid.add((t.get("upper_board"), t.get("lower_board")))
    assert {upper for upper, _ in laid} == {"depth 1 a", "depth 1 b"}
    assert {lower for _, lower in laid} == {"depth 2 a", "depth 2 b"}


@pytest.mark.rule("S58")
def test_with_random_sides_and_decks_the_game_begins_with_the_first_turn() -> None:
    t = table("super_motherload", 4, {"sides": "random", "decks": "random"})
    assert t.step == "act"
    assert len({t.get("deck", seat) for seat in range(4)}) == 4


@pytest.mark.rule("S11", "S58")
@pytest.mark.parametrize(
    ("seats", "depths", "boards"),
    [(2, "book", [2, 4]), (2, "all", [2, 3, 4]), (3, "book", [2, 3, 4])],
)
def test_two_players_may_use_all_depths(seats: int, depths: str, boards: list[int]) -> None:
    t = plain_table(seats, options={"depths": depths})
    laid = []
    for _ in boards:
        add_lower_board(t)
        laid.append(t.get("lower_board"))
    assert laid == [f"depth {depth} a" for depth in boards]
    t.set("artifact_spaces_left", 0).stand("attach_board")
    assert t.get("last_turn") == 1


@pytest.mark.rule("S54", "S58")
@pytest.mark.parametrize(("counted", "score"), [(True, 5), (False, 3)])
def test_cards_in_hand_score_unless_the_option_hand_scores_is_off(
    counted: bool, score: int
) -> None:
    cards: dict[str, dict[str, Any]] = {"red_1": {"points": 2}}
    t = plain_table(cards=cards, options={"hand_scores": counted})
    t.set("points", 5, 0).set("hand", {"red 1": 1, "starter 3": 1}, 0)
    t.set("last_turn", 1).stand("discard")
    assert t.over()
    assert t.get("final_score", 0) == score
