"""Where tunnels may go, and what they collect: S20-S27."""

import pytest

from motherlode.kernel.view import view
from tests.games.super_motherload.arranged_table import (
    add_lower_board,
    cover_spaces,
    covered_spaces,
    give_hand,
    plain_table,
)

TWO = {"blue_1": {"icons": 2, "drill": [], "buy": "none"}}
ROCKY = {"depth_1_a": {"c1": "##", "d1": "RR", "e1": "BB", "f1": "YY", "g1": ",,", "h1": ";;"}}


@pytest.mark.rule("S20")
def test_covered_spaces_are_not_covered_again() -> None:
    t = cover_spaces(give_hand(plain_table(cards=TWO), "blue 1"), "c1")
    t.play("drill blue", "play blue 1")
    assert t.refused("dig b1 across") == ("already_covered", "S20")
    assert t.refused("dig c1 down") == ("already_covered", "S20")
    assert "dig c2 down" in t.legal()


@pytest.mark.rule("S21")
def test_a_tunnel_connects_by_an_edge_or_to_the_surface() -> None:
    t = cover_spaces(give_hand(plain_table(), "starter 3"), "c3")
    t.play("drill blue", "play starter 3")
    below = [text for text in t.legal("dig") if "1 " not in text]
    assert below == ["dig b3 across", "dig c2 across", "dig c4 across", "dig d3 across"]
    assert [f"dig {column}1 across" for column in "abcdefghijkl"] == sorted(
        text for text in t.legal("dig") if "1 " in text
    )
    assert t.refused("dig d4 across") == ("not_connected", "S21")  # only a corner
    assert t.refused("dig h5 across") == ("not_connected", "S21")


@pytest.mark.rule("S21")
def test_without_depth_1_there_is_no_surface() -> None:
    t = add_lower_board(add_lower_board(plain_table(3)))
    assert t.get("upper_board").startswith("depth 2")
    cover_spaces(give_hand(t, "starter 3"), "c3")
    t.play("drill blue", "play starter 3")
    assert t.refused("dig a1 across") == ("not_connected", "S21")
    assert t.legal("dig") == ["dig b3 across", "dig c2 across", "dig c4 across", "dig d3 across"]


@pytest.mark.rule("S22")
def test_tunnels_grow_upwards_from_any_space_by_any_player() -> None:
    t = plain_table(cards={"blue_1": {"icons": 3, "drill": []}})
    cover_spaces(give_hand(t, "blue 1"), "e5", "g5")
    t.play("drill blue", "play blue 1")
    legal = t.legal("dig")
    assert "dig e2 down" in legal  # upwards
    assert "dig d4 down" in legal  # its middle space connects
    assert "dig f4 down" in legal  # between two tunnels
    t.play("dig e2 down", "pass")
    give_hand(t, "starter 3", seat=1)
    t.play("drill blue", "play starter 3", "dig d2 across")
    assert covered_spaces(t) == {"e5", "g5", "e2", "e3", "e4", "d2"}


@pytest.mark.rule("S23")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_steel_is_drilled_in_its_colour_only(colour: str) -> None:
    starter = {"red": "starter 1", "blue": "starter 3", "yellow": "starter 5"}[colour]
    t = give_hand(plain_table(maps=ROCKY), starter)
    t.play(f"drill {colour}", f"play {starter}")
    plates = {"red": "d1", "blue": "e1", "yellow": "f1"}
    for other, space in plates.items():
        if other == colour:
            assert f"dig {space} across" in t.legal()
        else:
            assert t.refused(f"dig {space} across") == ("steel_of_another", "S23")
    assert t.refused("dig c1 across") == ("rock_not_drilled", "S23")
    assert "dig g1 across" in t.legal()
    assert "dig h1 across" in t.legal()


@pytest.mark.rule("S23")
def test_rock_is_bombed_but_steel_is_not() -> None:
    t = give_hand(plain_table(maps=ROCKY, cards={"starter_1": {"pattern": "xx"}}), "starter 1")
    t.play("bomb starter 1")
    assert "blast b1 r0" in t.legal()  # Dirt and Rock together
    assert "blast c1 r1" in t.legal()
    for place in ("c1", "d1", "e1", "f1"):
        assert t.refused(f"blast {place} r0") == ("steel_not_bombed", "S23")


@pytest.mark.rule("S23")
def test_one_drill_covers_mixed_terrain_if_every_space_allows_it() -> None:
    t = give_hand(
        plain_table(maps=ROCKY, cards={"yellow_1": {"icons": 3, "drill": []}}), "yellow 1"
    )
    t.play("drill yellow", "play yellow 1")
    assert "dig f1 across" in t.legal()  # yellow Steel and two tints of Dirt
    assert t.refused("dig e1 across")[0] == "steel_of_another"


@pytest.mark.rule("S24")
def test_all_minerals_of_an_action_go_on_one_stack() -> None:
    t = give_hand(plain_table(maps={"depth_1_a": {"a1": ".i", "b1": ".p"}}, cards=TWO), "blue 1")
    t.play("drill blue", "play blue 1", "dig a1 across")
    assert t.step == "stow"
    assert t.legal() == ["leave", "stow blue", "stow red", "stow wild", "stow yellow"]
    t.play("stow wild")
    assert t.get("minerals", 0) == {"wild iron": 1, "wild platinum": 1}
    assert t.get("loot") == {}


@pytest.mark.rule("S24")
def test_a_stack_that_is_bought_out_takes_no_minerals() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".i"}}).set("bought", {"red": 4, "wild": 4}, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across")
    assert t.legal() == ["leave", "stow blue", "stow yellow"]
    assert t.refused("stow red") == ("stack_bought_out", "S24")


@pytest.mark.rule("S24")
def test_with_all_stacks_bought_the_tiles_are_lost() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".i"}})
    t.set("bought", {"red": 4, "blue": 4, "yellow": 4, "wild": 4}, 0)
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across")
    assert t.step == "act"
    assert t.events_of("tiles_lost")[0]["minerals"] == {"iron": 1}
    assert t.get("minerals", 0) == {}
    assert t.get("loot") == {}


@pytest.mark.rule("S25")
def test_symbols_give_bombs_cards_and_artifacts() -> None:
    marks = {"a1": ".*", "b1": ".1", "c1": ".2", "d1": ".?"}
    t = plain_table(maps={"depth_1_a": marks}, cards={"blue_1": {"icons": 3, "drill": []}})
    t.set("artifact_supply", {"trophy": 2})
    give_hand(t, "starter 3", "blue 1").set("draw_deck", {"starter 1": 5}, 0)
    t.play("drill blue", "play starter 3", "play blue 1", "dig a1 across")
    assert t.get("bombs", 0) == 2
    assert t.get("hand", 0) == {"starter 1": 3}
    assert t.get("artifacts", 0) == {"trophy": 1}
    assert t.get("artifact_supply") == {"trophy": 1}
    assert t.get("artifact_spaces_left") == 2


@pytest.mark.rule("S2", "S25")
def test_with_no_artifact_tile_left_none_is_taken() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}}).set("artifact_supply", {})
    give_hand(t, "starter 3").play("drill blue", "play starter 3", "dig a1 across")
    assert t.get("artifacts", 0) == {}
    assert t.get("artifact_spaces_left") == 2


@pytest.mark.rule("S25", "S57")
def test_only_the_finder_learns_the_kind_of_an_artifact() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".?"}})
    give_hand(t, "starter 3")
    t.dealer.record_events()
    t.play("drill blue", "play starter 3", "dig a1 across")
    events = [event for event in t.dealer.events if event.seat == 0]
    shown = [t.setup.game.events.redact(event, 1) for event in events]
    assert [fact for fact in shown if fact["event"] == "artifact_taken"] == [
        {"event": "artifact_taken", "seat": 0}
    ]
    assert view(t.setup.rules, t.state, 1)["seats"][0]["artifacts"] == {"count": 1}
    assert sum(view(t.setup.rules, t.state, 0)["seats"][0]["artifacts"].values()) == 1


@pytest.mark.rule("S27")
def test_minerals_wait_on_their_card_until_it_is_bought() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": ".g", "b1": ".g"}})
    give_hand(t, "starter 3", "starter 3")
    t.play("drill blue", "play starter 3", "dig a1 across", "stow red", "pass")
    t.play("pass", "pass")
    assert t.get("minerals", 0) == {"red gold": 1}
    t.play("drill blue", "play starter 3", "dig b1 across", "stow red")
    assert t.get("minerals", 0) == {}
    assert t.get("bought", 0) == {"red": 1}


@pytest.mark.rule("S23", "S50")
def test_a_drill_across_the_seam_obeys_the_terrain_of_both_boards() -> None:
    maps = {
        "depth_1_a": {"c8": "BB", "d8": "##", "e8": ".."},
        "depth_2_a": {"c1": ".e", "d1": "..", "e1": "RR", "a8": "..", "h8": ".?"},
    }
    t = add_lower_board(plain_table(maps=maps, cards=TWO))
    cover_spaces(give_hand(t, "blue 1"), "c7", "d7", "e7")
    t.play("drill blue", "play blue 1")
    assert "dig c8 down" in t.legal()  # blue Steel above, Dirt with an Emerald below
    assert t.refused("dig d8 down") == ("rock_not_drilled", "S23")
    assert t.refused("dig e8 down") == ("steel_of_another", "S23")
    t.play("dig c8 down", "stow wild")
    assert t.get("minerals", 0) == {"wild emerald": 1}
    assert covered_spaces(t) >= {"c8", "c9"}


@pytest.mark.rule("S19", "S23", "S50")
def test_a_bomb_across_the_seam_breaks_rock_on_both_boards_but_no_steel() -> None:
    maps = {
        "depth_1_a": {"c8": "##", "h8": "YY"},
        "depth_2_a": {"c1": "##", "d1": "#g"},
    }
    t = add_lower_board(plain_table(maps=maps, cards={"red_1": {"pattern": "x./xx"}}))
    cover_spaces(give_hand(t, "red 1"), "c7", "h7")
    t.play("bomb red 1")
    assert t.refused("blast h8 r0") == ("steel_not_bombed", "S23")
    t.play("blast c8 r0", "stow wild")
    assert covered_spaces(t) == {"c7", "h7", "c8", "c9", "d9"}
    assert t.get("minerals", 0) == {"wild gold": 1}


@pytest.mark.rule("S21", "S50")
def test_a_tunnel_on_one_board_connects_on_the_other() -> None:
    t = cover_spaces(give_hand(add_lower_board(plain_table()), "starter 3"), "c8", "g9")
    t.play("drill blue", "play starter 3")
    assert {"dig c9 across", "dig g8 across"} <= set(t.legal())
    assert t.refused("dig d9 across") == ("not_connected", "S21")


@pytest.mark.rule("S20")
def test_a_line_does_not_wrap_round_the_edge() -> None:
    t = cover_spaces(give_hand(plain_table(cards=TWO), "blue 1"), "l4")
    t.play("drill blue", "play blue 1")
    assert t.refused("dig l3 across") == ("leaves_the_boards", "S20")
    assert t.refused("dig a4 down") == ("not_connected", "S21")
    assert t.refused("dig a5 across") == ("not_connected", "S21")


@pytest.mark.rule("S2", "S18", "S25")
def test_a_spent_bomb_token_may_be_gained_back_from_a_bomb_space() -> None:
    t = plain_table(maps={"depth_1_a": {"a1": "#*"}}, cards={"red_1": {"pattern": "xx"}})
    give_hand(t.set("bomb_supply", 0), "red 1").play("bomb red 1", "blast a1 r0")
    assert (t.get("bombs", 0), t.get("bomb_supply")) == (1, 0)


@pytest.mark.rule("S25")
def test_a_bomb_collects_symbols_and_minerals_like_a_drill() -> None:
    t = plain_table(
        maps={"depth_1_a": {"a1": ".?", "b1": ".2", "a2": "#d", "b2": ".i", "c8": ".?"}},
        cards={"red_1": {"pattern": "xx/xx", "buy": "none", "drill": ["draw_2", "split"]}},
    )
    give_hand(t, "red 1").set("draw_deck", {"starter 5": 5}, 0)
    t.play("bomb red 1", "blast a1 r0", "stow blue", "buy blue")  # a Bomb never splits
    assert t.get("hand", 0) == {"starter 5": 2}
    assert sum(t.get("artifacts", 0).values()) == 1
    assert t.get("bought", 0) == {"blue": 1}
