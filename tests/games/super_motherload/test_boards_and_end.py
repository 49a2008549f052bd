"""Adding and removing boards, the end of the game, hidden information: S50-S57."""

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.view import SPECTATOR, view
from motherlode.kernel.zones import redeal
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    covered_spaces,
    give_hand,
    latest_events,
    plain_table,
)

CARDS = {"blue_1": {"icons": 3, "drill": []}}


def table_before_last_artifact(seats: int = 2, depth: int = 1) -> Table:
    """Seat 0 holds a blue card; one Artifact space of the current board is left, at a1 or a9."""
    space = {"a1": ".?"}
    maps = {f"depth_{n}_{side}": dict(space) for n in range(1, 5) for side in "ab"}
    t = plain_table(seats, maps=maps, cards=CARDS)
    for _ in range(depth - 1):
        add_lower_board(t)
    t.set("artifact_spaces_left", 1)
    return cover_spaces(give_hand(t, "starter 3"), "b1" if depth == 1 else "b9")


@pytest.mark.rule("S50", "S51")
def test_the_finder_of_the_last_artifact_adds_the_next_board_below() -> None:
    t = table_before_last_artifact()
    t.play("drill blue", "play starter 3", "dig a1 across")
    assert (t.step, t.seat) == ("attach_board", 0)
    assert t.legal("side") == ["side a", "side b"]
    t.play("side b")
    assert (t.get("upper_board"), t.get("lower_board")) == ("depth 1 a", "depth 2 b")
    assert t.get("artifact_spaces_left") == 3
    assert covered_spaces(t) == {"a1", "b1"}
    assert t.get("spaces")[8 * 20] == 1 + 8  # a9 is Dirt with an Artifact
    assert (t.turn, t.get("actions_left")) == (0, 1)  # the turn goes on


@pytest.mark.rule("S50")
def test_an_artifact_of_the_upper_board_does_not_bring_the_next_board_closer() -> None:
    t = table_before_last_artifact(depth=2)
    give_hand(t, "starter 3", "starter 3")
    cover_spaces(t, "b1")
    t.play("drill blue", "play starter 3", "dig a1 across")
    assert t.get("artifact_spaces_left") == 1
    assert t.step == "act"


@pytest.mark.rule("S51")
def test_the_upper_board_leaves_with_its_tunnels() -> None:
    t = table_before_last_artifact(3, depth=2)
    cover_spaces(t, "e5", "h12")
    t.play("drill blue", "play starter 3", "dig a9 across", "side a")
    assert (t.get("upper_board"), t.get("lower_board")) == ("depth 2 a", "depth 3 a")
    assert covered_spaces(t) == {"a1", "b1", "h4"}
    assert latest_events(t, "board_removed", "board_added") == ["board_removed", "board_added"]


@pytest.mark.rule("S52")
def test_a_tunnel_across_the_seam_is_still_shown_after_its_board_leaves() -> None:
    t = table_before_last_artifact(3, depth=2)
    give_hand(t, "starter 3", "blue 1")
    cover_spaces(t, "f7", "d8", "d9")
    t.play("drill blue", "play blue 1", "dig f8 down")
    t.play("drill blue", "play starter 3", "dig a9 across", "side a")
    assert t.get("above") == 1 << 5  # f, and not d: that was dug in two actions
    assert t.get("seam") == 0


@pytest.mark.rule("S21", "S52")
@pytest.mark.parametrize("bonus", [[], ["corner"]])
def test_a_removed_boards_tunnel_above_the_top_row_connects_no_new_tunnel(bonus: list[str]) -> None:
    t = plain_table(3, cards={"blue_1": {"icons": 1, "drill": bonus}})
    add_lower_board(add_lower_board(t)).set("covered", [1 << 5] + [0] * 15)
    places = []
    for above in (1 << 5, 0):
        twin = t.copy()
        give_hand(twin.set("above", above), "blue 1").play("drill blue", "play blue 1")
        places.append(twin.legal("dig"))
    assert places[0] == places[1]
    assert "dig e1 across" in places[0]
    assert ("dig e2 across" in places[0]) == bool(bonus)


@pytest.mark.rule("S53")
def test_the_game_ends_after_the_turn_that_finds_the_last_artifact() -> None:
    t = table_before_last_artifact(2, depth=3)
    assert t.get("lower_board") == "depth 4 a"
    t.set("points", 5, 0).set("artifact_supply", {"trophy": 1})
    t.play("drill blue", "play starter 3", "dig a9 across")
    assert t.events_of("last_artifact_found")
    assert not t.over()
    assert t.get("actions_left") == 1
    t.play("draw", "go_on")
    assert t.over()
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("S54")
def test_the_final_score_counts_pilots_achievements_and_trophies() -> None:
    t = plain_table(majors={"full_house": {"points": 4}})
    for card in ("red 1", "blue 1", "yellow 1"):  # 1 VP each, to discard, hand and Draw Deck
        colour = card.split()[0]
        t.set("minerals", {f"{colour} ruby": 1}, 0).stand("buy")
    t.set("hand", {"blue 1": 1}, 0).set("discard", {"red 1": 1}, 0)
    t.put("draw_deck", "yellow 1", 1, 0)
    t.set("bought", {"red": 1, "blue": 1, "yellow": 1, "wild": 1}, 0)
    t.set("majors", {"full_house": 1}).stand("act").play("claim full_house")
    t.set("artifacts", {"trophy": 2, "two_cards": 1}, 0).set("artifacts", {"trophy": 1}, 1)
    t.set("last_turn", 1).stand("discard")
    assert t.over()
    assert t.get("final_score", 0) == 3 + 4 + 6
    assert t.get("final_score", 1) == 3


@pytest.mark.rule("S55")
@pytest.mark.parametrize(
    ("points", "payoffs"),
    [
        ([5, 4, 3], [1.0, 0.0, 0.0]),
        ([5, 5, 3], [0.0, 1.0, 0.0]),  # the starting player loses the tie
        ([3, 5, 5], [0.0, 0.5, 0.5]),
        ([5, 5, 5], [0.0, 0.5, 0.5]),
        ([0, 0, 9], [0.0, 0.0, 1.0]),
    ],
)
def test_most_points_win_and_ties_go_against_the_starting_player(
    points: list[int], payoffs: list[float]
) -> None:
    t = plain_table(3)
    for seat, count in enumerate(points):
        t.set("points", count, seat)
    t.set("last_turn", 1).stand("discard")
    assert t.over()
    assert t.payoffs() == payoffs


def play_idle_rounds(t: Table, rounds: int) -> Table:
    """Everybody draws and passes for some rounds; nobody digs."""
    for _ in range(rounds * t.setup.seats):
        t.play("draw", "pass")
        while t.step == "discard":
            t.play(t.legal("discard")[0])
    return t


@pytest.mark.rule("S56")
@pytest.mark.parametrize("seats", [2, 3])
def test_five_rounds_without_a_covered_space_end_the_game(seats: int) -> None:
    t = play_idle_rounds(plain_table(seats), 4)
    for _ in range(seats - 1):
        t.play("pass", "pass")
    assert not t.over()
    t.play("pass", "pass")
    assert t.over()
    assert t.events_of("nobody_dug")
    assert sum(t.payoffs()) == 1.0


@pytest.mark.rule("S56")
def test_a_covered_space_begins_the_count_of_idle_rounds_again() -> None:
    t = play_idle_rounds(give_hand(plain_table(2), "starter 3"), 4)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across", "pass")
    play_idle_rounds(t, 2)  # the last half of that round, and the next
    assert t.get("idle_rounds") == 1
    give_hand(t, seat=0)
    assert not t.over()


@pytest.mark.rule("S56")
def test_only_full_rounds_count_as_idle() -> None:
    t = plain_table(2).set("starting_player", "seat 2").settle()
    t.play("pass", "pass")  # seat 1 ends the round that seat 2 began
    assert t.get("idle_rounds") == 1
    t.play("pass", "pass")
    assert t.get("idle_rounds") == 1


@pytest.mark.rule("S57")
def test_hands_and_artifacts_are_hidden_and_the_rest_is_public() -> None:
    t = give_hand(plain_table(), "starter 3", "red 1").set("artifacts", {"trophy": 1}, 0)
    t.set("minerals", {"red gold": 1}, 0).set("minors_won", {"jackpot": 1}, 0)
    t.set("majors_won", {"old_guard": 1}, 0).set("discard", {"starter 5": 2}, 0)
    t.set("bought", {"red": 1}, 0).set("majors", {"full_house": 1}).set("minors", {"big_bang": 1})
    cover_spaces(t, "c1")
    own = view(t.setup.rules, t.state, 0)["seats"][0]
    assert own["hand"] == {"starter 3": 1, "red 1": 1}
    assert own["artifacts"] == {"trophy": 1}
    minors_in_deck = sum(t.get("minor_deck").values())
    for viewer in (1, SPECTATOR):
        seen = view(t.setup.rules, t.state, viewer)
        seat_0 = seen["seats"][0]
        assert seat_0["hand"] == {"count": 2}
        assert seat_0["artifacts"] == {"count": 1}
        assert seat_0["minerals"] == {"red gold": 1}
        assert seat_0["minors_won"] == {"jackpot": 1}
        assert seat_0["bombs"] == 1
        assert seat_0["draw_deck"] == {"count": 7}
        assert seen["table"]["artifact_supply"] == {"count": 16}
        assert seen["table"]["minor_deck"] == {"count": minors_in_deck}
        assert seat_0["majors_won"] == {"old_guard": 1}
        assert seat_0["discard"] == {"starter 5": 2}
        assert seat_0["bought"] == {"red": 1}
        assert seen["table"]["majors"] == {"full_house": 1}
        assert seen["table"]["minors"] == {"big_bang": 1}
        assert seen["table"]["covered"] == [1 << 2] + [0] * 39
        assert seen["table"]["spaces"] == t.get("spaces")
    assert view(t.setup.rules, t.state, 0)["seats"][0]["draw_deck"] == {"count": 7}


@pytest.mark.rule("S57")
def test_redealing_hidden_cards_never_mixes_two_decks() -> None:
    t = give_hand(plain_table(), "blue 4", "red 4").set("draw_deck", {"wild 4": 3}, 0)
    t.set("draw_deck", {"starter 5": 5}, 1)
    for seed in range(20):
        world = t.state.copy()
        redeal(t.setup.rules.layout, world, 1, Dealer(seed))
        seen = view(t.setup.rules, world, 0)["seats"]
        assert sum(seen[0]["hand"].values()) == 2
        assert set(seen[0]["hand"]) <= {"blue 4", "red 4", "wild 4"}
        seat_1 = view(t.setup.rules, world, 1)["seats"][1]
        assert seat_1["draw_deck"] == {"count": 5}


@pytest.mark.rule("S52")
def test_a_bomb_stays_above_only_where_it_covered_both_sides_of_the_seam() -> None:
    t = plain_table(3, cards={"red_1": {"pattern": "xx/.x", "buy": "none"}})
    cover_spaces(give_hand(add_lower_board(t), "red 1"), "d7")
    t.play("bomb red 1", "blast d8 r0")
    assert covered_spaces(t) == {"d7", "d8", "e8", "e9"}
    t.set("artifact_spaces_left", 0).stand("attach_board").play("side a")
    assert covered_spaces(t) == {"e1"}
    assert t.get("above") == 1 << 4  # e, and not d


@pytest.mark.rule("S51")
def test_finding_two_last_artifacts_at_once_adds_one_board() -> None:
    maps = {"depth_1_a": {"a1": ".?", "b1": ".?"}}
    t = give_hand(plain_table(maps=maps, cards=CARDS), "blue 1").set("artifact_spaces_left", 2)
    t.play("drill blue", "play blue 1", "dig a1 across", "side a")
    assert t.get("lower_board") == "depth 2 a"
    assert sum(t.get("artifacts", 0).values()) == 2
    assert t.step == "act"


@pytest.mark.rule("S51")
def test_the_last_action_of_a_turn_may_add_a_board() -> None:
    t = table_before_last_artifact(3)
    t.play("pass", "drill blue", "play starter 3", "dig a1 across", "side a", "go_on")
    assert t.turn == 1


@pytest.mark.rule("S53", "S54")
def test_points_gained_after_the_last_artifact_count() -> None:
    t = table_before_last_artifact(2, depth=3)
    t.set("artifact_supply", {"free_platinum": 1}).set("minerals", {"red gold": 1}, 0)
    t.play("drill blue", "play starter 3", "dig a9 across", "use free_platinum", "stow red", "pass")
    assert t.over()
    assert [t.get("final_score", seat) for seat in range(2)] == [1, 0]
